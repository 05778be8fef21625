/// @file
/// PTX: which forms of instructions exist and what each asks, its text, its versions.

#ifndef SMARCH_PTX_HPP
#define SMARCH_PTX_HPP

#include <smarch/targets.hpp>

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

/// A slot in which a text has no word and a form needs one.
class PtxMissing : public Value<smarch_ptx_missing> {
  public:
    using Value::Value;
    /// The family that the text is taken for.
    PtxFamily family() const noexcept { return ptx_families()[c().family]; }
    /// The slot; nothing where words of the family's name are missing.
    std::optional<PtxSlot> slot() const noexcept {
        const bool is_slot = c().slot < family().slots().size();
        return is_slot ? std::optional<PtxSlot>(family().slots()[c().slot]) : std::nullopt;
    }
    /// Whether it takes the word at a place of the slot.
    constexpr bool takes(std::size_t place) const noexcept { return place < 128 && (c().words[place / 64] >> place % 64 & 1) != 0; }
};

/// A kind of operand.
class PtxOperandKind : public Row<smarch_ptx_operand_kind> {
  public:
    using Row::Row;
    /// "register", "number", "address", "vector", "variable", "label"; "" of what no place tells.
    std::string_view kind() const noexcept { return c().kind; }
    /// Of registers, addresses and vectors the type, "b32"; of variables and of addresses that begin with one the space; of numbers which.
    std::string_view of() const noexcept { return c().of; }
    /// How many elements a vector has; 0 of what is none, and of the vectors that have as many as the place tells.
    std::uint32_t elements() const noexcept { return c().elements; }
};

/// The kinds, in the order of the places that PtxOperand::takes asks for.
inline Rows<PtxOperandKind> ptx_operand_kinds() noexcept { return detail::rows<PtxOperandKind>(smarch_ptx_operand_kinds); }

/// The integers that a place takes, where it does not take any: every so many from the lowest to the highest.
struct PtxOperandNumbers {
    std::int64_t lowest;
    std::int64_t highest;
    std::uint32_t step;
    /// Whether only powers of 2.
    bool powers_of_2;
};

/// What an operand of a form may be, at one place.
class PtxOperand : public Value<smarch_ptx_operand> {
  public:
    using Value::Value;
    /// It tells of statements with so many operands; of a form that takes none there is one, with 0, which tells of no place.
    constexpr std::uint32_t operands() const noexcept { return c().operands; }
    /// Which of them, from 0 on.
    constexpr std::uint32_t place() const noexcept { return c().place; }
    /// Whether ptxas takes the kind at a place of ptx_operand_kinds(); nothing where that is not known.
    constexpr std::optional<bool> takes(std::size_t kind) const noexcept {
        if (kind >= 192) return std::nullopt;
        if ((c().takes[kind / 64] >> kind % 64 & 1) != 0) return true;
        return (c().refuses[kind / 64] >> kind % 64 & 1) != 0 ? std::optional<bool>(false) : std::nullopt;
    }
    /// How many elements the vectors have whose kind says 0; nothing where there are none.
    constexpr std::optional<std::uint32_t> elements() const noexcept { return detail::given(c().elements != 0, std::uint32_t{c().elements}); }
    /// Which integers; nothing where it takes any of the kinds that it takes.
    constexpr std::optional<PtxOperandNumbers> numbers() const noexcept {
        return detail::given(c().has_numbers, PtxOperandNumbers{c().lowest, c().highest, c().step, c().powers_of_2});
    }
};

