//! What cicc answers when it is run.

pub(super) mod atomics;
pub(super) mod constructs;
