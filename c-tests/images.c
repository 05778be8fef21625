// Which image a device runs, and which targets cover devices.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static const smarch_driver d = SMARCH_DRIVER_NEWEST;

static void picking(void) {
    const smarch_image images[] = {{{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {7, 0}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_86}, {0, 0}, 0},
                                   {{SMARCH_KIND_SM, SMARCH_SM_86}, {0, 0}, 0}, {{SMARCH_KIND_LTO, SMARCH_SM_80}, {0, 0}, 0}};
    smarch_choice choice;
    memset(&choice, 0, sizeof choice);
    CHECK(smarch_pick(d, d, images, 5, 89, &choice) == SMARCH_OK && choice.index == 2 && choice.reason == SMARCH_PICK_ORDER && !choice.has_unknown_rival);
    CHECK(smarch_pick(d, d, images, 3, 89, &choice) == SMARCH_OK && choice.index == 2 && choice.reason == SMARCH_PICK_NEAREST);
    CHECK(smarch_pick(d, d, images, 2, 89, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_KIND);
    CHECK(smarch_pick(d, d, images, 3, 87, &choice) == SMARCH_OK && choice.index == 0 && choice.reason == SMARCH_PICK_ONLY && choice.has_unknown_rival);
    CHECK(smarch_pick(d, d, images, 5, 75, &choice) == SMARCH_ERROR_NO_IMAGE && smarch_pick(d, d, NULL, 0, 75, &choice) == SMARCH_ERROR_NO_IMAGE);
    CHECK(smarch_pick(d, d, NULL, 1, 75, &choice) == SMARCH_ERROR_NULL_POINTER && smarch_pick(d, d, images, 5, 89, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_picks_why(d, d, images, 5, 89, 0) == SMARCH_NO_PICK_KIND && smarch_picks_why(d, d, images, 5, 89, 1) == SMARCH_NO_PICK_NUMBER);
    CHECK(smarch_picks_why(d, d, images, 5, 89, 2) == SMARCH_YES && smarch_picks_why(d, d, images, 5, 89, 3) == SMARCH_NO_PICK_ORDER);
    CHECK(smarch_picks_why(d, d, images, 5, 89, 4) == SMARCH_NO_LOAD_LTO && smarch_picks_why(d, d, images, 5, 89, 5) == SMARCH_NO_VERDICT);
    CHECK(smarch_picks_why(d, d, images, 5, 75, 0) == SMARCH_NO_JIT_HIGHER);
    for (size_t i = 0; i < 6; ++i) CHECK((smarch_picks_why(d, d, images, 5, 89, i) == SMARCH_YES) == (i == 2));
    CHECK(smarch_runs_why(d, d, images[0], 121) == SMARCH_YES && smarch_runs_why(d, d, images[1], 121) != SMARCH_YES && smarch_runs_why(d, d, images[4], 80) != SMARCH_YES && smarch_runs_why(d, d, images[1], 86) == SMARCH_YES && smarch_runs_why(d, d, images[1], 88) != SMARCH_YES);
    CHECK(smarch_runs_why(d, d, images[0], 121) == SMARCH_YES && smarch_runs_why(d, d, images[1], 121) == SMARCH_NO_LOAD_MAJOR);

    const smarch_image invalid[] = {{{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 0}, {{SMARCH_KIND_SM, 5}, {0, 0}, 0}, {{7, SMARCH_SM_80}, {0, 0}, 0}};
    const smarch_image suffixes[] = {{{SMARCH_KIND_SM, SMARCH_SM_90}, {0, 0}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_90A}, {0, 0}, 0}};
    CHECK(smarch_pick(d, d, invalid, 2, 80, &choice) == SMARCH_ERROR_INVALID_TARGET && smarch_pick(d, d, invalid + 2, 1, 80, &choice) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_picks_why(d, d, invalid, 2, 80, 0) != SMARCH_YES && smarch_runs_why(d, d, invalid[1], 80) != SMARCH_YES && smarch_picks_why(d, d, NULL, 1, 80, 0) != SMARCH_YES);
    CHECK(smarch_picks_why(d, d, invalid, 2, 80, 0) == SMARCH_NO_VERDICT && smarch_runs_why(d, d, invalid[1], 80) == SMARCH_NO_VERDICT);
    CHECK(smarch_pick(d, d, suffixes, 2, 90, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_ARCH_SPECIFIC);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_PICK_REASON, SMARCH_PICK_ONLY), "the only image that runs") == 0 && strcmp(smarch_code_name(SMARCH_ENUMERATION_PICK_REASON, 0), "") == 0);
}

