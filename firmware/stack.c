// How deep the stack goes, by paint.
#include "firmware.h"

#include "../c-tests/freestanding/machine.h"

// Of the linker script; the stack grows from its top to its limit.
extern unsigned char stack_limit[], stack_top[], flash_start[], flash_end[];

static size_t deepest;

static unsigned char *stack_pointer(void) {
    unsigned char *pointer;
#ifdef __riscv
    __asm__ volatile("mv %0, sp" : "=r"(pointer));
#else
    __asm__ volatile("mov %0, sp" : "=r"(pointer));
#endif
    return pointer;
}

// Inline, and without calls: what is below the stack pointer belongs to nobody.
static inline __attribute__((always_inline)) void paint_below(unsigned char *end) {
    for (volatile unsigned char *at = stack_limit; at < end; ++at) *at = PAINT;
}

static unsigned char *lowest_written(void) {
    unsigned char *at = stack_limit;
    while (at < stack_top && *at == PAINT) ++at;
    return at;
}

void paint_stack(void) { paint_below(stack_pointer()); }

size_t stack_used(void) {
    const size_t used = (size_t)(stack_top - lowest_written());
    if (used > deepest) deepest = used;
    return deepest;
}

__attribute__((noinline)) size_t depth_of(void (*function)(void)) {
    stack_used();
    unsigned char *const here = stack_pointer();
    paint_below(here);
    function();
    return (size_t)(here - lowest_written());
}

bool lies_in_flash(const void *place) {
    return (const unsigned char *)place >= flash_start && (const unsigned char *)place < flash_end;
}
