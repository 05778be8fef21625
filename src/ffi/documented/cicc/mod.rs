//! cicc as documented, and as it was run.

mod atomics;
mod configurator;
mod flags;
mod front_end;
mod intrinsics;
mod version;
