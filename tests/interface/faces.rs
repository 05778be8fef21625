//! C and C++ have what Rust has of the documents: every public function, constant, table and type of `src/documented` is used by the C
//! interface, or stands in `RUST_ONLY` with what C has instead, or why it needs nothing. C++ has what C has (`uses`).

use super::{INTERFACE, files, path, rows, text};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// What C has where it has no function of its own.
#[derive(Clone, Copy)]
enum Instead {
    /// A function, a struct, a field of one (`smarch_x.field`) or a constant.
    C(&'static str),
    /// Nothing: why.
    Nothing(&'static str),
}
use Instead::{C, Nothing};

const SET: &str = "a set of Rust; C has its words or bits as numbers";
const PART: &str = "a part of a function that C has";

#[rustfmt::skip]
const RUST_ONLY: &[(&str, Instead)] = &[
    ("cicc::address_space::TYPE_WORD_READER",                       C("smarch_documented_facts")),
    ("cicc::codegen::EMIT_PATHS",                                   C("smarch_documented_cicc_codegen.emit_path")),
    ("cicc::codegen::EmitPath::feature",                            C("smarch_documented_cicc_emit_path_legal")),
    ("cicc::codegen::MAX_OCCUPANCIES",                              C("smarch_documented_cicc_codegen.max_occupancy_percent")),
    ("cicc::codegen::OVERLAPS_TENTHS",                              C("smarch_documented_cicc_codegen.overlap_tenths")),
    ("cicc::codegen::REGISTER_FILES_KB",                            C("smarch_documented_cicc_codegen.register_file_kb")),
    ("cicc::codegen::Rung",                                         Nothing("the steps of smarch_documented_cicc_codegen_compute, which answers for any number")),
    ("cicc::configurator::configuration::Configuration::before",    C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::configuration::Configuration::setting",   C("smarch_documented_cicc_configuration.settings")),
    ("cicc::configurator::configuration::Configuration::value",     C("smarch_documented_cicc_setting.value")),
    ("cicc::configurator::configuration::Origin",                   C("SMARCH_DOCUMENTED_CICC_ORIGIN_RULE")),
    ("cicc::configurator::configuration::Origin::kind",             C("smarch_documented_cicc_setting.origin")),
    ("cicc::configurator::configuration::Setting",                  C("smarch_documented_cicc_setting")),
    ("cicc::configurator::flags::Flag::is_only_cleared",            C("smarch_documented_cicc_setting.has_value")),
    ("cicc::configurator::identified::Flag::identified",            C("smarch_documented_cicc_flag_info.meaning")),
    ("cicc::configurator::identified::IDENTIFIED",                  C("smarch_documented_cicc_flags")),
    ("cicc::configurator::identified::Identified",                  C("smarch_documented_cicc_flag_info.meaning")),
    ("cicc::configurator::inputs::OpenConditions::UNKNOWN",         Nothing(SET)),
    ("cicc::configurator::inputs::OpenConditions::get",             Nothing(SET)),
    ("cicc::configurator::inputs::OpenConditions::with",            Nothing(SET)),
    ("cicc::configurator::rule::Part::stage",                       C("smarch_documented_cicc_rule.stage")),
    ("cicc::configurator::rule::Rule::what",                        C("smarch_documented_cicc_rule.stored")),
    ("cicc::configurator::rule::Rule::when",                        C("smarch_documented_cicc_rule.condition")),
    ("cicc::configurator::rules::CASCADE_BOUNDS",                   C("smarch_documented_cicc_rule.condition_bound")),
    ("cicc::configurator::rules::RULE_COUNT",                       C("smarch_documented_cicc_rules")),
    ("cicc::configurator::sets::FlagSet::NONE",                     Nothing(SET)),
    ("cicc::configurator::sets::FlagSet::contains",                 Nothing(SET)),
    ("cicc::configurator::sets::FlagSet::iter",                     Nothing(SET)),
    ("cicc::configurator::sets::FlagSet::set",                      Nothing(SET)),
    ("cicc::configurator::sets::FlagSet::words",                    Nothing(SET)),
    ("cicc::configurator::sets::GuardSet::NONE",                    Nothing(SET)),
    ("cicc::configurator::sets::GuardSet::bits",                    Nothing(SET)),
    ("cicc::configurator::sets::GuardSet::contains",                Nothing(SET)),
    ("cicc::configurator::sets::GuardSet::with",                    Nothing(SET)),
    ("cicc::configurator::stage::Stage::purpose",                  C("smarch_documented_cicc_stage_info.purpose")),
    ("cicc::configurator::stages::Stage::run",                      C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::stages::command_line",                    C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::stages::elsewhere",                       C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::stages::master",                          C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::stages::optimization",                    C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::stages::secondary",                       C("smarch_documented_cicc_configure_until")),
    ("cicc::configurator::stages::tertiary",                        C("smarch_documented_cicc_configure_until")),
    ("cicc::evidence::TMEM_FEATURE_ADDRESS",                        C("smarch_documented_cicc_string_reference.address")),
    ("cicc::evidence::TMEM_REFUSAL_ADDRESS",                        C("smarch_documented_cicc_string_reference.address")),
    ("cicc::flags::ArchFlag::targets",                              Nothing("the targets of one number, which smarch_targets has side by side")),
    ("cicc::flags::ComponentFlag",                                  C("smarch_documented_cicc_component_flag")),
    ("cicc::flags::FLAG",                                           C("smarch_documented_facts")),
    ("cicc::flags::Variant::suffix",                                  C("smarch_documented_cicc_variant.suffix")),
    ("cicc::front_end::atomics::AtomicLowering",                    C("smarch_documented_cicc_atomic_lowering")),
    ("cicc::front_end::gates::GateLocation::holds",                 C("smarch_documented_cicc_gate_location.highest")),
    ("cicc::generations::FeatureGeneration::threshold",             C("smarch_documented_cicc_feature.threshold")),
    ("cicc::intrinsics::HMMA_LOWEST",                               C("smarch_documented_cicc_sm_has_builtin")),
    ("cicc::intrinsics::HMMA_SHAPES",                               C("smarch_documented_facts")),
    ("cicc::intrinsics::WMMA_PASS",                                 C("smarch_documented_facts")),
    ("cicc::intrinsics::WMMA_PASS_CONSTRUCTORS",                    C("smarch_documented_facts")),
    ("cicc::sm_features::FEATURE_MASK",                             C("smarch_documented_cicc_sm_feature_bit.mask")),
    ("cicc::sm_features::bits::FeatureBit::instructions",           C("smarch_documented_cicc_sm_feature_legal")),
    ("cicc::sm_features::bits::FeatureBit::mask",                   C("smarch_documented_cicc_sm_feature_bit.mask")),
    ("cicc::sm_features::bits::PSEUDOCODE",                         C("smarch_documented_cicc_sm_feature_bit.position")),
    ("cicc::sm_features::matrices::MATRIX_SMS",                     C("smarch_documented_cicc_sm_tensor_column.sm")),
    ("cicc::sm_features::structure::SmFeatures::bits",              C("smarch_documented_cicc_sm_features.feature_flags")),
    ("cicc::sm_features::structure::SmFeatures::has",               C("smarch_documented_cicc_sm_features.feature_flags")),
    ("cicc::triple::Pattern::matches",                              C("smarch_documented_cicc_triple_pattern_find")),
    ("cicc::triple::TRIPLE_CHECK",                                  C("smarch_documented_facts")),
    ("cicc::verifier::check::Instruction::opcode",                  C("smarch_documented_cicc_opcode_info_of")),
    ("cicc::verifier::check::TMEM_TEXT",                            C("smarch_documented_cicc_fault_message")),
    ("cicc::verifier::opcodes::Opcode::check",                      C("smarch_documented_cicc_opcode_info.check")),
    ("cicc::verifier::opcodes::Opcode::handler",                    C("smarch_documented_cicc_opcode_info.handler")),
    ("cicc::verifier::opcodes::Opcode::number" ,                    C("smarch_documented_cicc_opcode_info.number")),
    ("cicc::verifier::opcodes::Opcode::of_type",                    C("smarch_documented_cicc_opcode_info_of")),
    ("documents::Document::of",                                     C("smarch_documented_document.binary")),
    ("errata::Evidence::NONE",                                      Nothing(SET)),
    ("errata::Evidence::contains",                                  Nothing(SET)),
    ("errata::Evidence::with",                                      Nothing(SET)),
    ("nvlink::compatibility::is_bridged",                           Nothing(PART)),
    ("nvlink::finalize::CLASS_OUTCOMES_AS_RUN",                     C("smarch_documented_nvlink_finalize_request_of_cubin")),
    ("nvlink::finalize::FinalizeCheck",                             C("smarch_documented_nvlink_finalize_step_result")),
    ("nvlink::finalize::FinalizeRequest::class_outcome",            Nothing(PART)),
    ("nvlink::finalize::FinalizeRequest::of_cubin",                 C("smarch_documented_nvlink_finalize_request_of_cubin")),
    ("nvlink::identity::Architecture::profiles",                    C("smarch_documented_nvlink_architecture.profile_names")),
    ("nvlink::options::CodegenOption::description",                 C("smarch_documented_nvlink_codegen_option.description")),
    ("nvlink::options::CodegenOption::values",                      C("smarch_documented_nvlink_codegen_option.values")),
    ("nvlink::options::OptionFault",                                C("smarch_documented_nvlink_codegen_settings_parse")),
    ("nvlink::slots::encoding_function",                            C("smarch_documented_nvlink_encoding_function_of")),
    ("ptxas::dispatch::DispatchMap::address",                       C("smarch_documented_ptxas_dispatch_map.address")),
    ("ptxas::dispatch::DispatchMap::has_values",                    C("smarch_documented_ptxas_dispatch_map.has_values")),
    ("ptxas::dispatch::DispatchMap::value",                         C("smarch_documented_ptxas_handler_set_of")),
    ("ptxas::dispatch::DispatchMap::value_type",                    C("smarch_documented_ptxas_dispatch_map.value_type")),
    ("ptxas::factory::CodegenFactory::encoded",                     C("smarch_documented_ptxas_factory_for_target")),
    ("ptxas::factory::CodegenFactory::fma_combining",               C("smarch_documented_ptxas_factory_has_fma_combining")),
    ("ptxas::factory::CodegenFactory::span",                        C("smarch_documented_ptxas_factory_for_target")),
    ("ptxas::factory::FactoryLabel::of_number",                     C("smarch_documented_ptxas_factory_labels")),
    ("ptxas::factory::targets_of_factory",                           C("smarch_documented_ptxas_factory_for_target")),
    ("ptxas::names::ValidationRecord::SIZE",                        C("smarch_documented_ptxas_validation_record")),
    ("ptxas::names::ValidationTable::suffix",                         C("smarch_documented_ptxas_validation_table.suffix")),
    ("ptxas::names::ValidationTable::targets",                      C("smarch_documented_ptxas_validation_table.entries")),
    ("ptxas::profile::backend::CODEGEN_FACTORY_OFFSET",             C("smarch_documented_ptxas_backend_field.offset")),
    ("ptxas::profile::backend::arch_class",                          C("smarch_documented_ptxas_backend_classes")),
    ("ptxas::profile::build::Store::byte",                          C("smarch_profile_store.bytes")),
    ("ptxas::profile::build::Store::number",                        C("smarch_profile_store.bytes")),
    ("ptxas::profile::code_object::CodeObjectHeader::SIZE",         C("smarch_documented_ptxas_code_object_write")),
    ("ptxas::profile::code_object::code_object_version",             C("smarch_scheduler_for_factory")),
    ("ptxas::profile::compare::Difference::is_either",              Nothing(PART)),
    ("ptxas::profile::compare::Difference::reversed",               Nothing(PART)),
    ("ptxas::profile::compare::contradictions",                      C("smarch_profile_findings")),
    ("ptxas::profile::compare::first_contradiction",                 C("smarch_profile_findings")),
    ("ptxas::profile::construction::Condition::is_set",                    Nothing(PART)),
    ("ptxas::profile::fields::BASELINE",                            C("smarch_profile_fields")),
    ("ptxas::profile::fields::FieldInfo::changed_range",            Nothing(PART)),
    ("ptxas::profile::image::Field",                                C("smarch_profile_get")),
    ("ptxas::profile::image::Field::offset",                        C("smarch_profile_field.offset")),
    ("ptxas::profile::image::Field::width",                         C("smarch_profile_field.width")),
    ("ptxas::profile::image::Profile::set",                         C("smarch_profile_set")),
    ("ptxas::profile::mask::Mask::contains",                        Nothing(SET)),
    ("ptxas::profile::mask::Mask::contains_all",                    Nothing(SET)),
    ("ptxas::profile::mask::Mask::count",                           Nothing(SET)),
    ("ptxas::profile::mask::Mask::has_same_source",                 C("smarch_profile_diff")),
    ("ptxas::profile::mask::Mask::has_source",                      Nothing(SET)),
    ("ptxas::profile::mask::Mask::span",                            Nothing(SET)),
    ("ptxas::profile::mask::Mask::unknown",                         Nothing(SET)),
    ("ptxas::profile::regions::region_at",                           C("smarch_profile_regions")),
    ("ptxas::profile::scheduler::Scheduler::OFFSET",                C("smarch_scheduler_read")),
    ("ptxas::profile::scheduler::Scheduler::new",                   C("smarch_scheduler")),
    ("ptxas::profile::scheduler::scheduler_row",                     C("smarch_scheduler_rows")),
    ("ptxas::profile::scheduling_flags::SchedulingFlags",            C("smarch_documented_ptxas_scheduling_flags")),
    ("ptxas::profile::scheduling_flags::SchedulingFlags::contains", Nothing(SET)),
    ("ptxas::profile::scheduling_flags::SchedulingFlags::reset",     C("smarch_documented_ptxas_scheduling_flag.mask")),
    ("ptxas::profile::scheduling_flags::SchedulingFlags::with",     Nothing(SET)),
    ("ptxas::profile::scheduling_flags::SchedulingFlags::without",  Nothing(SET)),
    ("ptxas::profile::view::Value::known",                       Nothing(PART)),
    ("ptxas::profile::view::View::built",                        Nothing(PART)),
    ("ptxas::profile::view::View::byte",                         Nothing(PART)),
    ("ptxas::profile::view::View::dump",                         Nothing(PART)),
    ("ptxas::profile::view::View::has_same_source",              C("smarch_profile_diff")),
    ("ptxas::registry::Registered::name",                           C("smarch_documented_ptxas_registered_profile.lto_name")),
    ("ptxas::sm_versions::SmVersion::words",                        C("smarch_documented_ptxas_sm_version.dispatch_slots")),
    ("ptxas::suffixes::SuffixMeaning::suffix",                        C("smarch_documented_ptxas_suffix_meaning.suffix")),
    ("symbols::Symbol::at_or_before",                               C("smarch_documented_symbols")),
    ("symbols::ranges::SymbolRange::contains",                      C("smarch_documented_symbol_range_of_address")),
    ("tileiras::bits::FeatureBits",                                 Nothing(SET)),
    ("tileiras::bits::FeatureBits::NONE",                           Nothing(SET)),
    ("tileiras::bits::FeatureBits::contains",                       C("smarch_documented_tileiras_subtarget_has_feature")),
    ("tileiras::bits::FeatureBits::contains_index",                 C("smarch_documented_tileiras_subtarget_has_feature")),
    ("tileiras::bits::FeatureBits::from_words",                     Nothing(SET)),
    ("tileiras::bits::FeatureBits::has_tmem",                       C("smarch_documented_tileiras_subtarget.has_tmem")),
    ("tileiras::bits::FeatureBits::iter",                           Nothing(SET)),
    ("tileiras::bits::FeatureBits::ptx_version",                    C("smarch_documented_tileiras_subtarget.ptx_version")),
    ("tileiras::bits::FeatureBits::set",                            Nothing(SET)),
    ("tileiras::bits::FeatureBits::words",                          C("smarch_documented_tileiras_subtarget.feature_bits")),
    ("tileiras::cpus::Cpu::by_name",                                C("smarch_documented_tileiras_cpu_of")),
    ("tileiras::cpus::Cpu::implied_features",                       C("smarch_documented_tileiras_cpu.implies")),
    ("tileiras::cpus::FALLBACK",                                    C("SMARCH_DOCUMENTED_TILEIRAS_CPU_DEFAULT")),
    ("tileiras::features::BY_KEY",                                  C("smarch_documented_tileiras_feature.position")),
    ("tileiras::features::Feature::by_folded_name",                 C("smarch_documented_tileiras_subtarget_parse_lenient")),
    ("tileiras::features::Feature::cpu",                            C("smarch_documented_tileiras_feature.cpu")),
    ("tileiras::features::Feature::group",                          C("smarch_documented_tileiras_feature.group")),
    ("tileiras::features::Feature::level",                          C("smarch_documented_tileiras_feature.level")),
    ("tileiras::features::FeatureGroup::is_level",                  C("smarch_documented_tileiras_feature.has_level")),
    ("tileiras::features::description",                             C("smarch_documented_tileiras_feature.description")),
    ("tileiras::subtarget::FeatureState",                           C("smarch_documented_tileiras_state")),
    ("tileiras::subtarget::FeatureState::feature_string",           C("smarch_documented_tileiras_state.attrs")),
    ("tileiras::subtarget::FeatureState::new",                      C("smarch_documented_tileiras_state_parse")),
    ("tileiras::subtarget::Parsed::fell_back",                      C("smarch_documented_tileiras_subtarget.selection")),
    ("tileiras::subtarget::Subtarget",                              C("smarch_documented_tileiras_subtarget")),
    ("tileiras::subtarget::Subtarget::div_level",                   C("smarch_documented_tileiras_subtarget.div_level")),
    ("tileiras::subtarget::Subtarget::fma_level",                   C("smarch_documented_tileiras_subtarget.fma_level")),
    ("tileiras::subtarget::Subtarget::has_tmem",                    C("smarch_documented_tileiras_subtarget.has_tmem")),
    ("tileiras::subtarget::Subtarget::ptx_version",                 C("smarch_documented_tileiras_subtarget.ptx_version")),
    ("tileiras::subtarget::Subtarget::sm_minor",                    C("smarch_documented_tileiras_subtarget.sm_minor")),
    ("tileiras::subtarget::Subtarget::sm_version",                  C("smarch_documented_tileiras_subtarget.sm_version")),
    ("tileiras::subtarget::Subtarget::sqrt_level",                  C("smarch_documented_tileiras_subtarget.sqrt_level")),
    ("tileiras::subtarget::Subtarget::tensor_memory",               C("smarch_documented_tileiras_subtarget.tensor_memory")),
    ("tileiras::subtarget::Subtarget::tensor_path",                 C("smarch_documented_tileiras_subtarget.tensor_path")),
    ("tileiras::subtarget::parse_like_tileiras",                    C("smarch_documented_tileiras_subtarget_parse_lenient")),
    ("tileiras::subtarget::parse_symmetric",                        C("smarch_documented_tileiras_subtarget_parse_symmetric")),
];

#[test]
fn rust_has_nothing_that_c_lacks() {
    let boundary = boundary();
    let (mut problems, mut listed) = (Vec::new(), BTreeSet::new());
    for item in items() {
        let row = RUST_ONLY.iter().find(|(name, _)| *name == item.path);
        match (item.is_used(&boundary), row) {
            (true, Some(_)) => problems.push(format!("{} is in C: out of RUST_ONLY with it", item.path)),
            (false, None) => problems.push(format!("{} is not in C, nor in RUST_ONLY", item.path)),
            _ => {}
        }
        listed.insert(item.path);
    }
    if let Some(pair) = RUST_ONLY.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
        problems.push(format!("{} does not ascend, or stands twice", pair[1].0));
    }
    for (name, instead) in RUST_ONLY {
        let is_sound = match instead {
            C(c) => is_in_c(c),
            Nothing(why) => why.len() > 10,
        };
        if !is_sound || !listed.contains(*name) {
            problems.push(format!(
                "{name}: there is no such item, or C has not what stands beside it"
            ));
        }
    }
    assert!(
        problems.is_empty(),
        "tests/interface/faces.rs:\n{}",
        problems.join("\n")
    );
}

/// Whether the interface has a function, a constant, a struct, or a field of one.
fn is_in_c(name: &str) -> bool {
    let has = |name: &str, it| text(it, "name") == name;
    if let Some((row, field)) = name.split_once('.') {
        let row = rows(&INTERFACE, "structs").find(|it| has(row, it));
        return row.is_some_and(|row| rows(row, "fields").any(|it| has(field, it)));
    }
    let of_own = ["functions", "structs", "constants"].map(|list| rows(&INTERFACE, list));
    let members = rows(&INTERFACE, "enumerations").flat_map(|it| rows(it, "members"));
    of_own.into_iter().flatten().chain(members).any(|it| has(name, it))
}

/// A public item: where it is, `nvlink::slots::encoding_function`.
struct Item {
    path: String,
    /// The type whose method it is.
    of: Option<String>,
    name: String,
    kind: String,
    /// It is what C sees under a name of its own.
    has_c_name: bool,
}

impl Item {
    fn is_used(&self, boundary: &[File]) -> bool {
        let called = |file: &File, of: &str| {
            let is_there = file.taken.contains(of) || file.tokens.iter().any(|token| token == of);
            let of_type = file
                .tokens
                .windows(4)
                .any(|it| it[0] == of && it[1] == ":" && it[2] == ":" && it[3] == self.name);
            let method = file
                .tokens
                .windows(3)
                .any(|it| it[0] == "." && it[1] == self.name && it[2] == "(");
            is_there && (of_type || method && self.kind == "fn")
        };
        let named = |file: &File| {
            file.taken.contains(&self.name)
                || file.takes_all && file.tokens.contains(&self.name)
                || file
                    .tokens
                    .windows(4)
                    .any(|it| it[1] == ":" && it[2] == ":" && it[3] == self.name && it[0] != self.name)
        };
        match &self.of {
            _ if self.has_c_name => true,
            Some(of) => boundary.iter().any(|file| called(file, of)),
            None => boundary.iter().any(named),
        }
    }
}

/// The public items of `src/documented`, by file and line.
fn items() -> Vec<Item> {
    let root = path("src/documented");
    let mut items = Vec::new();
    for file in files("src/documented") {
        let module = file
            .strip_prefix(&root)
            .unwrap()
            .to_str()
            .unwrap()
            .trim_end_matches(".rs")
            .replace('/', "::");
        let module = module.trim_end_matches("::mod").trim_end_matches("mod").to_string();
        let (mut of, mut has_c_name) = (None, false);
        for line in std::fs::read_to_string(&file).unwrap().lines() {
            let words = line.trim_start();
            if line.starts_with("impl") {
                of = type_of(line);
            } else if line.starts_with('}') {
                of = None;
            }
            if words.starts_with("#[doc(alias = \"smarch_") || words.starts_with("#[doc(alias = \"SMARCH_") {
                has_c_name = true;
            }
            let words = words.replacen("pub const fn", "pub fn", 1);
            let mut words = words
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .filter(|word| !word.is_empty());
            let (visibility, kind, name) = (words.next(), words.next(), words.next());
            if let (Some("pub"), Some(kind @ ("fn" | "static" | "const" | "struct" | "enum")), Some(name)) =
                (visibility, kind, name)
                && line.trim_start().starts_with("pub ")
            {
                let path = [Some(module.as_str()), of.as_deref(), Some(name)];
                let path: Vec<&str> = path.into_iter().flatten().filter(|part| !part.is_empty()).collect();
                items.push(Item {
                    path: path.join("::"),
                    of: of.clone(),
                    name: name.into(),
                    kind: kind.into(),
                    has_c_name: std::mem::take(&mut has_c_name),
                });
            } else if !line.trim_start().starts_with(['#', '/']) {
                has_c_name = false;
            }
        }
    }
    assert!(items.len() > 300, "{}", items.len());
    items
}

/// `Rule` of `impl Rule {` and of `impl fmt::Display for Rule {`.
fn type_of(line: &str) -> Option<String> {
    let rest = line.trim_start_matches("impl").trim_start();
    let rest = rest
        .strip_prefix('<')
        .and_then(|rest| rest.split_once("> "))
        .map_or(rest, |(_, rest)| rest);
    let rest = rest.split_once(" for ").map_or(rest, |(_, rest)| rest);
    let end = rest
        .find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(rest.len());
    Some(rest[..end].to_string())
}

/// A file of the boundary: what it takes from elsewhere, and its tokens without comments.
struct File {
    /// It takes whole modules: any token may be what it takes.
    takes_all: bool,
    taken: BTreeSet<String>,
    tokens: Vec<String>,
}

/// What makes the C interface of the documents: its functions, the constants of `groups`.
fn boundary() -> Vec<File> {
    let mut paths = files("src/ffi");
    paths.push(path("xtask/src/codegen/groups.rs"));
    let file = |path: PathBuf| {
        let takes_all = path.ends_with("groups.rs");
        let text = std::fs::read_to_string(path).unwrap();
        let code: String = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default().to_string() + "\n")
            .collect();
        let mut tokens: Vec<String> = Vec::new();
        let mut was_word = false;
        for c in code.chars().filter(|c| !c.is_whitespace() || *c == ' ' || *c == '\n') {
            let is_word = c.is_alphanumeric() || c == '_';
            match tokens.last_mut() {
                Some(last) if is_word && was_word => last.push(c),
                _ if !c.is_whitespace() => tokens.push(c.into()),
                _ => {}
            }
            was_word = is_word;
        }
        let mut taken = BTreeSet::new();
        let mut is_use = false;
        for token in &tokens {
            match token.as_str() {
                "use" => is_use = true,
                ";" => is_use = false,
                word if is_use => drop(taken.insert(word.to_string())),
                _ => {}
            }
        }
        File {
            takes_all,
            taken,
            tokens,
        }
    };
    paths.into_iter().map(file).collect()
}
