//! What cicc makes of atomic operations: the PTX instruction, or the diagnostics that refuse it.
//!
//! ```
//! use smarch::{Target, Toolkit};
//! use smarch::cicc::atomics::{Operation, Order, Request, Scope, ValueKind, lower};
//!
//! let mut request = Request {
//!     operation: Operation::Add,
//!     kind: ValueKind::Float,
//!     width: 4,
//!     scope: Scope::Cluster,
//!     order: Order::SeqCst,
//!     failure: Order::Relaxed,
//!     cache_hint: false,
//! };
//! let lowering = lower(Toolkit::V13_0, Target::Sm90, &request).unwrap();
//! assert_eq!((lowering.fence.as_str(), lowering.instruction.as_str()), ("fence.sc.cluster", "atom.add.acquire.cluster.f32"));
//!
//! // Before sm_90 a cluster is the device, with a warning.
//! request.order = Order::Relaxed;
//! let lowering = lower(Toolkit::V13_0, Target::Sm80, &request).unwrap();
//! assert_eq!(lowering.instruction, "atom.add.relaxed.gpu.f32");
//! assert_eq!(lowering.diagnostics[0].printed_number(), Some(20306));
//! ```
//!
//! Source: `evidence/cicc_atomics.tsv` (measured, cicc of 13.0 to 13.5: `__nv_atomic_*` of every operation, type, scope and order,
//! by 13.0 on 23 architectures); seed 002, "Atomic Lowering Detail", and for cache hints "Ampere (sm_80+)" (documented; errata
//! E46b, E46d to E46f). That ptxas takes what comes out is in `evidence/cicc_atomics_ptx.tsv`.

mod checks;
mod lowering;
mod request;

pub use checks::Diagnostics;
#[cfg(feature = "documented")]
pub(crate) use checks::{Manner, check};
#[cfg(feature = "documented")]
pub(crate) use lowering::write_instruction;
pub use lowering::{Lowering, lower};
pub use request::{
    CACHE_HINT_BIT, DOCUMENTED_CACHE_HINTS, DOCUMENTED_OPERATIONS, OPERATIONS, Operation, OperationInfo, Order,
    Request, Scope, ValueKind,
};
