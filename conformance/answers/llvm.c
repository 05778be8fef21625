/* What llc of LLVM 19 makes of -mcpu and -mattr. */
#include <string.h>

#include "answers.h"

/* CPU ATTRIBUTES: the head of the PTX, or that there is none, then what is printed. */
static void llc(char **args, int count) {
    (void)count;
    const size_t cpu = strlen(args[0]), attributes = strlen(args[1]);
    smarch_llc_output output;
    char words[2048];
    if (smarch_llc_run(SMARCH_LLVM_19, args[0], cpu, args[1], attributes, &output) != SMARCH_OK) return;
    if (smarch_llc_messages(SMARCH_LLVM_19, args[0], cpu, args[1], attributes, words, sizeof words, NULL) != SMARCH_OK) return;
    if (output.version.major) {
        printf(".version %u.%u .target %s", output.version.major, output.version.minor, cpu ? args[0] : "sm_30");
    } else {
        printf("nothing");
    }
    if (words[0]) {
        printf(" | ");
        say_refusal(words);
    }
}

const question llvm_questions[] = {
    {"llc-19", 2, llc},
    {NULL, 0, NULL},
};
