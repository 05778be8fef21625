//! The constants of the C header in groups, a row each, and the C++ enum of a group: all from the same rows as the
//! library's enums.

use super::root;
use smarch::arch_list::{Operation, Remark, Syntax};
use smarch::cicc::{atomics, constructs};
use smarch::cubin::{
    Attribute, BlockReason, Compression, CubinKind, DebugInfo, DynamicSmem, EntryFlag, EntryKind, FileKind,
    FunctionKind, Layout, Place, TextureMode,
};
use smarch::devices::{DeviceKind, DeviceSource};
use smarch::documented::Evidence;
use smarch::documented::cicc::{self, configurator, front_end, intrinsics};
use smarch::documented::nvlink::{CodegenOption, FinalizeCode, FinalizeOutcome, FinalizeStep, Lds128Convert};
use smarch::documented::ptxas::{DispatchMap, OccupancyFormula, Page};
use smarch::documented::symbols::{Binary, SymbolKind};
use smarch::documented::tileiras::{
    Feature, FeatureGroup, LevelSource, ProblemKind, Selection, TensorMemory, TensorPath,
};
use smarch::drivers::DriverSource;
use smarch::hardware::{Axis, CachePreference, IgnoredBounds, Limiters, SmemSplit, Source};
use smarch::host::{HostCheck, HostCompiler};
use smarch::isa::{IsaFeature, IsaGroup};
use smarch::llvm::{Node, Release};
use smarch::messages::{MessageKind as FoundKind, Template};
use smarch::nvvm;
use smarch::profile::{Agreement, Comparison, Condition, Fill, Moment, Setter, Step, Stored};
use smarch::ptx::text::ItemKind;
use smarch::rules::advice::AdviceKind;
use smarch::rules::changes::ChangeKind;
use smarch::rules::cover::CoverWith;
use smarch::rules::limits::{Effect, RequestKind};
use smarch::rules::link::MessageKind;
use smarch::rules::load::Basis;
use smarch::rules::nvjitlink::JitInput;
use smarch::rules::pick::PickReason;
use smarch::targets::{Family, Standing};
use smarch::{Answer, Error, NameKind, Target, Tool, Toolkit, Verdict};
use std::collections::BTreeMap;

/// A group of constants.
pub struct Group {
    pub title: &'static str,
    /// What the constants' names begin with.
    pub prefix: &'static str,
    /// The enum that they are made of, as a path, or the function that lists them.
    pub rust: &'static str,
    pub rows: Vec<Constant>,
    /// How C writes the values.
    pub number: fn(u32) -> String,
    /// The scoped enum of C++; `None` for targets, which are a class, and for numbers of no common kind.
    pub cpp: Option<Enum>,
}

impl Group {
    /// The title up to the name of the type.
    pub fn heading(&self) -> &'static str {
        self.title
            .split([':', ';'])
            .next()
            .unwrap_or_default()
            .trim_end_matches('.')
    }
}

pub struct Constant {
    pub name: String,
    pub value: u32,
    pub text: String,
}

/// A group as C++ sees it.
pub struct Enum {
    pub name: &'static str,
    /// What the constants' names begin with.
    pub prefix: &'static str,
    /// The C function that puts a value into words, and what it is called in C++.
    pub words: Option<(&'static str, &'static str)>,
}

macro_rules! groups {
    (@rows $prefix:literal {$rows:expr}) => { $rows };
    (@rows $prefix:literal $type:path) => {
        <$type>::ALL
            .iter()
            .map(|value| constant($prefix, value.c_name(), value.code(), value.text()))
            .collect()
    };
    (@rust {$list:ident()}) => { stringify!($list) };
    (@rust $type:path) => { stringify!($type) };
    (@cpp $prefix:literal) => { None };
    (@cpp $prefix:literal $name:literal) => { Some(Enum { name: $name, prefix: $prefix, words: None }) };
    (@cpp $prefix:literal $name:literal $words:literal $called:literal) => {
        Some(Enum { name: $name, prefix: $prefix, words: Some(($words, $called)) })
    };
    ($($number:ident $prefix:literal $rows:tt$(::$more:ident)* $title:literal $($cpp:literal)*;)+) => {
        vec![$(Group {
            title: $title,
            prefix: $prefix,
            rust: groups!(@rust $rows$(::$more)*),
            rows: groups!(@rows $prefix $rows$(::$more)*),
            number: $number,
            cpp: groups!(@cpp $prefix $($cpp)*),
        },)+]
    };
}

