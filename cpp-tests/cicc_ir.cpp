// What the documents say cicc does between its flags and PTX.
#include "check.hpp"

#include <smarch/documented.hpp>

static void cicc_targets() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    CHECK(arch_flags().size() == 12 && arch_flags()[0].base() == Target::sm_75 && arch_flags()[11].cuda_arch() == 1210 && arch_flags()[6].supported() == "Hopper (H100)");
    const auto flags = translation_parse("-arch=compute_100f");
    CHECK(flags && flags->cuda_arch() == 1000 && flags->opt_arch() == Target::sm_100f && flags->mcpu() == Target::sm_100);
    CHECK(translation_parse("-arch=sm_90").status() == Status::cicc_flag && translation_parse("-arch=compute_70").status() == Status::cicc_target);
    std::string text;
    CHECK(*component_flag(Target::sm_90a, CiccComponent::optimizer, text) == "-opt-arch=sm_90a" && component_flag(Target::sm_70, CiccComponent::llvm, text).status() == Status::cicc_target);
    CHECK(variants().size() == 3 && variants()[0].suffix() == 0 && variants()[2].suffix() == 'f' && !variants()[1].meaning().empty());
    CHECK(ptx_ranges().size() == 10 && ptx_ranges()[5].first() == 75 && ptx_ranges()[5].last() == 75 && ptx_ranges()[5].version().minor == 3);
    CHECK(ptx_version(103) == Version(8, 3) && !ptx_version(105));
    CHECK(pipeline_stages().size() == 4 && pipeline_stages()[1].place() == "SMFeatures struct" && !pipeline_stages()[1].name().empty() && evidence_items()[0].item() == "Binary size" && !evidence_items()[0].value().empty());
    CHECK(places()[0].address() == 0x95eb40u && places()[0].size() && !places()[3].size() && !places()[3].item().empty() && string_references()[0].address() != 0 && string_references()[0].text().size() == SMARCH_DOCUMENTED_CICC_TMEM_TEXT_LENGTH);
}

static void sm_features() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    auto features = *SmFeatures::compute(90);
    CHECK(features.sm_version() == 90 && features.max_registers() == 255 && features.register_file_kb() == 128 && features.physical_color_limit() == 15);
    CHECK(features.has(SmFeature::tma) && !features.has(SmFeature::tcgen05) && !features.has(SmFeature{64}) && SmFeatures::compute(69).status() == Status::sm_features_number);
    CHECK((features.c().feature_flags & ~sm_features_pseudocode(90)) == (1u << SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16 | 1u << SMARCH_DOCUMENTED_CICC_SM_FEATURE_COOPERATIVE_GROUPS));
    std::uint8_t bytes[24] = {90, 0, 0, 0, 255, 0, 0, 0, 128, 0, 0, 0, 15, 0, 0, 0, 0, 111, 135, 3};
    const auto read = SmFeatures::read(bytes);
    CHECK(read && read->sm_version() == 90 && read->has(SmFeature::tensor_cores) && SmFeatures::read({bytes, 23}).status() == Status::invalid_value);
    bytes[17] |= 1u << (SMARCH_DOCUMENTED_CICC_SM_FEATURE_TCGEN05 - 8);
    CHECK(SmFeatures::read(bytes).status() == Status::sm_features_flag);
    bytes[16] = 1;
    CHECK(SmFeatures::read(bytes).status() == Status::sm_features_reserved && sm_feature_bits()[SMARCH_DOCUMENTED_CICC_SM_FEATURE_SPARSITY_2_4 - 8].position() == 3u && !sm_feature_bits()[SMARCH_DOCUMENTED_CICC_SM_FEATURE_FP16 - 8].position());
    for (const auto &row : sm_feature_bits()) CHECK(row.mask() == 1u << row.index() && row.index() == detail::number(row.feature()) && row.from() >= 70 && !row.name().empty());
    const auto tmem = sm_matrix_rows()[8], precise = sm_matrix_rows()[3];
    CHECK(sm_feature_bits().size() == 19 && sm_matrix_rows().size() == 14 && tmem.matrix() == SmMatrix::memory && !tmem.bit() && tmem.on_some_only() == 1 && tmem.from() == 100 && !tmem.feature().empty());
    CHECK(precise.erratum() == "E46d" && precise.bit() && precise.on_some_only() == 0 && !sm_matrix_rows()[1].erratum());
    const auto column = sm_tensor_columns()[3];
    CHECK(sm_tensor_columns().size() == 5 && column.sm() == 90 && column.kind() == CiccEmitPath::warpgroup_mma && column.latency() == 3 && column.name() == "WGrpMMA");
    CHECK(column.register_file_kb() == 128 && column.max_registers() == 255 && column.color_limit() == 15);
    CHECK(sm_tensor_column_compute(89).latency == 4 && address_space_of(3)->name() == "shared" && !address_space_of(2) && documented::facts(Binary::cicc).size() == 20 && documented::facts(Binary::nvlink)[4].text() == "+80, +96, and +112");
    CHECK(codegen_compute(120).emit_path == SMARCH_DOCUMENTED_CICC_EMIT_TCGEN05 && tensor_path(Target::sm_120a) == CiccEmitPath::mma_sync && !tensor_path(Target()));
    CHECK(call(CiccEmitPath::tcgen05) == "emit_tcgen05_mma(op)" && overlap_remark(25) == "MMA.SYNC: moderate" && overlap_remark(26).empty());
    CHECK(divergences().size() == 6 && divergences()[1].property() == "Max warps" && divergences()[1].sm100() == "64" && divergences()[1].sm120() == "48");
}

