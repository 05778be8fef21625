#include <smarch.h>
#include <smarch/documented.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "tests.h"

// The profile of sm_90 without inputs, written down by hand from the document's tables: its bytes
// that are not zero, and the ranges of which nobody knows the value.
static const struct {
    unsigned offset;
    unsigned char byte;
} nonzero[] = {
    {116, 5},    {120, 5},    {132, 0xff}, {133, 0xff}, {134, 0xff}, {135, 0xff}, {340, 1},  {346, 0x10}, {349, 0x80},
    {428, 1},    {708, 1},    {944, 4},    {1536, 0x28}, {1537, 7},   {1840, 1},   {1880, 1}, {1892, 2},   {1928, 1},
};
static const struct {
    unsigned start, end;
} unknown[] = {
    {184, 200},  {280, 296},   {312, 328},   {432, 436},   {680, 696},   {696, 708},   {740, 756},
    {788, 804},  {816, 832},   {1584, 1592}, {1684, 1688}, {1832, 1840}, {1844, 1848}, {1908, 1924}, {428, 429},
};

static void image(void) {
    smarch_profile expected, profile;
    smarch_profile_mask expected_mask, mask;
    memset(&expected, 0, sizeof expected);
    memset(&expected_mask, 0, sizeof expected_mask);
    memset(expected_mask.bits, 0xff, sizeof expected_mask.bits);
    for (size_t i = 0; i < sizeof nonzero / sizeof nonzero[0]; ++i) expected.bytes[nonzero[i].offset] = nonzero[i].byte;
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; ++i) {
        for (unsigned at = unknown[i].start; at < unknown[i].end; ++at) expected_mask.bits[at / 8] &= (uint8_t)~(1u << (at % 8)), expected_mask.same_source[at / 8] |= (uint8_t)(1u << (at % 8));
    }
    // Neither flag was given.
    expected_mask.number = 90;
    expected_mask.open_flags = 3;
    memset(&profile, 0x5a, sizeof profile);
    CHECK(smarch_profile_build(SMARCH_SM_90A, NULL, &profile, &mask) == SMARCH_OK);
    CHECK(memcmp(&profile, &expected, sizeof profile) == 0);
    CHECK(memcmp(&mask, &expected_mask, sizeof mask) == 0);
    CHECK((mask.same_source[184 / 8] >> (184 % 8) & 1) && !(mask.same_source[183 / 8] >> (183 % 8) & 1));
    CHECK((mask.bits[183 / 8] >> (183 % 8) & 1) && !(mask.bits[184 / 8] >> (184 % 8) & 1));

    // The four steps one by one give the same, whatever was there before.
    smarch_profile stepped;
    smarch_profile_mask stepped_mask;
    memset(&stepped, 0x33, sizeof stepped);
    memset(&stepped_mask, 0x33, sizeof stepped_mask);
    for (smarch_profile_step step = SMARCH_STEP_ALLOCATE; step <= SMARCH_STEP_PER_SM; ++step) {
        CHECK(smarch_profile_apply(&stepped, step, SMARCH_SM_90, NULL, &stepped_mask) == SMARCH_OK);
        CHECK(strncmp(smarch_code_name(SMARCH_ENUMERATION_PROFILE_STEP, step), "sub_", 4) == 0);
    }
    CHECK(memcmp(&stepped, &expected, sizeof stepped) == 0 && memcmp(&stepped_mask, &expected_mask, sizeof mask) == 0);
}

// Bits of a mask, as its comment has them.
static int bit_of(const uint8_t *bits, size_t offset) { return bits[offset / 8] >> (offset % 8) & 1; }

static uint64_t field(const smarch_profile *profile, size_t offset) {
    uint64_t value = ~(uint64_t)0;
    CHECK(smarch_profile_get(profile, offset, &value) == SMARCH_OK);
    return value;
}