/// Which of several forms is to be emitted.
struct PtxChoice {
    /// The place of the first form that is legal; where none is, that of the last.
    std::size_t index;
    /// Verdict::yes, or why not even the last is legal.
    Verdict verdict;
    constexpr explicit operator bool() const noexcept { return verdict == Verdict::yes; }
};

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
    /// What a text lacks to be a form, as it is written: the slots that need a word, each with the words that go with those of the text. Nothing of a form.
    static Result<Span<PtxMissing>, Fault> missing(std::string_view text, ListOut<PtxMissing> out) {
        std::size_t at = SMARCH_NO_FAULT;
        const auto found = out.take<smarch_ptx_missing>([&](smarch_ptx_missing *slots, std::size_t capacity, std::size_t *count) {
            return smarch_ptx_form_missing(text.data(), text.size(), slots, capacity, count, &at);
        });
        if (!found) return Fault{found.status(), detail::offset(at), found.error().needed};
        return *found;
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
    /// What its operands may be, for each number of operands that ptxas of a release takes, place by place; nothing where it is not known.
    Result<Span<PtxOperand>, Fault> operands(Toolkit k, ListOut<PtxOperand> out) const {
        return out.take<smarch_ptx_operand>([&](smarch_ptx_operand *places, std::size_t capacity, std::size_t *count) {
            return smarch_ptx_form_operands(detail::number(k), &c(), places, capacity, count);
        });
    }
    /// The lowest .version with which a release accepts it with a .target, or with any; nothing where it accepts none.
    std::optional<Version> since(Toolkit k, std::optional<Target> ptx = std::nullopt) const noexcept {
        return Version::or_none(smarch_ptx_form_since(detail::number(k), ptx ? ptx->id() : 0, &c()));
    }
};

/// Which of these forms, in the order of preference, ptxas of a release accepts first; a Version() is the newest .version that it reads.
/// Status::invalid_value: there is no form.
///
///     const auto first = smarch::ptx_first_legal(release, {}, target, {*fast, *fallback});
///     if (first && *first) emit(first->index);
inline Result<PtxChoice> ptx_first_legal(Toolkit k, Version version, Target ptx, Span<const PtxForm> forms) noexcept {
    smarch_ptx_choice choice{};
    const auto status = smarch_ptx_first_legal(detail::number(k), version, ptx.id(), reinterpret_cast<const smarch_ptx_form *>(forms.data()), forms.size(), &choice);
    if (status != SMARCH_OK) return Status{status};
    return PtxChoice{choice.index, Verdict{choice.verdict}};
}

/// The PTX versions that ptxas of a release reads, ascending.
inline Result<Span<Version>, Fault> ptx_versions(Toolkit k, ListOut<Version> out) {
    return out.take<smarch_version>([&](smarch_version *versions, std::size_t capacity, std::size_t *count) {
        return smarch_ptx_versions(detail::number(k), versions, capacity, count);
    });
}
/// Whether ptxas accepts this .version together with this .target.
inline bool ptx_version_suffices(Toolkit k, Version version, Target ptx) noexcept { return smarch_ptx_version_suffices(detail::number(k), version, ptx.id()); }
inline Verdict ptx_version_suffices_why(Toolkit k, Version version, Target ptx) noexcept { return Verdict{smarch_ptx_version_suffices_why(detail::number(k), version, ptx.id())}; }
/// What ptxas prints when it refuses them, without its beginning; "" when it accepts them.
inline Result<std::string_view, Fault> ptx_version_message(Toolkit k, Version version, Target ptx, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptx_version_message(detail::number(k), version, ptx.id(), buffer, capacity, length); });
}

/// What PTX text states about itself.
class Ptx : public Value<smarch_ptx> {
  public:
    using Value::Value;
    /// Its .version, .target and .address_size, with which it must begin.
    static Result<Ptx> identify(std::string_view text) noexcept {
        return detail::ask<Ptx, smarch_ptx>([&](smarch_ptx *out) { return smarch_ptx_identify(text.data(), text.size(), out); });
    }
    Version version() const noexcept { return c().version; }
    /// The text after .target, to the end of the line, a comment or the next directive, in the caller's bytes.
    std::string_view target_text() const noexcept { return {c().target_text, c().target_len}; }
    /// The target that ptxas takes that for; nothing where it refuses.
    std::optional<Target> target() const noexcept { return Target::from_id(c().target); }
    std::optional<std::uint32_t> address_bits() const noexcept { return detail::given(c().address_bits != 0, c().address_bits); }
};

/// A place in a text. Line 0: the text as a whole, or nowhere.
class PtxPlace : public Value<smarch_ptx_place> {
  public:
    using Value::Value;
    /// In bytes.
    constexpr std::uint64_t offset() const noexcept { return c().offset; }
    /// From 1 on.
    constexpr std::uint32_t line() const noexcept { return c().line; }
    /// From 1 on, in bytes.
    constexpr std::uint32_t column() const noexcept { return c().column; }
    constexpr bool is_known() const noexcept { return c().line != 0; }
};

