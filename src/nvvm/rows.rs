//! What the rows of `generated/rows.rs` are, which `cargo xtask fit nvvm` writes.

use super::Phase;
pub(super) use super::instructions::Construct;
pub(super) use super::spaces::Access;
use crate::targets::{Target, TargetSet};
use crate::{Toolkit, Verdict};

/// The releases in which something is so; without a bound from the oldest that was run, or to the newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub oldest: Option<Toolkit>,
    pub newest: Option<Toolkit>,
}

impl Window {
    /// Whether the release is one of them.
    pub const fn has(self, toolkit: Toolkit) -> bool {
        let begins = match self.oldest {
            Some(oldest) => toolkit.is_from(oldest),
            None => true,
        };
        let ends = match self.newest {
            Some(newest) => newest.is_from(toolkit),
            None => true,
        };
        begins && ends
    }
}

macro_rules! window {
    // No release that is known yet: one that begins after it ends.
    (never -) => {
        Window {
            oldest: Some(Toolkit::NEWEST),
            newest: Some(Toolkit::V11_7),
        }
    };
    ($oldest:tt $newest:tt) => {
        Window {
            oldest: optional!(toolkit $oldest),
            newest: optional!(toolkit $newest),
        }
    };
}

macro_rules! windows {
    ($($(#[$doc:meta])* $name:ident $oldest:tt $newest:tt;)+) => {
        $($(#[$doc])* pub const $name: Window = window!($oldest $newest);)+
    };
}

/// A verdict, and of what a phase gives it, for which targets and in which releases.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<T: 'static> {
    pub phase: Phase,
    pub targets: TargetSet,
    pub window: Window,
    pub verdict: Verdict,
    pub what: T,
}

/// The verdict of the first row about this; `None` where none does.
pub(super) fn verdict<T>(
    rows: &[Row<T>],
    toolkit: Toolkit,
    target: Target,
    phase: Phase,
    is_told: impl Fn(&T) -> bool,
) -> Option<Verdict> {
    let mut of_these = rows
        .iter()
        .filter(|row| row.phase == phase && row.targets.contains(target) && row.window.has(toolkit));
    Some(of_these.find(|row| is_told(&row.what))?.verdict)
}

/// What is crossed with what: accesses or address spaces with address spaces.
pub(super) type Crossing<T> = (&'static [T], &'static [u32]);

/// Which widths of pointers a range has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Widths {
    /// Whole bytes.
    Whole,
    /// The others.
    Broken,
}

/// Widths from the first number of a range to its second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranges {
    pub of: Widths,
    pub ranges: &'static [(u16, u16)],
}

impl Ranges {
    pub fn has(&self, bits: u32) -> bool {
        (self.of == Widths::Whole) == bits.is_multiple_of(8)
            && self
                .ranges
                .iter()
                .any(|&(first, last)| (u32::from(first)..=u32::from(last)).contains(&bits))
    }
}

/// An architecture of triples: in which releases LLVM knows it, up to 90a and from 100 on; `None`: no triple of it was run there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Architecture {
    pub name: &'static str,
    pub older: Option<Window>,
    pub newer: Option<Window>,
}

pub(super) const fn set(mut targets: &[Target]) -> TargetSet {
    let mut set = TargetSet::EMPTY;
    while let [target, rest @ ..] = targets {
        set = set.with(*target);
        targets = rest;
    }
    set
}

macro_rules! row {
    ($phase:ident $targets:ident $oldest:tt $newest:tt $verdict:ident, $what:expr) => {
        Row {
            phase: $phase,
            targets: $targets,
            window: window!($oldest $newest),
            verdict: Verdict::$verdict,
            what: $what,
        }
    };
}

macro_rules! constructs {
    ($name:ident: $($phase:ident $targets:ident $oldest:tt $newest:tt $verdict:ident [$($construct:ident)+];)+) => {
        pub static $name: &[Row<&[Construct]>] = &[$(row!($phase $targets $oldest $newest $verdict, &[$(Construct::$construct,)+]),)+];
    };
}

macro_rules! accesses {
    ($name:ident: $($phase:ident $targets:ident $oldest:tt $newest:tt $verdict:ident [$($access:ident)+] [$($space:literal)+];)+) => {
        pub static $name: &[Row<Crossing<Access>>] = &[$(
            row!($phase $targets $oldest $newest $verdict, (&[$(Access::$access,)+], &[$($space,)+])),
        )+];
    };
}

macro_rules! casts {
    ($name:ident: $($phase:ident $targets:ident $oldest:tt $newest:tt $verdict:ident [$($from:literal)+] [$($to:literal)+];)+) => {
        pub static $name: &[Row<Crossing<u32>>] = &[$(
            row!($phase $targets $oldest $newest $verdict, (&[$($from,)+], &[$($to,)+])),
        )+];
    };
}

macro_rules! widths {
    ($name:ident: $($phase:ident $targets:ident $oldest:tt $newest:tt $verdict:ident $of:ident [$($first:literal-$last:literal)+];)+) => {
        pub static $name: &[Row<Ranges>] = &[$(
            row!($phase $targets $oldest $newest $verdict, Ranges { of: Widths::$of, ranges: &[$(($first, $last),)+] }),
        )+];
    };
}

macro_rules! versions {
    ($name:ident: $($from:tt $ir:tt $debug:tt;)+) => {
        pub static $name: &[(Toolkit, Version, Version)] = &[$((toolkit!($from), version!($ir), version!($debug)),)+];
    };
}

macro_rules! architectures {
    ($name:ident: $($text:literal $older:tt $newer:tt;)+) => {
        pub static $name: &[Architecture] = &[$(
            Architecture { name: $text, older: known!($older), newer: known!($newer) },
        )+];
    };
}

macro_rules! known {
    (-) => {
        None
    };
    (known) => {
        Some(window!(- -))
    };
    (none) => {
        Some(window!(never -))
    };
    ($oldest:tt) => {
        Some(window!($oldest -))
    };
}
