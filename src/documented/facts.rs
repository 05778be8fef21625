//! What the documents state in passing: texts that stand in no table of theirs.
//!
//! Source: the documents, as printed, at the places that the rows name.

use super::cicc::address_space::TYPE_WORD_READER;
use super::cicc::flags::FLAG;
use super::cicc::intrinsics::{HMMA_SHAPES, WMMA_PASS, WMMA_PASS_CONSTRUCTORS};
use super::cicc::triple::TRIPLE_CHECK;
use super::symbols::Binary;
use crate::Text;

/// A text that stands in no table of the documents.
#[doc(alias = "smarch_documented_fact")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Fact {
    /// What it is: "the shapes of HMMA"; the same of several where there are several.
    pub subject: Text,
    /// The text as printed: "m16n16k16".
    pub text: Text,
    /// Where it stands: "seed 002, Volta (sm_70+)".
    pub place: Text,
}

impl Fact {
    /// The texts about a program, those of one subject together.
    #[must_use]
    pub const fn all(binary: Binary) -> &'static [Self] {
        match binary {
            Binary::Ptxas => PTXAS,
            Binary::Nvlink => NVLINK,
            Binary::Cicc => CICC,
            Binary::Tileiras => TILEIRAS,
        }
    }
}

macro_rules! facts {
    ($($subject:literal $text:expr, $place:literal;)+) => {
        [$(Fact { subject: text!($subject), text: $text, place: text!($place) },)+]
    };
}

#[rustfmt::skip]
static PTXAS: &[Fact] = &const {
    facts! {
        "how many places read the flags at +1385"                           text!("21+ consumer sites in 15+ decompiled functions"),     "seed 000, Scheduling Feature Flags";
        "how the constant blocks are loaded"                                text!("loaded from .rodata segments via _mm_load_si128"),    "seed 000, SSE Constant Blocks";
        "an entry of the validation tables, 12 bytes"                       text!("{uint32 sm_id, uint32 ptx_major, uint32 ptx_minor}"), "seed 000, Base Table";
        "how a factory is encoded"                                          text!("(isa_generation << 12) | variant"),                   "seed 000, Codegen Factory Values";
        "the gate of FMA and DFMA combining"                                text!("profile[+372] > 28673"),                              "seed 000, Codegen Factory Values";
        "why +372 of the SM backend is not +348 of the profile"             text!("The profile's own +348 stores the codegen factory value at construction time. The SM backend's +372 is where all downstream code reads it."), "seed 000, Critical Distinction";
        "the unified data cache of sm_75, which L1 and shared memory share" text!("96 KB"),                                              "seed 000, Shared Memory Configuration Tables";
        "which calls the shared memory sizes validate"                      text!("cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize, ...)"), "seed 000, Shared Memory Configuration Tables";
        "the driver's formula of occupancy"                                 text!("effective_regs = ceil(regcount / alloc_granularity) * alloc_granularity"), "seed 000, Register Allocation Mechanics";
        "the driver's formula of occupancy"                                 text!("regs_per_warp = effective_regs * warp_size"),         "seed 000, Register Allocation Mechanics";
        "the driver's formula of occupancy"                                 text!("max_warps = min(registers_per_SM / regs_per_warp, hw_max_warps)"), "seed 000, Register Allocation Mechanics";
        "the driver's formula of occupancy"                                 text!("max_CTAs = min(max_warps / warps_per_CTA, hw_max_CTAs)"), "seed 000, Register Allocation Mechanics";
        "where the code object builder reads the SM version"                text!("v4[93]"),                                             "seed 000, SM Version Encoding";
        "where the code object builder writes the magic number"             text!("0x16375564E is written at offset 0 of every code object header, with the SM version at offset +8"), "seed 000, SM Version Encoding";
    }
};

