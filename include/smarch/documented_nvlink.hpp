/// @file
/// What the documents say is inside nvlink, and finalization as documented; what links is answered by nvlink_links.

#ifndef SMARCH_DOCUMENTED_NVLINK_HPP
#define SMARCH_DOCUMENTED_NVLINK_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// A Blackwell architecture as nvlink registers it.
class NvlinkArchitecture : public Row<smarch_nvlink_architecture> {
  public:
    using Row::Row;
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// The base (0), a (1) and f (2).
    std::optional<Target> targets(std::size_t index) const noexcept { return index < std::size(c().targets) ? Target::or_none(c().targets[index]) : std::nullopt; }
    /// The number by 10: architectures with the same decade count as related.
    std::uint32_t decade() const noexcept { return c().decade; }
    /// One of its nine profiles: sm_, compute_ and lto_ of the base, of a and of f; "" beyond.
    std::string_view profile(std::size_t index) const noexcept { return index < std::size(c().profiles) ? c().profiles[index] : ""; }
    std::string_view product_line() const noexcept { return c().product_line; }
    std::string_view family() const noexcept { return c().family; }
    std::string_view isa_class() const noexcept { return c().isa_class; }
    /// Where its names are referred to: "0x485A..".
    std::string_view registered_at() const noexcept { return c().registered_at; }
};

/// A string in nvlink's read-only data.
class RodataString : public Row<smarch_rodata_string> {
  public:
    using Row::Row;
    std::string_view text() const noexcept { return c().text; }
    /// Its address, as the table has it.
    std::uint32_t address() const noexcept { return c().address; }
    /// Where it must begin instead.
    std::optional<std::uint32_t> corrected() const noexcept { return detail::given(c().has_correction != 0, c().corrected); }
};

/// A slot of the dispatch table.
class DispatchSlot : public Row<smarch_dispatch_slot> {
  public:
    using Row::Row;
    std::uint32_t slot() const noexcept { return c().slot; }
    /// Where nvlink keeps its hash map; nothing where no document says it.
    std::optional<std::uint32_t> address() const noexcept { return detail::given(c().has_address != 0, c().address); }
    std::string_view role() const noexcept { return c().role; }
};

/// The encoding table function of a base target; its suffixed ones share it.
class EncodingFunction : public Row<smarch_encoding_function> {
  public:
    using Row::Row;
    Target base() const noexcept { return *Target::or_none(c().base); }
    std::uint32_t function() const noexcept { return c().function; }
};

/// A part of nvlink that all Blackwell architectures share.
class SharedComponent : public Row<smarch_shared_component> {
  public:
    using Row::Row;
    std::uint32_t start() const noexcept { return c().start; }
    /// Where its range ends; nothing for a function of which only the start is given.
    std::optional<std::uint32_t> end() const noexcept { return detail::given(c().has_end != 0, c().end); }
    std::string_view component() const noexcept { return c().component; }
    /// Its size as printed.
    std::string_view size() const noexcept { return c().size; }
};

/// A claim of the document about nvlink.
class Claim : public Row<smarch_claim> {
  public:
    using Row::Row;
    /// The document calls it confirmed, not high.
    bool confirmed() const noexcept { return c().confirmed != 0; }
    std::string_view claim() const noexcept { return c().claim; }
    std::string_view verification() const noexcept { return c().verification; }
};

/// A string and where the verification of a claim has it.
class ClaimedAddress : public Row<smarch_claimed_address> {
  public:
    using Row::Row;
    /// The position of the claim in nvlink_claims().
    std::uint32_t claim() const noexcept { return c().claim; }
    std::uint32_t address() const noexcept { return c().address; }
    std::string_view name() const noexcept { return c().name; }
};

/// A remark of the document about nvlink.
class Observation : public Row<smarch_observation> {
  public:
    using Row::Row;
    std::uint32_t number() const noexcept { return c().number; }
    std::string_view title() const noexcept { return c().title; }
    std::string_view text() const noexcept { return c().text; }
};

/// A number that stands for another in finalization.
class Remapping : public Row<smarch_remapping> {
  public:
    using Row::Row;
    std::uint32_t from() const noexcept { return c().from; }
    std::uint32_t to() const noexcept { return c().to; }
    std::string_view interpretation() const noexcept { return c().interpretation; }
};

/// A number as the checks hold it: an ASCII character.
class ArchCharacter : public Row<smarch_arch_character> {
  public:
    using Row::Row;
    char character() const noexcept { return static_cast<char>(c().character); }
    std::uint32_t number() const noexcept { return c().number; }
};

