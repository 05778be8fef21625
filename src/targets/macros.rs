//! The macros that a CUDA compiler defines for a target.

use super::{Suffix, Target};
use crate::Toolkit;
use core::fmt::{self, Write as _};
use heapless::String;

/// A macro to define: `__CUDA_ARCH__` as 900, `__CUDA_ARCH_FEAT_SM90_ALL` as nothing.
///
/// `Display` writes it as after `-D`: `__CUDA_ARCH__=900`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Macro {
    /// The macro's name.
    pub name: String<32>,
    /// The value; `None` when the macro is defined as nothing.
    pub value: Option<u32>,
}

impl fmt::Display for Macro {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Some(value) => write!(f, "{}={value}", self.name),
            None => write!(f, "{}=", self.name),
        }
    }
}

/// Which macros a compiler of this release defines when it compiles for this target, in nvcc's order.
///
/// Every target defines `__CUDA_ARCH__`. Suffix `a` adds `__CUDA_ARCH_FEAT_SM<N>_ALL`,
/// `__CUDA_ARCH_SPECIFIC__` and `__CUDA_ARCH_FAMILY_SPECIFIC__`, suffix `f` only the last
/// (erratum E06); the last two came with 12.9. `__CUDA_ARCH_LIST__` depends on the whole build: [`ArchList`].
///
/// These are nvcc's. NVRTC defines `__CUDA_ARCH_FEAT_SM<N>_ALL` as 1; no release of NVRTC defines it for sm_121a.
///
/// Source: `nvlink/nvcc_macros.tsv`, measured for the 23 targets of toolkit 13.0, `releases/nvrtc_macros.tsv` for those of every release;
/// derived for the others (erratum E14).
pub fn macros(toolkit: Toolkit, target: Target) -> impl Iterator<Item = Macro> + Clone {
    TEMPLATES
        .iter()
        .filter(move |template| template.suffixes.contains(&target.suffix()) && toolkit.is_from(template.since))
        .map(move |template| {
            let mut name = String::new();
            // Every name fits: the longest, __CUDA_ARCH_FAMILY_SPECIFIC__, has 29 bytes.
            let _ = match template.after_number {
                None => name.push_str(template.name).map_err(|_| fmt::Error),
                Some(end) => write!(name, "{}{}{end}", template.name, target.number()),
            };
            let value = template.after_number.is_none().then_some(target.cuda_arch());
            Macro { name, value }
        })
}

struct Template {
    /// The name, or its part before the SM number.
    name: &'static str,
    /// The part after the SM number; such a macro has no value.
    after_number: Option<&'static str>,
    suffixes: &'static [Suffix],
    /// The oldest release that defines it.
    since: Toolkit,
}

#[rustfmt::skip]
const TEMPLATES: [Template; 4] = [
    Template { name: "__CUDA_ARCH__",                 after_number: None,         suffixes: &[Suffix::Base, Suffix::A, Suffix::F], since: Toolkit::V11_7 },
    Template { name: "__CUDA_ARCH_FEAT_SM",           after_number: Some("_ALL"), suffixes: &[Suffix::A],                          since: Toolkit::V12_0 },
    Template { name: "__CUDA_ARCH_SPECIFIC__",        after_number: None,         suffixes: &[Suffix::A],                          since: Toolkit::V12_9 },
    Template { name: "__CUDA_ARCH_FAMILY_SPECIFIC__", after_number: None,         suffixes: &[Suffix::A, Suffix::F],               since: Toolkit::V12_9 },
];

/// The value of `__CUDA_ARCH_LIST__` for a build: `750,800,900`. Written by `Display`.
///
/// Every pass of one build defines it alike: the `__CUDA_ARCH__` values of all targets of the
/// build, ascending, each once, suffixes not told apart.
///
/// Source: `nvlink/nvcc_macros.tsv` (`-arch=all`, `-arch=all-major` and the rows for one target); measured.
#[derive(Clone, Copy, Debug)]
pub struct ArchList<'a>(pub &'a [Target]);

impl fmt::Display for ArchList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = 0;
        while let Some(next) = self
            .0
            .iter()
            .map(|target| target.cuda_arch())
            .filter(|&arch| arch > written)
            .min()
        {
            if written != 0 {
                f.write_str(",")?;
            }
            write!(f, "{next}")?;
            written = next;
        }
        Ok(())
    }
}
