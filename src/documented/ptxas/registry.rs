//! The profiles that ptxas registers, each under three names.
//!
//! Source: seed 000, "Complete SM Table", "Architecture Registration" and "Profile Layering" (documented).

use super::factory::codegen_factory;
use crate::Toolkit;
use crate::targets::{Name, NameKind, Target};
use crate::{Optional, Text};

/// A registered profile: what ptxas stores in sub_6765E0 to identify a target.
#[doc(alias = "smarch_documented_ptxas_registered_profile")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Registered {
    /// The target.
    pub target: Target,
    /// `sm_90a`.
    pub sm_name: Text,
    /// `compute_90a`.
    pub compute_name: Text,
    /// `lto_90a`.
    pub lto_name: Text,
    /// The family name.
    pub family: Text,
    /// The text of `__CUDA_ARCH__`; the macro's value is [`Target::cuda_arch`] (erratum E06).
    pub cuda_arch_text: Text,
    /// The codegen factory value that gates compare.
    pub isa_value: u32,
    /// The class of the ISA; `None`, as it is unknown for ptxas (erratum E13).
    pub isa_class: Option<Text>,
    /// The page that describes the target.
    pub page: Page,
}

impl Registered {
    /// The name under which the profile is found in the map of this kind.
    #[must_use]
    pub const fn name(&self, kind: NameKind) -> Text {
        match kind {
            NameKind::Sm => self.sm_name,
            NameKind::Compute => self.compute_name,
            NameKind::Lto => self.lto_name,
        }
    }
}

/// The 23 profiles, in the order of the targets. The documents do not give ptxas's own order.
pub static REGISTERED: &[Registered] = &ROWS;

static ROWS: [Registered; 23] = registered_rows();

/// The profile that ptxas finds under a name of any kind; `None` where it registers none: for
/// legacy targets, sm_73, sm_82 and sm_101.
#[must_use]
pub fn registered(name: Name) -> Option<&'static Registered> {
    REGISTERED.iter().find(|row| row.target == name.target)
}

coded_enum! {
    /// The pages of the documents that describe targets.
    pub enum Page {
        /// Turing and Ampere.
        TuringAmpere = 1, TURING_AMPERE, "turing-ampere";
        /// Ada and Hopper.
        AdaHopper    = 2, ADA_HOPPER,    "ada-hopper";
        /// Blackwell.
        Blackwell    = 3, BLACKWELL,     "blackwell";
    }
}

impl Page {
    /// The page that describes a target with this number.
    const fn of(number: u32) -> Self {
        match number {
            ..89 => Self::TuringAmpere,
            89..100 => Self::AdaHopper,
            100.. => Self::Blackwell,
        }
    }
}

/// A page that the documents list.
#[doc(alias = "smarch_documented_ptxas_deep_dive")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DeepDive {
    /// Its title.
    pub title: Text,
    /// What it is about.
    pub content: Text,
    /// How targets refer to it; none for the page that no target refers to.
    pub page: Optional<Page>,
}

macro_rules! page {
    ($page:ident) => {
        Page::$page
    };
}

macro_rules! deep_dives {
    ($($page:tt $title:literal $content:literal;)+) => {
        /// The pages that the documents list.
        pub static DEEP_DIVES: &[DeepDive] = &[$(
            DeepDive { title: text!($title), content: text!($content), page: Optional::<Page>::new(optional!(page $page)) },
        )+];
    };
}

#[rustfmt::skip]
deep_dives! {
    TuringAmpere "Turing & Ampere (SM 75--88)"     "Baseline feature set, codegen factory 24577/28673";
    AdaHopper    "Ada & Hopper (SM 89--90a)"       "WGMMA, cluster operations, codegen factory 32768";
    Blackwell    "Blackwell (SM 100--121)"         "tcgen05, arch/family gating, codegen factory 36864";
    -            "TCGen05 -- 5th Gen Tensor Cores" "Blackwell tensor core ISA detail";
}

/// The registered targets as rows; another count than 23 does not compile.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    reason = "evaluated at compile time only"
)]
const fn registered_rows() -> [Registered; 23] {
    const fn row(target: Target) -> Registered {
        let info = target.info();
        match (info.ptxas_family, info.cuda_arch_text, codegen_factory(target)) {
            (Some(family), Some(cuda_arch_text), Some(factory)) => Registered {
                target,
                sm_name: target.name_text(NameKind::Sm),
                compute_name: target.name_text(NameKind::Compute),
                lto_name: target.name_text(NameKind::Lto),
                family,
                cuda_arch_text,
                isa_value: factory.isa_value,
                isa_class: None,
                page: Page::of(target.number()),
            },
            _ => panic!("a registered target lacks a value"),
        }
    }
    let mut rows = [row(Target::DEFAULT); 23];
    let mut filled = 0;
    let mut targets = Target::ALL;
    while let [target, rest @ ..] = targets {
        if Toolkit::V13_0.builds(*target) {
            rows[filled] = row(*target);
            filled += 1;
        }
        targets = rest;
    }
    assert!(filled == rows.len());
    rows
}

/// A level of what ptxas knows of a target.
#[doc(alias = "smarch_documented_ptxas_profile_layer")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Layer {
    /// 1 to 3.
    pub level: u32,
    /// The function or functions, by name.
    pub function: Text,
    /// What the level holds.
    pub content: Text,
    /// The questions about it.
    pub gives: Text,
}

macro_rules! layers {
    ($($level:literal $function:literal $content:literal $gives:literal;)+) => {
        /// The three levels, the first first.
        pub static LAYERS: &[Layer] = &[$(
            Layer { level: $level, function: text!($function), content: text!($content), gives: text!($gives) },
        )+];

        static_assertions::const_assert!(crate::table::strictly_ascending(&[$($level,)+]));
    };
}

#[rustfmt::skip]
layers! {
    1 "sub_607DB0"              "Capability dispatch (7 hash maps)"              "feature flags, handler functions";
    2 "sub_6765E0"              "Profile objects (name, family, CUDA_ARCH, lto)" "identity metadata, isaClass";
    3 "sub_609XXX / sub_60AXXX" "Per-SM accessor functions"                      "concrete hardware parameter values";
}
