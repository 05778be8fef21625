//! What the front end of cicc checks against the architecture: the bounds that the document found, and what cicc says of
//! CUDA C++ constructs, as it was run.
//!
//! ```
//! use smarch::documented::cicc::front_end::{Construct, gate};
//! use smarch::{Target, Verdict};
//!
//! let gate = gate(Construct::LaunchBounds3, Target::Sm89);
//! assert_eq!(gate.verdict, Verdict::NoCiccArchitecture);
//! assert_eq!(
//!     gate.diagnostics[0].line().to_string(),
//!     "error: cannot specify max blocks per cluster for this GPU architecture"
//! );
//! ```

mod constructs;
mod diagnostics;
mod gates;

pub use constructs::{Construct, Gate, gate};
pub use diagnostics::{Diagnostic, Line, PRINTED_OFFSET, Severity};
pub use gates::{GATE_LOCATIONS, GateEffect, GateLocation, PRE_HOPPER, PreHopper, effects};
