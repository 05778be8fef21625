/* What compiles, links and is legal, in the tools' words. */
#include <stdlib.h>
#include <string.h>

#include "answers.h"

/* Which GPUs PTX of a target compiles for, as sm_ names. */
static void gpus(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    size_t targets = 0;
    const smarch_target_info *gpu = smarch_targets(&targets);
    const char *between = "";
    for (size_t i = 0; target && i < targets; ++i) {
        if (!smarch_ptxas_compiles(release, target, gpu[i].target)) continue;
        printf("%s%s", between, gpu[i].name);
        between = " ";
    }
}

static void ptx_version(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[1]);
    const smarch_version version = read_version(args[0]);
    char words[320];
    if (target && smarch_ptx_version_message(release, version, target, words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
}

static void compile(char **args, int count) {
    (void)count;
    const smarch_target target = read_target(args[0]);
    const smarch_name gpu = target ? read_name(args[1]) : (smarch_name){0, 0};
    char words[320];
    if (gpu.kind && smarch_ptxas_message(release, target, gpu, words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
}

/* The lines of these kinds that nvlink prints about a file, with their beginnings, and what comes of it. */
static void link_lines(const smarch_nvlink_message_kind *kinds, size_t count, smarch_target object, smarch_name target, const char *path, bool lto) {
    static const char *const beginnings[] = {"", "fatal: ", "warning: ", "warning: ", "warning: "};
    bool refused = false;
    if (say_unknown(lto ? smarch_nvlink_links_lto_why(release, object, target.target) : smarch_nvlink_links_name_why(release, object, target))) return;
    for (size_t i = 0; i < count; ++i) {
        char words[600];
        size_t length = 0;
        if (smarch_nvlink_message(release, kinds[i], object, target, path, strlen(path), words, sizeof words, &length) != SMARCH_OK) return;
        if (length) printf("%s%s | ", beginnings[kinds[i]], words);
        refused = refused || (length && kinds[i] == SMARCH_NVLINK_MESSAGE_REFUSAL);
    }
    const bool links = lto ? smarch_nvlink_links_lto(release, object, target.target) : smarch_nvlink_links_name_why(release, object, target) == SMARCH_YES;
    printf("%s", refused ? "refused" : links ? "linked" : "linked nothing");
}

static void link_object(char **args, int count) {
    (void)count;
    static const smarch_nvlink_message_kind kinds[] = {SMARCH_NVLINK_MESSAGE_LIMITED, SMARCH_NVLINK_MESSAGE_REFUSAL};
    const smarch_target object = read_target(args[0]);
    const smarch_name target = object ? read_name(args[1]) : (smarch_name){0, 0};
    if (target.kind) link_lines(kinds, 2, object, target, args[2], false);
}

static void link_lto(char **args, int count) {
    (void)count;
    static const smarch_nvlink_message_kind kinds[] = {SMARCH_NVLINK_MESSAGE_IGNORED, SMARCH_NVLINK_MESSAGE_NOTHING};
    const smarch_target object = read_target(args[0]);
    const smarch_name target = object ? read_name(args[1]) : (smarch_name){0, 0};
    if (target.kind) link_lines(kinds, 2, object, target, args[2], true);
}

/* The names of all instructions, with tabs between them. */
static void instructions(char **args, int count) {
    (void)args, (void)count;
    size_t features = 0;
    const smarch_isa_feature_info *feature = smarch_isa_features(&features);
    for (size_t i = 0; i < features; ++i) printf("%s%s", i ? "\t" : "", feature[i].name);
}

/* The instructions that the release has on some target, with tabs between them. */
static void instructions_here(char **args, int count) {
    (void)args, (void)count;
    size_t features = 0;
    const smarch_isa_feature_info *feature = smarch_isa_features(&features);
    const char *between = "";
    for (size_t i = 0; i < features; ++i) {
        if (!smarch_isa_feature_since(release, feature[i].feature).major) continue;
        printf("%s%s", between, feature[i].name);
        between = "\t";
    }
}

/* INSTRUCTION TARGET [VERSION]: without a version, the newest that the release reads. */
static void legal(char **args, int count) {
    const smarch_version newest = {0, 0}, version = count > 2 ? read_version(args[2]) : newest;
    smarch_isa_feature feature = 0;
    if (smarch_isa_feature_parse(args[0], strlen(args[0]), &feature) != SMARCH_OK) feature = 0;
    const smarch_target target = feature ? read_target(args[1]) : 0;
    if (!feature) printf("no instruction of the library: %s", args[0]);
    char words[400];
    size_t length = 0;
    if (!target || smarch_isa_message(release, version, target, feature, words, sizeof words, &length) != SMARCH_OK) return;
    say_refusal(words);
    if (length == 0 && smarch_isa_advisory(release, version, target, feature, words, sizeof words, &length) == SMARCH_OK && length) {
        printf(" | %s", words);
    }
}

static int by_alphabet(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

/* A form of an instruction, with the release's newest .version: what is printed, in the order of the alphabet, each line once. */
static void form(char **args, int count) {
    (void)count;
    const smarch_version newest = {0, 0};
    smarch_ptx_form asked;
    const smarch_target target = read_target(args[1]);
    if (!target) return;
    if (smarch_ptx_form_parse(args[0], strlen(args[0]), &asked, NULL) != SMARCH_OK) {
        printf("no form of the library: %s", args[0]);
        return;
    }
    char words[4000], *lines[64];
    if (smarch_ptx_form_message(release, newest, target, &asked, words, sizeof words, NULL) != SMARCH_OK) return;
    size_t many = 0;
    for (char *line = strtok(words, "\n"); line && many < 64; line = strtok(NULL, "\n")) lines[many++] = line;
    if (!many) say_refusal("");
    qsort(lines, many, sizeof *lines, by_alphabet);
    for (size_t i = 0; i < many; ++i) {
        if (!i || strcmp(lines[i], lines[i - 1]) != 0) printf("%s%s", i ? " | " : "", lines[i]);
    }
}

/* The images that nvcc makes with these options, or its words. */
static void images(char **args, int count) {
    (void)count;
    static const char *const kinds[] = {"", "elf", "ptx", "nvvm"};
    smarch_arch_images list;
    smarch_arch_problem problem;
    const size_t length = strlen(args[0]);
    smarch_arch_context context = {0};
    context.toolkit = release;
    if (smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, args[0], length, &context, &list, &problem) != SMARCH_OK) {
        char words[512];
        if (smarch_arch_problem_message(&problem, args[0], length, words, sizeof words, NULL) == SMARCH_OK) say_refusal(words);
        return;
    }
    for (uint32_t i = 0; i < list.count; ++i) {
        const smarch_arch_image *image = &list.images[i];
        printf("%s%s,sm=%s", i ? " " : "", kinds[image->kind], smarch_target_name(image->target) + 3);
        if (image->from) printf("<%s", smarch_target_name(image->from) + 3);
    }
}

/* SYNTAX LIST: the images that a build system makes of a list where there is no device, or its words. (unset) stands for no list, (empty) for an
   empty one. */
static void list(char **args, int count) {
    (void)count;
    static const char *const kinds[] = {"", "sass:", "ptx:", "ltoir:"}, *const prefixes[] = {"", "sm_", "compute_", "lto_"};
    static smarch_arch_images images;
    smarch_arch_problem problem = {0, 0, 0, 0, 0};
    smarch_arch_syntax syntax = 0;
    smarch_arch_context context = {0};
    context.toolkit = release;
    context.flags = SMARCH_ARCH_CONTEXT_DEVICES;
    const char *text = strcmp(args[1], "(empty)") == 0 ? "" : args[1];
    const size_t length = strlen(text);
    if (smarch_arch_syntax_parse(args[0], strlen(args[0]), &syntax) != SMARCH_OK) {
        printf("no syntax of the library: %s", args[0]);
        return;
    }
    const smarch_status status = strcmp(text, "(unset)") == 0 ? smarch_arch_list_default(syntax, &context, &images, &problem)
                                                               : smarch_arch_list_parse(syntax, text, length, &context, &images, &problem);
    if (status != SMARCH_OK) {
        char words[1024];
        size_t written = 0;
        if (smarch_arch_problem_message(&problem, text, length, words, sizeof words, &written) != SMARCH_OK) written = 0;
        printf("error%s%s", written ? ": " : "", written ? words : "");
        return;
    }
    for (uint32_t i = 0; i < images.count; ++i) {
        const smarch_arch_image *image = &images.images[i];
        printf("%s%s%s%s", i ? " " : "", kinds[image->kind], prefixes[image->kind], smarch_target_name(image->target) + 3);
        if (image->from && image->kind == SMARCH_KIND_SM) printf("<compute_%s", smarch_target_name(image->from) + 3);
    }
    if (!images.count) printf("(none)");
}

/* GPU KIND VALUE X Y Z: what ptxas does with a number beyond its limits. */
static void limit(char **args, int count) {
    (void)count;
    const smarch_target gpu = read_target(args[0]);
    smarch_limit_request request;
    request.kind = (uint32_t)strtoul(args[1], NULL, 10);
    request.value = strtoll(args[2], NULL, 10);
    for (int i = 0; i < 3; ++i) request.threads[i] = (uint32_t)strtoul(args[3 + i], NULL, 10);
    char words[320];
    smarch_limit_effect effect = 0;
    const smarch_status status = gpu ? smarch_ptxas_limit(release, gpu, &request, &effect) : SMARCH_ERROR_INVALID_TARGET;
    if (status == SMARCH_ERROR_HARDWARE_UNKNOWN) printf("unknown: %s", smarch_status_message(status));
    if (status != SMARCH_OK) return;
    if (smarch_ptxas_limit_message(release, gpu, &request, "k", 1, words, sizeof words, NULL) != SMARCH_OK) return;
    if (effect == SMARCH_LIMIT_EFFECT_CRASHES) printf("killed");
    else printf("%s%s%s", effect == SMARCH_LIMIT_EFFECT_REFUSED ? "refused" : "accepted", words[0] ? " | " : "", words);
}

const question rule_questions[] = {
    {"gpus", 1, gpus},
    {"ptx-version", 2, ptx_version},
    {"compile", 2, compile},
    {"link", 3, link_object},
    {"lto", 3, link_lto},
    {"instructions", 0, instructions},
    {"instructions-here", 0, instructions_here},
    {"legal", 2, legal},
    {"form", 2, form},
    {"images", 1, images},
    {"list", 2, list},
    {"limit", 6, limit},
    {NULL, 0, NULL},
};
