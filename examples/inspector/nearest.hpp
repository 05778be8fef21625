// What a mistyped word may have meant.
#pragma once

#include <string>
#include <vector>

namespace inspector {

/// Of these words the nearest to what was typed, at most three and as near as each other; those that begin with it when
/// none is near. Small and capital letters count as the same.
std::vector<std::string> nearest(const std::string &typed, const std::vector<std::string> &words);

/// "; did you mean check?" or "; did you mean sm_90 or sm_90a?"; nothing when there is nothing near.
std::string did_you_mean(const std::vector<std::string> &near);
inline std::string did_you_mean(const std::string &typed, const std::vector<std::string> &words) { return did_you_mean(nearest(typed, words)); }

}  // namespace inspector
