// std::format of values, where the standard library has it.
#include "check.hpp"

#include <smarch/format.hpp>

using namespace smarch;

#if defined(__cpp_lib_format)
enum class NotOfSmarch { value };
std::string_view name(NotOfSmarch value);
static_assert(!detail::Written<NotOfSmarch> && !detail::Written<int> && !detail::Written<TargetInfo> && detail::Written<Verdict> && detail::Written<Tool>);

void test_format() {
    const auto lto = Name::parse("lto_75");
    CHECK(lto && std::format("{} {} {}", Target::sm_90a, *lto, Name(NameKind::compute, Target::sm_121f)) == "sm_90a lto_75 compute_121f");
    CHECK(std::format("{} {} {} {}", ComputeCapability{10, 3}, Version{8, 10}, Driver(12040), Version{65535, 0}) == "10.3 8.10 12.4 65535.0");
    CHECK(std::format("{:>8}|{:-<8}|{:.2}", Target::sm_75, Version{9, 0}, ComputeCapability{12, 1}) == "   sm_75|9.0-----|12");
    CHECK(std::format("{}", loads_why(Target::sm_90a, {10, 0})) == message(Verdict::no_load_exact));
    CHECK(std::format("{} {}", Status::name_empty, Toolkit::v12_4) == "the name is empty 12.4");
    CHECK(std::format("{}", Target()).empty());
}
#else
void test_format() { std::printf("std::format: not in this standard or its library\n"); }
#endif
