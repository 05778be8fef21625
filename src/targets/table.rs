//! The targets, one row each: `generated/rows.rs`, which `cargo xtask fit releases` writes from `decided/targets.tsv` and from what was measured.
//!
//! Sources, column by column:
//! * `name`: the validation tables of ptxas, and `sm_73` of tileiras (seeds 000 and 003, documented; ruling E01); sm_107 and its
//!   suffixes: `releases/names.tsv` (measured).
//! * `ptxas family`: seed 000, "Family assignment" (documented); none for what 13.0 does not build.
//! * `generation`, `product`: seed 000; products of legacy targets from the CPU rows of seed 003 (documented). The generation of sm_107, which no
//!   document has: `devices/SOURCES.md`, RUBIN (public).
//! * `tegra`: the parts that the public documents call Tegra (Jetson and Drive), `loading/LOADING.md` (public).
//! * `lowest`: the lowest `.version` for the `.target`, in every release that knows it ([`Toolkit::lowest_ptx`] has the one
//!   exception), `releases/target_min_ptx.tsv` (measured).
//! * `emitted`: what LLVM and the PTX ISA publish, `llvm/min_ptx_public.tsv`, `llvm/min_ptx_trunk.tsv` (public).
//! * `oldest`, `newest` (`now`: the newest that was run builds it): the releases whose ptxas builds it, `releases/names.tsv` (measured). Who takes which of its names in
//!   which release follows from these two, by the rules of [`Tool::accepts`](super::Tool::accepts).
//! * `cpu`: the CPU rows of tileiras (seed 003, documented). `til`: the release from which on `tileiras --gpu-name` takes it,
//!   `releases/names.tsv` (measured). `llc`: the release of LLVM from which on it does, of 14 to 22, `llvm/releases.tsv` (measured).

use super::{Family, NameKind, Suffix};
use crate::{Optional, Text, Toolkit, Version};
use core::num::NonZeroU32;
use static_assertions::const_assert;

/// One of NVIDIA's SM targets, stored as the number that stands for it in C ([`id`](Self::id)).
///
/// Ordered by number, then base, `a`, `f`. Only the targets of [`Target::ALL`] exist; an absent one takes no space of
/// its own (`Option<Target>` is 0 in C).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Target(NonZeroU32);

/// What is known of a target without asking anything else.
#[doc(alias = "smarch_target_info")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Info {
    /// The target.
    pub target: Target,
    /// The SM number: 75, 90, 121. Also the compute capability, major * 10 + minor.
    pub number: u32,
    /// The value of `__CUDA_ARCH__`, ten times the number.
    pub cuda_arch: u32,
    /// The suffix letter, `a` or `f`; 0 for a base target.
    suffix: u8,
    /// Whether the parts are Tegra: Jetson and Drive. They share cubins neither with one another nor with other parts.
    pub is_tegra: bool,
    /// Whether the documents list a CPU row of this name inside tileiras.
    pub has_tileiras_cpu: bool,
    /// The oldest release of LLVM whose `llc -mcpu` takes it; 14, the oldest that was run, means 14 or earlier; 0 where none that was run
    /// does.
    oldest_llvm: u8,
    /// In which family code with suffix `f` is compatible; none below 10.0.
    pub family: Optional<Family>,
    /// The target that this one is an older name of (`sm_101` of `sm_110`); none for most.
    pub alias_of: Option<Target>,
    /// The `sm_` name: "sm_90a".
    pub name: Text,
    /// The family string in ptxas's profile ("Ampere" for sm_89 too, erratum E12); `None` where ptxas has no profile.
    pub ptxas_family: Option<Text>,
    /// The generation under which the parts are sold; `None` where there are no parts.
    pub generation: Option<Text>,
    /// The parts; `None` where the documents name none.
    pub product: Option<Text>,
    /// The text of `__CUDA_ARCH__` as documented, `90a0` for suffixed targets; `None` where ptxas has no
    /// profile. The macro's value is `cuda_arch` (erratum E06).
    pub cuda_arch_text: Option<Text>,
    /// The lowest PTX version with which ptxas accepts the `.target`; `None` if no release accepts it. It is the same
    /// in all releases that know the target, except for sm_88 in 13.0 ([`Toolkit::lowest_ptx`]).
    pub ptx_accepted: Optional<Version>,
    /// The lowest PTX version that a compiler should emit for it; `None` where no public source states one.
    pub ptx_emitted: Optional<Version>,
    /// The oldest toolkit that was seen to build it; the oldest that was run means that one or an earlier one.
    pub oldest_toolkit: Optional<Toolkit>,
    /// The newest toolkit that was seen to build it; the newest that was run means that one or a later one.
    pub newest_toolkit: Optional<Toolkit>,
    /// The oldest toolkit whose `tileiras --gpu-name` takes it; none where none that was run does.
    pub oldest_tileiras: Optional<Toolkit>,
}

