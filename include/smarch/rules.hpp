/// @file
/// What may be compiled, linked, loaded and compiled at run time, and which image a device runs. Every question comes as
/// a bool and, as _why, with its reason; unknown is not no.

#ifndef SMARCH_RULES_HPP
#define SMARCH_RULES_HPP

#include <smarch/drivers.hpp>
#include <smarch/targets.hpp>

namespace smarch {

/// Which side a verdict is on; nothing when there is no answer.
inline std::optional<Answer> answer(Verdict verdict) noexcept {
    const std::uint32_t side = smarch_verdict_answer(detail::number(verdict));
    return detail::given(side != 0, Answer{side});
}

/// Whether ptxas assembles PTX with this .target for --gpu-name gpu.
inline bool ptxas_compiles(Toolkit k, Target ptx, Target gpu) noexcept { return smarch_ptxas_compiles(detail::number(k), ptx.id(), gpu.id()); }
inline Verdict ptxas_compiles_why(Toolkit k, Target ptx, Target gpu) noexcept { return Verdict{smarch_ptxas_compiles_why(detail::number(k), ptx.id(), gpu.id())}; }
/// The same for names of any kind.
inline bool ptxas_compiles_name(Toolkit k, Target ptx, Name gpu) noexcept { return smarch_ptxas_compiles_name_why(detail::number(k), ptx.id(), gpu.c()) == SMARCH_YES; }
inline Verdict ptxas_compiles_name_why(Toolkit k, Target ptx, Name gpu) noexcept { return Verdict{smarch_ptxas_compiles_name_why(detail::number(k), ptx.id(), gpu.c())}; }
/// What ptxas prints when it refuses the pair, without its beginning; "" when it assembles.
inline Result<std::string_view, Fault> ptxas_message(Toolkit k, Target ptx, Name gpu, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptxas_message(detail::number(k), ptx.id(), gpu.c(), buffer, capacity, length); });
}
/// The most specific .target with which ptxas assembles PTX for every one of these GPUs; nothing when none serves them all.
inline Result<std::optional<Target>> ptxas_most_specific(Toolkit k, Span<const Target> gpus) noexcept {
    smarch_target found = 0;
    const auto status = smarch_ptxas_most_specific(detail::number(k), reinterpret_cast<const smarch_target *>(gpus.data()), gpus.size(), &found);
    if (status != SMARCH_OK) return Status{status};
    return Target::from_id(found);
}

/// Whether libnvJitLink of a release links an input that was made for one target, with -arch of another. False also where it is unknown.
inline bool nvjitlink_links(Toolkit k, JitInput input, Target of, Target target) noexcept {
    return smarch_nvjitlink_links_why(detail::number(k), detail::number(input), of.id(), target.id()) == SMARCH_YES;
}
inline Verdict nvjitlink_links_why(Toolkit k, JitInput input, Target of, Target target) noexcept {
    return Verdict{smarch_nvjitlink_links_why(detail::number(k), detail::number(input), of.id(), target.id())};
}
/// What it writes to its log about an input that it refuses and that was given under this name.
inline Result<std::string_view, Fault> nvjitlink_message(Toolkit k, JitInput input, Target of, Target target, std::string_view given, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_nvjitlink_message(detail::number(k), detail::number(input), of.id(), target.id(), given.data(), given.size(), buffer, capacity, length);
    });
}

