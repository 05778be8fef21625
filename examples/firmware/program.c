// A complete program for a board without an operating system and without libc: it parses a name, asks what a device runs of three images, and how many
// blocks of a kernel fit. The board is QEMU's mps2-an386, a Cortex-M4; docs/firmware.md builds and runs it.
#include <smarch.h>

#include <stddef.h>
#include <stdint.h>

// What a compiler may call anywhere. The library needs these four, and nothing else of libc; a board's own libc has them.
void *memcpy(void *to, const void *from, size_t size) {
    for (size_t i = 0; i < size; ++i) ((volatile unsigned char *)to)[i] = ((const unsigned char *)from)[i];
    return to;
}

void *memmove(void *to, const void *from, size_t size) {
    if ((uintptr_t)to < (uintptr_t)from) return memcpy(to, from, size);
    while (size--) ((volatile unsigned char *)to)[size] = ((const unsigned char *)from)[size];
    return to;
}

void *memset(void *to, int value, size_t size) {
    for (size_t i = 0; i < size; ++i) ((volatile unsigned char *)to)[i] = (unsigned char)value;
    return to;
}

int memcmp(const void *a, const void *b, size_t size) {
    const unsigned char *x = a, *y = b;
    for (; size--; ++x, ++y) {
        if (*x != *y) return *x - *y;
    }
    return 0;
}

// The same by ARM's names.
void __aeabi_memcpy(void *to, const void *from, size_t size) { memcpy(to, from, size); }
void __aeabi_memcpy4(void *to, const void *from, size_t size) { memcpy(to, from, size); }
void __aeabi_memcpy8(void *to, const void *from, size_t size) { memcpy(to, from, size); }
void __aeabi_memmove(void *to, const void *from, size_t size) { memmove(to, from, size); }
void __aeabi_memset(void *to, size_t size, int value) { memset(to, value, size); }
void __aeabi_memset4(void *to, size_t size, int value) { memset(to, value, size); }
void __aeabi_memset8(void *to, size_t size, int value) { memset(to, value, size); }
void __aeabi_memclr(void *to, size_t size) { memset(to, 0, size); }
void __aeabi_memclr4(void *to, size_t size) { memset(to, 0, size); }
void __aeabi_memclr8(void *to, size_t size) { memset(to, 0, size); }

// Semihosting: the emulator or a debugger prints, and takes the exit status.
static void semihosting(uint32_t operation, const void *argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

static void print(const char *text) { semihosting(0x04, text); }

static void print_number(uint32_t number) {
    char digits[11], *at = digits + 10;
    *at = 0;
    do *--at = (char)('0' + number % 10); while (number /= 10);
    print(at);
}

static int program(void) {
    smarch_target target;
    if (smarch_target_parse("sm_90a", 6, &target) != SMARCH_OK) return 2;
    print(smarch_target_info_of(target)->name);
    print(", sold as ");
    print(smarch_target_info_of(target)->product);

    const smarch_image images[] = {{{SMARCH_KIND_SM, SMARCH_SM_80}, {0, 0}, 0}, {{SMARCH_KIND_SM, SMARCH_SM_90A}, {0, 0}, 0}, {{SMARCH_KIND_COMPUTE, SMARCH_SM_80}, {8, 0}, 0}};
    smarch_choice choice;
    if (smarch_pick(SMARCH_DRIVER_NEWEST, SMARCH_DRIVER_NEWEST, images, 3, 90, &choice) != SMARCH_OK) return 2;
    print("\nof three images a device of 9.0 runs number ");
    print_number((uint32_t)choice.index);

    const smarch_kernel kernel = {.block_size = 256, .registers = 40, .static_smem = 8192};
    uint32_t blocks;
    if (smarch_occupancy_blocks(smarch_geometry_of(target), &kernel, &blocks) != SMARCH_OK) return 2;
    print("\nblocks of the kernel on an SM: ");
    print_number(blocks);
    print("\nthe cubin for sm_90a on 10.0: ");
    print(smarch_verdict_message(smarch_loads_why(target, 100)));
    print("\n");
    return 0;
}

// The library has no data to copy and none to clear, and neither has this program.
_Noreturn void reset(void);
_Noreturn void reset(void) {
    const uint32_t status[] = {0x20026, (uint32_t)program()};
    semihosting(0x20, status);
    for (;;) {}
}

extern unsigned char stack_top[];
__attribute__((section(".vectors"), used)) static const struct {
    unsigned char *stack;
    void (*reset)(void);
} vectors = {stack_top, reset};