static void with_inputs(void) {
    uint8_t blocks[160];
    smarch_profile_inputs in;
    smarch_profile profile;
    smarch_profile_mask mask;
    for (size_t i = 0; i < sizeof blocks; ++i) blocks[i] = (uint8_t)(i + 1);
    memset(&in, 0, sizeof in);
    in.flags = SMARCH_PROFILE_FLAG_355 | SMARCH_PROFILE_FLAG_233 | SMARCH_PROFILE_VENDOR_STEP | SMARCH_PROFILE_BASELINE_STEP |
               SMARCH_PROFILE_HAS_CLI_OPTION | SMARCH_PROFILE_HAS_MODULE_BASE | SMARCH_PROFILE_HAS_FACTORY |
               SMARCH_PROFILE_HAS_VENDOR_STRING | SMARCH_PROFILE_HAS_ASSOCIATED_DATA | SMARCH_PROFILE_HAS_SM_BACKEND |
               SMARCH_PROFILE_HAS_SHARED_MEMORY_TABLE | SMARCH_PROFILE_HAS_SHARED_MEMORY_COUNT;
    in.shared_memory_count = 5;
    in.cli_option = 7;
    in.factory = 0x9002;
    in.module_base = 0x6ffffe65;
    in.vendor_string = 11;
    in.associated_data = 12;
    in.sm_backend = 13;
    in.shared_memory_table = 14;
    in.block_mask = 0x3ff;
    in.blocks = blocks;
    // After the third step the initializer of the SM is yet to come.
    in.last_step = SMARCH_STEP_OVERLAY;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, &mask) == SMARCH_OK && field(&profile, SMARCH_PROFILE_CLI_OPTION_VALUE_OFFSET) == 0 && field(&profile, SMARCH_PROFILE_TAIL_MODE_VALUE_OFFSET) == 2);
    CHECK(!bit_of(mask.bits, 348));
    in.last_step = 7;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, &mask) == SMARCH_ERROR_INVALID_VALUE);
    in.last_step = 0;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, &mask) == SMARCH_OK);
    for (size_t at = 0; at < SMARCH_PROFILE_SIZE; ++at) CHECK(bit_of(mask.bits, at));
    CHECK(field(&profile, SMARCH_PROFILE_CLI_OPTION_VALUE_OFFSET) == 7 && field(&profile, SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET) == 0x9002);
    CHECK(field(&profile, SMARCH_PROFILE_MODULE_BASE_ADDRESS_OFFSET) == 1 && field(&profile, SMARCH_PROFILE_CONDITIONAL_FEATURE_FLAG_OFFSET) == 0);
    CHECK(field(&profile, SMARCH_PROFILE_VENDOR_STRING_PTR_OFFSET) == 11 && field(&profile, SMARCH_PROFILE_ASSOCIATED_DATA_PTR_OFFSET) == 12);
    CHECK(field(&profile, SMARCH_PROFILE_SM_BACKEND_VTABLE_PTR_OFFSET) == 13 && field(&profile, SMARCH_PROFILE_SHARED_MEMORY_TABLE_OFFSET) == 14);
    CHECK(field(&profile, SMARCH_PROFILE_REGISTER_LIMITS_OFFSET) == 0xFF0000003Fu && field(&profile, SMARCH_PROFILE_WARP_SIZE_OFFSET) == 32);
    CHECK(memcmp(profile.bytes + SMARCH_PROFILE_BLOCK_280_OFFSET, blocks + 16, 16) == 0);
    CHECK(field(&profile, SMARCH_PROFILE_SHARED_MEMORY_COUNT_OFFSET) == 5);

    in.flags |= SMARCH_PROFILE_MODULE_BASE_DISABLED;
    in.block_mask = 1;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, NULL) == SMARCH_OK);
    CHECK(field(&profile, SMARCH_PROFILE_MODULE_BASE_ADDRESS_OFFSET) == 0xffffffffu);
    CHECK(profile.bytes[SMARCH_PROFILE_BLOCK_280_OFFSET] == 0 && profile.bytes[184] == 1);
    in.blocks = NULL;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, NULL) == SMARCH_ERROR_NULL_POINTER);

    // Bits that mean nothing are refused, by each function that takes inputs.
    smarch_profile_store list[16];
    size_t count = 0;
    for (unsigned bit = 15; bit < 32; ++bit) {
        memset(&in, 0, sizeof in);
        in.flags = (uint32_t)1 << bit;
        CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, NULL) == SMARCH_ERROR_INVALID_VALUE);
        CHECK(smarch_profile_apply(&profile, SMARCH_STEP_OVERLAY, SMARCH_SM_103, &in, &mask) == SMARCH_ERROR_INVALID_VALUE);
        CHECK(smarch_profile_stores(SMARCH_STEP_OVERLAY, SMARCH_SM_103, &in, list, 16, &count) == SMARCH_ERROR_INVALID_VALUE);
    }
    memset(&in, 0, sizeof in);
    in.blocks = blocks;
    in.block_mask = 0x400;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, NULL) == SMARCH_ERROR_INVALID_VALUE);
    in.block_mask = 0x80000001u;
    CHECK(smarch_profile_build(SMARCH_SM_103, &in, &profile, NULL) == SMARCH_ERROR_INVALID_VALUE);
}

