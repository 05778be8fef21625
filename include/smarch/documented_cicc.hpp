/// @file
/// cicc's flags, gates, intrinsics, SMFeatures and code generation, as documented. What cicc answers when it is run: cicc.hpp.

#ifndef SMARCH_DOCUMENTED_CICC_HPP
#define SMARCH_DOCUMENTED_CICC_HPP

#include <smarch/cicc.hpp>
#include <smarch/documented_rows.hpp>

namespace smarch::documented::cicc {

/// What -arch=compute_N is translated to.
class Translation : public Value<smarch_documented_cicc_translation> {
  public:
    using Value::Value;
    /// The value of __CUDA_ARCH for the preprocessor.
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// The target of -opt-arch, suffix and all, and that of -mcpu, the base.
    Target opt_arch() const noexcept { return *Target::or_none(c().opt_arch); }
    Target mcpu() const noexcept { return *Target::or_none(c().mcpu); }
};

/// Translates a flag such as "-arch=compute_90a". Which names cicc accepts when it is run: tool_accepts(Tool::cicc, ...).
inline Result<Translation> translation_parse(std::string_view text) noexcept {
    return detail::ask<Translation, smarch_documented_cicc_translation>([&](smarch_documented_cicc_translation *out) { return smarch_documented_cicc_translation_parse(text.data(), text.size(), out); });
}
/// The flag that a component is given for a target: "-opt-arch=sm_90a".
inline Result<std::string_view, Fault> component_flag(Target target, CiccComponent component, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) {
        return smarch_documented_cicc_component_flag(target.id(), detail::number(component), buffer, capacity, count);
    });
}
/// The documented PTX version of an SM number; nothing between the ranges. cicc writes 9.0 for all (erratum E46).
inline std::optional<Version> ptx_version(std::uint32_t sm) noexcept {
    const Version version = smarch_documented_cicc_ptx_version(sm);
    return detail::given(version != Version(), version);
}

/// What the front end does with a raw SM number, each effect once.
inline Result<Span<CiccEffect>, Fault> gate_effects(std::uint32_t sm, ListOut<CiccEffect> out) {
    return out.take<std::uint32_t>([&](std::uint32_t *effects, std::size_t capacity, std::size_t *count) { return smarch_documented_cicc_gate_effects(sm, effects, capacity, count); });
}
/// Whether an atomic operation meets the comparisons with this effect, on SM numbers for which they hold.
inline bool effect_is_met(CiccEffect effect, const CiccAtomic &atomic) noexcept {
    const auto c = atomic.c();
    return smarch_documented_cicc_effect_is_met(detail::number(effect), &c);
}
/// What becomes of an atomic operation for a raw SM number.
class AtomicLowering : public Value<smarch_documented_cicc_atomic_lowering> {
  public:
    using Value::Value;
    /// Verdict::yes where there is an instruction.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// The front end's diagnostics, in order: the one at a position below diagnostic_count().
    std::size_t diagnostic_count() const noexcept { return c().diagnostics_count; }
    std::optional<CiccDiagnostic> diagnostic(std::size_t index) const noexcept {
        return index < std::size(c().diagnostics) && c().diagnostics[index] != 0 ? std::optional<CiccDiagnostic>(CiccDiagnostic{c().diagnostics[index]}) : std::nullopt;
    }
    /// What stands before the instruction and behind it, "membar.gl"; "" where nothing does.
    std::string_view before() const noexcept { return c().before; }
    std::string_view after() const noexcept { return c().after; }
    /// The instruction without its operands, "ld.volatile.b32"; "" where there is none.
    std::string_view instruction() const noexcept { return c().instruction; }
};

/// The diagnostics and the PTX of an atomic operation for a raw SM number, below sm_70 too. What cicc answers for its targets: cicc_atomic_lower().
/// Status::invalid_value: a cache hint, of which the front end knows nothing. Status::cicc_atomic_type: no type has this kind and width.
inline Result<AtomicLowering> atomic_lower(std::uint32_t sm, const CiccAtomic &atomic) noexcept {
    const auto c = atomic.c();
    return detail::ask<AtomicLowering, smarch_documented_cicc_atomic_lowering>([&](smarch_documented_cicc_atomic_lowering *out) { return smarch_documented_cicc_atomic_lower(sm, &c, out); });
}
/// The message about a builtin for a version field, ten times the SM number; "" where it is allowed.
inline std::string_view hopper_refusal(std::uint32_t builtin, std::uint32_t version) noexcept { return smarch_documented_cicc_hopper_refusal(builtin, version); }
/// The message about a convergent branch for a raw SM number; "" where it is allowed, and for other builtins.
inline std::string_view branch_refusal(std::uint32_t builtin, std::uint32_t sm) noexcept { return smarch_documented_cicc_branch_refusal(builtin, sm); }
/// Whether a builtin is one of HMMA.
inline bool is_hmma(std::uint32_t builtin) noexcept { return smarch_documented_cicc_is_hmma(builtin); }
/// Whether a raw SM number has a builtin of those that the document names.
inline bool sm_has_builtin(std::uint32_t sm, std::uint32_t builtin) noexcept { return smarch_documented_cicc_sm_has_builtin(sm, builtin); }
/// What an SM number has, in the row at this position of divergences(); "" where the table does not speak of it.
inline std::string_view divergence_value(std::uint32_t position, std::uint32_t sm) noexcept { return smarch_documented_cicc_divergence_value(position, sm); }

