//! What is made of the library's rows and committed is current: `include/smarch.h` (with cbindgen), the scoped enums of
//! C++, and the data for those who want no Rust in their build. `make header` (SMARCH_UPDATE_HEADER=1) writes them anew.

mod counterparts;
mod data;
mod enums;
mod targets;

use smarch::cubin::{
    Attribute, Compression, CubinKind, DebugInfo, EntryFlag, EntryKind, FunctionKind, Layout, Place, TextureMode,
};
use smarch::documented::Evidence;
use smarch::documented::cicc::{self, atomics, configurator, front_end, intrinsics};
use smarch::documented::nvlink::{CodegenOption, FinalizeCode, FinalizeStep, Lds128Convert};
use smarch::documented::nvptx::{Feature, ProblemKind};
use smarch::documented::symbols::{Binary, SymbolKind};
use smarch::hardware::{Axis, CachePreference, IgnoredBounds, Limiters, SmemSplit, Source};
use smarch::llvm::Release;
use smarch::nvvm;
use smarch::profile::{BASELINE, FIELDS, Setter, Step, Stored};
use smarch::rules::arch_list::{Remark, Syntax};
use smarch::rules::cover::CoverWith;
use smarch::rules::isa::{IsaFeature, IsaGroup};
use smarch::rules::limits::Effect;
use smarch::rules::link::Words;
use smarch::rules::load::Basis;
use smarch::rules::pick::PickReason;
use smarch::target::{Family, Standing};
use smarch::{Answer, Error, NameKind, Target, Tool, Verdict};
use std::fmt::Write;
use std::path::Path;

/// What C sees, in the header's order.
const SOURCES: &[&str] = &[
    "src/version.rs",
    "src/profile/image.rs",
    "src/profile/mask.rs",
    "src/rules/arch_list/image.rs",
    "src/rules/arch_list/list.rs",
    "src/ffi/boundary.rs",
    "src/ffi/status.rs",
    "src/ffi/target.rs",
    "src/ffi/name.rs",
    "src/ffi/macros.rs",
    "src/ffi/tool.rs",
    "src/ffi/rules/verdict.rs",
    "src/ffi/rules/compile.rs",
    "src/ffi/rules/link.rs",
    "src/ffi/rules/load.rs",
    "src/ffi/rules/isa.rs",
    "src/ffi/rules/limits.rs",
    "src/ffi/rules/pick.rs",
    "src/ffi/rules/arch_list.rs",
    "src/ffi/documented/nvptx.rs",
    "src/ffi/llvm.rs",
    "src/ffi/cubin/identify.rs",
    "src/cubin/kernels/scratch.rs",
    "src/ffi/cubin/kernels.rs",
    "src/ffi/cubin/fatbin.rs",
    "src/ffi/cubin/ptx.rs",
    "src/ffi/geometry.rs",
    "src/ffi/occupancy.rs",
    "src/ffi/profile_rows.rs",
    "src/ffi/profile.rs",
    "src/ffi/scheduler.rs",
    "src/ffi/documented/errata.rs",
    "src/documented/ptxas/names.rs",
    "src/documented/ptxas/registers.rs",
    "src/ffi/documented/symbols.rs",
    "src/ffi/documented/names.rs",
    "src/ffi/documented/registry.rs",
    "src/ffi/documented/dispatch.rs",
    "src/ffi/documented/generations.rs",
    "src/ffi/documented/hardware.rs",
    "src/ffi/documented/nvlink.rs",
    "src/ffi/documented/claims.rs",
    "src/ffi/documented/finalize.rs",
    "src/ffi/documented/compatibility.rs",
    "src/ffi/documented/options.rs",
    "src/ffi/documented/cicc/version.rs",
    "src/ffi/documented/cicc/flags.rs",
    "src/ffi/documented/cicc/configurator.rs",
    "src/ffi/documented/cicc/front_end.rs",
    "src/ffi/documented/cicc/atomics.rs",
    "src/ffi/documented/cicc/intrinsics.rs",
    "src/documented/cicc/sm_features/structure.rs",
    "src/ffi/documented/cicc/arch_flags.rs",
    "src/ffi/documented/cicc/sm_features.rs",
    "src/ffi/documented/cicc/spaces.rs",
    "src/ffi/documented/cicc/verifier.rs",
    "src/ffi/documented/cicc/codegen.rs",
    "src/ffi/nvvm.rs",
];

