// What comes before and after the firmware's checks.
#include "firmware.h"

#include "../c-tests/freestanding/machine.h"
#include "../c-tests/freestanding/memory.h"

// Of the linker script. The data are the program's: the library has none.
extern unsigned char data_start[], data_end[], data_in_flash[], bss_start[], bss_end[];

void start(void) {
    paint_stack();
    memcpy(data_start, data_in_flash, (size_t)(data_end - data_start));
    memset(bss_start, 0, (size_t)(bss_end - bss_start));
    const int failed = firmware();
    print("  stack of the whole program    ");
    print_number(stack_used());
    print(" bytes\n");
    print(failed ? "  FAILED\n" : "  all as on the host\n");
    machine_exit(failed ? 1 : 0);
}
