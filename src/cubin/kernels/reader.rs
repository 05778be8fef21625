//! One pass over a cubin's sections: what they tell of its functions.
//!
//! What is not inlined keeps the stack shallow: `c-tests/freestanding` measures it.

use super::by_name::ByName;
use super::functions::Functions;
use super::kernel::{Bound, Fact, Slot};
use super::section_name::Part;
use super::seen;
use crate::Error;
use crate::cubin::elf_file::slice;
use crate::cubin::fault::{Budget, Fault};
use crate::cubin::identify::{CubinKind, Layout, identify_elf};
use crate::cubin::section_table::Section;
use elf::abi::{SHT_NOBITS, SHT_REL};
use elf::endian::LittleEndian;
use elf::file::Class;
use elf::relocation::{RelIterator, RelaIterator};

/// From this SM on registers are in records only, and executables have shared memory of the toolkit's.
const SM_90: u32 = 90;
/// What the toolkit puts before a kernel's shared memory in an executable.
const RESERVED_SMEM: u32 = 1024;
/// No block has more.
pub(super) const MAX_BARRIERS: u32 = 16;

/// What holds for the whole file.
pub(crate) struct Reader<'f, 'data> {
    pub(super) functions: &'f Functions<'data>,
    sm: u32,
    pub(super) layout: Layout,
    kind: CubinKind,
    /// Whether the functions were told of damage in a `.nv.info`.
    pub(super) has_file_fault: bool,
    budget: Budget,
}

/// The function that a section describes.
enum Owner {
    Nobody,
    /// All functions: it is `.nv.info`.
    File,
    /// The function at this place.
    Function(Part, usize),
}

impl<'f, 'data> Reader<'f, 'data> {
    /// What holds for all functions of a file.
    #[inline(never)]
    pub fn new(functions: &'f Functions<'data>) -> Result<Self, Fault> {
        let cubin = identify_elf(&functions.elf)?;
        Ok(Self {
            functions,
            sm: cubin.sm,
            layout: cubin.layout,
            kind: cubin.kind,
            has_file_fault: false,
            budget: Budget::of(functions.elf.bytes),
        })
    }

