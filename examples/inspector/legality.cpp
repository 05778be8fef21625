#include "legality.hpp"

#include <smarch.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <vector>

#include "commands.hpp"
#include "svg.hpp"

namespace inspector {
namespace {

constexpr double margin = 24, cell_width = 15, row_height = 15, head_height = 62, group_height = 30, letter_width = 6.1, legend_height = 96, bottom = 60;
/// So many rows stand below names of targets before these are written again.
constexpr std::size_t rows_below_a_head = 30;

/// The targets for which there is any legal PTX: ptxas knows them as a .target.
std::vector<smarch::Target> columns_of(smarch::Toolkit k, smarch::Version ptx, smarch::Rows<smarch::IsaFeatureInfo> instructions) {
    std::vector<smarch::Target> columns;
    for (const auto target : smarch::targets()) {
        const auto has = [&](smarch::IsaFeatureInfo instruction) { return isa_supports(k, ptx, target, instruction.feature()); };
        if (std::any_of(instructions.begin(), instructions.end(), has)) columns.push_back(target);
    }
    return columns;
}

Paint paint_of(smarch::Target target) { return target.suffix() == 'a' ? Paint::mark : target.suffix() == 'f' ? Paint::third : Paint::accent; }

/// The picture while it is drawn, from above to below.
class Drawing {
public:
    Drawing(smarch::Toolkit k, smarch::Version ptx) : toolkit_(k), ptx_(ptx) {
        columns_ = columns_of(toolkit_, ptx_, instructions_);
        std::size_t longest = 0;
        for (const auto instruction : instructions_) longest = std::max(longest, instruction.name().size());
        left_ = std::ceil(margin + static_cast<double>(longest) * letter_width + 8);
        width_ = left_ + static_cast<double>(columns_.size()) * cell_width + margin;
    }

    std::string svg() {
        const auto subtitle = std::to_string(instructions_.size()) + " instructions and forms of instructions, " + std::to_string(columns_.size()) + " targets; as ptxas of toolkit " + text_of(toolkit_) + " decides" +
                              (ptx_ == smarch::Version() ? "" : ", PTX " + text_of(std::optional(ptx_)));
        const std::string title = "Which instruction is legal in PTX for which target";
        out_ += text_at(margin, 38, Anchor::start, 18, Paint::ink, title, " font-weight=\"600\"");
        out_ += text_at(margin, 60, Anchor::start, 13, Paint::gray, subtitle);
        // What stands above may reach farther than the columns.
        width_ = std::max({width_, margin + std::ceil(widest(title, 18)) + margin, margin + std::ceil(widest(subtitle, 13)) + margin});
        legend(86);
        y_ = legend_height;
        for (std::size_t i = 0; i < instructions_.size(); ++i) {
            const bool is_first = i == 0 || instructions_[i].group() != instructions_[i - 1].group();
            if (is_first) begin_group(i);
            row(instructions_[i]);
            ++rows_below_;
        }
        strokes();
        return picture(width_, y_ + bottom - 28, title, out_);
    }

private:
    double x_of(std::size_t column) const { return left_ + static_cast<double>(column) * cell_width; }

    void legend(double y) {
        const std::pair<Paint, const char *> entries[] = {
            {Paint::accent, "legal, target without suffix"}, {Paint::mark, "legal, suffix a"}, {Paint::third, "legal, suffix f"}, {Paint::faint, "refused"}};
        double x = margin;
        for (const auto &[paint, text] : entries) {
            out_ += rectangle(x, y - 10, 12, 12, paint) + text_at(x + 18, y, Anchor::start, 12, Paint::ink, text);
            width_ = std::max(width_, x + 18 + std::ceil(widest(text, 12)) + margin);
            x += 18 + static_cast<double>(std::string(text).size()) * letter_width + 24;
        }
    }

    /// The names of the targets, upright, where the last are far above; the group's name.
    void begin_group(std::size_t first) {
        y_ += group_height - row_height;
        if (first == 0 || rows_below_ >= rows_below_a_head) {
            y_ += head_height;
            rows_below_ = 0;
            for (std::size_t i = 0; i < columns_.size(); ++i) {
                const auto x = x_of(i) + cell_width / 2 + 4;
                const auto turned = " transform=\"rotate(-90 " + number(x) + " " + number(y_ + 8) + ")\"";
                out_ += text_at(x, y_ + 8, Anchor::start, 11, paint_of(columns_[i]), text_of(columns_[i]), turned);
            }
        }
        y_ += row_height;
        out_ += text_at(margin, y_ - 4, Anchor::start, 13, Paint::ink, std::string(instructions_[first].group_name()), " font-weight=\"600\"");
    }

    /// A name and its cells: neighbours of one paint are one stroke, which dashes part.
    void row(smarch::IsaFeatureInfo instruction) {
        const double height = row_height - 2;
        out_ += text_at(left_ - 8, y_ + height - 3, Anchor::end, 11, Paint::ink, std::string(instruction.name()));
        for (std::size_t i = 0, next = 0; i < columns_.size(); i = next) {
            const auto paint = cell(i, instruction);
            while (next < columns_.size() && cell(next, instruction) == paint) ++next;
            char stroke[64];
            std::snprintf(stroke, sizeof stroke, "M%.0f %.1fh%.0f", x_of(i), y_ + height / 2, static_cast<double>(next - i) * cell_width - 1);
            cells_[paint] += stroke;
        }
        y_ += row_height;
    }

    Paint cell(std::size_t column, smarch::IsaFeatureInfo instruction) const {
        return isa_supports(toolkit_, ptx_, columns_[column], instruction.feature()) ? paint_of(columns_[column]) : Paint::faint;
    }

    void strokes() {
        const auto dashes = number(cell_width - 1) + " 1";
        for (const auto &[paint, path] : cells_) {
            out_ += "<path d=\"" + path + "\" fill=\"none\" " + stroke(paint) + " stroke-width=\"" + number(row_height - 2) + "\" stroke-dasharray=\"" + dashes + "\"/>\n";
        }
    }

    smarch::Toolkit toolkit_;
    smarch::Version ptx_;
    smarch::Rows<smarch::IsaFeatureInfo> instructions_ = smarch::isa_features();
    std::vector<smarch::Target> columns_;
    double left_ = 0, width_ = 0, y_ = 0;
    std::size_t rows_below_ = 0;
    std::map<Paint, std::string> cells_;
    std::string out_;
};

}  // namespace

int draw_legality(const Output &output, smarch::Version ptx, const std::string &path, Existing existing) {
    const auto problem = write_picture(path, Drawing(output.axes.toolkit, ptx).svg(), existing);
    if (!problem.empty()) return fail(problem);
    print_axes(output, Depends::on_toolkit);
    Report report;
    report.add("svg_file", "picture", Foreign{path});
    report.print(output, from_runs);
    return 0;
}

}  // namespace inspector
