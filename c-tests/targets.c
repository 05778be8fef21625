#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

// The targets as the list for builds without the library has them.
static const smarch_target listed[] = {
#define SMARCH_TARGET(name, NAME, id, ...) id,
#include <smarch_targets.def>
};

static void rows(void) {
    size_t count = 0;
    const smarch_target_info *targets = smarch_targets(&count);
    CHECK(targets && count == sizeof listed / sizeof listed[0]);
    CHECK(smarch_targets(NULL) == NULL);
    for (size_t i = 0; i < count; ++i) {
        const smarch_target_info *row = &targets[i];
        CHECK(smarch_target_info_of(row->target) == row);
        CHECK(i == 0 || targets[i - 1].target < row->target);
        CHECK(row->target == ((row->number << 8) | row->suffix));
        CHECK(row->cuda_arch == row->number * 10);
        CHECK(strcmp(smarch_target_name(row->target), row->name) == 0);
        CHECK(smarch_target_from_cc(row->number) == (row->number << 8));
        CHECK(i < sizeof listed / sizeof listed[0] && row->target == listed[i]);
        CHECK(*smarch_code_name(SMARCH_ENUMERATION_STANDING, smarch_target_standing(newest_toolkit(), row->target)) != 0);
        CHECK((row->family != 0) == (row->number >= 100));
        smarch_target parsed = 0;
        CHECK(smarch_target_parse(row->name, strlen(row->name), &parsed) == SMARCH_OK && parsed == row->target);
    }
}

static void one_row(void) {
    const smarch_target_info *row = smarch_target_info_of(SMARCH_SM_101A);
    CHECK(row && smarch_target_standing(K, SMARCH_SM_101A) == SMARCH_STANDING_ALIAS && row->alias_of == SMARCH_SM_110A);
    CHECK(row->ptxas_family == NULL && row->cuda_arch_text == NULL);
    CHECK(row->ptx_accepted.major == 8 && row->ptx_accepted.minor == 6);
    CHECK(row->oldest_toolkit == SMARCH_TOOLKIT_12_8 && row->newest_toolkit == SMARCH_TOOLKIT_12_9);
    CHECK(row->has_tileiras_cpu && row->oldest_tileiras == 0 && row->oldest_llvm == 20);

    for (smarch_tool tool = SMARCH_TOOL_PTXAS_TARGET; tool <= SMARCH_TOOL_NVJITLINK_LTO; ++tool) {
        const smarch_name name = {SMARCH_KIND_SM, SMARCH_SM_101A};
        CHECK(smarch_tool_accepts(K, tool, name) == (tool == SMARCH_TOOL_PTXAS_TARGET || tool == SMARCH_TOOL_TILEIRAS_CPU || tool == SMARCH_TOOL_LLC_22));
    }

    row = smarch_target_info_of(SMARCH_SM_88);
    CHECK(row && row->product == NULL && strcmp(row->ptxas_family, "Ampere") == 0 && strcmp(row->cuda_arch_text, "880") == 0);
    row = smarch_target_info_of(SMARCH_SM_73);
    CHECK(row && row->ptx_accepted.major == 0 && row->ptx_emitted.major == 0 && row->generation == NULL && row->oldest_toolkit == 0);

    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_FAMILY, SMARCH_FAMILY_SM_12X), "sm_12x") == 0);
    CHECK(smarch_target_info_of(SMARCH_SM_121A)->family == SMARCH_FAMILY_SM_12X);
    CHECK(smarch_target_info_of(SMARCH_SM_101)->family == SMARCH_FAMILY_SM_11X);
    CHECK(smarch_target_info_of(SMARCH_SM_103F)->family == SMARCH_FAMILY_SM_10X);
    CHECK(smarch_target_standing(K, SMARCH_SM_35) == SMARCH_STANDING_LEGACY);
    CHECK(smarch_target_standing(K, SMARCH_SM_82) == SMARCH_STANDING_INTERNAL);
    CHECK(smarch_target_standing(K, SMARCH_SM_75) == SMARCH_STANDING_PRODUCTION);
    CHECK(smarch_target_standing(K, SMARCH_SM_73) == SMARCH_STANDING_PLACEHOLDER);
    CHECK(smarch_target_info_of(SMARCH_SM_87)->is_tegra && !smarch_target_info_of(SMARCH_SM_88)->is_tegra);
}

