// Drivers: what each compiles, runs and supports.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "files.h"
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
    // 12.7 is a driver's alone, 12.6 a toolkit's too; of 430 and 12.10 nobody speaks.
    CHECK(is_version(smarch_driver_ptx(0), 0, 0) && is_version(smarch_driver_ptx(999), 0, 0) && (SMARCH_DRIVER_NEWEST > 13050 || is_version(smarch_driver_ptx(0xffffffffu), 9, 5)));
    CHECK(smarch_driver_for_ptx(v8_4) == 12040 && smarch_driver_for_ptx(v1_5) == 0 && smarch_driver_for_ptx(v99_9) == 0 && smarch_driver_for_ptx(zero) == 0);
}

static void devices(void) {
    CHECK(smarch_driver_supports_why(12080, 100) == SMARCH_YES && smarch_driver_supports_why(12040, 100) == SMARCH_NO_DRIVER_OLD);
    CHECK(smarch_driver_supports_why(13010, 70) == SMARCH_NO_DRIVER_NEW && smarch_driver_supports_why(13000, 70) == SMARCH_YES);
    CHECK(smarch_driver_supports_why(12040, 70) == SMARCH_YES && smarch_driver_supports_why(12090, 121) == SMARCH_UNKNOWN_SILENT && smarch_driver_supports_why(12040, 999) == SMARCH_UNKNOWN_DEVICE);
    CHECK(smarch_driver_supports_why(0, 90) == SMARCH_UNKNOWN_DRIVER && smarch_driver_supports_why(0xffffffffu, 90) == SMARCH_UNKNOWN_DRIVER);

    const smarch_device_support *hopper = smarch_device_support_find(90), *volta = smarch_device_support_find(70), *fermi = smarch_device_support_find(21);
    CHECK(hopper && hopper->oldest == 11080 && hopper->newest == 0 && volta && volta->oldest == 9000 && volta->newest == 13000 && (!fermi || fermi->oldest == 0));
    ROWS(smarch_device_support, smarch_device_supports, 32) {
        CHECK(smarch_device_support_find(row->cc) == row);
        CHECK((row->oldest != 0) == (row->oldest_source != 0) && (row->last == 0 || row->newest <= row->last));
    }
    CHECK(!smarch_device_support_find(999) && says(smarch_code_name(SMARCH_ENUMERATION_DRIVER_SOURCE, SMARCH_DRIVER_SOURCE_MATRIX)) && is(smarch_code_name(SMARCH_ENUMERATION_DRIVER_SOURCE, 999), ""));

    // Newer drivers run programs of older toolkits, and older ones of the same major version do (minor version compatibility).
    CHECK(smarch_driver_starts_why(12040, SMARCH_TOOLKIT_12_9) == SMARCH_YES && smarch_driver_starts_why(13050, SMARCH_TOOLKIT_11_7) == SMARCH_YES);
    CHECK(smarch_driver_starts_why(12040, SMARCH_TOOLKIT_13_0) == SMARCH_NO_DRIVER_TOOLKIT && smarch_driver_starts_why(12040, SMARCH_TOOLKIT_12_0) == SMARCH_YES);
    CHECK(smarch_driver_starts_why(0, SMARCH_TOOLKIT_12_4) == SMARCH_UNKNOWN_DRIVER);
    CHECK(is(smarch_verdict_message(SMARCH_NO_DRIVER_OLD), "the driver is too old for the device") && says(smarch_verdict_message(SMARCH_NO_DRIVER_NEW)));
    CHECK(SMARCH_DRIVER_ZSTD == 12040 && SMARCH_DRIVER_NEWEST >= 13050);
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

    const smarch_image ptx = {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 7}, 0}, cubin = {{SMARCH_KIND_SM, SMARCH_SM_90}, {0, 0}, 12080};
    const smarch_image both[] = {ptx, cubin};
    smarch_choice choice;
    CHECK(smarch_runs_why(12040, 12040, ptx, 90) == SMARCH_NO_DRIVER_PTX && smarch_runs_why(12080, 12080, ptx, 90) == SMARCH_YES);
    CHECK(smarch_runs_why(12040, 12040, cubin, 90) == SMARCH_YES);
    CHECK(!smarch_runs(12040, 12040, ptx, 90) && smarch_runs(12080, 12080, ptx, 90) && smarch_runs(12040, 12040, cubin, 90));
    CHECK(smarch_pick(12040, 12040, both, 2, 90, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_KIND);
    CHECK(smarch_pick(12080, 12080, both, 2, 90, &choice) == SMARCH_OK && choice.index == 1 && choice.reason == SMARCH_PICK_KIND);
    CHECK(smarch_pick(12040, 12040, both, 1, 90, &choice) == SMARCH_ERROR_NO_IMAGE && smarch_picks_why(12040, 12040, both, 1, 90, 0) == SMARCH_NO_DRIVER_PTX);

    // PTX of the toolkit's newest .version, which the driver must compile.
    const smarch_cc device = 90;
    smarch_name names[SMARCH_COVER_MAX];
    size_t count = 0, fault = 77;
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_4, 12040, 12040, &device, 1, SMARCH_COVER_PTX, names, SMARCH_COVER_MAX, &count, &fault) == SMARCH_OK && count == 1 && fault == 77);
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_8, 12040, 12040, &device, 1, SMARCH_COVER_PTX, names, SMARCH_COVER_MAX, &count, &fault) == SMARCH_ERROR_NOT_COVERED && fault == 0);
    CHECK(smarch_cover(SMARCH_TOOLKIT_12_8, 12040, 12040, &device, 1, SMARCH_COVER_EITHER, names, SMARCH_COVER_MAX, &count, NULL) == SMARCH_OK && names[0].kind == SMARCH_KIND_SM);
}

