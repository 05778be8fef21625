// What the documents say cicc does between its flags and PTX.
#include "check.hpp"

static void cicc_targets() {
    using namespace smarch;
    using namespace smarch::documented;
    CHECK(cicc_flag_rows().size() == 12 && cicc_flag_rows()[0].base() == Target::sm_75 && cicc_flag_rows()[11].cuda_arch() == 1210 && cicc_flag_rows()[6].supported() == "Hopper (H100)");
    const auto flags = cicc_translate("-arch=compute_100f");
    CHECK(flags && flags->cuda_arch() == 1000 && flags->opt_arch() == Target::sm_100f && flags->mcpu() == Target::sm_100);
    CHECK(cicc_translate("-arch=sm_90").status() == Status::cicc_flag && cicc_translate("-arch=compute_70").status() == Status::cicc_target);
    std::string text;
    CHECK(*cicc_component_flag(Target::sm_90a, CiccComponent::optimizer, text) == "-opt-arch=sm_90a" && cicc_component_flag(Target::sm_70, CiccComponent::llvm, text).status() == Status::cicc_target);
    CHECK(cicc_variants().size() == 3 && !cicc_variants()[0].suffix() && cicc_variants()[2].suffix() == 'f' && !cicc_variants()[1].meaning().empty());
    CHECK(cicc_ptx_ranges().size() == 10 && cicc_ptx_ranges()[5].first() == 75 && cicc_ptx_ranges()[5].last() == 75 && cicc_ptx_ranges()[5].version().minor == 3);
    CHECK(cicc_documented_ptx(103) == Version(8, 3) && !cicc_documented_ptx(105));
    CHECK(cicc_pipeline().size() == 4 && cicc_pipeline()[1].value() == "SMFeatures struct" && !cicc_pipeline()[1].address() && cicc_evidence()[0].item() == "Binary size");
    CHECK(cicc_places()[0].address() == 0x95eb40u && !cicc_places()[3].value() && !cicc_strings()[0].item() && cicc_strings()[0].value()->size() == SMARCH_CICC_TMEM_TEXT_LENGTH);
}

static void sm_features() {
    using namespace smarch;
    using namespace smarch::documented;
    auto features = *SmFeatures::of(90);
    CHECK(features.sm_version() == 90 && features.max_registers() == 255 && features.register_file_kb() == 128 && features.physical_color_limit() == 15 && features.check());
    CHECK(features.has(SmFeature::tma) && !features.has(SmFeature::tcgen05) && !features.has(SmFeature{64}) && SmFeatures::of(69).status() == Status::sm_features_number);
    CHECK((features.c().feature_flags & ~sm_features_pseudocode(90)) == (1u << SMARCH_SM_FEATURE_FP16 | 1u << SMARCH_SM_FEATURE_COOPERATIVE_GROUPS));
    features.c().feature_flags |= 1;
    CHECK(features.check().status() == Status::sm_features_reserved && sm_features_pseudocode_order().size() == 17 && sm_features_pseudocode_order()[2].feature() == SmFeature::sparsity_2_4);
    for (const auto &row : sm_feature_bits()) CHECK(row.mask() == 1u << detail::number(row.feature()) && row.from() >= 70 && !row.name().empty());
    const auto tmem = sm_matrix_rows()[8], precise = sm_matrix_rows()[3];
    CHECK(sm_feature_bits().size() == 19 && sm_matrix_rows().size() == 14 && tmem.matrix() == SmMatrix::memory && !tmem.bit() && tmem.on_some_only() && tmem.from() == 100 && !tmem.feature().empty());
    CHECK(precise.erratum() == "E46d" && precise.bit() && !precise.on_some_only() && !sm_matrix_rows()[1].erratum());
    const auto column = sm_tensor_columns()[3];
    CHECK(sm_tensor_columns().size() == 5 && column.sm() == 90 && column.kind() == CiccEmitPath::warpgroup_mma && column.latency() == 3 && column.name() == "WGrpMMA");
    CHECK(column.register_file_kb() == 128 && column.max_registers() == 255 && column.color_limit() == 15);
    CHECK(cicc_codegen_ladders(120).emit_path == SMARCH_CICC_EMIT_TCGEN05 && *cicc_tensor_path(Target::sm_120a) == CiccEmitPath::mma_sync && cicc_tensor_path(Target()).status() == Status::invalid_target);
    CHECK(call(CiccEmitPath::tcgen05) == "emit_tcgen05_mma(op)" && cicc_overlap_remark(25) == "MMA.SYNC: moderate" && cicc_overlap_remark(26).empty());
    CHECK(cicc_divergences().size() == 6 && cicc_divergences()[1].property() == "Max warps" && cicc_divergences()[1].sm100() == "64" && cicc_divergences()[1].sm120() == "48");
}