    /// Enters what the file states about its functions; `slots` has one place for each.
    #[inline(never)]
    pub fn fill<K: Slot<'data>>(&mut self, slots: &mut [K]) -> Result<(), Fault> {
        for slot in slots.iter_mut() {
            self.code(slot);
        }
        let mut by_name = ByName {
            file: self.functions.elf.bytes,
            slots,
        };
        by_name.sort();
        mark_namesakes(&mut by_name);
        for number in 0..self.functions.elf.section_count() {
            match self.owner(number, &mut by_name)? {
                Owner::Nobody => {}
                Owner::File => self.file_records(number, by_name.slots)?,
                Owner::Function(part, index) => {
                    if let Some(slot) = by_name.slots.get_mut(index) {
                        match part {
                            Part::Info => self.function_records(number, slot)?,
                            Part::Relocations => self.bound(number, slot)?,
                            _ => self.memory(part, number, slot),
                        }
                    }
                }
            }
        }
        for slot in slots.iter_mut() {
            self.finish(slot);
        }
        Ok(())
    }

    /// What the header of the code section tells.
    #[inline(never)]
    fn code<K: Slot<'data>>(&self, slot: &mut K) {
        let elf = &self.functions.elf;
        let number = slot.scratch().section as usize;
        let wrong = elf.damaged(number);
        let Some(section) = elf.section(number) else {
            return slot.enter(Fact::Fault(wrong));
        };
        let code = slice(elf.bytes, section.sh_offset(), section.sh_size());
        match (code, usize::try_from(section.sh_offset())) {
            (Some(code), Ok(at)) if section.sh_type() != SHT_NOBITS => slot.enter(Fact::Code { at, size: code.len() }),
            _ => slot.enter(Fact::Fault(wrong)),
        }
        if section.sh_info() & 0xff_ffff != slot.scratch().symbol {
            slot.enter(Fact::Fault(wrong));
        }
        let registers = section.sh_info() >> 24;
        if self.sm < SM_90 && registers != 0 {
            slot.enter(Fact::Registers(registers));
        }
        if self.layout == Layout::V1 {
            match u32::try_from(section.sh_flags() >> 20 & 0x7f) {
                Ok(barriers @ ..=MAX_BARRIERS) => slot.enter(Fact::Barriers(barriers)),
                _ => slot.enter(Fact::Fault(Fault::new(Error::CubinValue, wrong.at))),
            }
        }
    }

    /// The function that a section describes.
    #[inline(never)]
    fn owner<K: Slot<'data>>(&mut self, number: usize, by_name: &mut ByName<'_, K>) -> Result<Owner, Fault> {
        let wrong = self.functions.elf.damaged(number);
        let section = self.functions.elf.section(number).ok_or(wrong)?;
        let (name, _) = self.functions.section_names.get(section.sh_name()).ok_or(wrong)?;
        self.budget.spend(name.len(), wrong.at)?;
        Ok(match Part::of(name) {
            Some((Part::Info, None)) => Owner::File,
            Some((part, Some(function))) => match by_name.find(function) {
                Some(index) => Owner::Function(part, index),
                None => Owner::Nobody,
            },
            _ => Owner::Nobody,
        })
    }

    /// The bytes of a section and where they lie, or why they cannot be read.
    #[inline(never)]
    pub(super) fn bytes(&mut self, number: usize) -> Result<Result<(&'data [u8], usize), Fault>, Fault> {
        let elf = &self.functions.elf;
        let wrong = elf.damaged(number);
        let section = elf.section(number).ok_or(wrong)?;
        let bytes = match elf.bytes_of(number, &section) {
            Ok(bytes) => bytes,
            Err(fault) => return Ok(Err(fault)),
        };
        self.budget.spend(bytes.len(), wrong.at)?;
        Ok(Ok((bytes, usize::try_from(section.sh_offset()).unwrap_or(usize::MAX))))
    }

    /// `.nv.shared`, `.nv.local` or a constant bank of a function: sizes.
    #[inline(never)]
    fn memory<K: Slot<'data>>(&self, part: Part, number: usize, slot: &mut K) {
        let elf = &self.functions.elf;
        let is_first = match part {
            Part::Shared => slot.is_first(seen::SHARED),
            Part::Local => slot.is_first(seen::LOCAL),
            _ => true,
        };
        if !is_first {
            return;
        }
        let bytes = elf.section(number).and_then(|section| size(&section));
        let fact = bytes.and_then(|bytes| match part {
            Part::Shared => self.shared(bytes),
            Part::Local => Some(Fact::Local(bytes)),
            Part::Constant(bank) => Some(Fact::Constant { bank, bytes }),
            _ => None,
        });
        let wrong = Fault::new(Error::CubinValue, elf.header_at(number));
        slot.enter(fact.unwrap_or(Fact::Fault(wrong)));
    }

    /// Shared memory of a section with that many bytes; `None` when it is smaller than its reserve.
    fn shared(&self, bytes: u32) -> Option<Fact> {
        let reserved = match self.kind {
            CubinKind::Executable if self.sm >= SM_90 => RESERVED_SMEM,
            _ => 0,
        };
        Some(Fact::SharedMemory {
            declared: bytes.checked_sub(reserved)?,
            reserved,
            in_section: true,
        })
    }

    /// `.rel.nv.constant0.<function>`: where handles of textures and the like go.
    #[inline(never)]
    fn bound<K: Slot<'data>>(&mut self, number: usize, slot: &mut K) -> Result<(), Fault> {
        if !slot.is_first(seen::RELOCATIONS) {
            return Ok(());
        }
        let bytes = match self.bytes(number)? {
            Ok((bytes, _)) => bytes,
            Err(fault) => {
                slot.enter(Fact::Fault(fault));
                return Ok(());
            }
        };
        let elf = &self.functions.elf;
        let with_addend = elf.section(number).is_none_or(|section| section.sh_type() != SHT_REL);
        let (endian, class) = (LittleEndian, elf.header.class);
        let entry = match (with_addend, class) {
            (false, Class::ELF32) => 8,
            (true, Class::ELF32) => 12,
            (false, Class::ELF64) => 16,
            (true, Class::ELF64) => 24,
        };
        if bytes.len().checked_rem(entry) != Some(0) {
            slot.enter(Fact::Fault(elf.damaged(number)));
            return Ok(());
        }
        let mut bound = Bound::default();
        let mut count = |relocation| {
            let counter = match relocation {
                6 => &mut bound.textures,
                7 | 101 => &mut bound.samplers,
                52 => &mut bound.surfaces,
                _ => return,
            };
            *counter = counter.saturating_add(1);
        };
        if with_addend {
            RelaIterator::new(endian, class, bytes).for_each(|relocation| count(relocation.r_type));
        } else {
            RelIterator::new(endian, class, bytes).for_each(|relocation| count(relocation.r_type));
        }
        slot.enter(Fact::Bound(bound));
        Ok(())
    }

    /// What the absence of a section tells.
    #[inline(never)]
    fn finish<K: Slot<'data>>(&self, slot: &mut K) {
        let seen = slot.scratch().seen;
        if seen & seen::NAMESAKE != 0 {
            return;
        }
        let none = |what| seen & what == 0;
        if none(seen::LOCAL) {
            slot.enter(Fact::Local(0));
        }
        // Before linking, shared memory and bound textures are not yet with their kernels.
        if matches!(self.kind, CubinKind::Executable | CubinKind::Ewp) {
            if none(seen::SHARED) {
                slot.enter(Fact::SharedMemory {
                    declared: 0,
                    reserved: 0,
                    in_section: false,
                });
            }
            if none(seen::RELOCATIONS) {
                slot.enter(Fact::Bound(Bound::default()));
            }
        }
    }
}

/// A section's size, as far as any memory of a kernel reaches.
pub(super) fn size(section: &Section<'_>) -> Option<u32> {
    u32::try_from(section.sh_size()).ok()
}

/// Marks all but the first of functions with one name.
fn mark_namesakes<'data, K: Slot<'data>>(by_name: &mut ByName<'_, K>) {
    for place in 1..by_name.slots.len() {
        let (before, index) = (by_name.at(place.saturating_sub(1)), by_name.at(place));
        if by_name.are_namesakes(before, index)
            && let Some(slot) = by_name.slots.get_mut(index)
        {
            slot.scratch_mut().seen |= seen::NAMESAKE;
            let at = slot.scratch().name().map_or(0, |name| name.start);
            slot.enter(Fact::Fault(Fault::new(Error::CubinNames, at)));
        }
    }
}