/// Whether nvlink links a relocatable object of this target with --arch target.
inline bool nvlink_links(Toolkit k, Target object, Target target) noexcept { return smarch_nvlink_links(detail::number(k), object.id(), target.id()); }
inline Verdict nvlink_links_why(Toolkit k, Target object, Target target) noexcept { return Verdict{smarch_nvlink_links_why(detail::number(k), object.id(), target.id())}; }
/// The same for names of any kind.
inline bool nvlink_links_name(Toolkit k, Target object, Name target) noexcept { return smarch_nvlink_links_name_why(detail::number(k), object.id(), target.c()) == SMARCH_YES; }
inline Verdict nvlink_links_name_why(Toolkit k, Target object, Name target) noexcept { return Verdict{smarch_nvlink_links_name_why(detail::number(k), object.id(), target.c())}; }
/// The same of a cubin: of its kind, and of the class type and version of its .nv.compat.
inline bool nvlink_links_cubin(Toolkit k, const Value<smarch_cubin> &cubin, Name target) noexcept { return smarch_nvlink_links_cubin_why(detail::number(k), &cubin.c(), target.c()) == SMARCH_YES; }
inline Verdict nvlink_links_cubin_why(Toolkit k, const Value<smarch_cubin> &cubin, Name target) noexcept { return Verdict{smarch_nvlink_links_cubin_why(detail::number(k), &cubin.c(), target.c())}; }
/// Whether nvlink links LTO IR of this target with -lto --arch target. Verdict::no_lto_ignored: it exits with 0 and has linked nothing.
inline bool nvlink_links_lto(Toolkit k, Target object, Target target) noexcept { return smarch_nvlink_links_lto(detail::number(k), object.id(), target.id()); }
inline Verdict nvlink_links_lto_why(Toolkit k, Target object, Target target) noexcept { return Verdict{smarch_nvlink_links_lto_why(detail::number(k), object.id(), target.id())}; }
/// What nvlink prints about this input file, without its beginning; "" when it prints no message of this kind.
inline Result<std::string_view, Fault> nvlink_message(Toolkit k, NvlinkMessageKind kind, Target object, Name target, std::string_view file, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_nvlink_message(detail::number(k), detail::number(kind), object.id(), target.c(), file.data(), file.size(), buffer, capacity, length);
    });
}

/// Whether a cubin for this target loads on a device. False where it is unknown.
inline bool loads(Target cubin, ComputeCapability device) noexcept { return smarch_loads(cubin.id(), device.number()); }
inline Verdict loads_why(Target cubin, ComputeCapability device) noexcept { return Verdict{smarch_loads_why(cubin.id(), device.number())}; }
/// Whether a driver compiles PTX with this .version and .target on a device. A Version() is one that is not known: the answer is then unknown,
/// unless no driver or no version would do. False where it is unknown.
inline bool jits(Driver d, Version version, Target ptx, ComputeCapability device) noexcept { return smarch_jits(d.number(), version, ptx.id(), device.number()); }
inline Verdict jits_why(Driver d, Version version, Target ptx, ComputeCapability device) noexcept {
    return Verdict{smarch_jits_why(d.number(), version, ptx.id(), device.number())};
}
/// Whether a device runs an image by itself with some driver: a cubin (sm_) loads, PTX (compute_) fits, LTO IR does neither. False where it is unknown.
inline bool fits(Name image, ComputeCapability device) noexcept { return smarch_fits(image.c(), device.number()); }
inline Verdict fits_why(Name image, ComputeCapability device) noexcept { return Verdict{smarch_fits_why(image.c(), device.number())}; }
/// What that answer rests on; nothing of LTO IR.
inline std::optional<LoadBasis> fits_basis(Name image, ComputeCapability device) noexcept {
    const smarch_load_basis basis = smarch_fits_basis(image.c(), device.number());
    return detail::given(basis != 0, LoadBasis{basis});
}
/// Whether public documents speak of such devices: of others it is unknown what they run.
inline bool cc_is_known(ComputeCapability device) noexcept { return smarch_cc_is_known(device.number()); }

