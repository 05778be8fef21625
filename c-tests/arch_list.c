#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static THREAD_LOCAL smarch_arch_images list;
static THREAD_LOCAL smarch_arch_problem problem;

static smarch_status parse(smarch_arch_syntax syntax, const char *text) {
    return smarch_arch_list_parse(syntax, text, strlen(text), NULL, &list, &problem);
}

static int is_image(size_t at, uint32_t kind, smarch_target target, smarch_target from) {
    return at < list.count && list.images[at].kind == kind && list.images[at].target == target && list.images[at].from == from;
}

/// This part of the text is this token.
static int is_token(const char *text, uint32_t start, uint32_t end, const char *token) {
    return end <= strlen(text) && end - start == strlen(token) && memcmp(text + start, token, strlen(token)) == 0;
}

static void right_lists(void) {
    CHECK(parse(SMARCH_ARCH_SYNTAX_TORCH_2_15, "8.0;9.0+PTX") == SMARCH_OK && list.count == 3 && list.remarks == 0);
    CHECK(is_image(0, SMARCH_KIND_SM, SMARCH_SM_80, SMARCH_SM_80) && is_image(1, SMARCH_KIND_COMPUTE, SMARCH_SM_90, 0));
    CHECK(is_image(2, SMARCH_KIND_SM, SMARCH_SM_90, SMARCH_SM_90));
    CHECK(parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=compute_100f -code=sm_103") == SMARCH_OK && list.count == 1);
    CHECK(is_image(0, SMARCH_KIND_SM, SMARCH_SM_103F, SMARCH_SM_100F));
    CHECK(parse(SMARCH_ARCH_SYNTAX_CLANG_22, "--offload-arch=sm_80") == SMARCH_OK && list.count == 1 && is_image(0, SMARCH_KIND_SM, SMARCH_SM_80, 0));

    const char *meson = "'13.0.88', ['8.0', '5.2']";
    CHECK(parse(SMARCH_ARCH_SYNTAX_MESON, meson) == SMARCH_OK && list.count == 1 && list.remarks == 1u << SMARCH_ARCH_REMARK_DROPPED);
    CHECK(is_token(meson, list.noted_start, list.noted_end, "5.2"));
    // The images behind the last one are 0.
    CHECK(list.images[1].kind == 0 && list.images[SMARCH_ARCH_LIST_CAPACITY - 1].target == 0);
    // Also where they were used to remember removed names.
    CHECK(parse(SMARCH_ARCH_SYNTAX_CLANG_22, "--offload-arch=sm_80,x --no-offload-arch=x,y,z") == SMARCH_OK && list.count == 1);
    for (size_t at = 1; at < SMARCH_ARCH_LIST_CAPACITY; ++at) CHECK(list.images[at].kind == 0 && list.images[at].target == 0 && list.images[at].from == 0);
}

static void mistakes(void) {
    static const struct {
        smarch_arch_syntax syntax;
        const char *text;
        smarch_status status;
        const char *token;
    } cases[] = {
        {SMARCH_ARCH_SYNTAX_CMAKE_PROPERTY, "", SMARCH_ERROR_ARCH_LIST_EMPTY, ""},
        {SMARCH_ARCH_SYNTAX_TORCH_2_7, "8.0;;8.6", SMARCH_ERROR_ARCH_LIST_ITEM_EMPTY, ""},
        {SMARCH_ARCH_SYNTAX_CMAKE_ENV, "80;86,90", SMARCH_ERROR_ARCH_LIST_SEPARATOR, "86,90"},
        {SMARCH_ARCH_SYNTAX_TENSORFLOW, "sm_80,SM_90", SMARCH_ERROR_ARCH_LIST_SPELLING, "SM_90"},
        {SMARCH_ARCH_SYNTAX_CLANG_19, "--offload-arch=sm_80,sm_100", SMARCH_ERROR_ARCH_LIST_UNSUPPORTED, "sm_100"},
        {SMARCH_ARCH_SYNTAX_TORCH_2_15, "8.0 12.1f", SMARCH_ERROR_ARCH_LIST_SUFFIX, "12.1f"},
        {SMARCH_ARCH_SYNTAX_TENSORFLOW, "sm_998", SMARCH_ERROR_ARCH_LIST_NOT_IN_TABLE, "sm_998"},
        {SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_998", SMARCH_ERROR_ARCH_LIST_UNSUPPORTED, "sm_998"},
        {SMARCH_ARCH_SYNTAX_NVCC, "-gencode arch=compute_90,code=sm_80", SMARCH_ERROR_ARCH_LIST_INCOMPATIBLE, "sm_80"},
        {SMARCH_ARCH_SYNTAX_RULES_CUDA, "sm_90:sm_90", SMARCH_ERROR_ARCH_LIST_NOT_VIRTUAL, "sm_90"},
        {SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, "80;all", SMARCH_ERROR_ARCH_LIST_ALONE, "all"},
        {SMARCH_ARCH_SYNTAX_NVCC, "-arch=sm_80 -O3 -fPIC", SMARCH_ERROR_ARCH_LIST_OPTION, "-fPIC"},
        {SMARCH_ARCH_SYNTAX_CUPY, "8.0", SMARCH_ERROR_ARCH_LIST_VALUE, "8.0"},
        {SMARCH_ARCH_SYNTAX_NVCC, "-code=sm_80", SMARCH_ERROR_ARCH_LIST_CONFLICT, "sm_80"},
        {SMARCH_ARCH_SYNTAX_NUMBA, "80", SMARCH_ERROR_ARCH_LIST_SPELLING, "80"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        CHECK(parse(cases[i].syntax, cases[i].text) == cases[i].status && list.count == 0 && list.remarks == 0);
        CHECK(is_token(cases[i].text, problem.start, problem.end, cases[i].token));
    }
    char words[128];
    size_t length = 0;
    const char *line = "-gencode arch=compute_90,code=sm_80";
    CHECK(parse(SMARCH_ARCH_SYNTAX_NVCC, line) == SMARCH_ERROR_ARCH_LIST_INCOMPATIBLE);
    CHECK(is_token(line, problem.other_start, problem.other_end, "compute_90"));
    CHECK(smarch_arch_problem_message(&problem, line, 35, words, sizeof words, &length) == SMARCH_OK);
    CHECK(strcmp(words, "nvcc fatal   : Incompatible code generation requested: arch='compute_90', code='sm_80'") == 0 && length == strlen(words));
    CHECK(smarch_arch_problem_message(&problem, line, 35, words, 4, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL);
    // Another text, and positions beyond it: empty tokens.
    CHECK(smarch_arch_problem_message(&problem, "", 0, words, sizeof words, &length) == SMARCH_OK && strstr(words, "arch='', code=''") != NULL);
    CHECK(smarch_arch_problem_message(NULL, line, 35, words, sizeof words, &length) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_arch_problem_message(&problem, NULL, 1, words, sizeof words, &length) == SMARCH_ERROR_NULL_POINTER);
    problem.message = 99;
    CHECK(smarch_arch_problem_message(&problem, line, 35, words, sizeof words, &length) == SMARCH_ERROR_INVALID_VALUE);
    // No words: behind -h nvcc compiles nothing.
    CHECK(parse(SMARCH_ARCH_SYNTAX_NVCC, "-h") == SMARCH_ERROR_ARCH_LIST_OPTION);
    CHECK(smarch_arch_problem_message(&problem, "-h", 2, words, sizeof words, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-h", 2, NULL, &list, NULL) == SMARCH_ERROR_ARCH_LIST_OPTION);
}

static void surroundings(void) {
    const smarch_cc devices[] = {89, 86};
    smarch_arch_context context;
    memset(&context, 0, sizeof context);
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=native", 12, &context, &list, &problem) == SMARCH_OK);
    CHECK(list.count == 0 && list.remarks == 1u << SMARCH_ARCH_REMARK_MACHINE);
    context.flags = SMARCH_ARCH_CONTEXT_DEVICES;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "-arch=native", 12, &context, &list, &problem) == SMARCH_OK);
    CHECK(list.count == 2 && list.remarks == 1u << SMARCH_ARCH_REMARK_NO_DEVICE && is_image(0, SMARCH_KIND_SM, SMARCH_SM_75, SMARCH_SM_75));
    context.torch_newest = 120;
    CHECK(smarch_arch_list_default(SMARCH_ARCH_SYNTAX_TORCH_2_15, &context, &list, NULL) == SMARCH_ERROR_ARCH_LIST_NO_DEVICE);
    context.devices = devices;
    context.devices_count = 2;
    CHECK(smarch_arch_list_default(SMARCH_ARCH_SYNTAX_TORCH_2_15, &context, &list, &problem) == SMARCH_OK && list.count == 3);
    CHECK(is_image(0, SMARCH_KIND_SM, SMARCH_SM_86, SMARCH_SM_86) && is_image(1, SMARCH_KIND_COMPUTE, SMARCH_SM_89, 0));
    context.extra_flags = "-arch=sm_90";
    context.extra_flags_len = 11;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_TORCH_2_15, "8.0", 3, &context, &list, &problem) == SMARCH_OK);
    CHECK(list.count == 0 && list.remarks == 1u << SMARCH_ARCH_REMARK_USER_FLAGS);
    context.flags = 2;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "", 0, &context, &list, NULL) == SMARCH_ERROR_INVALID_VALUE);
    context.flags = SMARCH_ARCH_CONTEXT_DEVICES;
    context.devices = NULL;
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_NVCC, "", 0, &context, &list, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_arch_list_default(SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, NULL, &list, &problem) == SMARCH_OK && list.count == 2);
    CHECK(list.remarks == 1u << SMARCH_ARCH_REMARK_DEFAULT && list.noted_end == 0);
    // The list is built in place: after any failure it is empty.
    CHECK(smarch_arch_list_default(99, NULL, &list, &problem) == SMARCH_ERROR_INVALID_VALUE && list.count == 0 && list.images[0].kind == 0);
    CHECK(smarch_arch_list_parse(0, "80", 2, NULL, &list, &problem) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, NULL, 2, NULL, &list, &problem) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_arch_list_parse(SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, "80", 2, NULL, NULL, &problem) == SMARCH_ERROR_NULL_POINTER);
}

