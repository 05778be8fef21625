// The documented NVPTX subtarget tables of tileiras.
#include <smarch.h>
#include <smarch/documented.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static void tables(void) {
    size_t cpus = 0, features = 0, places = 0;
    const smarch_documented_tileiras_cpu *cpu = smarch_documented_tileiras_cpus(&cpus);
    const smarch_documented_tileiras_feature *feature = smarch_documented_tileiras_features(&features);
    size_t by_key[81];
    CHECK(cpu && feature && cpus == 40 && features == 81);
    for (size_t i = 0; i < features; ++i) {
        CHECK(feature[i].position < 81);
        by_key[feature[i].position] = i;
        places += feature[i].position;
    }
    CHECK(places == 81 * 80 / 2);
    CHECK(!smarch_documented_tileiras_cpus(NULL) && !smarch_documented_tileiras_features(NULL));
    for (size_t i = 0; i < cpus; ++i) {
        CHECK(strcmp(cpu[i].name, smarch_target_name(cpu[i].target)) == 0 && smarch_documented_tileiras_cpu_of(cpu[i].target) == &cpu[i]);
        CHECK(i == 0 || strcmp(cpu[i - 1].name, cpu[i].name) < 0);
        CHECK((cpu[i].implies[cpu[i].feature / 64] >> (cpu[i].feature % 64) & 1) == 1 && (cpu[i].implies[1] >> 16 & 1) == (cpu[i].has_tmem ? 1u : 0u));
        CHECK(cpu[i].has_elf_byte == (cpu[i].elf_byte != 0));
        CHECK(*smarch_documented_tileiras_tensor_memory_name(cpu[i].tensor_memory) && (cpu[i].tensor_memory == SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_IMPLIED) == (cpu[i].has_tmem != 0));
        CHECK((cpu[i].tensor_path == SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_BLOCK_SCALE) == (cpu[i].target >> 8 == 120 || cpu[i].target >> 8 == 121) && *smarch_documented_tileiras_tensor_path_name(cpu[i].tensor_path));
        CHECK(!cpu[i].has_elf_byte || smarch_documented_tileiras_cpu_find(cpu[i].elf_byte) == &cpu[i]);
    }
    for (size_t i = 0; i < features; ++i) {
        CHECK(feature[i].index == i && feature[i].description[0] != 0 && *smarch_documented_tileiras_feature_group_name(feature[i].group));
        CHECK(feature[i].has_level == (feature[i].group != SMARCH_DOCUMENTED_TILEIRAS_GROUP_HARDWARE) && (!feature[i].cpu || smarch_documented_tileiras_cpu_of(feature[i].cpu)->feature == i));
        CHECK(i == 0 || strcmp(feature[by_key[i - 1]].key, feature[by_key[i]].key) < 0);
        smarch_documented_tileiras_feature_index index = 999;
        CHECK(smarch_documented_tileiras_feature_parse(feature[i].key, strlen(feature[i].key), &index) == SMARCH_OK && index == i);
    }
    const smarch_documented_tileiras_probe *probes = smarch_documented_tileiras_probes(&cpus);
    CHECK(probes && cpus == 4 && strcmp(probes[3].name, "HasTMem") == 0 && probes[3].word == 1 && probes[3].shift == 16 && !smarch_documented_tileiras_probes(NULL));
    const smarch_documented_tileiras_struct_field *fields = smarch_documented_tileiras_struct_fields(&cpus);
    CHECK(fields && cpus == 20 && strcmp(fields[16].name, "feature_bits") == 0 && fields[16].count == 6 && fields[17].count == 1 && !smarch_documented_tileiras_struct_fields(NULL));
    CHECK(SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_DENSE == 5468 && SMARCH_DOCUMENTED_TILEIRAS_BLOCK_SCALE_SPARSE == 5469 && SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_DEFAULT == SMARCH_DOCUMENTED_TILEIRAS_FMA_LEVEL_2);
    CHECK(SMARCH_DOCUMENTED_TILEIRAS_CPU_DEFAULT == SMARCH_SM_52 && smarch_documented_tileiras_cpu_of(SMARCH_DOCUMENTED_TILEIRAS_CPU_DEFAULT)->elf_byte == 0x34);
    CHECK(!smarch_documented_tileiras_cpu_of(SMARCH_SM_87) && !smarch_documented_tileiras_cpu_of(0) && !smarch_documented_tileiras_cpu_find(0) && !smarch_documented_tileiras_cpu_find(0x67));
    CHECK(smarch_documented_tileiras_cpu_find(0x85a) == smarch_documented_tileiras_cpu_of(SMARCH_SM_90A));
    smarch_documented_tileiras_feature_index index = 999;
    CHECK(smarch_documented_tileiras_feature_parse("tme", 3, &index) == SMARCH_ERROR_NVPTX_ATTRIBUTE && index == 999);
    CHECK(smarch_documented_tileiras_feature_parse(NULL, 4, &index) == SMARCH_ERROR_NULL_POINTER && smarch_documented_tileiras_feature_parse("tmem", 4, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_tileiras_feature_parse("tmem", 4, &index) == SMARCH_OK && index == SMARCH_DOCUMENTED_TILEIRAS_TMEM);
}

