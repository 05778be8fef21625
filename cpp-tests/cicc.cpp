// What the documents say of cicc: configurator, front end, atomics, intrinsics.
#include "check.hpp"

static void cicc_configurator() {
    using namespace smarch;
    using namespace smarch::documented;
    CHECK(!cicc_capabilities().empty() && !cicc_absent_names().empty() && !cicc_defaults().empty() && cicc_variables().size() == 2 && cicc_thresholds().size() == 7);
    for (const auto &row : cicc_capabilities()) CHECK(row.cuda_arch() == row.target().number() * 10 && row.ptx_version() != 0 && !row.generation().empty());
    for (const auto &row : cicc_absent_names()) CHECK(row.target() && row.no_cli_entry() == (row.c().no_cli_entry != 0) && row.internal_only() == (row.c().internal_only != 0));
    for (const auto &row : cicc_defaults()) CHECK(row.target() == Target::sm_75 && row.function() != 0 && row.as_option() == (row.c().as_option != 0));
    for (const auto &row : cicc_variables()) CHECK(!row.name().empty() && !row.encoding().empty() && row.files() > 0);
    CHECK(cicc_thresholds()[3].above() == "Volta, sm_70" && cicc_thresholds()[3].bound() % 100 == 99);
    CHECK(*cicc_encode_sm(Target::sm_121f) == 120100u && *cicc_decode_sm(80900) == 89u && cicc_decode_sm(80950).status() == Status::cicc_encoding && cicc_encode_sm(Target()).status() == Status::invalid_target);
    CHECK(*cicc_encode_gcc(12, 3, 1) == 120301u && cicc_encode_gcc(8, 100).status() == Status::cicc_encoding);

    CHECK(cicc_flags().size() == SMARCH_CICC_FLAG_COUNT && cicc_rules().size() == 75 && cicc_stages().size() == 5);
    bool known = false, unknown = false, guarded = false, stageless = false;
    for (const auto &row : cicc_flags()) {
        CHECK(*cicc_flag(row.name()) == row.flag() && row.set_at().has_value() == row.meaning().has_value() && row.consumer().has_value() == row.meaning().has_value());
        (row.meaning() ? known : unknown) = true;
        if (row.guard()) CHECK(*cicc_guard(name(*row.guard())) == *row.guard());
    }
    std::string text;
    for (const auto &row : cicc_rules()) {
        guarded |= row.guard().has_value();
        stageless |= !row.stage();
        CHECK(!row.part_name().empty() && row.guard().has_value() == (row.part() == CiccPart::guarded) && row.note().has_value() == (row.c().note != nullptr) && row.flag() == CiccFlag{row.c().flag});
    }
    CHECK(known && unknown && guarded && stageless);
    CHECK(*cicc_rule_write(0, text) == "unk_4D041B8 = 1 when number > 79999" && cicc_rule_write(75, text).status() == Status::invalid_value);
    for (const auto &row : cicc_stages()) CHECK(!row.name().empty() && !row.purpose().empty() && detail::number(row.stage()) > 0);
    CHECK(cicc_flag("nothing").status() == Status::cicc_name && cicc_guard("").status() == Status::cicc_name && cicc_priority_name(1) == "CLI flag" && cicc_priority_name(7).empty());
}

