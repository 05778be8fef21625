/* Reads questions from standard input, a line each with tabs between its words, and prints the library's answers to
   them, a line each: `compile<TAB>sm_90a<TAB>sm_100a` gives what ptxas says according to the library. The argument is the
   release that is asked: 12.4. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

enum { LONGEST_LINE = 8192, MOST_ARGUMENTS = 64 };

smarch_toolkit release = SMARCH_TOOLKIT_DEFAULT;

void say_no_target(const char *name) {
    printf("no target of the library: %s", name);
}

void say_refusal(const char *words) {
    if (words[0] == 0) {
        printf("accepted");
        return;
    }
    for (const char *at = words; *at; ++at) {
        if (*at != '\n') putchar(*at);
        else if (at[1]) printf(" | ");
    }
}

bool say_unknown(smarch_verdict verdict) {
    if (smarch_verdict_answer(verdict) != SMARCH_ANSWER_UNKNOWN) return false;
    printf("%s", smarch_verdict_message(verdict));
    return true;
}

smarch_target read_target(const char *text) {
    smarch_target target = 0;
    if (smarch_target_parse(text, strlen(text), &target) != SMARCH_OK) {
        say_no_target(text);
        return 0;
    }
    return target;
}

smarch_name read_name(const char *text) {
    smarch_name name = {0, 0};
    if (smarch_name_parse(text, strlen(text), &name) != SMARCH_OK) {
        say_no_target(text);
        name.kind = 0;
    }
    return name;
}

smarch_version read_version(const char *text) {
    char *minor = NULL;
    smarch_version version;
    version.major = (uint16_t)strtoul(text, &minor, 10);
    version.minor = (uint16_t)strtoul(minor + 1, NULL, 10);
    return version;
}

static const question *find(const char *name) {
    const question *const lists[] = {name_questions, rule_questions, cubin_questions, image_questions, hardware_questions, llvm_questions, atomic_questions, construct_questions, diagnostic_questions, nvvm_questions, host_questions, text_questions};
    for (size_t list = 0; list < sizeof lists / sizeof *lists; ++list) {
        for (const question *at = lists[list]; at->name; ++at) {
            if (strcmp(at->name, name) == 0) return at;
        }
    }
    return NULL;
}

int main(int count, char **arguments) {
    static char line[LONGEST_LINE];
    if (count > 1) {
        const smarch_status status = smarch_toolkit_parse(arguments[1], strlen(arguments[1]), &release);
        if (status != SMARCH_OK) {
            fprintf(stderr, "answers: %s: %s\n", arguments[1], smarch_status_message(status));
            return 2;
        }
    }
    while (fgets(line, sizeof line, stdin)) {
        char *words[MOST_ARGUMENTS + 1] = {line};
        int given = 1;
        line[strcspn(line, "\n")] = 0;
        for (char *at = line; (at = strchr(at, '\t')) && given <= MOST_ARGUMENTS; ++given) {
            *at++ = 0;
            words[given] = at;
        }
        const question *asked = find(words[0]);
        if (!asked || given - 1 < asked->arguments) {
            fprintf(stderr, "answers: no such question, or too few words: %s\n", words[0]);
            return 2;
        }
        asked->answer(words + 1, given - 1);
        putchar('\n');
    }
    return 0;
}
