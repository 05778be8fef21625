//! `include/smarch/enums.hpp`: for every group of constants in the C header a scoped enum whose values are those
//! constants, so that C++ cannot have others.

use super::{constants, is_current};
use std::fmt::Write;

/// A group of constants as C++ sees it.
struct Enum {
    /// How the group's title begins.
    title: &'static str,
    /// What the constants' names begin with.
    prefix: &'static str,
    name: &'static str,
    /// The C function that puts a value into words, and what it is called here; empty where there is none.
    words: &'static str,
    called: &'static str,
}

macro_rules! enums {
    ($($title:literal $prefix:literal $name:literal $($words:literal $called:literal)?;)+) => {
        &[$(Enum { title: $title, prefix: $prefix, name: $name, words: concat!($($words)?), called: concat!($($called)?) },)+]
    };
}

#[rustfmt::skip]
const ENUMS: &[Enum] = enums! {
//  title of the group              prefix of its constants   enum               words
    "Kinds of names"                "SMARCH_KIND_"            "NameKind"         "smarch_kind_prefix"             "prefix";
    "Where a target stands"         "SMARCH_STANDING_"        "Standing"         "smarch_standing_name"           "name";
    "Families"                      "SMARCH_FAMILY_"          "Family"           "smarch_family_name"             "name";
    "Tools"                         "SMARCH_TOOL_"            "Tool"             "smarch_tool_name"               "name";
    "Verdicts"                      "SMARCH_"                 "Verdict"          "smarch_verdict_message"         "message";
    "The sides of a verdict"        "SMARCH_ANSWER_"          "Answer";
    "What nvlink prints"            "SMARCH_NVLINK_"          "NvlinkWords";
    "What an answer about loading"  "SMARCH_BASIS_"           "Basis"            "smarch_basis_name"              "name";
    "Why an image is picked"        "SMARCH_PICK_"            "PickReason"       "smarch_pick_reason_name"        "name";
    "What a cover may be made of"   "SMARCH_COVER_"           "CoverWith";
    "What becomes of a request"     "SMARCH_EFFECT_"          "Effect"           "smarch_effect_name"             "name";
    "Groups of instructions"        "SMARCH_ISA_GROUP_"       "IsaGroup";
    "Instructions"                  "SMARCH_ISA_"             "IsaFeature";
    "Feature bits of an NVPTX"      "SMARCH_NVPTX_"           "NvptxFeature";
    "What is wrong with an NVPTX"   "SMARCH_NVPTX_PROBLEM_"   "NvptxProblemKind" "smarch_nvptx_problem_name"      "name";
    "Releases of LLVM"              "SMARCH_"                 "LlvmRelease";
    "Syntaxes of architecture"      "SMARCH_ARCH_SYNTAX_"     "ArchSyntax"       "smarch_arch_syntax_name"        "name";
    "Remarks on architecture lists" "SMARCH_ARCH_REMARK_"     "ArchRemark"       "smarch_arch_remark_text"        "name";
    "Layouts of a cubin"            "SMARCH_LAYOUT_"          "CubinLayout"      "smarch_cubin_layout_name"       "name";
    "Kinds of cubins"               "SMARCH_CUBIN_"           "CubinKind"        "smarch_cubin_kind_name"         "name";
    "Debug information of a cubin"  "SMARCH_DEBUG_"           "DebugInfo"        "smarch_debug_info_name"         "name";
    "Texture modes of a cubin"      "SMARCH_TEXTURES_"        "TextureMode"      "smarch_texture_mode_name"       "name";
    "Kinds of functions in a cubin" "SMARCH_FUNCTION_"        "FunctionKind"     "smarch_function_kind_name"      "name";
    "Attributes of .nv.info"        "SMARCH_EIATTR_"          "CubinAttribute"   "smarch_cubin_attribute_name"    "name";
    "Where in a file a fat binary"  "SMARCH_PLACE_"           "FatbinPlace"      "smarch_place_name"              "name";
    "What an entry of a fat binary" "SMARCH_ENTRY_"           "EntryKind"        "smarch_entry_kind_name"         "name";
    "Flags of an entry"             "SMARCH_FATBIN_"          "EntryFlag";
    "How the payload of an entry"   "SMARCH_COMPRESSION_"     "Compression"      "smarch_compression_name"        "name";
    "Steps of a profile's"          "SMARCH_STEP_"            "ProfileStep"      "smarch_step_name"               "name";
    "Who stores a field"            "SMARCH_SETTER_"          "Setter"           "smarch_setter_name"             "name";
    "Where the bytes of a store"    "SMARCH_STORED_"          "Stored"           "smarch_stored_name"             "name";
    "What decides how much shared"  "SMARCH_SMEM_SPLIT_"      "SmemSplit"        "smarch_smem_split_name"         "name";
    "Where a geometry comes from"   "SMARCH_SOURCE_"          "GeometrySource"   "smarch_source_name"             "name";
    "Cache preferences"             "SMARCH_CACHE_"           "CachePreference"  "smarch_cache_preference_name"   "name";
    "What limits occupancy"         "SMARCH_LIMITER_"         "Limiter";
    "Launch bounds that do not"     "SMARCH_IGNORED_"         "IgnoredBounds"    "smarch_ignored_bounds_name"     "name";
    "Axes of a curve"               "SMARCH_AXIS_"            "Axis";
    "Kinds of evidence"             "SMARCH_EVIDENCE_"        "Evidence";
    "Programs that the documents"   "SMARCH_BINARY_"          "Binary"           "smarch_binary_name"             "name";
    "Kinds of symbols"              "SMARCH_SYMBOL_"          "SymbolKind"       "smarch_symbol_kind_name"        "name";
    "Codes of finalization"         "SMARCH_FINALIZE_"        "FinalizeCode"     "smarch_finalize_code_name"      "name";
    "Steps of finalization"         "SMARCH_FINALIZE_STEP_"   "FinalizeStep"     "smarch_finalize_step_name"      "name";
    "Codegen options"               "SMARCH_OPTION_"          "CodegenOption";
    "Values of lds128convert"       "SMARCH_LDS128_"          "Lds128Convert"    "smarch_lds128_name"             "name";
    "Flags of cicc's front end"     "SMARCH_CICC_FLAG_"       "CiccFlag";
    "Override bytes of cicc"        "SMARCH_CICC_GUARD_"      "CiccGuard"        "smarch_cicc_guard_name"         "name";
    "Stages of cicc's"              "SMARCH_CICC_STAGE_"      "CiccStage";
    "Where a rule of cicc's"        "SMARCH_CICC_PART_"       "CiccPart";
    "Conditions that no document"   "SMARCH_CICC_OPEN_"       "CiccCondition";
    "What cicc's front end does"    "SMARCH_CICC_EFFECT_"     "CiccEffect";
    "Diagnostics of cicc"           "SMARCH_CICC_DIAGNOSTIC_" "CiccDiagnostic";
    "How bad a diagnostic is"       "SMARCH_CICC_SEVERITY_"   "CiccSeverity";
    "Constructs that cicc"          "SMARCH_CICC_CONSTRUCT_"  "CiccConstruct";
    "Atomic operations"             "SMARCH_CICC_ATOMIC_"     "CiccOperation";
    "Kinds of atomic objects"       "SMARCH_CICC_KIND_"       "CiccAtomicKind";
    "Thread scopes"                 "SMARCH_CICC_SCOPE_"      "CiccScope";
    "Memory orders"                 "SMARCH_CICC_ORDER_"      "CiccOrder";
    "Generations of cicc's"         "SMARCH_CICC_GENERATION_" "CiccGeneration";
    "Texts of bulk copies"          "SMARCH_CICC_BULK_"       "CiccBulkCopy";
    "Components of cicc"            "SMARCH_CICC_COMPONENT_"  "CiccComponent";
    "Bits of feature_flags"         "SMARCH_SM_FEATURE_"      "SmFeature";
    "Matrices of features"          "SMARCH_SM_MATRIX_"       "SmMatrix";
    "How cicc multiplies"           "SMARCH_CICC_EMIT_"       "CiccEmitPath"     "smarch_cicc_emit_call"          "call";
    "Documented accesses"           "SMARCH_CICC_ACCESS_"     "CiccAccess";
    "Modes of cicc's validator"     "SMARCH_CICC_MODE_"       "CiccMode";
    "Errors of its data layout"     "SMARCH_CICC_LAYOUT_"     "CiccLayoutError"  "smarch_cicc_layout_error"       "message";
    "Its opcodes"                   "SMARCH_CICC_OPCODE_"     "CiccOpcode";
    "Orderings of a fence"          "SMARCH_CICC_ORDERING_"   "CiccFenceOrdering";
    "Why it refuses an instruction" "SMARCH_CICC_FAULT_"      "CiccFault"        "smarch_cicc_fault_text"         "message";
    "What libnvvm is asked for"     "SMARCH_NVVM_"            "NvvmApi";
    "What was given to libnvvm"     "SMARCH_NVVM_CONSTRUCT_"  "NvvmConstruct"    "smarch_nvvm_construct_name"     "name";
    "Accesses to an address space"  "SMARCH_NVVM_ACCESS_"     "NvvmAccess";
    "What can be malformed"         "SMARCH_NVVM_MALFORMED_"  "NvvmMalformation";
    "What libnvvm has against"      "SMARCH_NVVM_COMPLAINT_"  "NvvmComplaint";
    "Statuses"                      "SMARCH_ERROR_"           "Status"           "smarch_status_message"          "message";
};

