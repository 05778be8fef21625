/// @file
/// Which instructions are legal in PTX for a target, and what ptxas does beyond its limits.

#ifndef SMARCH_ISA_HPP
#define SMARCH_ISA_HPP

#include <smarch/ptx.hpp>
#include <smarch/targets.hpp>

namespace smarch {

/// What is known of an instruction without a target.
class IsaFeatureInfo : public Row<smarch_isa_feature_info> {
  public:
    using Row::Row;
    IsaFeature feature() const noexcept { return IsaFeature{c().feature}; }
    /// "tcgen05.mma.kind::i8".
    std::string_view name() const noexcept { return c().name; }
    IsaGroup group() const noexcept { return IsaGroup{c().group}; }
    std::string_view group_name() const noexcept { return c().group_name; }
};

/// All instructions whose legality was measured.
inline Rows<IsaFeatureInfo> isa_features() noexcept { return detail::rows<IsaFeatureInfo>(smarch_isa_features); }
/// The instruction with this name. Status::isa_feature_name: none has it.
inline Result<IsaFeature> isa_feature_parse(std::string_view name) noexcept {
    return detail::ask<IsaFeature, smarch_isa_feature>([&](smarch_isa_feature *out) { return smarch_isa_feature_parse(name.data(), name.size(), out); });
}
/// What is known of an instruction without a target; nothing for an unknown one.
inline std::optional<IsaFeatureInfo> info(IsaFeature feature) noexcept {
    const auto rows = isa_features();
    const std::size_t place = detail::number(feature) - std::size_t{1};
    return place < rows.size() ? std::optional<IsaFeatureInfo>(rows[place]) : std::nullopt;
}
/// The name of an instruction; "" for an unknown one.
inline std::string_view name(IsaFeature feature) noexcept {
    const auto row = info(feature);
    return row ? row->name() : std::string_view();
}
/// The forms that an instruction stands for, one at least: it asks what they ask, and a target has it that has them all.
inline Result<Span<PtxForm>, Fault> isa_feature_forms(IsaFeature feature, ListOut<PtxForm> out) {
    return out.take<smarch_ptx_form>([&](smarch_ptx_form *forms, std::size_t capacity, std::size_t *count) { return smarch_isa_feature_forms(detail::number(feature), forms, capacity, count); });
}
/// Whether ptxas of a release accepts the instruction in PTX with this .version and .target; a Version() is the newest that it reads.
inline bool isa_supports(Toolkit k, Version version, Target ptx, IsaFeature feature) noexcept {
    return smarch_isa_supports(detail::number(k), version, ptx.id(), detail::number(feature));
}
inline Verdict isa_supports_why(Toolkit k, Version version, Target ptx, IsaFeature feature) noexcept {
    return Verdict{smarch_isa_supports_why(detail::number(k), version, ptx.id(), detail::number(feature))};
}
/// The first line of what ptxas of a release prints when it refuses the instruction, from "Feature" on; "" when it accepts it.
inline Result<std::string_view, Fault> isa_message(Toolkit k, Version version, Target ptx, IsaFeature feature, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_isa_message(detail::number(k), version, ptx.id(), detail::number(feature), buffer, capacity, length);
    });
}
/// What ptxas of a release remarks when it accepts the instruction; "" when it prints no remark.
inline Result<std::string_view, Fault> isa_advisory(Toolkit k, Version version, Target ptx, IsaFeature feature, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_isa_advisory(detail::number(k), version, ptx.id(), detail::number(feature), buffer, capacity, length);
    });
}
/// The lowest .version with which a release accepts an instruction; nothing where the release has not got it.
inline std::optional<Version> isa_feature_since(Toolkit k, IsaFeature feature) noexcept {
    return Version::or_none(smarch_isa_feature_since(detail::number(k), detail::number(feature)));
}

/// The limits that ptxas checks for a GPU.
using Limits = smarch_limits;
/// The limits for --gpu-name. Status::hardware_unknown: ptxas does not build for this target.
inline Result<Limits> limits(Toolkit k, Target gpu) noexcept {
    return detail::ask<Limits, Limits>([&](Limits *out) { return smarch_limits_compute(detail::number(k), gpu.id(), out); });
}

/// What a program or a command line asks of ptxas.
class LimitRequest : public Value<smarch_limit_request> {
  public:
    using Value::Value;
    /// --maxrregcount n, which may be negative.
    static constexpr LimitRequest maxrregcount(std::int64_t n) noexcept { return {LimitKind::maxrregcount, 0, 0, 0, n}; }
    /// .maxnreg n
    static constexpr LimitRequest maxnreg(std::uint32_t n) noexcept { return {LimitKind::maxnreg, 0, 0, 0, n}; }
    /// .maxntid x, y, z or .reqntid
    static constexpr LimitRequest maxntid(std::uint32_t x, std::uint32_t y = 1, std::uint32_t z = 1) noexcept { return {LimitKind::maxntid, x, y, z, 0}; }
    /// .minnctapersm n without .maxntid
    static constexpr LimitRequest minnctapersm(std::uint32_t n) noexcept { return {LimitKind::minnctapersm, 0, 0, 0, n}; }
    /// .minnctapersm n beside .maxntid x, y, z
    static constexpr LimitRequest minnctapersm(std::uint32_t n, std::uint32_t x, std::uint32_t y = 1, std::uint32_t z = 1) noexcept {
        return {LimitKind::minnctapersm, x, y, z, n};
    }
    /// The number of a barrier.
    static constexpr LimitRequest barrier(std::int64_t n) noexcept { return {LimitKind::barrier, 0, 0, 0, n}; }
    /// Static shared memory of a kernel, bytes.
    static constexpr LimitRequest static_smem(std::int64_t bytes) noexcept { return {LimitKind::static_smem, 0, 0, 0, bytes}; }
    /// The same in a relocatable object, which is not checked.
    static constexpr LimitRequest relocatable_static_smem(std::int64_t bytes) noexcept { return {LimitKind::relocatable_static_smem, 0, 0, 0, bytes}; }

  private:
    constexpr LimitRequest(LimitKind kind, std::uint32_t x, std::uint32_t y, std::uint32_t z, std::int64_t value) noexcept
        : Value(smarch_limit_request{detail::number(kind), {x, y, z}, value}) {}
};

/// What ptxas does with a request for this GPU.
inline Result<LimitEffect> ptxas_limit(Toolkit k, Target gpu, const LimitRequest &request) noexcept {
    return detail::ask<LimitEffect, smarch_limit_effect>([&](smarch_limit_effect *out) { return smarch_ptxas_limit(detail::number(k), gpu.id(), &request.c(), out); });
}
/// What ptxas prints about it, for an entry of this name, without its beginning; "" when it obeys or crashes.
inline Result<std::string_view, Fault> ptxas_limit_message(Toolkit k, Target gpu, const LimitRequest &request, std::string_view entry, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_ptxas_limit_message(detail::number(k), gpu.id(), &request.c(), entry.data(), entry.size(), buffer, capacity, length);
    });
}

} // namespace smarch

#endif // SMARCH_ISA_HPP
