//! Every case of `cuda_occupancy.h`, with the three corrections counted.

use super::reference::{Answer, Asked, INFINITE, Sm, table};
use super::{cc, rows};
use smarch::Error;
use smarch::hardware::{Geometry, Kernel};
use std::collections::BTreeMap;

struct Case {
    line: usize,
    cells: BTreeMap<String, String>,
}

impl Case {
    fn read(file: &str) -> Vec<Self> {
        rows(file)
            .into_iter()
            .enumerate()
            .map(|(row, cells)| Self { line: row + 2, cells })
            .collect()
    }

    fn get(&self, column: &str) -> i64 {
        self.cells[column].parse().unwrap()
    }

    /// 0 for columns that the older file lacks.
    fn get_or(&self, column: &str, default: i64) -> i64 {
        self.cells.get(column).map_or(default, |cell| cell.parse().unwrap())
    }

    fn asked(&self) -> Asked {
        Asked {
            regs: self.get("regs"),
            block: self.get("block"),
            static_: self.get("static"),
            dyn_: self.get("dyn"),
            cache: self.get("cache"),
            carve: self.get_or("carve", -1),
            gc: self.get("gc"),
            optin: self.get_or("limcfg", 0) == 1,
            maxdyn: self.get_or("maxdyn", 0),
            bars: self.get_or("bars", 0),
            virt: self.get_or("virt", 0),
        }
    }

    /// What the header answers.
    fn answer(&self) -> Answer {
        let slots = self.get("Lb");
        Answer {
            blocks: self.get("blocks"),
            limiters: self.get("lim") as u32,
            limits: [
                self.get("Lr"),
                self.get("Ls"),
                self.get("Lw"),
                slots,
                self.get_or("Lbar", INFINITE),
                self.get_or("Lv", INFINITE),
            ],
            registers: self.get("aregs"),
            smem: self.get("asmem"),
            gc: self.get("gcout") != 0,
        }
    }
}

/// How often the library and the header differ for a reason.
#[derive(Debug, Default, PartialEq, Eq)]
struct Corrected {
    /// Cases that were compared.
    cases: u32,
    /// Registers above the architecture's maximum: refused (erratum E22).
    registers: u32,
    /// Of these, so many that the header lets no block run either.
    registers_nowhere: u32,
    /// Barriers decide, and the header keeps the limiters from before.
    limiters: u32,
    /// The header promises memory with which fewer blocks fit.
    available: u32,
}

