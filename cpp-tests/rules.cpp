// Compiling, linking, loading, versions, picking.
#include "check.hpp"

#include <algorithm>

using namespace smarch;

// Over all pairs what C says; arguments in their order.
static void as_in_c() {
    std::vector<Version> versions;
    CHECK(ptx_versions(release, versions)->size() == versions.size());
    for (const auto &a : targets()) {
        for (const auto &b : targets()) {
            const auto x = a.id(), y = b.id();
            const Name lto(NameKind::lto, b);
            CHECK(ptxas_compiles(release, a, b) == smarch_ptxas_compiles(K, x, y) && detail::number(ptxas_compiles_why(release, a, b)) == smarch_ptxas_compiles_why(K, x, y));
            CHECK(ptxas_compiles_name(release, a, lto) == (smarch_ptxas_compiles_name_why(K, x, lto.c()) == SMARCH_YES) && detail::number(ptxas_compiles_name_why(release, a, lto)) == smarch_ptxas_compiles_name_why(K, x, lto.c()));
            CHECK(nvlink_links(release, a, b) == smarch_nvlink_links(K, x, y) && detail::number(nvlink_links_why(release, a, b)) == smarch_nvlink_links_why(K, x, y));
            CHECK(nvlink_links_name(release, a, lto) == (smarch_nvlink_links_name_why(K, x, lto.c()) == SMARCH_YES) && detail::number(nvlink_links_name_why(release, a, lto)) == smarch_nvlink_links_name_why(K, x, lto.c()));
            smarch_cubin object{};
            object.target = x;
            object.kind = SMARCH_CUBIN_EXECUTABLE;
            CHECK(nvlink_links_cubin(release, Value<smarch_cubin>(object), lto) == (smarch_nvlink_links_cubin_why(K, &object, lto.c()) == SMARCH_YES));
            CHECK(detail::number(nvlink_links_cubin_why(release, Value<smarch_cubin>(object), lto)) == smarch_nvlink_links_cubin_why(K, &object, lto.c()));
            CHECK(nvlink_links_lto(release, a, b) == smarch_nvlink_links_lto(K, x, y) && detail::number(nvlink_links_lto_why(release, a, b)) == smarch_nvlink_links_lto_why(K, x, y));
            const auto device = b.cc();
            CHECK(loads(a, device) == smarch_loads(x, b.number()) && detail::number(loads_why(a, device)) == smarch_loads_why(x, b.number()));
        }
        for (const auto &version : versions) {
            CHECK(ptx_version_suffices(release, version, a) == smarch_ptx_version_suffices(K, version, a.id()));
            CHECK(detail::number(ptx_version_suffices_why(release, version, a)) == smarch_ptx_version_suffices_why(K, version, a.id()));
        }
    }
}

static void answers() {
    CHECK(message(ptxas_compiles_why(release, Target::sm_90a, Target::sm_100a)) == "a .target with suffix a compiles for its own architecture only");
    CHECK(answer(Verdict::yes) == Answer::yes && answer(Verdict::no_higher) == Answer::no && answer(Verdict::unknown_silent) == Answer::unknown && !answer(Verdict::no_verdict));
    CHECK(answer(ptxas_compiles_why(release, Target(), Target::sm_75)) == std::nullopt);

    std::string words;
    CHECK(ptxas_message(release, Target::sm_90a, Target::sm_100a, words)->find("sm_90a") != std::string_view::npos && ptxas_message(release, Target::sm_75, Target::sm_80, words)->empty());
    CHECK(nvlink_message(release, NvlinkMessageKind::refusal, Target::sm_90, Target::sm_80, "kernel.o", words)->find("kernel.o") != std::string_view::npos);
    CHECK(ptx_version_message(release, {1, 0}, Target::sm_90, words)->find("sm_90") != std::string_view::npos);
    CHECK(ptxas_most_specific(release, {Target::sm_100, Target::sm_103a})->value() == Target::sm_100f && !ptxas_most_specific(release, {})->has_value());
    CHECK(ptxas_most_specific(release, {Target()}).status() == Status::invalid_target);
    std::vector<Version> versions;
    CHECK(ptx_versions(release, versions)->size() == 44 && versions[43] == Version{9, 0});
}

static void picking() {
    const Image images[] = {Target::sm_80, Target::sm_86, {Name(NameKind::compute, Target::sm_89), {8, 0}}};
    const auto choice = pick(driver, images, {8, 9});
    CHECK(choice && choice->index == 1 && choice->reason == PickReason::nearest && !choice->has_unknown_rival && !name(choice->reason).empty());
    CHECK(picks_why(driver, images, {8, 9}, 1) == Verdict::yes && picks_why(driver, images, {8, 9}, 0) == Verdict::no_pick_number && picks_why(driver, images, {8, 9}, 3) == Verdict::no_verdict);
    CHECK(pick(driver, images, {7, 5}).status() == Status::no_image && pick(driver, {}, {7, 5}).status() == Status::no_image);
    CHECK(picks(driver, images, {8, 9}, 1) && !picks(driver, images, {8, 9}, 0) && runs(driver, images[0], {8, 6}) && !runs(driver, images[0], {9, 0}));
    CHECK(runs_why(driver, images[0], {8, 6}) == Verdict::yes && runs_why(driver, Name(NameKind::lto, Target::sm_80), {8, 0}) == Verdict::no_load_lto);

    std::array<Name, cover_max> room;
    const auto few = cover(release, driver, {{8, 0}, {8, 6}, {9, 0}}, CoverWith::cubins, room);
    CHECK(few && few->size() == 2);
    const auto uncovered = cover(release, driver, {{8, 0}, {1, 0}}, CoverWith::cubins, room);
    CHECK(uncovered.status() == Status::not_covered && uncovered.error().at == 1u);
    CHECK(cover(release, driver, {{8, 0}, {9, 0}}, CoverWith::cubins, {room.data(), 1}).error().needed == 2);
}

static void advising() {
    const Image images[] = {Target::sm_80, Target::sm_86, Target::sm_100a};
    const ComputeCapability devices[] = {{8, 6}, {10, 0}, {10, 3}};
    CHECK(images_cover(driver, images, {8, 9}) && !images_cover(driver, images, {10, 3}) && images_cover_why(driver, images, {8, 9}) == Verdict::yes && !images_cover_why(driver, {}, {8, 9}));
    std::vector<std::size_t> kept;
    CHECK(images_minimize(driver, images, devices, kept)->size() == 2 && kept[0] == 1 && kept[1] == 2);
    std::array<Advice, advise_max> advice;
    const auto found = images_advise(release, driver, images, devices, advice);
    CHECK(found && found->size() == 5 && (*found)[0].kind() == AdviceKind::add && !(*found)[0].index() && (*found)[0].image() == Name(Target::sm_103) && (*found)[0].device() == ComputeCapability(10, 3));
    CHECK((*found)[1].kind() == AdviceKind::idle && (*found)[1].index() == 0u && !(*found)[1].image() && !(*found)[1].device() && !name(AdviceKind::idle).empty());
    CHECK((*found)[3].kind() == AdviceKind::family && (*found)[3].image() == Name(Target::sm_100f));
    CHECK(cover(release, driver, devices, CoverWith::shipped, std::array<Name, cover_max>())->size() == 4);
}

void test_rules() {
    advising();
    as_in_c();
    answers();
    picking();
}
