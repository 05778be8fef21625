//! The documents' table of what an SM has. It is served as printed; what occupancy depends on is
//! [`crate::hardware`], and it differs (errata E20, E21, E23).
//!
//! Source: seed 000, "Per-SM Resource Geometry Table" (documented).

use crate::targets::Target;
use crate::{List, Text};
use static_assertions::const_assert;

/// A row of the documents' geometry table, as printed. What occupancy depends on is in
/// [`hardware`](crate::hardware).
#[doc(alias = "smarch_documented_ptxas_geometry")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct DocumentedGeometry {
    /// The base target.
    pub base: Target,
    /// 32-bit registers of an SM.
    pub registers_per_sm: u32,
    /// The maximum number of registers of a thread.
    pub max_registers_per_thread: u32,
    /// The maximum number of threads of a block.
    pub max_threads_per_cta: u32,
    /// The maximum number of warps of an SM.
    pub warps_per_sm: u32,
    /// The maximum number of blocks of an SM.
    pub max_ctas_per_sm: u32,
    /// Scheduler partitions.
    pub scheduler_partitions: u32,
    /// Dispatch slots.
    pub dispatch_slots: u32,
    /// The sizes that shared memory can be given, in KiB, ascending.
    pub shared_memory_kib: List<u32>,
    /// The target whose sizes the row refers to, "same as"; `None` where it lists its own.
    pub same_as: Option<Target>,
    /// The document's confidence in percent.
    pub confidence: u32,
}

macro_rules! reference {
    ($base:ident) => {
        Target::$base
    };
}

macro_rules! geometry {
    ($($base:ident $registers:literal $thread:literal $cta:literal $warps:literal $ctas:literal $partitions:literal $slots:literal
        $sizes:ident $same:tt $confidence:literal;)+) => {
        /// The twelve rows, numbers ascending.
        pub static DOCUMENTED_GEOMETRY: &[DocumentedGeometry] = &[$(
            DocumentedGeometry {
                base: Target::$base,
                registers_per_sm: $registers,
                max_registers_per_thread: $thread,
                max_threads_per_cta: $cta,
                warps_per_sm: $warps,
                max_ctas_per_sm: $ctas,
                scheduler_partitions: $partitions,
                dispatch_slots: $slots,
                shared_memory_kib: List::new($sizes),
                same_as: optional!(reference $same),
                confidence: $confidence,
            },
        )+];

        const_assert!(DOCUMENTED_GEOMETRY.len() == 12);
        const_assert!(crate::table::strictly_ascending(&[$(Target::$base.number(),)+]));
    };
}

const TURING: &[u32] = &[32, 48, 64];
const A100: &[u32] = &[48, 100, 132, 164];
const SMALL: &[u32] = &[48, 100];
const ORIN: &[u32] = &[48, 100, 164];
const LARGE: &[u32] = &[48, 100, 132, 164, 228];

#[rustfmt::skip]
geometry! {
//         registers   threads of  warps blocks          slots shared memory
//         of SM thread a block    of SM of SM  partitions             same as  %
    Sm75   65536 255   1024        32    16      7       208   TURING  -       90;
    Sm80   65536 255   2048        64    32      7       208   A100    -       90;
    Sm86   65536 255   1536        48    16      7       208   SMALL   -       90;
    Sm87   65536 255   1536        48    16      7       208   ORIN    -       90;
    Sm88   65536 255   1536        48    16      7       208   SMALL   Sm86    85;
    Sm89   65536 255   1536        48    16      7       208   SMALL   -       90;
    Sm90   65536 255   1024        64    32      8       224   LARGE   -       90;
    Sm100  65536 255   1024        64    32     16       240   LARGE   -       90;
    Sm103  65536 255   1024        64    32     16       240   LARGE   Sm100   88;
    Sm110  65536 255   1024        64    32     16       240   LARGE   Sm100   85;
    Sm120  65536 255   1024        64    32     16       240   LARGE   -       88;
    Sm121  65536 255   1024        64    32     16       240   LARGE   Sm120   85;
}

/// The documented row of a target, that of its base; `None` for targets that ptxas does not register.
#[must_use]
pub fn documented_geometry(target: Target) -> Option<&'static DocumentedGeometry> {
    DOCUMENTED_GEOMETRY
        .iter()
        .find(|row| row.base.number() == target.number())
}

/// What a column of the geometry table means.
#[doc(alias = "smarch_documented_ptxas_geometry_column")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct ColumnDefinition {
    /// The column as printed.
    pub column: Text,
    /// What it means.
    pub meaning: Text,
}

macro_rules! columns {
    ($($column:literal $meaning:literal;)+) => {
        /// The columns, and last a note on sm_88.
        pub static GEOMETRY_COLUMNS: &[ColumnDefinition] = &[$(
            ColumnDefinition { column: text!($column), meaning: text!($meaning) },
        )+];
    };
}

#[rustfmt::skip]
columns! {
    "Regs/SM"                           "32-bit registers of an SM; 65,536 from sm_75 on";
    "Max Regs/Thread"                   "registers of one thread, at most; 255, from sub_8688F0 at offset +612";
    "Max Threads/CTA"                   "threads of a block; no ptxas constant but warps_per_SM * warp_size / max_CTAs (which fits no row, erratum E20)";
    "Warps/SM"                          "warps of an SM at a time, which decide peak occupancy";
    "Max CTAs/SM"                       "concurrent blocks of an SM, at most";
    "Sched Partitions / Dispatch Slots" "from sub_8E4400: partitions of the packed DWORD at offset +18, the number of warp schedulers, and the WORD at offset +22, the scheduling capacity";
    "Configurable Shared Memory"        "sizes of shared memory of a block, chosen with cudaFuncSetAttribute; a table's pointer and count at profile offsets +1488 and +1496, for sm_75 3 entries, later more";
    "sm_88 note"                        "no known product; said to share its handler functions with sm_86 (it does not, erratum E10), parameters inherited";
}
