//! The front end's diagnostics about an atomic operation, in their order.

use super::request::{Operation, Order, Request, Scope, ValueKind};
use crate::cicc::constructs::Diagnostic;

/// The diagnostics of an atomic operation, at most three.
pub type Diagnostics = heapless::Vec<Diagnostic, 3>;

/// The checks for an architecture with this number.
pub(super) fn check(request: &Request, number: u32) -> Diagnostics {
    let mut found = Diagnostics::new();
    if let Some(object) = object(request) {
        let _ = found.push(object);
        return found;
    }
    let _ = order(request).map(|diagnostic| found.push(diagnostic));
    let _ = scope(request, number).map(|diagnostic| found.push(diagnostic));
    let _ = operation(request, number).map(|diagnostic| found.push(diagnostic));
    found
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
        (_, _, 16) if number <= 69 => Some(Diagnostic::Atomic128Pre70),
        (Operation::Exchange, _, 1 | 2) => Some(Diagnostic::ExchangeSize),
        (Operation::CompareExchange, _, 1) => Some(Diagnostic::CasSize),
        (Operation::Exchange | Operation::CompareExchange, _, 16) if number <= 89 => Some(Diagnostic::Atomic128),
        (Operation::Add | Operation::Sub, ValueKind::Signed, 8) => Some(Diagnostic::AddSigned64),
        (Operation::Max | Operation::Min, ValueKind::Float, _) => Some(Diagnostic::MinMaxFloat),
        _ => None,
    }
}
