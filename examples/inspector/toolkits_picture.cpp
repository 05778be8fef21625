// `smarch toolkits --svg FILE`: releases against targets as a picture.

#include "toolkits.hpp"

namespace inspector {
namespace {

constexpr double margin = 24, name_width = 70, cell_width = 38, row_height = 15, top = 128, bottom = 24;

std::string legend(double y) {
    const std::pair<Paint, const char *> entries[] = {
        {Paint::accent, "ptxas builds for it"}, {Paint::third, "read as a .target only"}, {Paint::faint, "not known to the release"}};
    double x = margin;
    std::string out;
    for (const auto &[paint, text] : entries) {
        out += rectangle(x, y - 10, 12, 12, paint) + text_at(x + 18, y, Anchor::start, 12, Paint::ink, text);
        x += 18 + static_cast<double>(std::string(text).size()) * 6.1 + 24;
    }
    return out;
}

Paint paint_of(Knows cell) { return cell == Knows::builds ? Paint::accent : cell == Knows::as_ptx_target ? Paint::third : Paint::faint; }

}  // namespace

int draw_toolkits(const Output &output, const std::string &path, Existing existing) {
    const auto toolkits = all_toolkits();
    const std::string title = "Which toolkit builds for which target";
    std::string out = text_at(margin, 38, Anchor::start, 18, Paint::ink, title, " font-weight=\"600\"");
    out += text_at(margin, 60, Anchor::start, 13, Paint::gray, std::to_string(toolkits.size()) + " releases whose ptxas was run, " + std::to_string(smarch::targets().size()) + " targets");
    out += legend(86);
    const double left = margin + name_width;
    for (std::size_t i = 0; i < toolkits.size(); ++i) {
        out += text_at(left + (static_cast<double>(i) + 0.5) * cell_width, top - 8, Anchor::middle, 12, Paint::ink, text_of(toolkits[i]));
    }
    double y = top;
    for (const auto target : smarch::targets()) {
        out += text_at(left - 8, y + row_height - 4, Anchor::end, 11, Paint::ink, text_of(target));
        for (std::size_t i = 0, next = 0; i < toolkits.size(); i = next) {
            const auto cell = knows(toolkits[i], target);
            while (next < toolkits.size() && knows(toolkits[next], target) == cell) ++next;
            out += rectangle(left + static_cast<double>(i) * cell_width, y, static_cast<double>(next - i) * cell_width - 2, row_height - 2, paint_of(cell));
        }
        y += row_height;
    }
    const auto problem = write_picture(path, picture(left + static_cast<double>(toolkits.size()) * cell_width + margin, y + bottom, title, out), existing);
    if (!problem.empty()) return fail(problem);
    Report report;
    report.add("svg_file", "picture", Foreign{path});
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
