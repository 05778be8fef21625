// What a program without libc has of its machine.
#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>

// Bytes of stack that no call has written hold this.
#define PAINT 0xa5

// What a call may take at most. A function of 64-bit RISC-V keeps up to thirteen registers of eight bytes, which is more than on any other machine; a
// Cortex-M0 computes with eight registers alone, and keeps the rest of what a function knows on the stack.
#if (defined __riscv && __riscv_xlen == 64) || defined __ARM_ARCH_6M__
#define STACK_BUDGET 1024
#else
#define STACK_BUDGET 960
#endif
// Of PTX text: the registers that a text declares are kept there, and how far its declarations and calls are read.
#define PTX_TEXT_STACK_BUDGET 4096
// Of what the operands of a form may be.
#define OPERANDS_STACK_BUDGET 1280

// Writes a text where someone reads it.
void print(const char *string);

// How many bytes of stack the call takes: those that lost their paint.
size_t depth_of(void (*function)(void));

// Of program.c: how many of its checks fail.
int check_calls(void);

static inline size_t length_of(const char *string) {
    size_t count = 0;
    while (string[count]) ++count;
    return count;
}

static inline void print_number(size_t number) {
    char digits[24];
    size_t at = sizeof digits - 1;
    digits[at] = 0;
    do digits[--at] = (char)('0' + number % 10);
    while (number /= 10);
    print(digits + at);
}

#endif
