/// @file
/// The NVPTX subtarget tables inside tileiras (documented_rows.hpp), and how they read -mcpu and -mattr.

#ifndef SMARCH_DOCUMENTED_TILEIRAS_HPP
#define SMARCH_DOCUMENTED_TILEIRAS_HPP

#include <smarch/documented_rows.hpp>

namespace smarch::documented::tileiras {

/// Something wrong in a CPU or in attributes.
class Problem : public Value<smarch_documented_tileiras_problem> {
  public:
    using Value::Value;
    TileirasProblem kind() const noexcept { return TileirasProblem{c().kind}; }
    /// A mistake is ignored; what does not go together is carried out.
    bool is_mistake() const noexcept { return c().is_mistake != 0; }
    /// Where it begins: in the CPU for unknown_cpu, else in the attributes.
    std::size_t start() const noexcept { return c().start; }
    std::size_t length() const noexcept { return c().length; }
};

/// The level of an option that is in force, and where it comes from; nothing where it is not known.
struct Level {
    TileirasLevelSource source;
    std::optional<std::uint32_t> level;
};

/// What a CPU and attributes mean.
class Subtarget : public Value<smarch_documented_tileiras_subtarget> {
  public:
    using Value::Value;
    /// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -.
    static Result<Subtarget> parse(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_documented_tileiras_subtarget_parse, cpu, attributes);
    }
    /// Reads them as the documented code does, split as stock LLVM splits them: an unknown CPU becomes sm_52, mistakes are ignored and
    /// noted in problems().
    static Result<Subtarget> parse_lenient(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_documented_tileiras_subtarget_parse_lenient, cpu, attributes);
    }
    /// Reads them in the same way, but that every target is selectable: what the document recommends to those who write the code anew.
    static Result<Subtarget> parse_symmetric(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_documented_tileiras_subtarget_parse_symmetric, cpu, attributes);
    }
    /// The first mistake that parse would stop at; nothing when there is none.
    static Result<std::optional<Problem>> check(std::string_view cpu, std::string_view attributes = {}) noexcept {
        Problem problem;
        const auto status = smarch_documented_tileiras_subtarget_check(cpu.data(), cpu.size(), attributes.data(), attributes.size(), &problem.c());
        if (status != SMARCH_OK) return Status{status};
        return detail::given(problem.c().kind != 0, problem);
    }

    bool has(TileirasFeature feature) const noexcept { return has_feature(detail::number(feature)); }
    /// Any of the 384 bits.
    bool has_feature(std::uint32_t index) const noexcept { return smarch_documented_tileiras_subtarget_has_feature(&c(), index); }
    /// The six words; bit i is in word i / 64.
    Span<const std::uint64_t> words() const noexcept { return {c().feature_bits, 6}; }
    /// The CPU that was taken, and why.
    Target cpu() const noexcept { return *Target::or_none(c().cpu); }
    TileirasSelection selection() const noexcept { return TileirasSelection{c().selection}; }
    /// The CPU is the fallback for an unknown name.
    bool fell_back() const noexcept { return selection() == TileirasSelection::fallback; }
    /// The number in the CPU's name, 90 for sm_90a, and its last digit.
    std::uint32_t sm_version() const noexcept { return c().sm_version; }
    std::uint32_t sm_minor() const noexcept { return c().sm_minor; }
    /// The PTX version of the highest selector that is on, times ten; nothing when none is.
    std::optional<std::uint32_t> ptx_version() const noexcept { return detail::given(c().ptx_version != 0, c().ptx_version); }
    /// The levels of fma-level, prec-divf32 and prec-sqrtf32 that are in force.
    Level fma_level() const noexcept { return {TileirasLevelSource{c().fma_source}, detail::given(c().has_fma_level != 0, c().fma_level)}; }
    Level div_level() const noexcept { return {TileirasLevelSource{c().div_source}, detail::given(c().has_div_level != 0, c().div_level)}; }
    Level sqrt_level() const noexcept { return {TileirasLevelSource{c().sqrt_source}, detail::given(c().has_sqrt_level != 0, c().sqrt_level)}; }
    /// The bit of tensor memory.
    bool has_tmem() const noexcept { return c().has_tmem != 0; }
    /// Whether the CPU's code reaches tensor memory and its silicon has any, whatever the bit; nothing when that is not known.
    std::optional<TileirasTensorMemory> tensor_memory() const noexcept {
        return detail::given(c().tensor_memory != 0, TileirasTensorMemory{c().tensor_memory});
    }
    /// How matrix instructions of Blackwell are selected; nothing where the document does not state it.
    std::optional<TileirasTensorPath> tensor_path() const noexcept { return detail::given(c().tensor_path != 0, TileirasTensorPath{c().tensor_path}); }
    /// How many mistakes were ignored and attributes do not go together, and the first eight of them.
    std::uint32_t problem_count() const noexcept { return c().problem_count; }
    Span<const Problem> problems() const noexcept {
        constexpr std::size_t kept = sizeof(smarch_documented_tileiras_subtarget::problems) / sizeof(smarch_documented_tileiras_problem);
        return {reinterpret_cast<const Problem *>(c().problems), c().problem_count < kept ? c().problem_count : kept};
    }

  private:
    template <typename Parse> static Result<Subtarget> read(Parse parse, std::string_view cpu, std::string_view attributes) noexcept {
        return detail::ask<Subtarget, smarch_documented_tileiras_subtarget>(
            [&](smarch_documented_tileiras_subtarget *out) { return parse(cpu.data(), cpu.size(), attributes.data(), attributes.size(), out); });
    }
};

/// What the subtarget keeps, NvptxFeatureState. The texts are the caller's: they must live as long.
class State : public Value<smarch_documented_tileiras_state> {
  public:
    using Value::Value;
    /// Read as Subtarget::parse_lenient does.
    static Result<State> parse(std::string_view triple, std::string_view cpu, std::string_view tune_cpu, std::string_view attributes) noexcept {
        return detail::ask<State, smarch_documented_tileiras_state>([&](smarch_documented_tileiras_state *out) {
            return smarch_documented_tileiras_state_parse(triple.data(), triple.size(), cpu.data(), cpu.size(), tune_cpu.data(), tune_cpu.size(),
                                                          attributes.data(), attributes.size(), out);
        });
    }
    /// As they were given: neither changes a bit.
    std::string_view triple() const noexcept { return {c().triple, c().triple_len}; }
    std::string_view tune_cpu() const noexcept { return {c().tune_cpu, c().tune_cpu_len}; }
    /// -mattr as it was given; LLVM splits it at commas and puts + before what has no sign.
    std::string_view attributes() const noexcept { return {c().attrs, c().attrs_len}; }
    Subtarget subtarget() const noexcept { return Subtarget(c().subtarget); }
};

/// The CPU that an unknown name becomes.
inline constexpr Target default_cpu = Target::sm_52;

/// Whether a CPU's row implies a feature.
inline bool implies(const Cpu &cpu, TileirasFeature feature) noexcept { return cpu.implies()[detail::number(feature) / 64] >> (detail::number(feature) % 64) & 1; }
/// The feature with this key, "ptx88".
inline Result<TileirasFeature> feature_parse(std::string_view key) noexcept {
    return detail::ask<TileirasFeature, std::uint32_t>([&](std::uint32_t *out) { return smarch_documented_tileiras_feature_parse(key.data(), key.size(), out); });
}

} // namespace smarch::documented::tileiras

#endif // SMARCH_DOCUMENTED_TILEIRAS_HPP
