//! What the front end of cicc checks against the architecture: the bounds that the document found. What cicc answers
//! when it is run: [`crate::cicc::constructs`].

mod gates;

pub use gates::{GATE_LOCATIONS, GateEffect, GateLocation, PRE_HOPPER, PreHopper, effects};
