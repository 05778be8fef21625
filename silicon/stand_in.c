// A stand-in for the driver's library, for scripts/silicon-tests only: the entry points that silicon asks, answered by simple
// rules of its own. It neither compiles nor runs anything, and proves nothing about a device.
//
// STAND_IN_CC 90, STAND_IN_DRIVER 13000, STAND_IN_DEVICES 1: what it pretends to be.
// STAND_IN_PTX: a table of the lowest .version of each .target (tests/data/ptxas/target_min_ptx.tsv).
// STAND_IN_WRONG: what it gets wrong, a word or several: smem cubin ptx error pick blocks available clusters registers best
//                 text (refused PTX is taken), words (of what is refused), jit (no PTX compiler), launch (kernels fail), optin (attributes of functions cannot be set).
#include "stand_in.h"

#include <stdio.h>
#include <stdlib.h>

static const struct device devices[] = {
    {75, 1024, 16, 65536, 65536, 0, 256, 0, 0, 40},
    {86, 1536, 16, 102400, 101376, 1024, 128, 0, 0, 84},
    {90, 2048, 32, 233472, 232448, 1024, 128, 64, 16, 132},
    {120, 1536, 24, 102400, 101376, 1024, 128, 24, 8, 170},
};
const struct device *device;
static int driver;

bool wrong(const char *what) {
    const char *words = getenv("STAND_IN_WRONG");
    return words && strstr(words, what);
}

static int number(const char *variable, int otherwise) {
    const char *text = getenv(variable);
    return text ? atoi(text) : otherwise;
}

int cuInit(unsigned flags) {
    const int cc = number("STAND_IN_CC", 90);
    driver = number("STAND_IN_DRIVER", 13000);
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
        if (devices[i].cc == cc) device = &devices[i];
    }
    return flags ? INVALID_VALUE : number("STAND_IN_DEVICES", 1) && device ? SUCCESS : NO_DEVICE;
}

int cuDriverGetVersion(int *out) { return *out = driver, SUCCESS; }
int cuDeviceGetCount(int *out) { return *out = number("STAND_IN_DEVICES", 1), SUCCESS; }
int cuDeviceGet(int *out, int ordinal) { return *out = ordinal, SUCCESS; }
int cuDeviceGetName(char *out, int size, int d) { return snprintf(out, (size_t)size, "stand-in %d", d / 2), SUCCESS; }

