/// @file
/// Drivers: what they compile, which devices and toolkits they serve.

#ifndef SMARCH_DRIVERS_HPP
#define SMARCH_DRIVERS_HPP

#include <smarch/targets.hpp>

namespace smarch {

/// A driver: the CUDA version that cuDriverGetVersion returns. A Driver() is one that is not known.
class Driver {
  public:
    constexpr Driver() noexcept = default;
    constexpr explicit Driver(smarch_driver number) noexcept : number_(number) {}
    /// The driver that came with a toolkit.
    constexpr Driver(Toolkit k) noexcept : number_(detail::number(k)) {}
    /// The newest driver that public documents describe.
    static constexpr Driver newest() noexcept { return Driver(SMARCH_DRIVER_NEWEST); }
    /// Which driver a text names: "12.4", "550.54.14", "551.61" of Windows, "550" or "R550".
    static Result<Driver> parse(std::string_view text) noexcept {
        return detail::ask<Driver, smarch_driver>([&](smarch_driver *out) { return smarch_driver_parse(text.data(), text.size(), out); });
    }
    /// The oldest driver that compiles PTX of this version; nothing for versions that no document lists.
    static std::optional<Driver> for_ptx(Version ptx) noexcept { return or_none(smarch_driver_for_ptx(ptx)); }
    /// A driver where C has 0 for none.
    static constexpr std::optional<Driver> or_none(smarch_driver number) noexcept { return detail::given(number != 0, Driver(number)); }

    /// 12040 for 12.4.
    constexpr smarch_driver number() const noexcept { return number_; }
    /// 12.4.
    constexpr Version version() const noexcept { return {static_cast<std::uint16_t>(number_ / 1000), static_cast<std::uint16_t>(number_ % 1000 / 10)}; }
    /// The newest PTX version that it compiles; nothing for a driver older than PTX.
    std::optional<Version> ptx() const noexcept { return Version::or_none(smarch_driver_ptx(number_)); }
    constexpr explicit operator bool() const noexcept { return number_ != 0; }
    friend constexpr bool operator==(Driver a, Driver b) noexcept { return a.number_ == b.number_; }
    friend constexpr bool operator!=(Driver a, Driver b) noexcept { return a.number_ != b.number_; }
    friend constexpr bool operator<(Driver a, Driver b) noexcept { return a.number_ < b.number_; }

  private:
    smarch_driver number_ = 0;
};

/// A release of the driver, by its own number: 570.86.10.
class DriverRelease {
  public:
    constexpr DriverRelease() noexcept = default;
    constexpr DriverRelease(smarch_driver_release release) noexcept : release_(release) {}
    constexpr DriverRelease(std::uint16_t branch, std::uint16_t minor, std::uint16_t patch = 0) noexcept : release_{branch, minor, patch} {}
    /// "570.86.10", "550.100"; a branch alone and a CUDA version are none.
    static Result<DriverRelease> parse(std::string_view text) noexcept {
        return detail::ask<DriverRelease, smarch_driver_release>([&](smarch_driver_release *out) { return smarch_driver_release_parse(text.data(), text.size(), out); });
    }
    constexpr std::uint16_t branch() const noexcept { return release_.branch; }
    constexpr std::uint16_t minor() const noexcept { return release_.minor; }
    constexpr std::uint16_t patch() const noexcept { return release_.patch; }
    constexpr smarch_driver_release c() const noexcept { return release_; }
    friend constexpr bool operator==(DriverRelease a, DriverRelease b) noexcept { return a.order() == b.order(); }
    friend constexpr bool operator!=(DriverRelease a, DriverRelease b) noexcept { return !(a == b); }
    friend constexpr bool operator<(DriverRelease a, DriverRelease b) noexcept { return a.order() < b.order(); }

  private:
    constexpr std::uint64_t order() const noexcept { return std::uint64_t{release_.branch} << 32 | std::uint32_t{release_.minor} << 16 | release_.patch; }

    smarch_driver_release release_ = {0, 0, 0};
};

/// The first release of a driver that serves a CUDA version, of those that came with a toolkit.
inline std::optional<DriverRelease> driver_first_release(Driver d) noexcept {
    const auto release = smarch_driver_first_release(d.number());
    return detail::given(release.branch != 0, DriverRelease(release));
}

/// A branch of the driver: what the first part of 550.54.14 names.
class DriverBranch : public Row<smarch_driver_branch> {
  public:
    using Row::Row;
    /// 550.
    std::uint32_t branch() const noexcept { return c().branch; }
    /// What its drivers return: 12.4.
    Driver driver() const noexcept { return Driver(c().driver); }
    /// The newest PTX version that they compile.
    Version ptx() const noexcept { return c().ptx; }
    /// The first release of it that a toolkit's release notes name.
    std::optional<DriverRelease> release() const noexcept { return detail::given(c().release.branch != 0, DriverRelease(c().release)); }
};

/// The branches of which it is public what their drivers return, ascending.
inline Rows<DriverBranch> driver_branches() noexcept { return detail::rows<DriverBranch>(smarch_driver_branches); }

/// Whether a driver supports devices of this compute capability. False where that is unknown.
inline bool driver_supports(Driver d, ComputeCapability device) noexcept { return smarch_driver_supports_why(d.number(), device.number()) == SMARCH_YES; }
inline Verdict driver_supports_why(Driver d, ComputeCapability device) noexcept { return Verdict{smarch_driver_supports_why(d.number(), device.number())}; }
/// Whether programs of a toolkit start on a driver: newer ones run them, and older ones of the same major version.
inline bool driver_starts(Driver d, Toolkit k) noexcept { return smarch_driver_starts_why(d.number(), detail::number(k)) == SMARCH_YES; }
inline Verdict driver_starts_why(Driver d, Toolkit k) noexcept { return Verdict{smarch_driver_starts_why(d.number(), detail::number(k))}; }

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
inline std::optional<DeviceSupport> device_support_find(ComputeCapability device) noexcept {
    return detail::row<DeviceSupport>(smarch_device_support_find(device.number()));
}

} // namespace smarch

#endif // SMARCH_DRIVERS_HPP
