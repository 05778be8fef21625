/// @file
/// Products by name: compute capability, SMs, memory.

#ifndef SMARCH_DEVICES_HPP
#define SMARCH_DEVICES_HPP

#include <smarch/devices.h>
#include <smarch/drivers.hpp>
#include <smarch/targets.hpp>

namespace smarch {

/// A product.
class Device : public Row<smarch_device> {
  public:
    using Row::Row;
    /// Its name, without the maker's: "GeForce RTX 4090", "H100 SXM5 80 GB". No two rows have the same.
    std::string_view name() const noexcept { return c().name; }
    /// How cudaGetDeviceProperties and nvidia-smi print it: "NVIDIA H100 80GB HBM3"; empty where no source shows it. Several products
    /// may print the same.
    Span<const char *const> printed() const noexcept { return {c().printed, c().printed_count}; }
    ComputeCapability cc() const noexcept { return ComputeCapability::from_number(c().cc); }
    /// The target of its compute capability, without a suffix.
    Target target() const noexcept { return Target::from_cc(cc()).value_or(Target()); }
    /// For whom it is made.
    DeviceKind kind() const noexcept { return DeviceKind{c().kind}; }
    /// Who states its compute capability.
    DeviceSource source() const noexcept { return DeviceSource{c().source}; }
    /// How many SMs it has, of a board with several GPUs one of them; nothing where no source states it, or boards of that name differ.
    std::optional<std::uint32_t> sm_count() const noexcept { return detail::given(c().has_sm_count != 0, c().sm_count); }
    /// The size of its memory as it is sold, in MiB; nothing as above.
    std::optional<std::uint32_t> memory_mib() const noexcept { return detail::given(c().has_memory_mib != 0, c().memory_mib); }
};

/// All products of which a public source states the compute capability, by compute capability.
inline Rows<Device> devices() noexcept { return detail::rows<Device>(smarch_devices); }
/// The only product that a name means: "RTX 4090", "h100 sxm"; nothing where none has it, or several have: device_candidates tells which.
inline std::optional<Device> device_find(std::string_view name) noexcept { return detail::row<Device>(smarch_device_find(name.data(), name.size())); }
/// Every product that a name may mean, as positions in devices().
inline Result<Span<std::uint32_t>, Fault> device_candidates(std::string_view name, ListOut<std::uint32_t> out) {
    return out.take<std::uint32_t>(
        [&](std::uint32_t *positions, std::size_t capacity, std::size_t *count) { return smarch_device_candidates(name.data(), name.size(), positions, capacity, count); });
}

/// A product as the releases of NVIDIA's open kernel modules list it.
class DeviceListing : public Row<smarch_listing> {
  public:
    using Row::Row;
    /// The PCI device ID: 0x2684 of 10de:2684.
    std::uint16_t pci() const noexcept { return c().pci; }
    /// As the driver prints it: "NVIDIA GeForce RTX 4090".
    std::string_view name() const noexcept { return c().name; }
    /// The first release that lists it, of each branch that has one.
    Span<const smarch_driver_release> firsts() const noexcept { return {c().firsts, c().firsts_count}; }
    /// Whether every release of the branches above the last of these lists it.
    bool is_in_later() const noexcept { return c().is_in_later != 0; }
};

/// A row a PCI ID and name, by PCI ID. Turing and later.
inline Rows<DeviceListing> listings() noexcept { return detail::rows<DeviceListing>(smarch_listings); }
/// 0x2684 of "10de:2684".
inline Result<std::uint16_t> pci_parse(std::string_view text) noexcept {
    return detail::ask<std::uint16_t, std::uint16_t>([&](std::uint16_t *out) { return smarch_pci_parse(text.data(), text.size(), out); });
}
/// Whether a release of the driver lists the product of a PCI ID. False where that is unknown: what is not listed may run.
inline bool driver_lists(DriverRelease release, std::uint16_t pci) noexcept { return smarch_driver_lists_why(release.c(), pci) == SMARCH_YES; }
inline Verdict driver_lists_why(DriverRelease release, std::uint16_t pci) noexcept { return Verdict{smarch_driver_lists_why(release.c(), pci)}; }

} // namespace smarch

#endif // SMARCH_DEVICES_HPP