/// What a fat binary holds for a device to run: a name, and the .version of PTX where it is known.
class Image : public Value<smarch_image> {
  public:
    using Value::Value;
    /// toolkit: the one that wrote it, also one that was not run.
    constexpr Image(const Name &name, Version ptx = Version(), smarch_toolkit toolkit = 0) noexcept : Value(smarch_image{name.c(), ptx, toolkit}) {}
    constexpr Image(const Name &name, Toolkit toolkit) noexcept : Image(name, Version(), detail::number(toolkit)) {}
    constexpr Image(Target cubin) noexcept : Image(Name(cubin)) {}
    Name name() const noexcept { return Name(c().name); }
    std::optional<Version> ptx() const noexcept { return Version::or_none(c().ptx); }
    /// The toolkit that wrote it, as CUDA_VERSION writes it.
    std::optional<smarch_toolkit> toolkit() const noexcept { return detail::given(c().toolkit != 0, c().toolkit); }
};

/// The driver of a machine: the kernel's, and the user-mode one, which differs where a compatibility package is installed.
class Drivers {
  public:
    constexpr Drivers(Driver both) noexcept : Drivers(both, both) {}
    constexpr Drivers(Driver kernel, Driver user) noexcept : kernel_(kernel), user_(user) {}
    constexpr smarch_driver kernel() const noexcept { return kernel_.number(); }
    constexpr smarch_driver user() const noexcept { return user_.number(); }

  private:
    Driver kernel_, user_;
};

/// Whether an image runs on a device by itself, with these drivers: they support the device, a cubin (sm_) loads and is of a toolkit whose cubins they read,
/// PTX (compute_) is compiled; LTO IR does not run. False where it is unknown.
inline bool runs(Drivers d, const Image &image, ComputeCapability device) noexcept { return smarch_runs(d.kernel(), d.user(), image.c(), device.number()); }
inline Verdict runs_why(Drivers d, const Image &image, ComputeCapability device) noexcept {
    return Verdict{smarch_runs_why(d.kernel(), d.user(), image.c(), device.number())};
}
/// The oldest driver with which an image runs on a device; nothing where it runs with none that is known.
inline std::optional<Driver> image_oldest_driver(const Image &image, ComputeCapability device) noexcept {
    return Driver::or_none(smarch_image_oldest_driver(image.c(), device.number()));
}

/// Whether a device runs one of the images of a fat binary; compressions has that of each, from the first on: those that it does not reach are not compressed. False where it is unknown.
inline bool module_runs(Drivers d, Span<const Image> images, Span<const smarch_fatbin_compression> compressions, ComputeCapability device) noexcept {
    return smarch_module_runs_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), compressions.data(), compressions.size(), device.number()) == SMARCH_YES;
}
/// As module_runs, with the reason; nothing where there is no image.
inline std::optional<Verdict> module_runs_why(Drivers d, Span<const Image> images, Span<const smarch_fatbin_compression> compressions, ComputeCapability device) noexcept {
    const smarch_verdict verdict =
        smarch_module_runs_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), compressions.data(), compressions.size(), device.number());
    return detail::given(verdict != SMARCH_NO_VERDICT, Verdict{verdict});
}

/// Whether a file runs on a device, and the image that the driver takes.
class FileRun : public Value<smarch_file_run> {
  public:
    using Value::Value;
    /// Whether all of its modules run; else the reason of the driver, of the CUDA runtime, or of the first module that does not run.
    Verdict verdict() const noexcept { return Verdict{c().verdict}; }
    /// The image that is taken, of the first module of which one is known to run.
    std::optional<Name> image() const noexcept { return detail::given(c().reason != 0, Name(c().image)); }
    /// Its place among the entries of the file; 0 of a file that is an image itself.
    std::optional<std::size_t> entry() const noexcept { return detail::given(c().reason != 0, c().entry); }
    /// Why it comes before the others of its module.
    std::optional<PickReason> reason() const noexcept { return detail::given(c().reason != 0, PickReason{c().reason}); }
};
/// Whether all modules of a file run on a device, and with which image: of an ELF, PE or COFF file, an archive, a fat binary, a cubin or PTX text.
inline FileRun file_runs(Drivers d, Span<const std::uint8_t> bytes, ComputeCapability device) noexcept {
    FileRun run(smarch_file_run{SMARCH_NO_VERDICT, 0, {0, 0}, 0});
    // Neither pointer is NULL but where the file has no bytes.
    (void)smarch_file_runs(d.kernel(), d.user(), bytes.data(), bytes.size(), device.number(), &run.c());
    return run;
}
/// The oldest driver with which all modules of a file run on a device; nothing where they run with none that is known.
inline std::optional<Driver> file_oldest_driver(Span<const std::uint8_t> bytes, ComputeCapability device) noexcept {
    return Driver::or_none(smarch_file_oldest_driver(bytes.data(), bytes.size(), device.number()));
}