static void stores(void) {
    smarch_profile_store list[16];
    size_t count = 0;
    CHECK(smarch_profile_stores(SMARCH_STEP_PER_SM, SMARCH_SM_121, NULL, list, 16, &count) == SMARCH_OK && count == 10);
    CHECK(list[0].offset == SMARCH_PROFILE_SHARED_MEMORY_CONFIG_BASE_OFFSET && list[0].stored == SMARCH_STORED_CONSTANT);
    CHECK(list[0].width == 4 && list[0].bytes[2] == 0x10);
    CHECK(list[1].offset == SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET && list[1].stored == SMARCH_STORED_PARTLY && list[1].bytes[1] == 0x90);
    CHECK(list[2].offset == SMARCH_PROFILE_CONDITIONAL_FEATURE_FLAG_OFFSET && list[2].stored == SMARCH_STORED_OPEN && list[3].stored == SMARCH_STORED_UNKNOWN);
    smarch_profile_inputs in;
    memset(&in, 0, sizeof in);
    in.flags = SMARCH_PROFILE_HAS_FACTORY;
    CHECK(smarch_profile_stores(SMARCH_STEP_PER_SM, SMARCH_SM_121, &in, list, 16, &count) == SMARCH_OK);
    CHECK(list[1].stored == SMARCH_STORED_SUPPLIED);
    CHECK(smarch_profile_stores(SMARCH_STEP_STRUCTURAL, SMARCH_SM_121, NULL, list, 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 17);
    CHECK(smarch_profile_stores(0, SMARCH_SM_121, NULL, list, 16, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_profile_stores(SMARCH_STEP_VENDOR, SMARCH_SM_70, NULL, list, 16, &count) == SMARCH_ERROR_PROFILE_NONE);
    for (uint32_t stored = SMARCH_STORED_CONSTANT; stored <= SMARCH_STORED_PARTLY; ++stored) CHECK(*smarch_code_name(SMARCH_ENUMERATION_PROFILE_STORED, stored));
    CHECK(!*smarch_code_name(SMARCH_ENUMERATION_PROFILE_STORED, 0) && !*smarch_code_name(SMARCH_ENUMERATION_PROFILE_STEP, 0) && !*smarch_code_name(SMARCH_ENUMERATION_PROFILE_STEP, 7) && !*smarch_code_name(SMARCH_ENUMERATION_PROFILE_SETTER, 7));
}

// Every field of the lists: what is set is read back, and the bytes are little-endian.
static void accessors(void) {
    smarch_profile profile;
    memset(&profile, 0, sizeof profile);
    uint64_t value = 0;
#define OFFSET(NAME) SMARCH_PROFILE_##NAME##_OFFSET
#define WIDTH(NAME) SMARCH_PROFILE_##NAME##_WIDTH
#define CHECK_SCALAR(name, NAME, type)                                                                                        \
    CHECK(WIDTH(NAME) == sizeof(type));                                                                                       \
    CHECK(smarch_profile_set(&profile, OFFSET(NAME), (type)0xf1f2f3f4f5f6f7f8u) == SMARCH_OK);                                \
    CHECK(profile.bytes[OFFSET(NAME)] == 0xf8);                                                                               \
    CHECK(profile.bytes[OFFSET(NAME) + sizeof(type) - 1] == (sizeof(type) == 8 ? 0xf1 : sizeof(type) == 4 ? 0xf5 : 0xf8));    \
    CHECK(smarch_profile_get(&profile, OFFSET(NAME), &value) == SMARCH_OK && value == (type)0xf1f2f3f4f5f6f7f8u);
    SMARCH_PROFILE_SCALARS(CHECK_SCALAR)
#define CHECK_BLOCK(name, NAME) \
    CHECK(WIDTH(NAME) == 16 && smarch_profile_get(&profile, OFFSET(NAME), &value) == SMARCH_ERROR_PROFILE_WIDTH);
    SMARCH_PROFILE_BLOCKS(CHECK_BLOCK)
    CHECK(smarch_profile_get(&profile, 1, &value) == SMARCH_ERROR_PROFILE_FIELD);
    CHECK(smarch_profile_get(&profile, (size_t)-1, &value) == SMARCH_ERROR_PROFILE_FIELD);
    CHECK(smarch_profile_get(NULL, 0, &value) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_get(&profile, 0, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_set(NULL, 0, 0) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_set(&profile, SMARCH_PROFILE_SCHEDULING_FEATURE_FLAGS_OFFSET, 256) == SMARCH_ERROR_PROFILE_WIDTH);
    CHECK(smarch_profile_set(&profile, SMARCH_PROFILE_BLOCK_184_OFFSET, 0) == SMARCH_ERROR_PROFILE_WIDTH);
}

// The rows say of every constant what the constant says.
static void rows(void) {
    size_t count = 0, regions = 0;
    const smarch_profile_field *fields = smarch_profile_fields(&count);
    CHECK(fields && count == 36 + 6);
    for (size_t i = 0; i < count; ++i) {
        CHECK((fields[i].setter == SMARCH_SETTER_BASELINE) == (i >= 36) && (i == 0 || i == 36 || fields[i - 1].offset < fields[i].offset));
    }
    static const unsigned constants[][2] = {
#define ROW(name, NAME, type) {OFFSET(NAME), WIDTH(NAME)},
        SMARCH_PROFILE_SCALARS(ROW)
#define BLOCK_ROW(name, NAME) {OFFSET(NAME), WIDTH(NAME)},
        SMARCH_PROFILE_BLOCKS(BLOCK_ROW)
    };
    CHECK(sizeof constants / sizeof constants[0] == count);
    for (size_t i = 0; i < sizeof constants / sizeof constants[0]; ++i) {
        size_t found = 0;
        for (size_t j = 0; j < count; ++j) found += fields[j].offset == constants[i][0] && fields[j].width == constants[i][1];
        CHECK(found == 1);
    }
    for (size_t i = 0; i < count; ++i) CHECK(*fields[i].name && *fields[i].default_text && *fields[i].note && *smarch_code_name(SMARCH_ENUMERATION_PROFILE_SETTER, fields[i].setter) && *smarch_code_name(SMARCH_ENUMERATION_PROFILE_FILL, fields[i].fill));
    const smarch_profile_field *field = smarch_profile_field_find(SMARCH_PROFILE_OPT_LEVEL_DEFAULT_OFFSET + 3);
    CHECK(!field->packed && smarch_profile_field_find(112)->packed && smarch_profile_field_find(612)->packed && !smarch_profile_field_find(132)->packed);
    CHECK(field && strcmp(field->name, "opt_level_default") == 0 && field->fill == SMARCH_FILL_VALUE && field->fill_value == 5);
    CHECK(field->setter == SMARCH_SETTER_STRUCTURAL && field->has_confidence && field->confidence == 85 && !field->changes);
    CHECK(smarch_profile_field_find(709)->offset == 708 && smarch_profile_field_find(700)->offset == 696);
    CHECK(smarch_profile_field_find(8) == NULL && smarch_profile_field_find((size_t)-1) == NULL);
    CHECK(smarch_profile_field_find(604)->setter == SMARCH_SETTER_BASELINE && !smarch_profile_field_find(604)->has_confidence);
    CHECK(smarch_profile_field_find(280)->fill == SMARCH_FILL_BLOCK && smarch_profile_field_find(280)->fill_value == 1 && !*smarch_code_name(SMARCH_ENUMERATION_PROFILE_FILL, 0));

    const smarch_profile_region *region = smarch_profile_regions(&regions);
    CHECK(region && regions == 11 && region[0].start == 0 && region[10].end == 1935 && *region[10].content);
    CHECK(!smarch_profile_fields(NULL) && !smarch_profile_regions(NULL));

    const smarch_documented_ptxas_scheduling_flag *flags = smarch_documented_ptxas_scheduling_flags(&count);
    CHECK(flags && count == 8 && flags[0].mask == 1 && flags[7].bit == 7 && flags[7].mask == 0x80 && flags[1].meaning == NULL && flags[3].meaning);
    CHECK(!smarch_documented_ptxas_scheduling_flags(NULL));
    const smarch_documented_ptxas_backend_field *backend = smarch_documented_ptxas_backend_fields(&count);
    CHECK(backend && count == 7 && backend[1].offset == 372 && !backend[1].has_bit && backend[1].mask == 0 && backend[5].has_bit && backend[5].bit == 7 && backend[5].mask == 0x80 && backend[6].mask == 1);
    CHECK(!smarch_documented_ptxas_backend_fields(NULL) && strcmp(backend[0].name, "arch_class_id") == 0 && backend[0].width == 4 && backend[3].name == NULL);
    CHECK(backend[6].offset + backend[6].width == SMARCH_DOCUMENTED_PTXAS_BACKEND_SIZE);
    uint8_t object[SMARCH_DOCUMENTED_PTXAS_BACKEND_SIZE] = {0};
    uint64_t value = 99;
    object[12] = 10;
    object[373] = 0x80;
    object[1418] = 0xff;
    CHECK(smarch_documented_ptxas_backend_read(12, object, sizeof object, &value) == SMARCH_OK && value == 10);
    CHECK(smarch_documented_ptxas_backend_read(372, object, sizeof object, &value) == SMARCH_OK && value == 32768);
    CHECK(smarch_documented_ptxas_backend_read(1418, object, sizeof object, &value) == SMARCH_OK && value == 0xff);
    CHECK(smarch_documented_ptxas_backend_read(13, object, sizeof object, &value) == SMARCH_ERROR_PROFILE_FIELD && value == 0xff);
    CHECK(smarch_documented_ptxas_backend_read(1418, object, 1418, &value) == SMARCH_ERROR_WORDS_TRUNCATED);
    CHECK(smarch_documented_ptxas_backend_read(1418, NULL, 1419, &value) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_ptxas_backend_read(12, object, sizeof object, NULL) == SMARCH_ERROR_NULL_POINTER);
    const smarch_documented_ptxas_backend_class *classes = smarch_documented_ptxas_backend_classes(&count);
    CHECK(classes && count == 3 && classes[0].id == 4 && *classes[2].name && !smarch_documented_ptxas_backend_classes(NULL));
    const smarch_documented_ptxas_joint_condition *joint = smarch_documented_ptxas_joint_conditions(&count);
    CHECK(joint && count == 3 && joint[0].bit == 2 && joint[0].offset == 1382 && joint[0].mask == 0x20 && !joint[0].has_lowest && joint[2].has_lowest && joint[2].highest == 19);
    CHECK(*joint[1].meaning && !smarch_documented_ptxas_joint_conditions(NULL));
    const smarch_documented_ptxas_initializer_field *initializers = smarch_documented_ptxas_initializer_fields(&count);
    CHECK(initializers && count == 11 && initializers[0].offset == 344 && initializers[0].differs[0] == NULL);
    CHECK(initializers[1].offset == 348 && strcmp(initializers[1].differs[1], "28677") == 0 && !smarch_documented_ptxas_initializer_fields(NULL));
}

static void reading(void) {
    uint8_t bytes[SMARCH_PROFILE_SIZE];
    smarch_profile a, b;
    memset(bytes, 0x5a, sizeof bytes);
    CHECK(smarch_profile_read(bytes, sizeof bytes, &a) == SMARCH_OK && memcmp(&a, bytes, sizeof bytes) == 0);
    memset(&b, 1, sizeof b);
    CHECK(smarch_profile_read(bytes, 1935, &b) == SMARCH_ERROR_PROFILE_SIZE && b.bytes[0] == 1);
    CHECK(smarch_profile_read(NULL, 0, &b) == SMARCH_ERROR_PROFILE_SIZE);
    CHECK(smarch_profile_read(NULL, 1936, &b) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_read(bytes, sizeof bytes, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_profile_difference differences[24];
    size_t count = 99;
    CHECK(smarch_profile_build(SMARCH_SM_75, NULL, &a, NULL) == SMARCH_OK && smarch_profile_build(SMARCH_SM_90, NULL, &b, NULL) == SMARCH_OK);
    CHECK(smarch_profile_diff(&a, NULL, &b, NULL, differences, 4, &count) == SMARCH_OK && count == 1);
    CHECK(differences[0].offset == 348 && differences[0].length == 4 && strcmp(differences[0].field->name, "codegen_factory") == 0);
    CHECK(differences[0].comparison == SMARCH_COMPARISON_DIFFERS && differences[0].unknown == 0);
    CHECK(differences[0].expected.lowest == 24577 && differences[0].expected.highest == 24577 && differences[0].found.highest == 32768);
    b.bytes[10] = 1;
    CHECK(smarch_profile_diff(&a, NULL, &b, NULL, differences, 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(smarch_profile_diff(&a, NULL, &b, NULL, differences, 4, &count) == SMARCH_OK && differences[0].offset == 10 && differences[0].field == NULL);
    CHECK(smarch_profile_diff(&a, NULL, &a, NULL, NULL, 0, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_profile_diff(NULL, NULL, &b, NULL, differences, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_diff(&a, NULL, &b, NULL, differences, 4, NULL) == SMARCH_ERROR_NULL_POINTER);
}

// What is unknown equals nothing; the one documented span decides where it can.
static void three_valued(void) {
    smarch_profile objects[3];
    smarch_profile_mask known[3];
    static const smarch_target targets[3] = {SMARCH_SM_100, SMARCH_SM_103, SMARCH_SM_121};
    for (int i = 0; i < 3; ++i) CHECK(smarch_profile_build(targets[i], NULL, &objects[i], &known[i]) == SMARCH_OK);
    smarch_profile_value value;
    CHECK(smarch_profile_field_value(&objects[1], &known[1], 348, &value) == SMARCH_OK && value.lowest == 36865 && value.highest == 36869);
    CHECK(smarch_profile_field_value(&objects[1], &known[1], 432, &value) == SMARCH_OK && value.lowest == 0 && value.highest == 0xffffffffu);
    CHECK(smarch_profile_field_value(&objects[1], NULL, 348, &value) == SMARCH_OK && value.lowest == value.highest);
    CHECK(smarch_profile_field_value(&objects[1], NULL, 184, &value) == SMARCH_ERROR_PROFILE_WIDTH && smarch_profile_field_value(&objects[1], NULL, 1, &value) == SMARCH_ERROR_PROFILE_FIELD);
    CHECK(smarch_profile_field_value(NULL, NULL, 348, &value) == SMARCH_ERROR_NULL_POINTER && smarch_profile_field_value(&objects[1], NULL, 348, NULL) == SMARCH_ERROR_NULL_POINTER);
    for (int other = 0; other < 3; ++other) {
        smarch_profile_difference rows[24];
        size_t count = 0, differ = 0;
        CHECK(smarch_profile_diff(&objects[1], &known[1], &objects[other], &known[other], rows, 24, &count) == SMARCH_OK && count == (other == 1 ? 0u : 1u));
        for (size_t i = 0; i < count; ++i) {
            differ += rows[i].comparison == SMARCH_COMPARISON_DIFFERS;
            if (rows[i].offset == 348) CHECK(rows[i].comparison == (other ? SMARCH_COMPARISON_UNKNOWN : SMARCH_COMPARISON_DIFFERS) && rows[i].unknown == (other ? 1u : 0u));
        }
        CHECK(differ == (other ? 0u : 1u));
    }

    // Both values of a conditional flag are tried; a byte that no document names is compared after construction only.
    smarch_profile_inputs in;
    smarch_profile_conditions conditions;
    smarch_profile dump;
    smarch_profile_difference rows[4];
    size_t count = 0;
    memset(&in, 0, sizeof in);
    in.flags = SMARCH_PROFILE_FLAG_355;
    CHECK(smarch_profile_build(SMARCH_SM_90, &in, &dump, NULL) == SMARCH_OK);
    dump.bytes[1382] = 0x20;
    CHECK(smarch_profile_conditions_fitting(&dump, NULL, SMARCH_SM_90, NULL, &conditions) == SMARCH_OK);
    CHECK(conditions.flag_355 == SMARCH_CONDITION_SET && conditions.flag_233 == SMARCH_CONDITION_EITHER);
    dump.bytes[428] = 7;
    dump.bytes[1380] = 1;
    CHECK(smarch_profile_conditions_fitting(&dump, NULL, SMARCH_SM_90, NULL, &conditions) == SMARCH_OK && conditions.flag_355 == SMARCH_CONDITION_NEITHER);
    smarch_profile_difference found[19];
    CHECK(smarch_profile_findings(&dump, NULL, SMARCH_SM_90, NULL, SMARCH_MOMENT_CONSTRUCTED, found, 19, &count) == SMARCH_OK && count == 19);
    size_t contradictions = 0;
    for (size_t i = 0; i < count; ++i) {
        contradictions += found[i].comparison == SMARCH_COMPARISON_DIFFERS;
        if (found[i].offset == 428) CHECK(found[i].comparison == SMARCH_COMPARISON_DIFFERS && found[i].expected.lowest == 1 && found[i].found.lowest == 7);
    }
    CHECK(contradictions == 3);
    smarch_profile_judgement judged;
    CHECK(smarch_profile_findings(&dump, NULL, SMARCH_SM_90, NULL, SMARCH_MOMENT_CONSTRUCTED, NULL, 0, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 19);
    CHECK(smarch_profile_findings(&dump, NULL, SMARCH_SM_90, NULL, 0, rows, 4, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_profile_findings(NULL, NULL, SMARCH_SM_90, NULL, SMARCH_MOMENT_RUNNING, rows, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_judge(&dump, NULL, SMARCH_SM_90, NULL, SMARCH_MOMENT_CONSTRUCTED, &judged) == SMARCH_OK && judged.agreement == SMARCH_AGREEMENT_CONTRADICTS);
    CHECK(judged.contradicting == 3 && judged.agreeing + judged.contradicting + judged.unknown == SMARCH_PROFILE_SIZE);
    CHECK(smarch_profile_judge(&dump, NULL, SMARCH_SM_70, NULL, SMARCH_MOMENT_CONSTRUCTED, &judged) == SMARCH_ERROR_PROFILE_NONE);
    CHECK(smarch_profile_judge(&dump, NULL, SMARCH_SM_90, NULL, SMARCH_MOMENT_CONSTRUCTED, NULL) == SMARCH_ERROR_NULL_POINTER);
    for (uint32_t code = 1; code <= 4; ++code) CHECK((*smarch_code_name(SMARCH_ENUMERATION_PROFILE_AGREEMENT, code) != 0) == (code <= SMARCH_AGREEMENT_CANNOT_TELL));
    // A flag cannot be both.
    in.flags = SMARCH_PROFILE_FLAG_355 | SMARCH_PROFILE_FLAG_355_CLEAR;
    CHECK(smarch_profile_judge(&dump, NULL, SMARCH_SM_90, &in, SMARCH_MOMENT_CONSTRUCTED, &judged) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_profile_conditions_fitting(NULL, NULL, SMARCH_SM_90, NULL, &conditions) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_conditions_fitting(&dump, NULL, SMARCH_SM_70, NULL, &conditions) == SMARCH_ERROR_PROFILE_NONE);
    for (uint32_t code = 1; code <= 4; ++code) {
        CHECK((*smarch_code_name(SMARCH_ENUMERATION_PROFILE_COMPARISON, code) != 0) == (code <= SMARCH_COMPARISON_UNKNOWN) && (*smarch_code_name(SMARCH_ENUMERATION_PROFILE_MOMENT, code) != 0) == (code <= SMARCH_MOMENT_RUNNING));
        CHECK(*smarch_code_name(SMARCH_ENUMERATION_PROFILE_CONDITION, code));
    }

    // The bits of +1385 are checked with other values.
    const smarch_documented_ptxas_joint_condition *joint = smarch_documented_ptxas_joint_conditions(&count);
    uint32_t answer = 0;
    CHECK(smarch_documented_ptxas_joint_condition_holds(&joint[0], &dump, NULL, &answer) == SMARCH_OK && answer == SMARCH_ANSWER_YES);
    CHECK(smarch_documented_ptxas_joint_condition_holds(&joint[1], &dump, NULL, &answer) == SMARCH_OK && answer == SMARCH_ANSWER_UNKNOWN);
    CHECK(smarch_profile_set(&dump, SMARCH_PROFILE_PIPELINE_PROGRESS_OFFSET, 20) == SMARCH_OK);
    CHECK(smarch_documented_ptxas_joint_condition_holds(&joint[2], &dump, NULL, &answer) == SMARCH_OK && answer == SMARCH_ANSWER_NO);
    memset(&known[0], 0, sizeof known[0]);
    CHECK(smarch_documented_ptxas_joint_condition_holds(&joint[2], &dump, &known[0], &answer) == SMARCH_OK && answer == SMARCH_ANSWER_UNKNOWN);
    CHECK(smarch_documented_ptxas_joint_condition_holds(NULL, &dump, NULL, &answer) == SMARCH_ERROR_NULL_POINTER);
    CHECK(SMARCH_PROFILE_PIPELINE_PROGRESS_MAX == 21);
}

static void refusals(void) {
    smarch_profile profile;
    smarch_profile_mask mask;
    memset(&profile, 0x5a, sizeof profile);
    memset(&mask, 0x5a, sizeof mask);
    CHECK(smarch_profile_build(0, NULL, &profile, &mask) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_profile_build(SMARCH_SM_82, NULL, &profile, &mask) == SMARCH_ERROR_PROFILE_NONE);
    CHECK(smarch_profile_build(SMARCH_SM_90, NULL, NULL, &mask) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_apply(&profile, 7, SMARCH_SM_90, NULL, &mask) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_profile_apply(&profile, SMARCH_STEP_OVERLAY, 1, NULL, &mask) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_profile_apply(NULL, SMARCH_STEP_OVERLAY, SMARCH_SM_90, NULL, &mask) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_profile_apply(&profile, SMARCH_STEP_OVERLAY, SMARCH_SM_90, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    for (size_t i = 0; i < sizeof profile; ++i) CHECK(profile.bytes[i] == 0x5a);
    for (size_t i = 0; i < sizeof mask.bits; ++i) CHECK(mask.bits[i] == 0x5a);
}

int test_profiles(void) {
    image();
    with_inputs();
    stores();
    accessors();
    rows();
    reading();
    three_valued();
    refusals();
    return failures;
}
