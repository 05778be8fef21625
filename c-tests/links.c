// Linking and loading.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static int is(const char *text, const char *expected) { return strcmp(text, expected) == 0; }

static const char file[] = "dir/x.o";

static const char *words(smarch_nvlink_message_kind kind, smarch_target object, smarch_name target) {
    static THREAD_LOCAL char text[128];
    size_t length = 0;
    CHECK(smarch_nvlink_message(K, kind, object, target, file, sizeof file - 1, text, sizeof text, &length) == SMARCH_OK);
    CHECK(strlen(text) == length);
    return text;
}

static void links(void) {
    CHECK(smarch_nvlink_links(K, SMARCH_SM_80, SMARCH_SM_89) && !smarch_nvlink_links(K, SMARCH_SM_80, SMARCH_SM_87));
    CHECK(smarch_nvlink_links_why(K, SMARCH_SM_100F, SMARCH_SM_103A) == SMARCH_YES);
    CHECK(smarch_nvlink_links_why(K, SMARCH_SM_100A, SMARCH_SM_103A) == SMARCH_NO_LINK_ARCH);
    CHECK(smarch_nvlink_links_why(K, SMARCH_SM_75, SMARCH_SM_70) == SMARCH_NO_LINK_NAME);
    CHECK(smarch_nvlink_links_why(K, SMARCH_SM_101F, SMARCH_SM_110) == SMARCH_UNKNOWN_LINK);
    CHECK(!smarch_nvlink_links(K, 0, SMARCH_SM_75) && smarch_nvlink_links_why(K, SMARCH_SM_75, 0) == SMARCH_NO_VERDICT);

    const smarch_name compute = {SMARCH_KIND_COMPUTE, SMARCH_SM_100}, lto = {SMARCH_KIND_LTO, SMARCH_SM_100}, sm = {SMARCH_KIND_SM, SMARCH_SM_100}, invalid = {9, SMARCH_SM_100};
    CHECK(smarch_nvlink_links_name_why(K, SMARCH_SM_90, compute) == SMARCH_YES && smarch_nvlink_links_name_why(K, SMARCH_SM_100, compute) != SMARCH_YES);
    CHECK(smarch_nvlink_links_name_why(K, SMARCH_SM_100, compute) == SMARCH_NO_LINK_BUFFER);
    CHECK(smarch_nvlink_links_name_why(K, SMARCH_SM_100, lto) == SMARCH_NO_LINK_VIRTUAL);
    CHECK(smarch_nvlink_links_name_why(K, SMARCH_SM_100, invalid) == SMARCH_NO_VERDICT);

    // What a cubin says itself: a version that is too high, a class type of another decade, an executable.
    smarch_cubin cubin;
    const smarch_name next = {SMARCH_KIND_SM, SMARCH_SM_121}, other = {SMARCH_KIND_SM, SMARCH_SM_103};
    memset(&cubin, 0, sizeof cubin);
    cubin.target = SMARCH_SM_120;
    cubin.kind = SMARCH_CUBIN_RELOCATABLE;
    cubin.has_fastpath_mask = 1;
    CHECK(smarch_nvlink_links_cubin_why(K, &cubin, next) == SMARCH_YES && smarch_nvlink_links_cubin_why(K, &cubin, other) != SMARCH_YES && smarch_nvlink_links_cubin_why(K, NULL, next) != SMARCH_YES);
    CHECK(smarch_nvlink_links_cubin_why(K, &cubin, next) == SMARCH_YES && smarch_nvlink_links_cubin_why(K, &cubin, other) == SMARCH_NO_LINK_ARCH);
    cubin.has_finalization_version = 1;
    cubin.finalization_version = 0x102;
    CHECK(smarch_nvlink_links_cubin_why(K, &cubin, next) == SMARCH_NO_LINK_VERSION && smarch_nvlink_links_cubin_why(SMARCH_TOOLKIT_13_2, &cubin, next) == SMARCH_YES);
    cubin.kind = SMARCH_CUBIN_EXECUTABLE;
    CHECK(smarch_nvlink_links_cubin_why(K, &cubin, next) == SMARCH_NO_LINK_EXECUTABLE && smarch_nvlink_links_cubin_why(K, &cubin, lto) == SMARCH_NO_LINK_VIRTUAL);
    cubin.target = 0;
    cubin.sm = 130;
    CHECK(smarch_nvlink_links_cubin_why(K, &cubin, next) == SMARCH_NO_LINK_ARCH && smarch_nvlink_links_cubin_why(newest_toolkit(), &cubin, next) == SMARCH_UNKNOWN_LINK);
    cubin.target = SMARCH_SM_120;
    cubin.kind = 0;
    CHECK(smarch_nvlink_links_cubin_why(K, &cubin, next) == SMARCH_NO_VERDICT && smarch_nvlink_links_cubin_why(K, NULL, next) == SMARCH_NO_VERDICT);

    CHECK(smarch_nvlink_links_lto(K, SMARCH_SM_75, SMARCH_SM_121F) && !smarch_nvlink_links_lto(K, SMARCH_SM_90A, SMARCH_SM_100));
    CHECK(smarch_nvlink_links_lto_why(K, SMARCH_SM_90A, SMARCH_SM_100) == SMARCH_NO_LTO_IGNORED);
    // 13.1 keeps objects with suffix a apart, 13.2 lets 8.7 in.
    CHECK(smarch_nvlink_links_why(SMARCH_TOOLKIT_13_1, SMARCH_SM_90A, SMARCH_SM_90) == SMARCH_NO_LINK_ACCELERATED);
    CHECK(!smarch_nvlink_links(SMARCH_TOOLKIT_13_1, SMARCH_SM_80, SMARCH_SM_87) && smarch_nvlink_links(SMARCH_TOOLKIT_13_2, SMARCH_SM_80, SMARCH_SM_87));
    // At run time.
    const smarch_toolkit cuda12 = SMARCH_TOOLKIT_12_4;
    const smarch_jit_input object = SMARCH_JIT_INPUT_OBJECT, lto_ir = SMARCH_JIT_INPUT_LTO_IR;
    CHECK(smarch_nvjitlink_links_why(cuda12, object, SMARCH_SM_80, SMARCH_SM_86) == SMARCH_YES && smarch_nvjitlink_links_why(cuda12, object, SMARCH_SM_80, SMARCH_SM_87) != SMARCH_YES);
    CHECK(smarch_nvjitlink_links_why(cuda12, object, SMARCH_SM_86, SMARCH_SM_80) == SMARCH_NO_LINK_ARCH);
    CHECK(smarch_nvjitlink_links_why(SMARCH_TOOLKIT_12_9, object, SMARCH_SM_90, SMARCH_SM_100) == SMARCH_NO_LINK_FORMAT);
    CHECK(smarch_nvjitlink_links_why(SMARCH_TOOLKIT_11_8, object, SMARCH_SM_86, SMARCH_SM_86) == SMARCH_UNKNOWN_TOOL);
    CHECK(smarch_nvjitlink_links_why(12070, object, SMARCH_SM_86, SMARCH_SM_86) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_nvjitlink_links_why(K, object, 1, SMARCH_SM_86) == SMARCH_NO_VERDICT && smarch_nvjitlink_links_why(K, 9, SMARCH_SM_86, SMARCH_SM_86) == SMARCH_NO_VERDICT);
    CHECK(smarch_nvjitlink_links_why(K, lto_ir, SMARCH_SM_90A, SMARCH_SM_100) == SMARCH_YES && smarch_nvjitlink_links_why(K, lto_ir, SMARCH_SM_100, SMARCH_SM_90) == SMARCH_NO_LINK_NEWER);
    CHECK(smarch_nvjitlink_links_why(K, SMARCH_JIT_INPUT_PTX, SMARCH_SM_90A, SMARCH_SM_100) == SMARCH_NO_FUTURE);
    char log[128];
    size_t logged;
    CHECK(smarch_nvjitlink_message(cuda12, object, SMARCH_SM_86, SMARCH_SM_80, "a.o", 3, log, sizeof log, &logged) == SMARCH_OK && is(log, "ERROR 4: bad input:a.o") && logged == 22);
    CHECK(smarch_nvjitlink_message(cuda12, object, SMARCH_SM_86, SMARCH_SM_86, "a.o", 3, log, sizeof log, NULL) == SMARCH_OK && is(log, ""));
    CHECK(smarch_nvjitlink_message(cuda12, object, SMARCH_SM_86, SMARCH_SM_80, "a.o", 3, log, 22, &logged) == SMARCH_ERROR_BUFFER_TOO_SMALL && logged == 22);
    CHECK(smarch_nvjitlink_message(cuda12, object, SMARCH_SM_86, SMARCH_SM_80, "\xff", 1, log, sizeof log, NULL) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_nvjitlink_message(9020, object, SMARCH_SM_86, SMARCH_SM_80, "a", 1, log, sizeof log, NULL) == SMARCH_ERROR_TOOLKIT_NOT_RUN);
    CHECK(is(smarch_code_name(SMARCH_ENUMERATION_JIT_INPUT, lto_ir), "LTO IR") && is(smarch_code_name(SMARCH_ENUMERATION_JIT_INPUT, 0), ""));
    CHECK(!smarch_nvlink_links_lto(K, 1, SMARCH_SM_75) && smarch_nvlink_links_lto_why(K, 1, SMARCH_SM_75) == SMARCH_NO_VERDICT);


    size_t count = 0, linked = 0, by_lto = 0;
    const smarch_target_info *rows = smarch_targets(&count);
    for (size_t i = 0; i < count; ++i) {
        linked += smarch_nvlink_links(K, SMARCH_SM_86, rows[i].target);
        by_lto += smarch_nvlink_links_lto(K, SMARCH_SM_75, rows[i].target);
    }
    CHECK(linked == 2 && smarch_nvlink_links(K, SMARCH_SM_86, SMARCH_SM_89) && by_lto == 23);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm), "Input file 'dir/x.o' arch does not match target 'sm_100'") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_LIMITED, SMARCH_SM_75, sm), "Output is limited to run on SM Arch '100' only due to limitations in input file dir/x.o") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_IGNORED, SMARCH_SM_90A, sm), "SM Arch ('sm_100') not found in 'dir/x.o'") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_NOTHING, SMARCH_SM_90A, sm), "Ignoring -dlto option because no LTO objects found") == 0);
    CHECK(strcmp(words(SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_100, sm), "") == 0);
    char text[4];
    CHECK(smarch_nvlink_message(K, SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm, file, 7, text, 4, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 56);
    CHECK(smarch_nvlink_message(K, 0, SMARCH_SM_75, sm, file, 7, text, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_nvlink_message(K, SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm, "\xff", 1, text, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_nvlink_message(K, SMARCH_NVLINK_MESSAGE_REFUSAL, SMARCH_SM_75, sm, NULL, 1, text, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_nvlink_message(K, SMARCH_NVLINK_MESSAGE_REFUSAL, 1, sm, file, 7, text, 4, &count) == SMARCH_ERROR_INVALID_TARGET);
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
    const smarch_name cubin_80 = {SMARCH_KIND_SM, SMARCH_SM_80}, ptx_80 = {SMARCH_KIND_COMPUTE, SMARCH_SM_80}, lto_80 = {SMARCH_KIND_LTO, SMARCH_SM_80};
    CHECK(smarch_fits_basis(cubin_80, 87) == SMARCH_LOAD_BASIS_REPORTED && smarch_fits_basis(ptx_80, 87) == SMARCH_LOAD_BASIS_DOCUMENTED && smarch_fits_basis(lto_80, 87) == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_LOAD_BASIS, SMARCH_LOAD_BASIS_SILENT), "documents are silent") == 0 && strcmp(smarch_code_name(SMARCH_ENUMERATION_LOAD_BASIS, 99), "") == 0);
}

int test_links(void) {
    links();
    loading();
    return failures;
}
