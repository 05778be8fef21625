// Results, spans, ranges and what texts and lists are written into.
#include "check.hpp"

#include <algorithm>
#include <array>
#if __cplusplus >= 202002L
#include <ranges>
#include <span>
#endif

using namespace smarch;

// Values are values: small, constant and as C has them.
static_assert(sizeof(Target) == sizeof(smarch_target) && sizeof(Name) == sizeof(smarch_name) && sizeof(CubinKernel) == sizeof(smarch_cubin_kernel));
static_assert(sizeof(TargetInfo) == sizeof(void *) && std::is_trivially_copyable_v<TargetInfo> && std::is_trivially_copyable_v<Rows<Target>>);
static_assert(Target::sm_100f.id() == SMARCH_SM_100F && Target::sm_100f.number() == 100 && Target::sm_100f.suffix() == 'f' && !Target::sm_75.suffix());
static_assert(Name(Target::sm_90a) == Name(NameKind::sm, Target::sm_90a) && Name(NameKind::lto, Target::sm_75) != Target::sm_75);
static_assert(Version{8, 10} > Version{8, 9} && ComputeCapability{12, 1}.number() == 121 && ComputeCapability::from_number(75) == ComputeCapability{7, 5});
static_assert(static_cast<std::uint32_t>(Verdict::yes) == SMARCH_YES && static_cast<std::int32_t>(Status::name_suffix) == SMARCH_ERROR_NAME_SUFFIX);

template <typename T> constexpr bool in_order(T low, T high) {
    return low < high && high > low && low <= high && high >= low && low != high && !(high < low) && !(low > high) && !(high <= low) && !(low >= high) && low <= low && low >= low && low == low;
}
static_assert(in_order(ComputeCapability{8, 9}, ComputeCapability{9, 0}) && in_order(Version{7, 8}, Version{8, 0}) && in_order(Target::sm_89, Target::sm_90));

static constexpr Result<int> some = 3;
static constexpr Result<int> none = Status::name_empty;
static_assert(some && *some == 3 && some.status() == Status::ok && some.value_or(5) == 3 && some.optional() == 3);
static_assert(!none && none.status() == Status::name_empty && none.error() == Status::name_empty && none.value_or(5) == 5 && !none.optional());
static_assert(!Result<void>(Status::name_empty) && Result<void>(Status::ok).ok());

static void results() {
    CHECK(none.message() == "the name is empty" && some.message() == "success");
    CHECK(Result<void, Fault>(Fault{Status::cubin_value, 7, 0}).message() == message(Status::cubin_value));
    const Result<std::string> text = std::string("x");
    CHECK(text->size() == 1);
    CHECK(*Result<std::string>(std::string("moved")) == "moved");
}

static void ranges() {
    const auto all = targets();
    std::size_t count = 0;
    const smarch_target_info *rows = smarch_targets(&count);
    CHECK(all.size() == count && count >= 46 && !all.empty() && std::distance(all.begin(), all.end()) == static_cast<std::ptrdiff_t>(count));
    std::vector<Target> copied(all.begin(), all.end());
    CHECK(copied.front() == Target::sm_10 && copied.back() == Target::sm_121f && std::is_sorted(copied.begin(), copied.end()));
    CHECK(all[count - 1] == Target::sm_121f && all.c()[count - 1].target == SMARCH_SM_121F);
    const auto letters_f = std::count_if(rows, rows + count, [](const smarch_target_info &row) { return row.suffix == 'f'; });
    CHECK(letters_f >= 6 && std::count_if(all.begin(), all.end(), [](Target target) { return target.suffix() == 'f'; }) == letters_f);
    auto i = all.begin() + 3;
    CHECK(*i++ == Target::sm_13 && *i-- == Target::sm_20 && *--i == Target::sm_12 && i[1] == Target::sm_13 && i < all.end() && 1 + i > i && i - all.begin() == 2);
    CHECK((i -= 1) == all.begin() + 1 && i != all.end() && i <= i && i >= all.begin() && *(i - 1) == Target::sm_10);
    CHECK(Rows<Target>().empty());
#if __cplusplus >= 202002L
    static_assert(std::ranges::random_access_range<Rows<Target>> && std::ranges::view<Rows<Target>> && std::ranges::contiguous_range<Span<const Name>>);
    const auto from_100 = std::count_if(rows, rows + count, [](const smarch_target_info &row) { return row.number >= 100; });
    CHECK(from_100 >= 18 && std::ranges::count_if(targets(), [](Target target) { return target.number() >= 100; }) == from_100);
#if !defined(__clang__) || __clang_major__ >= 16 // older ones cannot read the views of libstdc++
    CHECK(std::ranges::distance(targets() | std::views::filter([](Target target) { return target.number() >= 100; })) == from_100);
#endif
    static_assert(std::is_convertible_v<Span<const Name>, std::span<const Name>> && std::is_convertible_v<std::span<const Name>, Span<const Name>>);
    std::array<Name, 4> room;
    const auto found = Name::suggest("SM_90A", std::span<Name>(room));
    const std::span<Name> as_span = *found;
    CHECK(as_span.size() == 1 && as_span[0] == Target::sm_90a);
    const std::array<ComputeCapability, 1> devices{{{9, 0}}};
    CHECK(cover(release, driver, std::span(devices), CoverWith::cubins, room)->size() == 1);
#endif
}

