//! The names of codes.

use super::NO_TEXT;
use crate::{
    Text, arch_list, cicc, cubin, devices, drivers, hardware, host, isa, messages, nvvm, profile, ptx, rules, targets,
};
use core::ffi::c_char;

/// An enumeration whose codes have names: SMARCH_ENUMERATION_*.
#[doc(alias = "SMARCH_ENUMERATION_")]
pub type smarch_enumeration = u32;

/// The name of a code of an enumeration, in the words of its comment: "zip archive" of SMARCH_FILE_ZIP, "sm_" of SMARCH_KIND_SM. Returns "" for an unknown
/// code, and for an unknown enumeration.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_code_name(enumeration: smarch_enumeration, code: u32) -> *const c_char {
    name(enumeration, code).map_or(NO_TEXT, Text::as_c_str)
}

/// One line an enumeration: its code, the end of the name of its constant, its type.
macro_rules! enumerations {
    ($($code:literal $name:ident $($values:ident)::+;)+) => {
        fn name(enumeration: u32, code: u32) -> Option<Text> {
            match enumeration {
                $($code => $($values)::+::from_code(code).map($($values)::+::text),)+
                _ => None,
            }
        }
    };
}

#[rustfmt::skip]
enumerations! {
     1 KIND                targets::NameKind;
     2 STANDING            targets::Standing;
     3 FAMILY              targets::Family;
     4 TOOL                targets::Tool;
     5 DEVICE_KIND         devices::DeviceKind;
     6 DEVICE_SOURCE       devices::DeviceSource;
     7 DRIVER_SOURCE       drivers::DriverSource;
     8 CHANGE_KIND         rules::changes::ChangeKind;
     9 PTX_ITEM_KIND       ptx::text::ItemKind;
    10 ISA_GROUP           isa::IsaGroup;
    11 LIMIT_EFFECT        rules::limits::Effect;
    12 LOAD_BASIS          rules::load::Basis;
    13 JIT_INPUT           rules::nvjitlink::JitInput;
    14 PICK_REASON         rules::pick::PickReason;
    15 ADVICE_KIND         rules::advice::AdviceKind;
    16 ARCH_SYNTAX         arch_list::Syntax;
    17 ARCH_REMARK         arch_list::Remark;
    18 ARCH_OPERATION      arch_list::Operation;
    19 SMEM_SPLIT          hardware::SmemSplit;
    20 GEOMETRY_SOURCE     hardware::Source;
    21 IGNORED_BOUNDS      hardware::IgnoredBounds;
    22 CACHE_PREFERENCE    hardware::CachePreference;
    23 FILE_KIND           cubin::FileKind;
    24 FATBIN_ENTRY_KIND   cubin::EntryKind;
    25 FATBIN_COMPRESSION  cubin::Compression;
    26 FATBIN_PLACE        cubin::Place;
    27 CUBIN_KIND          cubin::CubinKind;
    28 CUBIN_LAYOUT        cubin::Layout;
    29 CUBIN_DEBUG_INFO    cubin::DebugInfo;
    30 CUBIN_TEXTURE_MODE  cubin::TextureMode;
    31 CUBIN_FUNCTION_KIND cubin::FunctionKind;
    32 CUBIN_ATTRIBUTE     cubin::Attribute;
    33 CICC_STANDARD       cicc::constructs::Standard;
    34 NVVM_CONSTRUCT      nvvm::Construct;
    35 PROFILE_STEP        profile::Step;
    36 PROFILE_STORED      profile::Stored;
    37 PROFILE_COMPARISON  profile::Comparison;
    38 PROFILE_MOMENT      profile::Moment;
    39 PROFILE_AGREEMENT   profile::Agreement;
    40 PROFILE_CONDITION   profile::Condition;
    41 PROFILE_SETTER      profile::Setter;
    42 PROFILE_FILL        profile::Fill;
    43 MESSAGE_KIND        messages::MessageKind;
    44 HOST_COMPILER       host::HostCompiler;
    45 HOST_CHECK          host::HostCheck;
}
