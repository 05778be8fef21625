// A program that uses an installed smarch; the Makefile, CMakeLists.txt and meson.build beside it build it.
#include <cstdio>
#include <smarch.hpp>
#include <string>

int main() {
    const auto verdict = smarch::ptxas_compiles_why(smarch::default_toolkit, smarch::Target::sm_90a, smarch::Target::sm_100a);
    std::printf("sm_90a for sm_100a: %s\n", std::string(message(verdict)).c_str());
}
