/// @file
/// cicc's verifier of IR, and the address spaces and target triples that it checks, as documented.

#ifndef SMARCH_DOCUMENTED_CICC_VERIFIER_HPP
#define SMARCH_DOCUMENTED_CICC_VERIFIER_HPP

#include <smarch/documented_rows.hpp>

namespace smarch::documented::cicc {

/// Whether a target may access an address space; Answer::unknown where the document does not mention the space, nothing for
/// Target().
inline std::optional<Answer> access_allowed(Target target, CiccAccess access, std::uint32_t space) noexcept {
    const std::uint32_t answer = smarch_documented_cicc_access_allowed(target.id(), detail::number(access), space);
    return detail::given(answer != 0, Answer{answer});
}
/// Whether a pointer may be cast from one address space to another.
inline Answer cast_allowed(std::uint32_t from, std::uint32_t to) noexcept { return Answer{smarch_documented_cicc_cast_allowed(from, to)}; }
/// Whether the document gives a target tensor memory (erratum E48).
inline bool has_tmem(Target target) noexcept { return smarch_documented_cicc_has_tmem(target.id()); }
/// The word of a type: flags in bits 0 to 7, address space in bits 8 to 31.
inline Result<std::uint32_t> type_word_pack(std::uint32_t flags, std::uint32_t space) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *out) { return smarch_documented_cicc_type_word_pack(flags, space, out); });
}
/// The address space, and the flags, of a type's word.
inline std::uint32_t type_word_space(std::uint32_t word) noexcept { return smarch_documented_cicc_type_word_space(word); }
inline std::uint32_t type_word_flags(std::uint32_t word) noexcept { return smarch_documented_cicc_type_word_flags(word); }
/// What a mode prints about a triple that matches none of its patterns.
inline std::string_view triple_error_message(CiccMode mode) noexcept { return smarch_documented_cicc_triple_error_message(detail::number(mode)); }

/// An instruction, and how the verifier is called: Instruction::load(6).in(CiccMode::ptx).
class Instruction : public Value<smarch_documented_cicc_instruction> {
  public:
    using Value::Value;
    /// Of an address space.
    static constexpr Instruction load(std::uint32_t space) noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_LOAD, space, 0, 0}; }
    static constexpr Instruction store(std::uint32_t space) noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_STORE, space, 0, 0}; }
    static constexpr Instruction fence(CiccFenceOrdering ordering) noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_FENCE, 0, 0, detail::number(ordering)}; }
    /// From one address space to another.
    static constexpr Instruction cast(std::uint32_t from, std::uint32_t to) noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_ADDRSPACECAST, from, to, 0}; }
    static constexpr Instruction indirectbr() noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_INDIRECTBR, 0, 0, 0}; }
    static constexpr Instruction invoke() noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_INVOKE, 0, 0, 0}; }
    static constexpr Instruction resume() noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_RESUME, 0, 0, 0}; }
    static constexpr Instruction landingpad() noexcept { return {SMARCH_DOCUMENTED_CICC_INSTRUCTION_LANDINGPAD, 0, 0, 0}; }

    /// In this mode; without, IR.
    constexpr Instruction in(CiccMode mode) const noexcept {
        Instruction changed = *this;
        changed.c().mode = detail::number(mode);
        return changed;
    }
    /// In the diagnostic mode, which continues after an error.
    constexpr Instruction diagnosed() const noexcept {
        Instruction changed = *this;
        changed.c().flags = SMARCH_DOCUMENTED_CICC_VERIFY_DIAGNOSTIC_MODE;
        return changed;
    }

  private:
    constexpr Instruction(std::uint32_t kind, std::uint32_t space, std::uint32_t to, std::uint32_t ordering) noexcept
        : Value(smarch_documented_cicc_instruction{kind, space, to, ordering, SMARCH_DOCUMENTED_CICC_MODE_IR, 0}) {}
};

/// The verifier's answer about an instruction.
class Check : public Value<smarch_documented_cicc_check> {
  public:
    using Value::Value;
    /// Answer::unknown where the document does not state it.
    Answer answer() const noexcept { return Answer{c().answer}; }
    std::optional<CiccFault> fault() const noexcept { return detail::given(c().fault != 0, CiccFault{c().fault}); }
    /// The error flag of the context is set.
    bool error_flag() const noexcept { return c().error_flag != 0; }
    /// The compilation is ended at once.
    bool aborts() const noexcept { return c().aborts != 0; }
    /// What is printed, cut short where the document cuts it short; nothing where it has no text.
    std::optional<std::string_view> text() const noexcept { return detail::text(c().text); }
};

/// The answer of cicc's verifier about an instruction of a program for a target.
inline Result<Check> verify(Target target, const Instruction &instruction) noexcept {
    return detail::ask<Check, smarch_documented_cicc_check>([&](smarch_documented_cicc_check *out) { return smarch_documented_cicc_verify(target.id(), &instruction.c(), out); });
}

} // namespace smarch::documented::cicc

#endif // SMARCH_DOCUMENTED_CICC_VERIFIER_HPP
