/// @file
/// Targets, the names that stand for them, who accepts those names, and the macros of a target.

#ifndef SMARCH_TARGETS_HPP
#define SMARCH_TARGETS_HPP

#include <smarch/toolkits.hpp>

#include <string_view>

namespace smarch {

class TargetInfo;

/// A compute capability, as drivers report it in two numbers: {9, 0}.
class ComputeCapability {
  public:
    constexpr ComputeCapability() noexcept = default;
    constexpr ComputeCapability(std::uint32_t before, std::uint32_t after) noexcept : number_(before * 10 + after) {}
    /// Of major * 10 + minor: 90 is 9.0.
    static constexpr ComputeCapability from_number(smarch_cc number) noexcept { return {number / 10, number % 10}; }
    constexpr smarch_cc number() const noexcept { return number_; }
    friend constexpr bool operator==(ComputeCapability a, ComputeCapability b) noexcept { return a.number_ == b.number_; }
    friend constexpr bool operator!=(ComputeCapability a, ComputeCapability b) noexcept { return a.number_ != b.number_; }
    friend constexpr bool operator<(ComputeCapability a, ComputeCapability b) noexcept { return a.number_ < b.number_; }
    friend constexpr bool operator>(ComputeCapability a, ComputeCapability b) noexcept { return b < a; }
    friend constexpr bool operator<=(ComputeCapability a, ComputeCapability b) noexcept { return !(b < a); }
    friend constexpr bool operator>=(ComputeCapability a, ComputeCapability b) noexcept { return !(a < b); }

  private:
    smarch_cc number_ = 0;
};

/// An SM target: Target::sm_90a. Ordered by number, then base, a, f. A Target() is not a target, and every question about it
/// is answered with no, or an error.
class Target {
  public:
    using c_type = smarch_target_info;

#define SMARCH_TARGET(name, ...) static const Target name;
#include <smarch_targets.def>

    constexpr Target() noexcept = default;
    constexpr explicit Target(const smarch_target_info &row) noexcept : id_(row.target) {}
    /// The target with this number, SMARCH_SM_90A; nothing for other numbers.
    static std::optional<Target> from_id(smarch_target id) noexcept {
        return detail::given(smarch_target_info_of(id) != nullptr, Target(id));
    }
    /// Which target an sm_ name stands for, read strictly: lower case, no leading zeros.
    static Result<Target> parse(std::string_view name) noexcept {
        return read(smarch_target_parse, name);
    }
    /// The base target of a compute capability.
    static std::optional<Target> from_cc(ComputeCapability cc) noexcept { return or_none(smarch_target_from_cc(cc.number())); }
    /// A target where C has 0 for none.
    static constexpr std::optional<Target> or_none(smarch_target id) noexcept { return detail::given(id != 0, Target(id)); }

    /// The number of C, SMARCH_SM_90A: for switch.
    constexpr smarch_target id() const noexcept { return id_; }
    /// The SM number: 75, 90, 121.
    constexpr std::uint32_t number() const noexcept { return id_ >> 8; }
    /// The compute capability of its devices.
    constexpr ComputeCapability cc() const noexcept { return ComputeCapability::from_number(number()); }
    /// 'a' or 'f'; nothing for a base target.
    constexpr std::optional<char> suffix() const noexcept { return detail::given((id_ & 0xff) != 0, static_cast<char>(id_ & 0xff)); }
    /// The target of the same number with this suffix, 'a' or 'f'; without one the base target. Nothing where there is none.
    std::optional<Target> with_suffix(char suffix = 0) const noexcept { return or_none(smarch_target_with_suffix(id_, static_cast<unsigned char>(suffix))); }
    /// "sm_90a"; "" for none.
    std::string_view name() const noexcept { return smarch_target_name(id_); }
    /// What is known of it without asking anything else; nothing for none.
    inline std::optional<TargetInfo> info() const noexcept;

    constexpr explicit operator bool() const noexcept { return id_ != 0; }
    friend constexpr bool operator==(Target a, Target b) noexcept { return a.id_ == b.id_; }
    friend constexpr bool operator!=(Target a, Target b) noexcept { return a.id_ != b.id_; }
    friend constexpr bool operator<(Target a, Target b) noexcept { return a.id_ < b.id_; }
    friend constexpr bool operator>(Target a, Target b) noexcept { return b < a; }
    friend constexpr bool operator<=(Target a, Target b) noexcept { return !(b < a); }
    friend constexpr bool operator>=(Target a, Target b) noexcept { return !(a < b); }

