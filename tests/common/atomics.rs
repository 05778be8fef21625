//! Atomic operations as the files under `tests/data` write them.

use super::Row;
use smarch::cicc::atomics::{Operation, Order, Request, Scope, ValueKind};

fn find<T: Copy + std::fmt::Display>(all: &[T], text: &str) -> T {
    let found = all.iter().find(|value| value.to_string() == text);
    *found.unwrap_or_else(|| panic!("{text}"))
}

/// The file's name of an operation: `cas` is short for nothing there.
pub fn request(row: &Row) -> Request {
    let operation = find(Operation::ALL, row.get("operation"));
    let is_fence = operation == Operation::Fence;
    Request {
        operation,
        kind: if is_fence {
            ValueKind::Bits
        } else {
            find(ValueKind::ALL, row.get("kind"))
        },
        width: if is_fence { 0 } else { row.get("width").parse().unwrap() },
        scope: find(Scope::ALL, row.get("scope")),
        order: find(Order::ALL, row.get("order")),
        failure: find(Order::ALL, row.get("failure")),
        cache_hint: false,
    }
}
