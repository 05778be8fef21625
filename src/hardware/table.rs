//! The 27 compute capabilities of which the silicon is known, one row each.
//!
//! Source: `occupancy/spec.tsv`, which names the public source of every cell and who disagrees
//! (published specifications; `header` columns measured on `cuda_occupancy.h`). What the documents'
//! own geometry tables state differs (errata E20, E21, E25) and is served elsewhere as documented.
//! Odd rows: 8.8 is 8.6 and 10.1 is 11.0, no guide has them; 6.0 has 2 partitions and is
//! checked as if it had 4; tensor memory is 512 columns of sm_100f, which 10.0 and 10.3 are, and that of 11.0 and 10.1 nobody states; blocks of 3.2, 5.3 and 6.2 (Tegra) may have half the registers of the SM.

use super::{CARVEOUT_UNIT, Geometry, Silicon, SmemSplit, Source, WARP_SIZE};
use crate::table::strictly_ascending;
use crate::{Cc, Optional};
use static_assertions::const_assert;

/// Register counts that 2.x rounds to 128 per warp instead of 64.
const FERMI: u64 = 1 << 21 | 1 << 22 | 1 << 29 | 1 << 30 | 1 << 37 | 1 << 38 | 1 << 45 | 1 << 46;

macro_rules! geometries {
    ($($cc:literal $threads:literal $warps:literal $blocks:literal $block_threads:literal
        $registers:literal $block_registers:literal $thread_registers:literal $unit:literal $doubled:tt
        $partitions:literal $launch:literal
        $smem:literal $block_smem:literal $optin:literal $reserved:literal $smem_unit:literal [$($kib:literal)+] $split:ident
        $caching:literal $portable:literal $nonportable:tt $barriers:tt $virtual:literal $tensor:tt $source:ident;)+) => {
        /// Every geometry, by compute capability.
        pub static GEOMETRIES: &[Geometry] = &ROWS;

        const NUMBERS: &[u32] = &[$($cc,)+];

        const COUNT: usize = NUMBERS.len();

        /// The rows as they are written.
        const WRITTEN: [Silicon; COUNT] = [$(
            Silicon {
                cc: Cc($cc),
                max_threads_per_sm: $threads,
                max_warps_per_sm: $warps,
                max_blocks_per_sm: $blocks,
                max_threads_per_block: $block_threads,
                registers_per_sm: $registers,
                registers_per_block: $block_registers,
                max_registers_per_thread: $thread_registers,
                register_unit: $unit,
                register_unit_doubled: $doubled,
                partitions: $partitions,
                launch_partitions: $launch,
                smem_per_sm: $smem,
                smem_per_block: $block_smem,
                smem_per_block_optin: $optin,
                smem_reserved_per_block: $reserved,
                smem_unit: $smem_unit,
                carveouts: carveouts(&[$($kib,)+]),
                smem_split: Optional::<SmemSplit>::new(Some(SmemSplit::$split)),
                partitioned_caching: $caching as u32,
                max_cluster_portable: $portable,
                max_cluster_nonportable: Optional::<u32>::new(optional!(literal $nonportable)),
                barriers_per_sm: Optional::<u32>::new(optional!(literal $barriers)),
                virtual_resources_per_sm: $virtual,
                source: Optional::<Source>::new(Some(Source::$source)),
                tensor_memory_columns: Optional::<u32>::new(optional!(literal $tensor)),
                reserved: 0,
            },
        )+];
    };
}