#[rustfmt::skip]
fn rows_of_groups() -> Vec<Group> {
    groups! {
    //  number   prefix                    values                         title                                                                         C++ enum            its words in C                 in C++
        hex      "SMARCH_"                 {targets()}                    "Targets: smarch_target.";
        unsigned "SMARCH_KIND_"            NameKind                       "Kinds of names: smarch_kind."                                                "NameKind"          "SMARCH_ENUMERATION_KIND"           "prefix";
        unsigned "SMARCH_TOOLKIT_"         {toolkits()}                   "Releases of the CUDA toolkit: smarch_toolkit."                                "Toolkit"           "smarch_toolkit_name"          "name";
        unsigned "SMARCH_JIT_INPUT_"       JitInput                       "What libnvJitLink is given: smarch_jit_input."                                "JitInput"          "SMARCH_ENUMERATION_JIT_INPUT"        "name";
        unsigned "SMARCH_CHANGE_"          ChangeKind                     "What changed between two releases: smarch_change_kind."                       "ChangeKind"        "SMARCH_ENUMERATION_CHANGE_KIND"      "name";
        unsigned "SMARCH_STANDING_"        Standing                       "Where a target stands."                                                      "Standing"          "SMARCH_ENUMERATION_STANDING"         "name";
        unsigned "SMARCH_DEVICE_KIND_"     DeviceKind                     "For whom a product is made: smarch_device_kind."                             "DeviceKind"        "SMARCH_ENUMERATION_DEVICE_KIND"      "name";
        unsigned "SMARCH_DEVICE_SOURCE_"   DeviceSource                   "Who states the compute capability of a product: smarch_device_source."       "DeviceSource"      "SMARCH_ENUMERATION_DEVICE_SOURCE"    "name";
        unsigned "SMARCH_DRIVER_SOURCE_"   DriverSource                   "Who states which drivers support a compute capability: smarch_driver_source." "DriverSource"     "SMARCH_ENUMERATION_DRIVER_SOURCE"    "name";
        unsigned "SMARCH_FAMILY_"          Family                         "Families."                                                                   "Family"            "SMARCH_ENUMERATION_FAMILY"           "name";
        unsigned "SMARCH_TOOL_"            Tool                           "Tools: smarch_tool."                                                         "Tool"              "SMARCH_ENUMERATION_TOOL"             "name";
        unsigned "SMARCH_ENUMERATION_"     {enumerations()}               "Enumerations whose codes have names: smarch_enumeration.";
        hex      "SMARCH_"                 {verdicts()}                   "Verdicts: smarch_verdict."                                                   "Verdict"           "smarch_verdict_message"       "message";
        unsigned "SMARCH_ANSWER_"          Answer                         "The sides of a verdict."                                                     "Answer";
        unsigned "SMARCH_NVLINK_MESSAGE_"  MessageKind                    "Kinds of messages that nvlink prints about a file."                          "NvlinkMessageKind";
        unsigned "SMARCH_LOAD_BASIS_"      Basis                          "What an answer about loading rests on: smarch_load_basis."                   "LoadBasis"         "SMARCH_ENUMERATION_LOAD_BASIS"       "name";
        unsigned "SMARCH_PICK_"            PickReason                     "Why an image is picked: smarch_pick_reason."                                 "PickReason"        "SMARCH_ENUMERATION_PICK_REASON"      "name";
        unsigned "SMARCH_COVER_"           CoverWith                      "What a cover may be made of."                                                "CoverWith";
        unsigned "SMARCH_ADVICE_"          AdviceKind                     "What is advised about a list: smarch_advice_kind."                           "AdviceKind"        "SMARCH_ENUMERATION_ADVICE_KIND"      "name";
        unsigned "SMARCH_PTX_ITEM_"        ItemKind                       "What an item of PTX text is: smarch_ptx_item_kind."                           "PtxItemKind"       "SMARCH_ENUMERATION_PTX_ITEM_KIND" "name";
        unsigned "SMARCH_LIMIT_"           RequestKind                    "Kinds of requests to ptxas: smarch_limit_kind."                              "LimitKind";
        unsigned "SMARCH_LIMIT_EFFECT_"    Effect                         "What becomes of a request: smarch_limit_effect."                             "LimitEffect"       "SMARCH_ENUMERATION_LIMIT_EFFECT"     "name";
        unsigned "SMARCH_ISA_GROUP_"       IsaGroup                       "Groups of instructions."                                                     "IsaGroup"          "SMARCH_ENUMERATION_ISA_GROUP"        "name";
        unsigned "SMARCH_ISA_"             IsaFeature                     "Instructions: smarch_isa_feature."                                           "IsaFeature";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_" Feature                    "Feature bits of a subtarget: smarch_documented_tileiras_feature_index."       "TileirasFeature";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_PROBLEM_" ProblemKind        "What is wrong with a CPU or an attribute."                                   "TileirasProblem" "smarch_documented_tileiras_problem_message" "message";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_GROUP_" FeatureGroup         "Groups of features: smarch_documented_tileiras_feature_group."               "TileirasFeatureGroup" "smarch_documented_tileiras_feature_group_name" "name";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_TENSOR_MEMORY_" TensorMemory "Whether code for a CPU reaches tensor memory."                               "TileirasTensorMemory" "smarch_documented_tileiras_tensor_memory_name" "name";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_TENSOR_PATH_" TensorPath     "How matrix instructions of Blackwell are selected."                          "TileirasTensorPath" "smarch_documented_tileiras_tensor_path_name" "name";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_LEVEL_" LevelSource          "Where the level of an option comes from."                                    "TileirasLevelSource" "smarch_documented_tileiras_level_source_name" "name";
        unsigned "SMARCH_DOCUMENTED_TILEIRAS_SELECTION_" Selection        "Why a CPU was taken."                                                        "TileirasSelection" "smarch_documented_tileiras_selection_name" "name";
        unsigned "SMARCH_"                 Release                        "Releases of LLVM: smarch_llvm_release."                                      "LlvmRelease";
        unsigned "SMARCH_LLVM_NODE_"        Node                           "Nodes of the lattice of targets of LLVM's trunk."                            "LlvmNode";
        unsigned "SMARCH_ARCH_SYNTAX_"     Syntax                         "Syntaxes of architecture lists: smarch_arch_syntax."                         "ArchSyntax"        "SMARCH_ENUMERATION_ARCH_SYNTAX"      "name";
        unsigned "SMARCH_ARCH_REMARK_"     Remark                         "Remarks on architecture lists; bit 1 << remark stands for each."             "ArchRemark"        "SMARCH_ENUMERATION_ARCH_REMARK"      "name";
        unsigned "SMARCH_ARCH_OPERATION_"  Operation                      "What is made of two architecture lists."                                     "ArchOperation"     "SMARCH_ENUMERATION_ARCH_OPERATION"   "name";
        unsigned "SMARCH_LAYOUT_"          Layout                         "Layouts of a cubin."                                                         "CubinLayout"       "SMARCH_ENUMERATION_CUBIN_LAYOUT"     "name";
        unsigned "SMARCH_CUBIN_"           CubinKind                      "Kinds of cubins."                                                            "CubinKind"         "SMARCH_ENUMERATION_CUBIN_KIND"       "name";
        unsigned "SMARCH_DEBUG_"           DebugInfo                      "Debug information of a cubin."                                               "DebugInfo"         "SMARCH_ENUMERATION_CUBIN_DEBUG_INFO"       "name";
        unsigned "SMARCH_TEXTURES_"        TextureMode                    "Texture modes of a cubin."                                                   "TextureMode"       "SMARCH_ENUMERATION_CUBIN_TEXTURE_MODE"     "name";
        unsigned "SMARCH_FUNCTION_"        FunctionKind                   "Kinds of functions in a cubin."                                              "FunctionKind"      "SMARCH_ENUMERATION_CUBIN_FUNCTION_KIND"    "name";
        unsigned "SMARCH_BLOCK_"           BlockReason                    "Why a block of a kernel has its size: smarch_block_reason."                   "BlockReason";
        unsigned "SMARCH_DYNAMIC_SMEM_"    DynamicSmem                    "Whether a kernel takes dynamic shared memory: smarch_dynamic_smem."           "DynamicSmem";
        hex      "SMARCH_EIATTR_"          Attribute                      "Attributes of .nv.info records."                                             "CubinAttribute"    "SMARCH_ENUMERATION_CUBIN_ATTRIBUTE"  "name";
        unsigned "SMARCH_FILE_"            FileKind                       "What a file is, as its first bytes tell."                                    "FileKind"          "SMARCH_ENUMERATION_FILE_KIND"        "name";
        unsigned "SMARCH_PLACE_"           Place                          "Where in a file a fat binary is."                                            "FatbinPlace"       "SMARCH_ENUMERATION_FATBIN_PLACE"            "name";
        hex      "SMARCH_ENTRY_"           EntryKind                      "What an entry of a fat binary holds."                                        "EntryKind"         "SMARCH_ENUMERATION_FATBIN_ENTRY_KIND"       "name";
        hex      "SMARCH_FATBIN_"          EntryFlag                      "Flags of an entry of a fat binary; bits."                                    "EntryFlag";
        unsigned "SMARCH_COMPRESSION_"     Compression                    "How the payload of an entry is compressed."                                  "Compression"       "SMARCH_ENUMERATION_FATBIN_COMPRESSION"      "name";
        unsigned "SMARCH_STEP_"            Step                           "Steps of a profile's construction: smarch_profile_step."                     "ProfileStep"       "SMARCH_ENUMERATION_PROFILE_STEP"     "name";
        unsigned "SMARCH_SETTER_"          Setter                         "Who stores a field of a profile."                                            "Setter"            "SMARCH_ENUMERATION_PROFILE_SETTER"   "name";
        unsigned "SMARCH_FILL_"            Fill                           "What a setter stores into a field of a profile."                             "ProfileFill"       "SMARCH_ENUMERATION_PROFILE_FILL"     "name";
        unsigned "SMARCH_STORED_"          Stored                         "Where the bytes of a store come from."                                       "Stored"            "SMARCH_ENUMERATION_PROFILE_STORED"   "name";
        unsigned "SMARCH_COMPARISON_"      Comparison                     "How two values compare of which one or both may not be known: smarch_profile_comparison." "ProfileComparison" "SMARCH_ENUMERATION_PROFILE_COMPARISON" "name";
        unsigned "SMARCH_MOMENT_"          Moment                         "When a profile was dumped: smarch_profile_moment."                           "ProfileMoment"     "SMARCH_ENUMERATION_PROFILE_MOMENT"   "name";
        unsigned "SMARCH_AGREEMENT_"       Agreement                      "Whether a profile can be what construction leaves: smarch_profile_agreement." "ProfileAgreement"  "SMARCH_ENUMERATION_PROFILE_AGREEMENT" "name";
        unsigned "SMARCH_CONDITION_"       Condition                      "Which value of a flag a profile fits: smarch_profile_condition."             "ProfileCondition"  "SMARCH_ENUMERATION_PROFILE_CONDITION" "name";
        unsigned "SMARCH_SMEM_SPLIT_"      SmemSplit                      "What decides how much shared memory an SM is given."                         "SmemSplit"         "SMARCH_ENUMERATION_SMEM_SPLIT"       "name";
        unsigned "SMARCH_SOURCE_"          Source                         "Where a geometry comes from."                                                "GeometrySource"    "SMARCH_ENUMERATION_GEOMETRY_SOURCE"  "name";
        unsigned "SMARCH_CACHE_"           CachePreference                "Cache preferences of a kernel."                                              "CachePreference"   "SMARCH_ENUMERATION_CACHE_PREFERENCE" "name";
        unsigned "SMARCH_LIMITER_"         {limiters()}                   "What limits occupancy; bits."                                                "Limiter";
        unsigned "SMARCH_IGNORED_"         IgnoredBounds                  "Launch bounds that do not count."                                            "IgnoredBounds"     "SMARCH_ENUMERATION_IGNORED_BOUNDS"   "name";
        unsigned "SMARCH_AXIS_"            Axis                           "Axes of a curve."                                                            "Axis";
        unsigned "SMARCH_EVIDENCE_"        {evidence()}                   "Kinds of evidence; bits."                                                    "Evidence";
        unsigned "SMARCH_DOCUMENTED_BINARY_"      Binary                  "Programs that the documents describe: smarch_documented_binary."             "Binary"            "smarch_documented_binary_name" "name";
        unsigned "SMARCH_DOCUMENTED_SYMBOL_KIND_" SymbolKind              "Kinds of symbols: smarch_documented_symbol_kind."                            "SymbolKind"        "smarch_documented_symbol_kind_name" "name";
        unsigned "SMARCH_DOCUMENTED_PTXAS_MAP_"   DispatchMap             "Maps of the capability dispatch: smarch_documented_ptxas_map."               "PtxasMap"          "smarch_documented_ptxas_map_name" "name";
        unsigned "SMARCH_DOCUMENTED_PTXAS_OCCUPANCY_FORMULA_" OccupancyFormula "Documented formulas of occupancy: smarch_documented_ptxas_occupancy_formula." "PtxasOccupancyFormula" "smarch_documented_ptxas_occupancy_formula_name" "name";
        unsigned "SMARCH_DOCUMENTED_PTXAS_PAGE_"  Page                    "Pages of the documents that describe targets: smarch_documented_ptxas_page." "PtxasPage"         "smarch_documented_ptxas_page_name" "name";
        unsigned "SMARCH_DOCUMENTED_NVLINK_FINALIZE_" FinalizeCode        "Codes of finalization."                                                      "FinalizeCode"      "smarch_documented_nvlink_finalize_code_name" "name";
        unsigned "SMARCH_DOCUMENTED_NVLINK_FINALIZE_STEP_" FinalizeStep   "Steps of finalization."                                                      "FinalizeStep"      "smarch_documented_nvlink_finalize_step_name" "name";
        unsigned "SMARCH_DOCUMENTED_NVLINK_FINALIZE_OUTCOME_" FinalizeOutcome "Outcomes of a check of finalization."                                       "FinalizeOutcome"   "smarch_documented_nvlink_finalize_outcome_name" "name";
        hex      "SMARCH_"                 {documented()}                 "Addresses and numbers that the documents give.";
        unsigned "SMARCH_DOCUMENTED_NVLINK_OPTION_" CodegenOption         "Codegen options."                                                            "NvlinkOption";
        unsigned "SMARCH_DOCUMENTED_NVLINK_LDS128_" Lds128Convert         "Values of lds128convert."                                                    "Lds128"     "smarch_documented_nvlink_lds128_name" "name";
        unsigned "SMARCH_DOCUMENTED_CICC_FLAG_" configurator::Flag             "Flags of cicc's front end."                                                  "CiccFlag";
        hex      "SMARCH_DOCUMENTED_CICC_GUARD_" configurator::Guard            "Override bytes of cicc; bits."                                               "CiccGuard"         "smarch_documented_cicc_guard_name"       "name";
        unsigned "SMARCH_DOCUMENTED_CICC_STAGE_" configurator::Stage            "Stages of cicc's configuration."                                             "CiccStage";
        unsigned "SMARCH_DOCUMENTED_CICC_PART_" configurator::Part             "Where a rule of cicc's configurators is stated."                             "CiccPart";
        hex      "SMARCH_DOCUMENTED_CICC_OPEN_" configurator::OpenCondition    "Conditions that no document states; bits."                                   "CiccCondition";
        unsigned "SMARCH_DOCUMENTED_CICC_CONDITION_" configurator::ConditionKind    "When a rule of cicc's configurators stores."                                 "CiccConditionKind";
        unsigned "SMARCH_DOCUMENTED_CICC_STORED_" configurator::StoredKind       "What a rule of cicc's configurators stores."                                 "CiccStored";
        unsigned "SMARCH_DOCUMENTED_CICC_ORIGIN_" configurator::OriginKind       "Who stored the value of a flag."                                             "CiccOrigin";
        unsigned "SMARCH_DOCUMENTED_CICC_PRIORITY_" configurator::Priority         "What may decide a flag, by rank."                                            "CiccPriority" "smarch_documented_cicc_priority_name" "name";
        unsigned "SMARCH_DOCUMENTED_CICC_INPUT_" configurator::InputOption      "Options of the configurators' inputs; bits."                                 "CiccInput";
        unsigned "SMARCH_DOCUMENTED_CICC_EFFECT_" front_end::GateEffect          "What cicc's front end does with a raw SM number."                            "CiccEffect";
        unsigned "SMARCH_CICC_DIAGNOSTIC_" constructs::Diagnostic         "Diagnostics of cicc."                                                        "CiccDiagnostic";
        unsigned "SMARCH_CICC_SEVERITY_"    constructs::Severity           "Severities of diagnostics."                                                  "CiccSeverity";
        unsigned "SMARCH_CICC_CONSTRUCT_"  constructs::Construct          "Constructs that cicc was given."                                             "CiccConstruct";
        unsigned "SMARCH_CICC_STANDARD_"   constructs::Standard           "C++ standards that cicc takes."                                              "CiccStandard"      "SMARCH_ENUMERATION_CICC_STANDARD"    "name";
        unsigned "SMARCH_CICC_ATOMIC_"     atomics::Operation             "Atomic operations."                                                          "CiccOperation";
        unsigned "SMARCH_CICC_KIND_"       atomics::ValueKind             "Kinds of atomic objects."                                                    "CiccAtomicKind";
        unsigned "SMARCH_CICC_SCOPE_"      atomics::Scope                 "Thread scopes."                                                              "CiccScope";
        unsigned "SMARCH_CICC_ORDER_"      atomics::Order                 "Memory orders."                                                              "CiccOrder";
        unsigned "SMARCH_DOCUMENTED_CICC_GENERATION_" cicc::FeatureGeneration               "Generations of cicc's features."                                             "CiccGeneration";
        unsigned "SMARCH_DOCUMENTED_CICC_BULK_" intrinsics::BulkCopy           "Texts of bulk copies."                                                       "CiccBulkCopy";
        unsigned "SMARCH_DOCUMENTED_CICC_COMPONENT_" cicc::flags::Component         "Components of cicc that are given a flag."                                   "CiccComponent";
        unsigned "SMARCH_DOCUMENTED_CICC_SM_FEATURE_" cicc::sm_features::FeatureBit  "Bits of feature_flags, by index."                                            "SmFeature";
        unsigned "SMARCH_DOCUMENTED_CICC_SM_MATRIX_" cicc::sm_features::Matrix      "Matrices of features."                                                       "SmMatrix";
        unsigned "SMARCH_DOCUMENTED_CICC_EMIT_" cicc::codegen::EmitPath        "How cicc multiplies matrices."                                               "CiccEmitPath"      "smarch_documented_cicc_emit_path_call"        "call";
        unsigned "SMARCH_DOCUMENTED_CICC_ACCESS_" cicc::address_space::Access    "Documented accesses to an address space."                                    "CiccAccess";
        unsigned "SMARCH_DOCUMENTED_CICC_LOAD_STORE_" cicc::address_space::LoadStore "Where loads and stores are allowed."                                         "CiccLoadStore";
        unsigned "SMARCH_DOCUMENTED_CICC_MODE_" cicc::triple::Mode             "Modes of cicc's verifier."                                                   "CiccMode";
        unsigned "SMARCH_DOCUMENTED_CICC_LAYOUT_" cicc::data_layout::LayoutError "Errors of its data layout check."                                            "CiccLayoutError"   "smarch_documented_cicc_layout_error_message"     "message";
        hex      "SMARCH_DOCUMENTED_CICC_OPCODE_" cicc::verifier::Opcode         "Its opcodes."                                                                "CiccOpcode";
        unsigned "SMARCH_DOCUMENTED_CICC_INSTRUCTION_" cicc::verifier::InstructionKind "Kinds of instructions that the verifier checks."                             "CiccInstructionKind";
        unsigned "SMARCH_DOCUMENTED_CICC_ORDERING_" cicc::verifier::Ordering       "Orderings of a fence."                                                       "CiccFenceOrdering";
        unsigned "SMARCH_DOCUMENTED_CICC_FAULT_" {faults()}                     "Why it refuses an instruction."                                              "CiccFault"         "smarch_documented_cicc_fault_message"       "message";
        unsigned "SMARCH_DOCUMENTED_CICC_VERIFY_" cicc::verifier::VerifyFlag     "Flags of an instruction that is verified; bits."                             "CiccVerifyFlag";
        unsigned "SMARCH_NVVM_PHASE_"       nvvm::Phase                    "Phases of libnvvm."                                                          "NvvmPhase";
        unsigned "SMARCH_NVVM_CONSTRUCT_"  nvvm::Construct                "What was given to libnvvm."                                                  "NvvmConstruct"     "SMARCH_ENUMERATION_NVVM_CONSTRUCT"   "name";
        unsigned "SMARCH_NVVM_ACCESS_"     nvvm::Access                   "Accesses to an address space, as run."                                       "NvvmAccess";
        unsigned "SMARCH_NVVM_MALFORMED_"  nvvm::Malformation             "What can be malformed about a data layout."                                  "NvvmMalformation";
        hex      "SMARCH_NVVM_COMPLAINT_"   nvvm::Complaint                "Complaints of libnvvm about a data layout; bits."                            "NvvmComplaint";
        unsigned "SMARCH_MESSAGE_KIND_"    FoundKind                      "What the code of a message is of: smarch_message_kind."                       "MessageKind"       "SMARCH_ENUMERATION_MESSAGE_KIND"     "name";
        unsigned "SMARCH_HOST_COMPILER_"   HostCompiler                   "Host compilers of nvcc: smarch_host_compiler."                                "HostCompiler"      "SMARCH_ENUMERATION_HOST_COMPILER"    "name";
        unsigned "SMARCH_HOST_CHECK_"      HostCheck                      "What nvcc's headers ask of a host compiler: smarch_host_check."               "HostCheck"         "SMARCH_ENUMERATION_HOST_CHECK"       "name";
        unsigned "SMARCH_MESSAGE_"         Template                       "Lines of tools, their values in braces: smarch_message_template."             "MessageTemplate";
        signed   "SMARCH_ERROR_"           {statuses()}                   "Statuses: smarch_status."                                                    "Status"            "smarch_status_message"        "message";
    }
}