static void cicc_configuration() {
    using namespace smarch;
    using namespace smarch::documented;
    CiccInputs in;
    in.number = *cicc_encode_sm(Target::sm_80);
    const auto plain = cicc_configure(in);
    CHECK(plain && (*plain)[CiccFlag::unk_4d041b8]->value() == true && (*plain)[CiccFlag::unk_4d041b8]->rule()->flag() == CiccFlag::unk_4d041b8);
    CHECK(!(*plain)[CiccFlag::unk_4d04470]->value() && (*plain)[CiccFlag::unk_4d04740]->origin() == CiccOrigin::before && !(*plain)[CiccFlag::unk_4d04740]->rule() && !(*plain)[CiccFlag{63}]);
    const CiccCondition gate[] = {CiccCondition::maxwell_gate};
    const CiccGuard guards[] = {CiccGuard::byte_4cf807b};
    in.effective = 90000;
    in.variant = true;
    in.known = in.holding = gate;
    in.overridden = guards;
    in.before = {CiccFlag::dword_4d048b8};
    in.optimized = in.optimized_values = {CiccFlag::unk_4d041b0};
    const auto full = *cicc_configure(in);
    CHECK(full[CiccFlag::unk_4d04470]->value() == true && full[CiccFlag::unk_4d04740]->value() == true && full[CiccFlag::unk_4d043c4]->value() == true);
    CHECK(full[CiccFlag::dword_4d048b8]->value() == true && full[CiccFlag::dword_4d048b8]->origin() == CiccOrigin::command_line && full[CiccFlag::unk_4d041b0]->origin() == CiccOrigin::optimization);
    CHECK((*cicc_configure(in, CiccStage::secondary))[CiccFlag::unk_4d04470]->origin() == CiccOrigin::before && cicc_configure(in, CiccStage{6}).status() == Status::invalid_value);
    in.known = {};
    CHECK(cicc_configure(in).status() == Status::invalid_value);
    CHECK(in.before.has(CiccFlag::dword_4d048b8) && !in.before.has(CiccFlag::unk_4d041b0) && in.c().before[1] == 1u << (SMARCH_CICC_FLAG_DWORD_4D048B8 - 32));
}

static void cicc_front_end() {
    using namespace smarch;
    using namespace smarch::documented;
    std::vector<CiccEffect> effects;
    CHECK(cicc_gate_locations().size() == 17 && cicc_gate_effects(89, effects) && effects.size() == 7 && effects[0] == CiccEffect::block_size);
    CHECK(cicc_gate_effects(90, effects) && effects.empty());
    bool line = false;
    for (const auto &row : cicc_gate_locations()) {
        line |= row.line().has_value();
        CHECK(row.lowest() <= row.highest() && row.function() != 0 && !row.text().empty() && detail::number(row.effect()) != 0);
    }
    CHECK(line);
    CHECK(cicc_pre_hopper_features().size() == 7 && cicc_pre_hopper_features()[5].second_function() == 0x12ae930u && !cicc_pre_hopper_features()[0].second_function());
    for (const auto &row : cicc_pre_hopper_features()) CHECK(row.function() != 0 && !row.feature().empty() && !row.behavior().empty());
    std::string text;
    for (const auto &row : cicc_diagnostics()) {
        CHECK(row.printed_number().has_value() == (row.severity() == CiccSeverity::warning) && cicc_diagnostic_write(row.diagnostic(), text)->find(row.text()) != std::string_view::npos);
        if (row.number() && row.printed_number()) CHECK(*row.printed_number() == *row.number() + SMARCH_CICC_PRINTED_OFFSET);
    }
    CHECK(cicc_diagnostics().size() == 27 && *cicc_diagnostic_write(CiccDiagnostic::cluster_dims, text) == "error: __cluster_dims__ is not supported for this GPU architecture");
    for (const auto &row : cicc_constructs()) CHECK(cicc_construct(row.text()) == row.construct());
    CHECK(cicc_constructs().size() == 68 && !cicc_construct("nothing") && cicc_compiles(CiccConstruct::float128, Target::sm_100) && !cicc_compiles(CiccConstruct::float128, Target::sm_90a));
    CHECK(cicc_compiles_why(CiccConstruct::cluster_dims2, Target::sm_89) == Verdict::no_cicc_architecture && cicc_compiles_why(CiccConstruct::float16, Target::sm_100) == Verdict::no_cicc_anywhere);
    std::vector<CiccDiagnostic> said;
    CHECK(cicc_says(CiccConstruct::block_size_and_cluster_dims, Target::sm_75, said) && said.size() == 3 && said[2] == CiccDiagnostic::block_size_tuple);
    CHECK(cicc_says(CiccConstruct::float128, Target(), said).status() == Status::invalid_target);
}