/// The image that a device runs.
struct Choice {
    /// Its place in the list.
    std::size_t index;
    PickReason reason;
    /// The list has another image that would come first if it ran, and of which that is unknown.
    bool has_unknown_rival;
};
/// Which of these images a device runs. Status::no_image: none is known to run.
inline Result<Choice> pick(Drivers d, Span<const Image> images, ComputeCapability device) noexcept {
    smarch_choice choice;
    const auto status = smarch_pick(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number(), &choice);
    if (status != SMARCH_OK) return Status{status};
    return Choice{choice.index, PickReason{choice.reason}, choice.has_unknown_rival};
}
/// Whether the image at index is the one that pick chooses.
inline bool picks(Drivers d, Span<const Image> images, ComputeCapability device, std::size_t index) noexcept {
    return smarch_picks_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number(), index) == SMARCH_YES;
}
inline Verdict picks_why(Drivers d, Span<const Image> images, ComputeCapability device, std::size_t index) noexcept {
    return Verdict{smarch_picks_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number(), index)};
}

/// Whether a device runs one of these images: then pick says which. False where that is unknown.
inline bool images_cover(Drivers d, Span<const Image> images, ComputeCapability device) noexcept {
    return smarch_images_cover_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number()) == SMARCH_YES;
}
/// As covers, with the reason: where none runs, that of the image that is nearest to running. Nothing where there is no image.
inline std::optional<Verdict> images_cover_why(Drivers d, Span<const Image> images, ComputeCapability device) noexcept {
    const smarch_verdict verdict = smarch_images_cover_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number());
    return detail::given(verdict != SMARCH_NO_VERDICT, Verdict{verdict});
}

/// The maximum of images, and of devices, that minimize and advise take.
inline constexpr std::size_t advise_max = SMARCH_ADVISE_MAX;
/// The positions of the fewest images with which each of these devices still runs what it ran: a cubin where it ran a cubin, PTX where it compiled PTX.
inline Result<Span<std::size_t>, Fault> images_minimize(Drivers d, Span<const Image> images, Span<const ComputeCapability> devices, ListOut<std::size_t> out) {
    return out.take<std::size_t>([&](std::size_t *positions, std::size_t capacity, std::size_t *count) {
        return smarch_images_minimize(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), reinterpret_cast<const smarch_cc *>(devices.data()), devices.size(), positions, capacity, count);
    });
}

/// A piece of advice about the images of a list.
class Advice : public Value<smarch_advice> {
  public:
    using Value::Value;
    AdviceKind kind() const noexcept { return AdviceKind{c().kind}; }
    /// The position in the list of the image that it is about.
    std::optional<std::size_t> index() const noexcept { return detail::given(c().has_index, c().index); }
    /// The image to add or to write instead.
    std::optional<Name> image() const noexcept { return detail::given(c().image.kind != 0, Name(c().image)); }
    /// The device that it is about, the lowest where there are several.
    std::optional<ComputeCapability> device() const noexcept { return detail::given(c().device != 0, ComputeCapability::from_number(c().device)); }
};
/// What to change about the images of a list that are to run on these devices: what to add, what adds nothing, what would be better written in another way.
inline Result<Span<Advice>, Fault> images_advise(Toolkit k, Drivers d, Span<const Image> images, Span<const ComputeCapability> devices, ListOut<Advice> out) {
    return out.take<smarch_advice>([&](smarch_advice *pieces, std::size_t capacity, std::size_t *count) {
        return smarch_images_advise(detail::number(k), d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), reinterpret_cast<const smarch_cc *>(devices.data()), devices.size(), pieces, capacity, count);
    });
}

