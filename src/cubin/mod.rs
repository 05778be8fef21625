//! Cubins: what they are, and what their kernels use; the containers that hold them; PTX text.
//!
//! ```
//! use smarch::cubin::{functions, kernels, Kernel};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let bytes = std::fs::read("tests/data/cubin/cubins/13.0.88_sm_100_mix.cubin")?;
//! let mut buffer = vec![Kernel::default(); functions(&bytes)?.count()];
//! for kernel in kernels(&bytes, &mut buffer)? {
//!     println!("{}: {:?} registers", String::from_utf8_lossy(kernel.name), kernel.registers);
//! }
//! # assert_eq!((buffer[2].name, buffer[2].registers), (&b"mix1"[..], Some(80)));
//! # Ok(())
//! # }
//! ```
//!
//! Files are read in place, without recursion. [`kernels`], [`entries`] and [`Entry::unpack`] allocate nothing: they
//! write what they find into the caller's memory, a slice of an array, of a `static` or of a `Vec` as above. If the
//! slice is too short, the error tells how many elements there are ([`ListError::BufferTooSmall`]); a first call with
//! `&mut []` therefore asks for the size. With the feature `alloc` there are `kernels_to_vec` and
//! `Entry::unpack_to_vec`, which allocate.
//!
//! An error is a [`Fault`]: what is wrong, and at which byte.

mod check;
mod containers;
mod elf_file;
mod elf_header;
mod fault;
mod first_bytes;
mod identify;
mod kernels;
mod needed;
mod needs;
mod nv_info;
mod section_table;
mod unpack;

pub use check::check;
pub use containers::{
    ArchiveMember, ArchiveMembers, Compression, Entries, Entry, EntryFlag, EntryKind, Member, Place, archive_members,
    entries,
};
pub use fault::{Fault, ListError};
pub use first_bytes::{FileKind, file_kind};
pub(crate) use identify::{Beginning, toolkit_of_notes};
pub use identify::{Cubin, CubinKind, DebugInfo, FinalizationMarks, Flags, Layout, TextureMode, identify};
#[cfg(feature = "alloc")]
pub use kernels::kernels_to_vec;
pub use kernels::{
    Attribute, BlockReason, Bound, CONSTANT_BANKS, ConstantBanks, DynamicSmem, FileMemory, Function, FunctionKind,
    Functions, Kernel, Launch, Launched, Parameters, Stack, file_memory, functions, kernels,
};
pub use needed::{NeededFiles, needed_files};
pub use needs::{FileNeeds, needs};
pub(crate) use unpack::starts_ptx;
pub use unpack::{Decoder, Workspace};
pub(crate) use {
    kernels::{Fact, Reader, Scratch, Slot, Uses, dynamic_smem},
    unpack::{Packed, Plan, decode},
};
