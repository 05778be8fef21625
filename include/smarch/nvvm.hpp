/// @file
/// What libnvvm answers when it is run: programs, target triples, data layouts, names.

#ifndef SMARCH_NVVM_HPP
#define SMARCH_NVVM_HPP

#include <smarch/target.hpp>

namespace smarch {

/// Whether a phase of libnvvm accepts a construct in a program for a target.
inline bool nvvm_accepts(Toolkit k, Target target, NvvmPhase phase, NvvmConstruct construct) noexcept {
    return smarch_nvvm_accepts(detail::number(k), target.id(), detail::number(phase), detail::number(construct));
}
inline Verdict nvvm_accepts_why(Toolkit k, Target target, NvvmPhase phase, NvvmConstruct construct) noexcept {
    return Verdict{smarch_nvvm_accepts_why(detail::number(k), target.id(), detail::number(phase), detail::number(construct))};
}
/// Whether its verification accepts an access to an address space; unknown for address spaces that were not run.
inline bool nvvm_verify_access(Toolkit k, Target target, NvvmAccess access, std::uint32_t space) noexcept { return smarch_nvvm_verify_access(detail::number(k), target.id(), detail::number(access), space); }
inline Verdict nvvm_verify_access_why(Toolkit k, Target target, NvvmAccess access, std::uint32_t space) noexcept {
    return Verdict{smarch_nvvm_verify_access_why(detail::number(k), target.id(), detail::number(access), space)};
}
/// What its verification logs about an access that it refuses; "" where it accepts it or that is unknown.
inline std::string_view nvvm_access_message(Toolkit k, Target target, NvvmAccess access, std::uint32_t space) noexcept {
    return smarch_nvvm_access_message(detail::number(k), target.id(), detail::number(access), space);
}
/// Whether its verification accepts a cast between address spaces; unknown for address spaces that were not run.
inline bool nvvm_verify_cast(Toolkit k, Target target, std::uint32_t from, std::uint32_t to) noexcept { return smarch_nvvm_verify_cast(detail::number(k), target.id(), from, to); }
inline Verdict nvvm_verify_cast_why(Toolkit k, Target target, std::uint32_t from, std::uint32_t to) noexcept { return Verdict{smarch_nvvm_verify_cast_why(detail::number(k), target.id(), from, to)}; }

/// Whether a phase of libnvvm accepts a program with this target triple; an empty one stands for none.
inline bool nvvm_accepts_triple(Toolkit k, Target target, NvvmPhase phase, std::string_view triple) noexcept {
    return smarch_nvvm_accepts_triple(detail::number(k), target.id(), detail::number(phase), triple.data(), triple.size());
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

/// Whether a phase of libnvvm of this release takes all programs whose pointers have so many bits, in a layout that is the recommended
/// one but for that (erratum E48e).
inline bool nvvm_pointer_width(Toolkit k, Target target, NvvmPhase phase, std::uint32_t bits) noexcept { return smarch_nvvm_pointer_width(detail::number(k), target.id(), detail::number(phase), bits); }
/// As nvvm_pointer_width, with what happens: Verdict::no_nvvm_pointer_crash where the process ends.
inline Verdict nvvm_pointer_width_why(Toolkit k, Target target, NvvmPhase phase, std::uint32_t bits) noexcept { return Verdict{smarch_nvvm_pointer_width_why(detail::number(k), target.id(), detail::number(phase), bits)}; }
/// Whether a phase of libnvvm accepts a program with this data layout; an empty one stands for none.
inline bool nvvm_accepts_layout(Toolkit k, Target target, NvvmPhase phase, std::string_view layout) noexcept {
    return smarch_nvvm_accepts_layout(detail::number(k), target.id(), detail::number(phase), layout.data(), layout.size());
}
inline Verdict nvvm_accepts_layout_why(Toolkit k, Target target, NvvmPhase phase, std::string_view layout) noexcept {
    return Verdict{smarch_nvvm_accepts_layout_why(detail::number(k), target.id(), detail::number(phase), layout.data(), layout.size())};
}
/// The same, with what is wrong with the layout.
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
/// The layout that it gives as an example for pointers of 32 or 64 bits; "" where it gives none.
inline std::string_view nvvm_example_layout(Toolkit k, Target target, NvvmPhase phase, std::uint32_t bits = 64) noexcept {
    return smarch_nvvm_example_layout(detail::number(k), target.id(), detail::number(phase), bits);
}

/// What libnvvm logs about a name given as -arch=NAME; "" when it accepts the name.
inline Result<std::string_view, Fault> nvvm_refusal(Toolkit k, std::string_view name, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *count) { return smarch_nvvm_refusal(detail::number(k), name.data(), name.size(), buffer, capacity, count); });
}

} // namespace smarch

#endif // SMARCH_NVVM_HPP
