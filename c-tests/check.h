// A check that counts what fails and goes on. The tests also run in several threads at a time: what they write is
// each thread's own.
#ifndef SMARCH_CHECK_H
#define SMARCH_CHECK_H

#include <stdio.h>

#ifdef __cplusplus
#define THREAD_LOCAL thread_local
#else
#define THREAD_LOCAL _Thread_local
#endif

static THREAD_LOCAL int failures;

#define CHECK(condition) ((condition) ? (void)0 : (void)(printf("%s:%d: %s\n", __FILE__, __LINE__, #condition), ++failures))

#endif