#[test]
fn the_committed_header_is_current() {
    is_current("include/smarch.h", &header());
}

/// Compares a committed file with what is made today, or writes it.
fn is_current(name: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    if std::env::var_os("SMARCH_UPDATE_HEADER").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, made).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = committed.lines().zip(made.lines()).position(|(old, new)| old != new);
    assert!(
        committed == made,
        "{name} is out of date at line {differs:?}: run `make header`"
    );
}

fn header() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    config.after_includes = Some(constants());
    config.trailer = Some(profile_fields());
    let builder = SOURCES.iter().fold(cbindgen::Builder::new(), |builder, source| {
        builder.with_src(root.join(source))
    });
    let mut made = Vec::new();
    builder.with_config(config).generate().unwrap().write(&mut made);
    String::from_utf8(made).unwrap()
}

/// Every constant, from the same rows as the library's enums.
fn constants() -> String {
    macro_rules! coded {
        ($prefix:literal, $type:ty) => {
            <$type>::ALL.iter().map(|value| {
                (
                    format!(concat!($prefix, "{}"), value.c_name()),
                    value.code(),
                    value.text().to_string(),
                )
            })
        };
    }
    let zero = |name: &str, text: &str| std::iter::once((name.to_string(), 0, text.to_string()));
    let targets = Target::ALL.iter().map(|target| {
        let info = target.info();
        (
            format!("SMARCH_{}", info.name.to_uppercase()),
            target.id(),
            info.product.map_or(String::new(), |text| text.to_string()),
        )
    });
    let evidence = [
        (
            "SMARCH_EVIDENCE_DOCUMENTED",
            Evidence::DOCUMENTED,
            "the text of a document",
        ),
        ("SMARCH_EVIDENCE_MEASURED", Evidence::MEASURED, "a tool that was run"),
        ("SMARCH_EVIDENCE_PUBLIC", Evidence::PUBLIC, "a public specification"),
    ];
    let evidence = evidence.map(|(name, bits, text)| (name.to_string(), bits.bits(), text.to_string()));
    let limiters = Limiters::ALL
        .iter()
        .map(|&(limiter, name, text)| (format!("SMARCH_LIMITER_{name}"), limiter.bits(), text.to_string()));

    let hex = |value: u32| format!("0x{value:x}u");
    let unsigned = |value: u32| format!("{value}u");
    let signed = |value: u32| format!("{value}");
    let mut out = String::from(LANGUAGE);
    out += &versions();
    out += "\n/// The offset of a fault where there is none.\n#define SMARCH_NO_FAULT SIZE_MAX\n";
    group(&mut out, "Targets: smarch_target.", hex, targets);
    group(
        &mut out,
        "Kinds of names: smarch_kind.",
        unsigned,
        coded!("SMARCH_KIND_", NameKind),
    );
    group(
        &mut out,
        "Where a target stands.",
        unsigned,
        coded!("SMARCH_STANDING_", Standing),
    );
    group(&mut out, "Families.", unsigned, coded!("SMARCH_FAMILY_", Family));
    group(&mut out, "Tools: smarch_tool.", unsigned, coded!("SMARCH_TOOL_", Tool));
    group(
        &mut out,
        "Verdicts: smarch_verdict.",
        hex,
        zero("SMARCH_NO_VERDICT", "no answer: bad input").chain(coded!("SMARCH_", Verdict)),
    );
    group(
        &mut out,
        "The sides of a verdict.",
        unsigned,
        coded!("SMARCH_ANSWER_", Answer),
    );
    group(
        &mut out,
        "What nvlink prints about a file: smarch_nvlink_words.",
        unsigned,
        coded!("SMARCH_NVLINK_", Words),
    );
    group(
        &mut out,
        "What an answer about loading rests on: smarch_basis.",
        unsigned,
        coded!("SMARCH_BASIS_", Basis),
    );
    group(
        &mut out,
        "Why an image is picked: smarch_pick_reason.",
        unsigned,
        coded!("SMARCH_PICK_", PickReason),
    );
    group(
        &mut out,
        "What a cover may be made of.",
        unsigned,
        coded!("SMARCH_COVER_", CoverWith),
    );
    group(
        &mut out,
        "What becomes of a request: smarch_effect.",
        unsigned,
        coded!("SMARCH_EFFECT_", Effect),
    );
    group(
        &mut out,
        "Groups of instructions.",
        unsigned,
        coded!("SMARCH_ISA_GROUP_", IsaGroup),
    );
    group(
        &mut out,
        "Instructions: smarch_isa_feature.",
        unsigned,
        coded!("SMARCH_ISA_", IsaFeature),
    );
    group(
        &mut out,
        "Feature bits of an NVPTX subtarget.",
        unsigned,
        coded!("SMARCH_NVPTX_", Feature),
    );
    group(
        &mut out,
        "What is wrong with an NVPTX CPU or attribute.",
        unsigned,
        coded!("SMARCH_NVPTX_PROBLEM_", ProblemKind),
    );
    group(
        &mut out,
        "Releases of LLVM: smarch_llvm_release.",
        unsigned,
        coded!("SMARCH_", Release),
    );
    group(
        &mut out,
        "Syntaxes of architecture lists: smarch_arch_syntax.",
        unsigned,
        coded!("SMARCH_ARCH_SYNTAX_", Syntax),
    );
    group(
        &mut out,
        "Remarks on architecture lists; bit 1 << remark stands for each.",
        unsigned,
        coded!("SMARCH_ARCH_REMARK_", Remark),
    );
    group(
        &mut out,
        "Layouts of a cubin.",
        unsigned,
        coded!("SMARCH_LAYOUT_", Layout),
    );
    group(
        &mut out,
        "Kinds of cubins.",
        unsigned,
        coded!("SMARCH_CUBIN_", CubinKind),
    );
    group(
        &mut out,
        "Debug information of a cubin.",
        unsigned,
        coded!("SMARCH_DEBUG_", DebugInfo),
    );
    group(
        &mut out,
        "Texture modes of a cubin.",
        unsigned,
        coded!("SMARCH_TEXTURES_", TextureMode),
    );
    group(
        &mut out,
        "Kinds of functions in a cubin.",
        unsigned,
        coded!("SMARCH_FUNCTION_", FunctionKind),
    );
    group(
        &mut out,
        "Attributes of .nv.info records.",
        hex,
        coded!("SMARCH_EIATTR_", Attribute),
    );
    group(
        &mut out,
        "Where in a file a fat binary is.",
        unsigned,
        coded!("SMARCH_PLACE_", Place),
    );
    group(
        &mut out,
        "What an entry of a fat binary holds.",
        hex,
        coded!("SMARCH_ENTRY_", EntryKind),
    );
    group(
        &mut out,
        "Flags of an entry of a fat binary; bits.",
        hex,
        coded!("SMARCH_FATBIN_", EntryFlag),
    );
    group(
        &mut out,
        "How the payload of an entry is compressed.",
        unsigned,
        coded!("SMARCH_COMPRESSION_", Compression),
    );
    group(
        &mut out,
        "Steps of a profile's construction: smarch_step.",
        unsigned,
        coded!("SMARCH_STEP_", Step),
    );
    group(
        &mut out,
        "Who stores a field of a profile.",
        unsigned,
        coded!("SMARCH_SETTER_", Setter),
    );
    group(
        &mut out,
        "Where the bytes of a store come from.",
        unsigned,
        coded!("SMARCH_STORED_", Stored),
    );
    group(
        &mut out,
        "What decides how much shared memory an SM is given.",
        unsigned,
        coded!("SMARCH_SMEM_SPLIT_", SmemSplit),
    );
    group(
        &mut out,
        "Where a geometry comes from.",
        unsigned,
        coded!("SMARCH_SOURCE_", Source),
    );
    group(
        &mut out,
        "Cache preferences of a kernel.",
        unsigned,
        coded!("SMARCH_CACHE_", CachePreference),
    );
    group(&mut out, "What limits occupancy; bits.", unsigned, limiters);
    group(
        &mut out,
        "Launch bounds that do not count.",
        unsigned,
        coded!("SMARCH_IGNORED_", IgnoredBounds),
    );
    group(&mut out, "Axes of a curve.", unsigned, coded!("SMARCH_AXIS_", Axis));
    group(&mut out, "Kinds of evidence; bits.", unsigned, evidence.into_iter());
    group(
        &mut out,
        "Programs that the documents describe.",
        unsigned,
        coded!("SMARCH_BINARY_", Binary),
    );
    group(
        &mut out,
        "Kinds of symbols.",
        unsigned,
        coded!("SMARCH_SYMBOL_", SymbolKind),
    );
    group(
        &mut out,
        "Codes of finalization.",
        unsigned,
        coded!("SMARCH_FINALIZE_", FinalizeCode),
    );
    group(
        &mut out,
        "Steps of finalization.",
        unsigned,
        coded!("SMARCH_FINALIZE_STEP_", FinalizeStep),
    );
    group(
        &mut out,
        "Addresses and numbers that the documents give.",
        hex,
        documented(),
    );
    group(
        &mut out,
        "Codegen options.",
        unsigned,
        coded!("SMARCH_OPTION_", CodegenOption),
    );
    group(
        &mut out,
        "Values of lds128convert.",
        unsigned,
        coded!("SMARCH_LDS128_", Lds128Convert),
    );
    group(
        &mut out,
        "Flags of cicc's front end.",
        unsigned,
        coded!("SMARCH_CICC_FLAG_", configurator::Flag),
    );
    group(
        &mut out,
        "Override bytes of cicc.",
        unsigned,
        coded!("SMARCH_CICC_GUARD_", configurator::Guard),
    );
    group(
        &mut out,
        "Stages of cicc's configuration.",
        unsigned,
        coded!("SMARCH_CICC_STAGE_", configurator::Stage),
    );
    group(
        &mut out,
        "Where a rule of cicc's configurators is stated.",
        unsigned,
        coded!("SMARCH_CICC_PART_", configurator::Part),
    );
    group(
        &mut out,
        "Conditions that no document states.",
        unsigned,
        coded!("SMARCH_CICC_OPEN_", configurator::OpenCondition),
    );
    group(
        &mut out,
        "What cicc's front end does with a raw SM number.",
        unsigned,
        coded!("SMARCH_CICC_EFFECT_", front_end::GateEffect),
    );
    group(
        &mut out,
        "Diagnostics of cicc.",
        unsigned,
        coded!("SMARCH_CICC_DIAGNOSTIC_", front_end::Diagnostic),
    );
    group(
        &mut out,
        "How bad a diagnostic is.",
        unsigned,
        coded!("SMARCH_CICC_SEVERITY_", front_end::Severity),
    );
    group(
        &mut out,
        "Constructs that cicc was given.",
        unsigned,
        coded!("SMARCH_CICC_CONSTRUCT_", front_end::Construct),
    );
    group(
        &mut out,
        "Atomic operations.",
        unsigned,
        coded!("SMARCH_CICC_ATOMIC_", atomics::Operation),
    );
    group(
        &mut out,
        "Kinds of atomic objects.",
        unsigned,
        coded!("SMARCH_CICC_KIND_", atomics::ValueKind),
    );
    group(
        &mut out,
        "Thread scopes.",
        unsigned,
        coded!("SMARCH_CICC_SCOPE_", atomics::Scope),
    );
    group(
        &mut out,
        "Memory orders.",
        unsigned,
        coded!("SMARCH_CICC_ORDER_", atomics::Order),
    );
    group(
        &mut out,
        "Generations of cicc's features.",
        unsigned,
        coded!("SMARCH_CICC_GENERATION_", cicc::Generation),
    );
    group(
        &mut out,
        "Texts of bulk copies.",
        unsigned,
        coded!("SMARCH_CICC_BULK_", intrinsics::BulkCopy),
    );
    group(
        &mut out,
        "Components of cicc that are handed a flag.",
        unsigned,
        coded!("SMARCH_CICC_COMPONENT_", cicc::flags::Stage),
    );
    group(
        &mut out,
        "Bits of feature_flags, by index.",
        unsigned,
        coded!("SMARCH_SM_FEATURE_", cicc::sm_features::FeatureBit),
    );
    group(
        &mut out,
        "Matrices of features.",
        unsigned,
        coded!("SMARCH_SM_MATRIX_", cicc::sm_features::Matrix),
    );
    group(
        &mut out,
        "How cicc multiplies matrices.",
        unsigned,
        coded!("SMARCH_CICC_EMIT_", cicc::codegen::EmitPath),
    );
    group(
        &mut out,
        "Documented accesses to an address space.",
        unsigned,
        coded!("SMARCH_CICC_ACCESS_", cicc::address_space::Access),
    );
    group(
        &mut out,
        "Modes of cicc's validator.",
        unsigned,
        coded!("SMARCH_CICC_MODE_", cicc::triple::Mode),
    );
    group(
        &mut out,
        "Errors of its data layout check.",
        unsigned,
        coded!("SMARCH_CICC_LAYOUT_", cicc::data_layout::LayoutError),
    );
    group(
        &mut out,
        "Its opcodes.",
        hex,
        coded!("SMARCH_CICC_OPCODE_", cicc::verifier::Opcode),
    );
    group(
        &mut out,
        "Orderings of a fence.",
        unsigned,
        coded!("SMARCH_CICC_ORDERING_", cicc::verifier::Ordering),
    );
    group(&mut out, "Why it refuses an instruction.", unsigned, faults());
    group(
        &mut out,
        "What libnvvm is asked for.",
        unsigned,
        coded!("SMARCH_NVVM_", nvvm::Api),
    );
    group(
        &mut out,
        "What was given to libnvvm.",
        unsigned,
        coded!("SMARCH_NVVM_CONSTRUCT_", nvvm::Construct),
    );
    group(
        &mut out,
        "Accesses to an address space, as run.",
        unsigned,
        coded!("SMARCH_NVVM_ACCESS_", nvvm::Access),
    );
    group(
        &mut out,
        "What can be malformed about a data layout.",
        unsigned,
        coded!("SMARCH_NVVM_MALFORMED_", nvvm::Malformation),
    );
    group(
        &mut out,
        "What libnvvm has against a data layout; bit 1 << complaint stands for each.",
        unsigned,
        coded!("SMARCH_NVVM_COMPLAINT_", nvvm::Complaint),
    );
    group(
        &mut out,
        "Statuses: smarch_status.",
        signed,
        zero("SMARCH_OK", "success").chain(coded!("SMARCH_ERROR_", Error)),
    );
    out
}

