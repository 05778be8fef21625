// The subtarget tables of tileiras: -mcpu and -mattr.
#include "check.hpp"

#include <smarch/documented.hpp>

using namespace smarch;

void test_tileiras() {
    using namespace smarch::documented::tileiras;
    const auto subtarget = Subtarget::parse("sm_90a", "+ptx88");
    CHECK(subtarget && subtarget->cpu() == Target::sm_90a && subtarget->sm_version() == 90 && subtarget->ptx_version() == 88u && subtarget->has(TileirasFeature::sm_90a));
    CHECK(!subtarget->has_tmem() && !subtarget->fell_back() && subtarget->problems().empty() && !subtarget->has_feature(384) && subtarget->has_feature(32));
    CHECK(Subtarget::parse("sm_900").status() == Status::nvptx_cpu && Subtarget::parse("sm_90", "ptx88").status() == Status::nvptx_malformed);
    const auto lenient = Subtarget::parse_lenient("sm_900", "PTX88,,foo");
    CHECK(lenient && lenient->fell_back() && lenient->cpu() == default_cpu && lenient->problem_count() == 2 && lenient->problems().size() == 2 && lenient->ptx_version() == 88u);
    CHECK(lenient->problems()[1].kind() == TileirasProblem::unknown_attribute && lenient->problems()[1].start() == 7 && lenient->problems()[1].length() == 3 && lenient->problems()[1].is_mistake());
    CHECK(lenient->selection() == TileirasSelection::fallback && Subtarget::parse_lenient("")->selection() == TileirasSelection::default_);
    const auto symmetric = Subtarget::parse_symmetric("sm_87");
    CHECK(symmetric && symmetric->cpu() == Target::sm_87 && symmetric->selection() == TileirasSelection::reimplemented && symmetric->words()[0] == 0 && symmetric->sm_minor() == 7);
    CHECK(Subtarget::parse_lenient("sm_87")->cpu() == default_cpu && default_cpu.id() == SMARCH_DOCUMENTED_TILEIRAS_CPU_DEFAULT);
    const auto levels = Subtarget::parse("sm_120a", "+fma-level=0,+fma-level=2,+prec-divf32=2,+tmem");
    CHECK(levels && levels->fma_level().source == TileirasLevelSource::conflict && !levels->fma_level().level && levels->div_level().level == 2u && levels->sqrt_level().source == TileirasLevelSource::unset);
    CHECK(levels->problems().size() == 2 && levels->problems()[1].kind() == TileirasProblem::tmem_absent && !levels->problems()[0].is_mistake());
    CHECK(levels->has_tmem() && levels->tensor_memory() == TileirasTensorMemory::absent && levels->tensor_path() == TileirasTensorPath::tcgen05 && subtarget->tensor_path() == TileirasTensorPath::neither);
    CHECK(Subtarget::parse("sm_121a")->tensor_path() == TileirasTensorPath::block_scale && !Subtarget::parse_symmetric("sm_107a")->tensor_path() && name(TileirasTensorPath::block_scale).find("5468") != std::string_view::npos && name(TileirasSelection::named) == "named, and in the table");
    CHECK(name(TileirasLevelSource::attribute) == "an attribute" && !name(TileirasTensorMemory::omitted).empty() && subtarget->fma_level().level == 2u);
    const auto state = State::parse("nvptx64-nvidia-cuda", "sm_103f", "sm_90", "ptx86");
    CHECK(state && state->triple() == "nvptx64-nvidia-cuda" && state->tune_cpu() == "sm_90" && state->attributes() == "ptx86" && state->subtarget().sm_minor() == 3);
    std::string text;
    const auto mistake = Subtarget::check("sm_90", "+ptx88,+nothing");
    CHECK(mistake && *mistake && (*mistake)->kind() == TileirasProblem::unknown_attribute && !message((*mistake)->kind()).empty());
    CHECK(Subtarget::check("sm_90").ok() && !Subtarget::check("sm_90")->has_value());

    CHECK(cpus().size() == 40 && cpu_of(Target::sm_100a)->has_tmem() && !cpu_of(Target::sm_87));
    const auto cpu = *cpu_of(Target::sm_90a);
    CHECK(cpu.target() == Target::sm_90a && cpu.name() == "sm_90a" && cpu.feature() == TileirasFeature::sm_90a && implies(cpu, TileirasFeature::sm_90a) && !implies(cpu, TileirasFeature::tmem) && !cpu.family().empty());
    CHECK(cpu.tensor_memory() == TileirasTensorMemory::absent && cpu.tensor_path() == TileirasTensorPath::neither && cpu_of(Target::sm_121)->tensor_path() == TileirasTensorPath::block_scale);
    CHECK(features()[2].group() == TileirasFeatureGroup::fma && features()[2].level() == 2u && features()[60].cpu() == Target::sm_90a && !features()[80].cpu() && !features()[80].level() && name(features()[80].group()) == "hardware");
    CHECK(cpu_find(*cpu.elf_byte())->target() == Target::sm_90a && !cpu_find(1));
    CHECK(features().size() == 81 && features()[80].key() == "tmem" && features()[80].index() == TileirasFeature::tmem && !features()[80].description().empty());
    CHECK(feature_parse("tmem").ok() && *feature_parse("tmem") == TileirasFeature::tmem && feature_parse("nothing").status() == Status::nvptx_attribute);
    std::uint32_t positions = 0;
    for (const auto &each : features()) positions += each.position();
    CHECK(positions == 81 * 80 / 2);
    const auto probe = probes()[0];
    CHECK(!probe.name().empty() && detail::number(probe.feature()) == probe.word() * 64 + probe.shift());
    const auto field = struct_fields()[0];
    CHECK(!field.structure().empty() && !field.kind().empty() && !field.name().empty() && field.count() >= 1);
}
