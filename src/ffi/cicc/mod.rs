//! What cicc answers when it is run.

mod atomics;
mod constructs;
