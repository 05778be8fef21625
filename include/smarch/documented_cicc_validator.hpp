/// @file
/// Address spaces, target triples and the validator of cicc, as documented.

#ifndef SMARCH_DOCUMENTED_CICC_VALIDATOR_HPP
#define SMARCH_DOCUMENTED_CICC_VALIDATOR_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// An address space.
class CiccAddressSpace : public Row<smarch_cicc_address_space> {
  public:
    using Row::Row;
    std::uint32_t number() const noexcept { return c().number; }
    /// The document speaks of it; else it is LLVM's, and the next three say nothing.
    bool documented() const noexcept { return c().documented != 0; }
    /// Loads and stores are allowed on every target, not only where there is tensor memory.
    bool load_store_everywhere() const noexcept { return c().load_store_everywhere != 0; }
    bool atomic() const noexcept { return c().atomic != 0; }
    /// It may be cast to and from every space, not generic only.
    bool casts_to_all() const noexcept { return c().casts_to_all != 0; }
    std::string_view name() const noexcept { return c().name; }
};

/// The address spaces, numbers ascending.
inline Rows<CiccAddressSpace> cicc_address_spaces() noexcept { return detail::rows<CiccAddressSpace>(smarch_cicc_address_spaces); }
/// Whether a target may access an address space; Answer::unknown where the document does not speak of the space, nothing for
/// Target().
inline std::optional<Answer> cicc_access(Target target, CiccAccess access, std::uint32_t space) noexcept {
    const std::uint32_t answer = smarch_cicc_access(target.id(), detail::number(access), space);
    return detail::given(answer != 0, Answer{answer});
}
/// Whether a pointer may be cast from one address space to another.
inline Answer cicc_cast(std::uint32_t from, std::uint32_t to) noexcept { return Answer{smarch_cicc_cast(from, to)}; }
/// Whether the document gives a target tensor memory (erratum E48).
inline bool cicc_has_tmem(Target target) noexcept { return smarch_cicc_has_tmem(target.id()); }
/// The word of a type: flags in bits 0 to 7, address space in bits 8 to 31.
inline Result<std::uint32_t> cicc_type_word(std::uint32_t flags, std::uint32_t space) noexcept {
    return detail::ask<std::uint32_t, std::uint32_t>([&](std::uint32_t *out) { return smarch_cicc_type_word(flags, space, out); });
}
/// The address space, and the flags, of a type's word.
inline std::uint32_t cicc_type_word_space(std::uint32_t word) noexcept { return smarch_cicc_type_word_space(word); }
inline std::uint32_t cicc_type_word_flags(std::uint32_t word) noexcept { return smarch_cicc_type_word_flags(word); }

/// Whether a mode of the validator takes a target triple. Status::triple: it matches no pattern.
inline Result<void, Status> cicc_triple_check(CiccMode mode, std::string_view triple) noexcept {
    return Status{smarch_cicc_triple_check(detail::number(mode), triple.data(), triple.size())};
}
/// What a mode prints about a triple that it does not take.
inline std::string_view cicc_triple_error(CiccMode mode) noexcept { return smarch_cicc_triple_error(detail::number(mode)); }
/// How many patterns of triples the document has.
inline std::size_t cicc_triple_pattern_count() noexcept { return smarch_cicc_triple_pattern_count(); }
/// A pattern as printed, "nvsass-*-cuda/nvcl/directx/spirv", and its mode.
struct CiccTriplePattern {
    CiccMode mode;
    std::string_view text;
};
/// The pattern at an index below cicc_triple_pattern_count(); the text is written to out.
inline Result<CiccTriplePattern, Fault> cicc_triple_pattern(std::size_t index, TextOut out) {
    std::uint32_t mode = 0;
    const auto text = out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_cicc_triple_pattern(index, &mode, buffer, capacity, length); });
    if (!text) return text.error();
    return CiccTriplePattern{CiccMode{mode}, *text};
}

/// An opcode that has a check.
class CiccOpcodeRow : public Row<smarch_cicc_opcode> {
  public:
    using Row::Row;
    CiccOpcode opcode() const noexcept { return CiccOpcode{c().code}; }
    std::string_view instruction() const noexcept { return c().instruction; }
    /// The function that checks, and what it checks.
    std::string_view handler() const noexcept { return c().handler; }
    std::string_view check() const noexcept { return c().check; }
};

