/// @file
/// PTX text: what asks for something in it, what it needs, where it is refused.

#ifndef SMARCH_PTX_TEXT_HPP
#define SMARCH_PTX_TEXT_HPP

#include <smarch/ptx.hpp>

namespace smarch {

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
    /// The lowest .version with which any target has all of it; nothing where none has.
    std::optional<Version> since() const noexcept { return Version::or_none(smarch_ptx_needs_since(&c())); }
    /// The lowest .version with which a target has all of it.
    std::optional<Version> since_on(Target target) const noexcept { return Version::or_none(smarch_ptx_needs_since_on(&c(), target.id())); }
    /// The targets that have all of it with this .version; Version() is the newest.
    Result<Span<Target>, Fault> targets(Version version, ListOut<Target> out) const {
        return out.take<smarch_target>([&](smarch_target *targets, std::size_t capacity, std::size_t *count) {
            return smarch_ptx_needs_targets(version, &c(), targets, capacity, count);
        });
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

/// Where ptxas of a release refuses PTX text, in its order.
inline Result<Span<PtxFinding>, Fault> ptx_check(Toolkit k, std::string_view text, const PtxAssumed &assumed, ListOut<PtxFinding> out) {
    return out.take<smarch_ptx_finding>([&](smarch_ptx_finding *findings, std::size_t capacity, std::size_t *count) {
        return smarch_ptx_check(detail::number(k), assumed.version.value_or(Version()), text.data(), text.size(), assumed.target ? assumed.target->id() : 0,
                                assumed.gpu ? assumed.gpu->id() : 0, findings, capacity, count);
    });
}

} // namespace smarch

#endif // SMARCH_PTX_TEXT_HPP
