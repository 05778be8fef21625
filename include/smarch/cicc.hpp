/// @file
/// What cicc answers when it is run: constructs and diagnostics, atomic operations, refused names.

#ifndef SMARCH_CICC_HPP
#define SMARCH_CICC_HPP

#include <smarch/targets.hpp>

namespace smarch {

/// A diagnostic.
class CiccDiagnosticRow : public Row<smarch_cicc_diagnostic_info> {
  public:
    using Row::Row;
    CiccDiagnostic diagnostic() const noexcept { return CiccDiagnostic{c().diagnostic}; }
    CiccSeverity severity() const noexcept { return CiccSeverity{c().severity}; }
    /// Whether --diag_warning, --diag_suppress, --diag_remark and --diag_error change its severity.
    bool is_discretionary() const noexcept { return c().is_discretionary != 0; }
    /// Its number inside cicc; nothing for what is not the front end's.
    std::optional<std::uint32_t> number() const noexcept { return detail::given(c().has_number != 0, c().number); }
    /// The number that is printed where it is a warning; nothing for what is not the front end's.
    std::optional<std::uint32_t> printed_number() const noexcept { return detail::given(c().has_printed_number != 0, c().printed_number); }
    std::string_view text() const noexcept { return c().text; }
};

/// A construct whose handling was measured.
class CiccConstructRow : public Row<smarch_cicc_construct_info> {
  public:
    using Row::Row;
    CiccConstruct construct() const noexcept { return CiccConstruct{c().construct}; }
    /// "launch_bounds(128,1,2)".
    std::string_view text() const noexcept { return c().text; }
};

/// The settings with which nvcc calls cicc's front end.
struct CiccFrontEnd {
    /// What --gnu_version is given, the version of the host's GCC as one number: 130300 for 13.3.0. 0: 120000.
    std::uint32_t gnu_version = 0;
    /// Nothing: C++17.
    std::optional<CiccStandard> standard = std::nullopt;

    smarch_cicc_front_end c() const noexcept {
        smarch_cicc_front_end in{};
        in.gnu_version = gnu_version;
        in.standard = standard ? detail::number(*standard) : 0;
        return in;
    }
};

/// The diagnostics.
inline Rows<CiccDiagnosticRow> cicc_diagnostics() noexcept { return detail::rows<CiccDiagnosticRow>(smarch_cicc_diagnostics); }
/// The diagnostic with this number, the one inside cicc or the one that is printed; nothing for numbers of other messages, and for those that it
/// has none of.
inline std::optional<CiccDiagnosticRow> cicc_diagnostic_info_find(std::uint32_t number) noexcept {
    return detail::row<CiccDiagnosticRow>(smarch_cicc_diagnostic_info_find(number));
}
/// A diagnostic as cicc prints it with --display_error_number, without the place before it: "error: ...".
inline Result<std::string_view, Fault> cicc_diagnostic_write(CiccDiagnostic diagnostic, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_cicc_diagnostic_write(detail::number(diagnostic), buffer, capacity, length); });
}
/// The constructs whose handling was measured.
inline Rows<CiccConstructRow> cicc_constructs() noexcept { return detail::rows<CiccConstructRow>(smarch_cicc_constructs); }
/// The construct with this text, as in cicc_constructs().
inline Result<CiccConstruct> cicc_construct_parse(std::string_view text) noexcept {
    return detail::ask<CiccConstruct, std::uint32_t>([&](std::uint32_t *construct) { return smarch_cicc_construct_parse(text.data(), text.size(), construct); });
}
/// The C++ standard with this name, "c++20".
inline Result<CiccStandard> cicc_standard_parse(std::string_view text) noexcept {
    return detail::ask<CiccStandard, std::uint32_t>([&](std::uint32_t *standard) { return smarch_cicc_standard_parse(text.data(), text.size(), standard); });
}
/// Whether cicc compiles a construct for an architecture under these settings, with warnings or without.
inline bool cicc_compiles(Toolkit k, Target target, CiccConstruct construct, const CiccFrontEnd &inputs = {}) noexcept {
    const auto c = inputs.c();
    return smarch_cicc_compiles_why(detail::number(k), target.id(), detail::number(construct), &c) == SMARCH_YES;
}
inline Verdict cicc_compiles_why(Toolkit k, Target target, CiccConstruct construct, const CiccFrontEnd &inputs = {}) noexcept {
    const auto c = inputs.c();
    return Verdict{smarch_cicc_compiles_why(detail::number(k), target.id(), detail::number(construct), &c)};
}
/// cicc's diagnostics about a construct for an architecture under these settings, in their order.
inline Result<Span<CiccDiagnostic>, Fault> cicc_construct_diagnostics(Toolkit k, Target target, CiccConstruct construct, const CiccFrontEnd &inputs, ListOut<CiccDiagnostic> out) {
    const auto c = inputs.c();
    return out.take<std::uint32_t>([&](std::uint32_t *diagnostics, std::size_t capacity, std::size_t *count) {
        return smarch_cicc_construct_diagnostics(detail::number(k), target.id(), detail::number(construct), &c, diagnostics, capacity, count);
    });
}
/// What cicc prints about a name given to -arch, both of its lines where it prints two; "" when it accepts the name.
inline Result<std::string_view, Fault> cicc_refusal(Toolkit k, std::string_view name, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) { return smarch_cicc_refusal(detail::number(k), name.data(), name.size(), buffer, capacity, count); });
}