/// What the header was made for; smarch_library_version and smarch_toolkit tell it of the archive.
fn versions() -> String {
    let (major, minor, patch) = (
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    );
    format!(
        "
// The version of this header; the archive's is smarch_library_version().
#define SMARCH_VERSION_MAJOR {major}u
#define SMARCH_VERSION_MINOR {minor}u
#define SMARCH_VERSION_PATCH {patch}u
#define SMARCH_VERSION (SMARCH_VERSION_MAJOR << 16 | SMARCH_VERSION_MINOR << 8 | SMARCH_VERSION_PATCH)
// The CUDA toolkit of this header; the archive's is smarch_toolkit().
#define SMARCH_TOOLKIT \"{}\"
",
        smarch::TOOLKIT
    )
}

/// What stands alone among what the documents say is inside ptxas, nvlink and cicc.
fn documented() -> impl Iterator<Item = (String, u32, String)> {
    use smarch::documented::{nvlink::*, ptxas::*};
    let [vector_0, vector_1, vector_2] = CAPABILITY_VECTOR_OFFSETS;
    let [arch_check, mask_check, comparison] = FINALIZE_FUNCTIONS;
    let rows = [
        (
            "PTXAS_SM82_FIRST",
            *SM82_OPCODES.start(),
            "the first opcode index of sm_82",
        ),
        ("PTXAS_SM82_LAST", *SM82_OPCODES.end(), "the last opcode index of sm_82"),
        (
            "PTXAS_DISPATCH_GUARD",
            DISPATCH_GUARD,
            "the byte that lets the dispatch maps be filled once only",
        ),
        (
            "PTXAS_SHARED_MEMORY_SIZES",
            SHARED_MEMORY_SIZES,
            "the shared memory sizes of sm_75",
        ),
        (
            "PTXAS_TURING_DATA_CACHE_KIB",
            TURING_DATA_CACHE_KIB,
            "what L1 and shared memory of sm_75 divide, in KiB",
        ),
        ("NVLINK_FAMILY_STRING", FAMILY_STRING, "the string Blackwell"),
        (
            "NVLINK_REGISTERING_FUNCTION",
            REGISTERING_FUNCTION,
            "the function that registers architectures and strings",
        ),
        (
            "NVLINK_ENCODING_SLOT",
            ENCODING_SLOT.into(),
            "the slot of the encoding table functions",
        ),
        (
            "NVLINK_ENCODER_FIRST",
            ENCODER_RANGE.0,
            "where encoders, decoders and descriptors begin",
        ),
        ("NVLINK_ENCODER_END", ENCODER_RANGE.1, "where they end"),
        (
            "NVLINK_ENCODER_FUNCTIONS",
            ENCODER_FUNCTIONS,
            "how many functions lie there",
        ),
        (
            "NVLINK_BACKEND_FIRST",
            BACKEND_RANGE.0,
            "where the compiler backend begins",
        ),
        ("NVLINK_BACKEND_END", BACKEND_RANGE.1, "where it ends"),
        (
            "NVLINK_INSTRUCTION_BITS",
            INSTRUCTION_BITS,
            "bits of a SASS instruction from sm_100 on",
        ),
        (
            "NVLINK_VERSION_LIMIT",
            VERSION_LIMIT,
            "the highest version that finalization does not refuse",
        ),
        (
            "NVLINK_CLASS_BYTE",
            CLASS_BYTE as u32,
            "which byte of the input holds the finalization class type",
        ),
        (
            "NVLINK_CLASS_TABLE",
            CLASS_TABLE,
            "the table that the class type selects from",
        ),
        (
            "NVLINK_ARCH_CHECK",
            arch_check,
            "the function that checks architectures",
        ),
        (
            "NVLINK_MASK_CHECK",
            mask_check,
            "the function that checks the capability mask",
        ),
        (
            "NVLINK_COMPARISON",
            comparison,
            "the comparison with the bridge between 101 and 110",
        ),
        (
            "NVLINK_CAPABILITY_POINTER_OFFSET",
            CAPABILITY_POINTER_OFFSET,
            "where the input holds the pointer to its mask",
        ),
        (
            "NVLINK_CAPABILITY_VECTOR_0_OFFSET",
            vector_0,
            "where a profile holds its first capability vector",
        ),
        ("NVLINK_CAPABILITY_VECTOR_1_OFFSET", vector_1, "its second"),
        ("NVLINK_CAPABILITY_VECTOR_2_OFFSET", vector_2, "its third"),
        (
            "NVLINK_CAPABILITY_VECTOR_FIRST",
            CAPABILITY_VECTOR_SOURCES.0,
            "the first constant that vectors are loaded from",
        ),
        (
            "NVLINK_CAPABILITY_VECTOR_LAST",
            CAPABILITY_VECTOR_SOURCES.1,
            "the last one",
        ),
        (
            "CICC_HOPPER_BOUND",
            intrinsics::HOPPER_BOUND,
            "the highest version field that is before Hopper",
        ),
        (
            "CICC_HMMA_FIRST",
            intrinsics::HMMA_BUILTINS.0,
            "the first builtin of HMMA",
        ),
        ("CICC_HMMA_LAST", intrinsics::HMMA_BUILTINS.1, "the last one"),
        (
            "CICC_PRINTED_OFFSET",
            front_end::PRINTED_OFFSET,
            "what is added to the number of a diagnostic where it is printed",
        ),
    ];
    rows.into_iter()
        .map(|(name, value, text)| (format!("SMARCH_{name}"), value, text.to_string()))
}

