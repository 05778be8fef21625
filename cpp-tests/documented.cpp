// What the documents say: every list is there, whole, and its rows read as C's do.
#include "check.hpp"

#include <smarch/documented.hpp>


using namespace smarch;
using namespace smarch::documented;

static void symbols() {
    CHECK(symbols(Binary::nvlink).size() > 10 && symbols(Binary{99}).empty());
    const auto check = *symbol_of_address(Binary::nvlink, 0x470a00);
    CHECK(check.address() == 0x4709e0u && symbol_of_start(Binary::nvlink, 0x4709e0)->name() == check.name() && symbol_find(Binary::nvlink, check.name())->role() == check.role());
    CHECK(!symbol_of_start(Binary::nvlink, 1) && !symbol_find(Binary::cicc, "nothing") && check.binary() == Binary::nvlink && name(check.binary()) == "nvlink" && name(check.kind()) == "function");
    const auto accessor = *symbol_of_address(Binary::ptxas, 0x609b75);
    CHECK(accessor.name() == "sub_609B70" && accessor.confidence() == 90u && accessor.size() == "~1.2KB each" && accessor.reach() > 5 && !accessor.alias() && !symbol_of_address(Binary::ptxas, 0x1000000));
    CHECK(symbol_find(Binary::nvlink, "can_finalize_with_capability_mask")->alias() == "can_finalize_with_capability_mask");
    const auto range = *symbol_range_of_address(Binary::ptxas, 0x60ad30);
    CHECK(symbol_ranges().size() == 8 && range.binary() == Binary::ptxas && range.start() == 0x60a2e0 && range.end() == 0x60ad30 && range.functions() == 12u && range.confidence() == 85u && range.size() == "~1KB each" && range.is_end_inside() && range.is_of_like_functions());
    CHECK(!range.place().empty() && !range.role().empty() && !symbol_range_of_address(Binary::cicc, 1));
    bool without_address = false, without_label = false;
    for (const auto &each : symbols(Binary::ptxas)) {
        without_address |= !each.address();
        without_label |= !each.label();
        CHECK(!each.place().empty() && each.confidence().has_value() == (each.c().has_confidence != 0) && each.size().has_value() == (each.c().size != nullptr));
    }
    CHECK(without_address && without_label);
}

static void names_and_registry() {
    using namespace smarch::documented::ptxas;
    CHECK(validation_tables().size() == 3 && validation_tables()[0].suffix() == 0 && validation_tables()[1].suffix() == 'a' && validation_tables()[0].entries().size() == 32);
    CHECK(validation_entry_find('a', 90)->measured() == Version{8, 0} && !validation_entry_find('a', 90)->documented_lowest() && !validation_entry_find('a', 75) && validation_entry_find(0, 75)->sm_id() == 75 && validation_entry_find(0, 75)->measured() == Version{6, 3});
    const auto volta = *validation_entry_find(0, 70);
    CHECK(!volta.documented() && volta.documented_lowest() == Version{6, 0} && volta.documented_highest() == Version{6, 1} && volta.measured() == Version{5, 1} && validation_entry_find(0, 80)->documented() == Version{7, 0});
    const std::vector<std::uint8_t> dumped(24, 9);
    std::vector<smarch_documented_ptxas_validation_record> entries;
    CHECK(validation_records_read(dumped, entries)->size() == 2 && entries[1].sm_id == 0x09090909 && validation_records_read({dumped.data(), 23}, entries).status() == Status::table_size && !validation_table_find(dumped));
    CHECK(validation_tables()[0].address() != 0 && validation_tables()[0].comparator() == 0x484b70u && !validation_tables()[1].comparator());
    CHECK(is_sm82_opcode(172) && !is_sm82_opcode(171) && name_groups().size() == 10 && suffix_meanings().size() == 3 && compile_rules().size() == 4);
    CHECK(validation_table_of('a')->entries().size() == 7 && !validation_table_of('b'));
    CHECK(name_group_find(86)->lowest() == 80 && !name_group_find(79) && subvariants().size() == 7 && !subvariants()[0].f() && subvariants()[1].f() == Target::sm_100f);
    CHECK(generation_of(Target::sm_88)->first() == Target::sm_80 && factory_generation_of(Target::sm_82)->isa_value() == 28673 && !generation_of(Target::sm_82));
    for (const auto &row : name_groups()) CHECK(row.lowest() <= row.highest() && row.ptx_lowest() <= row.ptx_highest() && !row.generation().empty() && row.active() == (row.lowest() >= 75));
    const auto base = suffix_meanings()[0], a = suffix_meanings()[1];
    CHECK(base.suffix() == 0 && !base.label() && a.label() && a.suffix() == 'a' && a.example().suffix() == 'a' && !a.meaning().empty() && !a.forward_compatibility().empty() && !a.runs_on().empty() && a.does_not_run_on());
    for (const auto &rule : compile_rules()) CHECK(rule.ptx() && !rule.sass().empty() && rule.sass().size() <= 2 && rule.and_later() == (rule.ptx() == Target::sm_100));
    CHECK(family_assignments().size() == 9 && family_assignments()[0].targets().size() == 1 && family_assignments()[1].targets().size() == 4 && !family_assignments()[0].family().empty() && !family_assignments()[0].note().empty());
    const auto found = [](Target target) { return registered_profile_of(Name(target).c()); };
    const auto profile = *found(Target::sm_90a);
    CHECK(registered_profiles().size() == 23 && !found(Target::sm_50) && profile.target() == Target::sm_90a && profile.isa_value() == 32768 && profile.sm_name() == "sm_90a");
    CHECK(profile.compute_name() == "compute_90a" && profile.lto_name() == "lto_90a" && profile.family() == "Hopper" && profile.cuda_arch_text() == "90a0" && !profile.isa_class() && name(profile.page()) == "ada-hopper");
    CHECK(profile_layers().size() == 3 && profile_layers()[2].level() == 3 && !profile_layers()[0].function().empty() && !profile_layers()[0].content().empty() && !profile_layers()[0].gives().empty());
    bool lone = false;
    for (const auto &page : deep_dives()) lone |= !page.page() && !page.title().empty() && !page.content().empty();
    CHECK(lone);
}

