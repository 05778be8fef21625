/* What there is, and which tool takes which name. */
#include <string.h>

#include "answers.h"

static void refusal(smarch_tool tool, const char *text) {
    char words[512];
    const smarch_name any = {SMARCH_KIND_SM, SMARCH_SM_75};
    if (smarch_tool_accepts_why(release, tool, any) == SMARCH_UNKNOWN_TOOL) say_unknown(SMARCH_UNKNOWN_TOOL);
    else if (smarch_tool_message(release, tool, text, strlen(text), words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
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

static void nvrtc(char **args, int count) {
    (void)count;
    refusal(SMARCH_TOOL_NVRTC, args[0]);
}

static void libnvvm(char **args, int count) {
    (void)count;
    refusal(SMARCH_TOOL_LIBNVVM, args[0]);
}

/* The words of nvJitLink are not known. */
static void acceptance(smarch_tool tool, const char *text) {
    smarch_name name = {SMARCH_KIND_SM, SMARCH_SM_75};
    const bool parsed = smarch_name_parse(text, strlen(text), &name) == SMARCH_OK;
    const smarch_verdict verdict = smarch_tool_accepts_why(release, tool, name);
    if (!say_unknown(verdict)) printf("%s", parsed && verdict == SMARCH_YES ? "accepted" : "refused");
}

static void nvjitlink(char **args, int count) {
    (void)count;
    acceptance(SMARCH_TOOL_NVJITLINK, args[0]);
}

static void nvjitlink_lto(char **args, int count) {
    (void)count;
    acceptance(SMARCH_TOOL_NVJITLINK_LTO, args[0]);
}

/* The newest build of every release: 12.4.131. */
static void builds(char **args, int count) {
    (void)args, (void)count;
    size_t releases = 0;
    const smarch_toolkit_info *info = smarch_toolkits(&releases);
    for (size_t i = 0; i < releases; ++i) {
        const char *last = strrchr(info[i].builds, ' ');
        printf("%s%s", i ? " " : "", last ? last + 1 : info[i].builds);
    }
}

/* All versions that ptxas knows, ascending. */
static void ptx_versions(char **args, int count) {
    (void)args, (void)count;
    smarch_version version[64];
    size_t versions = 0;
    if (smarch_ptx_versions(release, version, 64, &versions) != SMARCH_OK) return;
    for (size_t i = 0; i < versions; ++i) printf("%s%u.%u", i ? " " : "", version[i].major, version[i].minor);
}

/* All versions that any release reads. */
static void all_ptx_versions(char **args, int count) {
    const smarch_toolkit asked = release;
    size_t releases = 0;
    const smarch_toolkit_info *info = smarch_toolkits(&releases);
    release = info[releases - 1].toolkit;
    ptx_versions(args, count);
    release = asked;
}

static void targets_of(smarch_tool tool) {
    size_t targets = 0;
    const smarch_target_info *target = smarch_targets(&targets);
    const char *between = "";
    for (size_t i = 0; i < targets; ++i) {
        const smarch_name name = {SMARCH_KIND_SM, target[i].target};
        if (!smarch_tool_accepts(release, tool, name)) continue;
        printf("%s%s", between, target[i].name);
        between = " ";
    }
}

static void ptx_targets(char **args, int count) {
    (void)args, (void)count;
    targets_of(SMARCH_TOOL_PTXAS_TARGET);
}

static void macros(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    smarch_macro macro[4];
    size_t macros = 0;
    if (!target || smarch_target_macros(release, target, macro, 4, &macros) != SMARCH_OK) return;
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
    {"builds", 0, builds},
    {"ptx-versions", 0, ptx_versions},
    {"all-ptx-versions", 0, all_ptx_versions},
    {"ptx-targets", 0, ptx_targets},
    {"ptxas-target", 1, ptxas_target},
    {"ptxas-gpu-name", 1, ptxas_gpu_name},
    {"nvlink-name", 1, nvlink},
    {"cicc-name", 1, cicc},
    {"nvrtc-name", 1, nvrtc},
    {"libnvvm-name", 1, libnvvm},
    {"nvjitlink-name", 1, nvjitlink},
    {"nvjitlink-lto-name", 1, nvjitlink_lto},
    {"macros", 1, macros},
    {"arch-list", 1, arch_list},
    {NULL, 0, NULL},
};
