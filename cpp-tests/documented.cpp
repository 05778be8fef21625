// What the documents say: every list is there, whole, and its rows read as C's do.
#include "check.hpp"

using namespace smarch;
using namespace smarch::documented;

static void errata_and_symbols() {
    CHECK(errata().size() > 50 && erratum("e09")->id() == "E09" && !erratum("E99"));
    for (const auto &row : errata()) CHECK(!row.subject().empty() && !row.documents_say().empty() && !row.library_answers().empty() && !row.proof().empty() && !row.evidence().empty());
    CHECK(erratum("E09")->evidence().has(Evidence::measured));
    CHECK(symbols(Binary::nvlink).size() > 10 && symbols(Binary{99}).empty());
    const auto check = *symbol_at_or_before(Binary::nvlink, 0x470a00);
    CHECK(check.address() == 0x4709e0u && symbol_at(Binary::nvlink, 0x4709e0)->name() == check.name() && symbol(Binary::nvlink, check.name())->role() == check.role());
    CHECK(!symbol_at(Binary::nvlink, 1) && !symbol(Binary::cicc, "nothing") && check.binary() == Binary::nvlink && name(check.binary()) == "nvlink" && name(check.kind()) == "function");
    bool without_address = false, without_label = false;
    for (const auto &each : symbols(Binary::ptxas)) {
        without_address |= !each.address();
        without_label |= !each.label();
        CHECK(!each.place().empty() && each.confidence().value_or(0) == each.c().confidence && each.size().has_value() == (each.c().size != nullptr));
    }
    CHECK(without_address && without_label);
}

static void names_and_registry() {
    CHECK(validation_tables().size() == 3 && !validation_tables()[0].suffix() && validation_tables()[1].suffix() == 'a' && validation_tables()[0].entries().size() == 32);
    CHECK(validation_find('a', 90)->ptx_major == 8 && !validation_find('a', 75) && validation_find(std::nullopt, 75)->sm_id == 75);
    CHECK(validation_tables()[0].address() != 0 && validation_tables()[0].comparator().value_or(0) == validation_tables()[0].c().comparator);
    CHECK(is_sm82_opcode(172) && !is_sm82_opcode(171) && name_groups().size() == 10 && suffix_meanings().size() == 3 && compile_rules().size() == 4);
    for (const auto &row : name_groups()) CHECK(row.lowest() <= row.highest() && row.ptx_lowest() <= row.ptx_highest() && !row.generation().empty() && row.active() == (row.c().active != 0));
    const auto base = suffix_meanings()[0], a = suffix_meanings()[1];
    CHECK(!base.suffix() && !base.label() && a.label() && a.suffix() == 'a' && a.example().suffix() == 'a' && !a.meaning().empty() && !a.forward_compatibility().empty() && !a.runs_on().empty() && a.does_not_run_on());
    for (const auto &rule : compile_rules()) CHECK(rule.ptx() && rule.sass(0) && !rule.sass(2) && rule.and_later() == (rule.c().and_later != 0));
    CHECK(family_assignments().size() == 9 && family_assignments()[0].targets(0) && !family_assignments()[0].targets(4) && !family_assignments()[0].family().empty() && !family_assignments()[0].note().empty());
    const auto profile = *registered_profile(Target::sm_90a);
    CHECK(registered_profiles().size() == 23 && !registered_profile(Target::sm_50) && profile.target() == Target::sm_90a && profile.isa_value() == 32768 && profile.sm_name() == "sm_90a");
    CHECK(profile.compute_name() == "compute_90a" && profile.lto_name() == "lto_90a" && profile.family() == "Hopper" && profile.cuda_arch_text() == "90a0" && !profile.isa_class() && !profile.page().empty());
    CHECK(profile_layers().size() == 3 && profile_layers()[2].level() == 3 && !profile_layers()[0].function().empty() && !profile_layers()[0].content().empty() && !profile_layers()[0].gives().empty());
    bool lone = false;
    for (const auto &page : deep_dives()) lone |= !page.page() && !page.title().empty() && !page.content().empty();
    CHECK(lone);
}

