// Releases of the toolkit and drivers, and what changes with them.
#include "check.hpp"

using namespace smarch;

static_assert(default_toolkit == Toolkit::v13_0 && Driver::newest() == Driver(SMARCH_DRIVER_NEWEST) && Driver(Toolkit::v12_4).number() == 12040);
static_assert(Driver(Toolkit::v12_4).version() == Version{12, 4} && Driver(12071).version() == Version{12, 7} && !Driver() && Driver(Toolkit::v11_7) < Driver(Toolkit::v13_5));
static_assert(Driver() != Driver::newest() && !Driver::or_none(0) && Driver::or_none(12040) == Driver(Toolkit::v12_4));

static void releases() {
    CHECK(toolkits().size() == 17 && toolkits()[0].toolkit() == Toolkit::v11_7 && toolkits()[16].toolkit() == Toolkit::v13_5);
    for (const auto &row : toolkits()) {
        const auto k = row.toolkit();
        CHECK(info(k)->name() == row.name() && name(k) == row.name() && newest_ptx(k) == row.ptx() && *parse_toolkit(row.name()) == k);
        CHECK(row.builds().substr(0, row.name().size()) == row.name());
    }
    CHECK(*parse_toolkit("12.4.131") == Toolkit::v12_4 && parse_toolkit("12.7").status() == Status::toolkit_not_run && parse_toolkit("x").status() == Status::toolkit_text);
    CHECK(!info(Toolkit{12070}) && name(Toolkit{12070}).empty() && newest_ptx(Toolkit{0}) == Version());
}

static void other_releases() {
    CHECK(accepts(Toolkit::v12_9, Tool::ptxas_gpu_name, Target::sm_70) && !accepts(release, Tool::ptxas_gpu_name, Target::sm_70));
    CHECK(accepts_why(Toolkit::v12_4, Tool::nvlink, Target::sm_90) == Verdict::unknown_tool && default_target(Toolkit::v12_9, Tool::ptxas_gpu_name) == Target::sm_52);
    CHECK(ptxas_compiles_why(Toolkit{12070}, Target::sm_75, Target::sm_75) == Verdict::unknown_toolkit);
    CHECK(standing(Toolkit::v12_9, Target::sm_101) == Standing::production && !standing(Toolkit::v12_6, Target::sm_100) && !standing(Toolkit{0}, Target::sm_75));
    CHECK(lowest_ptx(release, Target::sm_88) == Version{7, 3} && lowest_ptx(Toolkit::v13_1, Target::sm_88) == Version{9, 0} && !lowest_ptx(Toolkit::v12_6, Target::sm_100));
    CHECK(tools(release, Target::sm_90).has(Tool::nvlink) && !tools(Toolkit::v12_4, Target::sm_90).has(Tool::nvlink) && tools(Toolkit{0}, Target::sm_90).empty());
    const auto rubin = *Target::sm_107.info();
    CHECK(rubin.oldest_toolkit() == Toolkit::v13_4 && !rubin.has_tileiras_cpu() && rubin.oldest_tileiras() == Toolkit::v13_4 && !rubin.oldest_llvm());
    CHECK(Target::sm_100.info()->has_tileiras_cpu() && Target::sm_90.info()->oldest_llvm() == 19u && !Target::sm_30.info()->oldest_tileiras());

    CHECK(isa_supports(release, {8, 0}, Target::sm_80, IsaFeature::cp_async) && isa_supports_why(release, {99, 9}, Target::sm_80, IsaFeature::cp_async) == Verdict::no_ptx_version);
    CHECK(isa_since(release, IsaFeature::cp_async) == Version{7, 0} && !isa_since(Toolkit::v12_6, IsaFeature::tcgen05_alloc) && !isa_since(Toolkit{0}, IsaFeature::cp_async));
    CHECK(best_target(Toolkit::v12_9, {10, 1}, 'a') == Target::sm_101a && best_target(release, {10, 1}, 'a') != Target::sm_101a && best_target(release, {9, 0}) == Target::sm_90);
    CHECK(!best_target(release, {99, 9}) && !best_target(Toolkit{0}, {9, 0}));

    ArchContext context;
    context.toolkit = Toolkit::v12_4;
    CHECK(parse_arch_list(ArchSyntax::nvcc, "-arch=sm_70", context)->images().size() == 2 && parse_arch_list(ArchSyntax::nvcc, "-arch=sm_70").status() == Status::arch_list_unsupported);
    context.toolkit = Toolkit{12070};
    CHECK(parse_arch_list(ArchSyntax::nvcc, "-arch=sm_75", context).status() == Status::toolkit_not_run);
    std::string text;
    const ArchImage volta[] = {{NameKind::sm, Target::sm_70, Target::sm_70}};
    CHECK(*write_arch_list(Toolkit::v12_4, ArchSyntax::nvcc, volta, text) == "-gencode arch=compute_70,code=sm_70");
    CHECK(write_arch_list(release, ArchSyntax::nvcc, volta, text).error().at == 0u);
}