/// All groups, in the order in which a header has them.
pub fn groups() -> Vec<Group> {
    let mut groups = rows_of_groups();
    let titles: BTreeMap<&str, String> = groups
        .iter()
        .filter_map(|group| Some((group.cpp.as_ref()?.words?.0, group.heading().to_lowercase())))
        .collect();
    let named = groups.iter_mut().filter(|group| group.prefix == "SMARCH_ENUMERATION_");
    for row in named.flat_map(|group| &mut group.rows) {
        row.text = titles
            .get(row.name.as_str())
            .unwrap_or_else(|| panic!("no group has names by {}", row.name))
            .clone();
    }
    groups
}

fn hex(value: u32) -> String {
    format!("0x{value:x}u")
}

fn unsigned(value: u32) -> String {
    format!("{value}u")
}

fn signed(value: u32) -> String {
    format!("{value}")
}

fn constant(prefix: &str, name: &str, value: u32, text: impl ToString) -> Constant {
    Constant {
        name: format!("{prefix}{name}"),
        value,
        text: text.to_string(),
    }
}

fn targets() -> Vec<Constant> {
    let row = |target: &Target| {
        let info = target.info();
        let product = info.product.map_or(String::new(), |text| text.to_string());
        constant("SMARCH_", &info.name.to_uppercase(), target.id(), product)
    };
    Target::ALL.iter().map(row).collect()
}