int cuGetErrorName(int error, const char **out) {
    static const struct {
        int error;
        const char *name;
    } names[] = {{INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE"}, {NO_DEVICE, "CUDA_ERROR_NO_DEVICE"}, {NO_BINARY, "CUDA_ERROR_NO_BINARY_FOR_GPU"},
                 {INVALID_PTX, "CUDA_ERROR_INVALID_PTX"}, {NO_COMPILER, "CUDA_ERROR_JIT_COMPILER_NOT_FOUND"}, {NEWER_PTX, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"},
                 {NOT_FOUND, "CUDA_ERROR_NOT_FOUND"}, {LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED"}, {CLUSTER_SIZE, "CUDA_ERROR_INVALID_CLUSTER_SIZE"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i].error == error) return *out = names[i].name, SUCCESS;
    }
    return INVALID_VALUE;
}

int cuDeviceGetAttribute(int *out, int attribute, int d) {
    (void)d;
    switch (attribute) {
    case 1: return *out = 1024, SUCCESS;
    case 8: return *out = 49152, SUCCESS;
    case 10: return *out = 32, SUCCESS;
    case 12: case 82: return *out = 65536, SUCCESS;
    case 16: return *out = device->sms, SUCCESS;
    case 39: return *out = device->threads, SUCCESS;
    case 75: return *out = device->cc / 10, SUCCESS;
    case 76: return *out = device->cc % 10, SUCCESS;
    case 81: return *out = device->smem - (wrong("smem") ? 4096 : 0), SUCCESS;
    case 97: return *out = device->optin, SUCCESS;
    case 106: return *out = device->blocks, SUCCESS;
    case 111: return *out = device->reserved, SUCCESS;
    case 120: return *out = device->cluster != 0, SUCCESS;
    default: return INVALID_VALUE;
    }
}

int cuDevicePrimaryCtxRetain(void **out, int d) { return *out = (void *)device, d < 0; }
int cuCtxSetCurrent(void *context) { return context ? SUCCESS : INVALID_VALUE; }
int cuCtxSynchronize(void) { return SUCCESS; }

// Whether code for a target runs: a for its own number only, f within the ten, cubins upwards within the ten and not from or
// to Tegra, PTX upwards.
static bool fits(int target, char suffix, bool ptx) {
    const int cc = device->cc;
    if (suffix == 'a' || target == cc) return target == cc;
    if (suffix == 'f' || !ptx) return target / 10 == cc / 10 && target < cc && target != 72 && target != 62 && target != 53;
    return target <= cc;
}

static int newest_ptx(void) {
    const int major = driver / 1000, minor = driver / 10 % 100;
    if (major == 12) return 800 + (minor <= 5 ? minor : minor - 1);
    return (major - 4) * 100 + minor;
}

// The lowest version that takes a target, as hundreds and units; 0 where none does.
static int lowest_ptx(const char *target) {
    char name[32] = "";
    int found = 0, major = 0, minor = 0;
    FILE *table = fopen(getenv("STAND_IN_PTX"), "r");
    char line[4096];
    while (table && fgets(line, sizeof line, table)) {
        if (sscanf(line, "%31[a-z0-9_]\t%d.%d", name, &major, &minor) == 3 && !strcmp(name, target)) found = major * 100 + minor;
    }
    if (table) fclose(table);
    // The table is ptxas's; a driver takes this one earlier.
    return strcmp(target, "sm_35") ? found : 300;
}

static bool is_version(int major, int minor) {
    static const int last[] = {-1, 5, 3, 2, 3, 1, 5, 8, 8, 5};
    return major <= 9 && minor <= last[major];
}

static int take_ptx(const char *text) {
    int major = 0, minor = 0, target = 0;
    char suffix = 0, name[32] = "";
    if (wrong("jit")) return NO_COMPILER;
    if (strstr(text, ".version")) text = strstr(text, ".version");
    if (sscanf(text, ".version %d.%d\n.target %31s", &major, &minor, name) != 3 || sscanf(name, "sm_%d%c", &target, &suffix) < 1) return INVALID_PTX;
    if (major * 100 + minor > newest_ptx()) return wrong("error") ? INVALID_PTX : NEWER_PTX;
    const int lowest = lowest_ptx(name);
    if (!is_version(major, minor) || !lowest || major * 100 + minor < lowest || !fits(target, suffix, true)) return INVALID_PTX;
    return wrong("ptx") && target == 80 && major == 7 && minor == 4 ? INVALID_PTX : SUCCESS;
}

static int take_cubin(const uint8_t *elf) {
    const uint32_t flags = (uint32_t)little(elf + 0x30, 4);
    const bool layout_1 = elf[7] == 0x33;
    const int target = layout_1 ? flags & 0xff : flags >> 8 & 0xffff;
    const char suffix = layout_1 && flags & 0x800 ? 'a' : 0;
    return fits(target, suffix, false) != (wrong("cubin") && target == 80) ? SUCCESS : NO_BINARY;
}

// Of the images of a fat binary that are for the device a cubin before PTX, then the highest number, then suffix a, then the first, but the last of
// PTX for the device itself. PTX that is too new is taken all the same: *error.
static unsigned take_entry(const uint8_t *fatbin, int *error) {
    const uint8_t *at = fatbin + little(fatbin + 6, 2), *end = at + little(fatbin + 8, 8);
    unsigned taken = 0, place = 1;
    *error = NO_BINARY;
    for (int best = -1; at < end; at += little(at + 4, 4) + little(at + 8, 8), place++) {
        const bool ptx = little(at, 2) == 1;
        const uint64_t flags = little(at + 0x28, 8);
        const char suffix = flags & 0x100000 ? 'a' : flags & 0x200000 ? 'f' : 0;
        const int target = (int)little(at + 0x1c, 4), version = (int)(little(at + 0x1a, 2) * 100 + little(at + 0x18, 2));
        const int rank = (ptx ? 0 : 10000) + target * 2 + (suffix == 'a');
        if (little(at, 2) > 2 || !fits(target, suffix, ptx) || rank < best) continue;
        if (rank == best && !(ptx && !suffix && target == device->cc)) continue;
        best = rank, taken = place, *error = ptx && version > newest_ptx() ? NEWER_PTX : SUCCESS;
    }
    return wrong("pick") && taken == 2 ? 1 : taken;
}

int cuModuleLoadData(void **out, const void *image) {
    struct module module = {image, 0};
    int result;
    if (little(image, 4) == 0x464c457f) {
        result = take_cubin(image);
    } else if (little(image, 4) == 0xba55ed50) {
        module.place = take_entry(image, &result);
    } else {
        result = take_ptx(image);
    }
    if (result == SUCCESS) *out = memcpy(malloc(sizeof module), &module, sizeof module);
    return result;
}

// The log, option 5, is where values[0] says; one sum is refused, which lacks an operand.
int cuModuleLoadDataEx(void **out, const void *image, unsigned count, const unsigned *options, void **values) {
    if (count != 2 || options[0] != 5 || options[1] != 6) return INVALID_VALUE;
    if (!strstr(image, "add.s32 %r1, %r2;") || wrong("text")) return cuModuleLoadData(out, image);
    snprintf(values[0], (size_t)(uintptr_t)values[1], "ptxas application ptx input, line 6; error   : %s mismatch for instruction 'add'\n", wrong("words") ? "Argument" : "Arguments");
    return INVALID_PTX;
}

int cuModuleUnload(void *module) { return free(module), SUCCESS; }

int cuMemAlloc_v2(uint64_t *out, size_t size) { return *out = (uint64_t)(uintptr_t)malloc(size), SUCCESS; }
int cuMemFree_v2(uint64_t at) { return free((void *)(uintptr_t)at), SUCCESS; }
int cuMemcpyDtoH_v2(void *out, uint64_t at, size_t size) { return memcpy(out, (void *)(uintptr_t)at, size), SUCCESS; }
int cuMemsetD32_v2(uint64_t at, unsigned value, size_t count) {
    for (size_t i = 0; i < count; i++) ((uint32_t *)(uintptr_t)at)[i] = value;
    return SUCCESS;
}

int cuLaunchKernel(const struct function *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned smem, void *stream, void **arguments, void **extra) {
    (void)gx, (void)gy, (void)gz, (void)bx, (void)by, (void)bz, (void)smem, (void)stream, (void)extra;
    if (wrong("launch")) return LAUNCH_FAILED;
    *(uint32_t *)*(uintptr_t *)arguments[0] = f->place;
    return SUCCESS;
}
