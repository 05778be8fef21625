/// @file
/// The NVPTX subtarget tables inside tileiras (documented_rows.hpp), and how they read -mcpu and -mattr.

#ifndef SMARCH_DOCUMENTED_TILEIRAS_HPP
#define SMARCH_DOCUMENTED_TILEIRAS_HPP

#include <smarch/documented_rows.hpp>

namespace smarch::documented::tileiras {

/// A mistake in a CPU or in attributes.
class Problem : public Value<smarch_documented_tileiras_problem> {
  public:
    using Value::Value;
    TileirasProblemKind kind() const noexcept { return TileirasProblemKind{c().kind}; }
    /// Where it begins: in the CPU for unknown_cpu, else in the attributes.
    std::size_t start() const noexcept { return c().start; }
    std::size_t length() const noexcept { return c().length; }
};

/// What a CPU and attributes mean.
class Subtarget : public Value<smarch_documented_tileiras_subtarget> {
  public:
    using Value::Value;
    /// Reads -mcpu and -mattr strictly: exact names, each attribute with + or -.
    static Result<Subtarget> parse(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_documented_tileiras_subtarget_parse, cpu, attributes);
    }
    /// Reads them as the documented code does: an unknown CPU becomes sm_52, mistakes are ignored and noted in problems().
    static Result<Subtarget> parse_like_tileiras(std::string_view cpu, std::string_view attributes = {}) noexcept {
        return read(smarch_documented_tileiras_lenient_subtarget_parse, cpu, attributes);
    }
    /// The first mistake that parse would stop at; nothing when there is none.
    static Result<std::optional<Problem>> check(std::string_view cpu, std::string_view attributes = {}) noexcept {
        Problem problem;
        const auto status = smarch_documented_tileiras_subtarget_check(cpu.data(), cpu.size(), attributes.data(), attributes.size(), &problem.c());
        if (status != SMARCH_OK) return Status{status};
        return detail::given(problem.c().kind != 0, problem);
    }

    bool has(TileirasFeature feature) const noexcept { return has_bit(detail::number(feature)); }
    /// Any of the 384 bits.
    bool has_bit(std::uint32_t index) const noexcept { return smarch_documented_tileiras_subtarget_has_feature(&c(), index); }
    /// The CPU whose row was taken.
    Target cpu() const noexcept { return *Target::or_none(c().cpu); }
    std::uint32_t sm_version() const noexcept { return c().sm_version; }
    /// The PTX version of the highest selector that is on, times ten; nothing when none is.
    std::optional<std::uint32_t> ptx_version() const noexcept { return detail::given(c().ptx_version != 0, c().ptx_version); }
    bool has_tmem() const noexcept { return c().has_tmem != 0; }
    /// The CPU is the fallback for an unknown name.
    bool fell_back() const noexcept { return c().fell_back != 0; }
    /// How many mistakes were ignored, and the first eight of them.
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

/// Whether a CPU's row implies a feature.
inline bool implies(const Cpu &cpu, TileirasFeature feature) noexcept { return cpu.implies()[detail::number(feature) / 64] >> (detail::number(feature) % 64) & 1; }
/// The feature with this key, "ptx88".
inline Result<TileirasFeature> feature_parse(std::string_view key) noexcept {
    return detail::ask<TileirasFeature, std::uint32_t>([&](std::uint32_t *out) { return smarch_documented_tileiras_feature_parse(key.data(), key.size(), out); });
}

} // namespace smarch::documented::tileiras

#endif // SMARCH_DOCUMENTED_TILEIRAS_HPP