/// An instruction that is refused.
class CiccUnsupported : public Row<smarch_cicc_unsupported> {
  public:
    using Row::Row;
    /// The lines of the validator that refuse it.
    std::uint32_t first_line() const noexcept { return c().first_line; }
    std::uint32_t last_line() const noexcept { return c().last_line; }
    std::string_view name() const noexcept { return c().name; }
    /// What is printed; nothing where the document has no text.
    std::optional<std::string_view> text() const noexcept { return detail::text(c().text); }
    std::string_view condition() const noexcept { return c().condition; }
};

/// The four opcodes, codes ascending.
inline Rows<CiccOpcodeRow> cicc_opcodes() noexcept { return detail::rows<CiccOpcodeRow>(smarch_cicc_opcodes); }
/// The opcode of an instruction's type, by its low byte; nothing where the dispatch table has no check.
inline std::optional<CiccOpcodeRow> cicc_opcode_of(std::uint32_t instruction_type) noexcept { return detail::row<CiccOpcodeRow>(smarch_cicc_opcode_of(instruction_type)); }
/// The five rows, lines ascending.
inline Rows<CiccUnsupported> cicc_unsupported_instructions() noexcept { return detail::rows<CiccUnsupported>(smarch_cicc_unsupported_instructions); }

/// An instruction, and how the validator is called: CiccInstruction::load(6).in(CiccMode::ptx).
class CiccInstruction : public Value<smarch_cicc_instruction> {
  public:
    using Value::Value;
    /// Of an address space.
    static constexpr CiccInstruction load(std::uint32_t space) noexcept { return {SMARCH_CICC_OPCODE_LOAD, space, 0, 0}; }
    static constexpr CiccInstruction store(std::uint32_t space) noexcept { return {SMARCH_CICC_OPCODE_STORE, space, 0, 0}; }
    static constexpr CiccInstruction fence(CiccFenceOrdering ordering) noexcept { return {SMARCH_CICC_OPCODE_FENCE, 0, 0, detail::number(ordering)}; }
    /// From one address space to another.
    static constexpr CiccInstruction cast(std::uint32_t from, std::uint32_t to) noexcept { return {SMARCH_CICC_OPCODE_ADDRSPACECAST, from, to, 0}; }
    static constexpr CiccInstruction indirectbr() noexcept { return {SMARCH_CICC_INDIRECTBR, 0, 0, 0}; }
    static constexpr CiccInstruction invoke() noexcept { return {SMARCH_CICC_INVOKE, 0, 0, 0}; }
    static constexpr CiccInstruction resume() noexcept { return {SMARCH_CICC_RESUME, 0, 0, 0}; }
    static constexpr CiccInstruction landingpad() noexcept { return {SMARCH_CICC_LANDINGPAD, 0, 0, 0}; }

    /// In this mode; without, IR.
    constexpr CiccInstruction in(CiccMode mode) const noexcept {
        CiccInstruction changed = *this;
        changed.c().mode = detail::number(mode);
        return changed;
    }
    /// In the diagnostic mode, which goes on after an error.
    constexpr CiccInstruction diagnosed() const noexcept {
        CiccInstruction changed = *this;
        changed.c().flags = SMARCH_CICC_DIAGNOSTIC_MODE;
        return changed;
    }

  private:
    constexpr CiccInstruction(std::uint32_t kind, std::uint32_t space, std::uint32_t to, std::uint32_t ordering) noexcept
        : Value(smarch_cicc_instruction{kind, space, to, ordering, SMARCH_CICC_MODE_IR, 0}) {}
};

/// What the validator makes of an instruction.
class CiccCheck : public Value<smarch_cicc_check> {
  public:
    using Value::Value;
    /// Answer::unknown where the document does not say.
    Answer answer() const noexcept { return Answer{c().answer}; }
    std::optional<CiccFault> fault() const noexcept { return detail::given(c().fault != 0, CiccFault{c().fault}); }
    /// The error flag of the context is set.
    bool error_flag() const noexcept { return c().error_flag != 0; }
    /// The compilation is ended there and then.
    bool aborts() const noexcept { return c().aborts != 0; }
    /// What is printed, cut short where the document cuts it short; nothing where it has no text.
    std::optional<std::string_view> text() const noexcept { return detail::text(c().text); }
};

/// What cicc's validator makes of an instruction of a program for a target.
inline Result<CiccCheck> cicc_verify(Target target, const CiccInstruction &instruction) noexcept {
    return detail::ask<CiccCheck, smarch_cicc_check>([&](smarch_cicc_check *out) { return smarch_cicc_verify(target.id(), &instruction.c(), out); });
}

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_CICC_VALIDATOR_HPP
