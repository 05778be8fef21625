/// @file
/// The rows of smarch/documented.h: a class for each, with an accessor for each field, and the functions that give them.
///
/// Made from the interface; `make header` makes it anew.

#ifndef SMARCH_DOCUMENTED_ROWS_HPP
#define SMARCH_DOCUMENTED_ROWS_HPP

#include <smarch/documented_enums.hpp>
#include <smarch/target.hpp>

namespace smarch::documented::ptxas {

/// A constant of all targets from sm_75 on.
class UniversalConstant : public Row<smarch_documented_ptxas_universal_constant> {
  public:
    using Row::Row;
    /// What it is.
    std::string_view parameter() const noexcept { return c().parameter; }
    /// Its value.
    std::uint32_t value() const noexcept { return c().value; }
    /// Its unit; none where the document names no unit.
    std::optional<std::string_view> unit() const noexcept { return detail::text(c().unit); }
    /// The offset in the profile object of the field that holds it; none where it is not stored.
    std::optional<std::uint32_t> profile_offset() const noexcept { return detail::given(c().has_profile_offset != 0, c().profile_offset); }
    /// The expression in the binary that it was read from.
    std::string_view evidence() const noexcept { return c().evidence; }
};

/// A text in ptxas that the documents use as evidence, and which function uses it.
class DiagnosticString : public Row<smarch_documented_ptxas_diagnostic_string> {
  public:
    using Row::Row;
    /// The text.
    std::string_view text() const noexcept { return c().text; }
    /// What ptxas uses it for.
    std::string_view context() const noexcept { return c().context; }
    /// The address of the function that uses it; none where several do.
    std::optional<std::uint32_t> function() const noexcept { return detail::given(c().has_function != 0, c().function); }
};

/// One of the seven maps of the capability dispatch.
class DispatchMap : public Row<smarch_documented_ptxas_dispatch_map> {
  public:
    using Row::Row;
    /// Its number, 1 to 7.
    PtxasMap map() const noexcept { return static_cast<PtxasMap>(c().map); }
    /// Where ptxas keeps it.
    std::uint32_t address() const noexcept { return c().address; }
    /// Whether the documents give its values, as of maps 1 to 3; those are in the handler sets.
    bool has_values() const noexcept { return c().has_values; }
    /// Its purpose, as the document puts it.
    std::string_view purpose() const noexcept { return c().purpose; }
    /// What its values are, as the document puts it.
    std::string_view value_type() const noexcept { return c().value_type; }
};

/// The functions of a base target; its suffixed ones share them.
class HandlerSet : public Row<smarch_documented_ptxas_handler_set> {
  public:
    using Row::Row;
    /// The base target.
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// Map 1: handler A.
    std::uint32_t a() const noexcept { return c().a; }
    /// Map 2: handler B.
    std::uint32_t b() const noexcept { return c().b; }
    /// Map 3: the intrinsic table initializer.
    std::uint32_t initializer() const noexcept { return c().initializer; }
};

/// A row of the codegen factory table: one SASS ISA generation.
class FactoryGeneration : public Row<smarch_documented_ptxas_factory_generation> {
  public:
    using Row::Row;
    /// The value that gates compare.
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    /// The first target of the generation.
    Target first() const noexcept { return *Target::or_none(c().first); }
    /// The last base target of the generation.
    Target last() const noexcept { return *Target::or_none(c().last); }
    /// The generation as printed.
    std::string_view label() const noexcept { return c().label; }
};

/// Encoded values that the document labels with an architecture.
class FactoryLabel : public Row<smarch_documented_ptxas_factory_label> {
  public:
    using Row::Row;
    /// The lowest value of the line.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    /// The highest value of the line.
    std::uint32_t highest() const noexcept { return c().highest; }
    /// The first SM number of the architecture.
    std::uint32_t first_sm() const noexcept { return c().first_sm; }
    /// The last one.
    std::uint32_t last_sm() const noexcept { return c().last_sm; }
    /// The architecture as printed.
    std::string_view architecture() const noexcept { return c().architecture; }
    /// The generation as printed; NULL on the two lines that name none.
    std::optional<std::string_view> generation() const noexcept { return detail::text(c().generation); }
};

/// A feature of a generation.
class GenerationFeature : public Row<smarch_documented_ptxas_generation_feature> {
  public:
    using Row::Row;
    /// What it is.
    std::string_view text() const noexcept { return c().text; }
    /// How many intrinsics or functions it brings; none where no number is stated.
    std::optional<std::uint32_t> count() const noexcept { return detail::given(c().has_count != 0, c().count); }
    /// How the names of those intrinsics begin; none where none is stated.
    std::optional<std::string_view> prefix() const noexcept { return detail::text(c().prefix); }
};

/// A row of the documents' geometry table, as printed. What occupancy depends on is in
/// hardware.
class Geometry : public Row<smarch_documented_ptxas_geometry> {
  public:
    using Row::Row;
    /// The base target.
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// 32-bit registers of an SM.
    std::uint32_t registers_per_sm() const noexcept { return c().registers_per_sm; }
    /// The maximum number of registers of a thread.
    std::uint32_t max_registers_per_thread() const noexcept { return c().max_registers_per_thread; }
    /// The maximum number of threads of a block.
    std::uint32_t max_threads_per_cta() const noexcept { return c().max_threads_per_cta; }
    /// The maximum number of warps of an SM.
    std::uint32_t warps_per_sm() const noexcept { return c().warps_per_sm; }
    /// The maximum number of blocks of an SM.
    std::uint32_t max_ctas_per_sm() const noexcept { return c().max_ctas_per_sm; }
    /// Scheduler partitions.
    std::uint32_t scheduler_partitions() const noexcept { return c().scheduler_partitions; }
    /// Dispatch slots.
    std::uint32_t dispatch_slots() const noexcept { return c().dispatch_slots; }
    /// The sizes that shared memory can be given, in KiB, ascending.
    Span<const std::uint32_t> shared_memory_kib() const noexcept { return {c().shared_memory_kib, c().shared_memory_kib_count}; }
    /// The target whose sizes the row refers to, "same as"; none where it lists its own.
    std::optional<Target> same_as() const noexcept { return Target::or_none(c().same_as); }
    /// The document's confidence in percent.
    std::uint32_t confidence() const noexcept { return c().confidence; }
};

/// What a column of the geometry table means.
class GeometryColumn : public Row<smarch_documented_ptxas_geometry_column> {
  public:
    using Row::Row;
    /// The column as printed.
    std::string_view column() const noexcept { return c().column; }
    /// What it means.
    std::string_view meaning() const noexcept { return c().meaning; }
};

/// An entry of a validation table: its number, and its PTX version as documented and as measured.
class ValidationEntry : public Row<smarch_documented_ptxas_validation_entry> {
  public:
    using Row::Row;
    /// The SM number.
    std::uint32_t sm_id() const noexcept { return c().sm_id; }
    /// Documented: the lowest PTX version where the document prints one for the entry itself, as it does for sm_80, sm_82
    /// and sm_101; none elsewhere.
    std::optional<Version> documented() const noexcept { return detail::given(c().documented.major != 0, Version(c().documented)); }
    /// Documented: the lowest version of the range that is printed for the entry's line of the base table
    /// (NameGroup); none in the tables of a and f, for which nothing is printed.
    std::optional<Version> documented_lowest() const noexcept { return detail::given(c().documented_lowest.major != 0, Version(c().documented_lowest)); }
    /// Documented: the highest version of that range.
    std::optional<Version> documented_highest() const noexcept { return detail::given(c().documented_highest.major != 0, Version(c().documented_highest)); }
    /// Measured: the lowest .version that ptxas 13.0 accepts for the name. The number that the entry holds in the
    /// binary is not printed.
    Version measured() const noexcept { return c().measured; }
};

/// A line of the base table as the documents group it.
class NameGroup : public Row<smarch_documented_ptxas_name_group> {
  public:
    using Row::Row;
    /// The lowest SM number of the group.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    /// The highest SM number of the group.
    std::uint32_t highest() const noexcept { return c().highest; }
    /// The generation as printed: "Ampere/Ada".
    std::string_view generation() const noexcept { return c().generation; }
    /// Whether the document calls the group active; else legacy.
    bool active() const noexcept { return c().active; }
    /// The lowest PTX version that is printed for the group; it is not that of its members (erratum E04).
    Version ptx_lowest() const noexcept { return c().ptx_lowest; }
    /// The highest one; it is not that of its members either.
    Version ptx_highest() const noexcept { return c().ptx_highest; }
};

/// The units in which registers are allocated, as documented.
class RegisterAllocation : public Row<smarch_documented_ptxas_register_allocation> {
  public:
    using Row::Row;
    /// The targets, as printed.
    std::string_view targets() const noexcept { return c().targets; }
    /// The lowest SM number of the row.
    std::uint32_t first() const noexcept { return c().first; }
    /// The highest SM number of the row; none where it names all later targets.
    std::optional<std::uint32_t> last() const noexcept { return detail::given(c().has_last != 0, c().last); }
    /// The unit of a warp, in registers.
    std::uint32_t per_warp() const noexcept { return c().per_warp; }
    /// The unit of a thread, in registers.
    std::uint32_t per_thread() const noexcept { return c().per_thread; }
    /// a2[6][1] of sub_ABF250: one less than the unit of a warp.
    std::uint32_t a2_6_1() const noexcept { return c().a2_6_1; }
    /// a2[6][2] of sub_ABF250.
    std::uint32_t a2_6_2() const noexcept { return c().a2_6_2; }
};

/// A registered profile: what ptxas stores in sub_6765E0 to identify a target.
class RegisteredProfile : public Row<smarch_documented_ptxas_registered_profile> {
  public:
    using Row::Row;
    /// The target.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// sm_90a.
    std::string_view sm_name() const noexcept { return c().sm_name; }
    /// compute_90a.
    std::string_view compute_name() const noexcept { return c().compute_name; }
    /// lto_90a.
    std::string_view lto_name() const noexcept { return c().lto_name; }
    /// The family name.
    std::string_view family() const noexcept { return c().family; }
    /// The text of __CUDA_ARCH__; the macro's value is Target::cuda_arch (erratum E06).
    std::string_view cuda_arch_text() const noexcept { return c().cuda_arch_text; }
    /// The codegen factory value that gates compare.
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    /// The class of the ISA; none, as it is unknown for ptxas (erratum E13).
    std::optional<std::string_view> isa_class() const noexcept { return detail::text(c().isa_class); }
    /// The page that describes the target.
    PtxasPage page() const noexcept { return static_cast<PtxasPage>(c().page); }
};

/// A page that the documents list.
class DeepDive : public Row<smarch_documented_ptxas_deep_dive> {
  public:
    using Row::Row;
    /// Its title.
    std::string_view title() const noexcept { return c().title; }
    /// What it is about.
    std::string_view content() const noexcept { return c().content; }
    /// How targets refer to it; none for the page that no target refers to.
    std::optional<PtxasPage> page() const noexcept { return detail::given(c().page != 0, static_cast<PtxasPage>(c().page)); }
};

/// A level of what ptxas knows of a target.
class ProfileLayer : public Row<smarch_documented_ptxas_profile_layer> {
  public:
    using Row::Row;
    /// 1 to 3.
    std::uint32_t level() const noexcept { return c().level; }
    /// The function or functions, by name.
    std::string_view function() const noexcept { return c().function; }
    /// What the level holds.
    std::string_view content() const noexcept { return c().content; }
    /// What can be asked of it.
    std::string_view gives() const noexcept { return c().gives; }
};

/// A largest size of shared memory, as sub_ABF250 records it.
class SharedMemoryLimit : public Row<smarch_documented_ptxas_shared_memory_limit> {
  public:
    using Row::Row;
    /// The targets for which it is recorded, as printed.
    std::string_view path() const noexcept { return c().path; }
    /// The size in bytes.
    std::uint32_t bytes() const noexcept { return c().bytes; }
};

/// An encoded SM version that the documents list, with the words of its code objects or without.
class SmVersion : public Row<smarch_documented_ptxas_sm_version> {
  public:
    using Row::Row;
    /// The encoded SM version, a codegen factory.
    std::uint32_t encoded() const noexcept { return c().encoded; }
    /// The target as printed; 36864 is called sm_90 there and is sm_100 (erratum E24).
    std::string_view label() const noexcept { return c().label; }
    /// The code-object version, the packed scheduler DWORD of the factory; none where the row states no words.
    std::optional<std::uint32_t> code_object_version() const noexcept { return detail::given(c().has_code_object_version != 0, c().code_object_version); }
    /// What the document calls most threads per CTA: the dispatch slots; none where the row states no words.
    std::optional<std::uint32_t> dispatch_slots() const noexcept { return detail::given(c().has_dispatch_slots != 0, c().dispatch_slots); }
};

/// What a suffix means, as documented.
class SuffixMeaning : public Row<smarch_documented_ptxas_suffix_meaning> {
  public:
    using Row::Row;
    /// The suffix letter, 'a' or 'f'; 0 for none.
    std::uint32_t suffix() const noexcept { return c().suffix; }
    /// What the document calls it: "feature-reduced"; none where there is no suffix.
    std::optional<std::string_view> label() const noexcept { return detail::text(c().label); }
    /// What it means.
    std::string_view meaning() const noexcept { return c().meaning; }
    /// Where its code runs.
    std::string_view forward_compatibility() const noexcept { return c().forward_compatibility; }
    /// The target of the document's example.
    Target example() const noexcept { return *Target::or_none(c().example); }
    /// The targets or devices that the example's code runs on.
    std::string_view runs_on() const noexcept { return c().runs_on; }
    /// Those that it does not run on; none where the document names none.
    std::optional<std::string_view> does_not_run_on() const noexcept { return detail::text(c().does_not_run_on); }
};

/// A base target and its suffixed ones in ptxas. The text of their __CUDA_ARCH__ is
/// Info::cuda_arch_text.
class Subvariant : public Row<smarch_documented_ptxas_subvariant> {
  public:
    using Row::Row;
    /// The base target.
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// With suffix a; none where there is none.
    std::optional<Target> a() const noexcept { return Target::or_none(c().a); }
    /// With suffix f; none where there is none.
    std::optional<Target> f() const noexcept { return Target::or_none(c().f); }
};

/// A function of maps 1 to 3: in which map it stands, and for which targets.
class Handler : public Row<smarch_documented_ptxas_handler> {
  public:
    using Row::Row;
    /// Where the function begins.
    std::uint32_t address() const noexcept { return c().address; }
    /// The map that holds it.
    PtxasMap map() const noexcept { return static_cast<PtxasMap>(c().map); }
    /// The targets under whose sm_ and compute_ names the map holds it, the base first.
    Span<const smarch_target> targets() const noexcept { return {c().targets, c().targets_count}; }
};

/// Targets that share all seven maps: one silicon.
class SharingGroup : public Row<smarch_documented_ptxas_sharing_group> {
  public:
    using Row::Row;
    /// What the document calls the group.
    std::string_view name() const noexcept { return c().name; }
    /// Its members, the base first.
    Span<const smarch_target> members() const noexcept { return {c().members, c().members_count}; }
};

/// Targets that the family assignment lists together; one family for all.
class FamilyAssignment : public Row<smarch_documented_ptxas_family_assignment> {
  public:
    using Row::Row;
    /// The targets.
    Span<const smarch_target> targets() const noexcept { return {c().targets, c().targets_count}; }
    /// The family name.
    std::string_view family() const noexcept { return c().family; }
    /// The document's note.
    std::string_view note() const noexcept { return c().note; }
};

/// A generation that the documents describe, and its features.
class Generation : public Row<smarch_documented_ptxas_generation> {
  public:
    using Row::Row;
    /// The heading: "Hopper (sm_90 / sm_90a)".
    std::string_view label() const noexcept { return c().label; }
    /// The first target of the heading.
    Target first() const noexcept { return *Target::or_none(c().first); }
    /// The last one, suffixed ones included.
    Target last() const noexcept { return *Target::or_none(c().last); }
    /// The value of the codegen factory that the section states.
    std::uint32_t isa_value() const noexcept { return c().isa_value; }
    /// What the section states first.
    std::string_view note() const noexcept { return c().note; }
    /// Its features, in order.
    Rows<GenerationFeature> features() const noexcept { return {c().features, c().features_count}; }
};

/// One of the three tables in which ptxas looks up the .target of PTX.
class ValidationTable : public Row<smarch_documented_ptxas_validation_table> {
  public:
    using Row::Row;
    /// The suffix letter of the names that are looked up here, 'a' or 'f'; 0 for names without.
    std::uint32_t suffix() const noexcept { return c().suffix; }
    /// Where ptxas has the table.
    std::uint32_t address() const noexcept { return c().address; }
    /// The comparison function of the search; none where the documents name none.
    std::optional<std::uint32_t> comparator() const noexcept { return detail::given(c().has_comparator != 0, c().comparator); }
    /// The entries, numbers ascending.
    Rows<ValidationEntry> entries() const noexcept { return {c().entries, c().entries_count}; }
};

/// A compilation rule of the help text. What ptxas does: ptxas_compiles.
class CompileRule : public Row<smarch_documented_ptxas_compile_rule> {
  public:
    using Row::Row;
    /// The target of the PTX.
    Target ptx() const noexcept { return *Target::or_none(c().ptx); }
    /// The targets that it compiles to.
    Span<const smarch_target> sass() const noexcept { return {c().sass, c().sass_count}; }
    /// Whether it compiles to every later target, too.
    bool and_later() const noexcept { return c().and_later; }
};

/// The seven maps of the capability dispatch, numbers ascending. NULL when count is NULL.
inline Rows<DispatchMap> dispatch_maps() noexcept { return detail::rows<DispatchMap>(smarch_documented_ptxas_dispatch_maps); }
/// The handlers of the twelve base targets, numbers ascending. NULL when count is NULL.
inline Rows<HandlerSet> handler_sets() noexcept { return detail::rows<HandlerSet>(smarch_documented_ptxas_handler_sets); }
/// The 36 functions of maps 1 to 3, addresses ascending. NULL when count is NULL.
inline Rows<Handler> handlers() noexcept { return detail::rows<Handler>(smarch_documented_ptxas_handlers); }
/// The six groups of more than one target that share all seven maps, numbers ascending. NULL when count is NULL.
inline Rows<SharingGroup> sharing_groups() noexcept { return detail::rows<SharingGroup>(smarch_documented_ptxas_sharing_groups); }
/// The handlers of a target, those of its base. NULL for targets that ptxas does not register.
inline std::optional<HandlerSet> handler_set_of(Target target) noexcept { return detail::row<HandlerSet>(smarch_documented_ptxas_handler_set_of(target.id())); }
/// The function of maps 1 to 3 that begins at an address, with its map and its targets. NULL when none does.
inline std::optional<Handler> handler_of_address(std::uint32_t address) noexcept { return detail::row<Handler>(smarch_documented_ptxas_handler_of_address(address)); }
/// The function that a map holds under a name. NULL for lto_ names, which no map holds, for targets that ptxas does not
/// register, for maps whose values no document gives (4 to 7), and for invalid maps and names.
inline std::optional<Handler> handler_find(PtxasMap map, smarch_name name) noexcept { return detail::row<Handler>(smarch_documented_ptxas_handler_find(detail::number(map), name)); }
/// The encoded values seen in the binary, legacy ones included, as printed. NULL when count is NULL.
inline Rows<FactoryLabel> factory_labels() noexcept { return detail::rows<FactoryLabel>(smarch_documented_ptxas_factory_labels); }
/// The seven generations with their features, in the order of the document. NULL when count is NULL.
inline Rows<Generation> generations() noexcept { return detail::rows<Generation>(smarch_documented_ptxas_generations); }
/// The eight texts in ptxas that the documents use as evidence. NULL when count is NULL.
inline Rows<DiagnosticString> diagnostic_strings() noexcept { return detail::rows<DiagnosticString>(smarch_documented_ptxas_diagnostic_strings); }
/// The codegen factory table, values ascending. NULL when count is NULL.
inline Rows<FactoryGeneration> factory_generations() noexcept { return detail::rows<FactoryGeneration>(smarch_documented_ptxas_factory_generations); }
/// The five encoded SM versions, ascending. NULL when count is NULL.
inline Rows<SmVersion> sm_versions() noexcept { return detail::rows<SmVersion>(smarch_documented_ptxas_sm_versions); }
/// The generation that names a target. NULL for targets that ptxas does not register.
inline std::optional<Generation> generation_of(Target target) noexcept { return detail::row<Generation>(smarch_documented_ptxas_generation_of(target.id())); }
/// The row of the codegen factory table whose range holds the target's number. NULL where none does. Targets that ptxas
/// does not register may lie in a range: sm_82, sm_101.
inline std::optional<FactoryGeneration> factory_generation_of(Target target) noexcept { return detail::row<FactoryGeneration>(smarch_documented_ptxas_factory_generation_of(target.id())); }
/// The twelve rows of the geometry table, numbers ascending. NULL when count is NULL.
inline Rows<Geometry> geometries() noexcept { return detail::rows<Geometry>(smarch_documented_ptxas_geometries); }
/// The columns of the geometry table, and last a note on sm_88. NULL when count is NULL.
inline Rows<GeometryColumn> geometry_columns() noexcept { return detail::rows<GeometryColumn>(smarch_documented_ptxas_geometry_columns); }
/// The seven constants. NULL when count is NULL.
inline Rows<UniversalConstant> universal_constants() noexcept { return detail::rows<UniversalConstant>(smarch_documented_ptxas_universal_constants); }
/// The three largest sizes of shared memory. NULL when count is NULL.
inline Rows<SharedMemoryLimit> shared_memory_limits() noexcept { return detail::rows<SharedMemoryLimit>(smarch_documented_ptxas_shared_memory_limits); }
/// The two rows of the register allocation table. NULL when count is NULL.
inline Rows<RegisterAllocation> register_allocations() noexcept { return detail::rows<RegisterAllocation>(smarch_documented_ptxas_register_allocations); }
/// The documented geometry of a target, that of its base. NULL for targets that ptxas does not register.
inline std::optional<Geometry> geometry_of(Target target) noexcept { return detail::row<Geometry>(smarch_documented_ptxas_geometry_of(target.id())); }
/// The row of the register allocation table that names a target's number. NULL where neither does: below sm_30, for
/// sm_61 and sm_62, and for an invalid target.
inline std::optional<RegisterAllocation> register_allocation_of(Target target) noexcept { return detail::row<RegisterAllocation>(smarch_documented_ptxas_register_allocation_of(target.id())); }
/// The table for names without suffix, for a and for f. NULL when count is NULL.
inline Rows<ValidationTable> validation_tables() noexcept { return detail::rows<ValidationTable>(smarch_documented_ptxas_validation_tables); }
/// The ten groups of the base table, numbers ascending. NULL when count is NULL.
inline Rows<NameGroup> name_groups() noexcept { return detail::rows<NameGroup>(smarch_documented_ptxas_name_groups); }
/// What no suffix, a and f mean. NULL when count is NULL.
inline Rows<SuffixMeaning> suffix_meanings() noexcept { return detail::rows<SuffixMeaning>(smarch_documented_ptxas_suffix_meanings); }
/// The four compilation rules of the help text. NULL when count is NULL.
inline Rows<CompileRule> compile_rules() noexcept { return detail::rows<CompileRule>(smarch_documented_ptxas_compile_rules); }
/// The seven base targets that have suffixed ones, numbers ascending; sm_101 is now called sm_110. NULL when count is NULL.
inline Rows<Subvariant> subvariants() noexcept { return detail::rows<Subvariant>(smarch_documented_ptxas_subvariants); }
/// The table in which names with this suffix letter ('a', 'f' or 0) are looked up. NULL for another letter.
inline std::optional<ValidationTable> validation_table_of(std::uint32_t suffix) noexcept { return detail::row<ValidationTable>(smarch_documented_ptxas_validation_table_of(suffix)); }
/// The group of a number of the base table: 86 is in that from 80 to 89. NULL outside all groups.
inline std::optional<NameGroup> name_group_find(std::uint32_t sm_id) noexcept { return detail::row<NameGroup>(smarch_documented_ptxas_name_group_find(sm_id)); }
/// The entry of an SM number in the validation table for a suffix letter ('a', 'f' or 0), by binary search. NULL
/// when the table lacks the number or there is no such table.
inline std::optional<ValidationEntry> validation_entry_find(std::uint32_t suffix, std::uint32_t sm_id) noexcept { return detail::row<ValidationEntry>(smarch_documented_ptxas_validation_entry_find(suffix, sm_id)); }
/// The validation table that has the SM numbers of these bytes, in their order; PTX versions are not compared. NULL when
/// none has.
inline std::optional<ValidationTable> validation_table_find(Bytes bytes) noexcept { return detail::row<ValidationTable>(smarch_documented_ptxas_validation_table_find(bytes.data(), bytes.size())); }
/// The nine lines of the family assignment, numbers ascending. NULL when count is NULL.
inline Rows<FamilyAssignment> family_assignments() noexcept { return detail::rows<FamilyAssignment>(smarch_documented_ptxas_family_assignments); }
/// The 23 registered profiles, in the order of the targets. NULL when count is NULL.
inline Rows<RegisteredProfile> registered_profiles() noexcept { return detail::rows<RegisteredProfile>(smarch_documented_ptxas_registered_profiles); }
/// The three levels of what ptxas knows of a target, the first first. NULL when count is NULL.
inline Rows<ProfileLayer> profile_layers() noexcept { return detail::rows<ProfileLayer>(smarch_documented_ptxas_profile_layers); }
/// The pages that the documents list. NULL when count is NULL.
inline Rows<DeepDive> deep_dives() noexcept { return detail::rows<DeepDive>(smarch_documented_ptxas_deep_dives); }
/// The profile that ptxas finds under a name. NULL where it registers none: for legacy targets, sm_73, sm_82,
/// sm_101 and invalid names.
inline std::optional<RegisteredProfile> registered_profile_of(smarch_name name) noexcept { return detail::row<RegisteredProfile>(smarch_documented_ptxas_registered_profile_of(name)); }

} // namespace smarch::documented::ptxas

