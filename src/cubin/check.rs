//! Are the parts of a cubin sound that the other questions do not read?

use super::elf_file::{ElfFile, slice};
use super::fault::{Budget, Fault};
use super::identify::{Layout, SHT_CUDA_COMPAT};
use super::nv_info::Records;
use crate::Error;
use elf::abi::{SHT_NULL, SHT_SYMTAB};

/// Where EI_ABIVERSION lies.
const ABI_VERSION: usize = 8;

/// Whether the parts of a cubin are sound that [`identify`](super::identify) and [`kernels`](super::kernels) do not
/// read: the ABI version, the program headers by which a driver loads, links between sections, a second symbol table,
/// the records of `.nv.compat`. Time grows with the file.
///
/// # Errors
/// As [`identify`](super::identify), with the place; [`Error::CubinUnread`].
#[inline(never)]
pub fn check(bytes: &[u8]) -> Result<(), Fault> {
    let elf = ElfFile::cubin(bytes)?;
    let unread = |at| Fault::new(Error::CubinUnread, at);
    let header = &elf.header;
    match (Layout::of(&elf), header.abiversion()) {
        (Layout::V1, 7) | (Layout::V2, 8) => {}
        _ => return Err(unread(ABI_VERSION)),
    }
    let segments = u64::from(header.e_phnum()).wrapping_mul(header.e_phentsize().into());
    slice(bytes, header.e_phoff(), segments).ok_or(unread(elf.segments_at()))?;

    let mut budget = Budget::of(bytes);
    let mut symbol_tables = 0_u32;
    for (number, section) in elf.numbered().filter(|(_, section)| section.sh_type() != SHT_NULL) {
        let wrong = unread(elf.header_at(number));
        if section.sh_link() as usize >= elf.section_count() {
            return Err(wrong);
        }
        match section.sh_type() {
            SHT_SYMTAB => {
                symbol_tables = symbol_tables.saturating_add(1);
                // Its sh_info counts the local symbols.
                let symbols = section.sh_size().checked_div(section.sh_entsize()).unwrap_or(0);
                if symbol_tables > 1 || u64::from(section.sh_info()) > symbols {
                    return Err(wrong);
                }
            }
            SHT_CUDA_COMPAT => {
                let at = usize::try_from(section.sh_offset()).unwrap_or(usize::MAX);
                let bytes = elf.bytes_of(number, &section)?;
                // Sections that share their bytes again and again.
                budget.spend(bytes.len(), wrong.at).map_err(|_| wrong)?;
                let mut records = Records::new(bytes, at);
                if let Some(Err(fault)) = records.find(Result::is_err) {
                    return Err(unread(fault.at));
                }
            }
            _ => {}
        }
    }
    Ok(())
}
