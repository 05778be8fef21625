#include "output.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "layout.hpp"

namespace inspector {
namespace {

/// No text beside a label is wider, whatever the terminal.
constexpr std::size_t text_width = 100;

std::string colored(const Output &output, const char *code, std::string_view text) {
    return output.color ? "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m" : std::string(text);
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            char escape[8];
            std::snprintf(escape, sizeof escape, "\\u%04x", byte);
            out += escape;
        } else {
            out += c;
        }
    }
    return out + "\"";
}

std::string json_of(const Value &value) {
    struct Visitor {
        std::string operator()(std::nullptr_t) const { return "null"; }
        std::string operator()(bool truth) const { return truth ? "true" : "false"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(const std::string &text) const { return quoted(text); }
        std::string operator()(const std::vector<std::string> &texts) const {
            std::vector<std::string> cells;
            for (const auto &text : texts) cells.push_back(quoted(text));
            return cells.empty() ? "[]" : "[" + join(cells) + "]";
        }
    };
    return std::visit(Visitor{}, value);
}

std::string json_of(const std::vector<Report> &list, int indent) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    std::string out = "[";
    for (const auto &report : list) out += (out.size() > 1 ? ",\n  " : "\n  ") + margin + report.to_json(indent + 2);
    return out + (list.empty() ? "]" : "\n" + margin + "]");
}

std::string text_of(const Value &value) {
    struct Visitor {
        std::string operator()(std::nullptr_t) const { return "unknown"; }
        std::string operator()(bool truth) const { return truth ? "yes" : "no"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(const std::string &text) const { return text; }
        std::string operator()(const std::vector<std::string> &texts) const { return join(texts); }
    };
    return std::visit(Visitor{}, value);
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

void Report::add(std::string key, std::string label, Value value, std::optional<std::string> text) {
    fields_.push_back({std::move(key), std::move(label), std::move(value), std::move(text), std::nullopt});
}

void Report::add_json(std::string key, Value value) {
    fields_.push_back({std::move(key), std::nullopt, std::move(value), std::nullopt, std::nullopt});
}

void Report::add_json(std::string key, std::vector<Report> list) {
    fields_.push_back({std::move(key), std::nullopt, nullptr, std::nullopt, std::move(list)});
}

void Report::add_text(std::string text) { add_text("", std::move(text)); }

void Report::add_text(std::string label, std::string text) {
    fields_.push_back({std::nullopt, std::move(label), nullptr, std::move(text), std::nullopt});
}

std::vector<std::string> Report::Field::lines(std::size_t width) const {
    const auto *items = std::get_if<std::vector<std::string>>(&value);
    return items && !text ? wrapped(*items, width) : wrapped(text ? *text : text_of(value), width);
}

void Report::print(const Output &output) const {
    if (output.json) {
        std::printf("%s\n", to_json(0).c_str());
        return;
    }
    if (!title_.empty()) std::printf("%s", output.bold(title_).c_str());
    if (!subtitle_.empty()) std::printf("  %s", subtitle_.c_str());
    if (!title_.empty()) std::printf("\n\n");
    std::size_t width = 0;
    for (const auto &field : fields_) width = std::max(width, field.label ? visible_width(*field.label) : 0);
    const auto room = output.width == 0 ? text_width : std::min(text_width, output.width > width + 24 ? output.width - width - 4 : 20);
    for (const auto &field : fields_) {
        if (!field.label) continue;
        std::string label = padded(*field.label, width);
        for (auto line : field.lines(room)) {
            if (output.width) line = shortened(line, room);
            std::printf("  %s  %s\n", output.dim(label).c_str(), line.c_str());
            label.assign(width, ' ');
        }
    }
}

std::string Report::to_json(int indent) const {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    std::string out = "{";
    for (const auto &field : fields_) {
        if (!field.key) continue;
        out += (out.size() > 1 ? ",\n" : "\n") + margin + "  " + quoted(*field.key) + ": ";
        out += field.list ? json_of(*field.list, indent + 2) : json_of(field.value);
    }
    return out + "\n" + margin + "}";
}

namespace {

/// The rows of a table that is too wide for the terminal, cells one below the other.
void print_records(const Output &output, const std::vector<std::string> &heading, const std::vector<std::vector<std::string>> &rows) {
    bool is_first = true;
    for (const auto &row : rows) {
        if (!is_first) std::printf("\n");
        is_first = false;
        Report record;
        for (std::size_t column = 0; column < row.size(); ++column) record.add_text(heading[column], column == 0 ? output.bold(row[column]) : row[column]);
        record.print(output);
    }
}

}  // namespace

void print_table(const Output &output, const std::vector<std::string> &heading,
                 const std::vector<std::vector<std::string>> &rows) {
    // Columns become as narrow as their longest word first, then narrower: words are shortened only where nothing else helps.
    constexpr std::size_t narrow = 8, long_word = 28;
    std::vector<std::size_t> widths, words, least;
    for (const auto &cell : heading) widths.push_back(visible_width(cell));
    for (const auto &row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], visible_width(row[column]));
        }
    }
    for (std::size_t column = 0; column < heading.size(); ++column) {
        least.push_back(std::min(widths[column], std::max(narrow, longest_word(heading[column]))));
        words.push_back(least.back());
        for (const auto &row : rows) {
            if (column < row.size()) words.back() = std::max(words.back(), std::min(long_word, longest_word(row[column])));
        }
    }
    widths = fitted(fitted(widths, words, output.width), least, output.width);
    if (output.width && std::accumulate(widths.begin(), widths.end(), 2 * (widths.size() - 1)) > output.width) {
        print_records(output, heading, rows);
        return;
    }

    const auto print = [&](const std::vector<std::string> &row, bool is_heading) {
        std::vector<std::vector<std::string>> cells;
        std::size_t height = 0;
        for (std::size_t column = 0; column < row.size(); ++column) {
            cells.push_back(wrapped(row[column], widths[column]));
            height = std::max(height, cells.back().size());
        }
        for (std::size_t at = 0; at < height; ++at) {
            std::string line;
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

void print_tables(const Output &output, const std::vector<Table> &tables) {
    if (output.json) std::printf("{");
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto &table = tables[i];
        if (!output.json) {
            if (i) std::printf("\n");
            std::vector<std::string> heading;
            for (const auto &column : table.columns) heading.push_back(column.heading);
            print_table(output, heading, table.rows);
            continue;
        }
        std::printf("%s\n  %s: [", i ? "," : "", quoted(table.key).c_str());
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            std::printf("%s\n    {", row ? "," : "");
            for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
                std::printf("%s%s: %s", column ? ", " : "", quoted(table.columns[column].key).c_str(), quoted(table.rows[row][column]).c_str());
            }
            std::printf("}");
        }
        std::printf("\n  ]");
    }
    if (output.json) std::printf("\n}\n");
}

void print_text(const Output &output, const std::string &text) {
    for (const auto &line : wrapped(text, output.width ? std::min(output.width, text_width) : text_width)) std::printf("%s\n", line.c_str());
}

void print_json_array(const std::vector<Report> &reports) { std::printf("%s\n", json_of(reports, 0).c_str()); }

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
