//! What every kernel of a cubin uses: attributes by symbol, sections by name, without memory of its own.

mod attribute_records;
mod attributes;
mod by_name;
mod functions;
mod kernel;
mod launched;
mod reader;
mod scratch;
mod section_name;
mod seen;

pub use attributes::Attribute;
pub use functions::{Function, FunctionKind, Functions, functions};
pub use kernel::{Bound, CONSTANT_BANKS, ConstantBanks, Kernel, Launch, Parameters, Stack};
pub use launched::{BlockReason, DynamicSmem, Launched};
pub(crate) use launched::{Uses, dynamic_smem};
pub(crate) use {kernel::Fact, scratch::Scratch};
pub(crate) use {kernel::Slot, reader::Reader};

use self::reader::size;
use self::section_name::Part;
use super::elf_file::ElfFile;
use super::fault::{Budget, Fault, ListError};
#[cfg(doc)]
use crate::Error;

/// What every function of a cubin uses, in the order of their symbols, written to the front of `buffer`. What `buffer`
/// held before does not matter. [`functions`] tells how many functions there are.
///
/// One pass over symbols, records and sections. For n functions the time is at most n log n; it is linear in the rest
/// of the file.
///
/// # Errors
/// As [`functions`]; [`Error::CubinSections`]; [`ListError::BufferTooSmall`] if `buffer` has fewer elements than there
/// are functions. Damage inside one function's records is no error: see [`Kernel::fault`].
///
/// Source: `cubin/RULES.md` sections 3 and 4; measured, 212 cubins as cuobjdump and `ptxas -v` print them.
pub fn kernels<'data, 'buffer>(
    bytes: &'data [u8],
    buffer: &'buffer mut [Kernel<'data>],
) -> Result<&'buffer [Kernel<'data>], ListError> {
    let mut functions = functions(bytes);
    let functions = functions.as_mut().map_err(|fault| *fault)?;
    let count = functions.count_all()?;
    let buffer = buffer
        .get_mut(..count)
        .ok_or(ListError::BufferTooSmall { needed: count })?;
    for (slot, function) in buffer.iter_mut().zip(functions.by_ref()) {
        *slot = Kernel::start(&function?);
    }
    Reader::new(functions)?.fill(buffer)?;
    Ok(buffer)
}

/// As [`kernels`], in memory that it allocates; for programs with an allocator.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let bytes = std::fs::read("examples/kernels/kernels.cubin")?;
/// for kernel in smarch::cubin::kernels_to_vec(&bytes)? {
///     println!("{}: {:?} registers", String::from_utf8_lossy(kernel.name), kernel.registers);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`kernels`]; [`ListError::BufferTooSmall`] where the allocator has no room for as many as there are.
#[cfg(feature = "alloc")]
pub fn kernels_to_vec(bytes: &[u8]) -> Result<alloc::vec::Vec<Kernel<'_>>, ListError> {
    let needed = functions(bytes)?.count_all()?;
    let mut buffer = alloc::vec::Vec::new();
    if buffer.try_reserve_exact(needed).is_err() {
        return Err(ListError::BufferTooSmall { needed });
    }
    buffer.resize(needed, Kernel::default());
    kernels(bytes, &mut buffer)?;
    Ok(buffer)
}

/// Memory that belongs to no function but to the whole cubin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct FileMemory {
    /// Bytes of global variables (`.nv.global`, `.nv.global.init`).
    pub global: u64,
    /// Bytes in constant banks: 3 holds the source's constants, 4 addresses.
    pub constants: ConstantBanks,
}

/// The global and constant memory of a whole cubin.
///
/// # Errors
/// As [`functions`], without those of symbols; [`Error::CubinOverlap`].
///
/// Source: `cubin/RULES.md` section 4; measured.
pub fn file_memory(bytes: &[u8]) -> Result<FileMemory, Fault> {
    let elf = ElfFile::cubin(bytes)?;
    let names = elf.section_names()?;
    let mut budget = Budget::of(bytes);
    let mut memory = FileMemory::default();
    for (number, section) in elf.numbered() {
        let wrong = elf.damaged(number);
        let (name, _) = names.get(section.sh_name()).ok_or(wrong)?;
        budget.spend(name.len(), wrong.at)?;
        match Part::of(name) {
            Some((Part::Global, _)) => {
                memory.global = memory.global.checked_add(section.sh_size()).ok_or(wrong)?;
            }
            Some((Part::Constant(bank), None)) => {
                memory.constants.enter(bank, size(&section).ok_or(wrong)?);
            }
            _ => {}
        }
    }
    Ok(memory)
}
