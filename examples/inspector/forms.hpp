// Forms of PTX instructions, and their families.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "output.hpp"

namespace inspector {

/// What `smarch features` is asked for: the release, and the .version of the PTX.
struct Asked {
    smarch::Toolkit toolkit;
    /// As given; a Version() is the newest that the release reads.
    smarch::Version given_ptx;

    smarch::Version ptx() const;
    /// Whether the release reads PTX with this .target in that .version.
    bool reads(smarch::Target target) const;
    /// " in PTX 7.8"; "" when none was given.
    std::string in_ptx() const;
};

/// "atom.global.add.u32"
std::string written(const smarch::PtxForm &form);

/// Forms that were asked for by one text: those of a family, of a topic, or with some words.
struct FormQuery {
    std::string title;
    /// Places of families.
    std::vector<std::uint32_t> families;
    /// Which forms of them.
    std::function<bool(const smarch::PtxForm &)> takes;
};

/// The spellings in which a text is looked for, its own first: with the capitals that PTX writes, with % or a dot before it, with dots for
/// underscores, without a predicate.
std::vector<std::string> spellings(const std::string &text);

/// All forms of the family with this name.
std::optional<FormQuery> family_named(const std::string &name);
/// The forms of a topic ("fp8", "tma"), of families that begin so ("tcgen05"), with some words ("cvt.e4m3x2", "bf16x2").
std::optional<FormQuery> forms_named(const std::string &name);

/// What there is to suggest for a text that names nothing: topics, and families with their beginnings.
std::vector<std::string> names_of_forms();

/// Why a text is no form, and where.
std::string fault_of(const std::string &text, const smarch::Fault &fault);

/// Some forms, counted: of one family, or of several of which each has a row.
struct Forms {
    /// How many, since when, on which targets.
    Report report;
    /// The slots of the family and some forms, or the families.
    std::vector<Table> tables;
    /// Families whose names begin with this one's.
    std::vector<std::string> below;
    Json json;

    void print(const Output &output) const;
};

/// The forms of a query, and how many of them a release and a target have.
Forms forms_of(const Asked &asked, const FormQuery &query, std::optional<smarch::Target> target);
/// The same as an answer.
void show_forms(const Output &output, const Asked &asked, const FormQuery &query, std::optional<smarch::Target> target);

}  // namespace inspector
