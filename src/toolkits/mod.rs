//! The releases of the CUDA toolkit: the axis on which most answers change.

mod libraries;
mod ptx;
#[macro_use]
mod release;
#[path = "generated/since.rs"]
pub(crate) mod since;

pub use libraries::{LIBRARIES, Library, library};
pub use ptx::PTX_VERSIONS;
pub(crate) use release::TOOLKIT_SLOTS;
pub use release::{TOOLKITS, Toolkit, ToolkitInfo};
