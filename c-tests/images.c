// Which image a device runs, and which targets cover devices.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static const smarch_driver d = SMARCH_DRIVER_NEWEST;

static void picking(void) {
    const smarch_image images[] = {{{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {7, 0}}, {{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}}, {{SMARCH_KIND_SM, SMARCH_SM_86}, {0, 0}},
                                   {{SMARCH_KIND_SM, SMARCH_SM_86}, {0, 0}}, {{SMARCH_KIND_LTO, SMARCH_SM_80}, {0, 0}}};
    smarch_choice choice;
    memset(&choice, 0, sizeof choice);
    CHECK(smarch_pick(d, images, 5, 89, &choice) == SMARCH_OK && choice.index == 2 && choice.reason == SMARCH_PICK_ORDER && !choice.has_unknown_rival);
    CHECK(smarch_pick(d, images, 3, 89, &choice) == SMARCH_OK && choice.index == 2 && choice.reason == SMARCH_PICK_NEAREST);
    CHECK(smarch_pick(d, images, 2, 89, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_KIND);
    CHECK(smarch_pick(d, images, 2, 88, &choice) == SMARCH_OK && choice.index == 0 && choice.reason == SMARCH_PICK_ONLY && choice.has_unknown_rival);
    CHECK(smarch_pick(d, images, 5, 75, &choice) == SMARCH_ERROR_NO_IMAGE && smarch_pick(d, NULL, 0, 75, &choice) == SMARCH_ERROR_NO_IMAGE);
    CHECK(smarch_pick(d, NULL, 1, 75, &choice) == SMARCH_ERROR_NULL_POINTER && smarch_pick(d, images, 5, 89, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_picks_why(d, images, 5, 89, 0) == SMARCH_NO_PICK_KIND && smarch_picks_why(d, images, 5, 89, 1) == SMARCH_NO_PICK_NUMBER);
    CHECK(smarch_picks_why(d, images, 5, 89, 2) == SMARCH_YES && smarch_picks_why(d, images, 5, 89, 3) == SMARCH_NO_PICK_ORDER);
    CHECK(smarch_picks_why(d, images, 5, 89, 4) == SMARCH_NO_LOAD_LTO && smarch_picks_why(d, images, 5, 89, 5) == SMARCH_NO_VERDICT);
    CHECK(smarch_picks_why(d, images, 5, 75, 0) == SMARCH_NO_JIT_HIGHER);
    for (size_t i = 0; i < 6; ++i) CHECK(smarch_picks(d, images, 5, 89, i) == (smarch_picks_why(d, images, 5, 89, i) == SMARCH_YES) && smarch_picks(d, images, 5, 89, i) == (i == 2));
    CHECK(smarch_runs(d, images[0], 121) && !smarch_runs(d, images[1], 121) && !smarch_runs(d, images[4], 80) && smarch_runs(d, images[1], 86) && !smarch_runs(d, images[1], 88));
    CHECK(smarch_runs_why(d, images[0], 121) == SMARCH_YES && smarch_runs_why(d, images[1], 121) == SMARCH_NO_LOAD_MAJOR);

    const smarch_image invalid[] = {{{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}}, {{SMARCH_KIND_SM, 5}, {0, 0}}, {{7, SMARCH_SM_80}, {0, 0}}};
    const smarch_image suffixes[] = {{{SMARCH_KIND_SM, SMARCH_SM_90}, {0, 0}}, {{SMARCH_KIND_SM, SMARCH_SM_90A}, {0, 0}}};
    CHECK(smarch_pick(d, invalid, 2, 80, &choice) == SMARCH_ERROR_INVALID_TARGET && smarch_pick(d, invalid + 2, 1, 80, &choice) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(!smarch_picks(d, invalid, 2, 80, 0) && !smarch_runs(d, invalid[1], 80) && !smarch_picks(d, NULL, 1, 80, 0));
    CHECK(smarch_picks_why(d, invalid, 2, 80, 0) == SMARCH_NO_VERDICT && smarch_runs_why(d, invalid[1], 80) == SMARCH_NO_VERDICT);
    CHECK(smarch_pick(d, suffixes, 2, 90, &choice) == SMARCH_OK && choice.index == 0 && choice.reason == SMARCH_PICK_SUFFIX);
    CHECK(strcmp(smarch_pick_reason_name(SMARCH_PICK_ONLY), "the only image that runs") == 0 && strcmp(smarch_pick_reason_name(0), "") == 0);
}

static void covering(void) {
    const smarch_cc devices[] = {86, 89, 90}, old[] = {90, 70};
    smarch_name out[SMARCH_COVER_MAX];
    size_t count = 9, fault = 9;
    CHECK(smarch_cover(K, d, devices, 3, SMARCH_COVER_CUBINS, out, SMARCH_COVER_MAX, &count, NULL) == SMARCH_OK && count == 2);
    CHECK(out[0].target == SMARCH_SM_86 && out[1].target == SMARCH_SM_90 && out[0].kind == SMARCH_KIND_SM);
    CHECK(smarch_cover(K, d, devices, 3, SMARCH_COVER_CUBINS, out, 1, &count, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 2);
    CHECK(smarch_cover(K, d, devices, 3, SMARCH_COVER_PTX, out, 1, &count, NULL) == SMARCH_OK && count == 1 && out[0].kind == SMARCH_KIND_COMPUTE);
    CHECK(smarch_cover(K, d, devices, 2, SMARCH_COVER_EITHER, out, 1, &count, NULL) == SMARCH_OK && out[0].kind == SMARCH_KIND_SM);
    CHECK(smarch_cover(K, d, NULL, 0, SMARCH_COVER_EITHER, NULL, 0, &count, &fault) == SMARCH_OK && count == 0 && fault == 9);
    CHECK(smarch_cover(K, d, old, 2, SMARCH_COVER_EITHER, out, 12, &count, &fault) == SMARCH_ERROR_NOT_COVERED && fault == 1);
    CHECK(smarch_cover(K, d, old, 2, SMARCH_COVER_CUBINS, out, 12, &count, NULL) == SMARCH_ERROR_NOT_COVERED);
    CHECK(smarch_cover(K, d, devices, 3, 0, out, 12, &count, &fault) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_cover(K, d, NULL, 3, SMARCH_COVER_PTX, out, 12, &count, &fault) == SMARCH_ERROR_NULL_POINTER);
}

int test_images(void) {
    picking();
    covering();
    return failures;
}
