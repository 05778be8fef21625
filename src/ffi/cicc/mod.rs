//! What cicc answers when it is run.

mod atomics;
pub(super) mod constructs;