static smarch_status parse(const char *cpu, const char *attrs, smarch_documented_tileiras_subtarget *out) {
    return smarch_documented_tileiras_subtarget_parse(cpu, strlen(cpu), attrs, strlen(attrs), out);
}

static void parsing(void) {
    smarch_documented_tileiras_subtarget s;
    CHECK(parse("sm_100a", "+ptx88,-tmem", &s) == SMARCH_OK && s.cpu == SMARCH_SM_100A && s.sm_version == 100 && s.ptx_version == 88);
    CHECK(!s.has_tmem && s.selection == SMARCH_DOCUMENTED_TILEIRAS_SELECTION_NAMED && s.problem_count == 0 && s.problems[0].kind == 0);
    CHECK(smarch_documented_tileiras_subtarget_has_feature(&s, SMARCH_DOCUMENTED_TILEIRAS_SM_100A) && !smarch_documented_tileiras_subtarget_has_feature(&s, SMARCH_DOCUMENTED_TILEIRAS_TMEM));
    CHECK(!smarch_documented_tileiras_subtarget_has_feature(&s, 384) && !smarch_documented_tileiras_subtarget_has_feature(&s, UINT32_MAX) && !smarch_documented_tileiras_subtarget_has_feature(NULL, 0));
    CHECK(smarch_documented_tileiras_subtarget_parse("sm_90a", 6, NULL, 0, &s) == SMARCH_OK && s.sm_version == 90 && s.ptx_version == 0 && s.feature_bits[0] == (uint64_t)1 << 60);
    CHECK(parse("sm_999", "", &s) == SMARCH_ERROR_NVPTX_CPU && parse("sm_90", "+nonsense", &s) == SMARCH_ERROR_NVPTX_ATTRIBUTE);
    CHECK(parse("sm_90", "ptx80", &s) == SMARCH_ERROR_NVPTX_MALFORMED && parse("sm_90", "+ptx80,", &s) == SMARCH_ERROR_NVPTX_MALFORMED);
    CHECK(smarch_documented_tileiras_subtarget_parse(NULL, 6, NULL, 0, &s) == SMARCH_ERROR_NULL_POINTER && smarch_documented_tileiras_subtarget_parse("sm_90", 5, NULL, 0, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_documented_tileiras_problem problem = {9, 9, 9, 9};
    CHECK(smarch_documented_tileiras_subtarget_check("sm_90", 5, "+ptx80,+ptx99", 13, &problem) == SMARCH_OK && problem.kind == SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_ATTRIBUTE);
    CHECK(problem.start == 7 && problem.length == 6);
    CHECK(smarch_documented_tileiras_subtarget_check("sm_91", 5, "+ptx80", 6, &problem) == SMARCH_OK && problem.kind == SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU && problem.length == 5);
    CHECK(smarch_documented_tileiras_subtarget_check("sm_90", 5, "+", 1, &problem) == SMARCH_OK && problem.kind == SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_MALFORMED);
    CHECK(smarch_documented_tileiras_subtarget_check("sm_90", 5, "+ptx80", 6, &problem) == SMARCH_OK && problem.kind == 0);
    CHECK(smarch_documented_tileiras_subtarget_check("sm_90", 5, NULL, 1, &problem) == SMARCH_ERROR_NULL_POINTER);

    CHECK(strcmp(smarch_documented_tileiras_problem_message(SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU), "no CPU has this name") == 0 && strcmp(smarch_documented_tileiras_problem_message(0), "") == 0);

    const char many[] = "a,b,c,d,e,f,g,h,i,+ptx80";
    CHECK(smarch_documented_tileiras_subtarget_parse_lenient("sm_91", 5, many, sizeof many - 1, &s) == SMARCH_OK && s.selection == SMARCH_DOCUMENTED_TILEIRAS_SELECTION_FALLBACK && s.cpu == SMARCH_DOCUMENTED_TILEIRAS_CPU_DEFAULT);
    CHECK(s.problem_count == 10 && s.problems[0].kind == SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_CPU && s.problems[7].start == 12 && s.ptx_version == 80);
    CHECK(smarch_documented_tileiras_subtarget_parse_lenient(NULL, 1, NULL, 0, &s) == SMARCH_ERROR_NULL_POINTER);
}

// Levels of options, what does not go together, the state, every target selectable.
static void meaning(void) {
    smarch_documented_tileiras_subtarget s;
    CHECK(parse("sm_120a", "+fma-level=0,+fma-level=2,+tmem", &s) == SMARCH_OK && s.problem_count == 2 && s.has_tmem);
    CHECK(s.problems[0].kind == SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_LEVEL_CONFLICT && s.problems[0].start == 13 && s.problems[0].length == 12 && !s.problems[0].is_mistake);
    CHECK(s.problems[1].kind == SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_TMEM_ABSENT && s.tensor_memory == SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_ABSENT);
    CHECK(s.fma_source == SMARCH_DOCUMENTED_TILEIRAS_LEVEL_CONFLICT && !s.has_fma_level && s.div_source == SMARCH_DOCUMENTED_TILEIRAS_LEVEL_UNSET && !s.has_div_level);
    CHECK(strcmp(smarch_documented_tileiras_level_source_name(s.sqrt_source), smarch_documented_tileiras_level_source_name(s.div_source)) == 0 && !*smarch_documented_tileiras_level_source_name(0));
    CHECK(parse("sm_90", "+prec-sqrtf32=0", &s) == SMARCH_OK && s.has_sqrt_level && s.sqrt_level == 0 && s.fma_source == SMARCH_DOCUMENTED_TILEIRAS_LEVEL_DEFAULT && s.fma_level == 2);
    CHECK(smarch_documented_tileiras_subtarget_parse_lenient("sm_88", 5, "PTX80,,ptx83", 12, &s) == SMARCH_OK && s.cpu == SMARCH_SM_52 && s.ptx_version == 83 && s.problem_count == 1);
    CHECK(smarch_documented_tileiras_subtarget_parse_symmetric("sm_88", 5, "PTX80,,ptx83", 12, &s) == SMARCH_OK && s.cpu == SMARCH_SM_88 && s.problem_count == 0 && s.sm_minor == 8);
    CHECK(s.selection == SMARCH_DOCUMENTED_TILEIRAS_SELECTION_REIMPLEMENTED && *smarch_documented_tileiras_selection_name(s.selection) && !*smarch_documented_tileiras_selection_name(9));
    CHECK(smarch_documented_tileiras_subtarget_parse_symmetric(NULL, 1, NULL, 0, &s) == SMARCH_ERROR_NULL_POINTER && smarch_documented_tileiras_subtarget_parse_symmetric("sm_88", 5, NULL, 0, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_documented_tileiras_state state;
    const char triple[] = "nvptx64-nvidia-cuda";
    CHECK(smarch_documented_tileiras_state_parse(triple, 19, "sm_103f", 7, "sm_90", 5, "+ptx86", 6, &state) == SMARCH_OK && state.triple == triple && state.triple_len == 19);
    CHECK(state.tune_cpu_len == 5 && state.attrs_len == 6 && state.subtarget.cpu == SMARCH_SM_103F && state.subtarget.sm_minor == 3 && state.subtarget.ptx_version == 86);
    CHECK(smarch_documented_tileiras_state_parse(NULL, 1, "sm_90", 5, NULL, 0, NULL, 0, &state) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_tileiras_state_parse(NULL, 0, "sm_90", 5, NULL, 0, NULL, 0, NULL) == SMARCH_ERROR_NULL_POINTER);
}

// Leaves bytes other than 0 where the functions called next have their stack.
static void disturb_stack(void) {
    volatile unsigned char bytes[4096];
    for (size_t i = 0; i < sizeof bytes; ++i) bytes[i] = 0xaa;
}

// Every byte of an output has a value that the answer determines: nothing of the caller's memory or of the stack is left.
static void bytes_of_outputs(void) {
    smarch_documented_tileiras_subtarget s, expected;
    const char attrs[] = "+ptx88,-tmem,nothing,+nothing";
    for (int lenient = 0; lenient < 2; ++lenient) {
        memset(&s, 0xaa, sizeof s);
        disturb_stack();
        const smarch_status status = lenient ? smarch_documented_tileiras_subtarget_parse_lenient("sm_100a", 7, attrs, sizeof attrs - 1, &s)
                                             : smarch_documented_tileiras_subtarget_parse("sm_100a", 7, attrs, 12, &s);
        CHECK(status == SMARCH_OK && s.problem_count == (lenient ? 2u : 0u));
        memset(&expected, 0, sizeof expected);
        expected.feature_bits[0] = (uint64_t)1 << SMARCH_DOCUMENTED_TILEIRAS_SM_100A | (uint64_t)1 << SMARCH_DOCUMENTED_TILEIRAS_PTX88;
        expected.cpu = SMARCH_SM_100A;
        expected.selection = SMARCH_DOCUMENTED_TILEIRAS_SELECTION_NAMED;
        expected.sm_version = 100;
        expected.ptx_version = 88;
        expected.tensor_memory = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_IMPLIED;
        expected.tensor_path = SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_NEITHER;
        expected.fma_source = SMARCH_DOCUMENTED_TILEIRAS_LEVEL_DEFAULT;
        expected.has_fma_level = 1;
        expected.fma_level = 2;
        expected.div_source = expected.sqrt_source = SMARCH_DOCUMENTED_TILEIRAS_LEVEL_UNSET;
        if (lenient) {
            expected.problem_count = 2;
            expected.problems[0].kind = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_ATTRIBUTE;
            expected.problems[0].is_mistake = expected.problems[1].is_mistake = 1;
            expected.problems[0].start = 13;
            expected.problems[0].length = 7;
            expected.problems[1].kind = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_UNKNOWN_ATTRIBUTE;
            expected.problems[1].start = 21;
            expected.problems[1].length = 8;
        }
        for (size_t i = 0; i < sizeof s; ++i) CHECK(((const unsigned char *)&s)[i] == ((const unsigned char *)&expected)[i]);
    }
    smarch_documented_tileiras_problem problem, same;
    memset(&problem, 0xaa, sizeof problem);
    disturb_stack();
    CHECK(smarch_documented_tileiras_subtarget_check("sm_100a", 7, attrs, sizeof attrs - 1, &problem) == SMARCH_OK);
    memset(&same, 0, sizeof same);
    same.kind = SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_MALFORMED;
    same.is_mistake = 1;
    same.start = 13;
    same.length = 7;
    for (size_t i = 0; i < sizeof problem; ++i) CHECK(((const unsigned char *)&problem)[i] == ((const unsigned char *)&same)[i]);
}

int test_tileiras(void) {
    tables();
    parsing();
    meaning();
    bytes_of_outputs();
    return failures;
}