static void changes() {
    std::vector<ToolkitChange> found;
    CHECK(toolkit_changes(Toolkit::v12_8, Toolkit::v12_9, found)->size() > 10);
    CHECK(found[0].kind() == ChangeKind::newest_ptx && found[0].ptx_before() == Version{8, 7} && found[0].ptx_after() == Version{8, 8});
    CHECK(!found[0].tool() && !found[0].target() && !found[0].feature() && !found[0].before() && !found[0].after() && !found[0].changed_name());
    CHECK(!found[0].target_before() && !found[0].target_after());
    bool brought_103 = false;
    for (const auto &change : found) {
        CHECK(!name(change.kind()).empty());
        brought_103 |= change.kind() == ChangeKind::name && change.tool() == Tool::ptxas_gpu_name && change.changed_name() == Name(Target::sm_103) &&
                       change.before() == Verdict::no_gpu_name && change.after() == Verdict::yes;
    }
    CHECK(brought_103);
    CHECK(toolkit_changes(release, release, found)->empty() && toolkit_changes(Toolkit{0}, release, found).status() == Status::toolkit_not_run);
    CHECK(toolkit_changes(Toolkit::v12_9, Toolkit::v13_0, found).ok());
    bool new_default = false;
    for (const auto &change : found) new_default |= change.kind() == ChangeKind::default_ && change.target_before() == Target::sm_52 && change.target_after() == Target::sm_75;
    CHECK(new_default);
}

static void drivers() {
    CHECK(driver_branches().size() == 40);
    for (const auto &row : driver_branches()) {
        CHECK(*Driver::parse(std::to_string(row.branch())) == row.driver() && row.driver().ptx() == row.ptx());
        CHECK(!(row.driver() < *Driver::oldest_for(row.ptx())));
    }
    const Driver r550 = *Driver::parse("550.54.14");
    CHECK(r550.is_named() && !Driver(12100).is_named());
    CHECK(r550 == Driver(Toolkit::v12_4) && r550.ptx() == Version{8, 4} && !Driver().ptx() && !Driver::oldest_for({1, 5}));
    CHECK(Driver::parse("430").status() == Status::driver_unknown && Driver::parse("x").status() == Status::driver_text);

    CHECK(jits(r550, {8, 4}, Target::sm_80, {9, 0}) && jits_why(r550, {8, 7}, Target::sm_80, {9, 0}) == Verdict::no_driver_ptx);
    CHECK(jits_why(r550, {}, Target::sm_80, {9, 0}) == Verdict::unknown_ptx && jits_why(r550, {8, 0}, Target::sm_80, {99, 9}) == Verdict::unknown_device);
    CHECK(driver_supports(r550, {9, 0}) && driver_supports_why(r550, {10, 0}) == Verdict::no_driver_old && driver_supports_why({}, {9, 0}) == Verdict::unknown_driver);
    CHECK(driver_starts(r550, Toolkit::v12_9) && driver_starts_why(r550, release) == Verdict::no_driver_toolkit);
    CHECK(lowest_driver(Toolkit::v12_9) == Driver(Toolkit::v12_0) && oldest_driver({9, 0}) == Driver(Toolkit::v11_8) && !newest_driver({9, 0}) && newest_driver({7, 0}) == Driver(Toolkit::v13_0));
    const auto volta = device_support({7, 0});
    CHECK(volta && volta->cc() == ComputeCapability(7, 0) && volta->known() == Driver(9000) && volta->oldest() == Driver(9000) && volta->newest() == Driver(13000) && volta->last() == Driver(13000));
    CHECK(volta->oldest_source() == DriverSource::matrix && volta->newest_source() == DriverSource::matrix && !device_support({9, 9}) && device_supports().size() == 32);

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
    CHECK(!file_runs(r580, text, {8, 0}) && file_runs_why(r580, text, {8, 0}) == Verdict::unknown_unread && !file_oldest_driver(text, {8, 0}));
    std::array<Name, cover_max> room;
    CHECK(cover(Toolkit::v12_8, r550, {{9, 0}}, CoverWith::ptx, room).error().at == 0u && cover(Toolkit::v12_4, r550, {{9, 0}}, CoverWith::ptx, room)->size() == 1);
}

void test_toolkits() {
    releases();
    other_releases();
    changes();
    drivers();
}
