//! Which target triples libnvvm accepts.
//!
//! Source: `evidence/libnvvm_triples.tsv`, `evidence/libnvvm_architectures.tsv`, `evidence/libnvvm_releases.tsv` (the other releases); measured.

use super::{FrontEnd, Phase, either, verifies};
use crate::messages::{fill, template};
use crate::targets::Target;
use crate::text::Lossy;
use crate::{Toolkit, Verdict};
use core::fmt;

/// Whether a phase of libnvvm accepts a program with this triple for a target; an empty one stands for none.
///
/// Verification accepts what begins with `nvptx-`, `nvptx64-` or, from 13.4 on, `nvgpu` and has `-cuda` anywhere; from 12.5 to 12.8 it accepts
/// any. Compilation accepts anything up to 90a, from 13.3 on but for the other architectures that LLVM 7 knows, and from 100 on what LLVM knows as
/// an NVPTX architecture: over other architectures that LLVM knows it ends the process, [`Verdict::NoNvvmCrash`], over what is none it fails.
/// [`Verdict::UnknownNvvmTriple`]: variants of ARM, AArch64, BPF, SPIR-V and DXIL that were not run.
#[must_use]
pub fn accepts_triple(toolkit: Toolkit, target: Target, phase: Phase, triple: &[u8]) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match phase {
        _ if triple.is_empty() => Verdict::NoNvvmTripleMissing,
        Phase::Verify if !verifies(toolkit) || is_cuda(toolkit, triple) => Verdict::Yes,
        Phase::Verify => Verdict::NoNvvmTriple,
        Phase::Compile if is_nvptx(triple) => Verdict::Yes,
        Phase::Compile if front_end == FrontEnd::Newer => of_newer_architecture(architecture(triple)),
        Phase::Compile if toolkit.is_from(Toolkit::V13_3) => of_architecture(architecture(triple)),
        Phase::Compile => Verdict::Yes,
    }))
}

fn is_cuda(toolkit: Toolkit, triple: &[u8]) -> bool {
    let is_gpu = names_nvgpu(toolkit) && triple.starts_with(b"nvgpu");
    (is_nvptx(triple) || is_gpu) && triple.windows(5).any(|part| part.iter().eq(b"-cuda"))
}

/// Whether verification of this release takes, and names, `nvgpu-*-cuda`.
fn names_nvgpu(toolkit: Toolkit) -> bool {
    toolkit.is_from(Toolkit::V13_4)
}

/// What stands before the first hyphen.
fn architecture(triple: &[u8]) -> &[u8] {
    triple.split(|&byte| byte == b'-').next().unwrap_or_default()
}

/// Whether the architecture is one of NVPTX.
fn is_nvptx(triple: &[u8]) -> bool {
    let known = [b"nvptx".as_slice(), b"nvptx64"];
    known.iter().any(|known| known.iter().eq(architecture(triple)))
}

/// The architectures, besides NVPTX, that LLVM 7 knows and of which a triple was run.
#[rustfmt::skip]
const OTHER_ARCHITECTURES: &[&str] = &[
    "aarch64", "aarch64_be", "aarch64x", "amd64", "amdgcn", "amdil", "amdil64", "arc", "arm", "arm64", "arm64e", "armeb", "armebv7r", "armv4t",
    "armv5te", "armv6m", "armv7", "armv7a", "armv8a", "armx", "avr", "bpf", "bpf_be", "bpf_le", "bpfeb", "bpfel", "hexagon", "hsail", "hsail64",
    "i386", "i486", "i586", "i686", "i786", "i886", "i986", "lanai", "le32", "le64", "mips", "mips64", "mips64eb", "mips64el", "mipsallegrex",
    "mipsallegrexel", "mipseb", "mipsel", "msp430", "powerpc", "powerpc64", "powerpc64le", "ppc", "ppc32", "ppc64", "ppc64le", "ppu", "r600",
    "renderscript32", "renderscript64", "riscv32", "riscv64", "s390x", "shave", "sparc", "sparc64", "sparcel", "sparcv9", "spir", "spir64",
    "systemz", "tce", "tcele", "thumb", "thumbeb", "thumbebv7", "thumbv6m", "thumbv7", "thumbv7m", "thumbx", "wasm32", "wasm64", "x86_64",
    "x86_64h", "xcore", "xscale", "xscaleeb",
];

/// Of those, the ones that the LLVM of 100 and later has dropped.
const DROPPED_ARCHITECTURES: &[&str] = &["le32", "le64"];

