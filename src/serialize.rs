//! `serde::Serialize` for values, rows and answers (feature `serde`): the same JSON as the inspector's `--json`, key by key, as
//! `share/schema` describes it. What is not known is `"unknown"`, what there is not is null.
//!
//! By hand and not derived: the members of a row are laid out for C, and their JSON is not.

use crate::cubin::{ConstantBanks, Cubin, Fault, FileMemory, Kernel, Stack};
use crate::devices::Device;
#[cfg(feature = "documented")]
use crate::documented::documents::Document;
use crate::documented::{Erratum, Evidence};
use crate::hardware::{BestBlock, Geometry, Limit, Limiters, NextStep, Occupancy, Point, Waves};
use crate::optional::MayBeAbsent;
use crate::rules::advice::Advice;
use crate::rules::changes::Change;
use crate::rules::limits::Limits;
use crate::rules::pick::{Choice, Image};
use crate::targets::{Info, Macro, Suffix, TargetSet, Tools};
use crate::text::Lossy;
use crate::toolkits::{Branch, Driver, ToolkitInfo};
use crate::{Cc, Error, List, Name, Optional, Target, Text, Toolkit, Verdict, Version, arch_list};
use core::fmt::{self, Write};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

#[path = "schema.rs"]
pub(crate) mod schema;

/// The name of a constant, in lower case: a code in JSON.
pub(crate) struct Code(pub &'static str);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|it| f.write_char(it.to_ascii_lowercase()))
    }
}

/// What is a text in JSON: by its `Display`.
macro_rules! texts {
    ($($type:ty)+) => {
        $(schema::written! { $type, |generator| schema::of::<&str>(generator) }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

texts! { Code Target Cc Name Version Toolkit Driver Text Lossy<'_> }

/// What is written as something else that can be.
macro_rules! written_as {
    ($($type:ty, $it:ident => $value:expr;)+) => {
        $(schema::written! { $type, |generator| schema::of_value(generator, |$it: &'static $type| $value) }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $it = self;
                Serialize::serialize(&$value, serializer)
            }
        })+
    };
}

written_as! {
    Suffix, it => it.letter();
    Limit, it => it.blocks();
    Stack, it => match it {
        Self::Bytes(bytes) => Known::Is(*bytes),
        Self::Unbounded => Known::Other("unbounded"),
    };
}

/// What is a list in JSON.
macro_rules! lists {
    ($($type:ty, $it:ident => $elements:expr;)+) => {
        $(schema::written! { $type, |generator| schema::of_elements(generator, |$it: &'static $type| $elements) }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $it = self;
                serializer.collect_seq($elements)
            }
        })+
    };
}

lists! {
    TargetSet, it => it.iter();
    Tools, it => it.iter();
    Limiters, it => Limiters::ALL.iter().filter(|(limiter, ..)| it.contains(*limiter)).map(|(_, name, _)| Code(name));
    Evidence, it => [
        (Evidence::DOCUMENTED, Code("documented")),
        (Evidence::MEASURED, Code("measured")),
        (Evidence::PUBLIC, Code("public")),
    ].into_iter().filter(|(kind, _)| it.contains(*kind)).map(|(_, code)| code);
    ConstantBanks, it => it.iter().map(|(bank, bytes)| Constants { bank, bytes });
}

schema::written! { generic T: Sized, List<T>, |generator| schema::of::<alloc::vec::Vec<T>>(generator) }
impl<T: Serialize> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

schema::written! { generic T: MayBeAbsent, Optional<T>, |generator| schema::of::<Option<T>>(generator) }
/// Null where there is none.
impl<T: MayBeAbsent + Serialize> Serialize for Optional<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        T::load(self.stored()).serialize(serializer)
    }
}

/// A value, or a word in its place.
enum Known<T> {
    Is(T),
    Other(&'static str),
}

schema::written! { generic T: Sized, Known<T>, |generator| schema::or_word::<T>(generator, &["unknown", "unbounded"]) }
impl<T: Serialize> Serialize for Known<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Is(value) => value.serialize(serializer),
            Self::Other(word) => word.serialize(serializer),
        }
    }
}

fn known<T>(value: Option<T>) -> Known<T> {
    value.map_or(Known::Other("unknown"), Known::Is)
}

struct Constants {
    bank: usize,
    bytes: u32,
}

struct Span {
    offset: usize,
    size: usize,
}

struct Size([u32; 3]);

/// An image of which the name alone is known.
struct NamedImage(Name);

struct BlocksBy<'a>(&'a Occupancy);

