// What the commands about documents share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "../output.hpp"

namespace inspector {

std::string in_capitals(std::string text);

/// Reports one below the other; in JSON an array under this key.
void print_all(const Output &output, const EvidenceList &evidence, const char *key, const std::vector<Report> &reports);

}  // namespace inspector
