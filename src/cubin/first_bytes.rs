//! What a file is, as its first bytes tell.

use super::elf_header::EM_CUDA;
use crate::Error;
use elf::abi::{ELFMAGIC, EM_AMDGPU};

/// The first bytes of a region of a fat binary, 0xBA55ED50.
pub(super) const FATBIN: [u8; 4] = [0x50, 0xed, 0x55, 0xba];

/// What an ar archive begins with.
pub(super) const ARCHIVE: &[u8] = b"!<arch>\n";

/// What an archive begins with that names its members only.
pub(super) const THIN_ARCHIVE: &[u8] = b"!<thin>\n";

coded_enum! {
    /// What a file is by its first bytes: a file with device code for NVIDIA's devices, or another kind that people
    /// have.
    #[non_exhaustive]
    pub enum FileKind {
        /// There are no bytes.
        Empty           =  1, EMPTY,             "empty file";
        /// A cubin: an ELF file of the CUDA machine.
        Cubin           =  2, CUBIN,             "cubin";
        /// PTX text.
        Ptx             =  3, PTX,               "PTX text";
        /// A fat binary.
        FatBinary       =  4, FAT_BINARY,        "fat binary";
        /// An ELF file of another machine: a program, a library, an object. May hold fat binaries.
        Elf             =  5, ELF,               "ELF file";
        /// A PE file: a program (`.exe`) or library (`.dll`) of Windows. May hold fat binaries.
        Pe              =  6, PE,                "PE file";
        /// A COFF object (`.obj`). May hold fat binaries.
        Coff            =  7, COFF,              "COFF object";
        /// An ar archive (`.a`, `.lib`). Its members may hold fat binaries.
        Archive         =  8, ARCHIVE,           "archive";
        /// An archive that names its members, which are files of their own.
        ThinArchive     =  9, THIN_ARCHIVE,      "thin archive";
        /// LTO IR, as it lies in a fat binary.
        LtoIr           = 10, LTO_IR,            "LTO IR";
        /// Tile IR bytecode, which tileiras compiles.
        TileIr          = 11, TILE_IR,           "Tile IR";
        /// An ELF file of big-endian byte order.
        ElfBigEndian    = 16, ELF_BIG_ENDIAN,    "big-endian ELF file";
        /// A Mach-O file, also one for several processors.
        MachO           = 17, MACH_O,            "Mach-O file";
        /// An MS-DOS program that is no PE file.
        Dos             = 18, DOS,               "MS-DOS program";
        /// A member of an import library: a name that a `.dll` exports.
        CoffImport      = 19, COFF_IMPORT,       "import object";
        /// An object that MSVC wrote with `/GL`: no sections, but code for its linker.
        CoffAnonymous   = 20, COFF_ANONYMOUS,    "object for link-time code generation of MSVC";
        /// An ELF file of the AMD GPU machine.
        RocmCodeObject  = 32, ROCM_CODE_OBJECT,  "ROCm code object";
        /// Images for several devices that clang bundled.
        OffloadBundle   = 33, OFFLOAD_BUNDLE,    "offload bundle of clang";
        /// The same, compressed.
        OffloadBundleCompressed = 34, OFFLOAD_BUNDLE_COMPRESSED, "compressed offload bundle of clang";
        /// Images for several devices as clang's new driver packages them (`.llvm.offloading`).
        OffloadBinary   = 35, OFFLOAD_BINARY,    "offload binary of clang";
        /// LLVM bitcode.
        LlvmBitcode     = 36, LLVM_BITCODE,      "LLVM bitcode";
        /// SPIR-V.
        SpirV           = 37, SPIR_V,            "SPIR-V";
        /// A zip archive, as a wheel is.
        Zip             = 48, ZIP,               "zip archive";
        /// A gzip file.
        Gzip            = 49, GZIP,              "gzip file";
        /// A tar archive.
        Tar             = 50, TAR,               "tar archive";
        /// A zstd file.
        Zstd            = 51, ZSTD,              "zstd file";
        /// An xz file.
        Xz              = 52, XZ,                "xz file";
        /// A bzip2 file.
        Bzip2           = 53, BZIP2,             "bzip2 file";
        /// An LZ4 file.
        Lz4             = 54, LZ4,               "LZ4 file";
        /// A 7z archive.
        SevenZip        = 55, SEVEN_ZIP,         "7z archive";
        /// Text that is not PTX.
        Text            = 64, TEXT,              "text";
    }
}