#[rustfmt::skip]
geometries! {
//      SM:              block:  registers:                   a warp's      parti-  shared memory:                                                                                   cached   cluster   barriers tensor memory
//      threads          threads per SM  block  thread        unit doubled  tions   per SM  default opt-in reserve unit  sizes in KiB                         decided by   in half  portable/not  virtual  columns  source
//  cc     warps blocks                                                     launch
     20 1_536 48  8   1_024    32_768 32_768  63   64 FERMI   2 2    49_152 49_152  49_152     0 128  [16 48]                                CacheConfig false  1 1   -    0    0 Guide   ;
     21 1_536 48  8   1_024    32_768 32_768  63   64 FERMI   2 2    49_152 49_152  49_152     0 128  [16 48]                                CacheConfig false  1 1   -    0    0 Guide   ;
     30 2_048 64 16   1_024    65_536 65_536  63  256 0       4 4    49_152 49_152  49_152     0 256  [16 32 48]                             CacheConfig false  1 1   -    0    0 Guide   ;
     32 2_048 64 16   1_024    65_536 32_768 255  256 0       4 4    49_152 49_152  49_152     0 256  [16 32 48]                             CacheConfig false  1 1   -    0    0 Guide   ;
     35 2_048 64 16   1_024    65_536 65_536 255  256 0       4 4    49_152 49_152  49_152     0 256  [16 32 48]                             CacheConfig false  1 1   -    0    0 Guide   ;
     37 2_048 64 16   1_024   131_072 65_536 255  256 0       4 4   114_688 49_152  49_152     0 256  [80 96 112]                            CacheConfig false  1 1   -    0    0 Guide   ;
     50 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4    65_536 49_152  49_152     0 256  [64]                                   Fixed       false  1 1   -    0    0 Guide   ;
     52 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4    98_304 49_152  49_152     0 256  [96]                                   Fixed       true   1 1   -    0    0 Guide   ;
     53 2_048 64 32   1_024    65_536 32_768 255  256 0       4 4    65_536 49_152  49_152     0 256  [64]                                   Fixed       true   1 1   -    0    0 Files   ;
     60 2_048 64 32   1_024    65_536 65_536 255  256 0       2 4    65_536 49_152  49_152     0 256  [64]                                   Fixed       false  1 1   -    0    0 Files   ;
     61 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4    98_304 49_152  49_152     0 256  [96]                                   Fixed       true   1 1   -    0    0 Files   ;
     62 2_048 64 32   1_024    65_536 32_768 255  256 0       4 4    65_536 49_152  49_152     0 256  [64]                                   Fixed       true   1 1   -    0    0 Files   ;
     70 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4    98_304 49_152  98_304     0 256  [0 8 16 32 64 96]                      Carveout    false  1 1   -    0    0 Files   ;
     72 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4    98_304 49_152  98_304     0 256  [0 8 16 32 64 96]                      Carveout    false  1 1   -    0    0 Inferred;
     75 1_024 32 16   1_024    65_536 65_536 255  256 0       4 4    65_536 49_152  65_536     0 256  [32 64]                                Carveout    false  1 1   -    0    0 Guide   ;
     80 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4   167_936 49_152 166_912 1_024 128  [0 8 16 32 64 100 132 164]             Carveout    false  1 1   -    0    0 Guide   ;
     86 1_536 48 16   1_024    65_536 65_536 255  256 0       4 4   102_400 49_152 101_376 1_024 128  [0 8 16 32 64 100]                     Carveout    false  1 1   -    0    0 Guide   ;
     87 1_536 48 16   1_024    65_536 65_536 255  256 0       4 4   167_936 49_152 166_912 1_024 128  [0 8 16 32 64 100 132 164]             Carveout    false  1 1   -    0    0 Guide   ;
     88 1_536 48 16   1_024    65_536 65_536 255  256 0       4 4   102_400 49_152 101_376 1_024 128  [0 8 16 32 64 100]                     Carveout    false  1 1   -    0    0 Files   ;
     89 1_536 48 24   1_024    65_536 65_536 255  256 0       4 4   102_400 49_152 101_376 1_024 128  [0 8 16 32 64 100]                     Carveout    false  1 1   -    0    0 Guide   ;
     90 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4   233_472 49_152 232_448 1_024 128  [0 8 16 32 64 100 132 164 196 228]     Carveout    false  8 16  64   0    0 Guide   ;
    100 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4   233_472 49_152 232_448 1_024 128  [0 8 16 32 64 100 132 164 196 228]     Carveout    false  8 16  64 128  512 Guide   ;
    101 1_536 48 24   1_024    65_536 65_536 255  256 0       4 4   233_472 49_152 232_448 1_024 128  [0 8 16 32 64 100 132 164 196 228]     Carveout    false  8 8   24 128    - Inferred;
    103 2_048 64 32   1_024    65_536 65_536 255  256 0       4 4   233_472 49_152 232_448 1_024 128  [0 8 16 32 64 100 132 164 196 228]     Carveout    false  8 -   64 128  512 Guide   ;
    110 1_536 48 24   1_024    65_536 65_536 255  256 0       4 4   233_472 49_152 232_448 1_024 128  [0 8 16 32 64 100 132 164 196 228]     Carveout    false  8 8   24 128    - Guide   ;
    120 1_536 48 24   1_024    65_536 65_536 255  256 0       4 4   102_400 49_152 101_376 1_024 128  [0 8 16 32 64 100]                     Carveout    false  8 -   24 128    0 Guide   ;
    121 1_536 48 24   1_024    65_536 65_536 255  256 0       4 4   102_400 49_152 101_376 1_024 128  [0 8 16 32 64 100]                     Carveout    false  8 8   24 128    0 Guide   ;
}

