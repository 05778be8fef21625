#include "output.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "generated/codes.hpp"
#include "layout.hpp"

namespace inspector {
namespace {

/// No text beside a label is wider, whatever the terminal.
constexpr std::size_t text_width = 100;

std::string colored(const Output &output, const char *code, std::string_view text) {
    return output.color ? "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m" : std::string(text);
}

/// A value without a text of its own, as people read it.
std::string text_of(const Json &json) {
    struct Visitor {
        std::string operator()(std::nullptr_t) const { return "none"; }
        std::string operator()(bool truth) const { return truth ? "yes" : "no"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(std::uint64_t number) const { return std::to_string(number); }
        std::string operator()(const std::string &text) const { return shown(text); }
        std::string operator()(const Json::Array &elements) const {
            std::vector<std::string> texts;
            for (const auto &element : elements) texts.push_back(text_of(element));
            return join(texts);
        }
        std::string operator()(const Json::Object &) const { return {}; }
        std::string operator()(const Json::Written &written) const { return written.json; }
    };
    return std::visit(Visitor{}, json.value());
}

std::string version_text(std::uint32_t version) {
    return std::to_string(version >> 16) + "." + std::to_string(version >> 8 & 0xff) + "." + std::to_string(version & 0xff);
}

}  // namespace

std::string Output::bold(std::string_view text) const { return colored(*this, "1", text); }
std::string Output::dim(std::string_view text) const { return colored(*this, "2", text); }
std::string Output::green(std::string_view text) const { return colored(*this, "32", text); }
std::string Output::red(std::string_view text) const { return colored(*this, "31", text); }
std::string Output::yellow(std::string_view text) const { return colored(*this, "33", text); }

bool Output::wants_color() {
    const char *no_color = std::getenv("NO_COLOR"), *terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) && !(no_color && *no_color) && !(terminal && std::strcmp(terminal, "dumb") == 0);
}

std::size_t Output::terminal_width() {
    if (!isatty(STDOUT_FILENO)) return 0;
    const char *columns = std::getenv("COLUMNS");
    const long number = columns ? std::strtol(columns, nullptr, 10) : 0;
    if (number > 0) return static_cast<std::size_t>(number);
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

Json codes_of(const EvidenceList &evidence) {
    auto codes = Json::array();
    for (const auto kind : evidence) codes.push(code_of(kind));
    return codes;
}

EvidenceList list_of(smarch::Flags<smarch::Evidence> evidence) {
    EvidenceList list;
    for (const auto kind : from_all) {
        if (evidence.has(kind)) list.push_back(kind);
    }
    return list;
}

void print_json(const Output &output, const EvidenceList &evidence, const Json &members) {
    auto answer = Json::object({{"smarch", version_text(smarch::library_version())}, {"toolkit", text_of(output.axes.toolkit)}, {"evidence", codes_of(evidence)}});
    std::fputs(answer.add_all(members).written().c_str(), stdout);
}

void Report::add(const std::string &key, std::string label, Json value, std::optional<std::string> text) {
    const auto *array = text ? nullptr : std::get_if<Json::Array>(&value.value());
    if (array) {
        std::vector<std::string> items;
        for (const auto &element : *array) items.push_back(text_of(element));
        add_text(std::move(label), std::move(items));
    } else {
        add_text(std::move(label), text ? std::move(*text) : text_of(value));
    }
    json_.add(key, std::move(value));
}

void Report::add(const std::string &key, std::string label, const Foreign &value) {
    add_text(std::move(label), value.shown());
    json_.add(key, value);
}

void Report::add_text(std::string text) { add_text("", std::move(text)); }

void Report::add_text(std::string label, std::string text) { lines_.push_back({std::move(label), {std::move(text)}, false}); }

void Report::add_text(std::string label, std::vector<std::string> items) { lines_.push_back({std::move(label), std::move(items), true}); }

void Report::print(const Output &output, const EvidenceList &evidence) const {
    if (output.json) return print_json(output, evidence, json_);
    const auto title = shown(title_), subtitle = shown(subtitle_);
    if (!title.empty()) std::printf("%s", output.bold(title).c_str());
    if (output.width && visible_width(title) + 2 + visible_width(subtitle) > output.width) {
        for (const auto &line : wrapped(subtitle, output.width - 2)) std::printf("\n  %s", line.c_str());
    } else if (!subtitle.empty()) {
        std::printf("  %s", subtitle.c_str());
    }
    if (!title.empty()) std::printf("\n\n");
    std::size_t width = 0;
    for (const auto &line : lines_) width = std::max(width, visible_width(line.label));
    const auto room = output.width == 0 ? text_width : std::min(text_width, output.width > width + 24 ? output.width - width - 4 : 20);
    for (const auto &[name, items, is_list] : lines_) {
        std::string label = padded(name, width);
        for (auto line : is_list ? wrapped(items, room) : wrapped(items.front(), room)) {
            if (output.width) line = shortened(line, room);
            std::printf("  %s  %s\n", output.dim(label).c_str(), line.c_str());
            label.assign(width, ' ');
        }
    }
}

namespace {

/// The rows of a table that is too wide for the terminal, cells one below the other.
void print_records(const Output &output, const std::vector<std::string> &heading, const std::vector<std::vector<std::string>> &rows) {
    bool is_first = true;
    for (const auto &row : rows) {
        if (!is_first) std::printf("\n");
        is_first = false;
        Report record;
        const auto room = std::max<std::size_t>(output.width / 3, 12);
        for (std::size_t column = 0; column < row.size(); ++column) record.add_text(shortened(heading[column], room), column == 0 ? output.bold(row[column]) : row[column]);
        record.print(output);
    }
}

}  // namespace

void print_table(const Output &output, const std::vector<std::string> &heading,
                 const std::vector<std::vector<std::string>> &rows, std::size_t widest_first) {
    // Columns become as narrow as their longest word first, then narrower: words are shortened only where nothing else helps.
    constexpr std::size_t narrow = 8, long_word = 28;
    std::vector<std::size_t> widths, words, least;
    for (const auto &cell : heading) widths.push_back(visible_width(cell));
    for (const auto &row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], visible_width(row[column]));
        }
    }
    if (widest_first && !output.width) widths[0] = std::min(widths[0], widest_first);
    for (std::size_t column = 0; output.width && column < heading.size(); ++column) {
        least.push_back(std::min(widths[column], std::max(narrow, std::min(long_word, longest_word(heading[column])))));
        words.push_back(least.back());
        for (const auto &row : rows) {
            if (column < row.size()) words.back() = std::max(words.back(), std::min(long_word, longest_word(row[column])));
        }
    }
    if (output.width) widths = fitted(fitted(widths, words, output.width), least, output.width);
    if (output.width && std::accumulate(widths.begin(), widths.end(), 2 * (widths.size() - 1)) > output.width) {
        print_records(output, heading, rows);
        return;
    }

    // Where nothing is broken, a row is a line.
    std::string line;
    const auto print_line = [&](const std::vector<std::string> &row, bool is_heading) {
        line.clear();
        for (std::size_t column = 0; column < row.size(); ++column) {
            const auto width = visible_width(row[column]);
            line += row[column];
            if (width > widths[column]) line += '\n';
            line.append(width > widths[column] ? widths[column] + 2 : widths[column] - width + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        if (is_heading) line = output.bold(line);
        line += '\n';
        std::fwrite(line.data(), 1, line.size(), stdout);
    };
    const auto print = [&](const std::vector<std::string> &row, bool is_heading) {
        if (!output.width) return print_line(row, is_heading);
        std::vector<std::vector<std::string>> cells;
        std::size_t height = 0;
        for (std::size_t column = 0; column < row.size(); ++column) {
            cells.push_back(wrapped(row[column], widths[column]));
            height = std::max(height, cells.back().size());
        }
        for (std::size_t at = 0; at < height; ++at) {
            line.clear();
            for (std::size_t column = 0; column < cells.size(); ++column) {
                const auto &lines = cells[column];
                line += padded(at < lines.size() ? shortened(lines[at], widths[column]) : "", widths[column] + 2);
            }
            line.erase(line.find_last_not_of(' ') + 1);
            std::printf("%s\n", (is_heading ? output.bold(line) : line).c_str());
        }
    };
    print(heading, true);
    for (const auto &row : rows) print(row, false);
}

void print_tables(const Output &output, const EvidenceList &evidence, const std::vector<Table> &tables, Json members) {
    if (output.json) {
        for (const auto &table : tables) members.add(table.key, table.objects);
        return print_json(output, evidence, members);
    }
    bool is_first = true;
    for (const auto &table : tables) {
        if (table.rows.empty()) continue;
        if (!is_first) std::printf("\n");
        is_first = false;
        print_table(output, table.heading, table.rows);
    }
}

std::vector<std::string> lines_of(const Output &output, const std::string &text) {
    return wrapped(text, output.width ? std::min(output.width, text_width) : text_width);
}

void print_text(const Output &output, const std::string &text) {
    for (const auto &line : lines_of(output, text)) std::printf("%s\n", line.c_str());
}

std::string join(const std::vector<std::string> &texts, std::string_view separator) {
    if (texts.empty()) return "none";
    std::string out;
    for (const auto &text : texts) {
        if (!out.empty()) out += separator;
        out += text;
    }
    return out;
}

}  // namespace inspector
