#include "output.hpp"

#include <algorithm>
#include <cstdio>

namespace inspector {
namespace {

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

/// Lines of at most `width` characters, broken at blanks.
std::vector<std::string> wrapped(const std::string &text, std::size_t width) {
    std::vector<std::string> lines;
    std::string rest = text;
    while (rest.size() > width) {
        auto cut = rest.rfind(' ', width);
        if (cut == std::string::npos || cut == 0) break;
        lines.push_back(rest.substr(0, cut));
        rest.erase(0, cut + 1);
    }
    lines.push_back(rest);
    return lines;
}

/// The same for a list, broken between its items.
std::vector<std::string> wrapped(const std::vector<std::string> &items, std::size_t width) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto item = items[i] + (i + 1 < items.size() ? "," : "");
        if (lines.empty() || lines.back().size() + 1 + item.size() > width) lines.push_back(item);
        else lines.back() += " " + item;
    }
    if (lines.empty()) lines.push_back("none");
    return lines;
}

}  // namespace

std::string Output::bold(std::string_view text) const { return colored(*this, "1", text); }
std::string Output::dim(std::string_view text) const { return colored(*this, "2", text); }
std::string Output::green(std::string_view text) const { return colored(*this, "32", text); }
std::string Output::red(std::string_view text) const { return colored(*this, "31", text); }
std::string Output::yellow(std::string_view text) const { return colored(*this, "33", text); }

void Report::add(std::string key, std::string label, Value value, std::optional<std::string> text) {
    const auto *items = std::get_if<std::vector<std::string>>(&value);
    auto lines = items && !text ? wrapped(*items, text_width) : wrapped(text ? *text : text_of(value), text_width);
    fields_.push_back({std::move(key), std::move(label), std::move(value), std::move(lines), std::nullopt});
}

void Report::add_json(std::string key, Value value) {
    fields_.push_back({std::move(key), std::nullopt, std::move(value), {}, std::nullopt});
}

void Report::add_json(std::string key, std::vector<Report> list) {
    fields_.push_back({std::move(key), std::nullopt, nullptr, {}, std::move(list)});
}

void Report::add_text(std::string text) { add_text("", std::move(text)); }

void Report::add_text(std::string label, std::string text) {
    fields_.push_back({std::nullopt, std::move(label), nullptr, wrapped(text, text_width), std::nullopt});
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
    for (const auto &field : fields_) width = std::max(width, field.label ? field.label->size() : 0);
    for (const auto &field : fields_) {
        if (!field.label) continue;
        std::string label = *field.label + std::string(width - field.label->size(), ' ');
        for (const auto &line : field.lines) {
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

void print_table(const Output &output, const std::vector<std::string> &heading,
                 const std::vector<std::vector<std::string>> &rows) {
    std::vector<std::size_t> widths;
    for (const auto &cell : heading) widths.push_back(cell.size());
    for (const auto &row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], row[column].size());
        }
    }
    const auto line = [&](const std::vector<std::string> &row) {
        std::string out;
        for (std::size_t column = 0; column < row.size(); ++column) {
            out += row[column] + std::string(widths[column] - row[column].size() + 2, ' ');
        }
        return out.substr(0, out.find_last_not_of(' ') + 1);
    };
    std::printf("%s\n", output.bold(line(heading)).c_str());
    for (const auto &row : rows) std::printf("%s\n", line(row).c_str());
}

void print_tables(const Output &output, const std::vector<Table> &tables) {
    if (output.json) std::printf("{");
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto &table = tables[i];
        if (!output.json) {
            if (i) std::printf("\n");
            print_table(output, table.heading, table.rows);
            continue;
        }
        std::printf("%s\n  %s: [", i ? "," : "", quoted(table.key).c_str());
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            std::printf("%s\n    {", row ? "," : "");
            for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
                std::printf("%s%s: %s", column ? ", " : "", quoted(table.heading[column]).c_str(), quoted(table.rows[row][column]).c_str());
            }
            std::printf("}");
        }
        std::printf("\n  ]");
    }
    if (output.json) std::printf("\n}\n");
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
