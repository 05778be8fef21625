// cicc as it was run: constructs, atomics; what the documents say of it: configurator, front end, intrinsics.
#include "check.hpp"

#include <smarch/documented.hpp>

static void cicc_configurator() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    CHECK(!capabilities().empty() && !absent_names().empty() && !defaults().empty() && variables().size() == 2 && thresholds().size() == 7);
    for (const auto &row : capabilities()) CHECK(row.cuda_arch() == row.target().number() * 10 && row.ptx_version() != 0 && !row.generation().empty());
    for (const auto &row : absent_names()) CHECK(row.target() && row.no_cli_entry() == (row.target() != Target::sm_88) && row.internal_only() == row.c().internal_only);
    for (const auto &row : defaults()) CHECK(row.target() == Target::sm_75 && row.function() != 0 && row.as_option() == row.c().as_option);
    for (const auto &row : variables()) CHECK(!row.name().empty() && !row.encoding().empty() && row.files() > 0);
    CHECK(thresholds()[3].above() == "Volta, sm_70" && thresholds()[3].bound() % 100 == 99);
    CHECK(*encode_sm(Target::sm_121f) == 120100u && *decode_sm(80900) == 89u && decode_sm(80950).status() == Status::cicc_encoding && encode_sm(Target()).status() == Status::invalid_target);
    CHECK(*encode_gcc(12, 3, 1) == 120301u && encode_gcc(8, 100).status() == Status::cicc_encoding);

    CHECK(flags().size() == SMARCH_DOCUMENTED_CICC_FLAG_COUNT && rules().size() == 84 && stages().size() == 5);
    bool known = false, unknown = false, guarded = false, stageless = false;
    for (const auto &row : flags()) {
        CHECK(*flag_parse(row.name()) == row.flag() && row.set_at().has_value() == row.meaning().has_value() && row.consumer().has_value() == row.meaning().has_value());
        (row.meaning() ? known : unknown) = true;
        if (row.guard()) CHECK(*guard_parse(name(*row.guard())) == *row.guard());
    }
    std::string text;
    for (const auto &row : rules()) {
        guarded |= row.guard().has_value();
        stageless |= !row.stage();
        CHECK(!row.part_name().empty() && row.guard().has_value() == (row.part() == CiccPart::guarded) && row.note().has_value() == (row.c().note != nullptr) && row.flag() == CiccFlag{row.c().flag});
        CHECK((row.part() == CiccPart::language) == (row.priority() == CiccPriority::standard));
    }
    CHECK(known && unknown && guarded && stageless);
    CHECK(rules()[0].condition() == CiccConditionKind::above && rules()[0].condition_bound() == 79999 && rules()[0].stored() == CiccStored::one && !rules()[0].open());
    CHECK(*rule_write(0, text) == "unk_4D041B8 = 1 when number > 79999" && rule_write(84, text).status() == Status::invalid_value);
    for (const auto &row : stages()) CHECK(!row.name().empty() && !row.purpose().empty() && detail::number(row.stage()) > 0);
    CHECK(flag_parse("nothing").status() == Status::cicc_name && guard_parse("").status() == Status::cicc_name && name(CiccPriority::command_line) == "CLI flag" && name(CiccPriority{7}).empty());
}

static void cicc_configuration() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    Inputs in;
    in.number = *encode_sm(Target::sm_80);
    const auto plain = configure(in);
    CHECK(plain && (*plain)[CiccFlag::unk_4d041b8]->value() == true && (*plain)[CiccFlag::unk_4d041b8]->rule()->flag() == CiccFlag::unk_4d041b8);
    CHECK(!(*plain)[CiccFlag::unk_4d04470]->value() && (*plain)[CiccFlag::unk_4d04740]->origin() == CiccOrigin::before && !(*plain)[CiccFlag::unk_4d04740]->rule() && !(*plain)[CiccFlag{64}] && !(*plain)[CiccFlag{0}]);
    const CiccCondition gate[] = {CiccCondition::maxwell_gate};
    const CiccGuard guards[] = {CiccGuard::byte_4cf807b};
    in.effective = 90000;
    in.variant = true;
    in.known = in.holding = gate;
    in.overridden = guards;
    in.before = {CiccFlag::dword_4d048b8};
    in.optimized = in.optimized_values = {CiccFlag::unk_4d041b0};
    const auto full = *configure(in);
    CHECK(full[CiccFlag::unk_4d04470]->value() == true && full[CiccFlag::unk_4d04740]->value() == true && full[CiccFlag::unk_4d043c4]->value() == true);
    CHECK(full[CiccFlag::dword_4d048b8]->value() == true && full[CiccFlag::dword_4d048b8]->origin() == CiccOrigin::command_line && full[CiccFlag::unk_4d041b0]->origin() == CiccOrigin::optimization);
    CHECK((*configure_until(in, CiccStage::secondary))[CiccFlag::unk_4d04470]->origin() == CiccOrigin::before && configure_until(in, CiccStage{6}).status() == Status::invalid_value);
    in.known = {};
    CHECK(configure(in).status() == Status::invalid_value);
    // The language.
    const auto block = [](const Inputs &inputs) { return configure(inputs)->operator[](CiccFlag::unk_4d043d0)->value(); };
    Inputs language;
    CHECK(!block(language));
    language.standard = CiccStandard::cxx14;
    CHECK(block(language) == false);
    language.standard = CiccStandard::cxx20;
    CHECK(block(language) == true);
    const auto cuda_gate = [](const Inputs &inputs) { return configure(inputs)->operator[](CiccFlag::unk_4d04408)->value(); };
    CHECK(!cuda_gate(language));
    language.cuda = true;
    CHECK(!cuda_gate(language));
    language.cuda = false;
    CHECK(cuda_gate(language) == false);
    CHECK(in.before.has(CiccFlag::dword_4d048b8) && !in.before.has(CiccFlag::unk_4d041b0) && in.c().before[1] == 1u << (SMARCH_DOCUMENTED_CICC_FLAG_DWORD_4D048B8 - 32));
}

