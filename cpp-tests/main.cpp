#include "check.hpp"

int main() {
    test_core();
    test_format();
    test_toolkits();
    test_drivers();
    test_devices();
    test_targets();
    test_rules();
    test_isa();
    test_ptx();
    test_ptx_text();
    test_arch_lists();
    test_tileiras();
    test_llvm();
    test_messages();
    test_host();
    test_cubins();
    test_hardware();
    test_profiles();
    test_documented();
    test_errata();
    test_cicc();
    test_cicc_ir();
    test_nvvm();
    test_header_in_a_second_file();
    if (failures) std::printf("cpp-tests: %d checks failed\n", failures);
    else std::printf("cpp-tests: all checks passed (C++ %ld)\n", static_cast<long>(__cplusplus));
    return failures != 0;
}
