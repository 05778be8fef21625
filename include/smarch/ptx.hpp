/// @file
/// PTX's instruction set: which forms of instructions exist, and what each asks of target, .version and release.

#ifndef SMARCH_PTX_HPP
#define SMARCH_PTX_HPP

#include <smarch/target.hpp>

namespace smarch {

/// A word of forms: a modifier without its dot, or a number of operands.
class PtxWord {
  public:
    constexpr explicit PtxWord(std::uint16_t place) noexcept : place_(place) {}
    constexpr std::uint16_t place() const noexcept { return place_; }
    /// "relaxed"; "-" where a slot is left out, "#3" for three operands.
    std::string_view name() const noexcept { return smarch_ptx_word_name(place_); }
    /// Whether the slot is left out.
    constexpr bool is_none() const noexcept { return place_ == 0; }
    friend constexpr bool operator==(PtxWord a, PtxWord b) noexcept { return a.place_ == b.place_; }
    friend constexpr bool operator!=(PtxWord a, PtxWord b) noexcept { return !(a == b); }

  private:
    std::uint16_t place_;
};

/// A place in a form at which one of some words stands.
class PtxSlot : public Row<smarch_ptx_slot> {
  public:
    using Row::Row;
    /// "scope", "type"; "operands" is no modifier but how many operands the statement has.
    std::string_view name() const noexcept { return c().name; }
    std::size_t size() const noexcept { return c().words_count; }
    /// The word at a place below size().
    PtxWord word(std::size_t place) const noexcept { return PtxWord(c().words[place]); }
    /// Whether the slot may be left out.
    bool is_optional() const noexcept { return size() != 0 && word(0).is_none(); }
};

/// The forms of one instruction.
class PtxFamily : public Row<smarch_ptx_family> {
  public:
    using Row::Row;
    /// How every form of it begins: "atom", "cp.async.bulk", "%tid", ".maxntid".
    std::string_view name() const noexcept { return c().name; }
    /// In the order in which they are written.
    Rows<PtxSlot> slots() const noexcept { return {c().slots, c().slots_count}; }
};

/// The families, by name; those of one name stand together.
inline Rows<PtxFamily> ptx_families() noexcept { return detail::rows<PtxFamily>(smarch_ptx_families); }

/// A form of an instruction: "atom.relaxed.gpu.global.add.u32".
class PtxForm : public Value<smarch_ptx_form> {
  public:
    using Value::Value;
    /// The form that a text writes, modifiers in the order of the PTX ISA. The Fault tells where it is wrong.
    static Result<PtxForm, Fault> parse(std::string_view text) noexcept {
        smarch_ptx_form form;
        std::size_t at;
        const smarch_status status = smarch_ptx_form_parse(text.data(), text.size(), &form, &at);
        if (status != SMARCH_OK) return Fault{Status{status}, detail::offset(at)};
        return PtxForm(form);
    }
    /// The first form of the family at a place of ptx_families(); in the order of its slots and of their words.
    static Result<PtxForm> first(std::uint32_t family) noexcept {
        return detail::ask<PtxForm, smarch_ptx_form>([&](smarch_ptx_form *out) { return smarch_ptx_form_first(family, out); });
    }
    /// The form of the same family that follows. Status::ptx_last: it was the last.
    Result<PtxForm> next() const noexcept {
        smarch_ptx_form form = c();
        const smarch_status status = smarch_ptx_form_next(&form);
        if (status != SMARCH_OK) return Status{status};
        return PtxForm(form);
    }
    /// The place of its family in ptx_families().
    std::uint32_t family_place() const noexcept { return c().family; }
    PtxFamily family() const noexcept { return ptx_families()[c().family]; }
    /// The word in a slot of its family.
    PtxWord word(std::uint32_t slot) const noexcept { return PtxWord(smarch_ptx_form_word(&c(), slot)); }
    /// Whether ptxas of a release accepts it in PTX with this .version and .target; a Version() is the newest that it reads.
    bool supports(Toolkit k, Version version, Target ptx) const noexcept { return smarch_ptx_form_supports(detail::number(k), version, ptx.id(), &c()); }
    Verdict supports_why(Toolkit k, Version version, Target ptx) const noexcept { return Verdict{smarch_ptx_form_supports_why(detail::number(k), version, ptx.id(), &c())}; }
    /// What ptxas of a release prints when it refuses it, a line each; "" when it accepts it.
    Result<std::string_view, Fault> message(Toolkit k, Version version, Target ptx, TextOut out) const {
        return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return smarch_ptx_form_message(detail::number(k), version, ptx.id(), &c(), buffer, capacity, length);
        });
    }
    /// As it is written.
    Result<std::string_view, Fault> write(TextOut out) const {
        return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptx_form_write(&c(), buffer, capacity, length); });
    }
    /// The lowest .version with which a release accepts it on any target; nothing where it accepts none.
    std::optional<Version> since(Toolkit k) const noexcept { return Version::or_none(smarch_ptx_form_since(detail::number(k), &c())); }
    /// The same, on this target.
    std::optional<Version> since_on(Toolkit k, Target ptx) const noexcept { return Version::or_none(smarch_ptx_form_since_on(detail::number(k), ptx.id(), &c())); }
    /// The targets that have it in a release, with its newest .version.
    Result<Span<Target>, Fault> targets(Toolkit k, ListOut<Target> out) const {
        return out.take<smarch_target>([&](smarch_target *targets, std::size_t capacity, std::size_t *count) {
            return smarch_ptx_form_targets(detail::number(k), &c(), targets, capacity, count);
        });
    }
};

} // namespace smarch

#endif // SMARCH_PTX_HPP
