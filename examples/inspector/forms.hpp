// Forms of PTX instructions, and their families.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "output.hpp"

namespace inspector {

/// The release that is asked, and the .version of the PTX; a Version() is the newest that the release reads.
struct AskedForms {
    smarch::Toolkit toolkit;
    smarch::Version ptx;
};

/// Which targets have a form, since which version, and what ptxas prints on others.
void show_form(const Output &output, const AskedForms &asked, const smarch::PtxForm &form);
/// Whether a target has it, and if not, why.
void show_form(const Output &output, const AskedForms &asked, const smarch::PtxForm &form, smarch::Target target);

/// The places of the families with this name.
std::vector<std::uint32_t> families_named(const std::string &name);
/// The names of families that begin with this one and a dot.
std::vector<std::string> families_below(const std::string &beginning);
/// Their slots and words, how many forms there are, and how many a target has.
void show_families(const Output &output, const AskedForms &asked, const std::vector<std::uint32_t> &places, std::optional<smarch::Target> target);

/// The families of a topic ("fp8", "tma", "tcgen05") or with a word ("bf16x2"): how many forms, since when, on which targets. False: there is no such
/// topic.
bool show_topic(const Output &output, const AskedForms &asked, const std::string &name, std::optional<smarch::Target> target);

/// Why a text is no form, and where.
std::string fault_of(const std::string &text, const smarch::Fault &fault);

}  // namespace inspector