static void writing(void) {
    char text[64];
    size_t length = 0, unsayable = 77;
    CHECK(parse(SMARCH_ARCH_SYNTAX_TORCH_2_15, "8.0;9.0+PTX") == SMARCH_OK);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, list.images, list.count, text, sizeof text, &length, &unsayable) == SMARCH_OK);
    CHECK(strcmp(text, "80-real;90") == 0 && length == 10 && unsayable == 77);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_CMAKE_VARIABLE, list.images, list.count, text, 10, &length, NULL) == SMARCH_ERROR_BUFFER_TOO_SMALL && length == 10);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_NUMBA, list.images, list.count, text, sizeof text, &length, &unsayable) == SMARCH_ERROR_ARCH_LIST_UNSAYABLE && unsayable == 0);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_NUMBA, list.images + 1, 1, text, sizeof text, NULL, NULL) == SMARCH_OK && strcmp(text, "9.0") == 0);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_NUMBA, NULL, 0, text, sizeof text, NULL, NULL) == SMARCH_ERROR_ARCH_LIST_EMPTY);
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_NUMBA, NULL, 1, text, sizeof text, NULL, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_arch_list_write(K, 77, list.images, list.count, text, sizeof text, NULL, NULL) == SMARCH_ERROR_INVALID_VALUE);
    smarch_arch_image many[SMARCH_ARCH_LIST_CAPACITY + 1];
    for (size_t i = 0; i <= SMARCH_ARCH_LIST_CAPACITY; ++i) many[i] = list.images[0];
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_CUPY, many, SMARCH_ARCH_LIST_CAPACITY + 1, text, sizeof text, NULL, NULL) == SMARCH_ERROR_ARCH_LIST_TOO_MANY);
    many[0].from = 1;
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_CUPY, many, 1, text, sizeof text, NULL, NULL) == SMARCH_ERROR_INVALID_TARGET);
    many[1].kind = 9;
    CHECK(smarch_arch_list_write(K, SMARCH_ARCH_SYNTAX_CUPY, many + 1, 1, text, sizeof text, NULL, NULL) == SMARCH_ERROR_INVALID_VALUE);
}

