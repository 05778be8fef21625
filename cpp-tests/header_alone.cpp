// The header stands alone, and in a second file of a program.
#include <smarch.hpp>

#include "check.hpp"

void test_header_in_a_second_file() {
    CHECK(smarch::Target::sm_90a == *smarch::Target::parse("sm_90a") && smarch::targets().size() >= 46);
}
