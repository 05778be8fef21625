//! The releases of the CUDA toolkit, and the versions of the driver: the axes on which answers change.

mod driver;
mod driver_release;
mod libraries;
mod ptx;
#[macro_use]
mod release;

pub use driver::{BRANCHES, Branch, Driver};
pub use driver_release::DriverRelease;
pub use libraries::{LIBRARIES, Library, library};
pub use ptx::PTX_VERSIONS;
pub(crate) use release::TOOLKIT_SLOTS;
pub use release::{TOOLKITS, Toolkit, ToolkitInfo};