const_assert!(strictly_ascending(NUMBERS));

/// For every compute capability the position of its row; `COUNT` without one.
const POSITIONS: [u8; HIGHEST + 1] = positions();

/// The highest compute capability of the table.
const HIGHEST: usize = match NUMBERS.last() {
    Some(&cc) => cc as usize,
    None => 0,
};

static ROWS: [Geometry; COUNT] = geometries();

/// The rows that C sees, in the order of [`GEOMETRIES`].
pub(crate) static SILICON: [Silicon; COUNT] = WRITTEN;

/// A geometry that is not prepared, for the caller's numbers to be written into.
pub(crate) const UNPREPARED: Geometry = Geometry::unprepared(WRITTEN[0]);

impl Cc {
    /// The position of the row in [`GEOMETRIES`].
    pub(crate) fn geometry_position(self) -> Option<usize> {
        let &position = POSITIONS.get(self.0 as usize)?;
        (position < COUNT as u8).then_some(usize::from(position))
    }
}

/// The rows, checked. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn geometries() -> [Geometry; COUNT] {
    let mut geometries = [checked(WRITTEN[0]); COUNT];
    let mut position = 1;
    while position < COUNT {
        geometries[position] = checked(WRITTEN[position]);
        position += 1;
    }
    geometries
}

/// A row that [`Geometry::new`] takes, whose numbers agree with each other; anything else does not compile.
#[expect(
    clippy::panic,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn checked(silicon: Silicon) -> Geometry {
    assert!(silicon.max_threads_per_sm == silicon.max_warps_per_sm * WARP_SIZE);
    assert!(silicon.max_threads_per_block <= silicon.max_threads_per_sm);
    assert!(silicon.has_carveouts() || silicon.smem_per_block == silicon.smem_per_block_optin);
    assert!(matches!(silicon.smem_split.get(), Some(SmemSplit::Fixed)) == (silicon.carveouts.count_ones() == 1));
    assert!(silicon.barriers_per_sm.get().is_some() == (silicon.max_cluster_portable > 1));
    match Geometry::new(silicon) {
        Ok(geometry) => geometry,
        Err(_) => panic!("an SM cannot have these numbers"),
    }
}

/// The set of these sizes, which ascend. Compile time only.
#[expect(clippy::arithmetic_side_effects, reason = "evaluated at compile time only")]
const fn carveouts(mut kib: &[u32]) -> u64 {
    assert!(strictly_ascending(kib));
    let mut set = 0;
    while let [size, rest @ ..] = kib {
        assert!((*size * 1024).is_multiple_of(CARVEOUT_UNIT));
        set |= 1 << (*size * 1024 / CARVEOUT_UNIT);
        kib = rest;
    }
    set
}

/// Where each compute capability's row is. Compile time only.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "evaluated at compile time only"
)]
const fn positions() -> [u8; HIGHEST + 1] {
    let mut positions = [COUNT as u8; HIGHEST + 1];
    let mut position = 0;
    while position < COUNT {
        positions[NUMBERS[position] as usize] = position as u8;
        position += 1;
    }
    positions
}
