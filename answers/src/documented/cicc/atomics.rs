//! How the documents have an atomic operation lowered, and which comparisons of the front end are met.

use crate::Known;
use crate::atomic::{Atomic, AtomicAsked};
use crate::documented::address_text;
use alloc::{string::String, string::ToString, vec::Vec};
use smarch::cicc::atomics::Request;
use smarch::documented::cicc::front_end::{AtomicLowering, GATE_LOCATIONS, GateEffect, GateLocation, lower_atomic};
use smarch::{Answer, Text};

view! {
    /// A comparison of the front end.
    Gate of it: &GateLocation {
        /// What the comparison decides.
        gate_effect: GateEffect = it.effect,
        text: Text = it.text,
        /// The first number of the range.
        lowest_sm: u32 = it.lowest,
        /// The last number of the range. Null: it has no end.
        highest_sm: u32 = it.highest,
        /// The address of the function that compares, or where a symbol begins.
        address: u32 = it.function,
        address_text: String = address_text(it.function),
        line: Known<u32> = it.line.get().into(),
    }

    /// What is written and printed.
    Lowered of it: AtomicLowering {
        ptx_fence: Option<String> = text(&it.before),
        ptx_instruction: Option<String> = text(&it.instruction),
        /// What stands behind the instruction. Null: nothing does.
        ptx_behind: Option<String> = text(&it.after),
        tool_prints: Vec<String> = it.diagnostics.iter().map(|it| it.line().to_string()).collect(),
    }

    /// How an atomic operation is lowered, and which comparisons concern it.
    OfAtomic of it: &Atomic {
        #[serde(flatten)]
        asked: AtomicAsked = it.into(),
        errata_ids: Vec<&'static str> = errata(it),
        /// The operation's position in the document's list. Null: the list lacks it.
        document_position: Option<u32> = it.operation.position.get(),
        /// Memory orders instead of volatile accesses.
        has_memory_order: bool = it.target.number() > 69,
        /// The scope as PTX spells it for the target.
        ptx_scope: Text = it.request.scope.ptx(it.target.number()),
        /// The operation is listed with L2 cache hints for the target. Unknown: the document does not tell of it.
        documented_hint: Known<bool> = match it.operation.takes_hint {
            Answer::Yes => Known::Is(it.target.number() >= 80),
            Answer::No => Known::Is(false),
            _ => Known::Unknown,
        },
        #[serde(flatten)]
        lowered: Option<Lowered> = lowered(it),
        /// What cicc's front end does with the number, as documented.
        front_end: Vec<Gate> = gates(it).map(Gate::from).collect(),
    }
}

fn text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_string())
}

/// What runs show of volatile accesses, and of hints.
fn errata(it: &Atomic) -> Vec<&'static str> {
    let volatile = (it.target.number() <= 69).then_some("E46f");
    let is_listed = it.operation.takes_hint == Answer::Yes && it.target.number() >= 80;
    let hint = it.request.cache_hint || is_listed || it.operation.takes_hint == Answer::Unknown;
    volatile.into_iter().chain(hint.then_some("E46e")).collect()
}

/// The front end knows nothing of a hint.
fn lowered(it: &Atomic) -> Option<Lowered> {
    let request = Request { cache_hint: false, ..it.request };
    lower_atomic(it.target.number(), &request).ok().map(Lowered::from)
}

fn gates(it: &Atomic) -> impl Iterator<Item = &'static GateLocation> {
    let (request, number) = (it.request, it.target.number());
    GATE_LOCATIONS.iter().filter(move |row| row.holds(number) && row.effect.concerns(&request))
}
