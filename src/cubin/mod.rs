//! Cubins: what they are, and what their kernels use; the containers that hold them; PTX text.
//!
//! ```
//! use smarch::cubin::{functions, kernels, Kernel};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let bytes = std::fs::read("tests/data/cubin/cubins/13.0.88_sm_100_mix.cubin")?;
//! let mut room = vec![Kernel::default(); functions(&bytes)?.count()];
//! for kernel in kernels(&bytes, &mut room)? {
//!     println!("{}: {:?} registers", String::from_utf8_lossy(kernel.name), kernel.registers);
//! }
//! # assert_eq!((room[2].name, room[2].registers), (&b"mix1"[..], Some(80)));
//! # Ok(())
//! # }
//! ```
//!
//! Files are read where they lie, without recursion; [`kernels`] and [`entries`] allocate nothing. An
//! error is a [`Fault`]: what is wrong, and at which byte.

mod archive;
mod attribute_records;
mod attributes;
mod by_name;
mod check;
mod elf_file;
mod fatbin;
mod fatbin_entry;
mod fault;
mod functions;
mod host_file;
mod identify;
mod kernel;
mod kernels;
mod nv_info;
mod ptx_text;
mod reader;
mod scratch;
mod section_name;

pub use archive::Member;
pub use attributes::Attribute;
pub use check::check;
#[cfg(feature = "capi")]
pub(crate) use fatbin::for_each_entry;
pub use fatbin::{Entries, entries};
pub use fatbin_entry::{Compression, Entry, EntryFlag, EntryKind};
pub use fault::Fault;
pub use functions::{Function, FunctionKind, Functions, functions};
pub use host_file::Place;
pub use identify::{Cubin, CubinKind, DebugInfo, Layout, TextureMode, identify};
pub use kernel::{Bound, CONSTANT_BANKS, ConstantBanks, Kernel, Launch, Parameters, Stack};
#[cfg(feature = "capi")]
pub(crate) use kernel::{Fact, Slot};
pub use kernels::{FileMemory, file_memory, kernels};
pub use ptx_text::{Ptx, PtxEntries, ptx, ptx_entries};
#[cfg(feature = "capi")]
pub(crate) use reader::Reader;
#[cfg(feature = "capi")]
pub(crate) use scratch::Scratch;
