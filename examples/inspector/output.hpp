// How answers are printed: fields as aligned text for people, or one JSON object.
#pragma once

#include <smarch.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "axes.hpp"
#include "json.hpp"

namespace inspector {

/// How to print, chosen on the command line and by where the output goes; and for which toolkit and driver.
struct Output {
    bool json = false;
    bool color = false;
    /// Columns of the terminal: longer texts are broken, longer words shortened. 0: nothing is.
    std::size_t width = 0;
    Axes axes;

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

/// What an answer rests on, in the order of the constants.
using EvidenceList = std::vector<smarch::Evidence>;

inline const EvidenceList from_documents{smarch::Evidence::documented}, from_runs{smarch::Evidence::measured}, from_publications{smarch::Evidence::public_};
inline const EvidenceList from_all{smarch::Evidence::documented, smarch::Evidence::measured, smarch::Evidence::public_};

Json codes_of(const EvidenceList &evidence);
EvidenceList list_of(smarch::Flags<smarch::Evidence> evidence);

/// Prints an answer as JSON: `smarch`, `toolkit` and `evidence`, then the members of the object.
void print_json(const Output &output, const EvidenceList &evidence, const Json &members);

/// Fields in order. JSON shows key and value, text shows label and text.
class Report {
public:
    /// The title and the subtitle may be anybody's text.
    explicit Report(std::string title = {}, std::string subtitle = {})
        : title_(std::move(title)), subtitle_(std::move(subtitle)) {}

    /// A field of both; without a text the value is printed.
    void add(const std::string &key, std::string label, Json value, std::optional<std::string> text = std::nullopt);
    /// The same of a text that is not ours.
    void add(const std::string &key, std::string label, const Foreign &value);
    /// A field of JSON only.
    template <typename Value>
    void add_json(const std::string &key, Value &&value) {
        json_.add(key, std::forward<Value>(value));
    }
    /// The members of an object, in JSON only.
    void add_json_members(const Json &object) { json_.add_all(object); }
    /// A line of text only, beside an empty label.
    void add_text(std::string text);
    /// The same beside a label.
    void add_text(std::string label, std::string text);
    /// A list beside a label, broken between its items.
    void add_text(std::string label, std::vector<std::string> items);

    /// As text, or with --json as an answer.
    void print(const Output &output, const EvidenceList &evidence = {}) const;
    /// The object of what was added under a key.
    const Json &json() const { return json_; }

private:
    struct Line {
        std::string label;
        /// Broken between its items where it is a list.
        std::vector<std::string> items;
        bool is_list;
    };

    std::string title_, subtitle_;
    std::vector<Line> lines_;
    Json json_ = Json::object();
};

/// Rows under a heading, columns as wide as their widest cell; where that is wider than the terminal, cells are
/// broken; where that does not help, cells stand one below the other. With `widest_first` no cell makes the first column wider
/// than that: where nothing is broken, a wider one has a line of its own.
void print_table(const Output &output, const std::vector<std::string> &heading,
                 const std::vector<std::vector<std::string>> &rows, std::size_t widest_first = 0);

/// A table of text, and the same rows as an array of objects.
struct Table {
    std::string key;
    std::vector<std::string> heading;
    std::vector<std::vector<std::string>> rows;
    Json objects = Json::array();

    void add(std::vector<std::string> row, Json object) {
        rows.push_back(std::move(row));
        objects.push(std::move(object));
    }
};

/// Tables one below the other, empty ones left out; in JSON an array for each, under its key.
void print_tables(const Output &output, const EvidenceList &evidence, const std::vector<Table> &tables, Json members = Json::object());

/// A paragraph broken into the lines that print_text prints.
std::vector<std::string> lines_of(const Output &output, const std::string &text);
/// A paragraph.
void print_text(const Output &output, const std::string &text);

/// `a, b, c`; "none" for nothing.
std::string join(const std::vector<std::string> &texts, std::string_view separator = ", ");

}  // namespace inspector