static void cicc_front_end() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    std::vector<CiccEffect> effects;
    CHECK(gate_locations().size() == 17 && gate_effects(89, effects) && effects.size() == 7 && effects[0] == CiccEffect::block_size);
    CHECK(gate_effects(90, effects) && effects.empty());
    bool line = false;
    for (const auto &row : gate_locations()) {
        line |= row.line().has_value();
        CHECK(row.lowest() <= row.highest() && row.function() != 0 && !row.text().empty() && detail::number(row.effect()) != 0);
    }
    CHECK(line);
    CHECK(pre_hopper_features().size() == 7 && pre_hopper_features()[5].functions()[1] == 0x12ae930u && pre_hopper_features()[0].functions().size() == 1);
    for (const auto &row : pre_hopper_features()) CHECK(row.functions()[0] != 0 && !row.feature().empty() && !row.behavior().empty());
    std::string text;
    for (const auto &row : cicc_diagnostics()) {
        CHECK((row.printed_number() || row.severity() != CiccSeverity::warning) && cicc_diagnostic_write(row.diagnostic(), text)->find(row.text()) != std::string_view::npos);
        if (row.number()) CHECK(cicc_diagnostic_info_find(*row.printed_number())->diagnostic() == row.diagnostic());
        CHECK(row.is_discretionary() || row.severity() != CiccSeverity::warning);
    }
    CHECK(cicc_diagnostics().size() == 62 && !cicc_diagnostic_info_find(3705) && *cicc_diagnostic_write(CiccDiagnostic::cluster_dims, text) == "error: __cluster_dims__ is not supported for this GPU architecture");
    for (const auto &row : cicc_constructs()) CHECK(*cicc_construct_parse(row.text()) == row.construct());
    CHECK(cicc_constructs().size() == 71 && cicc_construct_parse("nothing").status() == Status::cicc_name && cicc_compiles(release, Target::sm_100, CiccConstruct::float128) && !cicc_compiles(release, Target::sm_90a, CiccConstruct::float128));
    CHECK(cicc_compiles_why(release, Target::sm_89, CiccConstruct::cluster_dims2) == Verdict::no_cicc_architecture && cicc_compiles_why(release, Target::sm_100, CiccConstruct::float16) == Verdict::no_cicc_anywhere);
    std::vector<CiccDiagnostic> found;
    CHECK(cicc_construct_diagnostics(release, Target::sm_75, CiccConstruct::block_size_and_cluster_dims, {}, found) && found.size() == 3 && found[2] == CiccDiagnostic::block_size_tuple);
    CHECK(cicc_construct_diagnostics(release, Target(), CiccConstruct::float128, {}, found).status() == Status::invalid_target);
    // Settings: the host compiler, the C++ standard.
    CiccFrontEnd settings{70500, *cicc_standard_parse("c++20")};
    CHECK(cicc_compiles(release, Target::sm_90, CiccConstruct::va_opt, settings) && name(*settings.standard) == "c++20" && cicc_standard_parse("c++26").status() == Status::cicc_name);
    settings.standard.reset();
    CHECK(cicc_compiles_why(release, Target::sm_90, CiccConstruct::va_opt, settings) == Verdict::no_cicc_front_end);
    settings.gnu_version = SMARCH_CICC_GNU_VERSION_MAX + 1;
    CHECK(cicc_compiles_why(release, Target::sm_90, CiccConstruct::va_opt, settings) == Verdict::no_cicc_gnu_version);
}

