// Cortex-M under semihosting: the emulator (or a debugger) prints and takes the status.
#include "../../c-tests/freestanding/machine.h"
#include "../../c-tests/freestanding/memory.h"
#include "../firmware.h"

#include <stdint.h>

#define SYS_WRITE0        0x04
#define SYS_EXIT_EXTENDED 0x20
#define APPLICATION_EXIT  0x20026

extern unsigned char stack_top[];

static void semihosting(uint32_t operation, const void *argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

void print(const char *string) { semihosting(SYS_WRITE0, string); }

void machine_exit(int status) {
    const uint32_t block[] = {APPLICATION_EXIT, (uint32_t)status};
    semihosting(SYS_EXIT_EXTENDED, block);
    for (;;) {}
}

static void fault(void) {
    print("  FAILED: the processor took a fault\n");
    machine_exit(2);
}

_Noreturn void reset(void) {
#ifdef __ARM_FP
    // Programs for a hard-float target may use the FPU anywhere: coprocessors 10 and 11, which are off after a reset.
    *(volatile uint32_t *)0xe000ed88 |= 0xfu << 20;
    __asm__ volatile("dsb\n isb");
#endif
    start();
}

// The stack, the reset handler, and the handlers of NMI and of what a wrong instruction or access raises.
__attribute__((section(".vectors"), used)) static const struct {
    unsigned char *stack;
    void (*handlers[6])(void);
} vectors = {stack_top, {reset, fault, fault, fault, fault, fault}};

// The four memory functions by the names of the ARM run-time ABI, by alignment; its memset takes the size first.
#define AEABI_MEMORY(alignment) \
    void __aeabi_memcpy##alignment(void *to, const void *from, size_t size) { memcpy(to, from, size); } \
    void __aeabi_memmove##alignment(void *to, const void *from, size_t size) { memmove(to, from, size); } \
    void __aeabi_memset##alignment(void *to, size_t size, int value) { memset(to, value, size); } \
    void __aeabi_memclr##alignment(void *to, size_t size) { memset(to, 0, size); }
AEABI_MEMORY()
AEABI_MEMORY(4)
AEABI_MEMORY(8)
