// The stand-in's functions: what they take, and how many blocks of them fit.
#include "stand_in.h"

#include <stdio.h>

// A section of an ELF file: its name, its fields, its bytes.
struct section {
    const char *name;
    uint64_t flags, size;
    uint32_t link, info;
    const uint8_t *bytes;
};

static struct section section_of(const uint8_t *elf, uint64_t index) {
    const uint8_t *table = elf + little(elf + 0x28, 8), *at = table + 64 * index;
    const uint8_t *names = elf + little(table + 64 * little(elf + 0x3e, 2) + 0x18, 8);
    return (struct section){(const char *)names + little(at, 4), little(at + 8, 8), little(at + 0x20, 8), (uint32_t)little(at + 0x28, 4), (uint32_t)little(at + 0x2c, 4), elf + little(at + 0x18, 8)};
}

// The name of a symbol; "" where the file has no table of symbols.
static const char *symbol_name(const uint8_t *elf, uint64_t symbol) {
    for (uint64_t i = 0; i < little(elf + 0x3c, 2); i++) {
        const struct section symbols = section_of(elf, i);
        if (!strcmp(symbols.name, ".symtab")) return (const char *)section_of(elf, symbols.link).bytes + little(symbols.bytes + 24 * symbol, 4);
    }
    return "";
}

// Registers stand in .nv.info, for all functions; barriers in that of the kernel, or before 12.8 in the flags of its code.
static int read_sections(const uint8_t *elf, const char *name, struct function *f) {
    int result = NOT_FOUND;
    for (uint64_t i = 0; i < little(elf + 0x3c, 2); i++) {
        const struct section s = section_of(elf, i);
        const bool all = !strcmp(s.name, ".nv.info");
        if (!strncmp(s.name, ".text.", 6) && !strcmp(s.name + 6, name)) {
            if (elf[7] == 0x33) f->barriers = (int)(s.flags >> 20 & 0x7f);
            result = SUCCESS;
        } else if (!strncmp(s.name, ".nv.shared.", 11) && !strcmp(s.name + 11, name)) {
            // From 9.0 on the first kibibyte is the toolkit's.
            f->smem = (int)s.size - (device->cc >= 90 ? 1024 : 0);
        } else if (all || (!strncmp(s.name, ".nv.info.", 9) && !strcmp(s.name + 9, name))) {
            for (const uint8_t *at = s.bytes; at < s.bytes + s.size; at += 4 + (at[0] == 4 ? little(at + 2, 2) : 0)) {
                if (all && at[1] == 0x2f && !strcmp(symbol_name(elf, little(at + 4, 4)), name)) f->registers = (int)little(at + 8, 4);
                if (!all && at[1] == 0x4c) f->barriers = at[2];
            }
        }
    }
    return result;
}

int cuModuleGetFunction(void **out, const struct module *module, const char *name) {
    static struct function functions[4096];
    static unsigned count;
    struct function *f = &functions[count++ % 4096];
    *f = (struct function){8, 0, 0, 0, -1, false, module->place};
    if (little(module->bytes, 4) == 0x464c457f && read_sections(module->bytes, name, f)) return NOT_FOUND;
    f->max_dynamic = 49152 - f->smem;
    return *out = f, SUCCESS;
}

static int up(int value, int unit) { return (value + unit - 1) / unit * unit; }
static int least(int a, int b) { return a < b ? a : b; }

// The shared memory of an SM: the smallest size that holds the preferred part, but not less than a block takes.
static int smem_of_sm(const struct function *f, int block_smem) {
    static const int sizes[] = {0, 8, 16, 32, 64, 100, 132, 164, 196, 228};
    if (f->carveout < 0) return device->smem;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const int size = sizes[i] * 1024;
        if ((device->cc != 75 || size >= 32768) && size <= device->smem && size >= block_smem && size * 100LL >= (long long)device->smem * f->carveout) return size;
    }
    return device->smem;
}

