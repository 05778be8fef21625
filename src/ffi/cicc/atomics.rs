//! Atomic operations and their PTX.

use crate::Error;
use crate::cicc::atomics::{
    CACHE_HINT_BIT, Diagnostics, OPERATIONS, Operation, OperationInfo, Order, Request, Scope, ValueKind, lower,
};
use crate::ffi::boundary::{self, In, Out, all_rows, smarch_status, status, write};
use crate::ffi::cicc::constructs::smarch_cicc_diagnostic;
use crate::ffi::rules::verdict::smarch_verdict;
use crate::ffi::targets::smarch_target;
use crate::ffi::toolkits::smarch_toolkit;
use core::ffi::c_char;

/// An atomic operation: SMARCH_CICC_ATOMIC_*.
#[doc(alias = "SMARCH_CICC_ATOMIC_")]
pub type smarch_cicc_operation = u32;

/// The kind of an atomic object's type: SMARCH_CICC_KIND_*.
#[doc(alias = "SMARCH_CICC_KIND_")]
pub type smarch_cicc_value_kind = u32;

/// A thread scope, as the argument of the builtins: SMARCH_CICC_SCOPE_*. 0 is one thread.
#[doc(alias = "SMARCH_CICC_SCOPE_")]
pub type smarch_cicc_scope = u32;

/// A memory order, as the argument of the builtins: SMARCH_CICC_ORDER_*. 0 is relaxed.
#[doc(alias = "SMARCH_CICC_ORDER_")]
pub type smarch_cicc_order = u32;

all_rows! {
    /// The atomic operations, codes ascending. *count becomes how many. NULL when count is NULL.
    fn smarch_cicc_operations() -> [OperationInfo] = OPERATIONS;
}

/// An atomic operation on an object. Scope 0 is one thread and order 0 is relaxed, as the builtins have it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_atomic {
    /// The operation.
    pub operation: smarch_cicc_operation,
    /// The kind of the object's type; 0 with a fence.
    pub kind: smarch_cicc_value_kind,
    /// Its size in bytes; 0 with a fence.
    pub width: u32,
    /// The threads among which it is atomic.
    pub scope: smarch_cicc_scope,
    /// The memory order; of a compare-exchange, that of success.
    pub order: smarch_cicc_order,
    /// The memory order of a compare-exchange that fails.
    pub failure_order: smarch_cicc_order,
    /// SMARCH_CICC_CACHE_HINT or 0.
    pub flags: u32,
}

/// The result of lowering an atomic operation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_lowering {
    /// SMARCH_YES where there is an instruction.
    pub verdict: smarch_verdict,
    /// How many of diagnostics there are.
    pub diagnostics_count: u32,
    /// cicc's diagnostics, in order; 0 beyond the count.
    pub diagnostics: [smarch_cicc_diagnostic; 4],
    /// What stands before the instruction, "fence.sc.gpu", NUL-terminated; "" where nothing does.
    pub fence: [c_char; 24],
    /// The instruction without its operands, "atom.add.relaxed.gpu.s32", NUL-terminated; "" where there is none.
    pub instruction: [c_char; 56],
}

pub(in crate::ffi) fn request(given: &smarch_cicc_atomic) -> Result<Request, Error> {
    let operation = Operation::from_code(given.operation).ok_or(Error::InvalidValue)?;
    let kind = match (operation, given.kind) {
        (Operation::Fence, 0) => ValueKind::Bits,
        (_, kind) => ValueKind::from_code(kind).ok_or(Error::InvalidValue)?,
    };
    if given.flags & !CACHE_HINT_BIT != 0 {
        return Err(Error::InvalidValue);
    }
    Ok(Request {
        operation,
        kind,
        width: given.width,
        scope: Scope::from_code(given.scope).ok_or(Error::InvalidValue)?,
        order: Order::from_code(given.order).ok_or(Error::InvalidValue)?,
        failure: Order::from_code(given.failure_order).ok_or(Error::InvalidValue)?,
        cache_hint: given.flags != 0,
    })
}

/// The codes of diagnostics, 0 behind the last, and how many there are.
pub(in crate::ffi) fn codes_of(diagnostics: &Diagnostics) -> ([smarch_cicc_diagnostic; 4], u32) {
    let mut codes = [0; 4];
    let mut count = 0u32;
    for (cell, diagnostic) in codes.iter_mut().zip(diagnostics) {
        *cell = diagnostic.code();
        count = count.saturating_add(1);
    }
    (codes, count)
}

/// A short text in an array; a NUL always follows, since the library's own capacities are below the arrays'.
pub(in crate::ffi) fn chars<const ROOM: usize>(text: &str) -> [c_char; ROOM] {
    let mut chars = [0; ROOM];
    for (cell, byte) in chars.iter_mut().zip(text.bytes()) {
        *cell = byte as c_char;
    }
    chars
}

/// The PTX instruction that cicc writes for an atomic operation, or the diagnostics that refuse it.
///
/// Measured on the 23 architectures that it accepts; for others from sm_70 on by the document's bounds. Below sm_70
/// SMARCH_UNKNOWN_VOLATILE_ATOMIC: smarch_documented_cicc_atomic_lower has what is documented there. 13.1 to 13.4 answer as 13.0; 13.5 refuses more
/// below sm_100 and less from there on, where what it writes is SMARCH_UNKNOWN_ATOMIC_SPACE.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: invalid target, code or flag. SMARCH_ERROR_CICC_ATOMIC_TYPE: no type has
/// this kind and width.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_atomic_lower(
    k: smarch_toolkit,
    t: smarch_target,
    atomic: In<smarch_cicc_atomic>,
    out: Out<smarch_cicc_lowering>,
) -> smarch_status {
    let lowered = atomic
        .ok_or(Error::NullPointer)
        .and_then(request)
        .and_then(|request| lower(boundary::toolkit(k)?, boundary::target(t)?, &request));
    status(lowered.and_then(|lowering| {
        let (diagnostics, diagnostics_count) = codes_of(&lowering.diagnostics);
        write(
            out,
            smarch_cicc_lowering {
                verdict: lowering.verdict.code(),
                diagnostics_count,
                diagnostics,
                fence: chars(&lowering.fence),
                instruction: chars(&lowering.instruction),
            },
        )
    }))
}
