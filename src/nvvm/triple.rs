//! Which target triples libnvvm accepts.
//!
//! Source: `evidence/libnvvm_triples.tsv`; measured.

use super::{FrontEnd, Phase, either};
use crate::targets::Target;
use crate::text::Lossy;
use crate::{Toolkit, Verdict};
use core::fmt;

/// Whether a phase of libnvvm accepts a program with this triple for a target; an empty one stands for none.
///
/// Verification accepts what begins with `nvptx-` or `nvptx64-` and has `-cuda` anywhere. Compilation accepts anything up
/// to 90a, and from 100 on what LLVM knows as an NVPTX architecture: over others it fails, or ends the process.
#[must_use]
pub fn accepts_triple(toolkit: Toolkit, target: Target, phase: Phase, triple: &[u8]) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|front_end| match phase {
        _ if triple.is_empty() => Verdict::NoNvvmTripleMissing,
        Phase::Verify if is_cuda(triple) => Verdict::Yes,
        Phase::Verify => Verdict::NoNvvmTriple,
        Phase::Compile if front_end == FrontEnd::Older || is_nvptx(triple) => Verdict::Yes,
        Phase::Compile => Verdict::NoNvvmTripleBackEnd,
    }))
}

fn is_cuda(triple: &[u8]) -> bool {
    is_nvptx(triple) && triple.windows(5).any(|part| part.iter().eq(b"-cuda"))
}

/// Whether the architecture, up to the first hyphen, is one of NVPTX.
fn is_nvptx(triple: &[u8]) -> bool {
    let architecture = triple.split(|&byte| byte == b'-').next().unwrap_or_default();
    [b"nvptx".as_slice(), b"nvptx64"]
        .iter()
        .any(|known| known.iter().eq(architecture))
}

/// What libnvvm logs about a triple, a line each, without the `Error: ` that verification puts before lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TripleRefusal<'a> {
    verdict: Verdict,
    triple: &'a [u8],
}

/// The message with which libnvvm refuses a triple; `None` when it accepts it.
#[must_use]
pub fn triple_refusal(toolkit: Toolkit, target: Target, phase: Phase, triple: &[u8]) -> Option<TripleRefusal<'_>> {
    let verdict = accepts_triple(toolkit, target, phase, triple);
    (!verdict.is_yes()).then_some(TripleRefusal { verdict, triple })
}

impl fmt::Display for TripleRefusal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        match self.verdict {
            Verdict::NoNvvmTriple => write!(
                f,
                "Invalid target triple ({}), must be one of:\n32-bit: nvptx-*-cuda\n64-bit: nvptx64-*-cuda",
                Lossy(self.triple)
            ),
            verdict => f.write_str(&verdict.text()),
        }
    }
}
