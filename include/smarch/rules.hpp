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
inline bool ptxas_compiles(Toolkit k, Target ptx, Target gpu) noexcept { return smarch_ptxas_compiles(detail::number(k), ptx.id(), gpu.id()); }
inline Verdict ptxas_compiles_why(Toolkit k, Target ptx, Target gpu) noexcept { return Verdict{smarch_ptxas_compiles_why(detail::number(k), ptx.id(), gpu.id())}; }
/// The same for names of any kind.
inline bool ptxas_compiles(Toolkit k, Target ptx, Name gpu) noexcept { return smarch_ptxas_compiles_name(detail::number(k), ptx.id(), gpu.c()); }
inline Verdict ptxas_compiles_why(Toolkit k, Target ptx, Name gpu) noexcept { return Verdict{smarch_ptxas_compiles_name_why(detail::number(k), ptx.id(), gpu.c())}; }
/// What ptxas prints when it refuses the pair, without its beginning; "" when it assembles.
inline Result<std::string_view, Fault> ptxas_message(Toolkit k, Target ptx, Name gpu, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_ptxas_message(detail::number(k), ptx.id(), gpu.c(), buffer, capacity, length); });
}
/// The GPUs for which ptxas assembles PTX with this .target: at most 23.
inline Result<Span<Target>, Fault> ptxas_gpus(Toolkit k, Target ptx, ListOut<Target> out) {
    return out.take<smarch_target>([&](smarch_target *gpus, std::size_t capacity, std::size_t *count) { return smarch_ptxas_gpus(detail::number(k), ptx.id(), gpus, capacity, count); });
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
    return smarch_nvjitlink_links(detail::number(k), detail::number(input), of.id(), target.id());
}
inline Verdict nvjitlink_links_why(Toolkit k, JitInput input, Target of, Target target) noexcept {
    return Verdict{smarch_nvjitlink_links_why(detail::number(k), detail::number(input), of.id(), target.id())};
}
/// What the function that adds the input returns, an nvJitLinkResult; 0 where it links the input, and where that is unknown.
inline std::uint32_t nvjitlink_result(Toolkit k, JitInput input, Target of, Target target) noexcept {
    return smarch_nvjitlink_result(detail::number(k), detail::number(input), of.id(), target.id());
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
inline bool nvlink_links(Toolkit k, Target object, Name target) noexcept { return smarch_nvlink_links_name(detail::number(k), object.id(), target.c()); }
inline Verdict nvlink_links_why(Toolkit k, Target object, Name target) noexcept { return Verdict{smarch_nvlink_links_name_why(detail::number(k), object.id(), target.c())}; }
/// The same of a cubin: of its kind, and of the class type and version of its .nv.compat.
inline bool nvlink_links(Toolkit k, const Value<smarch_cubin> &cubin, Name target) noexcept { return smarch_nvlink_links_cubin(detail::number(k), &cubin.c(), target.c()); }
inline Verdict nvlink_links_why(Toolkit k, const Value<smarch_cubin> &cubin, Name target) noexcept { return Verdict{smarch_nvlink_links_cubin_why(detail::number(k), &cubin.c(), target.c())}; }
/// Whether nvlink links LTO IR of this target with -lto --arch target. Verdict::no_lto_ignored: it exits with 0 and has linked nothing.
inline bool nvlink_links_lto(Toolkit k, Target object, Target target) noexcept { return smarch_nvlink_links_lto(detail::number(k), object.id(), target.id()); }
inline Verdict nvlink_links_lto_why(Toolkit k, Target object, Target target) noexcept { return Verdict{smarch_nvlink_links_lto_why(detail::number(k), object.id(), target.id())}; }
/// What is linked: machine code or LTO IR.
enum class LinkInput { object, lto_ir };
/// The targets for which nvlink links it: at most 23.
inline Result<Span<Target>, Fault> nvlink_targets(Toolkit k, Target object, LinkInput input, ListOut<Target> out) {
    return out.take<smarch_target>([&](smarch_target *targets, std::size_t capacity, std::size_t *count) {
        return smarch_nvlink_targets(detail::number(k), object.id(), input == LinkInput::lto_ir, targets, capacity, count);
    });
}
/// What nvlink prints about this input file, without its beginning; "" when it prints no message of this kind.
inline Result<std::string_view, Fault> nvlink_message(Toolkit k, NvlinkMessageKind kind, Target object, Name target, std::string_view file, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_nvlink_message(detail::number(k), detail::number(kind), object.id(), target.c(), file.data(), file.size(), buffer, capacity, length);
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
/// Whether a driver compiles PTX with this .version and .target on a device. A Version() is one that is not known: the answer is then unknown,
/// unless no driver or no version would do. False where it is unknown.
inline bool jits(Driver d, Version version, Target ptx, ComputeCapability device) noexcept { return smarch_jits(d.number(), version, ptx.id(), device.number()); }
inline Verdict jits_why(Driver d, Version version, Target ptx, ComputeCapability device) noexcept {
    return Verdict{smarch_jits_why(d.number(), version, ptx.id(), device.number())};
}
/// Whether some driver compiles PTX for this .target on a device: what its number and suffix allow. False where it is unknown.
inline bool ptx_fits(Target ptx, ComputeCapability device) noexcept { return smarch_ptx_fits(ptx.id(), device.number()); }
inline Verdict ptx_fits_why(Target ptx, ComputeCapability device) noexcept { return Verdict{smarch_ptx_fits_why(ptx.id(), device.number())}; }
/// Whether a device runs an image by itself with some driver: a cubin (sm_) loads, PTX (compute_) fits, LTO IR does neither. False where it is unknown.
inline bool fits(Name image, ComputeCapability device) noexcept { return smarch_fits(image.c(), device.number()); }
inline Verdict fits_why(Name image, ComputeCapability device) noexcept { return Verdict{smarch_fits_why(image.c(), device.number())}; }
/// Whether public documents speak of such devices: of others it is unknown what they run.
inline bool is_known(ComputeCapability device) noexcept { return smarch_cc_is_known(device.number()); }
/// What that answer rests on.
inline std::optional<LoadBasis> ptx_fits_basis(Target ptx, ComputeCapability device) noexcept {
    const smarch_load_basis basis = smarch_ptx_fits_basis(ptx.id(), device.number());
    return detail::given(basis != 0, LoadBasis{basis});
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
    return smarch_module_runs(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), compressions.data(), compressions.size(), device.number());
}
/// As module_runs, with the reason; nothing where there is no image.
inline std::optional<Verdict> module_runs_why(Drivers d, Span<const Image> images, Span<const smarch_fatbin_compression> compressions, ComputeCapability device) noexcept {
    const smarch_verdict verdict =
        smarch_module_runs_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), compressions.data(), compressions.size(), device.number());
    return detail::given(verdict != SMARCH_NO_VERDICT, Verdict{verdict});
}

