/// @file
/// What the documents say cicc's front end is configured with: numbers of versions, flags, and the rules that store them.

#ifndef SMARCH_DOCUMENTED_CICC_CONFIGURATOR_HPP
#define SMARCH_DOCUMENTED_CICC_CONFIGURATOR_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// An architecture between sm_75 and sm_89 as cicc's document lists it.
class CiccCapability : public Row<smarch_cicc_capability> {
  public:
    using Row::Row;
    Target target() const noexcept { return *Target::or_none(c().target); }
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// The PTX version as documented; as run it is 9.0 for every target (erratum E46).
    std::uint32_t ptx_version() const noexcept { return c().ptx_version; }
    /// As documented (erratum E12).
    std::string_view generation() const noexcept { return c().generation; }
};

/// A name of that range that is missing somewhere.
class CiccAbsentName : public Row<smarch_cicc_absent_name> {
  public:
    using Row::Row;
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// The command line has no entry for it.
    bool no_cli_entry() const noexcept { return c().no_cli_entry != 0; }
    /// It is said to be in the table of processors only (erratum E12).
    bool internal_only() const noexcept { return c().internal_only != 0; }
};

/// A function that sets the default architecture.
class CiccDefault : public Row<smarch_cicc_default> {
  public:
    using Row::Row;
    std::uint32_t function() const noexcept { return c().function; }
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// It is written as an option, -arch=compute_75.
    bool as_option() const noexcept { return c().as_option != 0; }
};

/// A variable that holds the architecture.
class CiccVariable : public Row<smarch_cicc_variable> {
  public:
    using Row::Row;
    /// "qword_4F077A8".
    std::string_view name() const noexcept { return c().name; }
    /// What it is said to hold.
    std::string_view encoding() const noexcept { return c().encoding; }
    /// In about how many files of the decompilation it is used.
    std::uint32_t files() const noexcept { return c().files; }
};

/// A named bound of qword_4F077A8.
class CiccThreshold : public Row<smarch_cicc_threshold> {
  public:
    using Row::Row;
    /// The highest number that is not above.
    std::uint32_t bound() const noexcept { return c().bound; }
    /// What lies above: "Volta, sm_70".
    std::string_view above() const noexcept { return c().above; }
};

/// A flag of the front end.
class CiccFlagRow : public Row<smarch_cicc_flag> {
  public:
    using Row::Row;
    CiccFlag flag() const noexcept { return CiccFlag{c().flag}; }
    /// The byte that guards it; nothing where none does.
    std::optional<CiccGuard> guard() const noexcept { return detail::given(c().guard != SMARCH_CICC_NO_GUARD, CiccGuard{c().guard}); }
    /// "unk_4D047C0".
    std::string_view name() const noexcept { return c().name; }
    /// Who sets it, who reads it and what it does; nothing where its consumer was not found.
    std::optional<std::string_view> set_at() const noexcept { return detail::text(c().set_at); }
    std::optional<std::string_view> consumer() const noexcept { return detail::text(c().consumer); }
    std::optional<std::string_view> meaning() const noexcept { return detail::text(c().meaning); }
};

/// A rule of a configurator; cicc_rule_write writes what it does.
class CiccRule : public Row<smarch_cicc_rule> {
  public:
    using Row::Row;
    CiccPart part() const noexcept { return CiccPart{c().part}; }
    std::string_view part_name() const noexcept { return c().part_name; }
    /// Nothing where none is stated.
    std::optional<CiccStage> stage() const noexcept { return detail::given(c().stage != 0, CiccStage{c().stage}); }
    CiccFlag flag() const noexcept { return CiccFlag{c().flag}; }
    /// The byte that keeps it from storing.
    std::optional<CiccGuard> guard() const noexcept { return detail::given(c().guard != SMARCH_CICC_NO_GUARD, CiccGuard{c().guard}); }
    /// What the document says besides.
    std::optional<std::string_view> note() const noexcept { return detail::text(c().note); }
};

