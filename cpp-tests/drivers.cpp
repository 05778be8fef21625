// Drivers: what they compile, support and run.
#include "check.hpp"

using namespace smarch;

static_assert(Driver::newest() == Driver(SMARCH_DRIVER_NEWEST) && Driver(Toolkit::v12_4).number() == 12040);
static_assert(Driver(Toolkit::v12_4).version() == Version{12, 4} && Driver(12071).version() == Version{12, 7} && !Driver() && Driver(Toolkit::v11_7) < Driver(Toolkit::v13_5));
static_assert(Driver() != Driver::newest() && !Driver::or_none(0) && Driver::or_none(12040) == Driver(Toolkit::v12_4));

static void facts() {
    CHECK(driver_branches().size() == 40);
    for (const auto &row : driver_branches()) {
        CHECK(*Driver::parse(std::to_string(row.branch())) == row.driver() && row.driver().ptx() == row.ptx());
        CHECK(!(row.driver() < *Driver::for_ptx(row.ptx())));
    }
    const Driver r550 = *Driver::parse("550.54.14");
    CHECK(r550 == Driver(Toolkit::v12_4) && r550.ptx() == Version{8, 4} && !Driver().ptx() && !Driver::for_ptx({1, 5}));
    CHECK(Driver::parse("430").status() == Status::driver_unknown && Driver::parse("x").status() == Status::driver_text);

    CHECK(jits(r550, {8, 4}, Target::sm_80, {9, 0}) && jits_why(r550, {8, 7}, Target::sm_80, {9, 0}) == Verdict::no_driver_ptx);
    CHECK(jits_why(r550, {}, Target::sm_80, {9, 0}) == Verdict::unknown_ptx && jits_why(r550, {8, 0}, Target::sm_80, {99, 9}) == Verdict::unknown_device);
    CHECK(driver_supports(r550, {9, 0}) && driver_supports_why(r550, {10, 0}) == Verdict::no_driver_old && driver_supports_why({}, {9, 0}) == Verdict::unknown_driver);
    CHECK(driver_starts(r550, Toolkit::v12_9) && driver_starts_why(r550, release) == Verdict::no_driver_toolkit);
    const auto volta = device_support_find({7, 0});
    CHECK(volta && volta->cc() == ComputeCapability(7, 0) && volta->known() == Driver(9000) && volta->last() == Driver(13000));
    CHECK(volta->oldest_source() == DriverSource::matrix && volta->newest_source() == DriverSource::matrix && !device_support_find({9, 9}) && device_supports().size() == 32);
}

static void what_they_run() {
    const Driver r550(Toolkit::v12_4);
    const Image ptx(Name(NameKind::compute, Target::sm_80), {8, 7}), cubin(Target::sm_90, Toolkit::v12_8);
    CHECK(ptx.name() == Name(NameKind::compute, Target::sm_80) && ptx.ptx() == Version{8, 7} && !cubin.ptx() && !ptx.toolkit() && cubin.toolkit() == 12080u);
    CHECK(!runs(r550, ptx, {9, 0}) && runs_why(r550, ptx, {9, 0}) == Verdict::no_driver_ptx && runs(r550, cubin, {9, 0}));
    CHECK(pick(r550, {ptx, cubin}, {9, 0})->reason == PickReason::kind && pick(driver, {ptx, cubin}, {9, 0})->reason == PickReason::kind);
    const Driver r535(12020), r580(13000);
    const Image newer(Target::sm_80, Toolkit::v13_0), both[] = {Image(Target::sm_80, Toolkit::v12_8), ptx};
    CHECK(runs_why(r535, newer, {8, 0}) == Verdict::unknown_driver_reads && runs({r535, r580}, newer, {8, 0}) && image_oldest_driver(newer, {8, 0}) == r580 && !image_oldest_driver(newer, {9, 0}));
    const smarch_fatbin_compression zstd[] = {SMARCH_COMPRESSION_ZSTD, SMARCH_COMPRESSION_ZSTD};
    CHECK(module_runs(r535, both, {}, {8, 0}) && module_runs_why(r535, both, zstd, {8, 0}) == Verdict::no_driver_compression && !module_runs_why(r535, {}, {}, {8, 0}));
    const std::uint8_t text[] = {'h', 'e', 'l', 'l', 'o'};
    CHECK(file_runs(r580, text, {8, 0}).verdict() == Verdict::unknown_unread && !file_runs(r580, text, {8, 0}).image() && !file_oldest_driver(text, {8, 0}));
    const auto packed = load("tests/data/fatbin/packed/libnvfatbin_12.9_default.fatbin");
    const auto run = file_runs(r580, {reinterpret_cast<const std::uint8_t *>(packed.data()), packed.size()}, {9, 0});
    CHECK(run.verdict() == Verdict::yes && run.entry() == 1u && run.image() == Name(Target::sm_90) && run.reason() == PickReason::kind);
    std::array<Name, cover_max> room;
    CHECK(cover(Toolkit::v12_8, r550, {{9, 0}}, CoverWith::ptx, room).error().at == 0u && cover(Toolkit::v12_4, r550, {{9, 0}}, CoverWith::ptx, room)->size() == 1);
}

void test_drivers() {
    facts();
    what_they_run();
}
