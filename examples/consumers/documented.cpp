// A program that asks for what the documents state: the target smarch::documented of an installed smarch that has it.
#include <cstdio>
#include <smarch/documented.hpp>
#include <string>

int main() {
    const auto symbol = smarch::documented::symbol_find(smarch::Binary::ptxas, "sub_6765E0");
    std::printf("%s\n", symbol ? std::string(symbol->name()).c_str() : "not there");
}
