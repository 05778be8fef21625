// Profiles and scheduler words.
#include "check.hpp"

#include <smarch/documented.hpp>

using namespace smarch;

static void objects() {
    ProfileInputs inputs;
    inputs.cli_option = 3;
    auto built = Profile::build(Target::sm_90, inputs);
    CHECK(built && built->profile.cli_option_value() == 3 && built->profile.codegen_factory() == 32768 && built->known.known(348) && !built->known.known(184) && !built->known.known(5000));
    auto &profile = built->profile;
    CHECK(*profile.get(SMARCH_PROFILE_CODEGEN_FACTORY_OFFSET) == 32768 && profile.get(1).status() == Status::profile_field && profile.bytes().size() == 1936);
    CHECK(ProfileView(*built).judge(Target::sm_90, ProfileMoment::constructed, inputs)->agreement() != ProfileAgreement::contradicts);
    const auto before = profile;
    profile.set_codegen_factory(28673);
    CHECK(profile.set(SMARCH_PROFILE_CLI_OPTION_VALUE_OFFSET, 4).ok() && profile.set(SMARCH_PROFILE_CLI_OPTION_VALUE_OFFSET, 1ull << 40).status() == Status::profile_width);
    std::vector<ProfileDifference> differences;
    CHECK(ProfileView(before).diff(profile, differences)->size() == 2 && differences[0].offset() == 348 && differences[0].length() == 4 && differences[0].field()->name() == "codegen_factory");
    const ProfileView dump(profile);
    CHECK(differences[0].comparison() == ProfileComparison::differs && differences[0].unknown() == 0 && differences[0].expected().known() == 32768u && differences[0].found().lowest() == 28673 && differences[0].found().highest() == 28673);
    CHECK(dump.findings(Target::sm_90, ProfileMoment::constructed, differences, inputs)->size() > 2);
    const auto judged = dump.judge(Target::sm_90, ProfileMoment::constructed, inputs);
    CHECK(judged->agreement() == ProfileAgreement::contradicts && judged->agreeing() + judged->contradicting() + judged->unknown() == 1936 && judged->contradicting() > 0 && !name(judged->agreement()).empty());
    CHECK(built->known.has_source(184) && !built->known.has_source(348) && !built->known.has_source(5000));
    CHECK(dump.conditions_fitting(Target::sm_90)->flag_355() == ProfileCondition::clear && dump.conditions_fitting(Target::sm_90)->flag_233() == ProfileCondition::either && !name(ProfileCondition::either).empty());
    CHECK(dump.knows(184) && !ProfileView(*built).knows(184) && !dump.knows(1936) && &dump.profile() == &profile && !dump.known());
    const auto blackwell = *Profile::build(Target::sm_103);
    CHECK(ProfileView(blackwell).field_value(348)->lowest() == 36865 && ProfileView(blackwell).field_value(348)->highest() == 36869 && !ProfileView(blackwell).field_value(348)->known());
    CHECK(!name(ProfileComparison::unknown).empty() && !name(ProfileMoment::running).empty());
    for (const auto condition : documented::ptxas::joint_conditions()) {
        CHECK(documented::ptxas::joint_condition_holds(condition, dump).ok() && !condition.meaning().empty() && condition.width() >= 1 && documented::ptxas::scheduling_flags()[condition.bit()].bit() == condition.bit() && condition.offset() == condition.c().offset);
        CHECK(condition.mask() == condition.c().mask && condition.lowest().has_value() == condition.highest().has_value());
    }
    inputs.last_step = ProfileStep::structural;
    CHECK(Profile::build(Target::sm_90, inputs)->profile.codegen_factory() == 0 && dump.judge(Target::sm_90, ProfileMoment::constructed, inputs)->agreement() == ProfileAgreement::contradicts);
    const std::vector<std::uint8_t> object(SMARCH_DOCUMENTED_PTXAS_BACKEND_SIZE, 4);
    CHECK(*documented::ptxas::backend_read(12, object) == 0x04040404 && documented::ptxas::backend_read(13, object).status() == Status::profile_field);
    CHECK(documented::ptxas::backend_classes().size() == 3);
    ProfileBlock block{};
    block[15] = 7;
    profile.set_block_184(block);
    CHECK(profile.block_184() == block && profile.bytes()[199] == 7);
    CHECK(Profile::read(profile.bytes())->codegen_factory() == 28673 && Profile::read(std::string("x")).status() == Status::profile_size);
    CHECK(Profile::build(Target::sm_50).status() == Status::profile_none);

    Profile empty;
    ProfileMask known;
    CHECK(empty.apply(ProfileStep::structural, Target::sm_90, known).ok() && known.known(112) && !name(ProfileStep::structural).empty());
    std::vector<ProfileStore> stores;
    CHECK(profile_stores(ProfileStep::per_sm, Target::sm_90, stores, inputs)->size() >= 1 && stores[0].bytes().size() == stores[0].c().width && !name(stores[0].stored()).empty() && stores[0].offset() == stores[0].c().offset);

    // Every input arrives where it belongs.
    std::array<ProfileBlock, 10> blocks{};
    blocks[0][0] = 9;
    inputs = {};
    inputs.blocks = blocks.data();
    inputs.block_mask = 1;
    inputs.factory = 28673;
    inputs.module_base = 5;
    inputs.vendor_step = inputs.baseline_step = true;
    inputs.vendor_string = 11;
    inputs.associated_data = 12;
    inputs.sm_backend = 13;
    inputs.shared_memory_table = 14;
    inputs.shared_memory_count = 5;
    const auto full = Profile::build(Target::sm_90, inputs)->profile;
    CHECK(full.block_184()[0] == 9 && full.codegen_factory() == 28673 && Profile::build(Target::sm_90, inputs)->known.known(432) && !built->known.known(432) && full.vendor_string_ptr() == 11 && full.associated_data_ptr() == 12);
    CHECK(full.sm_backend_vtable_ptr() == 13 && full.shared_memory_table() == 14 && full.shared_memory_count() == 5);
    inputs.module_base.reset();
    inputs.module_base_disabled = true;
    inputs.flag_355 = inputs.flag_233 = true;
    const auto other = Profile::build(Target::sm_90, inputs)->profile;
    CHECK(other.module_base_address() == 0xffffffff && other.conditional_feature_flag() == 0 && other.conditional_clear() == 0 && full.conditional_feature_flag() == 1);
}

