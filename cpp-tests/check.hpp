// A check that counts what fails and goes on, and files of the test data.
#ifndef SMARCH_CPP_CHECK_HPP
#define SMARCH_CPP_CHECK_HPP

#include <cstdio>
#include <smarch.hpp>
#include <string>
#include <string_view>
#include <vector>

inline int failures = 0;

// The release and the driver that the tests ask, where no others are meant.
inline constexpr smarch::Toolkit release = smarch::default_toolkit;
inline constexpr smarch_toolkit K = SMARCH_TOOLKIT_DEFAULT;
inline constexpr smarch::Driver driver = smarch::Driver::newest();
// The newest release that was run.
inline smarch::Toolkit newest_release() { return smarch::toolkits()[smarch::toolkits().size() - 1].toolkit(); }

#define CHECK(...) ((__VA_ARGS__) ? (void)0 : (void)(std::printf("%s:%d: %s\n", __FILE__, __LINE__, #__VA_ARGS__), ++failures))

// A file as bytes; empty, and a failure, when it cannot be read.
inline std::vector<char> load(const char *path) {
    std::vector<char> bytes;
    if (std::FILE *file = std::fopen(path, "rb")) {
        for (int byte; (byte = std::fgetc(file)) != EOF;) bytes.push_back(static_cast<char>(byte));
        std::fclose(file);
    }
    if (bytes.empty()) {
        std::printf("%s: cannot be read; run from the repository's root\n", path);
        ++failures;
    }
    return bytes;
}

void test_core();
void test_format();
void test_toolkits();
void test_drivers();
void test_errata();
void test_devices();
void test_targets();
void test_rules();
void test_isa();
void test_ptx();
void test_ptx_text();
void test_arch_lists();
void test_tileiras();
void test_llvm();
void test_messages();
void test_host();
void test_cubins();
void test_hardware();
void test_profiles();
void test_documented();
void test_cicc();
void test_cicc_ir();
void test_nvvm();
void test_header_in_a_second_file();

#endif
