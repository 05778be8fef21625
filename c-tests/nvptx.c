// The documented NVPTX subtarget tables, and upstream LLVM.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static void tables(void) {
    size_t cpus = 0, features = 0, order = 0;
    const smarch_nvptx_cpu *cpu = smarch_nvptx_cpus(&cpus);
    const smarch_nvptx_feature *feature = smarch_nvptx_features(&features);
    const uint32_t *by_key = smarch_nvptx_feature_order(&order);
    CHECK(cpu && feature && by_key && cpus == 40 && features == 81 && order == 81);
    CHECK(!smarch_nvptx_cpus(NULL) && !smarch_nvptx_features(NULL) && !smarch_nvptx_feature_order(NULL));
    for (size_t i = 0; i < cpus; ++i) {
        CHECK(cpu[i].name_len == strlen(cpu[i].name) && smarch_nvptx_cpu_of(cpu[i].target) == &cpu[i]);
        CHECK(i == 0 || strcmp(cpu[i - 1].name, cpu[i].name) < 0);
        CHECK((cpu[i].implies[cpu[i].feature / 64] >> (cpu[i].feature % 64) & 1) == 1 && (cpu[i].implies[1] >> 16 & 1) == cpu[i].has_tmem);
        CHECK(cpu[i].elf_byte == 0 || smarch_nvptx_cpu_of_elf_byte(cpu[i].elf_byte) == &cpu[i]);
    }
    for (size_t i = 0; i < features; ++i) {
        CHECK(feature[i].index == i && feature[i].description[0] != 0);
        CHECK(i == 0 || strcmp(feature[by_key[i - 1]].key, feature[by_key[i]].key) < 0);
        CHECK(smarch_nvptx_feature_index(feature[i].key, strlen(feature[i].key)) == i);
    }
    const smarch_nvptx_probe *probes = smarch_nvptx_probes(&cpus);
    CHECK(probes && cpus == 4 && strcmp(probes[3].name, "HasTMem") == 0 && probes[3].word == 1 && probes[3].shift == 16 && !smarch_nvptx_probes(NULL));
    const smarch_nvptx_struct_field *fields = smarch_nvptx_struct_fields(&cpus);
    CHECK(fields && cpus == 20 && strcmp(fields[16].name, "feature_bits") == 0 && fields[16].count == 6 && fields[17].count == 1 && !smarch_nvptx_struct_fields(NULL));
    CHECK(SMARCH_NVPTX_BLOCK_SCALE_DENSE == 5468 && SMARCH_NVPTX_BLOCK_SCALE_SPARSE == 5469 && SMARCH_NVPTX_FMA_LEVEL_DEFAULT == SMARCH_NVPTX_FMA_LEVEL_2);
    CHECK(!smarch_nvptx_cpu_of(SMARCH_SM_87) && !smarch_nvptx_cpu_of(0) && !smarch_nvptx_cpu_of_elf_byte(0) && !smarch_nvptx_cpu_of_elf_byte(0x67));
    CHECK(smarch_nvptx_cpu_of_elf_byte(0x85a) == smarch_nvptx_cpu_of(SMARCH_SM_90A));
    CHECK(smarch_nvptx_feature_index("tmem", 4) == SMARCH_NVPTX_TMEM && smarch_nvptx_feature_index("tme", 3) == UINT32_MAX && smarch_nvptx_feature_index(NULL, 4) == UINT32_MAX);
}

static smarch_status parse(const char *cpu, const char *attrs, smarch_nvptx_subtarget *out) {
    return smarch_nvptx_parse(cpu, strlen(cpu), attrs, strlen(attrs), out);
}

