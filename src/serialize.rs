//! `serde::Serialize` for values, rows and answers (feature `serde`): the same JSON as the inspector's `--json`, key by key, as
//! `share/schema` describes it. What is not known is `"unknown"`, what there is not is null.
//!
//! By hand and not derived: the members of a row are laid out for C, and their JSON is not.

use crate::cubin::{ConstantBanks, Cubin, Fault, FileMemory, Kernel, Stack};
use crate::devices::{Device, Listing, PciId};
#[cfg(feature = "documented")]
use crate::documented::documents::Document;
use crate::documented::{Erratum, Evidence};
use crate::drivers::{Branch, Driver, DriverRelease};
use crate::hardware::{BestBlock, Geometry, Limit, Limiters, NextStep, Occupancy, Point, Waves};
use crate::optional::MayBeAbsent;
use crate::rules::advice::Advice;
use crate::rules::changes::Change;
use crate::rules::limits::Limits;
use crate::rules::pick::{Choice, Image};
use crate::targets::{Info, Macro, Suffix, TargetSet, Tools};
use crate::text::Lossy;
use crate::toolkits::ToolkitInfo;
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
    ($($type:ty, $pattern:literal;)+) => {
        $(schema::written! { text $type, $pattern }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

texts! {
    Code,      "^[a-z0-9_]+$";
    Target,    "^sm_[0-9]+[af]?$";
    Cc,        "^[0-9]+\\.[0-9]$";
    Name,      "^(sm|compute|lto)_[0-9]+[af]?$";
    Version,   "^[0-9]+\\.[0-9]+$";
    Toolkit,   "^[0-9]+\\.[0-9]+$";
    Driver,    "^[0-9]+\\.[0-9]+$";
    DriverRelease, "^[0-9]+(\\.[0-9]+){1,2}$";
    PciId,     "^10de:[0-9a-f]{4}$";
    Text,      "";
    Lossy<'_>, "";
}

/// The code of a verdict or an error.
struct CodeOf<T>(T);

/// What has a code beside its text.
macro_rules! coded {
    ($($type:ident)+) => {
        $(schema::written! { CodeOf<$type>, |_generator| schema::of_codes($type::ALL.iter().map(|it| it.c_name())) }
        impl Serialize for CodeOf<$type> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Code(self.0.c_name()).serialize(serializer)
            }
        })+
    };
}

coded! { Verdict Error }

/// What is a list of codes in JSON: the names of those that a set has.
macro_rules! sets {
    ($($type:ty, $all:expr;)+) => {
        $(schema::written! { $type, |_generator| schema::of_list_of_codes($all.map(|(_, name)| name)) }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq($all.filter(|(one, _)| self.contains(*one)).map(|(_, name)| Code(name)))
            }
        })+
    };
}

