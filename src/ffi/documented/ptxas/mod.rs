//! ptxas as documented, the profile object and scheduler words among it.

#[cfg(feature = "documented")]
mod dispatch;
#[cfg(feature = "documented")]
mod factory;
#[cfg(feature = "documented")]
mod generations;
#[cfg(feature = "documented")]
mod hardware;
#[cfg(feature = "documented")]
mod names;
mod profile;
mod profile_inputs;
mod profile_rows;
#[cfg(feature = "documented")]
mod registry;
mod scheduler;
#[cfg(feature = "documented")]
mod sm_backend;
