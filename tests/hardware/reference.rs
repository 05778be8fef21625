//! Occupancy as `occupancy/RULES.md` states it, word by word, over the numbers of `spec.tsv`.
//! It shares no code and no table with the library, and takes no trouble to be fast.

use std::collections::BTreeMap;

pub const INFINITE: i64 = i32::MAX as i64;

/// The numbers of one compute capability, as `spec.tsv` has them.
pub struct Sm {
    pub major: u32,
    pub minor: u32,
    pub threads_per_sm: i64,
    pub threads_per_block: i64,
    pub blocks_per_sm: i64,
    pub registers_per_sm: i64,
    pub registers_per_block: i64,
    pub registers_per_thread: i64,
    pub smem_per_sm: i64,
    pub smem_per_block: i64,
    pub smem_optin: i64,
    pub reserved: i64,
    pub smem_unit: i64,
    /// Bytes, ascending.
    pub carveouts: Vec<i64>,
    pub partitions: i64,
    pub barriers: Option<i64>,
    pub virtual_resources: i64,
}

/// What a kernel asks for, in the words of the golden files.
#[derive(Clone, Copy, Default, Debug)]
pub struct Asked {
    pub regs: i64,
    pub block: i64,
    pub static_: i64,
    pub dyn_: i64,
    /// 0 none, 1 shared, 2 L1, 3 equal.
    pub cache: i64,
    /// -1 for none.
    pub carve: i64,
    /// Partitioned global caching: 0 off, 1 on, 2 strict.
    pub gc: i64,
    pub optin: bool,
    pub maxdyn: i64,
    pub bars: i64,
    pub virt: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub blocks: i64,
    pub limiters: u32,
    /// Registers, shared memory, warps, slots, barriers, virtual resources.
    pub limits: [i64; 6],
    pub registers: i64,
    pub smem: i64,
    pub gc: bool,
}

pub fn table() -> Vec<Sm> {
    let mut cells: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut order = Vec::new();
    for mut row in super::rows("occupancy/spec.tsv") {
        let cc = row.remove("cc").unwrap();
        if !order.contains(&cc) {
            order.push(cc.clone());
        }
        let (field, value) = (row.remove("field").unwrap(), row.remove("value").unwrap());
        cells.entry(cc).or_default().insert(field, value);
    }
    order.iter().map(|cc| sm(cc, &cells[cc])).collect()
}