static void cicc_spaces() {
    using namespace smarch;
    using namespace smarch::documented;
    const auto tmem = cicc_address_spaces()[5];
    CHECK(cicc_address_spaces().size() == 8 && tmem.number() == 6 && tmem.documented() && !tmem.atomic() && !tmem.load_store_everywhere() && !tmem.casts_to_all() && tmem.name() == "TMEM");
    CHECK(cicc_access(Target::sm_110f, CiccAccess::load, 6) == Answer::yes && cicc_access(Target::sm_100, CiccAccess::load, 5) == Answer::unknown && !cicc_access(Target(), CiccAccess::load, 0));
    CHECK(cicc_cast(0, 3) == Answer::yes && cicc_cast(1, 3) == Answer::no && cicc_has_tmem(Target::sm_103a) && !cicc_has_tmem(Target::sm_120a));
    const auto word = *cicc_type_word(0x0f, 3);
    CHECK(cicc_type_word_space(word) == 3 && cicc_type_word_flags(word) == 0x0f && cicc_type_word(0, 0x1000000).status() == Status::address_space);
    CHECK(cicc_triple_check(CiccMode::ptx, "nvptx64-nvidia-cuda") && cicc_triple_check(CiccMode::ptx, "nvsass-nvidia-spirv").status() == Status::triple && cicc_triple_error(CiccMode::ir) == "Invalid target triple");
    std::string text;
    char little[3];
    const auto pattern = cicc_triple_pattern(1, text);
    CHECK(cicc_triple_pattern_count() == 4 && pattern && pattern->mode == CiccMode::ir && pattern->text == "nvsass-*-cuda/nvcl/directx/spirv");
    CHECK(cicc_triple_pattern(4, text).status() == Status::invalid_value && cicc_triple_pattern(0, little).error().needed == 13);
    CHECK(message(CiccLayoutError::empty) == "Empty target data layout, must exist");
}

static void cicc_validator() {
    using namespace smarch;
    using namespace smarch::documented;
    CHECK(cicc_opcodes().size() == 4 && cicc_opcodes()[2].handler() == "check_ordering()" && cicc_opcodes()[2].instruction() == "fence" && !cicc_opcodes()[2].check().empty());
    CHECK(cicc_opcode_of(0xabcd003d)->opcode() == CiccOpcode::load && !cicc_opcode_of(0x3f));
    const auto refused = cicc_unsupported_instructions();
    CHECK(refused.size() == 5 && refused[0].first_line() == 1185 && refused[0].last_line() == 1186 && !refused[0].text() && refused[3].text() == "Invalid ordering" && refused[4].name() == "landingpad" && refused[4].condition() == "Always");
    const auto load = *cicc_verify(Target::sm_120, CiccInstruction::load(6));
    CHECK(load.answer() == Answer::no && load.fault() == CiccFault::tensor_memory && load.error_flag() && load.aborts() && load.text()->size() == SMARCH_CICC_TMEM_TEXT_LENGTH);
    CHECK(!cicc_verify(Target::sm_120, CiccInstruction::store(6).diagnosed())->aborts() && !cicc_verify(Target::sm_100, CiccInstruction::store(6))->fault());
    CHECK(cicc_verify(Target::sm_90, CiccInstruction::fence(CiccFenceOrdering::acquire))->fault() == CiccFault::fence_ordering);
    CHECK(cicc_verify(Target::sm_90, CiccInstruction::fence(CiccFenceOrdering::acquire).in(CiccMode::ptx))->answer() == Answer::unknown);
    CHECK(cicc_verify(Target::sm_90, CiccInstruction::cast(1, 3))->fault() == CiccFault::cast && message(CiccFault::cast) == "Cannot cast non-generic...");
    for (const auto &each : {CiccInstruction::indirectbr(), CiccInstruction::invoke(), CiccInstruction::resume(), CiccInstruction::landingpad()}) {
        const auto check = *cicc_verify(Target::sm_90, each);
        CHECK(check.fault() == CiccFault::unsupported && !check.text() && check.aborts());
    }
    CHECK(cicc_verify(Target(), CiccInstruction::invoke()).status() == Status::invalid_target && cicc_verify(Target::sm_90, CiccInstruction()).status() == Status::invalid_value);
}

void test_cicc_ir() {
    cicc_targets();
    sm_features();
    cicc_spaces();
    cicc_validator();
}
