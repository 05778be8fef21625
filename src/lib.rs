//! What NVIDIA's SM targets are: names, rules, hardware, cubins, profiles.
//!
//! Every question begins with one value, the [`Target`]:
//!
//! ```
//! use smarch::{rules::compile, Cc, Name, Target, Toolkit, Verdict};
//!
//! let target: Target = "sm_100a".parse().unwrap();
//! assert_eq!(target.info().product.unwrap(), "B200 (datacenter)");
//! assert_eq!(Cc(100).target(), Some(Target::Sm100));
//!
//! // May ptxas assemble PTX with `.target sm_100a` for `--gpu-name sm_103a`?
//! let gpu: Name = "sm_103a".parse().unwrap();
//! assert_eq!(compile::ptxas_compiles_why(Toolkit::V13_0, target, gpu), Verdict::NoFuture);
//! ```
//!
//! | module | what it knows |
//! |---|---|
//! | [`toolkits`] | the releases of the CUDA toolkit: which targets each builds, its newest `.version`, what changed between two |
//! | [`drivers`] | what a driver compiles, which devices and toolkits it serves; the branches of the driver |
//! | [`targets`] | every SM target: number, suffix, generation, product, `__CUDA_ARCH__`, PTX versions; who takes its names in each release |
//! | [`devices`] | products by name, GeForce to Jetson: compute capability, SMs, memory, the names that devices print, and who states it |
//! | [`rules`] | what compiles, links, loads and runs where; ptxas's limits; which image a device picks; the fewest targets for given devices |
//! | [`isa`] | which instruction is legal on which target, since which `.version`, in which release |
//! | [`ptx`] | PTX's instruction set: every form, the targets and the `.version` that it asks for, in ptxas's words; PTX text |
//! | [`arch_list`] | the architecture lists of build systems: what they build, what is wrong with them, the same list in another syntax |
//! | [`cubin`] | a cubin's target, kind and toolkit, and what its kernels use; fat binaries, and the files and archives that hold them |
//! | [`hardware`] | what an SM has; how many blocks of a kernel fit on it, what limits them, what would bring one more |
//! | [`host`] | which host compilers nvcc of each release takes, and which C++ standards |
//! | [`messages`] | which message of which tool stands in a text |
//! | [`llvm`] | what upstream LLVM knows and writes for `-mcpu` and `-mattr`, with its messages |
//! | [`cicc`] | what cicc answers when it runs: constructs, diagnostics, the PTX of atomic operations |
//! | [`nvvm`] | which IR libnvvm takes when it runs: instructions, address spaces, casts, triples, data layouts |
//! | [`profile`] | ptxas's 1936-byte profile of a target: fields, construction step by step, which bytes are known; the scheduler words |
//! | [`documented`] | what the documents state about the inside of ptxas, nvlink, cicc and tileiras (feature `documented`) |
//! | [`documented::symbols`] | functions, data and addresses of ptxas, nvlink and cicc that the documents name |
//! | [`documented::ERRATA`] | where documents and tools disagree, and what is answered |
//!
//! What changes from one release of the CUDA toolkit to the next takes a [`Toolkit`] first; what was not run is unknown. Where a
//! document and a tool disagree, the tool decides and [`documented::ERRATA`] states it.
//!
//! Files that are named as a source, `releases/names.tsv`, lie below `tests/data` of the repository, with where each comes from.
//!
//! The path tells the evidence: what documents state about the inside of the tools
//! is under [`documented`]; everything else is measured or published. The feature
//! `documented`, on by default, holds what `smarch/documented.h` declares; the
//! errata and the [`profile`], which is `documented::ptxas::profile`, are always
//! there.
//!
//! Static rows are `repr(C)`: a text is a [`Text`], a slice a [`List`], and a
//! number that may be absent an [`Optional`], read by `get()`.
//!
//! No allocation, no panic, no start-up code, no writable data. The same
//! answers are given to C and C++ by `libsmarch.a` with `smarch.h`,
//! `smarch.hpp` and, for `documented`, `smarch/documented.h` (feature `capi`).
//!
//! Two features beside those: `serde` makes what is a value, a row or an answer serializable, as the inspector's `--json`
//! writes it, and reads values; `alloc` adds what a program with an allocator would write around the functions that fill a caller's buffer.
#![no_std]
// What the C boundary alone asks of the modules is there without it, too.
#![cfg_attr(not(feature = "capi"), allow(dead_code, unused_imports))]
#![deny(unsafe_code)]
#![deny(missing_docs)]
#![deny(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::todo,
    clippy::unimplemented,
    clippy::unreachable,
    clippy::unwrap_used
)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "computed")]
extern crate std;

#[macro_use]
mod optional;
#[macro_use]
mod table;
#[macro_use]
pub mod toolkits;
#[cfg(feature = "computed")]
#[path = "../xtask/computed/src/mod.rs"]
pub mod computed;
mod error;
mod text;
mod verdict;
mod version;

pub mod arch_list;
pub mod cicc;
pub mod cubin;
pub mod devices;
pub mod documented;
pub mod drivers;
pub mod hardware;
pub mod host;
pub mod isa;
pub mod llvm;
pub mod messages;
pub mod nvvm;
pub mod ptx;
pub mod rules;
pub mod targets;

#[cfg(feature = "capi")]
mod ffi;
// A crate that unwinds is linked with std, which has a handler of its own.
#[cfg(feature = "serde")]
mod deserialize;
#[cfg(all(panic = "abort", any(feature = "panic-handler", feature = "panic-spin")))]
mod panic_handler;
#[cfg(feature = "serde")]
mod serialize;

pub use documented::ptxas::profile;
pub use error::Error;
pub use optional::{MayBeAbsent, MaybeNumber, Optional};
pub use targets::{Cc, Name, NameKind, Suffix, Target, Tool};
pub use text::{List, Text};
pub use toolkits::Toolkit;
pub use verdict::{Answer, Verdict};
pub use version::Version;

/// The version of this library: major << 16 | minor << 8 | patch.
pub const VERSION: u32 = version::of_crate();

/// The examples of the README and of the guides run with the tests.
#[cfg(doctest)]
mod examples {
    macro_rules! pages {
        ($($name:ident $path:literal;)+) => {
            $(#[doc = include_str!($path)] struct $name;)+
        };
    }

    pages! {
        Readme     "../README.md";
        Toolkits   "../docs/toolkits.md";
        Targets    "../docs/targets.md";
        Drivers    "../docs/drivers.md";
        Rules      "../docs/rules.md";
        Isa        "../docs/isa.md";
        ArchList   "../docs/arch_list.md";
        Hardware   "../docs/hardware.md";
        Host       "../docs/host.md";
        Devices    "../docs/devices.md";
        Cubin      "../docs/cubin.md";
        Profile    "../docs/profile.md";
        Documented "../docs/documented.md";
        Cicc       "../docs/cicc.md";
        Nvvm       "../docs/nvvm.md";
        Ptx        "../docs/ptx.md";
        Llvm       "../docs/llvm.md";
        Messages   "../docs/messages.md";
        FirstMinute "../docs/first-minute.md";
    }
}