static void syntaxes(void) {
    size_t named = 0;
    for (smarch_arch_syntax syntax = 1; syntax < 64; ++syntax) {
        const char *name = smarch_code_name(SMARCH_ENUMERATION_ARCH_SYNTAX, syntax);
        const smarch_arch_syntax_info *info = smarch_arch_syntax_info_of(syntax);
        if (!*name) {
            CHECK(!info);
            continue;
        }
        ++named;
        smarch_arch_syntax found = 0;
        CHECK(smarch_arch_syntax_parse(name, strlen(name), &found) == SMARCH_OK && found == syntax);
        CHECK(info && info->syntax == syntax && *info->tool && parse(syntax, info->example) == SMARCH_OK && list.count > 0);
        CHECK(info->evidence == SMARCH_EVIDENCE_MEASURED || info->evidence == SMARCH_EVIDENCE_PUBLIC);
    }
    CHECK(named == 27);
    smarch_arch_syntax found = 77;
    CHECK(smarch_arch_syntax_parse("make", 4, &found) == SMARCH_ERROR_INVALID_VALUE && smarch_arch_syntax_parse(NULL, 4, &found) == SMARCH_ERROR_NULL_POINTER);
    CHECK(smarch_arch_syntax_parse("cmake", 5, NULL) == SMARCH_ERROR_NULL_POINTER && found == 77);
    CHECK(*smarch_code_name(SMARCH_ENUMERATION_ARCH_REMARK, SMARCH_ARCH_REMARK_CAPPED) && !*smarch_code_name(SMARCH_ENUMERATION_ARCH_REMARK, 0));
}

