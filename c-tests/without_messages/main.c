/* An archive without the feature `messages`: a message is the number of its code, and "" where there is none. */
#include <smarch.h>
#include <stdio.h>
#include <string.h>

static int failures;

static void is(const char *what, const char *text, const char *expected) {
    if (strcmp(text, expected) == 0) return;
    fprintf(stderr, "%s: '%s' is not '%s'\n", what, text, expected);
    ++failures;
}

static void is_number(const char *what, const char *text, uint32_t code) {
    char number[16];
    snprintf(number, sizeof number, "%u", (unsigned)code);
    is(what, text, number);
}

int main(void) {
    uint32_t statuses = 0, verdicts = 0;
    for (int32_t status = 0; status < 4096; ++status) {
        const char *text = smarch_status_message(status);
        if (strcmp(text, "unknown status") == 0) continue;
        ++statuses;
        is_number("smarch_status_message", text, (uint32_t)status);
    }
    for (uint32_t verdict = 0; verdict < 4096; ++verdict) {
        if (smarch_verdict_answer(verdict) == 0) continue;
        ++verdicts;
        is_number("smarch_verdict_message", smarch_verdict_message(verdict), verdict);
    }
    if (statuses < 100 || verdicts < 70) {
        fprintf(stderr, "only %u statuses and %u verdicts have a message\n", (unsigned)statuses, (unsigned)verdicts);
        ++failures;
    }

    const smarch_toolkit k = SMARCH_TOOLKIT_13_0;
    const smarch_target t = SMARCH_SM_90;
    const smarch_name gpu = {SMARCH_KIND_SM, SMARCH_SM_100};
    const smarch_version low = {6, 0}, newest = {0, 0};
    const smarch_limit_request smem = {SMARCH_LIMIT_STATIC_SMEM, {0, 0, 0}, 1 << 20};
    smarch_arch_problem problem;
    smarch_arch_images images;
    char text[256];
    size_t count = 0;
    int messages = 0;
/* What is written instead of the words: the number that stands for them. */
#define WRITES(function, code, ...) do { \
        if (function(__VA_ARGS__, text, sizeof text, &count) != SMARCH_OK || count != strlen(text)) ++failures; \
        is_number(#function, text, code); \
        ++messages; \
    } while (0)
    WRITES(smarch_ptxas_message, SMARCH_NO_FUTURE, k, SMARCH_SM_90A, gpu);
    WRITES(smarch_isa_message, smarch_isa_supports_why(k, newest, SMARCH_SM_80, SMARCH_ISA_WGMMA_FENCE), k, newest, SMARCH_SM_80, SMARCH_ISA_WGMMA_FENCE);
    WRITES(smarch_ptx_version_message, SMARCH_NO_PTX_VERSION_LOW, k, low, t);
    WRITES(smarch_ptxas_limit_message, SMARCH_LIMIT_EFFECT_REFUSED, k, t, &smem, "k", 1);
    WRITES(smarch_nvlink_message, SMARCH_NO_LINK_ARCH, k, SMARCH_NVLINK_MESSAGE_REFUSAL, t, gpu, "a.o", 3);
    WRITES(smarch_nvjitlink_message, SMARCH_NO_HIGHER, k, SMARCH_JIT_INPUT_PTX, SMARCH_SM_100, t, "a.ptx", 5);
    WRITES(smarch_tool_message, SMARCH_NO_GPU_NAME, k, SMARCH_TOOL_PTXAS_GPU_NAME, "sm_42", 5);
    WRITES(smarch_tool_message, SMARCH_NO_LINK_NAME, k, SMARCH_TOOL_NVLINK, "sm_42", 5);
    WRITES(smarch_nvvm_triple_message, SMARCH_NO_NVVM_TRIPLE, k, t, SMARCH_NVVM_PHASE_VERIFY, "x86_64-pc-linux", 15);
    WRITES(smarch_nvvm_layout_message, SMARCH_NO_NVVM_LAYOUT, k, t, SMARCH_NVVM_PHASE_COMPILE, "", 0);
    if (smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_42", 11, NULL, &images, &problem) == SMARCH_OK) ++failures;
    WRITES(smarch_arch_problem_message, problem.message, &problem, "-arch=sm_42", 11);

    /* What is no refusal has no message; the name of a code is none. */
    if (smarch_ptxas_message(k, t, (smarch_name){SMARCH_KIND_SM, t}, text, sizeof text, &count) != SMARCH_OK || count != 0) ++failures;
    is("smarch_target_name", smarch_target_name(SMARCH_SM_90A), "sm_90a");
    if (failures != 0) {
        fprintf(stderr, "without messages: %d failures\n", failures);
        return 1;
    }
    printf("without messages: %u statuses, %u verdicts and %d messages of tools are numbers\n", (unsigned)statuses, (unsigned)verdicts, messages);
    return 0;
}
