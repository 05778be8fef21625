//! What does a word that somebody read in a cubin mean: `e_flags` of its ELF header, an attribute of `.nv.info`?

use crate::Known;
use alloc::{format, string::String};
use smarch::cubin::{Attribute, Flags, Layout, TextureMode};
use smarch::targets::Suffix;
use smarch::{Target, Text};

view! {
    /// An attribute of `.nv.info`.
    OfAttribute of it: Attribute {
        attribute: Text = it.text(),
        attribute_number: u32 = it.code(),
        /// What its record tells. For a record that is not read, where it was seen.
        attribute_meaning: &'static str = it.meaning(),
    }

    /// `e_flags` of a cubin, read without the file around it.
    OfFlags of it: (u32, Layout, Flags) {
        e_flags: u32 = it.0,
        e_flags_text: String = format!("{:#010x}", it.0),
        layout: Layout = it.1,
        /// The target. Unknown: whether it has suffix a another part of the file tells.
        target: Known<Target> = target(&it.2).into(),
        sm: u32 = it.2.sm,
        /// Null: another part of the file tells.
        address_bits: Option<u32> = it.2.address_bits,
        /// Null: another part of the file tells.
        virtual_sm: Option<u32> = it.2.virtual_sm,
        texture_mode: Option<TextureMode> = it.2.texture_mode,
        /// The number of the section that holds the compiler's note. Null: this layout has none.
        note_section: Option<u32> = it.2.note_section,
    }
}

fn target(flags: &Flags) -> Option<Target> {
    match flags.accelerated? {
        true => Target::from_parts(flags.sm, Suffix::A).or(Target::from_parts(flags.sm, Suffix::Base)),
        false => Target::from_parts(flags.sm, Suffix::Base),
    }
}

/// An attribute by its name, whatever its case.
pub fn attribute(word: &str) -> Option<OfAttribute> {
    let with_name = |it: &Attribute| it.text().as_str().eq_ignore_ascii_case(word);
    Attribute::ALL.iter().copied().find(with_name).map(OfAttribute::from)
}

/// `e_flags`, where a number can be that of a cubin: its target is known, and the bits that every compiler leaves 0 are 0.
pub fn flags(number: u32) -> Option<OfFlags> {
    let is_sm = |sm: u32| Target::from_parts(sm, Suffix::Base).is_some();
    let [low, middle, virtual_sm, top] = number.to_le_bytes();
    let layout = match (top, virtual_sm) {
        (0, 1..) if is_sm(virtual_sm.into()) && middle != 0 && middle < 0x10 => Layout::V1,
        (1.., 0) if low != 0 && low < 0x10 => Layout::V2,
        _ => return None,
    };
    let flags = layout.flags(number);
    is_sm(flags.sm).then(|| (number, layout, flags).into())
}

#[cfg(test)]
mod tests {
    use super::{attribute, flags};
    use smarch::cubin::{Cubin, identify};
    use std::{format, fs, vec::Vec};

    extern crate std;

    #[test]
    fn flags_tell_what_their_cubin_tells() {
        let folder = format!("{}/../tests/data/cubin/cubins", env!("CARGO_MANIFEST_DIR"));
        let files: Vec<_> = fs::read_dir(folder).unwrap().map(|it| fs::read(it.unwrap().path()).unwrap()).collect();
        let cubins: Vec<Cubin> = files.iter().filter_map(|bytes| identify(bytes).ok()).collect();
        assert!(cubins.len() > 100, "{}", cubins.len());
        for cubin in cubins {
            let found = flags(cubin.e_flags).unwrap_or_else(|| panic!("{:#x}", cubin.e_flags));
            assert_eq!((found.layout, found.sm), (cubin.layout, cubin.sm));
            assert!(found.target.is_unknown() || found.target.get() == cubin.target, "{:#x}", cubin.e_flags);
            assert!(found.virtual_sm.is_none() || found.virtual_sm == cubin.virtual_sm);
        }
        for nothing in [0, 90, 0x6765e0, 0x000e_000e, 0x1d4_0cde, u32::MAX] {
            assert!(flags(nothing).is_none(), "{nothing:#x}");
        }
    }

    #[test]
    fn attributes_have_a_number_and_a_meaning() {
        let found = attribute("eiattr_regcount").unwrap();
        assert_eq!((found.attribute.as_str(), found.attribute_number), ("EIATTR_REGCOUNT", 0x2f));
        assert!(found.attribute_meaning.ends_with('.'), "{}", found.attribute_meaning);
        assert!(attribute("EIATTR_ERROR").is_none() && attribute("REGCOUNT").is_none());
    }
}
