//! Cubins: what they are, and what their kernels use; the containers that hold them.

mod attribute_records;
mod attributes;
mod by_name;
mod check;
mod elf_file;
mod fatbin;
mod fault;
mod functions;
mod identify;
mod kernel;
mod kernels;
mod nv_info;
mod reader;
mod scratch;
mod section_name;

pub use attributes::Attribute;
pub use check::check;
pub use fault::Fault;
pub use functions::{Function, FunctionKind, Functions, functions};
pub use identify::{Cubin, CubinKind, DebugInfo, Layout, TextureMode, identify};
pub use kernel::{Bound, CONSTANT_BANKS, ConstantBanks, Kernel, Launch, Parameters, Stack};
#[cfg(feature = "capi")]
pub(crate) use kernel::{Fact, Slot};
pub use kernels::{FileMemory, file_memory, kernels};
#[cfg(feature = "capi")]
pub(crate) use reader::Reader;
#[cfg(feature = "capi")]
pub(crate) use scratch::Scratch;
