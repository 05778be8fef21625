//! How the documents have an atomic operation lowered, and which comparisons of the front end are met.

use crate::Known;
use crate::atomic::{Atomic, AtomicAsked};
use alloc::{string::String, string::ToString, vec::Vec};
use smarch::cicc::atomics::{Operation, Request, Scope};
use smarch::documented::cicc::front_end::{AtomicLowering, GATE_LOCATIONS, GateEffect, GateLocation, lower_atomic};
use smarch::{Answer, Text};

view! {
    /// A comparison of the front end.
    Gate of it: &GateLocation {
        gate_effect: GateEffect = it.effect,
        text: Text = it.text,
        lowest_sm: u32 = it.lowest,
        highest_sm: u32 = it.highest,
        address: u32 = it.function,
        line: Known<u32> = it.line.get().into(),
    }

    /// What is written and printed.
    Lowered of it: AtomicLowering {
        ptx_fence: Option<String> = text(&it.before),
        ptx_instruction: Option<String> = text(&it.instruction),
        ptx_behind: Option<String> = text(&it.after),
        tool_prints: Vec<String> = it.diagnostics.iter().map(|it| it.line().to_string()).collect(),
    }

    /// How an atomic operation is lowered, and which comparisons concern it.
    OfAtomic of it: &Atomic {
        #[serde(flatten)]
        asked: AtomicAsked = it.into(),
        document_position: Option<u32> = it.operation.position.get(),
        has_memory_order: bool = it.target.number() > 69,
        ptx_scope: Text = it.request.scope.ptx(it.target.number()),
        documented_hint: Known<bool> = match it.operation.takes_hint {
            Answer::Yes => Known::Is(it.target.number() >= 80),
            Answer::No => Known::Is(false),
            _ => Known::Unknown,
        },
        #[serde(flatten)]
        lowered: Option<Lowered> = lowered(it),
        front_end: Vec<Gate> = gates(it).map(Gate::from).collect(),
    }
}

fn text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_string())
}

/// The front end knows nothing of a hint.
fn lowered(it: &Atomic) -> Option<Lowered> {
    let request = Request { cache_hint: false, ..it.request };
    lower_atomic(it.target.number(), &request).ok().map(Lowered::from)
}

// A rule: which comparisons an operation of this kind meets.
fn meets(request: &Request, effect: GateEffect) -> bool {
    let is_wide = request.width == 16;
    match effect {
        GateEffect::AtomicVolatile => request.operation != Operation::Fence,
        GateEffect::Atomic128 => is_wide,
        GateEffect::AtomicScope | GateEffect::Diagnostic3762 => true,
        GateEffect::AtomicScopeCluster | GateEffect::ClusterToGpu => request.scope == Scope::Cluster,
        GateEffect::Atomic16Byte => {
            is_wide && matches!(request.operation, Operation::Exchange | Operation::CompareExchange)
        }
        _ => false,
    }
}

fn gates(it: &Atomic) -> impl Iterator<Item = &'static GateLocation> {
    let (request, number) = (it.request, it.target.number());
    GATE_LOCATIONS.iter().filter(move |row| row.holds(number) && meets(&request, row.effect))
}