/// What a file begins with, and is then.
#[rustfmt::skip]
const MAGICS: &[(&[u8], FileKind)] = &[
    (&FATBIN,                                  FileKind::FatBinary),
    (ARCHIVE,                                  FileKind::Archive),
    (THIN_ARCHIVE,                             FileKind::ThinArchive),
    (b"\xed\x43\x4e\x7f",                      FileKind::LtoIr),
    (b"\x7fTileIR\0",                          FileKind::TileIr),
    (b"\xfe\xed\xfa\xce",                      FileKind::MachO),
    (b"\xce\xfa\xed\xfe",                      FileKind::MachO),
    (b"\xfe\xed\xfa\xcf",                      FileKind::MachO),
    (b"\xcf\xfa\xed\xfe",                      FileKind::MachO),
    (b"__CLANG_OFFLOAD_BUNDLE__",              FileKind::OffloadBundle),
    (b"CCOB",                                  FileKind::OffloadBundleCompressed),
    (b"\x10\xff\x10\xad",                      FileKind::OffloadBinary),
    (b"BC\xc0\xde",                            FileKind::LlvmBitcode),
    (b"\xde\xc0\x17\x0b",                      FileKind::LlvmBitcode),
    (b"\x03\x02\x23\x07",                      FileKind::SpirV),
    (b"\x07\x23\x02\x03",                      FileKind::SpirV),
    (b"PK\x03\x04",                            FileKind::Zip),
    (b"PK\x05\x06",                            FileKind::Zip),
    (b"\x1f\x8b\x08",                          FileKind::Gzip),
    (b"\x28\xb5\x2f\xfd",                      FileKind::Zstd),
    (b"\xfd7zXZ\0",                            FileKind::Xz),
    (b"BZh",                                   FileKind::Bzip2),
    (b"\x04\x22\x4d\x18",                      FileKind::Lz4),
    (b"7z\xbc\xaf\x27\x1c",                    FileKind::SevenZip),
];

/// What a file is by its first bytes; `None` if they do not tell. This does not check whether the file is sound or
/// holds device code. It reads 64 KiB at most.
///
/// Source: the public specifications of these formats; LTO IR and Tile IR as fatbinary and tileiras 13.5 write them.
#[must_use]
pub fn file_kind(bytes: &[u8]) -> Option<FileKind> {
    if bytes.is_empty() {
        return Some(FileKind::Empty);
    }
    if is_elf(bytes) {
        return Some(elf_kind(bytes));
    }
    if let Some((_, kind)) = MAGICS.iter().find(|(magic, _)| bytes.starts_with(magic)) {
        return Some(*kind);
    }
    if is_mach_o(bytes) {
        return Some(FileKind::MachO);
    }
    // Not where all tar archives begin, but where they tell.
    if bytes.get(257..).is_some_and(|rest| rest.starts_with(b"ustar")) {
        return Some(FileKind::Tar);
    }
    match coff(bytes) {
        Some(Coff::Image { .. }) => return Some(FileKind::Pe),
        Some(Coff::Object | Coff::BigObject) => return Some(FileKind::Coff),
        Some(Coff::Import) => return Some(FileKind::CoffImport),
        Some(Coff::Anonymous) => return Some(FileKind::CoffAnonymous),
        Some(Coff::Dos) => return Some(FileKind::Dos),
        None => {}
    }
    if looks_like_ptx(bytes) {
        return Some(FileKind::Ptx);
    }
    is_text(bytes).then_some(FileKind::Text)
}

/// A number of 16 bits at an offset.
fn half(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().copied().map(u16::from_le_bytes)
}

/// Whether the bytes begin as an ELF file does.
pub(super) fn is_elf(bytes: &[u8]) -> bool {
    bytes.starts_with(&ELFMAGIC)
}

/// Whether an ELF file states that its byte order is big-endian.
pub(super) fn is_big_endian(bytes: &[u8]) -> bool {
    matches!(bytes, [_, _, _, _, 1 | 2, 2, ..])
}

fn elf_kind(bytes: &[u8]) -> FileKind {
    if is_big_endian(bytes) {
        return FileKind::ElfBigEndian;
    }
    match half(bytes, 0x12) {
        Some(EM_CUDA) => FileKind::Cubin,
        Some(EM_AMDGPU) => FileKind::RocmCodeObject,
        _ => FileKind::Elf,
    }
}

