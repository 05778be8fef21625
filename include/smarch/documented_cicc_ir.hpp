/// @file
/// What the documents say cicc does between its flags and PTX: targets, features, address spaces, validator, code
/// generation. What libnvvm does with programs when it is run: nvvm_construct and others of nvvm.hpp.

#ifndef SMARCH_DOCUMENTED_CICC_IR_HPP
#define SMARCH_DOCUMENTED_CICC_IR_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// A row of the flag table.
class CiccTargetRow : public Row<smarch_cicc_flag_row> {
  public:
    using Row::Row;
    /// The base target; -opt-arch takes its suffixed ones, too.
    Target base() const noexcept { return *Target::or_none(c().base); }
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// What is said beside it: "Hopper (H100)".
    std::string_view supported() const noexcept { return c().supported; }
};

/// What -arch=compute_N is translated to.
class CiccTranslation : public Value<smarch_cicc_translation> {
  public:
    using Value::Value;
    /// The value of __CUDA_ARCH for the preprocessor.
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// The target of -opt-arch, suffix and all, and that of -mcpu, the base.
    Target opt_arch() const noexcept { return *Target::or_none(c().opt_arch); }
    Target mcpu() const noexcept { return *Target::or_none(c().mcpu); }
};

/// What the document says of a suffix.
class CiccVariant : public Row<smarch_cicc_variant> {
  public:
    using Row::Row;
    std::optional<char> suffix() const noexcept { return detail::given(c().suffix != 0, static_cast<char>(c().suffix)); }
    std::string_view meaning() const noexcept { return c().meaning; }
};

/// SMs and the PTX version that the document gives them.
class CiccPtxRange : public Row<smarch_cicc_ptx_range> {
  public:
    using Row::Row;
    std::uint32_t first() const noexcept { return c().first; }
    std::uint32_t last() const noexcept { return c().last; }
    Version version() const noexcept { return c().version; }
};

/// Something that the document says of itself or of cicc.
class CiccFact : public Row<smarch_cicc_fact> {
  public:
    using Row::Row;
    /// What it is about; nothing for a string of cicc's.
    std::optional<std::string_view> item() const noexcept { return detail::text(c().item); }
    /// What is said, or the string; nothing where only an address is given.
    std::optional<std::string_view> value() const noexcept { return detail::text(c().value); }
    /// The address of a place or a string.
    std::optional<std::uint32_t> address() const noexcept { return detail::given(c().address != 0, c().address); }
};

/// The twelve rows of the flag table, numbers ascending.
inline Rows<CiccTargetRow> cicc_flag_rows() noexcept { return detail::rows<CiccTargetRow>(smarch_cicc_flag_rows); }
/// Translates a flag such as "-arch=compute_90a". Which names cicc takes when it is run: accepts(Tool::cicc, ...).
inline Result<CiccTranslation> cicc_translate(std::string_view flag) noexcept {
    return detail::ask<CiccTranslation, smarch_cicc_translation>([&](smarch_cicc_translation *out) { return smarch_cicc_translate(flag.data(), flag.size(), out); });
}
/// The flag that a component is given for a target: "-opt-arch=sm_90a".
inline Result<std::string_view, Fault> cicc_component_flag(Target target, CiccComponent component, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_cicc_component_flag(target.id(), detail::number(component), buffer, capacity, length);
    });
}
/// What the document says of no suffix, a and f.
inline Rows<CiccVariant> cicc_variants() noexcept { return detail::rows<CiccVariant>(smarch_cicc_variants); }
/// The ten ranges, SM numbers ascending.
inline Rows<CiccPtxRange> cicc_ptx_ranges() noexcept { return detail::rows<CiccPtxRange>(smarch_cicc_ptx_ranges); }
/// The documented PTX version of an SM number; nothing between the ranges. cicc writes 9.0 for all (erratum E46).
inline std::optional<Version> cicc_documented_ptx(std::uint32_t sm) noexcept {
    const Version version = smarch_cicc_documented_ptx(sm);
    return detail::given(version != Version(), version);
}
/// The four stages of the detection of the architecture, in order: name and place.
inline Rows<CiccFact> cicc_pipeline() noexcept { return detail::rows<CiccFact>(smarch_cicc_pipeline); }
/// The summary of the document's evidence.
inline Rows<CiccFact> cicc_evidence() noexcept { return detail::rows<CiccFact>(smarch_cicc_evidence); }
/// The places in cicc that the document goes by, with their sizes, and the strings.
inline Rows<CiccFact> cicc_places() noexcept { return detail::rows<CiccFact>(smarch_cicc_places); }
inline Rows<CiccFact> cicc_strings() noexcept { return detail::rows<CiccFact>(smarch_cicc_strings); }