/// A stage of the configuration.
class CiccStageRow : public Row<smarch_cicc_stage> {
  public:
    using Row::Row;
    CiccStage stage() const noexcept { return CiccStage{c().stage}; }
    /// "sub_60E7C0".
    std::string_view name() const noexcept { return c().name; }
    std::string_view purpose() const noexcept { return c().purpose; }
};

/// The architectures from sm_75 to sm_89 as cicc's document lists them.
inline Rows<CiccCapability> cicc_capabilities() noexcept { return detail::rows<CiccCapability>(smarch_cicc_capabilities); }
/// The names of that range that cicc lacks somewhere.
inline Rows<CiccAbsentName> cicc_absent_names() noexcept { return detail::rows<CiccAbsentName>(smarch_cicc_absent_names); }
/// The functions that set the default architecture.
inline Rows<CiccDefault> cicc_defaults() noexcept { return detail::rows<CiccDefault>(smarch_cicc_defaults); }
/// The two variables that hold the architecture.
inline Rows<CiccVariable> cicc_variables() noexcept { return detail::rows<CiccVariable>(smarch_cicc_variables); }
/// The bounds of qword_4F077A8 that have names, ascending.
inline Rows<CiccThreshold> cicc_thresholds() noexcept { return detail::rows<CiccThreshold>(smarch_cicc_thresholds); }

/// A target as qword_4F077A8 is said to hold it: 80900 for sm_89. As run, it holds a version of GCC (erratum E40).
inline Result<std::uint32_t> cicc_encode_sm(Target target) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *number) { return smarch_cicc_encode_sm(target.id(), number); });
}
/// The raw SM number of such an encoding: 89 of 80900.
inline Result<std::uint32_t> cicc_decode_sm(std::uint32_t number) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *sm) { return smarch_cicc_decode_sm(number, sm); });
}
/// A version of GCC as qword_4F077A8 holds it and --gnu_version takes it: 80102 for 8.1.2.
inline Result<std::uint32_t> cicc_encode_gcc(std::uint32_t major_version, std::uint32_t minor_version = 0, std::uint32_t patch = 0) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *number) { return smarch_cicc_encode_gcc(major_version, minor_version, patch, number); });
}

/// The 63 flags, by bit, addresses ascending.
inline Rows<CiccFlagRow> cicc_flags() noexcept { return detail::rows<CiccFlagRow>(smarch_cicc_flags); }
/// The 75 rules, in the order of the stages and of the document.
inline Rows<CiccRule> cicc_rules() noexcept { return detail::rows<CiccRule>(smarch_cicc_rules); }
/// The five stages, in their order.
inline Rows<CiccStageRow> cicc_stages() noexcept { return detail::rows<CiccStageRow>(smarch_cicc_stages); }
/// What the rule at a position of cicc_rules() does: "unk_4D041B8 = 1 when number > 79999".
inline Result<std::string_view, Fault> cicc_rule_write(std::uint32_t rule, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_cicc_rule_write(rule, buffer, capacity, length); });
}
/// The flag with this name, "unk_4D047C0", in capitals or not, or with this address, "4d047c0".
inline Result<CiccFlag> cicc_flag(std::string_view name) noexcept {
    return detail::ask<CiccFlag, std::uint32_t>([&](std::uint32_t *flag) { return smarch_cicc_flag_find(name.data(), name.size(), flag); });
}
/// The override byte with this name or address.
inline Result<CiccGuard> cicc_guard(std::string_view name) noexcept {
    return detail::ask<CiccGuard, std::uint32_t>([&](std::uint32_t *guard) { return smarch_cicc_guard_find(name.data(), name.size(), guard); });
}
/// What may decide a flag, by rank: "CLI flag" is 1, the strongest; "" for a rank that is none.
inline std::string_view cicc_priority_name(std::uint32_t rank) noexcept { return smarch_cicc_priority_name(rank); }

