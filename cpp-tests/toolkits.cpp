// Releases of the toolkit, and what changes with them.
#include "check.hpp"

using namespace smarch;

static_assert(default_toolkit == Toolkit::v13_0);

static void releases() {
    CHECK(toolkits().size() >= 17 && toolkits()[0].toolkit() == Toolkit::v11_7 && toolkits()[16].toolkit() == Toolkit::v13_5);
    for (const auto &row : toolkits()) {
        const auto k = row.toolkit();
        CHECK(info(k)->name() == row.name() && name(k) == row.name() && toolkit_ptx(k) == row.ptx() && *toolkit_parse(row.name()) == k);
        CHECK(row.builds().substr(0, row.name().size()) == row.name());
    }
    CHECK(*toolkit_parse("12.4.131") == Toolkit::v12_4 && toolkit_parse("12.7").status() == Status::toolkit_not_run && toolkit_parse("x").status() == Status::toolkit_text);
    CHECK(!info(Toolkit{12070}) && name(Toolkit{12070}).empty() && toolkit_ptx(Toolkit{0}) == Version());
}

static void other_releases() {
    CHECK(tool_accepts(Toolkit::v12_9, Tool::ptxas_gpu_name, Target::sm_70) && !tool_accepts(release, Tool::ptxas_gpu_name, Target::sm_70));
    CHECK(tool_accepts_why(Toolkit::v12_4, Tool::nvlink, Target::sm_90) == Verdict::unknown_tool && tool_default(Toolkit::v12_9, Tool::ptxas_gpu_name) == Target::sm_52);
    CHECK(ptxas_compiles_why(Toolkit{12070}, Target::sm_75, Target::sm_75) == Verdict::unknown_toolkit);
    CHECK(target_standing(Toolkit::v12_9, Target::sm_101) == Standing::production && !target_standing(Toolkit::v12_6, Target::sm_100) && !target_standing(Toolkit{0}, Target::sm_75));
    CHECK(target_lowest_ptx(release, Target::sm_88) == Version{7, 3} && target_lowest_ptx(Toolkit::v13_1, Target::sm_88) == Version{9, 0} && !target_lowest_ptx(Toolkit::v12_6, Target::sm_100));
    const auto rubin = *Target::sm_107.info();
    CHECK(rubin.oldest_toolkit() == Toolkit::v13_4 && !rubin.has_tileiras_cpu() && rubin.oldest_tileiras() == Toolkit::v13_4 && !rubin.oldest_llvm());
    CHECK(Target::sm_100.info()->has_tileiras_cpu() && Target::sm_90.info()->oldest_llvm() == 16u && !Target::sm_30.info()->oldest_tileiras());

    CHECK(isa_supports(release, {8, 0}, Target::sm_80, IsaFeature::cp_async) && isa_supports_why(release, {99, 9}, Target::sm_80, IsaFeature::cp_async) == Verdict::no_ptx_version);
    CHECK(isa_feature_since(release, IsaFeature::cp_async) == Version{7, 0} && !isa_feature_since(Toolkit::v12_6, IsaFeature::tcgen05_alloc) && !isa_feature_since(Toolkit{0}, IsaFeature::cp_async));
    CHECK(best_target(Toolkit::v12_9, {10, 1}, 'a') == Target::sm_101a && best_target(release, {10, 1}, 'a') != Target::sm_101a && best_target(release, {9, 0}) == Target::sm_90);
    CHECK(!best_target(release, {99, 9}) && !best_target(Toolkit{0}, {9, 0}));

    ArchContext context;
    context.toolkit = Toolkit::v12_4;
    CHECK(arch_list_parse(ArchSyntax::nvcc, "-arch=sm_70", context)->images().size() == 2 && arch_list_parse(ArchSyntax::nvcc, "-arch=sm_70").status() == Status::arch_list_unsupported);
    context.toolkit = Toolkit{12070};
    CHECK(arch_list_parse(ArchSyntax::nvcc, "-arch=sm_75", context).status() == Status::toolkit_not_run);
    std::string text;
    const ArchImage volta[] = {{NameKind::sm, Target::sm_70, Target::sm_70}};
    CHECK(*arch_list_write(Toolkit::v12_4, ArchSyntax::nvcc, volta, text) == "-gencode arch=compute_70,code=sm_70");
    CHECK(arch_list_write(release, ArchSyntax::nvcc, volta, text).error().at == 0u);
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

void test_toolkits() {
    releases();
    other_releases();
    changes();
}