static void parsing(void) {
    smarch_nvptx_subtarget s;
    CHECK(parse("sm_100a", "+ptx88,-tmem", &s) == SMARCH_OK && s.cpu == SMARCH_SM_100A && s.sm_version == 100 && s.ptx_version == 88);
    CHECK(!s.has_tmem && !s.fell_back && s.problem_count == 0 && s.problems[0].kind == 0);
    CHECK(smarch_nvptx_has_feature(&s, SMARCH_NVPTX_SM_100A) && !smarch_nvptx_has_feature(&s, SMARCH_NVPTX_TMEM));
    CHECK(!smarch_nvptx_has_feature(&s, 384) && !smarch_nvptx_has_feature(&s, UINT32_MAX) && !smarch_nvptx_has_feature(NULL, 0));
    CHECK(smarch_nvptx_parse("sm_90a", 6, NULL, 0, &s) == SMARCH_OK && s.sm_version == 90 && s.ptx_version == 0 && s.feature_bits[0] == (uint64_t)1 << 60);
    CHECK(parse("sm_999", "", &s) == SMARCH_ERROR_NVPTX_CPU && parse("sm_90", "+nonsense", &s) == SMARCH_ERROR_NVPTX_ATTRIBUTE);
    CHECK(parse("sm_90", "ptx80", &s) == SMARCH_ERROR_NVPTX_MALFORMED && parse("sm_90", "+ptx80,", &s) == SMARCH_ERROR_NVPTX_MALFORMED);
    CHECK(smarch_nvptx_parse(NULL, 6, NULL, 0, &s) == SMARCH_ERROR_NULL_POINTER && smarch_nvptx_parse("sm_90", 5, NULL, 0, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_nvptx_problem problem = {9, 9, 9};
    CHECK(smarch_nvptx_check("sm_90", 5, "+ptx80,+ptx99", 13, &problem) == SMARCH_OK && problem.kind == SMARCH_NVPTX_PROBLEM_UNKNOWN_ATTRIBUTE);
    CHECK(problem.start == 7 && problem.length == 6);
    CHECK(smarch_nvptx_check("sm_91", 5, "+ptx80", 6, &problem) == SMARCH_OK && problem.kind == SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU && problem.length == 5);
    CHECK(smarch_nvptx_check("sm_90", 5, "+", 1, &problem) == SMARCH_OK && problem.kind == SMARCH_NVPTX_PROBLEM_MALFORMED);
    CHECK(smarch_nvptx_check("sm_90", 5, "+ptx80", 6, &problem) == SMARCH_OK && problem.kind == 0);
    CHECK(smarch_nvptx_check("sm_90", 5, NULL, 1, &problem) == SMARCH_ERROR_NULL_POINTER);

    CHECK(strcmp(smarch_nvptx_problem_name(SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU), "no CPU has this name") == 0 && strcmp(smarch_nvptx_problem_name(0), "") == 0);

    const char many[] = "a,b,c,d,e,f,g,h,i,+ptx80";
    CHECK(smarch_nvptx_parse_like_tileiras("sm_91", 5, many, sizeof many - 1, &s) == SMARCH_OK && s.fell_back && s.cpu == SMARCH_SM_52);
    CHECK(s.problem_count == 10 && s.problems[0].kind == SMARCH_NVPTX_PROBLEM_UNKNOWN_CPU && s.problems[7].start == 12 && s.ptx_version == 80);
    CHECK(smarch_nvptx_parse_like_tileiras(NULL, 1, NULL, 0, &s) == SMARCH_ERROR_NULL_POINTER);
}

static void upstream(void) {
    smarch_llc_output out;
    char text[256];
    size_t length = 0;
    CHECK(smarch_llc(SMARCH_LLVM_19, "sm_90a", 6, "+ptx70", 6, &out) == SMARCH_OK && out.version.major == 8 && out.version.minor == 0 && out.knows_cpu);
    CHECK(smarch_llc(SMARCH_LLVM_22, "sm_90a", 6, "+ptx70", 6, &out) == SMARCH_OK && out.version.major == 0 && out.asked.major == 7 && out.lowest.major == 8);
    CHECK(smarch_llc(SMARCH_LLVM_22, NULL, 0, NULL, 0, &out) == SMARCH_OK && out.version.major == 3 && out.knows_cpu);
    CHECK(smarch_llc(SMARCH_LLVM_22, "sm_999", 6, NULL, 0, &out) == SMARCH_OK && !out.knows_cpu);
    CHECK(smarch_llc(20, "sm_90", 5, NULL, 0, &out) == SMARCH_ERROR_INVALID_VALUE && smarch_llc(SMARCH_LLVM_22, NULL, 5, NULL, 0, &out) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_llc_messages(SMARCH_LLVM_22, "sm_999", 6, "nope", 4, text, sizeof text, &length) == SMARCH_OK && strlen(text) == length);
    CHECK(strcmp(text, "'sm_999' is not a recognized processor for this target (ignoring processor)\n'+nope' is not a recognized feature for this target (ignoring feature)\n") == 0);
    CHECK(smarch_llc_messages(SMARCH_LLVM_19, "sm_80", 5, NULL, 0, text, sizeof text, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_llc_messages(SMARCH_LLVM_19, "sm_8", 4, NULL, 0, text, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 4);

    const smarch_version v8_6 = {8, 6}, v7_7 = {7, 7};
    bool holds = false;
    CHECK(smarch_llvm_predicate_count() == 57 && strcmp(smarch_llvm_predicate_name(8), "hasClusters") == 0 && strcmp(smarch_llvm_predicate_name(57), "") == 0);
    CHECK(smarch_llvm_predicate("hasTcgen05InstSupport", 21, SMARCH_SM_103F, v8_6, &holds) == SMARCH_OK && holds);
    CHECK(smarch_llvm_predicate("hasClusters", 11, SMARCH_SM_90, v7_7, &holds) == SMARCH_OK && !holds);
    CHECK(smarch_llvm_predicate("hasClusters", 11, SMARCH_SM_73, v8_6, &holds) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_llvm_predicate("hasNothing", 10, SMARCH_SM_90, v8_6, &holds) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_llvm_full_sm_version(SMARCH_SM_100F) == 1002 && smarch_llvm_full_sm_version(3) == 0);
    CHECK(smarch_tool_default(SMARCH_TOOL_LLC_22) == SMARCH_SM_30 && smarch_tool_default(SMARCH_TOOL_NVLINK) == 0 && smarch_tool_default(99) == 0);
}

int test_nvptx(void) {
    tables();
    parsing();
    upstream();
    return failures;
}