/// Whether the bytes begin as a Mach-O file does.
pub(super) fn is_mach_o(bytes: &[u8]) -> bool {
    match bytes {
        [0xfe, 0xed, 0xfa, 0xce | 0xcf, ..] | [0xce | 0xcf, 0xfa, 0xed, 0xfe, ..] => true,
        // For several processors, a few; a class of Java has its version there, which is 45 or more.
        [0xca, 0xfe, 0xba, 0xbe | 0xbf, 0, 0, 0, 1..=30, ..] => true,
        _ => false,
    }
}

/// A PE or COFF file, or what begins like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coff {
    /// A PE file, whose COFF header begins there.
    Image { header_at: usize },
    /// An object.
    Object,
    /// An object with more than 65,279 sections (`/bigobj`).
    BigObject,
    /// A member of an import library.
    Import,
    /// An object without sections.
    Anonymous,
    /// An MS-DOS program.
    Dos,
}

/// The machines that Windows has run on since there is CUDA: x86, x64, ARM, ARM64, ARM64EC, ARM64X.
const MACHINES: [u16; 6] = [0x14c, 0x8664, 0x1c4, 0xaa64, 0xa641, 0xa64e];

/// What makes an anonymous object one with sections: its class, behind signature, version, machine and time.
const BIG_OBJECT: &[u8; 16] = b"\xc7\xa1\xba\xd1\xee\xba\xa9\x4b\xaf\x20\xfa\xf6\x6a\xa4\xdc\xb8";

/// Which PE or COFF file the bytes begin as; `None` for none.
pub(super) fn coff(bytes: &[u8]) -> Option<Coff> {
    if bytes.starts_with(b"MZ") {
        let at = *bytes.get(0x3c..)?.first_chunk()?;
        let at = usize::try_from(u32::from_le_bytes(at)).ok()?;
        let is_pe = bytes.get(at..).is_some_and(|rest| rest.starts_with(b"PE\0\0"));
        return Some(if is_pe {
            Coff::Image {
                header_at: at.checked_add(4)?,
            }
        } else {
            Coff::Dos
        });
    }
    let header: &[u8; 20] = bytes.first_chunk()?;
    if header.starts_with(&[0, 0, 0xff, 0xff]) {
        return match half(header, 4)? {
            0 => Some(Coff::Import).filter(|_| is_machine(header, 6)),
            1 => Some(Coff::Anonymous).filter(|_| is_machine(header, 6)),
            _ => Some(Coff::BigObject).filter(|_| bytes.get(12..).is_some_and(|rest| rest.starts_with(BIG_OBJECT))),
        };
    }
    // An object has no optional header.
    let is_object = is_machine(header, 0) && half(header, 16) == Some(0);
    is_object.then_some(Coff::Object)
}

fn is_machine(header: &[u8], at: usize) -> bool {
    half(header, at).is_some_and(|machine| MACHINES.contains(&machine))
}

/// What the user brought instead of an ELF file.
pub(super) fn what_else(bytes: &[u8]) -> Error {
    if bytes.is_empty() {
        Error::CubinEmpty
    } else if bytes.starts_with(&FATBIN) {
        Error::CubinIsFatbin
    } else if looks_like_ptx(bytes) {
        Error::CubinIsPtx
    } else {
        Error::CubinNotElf
    }
}

/// So many bytes of a file are searched for `.version`. Compilers write less than a thousand bytes of comments before it.
const PTX_HEAD: usize = 65_536;

/// PTX begins with `.version`, after at most a few lines of comments.
fn looks_like_ptx(bytes: &[u8]) -> bool {
    bytes
        .get(..PTX_HEAD)
        .unwrap_or(bytes)
        .split(|&byte| byte == b'\n')
        .take(32)
        .any(|line| line.trim_ascii_start().starts_with(b".version"))
}

/// So many bytes are text in a file that is.
const TEXT_HEAD: usize = 512;

/// Whether the bytes begin as text does: UTF-8 without other control characters than white space.
fn is_text(bytes: &[u8]) -> bool {
    let head = bytes.get(..TEXT_HEAD).unwrap_or(bytes);
    let is_utf8 = match core::str::from_utf8(head) {
        Ok(_) => true,
        // A character that the end of the head cuts.
        Err(error) => error.error_len().is_none() && bytes.len() > TEXT_HEAD,
    };
    let is_plain = |byte: &u8| match byte {
        b'\t' | b'\n' | b'\r' | 0x0c => true,
        byte => *byte >= 0x20 && *byte != 0x7f,
    };
    is_utf8 && head.iter().all(is_plain)
}
