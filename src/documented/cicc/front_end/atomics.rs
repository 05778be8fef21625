//! Atomic operations by the raw SM number: what the front end says, and what is written, below sm_70 too.
//!
//! ```
//! use smarch::cicc::atomics::{Operation, Order, Request, Scope, ValueKind};
//! use smarch::documented::cicc::front_end::lower_atomic;
//!
//! let load = Request {
//!     operation: Operation::Load,
//!     kind: ValueKind::Signed,
//!     width: 4,
//!     scope: Scope::Device,
//!     order: Order::Acquire,
//!     failure: Order::Relaxed,
//!     cache_hint: false,
//! };
//! let lowered = lower_atomic(60, &load).unwrap();
//! assert_eq!((lowered.instruction.as_str(), lowered.after.as_str()), ("ld.volatile.b32", "membar.gl"));
//! assert_eq!(lowered.diagnostics[0].number(), Some(3762));
//! assert_eq!(lower_atomic(52, &load).unwrap().diagnostics[0].number(), Some(3766));
//! ```
//!
//! Source: seed 002, "Atomic Lowering Detail", "unk_4D045E8 Frontend Gates" (documented); texts, order and instructions below 70 are in
//! `evidence/cicc_atomics_low.tsv`: cicc 13.0.88, in which a debugger set unk_4D045E8, since no name that it takes does (errata E45b, E45c, E46f).

use crate::cicc::atomics::{Diagnostics, Manner, Operation, Order, Request, Scope, check, write_instruction};
use crate::cicc::constructs::Diagnostic;
use crate::{Error, Text, Verdict};
use core::fmt::Write;

/// What becomes of an atomic operation for a raw SM number.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AtomicLowering {
    /// Yes where there is an instruction.
    pub verdict: Verdict,
    /// The front end's diagnostics, in order.
    pub diagnostics: Diagnostics,
    /// What stands before the instruction, `membar.gl`, or `fence.sc.gpu` from 70 on; empty where nothing does.
    pub before: heapless::String<16>,
    /// The instruction without its operands, `ld.volatile.b32`; empty if no instruction is written.
    pub instruction: heapless::String<48>,
    /// What stands behind the instruction, `membar.gl`; empty where nothing does, as everywhere from 70 on.
    pub after: heapless::String<16>,
}

/// The diagnostics and the PTX of an atomic operation for a raw SM number, as the front end's comparisons of unk_4D045E8 have it. From 70 on it is
/// [`lower`](crate::cicc::atomics::lower)'s answer, without a look at which targets there are.
///
/// # Errors
/// [`Error::CiccAtomicType`]: there is no such type. [`Error::InvalidValue`]: a cache hint is wanted, which the front end knows nothing of.
pub fn lower_atomic(number: u32, request: &Request) -> Result<AtomicLowering, Error> {
    request.check_type()?;
    if request.cache_hint {
        return Err(Error::InvalidValue);
    }
    let diagnostics = check(request, number, Manner::First);
    let refuses = |diagnostics: &[Diagnostic]| diagnostics.iter().any(|diagnostic| diagnostic.refuses());
    let mut lowering = AtomicLowering {
        verdict: match (refuses(&diagnostics), refuses(&check(request, u32::MAX, Manner::First))) {
            (false, _) => Verdict::Yes,
            (true, false) => Verdict::NoCiccArchitecture,
            (true, true) => Verdict::NoCiccAnywhere,
        },
        diagnostics,
        before: heapless::String::new(),
        instruction: heapless::String::new(),
        after: heapless::String::new(),
    };
    if lowering.verdict.is_yes() {
        // The longest fits, as a test shows.
        let _ = match number {
            0..=69 => write_volatile(request, &mut lowering),
            _ => write_instruction(
                request,
                number,
                Manner::First,
                &mut lowering.before,
                &mut lowering.instruction,
            ),
        };
    }
    Ok(lowering)
}

/// Before sm_70: accesses are volatile, the others have a scope and no order; barriers stand for the order.
fn write_volatile(request: &Request, lowering: &mut AtomicLowering) -> core::fmt::Result {
    let (operation, order) = (request.operation, request.effective_order(Manner::First));
    let barrier = barrier(request.scope);
    let out = &mut lowering.instruction;
    if operation == Operation::Fence {
        return out.write_str(&barrier);
    }
    if releases(order) {
        lowering.before.write_str(&barrier)?;
    }
    if acquires(order) {
        lowering.after.write_str(&barrier)?;
    }
    out.write_str(&operation.mnemonic())?;
    if operation.is_read_modify_write() {
        write!(out, ".{}", request.scope.ptx(0))?;
    } else {
        out.write_str(".volatile")?;
    }
    write!(out, ".{}{}", request.suffix_kind(), request.width.saturating_mul(8))
}

const fn barrier(scope: Scope) -> Text {
    match scope {
        Scope::Thread | Scope::Block => text!("membar.cta"),
        Scope::Cluster | Scope::Device => text!("membar.gl"),
        Scope::System => text!("membar.sys"),
    }
}

const fn releases(order: Order) -> bool {
    matches!(order, Order::Release | Order::AcqRel | Order::SeqCst)
}

const fn acquires(order: Order) -> bool {
    matches!(order, Order::Consume | Order::Acquire | Order::AcqRel | Order::SeqCst)
}
