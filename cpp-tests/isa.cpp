// Instructions and limits.
#include "check.hpp"

using namespace smarch;

static void instructions() {
    for (const auto &row : isa_features()) {
        CHECK(*parse_isa_feature(row.name()) == row.feature() && info(row.feature())->name() == row.name() && row.group_name() == name(row.group()) && name(row.feature()) == row.name() && !row.group_name().empty());
        for (const auto &target : targets()) {
            CHECK(isa_supports(target, row.feature()) == smarch_isa_supports(target.id(), detail::number(row.feature())));
            CHECK(detail::number(isa_supports_why(target, row.feature())) == smarch_isa_supports_why(target.id(), detail::number(row.feature())));
        }
    }
    CHECK(isa_features().size() == 165 && isa_features()[0].group() == IsaGroup::wmma);
    CHECK(parse_isa_feature("tcgen06").status() == Status::isa_feature_name && !info(IsaFeature{0}) && name(IsaFeature{0}).empty() && name(IsaFeature{166}).empty() && name(IsaFeature::tcgen05_alloc) == "tcgen05.alloc");
    std::string words;
    CHECK(*isa_message(Target::sm_120a, IsaFeature::tcgen05_alloc, words) == "Instruction 'tcgen05.alloc' not supported on .target 'sm_120a'");
    CHECK(isa_advisory(Target::sm_90, IsaFeature::mma_sp_m16n8k32_f16, words)->substr(0, 8) == "Advisory" && isa_advisory(Target::sm_90a, IsaFeature::wgmma_fence, words)->empty());
    std::vector<IsaFeature> has, more;
    CHECK(isa_features(Target::sm_90a, has)->size() > 100 && isa_difference(Target::sm_90a, Target::sm_90, more)->size() < has.size());
    CHECK(more.size() > 0 && isa_supports(Target::sm_90a, more[0]) && !isa_supports(Target::sm_90, more[0]));
    std::vector<Target> who;
    CHECK(isa_targets(IsaFeature::wgmma_fence, who)->size() == 1 && who[0] == Target::sm_90a);
    CHECK(!isa_lowest_base(IsaFeature::wgmma_fence) && isa_lowest_base(IsaFeature::mma_m16n8k16_f16) == Target::sm_80);
}

static void beyond_limits() {
    CHECK(limits(Target::sm_90)->threads_per_sm == 2048 && limits(Target::sm_50).status() == Status::hardware_unknown);
    const auto effect = [](const LimitRequest &request) { return ptxas_limit(Target::sm_90, request).value_or(LimitEffect{0}); };
    CHECK(effect(LimitRequest::maxrregcount(32)) == LimitEffect::obeyed && effect(LimitRequest::maxrregcount(5)) == LimitEffect::adjusted);
    CHECK(effect(LimitRequest::static_smem(49153)) == LimitEffect::refused && effect(LimitRequest::relocatable_static_smem(49153)) == LimitEffect::obeyed);
    CHECK(effect(LimitRequest::maxnreg(64)) == LimitEffect::obeyed && effect(LimitRequest::barrier(15)) == LimitEffect::obeyed && effect(LimitRequest::barrier(16)) == LimitEffect::refused);
    CHECK(effect(LimitRequest::maxntid(1024)) == LimitEffect::obeyed && effect(LimitRequest::maxntid(2048, 2)) != LimitEffect::obeyed);
    CHECK(effect(LimitRequest::minnctapersm(2, 256)) == LimitEffect::obeyed && effect(LimitRequest::minnctapersm(2)) == LimitEffect::ignored);
    CHECK(name(LimitEffect::ignored) == "ignored");
    std::string words;
    CHECK(ptxas_limit_message(Target::sm_90, LimitRequest::minnctapersm(33, 128), "kernel", words)->find("kernel") != std::string_view::npos);
}

void test_isa() {
    instructions();
    beyond_limits();
}
