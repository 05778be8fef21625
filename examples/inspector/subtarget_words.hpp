// What `mcpu` and `documented tileiras` say of subtargets.
#pragma once

#include <smarch/documented.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "output.hpp"

namespace inspector {

/// A word of feature bits, with all its digits.
std::string text_of_word(std::uint64_t word);
/// The six words of feature bits, as hexadecimal digits: in JSON all of them, as text those up to the last that is not 0.
Json value_of_words(smarch::Span<const std::uint64_t> words);
std::string text_of_words(smarch::Span<const std::uint64_t> words);

/// The keys of the features that are on.
std::vector<std::string> feature_names(smarch::Span<const std::uint64_t> words);

/// The code of a path, "neither" and so on; null where the document states none.
Json value_of(std::optional<smarch::TileirasTensorPath> path);
std::string text_of(std::optional<smarch::TileirasTensorPath> path);

}  // namespace inspector
