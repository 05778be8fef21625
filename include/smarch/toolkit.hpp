/// @file
/// The releases of the CUDA toolkit and the versions of its driver: the axes on which answers change.

#ifndef SMARCH_TOOLKIT_HPP
#define SMARCH_TOOLKIT_HPP

#include <smarch/core.hpp>

namespace smarch {

/// A PTX ISA version or a CUDA toolkit: 8.6, 13.0. A Version() is none.
struct Version {
    using c_type = smarch_version;
    std::uint16_t major = 0;
    std::uint16_t minor = 0;

    constexpr Version() noexcept = default;
    constexpr Version(std::uint16_t before, std::uint16_t after) noexcept : major{before}, minor{after} {}
    constexpr Version(const smarch_version &version) noexcept : Version(version.major, version.minor) {}
    constexpr operator smarch_version() const noexcept { return {major, minor}; }
    constexpr std::uint32_t number() const noexcept { return std::uint32_t{major} << 16 | minor; }
    /// A version where C has {0, 0} for none.
    static constexpr std::optional<Version> or_none(const smarch_version &version) noexcept {
        return detail::given(version.major != 0 || version.minor != 0, Version(version));
    }

    friend constexpr bool operator==(Version a, Version b) noexcept { return a.number() == b.number(); }
    friend constexpr bool operator!=(Version a, Version b) noexcept { return a.number() != b.number(); }
    friend constexpr bool operator<(Version a, Version b) noexcept { return a.number() < b.number(); }
    friend constexpr bool operator>(Version a, Version b) noexcept { return b < a; }
    friend constexpr bool operator<=(Version a, Version b) noexcept { return !(b < a); }
    friend constexpr bool operator>=(Version a, Version b) noexcept { return !(a < b); }
};

/// The release of the documents: what to ask for where no other is meant.
inline constexpr Toolkit default_toolkit{SMARCH_TOOLKIT_DEFAULT};

/// Which release a text names: "12.4", or a build of it, "12.4.131". Status::toolkit_not_run: one of which nothing is known, 9.2 or 12.7.
inline Result<Toolkit> parse_toolkit(std::string_view text) noexcept {
    return detail::ask<Toolkit, smarch_toolkit>([&](smarch_toolkit *out) { return smarch_toolkit_parse(text.data(), text.size(), out); });
}

/// What is known of a release without asking anything else.
class ToolkitInfo : public Row<smarch_toolkit_info> {
  public:
    using Row::Row;
    Toolkit toolkit() const noexcept { return Toolkit{c().toolkit}; }
    /// "12.4".
    std::string_view name() const noexcept { return c().name; }
    /// The newest PTX version that its ptxas reads.
    Version ptx() const noexcept { return c().ptx; }
    /// The builds of ptxas that were run, separated by blanks: "12.4.99 12.4.131".
    std::string_view builds() const noexcept { return c().builds; }
};

/// All releases that were run, the oldest first.
inline Rows<ToolkitInfo> toolkits() noexcept { return detail::rows<ToolkitInfo>(smarch_toolkits); }
/// What is known of a release; nothing for a number that is no release that was run.
inline std::optional<ToolkitInfo> info(Toolkit k) noexcept { return detail::row<ToolkitInfo>(smarch_toolkit_info_of(detail::number(k))); }
/// The newest PTX version that ptxas of a release reads.
inline Version newest_ptx(Toolkit k) noexcept { return smarch_toolkit_ptx(detail::number(k)); }

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
    static std::optional<Driver> oldest_for(Version ptx) noexcept { return or_none(smarch_driver_for_ptx(ptx)); }
    /// A driver where C has 0 for none.
    static constexpr std::optional<Driver> or_none(smarch_driver number) noexcept { return detail::given(number != 0, Driver(number)); }

    /// 12040 for 12.4.
    constexpr smarch_driver number() const noexcept { return number_; }
    /// 12.4.
    constexpr Version version() const noexcept { return {static_cast<std::uint16_t>(number_ / 1000), static_cast<std::uint16_t>(number_ % 1000 / 10)}; }
    /// The newest PTX version that it compiles; nothing for a driver older than PTX.
    std::optional<Version> ptx() const noexcept { return Version::or_none(smarch_driver_ptx(number_)); }
    /// Whether a public source names this CUDA version.
    bool is_named() const noexcept { return smarch_driver_is_named(number_); }
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
    /// What its cuDriverGetVersion returns; nothing where no public document names it.
    std::optional<Driver> driver() const noexcept { return Driver::or_none(smarch_driver_release_driver(release_)); }
    constexpr smarch_driver_release c() const noexcept { return release_; }
    friend bool operator==(DriverRelease a, DriverRelease b) noexcept { return smarch_driver_release_order(a.release_) == smarch_driver_release_order(b.release_); }
    friend bool operator!=(DriverRelease a, DriverRelease b) noexcept { return !(a == b); }
    friend bool operator<(DriverRelease a, DriverRelease b) noexcept { return smarch_driver_release_order(a.release_) < smarch_driver_release_order(b.release_); }

  private:
    smarch_driver_release release_ = {0, 0, 0};
};

/// The first release of a driver that serves a CUDA version, of those that came with a toolkit.
inline std::optional<DriverRelease> first_release(Driver d) noexcept {
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

} // namespace smarch

#endif // SMARCH_TOOLKIT_HPP
