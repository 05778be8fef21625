// What `smarch archs` makes of a list before it shows it: lists taken away, kept or added, and the fewest images that do the same.
#pragma once

#include <smarch.hpp>

#include <optional>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "output.hpp"
#include "words.hpp"

namespace inspector {

/// One of --minus, --and, --or with its list, or --minimize.
struct ListOperation {
    std::string option;
    /// Nothing of --minimize.
    std::optional<smarch::ArchOperation> operation;
    std::string list;
};

/// The operation that an option stands for; nothing where it stands for none.
std::optional<ListOperation> list_operation_of(const GivenOption &option);

/// A list with a mistake.
struct ListMistake {
    std::string list;
    smarch::ArchProblem problem;
};

/// Does one operation after another; --minimize keeps what these devices need. Nothing where a list has a mistake, which is then told.
std::optional<std::vector<smarch::ArchImage>> operate(smarch::ArchSyntax syntax, const smarch::ArchContext &context, const Axes &axes, const std::vector<ListOperation> &operations,
                                                      std::vector<smarch::ArchImage> images, const Devices &devices, ListMistake &mistake);

/// Adds how many bytes a built file holds for each image of the list, and for what is not in the list. 0, or 2 where the file cannot be read.
int add_sizes(Report &report, const Output &output, const std::vector<smarch::ArchImage> &images, const std::string &path);

}  // namespace inspector