/// The first run of digits.
pub fn number(text: &str) -> Option<i64> {
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let digits = &text[start..];
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

fn sm(cc: &str, cells: &BTreeMap<String, String>) -> Sm {
    let (major, minor) = cc.split_once('.').unwrap();
    let get = |field: &str| cells[field].parse::<i64>().unwrap();
    let kib = cells["smem_carveouts_KB"].split('(').next().unwrap();
    Sm {
        major: major.parse().unwrap(),
        minor: minor.parse().unwrap(),
        threads_per_sm: get("max_threads_per_SM"),
        threads_per_block: get("max_threads_per_CTA"),
        blocks_per_sm: get("max_CTAs_per_SM"),
        registers_per_sm: get("regs_per_SM"),
        registers_per_block: get("regs_per_CTA"),
        registers_per_thread: get("regs_per_thread"),
        smem_per_sm: get("smem_per_SM"),
        smem_per_block: get("smem_per_CTA_default"),
        smem_optin: get("smem_per_CTA_optin"),
        reserved: get("smem_reserved_per_CTA"),
        smem_unit: get("smem_alloc_granularity"),
        carveouts: kib.split(',').map(|part| number(part).unwrap() * 1024).collect(),
        partitions: get("sub_partitions"),
        barriers: cells["block_barriers_per_SM"].parse().ok(),
        virtual_resources: get("virtual_resources_per_SM"),
    }
}

fn up(x: i64, unit: i64) -> i64 {
    (x + unit - 1) / unit * unit
}

impl Sm {
    pub fn cc(&self) -> smarch::Cc {
        smarch::Cc(self.major * 10 + self.minor)
    }

    fn rounded(&self, size: i64) -> Option<i64> {
        self.carveouts.iter().copied().find(|&carveout| carveout >= size)
    }

    pub fn registers_of_warp(&self, regs: i64) -> i64 {
        let unit = match self.major {
            2 if [21, 22, 29, 30, 37, 38, 45, 46].contains(&regs) => 128,
            2 => 64,
            _ => 256,
        };
        up(32 * regs, unit)
    }

    /// The blocks by registers and whether caching stays partitioned.
    fn by_registers(&self, a: &Asked, w: i64, partitions: i64) -> (i64, i64) {
        let gc = if matches!((self.major, self.minor), (5, 2 | 3)) || (self.major == 6 && self.minor != 0) {
            a.gc
        } else {
            0
        };
        let wr = self.registers_of_warp(a.regs);
        if self.registers_per_block < wr * up(w, partitions) {
            return (0, gc);
        }
        if wr == 0 {
            return (INFINITE, gc);
        }
        let pw = (self.registers_per_sm / partitions) / wr;
        let off = (pw * partitions) / w;
        if gc == 0 {
            return (off, 0);
        }
        match 2 * ((pw * (partitions / 2)) / w) {
            0 if gc == 1 => (off, 0),
            blocks => (blocks, gc),
        }
    }

    /// The bytes of shared memory that the SM prefers.
    pub fn preferred(&self, a: &Asked) -> i64 {
        let (low, high) = (self.carveouts[0], *self.carveouts.last().unwrap());
        match self.major {
            2 => {
                if a.cache == 2 {
                    low
                } else {
                    high
                }
            }
            3 => match a.cache {
                2 => self.smem_per_sm - 32 * 1024,
                3 => self.smem_per_sm - 16 * 1024,
                _ => self.smem_per_sm,
            },
            5 | 6 => high,
            _ => {
                let percent = match (a.carve, a.cache) {
                    (-1, 1) => 100,
                    (-1, 2) => 0,
                    (-1, 3) => 50,
                    (-1, _) => return self.rounded(self.smem_per_sm).unwrap(),
                    (percent, _) => percent,
                };
                self.rounded(percent * self.smem_per_sm / 100).unwrap()
            }
        }
    }

    pub fn block_limit(&self, a: &Asked, need: i64) -> i64 {
        let limit = if self.major >= 7 && a.optin && need > self.smem_per_block {
            self.smem_optin
        } else {
            self.smem_per_block
        };
        if self.major >= 8 { limit + self.reserved } else { limit }
    }

    pub fn occupancy(&self, a: &Asked) -> Answer {
        let w = up(a.block, 32) / 32;
        let (mut by_registers, gc) = self.by_registers(a, w, self.partitions);
        if (self.major, self.minor) == (6, 0) && by_registers > 0 && self.by_registers(a, w, 4).0 == 0 {
            by_registers = 0;
        }

        let max_warps = self.threads_per_sm / 32;
        let by_warps = if a.block > self.threads_per_block {
            0
        } else if gc == 0 {
            max_warps / w
        } else {
            2 * ((max_warps / 2) / w)
        };

        let allocated = up(a.static_ + self.reserved + a.dyn_, self.smem_unit);
        let limit = self.block_limit(a, a.static_ + self.reserved + a.maxdyn);
        let by_smem = if (a.optin && a.dyn_ > a.maxdyn) || allocated > limit {
            0
        } else if allocated == 0 {
            INFINITE
        } else {
            let mut size = self.preferred(a);
            if size < allocated {
                size = if self.major >= 7 {
                    self.rounded(allocated).unwrap()
                } else {
                    self.smem_per_sm
                };
            }
            size / allocated
        };

        let by_virtual = if self.virtual_resources > 0 && a.virt > 0 {
            self.virtual_resources / a.virt
        } else {
            INFINITE
        };
        let by_barriers = match self.barriers {
            Some(barriers) if a.bars > 0 => barriers / a.bars,
            _ => INFINITE,
        };

        let limits = [
            by_registers,
            by_smem,
            by_warps,
            self.blocks_per_sm,
            by_barriers,
            by_virtual,
        ];
        let blocks = *limits.iter().min().unwrap();
        let bits = [2, 4, 1, 8, 16, 32];
        Answer {
            blocks,
            limiters: limits
                .iter()
                .zip(bits)
                .map(|(&limit, bit)| if limit == blocks { bit } else { 0 })
                .sum(),
            limits,
            registers: self.registers_of_warp(a.regs) * w,
            smem: allocated,
            gc: gc != 0,
        }
    }
}

impl Asked {
    /// The same question for the library.
    pub fn kernel(&self) -> smarch::hardware::Kernel {
        use smarch::hardware::{CachePreference, Kernel, PartitionedCaching};
        Kernel {
            block_size: self.block as u32,
            registers: self.regs as u32,
            static_smem: self.static_ as u64,
            dynamic_smem: self.dyn_ as u64,
            carveout: (self.carve != -1).then_some(self.carve as u32),
            cache: CachePreference::from_code(self.cache as u32).unwrap(),
            optin: self.optin.then_some(self.maxdyn as u64),
            caching: PartitionedCaching::from_code(self.gc as u32).unwrap(),
            barriers: self.bars as u32,
            virtual_resources: self.virt as u32,
            ..Kernel::default()
        }
    }
}

impl From<smarch::hardware::Occupancy> for Answer {
    fn from(o: smarch::hardware::Occupancy) -> Self {
        Self {
            blocks: o.blocks.into(),
            limiters: o.limiters.bits(),
            limits: [
                o.by_registers,
                o.by_smem,
                o.by_warps,
                o.by_slots,
                o.by_barriers,
                o.by_virtual,
            ]
            .map(|limit| limit.code().into()),
            registers: o.allocated_registers.into(),
            smem: o.allocated_smem.into(),
            gc: o.partitioned_caching != 0,
        }
    }
}
