// One picture of some step curves side by side, as SVG.
#pragma once

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace inspector {

/// A curve of steps: a point's y holds from after the x before up to its own.
struct Curve {
    std::string title;
    std::string x_label;
    std::vector<std::pair<double, double>> points;
    double x_max = 1;
    /// Beyond it there is no curve.
    double x_end = std::numeric_limits<double>::infinity();
    /// Where ticks stand, and what is written there.
    std::vector<std::pair<double, std::string>> ticks;
    /// The point that is marked.
    double x_now = 0, y_now = 0;
    std::string now_label;
};

/// The picture; y runs from 0 to 100 in every curve. Its title is the name, shortened where there is no room for it, and the fact.
std::string svg_of(const std::string &name, const std::string &fact, const std::string &subtitle, const std::string &y_label,
                   const std::vector<Curve> &curves);

}  // namespace inspector
