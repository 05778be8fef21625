#include "svg.hpp"

#include "foreign.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

namespace inspector {
namespace {

struct PaintRow {
    Paint paint;
    const char *name, *light, *dark;
};

// clang-format off
constexpr PaintRow paints[] = {
    {Paint::ground, "ground", "#ffffff", "#14181d"},
    {Paint::ink,    "ink",    "#1f2933", "#e6e9ec"},
    {Paint::gray,   "gray",   "#59636e", "#9aa5b1"},
    {Paint::faint,  "faint",  "#dfe4e9", "#2c343c"},
    {Paint::accent, "accent", "#2f6fb0", "#5a9bd8"},
    {Paint::mark,   "mark",   "#c8502d", "#ea8a63"},
    {Paint::third,  "third",  "#2e8b62", "#56b98d"},
};
// clang-format on

const char *name_of(Paint paint) {
    for (const auto &row : paints) {
        if (row.paint == paint) return row.name;
    }
    return "ink";
}

std::string rules(const char *const PaintRow::*color) {
    std::string out;
    for (const auto &row : paints) {
        out += std::string(".fill-") + row.name + "{fill:" + row.*color + "}.stroke-" + row.name + "{stroke:" + row.*color + "}\n";
    }
    return out;
}

/// A text that is XML, whatever its bytes are.
std::string escaped(const std::string &text) {
    std::string out;
    for (const char c : shown(text)) {
        if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '&') out += "&amp;";
        else out += c;
    }
    return out;
}

}  // namespace

std::string fill(Paint paint) { return std::string("class=\"fill-") + name_of(paint) + "\""; }
std::string stroke(Paint paint) { return std::string("class=\"stroke-") + name_of(paint) + "\""; }

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}

std::string text_at(double x, double y, Anchor anchor, int size, Paint paint, const std::string &text, const std::string &more) {
    const char *const anchors[] = {"start", "middle", "end"};
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchors[static_cast<int>(anchor)] + "\" font-size=\"" + std::to_string(size) +
           "\" " + fill(paint) + more + ">" + escaped(text) + "</text>\n";
}

std::string line(double x1, double y1, double x2, double y2, Paint paint, const std::string &more) {
    return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2) + "\" " + stroke(paint) + more + "/>\n";
}

std::string rectangle(double x, double y, double width, double height, Paint paint) {
    return "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\"" + number(height) + "\" " + fill(paint) + "/>\n";
}

std::string picture(double width, double height, const std::string &title, const std::string &pieces) {
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" + number(height) + "\" viewBox=\"0 0 " + number(width) +
                      " " + number(height) + "\" font-family=\"Helvetica, Arial, sans-serif\">\n";
    out += "<title>" + escaped(title) + "</title>\n";
    out += "<style>\n" + rules(&PaintRow::light) + "@media (prefers-color-scheme: dark) {\n" + rules(&PaintRow::dark) + "}\n</style>\n";
    return out + rectangle(0, 0, width, height, Paint::ground) + pieces + "</svg>\n";
}

std::string write_picture(const std::string &path, const std::string &svg) {
    errno = 0;
    std::ofstream file(path, std::ios::binary);
    file << svg;
    file.close();
    return file ? "" : path + ": cannot be written" + (errno ? std::string(": ") + std::strerror(errno) : "");
}

}  // namespace inspector
