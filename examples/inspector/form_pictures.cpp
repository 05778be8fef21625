#include "form_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <vector>

#include "commands.hpp"
#include "form_rows.hpp"

namespace inspector {
namespace {

using smarch::PtxForm;
using smarch::Target;
using smarch::Toolkit;
using smarch::Version;

constexpr double margin = 24, label_width = 238, count_width = 42, row_height = 13, group_height = 17, line_height = 10, top = 96, letter_width = 5.0;

/// A column: its name in lines, which stand upright side by side, and the paint of its bars.
struct Column {
    std::vector<std::string> lines;
    Paint paint;
    double width;
};

/// A bar: how many of the row's forms, and how many of them the columns before have as well.
struct Bar {
    std::size_t forms = 0, before = 0;
};

struct Row {
    std::size_t forms = 0;
    std::vector<Bar> bars;
};

/// What the legend explains: a box filled so far, of that paint, over a paler part.
struct Entry {
    Paint paint;
    double share, before;
    const char *text;
};

std::string with_commas(std::size_t number) {
    auto text = std::to_string(number);
    for (auto at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
    return text;
}

/// Groups, rows and columns, from above to below.
class Drawing {
public:
    Drawing(std::string title, std::string subtitle, std::vector<Entry> legend, std::vector<Column> columns, std::vector<Row> rows)
        : title_(std::move(title)), columns_(std::move(columns)), rows_(std::move(rows)) {
        double x = margin + label_width + count_width, head = 0;
        for (const auto &column : columns_) {
            lefts_.push_back(x);
            x += column.width;
            for (const auto &line : column.lines) head = std::max(head, static_cast<double>(line.size()) * letter_width);
        }
        right_ = x;
        // What stands above may reach farther than the columns.
        edge_ = std::max({right_, margin + widest(title_, 18), margin + widest(subtitle, 12)});
        out_ += text_at(margin, 38, Anchor::start, 18, Paint::ink, title_, " font-weight=\"600\"");
        out_ += text_at(margin, 58, Anchor::start, 12, Paint::gray, subtitle);
        x = margin;
        for (const auto &[paint, share, before, text] : legend) {
            out_ += rectangle(x, 72, 12, row_height - 2, Paint::faint);
            bar(paint, x, 12, 72, share, before);
            out_ += text_at(x + 17, 82, Anchor::start, 11, Paint::ink, text);
            edge_ = std::max(edge_, x + 17 + widest(text, 11));
            x += 17 + static_cast<double>(std::string(text).size()) * 5.4 + 16;
        }
        y_ = top + head + 6;
        names(y_);
    }

    std::string svg() {
        std::size_t row = 0;
        for (const auto &group : form_groups()) {
            std::size_t forms = 0;
            for (std::size_t i = 0; i < group.rows.size(); ++i) forms += rows_[row + i].forms;
            if (forms) group_head(std::string(group.title));
            for (const auto &named : group.rows) line(std::string(named.label), rows_[row++]);
        }
        // The columns are parted by lines of the ground.
        for (std::size_t i = 1; i < lefts_.size(); ++i) out_ += inspector::line(lefts_[i] - 0.5, first_, lefts_[i] - 0.5, y_, Paint::ground);
        for (const auto &[paint, path] : paths_) out_ += "<path d=\"" + path + "\" " + fill(paint.first) + (paint.second ? " fill-opacity=\"0.4\"" : "") + "/>\n";
        return picture(std::ceil(edge_) + margin, y_ + margin, title_, out_);
    }

private:
    void names(double y) {
        first_ = y;
        out_ += text_at(lefts_.front() - 6, y - 5, Anchor::end, 9, Paint::gray, "forms");
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const auto &lines = columns_[i].lines;
            auto x = lefts_[i] + (columns_[i].width - static_cast<double>(lines.size() - 1) * line_height) / 2 + 3;
            for (const auto &text : lines) {
                out_ += text_at(x, y - 5, Anchor::start, 10, columns_[i].paint, text, " transform=\"rotate(-90 " + number(x) + " " + number(y - 5) + ")\"");
                x += line_height;
            }
        }
    }

    void group_head(const std::string &title) {
        y_ += group_height;
        out_ += text_at(margin, y_ - 4, Anchor::start, 11, Paint::ink, title, " font-weight=\"600\"");
    }

    void line(const std::string &label, const Row &row) {
        if (row.forms == 0) return;
        const double height = row_height - 2;
        out_ += text_at(margin, y_ + height - 2, Anchor::start, 10, Paint::ink, label);
        out_ += text_at(lefts_.front() - 6, y_ + height - 2, Anchor::end, 9, Paint::gray, with_commas(row.forms));
        out_ += rectangle(lefts_.front(), y_, right_ - lefts_.front() - 1, height, Paint::faint);
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const auto all = static_cast<double>(row.forms);
            bar(columns_[i].paint, lefts_[i], columns_[i].width - 1, y_, static_cast<double>(row.bars[i].forms) / all, static_cast<double>(row.bars[i].before) / all);
        }
        y_ += row_height;
    }