/// An architecture that the check treats on its own.
class SpecialCase : public Row<smarch_special_case> {
  public:
    using Row::Row;
    Target target() const noexcept { return *Target::or_none(c().target); }
    std::string_view handling() const noexcept { return c().handling; }
};

/// An architecture's bit of the capability mask.
class CapabilityBit : public Row<smarch_capability_bit> {
  public:
    using Row::Row;
    Target target() const noexcept { return *Target::or_none(c().target); }
    std::uint32_t mask() const noexcept { return c().mask; }
};

/// The architectures of a decade.
class DecadeGroup : public Row<smarch_decade_group> {
  public:
    using Row::Row;
    std::uint32_t decade() const noexcept { return c().decade; }
    /// One of up to two base targets.
    std::optional<Target> members(std::size_t index) const noexcept { return index < std::size(c().members) ? Target::or_none(c().members[index]) : std::nullopt; }
    std::string_view compatibility() const noexcept { return c().compatibility; }
};

/// A codegen option.
class CodegenOptionRow : public Row<smarch_codegen_option> {
  public:
    using Row::Row;
    CodegenOption option() const noexcept { return CodegenOption{c().option}; }
    std::string_view name() const noexcept { return c().name; }
    /// Its values as printed.
    std::string_view values() const noexcept { return c().values; }
    std::string_view description() const noexcept { return c().description; }
};

/// The five architectures in the order of their registration: 110 before 103.
inline Rows<NvlinkArchitecture> nvlink_architectures() noexcept { return detail::rows<NvlinkArchitecture>(smarch_nvlink_architectures); }
/// The twenty strings, five an architecture.
inline Rows<RodataString> nvlink_strings() noexcept { return detail::rows<RodataString>(smarch_nvlink_strings); }
/// The seven slots, numbers ascending.
inline Rows<DispatchSlot> nvlink_slots() noexcept { return detail::rows<DispatchSlot>(smarch_nvlink_slots); }
/// The twelve functions, numbers ascending.
inline Rows<EncodingFunction> nvlink_encodings() noexcept { return detail::rows<EncodingFunction>(smarch_nvlink_encodings); }
/// The encoding table function of a target, that of its base; nothing for targets that nvlink does not register.
inline std::optional<EncodingFunction> nvlink_encoding(Target target) noexcept { return detail::row<EncodingFunction>(smarch_nvlink_encoding_of(target.id())); }
/// The eight components, starts ascending.
inline Rows<SharedComponent> nvlink_components() noexcept { return detail::rows<SharedComponent>(smarch_nvlink_components); }
/// The seven functions of the compiler backend, starts ascending.
inline Rows<SharedComponent> nvlink_backend_functions() noexcept { return detail::rows<SharedComponent>(smarch_nvlink_backend_functions); }
/// The sixteen claims.
inline Rows<Claim> nvlink_claims() noexcept { return detail::rows<Claim>(smarch_nvlink_claims); }
/// The 13 addresses that verifications name, claim by claim.
inline Rows<ClaimedAddress> nvlink_claimed_addresses() noexcept { return detail::rows<ClaimedAddress>(smarch_nvlink_claimed_addresses); }
/// The six remarks.
inline Rows<Observation> nvlink_observations() noexcept { return detail::rows<Observation>(smarch_nvlink_observations); }
/// The three remapped numbers.
inline Rows<Remapping> nvlink_remappings() noexcept { return detail::rows<Remapping>(smarch_nvlink_remappings); }
/// The five characters.
inline Rows<ArchCharacter> nvlink_characters() noexcept { return detail::rows<ArchCharacter>(smarch_nvlink_characters); }
/// The three special cases.
inline Rows<SpecialCase> nvlink_special_cases() noexcept { return detail::rows<SpecialCase>(smarch_nvlink_special_cases); }
/// The four bits, lowest first; sm_120 has none.
inline Rows<CapabilityBit> nvlink_capability_bits() noexcept { return detail::rows<CapabilityBit>(smarch_nvlink_capability_bits); }
/// The three groups, decades ascending.
inline Rows<DecadeGroup> nvlink_decades() noexcept { return detail::rows<DecadeGroup>(smarch_nvlink_decades); }
/// The six options.
inline Rows<CodegenOptionRow> codegen_options() noexcept { return detail::rows<CodegenOptionRow>(smarch_codegen_option_list); }

/// What finalization is asked. Numbers are those of architectures: 100, or one of the internal 101, 104 and 130.
struct FinalizeRequest {
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    /// Refused above 0x101.
    std::uint32_t version = 0;
    /// The object's capability mask, to be checked as well.
    std::optional<std::uint32_t> capabilities = std::nullopt;
    /// The finalization class type, 0 to 4, to be checked as well.
    std::optional<std::uint32_t> class_type = std::nullopt;
    /// What the check of each class type comes to, which no document says: 0 unknown, SMARCH_CLASS_PASSES, or the code of
    /// its refusal, 27 to 30.
    std::array<std::uint32_t, 5> class_outcomes = {};
    /// False asks about the null input.
    bool present = true;

