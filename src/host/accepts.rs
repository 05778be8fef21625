//! Does the header take a host compiler?

use super::rules::{HOST_RULES, HostCheck, HostCompiler, HostRule};
use crate::{Toolkit, Verdict, Version};

/// A Visual Studio by its year, and the versions of its compiler.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MsvcProduct {
    /// 2022.
    pub year: u16,
    /// The first version of its compiler, 19.30.
    pub first: Version,
    /// The version before which those of the next product begin.
    pub below: Version,
}

/// The products, the oldest first.
///
/// Source: the years that the headers name beside their bounds (measured), and Microsoft's list of `_MSC_VER` (public).
#[rustfmt::skip]
pub static MSVC_PRODUCTS: &[MsvcProduct] = &[
    MsvcProduct { year: 2017, first: Version::new(19, 10), below: Version::new(19, 20) },
    MsvcProduct { year: 2019, first: Version::new(19, 20), below: Version::new(19, 30) },
    MsvcProduct { year: 2022, first: Version::new(19, 30), below: Version::new(19, 50) },
    MsvcProduct { year: 2026, first: Version::new(19, 50), below: Version::new(19, 60) },
];

/// What the header of this release asks of a host compiler.
#[must_use]
pub fn host_rule(toolkit: Toolkit, compiler: HostCompiler) -> Option<&'static HostRule> {
    let is_it = |row: &&HostRule| row.compiler == compiler && toolkit.is_from(row.since);
    HOST_RULES.iter().rev().find(is_it)
}

/// The rule that decides: before 12.2 the header does not tell Clang for Grace from others.
pub(super) fn judging_rule(toolkit: Toolkit, compiler: HostCompiler) -> Option<&'static HostRule> {
    let rule = host_rule(toolkit, compiler)?;
    match (rule.check, compiler) {
        (HostCheck::AsClang, HostCompiler::GraceClang) => host_rule(toolkit, HostCompiler::Clang),
        _ => Some(rule),
    }
}

/// Whether nvcc of this release takes this host compiler without being told to; false also where that is unknown.
#[must_use]
pub fn host_accepts(toolkit: Toolkit, compiler: HostCompiler, version: Version) -> bool {
    host_accepts_why(toolkit, compiler, version).is_yes()
}

/// As [`host_accepts`], with the reason. Of Microsoft's compiler a year stands for all versions of that Visual Studio, version 2022.0.
///
/// Unknown for a compiler that is judged by the version of another one that it stands in for, and for a year of whose versions the header takes some.
///
/// Source: `host/checks.tsv`; measured.
#[must_use]
pub fn host_accepts_why(toolkit: Toolkit, compiler: HostCompiler, version: Version) -> Verdict {
    let Some(rule) = judging_rule(toolkit, compiler) else {
        return Verdict::UnknownHost;
    };
    match (rule.check, compiler) {
        (HostCheck::Nothing, _) => Verdict::Yes,
        (HostCheck::Refused | HostCheck::Never, _) => Verdict::NoHostCompiler,
        (HostCheck::AsGcc | HostCheck::AsClang, _) => Verdict::UnknownHost,
        (HostCheck::Version, HostCompiler::Msvc) if version.major >= FIRST_YEAR => product_why(rule, version.major),
        (HostCheck::Version, _) => match rule.verdict(version) {
            Verdict::Yes if is_between(compiler, version) => Verdict::NoHostVersion,
            verdict => verdict,
        },
    }
}

/// Versions of Microsoft's compiler are below, years of Visual Studio are not.
const FIRST_YEAR: u16 = 2000;

fn product_why(rule: &HostRule, year: u16) -> Verdict {
    let Some(product) = MSVC_PRODUCTS.iter().find(|row| row.year >= year) else {
        return Verdict::UnknownHost;
    };
    if product.year != year {
        return rule.verdict(Version::NONE);
    }
    let last = Version::new(product.below.major, product.below.minor.saturating_sub(1));
    match (rule.verdict(product.first), rule.verdict(last)) {
        (first, last) if first == last => first,
        _ => Verdict::UnknownHostUpdate,
    }
}

/// Within the bounds ICC's header names single versions, and XL's two.
fn is_between(compiler: HostCompiler, version: Version) -> bool {
    match compiler {
        HostCompiler::Icc => version.major < 19 && version.minor != 0,
        HostCompiler::Xlc => version >= Version::new(13, 2) && version < Version::new(16, 1),
        _ => false,
    }
}

impl HostRule {
    /// The version against the bounds.
    fn verdict(&self, version: Version) -> Verdict {
        if self.below.get().is_some_and(|below| version >= below) {
            Verdict::NoHostNew
        } else if self.lowest.get().is_some_and(|lowest| version < lowest) {
            Verdict::NoHostOld
        } else {
            Verdict::Yes
        }
    }

    /// Whether `-allow-unsupported-compiler` makes nvcc take what is refused.
    #[must_use]
    pub fn is_overridable(&self) -> bool {
        self.check != HostCheck::Never
    }
}