    /// A bar in a box that begins at y: the part before in the pale, the rest in the full paint. None and all are told apart from nearly so.
    void bar(Paint paint, double x, double width, double y, double share, double before) {
        constexpr double least = 2;
        const double height = row_height - 2;
        const auto tall = [&](double of) { return of <= 0 ? 0 : of >= 1 ? height : std::clamp(of * height, least, height - least); };
        const auto full = tall(share);
        auto pale = tall(before);
        // What is new is seen, however little it is.
        if (share > before && full - pale < least) pale = std::max(0.0, full - least);
        add({paint, false}, x, y + height - full, width, full - pale);
        add({paint, true}, x, y + height - pale, width, pale);
    }

    void add(std::pair<Paint, bool> paint, double x, double y, double width, double height) {
        if (height < 0.05) return;
        char box[96];
        std::snprintf(box, sizeof box, "M%.1f %.1fh%.1fv%.1fh-%.1fz", x, y, width, height, width);
        paths_[paint] += box;
    }

    std::string title_;
    std::vector<Column> columns_;
    std::vector<Row> rows_;
    std::vector<double> lefts_;
    /// Where the columns end, and where anything does.
    double right_ = 0, edge_ = 0;
    double y_ = 0, first_ = 0;
    /// Boxes of a paint, full and pale.
    std::map<std::pair<Paint, bool>, std::string> paths_;
    std::string out_;
};

/// Calls it with each form that the release has, the place of its row and its lowest version.
template <typename Take>
void each_form(Toolkit k, const Take &take) {
    const auto families = smarch::ptx_families();
    for (std::uint32_t family = 0; family < families.size(); ++family) {
        const auto row = row_of(families[family].name());
        for (auto form = PtxForm::first(family); form; form = form->next()) {
            if (const auto since = form->since(k)) take(*form, row, *since);
        }
    }
}

std::vector<Row> no_rows(std::size_t columns) {
    std::size_t count = 0;
    for (const auto &group : form_groups()) count += group.rows.size();
    return std::vector<Row>(count, Row{0, std::vector<Bar>(columns)});
}

/// "sm_100, 101, 103,": the names of a class of targets, some a line.
std::vector<std::string> lines_of(const std::vector<Target> &targets) {
    constexpr std::size_t most = 4;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const bool begins = i % most == 0;
        if (begins) lines.emplace_back();
        lines.back() += (begins ? "" : " ") + (i == 0 ? text_of(targets[i]) : text_of(targets[i]).substr(3)) + (i + 1 < targets.size() ? "," : "");
    }
    return lines;
}

Paint paint_of(Target target) { return target.suffix() == 'a' ? Paint::mark : target.suffix() == 'f' ? Paint::third : Paint::accent; }

std::string text_of_forms(std::size_t forms, Toolkit k) { return with_commas(forms) + " forms that ptxas of toolkit " + text_of(k) + " takes"; }

