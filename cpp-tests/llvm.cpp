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
    CHECK(llvm_predicates().size() == 57 && llvm_predicate("hasClusters")->clauses()[0].number() == 90 && llvm_predicate("hasClusters")->clauses()[0].node() == LlvmNode::base && !llvm_predicate("nothing"));
    CHECK(llvm_predicate("hasClusters")->clauses()[0].from() == Version{7, 8} && !llvm_predicate("hasClusters")->clauses()[0].below() && llvm_predicates()[0].name() == "has256BitVectorLoadStore");
    CHECK(*llvm_predicate_evaluate({7, 8}, Target::sm_90, "hasClusters") && !*llvm_predicate_evaluate({7, 8}, Target::sm_80, "hasClusters"));
    CHECK(llvm_predicate_evaluate({7, 8}, Target::sm_90, "nothing").status() == Status::invalid_value && llvm_full_sm_version(Target::sm_100a) == 1003);
}
