// An atomic operation as the user asks about it: of cicc as run and of its documents.
#pragma once

#include <optional>
#include <string>

#include "words.hpp"

namespace inspector {

/// The operation, for a target.
struct AtomicQuestion {
    smarch::Target target;
    smarch::CiccOperationRow operation;
    smarch::CiccAtomic atomic;
    /// "f32"; "" for a fence.
    std::string type;

    /// "atomic add f32, scope cluster, order seq_cst".
    std::string text() const;
    /// What was asked, as JSON.
    Json value() const;
};

/// Its options.
inline const std::vector<std::string> atomic_options{"--scope", "--order", "--failure", "--hint"};

/// The words after "atomic", with the options; on failure prints why and gives nothing. `command`: "cicc" or "documented cicc".
std::optional<AtomicQuestion> parse_atomic(const Arguments &arguments, const std::string &command);

}  // namespace inspector
