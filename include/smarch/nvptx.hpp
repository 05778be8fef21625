/// @file
/// -mcpu and -mattr: as the tables inside tileiras read them (documented), and as LLVM does (measured).

#ifndef SMARCH_NVPTX_HPP
#define SMARCH_NVPTX_HPP

#include <smarch/target.hpp>

namespace smarch {

/// A CPU row, in the order of the table: by name.
class NvptxCpu : public Row<smarch_nvptx_cpu> {
  public:
    using Row::Row;
    Target target() const noexcept { return *Target::or_none(c().target); }
    std::string_view name() const noexcept { return {c().name, c().name_len}; }
    /// The bit that says "this CPU".
    NvptxFeature feature() const noexcept { return NvptxFeature{c().feature}; }
    /// The byte by which the cubin reader knows it; nothing where the reader has a gap.
    std::optional<std::uint32_t> elf_byte() const noexcept { return detail::given(c().elf_byte != 0, c().elf_byte); }
    bool has_tmem() const noexcept { return c().has_tmem != 0; }
    /// Whether the row implies a feature.
    bool implies(NvptxFeature feature) const noexcept { return c().implies[detail::number(feature) / 64] >> (detail::number(feature) % 64) & 1; }
    /// Generation and part, as printed.
    std::string_view family() const noexcept { return c().family; }
};

/// A feature, in the order of its bits.
class NvptxFeatureRow : public Row<smarch_nvptx_feature> {
  public:
    using Row::Row;
    NvptxFeature feature() const noexcept { return NvptxFeature{c().index}; }
    /// "ptx88".
    std::string_view key() const noexcept { return c().key; }
    std::string_view description() const noexcept { return c().description; }
};

/// A query of the subtarget that the document writes out.
class NvptxProbe : public Row<smarch_nvptx_probe> {
  public:
    using Row::Row;
    /// "HasSM90".
    std::string_view name() const noexcept { return c().name; }
    NvptxFeature feature() const noexcept { return NvptxFeature{c().feature}; }
    /// The word of the six that has the bit, and where in the word it is.
    std::uint32_t word() const noexcept { return c().word; }
    std::uint32_t shift() const noexcept { return c().shift; }
};

/// A field of a structure that the document prints.
class NvptxStructField : public Row<smarch_nvptx_struct_field> {
  public:
    using Row::Row;
    std::string_view structure() const noexcept { return c().structure; }
    std::string_view kind() const noexcept { return c().kind; }
    std::string_view name() const noexcept { return c().name; }
    /// 6 for an array of six, 1 for one.
    std::uint32_t count() const noexcept { return c().count; }
};

/// A mistake in a CPU or in attributes.
class NvptxProblem : public Value<smarch_nvptx_problem> {
  public:
    using Value::Value;
    NvptxProblemKind kind() const noexcept { return NvptxProblemKind{c().kind}; }
    /// Where it begins: in the CPU for unknown_cpu, else in the attributes.
    std::size_t start() const noexcept { return c().start; }
    std::size_t length() const noexcept { return c().length; }
};

/// What a CPU and attributes mean.
class NvptxSubtarget : public Value<smarch_nvptx_subtarget> {
  public:
    using Value::Value;
    /// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -.
    static Result<NvptxSubtarget> parse(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_nvptx_parse, cpu, attributes);
    }
    /// Reads them as the documented code does: an unknown CPU becomes sm_52, mistakes are passed over and noted in problems().
    static Result<NvptxSubtarget> parse_like_tileiras(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_nvptx_parse_like_tileiras, cpu, attributes);
    }
    /// The first mistake that parse would stop at; nothing when there is none.
    static Result<std::optional<NvptxProblem>> check(std::string_view cpu, std::string_view attributes = {}) noexcept {
        NvptxProblem problem;
        const auto status = smarch_nvptx_check(cpu.data(), cpu.size(), attributes.data(), attributes.size(), &problem.c());
        if (status != SMARCH_OK) return Status{status};
        return detail::given(problem.c().kind != 0, problem);
    }

    bool has(NvptxFeature feature) const noexcept { return has_bit(detail::number(feature)); }
    /// Any of the 384 bits.
    bool has_bit(std::uint32_t index) const noexcept { return smarch_nvptx_has_feature(&c(), index); }
    /// The CPU whose row was taken.
    Target cpu() const noexcept { return *Target::or_none(c().cpu); }
    std::uint32_t sm_version() const noexcept { return c().sm_version; }
    /// The PTX version of the highest selector that is on, times ten; nothing when none is.
    std::optional<std::uint32_t> ptx_version() const noexcept { return detail::given(c().ptx_version != 0, c().ptx_version); }
    bool has_tmem() const noexcept { return c().has_tmem != 0; }
    /// The CPU is the fallback for an unknown name.
    bool fell_back() const noexcept { return c().fell_back != 0; }
    /// How many mistakes were passed over, and the first eight of them.
    std::uint32_t problem_count() const noexcept { return c().problem_count; }
    Span<const NvptxProblem> problems() const noexcept {
        constexpr std::size_t kept = sizeof(smarch_nvptx_subtarget::problems) / sizeof(smarch_nvptx_problem);
        return {reinterpret_cast<const NvptxProblem *>(c().problems), c().problem_count < kept ? c().problem_count : kept};
    }

  private:
    template <typename Parse> static Result<NvptxSubtarget> read(Parse parse, std::string_view cpu, std::string_view attributes) noexcept {
        return detail::ask<NvptxSubtarget, smarch_nvptx_subtarget>(
            [&](smarch_nvptx_subtarget *out) { return parse(cpu.data(), cpu.size(), attributes.data(), attributes.size(), out); });
    }
};