static void invalid(void) {
    static const smarch_target none[] = {0, 1, 75, 0x4a00, SMARCH_SM_75 | 'a', SMARCH_SM_90A + 1, SMARCH_SM_75 | 0x80000000u, 0xffffffffu};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; ++i) {
        CHECK(smarch_target_info_of(none[i]) == NULL);
        CHECK(*smarch_target_name(none[i]) == 0);
    }
    CHECK(smarch_target_from_cc(0) == 0 && smarch_target_from_cc(74) == 0 && smarch_target_from_cc(998) == 0);
    CHECK(smarch_target_from_cc(0xffffffffu) == 0 && smarch_target_from_cc(0x1000000u + 75) == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_STANDING, SMARCH_STANDING_PLACEHOLDER), "placeholder") == 0 && *smarch_code_name(SMARCH_ENUMERATION_STANDING, 6) == 0);
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_STANDING, 0) == 0 && *smarch_code_name(SMARCH_ENUMERATION_STANDING, 99) == 0);
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_FAMILY, 0) == 0 && *smarch_code_name(SMARCH_ENUMERATION_FAMILY, 99) == 0);
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_KIND, 0) == 0 && *smarch_code_name(SMARCH_ENUMERATION_KIND, 99) == 0);
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_TOOL, 0) == 0 && *smarch_code_name(SMARCH_ENUMERATION_TOOL, 99) == 0);
}

static void macros(void) {
    smarch_macro entries[4];
    size_t count = 99;
    CHECK(smarch_target_macros(K, SMARCH_SM_90A, entries, 4, &count) == SMARCH_OK && count == 4);
    CHECK(strcmp(entries[0].name, "__CUDA_ARCH__") == 0 && entries[0].has_value && entries[0].value == 900);
    CHECK(strcmp(entries[1].name, "__CUDA_ARCH_FEAT_SM90_ALL") == 0 && !entries[1].has_value);
    CHECK(strcmp(entries[3].name, "__CUDA_ARCH_FAMILY_SPECIFIC__") == 0 && entries[3].value == 900);
    memset(entries, 0x5a, sizeof entries);
    CHECK(smarch_target_macros(K, SMARCH_SM_100F, entries, 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(entries[0].name[0] == 0x5a && entries[0].value == 0x5a5a5a5a);
    CHECK(smarch_target_macros(K, SMARCH_SM_75, NULL, 0, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 1);
    CHECK(smarch_target_macros(K, SMARCH_SM_75, NULL, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_target_macros(K, SMARCH_SM_75, entries, 4, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_target_macros(K, 0, entries, 4, &count) == SMARCH_ERROR_INVALID_TARGET);

    static const smarch_target build[] = {SMARCH_SM_90A, SMARCH_SM_75, SMARCH_SM_90, SMARCH_SM_120F};
    char text[32];
    size_t length = 0;
    CHECK(smarch_target_arch_list_macro(build, 4, text, sizeof text, &length) == SMARCH_OK);
    CHECK(strcmp(text, "750,900,1200") == 0 && length == 12);
    CHECK(smarch_target_arch_list_macro(NULL, 0, text, sizeof text, &length) == SMARCH_OK && length == 0 && *text == 0);
    CHECK(smarch_target_arch_list_macro(build, 4, text, 12, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 12);
    CHECK(smarch_target_arch_list_macro(NULL, 1, text, sizeof text, &length) == SMARCH_ERROR_NULL_POINTER);
    static const smarch_target bad[] = {SMARCH_SM_75, 1};
    CHECK(smarch_target_arch_list_macro(bad, 2, text, sizeof text, &length) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_target_arch_list_macro(build, (size_t)-1, text, sizeof text, &length) == SMARCH_ERROR_INVALID_VALUE);
}

static void suffixes_and_families(void) {
    CHECK(smarch_target_with_suffix(SMARCH_SM_90, 'a') == SMARCH_SM_90A && smarch_target_with_suffix(SMARCH_SM_90A, 0) == SMARCH_SM_90 && smarch_target_with_suffix(SMARCH_SM_100A, 'f') == SMARCH_SM_100F);
    CHECK(smarch_target_with_suffix(SMARCH_SM_90, 'f') == 0 && smarch_target_with_suffix(SMARCH_SM_90, 'b') == 0 && smarch_target_with_suffix(5, 'a') == 0 && smarch_target_with_suffix(SMARCH_SM_90, 0x161) == 0);
}

int test_targets(void) {
    suffixes_and_families();
    rows();
    one_row();
    invalid();
    macros();
    return failures;
}
