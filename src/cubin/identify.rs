//! What a cubin was built for.

use super::elf_file::ElfFile;
use super::elf_header::EM_CUDA;
use super::fault::{Budget, Fault};
use super::nv_info::Records;
use crate::targets::{Suffix, Target};
use crate::{Error, Version};
use elf::abi::SHT_NOTE;
use elf::file::Class;
use elf::note::Note;

coded_enum! {
    /// How a cubin stores its target.
    pub enum Layout {
        /// OSABI 0x33, toolkits to 12.9 for SM up to 90: the SM in the low byte of `e_flags`.
        V1 = 1, V1, "V1";
        /// OSABI 0x41, 12.8 and later: the SM from bit 8 of `e_flags` on.
        V2 = 2, V2, "V2";
    }
}

coded_enum! {
    /// What a cubin is for.
    pub enum CubinKind {
        /// Linked, ready to load (`e_type` 2).
        Executable  = 1, EXECUTABLE,  "executable";
        /// An object for nvlink (`e_type` 1, `ptxas -c`).
        Relocatable = 2, RELOCATABLE, "relocatable";
        /// For extensible whole programs (`e_type` 0xff00, `ptxas -ewp`).
        Ewp         = 3, EWP,         "extensible whole program";
        /// Any other `e_type`; no ptxas that was run writes one.
        Other       = 4, OTHER,       "other";
    }
}

coded_enum! {
    /// The debug information of a cubin, as its sections tell (erratum E53c).
    pub enum DebugInfo {
        /// None: the cubin has neither of the sections below. `.debug_frame` alone serves unwinding and does not count.
        None     = 1, NONE,     "none";
        /// Lines only: there is `.nv_debug_line_sass` (`ptxas -lineinfo`, or `.loc` in the PTX; `nvcc -G -dopt=on`).
        LineInfo = 2, LINEINFO, "lines";
        /// Full: there is `.debug_info` or `.nv_debug_info_reg_sass` (`ptxas -g`, or PTX of `nvcc -G`).
        Full     = 3, FULL,     "full";
    }
}

coded_enum! {
    /// The texture mode in `e_flags` of layout V1.
    pub enum TextureMode {
        /// A texture carries its sampler.
        Unified     = 1, UNIFIED,     "unified";
        /// Textures and samplers are apart (`.target sm_N, texmode_independent`).
        Independent = 2, INDEPENDENT, "independent";
    }
}

/// What a cubin states about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cubin {
    /// The SM number as stored, also where no target has it.
    pub sm: u32,
    /// Built for suffix `a`. Always false below SM 90.
    pub accelerated: bool,
    /// The target of the number and of suffix `a`; `None` if no known target has them. Code for an `f` target carries
    /// no mark, so its base target stands here (erratum E53): see [`named`](Self::named).
    pub target: Option<Target>,
    /// The `-arch` of the ptxas command line, if a note keeps it. It is the only trace of an `f` target, and only a
    /// hint. `None` if the cubin has no such note, or no known target has the name.
    pub named: Option<Target>,
    /// How the target is stored.
    pub layout: Layout,
    /// Executable, relocatable or for extensible whole programs.
    pub kind: CubinKind,
    /// The width of addresses in bits, 32 or 64.
    pub address_bits: u32,
    /// The number in the `.target` of the PTX from which it was made; `None` if the cubin does not hold it.
    pub virtual_sm: Option<u32>,
    /// The toolkit that built it; `None` if the cubin does not hold it.
    pub toolkit: Option<Version>,
    /// Its debug information, in both layouts; `None` where the names of its sections cannot be read.
    pub debug_info: Option<DebugInfo>,
    /// Its texture mode; `None` where `e_flags` does not tell (layout V2).
    pub texture_mode: Option<TextureMode>,
    /// What nvlink's finalization reads of it.
    pub finalization: FinalizationMarks,
    /// `e_flags`, verbatim. In layout V2 the upper eight bits are the number of the section that holds the note with
    /// the virtual SM (`.note.nv.cuinfo`, `.note.nv.cuver`); nothing is answered from them.
    pub e_flags: u32,
}

