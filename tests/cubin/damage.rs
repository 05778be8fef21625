//! Damaged cubins: an error with its place, or an answer that says what it lacks.

use crate::common::{bytes, files};
use crate::kernels::all_kernels;
use smarch::Error;
use smarch::cubin::{check, file_memory, identify};

/// What becomes of a mutant.
enum Outcome {
    /// The file is refused.
    Refused(Error),
    /// Some kernels lack fields.
    Partial(Error),
    /// All is answered; only `check` sees the damage.
    Unread,
    /// All is answered; the damage is an attribute that nobody knows.
    UnknownAttribute,
}

fn outcome(damage: &str) -> Outcome {
    use Outcome::{Partial, Refused, UnknownAttribute, Unread};
    match damage {
        "empty" => Refused(Error::CubinEmpty),
        "bad_magic" => Refused(Error::CubinNotElf),
        "class_0" => Refused(Error::CubinIdent),
        "machine_62" => Refused(Error::CubinNotCuda),
        "magic_only" | "trunc_16" | "trunc_63" => Refused(Error::CubinTruncated),
        "shoff_max"
        | "shnum_0"
        | "shnum_65535"
        | "shentsize_0"
        | "trunc_ehdr"
        | "trunc_half"
        | "shstrndx_self0"
        | "shstrndx_big"
        | "strtab_unterminated"
        | "strtab_size_huge"
        | "sec_name_past" => Refused(Error::CubinSections),
        "symtab_entsize_0" | "symtab_entsize_7" | "symtab_link_past" | "symtab_link_self" | "ksym_shndx_abs"
        | "ksym_shndx_past" => Refused(Error::CubinSymbols),
        "ksym_name_past" => Refused(Error::CubinNames),
        "info_size_wrap" | "info_off_past" | "text_nobits_huge" | "text_shinfo_max" => Partial(Error::CubinSections),
        "rec_fmt_0" | "rec_fmt_9" | "rec_size_3" | "info_size_odd" => Partial(Error::CubinRecords),
        "shared_size_2_63" | "regcount_huge" => Partial(Error::CubinValue),
        "abiver_9" | "phoff_max" | "phnum_65535" | "info_link_past" | "symtab_info_huge" | "two_symtabs"
        | "compat_trunc" => Unread,
        "krec_attr_unknown" => UnknownAttribute,
        _ => panic!("{damage}"),
    }
}

#[test]
fn every_mutant_is_refused_or_says_what_is_wrong() {
    let mutants = files("cubin/malformed");
    assert_eq!(mutants.len(), 60);
    for (file, mutant) in &mutants {
        let (origin, damage) = file.trim_end_matches(".cubin").split_once("__").unwrap();
        let original = bytes(&format!("cubin/cubins/{origin}.cubin"));
        let sound = all_kernels(&original).unwrap();
        let found = all_kernels(mutant);
        match outcome(damage) {
            Outcome::Refused(error) => {
                let fault = found.unwrap_err();
                assert_eq!(fault.error, error, "{file}");
                assert!(fault.at <= mutant.len(), "{file}: {fault}");
            }
            Outcome::Partial(error) => {
                let found = found.unwrap();
                let fault = found.iter().find_map(|kernel| kernel.fault).unwrap();
                assert_eq!(fault.error, error, "{file}");
                assert!(fault.at < mutant.len(), "{file}: {fault}");
                // What is answered is right.
                for (sound, found) in sound.iter().zip(&found) {
                    assert_eq!(sound.name, found.name, "{file}");
                    for (sound, found) in [
                        (sound.registers, found.registers),
                        (sound.static_smem, found.static_smem),
                    ] {
                        assert!(found.is_none() || found == sound, "{file}");
                    }
                }
            }
            Outcome::Unread => {
                assert_eq!(found.unwrap(), sound, "{file}");
                assert_eq!(check(mutant).unwrap_err().error, Error::CubinUnread, "{file}");
            }
            Outcome::UnknownAttribute => {
                let unknown = |kernels: &[smarch::cubin::Kernel]| kernels[0].unknown_attributes;
                assert_eq!(unknown(&found.unwrap()), unknown(&sound) + 1, "{file}");
            }
        }
    }
}

