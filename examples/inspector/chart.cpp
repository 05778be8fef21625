#include "chart.hpp"

#include <algorithm>
#include <cstdio>

namespace inspector {
namespace {

constexpr double panel_width = 330, panel_height = 210, left = 64, top = 92, gap = 34, bottom = 62, right = 24;
constexpr const char *ink = "#1f2933", *faint = "#d9dee3", *gray = "#66717d", *accent = "#2f6fb0", *mark = "#c8502d";

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}

std::string escaped(const std::string &text) {
    std::string out;
    for (const char c : text) {
        if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '&') out += "&amp;";
        else out += c;
    }
    return out;
}

std::string text_at(double x, double y, const char *anchor, int size, const char *color, const std::string &text, const char *more = "") {
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\" font-size=\"" + std::to_string(size) +
           "\" fill=\"" + color + "\"" + more + ">" + escaped(text) + "</text>\n";
}

std::string line(double x1, double y1, double x2, double y2, const char *color) {
    return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2) + "\" stroke=\"" + color + "\"/>\n";
}

std::string panel(const Curve &curve, double x0, bool first) {
    const auto x = [&](double value) { return x0 + value / curve.x_max * panel_width; };
    const auto y = [&](double value) { return top + panel_height * (1 - value / 100); };
    std::string out;
    for (int percent = 0; percent <= 100; percent += 25) {
        out += line(x0, y(percent), x0 + panel_width, y(percent), percent == 0 ? gray : faint);
        if (first) out += text_at(x0 - 8, y(percent) + 4, "end", 12, gray, std::to_string(percent) + " %");
    }
    for (const auto &[value, label] : curve.ticks) {
        out += line(x(value), top + panel_height, x(value), top + panel_height + 5, gray);
        out += text_at(x(value), top + panel_height + 19, "middle", 12, gray, label);
    }
    out += text_at(x0 + panel_width / 2, top + panel_height + 40, "middle", 13, ink, curve.x_label);
    out += text_at(x0, top - 12, "start", 14, ink, curve.title, " font-weight=\"600\"");

    // Steps: a value holds from after the point before up to its own.
    std::string path;
    for (const auto &[at, value] : curve.points) {
        path += path.empty() ? "M" + number(x(0)) + " " + number(y(value)) : "V" + number(y(value));
        path += "H" + number(x(at));
    }
    out += "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + accent + "\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\n";

    const double now_x = x(std::min(curve.x_now, curve.x_max)), now_y = y(curve.y_now);
    const bool on_the_right = now_x > x0 + panel_width * 0.6;
    out += "<line x1=\"" + number(now_x) + "\" y1=\"" + number(top + panel_height) + "\" x2=\"" + number(now_x) + "\" y2=\"" + number(now_y) +
           "\" stroke=\"" + mark + "\" stroke-dasharray=\"3 3\"/>\n";
    out += "<circle cx=\"" + number(now_x) + "\" cy=\"" + number(now_y) + "\" r=\"5\" fill=\"" + mark + "\" stroke=\"#fff\" stroke-width=\"1.5\"/>\n";
    out += text_at(now_x + (on_the_right ? -9 : 9), now_y - 9, on_the_right ? "end" : "start", 12, mark, curve.now_label,
                   " stroke=\"#fff\" stroke-width=\"4\" paint-order=\"stroke\"");
    return out;
}

}  // namespace

std::string svg_of(const std::string &title, const std::string &subtitle, const std::string &y_label,
                   const std::vector<Curve> &curves) {
    const double count = static_cast<double>(curves.size());
    const double width = left + count * panel_width + (count - 1) * gap + right, height = top + panel_height + bottom;
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" + number(height) +
                      "\" viewBox=\"0 0 " + number(width) + " " + number(height) + "\" font-family=\"Helvetica, Arial, sans-serif\">\n";
    out += "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
    out += text_at(left, 30, "start", 18, ink, title, " font-weight=\"600\"");
    out += text_at(left, 52, "start", 13, gray, subtitle);
    const double middle = top + panel_height / 2;
    out += text_at(16, middle, "middle", 13, ink, y_label, (" transform=\"rotate(-90 16 " + number(middle) + ")\"").c_str());
    double x0 = left;
    for (std::size_t i = 0; i < curves.size(); ++i, x0 += panel_width + gap) out += panel(curves[i], x0, i == 0);
    return out + "</svg>\n";
}

}  // namespace inspector
