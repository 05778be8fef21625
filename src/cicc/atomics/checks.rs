//! The front end's diagnostics about an atomic operation, in their order.

use super::request::{Operation, Order, Request, Scope, ValueKind};
use crate::cicc::constructs::Diagnostic;

/// The diagnostics of an atomic operation, at most four.
pub type Diagnostics = heapless::Vec<Diagnostic, 4>;

/// As which releases cicc checks and writes an atomic operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// As 13.0.
    First,
    /// As those from `CICC_ATOMICS` on, whose front end leaves more to the backend from sm_100 on.
    Newer,
}

impl Manner {
    /// The lowest number on which nothing is refused that is taken anywhere.
    pub(super) const fn latest(self) -> u32 {
        match self {
            Self::First => 90,
            Self::Newer => OWN_BACKEND,
        }
    }

    /// Whether the backend makes of an operation what the front end of the others refuses.
    const fn leaves_to_backend(self, number: u32) -> bool {
        matches!(self, Self::Newer) && number >= OWN_BACKEND
    }
}

/// From this number on newer releases write what their backend makes of an operation.
pub(super) const OWN_BACKEND: u32 = 100;

/// The checks for a raw SM number; what is below 75 was seen by setting it in the running program.
pub(crate) fn check(request: &Request, number: u32, manner: Manner) -> Diagnostics {
    let mut found = Diagnostics::new();
    if let Some(object) = object(request, number, manner) {
        let _ = found.push(object);
        return found;
    }
    let (ordered, scoped) = (before_sm70(number), scope(request, number, manner));
    let (first, second) = if request.operation.is_read_modify_write() {
        (scoped, ordered)
    } else {
        (ordered, scoped)
    };
    let others = [
        (number <= 59).then_some(Diagnostic::AtomicPre60),
        order(request, manner),
        wide_access(request, number),
        first,
        second,
        failure(request, manner),
        operation(request, number).filter(|_| !manner.leaves_to_backend(number)),
    ];
    for diagnostic in others.into_iter().flatten() {
        let _ = found.push(diagnostic);
    }
    found
}

/// Loads and stores of 16 bytes before sm_70.
fn wide_access(request: &Request, number: u32) -> Option<Diagnostic> {
    let is_access = matches!(request.operation, Operation::Load | Operation::Store);
    (is_access && request.width == 16 && number <= 69).then_some(Diagnostic::Atomic128Pre70)
}

/// What is said of every operation from sm_60 on and before sm_70, whichever its order.
fn before_sm70(number: u32) -> Option<Diagnostic> {
    (60..=69).contains(&number).then_some(Diagnostic::OrderPre70)
}

/// Types that end the check before scopes and orders are looked at.
fn object(request: &Request, number: u32, manner: Manner) -> Option<Diagnostic> {
    let has_size = matches!(request.width, 4 | 8) || manner.leaves_to_backend(number);
    match request.operation {
        Operation::Fence => None,
        operation if operation.is_generic() => {
            (!matches!(request.width, 1 | 2 | 4 | 8 | 16)).then_some(Diagnostic::AtomicSize)
        }
        _ if request.kind == ValueKind::Bits => Some(Diagnostic::FetchType),
        _ if !has_size => Some(match (manner, request.width) {
            (Manner::First, _) => Diagnostic::FetchSize,
            (Manner::Newer, 16) => Diagnostic::FetchWidePre100,
            (Manner::Newer, _) => Diagnostic::FetchSizePre100,
        }),
        operation if operation.is_logical() && request.kind == ValueKind::Float => Some(Diagnostic::LogicalFloat),
        _ => None,
    }
}

fn order(request: &Request, manner: Manner) -> Option<Diagnostic> {
    match (request.operation, request.order) {
        (Operation::Fence, Order::Relaxed) if manner == Manner::Newer => Some(Diagnostic::FenceOrder),
        (Operation::Load, Order::Release | Order::AcqRel) => Some(Diagnostic::LoadOrder),
        (Operation::Store, Order::Consume | Order::Acquire | Order::AcqRel) => Some(Diagnostic::StoreOrder),
        _ => None,
    }
}

/// A compare-exchange that fails only reads.
fn failure(request: &Request, manner: Manner) -> Option<Diagnostic> {
    let is_wrong =
        request.operation == Operation::CompareExchange && matches!(request.failure, Order::Release | Order::AcqRel);
    (is_wrong && manner == Manner::Newer).then_some(Diagnostic::FailureOrder)
}

fn scope(request: &Request, number: u32, manner: Manner) -> Option<Diagnostic> {
    let is_access = matches!(request.operation, Operation::Load | Operation::Store);
    let found = match (manner, is_access) {
        (Manner::First, true) => Diagnostic::LoadStoreCluster,
        (Manner::First, false) => Diagnostic::AtomicCluster,
        (Manner::Newer, true) => Diagnostic::LoadStoreCluster135,
        (Manner::Newer, false) => Diagnostic::AtomicCluster135,
    };
    (request.scope == Scope::Cluster && number <= 89).then_some(found)
}

fn operation(request: &Request, number: u32) -> Option<Diagnostic> {
    match (request.operation, request.kind, request.width) {
        (Operation::Fence, ..) => None,
        (Operation::Exchange, _, 1 | 2) => Some(Diagnostic::ExchangeSize),
        (Operation::CompareExchange, _, 1) => Some(Diagnostic::CasSize),
        (Operation::CompareExchange, _, 2) if number <= 69 => Some(Diagnostic::Cas16Pre70),
        (Operation::Exchange | Operation::CompareExchange, _, 16) if number <= 89 => Some(Diagnostic::Atomic128),
        (Operation::Add | Operation::Sub, ValueKind::Signed, 8) => Some(Diagnostic::AddSigned64),
        (Operation::Max | Operation::Min, ValueKind::Float, _) => Some(Diagnostic::MinMaxFloat),
        _ => None,
    }
}
