//! The front end's diagnostics about an atomic operation, in their order.

use super::request::{Operation, Order, Request, Scope, ValueKind};
use crate::cicc::constructs::Diagnostic;

/// The diagnostics of an atomic operation, at most four.
pub type Diagnostics = heapless::Vec<Diagnostic, 4>;

/// The checks for a raw SM number; what is below 75 was seen by setting it in the running program.
pub(crate) fn check(request: &Request, number: u32) -> Diagnostics {
    let mut found = Diagnostics::new();
    if let Some(object) = object(request) {
        let _ = found.push(object);
        return found;
    }
    let (ordered, scoped) = (before_sm70(number), scope(request, number));
    let (first, second) = if request.operation.is_read_modify_write() {
        (scoped, ordered)
    } else {
        (ordered, scoped)
    };
    let others = [
        (number <= 59).then_some(Diagnostic::AtomicPre60),
        order(request),
        wide_access(request, number),
        first,
        second,
        operation(request, number),
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
fn object(request: &Request) -> Option<Diagnostic> {
    match request.operation {
        Operation::Fence => None,
        operation if operation.is_generic() => {
            (!matches!(request.width, 1 | 2 | 4 | 8 | 16)).then_some(Diagnostic::AtomicSize)
        }
        _ if request.kind == ValueKind::Bits => Some(Diagnostic::FetchType),
        _ if !matches!(request.width, 4 | 8) => Some(Diagnostic::FetchSize),
        operation if operation.is_logical() && request.kind == ValueKind::Float => Some(Diagnostic::LogicalFloat),
        _ => None,
    }
}

fn order(request: &Request) -> Option<Diagnostic> {
    match (request.operation, request.order) {
        (Operation::Load, Order::Release | Order::AcqRel) => Some(Diagnostic::LoadOrder),
        (Operation::Store, Order::Consume | Order::Acquire | Order::AcqRel) => Some(Diagnostic::StoreOrder),
        _ => None,
    }
}

fn scope(request: &Request, number: u32) -> Option<Diagnostic> {
    match request.operation {
        _ if request.scope != Scope::Cluster || number > 89 => None,
        Operation::Load | Operation::Store => Some(Diagnostic::LoadStoreCluster),
        _ => Some(Diagnostic::AtomicCluster),
    }
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