/// An atomic operation.
class CiccOperationRow : public Row<smarch_cicc_operation_info> {
  public:
    using Row::Row;
    CiccOperation operation() const noexcept { return CiccOperation{c().operation}; }
    /// Its place in the document's list, from 1 on; nothing where that lacks it.
    std::optional<std::uint32_t> position() const noexcept { return detail::given(c().has_position != 0, c().position); }
    /// Whether it takes an L2 cache hint, as documented: yes for those that the document lists (erratum E46e), unknown for the others.
    Answer takes_hint() const noexcept { return Answer{c().takes_hint}; }
    /// The end of the builtin's name: "fetch_add".
    std::string_view name() const noexcept { return c().name; }
    /// How the instruction begins: "atom.add".
    std::string_view mnemonic() const noexcept { return c().mnemonic; }
};

/// An atomic operation on an object; a fence has neither kind nor width.
struct CiccAtomic {
    CiccOperation operation;
    std::optional<CiccAtomicKind> kind = std::nullopt;
    /// Bytes.
    std::uint32_t width = 0;
    CiccScope scope = CiccScope::thread;
    /// Of a compare-exchange, that of success.
    CiccOrder order = CiccOrder::relaxed;
    /// Of a compare-exchange that fails.
    CiccOrder failure_order = CiccOrder::relaxed;
    bool cache_hint = false;

    smarch_cicc_atomic c() const noexcept {
        smarch_cicc_atomic atomic{};
        atomic.operation = detail::number(operation);
        atomic.kind = kind ? detail::number(*kind) : 0;
        atomic.width = width;
        atomic.scope = detail::number(scope);
        atomic.order = detail::number(order);
        atomic.failure_order = detail::number(failure_order);
        atomic.flags = cache_hint ? SMARCH_CICC_CACHE_HINT : 0u;
        return atomic;
    }
};

/// The result of lowering an atomic operation.
class CiccLowering : public Value<smarch_cicc_lowering> {
  public:
    using Value::Value;
    /// Verdict::yes where there is an instruction.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// cicc's diagnostics, in order: the one at a position below diagnostic_count().
    std::size_t diagnostic_count() const noexcept { return c().diagnostics_count; }
    std::optional<CiccDiagnostic> diagnostic(std::size_t index) const noexcept {
        return index < std::size(c().diagnostics) && c().diagnostics[index] != 0 ? std::optional<CiccDiagnostic>(CiccDiagnostic{c().diagnostics[index]}) : std::nullopt;
    }
    /// What stands before the instruction, "fence.sc.gpu"; "" where nothing does.
    std::string_view fence() const noexcept { return c().fence; }
    /// The instruction without its operands, "atom.add.relaxed.gpu.s32"; "" where there is none.
    std::string_view instruction() const noexcept { return c().instruction; }
};

/// The atomic operations.
inline Rows<CiccOperationRow> cicc_operations() noexcept { return detail::rows<CiccOperationRow>(smarch_cicc_operations); }
/// The PTX instruction that cicc writes for an atomic operation, or the diagnostics that refuse it. Status::cicc_atomic_type: no
/// type has this kind and width.
inline Result<CiccLowering> cicc_atomic_lower(Toolkit k, Target target, const CiccAtomic &atomic) noexcept {
    const auto c = atomic.c();
    return detail::ask<CiccLowering, smarch_cicc_lowering>([&](smarch_cicc_lowering *out) { return smarch_cicc_atomic_lower(detail::number(k), target.id(), &c, out); });
}

} // namespace smarch

#endif // SMARCH_CICC_HPP
