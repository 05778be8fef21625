#include <smarch.h>
#include <smarch/documented.h>
#include <smarch/documented.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static void words(void) {
    smarch_scheduler words;
    CHECK(smarch_scheduler_for_factory(24577, &words) == SMARCH_OK && words.packed == 0x000d000du && words.dispatch_slots == 192);
    CHECK(smarch_scheduler_for_factory(0, &words) == SMARCH_OK && words.low == 7 && words.high == 7);
    CHECK(smarch_scheduler_for_factory(0xffffffffu, &words) == SMARCH_OK && words.low == 16);
    CHECK(smarch_scheduler_for_target(SMARCH_SM_75, &words) == SMARCH_OK && words.packed == 0x000e000eu && words.dispatch_slots == 208);
    CHECK(smarch_scheduler_for_target(SMARCH_SM_120F, &words) == SMARCH_OK && words.packed == 0x00100010u && words.dispatch_slots == 240);
    CHECK(smarch_scheduler_for_target(SMARCH_SM_52, &words) == SMARCH_ERROR_SCHEDULER_NONE && words.low == 16);
    CHECK(smarch_scheduler_for_target(1, &words) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_scheduler_for_target(SMARCH_SM_75, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_scheduler_for_factory(0, NULL) == SMARCH_ERROR_NULL_POINTER);

    uint8_t warp_profile[24];
    memset(warp_profile, 0xee, sizeof warp_profile);
    size_t needed = 0;
    CHECK(smarch_scheduler_write(&words, warp_profile, sizeof warp_profile, &needed) == SMARCH_OK && needed == 24);
    static const uint8_t expected[8] = {0xee, 0xee, 16, 0, 16, 0, 240, 0};
    CHECK(memcmp(warp_profile + 16, expected, 8) == 0);
    smarch_scheduler back;
    CHECK(smarch_scheduler_read(warp_profile, sizeof warp_profile, &back) == SMARCH_OK && back.packed == words.packed && back.dispatch_slots == 240);
    CHECK(smarch_scheduler_read(warp_profile, 23, &back) == SMARCH_ERROR_WORDS_TRUNCATED);
    CHECK(smarch_scheduler_read(NULL, 24, &back) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_scheduler_write(&words, warp_profile, 23, &needed) == SMARCH_ERROR_BUFFER_TOO_SMALL && needed == 24);
    CHECK(smarch_scheduler_write(NULL, warp_profile, 24, &needed) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_scheduler_write(&words, warp_profile, 24, NULL) == SMARCH_ERROR_NULL_POINTER);
    words.dispatch_slots = 65536;
    CHECK(smarch_scheduler_write(&words, warp_profile, 24, &needed) == SMARCH_ERROR_INVALID_VALUE);

    size_t count = 0;
    const smarch_scheduler_row *rows = smarch_scheduler_rows(&count);
    CHECK(rows && count == 6 && rows[2].highest_factory == 28672 && rows[2].scheduler.low == 13 && *rows[2].era && rows[3].era_first == 75 && rows[3].era_last == 89);
    CHECK(smarch_scheduler_rows(NULL) == NULL && rows[3].lowest_factory == 28673);
}

static void code_objects(void) {
    uint8_t header[12];
    uint32_t version = 0;
    size_t needed = 0;
    CHECK(smarch_documented_ptxas_code_object_write(32768, header, sizeof header, &needed) == SMARCH_OK && needed == 12);
    CHECK(memcmp(header, "NVuc\1\0\0\0\0\x80\0\0", 12) == 0);
    CHECK(smarch_documented_ptxas_code_object_read(header, sizeof header, &version) == SMARCH_OK && version == 32768);
    CHECK(SMARCH_DOCUMENTED_PTXAS_CODE_OBJECT_MAGIC == 0x16375564eu && header[0] == (SMARCH_DOCUMENTED_PTXAS_CODE_OBJECT_MAGIC & 0xff) && 4 * SMARCH_DOCUMENTED_PTXAS_CODE_OBJECT_SM_VERSION_INDEX == 372);
    header[4] = 2;
    CHECK(smarch_documented_ptxas_code_object_read(header, sizeof header, &version) == SMARCH_ERROR_CODE_OBJECT_MAGIC);
    CHECK(smarch_documented_ptxas_code_object_read(header, 11, &version) == SMARCH_ERROR_WORDS_TRUNCATED);
    CHECK(smarch_documented_ptxas_code_object_read(NULL, 12, &version) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_documented_ptxas_code_object_write(0, header, 11, &needed) == SMARCH_ERROR_BUFFER_TOO_SMALL && needed == 12 && header[4] == 2);
    CHECK(smarch_documented_ptxas_code_object_write(0, NULL, 12, &needed) == SMARCH_ERROR_NULL_POINTER);
}

static void factories(void) {
    smarch_documented_ptxas_factory factory;
    CHECK(smarch_documented_ptxas_factory_for_target(SMARCH_SM_88, &factory) == SMARCH_OK);
    CHECK(factory.isa_value == 28673 && factory.lowest == 28676 && factory.highest == 28676);
    CHECK(smarch_documented_ptxas_factory_for_target(SMARCH_SM_110A, &factory) == SMARCH_OK);
    CHECK(factory.isa_value == 36864 && factory.lowest == 36865 && factory.highest == 36869);
    CHECK(smarch_documented_ptxas_factory_for_target(SMARCH_SM_101, &factory) == SMARCH_ERROR_PROFILE_NONE);
    CHECK(smarch_documented_ptxas_factory_for_target(1, &factory) == SMARCH_ERROR_INVALID_TARGET);
    CHECK(smarch_documented_ptxas_factory_for_target(SMARCH_SM_88, NULL) == SMARCH_ERROR_NULL_POINTER);
    uint32_t encoded = 0;
    CHECK(smarch_documented_ptxas_factory_encode(7, 4, &encoded) == SMARCH_OK && encoded == 28676);
    CHECK(smarch_documented_ptxas_factory_generation_number(encoded) == 7 && smarch_documented_ptxas_factory_variant(encoded) == 4);
    CHECK(smarch_documented_ptxas_factory_encode(7, 4096, &encoded) == SMARCH_ERROR_FACTORY_RANGE && encoded == 28676);
    CHECK(smarch_documented_ptxas_factory_encode(7, 4, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(!smarch_documented_ptxas_factory_has_fma_combining(28673) && smarch_documented_ptxas_factory_has_fma_combining(28674));
    size_t count = 0;
    const smarch_documented_ptxas_factory_label *labels = smarch_documented_ptxas_factory_labels(&count);
    CHECK(labels && count == 10 && labels[0].lowest == 12288 && strcmp(labels[0].generation, "Kepler") == 0);
    CHECK(labels[6].highest == 28677 && labels[6].generation == NULL && *labels[6].architecture && labels[6].first_sm == 86 && labels[6].last_sm == 89);
    CHECK(smarch_documented_ptxas_factory_labels(NULL) == NULL);
}

int test_scheduler(void) {
    words();
    code_objects();
    factories();
    return failures;
}
