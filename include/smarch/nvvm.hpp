/// @file
/// What libnvvm answers when it is run: programs, target triples, data layouts, names.

#ifndef SMARCH_NVVM_HPP
#define SMARCH_NVVM_HPP

#include <smarch/targets.hpp>

namespace smarch {

/// Whether a phase of libnvvm accepts a construct in a program for a target.
inline bool nvvm_accepts(Toolkit k, Target target, NvvmPhase phase, NvvmConstruct construct) noexcept {
    return smarch_nvvm_accepts_why(detail::number(k), target.id(), detail::number(phase), detail::number(construct)) == SMARCH_YES;
}
inline Verdict nvvm_accepts_why(Toolkit k, Target target, NvvmPhase phase, NvvmConstruct construct) noexcept {
    return Verdict{smarch_nvvm_accepts_why(detail::number(k), target.id(), detail::number(phase), detail::number(construct))};
}
/// Whether a phase of it accepts an access to an address space; unknown for address spaces that were not run. Compilation is that of a program which uses what is loaded.
inline bool nvvm_accepts_access(Toolkit k, Target target, NvvmPhase phase, NvvmAccess access, std::uint32_t space) noexcept {
    return smarch_nvvm_accepts_access_why(detail::number(k), target.id(), detail::number(phase), detail::number(access), space) == SMARCH_YES;
}
inline Verdict nvvm_accepts_access_why(Toolkit k, Target target, NvvmPhase phase, NvvmAccess access, std::uint32_t space) noexcept {
    return Verdict{smarch_nvvm_accepts_access_why(detail::number(k), target.id(), detail::number(phase), detail::number(access), space)};
}
/// Whether a phase of it accepts a cast between address spaces; unknown for address spaces that were not run. Compilation is that of a program which stores through what is cast.
inline bool nvvm_accepts_cast(Toolkit k, Target target, NvvmPhase phase, std::uint32_t from, std::uint32_t to) noexcept {
    return smarch_nvvm_accepts_cast_why(detail::number(k), target.id(), detail::number(phase), from, to) == SMARCH_YES;
}
inline Verdict nvvm_accepts_cast_why(Toolkit k, Target target, NvvmPhase phase, std::uint32_t from, std::uint32_t to) noexcept {
    return Verdict{smarch_nvvm_accepts_cast_why(detail::number(k), target.id(), detail::number(phase), from, to)};
}

/// Which version of NVVM IR, and of its debug metadata, libnvvm of a release reads; nothing for a release that was not run.
inline std::optional<Version> nvvm_ir_version(Toolkit k) noexcept { return Version::or_none(smarch_nvvm_ir_version(detail::number(k))); }
inline std::optional<Version> nvvm_debug_version(Toolkit k) noexcept { return Version::or_none(smarch_nvvm_debug_version(detail::number(k))); }
/// Whether it accepts a program that states these versions in !nvvmir.version; {0, 0} of the debug metadata, as the default is, stands for none.
inline bool nvvm_accepts_ir_version(Toolkit k, Target target, Version ir, Version debug = {}) noexcept { return smarch_nvvm_accepts_ir_version_why(detail::number(k), target.id(), ir, debug) == SMARCH_YES; }
inline Verdict nvvm_accepts_ir_version_why(Toolkit k, Target target, Version ir, Version debug = {}) noexcept {
    return Verdict{smarch_nvvm_accepts_ir_version_why(detail::number(k), target.id(), ir, debug)};
}
/// What it logs about these versions, a line each and without what decorates them; "" when it accepts them.
inline Result<std::string_view, Fault> nvvm_ir_version_message(Toolkit k, Target target, Version ir, Version debug, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) {
        return smarch_nvvm_ir_version_message(detail::number(k), target.id(), ir, debug, buffer, capacity, count);
    });
}

/// Whether a phase of libnvvm accepts a program with this target triple; an empty one stands for none.
inline bool nvvm_accepts_triple(Toolkit k, Target target, NvvmPhase phase, std::string_view triple) noexcept {
    return smarch_nvvm_accepts_triple_why(detail::number(k), target.id(), detail::number(phase), triple.data(), triple.size()) == SMARCH_YES;
}
inline Verdict nvvm_accepts_triple_why(Toolkit k, Target target, NvvmPhase phase, std::string_view triple) noexcept {
    return Verdict{smarch_nvvm_accepts_triple_why(detail::number(k), target.id(), detail::number(phase), triple.data(), triple.size())};
}
/// What it logs about a triple, a line each and without what decorates them; "" when it accepts it.
inline Result<std::string_view, Fault> nvvm_triple_message(Toolkit k, Target target, NvvmPhase phase, std::string_view triple, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) {
        return smarch_nvvm_triple_message(detail::number(k), target.id(), detail::number(phase), triple.data(), triple.size(), buffer, capacity, count);
    });
}

/// libnvvm's answer about a data layout.
class NvvmLayout : public Value<smarch_nvvm_layout> {
  public:
    using Value::Value;
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// Why it cannot be read, and the first byte of the specification that cannot; nothing when all can.
    std::optional<NvvmMalformation> malformation() const noexcept { return detail::given(c().malformation != 0, NvvmMalformation{c().malformation}); }
    std::optional<std::size_t> fault_at() const noexcept { return detail::offset(c().fault_at); }
    /// The complaints about it.
    Flags<NvvmComplaint> complaints() const noexcept { return Flags<NvvmComplaint>(c().complaints); }
};

/// Whether a phase of libnvvm accepts programs for a target with this data layout, whose pointers are of each address space that it states, and what is
/// wrong with the layout; an empty one stands for none.
inline Result<NvvmLayout> nvvm_layout_check(Toolkit k, Target target, NvvmPhase phase, std::string_view layout) noexcept {
    return detail::ask<NvvmLayout, smarch_nvvm_layout>(
        [&](smarch_nvvm_layout *out) { return smarch_nvvm_layout_check(detail::number(k), target.id(), detail::number(phase), layout.data(), layout.size(), out); });
}
/// What it logs about a data layout, with the layouts that it gives as examples; "" when it accepts it, logs nothing, or that
/// is unknown.
inline Result<std::string_view, Fault> nvvm_layout_message(Toolkit k, Target target, NvvmPhase phase, std::string_view layout, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) {
        return smarch_nvvm_layout_message(detail::number(k), target.id(), detail::number(phase), layout.data(), layout.size(), buffer, capacity, count);
    });
}

} // namespace smarch

#endif // SMARCH_NVVM_HPP
