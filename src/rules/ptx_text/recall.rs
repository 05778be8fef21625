//! Instructions of a text that the target was found to have, and what is told of their operands: texts repeat a few forms thousands of times.

use crate::ptx::operands::Few;
use crate::ptx::text::seen::{SEEN, Seen, Slot, put_first};

/// Those that were met last.
#[derive(Clone)]
pub(super) struct Recall {
    seen: [Slot; SEEN],
    operands: [Few; SEEN],
}

impl Recall {
    pub(super) const NOTHING: Self = Self {
        seen: [0; SEEN],
        operands: [Few::NONE; SEEN],
    };

    /// What is told of the operands; `None`: it is not kept.
    #[inline(always)]
    pub(super) fn find(&mut self, text: &[u8], seen: Seen<'_>) -> Option<&mut Few> {
        let cells = seen.cells(&mut self.seen);
        let place = seen.place(cells, text)?;
        seen.put(cells, Some(place));
        let operands = seen.cells(&mut self.operands);
        let found = *operands.get(place)?;
        put_first(operands, Some(place), found);
        operands.first_mut()
    }

    /// Keeps it.
    pub(super) fn keep(&mut self, text: &[u8], seen: Seen<'_>, operands: Few) {
        let cells = seen.cells(&mut self.seen);
        let place = seen.place(cells, text);
        seen.put(cells, place);
        put_first(seen.cells(&mut self.operands), place, operands);
    }
}
