#include <smarch.h>
#include <string.h>

#include "check.h"
#include "tests.h"

int test_statuses(void) {
    static const smarch_status all[] = {
        SMARCH_OK, SMARCH_ERROR_NULL_POINTER, SMARCH_ERROR_INVALID_TARGET, SMARCH_ERROR_INVALID_VALUE,
        SMARCH_ERROR_BUFFER_TOO_SMALL, SMARCH_ERROR_NAME_EMPTY, SMARCH_ERROR_NAME_PREFIX, SMARCH_ERROR_NAME_NUMBER,
        SMARCH_ERROR_NAME_UNKNOWN_NUMBER, SMARCH_ERROR_NAME_SUFFIX, SMARCH_ERROR_DIRECTIVE_OPTION, SMARCH_ERROR_CUBIN_EMPTY,
        SMARCH_ERROR_CUBIN_NOT_ELF, SMARCH_ERROR_CUBIN_IS_FATBIN, SMARCH_ERROR_CUBIN_IS_PTX, SMARCH_ERROR_CUBIN_NOT_CUDA,
        SMARCH_ERROR_CUBIN_IDENT, SMARCH_ERROR_CUBIN_TRUNCATED, SMARCH_ERROR_CUBIN_SECTIONS,
        SMARCH_ERROR_GEOMETRY, SMARCH_ERROR_KERNEL_FLAGS, SMARCH_ERROR_KERNEL_BLOCK_SIZE, SMARCH_ERROR_KERNEL_REGISTERS,
        SMARCH_ERROR_KERNEL_STATIC_SMEM, SMARCH_ERROR_KERNEL_DYNAMIC_SMEM, SMARCH_ERROR_KERNEL_OPTIN, SMARCH_ERROR_KERNEL_CARVEOUT,
        SMARCH_ERROR_KERNEL_CACHE, SMARCH_ERROR_KERNEL_BARRIERS, SMARCH_ERROR_KERNEL_MAX_BLOCK_SIZE, SMARCH_ERROR_BLOCKS_PER_SM,
        SMARCH_ERROR_CLUSTER_SIZE, SMARCH_ERROR_LAUNCH_BOUNDS, SMARCH_ERROR_CURVE_STEP, SMARCH_ERROR_HARDWARE_UNKNOWN,
        SMARCH_ERROR_PROFILE_NONE, SMARCH_ERROR_PROFILE_SIZE, SMARCH_ERROR_PROFILE_FIELD, SMARCH_ERROR_PROFILE_WIDTH,
        SMARCH_ERROR_PROFILE_MISMATCH, SMARCH_ERROR_SCHEDULER_NONE, SMARCH_ERROR_WORDS_TRUNCATED, SMARCH_ERROR_CODE_OBJECT_MAGIC,
        SMARCH_ERROR_FACTORY_RANGE,
    };
    const char *unknown = smarch_status_message(-1);
    CHECK(strcmp(unknown, "unknown status") == 0);
    CHECK(strcmp(smarch_status_message(SMARCH_OK), "success") == 0);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; ++i) {
        CHECK(strcmp(smarch_status_message(all[i]), unknown) != 0);
        for (size_t j = 0; j < i; ++j) CHECK(strcmp(smarch_status_message(all[i]), smarch_status_message(all[j])) != 0);
    }
    CHECK(strcmp(smarch_status_message(2147483647), unknown) == 0);
    CHECK(strcmp(smarch_status_message(-2147483647 - 1), unknown) == 0);

    CHECK(strcmp(smarch_toolkit(), "13.0.88") == 0);
    CHECK(smarch_toolkit_version().major == 13 && smarch_toolkit_version().minor == 0);
    return failures;
}