static void releases(void) {
    smarch_driver_release old = {0, 0, 0}, newer = {0, 0, 0}, none = {1, 1, 1};
    CHECK(smarch_driver_release_parse("570.86.10", 9, &old) == SMARCH_OK && old.branch == 570 && old.minor == 86 && old.patch == 10);
    CHECK(smarch_driver_release_parse("570.158.01", 10, &newer) == SMARCH_OK);
    CHECK(smarch_driver_release_parse("12.4", 4, &none) == SMARCH_ERROR_DRIVER_TEXT && none.branch == 1);
    CHECK(smarch_driver_release_parse(NULL, 1, &none) == SMARCH_ERROR_NULL_POINTER && smarch_driver_release_parse("570.1", 5, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_driver_first_release(11000).minor == 36 && smarch_driver_first_release(12070).branch == 0);
    uint16_t pci = 0;
    CHECK(smarch_pci_parse("10de:2d05", 9, &pci) == SMARCH_OK && pci == 0x2d05 && smarch_pci_parse("8086:2d05", 9, &pci) == SMARCH_ERROR_PCI_TEXT);
    CHECK(smarch_driver_lists_why(old, pci) == SMARCH_UNKNOWN_NOT_LISTED && smarch_driver_lists_why(newer, pci) == SMARCH_YES);
    CHECK(smarch_driver_lists_why(newer, 1) == SMARCH_UNKNOWN_PRODUCT && smarch_driver_lists_why(none, pci) == SMARCH_UNKNOWN_DRIVER);
    const smarch_device *product = smarch_device_find("10de:2d05", 9);
    CHECK(product && is(product->name, "GeForce RTX 5060"));
    unsigned before = 0;
    ROWS(smarch_listing, smarch_listings, 338) {
        CHECK(row->pci >= before && says(row->name) && row->firsts_count > 0 && row->is_in_later <= 1);
        CHECK(smarch_driver_lists_why(row->firsts[0], row->pci) == SMARCH_YES);
        before = row->pci;
    }
}

static void needs(void) {
    const smarch_library *before = NULL;
    ROWS(smarch_library, smarch_libraries, 177) {
        CHECK(!before || strcmp(before->name, row->name) < 0);
        CHECK(row->oldest_cuda >= 11 && row->oldest_cuda <= row->newest_cuda);
        before = row;
    }

    size_t size = 0, fault = 77;
    unsigned char *file = load("tests/data/fatbin/samples/host_shared.so", &size);
    smarch_needs asked;
    CHECK(smarch_file_needs(file, size, &asked, &fault) == SMARCH_OK && fault == SMARCH_NO_FAULT && asked.driver == 13000 && asked.cuda.major == 13 && asked.libraries == 1);
    CHECK(is(asked.library->name, "libcudart.so.13") && smarch_file_needs(file, 20, &asked, &fault) == SMARCH_ERROR_CUBIN_TRUNCATED && fault != SMARCH_NO_FAULT);
    CHECK(smarch_file_needs(file, size, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_file_needs((const uint8_t *)"MZ", 2, &asked, NULL) == SMARCH_OK && asked.driver == 0 && !asked.library);
    free(file);
}

int test_drivers(void) {
    parsing();
    branches();
    devices();
    compiling();
    releases();
    needs();
    return failures;
}
