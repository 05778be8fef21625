//! What decides for an instruction without its words, made of its forms while this crate compiles.

mod written;

use super::IsaFeature;
use super::quick::{Quick, Special};
use crate::Toolkit;
use crate::ptx::generated::pieces::{Piece, Pieces};
use crate::targets::TargetSet;

pub use written::files;

/// By code; row 0 is nobody's.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
pub(in crate::isa) static QUICK: [Quick; IsaFeature::ALL.len() + 1] = {
    let mut quick = [const {
        Quick {
            targets: TargetSet::EMPTY,
            since: u32::MAX,
            special_until: 0,
        }
    }; IsaFeature::ALL.len() + 1];
    let mut features = IsaFeature::ALL;
    while let [feature, rest @ ..] = features {
        let newest = Pieces::of(feature.forms(), Toolkit::NEWEST);
        quick[feature.code() as usize] = match newest.as_slice() {
            [piece] => Quick {
                targets: piece.targets,
                since: piece.since(),
                special_until: last_other(*feature, &newest),
            },
            _ => Quick {
                targets: TargetSet::EMPTY,
                since: u32::MAX,
                special_until: u32::MAX,
            },
        };
        features = rest;
    }
    quick
};

/// The code of the last release that does not do as the newest; 0 where all do.
const fn last_other(feature: IsaFeature, newest: &Pieces) -> u32 {
    let mut last = 0;
    let mut toolkits = Toolkit::ALL;
    while let [toolkit, rest @ ..] = toolkits {
        if !in_release(feature, *toolkit).is(newest) {
            last = toolkit.code();
        }
        toolkits = rest;
    }
    last
}

/// What a release asks. Of what it does not read that is what the newest asks, as long as it reads no such version.
const fn in_release(feature: IsaFeature, toolkit: Toolkit) -> Pieces {
    let own = Pieces::of(feature.forms(), toolkit);
    if own.is_read {
        return own;
    }
    let newest = Pieces::of(feature.forms(), Toolkit::NEWEST);
    match newest.as_slice() {
        [piece] if toolkit.reads_up_to(piece.since()) => Pieces::NONE,
        _ => newest,
    }
}

/// More than there are.
const ROOM: usize = 64;

/// The rows of the instructions that some release has otherwise, and how many.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
const ALL: ([Special; ROOM], usize) = {
    const NOBODY: Special = Special {
        feature: 0,
        oldest: 0,
        newest: 0,
        since: 0,
        targets: TargetSet::EMPTY,
    };
    let (mut rows, mut count) = ([NOBODY; ROOM], 0);
    let mut features = IsaFeature::ALL;
    while let [feature, others @ ..] = features {
        // The rows of the release before, and what it asked.
        let (mut first, mut before) = (count, Pieces::NONE);
        let mut toolkits = Toolkit::ALL;
        while let [toolkit, later @ ..] = toolkits {
            if toolkit.code() <= QUICK[feature.code() as usize].special_until {
                let now = in_release(*feature, *toolkit);
                if !now.is(&before) {
                    first = count;
                    let mut pieces = now.as_slice();
                    while let [Piece { targets, .. }, rest @ ..] = pieces {
                        rows[count] = Special {
                            feature: feature.code(),
                            oldest: toolkit.code(),
                            newest: 0,
                            since: pieces[0].since(),
                            targets: *targets,
                        };
                        count += 1;
                        pieces = rest;
                    }
                    before = now;
                }
                let mut row = first;
                while row < count {
                    rows[row].newest = toolkit.code();
                    row += 1;
                }
            }
            toolkits = later;
        }
        features = others;
    }
    (rows, count)
};

/// The rows of those instructions.
pub(in crate::isa) static SPECIAL: [Special; ALL.1] = *ALL.0.first_chunk().expect("rows for all");