static void cicc_spaces() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    const auto tmem = address_spaces()[5];
    CHECK(legal_tensor_path(Toolkit::v13_0, Target::sm_100) == CiccEmitPath::mma_sync && legal_tensor_path(Toolkit::v13_0, Target::sm_100a) == CiccEmitPath::tcgen05 && !legal_tensor_path(Toolkit::v13_0, Target()));
    CHECK(emit_path_legal(Toolkit::v13_0, Target::sm_90a, CiccEmitPath::warpgroup_mma) && emit_path_legal_why(Toolkit::v13_0, Target::sm_90, CiccEmitPath::warpgroup_mma) == Verdict::no_isa_target);
    CHECK(sm_feature_legal(Toolkit::v13_0, Target::sm_89, SmFeature::fp8) && sm_feature_legal_why(Toolkit::v13_0, Target::sm_89, SmFeature::dynamic_sparsity) == Verdict::unknown_feature);
    CHECK(address_spaces().size() == 8 && tmem.number() == 6 && tmem.atomic() == Answer::no && tmem.load_store() == CiccLoadStore::tensor_memory && tmem.casts_to_all() == Answer::no && !address_spaces()[6].load_store() && address_spaces()[6].atomic() == Answer::unknown && tmem.name() == "TMEM");
    CHECK(access_allowed(Target::sm_110f, CiccAccess::load, 6) == Answer::yes && access_allowed(Target::sm_100, CiccAccess::load, 5) == Answer::unknown && !access_allowed(Target(), CiccAccess::load, 0));
    CHECK(cast_allowed(0, 3) == Answer::yes && cast_allowed(1, 3) == Answer::no && has_tmem(Target::sm_103a) && !has_tmem(Target::sm_120a));
    const auto word = *type_word_pack(0x0f, 3);
    CHECK(type_word_space(word) == 3 && type_word_flags(word) == 0x0f && type_word_pack(0, 0x1000000).status() == Status::address_space);
    CHECK(triple_pattern_find(CiccMode::ptx, "nvptx64-nvidia-cuda")->architecture() == "nvptx64" && !triple_pattern_find(CiccMode::ptx, "nvsass-nvidia-spirv") && triple_error_message(CiccMode::ir) == "Invalid target triple");
    const auto pattern = triple_patterns()[1];
    CHECK(triple_patterns().size() == 4 && pattern.mode() == CiccMode::ir && pattern.text() == "nvsass-*-cuda/nvcl/directx/spirv" && pattern.systems().size() == 4 && pattern.systems()[3] == std::string_view("spirv"));
    CHECK(message(CiccLayoutError::empty) == "Empty target data layout, must exist");
}

static void cicc_verifier() {
    using namespace smarch;
    using namespace smarch::documented::cicc;
    CHECK(opcodes().size() == 4 && opcodes()[2].handler() == "check_ordering()" && opcodes()[2].instruction() == "fence" && !opcodes()[2].check().empty());
    CHECK(opcode_info_of(0xabcd003d)->opcode() == CiccOpcode::load && !opcode_info_of(0x3f));
    const auto refused = unsupported_instructions();
    CHECK(refused.size() == 5 && refused[0].first_line() == 1185 && refused[0].last_line() == 1186 && !refused[0].text() && refused[3].text() == "Invalid ordering" && refused[4].name() == "landingpad" && refused[4].condition() == "Always");
    const auto load = *verify(Target::sm_120, Instruction::load(6));
    CHECK(load.answer() == Answer::no && load.fault() == CiccFault::tensor_memory && load.error_flag() && load.aborts() && load.text()->size() == SMARCH_DOCUMENTED_CICC_TMEM_TEXT_LENGTH);
    CHECK(!verify(Target::sm_120, Instruction::store(6).diagnosed())->aborts() && !verify(Target::sm_100, Instruction::store(6))->fault());
    CHECK(verify(Target::sm_90, Instruction::fence(CiccFenceOrdering::acquire))->fault() == CiccFault::fence_ordering);
    CHECK(verify(Target::sm_90, Instruction::fence(CiccFenceOrdering::acquire).in(CiccMode::ptx))->answer() == Answer::unknown);
    CHECK(verify(Target::sm_90, Instruction::cast(1, 3))->fault() == CiccFault::cast && message(CiccFault::cast) == "Cannot cast non-generic...");
    for (const auto &each : {Instruction::indirectbr(), Instruction::invoke(), Instruction::resume(), Instruction::landingpad()}) {
        const auto check = *verify(Target::sm_90, each);
        CHECK(check.fault() == CiccFault::unsupported && !check.text() && check.aborts());
    }
    CHECK(verify(Target(), Instruction::invoke()).status() == Status::invalid_target && verify(Target::sm_90, Instruction()).status() == Status::invalid_value);
}

void test_cicc_ir() {
    cicc_targets();
    sm_features();
    cicc_spaces();
    cicc_verifier();
}
