/// @file
/// What may be compiled, linked, loaded and compiled at run time, and which image a device runs. Every question comes as
/// a bool and, as _why, with its reason; unknown is not no.

#ifndef SMARCH_RULES_HPP
#define SMARCH_RULES_HPP

#include <smarch/target.hpp>

namespace smarch {

/// Which side a verdict is on; nothing when there is no answer.
inline std::optional<Answer> answer(Verdict verdict) noexcept {
    const std::uint32_t side = smarch_verdict_answer(detail::number(verdict));
    return detail::given(side != 0, Answer{side});
}

/// Whether ptxas assembles PTX with this .target for --gpu-name gpu.
inline bool ptxas_compiles(Target ptx, Target gpu) noexcept { return smarch_ptxas_compiles(ptx.id(), gpu.id()); }
inline Verdict ptxas_compiles_why(Target ptx, Target gpu) noexcept { return Verdict{smarch_ptxas_compiles_why(ptx.id(), gpu.id())}; }
/// The same for names of any kind.
inline bool ptxas_compiles(Target ptx, Name gpu) noexcept { return smarch_ptxas_compiles_name(ptx.id(), gpu.c()); }
inline Verdict ptxas_compiles_why(Target ptx, Name gpu) noexcept { return Verdict{smarch_ptxas_compiles_name_why(ptx.id(), gpu.c())}; }
/// What ptxas prints when it refuses the pair, without its beginning; "" when it assembles.
inline Result<std::string_view, Fault> ptxas_message(Target ptx, Name gpu, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptxas_message(ptx.id(), gpu.c(), buffer, capacity, length); });
}
/// The GPUs for which ptxas assembles PTX with this .target: at most 23.
inline Result<Span<Target>, Fault> ptxas_gpus(Target ptx, ListOut<Target> out) {
    return out.take<smarch_target>([&](smarch_target *gpus, std::size_t capacity, std::size_t *count) { return smarch_ptxas_gpus(ptx.id(), gpus, capacity, count); });
}
/// The most specific .target with which ptxas assembles PTX for every one of these GPUs; nothing when none serves them all.
inline Result<std::optional<Target>> ptxas_most_specific(Span<const Target> gpus) noexcept {
    smarch_target found = 0;
    const auto status = smarch_ptxas_most_specific(reinterpret_cast<const smarch_target *>(gpus.data()), gpus.size(), &found);
    if (status != SMARCH_OK) return Status{status};
    return Target::from_id(found);
}

/// Whether the ptxas of a toolkit builds cubins for this target.
inline bool toolkit_builds(Version toolkit, Target target) noexcept { return smarch_toolkit_builds(toolkit, target.id()); }
inline Verdict toolkit_builds_why(Version toolkit, Target target) noexcept { return Verdict{smarch_toolkit_builds_why(toolkit, target.id())}; }

/// Whether nvlink links a relocatable object of this target with --arch target.
inline bool nvlink_links(Target object, Target target) noexcept { return smarch_nvlink_links(object.id(), target.id()); }
inline Verdict nvlink_links_why(Target object, Target target) noexcept { return Verdict{smarch_nvlink_links_why(object.id(), target.id())}; }
/// The same for names of any kind.
inline bool nvlink_links(Target object, Name target) noexcept { return smarch_nvlink_links_name(object.id(), target.c()); }
inline Verdict nvlink_links_why(Target object, Name target) noexcept { return Verdict{smarch_nvlink_links_name_why(object.id(), target.c())}; }
/// Whether nvlink links LTO IR of this target with -lto --arch target. Verdict::no_lto_ignored: it exits with 0 and has linked nothing.
inline bool nvlink_links_lto(Target object, Target target) noexcept { return smarch_nvlink_links_lto(object.id(), target.id()); }
inline Verdict nvlink_links_lto_why(Target object, Target target) noexcept { return Verdict{smarch_nvlink_links_lto_why(object.id(), target.id())}; }
/// What is linked: machine code or LTO IR.
enum class LinkInput { object, lto_ir };
/// The targets for which nvlink links it: at most 23.
inline Result<Span<Target>, Fault> nvlink_targets(Target object, LinkInput input, ListOut<Target> out) {
    return out.take<smarch_target>([&](smarch_target *targets, std::size_t capacity, std::size_t *count) {
        return smarch_nvlink_targets(object.id(), input == LinkInput::lto_ir, targets, capacity, count);
    });
}
/// What nvlink prints about this input file, without its beginning; "" when it prints no message of this kind.
inline Result<std::string_view, Fault> nvlink_message(NvlinkMessageKind kind, Target object, Name target, std::string_view file, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_nvlink_message(detail::number(kind), object.id(), target.c(), file.data(), file.size(), buffer, capacity, length);
    });
}

