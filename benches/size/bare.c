// What a compiler for ARM calls by names of its own.
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);

void __aeabi_memcpy(void *to, const void *from, size_t size) { memcpy(to, from, size); }
void __aeabi_memcpy4(void *to, const void *from, size_t size) { memcpy(to, from, size); }
void __aeabi_memcpy8(void *to, const void *from, size_t size) { memcpy(to, from, size); }
void __aeabi_memmove(void *to, const void *from, size_t size) { memmove(to, from, size); }
void __aeabi_memmove4(void *to, const void *from, size_t size) { memmove(to, from, size); }
void __aeabi_memmove8(void *to, const void *from, size_t size) { memmove(to, from, size); }
void __aeabi_memset(void *to, size_t size, int value) { memset(to, value, size); }
void __aeabi_memclr(void *to, size_t size) { memset(to, 0, size); }
void __aeabi_memclr4(void *to, size_t size) { memset(to, 0, size); }
void __aeabi_memclr8(void *to, size_t size) { memset(to, 0, size); }