/// Whether all modules of a file run on a device: of an ELF, PE or COFF file, an archive, a fat binary, a cubin or PTX text. False where it is unknown.
inline bool file_runs(Drivers d, Span<const std::uint8_t> bytes, ComputeCapability device) noexcept {
    return smarch_file_runs(d.kernel(), d.user(), bytes.data(), bytes.size(), device.number());
}
/// As file_runs, with the reason: that of the driver, of the CUDA runtime, else of the first module that does not run.
inline Verdict file_runs_why(Drivers d, Span<const std::uint8_t> bytes, ComputeCapability device) noexcept {
    return Verdict{smarch_file_runs_why(d.kernel(), d.user(), bytes.data(), bytes.size(), device.number())};
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
    return smarch_picks(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number(), index);
}
inline Verdict picks_why(Drivers d, Span<const Image> images, ComputeCapability device, std::size_t index) noexcept {
    return Verdict{smarch_picks_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number(), index)};
}

/// Whether a device runs one of these images: then pick says which. False where that is unknown.
inline bool covers(Drivers d, Span<const Image> images, ComputeCapability device) noexcept {
    return smarch_covers(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number());
}
/// As covers, with the reason: where none runs, that of the image that is nearest to running. Nothing where there is no image.
inline std::optional<Verdict> covers_why(Drivers d, Span<const Image> images, ComputeCapability device) noexcept {
    const smarch_verdict verdict = smarch_covers_why(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), device.number());
    return detail::given(verdict != SMARCH_NO_VERDICT, Verdict{verdict});
}

