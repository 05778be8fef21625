/// @file
/// What upstream LLVM's NVPTX back end answers: llc as it was run, the predicates of the trunk's subtarget.

#ifndef SMARCH_LLVM_HPP
#define SMARCH_LLVM_HPP

#include <smarch/ptx.hpp>
#include <smarch/drivers.hpp>
#include <smarch/targets.hpp>

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
/// Whether a predicate holds for the PTX version that is emitted and a target.
inline Result<bool> llvm_predicate_evaluate(Version ptx, Target target, std::string_view name) noexcept {
    return detail::ask<bool, bool>([&](bool *out) { return smarch_llvm_predicate_evaluate(ptx, target.id(), name.data(), name.size(), out); });
}

/// What PTX is for: each part that is given must take it, and what is not given asks for nothing.
struct LlvmAim {
    /// The device that is to run it, and the .target; without a target the best that there is for the device.
    std::optional<ComputeCapability> device = std::nullopt;
    std::optional<Target> target = std::nullopt;
    /// The LLVM that writes it.
    std::optional<LlvmRelease> release = std::nullopt;
    /// The toolkit whose ptxas reads it. Without a driver it makes the cubin that the device runs.
    std::optional<Toolkit> toolkit = std::nullopt;
    /// The driver that compiles it; nothing where only cubins are shipped.
    std::optional<Driver> driver = std::nullopt;
    /// No target with suffix a or f, so that later devices run it too.
    bool portable = false;

    smarch_llvm_aim c() const noexcept {
        return {device.value_or(ComputeCapability()).number(),
                target.value_or(Target()).id(),
                release ? detail::number(*release) : 0u,
                toolkit ? detail::number(*toolkit) : 0u,
                driver.value_or(Driver()).number(),
                portable ? SMARCH_LLVM_AIM_PORTABLE : 0u};
    }
};

/// What LLVM is given.
class LlvmChoice : public Value<smarch_llvm_choice> {
  public:
    using Value::Value;
    /// Yes, or why there is nothing that all take; then the rest is nothing.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    explicit operator bool() const noexcept { return c().verdict == SMARCH_YES; }
    /// -mcpu, and the PTX version of -mattr.
    std::optional<Target> target() const noexcept { return Target::from_id(c().target); }
    std::optional<Version> ptx() const noexcept { return Version::or_none(c().ptx); }
    /// --gpu-name of ptxas, for a cubin that the device runs; nothing without a toolkit, and where its ptxas makes none.
    std::optional<Target> gpu() const noexcept { return Target::from_id(c().gpu); }
};

/// Which -mcpu and -mattr LLVM is given, so that all that reads its PTX takes it.
inline Result<LlvmChoice> llvm_choose(const LlvmAim &aim) noexcept {
    const auto given = aim.c();
    return detail::ask<LlvmChoice, smarch_llvm_choice>([&](smarch_llvm_choice *out) { return smarch_llvm_choose(&given, out); });
}

/// The forms of PTX of which an intrinsic becomes one, by its constant arguments; "llvm.nvvm.ldu.global.i.i32.p1", with the suffixes of its types.
inline Result<Span<PtxForm>, Fault> llvm_intrinsic_forms(std::string_view name, ListOut<PtxForm> out) {
    return out.take<smarch_ptx_form>([&](smarch_ptx_form *forms, std::size_t capacity, std::size_t *count) {
        return smarch_llvm_intrinsic_forms(name.data(), name.size(), forms, capacity, count);
    });
}
/// Whether a program for a target may call an intrinsic; without a release LLVM is not asked, and Version() is the newest that ptxas reads.
inline Verdict llvm_intrinsic_supports_why(Toolkit k, Version ptx, Target ptx_target, std::optional<LlvmRelease> release, std::string_view name) noexcept {
    return Verdict{smarch_llvm_intrinsic_supports_why(detail::number(k), ptx, ptx_target.id(), release ? detail::number(*release) : 0u, name.data(), name.size())};
}

} // namespace smarch

#endif // SMARCH_LLVM_HPP