macro_rules! targets {
    ($($variant:ident $name:literal $alias:tt $family:tt $generation:tt $product:tt
        $tegra:tt $lowest:tt $emitted:tt $oldest:tt $newest:tt $cpu:tt $til:tt $llc:tt;)+) => {
        #[expect(non_upper_case_globals, reason = "values of a closed set, written like the variants of an enum")]
        impl Target {
            $(#[doc = concat!("`sm_", $name, "`")] pub const $variant: Self = Self::from_name_cell($name);)+

            /// All targets in order.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];
        }

        const COUNT: usize = Target::ALL.len();

        /// The names of every target, kinds in the order of their codes.
        static NAMES: [[Text; NameKind::ALL.len()]; COUNT] = [$(
            [text!("sm_", $name), text!("compute_", $name), text!("lto_", $name)],
        )+];

        pub(crate) static ROWS: [Info; COUNT] = [$(
            Info {
                target: Target::$variant,
                number: Target::$variant.number(),
                suffix: Target::$variant.id() as u8,
                family: Optional::<Family>::new(Target::$variant.family()),
                cuda_arch: Target::$variant.cuda_arch(),
                name: text!("sm_", $name),
                alias_of: optional!(alias $alias),
                ptxas_family: optional!(text $family),
                generation: optional!(text $generation),
                product: optional!(text $product),
                is_tegra: mark!($tegra),
                has_tileiras_cpu: mark!($cpu),
                cuda_arch_text: {
                    // Documented for the targets that have a family string.
                    let family: Option<Text> = optional!(text $family);
                    if family.is_some() { Some(text!($name, "0")) } else { None }
                },
                ptx_accepted: Optional::<Version>::new(optional!(version $lowest)),
                ptx_emitted: Optional::<Version>::new(optional!(version $emitted)),
                oldest_toolkit: Optional::<Toolkit>::new(optional!(toolkit $oldest)),
                newest_toolkit: Optional::<Toolkit>::new(optional!(until $newest)),
                oldest_tileiras: Optional::<Toolkit>::new(optional!(toolkit $til)),
                oldest_llvm: llvm!($llc),
            },
        )+];
    };
}

/// An alias cell: the variant it stands for.
macro_rules! alias {
    ($variant:ident) => {
        Target::$variant
    };
}

/// A cell that is a yes or a no.
macro_rules! mark {
    (+) => {
        true
    };
    (-) => {
        false
    };
}

/// A cell of `llc`: a release of LLVM, or none.
macro_rules! llvm {
    (-) => {
        0
    };
    ($release:literal) => {
        $release
    };
}

include!("generated/rows.rs");

impl Info {
    /// The suffix.
    #[must_use]
    pub const fn suffix(&self) -> Suffix {
        self.target.suffix()
    }

    /// The oldest release of LLVM whose `llc -mcpu` takes it; 14, the oldest that was run, means 14 or earlier. `None` where none that was run does.
    #[must_use]
    pub const fn oldest_llvm(&self) -> Option<u32> {
        match self.oldest_llvm {
            0 => None,
            release => Some(release as u32),
        }
    }

    /// Whether `llc -mcpu` of this release of LLVM, of those that were run, takes the `sm_` name.
    pub(crate) const fn is_known_to_llvm(&self, release: u32) -> bool {
        self.oldest_llvm != 0 && self.oldest_llvm as u32 <= release
    }
}

const_assert!(ascend(Target::ALL));

impl Target {
    /// The number that stands for this target in C: the SM number shifted left by
    /// eight, plus the suffix letter (0 for a base target). No target has 0.
    #[must_use]
    pub const fn id(self) -> u32 {
        self.0.get()
    }

    /// What is known of this target.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "position is within the table")]
    pub const fn info(self) -> &'static Info {
        &ROWS[self.position()]
    }

    /// What is known of the target with this [`id`](Self::id); `None` when there is none. The same as [`from_id`](Self::from_id) and
    /// [`info`](Self::info), without the table of targets between them.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "position is within the table")]
    pub(crate) const fn info_from_id(id: u32) -> Option<&'static Info> {
        let row = &ROWS[position_of(id)];
        if row.target.id() == id { Some(row) } else { None }
    }

    /// The target's name of a kind, as a static text.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "position is within the table")]
    pub const fn name_text(self, kind: NameKind) -> Text {
        let [sm, compute, lto] = NAMES[self.position()];
        match kind {
            NameKind::Sm => sm,
            NameKind::Compute => compute,
            NameKind::Lto => lto,
        }
    }

    /// The position in [`Target::ALL`]: an index into a table of one entry a target.
    #[must_use]
    pub const fn position(self) -> usize {
        position_of(self.id())
    }

    /// The target with this [`id`](Self::id); `None` if no target has it.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a slot is below 128")]
    pub const fn from_id(id: u32) -> Option<Self> {
        let target = SLOTS[slot(id)];
        if target.id() == id { Some(target) } else { None }
    }

    /// The target of a number and a suffix; `None` when the number has no such suffix.
    #[must_use]
    pub const fn from_parts(number: u32, suffix: Suffix) -> Option<Self> {
        let letter = match suffix {
            Suffix::Base => 0,
            Suffix::A => b'a',
            Suffix::F => b'f',
        };
        match number.checked_mul(1 << 8) {
            Some(number) => Self::from_id(number | letter as u32),
            None => None,
        }
    }
}