/// Something in PTX text that asks for a target, a .version or a release.
class PtxItem : public Value<smarch_ptx_item> {
  public:
    using Value::Value;
    PtxItemKind kind() const noexcept { return PtxItemKind{c().kind}; }
    PtxPlace place() const noexcept { return PtxPlace(c().place); }
    /// An instruction with its modifiers as they are written; of a directive what PtxForm::parse takes.
    std::string_view text() const noexcept { return {c().text, c().text_len}; }
    std::uint32_t operands() const noexcept { return c().operands; }
    /// Its form. Status::ptx_*: no form is known that is written so; Status::invalid_value for a .version and a .target.
    Result<PtxForm> form() const noexcept {
        if (c().form_status != SMARCH_OK) return Status{c().form_status};
        return PtxForm(c().form);
    }
};

/// Reads PTX text: for (const PtxItem &item : PtxText(text)), in ptxas's order. The text must outlive it.
class PtxText {
  public:
    constexpr explicit PtxText(std::string_view text) noexcept : text_(text) {}

    class iterator {
      public:
        using value_type = PtxItem;
        using reference = const PtxItem &;
        using pointer = const PtxItem *;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;

        iterator() noexcept = default;
        reference operator*() const noexcept { return item_; }
        pointer operator->() const noexcept { return &item_; }
        iterator &operator++() noexcept {
            status_ = Status{smarch_ptx_item_next(text_.data(), text_.size(), &item_.c(), &fault_at_)};
            return *this;
        }
        void operator++(int) noexcept { ++*this; }
        /// Status::ok at an item; Status::ptx_text_end behind the last; else the reader lost its footing.
        Status status() const noexcept { return status_; }
        /// The offset where it lost its footing.
        std::optional<std::size_t> fault_at() const noexcept { return detail::offset(fault_at_); }
        friend bool operator==(const iterator &a, const iterator &b) noexcept { return (a.status_ == Status::ok) == (b.status_ == Status::ok) && (a.status_ != Status::ok || a.item_.place().offset() == b.item_.place().offset()); }
        friend bool operator!=(const iterator &a, const iterator &b) noexcept { return !(a == b); }

      private:
        friend class PtxText;
        explicit iterator(std::string_view text) noexcept : text_(text) { status_ = Status{smarch_ptx_item_first(text.data(), text.size(), &item_.c(), &fault_at_)}; }
        std::string_view text_;
        PtxItem item_;
        std::size_t fault_at_ = SMARCH_NO_FAULT;
        Status status_ = Status::ptx_text_end;
    };
    iterator begin() const noexcept { return iterator(text_); }
    iterator end() const noexcept { return {}; }

  private:
    std::string_view text_;
};

/// What PTX text needs, by the rules of the newest release.
class PtxNeeds : public Value<smarch_ptx_needs> {
  public:
    using Value::Value;
    /// The lowest .version with which a target, or any, has all of it; nothing where it never has.
    std::optional<Version> since(std::optional<Target> target = std::nullopt) const noexcept {
        return Version::or_none(smarch_ptx_needs_since(&c(), target ? target->id() : 0));
    }
    /// The first statement that asks for the highest .version, and which.
    PtxPlace newest() const noexcept { return PtxPlace(c().newest); }
    std::optional<Version> newest_since() const noexcept { return Version::or_none(c().newest_since); }
    /// The first statement that the fewest targets have.
    PtxPlace rarest() const noexcept { return PtxPlace(c().rarest); }
    std::uint64_t instructions() const noexcept { return c().instructions; }
    /// How many instructions and directives are of no known form, and where the first is.
    std::uint64_t unknown() const noexcept { return c().unknown; }
    PtxPlace first_unknown() const noexcept { return PtxPlace(c().first_unknown); }
    /// Where the reader lost its footing, and over what; Status::ok where it came to the end.
    PtxPlace lost() const noexcept { return PtxPlace(c().lost); }
    Status lost_status() const noexcept { return Status{static_cast<smarch_status>(c().lost_error)}; }
    /// Whether this is all that the text asks for, not a lower bound.
    bool is_whole() const noexcept { return unknown() == 0 && !lost().is_known(); }
    /// What the text states: its .version, and the target that ptxas of the newest release takes its .target for.
    std::optional<Version> stated_version() const noexcept { return Version::or_none(c().stated_version); }
    std::optional<Target> stated_target() const noexcept { return Target::from_id(c().stated_target); }
};

