// Drivers: what each compiles, runs and supports.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "rows.h"
#include "tests.h"

static int is_version(smarch_version version, unsigned major, unsigned minor) { return version.major == major && version.minor == minor; }

static void parsing(void) {
    static const struct {
        const char *text;
        smarch_status status;
        smarch_driver driver;
    } texts[] = {
        {"12.4", SMARCH_OK, 12040},       {"12.7", SMARCH_OK, 12070},
        {"550.54.14", SMARCH_OK, 12040},  {"551.61", SMARCH_OK, 12040},
        {"550", SMARCH_OK, 12040},        {"R550", SMARCH_OK, 12040},
        {"565", SMARCH_OK, 12070},        {"620", SMARCH_OK, 13050},
        {"430", SMARCH_ERROR_DRIVER_UNKNOWN, 0},
        {"999", SMARCH_ERROR_DRIVER_UNKNOWN, 0},
        {"", SMARCH_ERROR_DRIVER_TEXT, 0},
        {"nvidia", SMARCH_ERROR_DRIVER_TEXT, 0},
        {"12.", SMARCH_ERROR_DRIVER_TEXT, 0},
        {"R", SMARCH_ERROR_DRIVER_TEXT, 0},
    };
    smarch_driver driver = 77;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
        driver = 77;
        CHECK(smarch_driver_parse(texts[i].text, strlen(texts[i].text), &driver) == texts[i].status);
        CHECK(driver == (texts[i].status == SMARCH_OK ? texts[i].driver : 77));
    }
    CHECK(smarch_driver_parse(NULL, 4, &driver) == SMARCH_ERROR_NULL_POINTER && smarch_driver_parse("12.4", 4, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_driver_parse(NULL, 0, &driver) == SMARCH_ERROR_DRIVER_TEXT);
}

static void branches(void) {
    uint32_t before = 0;
    ROWS(smarch_driver_branch, smarch_driver_branches, 40) {
        char text[] = "000";
        text[0] = (char)('0' + row->branch / 100);
        text[1] = (char)('0' + row->branch / 10 % 10);
        text[2] = (char)('0' + row->branch % 10);
        smarch_driver driver = 0;
        CHECK(row->branch > before && smarch_driver_parse(text, 3, &driver) == SMARCH_OK && driver == row->driver);
        CHECK(smarch_driver_ptx(driver).major == row->ptx.major && smarch_driver_ptx(driver).minor == row->ptx.minor);
        CHECK(smarch_driver_for_ptx(row->ptx) != 0 && smarch_driver_for_ptx(row->ptx) <= driver);
        before = row->branch;
    }
    const smarch_version v8_4 = {8, 4}, v1_5 = {1, 5}, v99_9 = {99, 9}, zero = {0, 0};
    CHECK(is_version(smarch_driver_ptx(12040), 8, 4) && is_version(smarch_driver_ptx(12070), 8, 6) && is_version(smarch_driver_ptx(12060), 8, 5));
    CHECK(is_version(smarch_driver_ptx(0), 0, 0) && is_version(smarch_driver_ptx(999), 0, 0) && is_version(smarch_driver_ptx(0xffffffffu), 9, 5));
    CHECK(smarch_driver_for_ptx(v8_4) == 12040 && smarch_driver_for_ptx(v1_5) == 0 && smarch_driver_for_ptx(v99_9) == 0 && smarch_driver_for_ptx(zero) == 0);
}

static void devices(void) {
    CHECK(smarch_driver_supports(12080, 100) && smarch_driver_supports_why(12040, 100) == SMARCH_NO_DRIVER_OLD);
    CHECK(smarch_driver_supports_why(13010, 70) == SMARCH_NO_DRIVER_NEW && smarch_driver_supports(13000, 70));
    CHECK(smarch_driver_supports_why(12040, 70) == SMARCH_UNKNOWN_DRIVER && smarch_driver_supports_why(12040, 999) == SMARCH_UNKNOWN_DEVICE);
    CHECK(smarch_driver_supports_why(0, 90) == SMARCH_UNKNOWN_DRIVER && smarch_driver_supports_why(0xffffffffu, 90) == SMARCH_UNKNOWN_DRIVER && !smarch_driver_supports(0, 90));
    CHECK(smarch_device_oldest_driver(90) == 11080 && smarch_device_newest_driver(90) == 0);
    CHECK(smarch_device_oldest_driver(70) == 0 && smarch_device_newest_driver(70) == 13000);
    CHECK(smarch_device_oldest_driver(999) == 0 && smarch_device_newest_driver(0xffffffffu) == 0);

    // Newer drivers run programs of older toolkits, and older ones of the same major version do (minor version compatibility).
    CHECK(smarch_driver_starts(12040, SMARCH_TOOLKIT_12_9) && smarch_driver_starts(13050, SMARCH_TOOLKIT_11_7));
    CHECK(smarch_driver_starts_why(12040, SMARCH_TOOLKIT_13_0) == SMARCH_NO_DRIVER_TOOLKIT && smarch_driver_starts_why(12040, SMARCH_TOOLKIT_12_0) == SMARCH_YES);
    CHECK(smarch_driver_starts_why(0, SMARCH_TOOLKIT_12_4) == SMARCH_UNKNOWN_DRIVER && !smarch_driver_starts(0, SMARCH_TOOLKIT_12_4));
    CHECK(smarch_toolkit_lowest_driver(SMARCH_TOOLKIT_12_9) == 12000 && smarch_toolkit_lowest_driver(SMARCH_TOOLKIT_11_7) == 11000);
    CHECK(is(smarch_verdict_message(SMARCH_NO_DRIVER_OLD), "the driver is too old for the device") && says(smarch_verdict_message(SMARCH_NO_DRIVER_NEW)));
    CHECK(SMARCH_DRIVER_ZSTD == 12040 && SMARCH_DRIVER_NEWEST == 13050);
}

