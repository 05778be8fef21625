//! The CPU rows inside tileiras, in the order of its table: by name, so that `sm_100` comes before `sm_20`.
//!
//! Source: seed 003, "The 40 CPU Rows" (documented). Every row has the generic scheduling model and an empty tune mask.
//! The cubin reader knows sm_87, too, which has no row: [`Target`] has it, as every target that is read is selectable
//! (erratum E55).

use super::{Feature, FeatureBits};
use crate::{Optional, Target, Text};
use static_assertions::const_assert;

/// A row of the CPU table, which is sorted by name.
#[doc(alias = "smarch_documented_tileiras_cpu")]
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[non_exhaustive]
pub struct Cpu {
    /// The target whose sm_ name is the row's key.
    pub target: Target,
    /// The number of the row, which is its position: 0 for sm_100.
    pub row: u32,
    /// The feature bit of this CPU.
    pub feature: Feature,
    /// The number of that bit: 61 for sm_100.
    pub bit: u32,
    /// The byte by which the cubin reader knows it; sm_90a has 0x800 beside it. Absent if the reader has a gap there.
    /// Real cubins carry other bytes (erratum E53).
    pub elf_byte: Optional<u32>,
    /// The bits that the row implies, bit i in word i / 64: its own, and that of tensor memory where has_tmem is set.
    pub implies: [u64; 6],
    /// The key: "sm_90a".
    pub name: Text,
    /// Generation and part, as printed.
    pub family: Text,
    /// Whether the row implies tensor memory (erratum E54).
    pub has_tmem: bool,
    /// Whether code for the CPU reaches tensor memory, and whether its silicon has any.
    pub tensor_memory: TensorMemory,
    /// How matrix instructions of Blackwell are selected for it (erratum E54b).
    pub tensor_path: TensorPath,
}

coded_enum! {
    /// Whether code for a CPU reaches tensor memory, and whether its silicon has any.
    pub enum TensorMemory {
        /// The row implies the bit: datacenter Blackwell and Thor, with `a` or `f`.
        Implied = 1, IMPLIED, "implied by the CPU's row";
        /// The row of a base CPU, which omits the bit so that code for it cannot reach what the silicon has.
        Omitted = 2, OMITTED, "omitted by the row of the base CPU; its names with a or f reach it";
        /// The silicon has none: consumer Blackwell, Spark, and all before Blackwell.
        Absent  = 3, ABSENT,  "not in the CPU's silicon";
    }
}

coded_enum! {
    /// How matrix instructions of Blackwell are selected.
    pub enum TensorPath {
        /// `tcgen05`, through tensor memory.
        Tcgen05    = 1, TCGEN05,     "tcgen05, through tensor memory";
        /// `mma.sync.aligned.*.block_scale`, opcodes 5468 (dense) and 5469 (sparse): consumer Blackwell.
        BlockScale = 2, BLOCK_SCALE, "mma.sync.aligned.*.block_scale: opcode 5468 dense, 5469 sparse";
        /// Neither: the base CPUs of datacenter Blackwell and Thor, and all before Blackwell.
        Neither    = 3, NEITHER,     "neither tcgen05 nor the block-scaled mma";
    }
}

impl TensorMemory {
    /// By the document's text: "exactly eight CPUs imply tmem"; the base CPUs of these four "deliberately omit the bit"; consumer
    /// Blackwell and Spark "lack" it, and it "was introduced with Blackwell".
    pub(super) const fn of(target: Target, is_implied: bool) -> Self {
        match target.number() {
            _ if is_implied => Self::Implied,
            100 | 101 | 103 | 110 => Self::Omitted,
            _ => Self::Absent,
        }
    }
}

impl TensorPath {
    /// The document gives the substitute to consumer Blackwell, "sm_120 and variants"; its list of references, to sm_120 and sm_121,
    /// which lack tensor memory (erratum E54b).
    const fn of(target: Target, memory: TensorMemory) -> Self {
        match (memory, target.number()) {
            (TensorMemory::Implied, _) => Self::Tcgen05,
            (_, 120 | 121) => Self::BlockScale,
            _ => Self::Neither,
        }
    }
}

impl Cpu {
    /// The bits that the row implies, as a set.
    #[must_use]
    pub const fn implied_features(&self) -> FeatureBits {
        FeatureBits::from_words(self.implies)
    }

    /// The row with exactly this key.
    #[must_use]
    pub fn by_name(name: &[u8]) -> Option<&'static Self> {
        Self::of(Target::parse(name).ok()?)
    }

    /// The row of a target; `None` for those that the table lacks.
    #[must_use]
    pub fn of(target: Target) -> Option<&'static Self> {
        CPUS.get(usize::from(*ROWS.get(target.position())?))
    }

    /// The row that the cubin reader knows by this byte, 0x800 included; `None` in its gaps.
    #[must_use]
    pub fn by_elf_byte(byte: u32) -> Option<&'static Self> {
        CPUS.iter().find(|cpu| cpu.elf_byte.get() == Some(byte))
    }
}

/// The default CPU, which an unknown name becomes without a message (erratum E52).
pub const DEFAULT_CPU: Target = Target::Sm52;

/// The target that the cubin reader recognizes and for which the table has no row: "the cubin reader recognizes sm_87".
/// sm_88 has no row either, and the document states nothing about it.
pub const READ_WITHOUT_ROW: Target = Target::Sm87;

/// The row of [`DEFAULT_CPU`].
pub static FALLBACK: &Cpu = fallback();

/// The row of the default CPU. Compile time only.
#[expect(clippy::panic, reason = "evaluated at compile time only")]
const fn fallback() -> &'static Cpu {
    let mut rows = CPUS;
    while let [row, rest @ ..] = rows {
        if row.target.id() == DEFAULT_CPU.id() {
            return row;
        }
        rows = rest;
    }
    panic!("the default CPU has no row")
}

