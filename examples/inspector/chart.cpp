#include "chart.hpp"

#include <algorithm>

#include "layout.hpp"
#include "svg.hpp"

namespace inspector {
namespace {

constexpr double panel_width = 330, panel_height = 210, left = 64, top = 112, gap = 34, bottom = 62, right = 24;

std::string panel(const Curve &curve, double x0, bool first) {
    const auto x = [&](double value) { return x0 + value / curve.x_max * panel_width; };
    const auto y = [&](double value) { return top + panel_height * (1 - value / 100); };
    std::string out;
    for (int percent = 0; percent <= 100; percent += 25) {
        out += line(x0, y(percent), x0 + panel_width, y(percent), percent == 0 ? Paint::gray : Paint::faint);
        if (first) out += text_at(x0 - 8, y(percent) + 4, Anchor::end, 12, Paint::gray, std::to_string(percent) + " %");
    }
    for (const auto &[value, label] : curve.ticks) {
        out += line(x(value), top + panel_height, x(value), top + panel_height + 5, Paint::gray);
        out += text_at(x(value), top + panel_height + 19, Anchor::middle, 12, Paint::gray, label);
    }
    out += text_at(x0 + panel_width / 2, top + panel_height + 40, Anchor::middle, 13, Paint::ink, curve.x_label);
    // Above the mark of a point at 100 %.
    out += text_at(x0, top - 32, Anchor::start, 14, Paint::ink, curve.title, " font-weight=\"600\"");

    // Steps: a value holds from after the point before up to its own.
    std::string path;
    for (const auto &[at, value] : curve.points) {
        path += path.empty() ? "M" + number(x(0)) + " " + number(y(value)) : "V" + number(y(value));
        path += "H" + number(x(std::min(at, curve.x_end)));
        if (at >= curve.x_end) break;
    }
    out += "<path d=\"" + path + "\" fill=\"none\" " + stroke(Paint::accent) + " stroke-width=\"2\" stroke-linejoin=\"round\"/>\n";

    const double now_x = x(std::min(curve.x_now, curve.x_max)), now_y = y(curve.y_now);
    const bool on_the_right = now_x > x0 + panel_width * 0.6;
    out += line(now_x, top + panel_height, now_x, now_y, Paint::mark, " stroke-dasharray=\"3 3\"");
    out += "<circle cx=\"" + number(now_x) + "\" cy=\"" + number(now_y) + "\" r=\"5\" " + fill(Paint::mark) + "/>\n";
    // A band of the ground parts the label from the curve.
    const double label_x = now_x + (on_the_right ? -9 : 9), label_y = now_y - 9;
    const auto anchor = on_the_right ? Anchor::end : Anchor::start;
    out += "<g " + stroke(Paint::ground) + " stroke-width=\"5\">" + text_at(label_x, label_y, anchor, 12, Paint::ground, curve.now_label) + "</g>\n";
    out += text_at(label_x, label_y, anchor, 12, Paint::mark, curve.now_label);
    return out;
}

}  // namespace

std::string svg_of(const std::string &name, const std::string &fact, const std::string &subtitle, const std::string &y_label,
                   const std::vector<Curve> &curves) {
    const double count = static_cast<double>(curves.size());
    const double width = left + count * panel_width + (count - 1) * gap + right, height = top + panel_height + bottom;
    auto name_length = visible_width(name);
    while (name_length > 4 && widest(shortened(name, name_length) + fact, 18) > width - left - right) --name_length;
    const auto title = shortened(name, name_length) + fact;
    std::string out = text_at(left, 30, Anchor::start, 18, Paint::ink, title, " font-weight=\"600\"");
    out += text_at(left, 52, Anchor::start, 13, Paint::gray, subtitle);
    const double middle = top + panel_height / 2;
    out += text_at(16, middle, Anchor::middle, 13, Paint::ink, y_label, " transform=\"rotate(-90 16 " + number(middle) + ")\"");
    double x0 = left;
    for (std::size_t i = 0; i < curves.size(); ++i, x0 += panel_width + gap) out += panel(curves[i], x0, i == 0);
    return picture(width, height, title, out);
}

}  // namespace inspector
