//! The `#error` with which the header stops.

use super::accepts::{MSVC_PRODUCTS, host_accepts_why, judging_rule};
use super::rules::{HostCompiler, HostRule};
use crate::messages::{fill, template};
use crate::{Toolkit, Verdict, Version};
use core::fmt;

/// What stands behind `#error` where the header refuses a host compiler; `Display` writes it.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    toolkit: Toolkit,
    rule: &'static HostRule,
    verdict: Verdict,
}

/// What stands behind `#error` in the header of this release where it refuses a host compiler; `None` where it takes it, and where that is unknown.
#[must_use]
pub fn host_message(toolkit: Toolkit, compiler: HostCompiler, version: Version) -> Option<Message> {
    let verdict = host_accepts_why(toolkit, compiler, version);
    let rule = judging_rule(toolkit, compiler)?;
    let is_refused = matches!(
        verdict,
        Verdict::NoHostNew | Verdict::NoHostOld | Verdict::NoHostVersion | Verdict::NoHostCompiler
    );
    is_refused.then_some(Message { toolkit, rule, verdict })
}

/// The years of the oldest and of the newest Visual Studio whose versions are within the bounds.
fn years(rule: &HostRule) -> (u16, u16) {
    let (lowest, below) = (rule.lowest.get(), rule.below.get());
    let mut within = MSVC_PRODUCTS.iter().filter(|product| {
        lowest.is_none_or(|lowest| product.first >= lowest) && below.is_none_or(|below| product.first < below)
    });
    let oldest = within.next().map_or(0, |product| product.year);
    (oldest, within.next_back().map_or(oldest, |product| product.year))
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        number_without_messages!(f, self.verdict.code());
        let (toolkit, rule) = (self.toolkit, self.rule);
        let below = rule.below.get().unwrap_or(Version::NONE).major;
        // The last that is taken.
        let last = below.saturating_sub(1);
        match rule.compiler {
            HostCompiler::Gcc | HostCompiler::Nvc => fill(f, template!(HostGnu), &[&last])?,
            // The sentence of these two releases is that of the release before.
            HostCompiler::Clang if matches!(toolkit, Toolkit::V12_2 | Toolkit::V12_3) => {
                fill(f, template!(HostClang), &[&16])?;
            }
            HostCompiler::Clang => fill(f, template!(HostClang), &[&below])?,
            HostCompiler::Msvc => {
                let (oldest, newest) = years(rule);
                fill(f, template!(HostMsvc), &[&oldest, &newest])?;
            }
            HostCompiler::Icc if toolkit.is_from(Toolkit::V13_0) => return fill(f, template!(HostIccNever), &[]),
            HostCompiler::Icc => fill(f, template!(HostIcc), &[])?,
            HostCompiler::Icx => fill(f, template!(HostIcx), &[])?,
            HostCompiler::Xlc => fill(f, template!(HostXlc), &[])?,
            HostCompiler::GraceClang if last == 16 => fill(f, template!(HostGrace), &[&"16.x "])?,
            HostCompiler::GraceClang => fill(f, template!(HostGrace), &[&format_args!("16.x to {last}.x")])?,
            HostCompiler::HorizonClang => fill(f, template!(HostHorizon), &[&below])?,
        }
        f.write_str(text!(
            " The nvcc flag '-allow-unsupported-compiler' can be used to override this version check; ",
            "however, using an unsupported host compiler may cause compilation failure or incorrect run time execution. ",
            "Use at your own risk."
        )
        .as_str())
    }
}