fn verdicts() -> Vec<Constant> {
    let rows = Verdict::ALL
        .iter()
        .map(|it| constant("SMARCH_", it.c_name(), it.code(), it.text()));
    std::iter::once(constant("SMARCH_", "NO_VERDICT", 0, "no answer: bad input"))
        .chain(rows)
        .collect()
}

/// The rows of `enumerations!`; their texts are the titles of the groups.
fn enumerations() -> Vec<Constant> {
    let source = std::fs::read_to_string(root().join("src/ffi/code_name.rs")).unwrap();
    let rows = source
        .lines()
        .skip_while(|line| *line != "enumerations! {")
        .skip(1)
        .take_while(|line| *line != "}");
    rows.map(|row| {
        let mut cells = row.split_whitespace();
        let (code, name) = (cells.next().unwrap().parse().unwrap(), cells.next().unwrap());
        constant("SMARCH_ENUMERATION_", name, code, "")
    })
    .collect()
}

fn statuses() -> Vec<Constant> {
    let rows = Error::ALL
        .iter()
        .map(|it| constant("SMARCH_ERROR_", it.c_name(), it.code(), it.text()));
    std::iter::once(constant("SMARCH_", "OK", 0, "success"))
        .chain(rows)
        .collect()
}

/// The releases, whose names after the prefix are numbers.
fn toolkits() -> Vec<Constant> {
    let row = |toolkit: &Toolkit| constant("SMARCH_", toolkit.c_name(), toolkit.code(), toolkit.text());
    Toolkit::ALL.iter().map(row).collect()
}

