/// @file
/// Products by name: compute capability, SMs, memory.

#ifndef SMARCH_DEVICES_HPP
#define SMARCH_DEVICES_HPP

#include <smarch/devices.h>
#include <smarch/target.hpp>

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
inline std::optional<Device> find_device(std::string_view name) noexcept { return detail::row<Device>(smarch_device_find(name.data(), name.size())); }
/// Every product that a name may mean, as positions in devices().
inline Result<Span<std::uint32_t>, Fault> device_candidates(std::string_view name, ListOut<std::uint32_t> out) {
    return out.take<std::uint32_t>(
        [&](std::uint32_t *positions, std::size_t capacity, std::size_t *count) { return smarch_device_candidates(name.data(), name.size(), positions, capacity, count); });
}

} // namespace smarch

#endif // SMARCH_DEVICES_HPP
