//! What forms ask of a release as sets of targets with a version each. Compile time only.

use crate::Toolkit;
use crate::ptx::Form;
use crate::ptx::family::{Ask, What, is_in, long};
use crate::targets::TargetSet;

/// Targets that pass, with a `.version` and every later one.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    pub targets: TargetSet,
    /// As [`crate::ptx::family::short`].
    since: u16,
}

impl Piece {
    /// The number of the lowest `.version`, 0 where none is asked for.
    pub(crate) const fn since(&self) -> u32 {
        long(self.since).number()
    }
}

/// What some forms ask together. No target is in two pieces, and no two have one version.
#[derive(Clone, Copy)]
pub(crate) struct Pieces {
    pieces: [Piece; MOST],
    count: usize,
    /// Whether the release reads all the forms.
    pub is_read: bool,
}

const MOST: usize = 4;

#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "evaluated at compile time only"
)]
impl Pieces {
    /// No target.
    pub(crate) const NONE: Self = Self {
        pieces: [Piece {
            targets: TargetSet::EMPTY,
            since: 0,
        }; MOST],
        count: 0,
        is_read: true,
    };

    /// What a release asks of all of these forms.
    pub(crate) const fn of(forms: &[Form], toolkit: Toolkit) -> Self {
        let all = Self::NONE.with(TargetSet::ALL, 0);
        all.after_all(forms, toolkit, false).after_all(forms, toolkit, true)
    }

    /// What is left after what the forms ask with any version, or with later ones only.
    const fn after_all(mut self, mut forms: &[Form], toolkit: Toolkit, with_later: bool) -> Self {
        while let [form, rest @ ..] = forms {
            let mut asks = form.rules().asks;
            while let [ask, others @ ..] = asks {
                if is_in(form.cube(), ask.forms) && ask.is_of(toolkit) && with_later == (ask.above > 0) {
                    self = self.after(ask);
                }
                asks = others;
            }
            forms = rest;
        }
        self
    }

    pub(crate) const fn as_slice(&self) -> &[Piece] {
        self.pieces.split_at(self.count).0
    }

    /// Whether both hold the same.
    pub(crate) const fn is(&self, other: &Self) -> bool {
        let mut same = self.count == other.count;
        let mut place = 0;
        while same && place < self.count {
            let (one, another) = (self.pieces[place], other.pieces[place]);
            same = one.since == another.since && one.targets.to_bits() == another.targets.to_bits();
            place += 1;
        }
        same
    }

    const fn with(mut self, targets: TargetSet, since: u16) -> Self {
        if targets.is_empty() {
            return self;
        }
        let mut place = 0;
        while place < self.count && self.pieces[place].since != since {
            place += 1;
        }
        let others = self.pieces[place].targets;
        if place == self.count {
            self.count += 1;
            self.pieces[place] = Piece { targets, since };
        } else {
            self.pieces[place].targets = others.or(targets);
        }
        self
    }

    /// What is left when this is asked as well.
    const fn after(self, ask: &Ask) -> Self {
        if matches!(ask.what, What::Unread) {
            return Self { is_read: false, ..self };
        }
        // The versions from which on the targets of the set pass, and the others, if they do. Of what is asked up to a version the next is enough.
        let within = least(ask.enough(), ask.below);
        let beyond = match ask.what {
            What::On => Some(0),
            _ if ask.below < u16::MAX => Some(ask.below),
            _ => None,
        };
        let mut left = Self {
            is_read: self.is_read,
            ..Self::NONE
        };
        let mut pieces = self.as_slice();
        while let [piece, rest @ ..] = pieces {
            left = left.with(piece.targets.and(ask.targets), most(piece.since, within));
            let others = piece.targets.without(ask.targets);
            if let Some(beyond) = beyond {
                left = left.with(others, most(piece.since, beyond));
            }
            // Asked with later versions only, it must not leave what passes with earlier ones alone.
            assert!(others.is_empty() || ask.above <= piece.since || beyond.is_some());
            assert!(ask.above == 0 || within <= ask.above);
            pieces = rest;
        }
        left
    }
}

const fn least(one: u16, other: u16) -> u16 {
    if one < other { one } else { other }
}

const fn most(one: u16, other: u16) -> u16 {
    if one > other { one } else { other }
}