fn limiters() -> Vec<Constant> {
    let row = |&(limiter, name, text): &(Limiters, &str, &str)| constant("SMARCH_LIMITER_", name, limiter.bits(), text);
    Limiters::ALL.iter().map(row).collect()
}

fn evidence() -> Vec<Constant> {
    let rows = [
        ("DOCUMENTED", Evidence::DOCUMENTED, "the text of a document"),
        ("MEASURED", Evidence::MEASURED, "a tool that was run"),
        ("PUBLIC", Evidence::PUBLIC, "a public specification"),
    ];
    rows.map(|(name, kind, text)| constant("SMARCH_EVIDENCE_", name, kind.bits(), text))
        .into()
}

/// The texts of cicc's faults, without line ends.
fn faults() -> Vec<Constant> {
    let row = |it: &cicc::verifier::Fault| {
        constant(
            "SMARCH_DOCUMENTED_CICC_FAULT_",
            it.c_name(),
            it.code(),
            it.text().trim_end(),
        )
    };
    cicc::verifier::Fault::ALL.iter().map(row).collect()
}

/// What stands alone among what the documents say is inside ptxas, nvlink, cicc and tileiras.
#[rustfmt::skip]
fn documented() -> Vec<Constant> {
    use smarch::documented::{nvlink::*, ptxas::*, tileiras::*};
    let [vector_0, vector_1, vector_2] = CAPABILITY_VECTOR_OFFSETS;
    let [convergent_verifier, convergent_lowering] = intrinsics::CONVERGENT_CHECKS;
    let [arch_check, mask_check, comparison] = FINALIZE_FUNCTIONS;
    let rows = [
        ("DOCUMENTED_PTXAS_SM82_FIRST",       *SM82_OPCODES.start(),       "the first opcode index of sm_82"),
        ("DOCUMENTED_PTXAS_SM82_LAST",        *SM82_OPCODES.end(),         "the last opcode index of sm_82"),
        ("DOCUMENTED_PTXAS_DISPATCH_GUARD",   DISPATCH_GUARD,              "the byte that lets the dispatch maps be filled once only"),
        ("DOCUMENTED_PTXAS_SHARED_MEMORY_SIZES", SHARED_MEMORY_SIZES,         "the shared memory sizes of sm_75"),
        ("DOCUMENTED_PTXAS_TURING_DATA_CACHE_KIB", TURING_DATA_CACHE_KIB,       "what L1 and shared memory of sm_75 divide, in KiB"),
        ("DOCUMENTED_NVLINK_FAMILY_STRING",              FAMILY_STRING,               "the string Blackwell"),
        ("DOCUMENTED_NVLINK_REGISTERING_FUNCTION",       REGISTERING_FUNCTION,        "the function that registers architectures and strings"),
        ("DOCUMENTED_NVLINK_ENCODING_SLOT",              ENCODING_SLOT,               "the slot of the encoding table functions"),
        ("DOCUMENTED_NVLINK_ENCODER_FIRST",              ENCODER_RANGE.0,             "where encoders, decoders and descriptors begin"),
        ("DOCUMENTED_NVLINK_ENCODER_END",                ENCODER_RANGE.1,             "where they end"),
        ("DOCUMENTED_NVLINK_ENCODER_FUNCTIONS",          ENCODER_FUNCTIONS,           "how many functions lie there"),
        ("DOCUMENTED_NVLINK_BACKEND_FIRST",              BACKEND_RANGE.0,             "where the compiler backend begins"),
        ("DOCUMENTED_NVLINK_BACKEND_END",                BACKEND_RANGE.1,             "where it ends"),
        ("DOCUMENTED_NVLINK_INSTRUCTION_BITS",           INSTRUCTION_BITS,            "bits of a SASS instruction from sm_100 on"),
        ("DOCUMENTED_NVLINK_FINALIZE_CHECKS",            FINALIZE_CHECKS as u32,      "how many checks finalization has"),
        ("DOCUMENTED_NVLINK_VERSION_LIMIT",              VERSION_LIMIT,               "the highest version that finalization does not refuse"),
        ("DOCUMENTED_NVLINK_CLASS_BYTE",                 CLASS_BYTE as u32,           "which byte of the input holds the finalization class type"),
        ("DOCUMENTED_NVLINK_CLASS_TABLE",                CLASS_TABLE,                 "the table that the class type selects from"),
        ("DOCUMENTED_NVLINK_ARCH_CHECK",                 arch_check,                  "the function that checks architectures"),
        ("DOCUMENTED_NVLINK_MASK_CHECK",                 mask_check,                  "the function that checks the capability mask"),
        ("DOCUMENTED_NVLINK_COMPARISON",                 comparison,                  "the comparison with the bridge between 101 and 110"),
        ("DOCUMENTED_NVLINK_CAPABILITY_POINTER_OFFSET",  CAPABILITY_POINTER_OFFSET,   "where the input holds the pointer to its mask"),
        ("DOCUMENTED_NVLINK_CAPABILITY_VECTOR_0_OFFSET", vector_0,                    "where a profile holds its first capability vector"),
        ("DOCUMENTED_NVLINK_CAPABILITY_VECTOR_1_OFFSET", vector_1,                    "its second"),
        ("DOCUMENTED_NVLINK_CAPABILITY_VECTOR_2_OFFSET", vector_2,                    "its third"),
        ("DOCUMENTED_NVLINK_CAPABILITY_VECTOR_FIRST",    CAPABILITY_VECTOR_SOURCES.0, "the first constant that vectors are loaded from"),
        ("DOCUMENTED_NVLINK_CAPABILITY_VECTOR_LAST",     CAPABILITY_VECTOR_SOURCES.1, "the last one"),
        ("DOCUMENTED_NVLINK_ENCODING_BYTES_MIN",         ENCODING_FUNCTION_STRUCTURE_BYTES.0, "how many bytes an encoding table function fills, at least"),
        ("DOCUMENTED_NVLINK_ENCODING_BYTES_MAX",         ENCODING_FUNCTION_STRUCTURE_BYTES.1, "at most; the document could not tell exactly"),
        ("DOCUMENTED_CICC_TMEM_FROM",                 cicc::address_space::TMEM_FROM, "the first SM number with tensor memory"),
        ("DOCUMENTED_CICC_TMEM_SPACE",                cicc::address_space::TMEM, "the address space of tensor memory"),
        ("DOCUMENTED_CICC_LAYOUT_CHECK",              cicc::data_layout::LAYOUT_CHECK, "the function that checks data layouts"),
        ("DOCUMENTED_CICC_CONVERGENT_VERIFIER",       convergent_verifier,         "the function that verifies convergent branches"),
        ("DOCUMENTED_CICC_CONVERGENT_LOWERING",       convergent_lowering,         "the function that lowers them"),
        ("DOCUMENTED_CICC_SM_FIRST",                  cicc::sm_features::SM_RANGE.0, "the first SM number that SMFeatures is documented for"),
        ("DOCUMENTED_CICC_SM_LAST",                   cicc::sm_features::SM_RANGE.1, "the last"),
        ("DOCUMENTED_CICC_MAX_REGISTERS",             cicc::sm_features::MAX_REGISTERS, "the maximum number of registers of a thread, on every SM"),
        ("DOCUMENTED_CICC_PHYSICAL_COLOR_LIMIT",      cicc::sm_features::PHYSICAL_COLOR_LIMIT, "the limit of physical colors, on every SM"),
        ("DOCUMENTED_CICC_ADA_FIRST",                 cicc::ADA_NUMBERS.0,         "the first raw number of Ada and the later Amperes, which no path tells apart"),
        ("DOCUMENTED_CICC_ADA_LAST",                  cicc::ADA_NUMBERS.1,         "the last"),
        ("DOCUMENTED_CICC_ADA_DOCUMENTED_FIRST",      cicc::ADA_DOCUMENTED_RANGE.0, "the lowest value that qword_4F077A8 is documented to hold for them (erratum E41)"),
        ("DOCUMENTED_CICC_ADA_DOCUMENTED_LAST",       cicc::ADA_DOCUMENTED_RANGE.1, "the highest"),
        ("DOCUMENTED_TILEIRAS_BLOCK_SCALE_DENSE",  BLOCK_SCALE_DENSE,        "the opcode of the dense block-scaled mma of 12.0 and 12.1"),
        ("DOCUMENTED_TILEIRAS_BLOCK_SCALE_SPARSE", BLOCK_SCALE_SPARSE,       "the opcode of the sparse one"),
        ("DOCUMENTED_TILEIRAS_CPU_DEFAULT",        DEFAULT_CPU.id(),         "the CPU that an unknown name becomes, sm_52: smarch_documented_tileiras_cpu_of gives its row"),
        ("DOCUMENTED_TILEIRAS_READ_WITHOUT_ROW",   READ_WITHOUT_ROW.id(),    "the target that the cubin reader recognizes and no CPU row has, sm_87"),
        ("DOCUMENTED_TILEIRAS_FMA_LEVEL_DEFAULT",  FMA_LEVEL_DEFAULT.code(), "the feature of the fused-multiply-add level that cicc switches on by itself"),
    ];
    rows.map(|(name, value, text)| constant("SMARCH_", name, value, text)).into()
}
