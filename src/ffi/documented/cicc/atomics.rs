//! Atomic operations and their PTX.

use crate::Error;
use crate::documented::cicc::atomics::{
    DOCUMENTED_CACHE_HINTS, DOCUMENTED_OPERATIONS, Operation, Order, Request, Scope, ValueKind, lower,
};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{self, c_rows, list, smarch_status, status, write};
use crate::ffi::rules::verdict::smarch_verdict;
use crate::ffi::target::smarch_target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// An operation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_operation {
    /// SMARCH_CICC_ATOMIC_*.
    pub operation: u32,
    /// Its place in the document's list, from 1 on; 0 where that lacks it.
    pub position: u32,
    /// 1 when the document lists it among those that take an L2 cache hint (erratum E46e).
    pub takes_hint: u32,
    /// The end of the builtin's name: "fetch_add".
    pub name: *const c_char,
    /// How the instruction begins: "atom.add".
    pub mnemonic: *const c_char,
}

// SAFETY: the pointers lead to constants.
unsafe impl Sync for smarch_cicc_operation {}

/// The position of an operation in a list, from 1 on; 0 where it is not there.
const fn position_in(mut operations: &[Operation], wanted: Operation) -> u32 {
    let mut position = 1u32;
    while let [operation, rest @ ..] = operations {
        if *operation as u32 == wanted as u32 {
            return position;
        }
        position = position.saturating_add(1);
        operations = rest;
    }
    0
}

const fn operation_row(operation: &Operation) -> smarch_cicc_operation {
    smarch_cicc_operation {
        operation: operation.code(),
        position: position_in(DOCUMENTED_OPERATIONS, *operation),
        takes_hint: (position_in(DOCUMENTED_CACHE_HINTS, *operation) != 0) as u32,
        name: operation.text().as_c_str(),
        mnemonic: operation.mnemonic().as_c_str(),
    }
}

c_rows!(OPERATIONS: [smarch_cicc_operation; OPERATION_COUNT] = operation_row(Operation::ALL));

/// The operations. NULL when count is NULL.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_operations(
    count: Option<&mut MaybeUninit<usize>>,
) -> Option<&'static smarch_cicc_operation> {
    list(&OPERATIONS, count)
}

/// How PTX spells a scope, SMARCH_CICC_SCOPE_*, for an architecture with this number: "gpu" for a cluster before 90. Never
/// NULL; "" for a number that is no scope.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_scope_ptx(scope: u32, sm: u32) -> *const c_char {
    Scope::from_code(scope).map_or(NO_TEXT, |scope| scope.ptx(sm).as_c_str())
}

/// flags of smarch_cicc_atomic: an L2 cache hint is wanted, the bit that cicc has for it.
pub const SMARCH_CICC_CACHE_HINT: u32 = 0x400;

static_assertions::const_assert!(SMARCH_CICC_CACHE_HINT == crate::documented::cicc::atomics::CACHE_HINT_BIT);

/// An atomic operation on an object. Scope 0 is one thread and order 0 is relaxed, as the builtins have it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_atomic {
    /// SMARCH_CICC_ATOMIC_*.
    pub operation: u32,
    /// The kind of the object's type, SMARCH_CICC_KIND_*; 0 with a fence.
    pub kind: u32,
    /// Its size in bytes; 0 with a fence.
    pub width: u32,
    /// SMARCH_CICC_SCOPE_*.
    pub scope: u32,
    /// SMARCH_CICC_ORDER_*; of a compare-exchange, that of success.
    pub order: u32,
    /// The order of a compare-exchange that fails.
    pub failure_order: u32,
    /// SMARCH_CICC_CACHE_HINT or 0.
    pub flags: u32,
}

/// What becomes of an atomic operation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_lowering {
    /// SMARCH_YES where there is an instruction.
    pub verdict: smarch_verdict,
    /// How many of diagnostics there are.
    pub diagnostic_count: u32,
    /// What cicc says, in order: SMARCH_CICC_DIAGNOSTIC_*; 0 beyond the count.
    pub diagnostics: [u32; 4],
    /// What stands before the instruction, "fence.sc.gpu", NUL-terminated; "" where nothing does.
    pub fence: [c_char; 24],
    /// The instruction without its operands, "atom.add.relaxed.gpu.s32", NUL-terminated; "" where there is none.
    pub instruction: [c_char; 56],
}

fn request(given: &smarch_cicc_atomic) -> Result<Request, Error> {
    let operation = Operation::from_code(given.operation).ok_or(Error::InvalidValue)?;
    let kind = match (operation, given.kind) {
        (Operation::Fence, 0) => ValueKind::Bits,
        (_, kind) => ValueKind::from_code(kind).ok_or(Error::InvalidValue)?,
    };
    if given.flags & !SMARCH_CICC_CACHE_HINT != 0 {
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

/// A short text in an array; a NUL always follows, since the library's own capacities are below the arrays'.
fn chars<const ROOM: usize>(text: &str) -> [c_char; ROOM] {
    let mut chars = [0; ROOM];
    for (cell, byte) in chars.iter_mut().zip(text.bytes()) {
        *cell = byte as c_char;
    }
    chars
}

/// The PTX instruction that cicc writes for an atomic operation, or what it says against it.
///
/// Measured on the 23 architectures that it takes; for others by the document's bounds. Below sm_70 loads and stores only,
/// volatile: of the others SMARCH_UNKNOWN_VOLATILE_ATOMIC.
///
/// SMARCH_ERROR_INVALID_TARGET, _INVALID_VALUE: forged. SMARCH_ERROR_CICC_ATOMIC_TYPE: no type has this kind and width.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_lower(
    atomic: Option<&smarch_cicc_atomic>,
    t: smarch_target,
    out: Option<&mut MaybeUninit<smarch_cicc_lowering>>,
) -> smarch_status {
    let lowered = atomic.ok_or(Error::NullPointer).and_then(request).and_then(|request| {
        let target = boundary::target(t)?;
        lower(&request, target)
    });
    status(lowered.and_then(|lowering| {
        let mut diagnostics = [0; 4];
        let mut diagnostic_count = 0u32;
        for (cell, said) in diagnostics.iter_mut().zip(&lowering.diagnostics) {
            *cell = said.code();
            diagnostic_count = diagnostic_count.saturating_add(1);
        }
        write(
            out,
            smarch_cicc_lowering {
                verdict: lowering.verdict.code(),
                diagnostic_count,
                diagnostics,
                fence: chars(&lowering.fence),
                instruction: chars(&lowering.instruction),
            },
        )
    }))
}
