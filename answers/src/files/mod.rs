//! Files: what they hold, their images unpacked, the kernels of these and their names; which devices run them.

mod budget;
mod contents;
mod each;
mod identity;
mod image;
mod kernels;
mod modules;
mod names;
mod outcome;
mod pattern;
mod reasons;
pub mod shown;
mod targets;
mod triton;
mod unpack;
mod verdicts;

pub use budget::{Budget, LeftOut, Limit, Spent, add};
pub use contents::{Contents, may_hold_code, no_cubin};
pub use each::{EachImage, OneByOne};
pub use identity::Identity;
pub use image::{EntryRow, Image, ImageKind, Sm};
pub use kernels::{CubinRead, FileKernels, KernelRead, PtxKernel, Unreadable, ptx_kernels, read_kernels};
pub use modules::{DeviceRow, device_rows};
pub use names::{KernelNames, NameStyle, NamesRow, last_part};
pub use outcome::{Asked, Outcome, with_remedy};
pub(crate) use pattern::matches as pattern_matches;
pub use reasons::Reason;
pub use targets::{TargetRow, TargetRows};
pub use triton::TritonLaunch;
pub use unpack::Unpacker;
pub use verdicts::{DeviceVerdict, ImageVerdict, Verdicts, identifier_of};