static void dispatch_and_generations() {
    using namespace smarch::documented::ptxas;
    CHECK(dispatch_maps().size() == 7 && dispatch_maps()[0].map() == PtxasMap::handler_a && name(PtxasMap::intrinsics) == "Intrinsic table initializer" && dispatch_maps()[0].has_values() && !dispatch_maps()[6].has_values() && dispatch_maps()[0].address() != 0);
    CHECK(!dispatch_maps()[0].purpose().empty() && !dispatch_maps()[0].value_type().empty() && handler_sets().size() == 12);
    const auto handlers = *handler_set_of(Target::sm_90a);
    CHECK(handlers.base() == Target::sm_90 && handlers.a() == handlers.c().a && handlers.b() == handlers.c().b && handlers.initializer() == handlers.c().initializer && !handler_set_of(Target::sm_50));
    const auto handler = *handler_of_address(0x609db0);
    CHECK(ptxas::handlers().size() == 36 && handler.address() == 0x609db0 && handler.map() == PtxasMap::handler_a && handler.targets().size() == 2 && handler.targets()[1] == Target::sm_90a.id() && !handler_of_address(0x609db1));
    CHECK(handler_find(PtxasMap::handler_a, Name::parse("compute_90a")->c())->address() == 0x609db0 && !handler_find(PtxasMap::handler_a, Name::parse("lto_90")->c()) && !handler_find(PtxasMap::handler_e, Name::parse("sm_90")->c()));
    CHECK(sharing_groups().size() == 6 && sharing_groups()[0].members().size() == 2 && sharing_groups()[1].members().size() == 3 && !sharing_groups()[0].name().empty());
    CHECK(generations().size() == 7 && generations()[0].first() == Target::sm_75 && generations()[0].last() == Target::sm_75 && generations()[0].isa_value() == 24577 && !generations()[0].label().empty() && !generations()[0].note().empty());
    std::size_t features = 0;
    for (const auto &generation : generations()) {
        for (const auto &row : generation.features()) CHECK(!row.text().empty() && row.count().has_value() == (row.c().has_count != 0) && row.prefix().has_value() == (row.c().prefix != nullptr));
        features += generation.features().size();
    }
    for (const auto &row : diagnostic_strings()) CHECK(!row.text().empty() && !row.context().empty() && row.function().has_value() == (row.c().has_function != 0));
    CHECK(features == 28 && diagnostic_strings().size() == 8);
    for (const auto &row : factory_generations()) CHECK(row.isa_value() > 24000 && row.first() <= row.last() && !row.label().empty());
    for (const auto &row : sm_versions()) CHECK(row.encoded() != 0 && row.code_object_version().has_value() == row.dispatch_slots().has_value() && !row.label().empty());
    CHECK(sm_versions().size() == 5 && !factory_generations().empty());
}

