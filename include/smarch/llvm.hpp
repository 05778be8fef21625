/// @file
/// What upstream LLVM's NVPTX back end answers: llc as it was run, the predicates of the trunk's subtarget.

#ifndef SMARCH_LLVM_HPP
#define SMARCH_LLVM_HPP

#include <smarch/target.hpp>

namespace smarch {

/// What llc makes of -mcpu and -mattr.
class LlcOutput : public Value<smarch_llc_output> {
  public:
    using Value::Value;
    /// The .version that is written; nothing when nothing is: the attributes ask for too old a PTX, or "help" for lists.
    std::optional<Version> version() const noexcept { return shown(c().version); }
    /// Where the PTX is too old: what they ask for, and what the target needs.
    std::optional<Version> asked() const noexcept { return shown(c().asked); }
    std::optional<Version> lowest() const noexcept { return shown(c().lowest); }
    bool knows_cpu() const noexcept { return c().knows_cpu != 0; }

  private:
    static std::optional<Version> shown(Version version) noexcept { return detail::given(version != Version(), version); }
};

/// What llc -march=nvptx64 of this release makes of them; empty ones stand for none.
inline Result<LlcOutput> llc_run(LlvmRelease release, std::string_view cpu, std::string_view attributes = {}) noexcept {
    return detail::ask<LlcOutput, smarch_llc_output>(
        [&](smarch_llc_output *out) { return smarch_llc_run(detail::number(release), cpu.data(), cpu.size(), attributes.data(), attributes.size(), out); });
}
/// What it prints to standard error, each line once and with its line end; "" when it prints nothing.
inline Result<std::string_view, Fault> llc_messages(LlvmRelease release, std::string_view cpu, std::string_view attributes, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_llc_messages(detail::number(release), cpu.data(), cpu.size(), attributes.data(), attributes.size(), buffer, capacity, length);
    });
}
/// The feature string that LLVM makes of -mattr: "+ptx80,+ptx83" for "PTX80,,+ptx83". Whether a release knows them is not asked.
inline Result<std::string_view, Fault> llvm_feature_string(std::string_view attributes, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_llvm_feature_string(attributes.data(), attributes.size(), buffer, capacity, length);
    });
}
/// A clause of a predicate.
class LlvmClause : public Row<smarch_llvm_clause> {
  public:
    using Row::Row;
    /// For which targets it holds; the number is 0 for any target.
    LlvmNode node() const noexcept { return LlvmNode{c().node}; }
    std::uint32_t number() const noexcept { return c().number; }
    /// The lowest PTX version for which it holds, and the lowest for which it no longer does; nothing where there is none.
    std::optional<Version> from() const noexcept { return detail::given(Version(c().from) != Version(), Version(c().from)); }
    std::optional<Version> below() const noexcept { return detail::given(Version(c().below) != Version(), Version(c().below)); }
};

/// A predicate of the subtarget of LLVM's trunk. It holds when one of its clauses does.
class LlvmPredicate : public Row<smarch_llvm_predicate> {
  public:
    using Row::Row;
    /// "hasClusters".
    std::string_view name() const noexcept { return c().name; }
    Rows<LlvmClause> clauses() const noexcept { return {c().clauses, c().clauses_count}; }
};

/// The predicates, in the source's order.
inline Rows<LlvmPredicate> llvm_predicates() noexcept { return detail::rows<LlvmPredicate>(smarch_llvm_predicates); }
/// The predicate with this name; nothing when none has it.
inline std::optional<LlvmPredicate> llvm_predicate(std::string_view name) noexcept { return detail::row<LlvmPredicate>(smarch_llvm_predicate_find(name.data(), name.size())); }
/// Whether a predicate holds for the PTX version that is emitted and a target.
inline Result<bool> llvm_predicate_evaluate(Version ptx, Target target, std::string_view name) noexcept {
    return detail::ask<bool, bool>([&](bool *out) { return smarch_llvm_predicate_evaluate(ptx, target.id(), name.data(), name.size(), out); });
}
/// The number by which LLVM 22 tells targets apart: ten times the SM number, plus 2 for f and 3 for a.
inline std::uint32_t llvm_full_sm_version(Target target) noexcept { return smarch_llvm_full_sm_version(target.id()); }

} // namespace smarch

#endif // SMARCH_LLVM_HPP
