// Linking and loading.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static const char file[] = "dir/x.o";

static const char *words(smarch_nvlink_message_kind kind, smarch_target object, smarch_name target) {
    static THREAD_LOCAL char text[128];
    size_t length = 0;
    CHECK(smarch_nvlink_message(kind, object, target, file, sizeof file - 1, text, sizeof text, &length) == SMARCH_OK);
    CHECK(strlen(text) == length);
    return text;
}

static void links(void) {
    CHECK(smarch_nvlink_links(SMARCH_SM_80, SMARCH_SM_89) && !smarch_nvlink_links(SMARCH_SM_80, SMARCH_SM_87));
    CHECK(smarch_nvlink_links_why(SMARCH_SM_100F, SMARCH_SM_103A) == SMARCH_YES);
    CHECK(smarch_nvlink_links_why(SMARCH_SM_100A, SMARCH_SM_103A) == SMARCH_NO_LINK_ARCH);
    CHECK(smarch_nvlink_links_why(SMARCH_SM_75, SMARCH_SM_70) == SMARCH_NO_LINK_NAME);
    CHECK(smarch_nvlink_links_why(SMARCH_SM_101F, SMARCH_SM_110) == SMARCH_UNKNOWN_LINK);
    CHECK(!smarch_nvlink_links(0, SMARCH_SM_75) && smarch_nvlink_links_why(SMARCH_SM_75, 0) == SMARCH_NO_VERDICT);

    const smarch_name compute = {SMARCH_KIND_COMPUTE, SMARCH_SM_100}, lto = {SMARCH_KIND_LTO, SMARCH_SM_100}, sm = {SMARCH_KIND_SM, SMARCH_SM_100}, invalid = {9, SMARCH_SM_100};
    CHECK(smarch_nvlink_links_name(SMARCH_SM_90, compute) && !smarch_nvlink_links_name(SMARCH_SM_100, compute));
    CHECK(smarch_nvlink_links_name_why(SMARCH_SM_100, compute) == SMARCH_NO_LINK_BUFFER);
    CHECK(smarch_nvlink_links_name_why(SMARCH_SM_100, lto) == SMARCH_NO_LINK_VIRTUAL);
    CHECK(!smarch_nvlink_links_name(SMARCH_SM_100, invalid) && smarch_nvlink_links_name_why(SMARCH_SM_100, invalid) == SMARCH_NO_VERDICT);

    CHECK(smarch_nvlink_links_lto(SMARCH_SM_75, SMARCH_SM_121F) && !smarch_nvlink_links_lto(SMARCH_SM_90A, SMARCH_SM_100));
    CHECK(smarch_nvlink_links_lto_why(SMARCH_SM_90A, SMARCH_SM_100) == SMARCH_NO_LTO_IGNORED);
    CHECK(!smarch_nvlink_links_lto(1, SMARCH_SM_75) && smarch_nvlink_links_lto_why(1, SMARCH_SM_75) == SMARCH_NO_VERDICT);

    smarch_target out[23];
    size_t count = 0;
    CHECK(smarch_nvlink_targets(SMARCH_SM_86, false, out, 23, &count) == SMARCH_OK && count == 2 && out[1] == SMARCH_SM_89);
    CHECK(smarch_nvlink_targets(SMARCH_SM_75, true, out, 23, &count) == SMARCH_OK && count == 23);
    CHECK(smarch_nvlink_targets(SMARCH_SM_75, true, out, 22, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 23);
    CHECK(smarch_nvlink_targets(1, true, out, 23, &count) == SMARCH_ERROR_INVALID_TARGET);

    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm), "Input file 'dir/x.o' arch does not match target 'sm_100'") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_LIMITED, SMARCH_SM_75, sm), "Output is limited to run on SM Arch '100' only due to limitations in input file dir/x.o") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_IGNORED, SMARCH_SM_90A, sm), "SM Arch ('sm_100') not found in 'dir/x.o'") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_NOTHING, SMARCH_SM_90A, sm), "Ignoring -dlto option because no LTO objects found") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_100, sm), "") == 0);
    char text[4];
    CHECK(smarch_nvlink_message(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm, file, 7, text, 4, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 56);
    CHECK(smarch_nvlink_message(0, SMARCH_SM_75, sm, file, 7, text, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_nvlink_message(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm, "\xff", 1, text, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_nvlink_message(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm, NULL, 1, text, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_nvlink_message(SMARCH_NVLINK_MESSAGE_REFUSAL, 1, sm, file, 7, text, 4, &count) == SMARCH_ERROR_INVALID_TARGET);
}

static void loading(void) {
    CHECK(smarch_loads(SMARCH_SM_80, 86) && !smarch_loads(SMARCH_SM_86, 80));
    CHECK(smarch_loads_why(SMARCH_SM_86, 80) == SMARCH_NO_LOAD_MINOR);
    CHECK(smarch_loads_why(SMARCH_SM_80, 90) == SMARCH_NO_LOAD_MAJOR);
    CHECK(smarch_loads_why(SMARCH_SM_80, 87) == SMARCH_NO_LOAD_TEGRA);
    CHECK(smarch_loads_why(SMARCH_SM_90A, 100) == SMARCH_NO_LOAD_EXACT);
    CHECK(smarch_loads_why(SMARCH_SM_100F, 120) == SMARCH_NO_LOAD_FAMILY);
    CHECK(smarch_loads_why(SMARCH_SM_80, 88) == SMARCH_UNKNOWN_SILENT && !smarch_loads(SMARCH_SM_80, 88));
    CHECK(smarch_loads_why(SMARCH_SM_86, 87) == SMARCH_UNKNOWN_DISPUTED);
    CHECK(smarch_loads_why(SMARCH_SM_120, 125) == SMARCH_UNKNOWN_DEVICE);
    CHECK(smarch_loads_why(1, 90) == SMARCH_NO_VERDICT && !smarch_loads(1, 90));
    CHECK(!smarch_loads(SMARCH_SM_80, 0xffffffffu));
    CHECK(smarch_jits(SMARCH_SM_75, 121) && !smarch_jits(SMARCH_SM_90A, 100) && smarch_jits(SMARCH_SM_75, 1000));
    CHECK(smarch_jits_why(SMARCH_SM_100, 90) == SMARCH_NO_JIT_HIGHER);
    CHECK(!smarch_jits(1, 90) && smarch_jits_why(1, 90) == SMARCH_NO_VERDICT);
    CHECK(smarch_loads_basis(SMARCH_SM_80, 87) == SMARCH_LOAD_BASIS_REPORTED && smarch_loads_basis(SMARCH_SM_120, 121) == SMARCH_LOAD_BASIS_RULE);
    CHECK(smarch_jits_basis(SMARCH_SM_80, 87) == SMARCH_LOAD_BASIS_DOCUMENTED);
    CHECK(smarch_loads_basis(1, 87) == 0 && smarch_jits_basis(1, 87) == 0);
    CHECK(strcmp(smarch_load_basis_name(SMARCH_LOAD_BASIS_SILENT), "documents are silent") == 0 && strcmp(smarch_load_basis_name(99), "") == 0);
}

int test_links(void) {
    links();
    loading();
    return failures;
}