/// What `.nv.compat` tells nvlink's finalization, as ptxas wrote it. Cubins of layout V1 and cubins for SM below 90
/// have no such section.
///
/// `documented::nvlink::finalize` tells what nvlink makes of it by the document; errata E34 and E34f.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct FinalizationMarks {
    /// The mask of the record CAN_FASTPATH_FINALIZE: 64 bits, in which an architecture has a bit. `None` if the cubin
    /// has no such record; ptxas writes it from 13.0 on.
    pub fastpath_mask: Option<u64>,
    /// The record ENABLE_OPPORTUNISTIC_FINALIZATION: the finalization class type, 1 in every file of 12.8 to 13.0.
    /// `None` if the cubin has no such record; later releases do not write it.
    pub class_type: Option<u32>,
    /// The version of the record 0x07, which no tool names: 0x101 in every file that has one. `None` if the cubin has
    /// no such record: before 13.0, and from 13.3 on for most targets.
    pub version: Option<u32>,
}

/// What a cubin was built for, from its ELF header, `.nv.compat`, its notes and the names of its sections.
///
/// Reads both layouts (erratum E53), ELF64 and the ELF32 of old toolkits, as cuobjdump does.
///
/// # Errors
/// [`Error::CubinEmpty`], [`Error::CubinNotElf`], [`Error::CubinIsFatbin`], [`Error::CubinIsPtx`],
/// [`Error::CubinNotCuda`]: other things than cubins. [`Error::CubinIdent`], [`Error::CubinTruncated`],
/// [`Error::CubinSections`]: damage. Damage that hides only a hint (a note, or notes that overlap again and again) is
/// not an error: the field is then unknown. Time grows with the file.
///
/// Source: `cubin/RULES.md` sections 1 and 2; measured, ptxas of every release that was run, cuobjdump from 12.4 on; debug information:
/// `cubin/debug_info.tsv`.
pub fn identify(bytes: &[u8]) -> Result<Cubin, Error> {
    // By reference: a copy would lie on the stack as well.
    match &ElfFile::cubin(bytes) {
        Ok(elf) => Ok(identify_elf(elf)?),
        Err(fault) => Err(fault.error),
    }
}

/// As [`identify`], of a cubin whose header was read.
#[inline(never)]
pub(super) fn identify_elf(elf: &ElfFile<'_>) -> Result<Cubin, Fault> {
    let e_flags = elf.header.e_flags();
    let layout = Layout::of(elf);
    let marks = match layout {
        Layout::V1 => v1::marks(elf),
        Layout::V2 => v2::marks(elf)?,
    };
    let accelerated = marks.accelerated && marks.sm >= FIRST_ACCELERATED_SM;
    let suffix = if accelerated { Suffix::A } else { Suffix::Base };
    Ok(Cubin {
        sm: marks.sm,
        accelerated,
        target: Target::from_parts(marks.sm, suffix),
        named: marks.named,
        layout,
        kind: match elf.header.e_type() {
            1 => CubinKind::Relocatable,
            2 => CubinKind::Executable,
            0xff00 => CubinKind::Ewp,
            _ => CubinKind::Other,
        },
        address_bits: marks.address_bits,
        virtual_sm: marks.virtual_sm,
        toolkit: marks.toolkit,
        debug_info: debug_info(elf),
        texture_mode: marks.texture_mode,
        finalization: marks.finalization,
        e_flags,
    })
}

/// What the ELF header of a cubin states about who wrote it.
#[derive(Clone, Copy)]
pub(crate) struct Beginning {
    pub toolkit: Option<Version>,
    pub layout: Layout,
    pub is_relocatable: bool,
    /// The number of its target, as stored.
    pub sm: u32,
}

impl Beginning {
    /// How many bytes tell it: up to the flags of a 64-bit file.
    pub const BYTES: usize = 0x34;

