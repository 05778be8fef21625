// The parts of the firmware.
#ifndef FIRMWARE_H
#define FIRMWARE_H

#include <stdbool.h>
#include <stddef.h>

// Of main.c: how many checks fail.
int firmware(void);

// Of start.c: after a machine has set its stack pointer, everything; does not return.
_Noreturn void start(void);

// Of a machine: ends the run; 0 is success.
_Noreturn void machine_exit(int status);

// Of stack.c.
void paint_stack(void);
size_t stack_used(void);
bool lies_in_flash(const void *place);

#endif
