//! What the tools print, as templates.
//!
//! Source: that of each rule that fills a template; measured.

use crate::Text;
use core::fmt;

macro_rules! templates {
    ($($variant:ident = $code:literal, $c_name:ident, $text:literal;)+) => {
        coded_enum! {
            /// A line that a tool prints, without the tool's own beginning (`ptxas fatal   : `); values have their names in braces.
            #[non_exhaustive]
            pub enum Template of messages {
                $(#[doc = concat!("`", $text, "`.")] $variant = $code, $c_name, $text;)+
            }
        }
    };
}

#[rustfmt::skip]
templates! {
    // Names that a tool does not take.
    OptionValue         =  1, OPTION_VALUE,          "Value '{name}' is not defined for option '{option}'";
    GpuArchitecture     =  2, GPU_ARCHITECTURE,      "Unsupported gpu architecture '{name}'";
    TargetUnsupported   =  3, TARGET_UNSUPPORTED,    "Unsupported .target '{target}'";
    TargetUndefined     =  4, TARGET_UNDEFINED,      "Target architecture not defined";
    SyntaxError         =  5, SYNTAX_ERROR,          "Parsing error near '{symbol}': syntax error";
    NvArch              =  6, NV_ARCH,               "invalid or no value specified with --nv_arch flag";
    Unparseable         =  7, UNPARSEABLE,           "Unparseable architecture: {name}";
    NvvmOption          =  8, NVVM_OPTION,           "libnvvm : error: -arch={name} is an unsupported option";
    NvrtcArchitecture   =  9, NVRTC_ARCHITECTURE,    "nvrtc: error: invalid value for --gpu-architecture (-arch)";
    TileirasName        = 10, TILEIRAS_NAME,         "for the --gpu-name option: Cannot find option named '{name}'!";
    Processor           = 11, PROCESSOR,             "'{name}' is not a recognized processor for this target (ignoring processor)";
    ProcessorFeature    = 12, PROCESSOR_FEATURE,     "'{name}' is not a recognized feature for this target (ignoring feature)";
    ProcessorVersion    = 13, PROCESSOR_VERSION,     "PTX version {version} does not support target '{target}'. Minimum required PTX version is {lowest}. Either remove the PTX version to use the default, or increase it to at least {lowest}.";

    // ptxas: the .version, and a target for another one.
    PtxVersion          = 20, PTX_VERSION,           "Unsupported .version {version}; current version is '{newest}'";
    PtxVersionLow       = 21, PTX_VERSION_LOW,       "PTX .version {version} does not support .target {target}";
    TargetHigher        = 22, TARGET_HIGHER,         "SM version specified by .target is higher than default SM version assumed";
    TargetSuffix        = 23, TARGET_SUFFIX,         "PTX with .target '{target}' cannot be compiled for architecture '{gpu}'";
    TargetKind          = 24, TARGET_KIND,           "Program with .target '{target}' cannot be compiled to {kind} architecture";

    // ptxas: forms of instructions.
    FeatureVersion      = 30, FEATURE_VERSION,       "Feature '{feature}' requires PTX ISA .version {version} or later";
    FeatureHigher       = 31, FEATURE_HIGHER,        "Feature '{feature}' requires .target {target} or higher";
    FeatureTarget       = 32, FEATURE_TARGET,        "Feature '{feature}' not supported on .target '{target}'";
    ModifierVersion     = 33, MODIFIER_VERSION,      "Modifier '{modifier}' requires PTX ISA .version {version} or later";
    ModifierHigher      = 34, MODIFIER_HIGHER,       "Modifier '{modifier}' requires .target {target} or higher";
    ModifierTarget      = 35, MODIFIER_TARGET,       "Modifier '{modifier}' not supported on .target '{target}'";
    InstructionVersion  = 36, INSTRUCTION_VERSION,   "Instruction '{instruction}' requires PTX ISA .version {version} or later";
    InstructionHigher   = 37, INSTRUCTION_HIGHER,    "Instruction '{instruction}' requires .target {target} or higher";
    InstructionTarget   = 38, INSTRUCTION_TARGET,    "Instruction '{instruction}' not supported on .target '{target}'";
    InstructionGpu      = 39, INSTRUCTION_GPU,       "Instruction '{instruction}' cannot be compiled for architecture '{gpu}'";
    ModifierIllegal     = 40, MODIFIER_ILLEGAL,      "Illegal modifier '{modifier}', for arch '{target}'";

    // ptxas: limits.
    SharedData          = 50, SHARED_DATA,           "Entry function '{entry}' uses too much shared data ({bytes} bytes{besides}, {most} max)";
    RegistersTooFew     = 51, REGISTERS_TOO_FEW,     "For {what} {name} adjusting per thread register count of {count} to lower bound of {lowest}";
    RegistersTooMany    = 52, REGISTERS_TOO_MANY,    "Too big maxrregcount value specified {count}, will be ignored";
    EntryRegisters      = 53, ENTRY_REGISTERS,       "Too many maxnreg specified for entry {entry}, will be ignored";
    NotPositive         = 54, NOT_POSITIVE,          "Positive non-zero value expected for {directive}";
    OutOfRange          = 55, OUT_OF_RANGE,          "Value of {directive} for entry {entry} is out of range. {rest} will be ignored";
    BlocksAlone         = 56, BLOCKS_ALONE,          ".minnctapersm is ignored when neither .maxntid nor .reqntid is specified.";
    Barrier             = 57, BARRIER,               "Barrier number '{number}' out of range, expected to be in range [0..15]";

    // nvlink.
    LinkVirtual         = 60, LINK_VIRTUAL,          "Link target of '{target}' is virtual target that is not JIT-able; use 'sm_' target instead";
    LinkAccelerated     = 61, LINK_ACCELERATED,      "cannot link accelerated arch to non-accelerated";
    LinkBuffer          = 62, LINK_BUFFER,           "specified arch exceeds buffer length";
    LinkArch            = 63, LINK_ARCH,             "Input file '{file}' arch does not match target '{target}'";
    LinkLimited         = 64, LINK_LIMITED,          "Output is limited to run on SM Arch '{number}' only due to limitations in input file {file}";
    LinkIgnored         = 65, LINK_IGNORED,          "SM Arch ('{target}') not found in '{file}'";
    LinkNothing         = 66, LINK_NOTHING,          "Ignoring -dlto option because no LTO objects found";

    // libnvJitLink.
    JitFormat           = 70, JIT_FORMAT,            "Target binary format and input ({name}) binary format mismatch";
    JitMercury          = 71, JIT_MERCURY,           "Mercury or Capmerc target was requested, but SASS input {name} was found.";
    JitInput            = 72, JIT_INPUT,             "ERROR 4: bad input:{name}";
    JitNewerNamed       = 73, JIT_NEWER_NAMED,       "ERROR NVVM_ERROR not found ({number}) in LTOIR arch newer than target arch";
    JitNewer            = 74, JIT_NEWER,             "ERROR {number} in LTOIR arch newer than target arch";
    JitPtxNumber        = 75, JIT_PTX_NUMBER,        "ERROR 3: ptxjit:{name}";
    JitPtx              = 76, JIT_PTX,               "ERROR NVJITLINK_ERROR_PTX_COMPILE: JIT the PTX ({name})";

    // libnvvm, besides what its verdicts, complaints and malformations say.
    TripleInvalid       = 80, TRIPLE_INVALID,        "Invalid target triple ({triple}), must be one of:";
    TripleMissing       = 81, TRIPLE_MISSING,        "Module does not contain a triple, should be 'nvptx-' or 'nvptx64-'";
    LayoutBytes         = 82, LAYOUT_BYTES,          "number of bits must be a byte width multiple";
    LayoutEmpty         = 83, LAYOUT_EMPTY,          "Empty target data layout, must exist";
    LayoutStringEmpty   = 84, LAYOUT_STRING_EMPTY,   "DataLayoutError: Data Layout string is empty";
    LayoutListed        = 85, LAYOUT_LISTED,         "Invalid data layout, must be one of:";
    LayoutInvalid       = 86, LAYOUT_INVALID,        "Invalid data layout :";
    LayoutMust          = 87, LAYOUT_MUST,           "Invalid or missing data layout, must be:";
    LayoutOneOf         = 88, LAYOUT_ONE_OF,         "Invalid or missing data layout, must be one of:";
    LayoutIncompatible  = 89, LAYOUT_INCOMPATIBLE,   "Can't create a MachineFunction using a Module with a Target-incompatible DataLayout attached";
    SpaceNameUsed       = 90, SPACE_NAME_USED,       "address space name `{name}` already used";
    IrVersion           = 91, IR_VERSION,            "IR version {version} incompatible with current version {newest}";
    IrVersionAdvice     = 92, IR_VERSION_ADVICE,     "Consider inserting/updating nvvmir.version module metadata. For example:";
    IrIncompatible      = 93, IR_INCOMPATIBLE,       "incompatible IR detected. Possible mix of compiler/IR from different releases.";
    DebugVersionOlder   = 94, DEBUG_VERSION_OLDER,   "DBG version {version} incompatible with current version {newest}";
    DebugVersion        = 95, DEBUG_VERSION,         "debug metadata version {version} incompatible with current version {newest}";

    // nvcc's crt/host_config.h, which the host compiler prints behind `#error`. What follows is the same in all of them.
    HostGnu             = 100, HOST_GNU,             "-- unsupported GNU version! gcc versions later than {version} are not supported!";
    HostClang           = 101, HOST_CLANG,           "-- unsupported clang version! clang version must be less than {version} and greater than 3.2 .";
    HostMsvc            = 102, HOST_MSVC,            "-- unsupported Microsoft Visual Studio version! Only the versions between {oldest} and {newest} (inclusive) are supported!";
    HostIcc             = 103, HOST_ICC,             "-- unsupported ICC configuration! Only ICC 15.0, ICC 16.0, ICC 17.0, ICC 18.0, ICC 19.x and 20.x on Linux x86_64 are supported!";
    HostIccNever        = 104, HOST_ICC_NEVER,       "-- ICC is not supported as a host compiler!";
    HostIcx             = 105, HOST_ICX,             "-- unsupported Intel ICX compiler!";
    HostXlc             = 106, HOST_XLC,             "-- unsupported xlC version! only xlC 13.1 and 16.1 are supported.";
    HostGrace           = 107, HOST_GRACE,           "-- unsupported Grace clang version! The version must be {versions}.";
    HostHorizon         = 108, HOST_HORIZON,         "-- unsupported HOS clang version! The version must be must be less than {version} and greater than 3.2 .";
}

/// The text of a template, which the compiler looks up: a program holds those alone that it can print.
macro_rules! template {
    ($name:ident) => {
        const { $crate::messages::Template::$name.text() }
    };
}
pub(crate) use template;

/// What stands before, between and behind the values of a template. Byte by byte: what looks for a `char` can panic.
pub(crate) struct Pieces(Option<&'static str>);

pub(crate) fn pieces(template: Text) -> Pieces {
    Pieces(Some(template.as_str()))
}

/// The text before a byte, and behind it where it is there.
pub(crate) fn cut(text: &str, at: u8) -> (&str, Option<&str>) {
    match text.bytes().position(|byte| byte == at) {
        Some(place) => (text.get(..place).unwrap_or_default(), text.get(place.wrapping_add(1)..)),
        None => (text, None),
    }
}

impl Iterator for Pieces {
    type Item = &'static str;

    fn next(&mut self) -> Option<&'static str> {
        let (piece, value) = cut(self.0?, b'{');
        self.0 = value.map(|value| cut(value, b'}').1.unwrap_or_default());
        Some(piece)
    }
}

/// Writes a template with its values.
#[inline(never)]
pub(crate) fn fill(f: &mut fmt::Formatter<'_>, template: Text, values: &[&dyn fmt::Display]) -> fmt::Result {
    let mut values = values.iter();
    for (at, piece) in pieces(template).enumerate() {
        if at > 0
            && let Some(value) = values.next()
        {
            value.fmt(f)?;
        }
        f.write_str(piece)?;
    }
    Ok(())
}
