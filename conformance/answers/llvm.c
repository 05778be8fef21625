/* What llc of a release of LLVM makes of -mcpu and -mattr, and what it is given for a device. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

static smarch_llvm_release llvm_of(const char *text) { return (smarch_llvm_release)strtoul(text, NULL, 10); }

/* LLVM CPU ATTRIBUTES: the head of the PTX, or that there is none, then what is printed. */
static void llc(char **args, int count) {
    (void)count;
    const smarch_llvm_release llvm = llvm_of(args[0]);
    const char *const cpu = args[1], *const attributes = args[2];
    const size_t cpu_len = strlen(cpu), attributes_len = strlen(attributes);
    smarch_llc_output output;
    char words[2048];
    if (smarch_llc_run(llvm, cpu, cpu_len, attributes, attributes_len, &output) != SMARCH_OK) return;
    if (smarch_llc_messages(llvm, cpu, cpu_len, attributes, attributes_len, words, sizeof words, NULL) != SMARCH_OK) return;
    if (output.version.major) {
        printf(".version %u.%u .target %s", output.version.major, output.version.minor, cpu_len ? cpu : llvm < SMARCH_LLVM_16 ? "sm_20" : "sm_30");
    } else {
        printf("nothing");
    }
    if (words[0]) {
        printf(" | ");
        say_refusal(words);
    }
}

/* LLVM: the CPUs that it knows. */
static void llc_targets(char **args, int count) {
    (void)count;
    size_t targets = 0;
    const smarch_target_info *rows = smarch_targets(&targets);
    for (size_t i = 0; i < targets; ++i) {
        if (rows[i].oldest_llvm && rows[i].oldest_llvm <= llvm_of(args[0])) printf("%s ", rows[i].name);
    }
}

static int choose(const char *llvm, smarch_cc device, const char *portable, smarch_llvm_choice *choice) {
    const smarch_llvm_aim aim = {device, 0, llvm_of(llvm), release, 0, strcmp(portable, "portable") == 0 ? SMARCH_LLVM_AIM_PORTABLE : 0};
    return smarch_llvm_choose(&aim, choice) == SMARCH_OK && choice->verdict == SMARCH_YES;
}

/* LLVM any|portable: of each device what is chosen, 90/sm_90a/+ptx85/sm_90a. */
static void devices(char **args, int count) {
    (void)count;
    size_t targets = 0;
    const smarch_target_info *rows = smarch_targets(&targets);
    for (size_t i = 0; i < targets; ++i) {
        smarch_llvm_choice choice;
        if (rows[i].suffix || !choose(args[0], rows[i].number, args[1], &choice)) continue;
        printf("%u/%s/+ptx%u%u/", rows[i].number, smarch_target_name(choice.target), choice.ptx.major, choice.ptx.minor);
        printf("%s ", smarch_target_name(choice.gpu));
    }
}

/* LLVM DEVICE any|portable: whether something is chosen, which is then taken. */
static void choice_of(char **args, int count) {
    (void)count;
    smarch_llvm_choice choice;
    printf(choose(args[0], (smarch_cc)strtoul(args[1], NULL, 10), args[2], &choice) ? "accepted" : "nothing");
}

const question llvm_questions[] = {
    {"llc", 3, llc},
    {"llc-targets", 1, llc_targets},
    {"llvm-devices", 2, devices},
    {"llvm-choice", 3, choice_of},
    {NULL, 0, NULL},
};