static void dispatch_and_generations() {
    CHECK(dispatch_maps().size() == 7 && dispatch_maps()[0].map() == 1 && dispatch_maps()[0].has_values() && !dispatch_maps()[6].has_values() && dispatch_maps()[0].address() != 0);
    CHECK(!dispatch_maps()[0].purpose().empty() && !dispatch_maps()[0].value_type().empty() && dispatch_handlers().size() == 12);
    const auto handlers = *dispatch_handlers(Target::sm_90a);
    CHECK(handlers.base() == Target::sm_90 && handlers.a() == handlers.c().a && handlers.b() == handlers.c().b && handlers.initializer() == handlers.c().initializer && !dispatch_handlers(Target::sm_50));
    CHECK(sharing_groups().size() == 6 && sharing_groups()[0].members(0) && !sharing_groups()[0].members(3) && !sharing_groups()[0].name().empty());
    CHECK(generations().size() == 7 && generations()[0].first() == Target::sm_75 && generations()[0].last() == Target::sm_75 && generations()[0].isa_value() == 24577 && !generations()[0].label().empty() && !generations()[0].note().empty());
    for (const auto &row : generation_features()) CHECK(row.generation() < 7 && !row.text().empty() && row.count().has_value() == (row.c().has_count != 0) && row.prefix().has_value() == (row.c().prefix != nullptr));
    for (const auto &row : diagnostic_strings()) CHECK(!row.text().empty() && !row.context().empty() && row.function().has_value() == (row.c().has_function != 0));
    CHECK(generation_features().size() == 28 && diagnostic_strings().size() == 8);
    for (const auto &row : factory_rows()) CHECK(row.isa_value() > 24000 && row.first() <= row.last() && !row.label().empty());
    for (const auto &row : sm_versions()) CHECK(row.encoded() != 0 && row.code_object_version().has_value() == row.dispatch_slots().has_value() && !row.label().empty());
    CHECK(sm_versions().size() == 5 && !factory_rows().empty());
}

static void documented_hardware() {
    const auto row = *geometry(Target::sm_90a);
    const auto &c = row.c();
    CHECK(documented::geometries().size() == 12 && row.base() == Target::sm_90 && row.shared_memory_kib().size() == c.shared_memory_count && row.same_as().has_value() == (c.same_as != 0) && !geometry(Target::sm_50));
    CHECK(row.registers_per_sm() == c.registers_per_sm && row.max_registers_per_thread() == c.max_registers_per_thread && row.max_threads_per_cta() == c.max_threads_per_cta && row.warps_per_sm() == c.warps_per_sm);
    CHECK(row.max_ctas_per_sm() == c.max_ctas_per_sm && row.scheduler_partitions() == c.scheduler_partitions && row.dispatch_slots() == c.dispatch_slots && row.confidence() == c.confidence);
    for (const auto &column : geometry_columns()) CHECK(!column.column().empty() && !column.meaning().empty());
    for (const auto &each : universal_constants()) CHECK(!each.parameter().empty() && !each.evidence().empty() && each.value() == each.c().value && each.profile_offset().has_value() == (each.c().has_offset != 0) && each.unit().has_value() == (each.c().unit != nullptr));
    CHECK(universal_constants().size() == 7 && smem_maxima().size() == 3 && smem_maxima()[0].bytes() > 0 && !smem_maxima()[0].path().empty());
    const auto units = register_allocations()[1];
    CHECK(register_allocations().size() == 2 && units.first() <= units.last() && units.per_warp() == 256 && units.per_thread() == 8 && units.a2_6_1() == units.c().a2_6_1 && units.a2_6_2() == units.c().a2_6_2 && !units.targets().empty());
    CHECK(occupancy(Target::sm_75, 33, 4)->effective_registers == 40 && occupancy(Target::sm_75, 0, 4).status() == Status::kernel_registers);
}

