// -mcpu and -mattr.
#include "check.hpp"

using namespace smarch;

void test_nvptx() {
    const auto subtarget = NvptxSubtarget::parse("sm_90a", "+ptx88");
    CHECK(subtarget && subtarget->cpu() == Target::sm_90a && subtarget->sm_version() == 90 && subtarget->ptx_version() == 88u && subtarget->has(NvptxFeature::sm_90a));
    CHECK(!subtarget->has_tmem() && !subtarget->fell_back() && subtarget->problems().empty() && !subtarget->has_bit(384) && subtarget->has_bit(32));
    CHECK(NvptxSubtarget::parse("sm_900").status() == Status::nvptx_cpu && NvptxSubtarget::parse("sm_90", "ptx88").status() == Status::nvptx_malformed);
    const auto lenient = NvptxSubtarget::parse_like_tileiras("sm_900", "ptx88");
    CHECK(lenient && lenient->fell_back() && lenient->cpu() == Target::sm_52 && lenient->problem_count() == 2 && lenient->problems().size() == 2);
    CHECK(lenient->problems()[1].kind() == NvptxProblemKind::malformed && lenient->problems()[1].start() == 0 && lenient->problems()[1].length() == 5);
    const auto mistake = NvptxSubtarget::check("sm_90", "+ptx88,+nothing");
    CHECK(mistake && *mistake && (*mistake)->kind() == NvptxProblemKind::unknown_attribute && !name((*mistake)->kind()).empty());
    CHECK(NvptxSubtarget::check("sm_90").ok() && !NvptxSubtarget::check("sm_90")->has_value());

    CHECK(nvptx_cpus().size() == 40 && nvptx_cpu(Target::sm_100a)->has_tmem() && !nvptx_cpu(Target::sm_87));
    const auto cpu = *nvptx_cpu(Target::sm_90a);
    CHECK(cpu.target() == Target::sm_90a && cpu.name() == "sm_90a" && cpu.feature() == NvptxFeature::sm_90a && cpu.implies(NvptxFeature::sm_90a) && !cpu.implies(NvptxFeature::tmem) && !cpu.family().empty());
    CHECK(nvptx_cpu_of_elf_byte(*cpu.elf_byte())->target() == Target::sm_90a && !nvptx_cpu_of_elf_byte(1));
    CHECK(nvptx_features().size() == 81 && nvptx_features()[80].key() == "tmem" && nvptx_features()[80].feature() == NvptxFeature::tmem && !nvptx_features()[80].description().empty());
    CHECK(nvptx_feature("tmem") == NvptxFeature::tmem && !nvptx_feature("nothing") && nvptx_feature_order().size() == 81);
    const auto probe = nvptx_probes()[0];
    CHECK(!probe.name().empty() && detail::number(probe.feature()) == probe.word() * 64 + probe.shift());
    const auto field = nvptx_struct_fields()[0];
    CHECK(!field.structure().empty() && !field.kind().empty() && !field.name().empty() && field.count() >= 1);

    const auto output = llc(LlvmRelease::llvm_19, "sm_90a");
    CHECK(output && output->knows_cpu() && output->version() == Version{8, 0} && !output->asked() && !output->lowest());
    const auto old = llc(LlvmRelease::llvm_22, "sm_90a", "+ptx70");
    CHECK(old && (old->version() || (old->asked() == Version{7, 0} && old->lowest() == Version{8, 0})));
    std::string words;
    CHECK(llc_messages(LlvmRelease::llvm_19, "sm_900", "", words)->find("sm_900") != std::string_view::npos);
    CHECK(llvm_predicate_count() == 57 && !llvm_predicate_name(0).empty() && llvm_predicate_name(57).empty());
    CHECK(*llvm_predicate("hasClusters", Target::sm_90, {7, 8}) && !*llvm_predicate("hasClusters", Target::sm_80, {7, 8}));
    CHECK(llvm_predicate("nothing", Target::sm_90, {7, 8}).status() == Status::invalid_value && llvm_full_sm_version(Target::sm_100a) == 1003);
}
