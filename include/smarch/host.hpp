/// @file
/// Which host compiler and which C++ standard go with a release of the toolkit.

#ifndef SMARCH_HOST_HPP
#define SMARCH_HOST_HPP

#include <smarch/cicc.hpp>

namespace smarch {

/// A host compiler that a text names, and its version.
class Host : public Value<smarch_host> {
  public:
    using Value::Value;
    HostCompiler compiler() const noexcept { return HostCompiler{c().compiler}; }
    /// Of Microsoft's 19.44, or a year of Visual Studio, 2022.0; nothing where the text has none.
    std::optional<Version> version() const noexcept { return Version::or_none(c().version); }
};

/// What the headers ask of a host compiler, from one release on.
class HostRule : public Row<smarch_host_rule> {
  public:
    using Row::Row;
    HostCompiler compiler() const noexcept { return HostCompiler{c().compiler}; }
    /// The first release whose header asks this.
    Toolkit since() const noexcept { return Toolkit{c().since}; }
    HostCheck check() const noexcept { return HostCheck{c().check}; }
    /// The lowest version that is taken.
    std::optional<Version> lowest() const noexcept { return Version::or_none(c().lowest); }
    /// The lowest version that is too new.
    std::optional<Version> below() const noexcept { return Version::or_none(c().below); }
    /// Whether -allow-unsupported-compiler makes nvcc take what is refused.
    bool is_overridable() const noexcept { return check() != HostCheck::never; }
};

/// Which host compiler a text names: "g++-13", "clang 18.1", "gcc (Debian 12.2.0-14) 12.2.0", "msvc 1944", "msvc 2022". Status::host_text: none.
inline Result<Host> host_parse(std::string_view text) noexcept {
    return detail::ask<Host, smarch_host>([&](smarch_host *out) { return smarch_host_parse(text.data(), text.size(), out); });
}

/// What the headers ask of each host compiler, by compiler, the oldest release first.
inline Rows<HostRule> host_rules() noexcept { return detail::rows<HostRule>(smarch_host_rules); }
/// What the header of this release asks of a host compiler.
inline std::optional<HostRule> host_rule_of(Toolkit k, HostCompiler compiler) noexcept { return detail::row<HostRule>(smarch_host_rule_of(detail::number(k), detail::number(compiler))); }

/// Whether nvcc of this release takes a host compiler without being told to. False where that is unknown.
inline bool host_accepts(Toolkit k, HostCompiler compiler, Version version) noexcept {
    return smarch_host_accepts_why(detail::number(k), detail::number(compiler), version) == SMARCH_YES;
}
inline Verdict host_accepts_why(Toolkit k, HostCompiler compiler, Version version) noexcept {
    return Verdict{smarch_host_accepts_why(detail::number(k), detail::number(compiler), version)};
}
/// What stands behind #error where the header refuses a host compiler; "" where it takes it, and where that is unknown.
inline Result<std::string_view, Fault> host_message(Toolkit k, HostCompiler compiler, Version version, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_host_message(detail::number(k), detail::number(compiler), version, buffer, capacity, length); });
}

/// Whether nvcc of this release compiles with a C++ standard for a host compiler, and why not: it ignores -std for a host compiler that is too old, and
/// refuses a standard that it does not know.
inline Verdict host_standard_why(Toolkit k, HostCompiler compiler, Version version, CiccStandard standard) noexcept {
    return Verdict{smarch_host_standard_why(detail::number(k), detail::number(compiler), version, detail::number(standard))};
}
/// The C++ standard that nvcc of this release compiles with where it is given none; nothing where that is unknown.
inline std::optional<CiccStandard> host_default_standard(Toolkit k, HostCompiler compiler, Version version) noexcept {
    const auto standard = smarch_host_default_standard(detail::number(k), detail::number(compiler), version);
    return detail::given(standard != 0, CiccStandard{standard});
}

} // namespace smarch

#endif // SMARCH_HOST_HPP
