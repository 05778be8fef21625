// The documents' tables, printed alike.
#include "tables.hpp"

#include <smarch.hpp>

#include <algorithm>
#include <cstdio>
#include <cstring>

#include "../commands.hpp"
#include "common.hpp"

namespace inspector {
namespace {

/// A cell for people and as JSON.
struct Cell {
    std::string text;
    Json value;
};

const Cell absent_cell{"-", nullptr};

template <typename T>
T read(const unsigned char *at) {
    T value;
    std::memcpy(&value, at, sizeof value);
    return value;
}

/// A number of one to eight bytes.
std::uint64_t number_at(const unsigned char *at, std::size_t size) {
    switch (size) {
        case 1: return *at;
        case 2: return read<std::uint16_t>(at);
        case 4: return read<std::uint32_t>(at);
        default: return read<std::uint64_t>(at);
    }
}

std::string digits(std::uint64_t number, const char *format) {
    char text[24];
    std::snprintf(text, sizeof text, format, static_cast<unsigned long long>(number));
    return text;
}

Cell cell_of_row(const RowKind &row, const unsigned char *at);

/// The codes of the bits that are set.
Cell cell_of_bits(const Column &column, std::uint32_t bits) {
    std::vector<std::string> set;
    auto list = Json::array();
    for (std::size_t i = 0; i < column.code_count; ++i) {
        if (!(bits & column.codes[i].value)) continue;
        set.emplace_back(column.codes[i].code);
        list.push(column.codes[i].code);
    }
    return {join(set), list};
}

Cell cell_of_code(const Column &column, std::uint32_t value) {
    for (std::size_t i = 0; i < column.code_count; ++i) {
        if (column.codes[i].value == value) return {column.codes[i].code, column.codes[i].code};
    }
    return {unknown, unknown};
}

/// What stands at an address; nothing there is an absent cell.
Cell element(const Column &column, const unsigned char *at) {
    switch (column.kind) {
        case CellKind::number: {
            const auto number = number_at(at, column.size);
            return {std::to_string(number), number};
        }
        case CellKind::hexadecimal: {
            const auto number = number_at(at, column.size);
            return {digits(number, "0x%llx"), number};
        }
        case CellKind::wide: {
            const auto number = read<std::uint64_t>(at);
            return {digits(number, "0x%llx"), digits(number, "%llx")};
        }
        case CellKind::truth: {
            const auto truth = read<bool>(at);
            return {truth ? "yes" : "no", truth};
        }
        case CellKind::text: {
            const auto *text = read<const char *>(at);
            return text ? Cell{text, text} : absent_cell;
        }
        case CellKind::character: {
            const auto letter = read<std::uint32_t>(at);
            return letter ? Cell{std::string(1, static_cast<char>(letter)), std::string(1, static_cast<char>(letter))} : absent_cell;
        }
        case CellKind::target: {
            const auto target = smarch::Target::or_none(read<smarch_target>(at));
            return target ? Cell{text_of(*target), text_of(*target)} : absent_cell;
        }
        case CellKind::version: {
            const auto version = read<smarch_version>(at);
            const auto text = text_of(smarch::Version(version));
            return version.major ? Cell{text, text} : absent_cell;
        }
        case CellKind::capability: {
            const auto text = text_of(smarch::ComputeCapability::from_number(read<smarch_cc>(at)));
            return {text, text};
        }
        case CellKind::code: return cell_of_code(column, read<std::uint32_t>(at));
        case CellKind::codes: return cell_of_bits(column, read<std::uint32_t>(at));
        case CellKind::row: return cell_of_row(*column.row, at);
    }
    return absent_cell;
}

/// Elements side by side; in text those that are there, rows apart by semicolons.
Cell list_of(const Column &column, const unsigned char *first, std::size_t count) {
    std::vector<std::string> texts;
    auto list = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
        auto cell = element(column, first + i * column.size);
        if (!cell.value.is_null()) texts.push_back(std::move(cell.text));
        list.push(std::move(cell.value));
    }
    return {join(texts, column.kind == CellKind::row ? "; " : ", "), list};
}

bool is_zero(const unsigned char *at, std::size_t size) {
    return std::all_of(at, at + size, [](unsigned char byte) { return byte == 0; });
}

Cell cell_of(const Column &column, const unsigned char *row) {
    const auto *at = row + column.offset;
    switch (column.many) {
        case Many::list: return list_of(column, read<const unsigned char *>(at), read<std::size_t>(row + column.beside));
        case Many::array: return list_of(column, at, column.length);
        case Many::one: break;
    }
    if (column.absent == Absent::when_zero && is_zero(at, column.size)) return absent_cell;
    if (column.absent == Absent::when_told && read<std::uint32_t>(row + column.beside) == 0) return absent_cell;
    return element(column, column.is_behind ? read<const unsigned char *>(at) : at);
}

/// A row within a row: its cells side by side, and an object.
Cell cell_of_row(const RowKind &row, const unsigned char *at) {
    std::vector<std::string> texts;
    auto object = Json::object();
    for (std::size_t i = 0; i < row.column_count; ++i) {
        auto cell = cell_of(row.columns[i], at);
        texts.push_back(std::move(cell.text));
        object.add(row.columns[i].name, std::move(cell.value));
    }
    return {join(texts, " "), object};
}

std::string heading_of(const Column &column) {
    std::string name = column.name;
    if (column.kind == CellKind::wide) name.resize(name.size() - std::strlen("_hex"));
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

Json value_of(const DocumentedTable &table) {
    return Json::object({{"binary", *table.binary ? Json(table.binary) : Json()}, {"table", table.name}, {"subject", table.subject}, {"row_count", table.row_count()}});
}

}  // namespace

std::size_t DocumentedTable::row_count() const {
    std::size_t count = 0;
    rows(&count);
    return count;
}

std::vector<std::string> table_names(const std::string &binary) {
    std::vector<std::string> names;
    for (const auto &table : documented_tables()) {
        if (table.binary == binary && table.row_count()) names.emplace_back(table.name);
    }
    return names;
}

const DocumentedTable *find_table(const std::string &binary, const std::string &name) {
    std::string wanted = name;
    std::replace(wanted.begin(), wanted.end(), '-', '_');
    for (const auto &table : documented_tables()) {
        if (table.binary == binary && table.name == wanted && table.row_count()) return &table;
    }
    return nullptr;
}

void list_tables(const Output &output, const std::vector<std::string> &binaries) {
    Table list{"tables", {"binary", "table", "rows", "what it holds"}, {}};
    for (const auto &binary : binaries) {
        for (const auto &table : documented_tables()) {
            if (table.binary != binary || !table.row_count()) continue;
            list.add({binary.empty() ? "-" : binary, table.name, std::to_string(table.row_count()), table.subject}, value_of(table));
        }
    }
    print_tables(output, from_documents, {list});
}

void print_documented_table(const Output &output, const DocumentedTable &table) {
    std::size_t count = 0;
    const auto *first = static_cast<const unsigned char *>(table.rows(&count));
    std::vector<std::string> heading;
    std::vector<std::vector<std::string>> texts;
    auto columns = Json::array(), rows = Json::array();
    for (std::size_t i = 0; i < table.row.column_count; ++i) {
        const auto &column = table.row.columns[i];
        heading.push_back(heading_of(column));
        columns.push(Json::object({{"column", column.name}, {"meaning", *column.meaning ? Json(column.meaning) : Json()}}));
    }
    for (std::size_t at = 0; at < count; ++at) {
        std::vector<std::string> cells;
        auto object = Json::object();
        for (std::size_t i = 0; i < table.row.column_count; ++i) {
            auto cell = cell_of(table.row.columns[i], first + at * table.row.size);
            cells.push_back(std::move(cell.text));
            object.add(table.row.columns[i].name, std::move(cell.value));
        }
        texts.push_back(std::move(cells));
        rows.push(std::move(object));
    }
    if (output.json) {
        auto value = value_of(table);
        value.add("columns", columns).add("rows", rows);
        // Errata rest on more than the documents.
        return print_json(output, table.name == std::string("errata") ? from_all : from_documents, Json::object({{"tables", Json::Array{value}}}));
    }
    Report title(*table.binary ? std::string(table.binary) + ", " + table.name : table.name, table.subject);
    for (std::size_t i = 0; i < table.row.column_count; ++i) title.add_text(heading[i], std::string(table.row.columns[i].meaning));
    title.print(output);
    std::printf("\n");
    print_table(output, heading, texts);
}

}  // namespace inspector
