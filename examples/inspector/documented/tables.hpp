// The documents' tables, printed alike: which there are and what their columns hold is made from the interface (generated/table_rows.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "../output.hpp"

namespace inspector {

/// A value of an enumeration, and its code.
struct Code {
    std::uint32_t value;
    const char *code;
};

/// What a cell holds, or each element of a list. `hexadecimal`: a number that people read so; `wide`: one of 64 bits.
enum class CellKind : std::uint8_t { number, hexadecimal, wide, truth, text, character, target, version, capability, code, codes, row };
enum class Many : std::uint8_t { one, array, list };
/// How a row says that a cell is absent: by a zero, or in a field beside it.
enum class Absent : std::uint8_t { never, when_zero, when_told };

struct RowKind;

struct Column {
    /// The key in JSON.
    const char *name, *meaning;
    std::size_t offset;
    /// Of one element.
    std::size_t size;
    Many many;
    /// Elements of an array.
    std::size_t length;
    Absent absent;
    /// Where the row tells presence or the length of a list.
    std::size_t beside;
    /// The cell is a pointer to what it holds.
    bool is_behind;
    CellKind kind;
    const Code *codes = nullptr;
    std::size_t code_count = 0;
    const RowKind *row = nullptr;
};

/// A struct of the interface.
struct RowKind {
    std::size_t size;
    const Column *columns;
    std::size_t column_count;
};

struct DocumentedTable {
    /// "" for what is about no binary in particular.
    const char *binary;
    const char *name, *subject;
    const RowKind &row;
    const void *(*rows)(std::size_t *count);

    std::size_t row_count() const;
};

/// All tables, those of one binary together.
const std::vector<DocumentedTable> &documented_tables();

/// The names of the tables of a binary that have rows; "" for those of none in particular.
std::vector<std::string> table_names(const std::string &binary);

/// The table of a binary with this name, with - or _; nullptr for none.
const DocumentedTable *find_table(const std::string &binary, const std::string &name);

/// Which tables the binaries have: a line each.
void list_tables(const Output &output, const std::vector<std::string> &binaries);

/// A table, whole, and what its columns mean.
void print_documented_table(const Output &output, const DocumentedTable &table);

}  // namespace inspector