/// A text of bulk copies, and where in the assembly it stands.
struct BulkCopyMatch {
    CiccBulkCopy text;
    std::size_t at;
};
/// Which text of bulk copies stands in inline assembly, the longer one before the shorter.
inline std::optional<BulkCopyMatch> bulk_copy_search(std::string_view assembly) noexcept {
    smarch_documented_cicc_bulk_copy_match found{};
    [[maybe_unused]] const smarch_status always = smarch_documented_cicc_bulk_copy_search(assembly.data(), assembly.size(), &found);
    return detail::given(found.bulk_copy != 0, BulkCopyMatch{CiccBulkCopy{found.bulk_copy}, found.at});
}

/// What cicc records of an architecture.
class SmFeatures : public Value<smarch_documented_cicc_sm_features> {
  public:
    using Value::Value;
    /// Those of an SM number, 70 to 121, with the bits of the documented layout (erratum E46c).
    static Result<SmFeatures> compute(std::uint32_t sm) noexcept {
        return detail::ask<SmFeatures, smarch_documented_cicc_sm_features>([&](smarch_documented_cicc_sm_features *out) { return smarch_documented_cicc_sm_features_compute(sm, out); });
    }
    /// Those in 24 bytes, little-endian, as cicc holds them; a status when the document does not allow them.
    static Result<SmFeatures> read(Span<const std::uint8_t> bytes) noexcept {
        return detail::ask<SmFeatures, smarch_documented_cicc_sm_features>([&](smarch_documented_cicc_sm_features *out) { return smarch_documented_cicc_sm_features_read(bytes.data(), bytes.size(), out); });
    }
    bool has(SmFeature feature) const noexcept { return detail::number(feature) < 64 && (c().feature_flags >> detail::number(feature) & 1) != 0; }
    std::uint32_t sm_version() const noexcept { return c().sm_version; }
    std::uint32_t max_registers() const noexcept { return c().max_registers; }
    /// As documented; the silicon has 256 (erratum E25).
    std::uint32_t register_file_kb() const noexcept { return c().register_file_kb; }
    std::uint32_t physical_color_limit() const noexcept { return c().physical_color_limit; }
};

/// The flags that the documented pseudo-code sets, literally: without bits 15 and 22 (erratum E46c).
inline std::uint64_t sm_features_pseudocode(std::uint32_t sm) noexcept { return smarch_documented_cicc_sm_features_pseudocode(sm); }

/// Whether a target has a feature, as run: whether ptxas of this release takes one of the instructions that it stands for (erratum
/// E47d). False where no such instruction was measured.
inline bool sm_feature_legal(Toolkit k, Target target, SmFeature feature) noexcept { return smarch_documented_cicc_sm_feature_legal(detail::number(k), target.id(), detail::number(feature)); }
/// As sm_feature_legal, with the reason; Verdict::unknown_feature where no such instruction was measured.
inline Verdict sm_feature_legal_why(Toolkit k, Target target, SmFeature feature) noexcept { return Verdict{smarch_documented_cicc_sm_feature_legal_why(detail::number(k), target.id(), detail::number(feature))}; }

/// What the ladders of code generation give for an SM number.
using Codegen = smarch_documented_cicc_codegen;
/// The ladders, literally: 120 and 121 fall under 100 (erratum E47b). Any number is valid.
inline Codegen codegen_compute(std::uint32_t sm) noexcept {
    Codegen out{};
    [[maybe_unused]] const smarch_status always = smarch_documented_cicc_codegen_compute(sm, &out);
    return out;
}
/// The column of an SM number in the matrix of tensor cores, by those ladders. Any number is valid.
inline smarch_documented_cicc_sm_tensor_column sm_tensor_column_compute(std::uint32_t sm) noexcept {
    smarch_documented_cicc_sm_tensor_column out{};
    [[maybe_unused]] const smarch_status always = smarch_documented_cicc_sm_tensor_column_compute(sm, &out);
    return out;
}
/// How a target multiplies matrices, as documented, by its number alone: MMA.SYNC on 120 and 121 (erratum E47b). Nothing for
/// Target(). What the suffix allows: legal_tensor_path.
inline std::optional<CiccEmitPath> tensor_path(Target target) noexcept {
    const std::uint32_t path = smarch_documented_cicc_tensor_path(target.id());
    return detail::given(path != 0, CiccEmitPath{path});
}
/// How PTX for a target may multiply matrices, as run: the documented path where ptxas of this release takes its instruction, else
/// the next lower one that it takes (erratum E47c). Nothing where it takes none, and for Target().
inline std::optional<CiccEmitPath> legal_tensor_path(Toolkit k, Target target) noexcept {
    const std::uint32_t path = smarch_documented_cicc_legal_tensor_path(detail::number(k), target.id());
    return detail::given(path != 0, CiccEmitPath{path});
}
/// Whether ptxas of this release takes the instruction of a path in PTX for a target, as run.
inline bool emit_path_legal(Toolkit k, Target target, CiccEmitPath path) noexcept { return smarch_documented_cicc_emit_path_legal(detail::number(k), target.id(), detail::number(path)); }
/// As emit_path_legal, with the reason.
inline Verdict emit_path_legal_why(Toolkit k, Target target, CiccEmitPath path) noexcept { return Verdict{smarch_documented_cicc_emit_path_legal_why(detail::number(k), target.id(), detail::number(path))}; }
/// What the document remarks beside an overlap of the scheduler; "" for an overlap that the ladder does not have.
inline std::string_view overlap_remark(std::uint32_t tenths) noexcept { return smarch_documented_cicc_overlap_remark(tenths); }

} // namespace smarch::documented::cicc

#endif // SMARCH_DOCUMENTED_CICC_HPP