/// Targets are a class; the documents' numbers are of no common kind and stay constants.
const NO_ENUMS: &[&str] = &[
    "Targets: ",
    "The version of this header",
    "The offset of a fault",
    "Addresses and numbers that the documents give.",
];

/// Words that C++ keeps for itself, or that compilers define as macros, and that a constant may end in one day.
const TAKEN: &str = "and auto bool break case catch char class const continue default delete do double else enum explicit \
    export extern false final float for friend goto if inline int linux long module mutable namespace new not operator or \
    override private protected public register requires return short signed sizeof static struct switch template this \
    throw true try typedef union unix unsigned using virtual void volatile while xor";

#[test]
fn the_committed_enums_are_current() {
    is_current("include/smarch/enums.hpp", &enums());
}

fn enums() -> String {
    let mut out = String::from(HEAD);
    let groups = groups();
    for Enum {
        title,
        prefix,
        name,
        words,
        called,
    } in ENUMS
    {
        let found: Vec<_> = groups.iter().filter(|group| group.title.starts_with(title)).collect();
        let [group] = found[..] else {
            panic!("{title:?} is the beginning of {} groups' titles", found.len())
        };
        let (width, nodiscard) = match *name {
            "Status" => ("std::int32_t", "[[nodiscard]] "),
            _ => ("std::uint32_t", ""),
        };
        let heading = group.title.split([':', ';']).next().unwrap().trim_end_matches('.');
        writeln!(out, "\n/// {heading}.\nenum class {nodiscard}{name} : {width} {{").unwrap();
        let row = |constant: &str| format!("{} = {constant},", enumerator(constant, prefix));
        let widest = group
            .rows
            .iter()
            .map(|(constant, _)| row(constant).len())
            .max()
            .unwrap();
        for (constant, text) in &group.rows {
            let comment = if text.is_empty() {
                String::new()
            } else {
                format!("///< {text}")
            };
            writeln!(out, "    {}", format!("{:widest$} {comment}", row(constant)).trim_end()).unwrap();
        }
        writeln!(out, "}};").unwrap();
        if !words.is_empty() {
            writeln!(
                out,
                "/// In words; a number that is none gives what {words} gives.\n\
                 [[nodiscard]] inline std::string_view {called}({name} value) noexcept {{ return {words}(static_cast<{width}>(value)); }}"
            )
            .unwrap();
        }
    }
    out + "\n} // namespace smarch\n\n#endif // SMARCH_ENUMS_HPP\n"
}