/// The maximum of images, and of devices, that minimize and advise take.
inline constexpr std::size_t advise_max = SMARCH_ADVISE_MAX;
/// The positions of the fewest images with which each of these devices still runs what it ran: a cubin where it ran a cubin, PTX where it compiled PTX.
inline Result<Span<std::size_t>, Fault> minimize(Drivers d, Span<const Image> images, Span<const ComputeCapability> devices, ListOut<std::size_t> out) {
    return out.take<std::size_t>([&](std::size_t *positions, std::size_t capacity, std::size_t *count) {
        return smarch_minimize(d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), reinterpret_cast<const smarch_cc *>(devices.data()), devices.size(), positions, capacity, count);
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
inline Result<Span<Advice>, Fault> advise(Toolkit k, Drivers d, Span<const Image> images, Span<const ComputeCapability> devices, ListOut<Advice> out) {
    return out.take<smarch_advice>([&](smarch_advice *pieces, std::size_t capacity, std::size_t *count) {
        return smarch_advise(detail::number(k), d.kernel(), d.user(), reinterpret_cast<const smarch_image *>(images.data()), images.size(), reinterpret_cast<const smarch_cc *>(devices.data()), devices.size(), pieces, capacity, count);
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

/// Whether a driver supports devices of this compute capability. False where that is unknown.
inline bool driver_supports(Driver d, ComputeCapability device) noexcept { return smarch_driver_supports(d.number(), device.number()); }
inline Verdict driver_supports_why(Driver d, ComputeCapability device) noexcept { return Verdict{smarch_driver_supports_why(d.number(), device.number())}; }
/// Whether programs of a toolkit start on a driver: newer ones run them, and older ones of the same major version.
inline bool driver_starts(Driver d, Toolkit k) noexcept { return smarch_driver_starts(d.number(), detail::number(k)); }
inline Verdict driver_starts_why(Driver d, Toolkit k) noexcept { return Verdict{smarch_driver_starts_why(d.number(), detail::number(k))}; }
/// Whether the PTX of a toolkit is newer than any that a driver compiles, of those that documents reach.
inline bool driver_has_older_ptx(Driver d, Toolkit k) noexcept { return smarch_driver_has_older_ptx(d.number(), detail::number(k)); }
/// The oldest driver on which programs of a toolkit start.
inline Driver lowest_driver(Toolkit k) noexcept { return Driver(smarch_toolkit_lowest_driver(detail::number(k))); }

/// The drivers that support a compute capability, as far as public sources state it.
class DeviceSupport : public Row<smarch_device_support> {
  public:
    using Row::Row;
    ComputeCapability cc() const noexcept { return ComputeCapability::from_number(c().cc); }
    /// The first driver that knows its target: older ones do not support it.
    std::optional<Driver> known() const noexcept { return Driver::or_none(c().known); }
    /// The first and the newest driver that a source states to support it.
    std::optional<Driver> oldest() const noexcept { return Driver::or_none(c().oldest); }
    std::optional<Driver> newest() const noexcept { return Driver::or_none(c().newest); }
    /// The driver after which support ended.
    std::optional<Driver> last() const noexcept { return Driver::or_none(c().last); }
    std::optional<DriverSource> oldest_source() const noexcept { return detail::given(c().oldest_source != 0, DriverSource{c().oldest_source}); }
    std::optional<DriverSource> newest_source() const noexcept { return detail::given(c().newest_source != 0, DriverSource{c().newest_source}); }
};

/// The drivers of every compute capability of which a source states something, ascending.
inline Rows<DeviceSupport> device_supports() noexcept { return detail::rows<DeviceSupport>(smarch_device_supports); }
inline std::optional<DeviceSupport> device_support(ComputeCapability device) noexcept {
    return detail::row<DeviceSupport>(smarch_device_support_find(device.number()));
}
/// The oldest driver that supports a device; nothing where no source states one.
inline std::optional<Driver> oldest_driver(ComputeCapability device) noexcept { return Driver::or_none(smarch_device_oldest_driver(device.number())); }
/// The newest driver that supports a device; nothing where newer ones do, or no source states one.
inline std::optional<Driver> newest_driver(ComputeCapability device) noexcept { return Driver::or_none(smarch_device_newest_driver(device.number())); }

/// The compute capabilities of all targets, each once, ascending.
inline Result<Span<ComputeCapability>, Fault> target_ccs(ListOut<ComputeCapability> out) {
    return out.take<smarch_cc>([&](smarch_cc *devices, std::size_t capacity, std::size_t *count) { return smarch_target_ccs(devices, capacity, count); });
}
/// Those that a driver is known to support, ascending.
inline Result<Span<ComputeCapability>, Fault> driver_devices(Driver d, ListOut<ComputeCapability> out) {
    return out.take<smarch_cc>([&](smarch_cc *devices, std::size_t capacity, std::size_t *count) {
        return smarch_driver_devices(d.number(), devices, capacity, count);
    });
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
