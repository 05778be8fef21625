//! The Blackwell architectures: what nvlink stores to identify them, and in which order it registers them.
//!
//! Source: seed 001, "Architecture Identity Matrix", "Sub-variant Registration", "Registration Order"
//! (documented; errata E13, E35).

use crate::Text;
use crate::targets::{Name, NameKind, Suffix, Target};
use static_assertions::const_assert;

/// A Blackwell architecture as nvlink registers it.
#[doc(alias = "smarch_documented_nvlink_architecture")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Architecture {
    /// The base target.
    pub base: Target,
    /// The targets: the base, a and f.
    pub targets: [Target; 3],
    /// The number by 10: architectures with the same decade count as related.
    pub decade: u32,
    /// The value of `__CUDA_ARCH__`.
    pub cuda_arch: u32,
    /// The names of its nine profiles: sm_, compute_ and lto_ of the base, of a and of f.
    pub profile_names: [Text; 9],
    /// The product line.
    pub product_line: Text,
    /// The family string, at 0x1D40B6E for all of them.
    pub family: Text,
    /// The class of the ISA: a text that the program looks up while it runs (erratum E13).
    pub isa_class: Text,
    /// Where in sub_484F50 the names are referred to, as printed: "0x485A..".
    pub registered_at: Text,
}

/// Where nvlink has the family string.
pub const FAMILY_STRING: u32 = 0x1d4_0b6e;

macro_rules! architectures {
    ($($base:ident $number:literal $line:literal $at:literal;)+) => {
        /// The five architectures in the order of their registration: 110 before 103.
        pub static ARCHITECTURES: &[Architecture] = &[$(
            Architecture {
                base: Target::$base,
                targets: variants(Target::$base),
                decade: Target::$base.number() / 10,
                cuda_arch: Target::$base.cuda_arch(),
                profile_names: profile_names(variants(Target::$base)),
                product_line: text!($line),
                family: text!("Blackwell"),
                isa_class: text!("(profile_sm_", $number, ")->isaClass"),
                registered_at: text!($at),
            },
        )+];

        const_assert!(in_registration_order(&[$((Target::$base.number(), $number),)+]));
    };
}

#[rustfmt::skip]
architectures! {
    Sm100 100 "Datacenter Blackwell (B200/B100)"    "0x485A..";
    Sm110 110 "Jetson Thor"                         "0x485E..";
    Sm103 103 "Blackwell Ultra (GB300)"             "0x4861..";
    Sm120 120 "Consumer RTX 50xx / Enterprise Pro"  "0x4865..";
    Sm121 121 "DGX Spark"                           "0x4869..";
}

/// The architecture of a target, whatever its suffix; `None` below sm_100 and for sm_101.
#[must_use]
pub fn architecture(target: Target) -> Option<&'static Architecture> {
    ARCHITECTURES.iter().find(|row| row.base.number() == target.number())
}

impl Architecture {
    /// The nine profiles: `sm_`, `compute_` and `lto_` of the base, of `a` and of `f`.
    ///
    /// nvlink reads `lto_` names with suffix `a`, which ptxas refuses (erratum E35).
    pub fn profiles(&self) -> impl Iterator<Item = Name> + Clone + use<> {
        self.targets
            .into_iter()
            .flat_map(|target| NameKind::ALL.iter().map(move |&kind| target.named(kind)))
    }
}

/// Whether each number is the one in its text, and their order is the documented one. Compile time only.
const fn in_registration_order(rows: &[(u32, u32)]) -> bool {
    matches!(rows, [(100, 100), (110, 110), (103, 103), (120, 120), (121, 121)])
}

/// The base, `a` and `f`, of which a Blackwell architecture has all. Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn variants(base: Target) -> [Target; 3] {
    let number = base.number();
    match (
        Target::from_parts(number, Suffix::A),
        Target::from_parts(number, Suffix::F),
    ) {
        (Some(a), Some(f)) => [base, a, f],
        _ => panic!("an architecture lacks a suffix"),
    }
}

/// The names of three targets, kinds in the order of their codes. Compile time only.
const fn profile_names([base, a, f]: [Target; 3]) -> [Text; 9] {
    const fn names(target: Target) -> [Text; 3] {
        [
            target.name_text(NameKind::Sm),
            target.name_text(NameKind::Compute),
            target.name_text(NameKind::Lto),
        ]
    }
    let [[s, c, l], [sa, ca, la], [sf, cf, lf]] = [names(base), names(a), names(f)];
    [s, c, l, sa, ca, la, sf, cf, lf]
}