static void combined(void) {
    const smarch_arch_image some[] = {{SMARCH_KIND_SM, SMARCH_SM_80, SMARCH_SM_80}, {SMARCH_KIND_SM, SMARCH_SM_86, SMARCH_SM_80}, {SMARCH_KIND_COMPUTE, SMARCH_SM_86, 0}};
    const smarch_arch_image others[] = {{SMARCH_KIND_SM, SMARCH_SM_90, SMARCH_SM_90}, {SMARCH_KIND_SM, SMARCH_SM_86, SMARCH_SM_86}}, wrong = {9, SMARCH_SM_80, 0};
    smarch_arch_image out[8];
    size_t count = 9;
    CHECK(smarch_arch_list_combine(SMARCH_ARCH_OPERATION_MINUS, some, 3, others, 2, out, 8, &count) == SMARCH_OK && count == 2 && out[0].target == SMARCH_SM_80 && out[1].kind == SMARCH_KIND_COMPUTE);
    // What the first list says of the image stays.
    CHECK(smarch_arch_list_combine(SMARCH_ARCH_OPERATION_AND, some, 3, others, 2, out, 8, &count) == SMARCH_OK && count == 1 && out[0].target == SMARCH_SM_86 && out[0].from == SMARCH_SM_80);
    CHECK(smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, some, 3, others, 2, out, 8, &count) == SMARCH_OK && count == 4 && out[3].target == SMARCH_SM_90);
    CHECK(smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, some, 3, others, 2, out, 3, &count) == SMARCH_ERROR_BUFFER_TOO_SMALL && count == 4);
    CHECK(smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, NULL, 0, NULL, 0, NULL, 0, &count) == SMARCH_OK && count == 0);
    CHECK(smarch_arch_list_combine(0, some, 3, others, 2, out, 8, &count) == SMARCH_ERROR_INVALID_VALUE && smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, &wrong, 1, others, 2, out, 8, &count) == SMARCH_ERROR_INVALID_VALUE);
    CHECK(smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, some, 3, NULL, 2, out, 8, &count) == SMARCH_ERROR_NULL_POINTER && smarch_arch_list_combine(SMARCH_ARCH_OPERATION_OR, some, 3, others, 2, out, 8, NULL) == SMARCH_ERROR_NULL_POINTER);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_ARCH_OPERATION, SMARCH_ARCH_OPERATION_MINUS), "minus") == 0 && strcmp(smarch_code_name(SMARCH_ENUMERATION_ARCH_OPERATION, 0), "") == 0);
}

int test_arch_lists(void) {
    combined();
    right_lists();
    mistakes();
    surroundings();
    writing();
    syntaxes();
    return failures;
}