  private:
    constexpr explicit Target(smarch_target id) noexcept : id_(id) {}
    static Result<Target> read(smarch_status (*parse)(const char *, std::size_t, smarch_target *), std::string_view text) noexcept {
        return detail::ask<Target, smarch_target>([&](smarch_target *out) { return parse(text.data(), text.size(), out); });
    }
    template <typename T, typename C, typename Ask> friend Result<T> detail::ask(const Ask &) noexcept;

    smarch_target id_ = 0;
};

#define SMARCH_TARGET(name, NAME, ...) inline constexpr Target Target::name{SMARCH_##NAME};
#include <smarch_targets.def>

/// Which target ptxas takes PTX for, given the text after .target: it is lenient, sm_075 means sm_75, and of a list the last name counts.
/// For what a user typed take Target::parse.
inline Result<Target> ptxas_target_parse(Toolkit k, std::string_view directive) noexcept {
    return detail::ask<Target, smarch_target>([&](smarch_target *out) { return smarch_ptxas_target_parse(detail::number(k), directive.data(), directive.size(), out); });
}

/// What is known of a target without asking anything else.
class TargetInfo : public Row<smarch_target_info> {
  public:
    using Row::Row;
    Target target() const noexcept { return Target(c()); }
    /// "sm_90a".
    std::string_view name() const noexcept { return c().name; }
    /// In which family f code is compatible; nothing below 10.0.
    std::optional<Family> family() const noexcept { return detail::given(c().family != 0, Family{c().family}); }
    /// The target that this is an older name of.
    std::optional<Target> alias_of() const noexcept { return Target::or_none(c().alias_of); }
    /// The value of __CUDA_ARCH__.
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// The text of __CUDA_ARCH__ as documented; nothing where ptxas has no profile.
    std::optional<std::string_view> cuda_arch_text() const noexcept { return detail::text(c().cuda_arch_text); }
    /// The family string in ptxas's profile; nothing where ptxas has none.
    std::optional<std::string_view> ptxas_family() const noexcept { return detail::text(c().ptxas_family); }
    /// The generation under which the parts are sold; nothing where there are no parts.
    std::optional<std::string_view> generation() const noexcept { return detail::text(c().generation); }
    /// The parts; nothing where the documents name none.
    std::optional<std::string_view> product() const noexcept { return detail::text(c().product); }
    /// Whether the parts are Tegra: Jetson and Drive. They share cubins neither with one another nor with other parts.
    bool is_tegra() const noexcept { return c().is_tegra; }
    /// The lowest PTX version with which ptxas accepts the .target, in all releases that know it but for sm_88 in 13.0; nothing when none
    /// does.
    std::optional<Version> ptx_accepted() const noexcept { return Version::or_none(c().ptx_accepted); }
    /// The lowest PTX version that a compiler should emit; nothing where no public source states one.
    std::optional<Version> ptx_emitted() const noexcept { return Version::or_none(c().ptx_emitted); }
    /// The oldest toolkit that was seen to build it; the oldest that was run means that or an earlier one.
    std::optional<Toolkit> oldest_toolkit() const noexcept { return detail::given(c().oldest_toolkit != 0, Toolkit{c().oldest_toolkit}); }
    /// The newest toolkit that was seen to build it; the newest that was run means that or a later one.
    std::optional<Toolkit> newest_toolkit() const noexcept { return detail::given(c().newest_toolkit != 0, Toolkit{c().newest_toolkit}); }
    /// Whether the documents list a CPU row of this name inside tileiras.
    bool has_tileiras_cpu() const noexcept { return c().has_tileiras_cpu; }
    /// The oldest toolkit whose tileiras takes it; nothing where none that was run does.
    std::optional<Toolkit> oldest_tileiras() const noexcept { return detail::given(c().oldest_tileiras != 0, Toolkit{c().oldest_tileiras}); }
    /// The oldest release of LLVM whose llc takes it, 19 or 22; nothing where neither does.
    std::optional<std::uint32_t> oldest_llvm() const noexcept { return detail::given(c().oldest_llvm != 0, c().oldest_llvm); }
};

inline std::optional<TargetInfo> Target::info() const noexcept { return detail::row<TargetInfo>(smarch_target_info_of(id_)); }

/// All targets, ordered by number, then base, a, f.
inline Rows<Target> targets() noexcept { return detail::rows<Target>(smarch_targets); }

/// The version of the archive: major << 16 | minor << 8 | patch. Another than SMARCH_VERSION, which is the header's, means
/// that the program was compiled with the header of another archive.
inline std::uint32_t library_version() noexcept { return smarch_library_version(); }
/// The interface of the archive: a number that changes with every function, struct and constant. Another than
/// SMARCH_ABI_VERSION, which is the header's, means that the program was compiled with another interface.
inline std::uint32_t abi_version() noexcept { return smarch_abi_version(); }
/// Where a target stands in a release; nothing where the release does not know it yet.
inline std::optional<Standing> target_standing(Toolkit k, Target target) noexcept {
    const auto code = smarch_target_standing(detail::number(k), target.id());
    return detail::given(code != 0, Standing{code});
}
/// The lowest PTX version with which ptxas of a release accepts the .target; nothing when it never does.
inline std::optional<Version> target_lowest_ptx(Toolkit k, Target target) noexcept {
    return Version::or_none(smarch_target_lowest_ptx(detail::number(k), target.id()));
}

/// A name: the kind and the target that "sm_90a", "compute_90a" or "lto_90" stand for. A target is its sm_ name.
class Name : public Value<smarch_name> {
  public:
    using Value::Value;
    constexpr Name(NameKind kind, Target target) noexcept : Value(smarch_name{detail::number(kind), target.id()}) {}
    constexpr Name(Target target) noexcept : Name(NameKind::sm, target) {}

