// PTX's instruction set: forms of instructions, what they ask, families.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static const smarch_version NEWEST = {0, 0};

static smarch_ptx_form form_of(const char *text) {
    smarch_ptx_form form;
    memset(&form, 0, sizeof form);
    size_t at = 0;
    CHECK(smarch_ptx_form_parse(text, strlen(text), &form, &at) == SMARCH_OK && at == SMARCH_NO_FAULT);
    return form;
}

static void faults(void) {
    smarch_ptx_form form;
    size_t at = 0;
    const struct {
        const char *text;
        smarch_status status;
        size_t at;
    } wrong[] = {
        {"atom2.add.u32", SMARCH_ERROR_PTX_INSTRUCTION, 0},
        {"", SMARCH_ERROR_PTX_INSTRUCTION, 0},
        {"atom.global.plus.u32", SMARCH_ERROR_PTX_MODIFIER, 12},
        {"atom.add.u32.", SMARCH_ERROR_PTX_MODIFIER, 13},
        {"atom.global.add", SMARCH_ERROR_PTX_MODIFIER_MISSING, 15},
        {"atom.global.inc.f32", SMARCH_ERROR_PTX_FORM, 4},
        {"min.f32 %f1, %f2, %f3, %f4, %f5;", SMARCH_ERROR_PTX_OPERANDS, 3},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        CHECK(smarch_ptx_form_parse(wrong[i].text, strlen(wrong[i].text), &form, &at) == wrong[i].status);
        CHECK(at == wrong[i].at);
    }
    CHECK(smarch_ptx_form_parse(NULL, 1, &form, &at) == SMARCH_ERROR_NULL_POINTER && at == SMARCH_NO_FAULT);
    CHECK(smarch_ptx_form_parse("membar.gl", 9, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
}

// Whether a place takes a kind: 1, refuses it: 0, or neither: -1.
static int takes(const smarch_ptx_operand *place, const char *kind, const char *of, uint32_t elements) {
    size_t count = 0;
    const smarch_ptx_operand_kind *kinds = smarch_ptx_operand_kinds(&count);
    CHECK(kinds && count > 150 && count <= 192 && !smarch_ptx_operand_kinds(NULL));
    for (size_t i = 0; i < count; i++) {
        if (strcmp(kinds[i].kind, kind) != 0 || strcmp(kinds[i].of, of) != 0 || kinds[i].elements != elements) continue;
        return place->takes[i / 64] >> i % 64 & 1 ? 1 : place->refuses[i / 64] >> i % 64 & 1 ? 0 : -1;
    }
    CHECK(!"there is no such kind");
    return -1;
}

// What operands may be.
static void operands(void) {
    smarch_ptx_operand places[16];
    size_t count = 99;
    smarch_ptx_form form = form_of("selp.b32");
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, &count) == SMARCH_OK && count == 4);
    for (uint32_t i = 0; i < 4; i++) CHECK(places[i].operands == 4 && places[i].place == i && !places[i].has_numbers);
    CHECK(takes(&places[0], "register", "u32", 0) == 1 && takes(&places[0], "register", "b64", 0) == 0 && takes(&places[0], "number", "integer", 0) == 0);
    CHECK(takes(&places[1], "number", "integer", 0) == 1 && takes(&places[3], "register", "pred", 0) == 1 && takes(&places[3], "register", "b32", 0) == 0);
    // A number in a range, an address, a vector.
    form = form_of("ldmatrix.sync.aligned.m8n8.x4.shared.b16");
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, &count) == SMARCH_OK && count == 2);
    CHECK(takes(&places[0], "vector", "b32", 4) == 1 && takes(&places[0], "vector", "b32", 2) == 0 && takes(&places[1], "address", "shared", 0) == 1);
    form = form_of("setmaxnreg.inc.sync.aligned.u32");
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, &count) == SMARCH_OK && count == 1);
    CHECK(takes(&places[0], "number", "integer", 0) == 1 && places[0].has_numbers && places[0].lowest == 24 && places[0].highest == 256 && places[0].step == 8 && !places[0].powers_of_2);
    // None, several numbers of them, an older release.
    form = form_of("membar.gl");
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, &count) == SMARCH_OK && count == 1 && places[0].operands == 0);
    form = form_of("bar.sync");
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, &count) == SMARCH_OK && count == 1 && places[0].operands == 1);
    CHECK(smarch_ptx_form_operands(SMARCH_TOOLKIT_11_8, &form, places, 16, &count) == SMARCH_OK && count == 1 && places[0].operands == 1);
    form = form_of("selp.b32");
    CHECK(smarch_ptx_form_operands(K, &form, places, 3, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 4);
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_form_operands(K, NULL, places, 16, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_ptx_form_operands(0, &form, places, 16, &count) == SMARCH_ERROR_TOOLKIT_NOT_RUN);
    form.family ^= 1;
    CHECK(smarch_ptx_form_operands(K, &form, places, 16, &count) == SMARCH_ERROR_INVALID_VALUE);
}

