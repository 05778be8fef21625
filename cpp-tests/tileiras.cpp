// The subtarget tables of tileiras: -mcpu and -mattr.
#include "check.hpp"

#include <smarch/documented.hpp>

using namespace smarch;

void test_tileiras() {
    using namespace smarch::documented::tileiras;
    const auto subtarget = Subtarget::parse("sm_90a", "+ptx88");
    CHECK(subtarget && subtarget->cpu() == Target::sm_90a && subtarget->sm_version() == 90 && subtarget->ptx_version() == 88u && subtarget->has(TileirasFeature::sm_90a));
    CHECK(!subtarget->has_tmem() && !subtarget->fell_back() && subtarget->problems().empty() && !subtarget->has_bit(384) && subtarget->has_bit(32));
    CHECK(Subtarget::parse("sm_900").status() == Status::nvptx_cpu && Subtarget::parse("sm_90", "ptx88").status() == Status::nvptx_malformed);
    const auto lenient = Subtarget::parse_like_tileiras("sm_900", "ptx88");
    CHECK(lenient && lenient->fell_back() && lenient->cpu() == Target::sm_52 && lenient->problem_count() == 2 && lenient->problems().size() == 2);
    CHECK(lenient->problems()[1].kind() == TileirasProblemKind::malformed && lenient->problems()[1].start() == 0 && lenient->problems()[1].length() == 5);
    const auto mistake = Subtarget::check("sm_90", "+ptx88,+nothing");
    CHECK(mistake && *mistake && (*mistake)->kind() == TileirasProblemKind::unknown_attribute && !message((*mistake)->kind()).empty());
    CHECK(Subtarget::check("sm_90").ok() && !Subtarget::check("sm_90")->has_value());

    CHECK(cpus().size() == 40 && cpu_of(Target::sm_100a)->has_tmem() && !cpu_of(Target::sm_87));
    const auto cpu = *cpu_of(Target::sm_90a);
    CHECK(cpu.target() == Target::sm_90a && cpu.name() == "sm_90a" && cpu.feature() == TileirasFeature::sm_90a && implies(cpu, TileirasFeature::sm_90a) && !implies(cpu, TileirasFeature::tmem) && !cpu.family().empty());
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
