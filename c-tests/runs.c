// Whether an image, a module, a file runs on a device with a driver.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "files.h"
#include "tests.h"

// The drivers of R470, R535, R550, R570, R580, R590.
enum { R470 = 11040, R535 = 12020, R550 = 12040, R570 = 12080, R580 = 13000, R590 = 13010 };

static void images(void) {
    const smarch_image blackwell = {{SMARCH_KIND_SM, SMARCH_SM_120}, {0, 0}, 12080}, pascal = {{SMARCH_KIND_SM, SMARCH_SM_61}, {0, 0}, 12080};
    const smarch_image ampere = {{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 12080}, newer = {{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 13000};
    const smarch_image some = {{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 0}, ptx = {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 7}, 12080};
    const smarch_image invalid = {{SMARCH_KIND_SM, 5}, {0, 0}, 0};
    // The driver and the device.
    CHECK(smarch_runs_why(R535, R535, blackwell, 120) == SMARCH_NO_DRIVER_OLD && smarch_runs_why(R570, R570, blackwell, 120) == SMARCH_YES);
    CHECK(smarch_runs_why(R590, R590, pascal, 61) == SMARCH_NO_DRIVER_NEW && smarch_runs_why(R580, R580, pascal, 61) == SMARCH_YES);
    // The toolkit that wrote the cubin: minor versions, older ones, newer major ones.
    CHECK(smarch_runs_why(R535, R535, ampere, 80) == SMARCH_YES && smarch_runs_why(R580, R580, ampere, 80) == SMARCH_YES);
    CHECK(smarch_runs_why(R470, R470, ampere, 80) == SMARCH_UNKNOWN_DRIVER_READS);
    CHECK(smarch_runs_why(R550, R550, newer, 80) == SMARCH_UNKNOWN_DRIVER_READS && smarch_runs_why(R580, R580, newer, 80) == SMARCH_YES);
    CHECK(smarch_runs_why(R535, R535, some, 80) == SMARCH_UNKNOWN_IMAGE_TOOLKIT && smarch_runs_why(SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, some, 80) == SMARCH_YES);
    // A compatibility package: the kernel's driver has the device, the user-mode one what is loaded.
    CHECK(smarch_runs_why(R535, R580, newer, 80) == SMARCH_YES && smarch_runs_why(R535, R580, ptx, 80) == SMARCH_YES && smarch_runs_why(R535, R535, ptx, 80) == SMARCH_NO_DRIVER_PTX);
    CHECK(smarch_runs_why(R535, R580, blackwell, 120) == SMARCH_NO_DRIVER_OLD);
    CHECK(smarch_runs_why(R535, R535, invalid, 80) == SMARCH_NO_VERDICT);
    CHECK(smarch_image_oldest_driver(newer, 80) == R580 && smarch_image_oldest_driver(ampere, 80) == 12000 && smarch_image_oldest_driver(ptx, 80) == R570);
    CHECK(smarch_image_oldest_driver(ampere, 90) == 0 && smarch_image_oldest_driver(invalid, 80) == 0);
}

static void modules(void) {
    const smarch_image both[] = {{{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 12080}, {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 0}, 12080}};
    const smarch_fatbin_compression zstd[] = {SMARCH_COMPRESSION_ZSTD, SMARCH_COMPRESSION_ZSTD}, unknown[] = {99, 0};
    CHECK(smarch_module_runs_why(R535, R535, both, 2, NULL, 0, 80) == SMARCH_YES && smarch_module_runs_why(R535, R535, both, 2, NULL, 0, 75) == SMARCH_NO_LOAD_MAJOR);
    CHECK(smarch_module_runs_why(R535, R535, both, 2, zstd, 2, 80) == SMARCH_NO_DRIVER_COMPRESSION && smarch_module_runs_why(R550, R550, both, 2, zstd, 2, 80) == SMARCH_YES);
    // The cubin would be preferred: nothing says that a driver which cannot unpack it compiles the PTX instead.
    CHECK(smarch_module_runs_why(R535, R535, both, 2, zstd, 1, 80) == SMARCH_UNKNOWN_RIVAL);
    CHECK(smarch_module_runs_why(R535, R535, both, 2, unknown, 2, 80) == SMARCH_NO_VERDICT && smarch_module_runs_why(R535, R535, NULL, 0, NULL, 0, 80) == SMARCH_NO_VERDICT);
    CHECK(smarch_module_runs_why(R535, R535, NULL, 1, NULL, 0, 80) == SMARCH_NO_VERDICT && smarch_module_runs_why(R535, R535, both, 2, NULL, 1, 80) != SMARCH_YES);
}

// The image that is taken is the entry at its place.
static void file(const char *path, smarch_driver d, smarch_cc device, smarch_verdict expected) {
    size_t size = 0, count = 0;
    unsigned char *bytes = load(path, &size);
    smarch_file_run run;
    static THREAD_LOCAL smarch_fatbin_entry entries[16];
    CHECK(bytes != NULL && smarch_file_runs(d, d, bytes, size, device, &run) == SMARCH_OK && run.verdict == expected);
    CHECK(expected != SMARCH_YES || run.reason != 0);
    if (run.reason && smarch_fatbin_entries(bytes, size, entries, 16, &count, NULL) == SMARCH_OK) {
        const smarch_fatbin_entry *taken = &entries[run.entry];
        CHECK(run.entry < count && taken->target == run.image.target);
        CHECK((taken->kind == SMARCH_ENTRY_PTX) == (run.image.kind == SMARCH_KIND_COMPUTE));
    }
    if (!run.reason) CHECK(run.image.kind == 0 && run.image.target == 0 && run.entry == 0);
    free(bytes);
}

static smarch_verdict verdict_of(const void *bytes, size_t size) {
    smarch_file_run run;
    return smarch_file_runs(R580, R580, (const uint8_t *)bytes, size, 80, &run) == SMARCH_OK ? run.verdict : SMARCH_NO_VERDICT;
}

static void files(void) {
    static const uint8_t text[] = "hello", ptx[] = ".version 8.0\n.target sm_999\n.address_size 64\n", host[] = "!<arch>\n";
    size_t size = 0;
    unsigned char *bytes;
    // Cubins for sm_80 and sm_90 and PTX 7.8 for compute_90, by 13.0 and by 12.9.
    file("tests/data/fatbin/packed/fatbinary_13.0_default.fatbin", R580, 80, SMARCH_YES);
    file("tests/data/fatbin/packed/fatbinary_13.0_default.fatbin", R550, 80, SMARCH_UNKNOWN_DRIVER_READS);
    file("tests/data/fatbin/packed/fatbinary_13.0_default.fatbin", R535, 80, SMARCH_NO_DRIVER_COMPRESSION);
    file("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin", R535, 80, SMARCH_YES);
    // Concatenated entries, which 13.4 writes first; relocatable code.
    file("tests/data/fatbin/samples/libnvfatbin_13.5.37_concat.fatbin", R580, 80, SMARCH_NO_DRIVER_CONCATENATED);
    file("tests/data/fatbin/samples/libnvfatbin_13.5.37_concat.fatbin", R590, 80, SMARCH_UNKNOWN_CONCATENATED);
    file("tests/data/fatbin/samples/libnvfatbin_13.5.37_concat.fatbin", 13040, 90, SMARCH_YES);
    file("tests/data/cubin/cubins/12.9.86_sm_80_call_c.cubin", R580, 80, SMARCH_UNKNOWN_RELOCATABLE);
    file("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin", R570, 120, SMARCH_YES);
    file("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin", R535, 120, SMARCH_NO_DRIVER_OLD);
    file("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin", R535, 75, SMARCH_NO_LOAD_MAJOR);
    // What is to be linked.
    file("tests/data/fatbin/samples/host_object_rdc.o", R580, 80, SMARCH_NO_LOAD_RELOCATABLE);
    CHECK(verdict_of(text, 5) == SMARCH_UNKNOWN_UNREAD && verdict_of(ptx, sizeof ptx - 1) == SMARCH_UNKNOWN_IMAGE_TARGET && verdict_of(host, 8) == SMARCH_NO_DEVICE_CODE);
    smarch_file_run run = {7, 7, {7, 7}, 7};
    CHECK(smarch_file_runs(R580, R580, NULL, 1, 80, &run) == SMARCH_ERROR_NULL_POINTER && run.verdict == 7);
    CHECK(smarch_file_runs(R580, R580, text, 5, 80, NULL) == SMARCH_ERROR_NULL_POINTER && smarch_file_oldest_driver(NULL, 1, 80) == 0);
    // The cubin for 9.0 comes second, PTX is taken by a newer device; a file that is one image has no entries.
    bytes = load("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin", &size);
    CHECK(bytes != NULL && smarch_file_runs(R580, R580, bytes, size, 90, &run) == SMARCH_OK && run.entry == 1 && run.image.target == SMARCH_SM_90 && run.image.kind == SMARCH_KIND_SM && run.reason == SMARCH_PICK_KIND);
    CHECK(smarch_file_runs(R580, R580, bytes, size, 120, &run) == SMARCH_OK && run.image.kind == SMARCH_KIND_COMPUTE && run.image.target == SMARCH_SM_90 && run.reason == SMARCH_PICK_ONLY);
    free(bytes);
    bytes = load("examples/kernels/kernels.cubin", &size);
    CHECK(bytes != NULL && smarch_file_runs(R580, R580, bytes, size, 90, &run) == SMARCH_OK && run.verdict == SMARCH_YES && run.entry == 0 && run.image.target == SMARCH_SM_90);
    free(bytes);
    bytes = load("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin", &size);
    CHECK(bytes != NULL && smarch_file_oldest_driver(bytes, size, 80) == 12000 && smarch_file_oldest_driver(bytes, size, 120) == R570 && smarch_file_oldest_driver(bytes, size, 75) == 0);
    free(bytes);
}

int test_runs(void) {
    images();
    modules();
    files();
    return failures;
}