static void nvlink() {
    CHECK(nvlink_architectures().size() == 5 && nvlink_strings().size() == 20 && nvlink_slots().size() == 7 && nvlink_encodings().size() == 12 && nvlink_components().size() == 8);
    CHECK(nvlink_backend_functions().size() == 7 && nvlink_claims().size() == 16 && nvlink_claimed_addresses().size() == 13 && nvlink_observations().size() == 6 && nvlink_remappings().size() == 3);
    CHECK(nvlink_characters().size() == 5 && nvlink_special_cases().size() == 3 && nvlink_capability_bits().size() == 4 && nvlink_decades().size() == 3 && codegen_options().size() == 6);
    const auto architecture = nvlink_architectures()[0];
    CHECK(architecture.base() == Target::sm_100 && architecture.targets(2) == Target::sm_100f && !architecture.targets(3) && architecture.decade() == 10 && !architecture.profile(8).empty() && architecture.profile(9).empty());
    CHECK(!architecture.product_line().empty() && !architecture.family().empty() && !architecture.isa_class().empty() && !architecture.registered_at().empty());
    bool corrected = false, unknown_slot = false, without_end = false;
    for (const auto &row : nvlink_strings()) corrected |= row.corrected() && *row.corrected() != row.address() && !row.text().empty();
    for (const auto &row : nvlink_slots()) unknown_slot |= !row.address() && row.slot() < 7 && !row.role().empty();
    for (const auto &row : nvlink_backend_functions()) without_end |= !row.end() && row.start() > 0 && !row.component().empty() && row.size().data() == row.c().size;
    CHECK(corrected && unknown_slot && without_end);
    CHECK(nvlink_encoding(Target::sm_100a)->base() == Target::sm_100 && nvlink_encoding(Target::sm_100a)->function() != 0 && !nvlink_encoding(Target::sm_50));
    for (const auto &row : nvlink_claims()) CHECK(!row.claim().empty() && !row.verification().empty() && row.confirmed() == (row.c().confirmed != 0));
    for (const auto &row : nvlink_claimed_addresses()) CHECK(row.claim() < 16 && row.address() != 0 && !row.name().empty());
    CHECK(nvlink_observations()[5].number() == 6 && !nvlink_observations()[5].title().empty() && !nvlink_observations()[5].text().empty());
    CHECK(nvlink_remappings()[0].to() == nvlink_remap(nvlink_remappings()[0].from()) && !nvlink_remappings()[0].interpretation().empty() && nvlink_remap(104) == 120);
    CHECK(static_cast<std::uint32_t>(nvlink_characters()[0].character()) == nvlink_characters()[0].number());
    CHECK(nvlink_special_cases()[0].target() && !nvlink_special_cases()[0].handling().empty());
    const auto bit = nvlink_capability_bits()[0];
    CHECK(nvlink_capable(bit.target().number(), bit.mask()) && !nvlink_capable(bit.target().number(), 0));
    CHECK(nvlink_decades()[0].members(0) && !nvlink_decades()[0].members(2) && nvlink_decades()[0].decade() == 10 && !nvlink_decades()[0].compatibility().empty());
    const auto option = codegen_options()[0];
    CHECK(option.option() == CodegenOption::lds128convert && option.name() == "lds128convert" && !option.values().empty() && !option.description().empty());
}

static void finalization() {
    const auto answer = nvlink_finalize_why({104, 121});
    CHECK(answer && answer->answer() == Answer::yes && answer->code() == FinalizeCode::compatible && answer->source() == 120 && answer->target() == 121 && name(answer->step()) == "the decade rule");
    CHECK(*nvlink_finalize_check({100, 120}) == FinalizeCode::architecture && name(FinalizeCode::null_input) == "null input" && !nvlink_finalize_why({100, 120})->required());
    FinalizeRequest request{100, 103, 0x102};
    CHECK(*nvlink_finalize_check(request) == FinalizeCode::version);
    request.version = 0;
    request.capabilities = 0u;
    CHECK(nvlink_finalize_check(request).status() == Status::finalize_undecided && !nvlink_finalize_why(request)->code() && nvlink_finalize_why(request)->required());
    request.capabilities = 0xffu;
    request.class_type = 2u;
    request.class_outcomes[2] = 28;
    CHECK(*nvlink_finalize_check(request) == FinalizeCode::type_28);
    request.present = false;
    CHECK(*nvlink_finalize_check(request) == FinalizeCode::null_input);

    const auto options = CodegenOptions::parse("lds128convert=always, stress-maxrregcount=32, stress-no-crp");
    CHECK(options && options->lds128convert() == Lds128Convert::always && options->stress_maxrregcount() == 32u && options->stress_no_crp() == true && !options->legacy_cvtf64());
    CHECK(!options->stress_noglobalregalloc() && !options->perf_per_watt_opt_level() && options->given().has(CodegenOption::stress_no_crp) && name(Lds128Convert::always) == "always");
    CHECK(CodegenOptions::parse("legacy-cvtf64, nothing").status() == Status::option_name && CodegenOptions::parse("legacy-cvtf64, nothing").error().at == 15u);
}

void test_documented() {
    errata_and_symbols();
    names_and_registry();
    dispatch_and_generations();
    documented_hardware();
    nvlink();
    finalization();
}
