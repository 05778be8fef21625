// Targets and names.
#include "check.hpp"

#include <unordered_set>

using namespace smarch;

static void targets_and_rows() {
    CHECK(library_version() == SMARCH_VERSION && abi_version() == SMARCH_ABI_VERSION);
    for (const auto &target : targets()) {
        const auto info = target.info();
        CHECK(info && info->target() == target && info->name() == target.name() && info->cuda_arch() == target.number() * 10);
        CHECK(Target::from_id(target.id()) == target && Target::parse(target.name()).optional() == target && target);
        CHECK(info->family() == std::nullopt || name(*info->family()).substr(0, 3) == "sm_");
        CHECK(!name(*target_standing(newest_release(), target)).empty());
    }
    const auto hopper = *Target::sm_90a.info();
    CHECK(target_standing(release, Target::sm_90a) == Standing::production && hopper.product() == "H100 / H200" && hopper.generation() == "Hopper" && hopper.ptxas_family() == "Hopper");
    CHECK(hopper.cuda_arch_text() == "90a0" && hopper.ptx_accepted() == Version{8, 0} && hopper.ptx_emitted() == Version{8, 0} && !hopper.family() && !hopper.alias_of() && !hopper.is_tegra() && Target::sm_110f.info()->is_tegra());
    CHECK(hopper.oldest_toolkit() == Toolkit::v12_0 && hopper.newest_toolkit() == newest_release());
    const auto placeholder = *Target::sm_73.info();
    CHECK(!placeholder.product() && !placeholder.generation() && !placeholder.ptx_accepted() && !placeholder.ptx_emitted() && !placeholder.oldest_toolkit() && !placeholder.newest_toolkit());
    CHECK(Target::sm_101a.info()->alias_of() == Target::sm_110a && Target::sm_121.info()->family() == Family::sm_12x);

    CHECK(!Target() && Target().name().empty() && !Target().info() && !Target::from_id(90) && !Target::from_id(0) && !Target::or_none(0));
    CHECK(Target::from_cc({10, 1}) == Target::sm_101 && !Target::from_cc({7, 4}) && Target::sm_121.cc() == ComputeCapability{12, 1});
    switch (Target::sm_90a.id()) {
    case Target::sm_90a.id(): break;
    default: CHECK(false);
    }
    CHECK(Target::parse("sm_75a").status() == Status::name_suffix && Target::parse("").status() == Status::name_empty);
    CHECK(ptxas_target_parse(release, "sm_100fa").optional() == Target::sm_100a && Target::parse("sm_100fa").status() == Status::name_suffix);
    const std::unordered_set<Target> set{Target::sm_90, Target::sm_90a, Target::sm_90};
    CHECK(set.size() == 2);
}

static void names() {
    const auto name = Name::parse("lto_90a");
    CHECK(name && name->kind() == NameKind::lto && name->target() == Target::sm_90a && prefix(name->kind()) == "lto_");
    CHECK(Name::parse("SM_90").status() == Status::name_prefix && Name::parse("SM_90").message() == message(Status::name_prefix));
    std::vector<Name> meant;
    CHECK(Name::suggest("sm_90b", meant)->size() >= 1 && meant[0].target().number() == 90);
    CHECK(Name::suggest("nothing like it", meant)->empty());
    const std::unordered_set<Name> set{Name(Target::sm_90), Name(NameKind::lto, Target::sm_90), Name(Target::sm_90)};
    CHECK(set.size() == 2);

    std::vector<Macro> defined;
    CHECK(target_macros(release, Target::sm_90a, defined)->size() == 4 || defined.size() > 1);
    CHECK(defined[0].name() == "__CUDA_ARCH__" && defined[0].value() == 900u);
    bool nothing = false;
    for (const auto &macro : defined) nothing |= macro.name() == "__CUDA_ARCH_FEAT_SM90_ALL" && !macro.value();
    CHECK(nothing);
    std::string list;
    CHECK(*target_arch_list_macro({Target::sm_80, Target::sm_75, Target::sm_80}, list) == "750,800");
}

static void tools() {
    CHECK(name(Tool::ptxas_gpu_name) == "ptxas --gpu-name" && tool_default(release, Tool::cicc) == Target::sm_75 && !tool_default(release, Tool::nvlink));
    CHECK(tool_accepts_why(release, Tool::nvlink, Target::sm_90a) == Verdict::yes && tool_accepts_why(release, Tool::llc_22, Name(NameKind::lto, Target::sm_73)) == Verdict::no_llc_name);
    CHECK(tool_accepts(release, Tool::nvlink, Target::sm_90a) && !tool_accepts(release, Tool::ptxas_gpu_name, Name(NameKind::lto, Target::sm_73)));
    std::string words;
    CHECK(tool_message(release, Tool::ptxas_gpu_name, "sm_30", words)->find("sm_30") != std::string_view::npos && tool_message(release, Tool::nvlink, "sm_90a", words)->empty());
}

static void suffixes_and_families() {
    CHECK(Target::sm_90.with_suffix('a') == Target::sm_90a && Target::sm_90a.with_suffix() == Target::sm_90 && !Target::sm_90.with_suffix('f') && !Target().with_suffix('a'));
}

void test_targets() {
    suffixes_and_families();
    targets_and_rows();
    names();
    tools();
}
