// The releases of the toolkit: what each is, what it answers, what changed between two.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

// No release: none, one of which nothing is known, one that never was, a CUDA_VERSION that is not round, and any number.
static const smarch_toolkit none[] = {0, 9020, 12070, 12100, 12041, 99990, 0xffffffffu};
enum { NONE = sizeof none / sizeof none[0] };

static const smarch_version NEWEST = {0, 0};

static int is_version(smarch_version version, unsigned major, unsigned minor) { return version.major == major && version.minor == minor; }

static void releases(void) {
    smarch_toolkit before = 0, parsed = 0;
    ROWS(smarch_toolkit_info, smarch_toolkits, smarch_toolkit_info_count) {
        CHECK(row->toolkit > before && smarch_toolkit_info_of(row->toolkit) == row && says(row->builds));
        CHECK(is(smarch_toolkit_name(row->toolkit), row->name));
        CHECK(smarch_toolkit_ptx(row->toolkit).major == row->ptx.major && smarch_toolkit_ptx(row->toolkit).minor == row->ptx.minor);
        CHECK(smarch_toolkit_parse(row->name, strlen(row->name), &parsed) == SMARCH_OK && parsed == row->toolkit);
        CHECK(strstr(row->builds, row->name) == row->builds);
        before = row->toolkit;
    }
    CHECK(smarch_toolkit_info_count >= 17 && before >= SMARCH_TOOLKIT_13_5 && SMARCH_TOOLKIT_DEFAULT == SMARCH_TOOLKIT_13_0);
    CHECK(is(smarch_toolkit_name(SMARCH_TOOLKIT_12_4), "12.4") && is_version(smarch_toolkit_ptx(SMARCH_TOOLKIT_12_4), 8, 4));
    CHECK(is_version(smarch_toolkit_ptx(SMARCH_TOOLKIT_11_7), 7, 7) && is_version(smarch_toolkit_ptx(SMARCH_TOOLKIT_13_5), 9, 5));
    CHECK(smarch_toolkit_info_of(SMARCH_TOOLKIT_12_4) && strstr(smarch_toolkit_info_of(SMARCH_TOOLKIT_12_4)->builds, "12.4.131"));

    static const struct {
        const char *text;
        smarch_status status;
        smarch_toolkit toolkit;
    } texts[] = {
        {"12.4", SMARCH_OK, SMARCH_TOOLKIT_12_4},
        {"12.4.131", SMARCH_OK, SMARCH_TOOLKIT_12_4},
        {"13.5.37", SMARCH_OK, SMARCH_TOOLKIT_13_5},
        {"9.2", SMARCH_ERROR_TOOLKIT_NOT_RUN, 0},
        {"12.7", SMARCH_ERROR_TOOLKIT_NOT_RUN, 0},
        {"12.10", SMARCH_ERROR_TOOLKIT_NOT_RUN, 0},
        {"99.9", SMARCH_ERROR_TOOLKIT_NOT_RUN, 0},
        {"12", SMARCH_ERROR_TOOLKIT_TEXT, 0},
        {"", SMARCH_ERROR_TOOLKIT_TEXT, 0},
        {"12.", SMARCH_ERROR_TOOLKIT_TEXT, 0},
        {"cuda", SMARCH_ERROR_TOOLKIT_TEXT, 0},
        {"12.4.131.1", SMARCH_ERROR_TOOLKIT_TEXT, 0},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
        parsed = 77;
        CHECK(smarch_toolkit_parse(texts[i].text, strlen(texts[i].text), &parsed) == texts[i].status);
        CHECK(parsed == (texts[i].status == SMARCH_OK ? texts[i].toolkit : 77));
    }
    CHECK(smarch_toolkit_parse(NULL, 4, &parsed) == SMARCH_ERROR_NULL_POINTER && smarch_toolkit_parse("12.4", 4, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_toolkit_parse(NULL, 0, &parsed) == SMARCH_ERROR_TOOLKIT_TEXT);
    for (size_t i = 0; i < NONE; ++i) {
        CHECK(!*smarch_toolkit_name(none[i]) && !smarch_toolkit_info_of(none[i]) && is_version(smarch_toolkit_ptx(none[i]), 0, 0));
        CHECK(smarch_toolkit_best_target(none[i], 90, 0) == 0);
    }
}

// Answers that are not those of 13.0.
static void answers(void) {
    const smarch_name compute_90a = {SMARCH_KIND_COMPUTE, SMARCH_SM_90A}, lto_90a = {SMARCH_KIND_LTO, SMARCH_SM_90A}, sm_75 = {SMARCH_KIND_SM, SMARCH_SM_75};
    const smarch_tool gpu_name = SMARCH_TOOL_PTXAS_GPU_NAME;
    CHECK(smarch_tool_accepts(SMARCH_TOOLKIT_12_2, gpu_name, compute_90a) && smarch_tool_accepts(SMARCH_TOOLKIT_12_9, gpu_name, compute_90a));
    CHECK(smarch_tool_accepts_why(SMARCH_TOOLKIT_12_3, gpu_name, compute_90a) == SMARCH_NO_GPU_UNSUPPORTED);
    CHECK(smarch_tool_accepts_why(SMARCH_TOOLKIT_11_8, gpu_name, compute_90a) == SMARCH_NO_GPU_NAME);
    CHECK(smarch_tool_accepts(SMARCH_TOOLKIT_12_2, gpu_name, lto_90a) && !smarch_tool_accepts(SMARCH_TOOLKIT_12_3, gpu_name, lto_90a));
    CHECK(smarch_tool_accepts_why(SMARCH_TOOLKIT_12_4, SMARCH_TOOL_NVLINK, sm_75) == SMARCH_UNKNOWN_TOOL);
    CHECK(smarch_tool_accepts_why(K, SMARCH_TOOL_TILEIRAS, sm_75) == SMARCH_UNKNOWN_TOOL && !smarch_tool_accepts(K, SMARCH_TOOL_TILEIRAS, sm_75));

    CHECK(smarch_ptxas_compiles(SMARCH_TOOLKIT_12_8, SMARCH_SM_70, SMARCH_SM_75) && smarch_ptxas_compiles(SMARCH_TOOLKIT_12_9, SMARCH_SM_70, SMARCH_SM_70));
    CHECK(smarch_ptxas_compiles_why(K, SMARCH_SM_70, SMARCH_SM_70) == SMARCH_NO_GPU_NAME);
    CHECK(smarch_ptxas_compiles_why(SMARCH_TOOLKIT_12_6, SMARCH_SM_100, SMARCH_SM_100) == SMARCH_NO_GPU_NAME);
    CHECK(smarch_ptxas_compiles_why(SMARCH_TOOLKIT_12_6, SMARCH_SM_100, SMARCH_SM_90) == SMARCH_NO_PTX_TARGET);
    CHECK(smarch_ptxas_compiles(SMARCH_TOOLKIT_13_4, SMARCH_SM_107, SMARCH_SM_107) && !smarch_ptxas_compiles(SMARCH_TOOLKIT_13_3, SMARCH_SM_107, SMARCH_SM_107));

    smarch_target one = 77;
    const smarch_target both[] = {SMARCH_SM_100, SMARCH_SM_103A};
    CHECK(smarch_ptxas_most_specific(SMARCH_TOOLKIT_12_9, both, 2, &one) == SMARCH_OK && one == SMARCH_SM_100F);
    CHECK(smarch_ptxas_most_specific(SMARCH_TOOLKIT_12_8, both, 2, &one) == SMARCH_OK && one == 0);

    CHECK(smarch_target_standing(SMARCH_TOOLKIT_12_9, SMARCH_SM_101) == SMARCH_STANDING_PRODUCTION && smarch_target_standing(K, SMARCH_SM_101) == SMARCH_STANDING_ALIAS);
    CHECK(smarch_target_standing(SMARCH_TOOLKIT_12_6, SMARCH_SM_100) == 0 && smarch_target_standing(SMARCH_TOOLKIT_13_5, SMARCH_SM_107) == SMARCH_STANDING_PRODUCTION);
    CHECK(is_version(smarch_target_lowest_ptx(K, SMARCH_SM_88), 7, 3) && is_version(smarch_target_lowest_ptx(SMARCH_TOOLKIT_13_1, SMARCH_SM_88), 9, 0));
    CHECK(is_version(smarch_target_lowest_ptx(SMARCH_TOOLKIT_12_6, SMARCH_SM_100), 0, 0) && is_version(smarch_target_lowest_ptx(K, 1), 0, 0));
    CHECK(smarch_target_standing(K, 1) == 0);
    CHECK(smarch_tool_default(SMARCH_TOOLKIT_12_9, gpu_name) == SMARCH_SM_52 && smarch_tool_default(K, gpu_name) == SMARCH_SM_75);

    // The name to pass to ptxas for a device, never one that the release has retired.
    CHECK(smarch_toolkit_best_target(SMARCH_TOOLKIT_12_9, 101, 'a') == SMARCH_SM_101A && smarch_toolkit_best_target(K, 101, 'a') != SMARCH_SM_101A);
    CHECK(smarch_toolkit_best_target(SMARCH_TOOLKIT_12_4, 90, 0) == SMARCH_SM_90 && smarch_toolkit_best_target(SMARCH_TOOLKIT_12_4, 90, 'a') == SMARCH_SM_90A);
    CHECK(smarch_toolkit_best_target(K, 103, 'f') == SMARCH_SM_103F && smarch_toolkit_best_target(K, 89, 0) == SMARCH_SM_89);
    CHECK(smarch_toolkit_best_target(SMARCH_TOOLKIT_11_7, 89, 0) == SMARCH_SM_86 && smarch_toolkit_best_target(SMARCH_TOOLKIT_12_6, 100, 0) == 0);
    CHECK(smarch_toolkit_best_target(K, 999, 0) == 0 && smarch_toolkit_best_target(K, 90, 'x') == 0 && smarch_toolkit_best_target(K, 90, 0xffffffffu) == 0);
}

// A form asks for a .version as well as for a target.
static void versions(void) {
    const smarch_version v8_7 = {8, 7}, v9_0 = {9, 0}, v7_0 = {7, 0}, v99_9 = {99, 9};
    CHECK(smarch_isa_supports(K, v9_0, SMARCH_SM_80, SMARCH_ISA_CP_ASYNC) && smarch_isa_supports(K, v7_0, SMARCH_SM_80, SMARCH_ISA_CP_ASYNC));
    CHECK(smarch_isa_supports_why(K, v99_9, SMARCH_SM_80, SMARCH_ISA_CP_ASYNC) == SMARCH_NO_PTX_VERSION);
    CHECK(smarch_isa_supports_why(K, v7_0, SMARCH_SM_90, SMARCH_ISA_CP_ASYNC) == SMARCH_NO_PTX_VERSION_LOW);
    CHECK(smarch_isa_supports_why(SMARCH_TOOLKIT_12_4, v8_7, SMARCH_SM_80, SMARCH_ISA_CP_ASYNC) == SMARCH_NO_PTX_VERSION);
    // What 13.0 reads with its newest .version and not with 8.7.
    size_t later = 0, count = 0;
    CHECK(smarch_isa_features(&count) != NULL);
    for (smarch_isa_feature feature = 1; feature <= count; ++feature) {
        const smarch_version since = smarch_isa_feature_since(K, feature);
        const bool is_later = smarch_isa_supports_why(K, v8_7, SMARCH_SM_100A, feature) == SMARCH_NO_ISA_VERSION;
        CHECK(since.major != 0);
        CHECK(!is_later || since.major > 8 || (since.major == 8 && since.minor > 7));
        later += is_later;
    }
    CHECK(later > 0);
    CHECK(is_version(smarch_isa_feature_since(K, SMARCH_ISA_CP_ASYNC), 7, 0) && is_version(smarch_isa_feature_since(SMARCH_TOOLKIT_12_6, SMARCH_ISA_TCGEN05_ALLOC), 0, 0));
    CHECK(is_version(smarch_isa_feature_since(K, 0), 0, 0) && is_version(smarch_isa_feature_since(K, 9999), 0, 0));
    CHECK(smarch_isa_supports(K, NEWEST, SMARCH_SM_100A, SMARCH_ISA_TCGEN05_ALLOC) && !smarch_isa_supports(SMARCH_TOOLKIT_12_6, NEWEST, SMARCH_SM_100A, SMARCH_ISA_TCGEN05_ALLOC));

    smarch_version read[64];
    CHECK(smarch_ptx_versions(SMARCH_TOOLKIT_12_4, read, 64, &count) == SMARCH_OK && is_version(read[count - 1], 8, 4));
    CHECK(!smarch_ptx_version_suffices(SMARCH_TOOLKIT_12_4, v8_7, SMARCH_SM_80) && smarch_ptx_version_suffices(SMARCH_TOOLKIT_12_8, v8_7, SMARCH_SM_80));
    char text[128];
    CHECK(smarch_ptx_version_message(SMARCH_TOOLKIT_12_4, v8_7, SMARCH_SM_80, text, sizeof text, &count) == SMARCH_OK);
    CHECK(is(text, "Unsupported .version 8.7; current version is '8.4'"));
}

static void changes(void) {
    static THREAD_LOCAL smarch_toolkit_change list[4096];
    size_t count = 0, kinds[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    CHECK(smarch_toolkit_changes(SMARCH_TOOLKIT_12_8, SMARCH_TOOLKIT_12_9, list, 4096, &count) == SMARCH_OK && count > 10 && count <= 4096);
    for (size_t i = 0; i < count && i < 4096; ++i) {
        CHECK(*smarch_code_name(SMARCH_ENUMERATION_CHANGE_KIND, list[i].kind) && (i == 0 || list[i - 1].kind <= list[i].kind));
        CHECK(list[i].before != list[i].after || list[i].ptx_before.major != list[i].ptx_after.major || list[i].ptx_before.minor != list[i].ptx_after.minor ||
              list[i].target_before != list[i].target_after);
        ++kinds[list[i].kind & 7u];
    }
    CHECK(kinds[SMARCH_CHANGE_NEWEST_PTX] == 1 && list[0].kind == SMARCH_CHANGE_NEWEST_PTX);
    CHECK(is_version(list[0].ptx_before, 8, 7) && is_version(list[0].ptx_after, 8, 8));
    CHECK(kinds[SMARCH_CHANGE_NAME] > 0 && kinds[SMARCH_CHANGE_SINCE_PTX] > 0);

    // Back, the same facts the other way round.
    size_t back = 0;
    CHECK(smarch_toolkit_changes(SMARCH_TOOLKIT_12_9, SMARCH_TOOLKIT_12_8, list, 4096, &back) == SMARCH_OK && back == count);
    CHECK(is_version(list[0].ptx_before, 8, 8) && is_version(list[0].ptx_after, 8, 7));
    CHECK(smarch_toolkit_changes(K, K, list, 4096, &back) == SMARCH_OK && back == 0 && smarch_toolkit_changes(K, K, NULL, 0, &back) == SMARCH_OK);

    memset(list, 0x5a, sizeof list[0]);
    CHECK(smarch_toolkit_changes(SMARCH_TOOLKIT_12_8, SMARCH_TOOLKIT_12_9, list, count - 1, &back) == SMARCH_ERROR_BUFFER_TOO_SMALL && back == count);
    CHECK(list[0].kind == 0x5a5a5a5au);
    CHECK(smarch_toolkit_changes(SMARCH_TOOLKIT_12_8, SMARCH_TOOLKIT_12_9, NULL, 4096, &back) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_toolkit_changes(SMARCH_TOOLKIT_12_8, SMARCH_TOOLKIT_12_9, list, 4096, NULL) == SMARCH_ERROR_NULL_POINTER);
    for (size_t i = 0; i < NONE; ++i) {
        back = 77;
        CHECK(smarch_toolkit_changes(none[i], K, list, 4096, &back) == SMARCH_ERROR_TOOLKIT_NOT_RUN && back == 77 && list[0].kind == 0x5a5a5a5au);
        CHECK(smarch_toolkit_changes(K, none[i], list, 4096, &back) == SMARCH_ERROR_TOOLKIT_NOT_RUN && back == 77 && list[0].kind == 0x5a5a5a5au);
    }
    CHECK(is(smarch_code_name(SMARCH_ENUMERATION_CHANGE_KIND, SMARCH_CHANGE_DEFAULT), "default target") && is(smarch_code_name(SMARCH_ENUMERATION_CHANGE_KIND, SMARCH_CHANGE_LOWEST_PTX), "lowest .version for the .target"));
    CHECK(is(smarch_code_name(SMARCH_ENUMERATION_CHANGE_KIND, SMARCH_CHANGE_INSTRUCTION), "instruction on .target") && !*smarch_code_name(SMARCH_ENUMERATION_CHANGE_KIND, 0) && !*smarch_code_name(SMARCH_ENUMERATION_CHANGE_KIND, 7));
}

// No answer, and nothing written, for a number that is no release.
static void no_release(smarch_toolkit k) {
    const smarch_target t = SMARCH_SM_90;
    const smarch_name sm = {SMARCH_KIND_SM, SMARCH_SM_90};
    const smarch_version v8_0 = {8, 0};
    CHECK(!smarch_tool_accepts(k, SMARCH_TOOL_CICC, sm) && smarch_tool_accepts_why(k, SMARCH_TOOL_CICC, sm) == SMARCH_UNKNOWN_TOOLKIT && smarch_tool_default(k, SMARCH_TOOL_CICC) == 0);
    CHECK(smarch_target_standing(k, t) == 0 && is_version(smarch_target_lowest_ptx(k, t), 0, 0));
    CHECK(!smarch_ptxas_compiles(k, t, t) && smarch_ptxas_compiles_why(k, t, t) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_ptxas_compiles_name_why(k, t, sm) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(!smarch_nvlink_links(k, t, t) && smarch_nvlink_links_why(k, t, t) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_nvlink_links_name_why(k, t, sm) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(!smarch_nvlink_links_lto(k, t, t) && smarch_nvlink_links_lto_why(k, t, t) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(!smarch_isa_supports(k, NEWEST, t, SMARCH_ISA_CP_ASYNC) && smarch_isa_supports_why(k, NEWEST, t, SMARCH_ISA_CP_ASYNC) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(is_version(smarch_isa_feature_since(k, SMARCH_ISA_CP_ASYNC), 0, 0));
    CHECK(!smarch_ptx_version_suffices(k, v8_0, t) && smarch_ptx_version_suffices_why(k, v8_0, t) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_driver_starts_why(SMARCH_DRIVER_NEWEST, k) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_nvvm_accepts_why(k, t, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_CONSTRUCT_INVOKE) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_nvvm_accepts_access_why(k, t, SMARCH_NVVM_PHASE_VERIFY, SMARCH_NVVM_ACCESS_LOAD, 1) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_nvvm_accepts_cast_why(k, t, SMARCH_NVVM_PHASE_VERIFY, 0, 1) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_nvvm_accepts_triple_why(k, t, SMARCH_NVVM_PHASE_VERIFY, "", 0) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_cicc_compiles_why(k, t, 1, NULL) == SMARCH_UNKNOWN_TOOLKIT);

    char text[64] = "Z";
    size_t length = 77;
    const smarch_limit_request request = {SMARCH_LIMIT_MAXNREG, {0, 0, 0}, 24};
    const smarch_arch_image image = {SMARCH_KIND_SM, SMARCH_SM_90, SMARCH_SM_90};
    const smarch_status not_run = SMARCH_ERROR_TOOLKIT_NOT_RUN;
    CHECK(smarch_tool_message(k, SMARCH_TOOL_CICC, "sm_9", 4, text, sizeof text, &length) == not_run);
    CHECK(smarch_ptxas_message(k, t, sm, text, sizeof text, &length) == not_run);
    CHECK(smarch_nvlink_message(k, SMARCH_NVLINK_MESSAGE_REFUSAL, t, sm, "x.o", 3, text, sizeof text, &length) == not_run);
    CHECK(smarch_isa_message(k, NEWEST, t, SMARCH_ISA_CP_ASYNC, text, sizeof text, &length) == not_run);
    CHECK(smarch_isa_advisory(k, NEWEST, t, SMARCH_ISA_CP_ASYNC, text, sizeof text, &length) == not_run);
    CHECK(smarch_ptx_version_message(k, v8_0, t, text, sizeof text, &length) == not_run);
    CHECK(smarch_ptxas_limit_message(k, t, &request, "k", 1, text, sizeof text, &length) == not_run);
    CHECK(smarch_nvvm_triple_message(k, t, SMARCH_NVVM_PHASE_VERIFY, "foo", 3, text, sizeof text, &length) == not_run);
    CHECK(smarch_nvvm_layout_message(k, t, SMARCH_NVVM_PHASE_VERIFY, "foo", 3, text, sizeof text, &length) == not_run);
    CHECK(smarch_cicc_refusal(k, "sm_90b", 6, text, sizeof text, &length) == not_run);
    CHECK(smarch_arch_list_write(k, SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, &image, 1, text, sizeof text, &length, NULL) == not_run);
    CHECK(text[0] == 'Z' && text[1] == 0 && length == 77);

    smarch_target targets[64] = {77};
    smarch_version versions[64] = {{77, 77}};
    smarch_isa_feature features[256] = {7777};
    smarch_macro macros[4];
    uint32_t bytes = 77, diagnostics[8] = {77};
    smarch_limit_effect effect = 77;
    smarch_limits limits;
    smarch_name names[SMARCH_COVER_MAX];
    smarch_cicc_lowering lowering;
    smarch_nvvm_layout layout;
    memset(macros, 0x5a, sizeof macros);
    memset(&limits, 0x5a, sizeof limits);
    memset(names, 0x5a, sizeof names);
    memset(&lowering, 0x5a, sizeof lowering);
    memset(&layout, 0x5a, sizeof layout);
    const smarch_cicc_atomic atomic = {SMARCH_CICC_ATOMIC_EXCHANGE, SMARCH_CICC_KIND_BITS, 16, SMARCH_CICC_SCOPE_CLUSTER, SMARCH_CICC_ORDER_ACQ_REL, 0, 0};
    const smarch_cc device = 90;
    CHECK(smarch_ptxas_most_specific(k, &t, 1, targets) == not_run);
    CHECK(smarch_ptxas_target_parse(k, "sm_90", 5, targets) == not_run);
    CHECK(smarch_ptx_versions(k, versions, 64, &length) == not_run);
    CHECK(smarch_target_macros(k, t, macros, 4, &length) == not_run);
    CHECK(smarch_cicc_construct_diagnostics(k, t, 1, NULL, diagnostics, 8, &length) == not_run);
    CHECK(smarch_limits_compute(k, t, &limits) == not_run && smarch_ptxas_limit(k, t, &request, &effect) == not_run);
    CHECK(smarch_cover(k, SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, &device, 1, SMARCH_COVER_EITHER, names, SMARCH_COVER_MAX, &length, NULL) == not_run);
    CHECK(smarch_cicc_atomic_lower(k, t, &atomic, &lowering) == not_run && smarch_nvvm_layout_check(k, t, SMARCH_NVVM_PHASE_VERIFY, "", 0, &layout) == not_run);
    CHECK(length == 77 && targets[0] == 77 && versions[0].major == 77 && features[0] == 7777 && bytes == 77 && diagnostics[0] == 77 && effect == 77);
    CHECK(macros[0].value == 0x5a5a5a5au && names[0].kind == 0x5a5a5a5au && *(const unsigned char *)&limits == 0x5a && *(const unsigned char *)&lowering == 0x5a && *(const unsigned char *)&layout == 0x5a);
}

// The toolkit that builds a list is part of what is known of its surroundings.
static void lists(void) {
    static THREAD_LOCAL smarch_arch_images list;
    smarch_arch_context context;
    char text[64];
    size_t length = 0;
    memset(&context, 0, sizeof context);
    context.toolkit = SMARCH_TOOLKIT_12_4;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_70", 11, &context, &list, NULL) == SMARCH_OK && list.count == 2);
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_100", 12, &context, &list, NULL) == SMARCH_ERROR_ARCH_LIST_UNSUPPORTED && list.count == 0);
    CHECK(smarch_arch_list_default(SMARCH_ARCH_SYNTAX_NVCC, &context, &list, NULL) == SMARCH_OK && list.count == 2 && list.images[0].target == SMARCH_SM_52);
    context.toolkit = 0;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_70", 11, &context, &list, NULL) == SMARCH_ERROR_ARCH_LIST_UNSUPPORTED);
    for (size_t i = 1; i < NONE; ++i) {
        context.toolkit = none[i];
        CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_75", 11, &context, &list, NULL) == SMARCH_ERROR_TOOLKIT_NOT_RUN && list.count == 0);
        CHECK(smarch_arch_list_default(SMARCH_ARCH_SYNTAX_NVCC, &context, &list, NULL) == SMARCH_ERROR_TOOLKIT_NOT_RUN && list.count == 0);
    }
    context.toolkit = SMARCH_TOOLKIT_12_4;
    context.reserved = 1;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_75", 11, &context, &list, NULL) == SMARCH_ERROR_INVALID_VALUE);

    const smarch_arch_image sm_70 = {SMARCH_KIND_SM, SMARCH_SM_70, SMARCH_SM_70};
    size_t fault = 77;
    CHECK(smarch_arch_list_write(SMARCH_TOOLKIT_12_4, SMARCH_ARCH_SYNTAX_NVCC, &sm_70, 1, text, sizeof text, &length, &fault) == SMARCH_OK && fault == 77);
    CHECK(is(text, "-gencode arch=compute_70,code=sm_70") && length == 35);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_NVCC, &sm_70, 1, text, sizeof text, &length, &fault) == SMARCH_ERROR_ARCH_LIST_UNSAYABLE && fault == 0);
}

int test_toolkits(void) {
    releases();
    answers();
    versions();
    changes();
    for (size_t i = 0; i < NONE; ++i) no_release(none[i]);
    lists();
    return failures;
}
