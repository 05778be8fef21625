#include "nearest.hpp"

#include <algorithm>
#include <cctype>

#include "output.hpp"

namespace inspector {
namespace {

std::string in_small_letters(std::string text) {
    for (char &c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

/// How many letters must be put in, left out, changed or swapped with their neighbour.
std::size_t distance(const std::string &one, const std::string &other) {
    std::vector<std::vector<std::size_t>> steps(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i) {
        for (std::size_t j = 0; j <= other.size(); ++j) {
            if (i == 0 || j == 0) {
                steps[i][j] = i + j;
                continue;
            }
            steps[i][j] = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + (one[i - 1] != other[j - 1])});
            const bool is_swap = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if (is_swap) steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
    }
    return steps[one.size()][other.size()];
}

}  // namespace

std::vector<std::string> nearest(const std::string &typed, const std::vector<std::string> &words) {
    constexpr std::size_t most = 3;
    // Longer texts are no slips of the finger, and would take long to compare.
    if (typed.empty() || typed.size() > 100) return {};
    const auto wanted = in_small_letters(typed);
    std::size_t best = std::max<std::size_t>(1, wanted.size() / 3);
    std::vector<std::string> near, longer;
    for (const auto &word : words) {
        const auto candidate = in_small_letters(word);
        const auto steps = distance(wanted, candidate);
        if (steps < best) near.clear();
        if (steps <= best && steps < wanted.size()) {
            best = steps;
            near.push_back(word);
        }
        if (wanted.size() >= 2 && candidate.compare(0, wanted.size(), wanted) == 0) longer.push_back(word);
    }
    if (near.empty()) near = std::move(longer);
    if (near.size() > most) near.resize(most);
    return near;
}

std::string did_you_mean(const std::vector<std::string> &near) { return near.empty() ? "" : "; did you mean " + join(near, " or ") + "?"; }

}  // namespace inspector