/// Offsets, widths and typed accessors of the profile's fields.
fn profile_fields() -> String {
    let fields: Vec<_> = FIELDS.iter().chain(BASELINE).collect();
    let mut out = String::from("// Fields of a profile: where they begin, how wide they are.\n");
    for field in &fields {
        let name = field.name.to_uppercase();
        writeln!(
            out,
            "#define SMARCH_PROFILE_{:<33} {}",
            format!("{name}_OFFSET"),
            field.offset
        )
        .unwrap();
        writeln!(
            out,
            "#define SMARCH_PROFILE_{:<33} {}",
            format!("{name}_WIDTH"),
            field.width
        )
        .unwrap();
    }
    out +=
        "\n// X(name, NAME, type) for every field that is a number, and X(name, NAME) for every block of 16 bytes.\n";
    for (list, is_block) in [("SCALARS", false), ("BLOCKS", true)] {
        write!(out, "#define SMARCH_PROFILE_{list}(X)").unwrap();
        for field in fields.iter().filter(|field| (field.width == 16) == is_block) {
            let kind = if is_block {
                String::new()
            } else {
                format!(", uint{}_t", u32::from(field.width) * 8)
            };
            write!(out, " \\\n    X({}, {}{kind})", field.name, field.name.to_uppercase()).unwrap();
        }
        out += "\n\n";
    }
    out + ACCESSORS
}

