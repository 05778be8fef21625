// How answers are printed: fields that are printed as aligned text or as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace inspector {

/// Null, a truth, a number, a text or a list of texts.
using Value = std::variant<std::nullptr_t, bool, std::int64_t, std::string, std::vector<std::string>>;

/// How to print: chosen on the command line and by where the output goes.
struct Output {
    bool json = false;
    bool color = false;
    /// Columns of the terminal: longer texts are broken, longer words shortened. 0: nothing is.
    std::size_t width = 0;

    /// Whether colour is wanted when nobody says so: on a terminal that has any, and not where NO_COLOR is set.
    static bool wants_color();
    /// The columns of the terminal, or what COLUMNS says of it; 0 when the output goes elsewhere.
    static std::size_t terminal_width();

    std::string bold(std::string_view text) const;
    std::string dim(std::string_view text) const;
    std::string green(std::string_view text) const;
    std::string red(std::string_view text) const;
    std::string yellow(std::string_view text) const;
};

/// Fields in order. JSON shows key and value, text shows label and text.
class Report {
public:
    explicit Report(std::string title = {}, std::string subtitle = {})
        : title_(std::move(title)), subtitle_(std::move(subtitle)) {}

    /// A field of both; a null value is printed as the text, or as "unknown".
    void add(std::string key, std::string label, Value value, std::optional<std::string> text = std::nullopt);
    /// A field of JSON only.
    void add_json(std::string key, Value value);
    /// A list of objects, in JSON only.
    void add_json(std::string key, std::vector<Report> list);
    /// A line of text only, beside an empty label.
    void add_text(std::string text);
    /// The same beside a label.
    void add_text(std::string label, std::string text);

    void print(const Output &output) const;
    std::string to_json(int indent) const;

private:
    struct Field {
        std::optional<std::string> key, label;
        Value value;
        /// What is printed instead of the value.
        std::optional<std::string> text;
        std::optional<std::vector<Report>> list;

        std::vector<std::string> lines(std::size_t width) const;
    };

    std::string title_, subtitle_;
    std::vector<Field> fields_;
};

/// Rows under a heading, columns as wide as their widest cell; where that is wider than the terminal, cells are
/// broken; where that does not help, cells stand one below the other.
void print_table(const Output &output, const std::vector<std::string> &heading,
                 const std::vector<std::vector<std::string>> &rows);

/// A column: what heads it, and its key in JSON.
struct Column {
    std::string heading, key;
};

/// A table with a name of its own in JSON.
struct Table {
    std::string key;
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
};

/// Tables one below the other; in JSON an object of arrays, cells as texts.
void print_tables(const Output &output, const std::vector<Table> &tables);

/// A paragraph.
void print_text(const Output &output, const std::string &text);

/// A list of reports as a JSON array.
void print_json_array(const std::vector<Report> &reports);

/// `a, b, c`; "none" for nothing.
std::string join(const std::vector<std::string> &texts, std::string_view separator = ", ");

}  // namespace inspector
