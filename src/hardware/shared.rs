//! Shared memory: its sizes, and what a block's request becomes.

use super::divide::{self, quotient};
use super::{CachePreference, Geometry, Kernel, Limit, Silicon, SmemSplit};
use crate::Toolkit;
use crate::targets::{Suffix, Target};

/// Carve-outs are multiples of this many bytes.
pub const CARVEOUT_UNIT: u32 = 1 << UNIT_SHIFT;

const UNIT_SHIFT: u32 = 12;

/// The smallest carve-out of a set that holds that many bytes; `None` above the largest.
pub(super) const fn round_up(carveouts: u64, bytes: u32) -> Option<u32> {
    let units = bytes.div_ceil(CARVEOUT_UNIT);
    match carveouts.checked_shr(units) {
        None | Some(0) => None,
        Some(reachable) => Some(units.wrapping_add(reachable.trailing_zeros()) << UNIT_SHIFT),
    }
}

/// Bytes to units, rounded up; not near 2^32.
#[inline(always)]
const fn units_of(bytes: u32) -> u32 {
    bytes.wrapping_add(CARVEOUT_UNIT - 1) >> UNIT_SHIFT
}

#[inline(always)]
pub(super) const fn bytes_of(units: u32) -> u32 {
    units << UNIT_SHIFT
}

/// The smallest carve-out that holds that many units, in units, of a set of which one does.
#[inline(always)]
const fn holding(carveouts: u64, units: u32) -> u32 {
    units.wrapping_add(carveouts.wrapping_shr(units).trailing_zeros())
}

/// The largest carve-out of a set; 0 for the empty set.
pub(super) const fn highest(carveouts: u64) -> u32 {
    match carveouts.checked_ilog2() {
        Some(units) => units << UNIT_SHIFT,
        None => 0,
    }
}

/// The set of the largest carve-out alone.
pub(super) const fn only_highest(carveouts: u64) -> u64 {
    match carveouts.checked_ilog2() {
        Some(units) => 1 << units,
        None => 0,
    }
}

/// At most 2^20 by at most 100: no overflow.
const fn part_of_smem(silicon: &Silicon, percent: u32) -> u32 {
    silicon.smem_per_sm.wrapping_mul(percent) / 100
}

/// The bytes that each cache preference asks for: none, shared, L1, equal.
pub(super) const fn by_cache(silicon: &Silicon) -> [u32; CachePreference::ALL.len()] {
    let highest = silicon.smem_per_sm;
    let lowest = match round_up(silicon.carveouts, 0) {
        Some(lowest) => lowest,
        None => highest,
    };
    match silicon.smem_split.get() {
        Some(SmemSplit::Fixed) | None => [highest, highest, highest, highest],
        // Equal is halfway between the smallest and the largest size, from 7.0 on half of the largest.
        Some(SmemSplit::CacheConfig) => [highest, highest, lowest, lowest.wrapping_add(highest) / 2],
        Some(SmemSplit::Carveout) => [highest, highest, lowest, highest / 2],
    }
}

/// What a block's shared memory comes to.
#[derive(Clone, Copy)]
pub(super) struct Smem {
    /// Bytes that a block gets: static, dynamic and reserved, rounded up.
    pub allocated: u32,
    /// Bytes of shared memory that the SM is given.
    pub per_sm: u32,
    /// Blocks that this allows.
    pub limit: Limit,
}

impl Geometry {
    /// The sizes in bytes that an SM's shared memory can be given, ascending: the carve-outs from 7.0
    /// on, by cache preference on 2.x and 3.x, the only one on 5.x and 6.x.
    pub fn carveouts(&self) -> impl Iterator<Item = u32> + Clone + use<> {
        let set = self.silicon().carveouts;
        (0..u64::BITS)
            .filter(move |&units| set & (1 << units) != 0)
            .map(|units| units << UNIT_SHIFT)
    }

    /// The smallest size of [`carveouts`](Self::carveouts) that holds that many bytes; `None` above the largest.
    #[must_use]
    pub const fn carveout_for(&self, bytes: u32) -> Option<u32> {
        round_up(self.silicon().carveouts, bytes)
    }

    /// The bytes of shared memory that an SM is given when a kernel prefers this percentage of the
    /// largest size; `None` above 100, and where there are no carve-outs (before 7.0).
    #[must_use]
    pub const fn carveout_for_percent(&self, percent: u32) -> Option<u32> {
        let silicon = self.silicon();
        if silicon.has_carveouts() && percent <= 100 {
            self.carveout_for(part_of_smem(silicon, percent))
        } else {
            None
        }
    }

