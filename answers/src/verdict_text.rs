//! A verdict in words, and what helps.

use crate::way_out::WayOut;
use alloc::{format, string::String};
use smarch::{Answer, Verdict};

/// "yes", "no: REASON" or "unknown: REASON".
pub(crate) fn verdict_text(verdict: Verdict) -> String {
    let reason = verdict.text().as_str();
    match verdict.answer() {
        Answer::Yes => "yes".into(),
        Answer::No => format!("no: {reason}"),
        // The text begins with "unknown: " itself.
        _ => reason.into(),
    }
}

/// "VERDICT; try WAY OUT"; the verdict alone where no way out is known.
pub(crate) fn with_way_out(verdict: String, way_out: Option<&WayOut>) -> String {
    match way_out {
        Some(way_out) => format!("{verdict}; try {}", way_out.way_out_text),
        None => verdict,
    }
}
