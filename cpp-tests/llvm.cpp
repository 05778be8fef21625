// What upstream LLVM's NVPTX back end answers.
#include "check.hpp"

void test_llvm() {
    using namespace smarch;
    const auto output = llc_run(LlvmRelease::llvm_19, "sm_90a");
    CHECK(output && output->knows_cpu() && output->version() == Version{8, 0} && !output->asked() && !output->lowest());
    const auto old = llc_run(LlvmRelease::llvm_22, "sm_90a", "+ptx70");
    CHECK(old && (old->version() || (old->asked() == Version{7, 0} && old->lowest() == Version{8, 0})));
    std::string words;
    CHECK(llc_messages(LlvmRelease::llvm_19, "sm_900", "", words)->find("sm_900") != std::string_view::npos);
    CHECK(llvm_predicates().size() == 57);
    CHECK(llvm_predicates()[0].name() == "has256BitVectorLoadStore");
    CHECK(*llvm_predicate_evaluate({7, 8}, Target::sm_90, "hasClusters") && !*llvm_predicate_evaluate({7, 8}, Target::sm_80, "hasClusters"));
    CHECK(llvm_predicate_evaluate({7, 8}, Target::sm_90, "nothing").status() == Status::invalid_value);

    const auto choice = *llvm_choose({ComputeCapability{12, 0}, std::nullopt, LlvmRelease::llvm_20, Toolkit::v12_8, Driver(12080), false});
    CHECK(choice && choice.verdict() == Verdict::yes && choice.target() == Target::sm_120a && choice.ptx() == Version{8, 7} && choice.gpu() == Target::sm_120a);
    LlvmAim fixed;
    fixed.target = Target::sm_120f;
    fixed.release = LlvmRelease::llvm_20;
    const auto refused = *llvm_choose(fixed);
    CHECK(!refused && refused.verdict() == Verdict::no_llc_name && !refused.target() && !refused.ptx() && !refused.gpu());
    CHECK(llvm_choose({}).status() == Status::invalid_value);

    std::vector<PtxForm> forms;
    CHECK(llvm_intrinsic_forms("llvm.nvvm.mapa", forms)->size() == 1 && llvm_intrinsic_forms("llvm.nvvm.nothing", forms).status() == Status::invalid_value);
    CHECK(llvm_intrinsic_supports_why(Toolkit::v13_0, {}, Target::sm_90, LlvmRelease::llvm_17, "llvm.nvvm.mapa") == Verdict::yes);
    CHECK(llvm_intrinsic_supports_why(Toolkit::v13_0, {}, Target::sm_80, std::nullopt, "llvm.nvvm.mapa") == Verdict::no_isa_higher);
}
