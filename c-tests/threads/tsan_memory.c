// The names under which an archive built with -Zsanitizer=thread asks for these; runtimes before LLVM 15 lack them.
#include <string.h>

void *__tsan_memcpy(void *to, const void *from, size_t size);
void *__tsan_memmove(void *to, const void *from, size_t size);
void *__tsan_memset(void *to, int value, size_t size);

__attribute__((weak)) void *__tsan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
__attribute__((weak)) void *__tsan_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
__attribute__((weak)) void *__tsan_memset(void *to, int value, size_t size) { return memset(to, value, size); }
