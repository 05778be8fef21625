//! What the front end of cicc checks against the architecture: the bounds that the document found. What cicc answers
//! when it is run: [`crate::cicc::constructs`].

mod atomics;
mod gates;

pub use atomics::{AtomicLowering, lower_atomic};
pub use gates::{
    GATE_DIAGNOSTICS, GATE_LOCATIONS, GateDiagnostic, GateEffect, GateLocation, PRE_HOPPER, PreHopper, effects,
};