    /// What the first bytes of a cubin tell; `None` where they are none's.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let &[
            0x7f,
            b'E',
            b'L',
            b'F',
            class @ (1 | 2),
            1,
            1,
            osabi,
            _,
            _,
            _,
            _,
            _,
            _,
            _,
            _,
            type_low,
            type_high,
            machine_low,
            machine_high,
            version_0,
            version_1,
            version_2,
            version_3,
            ..,
        ] = bytes.first_chunk::<{ Self::BYTES }>()?
        else {
            return None;
        };
        let layout = Layout::of_osabi(osabi);
        let flags_at = if class == 1 { 0x24 } else { 0x30 };
        let flags = u32::from_le_bytes(*bytes.get(flags_at..)?.first_chunk()?);
        (u16::from_le_bytes([machine_low, machine_high]) == EM_CUDA).then_some(Self {
            toolkit: match layout {
                Layout::V1 => toolkit(u32::from_le_bytes([version_0, version_1, version_2, version_3])),
                // A note tells.
                Layout::V2 => None,
            },
            layout,
            is_relocatable: u16::from_le_bytes([type_low, type_high]) == 1,
            sm: layout.flags(flags).sm,
        })
    }
}

/// The toolkit that the notes of a cubin tell of; `None` where none does. Takes less stack than [`identify`].
#[inline(never)]
pub(crate) fn toolkit_of_notes(bytes: &[u8]) -> Option<Version> {
    match &ElfFile::cubin(bytes) {
        Ok(elf) => Notes::read(elf).toolkit,
        Err(_) => None,
    }
}

impl Layout {
    /// EI_OSABI of layout V2; every other value is read as V1, as cuobjdump does.
    const OSABI_V2: u8 = 0x41;

    pub(super) fn of(elf: &ElfFile<'_>) -> Self {
        Self::of_osabi(elf.header.osabi())
    }

    /// What `e_flags` of a cubin in this layout tells by itself.
    ///
    /// Source: `cubin/RULES.md` section 1; measured, ptxas of every release that was run.
    #[must_use]
    pub const fn flags(self, e_flags: u32) -> Flags {
        match self {
            Self::V1 => v1::flags(e_flags),
            Self::V2 => v2::flags(e_flags),
        }
    }

    const fn of_osabi(osabi: u8) -> Self {
        if osabi == Self::OSABI_V2 { Self::V2 } else { Self::V1 }
    }
}

/// What `e_flags` tells by itself, without the file: somebody read the word in a dump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flags {
    /// The number of the target, as stored; not every number is a target's.
    pub sm: u32,
    /// Whether the target has suffix a; `None` if another part of the file tells: in layout V2 without its bit.
    pub accelerated: Option<bool>,
    /// 32 or 64; `None` in layout V2, where the class of the ELF file tells.
    pub address_bits: Option<u32>,
    /// The number of the virtual architecture; `None` in layout V2, where a note tells.
    pub virtual_sm: Option<u32>,
    /// The texture mode; `None` where the word does not tell.
    pub texture_mode: Option<TextureMode>,
    /// The number of the section that holds the compiler's note; `None` in layout V1, 0 if there is no such section.
    pub note_section: Option<u32>,
}

/// What the two layouts store differently.
struct Marks {
    sm: u32,
    /// The mark of suffix `a`, which means something else below SM 90.
    accelerated: bool,
    address_bits: u32,
    virtual_sm: Option<u32>,
    toolkit: Option<Version>,
    named: Option<Target>,
    texture_mode: Option<TextureMode>,
    finalization: FinalizationMarks,
}

/// `sh_type` of `.nv.compat`.
pub(super) const SHT_CUDA_COMPAT: u32 = 0x7000_0086;

/// Below this no target has a suffix; the mark means something else there.
const FIRST_ACCELERATED_SM: u32 = 90;

/// Layout V1: everything is in the ELF header.
mod v1 {
    use super::{ElfFile, FIRST_ACCELERATED_SM, FinalizationMarks, Flags, Marks, TextureMode, toolkit};

    // Bits of `e_flags`.
    const TEXTURES_UNIFIED: u32 = 0x100;
    const TEXTURES_INDEPENDENT: u32 = 0x200;
    const ADDRESS_64: u32 = 0x400;
    const ACCELERATED: u32 = 0x800;

