//! Cubins.

use crate::cubin::{Cubin, DebugInfo, TextureMode, identify};
use crate::ffi::boundary::{Out, slice, smarch_status, status, write};
use crate::ffi::targets::smarch_target;
use crate::targets::Target;
use crate::{Optional, Version};

/// How a cubin stores its target: SMARCH_LAYOUT_*.
#[doc(alias = "SMARCH_LAYOUT_")]
pub type smarch_cubin_layout = u32;

/// A kind of cubin: SMARCH_CUBIN_*.
#[doc(alias = "SMARCH_CUBIN_")]
pub type smarch_cubin_kind = u32;

/// Debug information of a cubin: SMARCH_DEBUG_*.
#[doc(alias = "SMARCH_DEBUG_")]
pub type smarch_cubin_debug_info = u32;

/// The texture mode of a cubin: SMARCH_TEXTURES_*.
#[doc(alias = "SMARCH_TEXTURES_")]
pub type smarch_cubin_texture_mode = u32;

/// What a cubin states about itself.
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
    pub layout: smarch_cubin_layout,
    /// SMARCH_CUBIN_EXECUTABLE, _RELOCATABLE, _EWP or _OTHER.
    pub kind: smarch_cubin_kind,
    /// The width of addresses in bits, 32 or 64.
    pub address_bits: u32,
    /// e_flags, verbatim. In layout V2 the upper eight bits are the number of a section, that of .note.nv.cuinfo or
    /// .note.nv.cuver; nothing is answered from them.
    pub e_flags: u32,
    /// The number in the .target of the PTX it came from, where the file tells.
    pub virtual_sm: Optional<u32>,
    /// SMARCH_DEBUG_*, as the sections tell; 0 where their names cannot be read.
    pub debug_info: smarch_cubin_debug_info,
    /// SMARCH_TEXTURES_*; 0 where the file does not tell (layout V2).
    pub texture_mode: smarch_cubin_texture_mode,
    /// The toolkit that built it; {0, 0} where the file does not tell.
    pub toolkit: Optional<Version>,
    /// 1 when fastpath_mask has a value, else 0.
    pub has_fastpath_mask: u32,
    /// The mask of the record CAN_FASTPATH_FINALIZE in .nv.compat, in which an architecture has a bit
    /// (smarch_documented_nvlink_capability_bits). No ptxas before 13.0 writes one.
    pub fastpath_mask: u64,
    /// The record ENABLE_OPPORTUNISTIC_FINALIZATION: the finalization class type, 1 in every file of 12.8 to 13.0; later ones have none.
    pub finalization_class: Optional<u32>,
    /// The version of the record 0x07, which no tool names: 0x101 in every file that has one.
    pub finalization_version: Optional<u32>,
}

/// What a cubin was built for, from its ELF header, .nv.compat, its notes and the names of its sections. Any bytes may be given.
///
/// SMARCH_ERROR_CUBIN_*: what the file is instead of a cubin, or what in it is damaged.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_cubin_identify(bytes: *const u8, len: usize, out: Out<smarch_cubin>) -> smarch_status {
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
        virtual_sm: Optional::<u32>::new(cubin.virtual_sm),
        debug_info: cubin.debug_info.map_or(0, DebugInfo::code),
        texture_mode: cubin.texture_mode.map_or(0, TextureMode::code),
        toolkit: Optional::<Version>::new(cubin.toolkit),
        has_fastpath_mask: u32::from(cubin.finalization.fastpath_mask.is_some()),
        fastpath_mask: cubin.finalization.fastpath_mask.unwrap_or(0),
        finalization_class: Optional::<u32>::new(cubin.finalization.class_type),
        finalization_version: Optional::<u32>::new(cubin.finalization.version),
    }
}