/// The texts of cicc's faults, without line ends.
fn faults() -> impl Iterator<Item = (String, u32, String)> {
    cicc::verifier::Fault::ALL.iter().map(|fault| {
        let name = format!("SMARCH_CICC_FAULT_{}", fault.c_name());
        (name, fault.code(), fault.text().trim_end().to_string())
    })
}

/// One aligned block of constants under a heading.
fn group(
    out: &mut String,
    title: &str,
    write: impl Fn(u32) -> String,
    rows: impl Iterator<Item = (String, u32, String)>,
) {
    let rows: Vec<_> = rows.map(|(name, value, text)| (name, write(value), text)).collect();
    let widest = |column: fn(&(String, String, String)) -> usize| rows.iter().map(column).max().unwrap_or(0);
    let (names, values) = (widest(|row| row.0.len()), widest(|row| row.1.len()));
    writeln!(out, "\n// {title}").unwrap();
    for (name, value, text) in &rows {
        let comment = if text.is_empty() {
            String::new()
        } else {
            format!("///< {text}")
        };
        writeln!(
            out,
            "{}",
            format!("#define {name:names$} {value:values$} {comment}").trim_end()
        )
        .unwrap();
    }
}

/// Little-endian on every machine: bytes are put together, never cast.
const ACCESSORS: &str = "\
// smarch_profile_get_<name>(profile), smarch_profile_set_<name>(profile, value): typed, little-endian on every machine.
#define SMARCH_PROFILE_ACCESSORS_(name, NAME, type) \\
    static inline type smarch_profile_get_##name(const smarch_profile *profile) SMARCH_NOEXCEPT { \\
        type value = 0; \\
        for (size_t i = sizeof(type); i-- > 0;) value = (type)(((uint64_t)value << 8) | profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]); \\
        return value; \\
    } \\
    static inline void smarch_profile_set_##name(smarch_profile *profile, type value) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; i < sizeof(type); ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = (uint8_t)((uint64_t)value >> (8 * i)); \\
    }