namespace smarch::documented::nvlink {

/// A number that stands for another in finalization.
class Remapping : public Row<smarch_documented_nvlink_remapping> {
  public:
    using Row::Row;
    /// The internal number.
    std::uint32_t from() const noexcept { return c().from; }
    /// What it counts as.
    std::uint32_t to() const noexcept { return c().to; }
    /// The document's reading of it.
    std::string_view interpretation() const noexcept { return c().interpretation; }
};

/// A number as the checks hold it: an ASCII character.
class ArchCharacter : public Row<smarch_documented_nvlink_arch_character> {
  public:
    using Row::Row;
    /// The character in ASCII: 'd'.
    std::uint32_t character() const noexcept { return c().character; }
    /// The number, which is the character's code; 104 is remapped to 120.
    std::uint32_t number() const noexcept { return c().number; }
};

/// An architecture that the check treats on its own.
class SpecialCase : public Row<smarch_documented_nvlink_special_case> {
  public:
    using Row::Row;
    /// The architecture.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// How.
    std::string_view handling() const noexcept { return c().handling; }
};

/// An architecture's bit of the capability mask.
class CapabilityBit : public Row<smarch_documented_nvlink_capability_bit> {
  public:
    using Row::Row;
    /// The architecture.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// Its bit as a mask.
    std::uint32_t mask() const noexcept { return c().mask; }
    /// Whether the document has it. Else it is inferred from the masks that ptxas writes (erratum E34), and finalization does not
    /// require it.
    bool documented() const noexcept { return c().documented; }
};

/// A part of nvlink that all Blackwell architectures share.
class SharedComponent : public Row<smarch_documented_nvlink_shared_component> {
  public:
    using Row::Row;
    /// What it is.
    std::string_view component() const noexcept { return c().component; }
    /// Where it begins.
    std::uint32_t start() const noexcept { return c().start; }
    /// Where its range ends; absent for a function of which only the start is given.
    std::optional<std::uint32_t> end() const noexcept { return detail::given(c().has_end != 0, c().end); }
    /// Its size as printed.
    std::string_view size() const noexcept { return c().size; }
};

/// A function of nvlink's compiler backend, which all Blackwell architectures share.
class BackendFunction : public Row<smarch_documented_nvlink_backend_function> {
  public:
    using Row::Row;
    /// What it is.
    std::string_view function() const noexcept { return c().function; }
    /// Its size as printed.
    std::string_view size() const noexcept { return c().size; }
    /// Where it begins. Where it ends is not given.
    std::uint32_t start() const noexcept { return c().start; }
};

/// A string and its address according to the verification of a claim. Two differ from the table of strings (erratum E34d).
class ClaimedAddress : public Row<smarch_documented_nvlink_claimed_address> {
  public:
    using Row::Row;
    /// The string, or the architecture or macro value whose string it is.
    std::string_view name() const noexcept { return c().name; }
    /// Its address.
    std::uint32_t address() const noexcept { return c().address; }
};

/// A remark of the document about nvlink.
class Observation : public Row<smarch_documented_nvlink_observation> {
  public:
    using Row::Row;
    /// Its number, from 1.
    std::uint32_t number() const noexcept { return c().number; }
    /// Its title.
    std::string_view title() const noexcept { return c().title; }
    /// The remark.
    std::string_view text() const noexcept { return c().text; }
};

/// A Blackwell architecture as nvlink registers it.
class Architecture : public Row<smarch_documented_nvlink_architecture> {
  public:
    using Row::Row;
    /// The base target.
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// The targets: the base, a and f.
    std::optional<Target> targets(std::size_t index) const noexcept { return index < 3 ? Target::or_none(c().targets[index]) : std::nullopt; }
    /// The number by 10: architectures with the same decade count as related.
    std::uint32_t decade() const noexcept { return c().decade; }
    /// The names of its nine profiles: sm_, compute_ and lto_ of the base, of a and of f.
    const auto &profile_names() const noexcept { return c().profile_names; }
    /// The product line.
    std::string_view product_line() const noexcept { return c().product_line; }
    /// The family string, at 0x1D40B6E for all of them.
    std::string_view family() const noexcept { return c().family; }
    /// The class of the ISA: a text that is resolved while the program runs (erratum E13).
    std::string_view isa_class() const noexcept { return c().isa_class; }
    /// Where in sub_484F50 the names are referred to, as printed: "0x485A..".
    std::string_view registered_at() const noexcept { return c().registered_at; }
};

/// A codegen option with what the document states about it.
class CodegenOption : public Row<smarch_documented_nvlink_codegen_option> {
  public:
    using Row::Row;
    /// The option.
    NvlinkOption option() const noexcept { return static_cast<NvlinkOption>(c().option); }
    /// Its name: "lds128convert".
    std::string_view name() const noexcept { return c().name; }
    /// Its values as printed.
    std::string_view values() const noexcept { return c().values; }
    /// What it does, in the document's words.
    std::string_view description() const noexcept { return c().description; }
};

/// A string in nvlink's read-only data.
class RodataString : public Row<smarch_documented_nvlink_rodata_string> {
  public:
    using Row::Row;
    /// The string.
    std::string_view text() const noexcept { return c().text; }
    /// Its address, as the table has it.
    std::uint32_t address() const noexcept { return c().address; }
    /// Where it must begin instead, as the strings of its architecture are packed one after the other; absent where the
    /// address of the table is that.
    std::optional<std::uint32_t> corrected() const noexcept { return detail::given(c().has_corrected != 0, c().corrected); }
};

/// A rule of finalization, and what nvlink shows of it when it is run with objects whose header and .nv.compat were overwritten.
class FinalizeRule : public Row<smarch_documented_nvlink_finalize_rule> {
  public:
    using Row::Row;
    /// The check that it belongs to.
    FinalizeStep step() const noexcept { return static_cast<FinalizeStep>(c().step); }
    /// Whether the runs confirm it: yes, no (they contradict it), or unknown (they cannot tell).
    Answer confirmed() const noexcept { return static_cast<Answer>(c().confirmed); }
    /// The rule, as documented.
    std::string_view rule() const noexcept { return c().rule; }
    /// What the runs show.
    std::string_view runs() const noexcept { return c().runs; }
};

/// A slot of the dispatch table.
class DispatchSlot : public Row<smarch_documented_nvlink_dispatch_slot> {
  public:
    using Row::Row;
    /// Its number, 0 to 6.
    std::uint32_t slot() const noexcept { return c().slot; }
    /// Where nvlink keeps its hash map; absent where no document states it: slots 1 and 2.
    std::optional<std::uint32_t> address() const noexcept { return detail::given(c().has_address != 0, c().address); }
    /// What it is for.
    std::string_view role() const noexcept { return c().role; }
};

/// The encoding table function of a base target; its suffixed ones share it, and all seven slots.
class EncodingFunction : public Row<smarch_documented_nvlink_encoding_function> {
  public:
    using Row::Row;
    /// The base target.
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// The address of the function.
    std::uint32_t function() const noexcept { return c().function; }
};

/// The architectures of a decade.
class DecadeGroup : public Row<smarch_documented_nvlink_decade_group> {
  public:
    using Row::Row;
    /// The number of the architectures by 10.
    std::uint32_t decade() const noexcept { return c().decade; }
    /// The base targets.
    Span<const smarch_target> members() const noexcept { return {c().members, c().members_count}; }
    /// What runs where.
    std::string_view compatibility() const noexcept { return c().compatibility; }
};

/// A claim of the document about nvlink.
class Claim : public Row<smarch_documented_nvlink_claim> {
  public:
    using Row::Row;
    /// What is claimed.
    std::string_view claim() const noexcept { return c().claim; }
    /// How it was verified: functions, lines, strings.
    std::string_view verification() const noexcept { return c().verification; }
    /// The addresses of strings that the verification names; empty for most.
    Rows<ClaimedAddress> addresses() const noexcept { return {c().addresses, c().addresses_count}; }
    /// Whether the document calls its confidence confirmed; else it calls it high.
    bool confirmed() const noexcept { return c().confirmed; }
};

/// The five architectures in the order of their registration: 110 before 103. NULL when count is NULL.
inline Rows<Architecture> architectures() noexcept { return detail::rows<Architecture>(smarch_documented_nvlink_architectures); }
/// The twenty strings, five an architecture. NULL when count is NULL.
inline Rows<RodataString> rodata_strings() noexcept { return detail::rows<RodataString>(smarch_documented_nvlink_rodata_strings); }
/// The seven slots, numbers ascending. NULL when count is NULL.
inline Rows<DispatchSlot> dispatch_slots() noexcept { return detail::rows<DispatchSlot>(smarch_documented_nvlink_dispatch_slots); }
/// The twelve functions, numbers ascending. NULL when count is NULL.
inline Rows<EncodingFunction> encoding_functions() noexcept { return detail::rows<EncodingFunction>(smarch_documented_nvlink_encoding_functions); }
/// The eight components, starts ascending. NULL when count is NULL.
inline Rows<SharedComponent> shared_components() noexcept { return detail::rows<SharedComponent>(smarch_documented_nvlink_shared_components); }
/// The seven functions of the compiler backend, starts ascending. NULL when count is NULL.
inline Rows<BackendFunction> backend_functions() noexcept { return detail::rows<BackendFunction>(smarch_documented_nvlink_backend_functions); }
/// The architecture of a target, whatever its suffix. NULL below sm_100 and for sm_101.
inline std::optional<Architecture> architecture_of(Target target) noexcept { return detail::row<Architecture>(smarch_documented_nvlink_architecture_of(target.id())); }
/// The encoding table function of a target, that of its base. NULL for targets that nvlink does not register.
inline std::optional<EncodingFunction> encoding_function_of(Target target) noexcept { return detail::row<EncodingFunction>(smarch_documented_nvlink_encoding_function_of(target.id())); }
/// The sixteen claims. NULL when count is NULL.
inline Rows<Claim> claims() noexcept { return detail::rows<Claim>(smarch_documented_nvlink_claims); }
/// The six remarks. NULL when count is NULL.
inline Rows<Observation> observations() noexcept { return detail::rows<Observation>(smarch_documented_nvlink_observations); }
/// The three remapped numbers. NULL when count is NULL.
inline Rows<Remapping> remappings() noexcept { return detail::rows<Remapping>(smarch_documented_nvlink_remappings); }
/// The five characters. NULL when count is NULL.
inline Rows<ArchCharacter> arch_characters() noexcept { return detail::rows<ArchCharacter>(smarch_documented_nvlink_arch_characters); }
/// The three special cases. NULL when count is NULL.
inline Rows<SpecialCase> special_cases() noexcept { return detail::rows<SpecialCase>(smarch_documented_nvlink_special_cases); }
/// The five bits, lowest first: four documented, that of sm_120 inferred. NULL when count is NULL.
inline Rows<CapabilityBit> capability_bits() noexcept { return detail::rows<CapabilityBit>(smarch_documented_nvlink_capability_bits); }
/// The three groups, decades ascending. NULL when count is NULL.
inline Rows<DecadeGroup> decade_groups() noexcept { return detail::rows<DecadeGroup>(smarch_documented_nvlink_decade_groups); }
/// The rules of finalization, and what runs of nvlink show of each, in the order of the checks. NULL when count is NULL.
inline Rows<FinalizeRule> finalize_rules() noexcept { return detail::rows<FinalizeRule>(smarch_documented_nvlink_finalize_rules); }
/// The six options. NULL when count is NULL.
inline Rows<CodegenOption> codegen_options() noexcept { return detail::rows<CodegenOption>(smarch_documented_nvlink_codegen_options); }

} // namespace smarch::documented::nvlink