impl Target {
    /// Reads a name cell such as `90a`. Compile time only.
    #[expect(
        clippy::panic,
        clippy::arithmetic_side_effects,
        reason = "evaluated at compile time only"
    )]
    const fn from_name_cell(name: &str) -> Self {
        let mut number = 0;
        let mut rest = name.as_bytes();
        while let [digit @ b'0'..=b'9', tail @ ..] = rest {
            number = number * 10 + (*digit - b'0') as u32;
            rest = tail;
        }
        let id = match rest {
            [] => number << 8,
            [letter] => number << 8 | *letter as u32,
            _ => 0,
        };
        match NonZeroU32::new(id) {
            Some(id) => Self(id),
            None => panic!("a name is a number and at most one letter"),
        }
    }
}

/// Whether each target comes after the one before it. Compile time only.
const fn ascend(mut targets: &[Target]) -> bool {
    while let [first, rest @ ..] = targets {
        if let [second, ..] = rest
            && first.id() >= second.id()
        {
            return false;
        }
        targets = rest;
    }
    true
}

// For every hash of an id the target that has it.
one_slot_each! {
    static SLOTS: [Target; 128] = Target::Sm10, from 0x0594_8626; for target in Target::ALL => target.id(), target
}

/// The position in [`Target::ALL`] of the target of a slot; 0 in empty slots.
static POSITIONS: [u8; 128] = positions();

/// The position in [`Target::ALL`] of the target with this id; of no target's id that of some target.
#[expect(clippy::indexing_slicing, reason = "a slot is below 128")]
const fn position_of(id: u32) -> usize {
    let position = POSITIONS[slot(id)] as usize;
    // Said with its bound, which the compiler does not always see.
    if position < COUNT { position } else { 0 }
}

/// Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn positions() -> [u8; 128] {
    let mut positions = [0; 128];
    let mut position = 0;
    while position < COUNT {
        positions[slot(Target::ALL[position].id())] = position as u8;
        position += 1;
    }
    positions
}