sets! {
    Limiters, Limiters::ALL.iter().map(|(limiter, name, ..)| (*limiter, *name));
    Evidence, [(Self::DOCUMENTED, "documented"), (Self::MEASURED, "measured"), (Self::PUBLIC, "public")].into_iter();
}

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
    ($($type:ty, $it:ident { $($(#[doc = $description:literal])* $key:literal: $value:expr,)+ })+) => {
        $(schema::written! { $type, |generator| {
            let mut object = schema::Object::default();
            $(object.add($key, concat!($($description),*), schema::of_value(generator, |$it: &'static $type| $value));)+
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
        /// The reason of a verdict. Files have these as well: relocatable, it must be linked first; target_unknown, its
        /// target is not in the table; compression_newer, the driver is older than those that load its compression;
        /// no_image, none of several images is known to run.
        "code": CodeOf(*it),
        "text": it.text(),
    }

    Error, it {
        /// Why something could not be done.
        "status": CodeOf(*it),
        "text": it.text(),
    }

    Fault, it {
        "status": CodeOf(it.error),
        "text": it.error.text(),
        "offset_bytes": it.at,
    }

    Info, it {
        "target": it.target,
        /// The SM number: 90 for sm_90a. For a cubin, the number as stored.
        "sm": it.number,
        /// Null: a base target.
        "suffix": it.target.suffix(),
        /// That of the target's devices, or of an SM.
        "compute_capability": it.target.cc(),
        /// In which family f code is compatible. Null: none.
        "family": it.family,
        /// The target that this is an older name of.
        "alias_of": it.alias_of,
        /// The value of __CUDA_ARCH__.
        "cuda_arch": it.cuda_arch,
        /// The lowest PTX version with which ptxas accepts the .target. Null: it never does.
        "ptx_accepted": it.ptx_accepted,
        /// The lowest PTX version that a compiler should emit.
        "ptx_emitted": known(it.ptx_emitted.get()),
        /// The oldest toolkit that was seen to build it; the oldest that was run means that or an earlier one.
        "oldest_toolkit": known(it.oldest_toolkit.get()),
        /// The newest toolkit that was seen to build it; the newest that was run means that or a later one.
        "newest_toolkit": known(it.newest_toolkit.get()),
        /// The generation under which the parts are sold. Null: there are no parts.
        "generation": it.generation,
        /// The parts. Null: the documents name none.
        "product": it.product,
    }

    Macro, it {
        "name": it.name.as_str(),
        /// The value of a macro. Null: it is defined as nothing.
        "value": it.value,
    }

    ToolkitInfo, it {
        "toolkit": it.toolkit,
        /// The release as CUDA_VERSION writes it, 12040 for 12.4.
        "cuda_version": it.toolkit.code(),
        /// The newest .version that ptxas of the release reads, that the driver compiles. Null: the driver is older than PTX.
        "newest_ptx": it.ptx,
        /// The builds of ptxas that were run; they answer alike.
        "builds": Builds(it),
        /// What ptxas builds for when nothing is named.
        "default_target": it.toolkit.default_target(),
    }

    Branch, it {
        /// The first part of a driver's own version.
        "branch": it.branch,
        /// The driver whose answer this is: the CUDA version that cuDriverGetVersion returns.
        "driver": it.driver,
        "newest_ptx": it.ptx,
        /// The first release of the branch that a toolkit's release notes name. Null: they name none.
        "first_release": it.release,
    }

    Listing, it {
        /// The PCI ID of a product.
        "pci_id": PciId(it.pci),
        /// The name of a product as the open kernel modules list it.
        "listed_name": it.name,
        /// The first release of the open kernel modules that lists the product, of each branch.
        "first_releases": it.firsts,
        /// Whether every release of later branches that were read lists the product.
        "is_in_later_branches": it.is_in_later(),
    }

    Device, it {
        /// The name of a product, without the maker's.
        "product_name": it.name,
        /// How cudaGetDeviceProperties and nvidia-smi print a product; empty where no source shows it.
        "printed_names": it.printed,
        "compute_capability": it.cc,
        /// For whom a product is made.
        "product_kind": it.kind,
        /// Who states the compute capability of a product.
        "product_source": it.source,
        /// SMs of a device. Unknown: no source states it, or boards of that name differ.
        "sm_count": known(it.sm_count.get()),
        /// The size of a product's memory as it is sold, in MiB, a GB as 1024 of them. Unknown: no source states it, or boards of that name differ.
        "memory_mib": known(it.memory_mib.get()),
    }

    Geometry, it {
        "compute_capability": it.cc,
        /// Threads that an SM holds at most.
        "max_threads_per_sm": it.max_threads_per_sm,
        /// Warps that an SM holds at most.
        "max_warps_per_sm": it.max_warps_per_sm,
        /// Blocks that an SM holds at most.
        "max_blocks_per_sm": it.max_blocks_per_sm,
        /// Threads that a block has at most.
        "max_threads_per_block": it.max_threads_per_block,
        /// 32-bit registers.
        "registers_per_sm": it.registers_per_sm,
        /// 32-bit registers that a block may have.
        "registers_per_block": it.registers_per_block,
        /// Registers that a thread has at most.
        "max_registers_per_thread": it.max_registers_per_thread,
        /// A warp gets registers in multiples of this.
        "register_unit_per_warp": it.register_unit,
        /// Parts of an SM that have registers and warp slots of their own.
        "partitions": it.partitions,
        /// Shared memory of an SM.
        "smem_per_sm_bytes": it.smem_per_sm,
        /// Shared memory of a block without opting in.
        "smem_per_block_bytes": it.smem_per_block,
        /// Shared memory of a block after opting in.
        "smem_per_block_optin_bytes": it.smem_per_block_optin,
        /// What the driver takes of each block's.
        "smem_reserved_per_block_bytes": it.smem_reserved_per_block,
        /// A block gets shared memory in multiples of this.
        "smem_unit_bytes": it.smem_unit,
        /// What decides how much shared memory an SM is given.
        "smem_split": it.smem_split,
        /// The sizes that an SM's shared memory can be given, ascending.
        "carveouts_kib": Carveouts(it),
        /// Blocks of a cluster everywhere; 1: there are no clusters.
        "max_cluster_portable_blocks": it.max_cluster_portable,
        "max_cluster_nonportable_blocks": match it.max_cluster_portable {
            0 | 1 => None,
            _ => Some(known(it.max_cluster_nonportable.get())),
        },
        /// Named barriers. Null: they are no limit of the SM.
        "barriers_per_sm": it.barriers_per_sm,
        /// Resources that kernels with clusters take; 0 before 10.0.
        "virtual_resources_per_sm": it.virtual_resources_per_sm,
        /// Columns of tensor memory, each of 128 lanes of 32 bits; 0: the SM has none.
        "tensor_memory_columns_per_sm": known(it.tensor_memory_columns.get()),
        /// Where the numbers of an SM come from.
        "geometry_source": it.source,
    }

    Occupancy, it {
        "blocks_per_sm": it.blocks,
        "warps_per_sm": it.warps,
        "max_warps_per_sm": it.max_warps,
        /// The resources that allow no more blocks.
        "limiters": it.limiters,
        /// The blocks that each resource allows.
        "blocks_by": BlocksBy(it),
        /// Registers that a block takes, with what rounding adds.
        "allocated_registers_per_block": it.allocated_registers,
        /// With the driver's reserve.
        "allocated_smem_per_block_bytes": it.allocated_smem,
        /// The shared memory that the SM is given.
        "carveout_kib": it.smem_per_sm / 1024,
        /// Registers that the blocks leave.
        "unused_registers": it.unused_registers,
        /// Warps that the blocks leave.
        "unused_warps": it.unused_warps,
        /// Shared memory that the blocks leave.
        "unused_smem_bytes": it.unused_smem,
    }

    BlocksBy<'_>, it {
        /// Blocks that the resource allows. Null: it sets no limit.
        "warps": it.0.by_warps,
        /// Blocks that the resource allows. Null: it sets no limit.
        "registers": it.0.by_registers,
        /// Blocks that the resource allows. Null: it sets no limit.
        "smem": it.0.by_smem,
        /// Blocks that the resource allows. Null: it sets no limit.
        "slots": it.0.by_slots,
        /// Blocks that the resource allows. Null: it sets no limit.
        "barriers": it.0.by_barriers,
        /// Blocks that the resource allows. Null: it sets no limit.
        "virtual": it.0.by_virtual,
        /// Blocks that the resource allows. Null: it sets no limit.
        "tensor_memory": it.0.by_tensor_memory,
    }

    BestBlock, it {
        "threads_per_block": it.block_size,
        "blocks_per_sm": it.blocks,
    }

    NextStep, it {
        "blocks_per_sm": it.blocks,
        /// Registers of a thread.
        "registers_per_thread": it.registers,
        /// Static shared memory that the source declares.
        "static_smem_bytes": it.static_smem,
        "dynamic_smem_bytes": it.dynamic_smem,
        "smaller_threads_per_block": it.smaller_block,
        "larger_threads_per_block": it.larger_block,
        /// Named barriers.
        "barriers_per_block": it.barriers,
        "virtual_resources_per_block": it.virtual_resources,
        "tensor_memory_columns_per_block": it.tensor_memory,
    }

    Point, it {
        "at": it.at,
        "blocks_per_sm": it.blocks,
        "warps_per_sm": it.warps,
    }

    Waves, it {
        /// Blocks that the device holds at a time; with clusters at most.
        "blocks_at_once": it.blocks_at_once,
        /// How many times the device is filled until the grid has run, when all blocks take the same time; with clusters at least. Null: nothing
        /// runs.
        "waves": it.waves,
        /// Blocks of the last wave where it does not fill the device; 0 where it does. Null: nothing runs.
        "tail_blocks": it.tail_blocks,
    }

    Advice, it {
        /// What is advised.
        "advice": it.kind,
        "text": it.kind.text(),
        /// The position of the image that it is about. Null: it is about none of the list.
        "advised_index": it.index,
        /// The image to add or to write instead. Null: there is none.
        "advised_image": it.image.map(NamedImage),
        /// The device that it is about, the lowest where there are several. Null: none in particular.
        "advised_device": it.device,
    }

    NamedImage, it {
        "name": it.0,
        "kind": it.0.kind.image_code(),
        "target": it.0.target,
    }

    Change, it {
        /// What kind of fact changed.
        "change_kind": it.kind,
        "tool": it.tool,
        /// The name with which a tool does something else.
        "changed_name": it.name(),
        "target": it.target,
        /// The instruction, by name.
        "changed_instruction": it.feature.get().map(|it| it.text()),
        /// What the first release does.
        "before": it.before,
        /// What the second does.
        "after": it.after,
        /// The .version of the first release. Null also: it has not got the instruction.
        "ptx_before": it.ptx_before,
        /// That of the second.
        "ptx_after": it.ptx_after,
        /// The default of the first release. Null also: it has none, or was not run.
        "target_before": it.target_before,
        /// That of the second.
        "target_after": it.target_after,
    }

    Limits, it {
        "max_threads_per_sm": it.threads_per_sm,
        "max_blocks_per_sm": it.blocks_per_sm,
        "max_static_smem_bytes": it.static_smem,
        /// Registers that ptxas gives a thread at least: a request for fewer is raised to it.
        "min_registers_per_thread": it.min_registers,
        "max_registers_per_thread": it.max_registers,
        /// Named barriers that a block may use.
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
        /// The .target of the PTX that the image is made from. Null: of its own target.
        "made_from": it.from,
    }

    Choice, it {
        "picked_index": it.index,
        /// Why that image. Null: the device runs none.
        "pick_reason": it.reason,
        /// An image of which it is unknown whether it loads would come first if it did. Null: the device runs none.
        "has_unknown_rival": it.has_unknown_rival,
    }

    Cubin, it {
        "sm": it.sm,
        "target": it.target,
        /// The -arch in a note. Null: none is named.
        "named_target": it.named,
        /// Built for suffix a.
        "accelerated": it.accelerated,
        /// Whether it is to be linked.
        "cubin_kind": it.kind,
        /// The number in the .target of the PTX that it came from.
        "virtual_sm": known(it.virtual_sm),
        /// The release whose ptxas or nvlink wrote it. Unknown: it does not tell.
        "built_by_toolkit": known(it.toolkit),
        /// Bits of an address: 32 or 64.
        "address_bits": it.address_bits,
        /// Whether and how it can be debugged. Unknown: its header does not tell.
        "debug_info": known(it.debug_info),
        /// How textures are bound. Unknown: its header does not tell.
        "texture_mode": known(it.texture_mode),
        /// How its header is laid out.
        "cubin_layout": it.layout,
        /// The word of the ELF header.
        "e_flags": it.e_flags,
    }

    Kernel<'_>, it {
        /// The name in the file, mangled where the source was C++.
        "symbol": Lossy(it.name),
        /// Whether it is launched or called.
        "function_kind": it.kind,
        "registers_per_thread": known(it.registers),
        /// Null: none.
        "register_cap": match it.register_cap {
            Some(255) => None,
            cap => Some(known(cap)),
        },
        "static_smem_bytes": known(it.static_smem),
        /// What the toolkit put before it.
        "toolkit_smem_bytes": known(it.reserved_smem),
        /// Stack of a thread, with all functions that it calls; unbounded: recursion, alloca or calls through pointers.
        "stack_bytes": known(it.stack),
        /// Its own stack frame.
        "frame_bytes": known(it.frame),
        /// Instructions that spill registers to memory or load them again. Unknown of functions that ptxas before 12.6 compiled.
        "spill_instructions": known(it.spills),
        /// Local memory in a section of its own.
        "local_bytes": known(it.local),
        /// Constant memory by bank.
        "constants": it.constants,
        /// Bytes of its parameters.
        "parameter_bytes": known(it.parameters.map(|it| it.bytes)),
        /// Bound by name.
        "textures": known(it.bound.map(|it| it.textures)),
        /// Bound by name.
        "surfaces": known(it.bound.map(|it| it.surfaces)),
        /// Bound by name.
        "samplers": known(it.bound.map(|it| it.samplers)),
        "barriers_per_block": known(it.barriers),
        /// Threads of a block exactly. Null: the source does not say.
        "required_block": known(it.launch.map(|it| it.required_block.map(Size))),
        /// Threads of a block at most. Null: the source does not say.
        "max_block": known(it.launch.map(|it| it.max_block.map(Size))),
        /// Blocks of a cluster. Null: the source does not say.
        "cluster": known(it.launch.map(|it| it.cluster.map(Size))),
        /// It is launched with clusters of whatever size.
        "explicit_cluster": known(it.launch.map(|it| it.explicit_cluster)),
        /// Blocks of a cluster at most. Null: the source does not say.
        "max_cluster_rank": known(it.launch.map(|it| it.max_cluster_rank)),
        /// Where its machine code lies. Unknown: it has no section of its own.
        "machine_code": known(it.code.map(|(offset, size)| Span { offset, size })),
        /// Records that were skipped because their attribute has no name.
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
        /// E09: stable.
        "id": it.id,
        "subject": it.subject,
        /// What the documents state.
        "documents_say": it.documents_say,
        /// What the library answers.
        "library_answers": it.library_answers,
        "evidence": it.evidence,
        /// Where the evidence is.
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
texts! { DocumentName, "^seed [0-9]{3}$"; }

#[cfg(feature = "documented")]
objects! {
    Document, it {
        "document": DocumentName(it.number),
        "binary": it.binary,
        "title": it.title,
        /// The program and its version in a document's own words. Null: it states no version.
        "describes": it.describes,
        /// The release of the CUDA toolkit that a document names as its subject's. Null: it names none.
        "cuda": it.cuda,
        /// The date that a document states. Null: it states none.
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
