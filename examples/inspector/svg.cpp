#include "svg.hpp"

#include "foreign.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

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

double widest(const std::string &text, int size) {
    const std::string_view narrow = "ijl.,:;'|!ftI[]/\\ ", middle = "r(){}-\"`*", wide = "mwMW@%";
    double width = 0;
    for (const char c : shown(text)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80) width += byte >= 0xc0 ? 1.1 : 0;
        else if (narrow.find(c) != narrow.npos) width += 0.34;
        else if (middle.find(c) != middle.npos) width += 0.48;
        else if (wide.find(c) != wide.npos) width += 1.1;
        else width += c >= 'A' && c <= 'Z' ? 0.87 : 0.63;
    }
    return width * size;
}

std::string picture(double width, double height, const std::string &title, const std::string &pieces) {
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" + number(height) + "\" viewBox=\"0 0 " + number(width) +
                      " " + number(height) + "\" font-family=\"Helvetica, Arial, sans-serif\">\n";
    out += "<title>" + escaped(title) + "</title>\n";
    out += "<style>\n" + rules(&PaintRow::light) + "@media (prefers-color-scheme: dark) {\n" + rules(&PaintRow::dark) + "}\n</style>\n";
    return out + rectangle(0, 0, width, height, Paint::ground) + pieces + "</svg>\n";
}

std::string obstacle(const std::string &path, Existing existing) {
    struct stat status;
    if (lstat(path.c_str(), &status) != 0) return {};
    if (S_ISLNK(status.st_mode)) return path + ": is a symbolic link, which is not followed";
    if (S_ISDIR(status.st_mode)) return path + ": is a directory";
    if (!S_ISREG(status.st_mode)) return path + ": is no regular file";
    return existing == Existing::is_refused ? path + ": exists; --force replaces it" : "";
}

std::string write_file(const std::string &path, std::string_view bytes, Existing existing) {
    const auto problem = obstacle(path, existing);
    if (!problem.empty()) return problem;
    // What appears at this place after that look is refused by the flags.
    constexpr int flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    int file = ::open(path.c_str(), flags | O_CREAT | O_EXCL, 0666);
    const bool is_new = file >= 0;
    if (!is_new && errno == EEXIST && existing == Existing::is_replaced) file = ::open(path.c_str(), flags);
    struct stat status;
    bool is_written = file >= 0 && fstat(file, &status) == 0;
    if (is_written && !S_ISREG(status.st_mode)) {
        close(file);
        return path + ": is no regular file";
    }
    is_written = is_written && (is_new || ftruncate(file, 0) == 0);
    for (std::size_t at = 0; is_written && at < bytes.size();) {
        const auto count = ::write(file, bytes.data() + at, bytes.size() - at);
        if (count > 0) at += static_cast<std::size_t>(count);
        else is_written = count < 0 && errno == EINTR;
    }
    int error = is_written ? 0 : errno ? errno : EIO;
    if (file >= 0 && close(file) != 0 && is_written) error = errno;
    if (error == 0) return {};
    if (is_new) unlink(path.c_str());
    return path + ": cannot be written: " + std::strerror(error);
}

}  // namespace inspector