    pub const fn flags(e_flags: u32) -> Flags {
        let sm = e_flags & 0xff;
        Flags {
            sm,
            accelerated: Some(sm >= FIRST_ACCELERATED_SM && e_flags & ACCELERATED != 0),
            address_bits: Some(if e_flags & ADDRESS_64 == 0 { 32 } else { 64 }),
            virtual_sm: Some(e_flags >> 16 & 0xff),
            texture_mode: match e_flags & (TEXTURES_UNIFIED | TEXTURES_INDEPENDENT) {
                TEXTURES_UNIFIED => Some(TextureMode::Unified),
                TEXTURES_INDEPENDENT => Some(TextureMode::Independent),
                _ => None,
            },
            note_section: None,
        }
    }

    pub fn marks(elf: &ElfFile<'_>) -> Marks {
        let flags = flags(elf.header.e_flags());
        Marks {
            sm: flags.sm,
            accelerated: matches!(flags.accelerated, Some(true)),
            address_bits: flags.address_bits.unwrap_or(32),
            virtual_sm: flags.virtual_sm,
            toolkit: toolkit(elf.header.e_version()),
            named: None,
            texture_mode: flags.texture_mode,
            finalization: FinalizationMarks::default(),
        }
    }
}

/// Layout V2: the SM is in the ELF header, the rest in `.nv.compat` and in notes.
mod v2 {
    use super::{
        Class, ElfFile, FIRST_ACCELERATED_SM, Fault, FinalizationMarks, Flags, Marks, Notes, Records, SHT_CUDA_COMPAT,
    };

    /// The bit of `e_flags` that 12.8 and 12.9 set; from 13.0 on `.nv.compat` tells.
    const ACCELERATED: u32 = 0x8;

    pub const fn flags(e_flags: u32) -> Flags {
        let sm = e_flags >> 8 & 0xffff;
        let is_marked = e_flags & ACCELERATED != 0;
        Flags {
            sm,
            accelerated: if sm < FIRST_ACCELERATED_SM {
                Some(false)
            } else if is_marked {
                Some(true)
            } else {
                None
            },
            address_bits: None,
            virtual_sm: None,
            texture_mode: None,
            note_section: Some(e_flags >> 24),
        }
    }

    pub fn marks(elf: &ElfFile<'_>) -> Result<Marks, Fault> {
        let flags = flags(elf.header.e_flags());
        let notes = Notes::read(elf);
        let compat = Compat::read(elf)?;
        Ok(Marks {
            sm: flags.sm,
            accelerated: compat.accelerated.or(flags.accelerated).unwrap_or(false),
            address_bits: match elf.header.class {
                Class::ELF32 => 32,
                Class::ELF64 => 64,
            },
            virtual_sm: notes.virtual_sm,
            toolkit: notes.toolkit,
            named: notes.named,
            texture_mode: None,
            finalization: compat.finalization,
        })
    }

    /// What `.nv.compat` states; of each attribute the first record that has its format.
    #[derive(Default)]
    struct Compat {
        accelerated: Option<bool>,
        finalization: FinalizationMarks,
    }

    /// EICOMPAT_ATTR_ENABLE_OPPORTUNISTIC_FINALIZATION, a byte.
    const OPPORTUNISTIC_FINALIZATION: u8 = 0x06;
    /// A version in 16 bits; cuobjdump calls it an unknown attribute.
    const FINALIZATION_VERSION: u8 = 0x07;
    /// EICOMPAT_ATTR_CUDA_ACCELERATOR_TARGET, a byte.
    const ACCELERATOR_TARGET: u8 = 0x09;
    /// EICOMPAT_ATTR_CAN_FASTPATH_FINALIZE, eight bytes.
    const CAN_FASTPATH_FINALIZE: u8 = 0x0b;

    impl Compat {
        fn read(elf: &ElfFile<'_>) -> Result<Self, Fault> {
            let mut found = Self::default();
            let finalization = &mut found.finalization;
            let records = Records::new(elf.section_of_type(SHT_CUDA_COMPAT)?.unwrap_or_default(), 0);
            for record in records.map_while(Result::ok) {
                let value = record.value;
                match record.attribute {
                    OPPORTUNISTIC_FINALIZATION => keep(&mut finalization.class_type, value.byte().map(u32::from)),
                    FINALIZATION_VERSION => keep(&mut finalization.version, value.half().map(u32::from)),
                    ACCELERATOR_TARGET => keep(&mut found.accelerated, value.byte().map(|value| value == 1)),
                    CAN_FASTPATH_FINALIZE => keep(&mut finalization.fastpath_mask, value.words().map(mask)),
                    _ => {}
                }
            }
            Ok(found)
        }
    }