    smarch_finalize_request c() const noexcept {
        smarch_finalize_request request{};
        request.present = present;
        request.flags = (capabilities ? SMARCH_FINALIZE_MASK : 0u) | (class_type ? SMARCH_FINALIZE_CLASS : 0u);
        request.source = source;
        request.target = target;
        request.version = version;
        request.class_type = class_type.value_or(0);
        for (std::size_t i = 0; i < class_outcomes.size(); ++i) request.class_outcomes[i] = class_outcomes[i];
        request.capabilities = capabilities.value_or(0);
        return request;
    }
};

/// The answer of finalization with its reason.
class Finalization : public Value<smarch_finalization> {
  public:
    using Value::Value;
    Answer answer() const noexcept { return Answer{c().answer}; }
    /// What decided.
    FinalizeStep step() const noexcept { return FinalizeStep{c().step}; }
    /// Nothing where no document pins the code.
    std::optional<FinalizeCode> code() const noexcept { return detail::given(c().has_code != 0, FinalizeCode{c().code}); }
    /// The numbers after remapping.
    std::uint32_t source() const noexcept { return c().source; }
    std::uint32_t target() const noexcept { return c().target; }
    /// The bit of the capability mask that the target requires; nothing where it requires none.
    std::optional<std::uint32_t> required() const noexcept { return detail::given(c().required != 0, c().required); }
};

/// The code that finalization gives. Status::finalize_undecided: no document pins it; nvlink_finalize_why tells the step.
inline Result<FinalizeCode> nvlink_finalize_check(const FinalizeRequest &request) noexcept {
    const auto asked = request.c();
    return detail::ask<FinalizeCode, std::uint32_t>([&](std::uint32_t *code) { return smarch_nvlink_finalize_check(&asked, code); });
}
/// The same, with the step that decided, also where no document pins a code.
inline Result<Finalization> nvlink_finalize_why(const FinalizeRequest &request) noexcept {
    const auto asked = request.c();
    return detail::ask<Finalization, smarch_finalization>([&](smarch_finalization *out) { return smarch_nvlink_finalize_why(&asked, out); });
}
/// Whether a capability mask has the bit that an architecture requires.
inline bool nvlink_capable(std::uint32_t target, std::uint32_t capabilities) noexcept { return smarch_nvlink_capable(target, capabilities); }
/// What a number counts as in finalization: 104 as 120, 130 as 107, 101 as 110, others as themselves.
inline std::uint32_t nvlink_remap(std::uint32_t number) noexcept { return smarch_nvlink_remap(number); }

/// The options of a list that was read; nothing for those that it does not give.
class CodegenOptions : public Value<smarch_codegen_options> {
  public:
    using Value::Value;
    /// Reads a list: "lds128convert=always, stress-maxrregcount=32". The fault's at is the first byte that is wrong.
    static Result<CodegenOptions, Fault> parse(std::string_view text) noexcept {
        CodegenOptions options;
        std::size_t at = SMARCH_NO_FAULT;
        const auto status = smarch_codegen_options_parse(text.data(), text.size(), &options.c(), &at);
        if (status != SMARCH_OK) return detail::fault(status, at);
        return options;
    }
    Set<CodegenOption> given() const noexcept { return Set<CodegenOption>(c().given); }
    std::optional<Lds128Convert> lds128convert() const noexcept { return when(CodegenOption::lds128convert, Lds128Convert{c().lds128convert}); }
    std::optional<std::uint32_t> stress_maxrregcount() const noexcept { return when(CodegenOption::stress_maxrregcount, c().stress_maxrregcount); }
    std::optional<bool> stress_noglobalregalloc() const noexcept { return when(CodegenOption::stress_noglobalregalloc, c().stress_noglobalregalloc != 0); }
    std::optional<bool> legacy_cvtf64() const noexcept { return when(CodegenOption::legacy_cvtf64, c().legacy_cvtf64 != 0); }
    std::optional<std::uint32_t> perf_per_watt_opt_level() const noexcept { return when(CodegenOption::perf_per_watt_opt_level, c().perf_per_watt_opt_level); }
    std::optional<bool> stress_no_crp() const noexcept { return when(CodegenOption::stress_no_crp, c().stress_no_crp != 0); }

  private:
    template <typename T> std::optional<T> when(CodegenOption option, T value) const noexcept { return detail::given(given().has(option), value); }
};

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_NVLINK_HPP