/// What cicc notes of an architecture.
class SmFeatures : public Value<smarch_sm_features> {
  public:
    using Value::Value;
    /// Those of an SM number, 70 to 121, with the bits of the documented layout (erratum E46c).
    static Result<SmFeatures> of(std::uint32_t sm) noexcept {
        return detail::ask<SmFeatures, smarch_sm_features>([&](smarch_sm_features *out) { return smarch_sm_features_init(sm, out); });
    }
    /// Whether features that came from elsewhere are such as the document allows.
    Result<void, Status> check() const noexcept { return Status{smarch_sm_features_check(&c())}; }
    bool has(SmFeature feature) const noexcept { return detail::number(feature) < 64 && (c().feature_flags >> detail::number(feature) & 1) != 0; }
    std::uint32_t sm_version() const noexcept { return c().sm_version; }
    std::uint32_t max_registers() const noexcept { return c().max_registers; }
    /// As documented; the silicon has 256 (erratum E25).
    std::uint32_t register_file_kb() const noexcept { return c().register_file_kb; }
    std::uint32_t physical_color_limit() const noexcept { return c().physical_color_limit; }
};

/// A bit of the feature flags.
class SmFeatureBit : public Row<smarch_sm_feature_bit> {
  public:
    using Row::Row;
    SmFeature feature() const noexcept { return SmFeature{c().index}; }
    std::uint64_t mask() const noexcept { return c().mask; }
    /// The lowest SM number that has it.
    std::uint32_t from() const noexcept { return c().from; }
    /// Without has_: "tensor_cores".
    std::string_view name() const noexcept { return c().name; }
};

/// A row of a feature matrix.
class SmMatrixRow : public Row<smarch_sm_matrix_row> {
  public:
    using Row::Row;
    SmMatrix matrix() const noexcept { return SmMatrix{c().matrix}; }
    /// The lowest SM number that has the feature.
    std::uint32_t from() const noexcept { return c().from; }
    /// Later SMs lack it again (tensor memory).
    bool on_some_only() const noexcept { return c().on_some_only != 0; }
    /// Its bit; nothing for tensor memory, which has none.
    std::optional<SmFeature> bit() const noexcept { return detail::given(c().bit != UINT32_MAX, SmFeature{c().bit}); }
    std::string_view feature() const noexcept { return c().feature; }
    /// The erratum where it is measured otherwise: "E46d".
    std::optional<std::string_view> erratum() const noexcept { return detail::text(c().erratum); }
};

/// A column of the matrix of tensor cores.
class SmTensorCores : public Row<smarch_sm_tensor_cores> {
  public:
    using Row::Row;
    std::uint32_t sm() const noexcept { return c().sm; }
    CiccEmitPath kind() const noexcept { return CiccEmitPath{c().kind}; }
    /// Cycles of an operation.
    std::uint32_t latency() const noexcept { return c().latency; }
    /// KiB, as documented (erratum E25).
    std::uint32_t register_file_kb() const noexcept { return c().register_file_kb; }
    std::uint32_t max_registers() const noexcept { return c().max_registers; }
    std::uint32_t color_limit() const noexcept { return c().color_limit; }
    std::string_view name() const noexcept { return c().name; }
};

/// The flags that the documented pseudo-code sets, literally: without bits 15 and 22 (erratum E46c).
inline std::uint64_t sm_features_pseudocode(std::uint32_t sm) noexcept { return smarch_sm_features_pseudocode(sm); }
/// The 19 bits, indices ascending.
inline Rows<SmFeatureBit> sm_feature_bits() noexcept { return detail::rows<SmFeatureBit>(smarch_sm_feature_bits); }
/// The bits that the pseudo-code sets, in its order.
inline Rows<SmFeatureBit> sm_features_pseudocode_order() noexcept { return detail::rows<SmFeatureBit>(smarch_sm_features_pseudocode_order); }
/// The rows of the three matrices of features.
inline Rows<SmMatrixRow> sm_matrix_rows() noexcept { return detail::rows<SmMatrixRow>(smarch_sm_matrix_rows); }
/// The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100.
inline Rows<SmTensorCores> sm_tensor_columns() noexcept { return detail::rows<SmTensorCores>(smarch_sm_tensor_columns); }

/// What the ladders of code generation give for an SM number.
using CiccCodegen = smarch_cicc_codegen;
/// The ladders, literally: 120 and 121 fall under 100 (erratum E47b). Any number may be asked.
inline CiccCodegen cicc_codegen_ladders(std::uint32_t sm) noexcept {
    CiccCodegen out{};
    [[maybe_unused]] const smarch_status always = smarch_cicc_codegen_ladders(sm, &out);
    return out;
}
/// How a target multiplies matrices: MMA.SYNC on 120 and 121 (erratum E47b).
inline Result<CiccEmitPath> cicc_tensor_path(Target target) noexcept {
    return detail::ask<CiccEmitPath, std::uint32_t>([&](std::uint32_t *out) { return smarch_cicc_tensor_path(target.id(), out); });
}
/// What the document remarks beside an overlap of the scheduler; "" for tenths of no rung.
inline std::string_view cicc_overlap_remark(std::uint32_t tenths) noexcept { return smarch_cicc_overlap_remark(tenths); }

/// Something in which SM120 differs from SM100 and SM103.
class CiccDivergence : public Row<smarch_cicc_divergence> {
  public:
    using Row::Row;
    std::string_view property() const noexcept { return c().property; }
    std::string_view sm100() const noexcept { return c().sm100; }
    std::string_view sm120() const noexcept { return c().sm120; }
};
/// The six rows.
inline Rows<CiccDivergence> cicc_divergences() noexcept { return detail::rows<CiccDivergence>(smarch_cicc_divergences); }

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_CICC_IR_HPP
