/* What libnvvm says of programs: triples, data layouts, widths of pointers, address spaces, versions of the IR, instructions. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

/* What conformance/inputs/programs.py prints of a program over which the process ends. */
static const char ends[] = "ends the process";

static smarch_nvvm_phase phase_of(const char *name) { return strcmp(name, "verify") == 0 ? SMARCH_NVVM_PHASE_VERIFY : SMARCH_NVVM_PHASE_COMPILE; }

/* Prints what a verdict says by itself. */
static void say(smarch_verdict verdict) {
    if (say_unknown(verdict)) return;
    if (verdict == SMARCH_YES) printf("accepted");
    else if (verdict == SMARCH_NO_NVVM_POINTER_CRASH || verdict == SMARCH_NO_NVVM_CRASH) printf("%s", ends);
    else if (verdict == SMARCH_NO_NVVM_POINTER_USE) printf("fails over some uses");
    else printf("%s", smarch_verdict_message(verdict));
}

static void triple(char **args, int count) {
    (void)count;
    char words[1024];
    const smarch_target target = read_target(args[0]);
    if (!target) return;
    const smarch_verdict verdict = smarch_nvvm_accepts_triple_why(release, target, phase_of(args[1]), args[2], strlen(args[2]));
    if (say_unknown(verdict)) return;
    if (verdict == SMARCH_NO_NVVM_CRASH) say(verdict);
    else if (smarch_nvvm_triple_message(release, target, phase_of(args[1]), args[2], strlen(args[2]), words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
}

static void layout(char **args, int count) {
    (void)count;
    static char words[8192];
    const smarch_target target = read_target(args[0]);
    if (!target) return;
    const smarch_nvvm_phase phase = phase_of(args[1]);
    smarch_nvvm_layout answer;
    if (smarch_nvvm_layout_check(release, target, phase, args[2], strlen(args[2]), &answer) != SMARCH_OK) return;
    if (answer.verdict != SMARCH_NO_NVVM_LAYOUT) say(answer.verdict);
    else if (smarch_nvvm_layout_message(release, target, phase, args[2], strlen(args[2]), words, sizeof words, NULL) == SMARCH_OK) {
        /* Where it is refused and nothing is logged, the process ended. */
        if (words[0]) say_refusal(words);
        else printf("%s", ends);
    }
}

static void width(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    if (!target) return;
    /* The recommended layout but for the width. */
    const unsigned bits = (unsigned)strtoul(args[2], NULL, 10), aligned = bits == 32 ? 32 : 64;
    char layout[256];
    const int length = snprintf(layout, sizeof layout, "e-p:%u:%u:%u-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64%s", bits, aligned, aligned, target < SMARCH_SM_100 ? "" : "-a:8:8");
    smarch_nvvm_layout answer;
    if (smarch_nvvm_layout_check(release, target, phase_of(args[1]), layout, (size_t)length, &answer) != SMARCH_OK) return;
    if (answer.verdict == SMARCH_NO_NVVM_LAYOUT) printf("refused");
    else say(answer.verdict);
}

static void access_to(char **args, int count) {
    (void)count;
    const char *const names[] = {"load", "store", "atomicrmw", "cmpxchg"};
    const smarch_target target = read_target(args[0]);
    for (uint32_t access = 1; target && access <= 4; ++access) {
        if (strcmp(args[2], names[access - 1]) != 0) continue;
        say(smarch_nvvm_accepts_access_why(release, target, phase_of(args[1]), access, (uint32_t)strtoul(args[3], NULL, 10)));
    }
}

static void cast(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    if (target) say(smarch_nvvm_accepts_cast_why(release, target, phase_of(args[1]), (uint32_t)strtoul(args[2], NULL, 10), (uint32_t)strtoul(args[3], NULL, 10)));
}

/* "2.0 3.2", "2.0", "none". */
static void version(char **args, int count) {
    (void)count;
    char words[1024];
    unsigned numbers[4] = {1, 0, 0, 0};
    const smarch_target target = read_target(args[0]);
    if (!target) return;
    if (strcmp(args[2], "none") != 0) (void)sscanf(args[2], "%u.%u %u.%u", &numbers[0], &numbers[1], &numbers[2], &numbers[3]);
    const smarch_version ir = {(uint16_t)numbers[0], (uint16_t)numbers[1]}, debug = {(uint16_t)numbers[2], (uint16_t)numbers[3]};
    if (smarch_nvvm_accepts_ir_version_why(release, target, ir, debug) == SMARCH_NO_NVVM_ARCH) say(SMARCH_NO_NVVM_ARCH);
    else if (smarch_nvvm_ir_version_message(release, target, ir, debug, words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
}

static void construct(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    for (uint32_t code = 1; target; ++code) {
        const char *name = smarch_code_name(SMARCH_ENUMERATION_NVVM_CONSTRUCT, code);
        if (!name[0]) {
            printf("no construct of the library: %s", args[2]);
            return;
        }
        if (strcmp(name, args[2]) != 0) continue;
        say(smarch_nvvm_accepts_why(release, target, phase_of(args[1]), code));
        return;
    }
}

const question nvvm_questions[] = {
    {"nvvm-triple", 3, triple},
    {"nvvm-layout", 3, layout},
    {"nvvm-width", 3, width},
    {"nvvm-access", 4, access_to},
    {"nvvm-cast", 4, cast},
    {"nvvm-version", 3, version},
    {"nvvm-construct", 3, construct},
    {NULL, 0, NULL},
};