SMARCH_PROFILE_SCALARS(SMARCH_PROFILE_ACCESSORS_)

// smarch_profile_get_<block>(profile, bytes), smarch_profile_set_<block>(profile, bytes): 16 bytes.
#define SMARCH_PROFILE_BLOCK_ACCESSORS_(name, NAME) \\
    static inline void smarch_profile_get_##name(const smarch_profile *profile, uint8_t bytes[16]) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; i < 16; ++i) bytes[i] = profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i]; \\
    } \\
    static inline void smarch_profile_set_##name(smarch_profile *profile, const uint8_t bytes[16]) SMARCH_NOEXCEPT { \\
        for (size_t i = 0; i < 16; ++i) profile->bytes[SMARCH_PROFILE_##NAME##_OFFSET + i] = bytes[i]; \\
    }
SMARCH_PROFILE_BLOCKS(SMARCH_PROFILE_BLOCK_ACCESSORS_)

#undef SMARCH_PROFILE_ACCESSORS_
#undef SMARCH_PROFILE_BLOCK_ACCESSORS_

/// Whether the byte at this offset is known; false beyond the object.
static inline bool smarch_profile_known(const smarch_profile_mask *mask, size_t offset) SMARCH_NOEXCEPT {
    return offset < 1936 && ((mask->bits[offset / 8] >> (offset % 8)) & 1) != 0;
}