#[rustfmt::skip]
static NVLINK: &[Fact] = &const {
    facts! {
        "the instruction encoding of sm_100 to sm_121"                   text!("128-bit SASS instruction encoding"),     "seed 001, Instruction Encoding Sharing";
        "what encodes, decodes and describes those instructions"         text!("4,236 template-instantiated encoder/decoder/descriptor functions at 0x620000--0xF15A50"), "seed 001, Instruction Encoding Sharing";
        "the structure that an encoding table function fills"            text!("8-32 bytes, exact size not determined"), "seed 001, Per-Architecture Differences";
        "the size of an encoding table function"                         text!("~100 bytes each"),                       "seed 001, Dispatch Table Sharing";
        "where a profile holds its three capability vectors of 128 bits" text!("+80, +96, and +112"),                    "seed 001, Capability Data in Profile Structs";
        "what those vectors are loaded from"                             text!("xmmword_1D40F10--xmmword_1D40F70"),      "seed 001, Capability Data in Profile Structs";
        "where the mask check reads its pointer (erratum E34h)"          text!("a1+16"),                                 "seed 001, Capability Bitmasks";
        "the check of the mask"                                          text!("(v12 & *v11) == v12"),                   "seed 001, Capability Bitmasks";
        "the byte that selects the finalization class type"              text!("a1[3]"),                                 "seed 001, Special-Case Handling";
        "the finalization class types"                                   text!("0-4"),                                   "seed 001, Special-Case Handling";
        "the table that the class type selects from"                     text!("dword_1D40660[]"),                       "seed 001, Special-Case Handling";
        "what finalization returns (erratum E32)"                        text!("a 5-way error code"),                    "seed 001, Special-Case Handling";
        "the numbers that no name has, and that finalization remaps"     text!("(101, 104, 130)"),                       "seed 001, Observations";
    }
};

#[rustfmt::skip]
static CICC: &[Fact] = &const {
    let [first, second, third] = HMMA_SHAPES;
    let [constructor, other] = WMMA_PASS_CONSTRUCTORS;
    facts! {
        "how the flag begins that is translated"                                  FLAG,                                                       "seed 004, Flag Translation";
        "where it is translated"                                                  text!("sub_95EB40_0x95eb40.c, lines 485-649"),              "seed 004, Flag Translation";
        "how an instruction's handler is chosen"                                  text!("dispatch_idx = instr_type & 0xFF;  // 0-255 range"), "seed 004, Instruction Selection Dispatch";
        "where the verifier checks triples: function, lines"                      TRIPLE_CHECK,                                               "seed 004, Target Triple Validation";
        "where the verifier reads the word of a type: function, line"             TYPE_WORD_READER,                                           "seed 004, Address Space Layout";
        "from where to where it reads that word"                                  text!("type_info (offset -56)"),                            "seed 004, Address Space Layout";
        "where the verifier refuses tensor memory: function, line"                text!("0x2C80C90:1272"),                                    "seed 004, Blackwell Divergence";
        "what it prints there, and how long that is, the line's end counted once" text!("\"Tensor Memory loads/stores...\", 0x2D"),           "seed 004, Blackwell Divergence";
        "where the boundary of sm_70 is checked"                                  text!("checked at 23 locations throughout the binary"),     "seed 002, Volta through Ada Lovelace";
        "how many flags the override bytes control (erratum E42)"                 text!("approximately 25 feature flags"),                    "seed 002, Guarded Flags";
        "how many flags have no identified consumer"                              text!("The remaining approximately 50 flags feed into the EDG frontend"), "seed 002, Identified Flag Semantics";
        "where unk_4D041B8 is set: function, lines"                               text!("sub_60DFC0 line 132–133"),                           "seed 002, Ampere (sm_80+)";
        "where the macro expander reads unk_4D041B8: function, line"              text!("sub_A03 line 1010"),                                 "seed 002, Ampere (sm_80+)";
        "where it elides a trailing variadic argument: line"                      text!("line 1584"),                                         "seed 002, Ampere (sm_80+)";
        "the shapes of HMMA"                                                      first,                                                      "seed 002, Volta (sm_70+)";
        "the shapes of HMMA"                                                      second,                                                     "seed 002, Volta (sm_70+)";
        "the shapes of HMMA"                                                      third,                                                      "seed 002, Volta (sm_70+)";
        "the pass that optimizes the memory space of WMMA operands"               WMMA_PASS,                                                  "seed 002, Volta (sm_70+)";
        "the constructors that register that pass"                                constructor,                                                "seed 002, Volta (sm_70+)";
        "the constructors that register that pass"                                other,                                                      "seed 002, Volta (sm_70+)";
    }
};

#[rustfmt::skip]
static TILEIRAS: &[Fact] = &const {
    facts! {
        "how far the PTX selectors go (erratum E53b)"            text!("three versions past upstream LLVM 19 (capped at ptx86) and six past LLVM 18.1.4 (capped at ptx82)"), "seed 003, The 81 Feature Indices";
        "the toolkit that the last selector fits (erratum E53b)" text!("ptx88 aligns with the CUDA 13.1 toolchain vintage"), "seed 003, The 81 Feature Indices";
        "how a CPU's name is looked up"                          text!("std::lower_bound"),                                  "seed 003, The Two TableGen Tables";
        "what marks a suffix in the SM version"                  text!("sm_90a records 90, not 901"),                        "seed 003, Lookup at Runtime";
    }
};