/// `SMARCH_NO_HIGHER` without `SMARCH_`, in small letters.
fn enumerator(constant: &str, prefix: &str) -> String {
    let rest = constant
        .strip_prefix(prefix)
        .or(constant.strip_prefix("SMARCH_"))
        .unwrap()
        .to_lowercase();
    if TAKEN.split_whitespace().any(|taken| taken == rest) {
        rest + "_"
    } else {
        rest
    }
}

/// A block of the header's constants.
struct Group {
    title: String,
    /// Names and comments.
    rows: Vec<(String, String)>,
}

fn groups() -> Vec<Group> {
    let text = constants();
    let blocks = text
        .split("\n\n")
        .filter_map(|block| block.trim_start().trim_start_matches('/').strip_prefix(' '));
    blocks
        .map(|block| {
            let (title, rows) = block.split_once('\n').unwrap();
            let rows = rows.lines().filter_map(|row| row.strip_prefix("#define "));
            let rows = rows.map(|row| {
                let name = row.split_whitespace().next().unwrap();
                let text = row.split_once("///< ").map_or("", |(_, text)| text);
                (name.to_string(), text.to_string())
            });
            Group {
                title: title.to_string(),
                rows: rows.collect(),
            }
        })
        .collect()
}

#[test]
fn every_group_of_constants_has_its_enum() {
    for group in groups() {
        let known = ENUMS.iter().map(|row| row.title).chain(NO_ENUMS.iter().copied());
        assert!(
            known.into_iter().any(|title| group.title.starts_with(title)),
            "{:?} has no row in tests/header/enums.rs",
            group.title
        );
    }
}

const HEAD: &str = "\
/// @file
/// The scoped enums of smarch.hpp: every value is a constant of smarch.h.
///
/// Made from the library's rows; `make header` makes it anew.

#ifndef SMARCH_ENUMS_HPP
#define SMARCH_ENUMS_HPP

#include <smarch.h>

#include <cstdint>
#include <string_view>

namespace smarch {
";