#endif // SMARCH_H
";

const LANGUAGE: &str = "
#ifdef __cplusplus
#define SMARCH_NOEXCEPT noexcept
#else
#define SMARCH_NOEXCEPT
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
#define SMARCH_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define SMARCH_NODISCARD __attribute__((warn_unused_result))
#else
#define SMARCH_NODISCARD
#endif
";

/// Every function, status and verdict of the header appears in a C test.
#[test]
fn the_c_tests_use_everything() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let header = std::fs::read_to_string(root.join("include/smarch.h")).unwrap();
    let mut tests = String::new();
    for file in std::fs::read_dir(root.join("c-tests")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "c") {
            tests += &std::fs::read_to_string(path).unwrap();
        }
    }
    let words = |text: &str| -> std::collections::BTreeSet<String> {
        text.split(|c: char| !c.is_alphanumeric() && c != '_')
            .map(String::from)
            .collect()
    };
    let used = words(&tests);
    let code: String = header
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n");
    let functions = code
        .split('(')
        .filter_map(|before| before.split_whitespace().last())
        .map(|name| name.trim_start_matches('*'));
    let functions = functions
        .filter(|name| name.starts_with("smarch_") && !name.contains(['#', ')']))
        .map(String::from);
    let constants = words(&code).into_iter().filter(|word| {
        [
            "SMARCH_OK",
            "SMARCH_ERROR_",
            "SMARCH_YES",
            "SMARCH_NO_",
            "SMARCH_UNKNOWN_",
        ]
        .iter()
        .any(|prefix| word.starts_with(prefix))
            && !word.ends_with('_')
            && word != "SMARCH_NOEXCEPT"
            && word != "SMARCH_NODISCARD"
    });
    let missing: Vec<String> = functions.chain(constants).filter(|name| !used.contains(name)).collect();
    assert!(missing.is_empty(), "no C test uses {missing:?}");
    assert!(used.contains("smarch_target_parse") && used.contains("SMARCH_ERROR_CUBIN_SECTIONS"));
}

/// A header that defines `REGISTERS` breaks the programs that include it.
#[test]
fn every_macro_has_the_prefix() {
    let header = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("include/smarch.h")).unwrap();
    let macros = header
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("#define "));
    let (with, without): (Vec<&str>, Vec<&str>) = macros.partition(|name| name.starts_with("SMARCH_"));
    assert!(without.is_empty(), "{without:?}");
    assert!(with.len() > 500, "{}", with.len());
}
