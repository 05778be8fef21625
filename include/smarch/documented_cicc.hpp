/// @file
/// cicc's front end as documented and, where a function decides, as it was run: gates, diagnostics, atomics, intrinsics.

#ifndef SMARCH_DOCUMENTED_CICC_HPP
#define SMARCH_DOCUMENTED_CICC_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// A comparison of unk_4D045E8, the raw SM number.
class CiccGateLocation : public Row<smarch_cicc_gate_location> {
  public:
    using Row::Row;
    /// The numbers for which it holds.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    std::uint32_t highest() const noexcept { return c().highest; }
    /// The address of the function that compares.
    std::uint32_t function() const noexcept { return c().function; }
    /// The line in its decompilation; nothing where none is stated.
    std::optional<std::uint32_t> line() const noexcept { return detail::given(c().line != 0, c().line); }
    CiccEffect effect() const noexcept { return CiccEffect{c().effect}; }
    std::string_view text() const noexcept { return c().text; }
};

/// What the document says of a feature up to sm_89.
class CiccPreHopper : public Row<smarch_cicc_pre_hopper> {
  public:
    using Row::Row;
    std::uint32_t function() const noexcept { return c().functions[0]; }
    std::optional<std::uint32_t> second_function() const noexcept { return detail::given(c().functions[1] != 0, c().functions[1]); }
    std::string_view feature() const noexcept { return c().feature; }
    std::string_view behavior() const noexcept { return c().behavior; }
};

/// A diagnostic.
class CiccDiagnosticRow : public Row<smarch_cicc_diagnostic> {
  public:
    using Row::Row;
    CiccDiagnostic diagnostic() const noexcept { return CiccDiagnostic{c().diagnostic}; }
    CiccSeverity severity() const noexcept { return CiccSeverity{c().severity}; }
    /// Its number inside, as documented; nothing where none is stated.
    std::optional<std::uint32_t> number() const noexcept { return detail::given(c().number != 0, c().number); }
    /// The number that is printed; nothing where none is.
    std::optional<std::uint32_t> printed_number() const noexcept { return detail::given(c().printed_number != 0, c().printed_number); }
    std::string_view text() const noexcept { return c().text; }
};

/// A construct whose handling was measured.
class CiccConstructRow : public Row<smarch_cicc_construct> {
  public:
    using Row::Row;
    CiccConstruct construct() const noexcept { return CiccConstruct{c().construct}; }
    /// "launch_bounds(128,1,2)".
    std::string_view text() const noexcept { return c().text; }
};

/// The seventeen comparisons of the raw SM number.
inline Rows<CiccGateLocation> cicc_gate_locations() noexcept { return detail::rows<CiccGateLocation>(smarch_cicc_gate_locations); }
/// What the front end does with a raw SM number, each once.
inline Result<Span<CiccEffect>, Fault> cicc_gate_effects(std::uint32_t sm, ListOut<CiccEffect> out) {
    return out.take<std::uint32_t>([&](std::uint32_t *effects, std::size_t capacity, std::size_t *count) { return smarch_cicc_gate_effects(sm, effects, capacity, count); });
}
/// What the document says of seven features up to sm_89.
inline Rows<CiccPreHopper> cicc_pre_hopper_features() noexcept { return detail::rows<CiccPreHopper>(smarch_cicc_pre_hopper_features); }
/// The diagnostics.
inline Rows<CiccDiagnosticRow> cicc_diagnostics() noexcept { return detail::rows<CiccDiagnosticRow>(smarch_cicc_diagnostics); }
/// A diagnostic as cicc prints it with --display_error_number, without the place before it: "error: ...".
inline Result<std::string_view, Fault> cicc_diagnostic_write(CiccDiagnostic diagnostic, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_cicc_diagnostic_write(detail::number(diagnostic), buffer, capacity, length); });
}
/// The constructs whose handling was measured.
inline Rows<CiccConstructRow> cicc_constructs() noexcept { return detail::rows<CiccConstructRow>(smarch_cicc_constructs); }
/// The construct with this text, as in cicc_constructs().
inline std::optional<CiccConstruct> cicc_construct(std::string_view text) noexcept {
    const std::uint32_t construct = smarch_cicc_construct_by_name(text.data(), text.size());
    return detail::given(construct != 0, CiccConstruct{construct});
}
/// Whether cicc compiles a construct for an architecture, with warnings or without.
inline bool cicc_compiles(CiccConstruct construct, Target target) noexcept { return smarch_cicc_compiles(detail::number(construct), target.id()); }
inline Verdict cicc_compiles_why(CiccConstruct construct, Target target) noexcept { return Verdict{smarch_cicc_compiles_why(detail::number(construct), target.id())}; }
/// What cicc says of a construct for an architecture, in order.
inline Result<Span<CiccDiagnostic>, Fault> cicc_says(CiccConstruct construct, Target target, ListOut<CiccDiagnostic> out) {
    return out.take<std::uint32_t>([&](std::uint32_t *diagnostics, std::size_t capacity, std::size_t *count) {
        return smarch_cicc_says(detail::number(construct), target.id(), diagnostics, capacity, count);
    });
}

