//! Does libnvJitLink link an object, PTX or LTO IR of one target for another one?
//!
//! It is a library that programs call (`nvJitLinkAddData`); it came with 12.0, and was run from there on.

use super::compile::{ptxas_compiles_why, ptxas_message};
use crate::messages::{fill, template};
use crate::targets::{Suffix, Target, Tool};
use crate::toolkits::since;
use crate::{Toolkit, Verdict};
use core::fmt;

coded_enum! {
    /// What libnvJitLink is given, made by the tools of its own release.
    pub enum JitInput {
        /// A relocatable object, of `ptxas -c`.
        Object = 1, OBJECT, "object";
        /// PTX.
        Ptx    = 2, PTX,    "PTX";
        /// LTO IR, with `-lto`.
        LtoIr  = 3, LTO_IR, "LTO IR";
    }
}

/// Whether libnvJitLink of this release links an input of `of` with `-arch=target`, an `sm_` name; false also where that is unknown.
#[must_use]
pub fn nvjitlink_links(toolkit: Toolkit, input: JitInput, of: Target, target: Target) -> bool {
    nvjitlink_links_why(toolkit, input, of, target).is_yes()
}

/// As [`nvjitlink_links`], with the reason: first the name, then the input.
///
/// PTX goes the way of ptxas (erratum E09), and objects from 13.1 on that of nvlink; LTO IR is compared by number alone. Unknown for
/// objects and LTO IR of targets that the release does not build.
///
/// Source: `releases/nvjitlink.tsv`; measured.
#[must_use]
pub fn nvjitlink_links_why(toolkit: Toolkit, input: JitInput, of: Target, target: Target) -> Verdict {
    match Tool::NvJitLink.accepts_why(toolkit, target.into()) {
        Verdict::Yes => {}
        refused => return refused,
    }
    match input {
        JitInput::Ptx => ptxas_compiles_why(toolkit, of, target),
        _ if !toolkit.builds(of) => Verdict::UnknownLink,
        JitInput::Object if links_object(toolkit, of, target) => Verdict::Yes,
        JitInput::Object if of.number() < FIRST_MERCURY && target.number() >= FIRST_MERCURY => Verdict::NoLinkFormat,
        JitInput::Object => Verdict::NoLinkArch,
        JitInput::LtoIr if links_lto_ir(toolkit, of, target) => Verdict::Yes,
        JitInput::LtoIr => Verdict::NoLinkNewer,
    }
}

/// Objects for 10.0 and later are of another encoding.
const FIRST_MERCURY: u32 = 100;

fn links_object(toolkit: Toolkit, object: Target, target: Target) -> bool {
    let (from, to) = (object.number(), target.number());
    let is_accelerated = object.suffix() == Suffix::A;
    if from == to {
        return toolkit.code() < since::NVJITLINK_ACCELERATED || !is_accelerated || target.suffix() == Suffix::A;
    }
    if toolkit == Toolkit::V12_9 && object == Target::Sm120a && to == 121 {
        return true;
    }
    let is_upward = from < to && from / 10 == to / 10;
    let is_apart = |number| {
        if toolkit.code() >= since::NVJITLINK_LEVEL {
            false
        } else if toolkit.is_from(Toolkit::V13_0) {
            matches!(number, 87 | 88)
        } else {
            matches!(number, 53 | 62 | 72 | 87 | 101)
        }
    };
    let is_left_out = toolkit == Toolkit::V13_0 && from == 100;
    is_upward && !is_accelerated && !is_apart(from) && !is_apart(to) && !is_left_out
}

fn links_lto_ir(toolkit: Toolkit, ir: Target, target: Target) -> bool {
    !toolkit.is_from(Toolkit::V12_2) || lto_number(toolkit, ir) <= target.number()
}

/// The number that libnvJitLink of this release compares LTO IR by: from 13.1 on 11.0 has its older one.
#[must_use]
pub fn lto_number(toolkit: Toolkit, ir: Target) -> u32 {
    match ir.number() {
        110 if toolkit.code() >= since::NVJITLINK_LTO_101 => 101,
        number => number,
    }
}

/// What libnvJitLink writes to its log when it refuses an input; `Display` writes it, lines apart.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    toolkit: Toolkit,
    of: Target,
    target: Target,
    verdict: Verdict,
    name: &'a str,
}

/// What libnvJitLink of this release writes to its log when it refuses an input, which was given under this name; `None` when it
/// links it, where that is unknown, and of an `-arch` that it does not take.
#[must_use]
pub fn nvjitlink_message(
    toolkit: Toolkit,
    input: JitInput,
    of: Target,
    target: Target,
    name: &str,
) -> Option<Message<'_>> {
    let verdict = nvjitlink_links_why(toolkit, input, of, target);
    let is_of_input = matches!(
        verdict,
        Verdict::NoLinkFormat
            | Verdict::NoLinkArch
            | Verdict::NoLinkNewer
            | Verdict::NoHigher
            | Verdict::NoSuffix
            | Verdict::NoFuture
            | Verdict::NoFamily
    );
    is_of_input.then_some(Message {
        toolkit,
        of,
        target,
        verdict,
        name,
    })
}

impl Message<'_> {
    /// What the function that adds the input returns, an `nvJitLinkResult`.
    #[must_use]
    pub fn result(&self) -> u32 {
        match self.verdict {
            Verdict::NoLinkFormat | Verdict::NoLinkArch => 3,
            Verdict::NoLinkNewer if self.toolkit.is_from(Toolkit::V13_0) => 13,
            Verdict::NoLinkNewer => 6,
            _ => 4,
        }
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let Self {
            toolkit,
            of,
            target,
            verdict,
            name,
        } = *self;
        let of_lto = lto_number(toolkit, of);
        match verdict {
            Verdict::NoLinkFormat if toolkit.code() >= since::NVJITLINK_FORMAT => {
                fill(f, template!(JitFormat), &[&name])
            }
            Verdict::NoLinkFormat => fill(f, template!(JitMercury), &[&name]),
            Verdict::NoLinkArch => fill(f, template!(JitInput), &[&name]),
            Verdict::NoLinkNewer if toolkit.code() >= since::NVJITLINK_NAMED => {
                fill(f, template!(JitNewerNamed), &[&of_lto])
            }
            Verdict::NoLinkNewer => fill(f, template!(JitNewer), &[&of_lto]),
            _ => {
                if let Some(message) = ptxas_message(toolkit, of, target) {
                    writeln!(f, "ptxas fatal   : {message}")?;
                }
                match toolkit {
                    Toolkit::V12_0 => fill(f, template!(JitPtxNumber), &[&name]),
                    _ => fill(f, template!(JitPtx), &[&name]),
                }
            }
        }
    }
}
