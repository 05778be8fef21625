/// @file
/// Lists of architectures as build systems write them.

#ifndef SMARCH_ARCH_LIST_HPP
#define SMARCH_ARCH_LIST_HPP

#include <smarch/targets.hpp>

namespace smarch {

/// What a tool takes from its surroundings. By default nothing is known.
struct ArchContext {
    /// The visible devices in order; known, also where there is none.
    std::optional<Span<const ComputeCapability>> devices = std::nullopt;
    /// torch only: the newest compute capability that torch itself was built for.
    std::optional<ComputeCapability> torch_newest = std::nullopt;
    /// torch only: the caller's own flags for nvcc.
    std::string_view extra_flags = {};
    /// The toolkit that builds the list: what its nvcc takes.
    Toolkit toolkit = default_toolkit;

    smarch_arch_context c() const noexcept {
        const auto known = devices.value_or(Span<const ComputeCapability>());
        return {devices ? SMARCH_ARCH_CONTEXT_DEVICES : 0u,
                torch_newest.value_or(ComputeCapability()).number(),
                detail::number(toolkit),
                0,
                reinterpret_cast<const smarch_cc *>(known.data()),
                known.size(),
                extra_flags.data(),
                extra_flags.size()};
    }
};

/// An image that a list builds.
class ArchImage : public Value<smarch_arch_image> {
  public:
    using Value::Value;
    /// NameKind::sm: a cubin; compute: PTX; lto: LTO IR.
    ArchImage(NameKind kind, Target target, std::optional<Target> from = std::nullopt) noexcept
        : Value(smarch_arch_image{detail::number(kind), target.id(), from.value_or(Target()).id()}) {}
    NameKind kind() const noexcept { return NameKind{c().kind}; }
    Target target() const noexcept { return Target::from_id(c().target).value_or(Target()); }
    /// The target of the PTX that it is made from; nothing for PTX, and where the syntax does not tell.
    std::optional<Target> from() const noexcept { return Target::from_id(c().from); }
};

/// Bytes of a text, from start up to, not including, end.
struct TextRange {
    std::size_t start = 0;
    std::size_t end = 0;
    constexpr bool empty() const noexcept { return start == end; }
    /// The bytes themselves.
    std::string_view of(std::string_view text) const noexcept { return start <= text.size() ? text.substr(start, end - start) : std::string_view(); }
};

/// What is wrong with a list, and where.
class ArchProblem : public Value<smarch_arch_problem> {
  public:
    using Value::Value;
    Status status = Status::ok;
    /// The wrong token; empty where something is missing.
    TextRange token() const noexcept { return {c().start, c().end}; }
    /// The token that it does not go with; empty when it is wrong by itself.
    TextRange other() const noexcept { return {c().other_start, c().other_end}; }
    /// What the tool prints about it, given the text that it was found in; "" where that was not seen.
    Result<std::string_view, Fault> message(std::string_view text, TextOut out) const {
        return out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
            return smarch_arch_problem_message(&c(), text.data(), text.size(), buffer, capacity, length);
        });
    }
    friend Status status_of(const ArchProblem &problem) noexcept { return problem.status; }
};

/// What a list builds: the images that are built, in the tool's order, and remarks.
class ArchImages : public Value<smarch_arch_images> {
  public:
    using Value::Value;
    Span<const ArchImage> images() const noexcept { return {reinterpret_cast<const ArchImage *>(c().images), c().count}; }
    /// What is worth knowing besides.
    Set<ArchRemark> remarks() const noexcept { return Set<ArchRemark>(c().remarks); }
    /// The token that the first remark is about; empty when there is none.
    TextRange noted() const noexcept { return {c().noted_start, c().noted_end}; }
};

/// Which images a list in a syntax builds.
inline Result<ArchImages, ArchProblem> arch_list_parse(ArchSyntax syntax, std::string_view text, const ArchContext &context = {}) noexcept {
    ArchImages images;
    ArchProblem problem;
    const auto surroundings = context.c();
    problem.status = Status{smarch_arch_list_parse(detail::number(syntax), text.data(), text.size(), &surroundings, &images.c(), &problem.c())};
    if (problem.status != Status::ok) return problem;
    return images;
}
/// Which images are built when nothing is written at all.
inline Result<ArchImages, ArchProblem> arch_list_default(ArchSyntax syntax, const ArchContext &context = {}) noexcept {
    ArchImages images;
    ArchProblem problem;
    const auto surroundings = context.c();
    problem.status = Status{smarch_arch_list_default(detail::number(syntax), &surroundings, &images.c(), &problem.c())};
    if (problem.status != Status::ok) return problem;
    return images;
}
/// Writes images as a list in a syntax. Status::arch_list_unsayable: the syntax cannot express the image at the fault's at.
inline Result<std::string_view, Fault> arch_list_write(Toolkit k, ArchSyntax syntax, Span<const ArchImage> images, TextOut out) {
    std::size_t unsayable = 0;
    auto written = out.take([&](char *buffer, std::size_t capacity, std::size_t *length) {
        return smarch_arch_list_write(detail::number(k), detail::number(syntax), reinterpret_cast<const smarch_arch_image *>(images.data()), images.size(), buffer, capacity, length, &unsayable);
    });
    if (written.status() == Status::arch_list_unsayable) return Fault{Status::arch_list_unsayable, unsayable, 0};
    return written;
}

/// What an operation makes of two lists. Images are the same where kind and target agree, whatever they are made from.
inline Result<Span<ArchImage>, Fault> arch_list_combine(ArchOperation operation, Span<const ArchImage> images, Span<const ArchImage> others, ListOut<ArchImage> out) {
    return out.take<smarch_arch_image>([&](smarch_arch_image *combined, std::size_t capacity, std::size_t *count) {
        return smarch_arch_list_combine(detail::number(operation), reinterpret_cast<const smarch_arch_image *>(images.data()), images.size(), reinterpret_cast<const smarch_arch_image *>(others.data()), others.size(), combined, capacity, count);
    });
}

/// A syntax by its short name, "cmake".
inline std::optional<ArchSyntax> arch_syntax_parse(std::string_view name) noexcept {
    smarch_arch_syntax syntax = 0;
    const bool found = smarch_arch_syntax_parse(name.data(), name.size(), &syntax) == SMARCH_OK;
    return detail::given(found, ArchSyntax{syntax});
}
/// What is known of a syntax.
class ArchSyntaxInfo : public Row<smarch_arch_syntax_info> {
  public:
    using Row::Row;
    ArchSyntax syntax() const noexcept { return ArchSyntax{c().syntax}; }
    /// How its answers are known: the tool was run, or its source was read.
    Flags<Evidence> evidence() const noexcept { return Flags<Evidence>(c().evidence); }
    /// Where a list in the syntax is written, and which release was examined.
    std::string_view tool() const noexcept { return c().tool; }
    /// An example of a list in the syntax.
    std::string_view example() const noexcept { return c().example; }
};
inline std::optional<ArchSyntaxInfo> arch_syntax_info_of(ArchSyntax syntax) noexcept {
    return detail::row<ArchSyntaxInfo>(smarch_arch_syntax_info_of(detail::number(syntax)));
}

} // namespace smarch

#endif // SMARCH_ARCH_LIST_HPP