/// A set of flags.
class CiccFlagSet {
  public:
    constexpr CiccFlagSet() noexcept = default;
    constexpr CiccFlagSet(std::initializer_list<CiccFlag> flags) noexcept {
        for (const CiccFlag flag : flags) bits_ |= std::uint64_t{1} << detail::number(flag);
    }
    constexpr bool has(CiccFlag flag) const noexcept { return bits_ >> detail::number(flag) & 1; }
    /// 32 bits of it, as C has them.
    constexpr std::uint32_t word(std::size_t index) const noexcept { return static_cast<std::uint32_t>(bits_ >> (32 * index)); }

  private:
    std::uint64_t bits_ = 0;
};

/// What the configurators are given.
struct CiccInputs {
    /// What qword_4F077A8 holds: cicc_encode_sm, cicc_encode_gcc (erratum E40).
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
    CiccFlagSet before = {};
    /// The flags that sub_60D650 stores by optimization level and language, and those of them that become 1.
    CiccFlagSet optimized = {};
    CiccFlagSet optimized_values = {};

    smarch_cicc_inputs c() const noexcept {
        smarch_cicc_inputs in{};
        in.number = number;
        in.effective = effective.value_or(0);
        in.options = (effective ? SMARCH_CICC_VIRTUAL : 0u) | (variant ? SMARCH_CICC_VARIANT : 0u);
        for (const auto each : known) in.open_known |= 1u << detail::number(each);
        for (const auto each : holding) in.open_holding |= 1u << detail::number(each);
        for (const auto each : overridden) in.overridden |= 1u << detail::number(each);
        for (std::size_t i = 0; i < std::size(in.before); ++i) {
            in.before[i] = before.word(i);
            in.optimized[i] = optimized.word(i);
            in.optimized_values[i] = optimized_values.word(i);
        }
        return in;
    }
};

/// Who stored a flag: nobody, the command line, the optimization level or a rule.
enum class CiccOrigin : std::uint8_t {
    before = SMARCH_CICC_ORIGIN_BEFORE,
    command_line = SMARCH_CICC_ORIGIN_COMMAND_LINE,
    optimization = SMARCH_CICC_ORIGIN_OPTIMIZATION,
    rule = SMARCH_CICC_ORIGIN_RULE,
};

/// What a flag holds and who stored it.
class CiccSetting : public Value<smarch_cicc_setting> {
  public:
    using Value::Value;
    /// Nothing where it depends on a condition that no document states.
    std::optional<bool> value() const noexcept { return detail::given(c().value != SMARCH_CICC_VALUE_UNKNOWN, c().value == 1); }
    CiccOrigin origin() const noexcept { return CiccOrigin{c().origin}; }
    /// The rule that stored it.
    std::optional<CiccRule> rule() const noexcept {
        return origin() == CiccOrigin::rule ? std::optional<CiccRule>(cicc_rules()[c().rule]) : std::nullopt;
    }
};

/// What all flags hold.
class CiccConfiguration : public Value<smarch_cicc_configuration> {
  public:
    using Value::Value;
    /// Nothing for a number that is no flag.
    std::optional<CiccSetting> operator[](CiccFlag flag) const noexcept {
        const std::size_t index = detail::number(flag);
        return index < std::size(c().settings) ? std::optional<CiccSetting>(CiccSetting(c().settings[index])) : std::nullopt;
    }
};

/// The flags after all stages.
inline Result<CiccConfiguration> cicc_configure(const CiccInputs &inputs) noexcept {
    const auto in = inputs.c();
    return detail::ask<CiccConfiguration, smarch_cicc_configuration>([&](smarch_cicc_configuration *out) { return smarch_cicc_configure(&in, out); });
}
/// The flags up to and with a stage.
inline Result<CiccConfiguration> cicc_configure(const CiccInputs &inputs, CiccStage last) noexcept {
    const auto in = inputs.c();
    return detail::ask<CiccConfiguration, smarch_cicc_configuration>(
        [&](smarch_cicc_configuration *out) { return smarch_cicc_configure_until(&in, detail::number(last), out); });
}

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_CICC_CONFIGURATOR_HPP