// What texts lack.
static void missing(void) {
    smarch_ptx_missing slots[16];
    size_t count = 0, at = 0;
    const char *mma = "mma.sync.aligned.m16n8k16";
    CHECK(smarch_ptx_form_missing(mma, strlen(mma), slots, 16, &count, &at) == SMARCH_OK && count == 6 && at == SMARCH_NO_FAULT);
    size_t families_count = 0;
    const smarch_ptx_family *families = smarch_ptx_families(&families_count);
    const char *names[] = {"alayout", "blayout", "dtype", "atype", "btype", "ctype"};
    for (size_t i = 0; i < count; i++) {
        CHECK(slots[i].family < families_count && strcmp(families[slots[i].family].name, "mma.sync.aligned") == 0);
        const smarch_ptx_slot *slot = &families[slots[i].family].slots[slots[i].slot];
        CHECK(strcmp(slot->name, names[i]) == 0);
        size_t words = 0;
        for (size_t word = 0; word < slot->words_count; word++) words += slots[i].words[word / 64] >> word % 64 & 1;
        CHECK(words == (i < 2 ? 1u : i == 2 || i == 5 ? 4u : 7u));
    }
    CHECK(smarch_ptx_form_missing("mma.m16n8k16", 12, slots, 16, &count, NULL) == SMARCH_OK && count == 7 && slots[0].slot == SMARCH_PTX_NAME);
    CHECK(smarch_ptx_form_missing("membar.gl", 9, NULL, 0, &count, &at) == SMARCH_OK && count == 0);
    CHECK(smarch_ptx_form_missing("cvt.rn", 6, slots, 1, &count, &at) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(smarch_ptx_form_missing("cvt.xy", 6, slots, 16, &count, &at) == SMARCH_ERROR_PTX_MODIFIER && at == 4);
    CHECK(smarch_ptx_form_missing("cvt.rn", 6, slots, 16, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
}

// The first that is legal.
static void preference(void) {
    const smarch_ptx_form forms[] = {form_of("tcgen05.wait::ld.sync.aligned"), form_of("wgmma.fence.sync.aligned"), form_of("membar.gl")};
    smarch_ptx_choice choice = {9, 9};
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_100A, forms, 3, &choice) == SMARCH_OK && choice.index == 0 && choice.verdict == SMARCH_YES);
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_90A, forms, 3, &choice) == SMARCH_OK && choice.index == 1 && choice.verdict == SMARCH_YES);
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_75, forms, 3, &choice) == SMARCH_OK && choice.index == 2 && choice.verdict == SMARCH_YES);
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_75, forms, 2, &choice) == SMARCH_OK && choice.index == 1 && choice.verdict == smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_75, &forms[1]));
    CHECK(choice.verdict != SMARCH_YES);
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_75, forms, 0, &choice) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_ptx_first_legal(0, NEWEST, SMARCH_SM_75, forms, 1, &choice) == SMARCH_ERROR_TOOLKIT_NOT_RUN && smarch_ptx_first_legal(K, NEWEST, 7, forms, 1, &choice) == SMARCH_ERROR_INVALID_TARGET);
    smarch_ptx_form broken[2] = {forms[2], forms[2]};
    broken[1].family ^= 1;
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_75, broken, 2, &choice) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_75, forms, 3, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_ptx_first_legal(K, NEWEST, SMARCH_SM_75, NULL, 3, &choice) == SMARCH_ERROR_NULL_POINTER);
}

