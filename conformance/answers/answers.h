/* The library's answers, one line of text for each question that is asked. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include <smarch.h>
#include <stdio.h>

/* A question that can be asked: `args` are what follows its name on the line, `count` of them. */
typedef void answer_function(char **args, int count);

typedef struct {
    const char *name;
    /* Arguments that it takes at least. */
    int arguments;
    answer_function *answer;
} question;

extern const question name_questions[], rule_questions[], cubin_questions[], image_questions[], hardware_questions[], llvm_questions[], atomic_questions[], construct_questions[], diagnostic_questions[], nvvm_questions[], host_questions[], text_questions[];

/* The release that is asked: the program's argument, 13.0 without one. */
extern smarch_toolkit release;

/* For names that are no target: the library has no answer. */
void say_no_target(const char *name);
/* Prints a text, or "accepted" when it is empty; line ends become " | ". */
void say_refusal(const char *words);
/* Prints that the library does not know, and why, where this verdict says so. */
bool say_unknown(smarch_verdict verdict);
/* 0 when the text is no sm_ name; then that was said. */
smarch_target read_target(const char *text);
/* Of "8.4". */
smarch_version read_version(const char *text);
/* kind 0 when the text is no name; then that was said. */
smarch_name read_name(const char *text);

typedef struct {
    uint8_t *bytes;
    size_t size;
} file;

/* `bytes`, to be freed, are NULL where there is no such file; then that was said. */
file read_file(const char *path);
/* What a cubin and its functions use, as `cuobjdump -res-usage` has it, the functions by name. */
void say_usage(file cubin);
/* The functions with attributes that the library has no name for: none are meant to be. */
void say_unknown_attributes(file cubin);

#endif