static int blocks_of(const struct function *f, int block, size_t dynamic) {
    // Seen where the last byte matters.
    if (wrong("available") && dynamic % 256 == 1) dynamic -= 1;
    const int warps = up(block, 32) / 32, registers = up(f->registers * 32, 256);
    const int smem = f->smem + dynamic ? up(f->smem + (int)dynamic + device->reserved, device->unit) : up(device->reserved, device->unit);
    int blocks = least(device->blocks, device->threads / 32 / warps);
    if (block > 1024 || dynamic > (size_t)f->max_dynamic) return 0;
    if (f->registers) blocks = up(warps, 4) * registers > 65536 ? 0 : least(blocks, 16384 / registers * 4 / warps);
    if (smem) blocks = least(blocks, smem_of_sm(f, smem) / smem);
    if (f->barriers && device->barriers) blocks = least(blocks, device->barriers / f->barriers);
    return blocks;
}

int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *out, const struct function *f, int block, size_t dynamic) {
    *out = blocks_of(f, block, dynamic);
    if (wrong("blocks") && block % 32 == 1) ++*out;
    return SUCCESS;
}

// The most with which that many blocks still fit.
int cuOccupancyAvailableDynamicSMemPerBlock(size_t *out, const struct function *f, int blocks, int block) {
    struct function free_to_choose = *f;
    free_to_choose.max_dynamic = f->max_dynamic;
    for (*out = (size_t)f->max_dynamic; *out > 0 && blocks_of(&free_to_choose, block, *out) < blocks;) --*out;
    return SUCCESS;
}

int cuFuncSetAttribute(struct function *f, int attribute, int value) {
    if (attribute == 8) f->max_dynamic = value;
    if (attribute == 9) f->carveout = value;
    if (attribute == 14) f->any_cluster = value;
    return wrong("optin") || (attribute == 8 && value + f->smem > device->optin) ? INVALID_VALUE : SUCCESS;
}

int cuFuncGetAttribute(int *out, int attribute, const struct function *f) {
    int threads = 1024;
    while (threads > 0 && !blocks_of(f, threads, 0)) threads -= 32;
    switch (attribute) {
    case 0: return *out = threads, SUCCESS;
    case 1: return *out = f->smem, SUCCESS;
    case 4: return *out = f->registers + wrong("registers"), SUCCESS;
    case 8: return *out = f->max_dynamic, SUCCESS;
    default: return INVALID_VALUE;
    }
}

int cuOccupancyMaxPotentialBlockSize(int *grid, int *size, const struct function *f, size_t (*smem)(int), size_t dynamic, int limit) {
    int most = 0;
    (void)smem, (void)limit;
    *size = 0;
    for (int block = 1024; block > 0; block -= 32) {
        const int blocks = blocks_of(f, block, dynamic);
        if (blocks * block > most) most = blocks * block, *size = block, *grid = blocks * device->sms;
    }
    if (wrong("best")) *size -= 32;
    return SUCCESS;
}

struct config {
    unsigned grid[3], block[3], dynamic;
    void *stream;
    const uint32_t *attributes;
    unsigned count;
};

int cuOccupancyMaxPotentialClusterSize(int *out, const struct function *f, const struct config *config) {
    (void)config;
    return *out = f->any_cluster ? device->cluster : 8, SUCCESS;
}

// Clusters stay within a group of SMs. What a kernel states of its clusters is not read: one fits.
int cuOccupancyMaxActiveClusters(int *out, const struct function *f, const struct config *config) {
    const int group = 10, size = config->count ? (int)config->attributes[2] : 1;
    if (size > (f->any_cluster ? device->cluster : 8)) return CLUSTER_SIZE;
    const int blocks = blocks_of(f, (int)config->block[0], config->dynamic);
    *out = config->count ? group * blocks / size * (device->sms / group) : blocks > 0;
    if (wrong("clusters")) *out += 100000;
    return SUCCESS;
}

int cuLaunchKernelEx(const struct config *config, const struct function *f, void **arguments, void **extra) {
    (void)arguments, (void)extra;
    const int size = config->count ? (int)config->attributes[2] : 1;
    if (wrong("shape") && size == 8) return CLUSTER_SIZE;
    return size > (f->any_cluster ? device->cluster : 8) ? CLUSTER_SIZE : SUCCESS;
}