#[test]
fn sound_cubins_pass_the_check() {
    for folder in ["cubin/cubins", "cubin/history"] {
        for (file, bytes) in files(folder) {
            assert_eq!(check(&bytes), Ok(()), "{file}");
        }
    }
}

/// Headers that name the same bytes again and again would take forever: the file is refused soon.
#[test]
fn overlapping_tables_are_refused() {
    let original = bytes("cubin/cubins/13.0.88_sm_100_mix.cubin");
    let mut file = original.clone();
    // A name of 60,000 letters, and 200 section headers that bear it, before those that there are.
    let table = u64::from_le_bytes(original[0x28..0x30].try_into().unwrap()) as usize;
    let headers = original[table..].to_vec();
    let count = u16::from_le_bytes(original[0x3c..0x3e].try_into().unwrap());
    let names = file.len() as u64;
    file.extend([b'x'; 60_000]);
    file.push(0);
    let new_table = file.len() as u64;
    file.extend(&headers[..usize::from(count) * 64]);
    for _ in 0..2000 {
        let at = file.len();
        file.extend([0; 64]);
        file[at + 4] = 1;
    }
    file[0x28..0x30].copy_from_slice(&new_table.to_le_bytes());
    file[0x3c..0x3e].copy_from_slice(&(count + 2000).to_le_bytes());
    // A string table of their own, the last section, for all of them.
    let at = new_table as usize + usize::from(count - 1) * 64;
    file[at + 24..at + 32].copy_from_slice(&names.to_le_bytes());
    file[at + 32..at + 40].copy_from_slice(&60_001_u64.to_le_bytes());
    file[0x3e..0x40].copy_from_slice(&(count - 1).to_le_bytes());
    let fault = file_memory(&file).unwrap_err();
    assert_eq!(fault.error, Error::CubinOverlap);
    assert!(fault.at > new_table as usize);
}

/// Every bit of a byte, and some together.
pub const FLIPS: [u8; 12] = [1, 2, 4, 8, 16, 32, 64, 128, 0xff, 0x7f, 0x0f, 0x55];

/// Every truncation and every single-byte flip of three cubins: an answer or an error, never a panic.
#[test]
fn damage_never_panics() {
    let originals = [
        "history/13.0.88_sm_120a_same.cubin",
        "history/12.9.86_sm_103f_same.cubin",
        "history/11.7.99_sm_52_same.cubin",
    ];
    for original in originals {
        let mut file = bytes(&format!("cubin/{original}"));
        let sound = all_kernels(&bytes(&format!("cubin/{original}")))
            .map(|kernels| kernels.len())
            .unwrap();
        let (mut answers, mut errors) = (0, 0);
        let mut see = |bytes: &[u8]| {
            let found = all_kernels(bytes);
            let identified = identify(bytes).is_ok();
            match &found {
                Ok(kernels) => {
                    assert!(identified && kernels.len() <= sound);
                    assert!(
                        kernels
                            .iter()
                            .all(|kernel| kernel.fault.is_none_or(|fault| fault.at < bytes.len()))
                    );
                    answers += 1;
                }
                Err(fault) => {
                    assert!(fault.at <= bytes.len());
                    errors += 1;
                }
            }
            let _ = (check(bytes), file_memory(bytes));
        };
        for length in 0..file.len() {
            see(&file[..length]);
        }
        for at in 0..file.len() {
            for flip in FLIPS {
                file[at] ^= flip;
                see(&file);
                file[at] ^= flip;
            }
        }
        assert_eq!(answers + errors, file.len() * (1 + FLIPS.len()));
        assert!(
            answers > 0 && errors > 0,
            "{original}: {answers} answers, {errors} errors"
        );
    }
}
