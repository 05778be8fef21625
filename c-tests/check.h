// A check that counts what fails and goes on.
#ifndef SMARCH_CHECK_H
#define SMARCH_CHECK_H

#include <stdio.h>

static int failures;

#define CHECK(condition) ((condition) ? (void)0 : (void)(printf("%s:%d: %s\n", __FILE__, __LINE__, #condition), ++failures))

#endif
