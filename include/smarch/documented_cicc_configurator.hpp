/// @file
/// What the documents state about the configuration of cicc's front end: the flags that its configurators set, and by which rule.

#ifndef SMARCH_DOCUMENTED_CICC_CONFIGURATOR_HPP
#define SMARCH_DOCUMENTED_CICC_CONFIGURATOR_HPP

#include <smarch/documented_rows.hpp>

namespace smarch::documented::cicc {

/// What the rule at a position of rules() does: "unk_4D041B8 = 1 when number > 79999".
inline Result<std::string_view, Fault> rule_write(std::size_t index, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) { return smarch_documented_cicc_rule_write(index, buffer, capacity, count); });
}
/// The flag with this name, "unk_4D047C0", letters in either case, or with this address, "4d047c0".
inline Result<CiccFlag> flag_parse(std::string_view text) noexcept {
    return detail::ask<CiccFlag, std::uint32_t>([&](std::uint32_t *flag) { return smarch_documented_cicc_flag_parse(text.data(), text.size(), flag); });
}
/// The override byte with this name or address.
inline Result<CiccGuard> guard_parse(std::string_view text) noexcept {
    return detail::ask<CiccGuard, std::uint32_t>([&](std::uint32_t *guard) { return smarch_documented_cicc_guard_parse(text.data(), text.size(), guard); });
}
/// A target as qword_4F077A8 is documented to hold it: 80900 for sm_89. As run, it holds a version of GCC (erratum E40).
inline Result<std::uint32_t> encode_sm(Target target) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *number) { return smarch_documented_cicc_encode_sm(target.id(), number); });
}
/// The raw SM number of such an encoding: 89 of 80900.
inline Result<std::uint32_t> decode_sm(std::uint32_t number) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *sm) { return smarch_documented_cicc_decode_sm(number, sm); });
}
/// A version of GCC as qword_4F077A8 holds it and --gnu_version takes it: 80102 for 8.1.2.
inline Result<std::uint32_t> encode_gcc(std::uint32_t major_version, std::uint32_t minor_version = 0, std::uint32_t patch = 0) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *number) { return smarch_documented_cicc_encode_gcc(major_version, minor_version, patch, number); });
}

/// A set of flags.
class FlagSet {
  public:
    constexpr FlagSet() noexcept = default;
    constexpr FlagSet(std::initializer_list<CiccFlag> flags) noexcept {
        for (const CiccFlag flag : flags) bits_ |= std::uint64_t{1} << detail::number(flag);
    }
    constexpr bool has(CiccFlag flag) const noexcept { return bits_ >> detail::number(flag) & 1; }
    /// 32 bits of it, as C has them.
    constexpr std::uint32_t word(std::size_t index) const noexcept { return static_cast<std::uint32_t>(bits_ >> (32 * index)); }

  private:
    std::uint64_t bits_ = 0;
};

/// What the configurators are given.
struct Inputs {
    /// What qword_4F077A8 holds: encode_sm, encode_gcc (erratum E40).
    std::uint32_t number = 0;
    /// What unk_4F077A0 holds, where a virtual architecture is compiled for.
    std::optional<std::uint32_t> effective = std::nullopt;
    /// The SM variant flag, dword_4F077BC.
    bool variant = false;
    /// Conditions that no document states: those that are known, and those of them that hold.
    Span<const CiccCondition> known = {};
    Span<const CiccCondition> holding = {};
    /// The override bytes that the command line has set.
    Span<const CiccGuard> overridden = {};
    /// The flags that are 1 before. Flags whose byte is set keep what they are.
    FlagSet before = {};
    /// The flags of which it is not known what they are before.
    FlagSet before_unknown = {};
    /// The flags that sub_60D650 stores by optimization level, and those of them that become 1.
    FlagSet optimized = {};
    FlagSet optimized_values = {};
    /// The C++ standard. Nothing: not known, nor are the flags of its blocks that nothing else sets (erratum E44b).
    std::optional<CiccStandard> standard = std::nullopt;
    /// Whether CUDA C++ is compiled. Nothing: not known.
    std::optional<bool> cuda = std::nullopt;

    smarch_documented_cicc_inputs c() const noexcept {
        smarch_documented_cicc_inputs in{};
        in.number = number;
        in.effective = effective.value_or(0);
        in.options = (effective ? SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL : 0u) | (variant ? SMARCH_DOCUMENTED_CICC_INPUT_VARIANT : 0u);
        if (cuda) in.options |= *cuda ? SMARCH_DOCUMENTED_CICC_INPUT_CUDA : SMARCH_DOCUMENTED_CICC_INPUT_NO_CUDA;
        in.standard = standard ? detail::number(*standard) : 0;
        for (const auto each : known) in.open_known |= detail::number(each);
        for (const auto each : holding) in.open_holding |= detail::number(each);
        for (const auto each : overridden) in.overridden |= detail::number(each);
        for (std::size_t i = 0; i < std::size(in.before); ++i) {
            in.before[i] = before.word(i);
            in.before_unknown[i] = before_unknown.word(i);
            in.optimized[i] = optimized.word(i);
            in.optimized_values[i] = optimized_values.word(i);
        }
        return in;
    }
};

/// What a flag holds and who stored it.
class Setting : public Value<smarch_documented_cicc_setting> {
  public:
    using Value::Value;
    /// Nothing where it depends on a condition that no document states.
    std::optional<bool> value() const noexcept { return detail::given(c().has_value != 0, c().value != 0); }
    CiccOrigin origin() const noexcept { return CiccOrigin{c().origin}; }
    /// The rule that stored it.
    std::optional<Rule> rule() const noexcept {
        return origin() == CiccOrigin::rule ? std::optional<Rule>(rules()[c().rule]) : std::nullopt;
    }
};

/// What all flags hold.
class Configuration : public Value<smarch_documented_cicc_configuration> {
  public:
    using Value::Value;
    /// Nothing for an unknown flag.
    std::optional<Setting> operator[](CiccFlag flag) const noexcept {
        const std::size_t index = detail::number(flag);
        return index != 0 && index < std::size(c().settings) ? std::optional<Setting>(Setting(c().settings[index])) : std::nullopt;
    }
};

/// The flags after all stages.
inline Result<Configuration> configure(const Inputs &inputs) noexcept {
    const auto in = inputs.c();
    return detail::ask<Configuration, smarch_documented_cicc_configuration>([&](smarch_documented_cicc_configuration *out) { return smarch_documented_cicc_configure(&in, out); });
}
/// The flags up to and with a stage.
inline Result<Configuration> configure_until(const Inputs &inputs, CiccStage last) noexcept {
    const auto in = inputs.c();
    return detail::ask<Configuration, smarch_documented_cicc_configuration>(
        [&](smarch_documented_cicc_configuration *out) { return smarch_documented_cicc_configure_until(&in, detail::number(last), out); });
}

} // namespace smarch::documented::cicc

#endif // SMARCH_DOCUMENTED_CICC_CONFIGURATOR_HPP
