/* What the headers say of host compilers, and nvcc of C++ standards. */
#include <string.h>

#include "answers.h"

/* The compiler of this name; 0 when there is none. */
static smarch_host_compiler compiler_of(const char *name) {
    smarch_host host = {0, {0, 0}};
    return smarch_host_parse(name, strlen(name), &host) == SMARCH_OK ? host.compiler : 0;
}

static void host(char **args, int count) {
    (void)count;
    const smarch_host_compiler compiler = compiler_of(args[0]);
    const smarch_version version = read_version(args[1]);
    char words[600];
    if (say_unknown(smarch_host_accepts_why(release, compiler, version))) return;
    if (smarch_host_message(release, compiler, version, words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
}

/* "c++17", "ignored c++14", "refused". */
static void host_standard(char **args, int count) {
    (void)count;
    const smarch_host_compiler compiler = compiler_of(args[0]);
    const smarch_version version = read_version(args[1]);
    smarch_cicc_standard standard = 0;
    if (smarch_cicc_standard_parse(args[2], strlen(args[2]), &standard) != SMARCH_OK) return;
    const smarch_verdict verdict = smarch_host_standard_why(release, compiler, version, standard);
    if (say_unknown(verdict)) return;
    const smarch_cicc_standard otherwise = smarch_host_default_standard(release, compiler, version);
    if (verdict == SMARCH_YES) printf("%s", args[2]);
    else if (verdict == SMARCH_NO_HOST_STANDARD) printf("ignored %s", smarch_code_name(SMARCH_ENUMERATION_CICC_STANDARD, otherwise));
    else printf("refused");
}

const question host_questions[] = {
    {"host", 2, host},
    {"host-standard", 3, host_standard},
    {NULL, 0, NULL},
};
