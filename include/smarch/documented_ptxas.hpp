/// @file
/// What the documents say is inside ptxas; what ptxas does is answered elsewhere.

#ifndef SMARCH_DOCUMENTED_PTXAS_HPP
#define SMARCH_DOCUMENTED_PTXAS_HPP

#include <smarch/target.hpp>

namespace smarch::documented {

/// An entry of a validation table: SM number and lowest PTX version.
using ValidationEntry = smarch_validation_entry;

/// One of the three tables in which ptxas looks up the .target of PTX.
class ValidationTable : public Row<smarch_validation_table> {
  public:
    using Row::Row;
    /// The suffix letter of the names that are looked up here; nothing for names without.
    std::optional<char> suffix() const noexcept { return detail::given(c().suffix != 0, static_cast<char>(c().suffix)); }
    /// Where ptxas has the table.
    std::uint32_t address() const noexcept { return c().address; }
    /// The comparison function of the search; nothing where the documents name none.
    std::optional<std::uint32_t> comparator() const noexcept { return detail::given(c().comparator != 0, c().comparator); }
    /// The entries, numbers ascending.
    Span<const ValidationEntry> entries() const noexcept { return {c().entries, c().count}; }
};

/// A line of the base table as the documents group it.
class NameGroup : public Row<smarch_name_group> {
  public:
    using Row::Row;
    /// The lowest and the highest SM number of the group.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    std::uint32_t highest() const noexcept { return c().highest; }
    /// The document calls the group active, not legacy.
    bool active() const noexcept { return c().active != 0; }
    /// The lowest and the highest PTX version that are printed for the group; neither is that of its members.
    Version ptx_lowest() const noexcept { return c().ptx_lowest; }
    Version ptx_highest() const noexcept { return c().ptx_highest; }
    /// The generation as printed: "Ampere/Ada".
    std::string_view generation() const noexcept { return c().generation; }
};

/// What a suffix means, as documented.
class SuffixMeaning : public Row<smarch_suffix_meaning> {
  public:
    using Row::Row;
    std::optional<char> suffix() const noexcept { return detail::given(c().suffix != 0, static_cast<char>(c().suffix)); }
    /// The target of the document's example.
    Target example() const noexcept { return *Target::or_none(c().example); }
    /// What the document calls it; nothing for no suffix.
    std::optional<std::string_view> label() const noexcept { return detail::text(c().label); }
    std::string_view meaning() const noexcept { return c().meaning; }
    std::string_view forward_compatibility() const noexcept { return c().forward_compatibility; }
    /// On what the example's code runs, and does not.
    std::string_view runs_on() const noexcept { return c().runs_on; }
    std::optional<std::string_view> does_not_run_on() const noexcept { return detail::text(c().does_not_run_on); }
};

/// A compilation rule of the help text. What ptxas does: ptxas_compiles.
class CompileRule : public Row<smarch_documented_compile_rule> {
  public:
    using Row::Row;
    /// The target of the PTX.
    Target ptx() const noexcept { return *Target::or_none(c().ptx); }
    /// What it compiles to; nothing where there is no second target.
    std::optional<Target> sass(std::size_t index) const noexcept { return index < std::size(c().sass) ? Target::or_none(c().sass[index]) : std::nullopt; }
    /// It compiles to every later target, too.
    bool and_later() const noexcept { return c().and_later != 0; }
};

/// Targets that the family assignment lists together.
class FamilyAssignment : public Row<smarch_family_assignment> {
  public:
    using Row::Row;
    /// One of up to four targets.
    std::optional<Target> targets(std::size_t index) const noexcept { return index < std::size(c().targets) ? Target::or_none(c().targets[index]) : std::nullopt; }
    std::string_view family() const noexcept { return c().family; }
    std::string_view note() const noexcept { return c().note; }
};

/// What ptxas registers to identify a target.
class RegisteredProfile : public Row<smarch_registered_profile> {
  public:
    using Row::Row;
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// The codegen factory value that gates compare.
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    std::string_view sm_name() const noexcept { return c().sm_name; }
    std::string_view compute_name() const noexcept { return c().compute_name; }
    std::string_view lto_name() const noexcept { return c().lto_name; }
    std::string_view family() const noexcept { return c().family; }
    /// The text of __CUDA_ARCH__; the macro's value is TargetInfo::cuda_arch.
    std::string_view cuda_arch_text() const noexcept { return c().cuda_arch_text; }
    /// The class of the ISA; unknown for ptxas.
    std::optional<std::string_view> isa_class() const noexcept { return detail::text(c().isa_class); }
    /// How the documents call the page that describes the target.
    std::string_view page() const noexcept { return c().page; }
};

/// A level of what ptxas knows of a target.
class ProfileLayer : public Row<smarch_profile_layer> {
  public:
    using Row::Row;
    std::uint32_t level() const noexcept { return c().level; }
    std::string_view function() const noexcept { return c().function; }
    std::string_view content() const noexcept { return c().content; }
    std::string_view gives() const noexcept { return c().gives; }
};

/// A page of the documents' own.
class DeepDive : public Row<smarch_deep_dive> {
  public:
    using Row::Row;
    std::string_view title() const noexcept { return c().title; }
    std::string_view content() const noexcept { return c().content; }
    /// How targets refer to it; nothing for the page that no target refers to.
    std::optional<std::string_view> page() const noexcept { return detail::text(c().page); }
};

/// One of the seven maps of the capability dispatch.
class DispatchMap : public Row<smarch_dispatch_map> {
  public:
    using Row::Row;
    /// Its number, 1 to 7.
    std::uint32_t map() const noexcept { return c().map; }
    std::uint32_t address() const noexcept { return c().address; }
    /// The documents give its values (maps 1 to 3): dispatch_handlers.
    bool has_values() const noexcept { return c().has_values != 0; }
    std::string_view purpose() const noexcept { return c().purpose; }
    std::string_view value_type() const noexcept { return c().value_type; }
};

/// The functions of a base target; its suffixed ones share them.
class Handlers : public Row<smarch_handlers> {
  public:
    using Row::Row;
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// Map 1: handler A. Map 2: handler B. Map 3: the intrinsic table initializer.
    std::uint32_t a() const noexcept { return c().a; }
    std::uint32_t b() const noexcept { return c().b; }
    std::uint32_t initializer() const noexcept { return c().initializer; }
};

/// Targets that share all seven maps.
class SharingGroup : public Row<smarch_sharing_group> {
  public:
    using Row::Row;
    /// One of up to three members, the base first.
    std::optional<Target> members(std::size_t index) const noexcept { return index < std::size(c().members) ? Target::or_none(c().members[index]) : std::nullopt; }
    std::string_view name() const noexcept { return c().name; }
};

/// A generation that the documents describe.
class Generation : public Row<smarch_generation> {
  public:
    using Row::Row;
    /// The first and the last target of its heading.
    Target first() const noexcept { return *Target::or_none(c().first); }
    Target last() const noexcept { return *Target::or_none(c().last); }
    /// The codegen factory value of its section.
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    /// Its heading: "Hopper (sm_90 / sm_90a)".
    std::string_view label() const noexcept { return c().label; }
    std::string_view note() const noexcept { return c().note; }
};

/// A feature of a generation.
class GenerationFeature : public Row<smarch_generation_feature> {
  public:
    using Row::Row;
    /// The position of its generation in generations().
    std::uint32_t generation() const noexcept { return c().generation; }
    /// How many intrinsics or functions it brings.
    std::optional<std::uint32_t> count() const noexcept { return detail::given(c().has_count != 0, c().count); }
    std::string_view text() const noexcept { return c().text; }
    /// How the names of those intrinsics begin.
    std::optional<std::string_view> prefix() const noexcept { return detail::text(c().prefix); }
};

/// A text in ptxas that the documents use as evidence.
class DiagnosticString : public Row<smarch_diagnostic_string> {
  public:
    using Row::Row;
    std::string_view text() const noexcept { return c().text; }
    std::string_view context() const noexcept { return c().context; }
    /// The address of the function that uses it; nothing when several do.
    std::optional<std::uint32_t> function() const noexcept { return detail::given(c().has_function != 0, c().function); }
};

/// A row of the codegen factory table: one SASS ISA generation.
class FactoryRow : public Row<smarch_factory_row> {
  public:
    using Row::Row;
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    /// The first target of the generation, and its last base target.
    Target first() const noexcept { return *Target::or_none(c().first); }
    Target last() const noexcept { return *Target::or_none(c().last); }
    std::string_view label() const noexcept { return c().label; }
};

/// An encoded SM version that the documents list.
class SmVersion : public Row<smarch_sm_version> {
  public:
    using Row::Row;
    /// A codegen factory.
    std::uint32_t encoded() const noexcept { return c().encoded; }
    /// The packed scheduler DWORD of the factory.
    std::optional<std::uint32_t> code_object_version() const noexcept { return detail::given(c().has_words != 0, c().code_object_version); }
    /// What the document calls most threads per CTA.
    std::optional<std::uint32_t> dispatch_slots() const noexcept { return detail::given(c().has_words != 0, c().dispatch_slots); }
    /// The target as printed; 36864 is called sm_90 there and is sm_100.
    std::string_view label() const noexcept { return c().label; }
};

/// A row of the documents' geometry table, as printed. What occupancy depends on: Geometry.
class DocumentedGeometry : public Row<smarch_documented_geometry> {
  public:
    using Row::Row;
    Target base() const noexcept { return *Target::or_none(c().base); }
    std::uint32_t registers_per_sm() const noexcept { return c().registers_per_sm; }
    std::uint32_t max_registers_per_thread() const noexcept { return c().max_registers_per_thread; }
    std::uint32_t max_threads_per_cta() const noexcept { return c().max_threads_per_cta; }
    std::uint32_t warps_per_sm() const noexcept { return c().warps_per_sm; }
    std::uint32_t max_ctas_per_sm() const noexcept { return c().max_ctas_per_sm; }
    std::uint32_t scheduler_partitions() const noexcept { return c().scheduler_partitions; }
    std::uint32_t dispatch_slots() const noexcept { return c().dispatch_slots; }
    /// The document's confidence in percent.
    std::uint32_t confidence() const noexcept { return c().confidence; }
    /// The target whose shared memory the row refers to; nothing where it lists its own.
    std::optional<Target> same_as() const noexcept { return Target::or_none(c().same_as); }
    /// The sizes that shared memory can be given, in KiB, ascending.
    Span<const std::uint32_t> shared_memory_kib() const noexcept { return {c().shared_memory_kib, c().shared_memory_count}; }
};

/// What a column of the geometry table means.
class ColumnDefinition : public Row<smarch_column_definition> {
  public:
    using Row::Row;
    std::string_view column() const noexcept { return c().column; }
    std::string_view meaning() const noexcept { return c().meaning; }
};

/// A constant of all targets from sm_75 on.
class UniversalConstant : public Row<smarch_universal_constant> {
  public:
    using Row::Row;
    std::uint32_t value() const noexcept { return c().value; }
    /// Its offset in the profile object.
    std::optional<std::uint32_t> profile_offset() const noexcept { return detail::given(c().has_offset != 0, c().profile_offset); }
    std::string_view parameter() const noexcept { return c().parameter; }
    /// In what it counts.
    std::optional<std::string_view> unit() const noexcept { return detail::text(c().unit); }
    /// From what it was read.
    std::string_view evidence() const noexcept { return c().evidence; }
};

/// A largest size of shared memory, as sub_ABF250 records it.
class SmemMaximum : public Row<smarch_smem_maximum> {
  public:
    using Row::Row;
    std::uint32_t bytes() const noexcept { return c().bytes; }
    /// The targets for which it is recorded, as printed.
    std::string_view path() const noexcept { return c().path; }
};

/// In what units registers are granted, as documented.
class RegisterAllocation : public Row<smarch_register_allocation> {
  public:
    using Row::Row;
    /// The lowest and the highest SM number of the row.
    std::uint32_t first() const noexcept { return c().first; }
    std::uint32_t last() const noexcept { return c().last; }
    /// Registers that a warp, and a thread, gets at a time.
    std::uint32_t per_warp() const noexcept { return c().per_warp; }
    std::uint32_t per_thread() const noexcept { return c().per_thread; }
    /// a2[6][1] and a2[6][2] of sub_ABF250.
    std::uint32_t a2_6_1() const noexcept { return c().a2_6_1; }
    std::uint32_t a2_6_2() const noexcept { return c().a2_6_2; }
    std::string_view targets() const noexcept { return c().targets; }
};

/// The table for names without suffix, for a and for f.
inline Rows<ValidationTable> validation_tables() noexcept { return detail::rows<ValidationTable>(smarch_validation_tables); }
/// The ten groups, numbers ascending.
inline Rows<NameGroup> name_groups() noexcept { return detail::rows<NameGroup>(smarch_name_groups); }
/// No suffix, a and f.
inline Rows<SuffixMeaning> suffix_meanings() noexcept { return detail::rows<SuffixMeaning>(smarch_suffix_meanings); }
/// The four rules.
inline Rows<CompileRule> compile_rules() noexcept { return detail::rows<CompileRule>(smarch_documented_compile_rules); }
/// The nine lines, numbers ascending.
inline Rows<FamilyAssignment> family_assignments() noexcept { return detail::rows<FamilyAssignment>(smarch_family_assignments); }
/// The 23 registered profiles, in the order of the targets.
inline Rows<RegisteredProfile> registered_profiles() noexcept { return detail::rows<RegisteredProfile>(smarch_registered_profiles); }
/// The three levels, the first first.
inline Rows<ProfileLayer> profile_layers() noexcept { return detail::rows<ProfileLayer>(smarch_profile_layers); }
/// The pages that the documents list.
inline Rows<DeepDive> deep_dives() noexcept { return detail::rows<DeepDive>(smarch_deep_dives); }
/// The seven maps, numbers ascending.
inline Rows<DispatchMap> dispatch_maps() noexcept { return detail::rows<DispatchMap>(smarch_dispatch_maps); }
/// The handlers of the twelve base targets, numbers ascending.
inline Rows<Handlers> dispatch_handlers() noexcept { return detail::rows<Handlers>(smarch_dispatch_handlers); }
/// The handlers of a target, those of its base; nothing for targets that ptxas does not register.
inline std::optional<Handlers> dispatch_handlers(Target target) noexcept { return detail::row<Handlers>(smarch_dispatch_handlers_of(target.id())); }
/// The six groups of more than one member.
inline Rows<SharingGroup> sharing_groups() noexcept { return detail::rows<SharingGroup>(smarch_sharing_groups); }
/// The seven generations, in the order of the document.
inline Rows<Generation> generations() noexcept { return detail::rows<Generation>(smarch_generations); }
/// The 28 features, generation by generation.
inline Rows<GenerationFeature> generation_features() noexcept { return detail::rows<GenerationFeature>(smarch_generation_features); }
/// The eight texts.
inline Rows<DiagnosticString> diagnostic_strings() noexcept { return detail::rows<DiagnosticString>(smarch_diagnostic_strings); }
/// The codegen factory table, values ascending.
inline Rows<FactoryRow> factory_rows() noexcept { return detail::rows<FactoryRow>(smarch_factory_rows); }
/// The five rows, ascending.
inline Rows<SmVersion> sm_versions() noexcept { return detail::rows<SmVersion>(smarch_sm_versions); }
/// The twelve rows, numbers ascending.
inline Rows<DocumentedGeometry> geometries() noexcept { return detail::rows<DocumentedGeometry>(smarch_documented_geometries); }
/// The documented row of a target, that of its base; nothing for targets that ptxas does not register.
inline std::optional<DocumentedGeometry> geometry(Target target) noexcept { return detail::row<DocumentedGeometry>(smarch_documented_geometry_of(target.id())); }
/// The columns, and last a note on sm_88.
inline Rows<ColumnDefinition> geometry_columns() noexcept { return detail::rows<ColumnDefinition>(smarch_geometry_columns); }
/// The seven constants.
inline Rows<UniversalConstant> universal_constants() noexcept { return detail::rows<UniversalConstant>(smarch_universal_constants); }
/// The three maxima.
inline Rows<SmemMaximum> smem_maxima() noexcept { return detail::rows<SmemMaximum>(smarch_smem_maxima); }
/// The two rows.
inline Rows<RegisterAllocation> register_allocations() noexcept { return detail::rows<RegisterAllocation>(smarch_register_allocations); }

/// The entry of a number in the table for a suffix ('a', 'f' or nothing), by binary search.
inline const ValidationEntry *validation_find(std::optional<char> suffix, std::uint32_t sm_id) noexcept {
    return smarch_validation_find(static_cast<unsigned char>(suffix.value_or('\0')), sm_id);
}
/// Whether this is an opcode index that sm_82 is left for.
inline bool is_sm82_opcode(std::uint32_t index) noexcept { return smarch_is_sm82_opcode(index); }
/// The profile that ptxas finds under a name; nothing where it registers none.
inline std::optional<RegisteredProfile> registered_profile(Name name) noexcept {
    return detail::row<RegisteredProfile>(smarch_registered_profile_of(name.c().kind, name.c().target));
}

/// What the documented formula makes of a kernel: registers, warps, blocks.
using DocumentedOccupancy = smarch_documented_occupancy;
/// The documented occupancy formula, literally; not the answer to rely on (erratum E22): Geometry::occupancy.
inline Result<DocumentedOccupancy> occupancy(Target target, std::uint32_t registers, std::uint32_t warps_per_cta) noexcept {
    return detail::ask<DocumentedOccupancy, DocumentedOccupancy>(
        [&](DocumentedOccupancy *out) { return smarch_documented_occupancy_compute(target.id(), registers, warps_per_cta, out); });
}

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_PTXAS_HPP