/// The maximum of images in a cover.
inline constexpr std::size_t cover_max = SMARCH_COVER_MAX;
/// The fewest images, of those that with allows, that run on every one of these devices. Status::not_covered: the fault's at is the device's position.
inline Result<Span<Name>, Fault> cover(Toolkit k, Drivers d, Span<const ComputeCapability> devices, CoverWith with, ListOut<Name> out) {
    std::size_t fault_at = SMARCH_NO_FAULT;
    auto found = out.take<smarch_name>([&](smarch_name *names, std::size_t capacity, std::size_t *count) {
        return smarch_cover(detail::number(k), d.kernel(), d.user(), reinterpret_cast<const smarch_cc *>(devices.data()), devices.size(), detail::number(with), names, capacity, count, &fault_at);
    });
    if (found.status() == Status::not_covered) return Fault{Status::not_covered, fault_at, 0};
    return found;
}

/// The most specific target with this suffix (0, 'a' or 'f') that a toolkit builds and whose cubins run on a device: the name to give to
/// ptxas. Nothing where the toolkit builds none.
inline std::optional<Target> best_target(Toolkit k, ComputeCapability device, char suffix = 0) noexcept {
    return Target::from_id(smarch_toolkit_best_target(detail::number(k), device.number(), static_cast<unsigned char>(suffix)));
}

/// One fact that changed between two releases. What a kind does not speak of is nothing.
class ToolkitChange : public Value<smarch_toolkit_change> {
  public:
    using Value::Value;
    ChangeKind kind() const noexcept { return ChangeKind{c().kind}; }
    /// The tool, of a default and of a name.
    std::optional<Tool> tool() const noexcept { return detail::given(c().tool != 0, Tool{c().tool}); }
    /// The name, where a tool does something else with it.
    std::optional<Name> changed_name() const noexcept {
        return detail::given(c().name_kind != 0, Name(NameKind{c().name_kind}, Target::from_id(c().target).value_or(Target())));
    }
    /// The .target.
    std::optional<Target> target() const noexcept { return Target::from_id(c().target); }
    std::optional<IsaFeature> feature() const noexcept { return detail::given(c().feature != 0, IsaFeature{c().feature}); }
    /// What the first release does, and what the second does.
    std::optional<Verdict> before() const noexcept { return detail::given(c().before != 0, Verdict{c().before}); }
    std::optional<Verdict> after() const noexcept { return detail::given(c().after != 0, Verdict{c().after}); }
    /// The .version of the first release and that of the second.
    std::optional<Version> ptx_before() const noexcept { return Version::or_none(c().ptx_before); }
    std::optional<Version> ptx_after() const noexcept { return Version::or_none(c().ptx_after); }
    /// The default of the first release and that of the second.
    std::optional<Target> target_before() const noexcept { return Target::from_id(c().target_before); }
    std::optional<Target> target_after() const noexcept { return Target::from_id(c().target_after); }
};

/// Every fact that differs between two releases, kind by kind.
inline Result<Span<ToolkitChange>, Fault> toolkit_changes(Toolkit from, Toolkit to, ListOut<ToolkitChange> out) {
    return out.take<smarch_toolkit_change>([&](smarch_toolkit_change *changes, std::size_t capacity, std::size_t *count) {
        return smarch_toolkit_changes(detail::number(from), detail::number(to), changes, capacity, count);
    });
}

} // namespace smarch

#endif // SMARCH_RULES_HPP
