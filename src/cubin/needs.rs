//! Which CUDA does a library or a program ask for, and which driver follows?

use super::fault::Fault;
use super::needed::needed_files;
use crate::drivers::Driver;
use crate::toolkits::{Library, library};
use crate::{Optional, Version};

/// What a file asks of the machine, as far as the names of the files tell that it asks for.
#[doc(alias = "smarch_needs")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct FileNeeds {
    /// The library that decides: the runtime, or else the library of the newest CUDA. Absent if the file names no CUDA
    /// library: it needs none, or the runtime is linked into it.
    pub library: Option<&'static Library>,
    /// The oldest CUDA version that has it: 12.0.
    pub cuda: Optional<Version>,
    /// The oldest driver on which the file starts, by minor version compatibility. Such a driver does not compile PTX
    /// that is newer than itself.
    pub driver: Optional<Driver>,
    /// How many CUDA libraries it names.
    pub libraries: usize,
}

/// What an ELF or a PE file asks for, by the CUDA libraries that it names. A file of another kind asks for nothing. The
/// time grows linearly with the file.
///
/// A soname that several CUDA versions have counts as that of the lowest. The runtime counts before the other
/// libraries.
///
/// # Errors
/// As of [`needed_files`].
pub fn needs(bytes: &[u8]) -> Result<FileNeeds, Fault> {
    let named = needed_files(bytes)?.filter_map(library);
    let (mut decides, mut libraries): (Option<&Library>, usize) = (None, 0);
    for it in named {
        let rank = |it: &Library| (it.is_runtime(), it.oldest_cuda);
        if decides.is_none_or(|best| rank(it) > rank(best)) {
            decides = Some(it);
        }
        libraries = libraries.saturating_add(1);
    }
    Ok(FileNeeds {
        library: decides,
        cuda: Optional::<Version>::new(decides.map(Library::cuda)),
        driver: Optional::<Driver>::new(decides.map(Library::driver)),
        libraries,
    })
}