    /// Which kind and target a name stands for, read strictly.
    static Result<Name> parse(std::string_view text) noexcept {
        return detail::ask<Name, smarch_name>([&](smarch_name *out) { return smarch_name_parse(text.data(), text.size(), out); });
    }
    /// Which names a misspelt one may have meant, for "did you mean": at most four, best first.
    static Result<Span<Name>, Fault> suggest(std::string_view text, ListOut<Name> out) {
        return out.take<smarch_name>([&](smarch_name *names, std::size_t capacity, std::size_t *count) {
            return smarch_name_suggest(text.data(), text.size(), names, capacity, count);
        });
    }

    constexpr NameKind kind() const noexcept { return NameKind{c().kind}; }
    Target target() const noexcept { return Target::from_id(c().target).value_or(Target()); }
    /// Writes it: at most 13 characters with the NUL.
    Result<std::string_view, Fault> write(TextOut out) const {
        return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) { return smarch_name_write(c(), buffer, capacity, length); });
    }
    friend constexpr bool operator==(const Name &a, const Name &b) noexcept { return a.c().kind == b.c().kind && a.c().target == b.c().target; }
    friend constexpr bool operator!=(const Name &a, const Name &b) noexcept { return !(a == b); }
};

/// A macro that a CUDA compiler defines for a target.
class Macro : public Value<smarch_macro> {
  public:
    using Value::Value;
    std::string_view name() const noexcept { return c().name; }
    /// Nothing when it is defined as nothing.
    std::optional<std::uint32_t> value() const noexcept { return detail::given(c().has_value != 0, c().value); }
};

/// Which macros a compiler defines for a target, in nvcc's order: at most four.
inline Result<Span<Macro>, Fault> target_macros(Toolkit k, Target target, ListOut<Macro> out) {
    return out.take<smarch_macro>([&](smarch_macro *macros, std::size_t capacity, std::size_t *count) {
        return smarch_target_macros(detail::number(k), target.id(), macros, capacity, count);
    });
}

/// The value of __CUDA_ARCH_LIST__ for a build of these targets: "750,800".
inline Result<std::string_view, Fault> target_arch_list_macro(Span<const Target> targets, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_target_arch_list_macro(reinterpret_cast<const smarch_target *>(targets.data()), targets.size(), buffer, capacity, length);
    });
}

/// The target that the tool of a release takes when it is given none; nothing where it refuses to run without one, and where that is unknown.
inline std::optional<Target> tool_default(Toolkit k, Tool tool) noexcept { return Target::from_id(smarch_tool_default(detail::number(k), detail::number(tool))); }
/// Whether the tool of a release takes this name; false also where that is unknown.
inline bool tool_accepts(Toolkit k, Tool tool, Name name) noexcept { return smarch_tool_accepts(detail::number(k), detail::number(tool), name.c()); }
inline Verdict tool_accepts_why(Toolkit k, Tool tool, Name name) noexcept { return Verdict{smarch_tool_accepts_why(detail::number(k), detail::number(tool), name.c())}; }
/// What the tool of a release prints when it is given this text as a name, without its beginning; "" when it takes the text.
inline Result<std::string_view, Fault> tool_message(Toolkit k, Tool tool, std::string_view text, TextOut out) {
    return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_tool_message(detail::number(k), detail::number(tool), text.data(), text.size(), buffer, capacity, length);
    });
}

} // namespace smarch

/// @cond
template <> struct std::hash<smarch::Target> {
    std::size_t operator()(smarch::Target target) const noexcept { return std::hash<std::uint32_t>()(target.id()); }
};
template <> struct std::hash<smarch::Name> {
    std::size_t operator()(const smarch::Name &name) const noexcept { return std::hash<std::uint32_t>()(name.c().target << 2 | name.c().kind); }
};
/// @endcond

#endif // SMARCH_TARGETS_HPP