namespace smarch::documented::cicc {

/// An address space. Where the document does not mention it, what it allows is unknown.
class AddressSpace : public Row<smarch_documented_cicc_address_space> {
  public:
    using Row::Row;
    /// Its number.
    std::uint32_t number() const noexcept { return c().number; }
    /// Where loads and stores are allowed; none where the document does not mention the space.
    std::optional<CiccLoadStore> load_store() const noexcept { return detail::given(c().load_store != 0, static_cast<CiccLoadStore>(c().load_store)); }
    /// Whether atomics are allowed.
    Answer atomic() const noexcept { return static_cast<Answer>(c().atomic); }
    /// Whether it may be cast to and from every space (yes), or to and from generic only (no).
    Answer casts_to_all() const noexcept { return static_cast<Answer>(c().casts_to_all); }
    /// Its name: the document's, or LLVM's where the document does not mention it.
    std::string_view name() const noexcept { return c().name; }
};

/// Something in which SM120 differs from SM100 and SM103, as printed.
class Divergence : public Row<smarch_documented_cicc_divergence> {
  public:
    using Row::Row;
    /// What differs.
    std::string_view property() const noexcept { return c().property; }
    /// What SM100 and SM103 have.
    std::string_view sm100() const noexcept { return c().sm100; }
    /// What SM120 has.
    std::string_view sm120() const noexcept { return c().sm120; }
};

/// What the document states about a flag.
class FlagInfo : public Row<smarch_documented_cicc_flag_info> {
  public:
    using Row::Row;
    /// The flag.
    CiccFlag flag() const noexcept { return static_cast<CiccFlag>(c().flag); }
    /// The override byte that guards it; none where it has none.
    std::optional<CiccGuard> guard() const noexcept { return detail::given(c().guard != 0, static_cast<CiccGuard>(c().guard)); }
    /// Its name: "unk_4D047C0".
    std::string_view name() const noexcept { return c().name; }
    /// Who sets it and from which SM on; none where its consumer was not found.
    std::optional<std::string_view> set_at() const noexcept { return detail::text(c().set_at); }
    /// Who reads it, or none.
    std::optional<std::string_view> consumer() const noexcept { return detail::text(c().consumer); }
    /// What it does, or none.
    std::optional<std::string_view> meaning() const noexcept { return detail::text(c().meaning); }
};

/// A rule of a configurator: a flag, when it is stored and what. smarch_documented_cicc_rule_write writes it as text.
class Rule : public Row<smarch_documented_cicc_rule> {
  public:
    using Row::Row;
    /// Where it is stated.
    CiccPart part() const noexcept { return static_cast<CiccPart>(c().part); }
    /// The stage it belongs to; none where the document states none.
    std::optional<CiccStage> stage() const noexcept { return detail::given(c().stage != 0, static_cast<CiccStage>(c().stage)); }
    /// The flag.
    CiccFlag flag() const noexcept { return static_cast<CiccFlag>(c().flag); }
    /// The override byte that keeps it from storing; none where it has none.
    std::optional<CiccGuard> guard() const noexcept { return detail::given(c().guard != 0, static_cast<CiccGuard>(c().guard)); }
    /// When it stores.
    CiccConditionKind condition() const noexcept { return static_cast<CiccConditionKind>(c().condition); }
    /// The bound of the condition; 0 where the condition has no bound.
    std::uint32_t condition_bound() const noexcept { return c().condition_bound; }
    /// What it stores.
    CiccStored stored() const noexcept { return static_cast<CiccStored>(c().stored); }
    /// The bound of what it stores; 0 where that has no bound.
    std::uint32_t stored_bound() const noexcept { return c().stored_bound; }
    /// The open condition that it names; none where it names none.
    std::optional<CiccCondition> open() const noexcept { return detail::given(c().open != 0, static_cast<CiccCondition>(c().open)); }
    /// What decides it: what it stores stays where something of a lower rank stores later (erratum E48g).
    CiccPriority priority() const noexcept { return static_cast<CiccPriority>(c().priority); }
    /// The text of the part.
    std::string_view part_name() const noexcept { return c().part_name; }
    /// What the document states in addition; none where it states nothing.
    std::optional<std::string_view> note() const noexcept { return detail::text(c().note); }
};

/// What the document states about a stage.
class StageInfo : public Row<smarch_documented_cicc_stage_info> {
  public:
    using Row::Row;
    /// The stage.
    CiccStage stage() const noexcept { return static_cast<CiccStage>(c().stage); }
    /// Its name: "sub_60E7C0".
    std::string_view name() const noexcept { return c().name; }
    /// What it does.
    std::string_view purpose() const noexcept { return c().purpose; }
};

/// A line of the summary of the document's evidence.
class EvidenceItem : public Row<smarch_documented_cicc_evidence_item> {
  public:
    using Row::Row;
    /// What it is about.
    std::string_view item() const noexcept { return c().item; }
    /// The statement, as printed.
    std::string_view value() const noexcept { return c().value; }
};

/// A place in cicc that the document relies on.
class Place : public Row<smarch_documented_cicc_place> {
  public:
    using Row::Row;
    /// What is there.
    std::string_view item() const noexcept { return c().item; }
    /// Its address.
    std::uint32_t address() const noexcept { return c().address; }
    /// Its size, as printed; none where the document prints none.
    std::optional<std::string_view> size() const noexcept { return detail::text(c().size); }
};

/// A string of cicc, and where cicc has it.
class StringReference : public Row<smarch_documented_cicc_string_reference> {
  public:
    using Row::Row;
    /// Its address.
    std::uint32_t address() const noexcept { return c().address; }
    /// The string.
    std::string_view text() const noexcept { return c().text; }
};

/// A text that stands in no table of the documents.
class Fact : public Row<smarch_documented_cicc_fact> {
  public:
    using Row::Row;
    /// What it is: "the shapes of HMMA"; the same of several where there are several.
    std::string_view subject() const noexcept { return c().subject; }
    /// The text as printed: "m16n16k16".
    std::string_view text() const noexcept { return c().text; }
};

/// An architecture of the flag table.
class ArchFlag : public Row<smarch_documented_cicc_arch_flag> {
  public:
    using Row::Row;
    /// The base target. -opt-arch takes it and its suffixed ones.
    Target base() const noexcept { return *Target::or_none(c().base); }
    /// The value of __CUDA_ARCH.
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// What the document adds: "Hopper (H100)" (erratum E12).
    std::string_view supported() const noexcept { return c().supported; }
};

/// What the document states about a suffix.
class Variant : public Row<smarch_documented_cicc_variant> {
  public:
    using Row::Row;
    /// The letter of the suffix; 0 for none.
    std::uint32_t suffix() const noexcept { return c().suffix; }
    /// What it means (erratum E05).
    std::string_view meaning() const noexcept { return c().meaning; }
};

/// A stage of the detection of the architecture.
class PipelineStage : public Row<smarch_documented_cicc_pipeline_stage> {
  public:
    using Row::Row;
    /// What is done.
    std::string_view name() const noexcept { return c().name; }
    /// Where: an address, or a description.
    std::string_view place() const noexcept { return c().place; }
};

/// A comparison of unk_4D045E8, the raw SM number, as documented.
class GateLocation : public Row<smarch_documented_cicc_gate_location> {
  public:
    using Row::Row;
    /// The lowest number for which it holds.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    /// The highest.
    std::uint32_t highest() const noexcept { return c().highest; }
    /// The address of the function that compares.
    std::uint32_t function() const noexcept { return c().function; }
    /// The line in its decompilation; none where the document states none.
    std::optional<std::uint32_t> line() const noexcept { return detail::given(c().has_line != 0, c().line); }
    /// What happens.
    CiccEffect effect() const noexcept { return static_cast<CiccEffect>(c().effect); }
    /// The text of the effect.
    std::string_view text() const noexcept { return c().text; }
};

/// A diagnostic that an effect prints.
class GateDiagnostic : public Row<smarch_documented_cicc_gate_diagnostic> {
  public:
    using Row::Row;
    /// The effect.
    CiccEffect effect() const noexcept { return static_cast<CiccEffect>(c().effect); }
    /// The diagnostic.
    CiccDiagnostic diagnostic() const noexcept { return static_cast<CiccDiagnostic>(c().diagnostic); }
    /// 1 where the document states its number, 0 where it was found by running cicc with that raw SM number (errata E45b, E45c).
    std::uint32_t is_stated() const noexcept { return c().is_stated; }
};

/// What the document states about a feature up to sm_89.
class PreHopperFeature : public Row<smarch_documented_cicc_pre_hopper_feature> {
  public:
    using Row::Row;
    /// The addresses of the functions, one or two.
    Span<const std::uint32_t> functions() const noexcept { return {c().functions, c().functions_count}; }
    /// The feature.
    std::string_view feature() const noexcept { return c().feature; }
    /// What happens up to sm_89.
    std::string_view behavior() const noexcept { return c().behavior; }
};

/// A feature of a generation, as the document lists it.
class Feature : public Row<smarch_documented_cicc_feature> {
  public:
    using Row::Row;
    /// The section of the document.
    CiccGeneration generation() const noexcept { return static_cast<CiccGeneration>(c().generation); }
    /// The bound of qword_4F077A8 above which the generation's features are there; none for Turing.
    std::optional<std::uint32_t> threshold() const noexcept { return detail::given(c().has_threshold != 0, c().threshold); }
    /// The feature.
    std::string_view title() const noexcept { return c().title; }
    /// What the document states about it.
    std::string_view text() const noexcept { return c().text; }
    /// The ids of its builtins, as printed; none where the document prints none.
    std::optional<std::string_view> builtins() const noexcept { return detail::text(c().builtins); }
    /// The diagnostic it names, as printed; none where it names none.
    std::optional<std::string_view> diagnostic() const noexcept { return detail::text(c().diagnostic); }
    /// The condition in the text; none where there is none.
    std::optional<std::string_view> condition() const noexcept { return detail::text(c().condition); }
    /// The variables that it names.
    Span<const char *const> variables() const noexcept { return {c().variables, c().variables_count}; }
    /// The functions that it names.
    Span<const char *const> functions() const noexcept { return {c().functions, c().functions_count}; }
};

/// Builtins that are refused before Hopper.
class HopperIntrinsic : public Row<smarch_documented_cicc_hopper_intrinsic> {
  public:
    using Row::Row;
    /// The id, or the first of two.
    std::uint32_t first() const noexcept { return c().first; }
    /// The last id; the first one again where there is one.
    std::uint32_t last() const noexcept { return c().last; }
    /// What it is, as far as that is known.
    std::string_view description() const noexcept { return c().description; }
};

/// A branch on a condition that is the same in all threads.
class Branch : public Row<smarch_documented_cicc_branch> {
  public:
    using Row::Row;
    /// The intrinsic: "llvm.nvvm.branch.if.convergent".
    std::string_view name() const noexcept { return c().name; }
    /// Its two ids: that of the verifier and that of the lowering.
    const auto &builtins() const noexcept { return c().builtins; }
    /// The lowest SM number that has it.
    std::uint32_t lowest() const noexcept { return c().lowest; }
    /// The message below that number.
    std::string_view message() const noexcept { return c().message; }
};

/// A range of SM numbers, and the PTX version that the document gives them.
class PtxRange : public Row<smarch_documented_cicc_ptx_range> {
  public:
    using Row::Row;
    /// The version.
    Version version() const noexcept { return c().version; }
    /// The first SM number.
    std::uint32_t first() const noexcept { return c().first; }
    /// The last one, included.
    std::uint32_t last() const noexcept { return c().last; }
};

/// What the document states about a bit of feature_flags.
class SmFeatureBit : public Row<smarch_documented_cicc_sm_feature_bit> {
  public:
    using Row::Row;
    /// The bit as a mask.
    std::uint64_t mask() const noexcept { return c().mask; }
    /// The bit, by its index.
    SmFeature feature() const noexcept { return static_cast<SmFeature>(c().feature); }
    /// The lowest SM number that has it.
    std::uint32_t from() const noexcept { return c().from; }
    /// Its position in the pseudo-code, from 1 on; none where the pseudo-code does not set it (erratum E46c).
    std::optional<std::uint32_t> position() const noexcept { return detail::given(c().has_position != 0, c().position); }
    /// Its name without has_: "tensor_cores".
    std::string_view name() const noexcept { return c().name; }
};

/// A row of a feature matrix.
class SmMatrixRow : public Row<smarch_documented_cicc_sm_matrix_row> {
  public:
    using Row::Row;
    /// Which matrix.
    SmMatrix matrix() const noexcept { return static_cast<SmMatrix>(c().matrix); }
    /// The lowest SM number that has the feature.
    std::uint32_t from() const noexcept { return c().from; }
    /// Its bit of feature_flags; none for tensor memory, which has no bit.
    std::optional<SmFeature> bit() const noexcept { return detail::given(c().bit != 0, static_cast<SmFeature>(c().bit)); }
    /// 1 when later SMs lack it again (tensor memory, which SM120 refuses), else 0.
    std::uint32_t on_some_only() const noexcept { return c().on_some_only; }
    /// The feature, as printed.
    std::string_view feature() const noexcept { return c().feature; }
    /// The erratum where it is measured otherwise: "E46d"; none where there is none.
    std::optional<std::string_view> erratum() const noexcept { return detail::text(c().erratum); }
};

/// A column of the matrix of tensor cores.
class SmTensorColumn : public Row<smarch_documented_cicc_sm_tensor_column> {
  public:
    using Row::Row;
    /// The SM number.
    std::uint32_t sm() const noexcept { return c().sm; }
    /// How matrices are multiplied (erratum E47b).
    CiccEmitPath kind() const noexcept { return static_cast<CiccEmitPath>(c().kind); }
    /// Cycles of an operation.
    std::uint32_t latency() const noexcept { return c().latency; }
    /// The register file in KiB (erratum E25).
    std::uint32_t register_file_kb() const noexcept { return c().register_file_kb; }
    /// The maximum number of registers of a thread.
    std::uint32_t max_registers() const noexcept { return c().max_registers; }
    /// The limit of physical colors.
    std::uint32_t color_limit() const noexcept { return c().color_limit; }
    /// The kind as printed.
    std::string_view name() const noexcept { return c().name; }
};

/// A pattern of target triples: architecture, any text, system.
class TriplePattern : public Row<smarch_documented_cicc_triple_pattern> {
  public:
    using Row::Row;
    /// The mode that accepts it.
    CiccMode mode() const noexcept { return static_cast<CiccMode>(c().mode); }
    /// The pattern as printed: "nvsass-*-cuda/nvcl/directx/spirv".
    std::string_view text() const noexcept { return c().text; }
    /// What a triple begins with.
    std::string_view architecture() const noexcept { return c().architecture; }
    /// What it may end with.
    Span<const char *const> systems() const noexcept { return {c().systems, c().systems_count}; }
};

/// What the document states about an opcode.
class OpcodeInfo : public Row<smarch_documented_cicc_opcode_info> {
  public:
    using Row::Row;
    /// The opcode.
    CiccOpcode opcode() const noexcept { return static_cast<CiccOpcode>(c().opcode); }
    /// The instruction: "load".
    std::string_view instruction() const noexcept { return c().instruction; }
    /// The function that checks, as printed.
    std::string_view handler() const noexcept { return c().handler; }
    /// What it checks, as printed.
    std::string_view check() const noexcept { return c().check; }
};

/// An instruction that is refused.
class UnsupportedInstruction : public Row<smarch_documented_cicc_unsupported_instruction> {
  public:
    using Row::Row;
    /// The first line of the verifier that refuses it.
    std::uint32_t first_line() const noexcept { return c().first_line; }
    /// The last one.
    std::uint32_t last_line() const noexcept { return c().last_line; }
    /// The instruction.
    std::string_view name() const noexcept { return c().name; }
    /// The message; none where the document has no text.
    std::optional<std::string_view> text() const noexcept { return detail::text(c().text); }
    /// When, as printed.
    std::string_view condition() const noexcept { return c().condition; }
};

/// An architecture between sm_75 and sm_89 as its table lists it.
class Capability : public Row<smarch_documented_cicc_capability> {
  public:
    using Row::Row;
    /// The architecture: compute_75 on the command line, sm_75 inside.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// The value of __CUDA_ARCH__.
    std::uint32_t cuda_arch() const noexcept { return c().cuda_arch; }
    /// The PTX version as the document has it; as run, 9.0 is written for every target (erratum E46).
    std::uint32_t ptx_version() const noexcept { return c().ptx_version; }
    /// The generation as the document has it; sm_88 among them (erratum E12).
    std::string_view generation() const noexcept { return c().generation; }
};

/// A name of the range that is missing somewhere.
class AbsentName : public Row<smarch_documented_cicc_absent_name> {
  public:
    using Row::Row;
    /// The target.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// Whether the command line has no entry for it.
    bool no_cli_entry() const noexcept { return c().no_cli_entry; }
    /// Whether it is documented to be in the table of processors only. Of sm_88 the document's own table and the tool state
    /// otherwise (erratum E12).
    bool internal_only() const noexcept { return c().internal_only; }
};

/// A function that sets the default architecture, compute_75.
class Default : public Row<smarch_documented_cicc_default> {
  public:
    using Row::Row;
    /// The address of the function.
    std::uint32_t function() const noexcept { return c().function; }
    /// The default.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// Whether it is written as an option, -arch=compute_75, and not as a bare name.
    bool as_option() const noexcept { return c().as_option; }
};

/// A variable that holds the architecture.
class Variable : public Row<smarch_documented_cicc_variable> {
  public:
    using Row::Row;
    /// Its name, one of the documented symbols: "qword_4F077A8".
    std::string_view name() const noexcept { return c().name; }
    /// What the document states that it holds. What qword_4F077A8 holds when cicc is run: erratum E40.
    std::string_view encoding() const noexcept { return c().encoding; }
    /// In about how many files of the decompilation it is used.
    std::uint32_t files() const noexcept { return c().files; }
};

/// A bound of qword_4F077A8 that the document names; cicc compares whether the number is above it.
class Threshold : public Row<smarch_documented_cicc_threshold> {
  public:
    using Row::Row;
    /// The highest number that is not above it: XX99.
    std::uint32_t bound() const noexcept { return c().bound; }
    /// What lies above, as the document calls it: "Volta, sm_70".
    std::string_view above() const noexcept { return c().above; }
};

/// The twelve rows of the flag table, numbers ascending. *count becomes how many. NULL when count is NULL.
inline Rows<ArchFlag> arch_flags() noexcept { return detail::rows<ArchFlag>(smarch_documented_cicc_arch_flags); }
/// What the document states about no suffix, a and f. *count becomes how many. NULL when count is NULL.
inline Rows<Variant> variants() noexcept { return detail::rows<Variant>(smarch_documented_cicc_variants); }
/// The ten ranges of SM numbers with their PTX versions, ascending; between some there are gaps. *count becomes how
/// many. NULL when count is NULL.
inline Rows<PtxRange> ptx_ranges() noexcept { return detail::rows<PtxRange>(smarch_documented_cicc_ptx_ranges); }
/// The four stages of the detection of the architecture, in order. *count becomes how many. NULL when count is NULL.
inline Rows<PipelineStage> pipeline_stages() noexcept { return detail::rows<PipelineStage>(smarch_documented_cicc_pipeline_stages); }
/// The five lines of the summary of the document's evidence. *count becomes how many. NULL when count is NULL.
inline Rows<EvidenceItem> evidence_items() noexcept { return detail::rows<EvidenceItem>(smarch_documented_cicc_evidence_items); }
/// The places in cicc that the document relies on. *count becomes how many. NULL when count is NULL.
inline Rows<Place> places() noexcept { return detail::rows<Place>(smarch_documented_cicc_places); }
/// The strings of cicc that the document relies on. *count becomes how many. NULL when count is NULL.
inline Rows<StringReference> string_references() noexcept { return detail::rows<StringReference>(smarch_documented_cicc_string_references); }
/// What the documents state in passing, those of one subject together. *count becomes how many. NULL when count is NULL.
inline Rows<Fact> facts() noexcept { return detail::rows<Fact>(smarch_documented_cicc_facts); }
/// The six differences of SM120 from SM100 and SM103. *count becomes how many. NULL when count is NULL.
inline Rows<Divergence> divergences() noexcept { return detail::rows<Divergence>(smarch_documented_cicc_divergences); }
/// The 63 flags, codes and addresses ascending. *count becomes how many. NULL when count is NULL.
inline Rows<FlagInfo> flags() noexcept { return detail::rows<FlagInfo>(smarch_documented_cicc_flags); }
/// The 75 rules, in the order of the stages and of the document. *count becomes how many. NULL when count is NULL.
inline Rows<Rule> rules() noexcept { return detail::rows<Rule>(smarch_documented_cicc_rules); }
/// The five stages, in their order. *count becomes how many. NULL when count is NULL.
inline Rows<StageInfo> stages() noexcept { return detail::rows<StageInfo>(smarch_documented_cicc_stages); }
/// The seventeen comparisons of the raw SM number, in the order of the document. *count becomes how many. NULL when
/// count is NULL.
inline Rows<GateLocation> gate_locations() noexcept { return detail::rows<GateLocation>(smarch_documented_cicc_gate_locations); }
/// The diagnostics that effects print. *count becomes how many. NULL when count is NULL.
inline Rows<GateDiagnostic> gate_diagnostics() noexcept { return detail::rows<GateDiagnostic>(smarch_documented_cicc_gate_diagnostics); }
/// What the document states about seven features up to sm_89. *count becomes how many. NULL when count is NULL.
inline Rows<PreHopperFeature> pre_hopper_features() noexcept { return detail::rows<PreHopperFeature>(smarch_documented_cicc_pre_hopper_features); }
/// The builtins that are refused before Hopper. *count becomes how many. NULL when count is NULL.
inline Rows<HopperIntrinsic> hopper_intrinsics() noexcept { return detail::rows<HopperIntrinsic>(smarch_documented_cicc_hopper_intrinsics); }
/// The two convergent branches. *count becomes how many. NULL when count is NULL.
inline Rows<Branch> branches() noexcept { return detail::rows<Branch>(smarch_documented_cicc_branches); }
/// What each generation brings to cicc, in the order of the document. *count becomes how many. NULL when count is
/// NULL.
inline Rows<Feature> features() noexcept { return detail::rows<Feature>(smarch_documented_cicc_features); }
/// The 19 bits of feature_flags, indices ascending. *count becomes how many. NULL when count is NULL.
inline Rows<SmFeatureBit> sm_feature_bits() noexcept { return detail::rows<SmFeatureBit>(smarch_documented_cicc_sm_feature_bits); }
/// The rows of the three matrices of features, matrix by matrix. *count becomes how many. NULL when count is NULL.
inline Rows<SmMatrixRow> sm_matrix_rows() noexcept { return detail::rows<SmMatrixRow>(smarch_documented_cicc_sm_matrix_rows); }
/// The five columns of the matrix of tensor cores: 70, 75, 80, 90, 100. *count becomes how many. NULL when count is
/// NULL.
inline Rows<SmTensorColumn> sm_tensor_columns() noexcept { return detail::rows<SmTensorColumn>(smarch_documented_cicc_sm_tensor_columns); }
/// The four address spaces of the document and the others that LLVM has, numbers ascending. *count becomes how many.
/// NULL when count is NULL.
inline Rows<AddressSpace> address_spaces() noexcept { return detail::rows<AddressSpace>(smarch_documented_cicc_address_spaces); }
/// The four patterns of target triples. *count becomes how many. NULL when count is NULL.
inline Rows<TriplePattern> triple_patterns() noexcept { return detail::rows<TriplePattern>(smarch_documented_cicc_triple_patterns); }
/// The address space with this number. NULL for a number that neither the document nor LLVM has.
inline std::optional<AddressSpace> address_space_of(std::uint32_t number) noexcept { return detail::row<AddressSpace>(smarch_documented_cicc_address_space_of(number)); }
/// The pattern of a mode of the verifier that a target triple matches, as documented; NULL when it matches none, and for
/// an unknown mode: the verifier then prints smarch_documented_cicc_triple_error_message. What libnvvm accepts:
/// smarch_nvvm_accepts_triple.
inline std::optional<TriplePattern> triple_pattern_find(CiccMode mode, std::string_view text) noexcept { return detail::row<TriplePattern>(smarch_documented_cicc_triple_pattern_find(detail::number(mode), text.data(), text.size())); }
/// The four opcodes that have a check, codes ascending. *count becomes how many. NULL when count is NULL.
inline Rows<OpcodeInfo> opcodes() noexcept { return detail::rows<OpcodeInfo>(smarch_documented_cicc_opcodes); }
/// The five instructions that are refused, lines ascending. *count becomes how many. NULL when count is NULL.
inline Rows<UnsupportedInstruction> unsupported_instructions() noexcept { return detail::rows<UnsupportedInstruction>(smarch_documented_cicc_unsupported_instructions); }
/// The opcode of an instruction's type, by its low byte; NULL where the dispatch table has no check.
inline std::optional<OpcodeInfo> opcode_info_of(std::uint32_t instruction_type) noexcept { return detail::row<OpcodeInfo>(smarch_documented_cicc_opcode_info_of(instruction_type)); }
/// The architectures from sm_75 to sm_89 as cicc's document lists them. *count becomes how many. NULL when count is
/// NULL.
inline Rows<Capability> capabilities() noexcept { return detail::rows<Capability>(smarch_documented_cicc_capabilities); }
/// The names of that range that cicc lacks somewhere. *count becomes how many. NULL when count is NULL.
inline Rows<AbsentName> absent_names() noexcept { return detail::rows<AbsentName>(smarch_documented_cicc_absent_names); }
/// The functions that set the default architecture. *count becomes how many. NULL when count is NULL.
inline Rows<Default> defaults() noexcept { return detail::rows<Default>(smarch_documented_cicc_defaults); }
/// The two variables that hold the architecture. *count becomes how many. NULL when count is NULL.
inline Rows<Variable> variables() noexcept { return detail::rows<Variable>(smarch_documented_cicc_variables); }
/// The bounds of qword_4F077A8 that have names, ascending. *count becomes how many. NULL when count is NULL.
inline Rows<Threshold> thresholds() noexcept { return detail::rows<Threshold>(smarch_documented_cicc_thresholds); }

} // namespace smarch::documented::cicc

