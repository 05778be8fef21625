// The test files; each function gives the number of checks that failed.
#ifndef SMARCH_TESTS_H
#define SMARCH_TESTS_H

#include <smarch/toolkits.h>

// The release that the tests ask, where no other is meant.
enum { K = SMARCH_TOOLKIT_13_0 };

// The newest release that was run.
static inline smarch_toolkit newest_toolkit(void) {
    size_t count = 0;
    const smarch_toolkit_info *rows = smarch_toolkits(&count);
    return rows[count - 1].toolkit;
}

int test_statuses(void);
int test_targets(void);
int test_names(void);
int test_rules(void);
int test_arch_lists(void);
int test_links(void);
int test_isa(void);
int test_ptx(void);
int test_ptx_text(void);
int test_images(void);
int test_runs(void);
int test_limits(void);
int test_tileiras(void);
int test_llvm(void);
int test_messages(void);
int test_host(void);
int test_cubins(void);
int test_cubin_kernels(void);
int test_fatbins(void);
int test_unpack(void);
int test_errata(void);
int test_documented(void);
int test_cicc(void);
int test_cicc_ir(void);
int test_nvvm(void);
int test_hardware(void);
int test_profiles(void);
int test_scheduler(void);
int test_toolkits(void);
int test_drivers(void);
int test_devices(void);
int test_header_in_a_second_file(void);

#endif
