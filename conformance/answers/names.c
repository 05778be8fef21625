/* What there is, and which tool takes which name. */
#include <string.h>

#include "answers.h"

static void refusal(smarch_tool tool, const char *text) {
    char words[512];
    if (smarch_tool_message(tool, text, strlen(text), words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
}

static void ptxas_target(char **args, int count) {
    (void)count;
    refusal(SMARCH_TOOL_PTXAS_TARGET, args[0]);
}

static void ptxas_gpu_name(char **args, int count) {
    (void)count;
    refusal(SMARCH_TOOL_PTXAS_GPU_NAME, args[0]);
}

static void nvlink(char **args, int count) {
    (void)count;
    refusal(SMARCH_TOOL_NVLINK, args[0]);
}

static void cicc(char **args, int count) {
    (void)count;
    refusal(SMARCH_TOOL_CICC, args[0]);
}

static void toolkit(char **args, int count) {
    (void)args, (void)count;
    printf("%s", smarch_library_toolkit());
}

/* All versions that ptxas knows, ascending. */
static void ptx_versions(char **args, int count) {
    (void)args, (void)count;
    smarch_version version[64];
    size_t versions = 0;
    if (smarch_ptx_versions(version, 64, &versions) != SMARCH_OK) return;
    for (size_t i = 0; i < versions; ++i) printf("%s%u.%u", i ? " " : "", version[i].major, version[i].minor);
}

static void targets_of(smarch_tool tool) {
    size_t targets = 0;
    const smarch_target_info *target = smarch_targets(&targets);
    const char *between = "";
    for (size_t i = 0; i < targets; ++i) {
        if (!(target[i].tools >> tool & 1u)) continue;
        printf("%s%s", between, target[i].name);
        between = " ";
    }
}

static void ptx_targets(char **args, int count) {
    (void)args, (void)count;
    targets_of(SMARCH_TOOL_PTXAS_TARGET);
}

static void llc_targets(char **args, int count) {
    (void)args, (void)count;
    targets_of(SMARCH_TOOL_LLC_19);
}

static void macros(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    smarch_macro macro[4];
    size_t macros = 0;
    if (!target || smarch_target_macros(target, macro, 4, &macros) != SMARCH_OK) return;
    for (size_t i = 0; i < macros; ++i) {
        printf("%s%s", i ? " " : "", macro[i].name);
        if (macro[i].has_value) printf("=%u", (unsigned)macro[i].value);
    }
}

/* __CUDA_ARCH_LIST__ of a build of all the targets that are named. */
static void arch_list(char **args, int count) {
    smarch_target targets[64];
    char words[512];
    for (int i = 0; i < count; ++i) {
        targets[i] = read_target(args[i]);
        if (!targets[i]) return;
    }
    if (smarch_target_arch_list_macro(targets, (size_t)count, words, sizeof words, NULL) == SMARCH_OK) printf("%s", words);
}

const question name_questions[] = {
    {"toolkit", 0, toolkit},
    {"ptx-versions", 0, ptx_versions},
    {"ptx-targets", 0, ptx_targets},
    {"llc-targets", 0, llc_targets},
    {"ptxas-target", 1, ptxas_target},
    {"ptxas-gpu-name", 1, ptxas_gpu_name},
    {"nvlink-name", 1, nvlink},
    {"cicc-name", 1, cicc},
    {"macros", 1, macros},
    {"arch-list", 1, arch_list},
    {NULL, 0, NULL},
};