fn compare(file: &str, skip: impl Fn(&str) -> bool) -> Corrected {
    let table = table();
    let mut corrected = Corrected::default();
    let mut sm_counts = BTreeMap::new();
    for case in Case::read(file) {
        let name = case.cells["cc"].clone();
        if skip(&name) {
            continue;
        }
        corrected.cases += 1;
        let sm = table.iter().find(|sm| sm.cc() == cc(&name)).unwrap();
        let geometry = cc(&name).geometry().unwrap();
        let asked = case.asked();
        let kernel = Kernel {
            max_block_size: case.cells.get("attrmaxthr").map(|cell| cell.parse().unwrap()),
            ..asked.kernel()
        };
        let at = format!("{file}:{} {kernel:?}", case.line);

        let (lenient, kernel) = if asked.regs > sm.registers_per_thread {
            assert_eq!(geometry.occupancy(&kernel), Err(Error::KernelRegisters), "{at}");
            assert_eq!(geometry.best_block(&kernel), Err(Error::KernelRegisters), "{at}");
            assert_eq!(
                geometry.available_dynamic_smem(&kernel, 1),
                Err(Error::KernelRegisters),
                "{at}"
            );
            corrected.registers += 1;
            // What the header takes besides, it counts like 255.
            if asked.regs > if sm.major >= 7 { 256 } else { 255 } {
                corrected.registers_nowhere += 1;
                assert_eq!((case.get("blocks"), case.get_or("potblock", 0)), (0, 0), "{at}");
                continue;
            }
            let mut silicon = *geometry.silicon();
            silicon.max_registers_per_thread = 255;
            let registers = kernel.registers.min(255);
            (Geometry::new(silicon).unwrap(), Kernel { registers, ..kernel })
        } else {
            (*geometry, kernel)
        };
        let geometry = &lenient;
        let found = geometry.occupancy(&kernel);
        assert_eq!(
            geometry.occupancy_blocks(&kernel),
            found.map(|found| found.blocks),
            "{at}"
        );
        let best = geometry.best_block(&kernel);

        // Status, blocks, every limit, what a block gets.
        if case.get("st") != 0 {
            assert!(
                matches!(found, Err(Error::KernelBlockSize | Error::KernelCarveout)),
                "{at}: {found:?}"
            );
        } else {
            let mut expected = case.answer();
            let found = Answer::from(found.unwrap());
            let bits = [2, 4, 1, 8, 16, 32];
            let right: u32 = (expected.limits.iter().zip(bits))
                .map(|(&limit, bit)| if limit == expected.blocks { bit } else { 0 })
                .sum();
            if expected.limiters != right {
                assert!(
                    expected.limits[4] == expected.blocks,
                    "{at}: only barriers make the header wrong"
                );
                corrected.limiters += 1;
                expected.limiters = right;
            }
            assert_eq!(found, expected, "{at}");
        }

        // The best block size and the smallest grid.
        if case.get_or("pot_st", 0) != 0 {
            assert_eq!(best, Err(Error::KernelCarveout), "{at}");
        } else {
            let best = best.unwrap();
            assert_eq!(
                best.map_or(0, |best| best.block_size),
                case.get("potblock") as u32,
                "{at}"
            );
            // The device's number of SMs is not in the file, but it is the same in all of its rows.
            if let Some(best) = best {
                let min_grid = case.get("mingrid") as u64;
                let sms = *sm_counts.entry(name).or_insert(min_grid / u64::from(best.blocks));
                assert_eq!(best.min_grid(sms as u32), min_grid, "{at}");
            } else {
                assert_eq!(case.get("mingrid"), 0, "{at}");
            }
        }

        if case.cells.contains_key("av_st") {
            available(sm, &case, geometry, &kernel, &mut corrected, &at);
        }
    }
    corrected
}

/// Available dynamic shared memory, as the header has it or corrected.
fn available(sm: &Sm, case: &Case, geometry: &Geometry, kernel: &Kernel, corrected: &mut Corrected, at: &str) {
    let asked = case.asked();
    let blocks = case.get("nb");
    let found = geometry.available_dynamic_smem(kernel, blocks as u32);
    if case.get("av_st") != 0 {
        assert!(found.is_err(), "{at}: {found:?}");
        return;
    }
    let found = i64::from(found.unwrap());

    // The rule, with the reserve subtracted.
    let limit = sm.block_limit(&asked, sm.smem_per_sm);
    let total = match (blocks, sm.preferred(&asked)) {
        (1, _) => limit,
        (_, 0) => *sm.carveouts.iter().find(|&&carveout| carveout > 0).unwrap(),
        (_, preferred) => preferred,
    };
    let share = (total / blocks / sm.smem_unit * sm.smem_unit).min(limit);
    let right = (share - asked.static_ - sm.reserved).max(0);
    let right = if asked.optin { right.min(asked.maxdyn) } else { right };
    assert_eq!(found, right, "{at}");

    // The promise is kept.
    let fits = |bytes: i64| sm.occupancy(&Asked { dyn_: bytes, ..asked }).blocks >= blocks;
    assert!(fits(found), "{at}: {found}");

    // The header counts the opted-in maximum also of a kernel that has not opted in.
    let header = case.get("avail");
    if found.min(asked.maxdyn) != header {
        assert_eq!(header, (found + sm.reserved).min(asked.maxdyn), "{at}");
        corrected.available += 1;
        assert!(!fits(header), "{at}: {header} fits, {found} is too little");
    }
}

#[test]
fn equals_the_header_of_13_0() {
    // Its 2.x rows only say that the header no longer knows 2.x.
    let corrected = compare("occupancy/golden.tsv", |cc| cc.starts_with("2."));
    assert_eq!(
        corrected,
        Corrected {
            cases: 9_249,
            registers: 366,
            registers_nowhere: 119,
            limiters: 82,
            available: 865,
        }
    );
}

#[test]
fn equals_the_header_of_7_0() {
    let corrected = compare("occupancy/golden_fermi.tsv", |_| false);
    assert_eq!(
        corrected,
        Corrected {
            cases: 2_000,
            registers: 130,
            ..Corrected::default()
        }
    );
}