    fn mask([low, high]: [u32; 2]) -> u64 {
        u64::from(high) << 32 | u64::from(low)
    }

    /// Keeps a value where there is none yet.
    fn keep<T>(kept: &mut Option<T>, value: Option<T>) {
        if kept.is_none() {
            *kept = value;
        }
    }
}

/// What the names of the sections tell; `None` where they cannot be read. Of each name no more bytes are read than those
/// that are looked for have.
#[inline(never)]
fn debug_info(elf: &ElfFile<'_>) -> Option<DebugInfo> {
    let names = elf.section_names().ok()?;
    let mut found = DebugInfo::None;
    for (_, section) in elf.numbered() {
        let is = |name| names.is(section.sh_name(), name);
        if is(b".debug_info") || is(b".nv_debug_info_reg_sass") {
            return Some(DebugInfo::Full);
        }
        if is(b".nv_debug_line_sass") {
            found = DebugInfo::LineInfo;
        }
    }
    Some(found)
}

/// What the notes of layout V2 tell.
#[derive(Default)]
struct Notes {
    virtual_sm: Option<u32>,
    toolkit: Option<Version>,
    named: Option<Target>,
}

/// Note type of `.note.nv.cuinfo` (13.0 and later) and `.note.nv.cuver` (12.8, 12.9).
const NOTE_CUINFO: u64 = 1000;
/// Note type of `.note.nv.tkinfo`.
const NOTE_TKINFO: u64 = 2000;

impl Notes {
    /// What the notes tell; nothing when sections of notes overlap so much that the file cannot be a sound one.
    #[inline(never)]
    fn read(elf: &ElfFile<'_>) -> Self {
        let mut found = Self::default();
        let mut budget = Budget::of(elf.bytes);
        for (number, section) in elf.numbered() {
            if section.sh_type() != SHT_NOTE {
                continue;
            }
            // A section that lies outside of the file hides hints only.
            let bytes = elf.bytes_of(number, &section).unwrap_or_default();
            if budget.spend(bytes.len(), elf.header_at(number)).is_err() {
                return Self::default();
            }
            for note in elf.notes_in(bytes) {
                if let Note::Unknown(note) = note
                    && note.name == b"NVIDIA Corp\0"
                {
                    found.enter(note.n_type, note.desc);
                }
            }
        }
        found
    }

    /// Enters a note of NVIDIA's; a later one replaces an earlier one.
    fn enter(&mut self, note_type: u64, desc: &[u8]) {
        match (note_type, desc) {
            (NOTE_CUINFO, &[version, _, low, high, ref rest @ ..]) => {
                self.virtual_sm = Some(u32::from(u16::from_le_bytes([low, high])));
                if let (2, &[toolkit_low, toolkit_high, 0, 0, ..]) = (version, rest) {
                    self.toolkit = toolkit(u32::from(u16::from_le_bytes([toolkit_low, toolkit_high])));
                }
            }
            (NOTE_TKINFO, desc) => {
                self.named = named_arch(desc);
                if let (None, Some(&number)) = (self.toolkit, desc.first_chunk()) {
                    self.toolkit = toolkit(u32::from_le_bytes(number));
                }
            }
            _ => {}
        }
    }
}

/// A toolkit as cubins store it: 130 is 13.0. `None` for numbers that no toolkit has.
fn toolkit(number: u32) -> Option<Version> {
    let (major, minor) = (number.checked_div(10)?, number.checked_rem(10)?);
    (major > 0).then_some(Version::new(
        u8::try_from(major).ok()?.into(),
        u8::try_from(minor).ok()?.into(),
    ))
}

/// The target after the last `-arch` of a command line.
fn named_arch(command_line: &[u8]) -> Option<Target> {
    let mut words = command_line.split(|byte| byte.is_ascii_whitespace() || matches!(byte, 0 | b'='));
    let mut named = None;
    while let Some(word) = words.next() {
        if matches!(word, b"-arch" | b"--gpu-name") {
            named = words.next();
        }
    }
    Target::parse(named?).ok()
}
