// Instructions and limits.
#include "check.hpp"

using namespace smarch;

static void instructions() {
    for (const auto &row : isa_features()) {
        CHECK(*isa_feature_parse(row.name()) == row.feature() && info(row.feature())->name() == row.name() && row.group_name() == name(row.group()) && name(row.feature()) == row.name() && !row.group_name().empty());
        for (const auto &target : targets()) {
            CHECK(isa_supports(release, {}, target, row.feature()) == smarch_isa_supports(K, {}, target.id(), detail::number(row.feature())));
            CHECK(detail::number(isa_supports_why(release, {}, target, row.feature())) == smarch_isa_supports_why(K, {}, target.id(), detail::number(row.feature())));
        }
    }
    CHECK(isa_features().size() == 165 && isa_features()[0].group() == IsaGroup::wmma);
    CHECK(isa_feature_parse("tcgen06").status() == Status::isa_feature_name && !info(IsaFeature{0}) && name(IsaFeature{0}).empty() && name(IsaFeature{166}).empty() && name(IsaFeature::tcgen05_alloc) == "tcgen05.alloc");
    std::string words;
    CHECK(*isa_message(release, {}, Target::sm_120a, IsaFeature::tcgen05_alloc, words) == "Instruction 'tcgen05.alloc' not supported on .target 'sm_120a'");
    CHECK(isa_advisory(release, {}, Target::sm_90, IsaFeature::mma_sp_m16n8k32_f16, words)->substr(0, 8) == "Advisory" && isa_advisory(release, {}, Target::sm_90a, IsaFeature::wgmma_fence, words)->empty());
    std::size_t more = 0;
    for (const auto &row : isa_features()) more += isa_supports(release, {}, Target::sm_90a, row.feature()) && !isa_supports(release, {}, Target::sm_90, row.feature());
    CHECK(more > 0);
    std::vector<PtxForm> forms;
    std::string written;
    CHECK(isa_feature_forms(IsaFeature::mbarrier_init_arrive, forms)->size() == 2 && forms[1].write(written) && written == "mbarrier.arrive.shared.b64");
}

static void beyond_limits() {
    CHECK(limits(release, Target::sm_90)->threads_per_sm == 2048 && limits(release, Target::sm_50).status() == Status::hardware_unknown);
    const auto effect = [](const LimitRequest &request) { return ptxas_limit(release, Target::sm_90, request).value_or(LimitEffect{0}); };
    CHECK(effect(LimitRequest::maxrregcount(32)) == LimitEffect::obeyed && effect(LimitRequest::maxrregcount(5)) == LimitEffect::adjusted);
    CHECK(effect(LimitRequest::static_smem(49153)) == LimitEffect::refused && effect(LimitRequest::relocatable_static_smem(49153)) == LimitEffect::obeyed);
    CHECK(effect(LimitRequest::maxnreg(64)) == LimitEffect::obeyed && effect(LimitRequest::barrier(15)) == LimitEffect::obeyed && effect(LimitRequest::barrier(16)) == LimitEffect::refused);
    CHECK(effect(LimitRequest::maxntid(1024)) == LimitEffect::obeyed && effect(LimitRequest::maxntid(2048, 2)) != LimitEffect::obeyed);
    CHECK(effect(LimitRequest::minnctapersm(2, 256)) == LimitEffect::obeyed && effect(LimitRequest::minnctapersm(2)) == LimitEffect::ignored);
    CHECK(name(LimitEffect::ignored) == "ignored");
    std::string words;
    CHECK(ptxas_limit_message(release, Target::sm_90, LimitRequest::minnctapersm(33, 128), "kernel", words)->find("kernel") != std::string_view::npos);
}

void test_isa() {
    instructions();
    beyond_limits();
}