static void cicc_atomics() {
    using namespace smarch;
    using namespace smarch::documented;
    std::size_t listed = 0, hints = 0;
    for (const auto &row : cicc_operations()) {
        listed += row.position().has_value();
        hints += row.takes_hint();
        CHECK(!row.name().empty() && !row.mnemonic().empty() && detail::number(row.operation()) != 0);
    }
    CHECK(cicc_operations().size() == 12 && listed == 10 && hints > 0 && cicc_scope_ptx(CiccScope::cluster, 89) == "gpu" && cicc_scope_ptx(CiccScope::cluster, 90) == "cluster");
    CiccAtomic atomic{CiccOperation::exchange, CiccAtomicKind::bits, 16, CiccScope::cluster, CiccOrder::acq_rel};
    atomic.cache_hint = true;
    const auto hinted = cicc_lower(atomic, Target::sm_90);
    CHECK(hinted && hinted->verdict() == Verdict::yes && hinted->instruction() == "atom.exch.acq_rel.cluster.L2::cache_hint.b128" && hinted->fence().empty() && !hinted->diagnostic(0));
    atomic.order = CiccOrder::seq_cst;
    CHECK(cicc_lower(atomic, Target::sm_90)->fence() == "fence.sc.cluster");
    const auto refused = *cicc_lower(atomic, Target::sm_89);
    CHECK(refused.verdict() == Verdict::no_cicc_architecture && refused.diagnostic_count() == 2 && refused.diagnostic(1) == CiccDiagnostic::atomic128 && !refused.diagnostic(2) && !refused.diagnostic(4));
    CHECK(cicc_lower({CiccOperation::fence, std::nullopt, 0, CiccScope::system}, Target::sm_80)->instruction() == "fence.sc.sys");
    CHECK(cicc_lower({CiccOperation::load, CiccAtomicKind::float_, 2}, Target::sm_80).status() == Status::cicc_atomic_type && cicc_lower(atomic, Target()).status() == Status::invalid_target);
}

static void cicc_intrinsics() {
    using namespace smarch;
    using namespace smarch::documented;
    for (const auto &row : cicc_hopper_intrinsics()) CHECK(row.first() <= row.last() && !row.description().empty() && !cicc_hopper_refusal(row.last(), SMARCH_CICC_HOPPER_BOUND).empty() && cicc_hopper_refusal(row.first(), 900).empty());
    for (const auto &row : cicc_branches()) CHECK(!row.name().empty() && row.builtins().size() == 2 && cicc_branch_refusal(row.builtins()[1], row.lowest() - 1) == row.message() && cicc_branch_refusal(row.builtins()[0], row.lowest()).empty());
    CHECK(cicc_hopper_intrinsics().size() == 4 && cicc_branches().size() == 2 && cicc_is_hmma(SMARCH_CICC_HMMA_FIRST) && !cicc_is_hmma(SMARCH_CICC_HMMA_LAST + 1));
    const auto found = cicc_bulk_copy("x cp.async.bulk.tensor.g2s.1d");
    CHECK(found && found->text == CiccBulkCopy::tensor_to_shared && found->at == 2 && cicc_bulk_copy("cp.async.bulk.y")->text == CiccBulkCopy::any && !cicc_bulk_copy(""));
    for (const auto &row : cicc_features()) {
        CHECK(!row.title().empty() && !row.text().empty() && row.threshold().has_value() == (row.generation() != CiccGeneration::turing) && !row.functions(3) && !row.functions(4));
        CHECK(row.diagnostic().has_value() == (row.c().diagnostic != nullptr) && row.condition().has_value() == (row.c().condition != nullptr));
    }
    CHECK(cicc_features().size() == 14 && cicc_features()[4].variables(3) == "unk_4D0428C" && !cicc_features()[4].variables(4) && cicc_features()[1].builtins() == "3755/8282");
}

void test_cicc() {
    cicc_configurator();
    cicc_configuration();
    cicc_front_end();
    cicc_atomics();
    cicc_intrinsics();
}
