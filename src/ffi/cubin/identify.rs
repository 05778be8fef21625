//! Cubins.

use crate::Version;
use crate::cubin::{Cubin, CubinKind, DebugInfo, Layout, TextureMode, identify};
use crate::ffi::NO_TEXT;
use crate::ffi::boundary::{bit_if, slice, smarch_status, status, write};
use crate::ffi::target::smarch_target;
use crate::target::Target;
use core::ffi::c_char;
use core::mem::MaybeUninit;

/// What a cubin says of itself.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cubin {
    /// The SM number as stored, also where no target has it.
    pub sm: u32,
    /// The target of number and suffix a; 0 when the table has none. Code for an f target carries no
    /// mark and is its base target here: see named.
    pub target: smarch_target,
    /// The -arch of the ptxas command line, where a note keeps it: the only trace of an f target, and a
    /// hint only. 0 when there is no such note or the table lacks the name.
    pub named: smarch_target,
    /// 1 when built for suffix a, else 0.
    pub accelerated: u32,
    /// How the target is stored: SMARCH_LAYOUT_V1 or _V2.
    pub layout: u32,
    /// SMARCH_CUBIN_EXECUTABLE, _RELOCATABLE, _EWP or _OTHER.
    pub kind: u32,
    /// The width of addresses in bits, 32 or 64.
    pub address_bits: u32,
    /// e_flags, verbatim.
    pub e_flags: u32,
    /// Which of the fields below are known: SMARCH_CUBIN_HAS_*. A field that is not is 0 and means nothing.
    pub known: u32,
    /// The number in the .target of the PTX it came from (SMARCH_CUBIN_HAS_VIRTUAL_SM).
    pub virtual_sm: u32,
    /// SMARCH_DEBUG_* (SMARCH_CUBIN_HAS_DEBUG_INFO; layout V2 only).
    pub debug_info: u32,
    /// SMARCH_TEXTURES_* (SMARCH_CUBIN_HAS_TEXTURE_MODE; layout V1 only).
    pub texture_mode: u32,
    /// The toolkit that built it (SMARCH_CUBIN_HAS_TOOLKIT).
    pub toolkit: Version,
}

/// smarch_cubin.virtual_sm is known.
pub const SMARCH_CUBIN_HAS_VIRTUAL_SM: u32 = 1;
/// smarch_cubin.toolkit is known.
pub const SMARCH_CUBIN_HAS_TOOLKIT: u32 = 2;
/// smarch_cubin.debug_info is known.
pub const SMARCH_CUBIN_HAS_DEBUG_INFO: u32 = 4;
/// smarch_cubin.texture_mode is known.
pub const SMARCH_CUBIN_HAS_TEXTURE_MODE: u32 = 8;

/// What a cubin was built for, from its ELF header, .nv.compat and its notes. Any bytes may be given.
///
/// SMARCH_ERROR_CUBIN_*: what it is instead of a cubin, or what is damaged.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_identify(
    bytes: *const u8,
    len: usize,
    out: Option<&mut MaybeUninit<smarch_cubin>>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let bytes = unsafe { slice(bytes, len) };
    status(bytes.and_then(identify).and_then(|cubin| write(out, c_cubin(&cubin))))
}

fn c_cubin(cubin: &Cubin) -> smarch_cubin {
    smarch_cubin {
        sm: cubin.sm,
        target: cubin.target.map_or(0, Target::id),
        named: cubin.named.map_or(0, Target::id),
        accelerated: u32::from(cubin.accelerated),
        layout: cubin.layout.code(),
        kind: cubin.kind.code(),
        address_bits: cubin.address_bits,
        e_flags: cubin.e_flags,
        known: bit_if(cubin.virtual_sm.is_some(), SMARCH_CUBIN_HAS_VIRTUAL_SM)
            | bit_if(cubin.toolkit.is_some(), SMARCH_CUBIN_HAS_TOOLKIT)
            | bit_if(cubin.debug_info.is_some(), SMARCH_CUBIN_HAS_DEBUG_INFO)
            | bit_if(cubin.texture_mode.is_some(), SMARCH_CUBIN_HAS_TEXTURE_MODE),
        virtual_sm: cubin.virtual_sm.unwrap_or_default(),
        debug_info: cubin.debug_info.map_or(0, DebugInfo::code),
        texture_mode: cubin.texture_mode.map_or(0, TextureMode::code),
        toolkit: cubin.toolkit.unwrap_or(Version::new(0, 0)),
    }
}

/// A kind of cubin in words: "executable". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cubin_kind_name(kind: u32) -> *const c_char {
    CubinKind::from_code(kind).map_or(NO_TEXT, |kind| kind.text().as_c_str())
}

/// A layout in words: "V2". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cubin_layout_name(layout: u32) -> *const c_char {
    Layout::from_code(layout).map_or(NO_TEXT, |layout| layout.text().as_c_str())
}

/// Debug information in words: "lines". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_debug_info_name(debug_info: u32) -> *const c_char {
    DebugInfo::from_code(debug_info).map_or(NO_TEXT, |debug_info| debug_info.text().as_c_str())
}

/// A texture mode in words: "unified". Never NULL; "" for a number that is none.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_texture_mode_name(texture_mode: u32) -> *const c_char {
    TextureMode::from_code(texture_mode).map_or(NO_TEXT, |mode| mode.text().as_c_str())
}