int write(const Output &output, const std::string &svg, const std::string &path, Existing existing) {
    const auto problem = write_picture(path, svg, existing);
    if (!problem.empty()) return fail(problem);
    print_axes(output, Depends::on_toolkit);
    Report report;
    report.add("svg_file", "picture", Foreign{path});
    report.print(output, from_runs);
    return 0;
}

}  // namespace

int draw_families(const Output &output, const std::string &path, Existing existing) {
    const auto k = output.axes.toolkit;
    std::vector<Target> targets;
    for (const auto target : smarch::targets()) {
        if (ptx_version_suffices(k, newest_ptx(k), target)) targets.push_back(target);
    }
    // What each target has, form by form: targets that have the same share a column.
    std::vector<std::vector<bool>> has(targets.size());
    std::vector<std::size_t> rows_of_forms;
    each_form(k, [&](const PtxForm &form, std::size_t row, Version) {
        rows_of_forms.push_back(row);
        for (std::size_t i = 0; i < targets.size(); ++i) has[i].push_back(form.supports(k, {}, targets[i]));
    });
    std::vector<std::vector<std::size_t>> classes;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto same = std::find_if(classes.begin(), classes.end(), [&](const std::vector<std::size_t> &one) { return has[one.front()] == has[i]; });
        if (same == classes.end()) classes.push_back({i});
        else same->push_back(i);
    }
    std::vector<Column> columns;
    auto rows = no_rows(classes.size());
    for (const auto row : rows_of_forms) ++rows[row].forms;
    for (std::size_t at = 0; at < classes.size(); ++at) {
        std::vector<Target> members;
        for (const auto i : classes[at]) members.push_back(targets[i]);
        auto lines = lines_of(members);
        const auto width = 14 + static_cast<double>(lines.size() - 1) * line_height;
        columns.push_back({std::move(lines), paint_of(members.front()), width});
        for (std::size_t form = 0; form < rows_of_forms.size(); ++form) rows[rows_of_forms[form]].bars[at].forms += has[classes[at].front()][form];
    }
    const std::vector<Entry> legend{{Paint::gray, 0, 0, "none of the forms"}, {Paint::gray, 0.45, 0, "some: the bar is their share"}, {Paint::gray, 1, 0, "all"}, {Paint::accent, 1, 0, "target without suffix"}, {Paint::mark, 1, 0, "suffix a"}, {Paint::third, 1, 0, "suffix f"}};
    return write(output, Drawing("Which share of PTX's forms each target has", text_of_forms(rows_of_forms.size(), k) + ", by instruction; targets that have the same forms share a column", legend, std::move(columns), std::move(rows)).svg(), path, existing);
}

int draw_versions(const Output &output, const std::string &path, Existing existing) {
    const auto k = output.axes.toolkit;
    std::vector<Version> versions;
    if (!ptx_versions(k, versions)) return fail("toolkit " + text_of(k) + " reads no PTX");
    std::vector<Column> columns;
    for (const auto version : versions) columns.push_back({{text_of(std::optional(version))}, Paint::accent, 10.5});
    auto rows = no_rows(columns.size());
    std::size_t forms = 0;
    each_form(k, [&](const PtxForm &, std::size_t row, Version since) {
        ++forms;
        ++rows[row].forms;
        const auto first = static_cast<std::size_t>(std::lower_bound(versions.begin(), versions.end(), since) - versions.begin());
        for (auto i = first; i < versions.size(); ++i) {
            ++rows[row].bars[i].forms;
            rows[row].bars[i].before += i > first;
        }
    });
    const std::vector<Entry> legend{{Paint::accent, 0, 0, "none of the forms yet"}, {Paint::accent, 0.7, 0.25, "new with this version, over those that were there"}, {Paint::accent, 1, 1, "all were there"}};
    return write(output, Drawing("With which version PTX's forms came", text_of_forms(forms, k) + ", by instruction, and the lowest .version with which it takes each on any target", legend, std::move(columns), std::move(rows)).svg(), path, existing);
}

}  // namespace inspector