static void cicc_atomics() {
    using namespace smarch;
    std::size_t listed = 0, hints = 0;
    for (const auto &row : cicc_operations()) {
        listed += row.position().has_value();
        hints += row.takes_hint() == Answer::yes;
        CHECK(row.takes_hint() != Answer::no);
        CHECK(!row.name().empty() && !row.mnemonic().empty() && detail::number(row.operation()) != 0);
    }
    CHECK(cicc_operations().size() == 12 && listed == 10 && hints > 0);
    CiccAtomic atomic{CiccOperation::exchange, CiccAtomicKind::bits, 16, CiccScope::cluster, CiccOrder::acq_rel};
    atomic.cache_hint = true;
    const auto hinted = cicc_atomic_lower(release, Target::sm_90, atomic);
    CHECK(hinted && hinted->verdict() == Verdict::yes && hinted->instruction() == "atom.exch.acq_rel.cluster.L2::cache_hint.b128" && hinted->fence().empty() && !hinted->diagnostic(0));
    CiccAtomic load{CiccOperation::load, CiccAtomicKind::unsigned_, 4, CiccScope::device};
    load.cache_hint = true;
    CHECK(cicc_atomic_lower(release, Target::sm_80, load)->instruction() == "ld.relaxed.gpu.L2::cache_hint.b32" && cicc_atomic_lower(release, Target::sm_75, load)->verdict() == Verdict::no_cache_hint);
    atomic.order = CiccOrder::seq_cst;
    CHECK(cicc_atomic_lower(release, Target::sm_90, atomic)->fence() == "fence.sc.cluster");
    const auto refused = *cicc_atomic_lower(release, Target::sm_89, atomic);
    CHECK(refused.verdict() == Verdict::no_cicc_architecture && refused.diagnostic_count() == 2 && refused.diagnostic(1) == CiccDiagnostic::atomic128 && !refused.diagnostic(2) && !refused.diagnostic(4));
    const auto low = *documented::cicc::atomic_lower(60, {CiccOperation::load, CiccAtomicKind::signed_, 4, CiccScope::device, CiccOrder::acquire});
    CHECK(low.verdict() == Verdict::yes && low.diagnostic_count() == 1 && low.diagnostic(0) == CiccDiagnostic::order_pre70 && !low.diagnostic(1));
    CHECK(low.before().empty() && low.instruction() == "ld.volatile.b32" && low.after() == "membar.gl");
    CHECK(documented::cicc::atomic_lower(60, atomic).status() == Status::invalid_value);
    for (const auto &row : documented::cicc::gate_diagnostics()) CHECK(row.is_stated() || detail::number(row.effect()) != 0);
    CHECK(cicc_atomic_lower(release, Target::sm_80, {CiccOperation::fence, std::nullopt, 0, CiccScope::system})->instruction() == "fence.sc.sys");
    CHECK(cicc_atomic_lower(release, Target::sm_80, {CiccOperation::load, CiccAtomicKind::float_, 2}).status() == Status::cicc_atomic_type && cicc_atomic_lower(release, Target(), atomic).status() == Status::invalid_target);
}

static void cicc_intrinsics() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    for (const auto &row : hopper_intrinsics()) CHECK(row.first() <= row.last() && !row.description().empty() && !hopper_refusal(row.last(), SMARCH_DOCUMENTED_CICC_HOPPER_BOUND).empty() && hopper_refusal(row.first(), 900).empty());
    for (const auto &row : branches()) CHECK(!row.name().empty() && std::size(row.builtins()) == 2 && branch_refusal(row.builtins()[1], row.lowest() - 1) == row.message() && branch_refusal(row.builtins()[0], row.lowest()).empty());
    CHECK(hopper_intrinsics().size() == 4 && branches().size() == 2 && is_hmma(SMARCH_DOCUMENTED_CICC_HMMA_FIRST) && !is_hmma(SMARCH_DOCUMENTED_CICC_HMMA_LAST + 1));
    const auto found = bulk_copy_search("x cp.async.bulk.tensor.g2s.1d");
    CHECK(found && found->text == CiccBulkCopy::tensor_to_shared && found->at == 2 && bulk_copy_search("cp.async.bulk.y")->text == CiccBulkCopy::any && !bulk_copy_search(""));
    for (const auto &row : features()) {
        CHECK(!row.title().empty() && !row.text().empty() && row.threshold().has_value() == (row.generation() != CiccGeneration::turing) && row.functions().size() <= 3);
        CHECK(row.diagnostic().has_value() == (row.c().diagnostic != nullptr) && row.condition().has_value() == (row.c().condition != nullptr));
    }
    CHECK(features().size() == 14 && features()[4].variables()[3] == std::string_view("unk_4D0428C") && features()[4].variables().size() == 4 && features()[1].builtins() == "3755/8282");
}

void test_cicc() {
    cicc_configurator();
    cicc_configuration();
    cicc_front_end();
    cicc_atomics();
    cicc_intrinsics();
}