/// Whether a cubin for this target loads on a device. False where it is unknown.
inline bool loads(Target cubin, ComputeCapability device) noexcept { return smarch_loads(cubin.id(), device.number()); }
inline Verdict loads_why(Target cubin, ComputeCapability device) noexcept { return Verdict{smarch_loads_why(cubin.id(), device.number())}; }
/// What that answer rests on.
inline std::optional<LoadBasis> loads_basis(Target cubin, ComputeCapability device) noexcept {
    const smarch_load_basis basis = smarch_loads_basis(cubin.id(), device.number());
    return detail::given(basis != 0, LoadBasis{basis});
}
/// Whether the driver of a device compiles PTX with this .target. False where it is unknown.
inline bool jits(Target ptx, ComputeCapability device) noexcept { return smarch_jits(ptx.id(), device.number()); }
inline Verdict jits_why(Target ptx, ComputeCapability device) noexcept { return Verdict{smarch_jits_why(ptx.id(), device.number())}; }
/// What that answer rests on.
inline std::optional<LoadBasis> jits_basis(Target ptx, ComputeCapability device) noexcept {
    const smarch_load_basis basis = smarch_jits_basis(ptx.id(), device.number());
    return detail::given(basis != 0, LoadBasis{basis});
}

/// The PTX versions that ptxas knows, ascending.
inline Result<Span<Version>, Fault> ptx_versions(ListOut<Version> out) { return out.take<smarch_version>(smarch_ptx_versions); }
/// Whether ptxas accepts this .version together with this .target.
inline bool ptx_version_suffices(Version version, Target ptx) noexcept { return smarch_ptx_version_suffices(version, ptx.id()); }
inline Verdict ptx_version_suffices_why(Version version, Target ptx) noexcept { return Verdict{smarch_ptx_version_suffices_why(version, ptx.id())}; }
/// What ptxas prints when it refuses them, without its beginning; "" when it accepts them.
inline Result<std::string_view, Fault> ptx_version_message(Version version, Target ptx, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptx_version_message(version, ptx.id(), buffer, capacity, length); });
}

/// Whether an image runs on a device by itself: a cubin (sm_) loads, PTX (compute_) is compiled, LTO IR does neither.
/// False where it is unknown.
inline bool runs(Name image, ComputeCapability device) noexcept { return smarch_runs(image.c(), device.number()); }
inline Verdict runs_why(Name image, ComputeCapability device) noexcept { return Verdict{smarch_runs_why(image.c(), device.number())}; }

/// The image that a device runs.
struct Choice {
    /// Its place in the list.
    std::size_t index;
    PickReason reason;
    /// The list has another image that would come first if it ran, and of which that is unknown.
    bool has_unknown_rival;
};
/// Which of these images a device runs. Status::no_image: none is known to run.
inline Result<Choice> pick(Span<const Name> images, ComputeCapability device) noexcept {
    smarch_choice choice;
    const auto status = smarch_pick(reinterpret_cast<const smarch_name *>(images.data()), images.size(), device.number(), &choice);
    if (status != SMARCH_OK) return Status{status};
    return Choice{choice.index, PickReason{choice.reason}, choice.has_unknown_rival};
}
/// Whether the image at index is the one that pick chooses.
inline bool picks(Span<const Name> images, ComputeCapability device, std::size_t index) noexcept {
    return smarch_picks(reinterpret_cast<const smarch_name *>(images.data()), images.size(), device.number(), index);
}
inline Verdict picks_why(Span<const Name> images, ComputeCapability device, std::size_t index) noexcept {
    return Verdict{smarch_picks_why(reinterpret_cast<const smarch_name *>(images.data()), images.size(), device.number(), index)};
}

/// The maximum of images in a cover.
inline constexpr std::size_t cover_max = SMARCH_COVER_MAX;
/// The fewest images that run on every one of these devices. Status::not_covered: the fault's at is the device's position.
inline Result<Span<Name>, Fault> cover(Span<const ComputeCapability> devices, CoverWith with, ListOut<Name> out) {
    std::size_t fault_at = SMARCH_NO_FAULT;
    auto found = out.take<smarch_name>([&](smarch_name *names, std::size_t capacity, std::size_t *count) {
        return smarch_cover(reinterpret_cast<const smarch_cc *>(devices.data()), devices.size(), detail::number(with), names, capacity, count, &fault_at);
    });
    if (found.status() == Status::not_covered) return Fault{Status::not_covered, fault_at, 0};
    return found;
}

} // namespace smarch

#endif // SMARCH_RULES_HPP