namespace smarch::documented::tileiras {

/// A row of the CPU table, which is sorted by name.
class Cpu : public Row<smarch_documented_tileiras_cpu> {
  public:
    using Row::Row;
    /// The target whose sm_ name is the row's key.
    Target target() const noexcept { return *Target::or_none(c().target); }
    /// The feature bit of this CPU.
    TileirasFeature feature() const noexcept { return static_cast<TileirasFeature>(c().feature); }
    /// The byte by which the cubin reader knows it, and 0x800 beside it for sm_90a; absent where the reader has a gap.
    /// What cubins carry differs (erratum E53).
    std::optional<std::uint32_t> elf_byte() const noexcept { return detail::given(c().has_elf_byte != 0, c().elf_byte); }
    /// The bits that the row implies, bit i in word i / 64: its own, and that of tensor memory where has_tmem is set.
    const auto &implies() const noexcept { return c().implies; }
    /// The key: "sm_90a".
    std::string_view name() const noexcept { return c().name; }
    /// Generation and part, as printed.
    std::string_view family() const noexcept { return c().family; }
    /// Whether the row implies tensor memory (erratum E54).
    bool has_tmem() const noexcept { return c().has_tmem; }
    /// Whether code for the CPU reaches tensor memory, and whether its silicon has any.
    TileirasTensorMemory tensor_memory() const noexcept { return static_cast<TileirasTensorMemory>(c().tensor_memory); }
    /// How matrix instructions of Blackwell are selected for it (erratum E54b).
    TileirasTensorPath tensor_path() const noexcept { return static_cast<TileirasTensorPath>(c().tensor_path); }
};

/// A query of the subtarget that the document writes out.
class Probe : public Row<smarch_documented_tileiras_probe> {
  public:
    using Row::Row;
    /// Its name: "HasSM90".
    std::string_view name() const noexcept { return c().name; }
    /// The feature it asks for.
    TileirasFeature feature() const noexcept { return static_cast<TileirasFeature>(c().feature); }
    /// The word of the six that has the bit.
    std::uint32_t word() const noexcept { return c().word; }
    /// Where in the word the bit is.
    std::uint32_t shift() const noexcept { return c().shift; }
};

/// A field of a structure that the document prints. Offsets are not documented.
class StructField : public Row<smarch_documented_tileiras_struct_field> {
  public:
    using Row::Row;
    /// Which structure: "NvptxFeatureState".
    std::string_view structure() const noexcept { return c().structure; }
    /// The field's type, as printed.
    std::string_view kind() const noexcept { return c().kind; }
    /// Its name.
    std::string_view name() const noexcept { return c().name; }
    /// How many elements it has: 6 for an array of six, 1 for a field that is no array.
    std::uint32_t count() const noexcept { return c().count; }
};

/// A row of the feature table.
class Feature : public Row<smarch_documented_tileiras_feature> {
  public:
    using Row::Row;
    /// The feature: the index of its bit, which is the row's position in the list of all rows.
    TileirasFeature index() const noexcept { return static_cast<TileirasFeature>(c().index); }
    /// Its position in the table that is searched, which is sorted by key (erratum E50).
    std::uint32_t position() const noexcept { return c().position; }
    /// What it is about.
    TileirasFeatureGroup group() const noexcept { return static_cast<TileirasFeatureGroup>(c().group); }
    /// The level of an option, 2 for fma-level=2; the PTX version times ten, 88 for ptx88; absent for hardware.
    std::optional<std::uint32_t> level() const noexcept { return detail::given(c().has_level != 0, c().level); }
    /// The CPU whose own bit it is; none for the others.
    std::optional<Target> cpu() const noexcept { return Target::or_none(c().cpu); }
    /// The key: "ptx88".
    std::string_view key() const noexcept { return c().key; }
    /// The description, as printed.
    std::string_view description() const noexcept { return c().description; }
};

/// The 40 CPU rows, by name: sm_100 before sm_20. NULL when count is NULL.
inline Rows<Cpu> cpus() noexcept { return detail::rows<Cpu>(smarch_documented_tileiras_cpus); }
/// The 81 features, by bit. NULL when count is NULL.
inline Rows<Feature> features() noexcept { return detail::rows<Feature>(smarch_documented_tileiras_features); }
/// The queries of the subtarget that the document writes out. NULL when count is NULL.
inline Rows<Probe> probes() noexcept { return detail::rows<Probe>(smarch_documented_tileiras_probes); }
/// The fields of a CPU row, a feature row and the subtarget's state, in order. NULL when count is NULL.
inline Rows<StructField> struct_fields() noexcept { return detail::rows<StructField>(smarch_documented_tileiras_struct_fields); }
/// The row of a target; NULL for those that the table lacks, and for invalid numbers.
inline std::optional<Cpu> cpu_of(Target target) noexcept { return detail::row<Cpu>(smarch_documented_tileiras_cpu_of(target.id())); }
/// The row that the cubin reader knows by this byte, 0x800 included; NULL in its gaps. What cubins carry is another
/// matter (erratum E53): smarch_cubin_identify.
inline std::optional<Cpu> cpu_find(std::uint32_t elf_byte) noexcept { return detail::row<Cpu>(smarch_documented_tileiras_cpu_find(elf_byte)); }

} // namespace smarch::documented::tileiras

