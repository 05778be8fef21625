// Host compilers of nvcc.
#include "check.hpp"

using namespace smarch;

void test_host() {
    const auto gcc = host_parse("gcc (Debian 12.2.0-14) 12.2.0");
    CHECK(gcc && gcc->compiler() == HostCompiler::gcc && *gcc->version() == Version{12, 2});
    CHECK(!host_parse("clang")->version() && host_parse("rustc").status() == Status::host_text);
    CHECK(!host_accepts(Toolkit::v11_8, gcc->compiler(), *gcc->version()) && host_accepts(Toolkit::v12_0, gcc->compiler(), *gcc->version()));
    CHECK(host_accepts_why(Toolkit::v11_8, HostCompiler::gcc, Version{12, 2}) == Verdict::no_host_new);
    std::string words;
    CHECK(host_message(Toolkit::v13_0, HostCompiler::icc, Version{2021, 9}, words) && words == "-- ICC is not supported as a host compiler!");
    CHECK(host_message(Toolkit::v13_0, HostCompiler::gcc, Version{12, 2}, words) && words.empty());
    const auto rule = host_rule_of(Toolkit::v13_2, HostCompiler::msvc);
    CHECK(rule && rule->compiler() == HostCompiler::msvc && rule->since() == Toolkit::v13_2 && rule->check() == HostCheck::version);
    CHECK(*rule->lowest() == Version{19, 20} && *rule->below() == Version{19, 60} && rule->is_overridable());
    CHECK(!host_rule_of(Toolkit::v13_0, HostCompiler::icc)->is_overridable() && !host_rule_of(Toolkit::v13_0, HostCompiler::gcc)->lowest());
    CHECK(host_rules().size() > 30);
    CHECK(host_standard_why(Toolkit::v13_0, HostCompiler::clang, Version{7, 0}, CiccStandard::cxx17) == Verdict::no_host_standard);
    CHECK(host_default_standard(Toolkit::v13_0, HostCompiler::clang, Version{7, 0}) == CiccStandard::cxx14);
    CHECK(!host_default_standard(Toolkit::v12_8, HostCompiler::clang, Version{7, 0}) && name(HostCompiler::nvc) == "nvc++");
}