/// What is an object in JSON: its keys and their values, in the order in which they are written.
macro_rules! objects {
    ($($type:ty, $it:ident { $($key:literal: $value:expr,)+ })+) => {
        $(schema::written! { $type, |generator| {
            let mut object = schema::Object::default();
            $(object.add($key, schema::of_value(generator, |$it: &'static $type| $value));)+
            object.finish()
        } }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $it = self;
                let mut object = serializer.serialize_struct(stringify!($type), [$($key),+].len())?;
                $(object.serialize_field($key, &$value)?;)+
                object.end()
            }
        })+
    };
}

objects! {
    Verdict, it {
        "answer": it.answer(),
        "code": Code(it.c_name()),
        "text": it.text(),
    }

    Error, it {
        "status": Code(it.c_name()),
        "text": it.text(),
    }

    Fault, it {
        "status": Code(it.error.c_name()),
        "text": it.error.text(),
        "offset_bytes": it.at,
    }

    Info, it {
        "target": it.target,
        "sm": it.number,
        "suffix": it.target.suffix(),
        "compute_capability": it.target.cc(),
        "family": it.family,
        "alias_of": it.alias_of,
        "cuda_arch": it.cuda_arch,
        "ptx_accepted": it.ptx_accepted,
        "ptx_emitted": known(it.ptx_emitted.get()),
        "oldest_toolkit": known(it.oldest_toolkit.get()),
        "newest_toolkit": known(it.newest_toolkit.get()),
        "generation": it.generation,
        "product": it.product,
    }

    Macro, it {
        "name": it.name.as_str(),
        "value": it.value,
    }

    ToolkitInfo, it {
        "toolkit": it.toolkit,
        "cuda_version": it.toolkit.code(),
        "newest_ptx": it.ptx,
        "builds": Builds(it),
        "default_target": it.toolkit.default_target(),
    }

    Branch, it {
        "branch": it.branch,
        "driver": it.driver,
        "newest_ptx": it.ptx,
    }

    Device, it {
        "product_name": it.name,
        "printed_names": it.printed,
        "compute_capability": it.cc,
        "product_kind": it.kind,
        "product_source": it.source,
        "sm_count": known(it.sm_count.get()),
        "memory_mib": known(it.memory_mib.get()),
    }

    Geometry, it {
        "compute_capability": it.cc,
        "max_threads_per_sm": it.max_threads_per_sm,
        "max_warps_per_sm": it.max_warps_per_sm,
        "max_blocks_per_sm": it.max_blocks_per_sm,
        "max_threads_per_block": it.max_threads_per_block,
        "registers_per_sm": it.registers_per_sm,
        "registers_per_block": it.registers_per_block,
        "max_registers_per_thread": it.max_registers_per_thread,
        "register_unit_per_warp": it.register_unit,
        "partitions": it.partitions,
        "smem_per_sm_bytes": it.smem_per_sm,
        "smem_per_block_bytes": it.smem_per_block,
        "smem_per_block_optin_bytes": it.smem_per_block_optin,
        "smem_reserved_per_block_bytes": it.smem_reserved_per_block,
        "smem_unit_bytes": it.smem_unit,
        "smem_split": it.smem_split,
        "carveouts_kib": Carveouts(it),
        "max_cluster_portable_blocks": it.max_cluster_portable,
        "max_cluster_nonportable_blocks": match it.max_cluster_portable {
            0 | 1 => None,
            _ => Some(known(it.max_cluster_nonportable.get())),
        },
        "barriers_per_sm": it.barriers_per_sm,
        "virtual_resources_per_sm": it.virtual_resources_per_sm,
        "geometry_source": it.source,
    }

    Occupancy, it {
        "blocks_per_sm": it.blocks,
        "warps_per_sm": it.warps,
        "max_warps_per_sm": it.max_warps,
        "limiters": it.limiters,
        "blocks_by": BlocksBy(it),
        "allocated_registers_per_block": it.allocated_registers,
        "allocated_smem_per_block_bytes": it.allocated_smem,
        "carveout_kib": it.smem_per_sm / 1024,
        "unused_registers": it.unused_registers,
        "unused_warps": it.unused_warps,
        "unused_smem_bytes": it.unused_smem,
    }

    BlocksBy<'_>, it {
        "warps": it.0.by_warps,
        "registers": it.0.by_registers,
        "smem": it.0.by_smem,
        "slots": it.0.by_slots,
        "barriers": it.0.by_barriers,
        "virtual": it.0.by_virtual,
    }

    BestBlock, it {
        "threads_per_block": it.block_size,
        "blocks_per_sm": it.blocks,
    }

    NextStep, it {
        "blocks_per_sm": it.blocks,
        "registers_per_thread": it.registers,
        "static_smem_bytes": it.static_smem,
        "dynamic_smem_bytes": it.dynamic_smem,
        "smaller_threads_per_block": it.smaller_block,
        "larger_threads_per_block": it.larger_block,
        "barriers_per_block": it.barriers,
        "virtual_resources_per_block": it.virtual_resources,
    }

    Point, it {
        "at": it.at,
        "blocks_per_sm": it.blocks,
        "warps_per_sm": it.warps,
    }

    Waves, it {
        "blocks_at_once": it.blocks_at_once,
        "waves": it.waves,
        "tail_blocks": it.tail_blocks,
    }

    Advice, it {
        "advice": it.kind,
        "text": it.kind.text(),
        "advised_index": it.index,
        "advised_image": it.image.map(NamedImage),
        "advised_device": it.device,
    }

    NamedImage, it {
        "name": it.0,
        "kind": it.0.kind.image_code(),
        "target": it.0.target,
    }

    Change, it {
        "change_kind": it.kind,
        "tool": it.tool,
        "changed_name": it.name(),
        "target": it.target,
        "changed_instruction": it.feature.get().map(|it| it.text()),
        "before": it.before,
        "after": it.after,
        "ptx_before": it.ptx_before,
        "ptx_after": it.ptx_after,
        "target_before": it.target_before,
        "target_after": it.target_after,
    }

    Limits, it {
        "max_threads_per_sm": it.threads_per_sm,
        "max_blocks_per_sm": it.blocks_per_sm,
        "max_static_smem_bytes": it.static_smem,
        "min_registers_per_thread": it.min_registers,
        "max_registers_per_thread": it.max_registers,
        "max_barriers_per_block": it.barriers,
    }

    Image, it {
        "name": it.name,
        "kind": it.name.kind.image_code(),
        "target": it.name.target,
        "ptx_version": it.ptx,
    }

    arch_list::Image, it {
        "name": it.name,
        "kind": it.name.kind.image_code(),
        "target": it.name.target,
        "made_from": it.from,
    }

    Choice, it {
        "picked_index": it.index,
        "pick_reason": it.reason,
        "has_unknown_rival": it.has_unknown_rival,
    }

    Cubin, it {
        "sm": it.sm,
        "target": it.target,
        "named_target": it.named,
        "accelerated": it.accelerated,
        "cubin_kind": it.kind,
        "virtual_sm": known(it.virtual_sm),
        "built_by_toolkit": known(it.toolkit),
        "address_bits": it.address_bits,
        "debug_info": known(it.debug_info),
        "texture_mode": known(it.texture_mode),
        "cubin_layout": it.layout,
        "e_flags": it.e_flags,
    }

    Kernel<'_>, it {
        "symbol": Lossy(it.name),
        "function_kind": it.kind,
        "registers_per_thread": known(it.registers),
        "register_cap": match it.register_cap {
            Some(255) => None,
            cap => Some(known(cap)),
        },
        "static_smem_bytes": known(it.static_smem),
        "toolkit_smem_bytes": known(it.reserved_smem),
        "stack_bytes": known(it.stack),
        "frame_bytes": known(it.frame),
        "spill_instructions": known(it.spills),
        "local_bytes": known(it.local),
        "constants": it.constants,
        "parameter_bytes": known(it.parameters.map(|it| it.bytes)),
        "textures": known(it.bound.map(|it| it.textures)),
        "surfaces": known(it.bound.map(|it| it.surfaces)),
        "samplers": known(it.bound.map(|it| it.samplers)),
        "barriers_per_block": known(it.barriers),
        "required_block": known(it.launch.map(|it| it.required_block.map(Size))),
        "max_block": known(it.launch.map(|it| it.max_block.map(Size))),
        "cluster": known(it.launch.map(|it| it.cluster.map(Size))),
        "explicit_cluster": known(it.launch.map(|it| it.explicit_cluster)),
        "max_cluster_rank": known(it.launch.map(|it| it.max_cluster_rank)),
        "machine_code": known(it.code.map(|(offset, size)| Span { offset, size })),
        "unknown_attributes": it.unknown_attributes,
        "fault": it.fault,
    }

    FileMemory, it {
        "global_bytes": it.global,
        "constants": it.constants,
    }

    Constants, it {
        "bank": it.bank,
        "bytes": it.bytes,
    }

    Span, it {
        "offset_bytes": it.offset,
        "size_bytes": it.size,
    }

    Size, it {
        "x": it.0[0],
        "y": it.0[1],
        "z": it.0[2],
    }

    Erratum, it {
        "id": it.id,
        "subject": it.subject,
        "documents_say": it.documents_say,
        "library_answers": it.library_answers,
        "evidence": it.evidence,
        "proof": it.proof,
    }
}

/// A document by its number: "seed 000".
#[cfg(feature = "documented")]
struct DocumentName(u32);

#[cfg(feature = "documented")]
impl fmt::Display for DocumentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {:03}", self.0)
    }
}

#[cfg(feature = "documented")]
texts! { DocumentName }

#[cfg(feature = "documented")]
objects! {
    Document, it {
        "document": DocumentName(it.number),
        "binary": it.binary,
        "title": it.title,
        "describes": it.describes,
        "cuda": it.cuda,
        "date": it.date,
    }
}

/// The builds of a release that were run.
struct Builds<'a>(&'a ToolkitInfo);

/// The sizes of an SM's shared memory, in KiB.
struct Carveouts<'a>(&'a Geometry);

lists! {
    Builds<'_>, it => it.0.builds.as_str().split(' ');
    Carveouts<'_>, it => it.0.carveouts().map(|bytes| bytes / 1024);
}
