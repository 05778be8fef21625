#include "tests.h"

#include <stdio.h>

int main(void) {
    const int failed = test_statuses() + test_targets() + test_names() + test_rules() + test_arch_lists() + test_links() + test_isa() + test_images() + test_limits() + test_nvptx() + test_cubins() + test_cubin_kernels() + test_fatbins() + test_errata() + test_documented() + test_cicc() +
                       test_cicc_ir() + test_nvvm() +
                       test_hardware() + test_profiles() + test_scheduler() + test_header_in_a_second_file();
    if (failed) printf("c-tests: %d checks failed\n", failed);
    else printf("c-tests: all checks passed\n");
    return failed != 0;
}