    /// The bytes of shared memory that a block gets if it asks for this number, static and dynamic together: the
    /// reserve is added and the sum is rounded up. `None` if a block cannot have that many even after opting in.
    #[must_use]
    pub fn smem_allocated(&self, bytes: u32) -> Option<u32> {
        (bytes <= self.smem_per_block_optin)
            .then(|| self.rounded_smem(bytes.wrapping_add(self.smem_reserved_per_block)))
    }

    #[inline(always)]
    pub(super) fn rounded_smem(&self, bytes: u32) -> u32 {
        divide::round_up(bytes, self.smem_unit)
    }

    /// The size, in units, that an SM's shared memory is given for a checked kernel unless a block needs more.
    #[inline(always)]
    pub(super) fn preferred_units(&self, kernel: &Kernel) -> u32 {
        let by_cache = self.by_cache.get(kernel.cache as usize).copied().unwrap_or(0);
        let by_percent = part_of_smem(self.silicon(), kernel.carveout.unwrap_or(0));
        let asks = kernel.carveout.is_some() & self.has_carveouts();
        holding(self.carveouts, units_of(if asks { by_percent } else { by_cache }))
    }

    /// The maximum bytes that a block may get, including the reserve, when it may ask for up to `max`.
    #[inline(always)]
    pub(super) fn smem_limit(&self, kernel: &Kernel, max: u32) -> u32 {
        let limit = match kernel.optin {
            Some(_) if max > self.smem_per_block => self.smem_per_block_optin,
            _ => self.smem_per_block,
        };
        limit.wrapping_add(self.smem_reserved_per_block)
    }

    /// What the shared memory of a checked kernel comes to, with that many bytes of dynamic memory, at most 2^30.
    #[inline(always)]
    pub(super) fn smem(&self, kernel: &Kernel, preferred: u32, dynamic: u32) -> Smem {
        // Two numbers of at most 2^30 and a reserve of at most 2^20.
        let fixed = (kernel.static_smem as u32).wrapping_add(self.smem_reserved_per_block);
        let allocated = self.rounded_smem(fixed.wrapping_add(dynamic));
        let optin = kernel.optin.unwrap_or(0) as u32;
        let limit = self.smem_limit(kernel, fixed.wrapping_add(optin));
        let too_much = (allocated > limit) | (kernel.optin.is_some() & (dynamic > optin));

        let needed = units_of(if too_much { 0 } else { allocated });
        let larger = holding(self.larger_carveouts, needed);
        let per_sm = bytes_of(if needed <= preferred { preferred } else { larger });
        // One division whatever the case: 0 by it is 0, and without any memory there is no limit.
        let divided = match (allocated, too_much) {
            (0, _) => Limit::UNLIMITED.code(),
            (_, true) => 0,
            (_, false) => per_sm,
        };
        Smem {
            allocated,
            per_sm,
            limit: Limit::from_code(quotient(divided, allocated.max(1))),
        }
    }
}

/// The bytes of static shared memory that ptxas of this release accepts for a kernel of this `--gpu-name`;
/// `None` for names that it does not build.
///
/// 49,152; from 13.0 on a target with suffix `a` may have as much as a block that has opted in. 12.4 to 12.6 take what they hold to be
/// the shared memory of an SM. The `.target` of the PTX does not matter; with `-c` ptxas does not check.
///
/// Source: `ptxas/limits.tsv`, `releases/static_smem.tsv`, measured for all names of every release.
#[must_use]
pub fn static_smem_max(toolkit: Toolkit, target: Target) -> Option<u32> {
    if !toolkit.builds(target) {
        return None;
    }
    // 10.7 has no geometry yet, and ptxas the limits of 10.0.
    let geometry = match target.number() {
        107 => Target::Sm100.geometry(),
        _ => target.geometry(),
    }?;
    Some(match target.suffix() {
        _ if toolkit.is_from(Toolkit::V12_4) && Toolkit::V12_6.is_from(toolkit) => static_smem_of_sm(target),
        Suffix::A if toolkit.is_from(Toolkit::V13_0) => geometry.smem_per_block_optin,
        Suffix::A | Suffix::Base | Suffix::F => geometry.smem_per_block,
    })
}

/// The shared memory of an SM, bytes, as ptxas 12.4 to 12.6 have it: of 8.9 and 9.0 it is that of 8.0.
const fn static_smem_of_sm(target: Target) -> u32 {
    match target.number() {
        52 | 61 | 70 => 98_304,
        80 | 87 | 89 | 90 => 167_936,
        86 => 102_400,
        _ => 65_536,
    }
}