/// An atomic operation as the document lists it.
class CiccOperationRow : public Row<smarch_cicc_operation> {
  public:
    using Row::Row;
    CiccOperation operation() const noexcept { return CiccOperation{c().operation}; }
    /// Its place in the document's list, from 1 on; nothing where that lacks it.
    std::optional<std::uint32_t> position() const noexcept { return detail::given(c().position != 0, c().position); }
    /// The document lists it among those that take an L2 cache hint (erratum E46e).
    bool takes_hint() const noexcept { return c().takes_hint != 0; }
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

/// What becomes of an atomic operation.
class CiccLowering : public Value<smarch_cicc_lowering> {
  public:
    using Value::Value;
    /// Verdict::yes where there is an instruction.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// What cicc says, in order: the diagnostic at a position below diagnostic_count().
    std::size_t diagnostic_count() const noexcept { return c().diagnostic_count; }
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
/// How PTX spells a scope for an architecture with this number: "gpu" for a cluster before 90.
inline std::string_view cicc_scope_ptx(CiccScope scope, std::uint32_t sm) noexcept { return smarch_cicc_scope_ptx(detail::number(scope), sm); }
/// The PTX instruction that cicc writes for an atomic operation, or what it says against it. Status::cicc_atomic_type: no
/// type has this kind and width.
inline Result<CiccLowering> cicc_lower(const CiccAtomic &atomic, Target target) noexcept {
    const auto asked = atomic.c();
    return detail::ask<CiccLowering, smarch_cicc_lowering>([&](smarch_cicc_lowering *out) { return smarch_cicc_lower(&asked, target.id(), out); });
}

/// Builtins that are refused before Hopper.
class CiccHopperIntrinsic : public Row<smarch_cicc_hopper_intrinsic> {
  public:
    using Row::Row;
    /// The id, or the first and the last of two.
    std::uint32_t first() const noexcept { return c().first; }
    std::uint32_t last() const noexcept { return c().last; }
    std::string_view description() const noexcept { return c().description; }
};

/// A branch on a condition that is the same in all threads.
class CiccBranch : public Row<smarch_cicc_branch> {
  public:
    using Row::Row;
    std::string_view name() const noexcept { return c().name; }
    /// Its ids: the verifier's and the lowering's.
    Span<const std::uint32_t> builtins() const noexcept { return c().builtins; }
    /// The lowest SM number that has it, and what is said below.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    std::string_view message() const noexcept { return c().message; }
};

/// A feature of a generation, as the document lists it.
class CiccFeature : public Row<smarch_cicc_feature> {
  public:
    using Row::Row;
    CiccGeneration generation() const noexcept { return CiccGeneration{c().generation}; }
    /// The bound of qword_4F077A8 above which the generation's features are there; nothing for Turing.
    std::optional<std::uint32_t> threshold() const noexcept { return detail::given(c().threshold != 0, c().threshold); }
    std::string_view title() const noexcept { return c().title; }
    std::string_view text() const noexcept { return c().text; }
    /// The ids of its builtins, the diagnostic it names, the condition in the text.
    std::optional<std::string_view> builtins() const noexcept { return detail::text(c().builtins); }
    std::optional<std::string_view> diagnostic() const noexcept { return detail::text(c().diagnostic); }
    std::optional<std::string_view> condition() const noexcept { return detail::text(c().condition); }
    /// One of up to four variables, and of up to three functions, that it names.
    std::optional<std::string_view> variables(std::size_t index) const noexcept { return index < std::size(c().variables) ? detail::text(c().variables[index]) : std::nullopt; }
    std::optional<std::string_view> functions(std::size_t index) const noexcept { return index < std::size(c().functions) ? detail::text(c().functions[index]) : std::nullopt; }
};

/// The builtins that are refused before Hopper.
inline Rows<CiccHopperIntrinsic> cicc_hopper_intrinsics() noexcept { return detail::rows<CiccHopperIntrinsic>(smarch_cicc_hopper_intrinsics); }
/// What is said of a builtin for a version field, ten times the SM number; "" where it is allowed.
inline std::string_view cicc_hopper_refusal(std::uint32_t builtin, std::uint32_t version) noexcept { return smarch_cicc_hopper_refusal(builtin, version); }
/// The convergent branches.
inline Rows<CiccBranch> cicc_branches() noexcept { return detail::rows<CiccBranch>(smarch_cicc_branches); }
/// What is said of a convergent branch for a raw SM number; "" where it is allowed, and for other builtins.
inline std::string_view cicc_branch_refusal(std::uint32_t builtin, std::uint32_t sm) noexcept { return smarch_cicc_branch_refusal(builtin, sm); }
/// Whether a builtin is one of HMMA.
inline bool cicc_is_hmma(std::uint32_t builtin) noexcept { return smarch_cicc_is_hmma(builtin); }

/// A text of bulk copies, and where in the assembly it stands.
struct CiccBulkCopyFound {
    CiccBulkCopy text;
    std::size_t at;
};
/// Which text of bulk copies stands in inline assembly, the longer one before the shorter.
inline std::optional<CiccBulkCopyFound> cicc_bulk_copy(std::string_view assembly) noexcept {
    std::size_t at = 0;
    const std::uint32_t text = smarch_cicc_bulk_copy(assembly.data(), assembly.size(), &at);
    return detail::given(text != 0, CiccBulkCopyFound{CiccBulkCopy{text}, at});
}
/// What each generation brings to cicc, as the document lists it.
inline Rows<CiccFeature> cicc_features() noexcept { return detail::rows<CiccFeature>(smarch_cicc_features); }

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_CICC_HPP