/// The architectures that it knows besides, and of which a triple was run: over what it knows and has no back end for the process ends. The
/// empty one is among them.
#[rustfmt::skip]
const NEWER_ARCHITECTURES: &[&str] = &[
    "", "aarch64_32", "aarch64v8", "aarch64y", "arm64_32", "arm64ec", "arm64x", "armebv99", "armv6", "armv7s", "armv8.1a", "armv9", "armv99",
    "armv9a", "csky", "dxil", "dxilv1.0", "loongarch32", "loongarch64", "m68k", "mips64r6", "mipsisa32r6", "mipsisa64r6el", "mipsn32", "mipsr6",
    "nvgpu", "nvsass", "powerpcle", "powerpcspe", "ppc32le", "ppcle", "spirv", "spirv32", "spirv64", "thumbv8", "thumbv99", "unknown", "ve", "xtensa",
];

/// Those that begin as a variant of one of these, and are none.
const NO_ARCHITECTURES: &[&str] = &["aarch64_32", "aarch64be", "arm64_32", "bpfx"];

/// What compilation for 100 and later does with an architecture that is not NVPTX. A variant of ARM and the like that was not run may be known.
fn of_newer_architecture(architecture: &[u8]) -> Verdict {
    let is_one_of = |names: &[&str]| names.iter().any(|name| name.as_bytes().iter().eq(architecture));
    let begins_with = |beginning: &str| {
        let head = architecture.get(..beginning.len());
        head.is_some_and(|head| head.iter().eq(beginning.as_bytes()))
    };
    let is_known = is_one_of(OTHER_ARCHITECTURES) || is_one_of(NEWER_ARCHITECTURES) || begins_with("kalimba");
    if is_known && !is_one_of(DROPPED_ARCHITECTURES) {
        Verdict::NoNvvmCrash
    } else if ["aarch64", "arm", "bpf", "dxil", "spirv", "thumb"]
        .into_iter()
        .any(begins_with)
        && !is_one_of(NOT_NEWER_ARCHITECTURES)
    {
        Verdict::UnknownNvvmTriple
    } else {
        Verdict::NoNvvmTripleBackEnd
    }
}

/// Variants that were run, and are unknown to it.
const NOT_NEWER_ARCHITECTURES: &[&str] = &[
    "aarch64arm64ec",
    "aarch64be",
    "armfoo",
    "bpfx",
    "spirv1.0",
    "spirvlogical",
    "thumbfoo",
];

/// What compilation up to 90a does, from 13.3 on, with an architecture that is not NVPTX.
fn of_architecture(architecture: &[u8]) -> Verdict {
    let is_one_of = |names: &[&str]| names.iter().any(|name| name.as_bytes().iter().eq(architecture));
    let begins_with = |beginning: &str| {
        let head = architecture.get(..beginning.len());
        head.is_some_and(|head| head.iter().eq(beginning.as_bytes()))
    };
    if is_one_of(OTHER_ARCHITECTURES) || begins_with("kalimba") {
        Verdict::NoNvvmTripleTarget
    } else if !is_one_of(NO_ARCHITECTURES) && ["aarch64", "arm", "bpf", "thumb"].into_iter().any(begins_with) {
        Verdict::UnknownNvvmTriple
    } else {
        Verdict::Yes
    }
}

/// What libnvvm logs about a triple, a line each, without the `Error: ` that verification puts before lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TripleRefusal<'a> {
    verdict: Verdict,
    toolkit: Toolkit,
    triple: &'a [u8],
}

/// The message with which libnvvm of this release refuses a triple; `None` when it accepts it.
#[must_use]
pub fn triple_refusal(toolkit: Toolkit, target: Target, phase: Phase, triple: &[u8]) -> Option<TripleRefusal<'_>> {
    let verdict = accepts_triple(toolkit, target, phase, triple);
    (!verdict.is_yes()).then_some(TripleRefusal {
        verdict,
        toolkit,
        triple,
    })
}

impl fmt::Display for TripleRefusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        match self.verdict {
            Verdict::NoNvvmTriple => {
                fill(f, template!(TripleInvalid), &[&Lossy(self.triple)])?;
                f.write_str("\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda")?;
                f.write_str(if names_nvgpu(self.toolkit) {
                    "\nnvgpu-*-cuda"
                } else {
                    ""
                })
            }
            Verdict::NoNvvmTripleMissing if self.toolkit == Toolkit::V11_7 => fill(f, template!(TripleMissing), &[]),
            // The process has ended.
            Verdict::NoNvvmCrash => Ok(()),
            verdict => f.write_str(&verdict.text()),
        }
    }
}