static void outputs() {
    std::string text = "something longer than what is written";
    CHECK(*Name(Target::sm_90a).write(text) == "sm_90a" && text == "sm_90a");
    char exact[7], small[6];
    CHECK(*Name(Target::sm_90a).write(exact) == "sm_90a" && exact[6] == '\0');
    const auto failed = Name(Target::sm_90a).write(small);
    CHECK(failed.status() == Status::buffer_too_small && failed.error().needed == 7);
    std::array<char, 16> room;
    CHECK(*Name(NameKind::compute, Target::sm_121a).write(room) == "compute_121a" && *Name(Target::sm_75).write({room.data(), room.size()}) == "sm_75");

    std::vector<Version> grows(100);
    const std::size_t all = ptx_versions(release, grows)->size();
    CHECK(all > 20 && grows.size() == all && grows[0] < grows[1]);
    std::array<Version, 64> enough;
    CHECK(ptx_versions(release, enough)->size() == all && ptx_versions(release, {enough.data(), enough.size()}).ok());
    Version two[2];
    CHECK(ptx_versions(release, two).status() == Status::buffer_too_small && ptx_versions(release, two).error().needed == all);
    // No release has a list: an error, not an empty one; and a list of nothing is an answer.
    std::vector<ToolkitChange> changes(3);
    CHECK(toolkit_changes(Toolkit{7}, release, changes).status() == Status::toolkit_not_run);
    CHECK(toolkit_changes(release, release, changes)->empty() && changes.empty());
}

static void words_of_enums() {
    CHECK(name(CubinKind::relocatable) == "relocatable" && name(DebugInfo::lineinfo) == "lines" && name(TextureMode::unified) == "unified");
    CHECK(name(CubinAttribute::regcount) == "EIATTR_REGCOUNT" && name(FatbinPlace::nv_fatbin) == ".nv_fatbin" && name(EntryKind::cubin) == "elf");
    CHECK(name(Compression::zstd) == "zstd" && name(IgnoredBounds::min_blocks) == "blocks per SM" && name(Compression{99}).empty());
    CHECK(message(Verdict{99}) == message(Verdict::no_verdict) && message(Status{-1}) == "unknown status");
}

static void sets() {
    constexpr Flags<Limiter> flags(SMARCH_LIMITER_WARPS | SMARCH_LIMITER_SMEM);
    static_assert(flags.has(Limiter::warps) && !flags.has(Limiter::registers) && flags.bits() == 5 && flags != Flags<Limiter>());
    constexpr Set<Tool> tools(1u << SMARCH_TOOL_NVLINK);
    static_assert(tools.has(Tool::nvlink) && !tools.has(Tool::cicc) && Set<Tool>().empty() && tools.bits() != 0 && !flags.empty());
    const std::string bytes = "PTX";
    CHECK(Bytes(bytes).size() == 3 && Bytes(bytes.data(), 2).data()[0] == 'P' && Bytes().size() == 0);
}

void test_core() {
    results();
    ranges();
    outputs();
    words_of_enums();
    sets();
}
