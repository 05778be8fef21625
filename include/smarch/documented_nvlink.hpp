/// @file
/// What the documents state about the inside of nvlink: its rows (documented_rows.hpp), finalization, codegen options. What links is
/// answered by nvlink_links.

#ifndef SMARCH_DOCUMENTED_NVLINK_HPP
#define SMARCH_DOCUMENTED_NVLINK_HPP

#include <smarch/cubin.hpp>
#include <array>
#include <smarch/documented_rows.hpp>

namespace smarch::documented::nvlink {

/// A question to finalization. Numbers are those of architectures: 100, or one of the internal 101, 104 and 130.
struct FinalizeRequest {
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    /// Refused above 0x101.
    std::uint32_t version = 0;
    /// The object's capability mask, to be checked as well.
    std::optional<std::uint64_t> capabilities = std::nullopt;
    /// The finalization class type, 0 to 4, to be checked as well.
    std::optional<std::uint32_t> class_type = std::nullopt;
    /// The outcome of the check of each class type, which no document states: 0 unknown, SMARCH_DOCUMENTED_NVLINK_FINALIZE_CLASS_PASSES, or the code of
    /// its refusal, 27 to 30.
    std::array<std::uint32_t, 5> class_outcomes = {};
    /// False asks about the null input.
    bool present = true;

    /// May this cubin be finalized for the architecture with this number? Its number, and its version, class type and capability mask where
    /// the file has them; of class types the outcomes that nvlink 13.0 was seen to give. Status::finalize_class: its class type is
    /// above 4.
    static Result<FinalizeRequest> of_cubin(const Cubin &cubin, std::uint32_t target) noexcept {
        smarch_documented_nvlink_finalize_request from{};
        const auto status = smarch_documented_nvlink_finalize_request_of_cubin(&cubin.c(), target, &from);
        if (status != SMARCH_OK) return Status{status};
        FinalizeRequest request{from.source, from.target, from.version};
        if (from.flags & SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK) request.capabilities = from.capabilities;
        if (from.flags & SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS) request.class_type = from.class_type;
        for (std::size_t i = 0; i < request.class_outcomes.size(); ++i) request.class_outcomes[i] = from.class_outcomes[i];
        return request;
    }
    smarch_documented_nvlink_finalize_request c() const noexcept {
        smarch_documented_nvlink_finalize_request request{};
        request.present = present;
        request.flags = (capabilities ? SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_MASK : 0u) | (class_type ? SMARCH_DOCUMENTED_NVLINK_FINALIZE_FLAG_CLASS : 0u);
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
class Finalization : public Value<smarch_documented_nvlink_finalization> {
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

/// The code that finalization gives. Status::finalize_undecided: no document pins it; finalize_decide tells the step.
inline Result<FinalizeCode> finalize_check(const FinalizeRequest &request) noexcept {
    const auto asked = request.c();
    return detail::ask<FinalizeCode, std::uint32_t>([&](std::uint32_t *code) { return smarch_documented_nvlink_finalize_check(&asked, code); });
}
/// The same, with the step that decided, also where no document pins a code.
inline Result<Finalization> finalize_decide(const FinalizeRequest &request) noexcept {
    const auto asked = request.c();
    return detail::ask<Finalization, smarch_documented_nvlink_finalization>([&](smarch_documented_nvlink_finalization *out) { return smarch_documented_nvlink_finalize_decide(&asked, out); });
}
/// A check of finalization and what it comes to.
class FinalizeCheck : public Value<smarch_documented_nvlink_finalize_step_result> {
  public:
    using Value::Value;
    FinalizeStep step() const noexcept { return FinalizeStep{c().step}; }
    FinalizeOutcome outcome() const noexcept { return FinalizeOutcome{c().outcome}; }
};
/// The checks in their order, and what each comes to.
inline Result<std::array<FinalizeCheck, SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS>> finalize_steps(const FinalizeRequest &request) noexcept {
    const auto asked = request.c();
    std::array<smarch_documented_nvlink_finalize_step_result, SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS> results{};
    std::size_t count = 0;
    const auto status = smarch_documented_nvlink_finalize_steps(&asked, results.data(), results.size(), &count);
    if (status != SMARCH_OK) return Status{status};
    std::array<FinalizeCheck, SMARCH_DOCUMENTED_NVLINK_FINALIZE_CHECKS> checks;
    for (std::size_t i = 0; i < results.size(); ++i) checks[i].c() = results[i];
    return checks;
}
/// Whether sub_4878A0 matches two architectures, and by what: equal numbers; 101 and 110 with each other and nothing else; others upward
/// within the decade. It remaps no number and gives no code.
inline Finalization arch_match(std::uint32_t source, std::uint32_t target) noexcept {
    Finalization answer;
    (void)smarch_documented_nvlink_arch_match(source, target, &answer.c());
    return answer;
}
/// Whether a capability mask has the bit that the architecture with this number requires; true for those that require none.
inline bool is_capable(std::uint32_t number, std::uint64_t capabilities) noexcept { return smarch_documented_nvlink_is_capable(number, capabilities); }
/// What a number counts as in finalization: 104 as 120, 130 as 107, 101 as 110, others as themselves.
inline std::uint32_t remapped(std::uint32_t number) noexcept { return smarch_documented_nvlink_remapped(number); }

/// The codegen options that a list gives, with their values; nothing for those that it does not give.
class CodegenSettings : public Value<smarch_documented_nvlink_codegen_settings> {
  public:
    using Value::Value;
    /// Reads a list: "lds128convert=always, stress-maxrregcount=32". The fault's at is the first byte that is wrong.
    static Result<CodegenSettings, Fault> parse(std::string_view text) noexcept {
        CodegenSettings options;
        std::size_t at = SMARCH_NO_FAULT;
        const auto status = smarch_documented_nvlink_codegen_settings_parse(text.data(), text.size(), &options.c(), &at);
        if (status != SMARCH_OK) return detail::fault(status, at);
        return options;
    }
    Set<NvlinkOption> given() const noexcept { return Set<NvlinkOption>(c().given); }
    std::optional<Lds128> lds128convert() const noexcept { return when(NvlinkOption::lds128convert, Lds128{c().lds128convert}); }
    std::optional<std::uint32_t> stress_maxrregcount() const noexcept { return when(NvlinkOption::stress_maxrregcount, c().stress_maxrregcount); }
    std::optional<bool> stress_noglobalregalloc() const noexcept { return when(NvlinkOption::stress_noglobalregalloc, c().stress_noglobalregalloc != 0); }
    std::optional<bool> legacy_cvtf64() const noexcept { return when(NvlinkOption::legacy_cvtf64, c().legacy_cvtf64 != 0); }
    std::optional<std::uint32_t> perf_per_watt_opt_level() const noexcept { return when(NvlinkOption::perf_per_watt_opt_level, c().perf_per_watt_opt_level); }
    std::optional<bool> stress_no_crp() const noexcept { return when(NvlinkOption::stress_no_crp, c().stress_no_crp != 0); }

  private:
    template <typename T> std::optional<T> when(NvlinkOption option, T value) const noexcept { return detail::given(given().has(option), value); }
};

} // namespace smarch::documented::nvlink

#endif // SMARCH_DOCUMENTED_NVLINK_HPP