static void legality(void) {
    const smarch_ptx_form add = form_of("atom.add.noftz.bf16x2");
    const smarch_version v77 = {7, 7}, v78 = {7, 8};
    CHECK(smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_90, &add) == SMARCH_YES && smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_80, &add) != SMARCH_YES);
    CHECK(smarch_ptx_form_supports_why(K, v78, SMARCH_SM_90, &add) == SMARCH_YES && smarch_ptx_form_supports_why(K, v77, SMARCH_SM_90, &add) == SMARCH_NO_PTX_VERSION_LOW);
    CHECK(smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_80, &add) == SMARCH_NO_ISA_HIGHER && smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_90, &add) == SMARCH_YES);
    CHECK(smarch_ptx_form_supports_why(0, NEWEST, SMARCH_SM_90, &add) == SMARCH_UNKNOWN_TOOLKIT && smarch_ptx_form_supports_why(K, NEWEST, 0, &add) == SMARCH_NO_VERDICT);
    const smarch_version since = smarch_ptx_form_since(K, 0, &add), on = smarch_ptx_form_since(K, SMARCH_SM_100, &add), none = smarch_ptx_form_since(K, SMARCH_SM_80, &add);
    CHECK(since.major == 7 && since.minor == 8 && on.major == 8 && on.minor == 6 && none.major == 0);
    CHECK(smarch_ptx_form_since(K, 7, &add).major == 0 && smarch_ptx_form_since(0, 0, &add).major == 0);
    size_t count = 0;

    char words[512];
    CHECK(smarch_ptx_form_message(K, NEWEST, SMARCH_SM_80, &add, words, sizeof words, &count) == SMARCH_OK);
    CHECK(strcmp(words, "Instruction 'atom.add.bf16x2 with generic state space' requires .target sm_90 or higher") == 0 && count == strlen(words));
    CHECK(smarch_ptx_form_message(K, NEWEST, SMARCH_SM_90, &add, words, sizeof words, NULL) == SMARCH_OK && !*words);
    CHECK(smarch_ptx_form_message(K, NEWEST, SMARCH_SM_80, &add, words, 4, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL);

    // What a newer release says of older ones' limits.
    const smarch_ptx_form fma = form_of("fma.rn.relu.bf16");
    CHECK(smarch_ptx_form_supports_why(SMARCH_TOOLKIT_11_7, NEWEST, SMARCH_SM_80, &fma) == SMARCH_YES && smarch_ptx_form_supports_why(SMARCH_TOOLKIT_11_7, NEWEST, SMARCH_SM_90, &fma) != SMARCH_YES);

    // Some forms an older release does not read, although it reads the .version that they ask for.
    const smarch_ptx_form later = form_of("ld.global.L1::32B.u32");
    CHECK(smarch_ptx_form_supports_why(SMARCH_TOOLKIT_13_3, NEWEST, SMARCH_SM_90, &later) == SMARCH_NO_ISA_RELEASE);

    // Numbers that no parser made.
    smarch_ptx_form other = add;
    other.family ^= 1;
    CHECK(smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_90, &other) == SMARCH_NO_VERDICT);
    memset(&other, 0, sizeof other);
    CHECK(smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_90, &other) != SMARCH_YES && smarch_ptx_form_supports_why(K, NEWEST, SMARCH_SM_90, NULL) != SMARCH_YES);
    CHECK(smarch_ptx_form_write(&other, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE && smarch_ptx_form_next(&other) == SMARCH_ERROR_INVALID_VALUE && smarch_ptx_form_next(NULL) == SMARCH_ERROR_NULL_POINTER);
}

static void families(void) {
    size_t count = 0;
    const smarch_ptx_family *all = smarch_ptx_families(&count);
    CHECK(all && count > 1 && !smarch_ptx_families(NULL));
    uint32_t place = 0;
    while (place < count && strcmp(all[place].name, "membar") != 0) place++;
    CHECK(place < count);
    smarch_ptx_form form;
    size_t forms = 0;
    smarch_status status = smarch_ptx_form_first(place, &form);
    for (; status == SMARCH_OK; status = smarch_ptx_form_next(&form)) {
        char text[128];
        CHECK(smarch_ptx_form_write(&form, text, sizeof text, NULL) == SMARCH_OK);
        smarch_ptx_form again;
        CHECK(smarch_ptx_form_parse(text, strlen(text), &again, NULL) == SMARCH_OK && memcmp(&again, &form, sizeof form) == 0);
        CHECK(form.family == place && *smarch_ptx_word_name(smarch_ptx_form_word(&form, 0)));
        forms++;
    }
    CHECK(status == SMARCH_ERROR_PTX_LAST && forms == 3);
    CHECK(smarch_ptx_form_first(UINT32_MAX, &form) == SMARCH_ERROR_INVALID_VALUE && smarch_ptx_form_first(place, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(strcmp(smarch_ptx_word_name(0), "-") == 0 && !*smarch_ptx_word_name(UINT16_MAX) && smarch_ptx_form_word(&form, 99) == 0);
    for (size_t i = 0; i < count; i++)
        for (size_t slot = 0; slot < all[i].slots_count; slot++) {
            const smarch_ptx_slot *it = &all[i].slots[slot];
            CHECK(*it->name && it->words_count > 0);
            for (size_t word = 0; word < it->words_count; word++) CHECK(*smarch_ptx_word_name(it->words[word]));
        }
}

int test_ptx(void) {
    faults();
    missing();
    operands();
    preference();
    legality();
    families();
    return failures;
}