static void documented_hardware() {
    using namespace smarch::documented::ptxas;
    const auto row = *geometry_of(Target::sm_90a);
    const auto &c = row.c();
    CHECK(documented::ptxas::geometries().size() == 12 && row.base() == Target::sm_90 && row.shared_memory_kib().size() == c.shared_memory_kib_count && row.same_as().has_value() == (c.same_as != 0) && !geometry_of(Target::sm_50));
    CHECK(row.registers_per_sm() == c.registers_per_sm && row.max_registers_per_thread() == c.max_registers_per_thread && row.max_threads_per_cta() == c.max_threads_per_cta && row.warps_per_sm() == c.warps_per_sm);
    CHECK(row.max_ctas_per_sm() == c.max_ctas_per_sm && row.scheduler_partitions() == c.scheduler_partitions && row.dispatch_slots() == c.dispatch_slots && row.confidence() == c.confidence);
    for (const auto &column : geometry_columns()) CHECK(!column.column().empty() && !column.meaning().empty());
    for (const auto &each : universal_constants()) CHECK(!each.parameter().empty() && !each.evidence().empty() && each.value() == each.c().value && each.profile_offset().has_value() == (each.c().has_profile_offset != 0) && each.unit().has_value() == (each.c().unit != nullptr));
    CHECK(universal_constants().size() == 7 && shared_memory_limits().size() == 3 && shared_memory_limits()[0].bytes() > 0 && !shared_memory_limits()[0].path().empty());
    const auto units = register_allocations()[1];
    CHECK(register_allocations().size() == 2 && !units.last() && register_allocations()[0].last() == 60u && units.per_warp() == 256 && units.per_thread() == 8 && units.a2_6_1() == units.c().a2_6_1 && units.a2_6_2() == units.c().a2_6_2 && !units.targets().empty());
    CHECK(register_allocation_of(Target::sm_35)->per_thread() == 2 && !register_allocation_of(Target::sm_62) && !name(PtxasOccupancyFormula::rounded).empty());
    const auto kepler = *occupancy_compute(Target::sm_35, 33, 4), exact = *occupancy_compute(Target::sm_75, 33, 4, PtxasOccupancyFormula::unrounded);
    CHECK(kepler.effective_registers() == 34 && !kepler.warps_by_registers() && !kepler.max_warps() && !kepler.max_ctas());
    CHECK(exact.effective_registers() == 33 && exact.warps_by_registers() == 62u && exact.max_warps() == 32u && exact.max_ctas() == 8u);
    CHECK(occupancy_compute(Target::sm_75, 33, 4)->effective_registers() == 40 && occupancy_compute(Target::sm_75, 0, 4).status() == Status::kernel_registers);
}

static void rows_of_nvlink() {
    using namespace smarch::documented::nvlink;
    CHECK(architectures().size() == 5 && rodata_strings().size() == 20 && dispatch_slots().size() == 7 && encoding_functions().size() == 12 && shared_components().size() == 8);
    CHECK(backend_functions().size() == 7 && claims().size() == 16 && observations().size() == 6 && remappings().size() == 3);
    CHECK(arch_characters().size() == 5 && special_cases().size() == 3 && capability_bits().size() == 5 && decade_groups().size() == 3 && codegen_options().size() == 6);
    const auto architecture = architectures()[0];
    CHECK(architecture.base() == Target::sm_100 && architecture.targets(2) == Target::sm_100f && !architecture.targets(3) && architecture.decade() == 10 && std::size(architecture.profile_names()) == 9 && std::string_view(architecture.profile_names()[8]) == "lto_100f");
    CHECK(!architecture.product_line().empty() && !architecture.family().empty() && !architecture.isa_class().empty() && !architecture.registered_at().empty());
    bool corrected = false, unknown_slot = false, without_end = false;
    for (const auto &row : rodata_strings()) corrected |= row.corrected() && *row.corrected() != row.address() && !row.text().empty();
    for (const auto &row : dispatch_slots()) unknown_slot |= !row.address() && row.slot() < 7 && !row.role().empty();
    for (const auto &row : backend_functions()) CHECK(row.start() > 0 && !row.function().empty() && row.size().data() == row.c().size);
    for (const auto &row : shared_components()) without_end |= !row.end() && row.start() > 0 && !row.component().empty() && row.size().data() == row.c().size;
    CHECK(corrected && unknown_slot && without_end);
    CHECK(encoding_function_of(Target::sm_100a)->base() == Target::sm_100 && encoding_function_of(Target::sm_100a)->function() != 0 && !encoding_function_of(Target::sm_50));
    for (const auto &row : claims()) CHECK(!row.claim().empty() && !row.verification().empty() && row.confirmed() == row.c().confirmed);
    std::size_t addresses = 0;
    for (const auto &claim : claims()) {
        for (const auto &row : claim.addresses()) CHECK(++addresses && row.address() != 0 && !row.name().empty());
    }
    CHECK(addresses == 13);
    CHECK(observations()[5].number() == 6 && !observations()[5].title().empty() && !observations()[5].text().empty());
    CHECK(remappings()[0].to() == remapped(remappings()[0].from()) && !remappings()[0].interpretation().empty() && remapped(104) == 120);
    CHECK(arch_characters()[0].character() == arch_characters()[0].number() && arch_characters()[0].character() == 'd');
    CHECK(special_cases()[0].target() && !special_cases()[0].handling().empty());
    const auto bit = capability_bits()[0];
    CHECK(is_capable(bit.target().number(), bit.mask()) && !is_capable(bit.target().number(), 0) && bit.documented() && !capability_bits()[3].documented());
    CHECK(decade_groups()[0].members().size() == 2 && decade_groups()[0].decade() == 10 && !decade_groups()[0].compatibility().empty());
    const auto option = codegen_options()[0];
    CHECK(option.option() == NvlinkOption::lds128convert && option.name() == "lds128convert" && !option.values().empty() && !option.description().empty());
}

