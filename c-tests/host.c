// Host compilers of nvcc.
#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

static smarch_host parsed(const char *text) {
    smarch_host host = {0, {0, 0}};
    CHECK(smarch_host_parse(text, strlen(text), &host) == SMARCH_OK);
    return host;
}

static smarch_version v(uint16_t major, uint16_t minor) {
    const smarch_version version = {major, minor};
    return version;
}

int test_host(void) {
    const smarch_host gcc = parsed("gcc (GCC) 16.1.0"), msvc = parsed("msvc 1944"), none = parsed("clang");
    CHECK(gcc.compiler == SMARCH_HOST_COMPILER_GCC && gcc.version.major == 16 && gcc.version.minor == 1);
    CHECK(msvc.compiler == SMARCH_HOST_COMPILER_MSVC && msvc.version.major == 19 && msvc.version.minor == 44);
    CHECK(none.compiler == SMARCH_HOST_COMPILER_CLANG && none.version.major == 0 && none.version.minor == 0);
    smarch_host host;
    CHECK(smarch_host_parse("rustc 1.88", 10, &host) == SMARCH_ERROR_HOST_TEXT && smarch_host_parse(NULL, 0, &host) == SMARCH_ERROR_HOST_TEXT);
    CHECK(smarch_host_parse(NULL, 1, &host) == SMARCH_ERROR_NULL_POINTER && smarch_host_parse("gcc", 3, NULL) == SMARCH_ERROR_NULL_POINTER);

    CHECK(smarch_host_accepts_why(SMARCH_TOOLKIT_13_3, gcc.compiler, gcc.version) == SMARCH_NO_HOST_NEW);
    CHECK(smarch_host_accepts_why(SMARCH_TOOLKIT_13_4, gcc.compiler, gcc.version) == SMARCH_YES);
    CHECK(smarch_host_accepts_why(SMARCH_TOOLKIT_12_3, msvc.compiler, msvc.version) == SMARCH_NO_HOST_NEW);
    CHECK(smarch_host_accepts_why(SMARCH_TOOLKIT_12_4, SMARCH_HOST_COMPILER_MSVC, v(2022, 0)) == SMARCH_YES);
    CHECK(smarch_host_accepts_why(SMARCH_TOOLKIT_12_3, SMARCH_HOST_COMPILER_MSVC, v(2022, 0)) == SMARCH_UNKNOWN_HOST_UPDATE);
    CHECK(smarch_host_accepts_why(K, SMARCH_HOST_COMPILER_NVC, v(24, 5)) == SMARCH_UNKNOWN_HOST);
    CHECK(smarch_host_accepts_why(K, SMARCH_HOST_COMPILER_MSVC, v(19, 19)) == SMARCH_NO_HOST_OLD);
    CHECK(smarch_host_accepts_why(SMARCH_TOOLKIT_12_9, SMARCH_HOST_COMPILER_ICC, v(18, 1)) == SMARCH_NO_HOST_VERSION);
    CHECK(smarch_host_accepts_why(K, SMARCH_HOST_COMPILER_ICC, v(2021, 9)) == SMARCH_NO_HOST_COMPILER);
    CHECK(smarch_host_accepts_why(7, gcc.compiler, gcc.version) == SMARCH_UNKNOWN_TOOLKIT && smarch_host_accepts_why(K, 0, gcc.version) == 0);

    const smarch_host_rule *rule = smarch_host_rule_of(SMARCH_TOOLKIT_12_9, SMARCH_HOST_COMPILER_CLANG);
    CHECK(rule && rule->check == SMARCH_HOST_CHECK_VERSION && rule->since == SMARCH_TOOLKIT_12_8 && rule->lowest.major == 3 && rule->lowest.minor == 3 && rule->below.major == 20);
    rule = smarch_host_rule_of(K, SMARCH_HOST_COMPILER_ICC);
    CHECK(rule && rule->check == SMARCH_HOST_CHECK_NEVER && rule->below.major == 0);
    CHECK(!smarch_host_rule_of(7, gcc.compiler) && !smarch_host_rule_of(K, 99));
    size_t count = 0;
    const smarch_host_rule *rules = smarch_host_rules(&count);
    CHECK(rules && count > 30 && rules[0].compiler == SMARCH_HOST_COMPILER_GCC && !smarch_host_rules(NULL));

    char words[400];
    size_t length = 0;
    const char *begins = "-- unsupported GNU version! gcc versions later than 15 are not supported! The nvcc flag '-allow-unsupported-compiler'";
    CHECK(smarch_host_message(SMARCH_TOOLKIT_13_3, gcc.compiler, gcc.version, words, sizeof words, &length) == SMARCH_OK && length == strlen(words));
    CHECK(strncmp(words, begins, strlen(begins)) == 0);
    CHECK(smarch_host_message(SMARCH_TOOLKIT_13_4, gcc.compiler, gcc.version, words, sizeof words, &length) == SMARCH_OK && length == 0);
    CHECK(smarch_host_message(SMARCH_TOOLKIT_13_3, gcc.compiler, gcc.version, words, 10, &length) == SMARCH_ERROR_BUFFER_TOO_SMALL && length > 200);
    CHECK(smarch_host_message(7, gcc.compiler, gcc.version, words, sizeof words, NULL) == SMARCH_ERROR_TOOLKIT_NOT_RUN);
    CHECK(smarch_host_message(K, 0, gcc.version, words, sizeof words, NULL) == SMARCH_ERROR_INVALID_VALUE);

    const smarch_version gcc_9 = {9, 5}, gcc_14 = {14, 0};
    CHECK(smarch_host_standard_why(K, gcc.compiler, gcc_9, SMARCH_CICC_STANDARD_CXX20) == SMARCH_NO_HOST_STANDARD);
    CHECK(smarch_host_standard_why(K, gcc.compiler, gcc_14, SMARCH_CICC_STANDARD_CXX23) == SMARCH_NO_STANDARD);
    CHECK(smarch_host_standard_why(SMARCH_TOOLKIT_13_3, gcc.compiler, gcc_14, SMARCH_CICC_STANDARD_CXX23) == SMARCH_YES);
    CHECK(smarch_host_standard_why(SMARCH_TOOLKIT_12_9, gcc.compiler, gcc_14, SMARCH_CICC_STANDARD_CXX17) == SMARCH_UNKNOWN_TOOL);
    CHECK(smarch_host_standard_why(K, gcc.compiler, gcc_14, 5) == 0 && smarch_host_standard_why(7, gcc.compiler, gcc_14, 17) == SMARCH_UNKNOWN_TOOLKIT);
    CHECK(smarch_host_default_standard(K, gcc.compiler, gcc_9) == SMARCH_CICC_STANDARD_CXX14);
    CHECK(smarch_host_default_standard(K, gcc.compiler, gcc_14) == SMARCH_CICC_STANDARD_CXX17);
    CHECK(smarch_host_default_standard(SMARCH_TOOLKIT_12_9, gcc.compiler, gcc_14) == 0 && smarch_host_default_standard(K, 99, gcc_14) == 0);

    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_HOST_COMPILER, SMARCH_HOST_COMPILER_GRACE_CLANG), "grace-clang") == 0);
    CHECK(strcmp(smarch_code_name(SMARCH_ENUMERATION_HOST_CHECK, SMARCH_HOST_CHECK_NOTHING), "nothing") == 0);
    return failures;
}
