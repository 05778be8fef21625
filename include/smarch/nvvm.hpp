/// @file
/// What libnvvm and cicc answer when they are run: programs, target triples, data layouts, names.

#ifndef SMARCH_NVVM_HPP
#define SMARCH_NVVM_HPP

#include <smarch/target.hpp>

namespace smarch {

/// Whether libnvvm's verification or compilation takes a construct in a program for a target.
inline Verdict nvvm_construct(NvvmApi api, Target target, NvvmConstruct construct) noexcept {
    return Verdict{smarch_nvvm_construct(detail::number(api), target.id(), detail::number(construct))};
}
/// Whether its verification takes an access to an address space; unknown for address spaces that were not run.
inline Verdict nvvm_verify_access(Target target, NvvmAccess access, std::uint32_t space) noexcept {
    return Verdict{smarch_nvvm_verify_access(target.id(), detail::number(access), space)};
}
/// Whether its verification takes a cast between address spaces; unknown for address spaces that were not run.
inline Verdict nvvm_verify_cast(Target target, std::uint32_t from, std::uint32_t to) noexcept { return Verdict{smarch_nvvm_verify_cast(target.id(), from, to)}; }

/// Whether libnvvm takes a program with this target triple; an empty one stands for none.
inline Verdict nvvm_triple(NvvmApi api, Target target, std::string_view triple) noexcept {
    return Verdict{smarch_nvvm_triple(detail::number(api), target.id(), triple.data(), triple.size())};
}
/// What it logs about a triple, a line each and without what decorates them; "" when it takes it.
inline Result<std::string_view, Fault> nvvm_triple_message(NvvmApi api, Target target, std::string_view triple, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_nvvm_triple_message(detail::number(api), target.id(), triple.data(), triple.size(), buffer, capacity, length);
    });
}

/// What libnvvm makes of a data layout.
class NvvmLayoutAnswer : public Value<smarch_nvvm_layout_answer> {
  public:
    using Value::Value;
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// Why it cannot be read, and the first byte of the specification that cannot; nothing when all can.
    std::optional<NvvmMalformation> malformation() const noexcept { return detail::given(c().malformation != 0, NvvmMalformation{c().malformation}); }
    std::optional<std::size_t> fault_at() const noexcept { return detail::offset(c().fault_at); }
    /// What is against it.
    Set<NvvmComplaint> complaints() const noexcept { return Set<NvvmComplaint>(c().complaints); }
};

/// Whether libnvvm takes a program with this data layout; an empty one stands for none.
inline Result<NvvmLayoutAnswer> nvvm_layout(NvvmApi api, Target target, std::string_view layout) noexcept {
    return detail::ask<NvvmLayoutAnswer, smarch_nvvm_layout_answer>(
        [&](smarch_nvvm_layout_answer *out) { return smarch_nvvm_layout(detail::number(api), target.id(), layout.data(), layout.size(), out); });
}
/// What it logs about a data layout, with the layouts that it gives as examples; "" when it takes it, logs nothing, or that
/// is unknown.
inline Result<std::string_view, Fault> nvvm_layout_message(NvvmApi api, Target target, std::string_view layout, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_nvvm_layout_message(detail::number(api), target.id(), layout.data(), layout.size(), buffer, capacity, length);
    });
}
/// The layout that it gives as an example for pointers of 32 or 64 bits; "" where it gives none.
inline std::string_view nvvm_example_layout(NvvmApi api, Target target, std::uint32_t bits = 64) noexcept {
    return smarch_nvvm_example_layout(detail::number(api), target.id(), bits);
}

/// What cicc prints about a name given to -arch, both of its lines where it prints two; "" when it takes it.
inline Result<std::string_view, Fault> cicc_refusal(std::string_view name, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_cicc_refusal(name.data(), name.size(), buffer, capacity, length); });
}
/// What libnvvm logs about a name given as -arch=NAME; "" when it takes it.
inline Result<std::string_view, Fault> nvvm_refusal(std::string_view name, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_nvvm_refusal(name.data(), name.size(), buffer, capacity, length); });
}

} // namespace smarch

#endif // SMARCH_NVVM_HPP
