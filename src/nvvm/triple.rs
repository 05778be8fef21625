//! Which target triples libnvvm accepts.
//!
//! Source: `evidence/libnvvm_triples.tsv`, `evidence/libnvvm_architectures.tsv`, `evidence/libnvvm_releases.tsv` (the other releases); measured.

use super::generated::rows::{ARCHITECTURES, KNOWS_ARCHITECTURES, NAMES_NVGPU, NAMES_NVPTX};
use super::rows::Window;
use super::{FrontEnd, Phase, either, verifies};
use crate::messages::{fill, template};
use crate::targets::Target;
use crate::text::Lossy;
use crate::{Toolkit, Verdict};
use core::fmt;

/// Whether a phase of libnvvm accepts a program with this triple for a target; an empty one stands for none.
///
/// Verification accepts a triple that begins with `nvptx-`, `nvptx64-` or, from 13.4 on, `nvgpu`, and that has `-cuda`
/// anywhere. From 12.5 to 12.8 it accepts any triple. Up to 90a compilation accepts any triple; from 13.3 on it refuses
/// the other architectures that LLVM 7 knows. From 100 on it accepts what LLVM knows as an NVPTX architecture. For
/// another architecture that LLVM knows, from 13.2 on RISC-V of big-endian order too, it ends the process,
/// [`Verdict::NoNvvmCrash`]; for an unknown architecture it fails. [`Verdict::UnknownNvvmTriple`]: variants of ARM, AArch64, BPF, SPIR-V and DXIL that were not run.
#[must_use]
pub fn accepts_triple(toolkit: Toolkit, target: Target, phase: Phase, triple: &[u8]) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match phase {
        _ if triple.is_empty() => Verdict::NoNvvmTripleMissing,
        Phase::Verify if !verifies(toolkit) || is_cuda(toolkit, triple) => Verdict::Yes,
        Phase::Verify => Verdict::NoNvvmTriple,
        Phase::Compile if is_nvptx(triple) => Verdict::Yes,
        Phase::Compile if front_end == FrontEnd::Newer || KNOWS_ARCHITECTURES.has(toolkit) => {
            of_architecture(toolkit, front_end, architecture(triple))
        }
        Phase::Compile => Verdict::Yes,
    }))
}

fn is_cuda(toolkit: Toolkit, triple: &[u8]) -> bool {
    let is_gpu = names_nvgpu(toolkit) && triple.starts_with(b"nvgpu");
    (is_nvptx(triple) || is_gpu) && triple.windows(5).any(|part| part.iter().eq(b"-cuda"))
}

/// Whether verification of this release takes, and names, `nvgpu-*-cuda`.
fn names_nvgpu(toolkit: Toolkit) -> bool {
    NAMES_NVGPU.has(toolkit)
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

/// Whether LLVM of a release knows an architecture, as one of the front ends has it; `None` for what may be a variant and was not run.
fn knows(toolkit: Toolkit, front_end: FrontEnd, architecture: &[u8]) -> Option<bool> {
    let row = ARCHITECTURES
        .iter()
        .find(|row| row.name.as_bytes().iter().eq(architecture));
    let (known, variants): (Option<Window>, &[&str]) = match front_end {
        FrontEnd::Older => (row.and_then(|row| row.older), &["aarch64", "arm", "bpf", "thumb"]),
        FrontEnd::Newer => (
            row.and_then(|row| row.newer),
            &["aarch64", "arm", "bpf", "dxil", "spirv", "thumb"],
        ),
    };
    let begins_with = |beginning: &str| {
        let head = architecture.get(..beginning.len());
        head.is_some_and(|head| head.iter().eq(beginning.as_bytes()))
    };
    match known {
        Some(window) => Some(window.has(toolkit)),
        // Its variants are numbers.
        None if begins_with("kalimba") => Some(true),
        None if variants.iter().copied().any(begins_with) => None,
        None => Some(false),
    }
}

/// What compilation does with an architecture that is not NVPTX: up to 90a from 13.3 on, and from 100 on, where the process ends over what LLVM
/// knows and has no back end for.
fn of_architecture(toolkit: Toolkit, front_end: FrontEnd, architecture: &[u8]) -> Verdict {
    match (knows(toolkit, front_end, architecture), front_end) {
        (None, _) => Verdict::UnknownNvvmTriple,
        (Some(true), FrontEnd::Older) => Verdict::NoNvvmTripleTarget,
        (Some(false), FrontEnd::Older) => Verdict::Yes,
        (Some(true), FrontEnd::Newer) => Verdict::NoNvvmCrash,
        (Some(false), FrontEnd::Newer) => Verdict::NoNvvmTripleBackEnd,
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
            Verdict::NoNvvmTripleMissing if NAMES_NVPTX.has(self.toolkit) => fill(f, template!(TripleMissing), &[]),
            // The process has ended.
            Verdict::NoNvvmCrash => Ok(()),
            verdict => f.write_str(&verdict.text()),
        }
    }
}