static void finalization() {
    using namespace smarch::documented::nvlink;
    const auto answer = finalize_decide({104, 121});
    CHECK(answer && answer->answer() == Answer::yes && answer->code() == FinalizeCode::compatible && answer->source() == 120 && answer->target() == 121 && name(answer->step()) == "the decade rule");
    CHECK(*finalize_check({100, 120}) == FinalizeCode::architecture && name(FinalizeCode::null_input) == "null input" && !finalize_decide({100, 120})->required());
    FinalizeRequest request{100, 103, 0x102};
    CHECK(*finalize_check(request) == FinalizeCode::version);
    request.version = 0;
    request.capabilities = 0u;
    CHECK(finalize_check(request).status() == Status::finalize_undecided && !finalize_decide(request)->code() && finalize_decide(request)->required());
    request.capabilities = 0xffu;
    request.class_type = 2u;
    request.class_outcomes[2] = 28;
    CHECK(*finalize_check(request) == FinalizeCode::type_28);
    request.present = false;
    CHECK(*finalize_check(request) == FinalizeCode::null_input);

    const auto cubin = Cubin::identify(load("tests/data/cubin/history/13.4.92_sm_103_same.cubin"));
    const auto of_cubin = FinalizeRequest::of_cubin(*cubin, 103);
    CHECK(of_cubin && of_cubin->source == 103 && of_cubin->capabilities == 0u && !of_cubin->class_type && *finalize_check(*of_cubin) == FinalizeCode::compatible);
    const auto checks = finalize_steps(*of_cubin);
    CHECK(checks && (*checks)[4].step() == FinalizeStep::equality && (*checks)[4].outcome() == FinalizeOutcome::accepts && name((*checks)[8].outcome()) == "does not apply");
    CHECK(arch_match(101, 110).answer() == Answer::yes && arch_match(104, 120).answer() == Answer::no && !arch_match(104, 120).code());
    CHECK(finalize_codes().size() == 8 && finalize_codes()[2].number() == 25 && finalize_codes()[2].meaning() == "version too high (>0x101)");
    CHECK(finalize_rules()[0].step() == FinalizeStep::input && finalize_rules()[0].confirmed() == Answer::unknown && !finalize_rules()[0].rule().empty() && !finalize_rules()[0].runs().empty());

    const auto options = CodegenSettings::parse("lds128convert=always, stress-maxrregcount=32, stress-no-crp");
    CHECK(options && options->lds128convert() == Lds128::always && options->stress_maxrregcount() == 32u && options->stress_no_crp() == true && !options->legacy_cvtf64());
    CHECK(!options->stress_noglobalregalloc() && !options->perf_per_watt_opt_level() && options->given().has(NvlinkOption::stress_no_crp) && name(Lds128::always) == "always");
    CHECK(CodegenSettings::parse("legacy-cvtf64, nothing").status() == Status::option_name && CodegenSettings::parse("legacy-cvtf64, nothing").error().at == 15u);
}

void test_documented() {
    symbols();
    names_and_registry();
    dispatch_and_generations();
    documented_hardware();
    rows_of_nvlink();
    finalization();
}