static void compiling(void) {
    const smarch_version v8_4 = {8, 4}, v8_7 = {8, 7}, v7_0 = {7, 0}, unknown = {0, 0}, v99_9 = {99, 9};
    CHECK(smarch_jits(12040, v8_4, SMARCH_SM_80, 90) && smarch_jits(SMARCH_DRIVER_NEWEST, v8_7, SMARCH_SM_80, 90));
    CHECK(smarch_jits_why(12040, v8_7, SMARCH_SM_80, 90) == SMARCH_NO_DRIVER_PTX && !smarch_jits(12040, v8_7, SMARCH_SM_80, 90));
    CHECK(smarch_jits_why(12040, v8_4, SMARCH_SM_90, 80) == SMARCH_NO_JIT_HIGHER && smarch_jits_why(12040, v7_0, SMARCH_SM_80, 100) == SMARCH_NO_DRIVER_OLD);
    CHECK(smarch_jits_why(12040, unknown, SMARCH_SM_80, 90) == SMARCH_UNKNOWN_PTX && smarch_jits_why(12040, unknown, SMARCH_SM_90, 80) == SMARCH_NO_JIT_HIGHER);
    CHECK(smarch_jits_why(0, v7_0, SMARCH_SM_80, 90) == SMARCH_UNKNOWN_DRIVER && !smarch_jits(0, v7_0, SMARCH_SM_80, 90));
    CHECK(smarch_jits_why(12040, v7_0, SMARCH_SM_80, 999) == SMARCH_UNKNOWN_DEVICE && smarch_jits_why(12040, v7_0, 1, 90) == SMARCH_NO_VERDICT && !smarch_jits(12040, v7_0, 1, 90));
    CHECK(!smarch_jits(SMARCH_DRIVER_NEWEST, v99_9, SMARCH_SM_80, 90));

    const smarch_image ptx = {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 7}}, cubin = {{SMARCH_KIND_SM, SMARCH_SM_90}, {0, 0}};
    const smarch_image both[] = {ptx, cubin};
    smarch_choice choice;
    CHECK(smarch_runs_why(12040, ptx, 90) == SMARCH_NO_DRIVER_PTX && !smarch_runs(12040, ptx, 90) && smarch_runs(12080, ptx, 90));
    CHECK(smarch_runs(12040, cubin, 90));
    CHECK(smarch_pick(12040, both, 2, 90, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_ONLY);
    CHECK(smarch_pick(12080, both, 2, 90, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_KIND);
    CHECK(smarch_pick(12040, both, 1, 90, &choice) == SMARCH_ERROR_NO_IMAGE && smarch_picks_why(12040, both, 1, 90, 0) == SMARCH_NO_DRIVER_PTX && !smarch_picks(12040, both, 1, 90, 0));

    // PTX of the toolkit's newest .version, which the driver must compile.
    const smarch_cc device = 90;
    smarch_name names[SMARCH_COVER_MAX];
    size_t count = 0, fault = 77;
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_4, 12040, &device, 1, SMARCH_COVER_PTX, names, SMARCH_COVER_MAX, &count, &fault) == SMARCH_OK && count == 1 && fault == 77);
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_8, 12040, &device, 1, SMARCH_COVER_PTX, names, SMARCH_COVER_MAX, &count, &fault) == SMARCH_ERROR_NOT_COVERED && fault == 0);
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_8, 12040, &device, 1, SMARCH_COVER_EITHER, names, SMARCH_COVER_MAX, &count, NULL) == SMARCH_OK && names[0].kind == SMARCH_KIND_SM);
}

int test_drivers(void) {
    parsing();
    branches();
    devices();
    compiling();
    return failures;
}