static void covering(void) {
    const smarch_cc devices[] = {86, 89, 90}, old[] = {90, 70};
    smarch_name out[SMARCH_COVER_MAX];
    size_t count = 9, fault = 9;
    CHECK(smarch_cover(K, d, d, devices, 3, SMARCH_COVER_CUBINS, out, SMARCH_COVER_MAX, &count, NULL) == SMARCH_OK && count == 2);
    CHECK(out[0].target == SMARCH_SM_86 && out[1].target == SMARCH_SM_90 && out[0].kind == SMARCH_KIND_SM);
    CHECK(smarch_cover(K, d, d, devices, 3, SMARCH_COVER_CUBINS, out, 1, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(smarch_cover(K, d, d, devices, 3, SMARCH_COVER_PTX, out, 1, &count, NULL) == SMARCH_OK && count == 1 && out[0].kind == SMARCH_KIND_COMPUTE);
    CHECK(smarch_cover(K, d, d, devices, 2, SMARCH_COVER_EITHER, out, 1, &count, NULL) == SMARCH_OK && out[0].kind == SMARCH_KIND_SM);
    CHECK(smarch_cover(K, d, d, NULL, 0, SMARCH_COVER_EITHER, NULL, 0, &count, &fault) == SMARCH_OK && count == 0 && fault == 9);
    CHECK(smarch_cover(K, d, d, old, 2, SMARCH_COVER_EITHER, out, 12, &count, &fault) == SMARCH_ERROR_NOT_COVERED && fault == 1);
    CHECK(smarch_cover(K, d, d, old, 2, SMARCH_COVER_CUBINS, out, 12, &count, NULL) == SMARCH_ERROR_NOT_COVERED);
    CHECK(smarch_cover(K, d, d, devices, 3, 0, out, 12, &count, &fault) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_cover(K, d, d, NULL, 3, SMARCH_COVER_PTX, out, 12, &count, &fault) == SMARCH_ERROR_NULL_POINTER);
}

static void goals(void) {
    const smarch_cc devices[] = {90, 86, 80, 86}, new_one[] = {121}, old[] = {80, 70};
    smarch_name out[SMARCH_COVER_MAX];
    size_t count = 9, fault = 9;
    CHECK(smarch_cover(K, d, d, devices, 4, SMARCH_COVER_NATIVE, out, SMARCH_COVER_MAX, &count, NULL) == SMARCH_OK && count == 3);
    CHECK(out[0].target == SMARCH_SM_80 && out[1].target == SMARCH_SM_86 && out[2].target == SMARCH_SM_90);
    CHECK(smarch_cover(K, d, d, devices, 4, SMARCH_COVER_SHIPPED, out, SMARCH_COVER_MAX, &count, NULL) == SMARCH_OK && count == 4);
    CHECK(out[3].kind == SMARCH_KIND_COMPUTE && out[3].target == SMARCH_SM_90);
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_8, d, d, new_one, 1, SMARCH_COVER_NATIVE, out, SMARCH_COVER_MAX, &count, &fault) == SMARCH_ERROR_NOT_COVERED && fault == 0);
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_8, d, d, new_one, 1, SMARCH_COVER_SHIPPED, out, SMARCH_COVER_MAX, &count, &fault) == SMARCH_OK && count == 2);
    CHECK(out[0].target == SMARCH_SM_120 && out[1].kind == SMARCH_KIND_COMPUTE && out[1].target == SMARCH_SM_120);
    CHECK(smarch_cover(K, d, d, old, 2, SMARCH_COVER_SHIPPED, out, SMARCH_COVER_MAX, &count, &fault) == SMARCH_ERROR_NOT_COVERED && fault == 1);
}

