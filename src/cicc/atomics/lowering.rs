//! From an atomic operation to the PTX instruction.

use super::checks::{Diagnostics, Manner, OWN_BACKEND, check};
use super::request::{Operation, Order, Request};
use crate::cicc::constructs::Diagnostic;
use crate::targets::{Target, Tool};
use crate::toolkits::since;
use crate::{Error, Toolkit, Verdict};
use core::fmt::Write;

/// The result of lowering an atomic operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lowering {
    /// Yes where there is an instruction.
    pub verdict: Verdict,
    /// cicc's diagnostics, in order.
    pub diagnostics: Diagnostics,
    /// What stands before the instruction, `fence.sc.gpu`; empty if nothing does, or if there is no instruction.
    pub fence: heapless::String<16>,
    /// The instruction without its operands, `atom.add.relaxed.gpu.s32`; empty if cicc writes no instruction.
    pub instruction: heapless::String<48>,
}

/// The PTX instruction that cicc of this release writes for an atomic operation, or the diagnostics that refuse it.
///
/// Measured of every release: 13.0 to 13.4 answer alike. 13.5 prints some diagnostics with other numbers, refuses a
/// relaxed fence and an order of failure that releases, and writes fences that acquire or release alone; from sm_100 on
/// it refuses less, and what it writes there, which may be several instructions and depends on the state space, is
/// [`Verdict::UnknownAtomicSpace`].
///
/// Measured on the 23 architectures that cicc of 13.0 accepts, of later ones on 75, 89, 90, 100, 121a and those that they
/// brought. For other architectures from sm_70 on the answer follows the
/// bounds of the document (90). Below sm_70 the answer is [`Verdict::UnknownVolatileAtomic`], because no cicc that was
/// run takes such a target; `documented::cicc::front_end::lower_atomic` has what the document states.
///
/// # Errors
/// [`Error::CiccAtomicType`]: there is no such type.
pub fn lower(toolkit: Toolkit, target: Target, request: &Request) -> Result<Lowering, Error> {
    request.check_type()?;
    let (number, manner) = (target.number(), manner(toolkit));
    let mut lowering = Lowering {
        verdict: manner.map_or(Verdict::UnknownTool, |manner| verdict(toolkit, request, target, manner)),
        diagnostics: match manner {
            Some(manner) if number > 69 => check(request, number, manner),
            _ => Diagnostics::new(),
        },
        fence: heapless::String::new(),
        instruction: heapless::String::new(),
    };
    if let Some(manner) = manner.filter(|_| lowering.verdict.is_yes()) {
        // The longest fits, as a test shows: atom.exch.acq_rel.cluster.L2::cache_hint.b128.
        let _ = write_instruction(request, number, manner, &mut lowering.fence, &mut lowering.instruction);
    }
    Ok(lowering)
}

/// As which releases this one lowers; `None` of one whose cicc was not run.
fn manner(toolkit: Toolkit) -> Option<Manner> {
    let manner = match toolkit.code() < since::CICC_ATOMICS {
        true => Manner::First,
        false => Manner::Newer,
    };
    Tool::Cicc.was_run(toolkit).then_some(manner)
}

fn verdict(toolkit: Toolkit, request: &Request, target: Target, manner: Manner) -> Verdict {
    let number = target.number();
    let refused_at = |number| {
        check(request, number, manner)
            .iter()
            .any(|diagnostic: &Diagnostic| diagnostic.refuses())
    };
    if !toolkit.ptx_targets().contains(target) {
        Verdict::NoPtxTarget
    } else if number <= 69 {
        Verdict::UnknownVolatileAtomic
    } else if refused_at(manner.latest()) {
        Verdict::NoCiccAnywhere
    } else if refused_at(number) {
        Verdict::NoCiccArchitecture
    } else if manner == Manner::Newer && number >= OWN_BACKEND {
        Verdict::UnknownAtomicSpace
    } else if request.cache_hint && !takes_cache_hint(request.operation, number) {
        Verdict::NoCacheHint
    } else {
        Verdict::Yes
    }
}

/// What ptxas takes from sm_80 on: all but a compare-exchange and a fence (erratum E46e).
const fn takes_cache_hint(operation: Operation, number: u32) -> bool {
    number >= 80 && !matches!(operation, Operation::CompareExchange | Operation::Fence)
}

/// Writes the instruction, and the fence before it, for a raw SM number from 70 on.
pub(crate) fn write_instruction(
    request: &Request,
    number: u32,
    manner: Manner,
    fence: &mut heapless::String<16>,
    out: &mut heapless::String<48>,
) -> core::fmt::Result {
    let (operation, order) = (request.operation, request.effective_order(manner));
    let scope = request.scope.ptx(number);
    out.push_str(&operation.mnemonic()).map_err(|_| core::fmt::Error)?;
    if operation == Operation::Fence {
        return write!(out, ".{}.{scope}", fence_semantics(order, number, manner));
    }
    if order == Order::SeqCst {
        write!(fence, "fence.sc.{scope}")?;
    }
    write!(out, ".{}.{scope}", semantics(operation, order))?;
    if request.cache_hint {
        out.write_str(".L2::cache_hint")?;
    }
    write!(out, ".{}{}", request.suffix_kind(), request.width.saturating_mul(8))
}

/// What a fence does of the order. Newer releases tell acquiring and releasing apart where PTX has such fences.
const fn fence_semantics(order: Order, number: u32, manner: Manner) -> &'static str {
    match (manner, order) {
        (_, Order::AcqRel) => "acq_rel",
        (Manner::First, _) | (_, Order::SeqCst | Order::Relaxed) => "sc",
        (Manner::Newer, _) if number <= 89 => "acq_rel",
        (Manner::Newer, Order::Consume | Order::Acquire) => "acquire",
        (Manner::Newer, Order::Release) => "release",
    }
}

/// What the instruction itself does of the order; the rest of seq_cst is the fence before it.
const fn semantics(operation: Operation, order: Order) -> &'static str {
    match order {
        Order::Relaxed => "relaxed",
        Order::SeqCst if matches!(operation, Operation::Store) => "relaxed",
        Order::Consume | Order::Acquire | Order::SeqCst => "acquire",
        Order::Release => "release",
        Order::AcqRel => "acq_rel",
    }
}