/// The 40 CPU rows, by name: sm_100 before sm_20.
inline Rows<NvptxCpu> nvptx_cpus() noexcept { return detail::rows<NvptxCpu>(smarch_nvptx_cpus); }
/// The row of a target; nothing for those that the table lacks.
inline std::optional<NvptxCpu> nvptx_cpu(Target target) noexcept { return detail::row<NvptxCpu>(smarch_nvptx_cpu_of(target.id())); }
/// The row that the cubin reader knows by this byte, 0x800 included; nothing in its gaps.
inline std::optional<NvptxCpu> nvptx_cpu_of_elf_byte(std::uint32_t byte) noexcept { return detail::row<NvptxCpu>(smarch_nvptx_cpu_of_elf_byte(byte)); }
/// The 81 features, by bit.
inline Rows<NvptxFeatureRow> nvptx_features() noexcept { return detail::rows<NvptxFeatureRow>(smarch_nvptx_features); }
/// The bits of the features in the order of the table that is searched: by key.
inline Span<const std::uint32_t> nvptx_feature_order() noexcept {
    std::size_t count = 0;
    const auto *bits = smarch_nvptx_feature_order(&count);
    return {bits, count};
}
/// The feature with this key, "ptx88".
inline std::optional<NvptxFeature> nvptx_feature(std::string_view key) noexcept {
    const std::uint32_t index = smarch_nvptx_feature_index(key.data(), key.size());
    return detail::given(index != UINT32_MAX, NvptxFeature{index});
}
/// The queries that the document writes out.
inline Rows<NvptxProbe> nvptx_probes() noexcept { return detail::rows<NvptxProbe>(smarch_nvptx_probes); }
/// The fields of a CPU row, a feature row and the subtarget's state.
inline Rows<NvptxStructField> nvptx_struct_fields() noexcept { return detail::rows<NvptxStructField>(smarch_nvptx_struct_fields); }

/// What llc makes of -mcpu and -mattr.
class LlcOutput : public Value<smarch_llc_output> {
  public:
    using Value::Value;
    /// The .version that is written; nothing when nothing is, because the attributes ask for too old a PTX.
    std::optional<Version> version() const noexcept { return shown(c().version); }
    /// Then what they ask for, and what the target needs.
    std::optional<Version> asked() const noexcept { return shown(c().asked); }
    std::optional<Version> lowest() const noexcept { return shown(c().lowest); }
    bool knows_cpu() const noexcept { return c().knows_cpu != 0; }

  private:
    static std::optional<Version> shown(Version version) noexcept { return detail::given(version != Version(), version); }
};

/// What llc -march=nvptx64 of this release makes of them; empty ones stand for none.
inline Result<LlcOutput> llc(LlvmRelease release, std::string_view cpu, std::string_view attributes = {}) noexcept {
    return detail::ask<LlcOutput, smarch_llc_output>(
        [&](smarch_llc_output *out) { return smarch_llc(detail::number(release), cpu.data(), cpu.size(), attributes.data(), attributes.size(), out); });
}
/// What it prints to standard error, each line once and with its line end; "" when it is silent.
inline Result<std::string_view, Fault> llc_messages(LlvmRelease release, std::string_view cpu, std::string_view attributes, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_llc_messages(detail::number(release), cpu.data(), cpu.size(), attributes.data(), attributes.size(), buffer, capacity, length);
    });
}
/// How many predicates upstream's subtarget has.
inline std::size_t llvm_predicate_count() noexcept { return smarch_llvm_predicate_count(); }
/// The name of a predicate: "hasClusters"; "" beyond the last one.
inline std::string_view llvm_predicate_name(std::size_t index) noexcept { return smarch_llvm_predicate_name(index); }
/// Whether a predicate holds for a target and the PTX version that is emitted.
inline Result<bool> llvm_predicate(std::string_view name, Target target, Version ptx) noexcept {
    return detail::ask<bool, bool>([&](bool *out) { return smarch_llvm_predicate(name.data(), name.size(), target.id(), ptx, out); });
}
/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for f and 3 for a.
inline std::uint32_t llvm_full_sm_version(Target target) noexcept { return smarch_llvm_full_sm_version(target.id()); }

} // namespace smarch

#endif // SMARCH_NVPTX_HPP