/// What PTX text needs: the lowest .version, the targets that have all of it, which statement asks for most.
inline Result<PtxNeeds> ptx_requirements(std::string_view text) noexcept {
    PtxNeeds needs;
    const Status status{smarch_ptx_requirements(text.data(), text.size(), &needs.c())};
    if (status != Status::ok) return status;
    return needs;
}

/// A place at which ptxas refuses PTX text, or at which nothing is known. The text must still be there.
class PtxFinding : public Value<smarch_ptx_finding> {
  public:
    using Value::Value;
    PtxPlace place() const noexcept { return PtxPlace(c().place); }
    /// Why: a no is a refusal of ptxas; Verdict::unknown_form, Verdict::unknown_text: nothing is known there.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// What stands there.
    std::string_view text() const noexcept { return {c().text, c().text_len}; }
    /// The operand that is refused; empty where none is.
    std::string_view operand() const noexcept { return {c().operand, c().operand_len}; }
    /// What ptxas prints there, from behind "error   : " on.
    Result<std::string_view, Fault> message(TextOut out) const {
        return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptx_finding_message(&c(), buffer, capacity, length); });
    }
};

/// What is taken for stated in PTX text in place of what it states, and which GPU it is for; nothing: its own, and no GPU.
struct PtxAssumed {
    std::optional<Version> version{};
    std::optional<Target> target{};
    std::optional<Target> gpu{};
};

/// Bytes of workspace with which ptx_check and ptx_jits judge the names of a text: of variables, labels, functions.
inline Result<std::size_t> ptx_workspace_len(std::string_view text) noexcept {
    return detail::ask<std::size_t, std::size_t>([&](std::size_t *count) { return smarch_ptx_workspace_len(text.data(), text.size(), count); });
}

/// Where ptxas of a release refuses PTX text, in its order. `workspace` is any memory, of ptx_workspace_len; without it nothing is known of names.
inline Result<Span<PtxFinding>, Fault> ptx_check(Toolkit k, std::string_view text, const PtxAssumed &assumed, ListOut<PtxFinding> out, Span<std::uint8_t> workspace = {}) {
    return out.take<smarch_ptx_finding>([&](smarch_ptx_finding *findings, std::size_t capacity, std::size_t *count) {
        return smarch_ptx_check(detail::number(k), assumed.version.value_or(Version()), text.data(), text.size(), assumed.target ? assumed.target->id() : 0,
                                assumed.gpu ? assumed.gpu->id() : 0, workspace.data(), workspace.size(), findings, capacity, count);
    });
}

/// Whether a driver compiles PTX text for a device, and which of its statements decides. The text must still be there.
class PtxJit : public Value<smarch_ptx_jit> {
  public:
    using Value::Value;
    /// Verdict::yes: nothing is known against it.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// Of how many statements all operands were judged, and of how many nothing is known of some operand.
    std::uint64_t judged() const noexcept { return c().judged; }
    std::uint64_t unknown() const noexcept { return c().unknown; }
    /// The first statement that is refused or, where none is, the first of which nothing is known; nothing where the .version or the .target decides.
    std::optional<PtxFinding> finding() const noexcept { return detail::given(c().finding.verdict != SMARCH_NO_VERDICT, PtxFinding(c().finding)); }
};
/// Whether a driver compiles PTX text for a device: its .version, its .target, then each statement as ptxas of the driver's CUDA version judges it;
/// `workspace` as in ptx_check.
inline Result<PtxJit> ptx_jits(Driver d, std::string_view text, ComputeCapability device, Span<std::uint8_t> workspace = {}) noexcept {
    return detail::ask<PtxJit, smarch_ptx_jit>([&](smarch_ptx_jit *out) {
        return smarch_ptx_jits(d.number(), text.data(), text.size(), device.number(), workspace.data(), workspace.size(), out);
    });
}

} // namespace smarch

#endif // SMARCH_PTX_HPP
