// x86-64 Linux, by its system calls.
#include "machine.h"

static long system_call(long number, long a, long b, long c) {
    long result;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
    return result;
}

void print(const char *string) { system_call(1, 1, (long)string, (long)length_of(string)); }

// A call runs on a painted stack of its own.
static unsigned char stack[16384] __attribute__((aligned(16)));

static void call_on_stack(void (*function)(void)) {
    __asm__ volatile("movq %%rsp, %%rbx\n movq %0, %%rsp\n call *%1\n movq %%rbx, %%rsp"
                     :
                     : "r"(stack + sizeof stack), "r"(function)
                     : "rbx", "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "memory", "cc");
}

size_t depth_of(void (*function)(void)) {
    size_t untouched = 0;
    for (size_t i = 0; i < sizeof stack; ++i) stack[i] = PAINT;
    call_on_stack(function);
    while (untouched < sizeof stack && stack[untouched] == PAINT) ++untouched;
    return sizeof stack - untouched;
}

__attribute__((used)) static void run(void) {
    print("freestanding: ");
    const int count = check_calls();
    print(count ? "freestanding: FAILED\n" : "freestanding: answers without libc\n");
    system_call(60, count, 0, 0);
}

__asm__(".globl _start\n_start:\n xorl %ebp, %ebp\n andq $-16, %rsp\n call run\n");