namespace smarch::documented {

/// A document about one of the binaries. In the rows of the library and in the errata it is "seed 000", by its number.
class Document : public Row<smarch_documented_document> {
  public:
    using Row::Row;
    /// The program that it describes.
    Binary binary() const noexcept { return static_cast<Binary>(c().binary); }
    /// Its number: 0 for seed 000.
    std::uint32_t number() const noexcept { return c().number; }
    /// Its heading.
    std::string_view title() const noexcept { return c().title; }
    /// The program and its version, in the document's words: "ptxas v13.0.88"; none where it states no version.
    std::optional<std::string_view> describes() const noexcept { return detail::text(c().describes); }
    /// The release of the CUDA toolkit that it names as the program's: "13.0"; none where it names none.
    std::optional<std::string_view> cuda() const noexcept { return detail::text(c().cuda); }
    /// The date that it states; none where it states none. None of them does.
    std::optional<std::string_view> date() const noexcept { return detail::text(c().date); }
};

/// Something that a document names in a binary.
class Symbol : public Row<smarch_documented_symbol> {
  public:
    using Row::Row;
    /// The program.
    Binary binary() const noexcept { return static_cast<Binary>(c().binary); }
    /// What the symbol is, by its name.
    SymbolKind kind() const noexcept { return static_cast<SymbolKind>(c().kind); }
    /// Where it begins; none where the name holds no whole address: nullsub_856, sub_609XXX, 0x485A.., sub_A02 (erratum E49b).
    std::optional<std::uint32_t> address() const noexcept { return detail::given(c().has_address != 0, c().address); }
    /// The document's confidence in percent, of a function in a range of like ones the range's; none where it states none.
    std::optional<std::uint32_t> confidence() const noexcept { return detail::given(c().has_confidence != 0, c().confidence); }
    /// How many bytes, from the start, count as the symbol's own: an address farther on belongs to something that no
    /// document names. What the size says, rounded up and twice where it is printed as "about"; where no size is stated
    /// in bytes, the largest one that the documents state for a function of the binary, or for a table of data. 0
    /// without an address.
    std::uint32_t reach() const noexcept { return c().reach; }
    /// The name as printed: sub_6765E0; of an address alone 0x620000.
    std::string_view name() const noexcept { return c().name; }
    /// What the document calls it, or the text of a string; none where it has no name besides.
    std::optional<std::string_view> label() const noexcept { return detail::text(c().label); }
    /// Another name that the document calls it; none where it has only one.
    std::optional<std::string_view> alias() const noexcept { return detail::text(c().alias); }
    /// Its size as printed, several where several are printed, of a function in a range of like ones the range's
    /// ("~1KB each"); none where none is. Sizes overlap the functions that follow (erratum E34e).
    std::optional<std::string_view> size() const noexcept { return detail::text(c().size); }
    /// Where it is named: seed 000, Function Map.
    std::string_view place() const noexcept { return c().place; }
    /// What it does or holds.
    std::string_view role() const noexcept { return c().role; }
};

/// A range of addresses that a document states.
class SymbolRange : public Row<smarch_documented_symbol_range> {
  public:
    using Row::Row;
    /// The program.
    Binary binary() const noexcept { return static_cast<Binary>(c().binary); }
    /// Where it begins.
    std::uint32_t start() const noexcept { return c().start; }
    /// Its end as printed: the first address behind it, or the start of its last function.
    std::uint32_t end() const noexcept { return c().end; }
    /// How many functions it holds; none where no number is stated.
    std::optional<std::uint32_t> functions() const noexcept { return detail::given(c().has_functions != 0, c().functions); }
    /// The document's confidence in percent; none where it states none.
    std::optional<std::uint32_t> confidence() const noexcept { return detail::given(c().has_confidence != 0, c().confidence); }
    /// Its size as printed, or that of each function in it: "1.7 MB", "~1KB each"; none where none is stated.
    std::optional<std::string_view> size() const noexcept { return detail::text(c().size); }
    /// Where it is stated: seed 000, Function Map.
    std::string_view place() const noexcept { return c().place; }
    /// What it holds.
    std::string_view role() const noexcept { return c().role; }
    /// Whether the end is the start of its last function, and so in the range.
    bool is_end_inside() const noexcept { return c().is_end_inside; }
    /// Whether it is made of like functions, whose size and confidence are the range's.
    bool is_of_like_functions() const noexcept { return c().is_of_like_functions; }
};

/// The five documents that the library's documented facts come from, by number. NULL when count is NULL.
inline Rows<Document> documents() noexcept { return detail::rows<Document>(smarch_documented_documents); }
/// All symbols of a binary: those with an address, ascending, then the others; *count becomes how many, 0 for an
/// unknown binary. NULL when count is NULL or the binary unknown.
inline Rows<Symbol> symbols(Binary binary) noexcept {
    std::size_t count = 0;
    const auto *first = smarch_documented_symbols(detail::number(binary), &count);
    return {first, count};
}
/// The symbol of a binary with this name, label or alias, ASCII case ignored: "sub_6765E0", "arch_string_match".
/// NULL when no document names it.
inline std::optional<Symbol> symbol_find(Binary binary, std::string_view name) noexcept { return detail::row<Symbol>(smarch_documented_symbol_find(detail::number(binary), name.data(), name.size())); }
/// The symbol of a binary that begins at this address. NULL when none does. For an address inside a function:
/// smarch_documented_symbol_of_address.
inline std::optional<Symbol> symbol_of_start(Binary binary, std::uint32_t address) noexcept { return detail::row<Symbol>(smarch_documented_symbol_of_start(detail::number(binary), address)); }
/// The symbol of a binary that an address belongs to: that with the greatest listed start that is not above it, as far
/// as that reaches. NULL where nothing that is documented is near. Not all functions are listed: the address may lie in a
/// later one that no document names.
inline std::optional<Symbol> symbol_of_address(Binary binary, std::uint32_t address) noexcept { return detail::row<Symbol>(smarch_documented_symbol_of_address(detail::number(binary), address)); }
/// The range of a binary that an address lies in, of several the one that begins last. NULL where none does.
inline std::optional<SymbolRange> symbol_range_of_address(Binary binary, std::uint32_t address) noexcept { return detail::row<SymbolRange>(smarch_documented_symbol_range_of_address(detail::number(binary), address)); }
/// The ranges of addresses that documents state, by binary; starts ascending, and of equal ones the wider first. NULL
/// when count is NULL.
inline Rows<SymbolRange> symbol_ranges() noexcept { return detail::rows<SymbolRange>(smarch_documented_symbol_ranges); }

} // namespace smarch::documented

#endif // SMARCH_DOCUMENTED_ROWS_HPP