macro_rules! cpus {
    ($($target:ident $feature:literal $elf:tt $tmem:tt $family:literal;)+) => {
        /// The 40 CPU rows, by name.
        pub static CPUS: &[Cpu] = &numbered([$(
            Cpu {
                target: Target::$target,
                row: 0,
                feature: Feature::$target,
                bit: Feature::$target.code(),
                elf_byte: Optional::<u32>::new(optional!(number $elf)),
                implies: implied_words(Feature::$target, mark!($tmem)),
                name: Target::$target.info().name,
                family: text!($family),
                has_tmem: mark!($tmem),
                tensor_memory: TensorMemory::of(Target::$target, mark!($tmem)),
                tensor_path: TensorPath::of(
                    Target::$target,
                    TensorMemory::of(Target::$target, mark!($tmem)),
                ),
            },
        )+]);

        const NAMES: &[&str] = &[$(Target::$target.info().name.as_str(),)+];

        // The bit that the document prints beside each row.
        $(const_assert!(Feature::$target.code() == $feature);)+
    };
}

/// The rows with their positions. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn numbered<const N: usize>(mut rows: [Cpu; N]) -> [Cpu; N] {
    let mut position = 0;
    while position < N {
        rows[position].row = position as u32;
        position += 1;
    }
    rows
}

macro_rules! number {
    ($number:literal) => {
        $number
    };
}

macro_rules! mark {
    (+) => {
        true
    };
    (-) => {
        false
    };
}

#[rustfmt::skip]
cpus! {
//  target  bit ELF  tmem family
    Sm100  61 0x64  - "Blackwell datacenter GB100/GB200/B100/B200";
    Sm100a 62 -     + "Blackwell datacenter + tcgen05 arch-cond";
    Sm100f 63 -     + "Blackwell datacenter + tcgen05 family-cond";
    Sm101  64 -     - "Blackwell datacenter (reserved variant)";
    Sm101a 65 -     + "Blackwell datacenter + tcgen05 arch-cond";
    Sm101f 66 -     + "Blackwell datacenter + tcgen05 family-cond";
    Sm103  67 -     - "Blackwell Ultra GB300 (datacenter)";
    Sm103a 68 -     + "Blackwell Ultra GB300 + tcgen05 arch-cond";
    Sm103f 69 -     + "Blackwell Ultra GB300 + tcgen05 family-cond";
    Sm110  70 -     - "Jetson Thor (embedded Blackwell-class)";
    Sm110a 71 -     + "Jetson Thor + tcgen05 arch-cond";
    Sm110f 72 -     + "Jetson Thor + tcgen05 family-cond";
    Sm120  73 0x78  - "Blackwell consumer RTX 50** / Pro enterprise";
    Sm120a 74 -     - "Consumer RTX 50** arch-cond (no tcgen05)";
    Sm120f 75 -     - "Consumer RTX 50** family-cond (no tcgen05)";
    Sm121  76 -     - "DGX Spark / B40-class";
    Sm121a 77 -     - "DGX Spark arch-cond (no tcgen05)";
    Sm121f 78 -     - "DGX Spark family-cond (no tcgen05)";
    Sm20   39 0x14  - "Fermi GF1xx";
    Sm21   40 0x15  - "Fermi GF11x";
    Sm30   41 0x1E  - "Kepler GK10x";
    Sm32   42 0x20  - "Kepler (Tegra K1 / Logan)";
    Sm35   43 0x23  - "Kepler GK110 / GK11x";
    Sm37   44 0x25  - "Kepler GK210";
    Sm50   45 0x32  - "Maxwell GM10x";
    Sm52   46 0x34  - "Maxwell GM20x  -- DEFAULT CPU";
    Sm53   47 0x35  - "Maxwell (Tegra X1 / Erista)";
    Sm60   48 0x3C  - "Pascal GP100 (datacenter)";
    Sm61   49 0x3D  - "Pascal GP10x (consumer)";
    Sm62   50 0x3E  - "Pascal Tegra X2 / Parker / Drive-PX2";
    Sm70   51 0x46  - "Volta GV100";
    Sm72   52 0x48  - "Volta (Xavier)";
    Sm73   53 -     - "placeholder; no known HW product";
    Sm75   54 0x4B  - "Turing TU10x";
    Sm80   55 0x50  - "Ampere GA100 (datacenter)";
    Sm82   56 -     - "placeholder; no known HW product";
    Sm86   57 0x56  - "Ampere GA10x (consumer)";
    Sm89   58 0x59  - "Ada Lovelace AD10x";
    Sm90   59 0x5A  - "Hopper GH100";
    Sm90a  60 0x85A - "Hopper GH100 + WGMMA/TMA arch-cond";
}

/// A row's own bit, and that of tensor memory where it implies it. Compile time only.
const fn implied_words(own: Feature, has_tmem: bool) -> [u64; 6] {
    let tmem = if has_tmem { 1 << (Feature::Tmem.code() % 64) } else { 0 };
    let own_bit = 1 << (own.code() % 64);
    match own.code() {
        0..64 => [own_bit, tmem, 0, 0, 0, 0],
        _ => [0, own_bit | tmem, 0, 0, 0, 0],
    }
}

/// For each target the position of its row; beyond the rows for those that have none.
static ROWS: [u8; Target::ALL.len()] = rows();

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn rows() -> [u8; Target::ALL.len()] {
    let mut rows = [u8::MAX; Target::ALL.len()];
    let mut position = 0;
    while position < CPUS.len() {
        rows[CPUS[position].target.position()] = position as u8;
        position += 1;
    }
    rows
}

const_assert!(NAMES.len() == 40);
const_assert!(super::are_sorted(NAMES));
