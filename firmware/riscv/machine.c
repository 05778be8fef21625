// QEMU's virt: a UART to print, a test device that takes the status.
#include "../../c-tests/freestanding/machine.h"
#include "../firmware.h"

#include <stdint.h>

#define UART         ((volatile uint8_t *)0x10000000)
#define TEST_DEVICE  ((volatile uint32_t *)0x100000)
#define TEST_PASS    0x5555u
#define TEST_FAIL    0x3333u

void print(const char *string) {
    while (*string) *UART = (uint8_t)*string++;
}

void machine_exit(int status) {
    *TEST_DEVICE = status == 0 ? TEST_PASS : (uint32_t)status << 16 | TEST_FAIL;
    for (;;) {}
}

__attribute__((used, aligned(4))) static void fault(void) {
    print("  FAILED: the processor took a fault\n");
    machine_exit(2);
}

// The first core sets its trap handler and its stack; the others, if any, sleep.
__asm__(".section .vectors, \"ax\"\n"
        ".globl reset\n"
        "reset:\n"
        ".option push\n"
        ".option arch, +zicsr\n"
        "    csrr t0, mhartid\n"
        "1:  bnez t0, 1b\n"
        "    la t0, fault\n"
        "    csrw mtvec, t0\n"
        "    li t0, 0x6000\n"  // the floating-point unit on, where there is one
        "    csrs mstatus, t0\n"
        ".option pop\n"
        "    la sp, stack_top\n"
        "    j start\n"
        ".text\n");
