/// @file
/// The releases of the CUDA toolkit.

#ifndef SMARCH_TOOLKITS_HPP
#define SMARCH_TOOLKITS_HPP

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
inline Result<Toolkit> toolkit_parse(std::string_view text) noexcept {
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
inline Version toolkit_ptx(Toolkit k) noexcept { return smarch_toolkit_ptx(detail::number(k)); }

} // namespace smarch

#endif // SMARCH_TOOLKITS_HPP