static void advising(void) {
    const smarch_image images[] = {{{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_86}, {0, 0}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_90A}, {0, 0}, 0}};
    const smarch_image ptx = {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 0}, 0}, wrong = {{7, SMARCH_SM_80}, {0, 0}, 0};
    const smarch_cc devices[] = {80, 86, 89, 90, 100};
    CHECK(smarch_images_cover_why(d, d, images, 3, 89) == SMARCH_YES && smarch_images_cover_why(d, d, images, 3, 100) != SMARCH_YES && smarch_images_cover_why(d, d, NULL, 1, 80) != SMARCH_YES && smarch_images_cover_why(d, d, &wrong, 1, 80) != SMARCH_YES);
    CHECK(smarch_images_cover_why(d, d, images, 3, 89) == SMARCH_YES && smarch_images_cover_why(d, d, images, 3, 100) == SMARCH_NO_LOAD_EXACT && smarch_images_cover_why(d, d, &ptx, 1, 75) == SMARCH_NO_JIT_HIGHER);
    CHECK(smarch_images_cover_why(d, d, images, 0, 80) == SMARCH_NO_VERDICT && smarch_images_cover_why(d, d, &wrong, 1, 80) == SMARCH_NO_VERDICT && smarch_images_cover_why(d, d, NULL, 1, 80) == SMARCH_NO_VERDICT);

    size_t kept[4] = {9, 9, 9, 9}, count = 9;
    CHECK(smarch_images_minimize(d, d, images, 3, devices, 5, kept, 4, &count) == SMARCH_OK && count == 2 && kept[0] == 0 && kept[1] == 2);
    CHECK(smarch_images_minimize(d, d, images, 3, devices, 5, kept, 1, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(smarch_images_minimize(d, d, &wrong, 1, devices, 5, kept, 4, &count) == SMARCH_ERROR_INVALID_VALUE && smarch_images_minimize(d, d, NULL, 1, devices, 5, kept, 4, &count) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_images_minimize(d, d, images, 3, NULL, 5, kept, 4, &count) == SMARCH_ERROR_NULL_POINTER && smarch_images_minimize(d, d, images, 3, devices, 5, kept, 4, NULL) == SMARCH_ERROR_NULL_POINTER);

    smarch_advice advice[8];
    CHECK(smarch_images_advise(K, d, d, images, 3, devices, 5, advice, 8, &count) == SMARCH_OK && count == 3);
    CHECK(advice[0].kind == SMARCH_ADVICE_ADD && advice[0].image.kind == SMARCH_KIND_SM && advice[0].image.target == SMARCH_SM_100 && advice[0].device == 100 && !advice[0].has_index);
    CHECK(advice[1].kind == SMARCH_ADVICE_NO_FALLBACK && advice[1].has_index && advice[1].index == 2 && advice[1].image.target == SMARCH_SM_90 && advice[1].device == 90);
    CHECK(advice[2].kind == SMARCH_ADVICE_NO_PTX && advice[2].image.kind == SMARCH_KIND_COMPUTE && advice[2].image.target == SMARCH_SM_90 && advice[2].device == 0);
    CHECK(smarch_images_advise(K, d, d, images, 3, devices, 5, NULL, 0, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 3);
    CHECK(smarch_images_advise(0, d, d, images, 3, devices, 5, advice, 8, &count) == SMARCH_ERROR_TOOLKIT_NOT_RUN && smarch_images_advise(K, d, d, &wrong, 1, devices, 5, advice, 8, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_images_advise(K, d, d, NULL, 0, NULL, 0, advice, 8, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_images_advise(K, d, d, images, SMARCH_ADVISE_MAX + 1, devices, 5, advice, 8, &count) == SMARCH_ERROR_ARCH_LIST_TOO_MANY);
    CHECK(smarch_images_minimize(d, d, images, 3, devices, SMARCH_ADVISE_MAX + 1, kept, 4, &count) == SMARCH_ERROR_ARCH_LIST_TOO_MANY);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_ADVICE_KIND, SMARCH_ADVICE_IDLE), "none of the devices runs it") == 0 && strcmp(smarch_code_name(SMARCH_ENUMERATION_ADVICE_KIND, 0), "") == 0);
}

static void devices(void) {
    size_t count = 0, known = 0;
    // 7.0 up to driver 13.0.
    const smarch_device_support *all = smarch_device_supports(&count);
    for (size_t i = 0; i < count; ++i) known += smarch_driver_supports_why(13000, all[i].cc) == SMARCH_YES;
    CHECK(known > 10 && known < count && smarch_driver_supports_why(13000, 70) == SMARCH_YES && smarch_driver_supports_why(13010, 70) == SMARCH_NO_DRIVER_NEW);

    const smarch_name cubin = {SMARCH_KIND_SM, SMARCH_SM_80}, ptx = {SMARCH_KIND_COMPUTE, SMARCH_SM_80}, lto = {SMARCH_KIND_LTO, SMARCH_SM_80}, wrong = {9, SMARCH_SM_80};
    CHECK(smarch_fits_why(cubin, 86) == SMARCH_YES && smarch_fits_why(cubin, 90) == SMARCH_NO_LOAD_MAJOR && smarch_fits_why(ptx, 90) == SMARCH_YES && smarch_fits_why(ptx, 75) == SMARCH_NO_JIT_HIGHER);
    CHECK(smarch_fits_why(lto, 80) == SMARCH_NO_LOAD_LTO && smarch_fits_why(wrong, 80) == SMARCH_NO_VERDICT);
    CHECK(smarch_fits(cubin, 86) && !smarch_fits(cubin, 90) && smarch_fits(ptx, 90) && !smarch_fits(ptx, 75) && !smarch_fits(lto, 80) && !smarch_fits(wrong, 80));
    CHECK(smarch_cc_is_known(90) && !smarch_cc_is_known(73) && !smarch_cc_is_known(999) && !smarch_cc_is_known(0));
}

int test_images(void) {
    devices();
    picking();
    covering();
    goals();
    advising();
    return failures;
}