static void rows() {
    CHECK(profile_fields().size() == 36 + 6 && profile_fields()[36].setter() == Setter::baseline && profile_regions().size() == 11 && documented::ptxas::scheduling_flags().size() == 8);
    for (const auto &field : profile_fields()) {
        CHECK(profile_field_find(field.offset()).has_value() && !field.name().empty() && field.width() >= 1 && field.packed() == field.c().packed && !name(field.setter()).empty());
        CHECK(field.confidence().value_or(0) == field.c().confidence && field.default_value().has_value() == (field.fill() == ProfileFill::value) && field.default_value().value_or(field.fill_value()) == field.c().fill_value && field.changes() == field.c().changes && !name(field.fill()).empty());
        CHECK(!field.default_text().empty() && field.note().data() == field.c().note);
    }
    CHECK(!profile_field_find(0x7ff) && profile_regions()[0].start() == 0 && profile_regions()[10].end() == 1935 && !profile_regions()[0].content().empty());
    std::size_t unknown = 0;
    for (const auto &flag : documented::ptxas::scheduling_flags()) unknown += !flag.meaning();
    CHECK(unknown == 2 && documented::ptxas::scheduling_flags()[7].mask() == 128 && documented::ptxas::scheduling_flags()[7].bit() == 7);
    CHECK(documented::ptxas::scheduling_flags()[7].evidence().has_value() == (documented::ptxas::scheduling_flags().c()[7].evidence != nullptr));
    for (const auto &field : documented::ptxas::backend_fields()) CHECK(field.offset() == field.c().offset && field.mask() == field.c().mask && field.bit().has_value() == (field.mask() != 0) && field.bit().value_or(0) == field.c().bit && field.consumers() == field.c().consumers && !field.meaning().empty());
    std::size_t differ = 0;
    for (const auto &field : documented::ptxas::initializer_fields()) differ += field.differs()[0] != nullptr && field.offset() < 1936;
    CHECK(differ == 2);
}

static void words() {
    CHECK(scheduler_for_target(Target::sm_75)->packed == 0x000e000e && scheduler_for_factory(24577)->packed == 0x000d000d && scheduler_for_target(Target::sm_30).status() == Status::scheduler_none);
    CHECK(scheduler_rows()[0].scheduler().packed == scheduler_rows().c()[0].scheduler.packed && scheduler_rows()[0].highest_factory() > 0 && !scheduler_rows()[0].era().empty() && scheduler_rows()[3].era_first() == 75 && scheduler_rows()[3].era_last() == 89);
    std::array<std::uint8_t, 24> bytes{};
    CHECK(scheduler_write(*scheduler_for_target(Target::sm_90), bytes).ok() && scheduler_read(bytes)->packed == 0x000f000f && scheduler_read({}).status() == Status::words_truncated);
    std::array<std::uint8_t, 12> header{};
    CHECK(documented::ptxas::code_object_write(36864, header).ok() && *documented::ptxas::code_object_read(header) == 36864 && documented::ptxas::code_object_read(bytes).status() == Status::code_object_magic);
    CHECK(scheduler_write(*scheduler_for_target(Target::sm_90), {bytes.data(), 23}).status() == Status::buffer_too_small && documented::ptxas::code_object_write(0, {header.data(), 11}).status() == Status::buffer_too_small);
}

static void factories() {
    using namespace smarch::documented::ptxas;
    const auto factory = Factory::for_target(Target::sm_100);
    const auto span = Factory::for_target(Target::sm_103);
    CHECK(factory && factory->isa_value() == 36864 && factory->variant() == 36864u && span && !span->variant() && span->lowest() < span->highest());
    CHECK(*factory_encode(9, 0) == 36864 && factory_generation_number(36865) == 9 && factory_variant(36865) == 1 && factory_has_fma_combining(28674) && !factory_has_fma_combining(28673));
    CHECK(factory_encode(1u << 20, 0).status() == Status::factory_range);
    bool unnamed = false;
    for (const auto &label : factory_labels()) unnamed |= label.lowest() <= label.highest() && !label.architecture().empty() && !label.generation();
    CHECK(unnamed);
}

void test_profiles() {
    objects();
    rows();
    words();
    factories();
}
