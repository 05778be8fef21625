/// @file
/// Where documents and tools disagree, and what the documents name in the binaries.

#ifndef SMARCH_ERRATA_HPP
#define SMARCH_ERRATA_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// Where documents contradict themselves, each other or the tools, and what the library answers.
class Erratum : public Row<smarch_erratum> {
  public:
    using Row::Row;
    /// A stable id: "E09".
    std::string_view id() const noexcept { return c().id; }
    std::string_view subject() const noexcept { return c().subject; }
    std::string_view documents_say() const noexcept { return c().documents_say; }
    std::string_view library_answers() const noexcept { return c().library_answers; }
    /// Where the evidence is: a file under tests/data, or the place in a document.
    std::string_view proof() const noexcept { return c().proof; }
    /// What kinds of evidence decide.
    Flags<Evidence> evidence() const noexcept { return Flags<Evidence>(c().evidence); }
};

/// Something that a document names in a binary.
class Symbol : public Row<smarch_symbol> {
  public:
    using Row::Row;
    Binary binary() const noexcept { return Binary{c().binary}; }
    SymbolKind kind() const noexcept { return SymbolKind{c().kind}; }
    /// Where it begins; nothing for names that hold no whole address (sub_609XXX).
    std::optional<std::uint32_t> address() const noexcept { return detail::given(c().has_address != 0, c().address); }
    /// The document's confidence in percent.
    std::optional<std::uint32_t> confidence() const noexcept { return detail::given(c().confidence != 0, c().confidence); }
    /// The name as printed: "sub_6765E0".
    std::string_view name() const noexcept { return c().name; }
    /// What the document calls it, or the text of a string.
    std::optional<std::string_view> label() const noexcept { return detail::text(c().label); }
    /// Its size as printed. Sizes overlap the functions that follow.
    std::optional<std::string_view> size() const noexcept { return detail::text(c().size); }
    /// What it does or holds.
    std::string_view role() const noexcept { return c().role; }
    /// Where it is named: "seed 000, Function Map".
    std::string_view place() const noexcept { return c().place; }
};

/// All errata, by id.
inline Rows<Erratum> errata() noexcept { return detail::rows<Erratum>(smarch_errata); }
/// The erratum with this id, in capitals or not: "E09", "e34b".
inline std::optional<Erratum> erratum(std::string_view id) noexcept { return detail::row<Erratum>(smarch_erratum_find(id.data(), id.size())); }

/// All symbols of a binary: those with an address, ascending, then the others.
inline Rows<Symbol> symbols(Binary binary) noexcept {
    std::size_t count = 0;
    const auto *first = smarch_symbols(detail::number(binary), &count);
    return {first, first ? count : 0};
}
/// The symbol of a binary with this name or label, in capitals or not: "sub_6765E0", "arch_string_match".
inline std::optional<Symbol> symbol(Binary binary, std::string_view name) noexcept {
    return detail::row<Symbol>(smarch_symbol_find(detail::number(binary), name.data(), name.size()));
}
/// The symbol of a binary that begins at this address.
inline std::optional<Symbol> symbol_at(Binary binary, std::uint32_t address) noexcept {
    return detail::row<Symbol>(smarch_symbol_at(detail::number(binary), address));
}
/// The symbol of a binary with the greatest listed start that is not above this address. Not all functions are listed.
inline std::optional<Symbol> symbol_at_or_before(Binary binary, std::uint32_t address) noexcept {
    return detail::row<Symbol>(smarch_symbol_at_or_before(detail::number(binary), address));
}

} // namespace smarch::documented

#endif // SMARCH_ERRATA_HPP
