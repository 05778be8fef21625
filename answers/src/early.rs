//! What public texts say of the releases before 11.7, of which no wheel can be run: which CUDA brought a target, and which was the last to build for it.

use smarch::drivers::Driver;
use smarch::{Suffix, Target, Version};

/// The target's number, the PTX ISA that names it first, and the last CUDA that builds for it where that is before 11.7, else 0.0.
type Row = (u32, Version, Version);

const fn row(number: u32, ptx: (u16, u16), last: (u16, u16)) -> Row {
    (number, Version::new(ptx.0, ptx.1), Version::new(last.0, last.1))
}

/// Sources: the release notes of the PTX ISA (its table of versions, CUDA and targets); `MaxVersionForOffloadArch` of Clang's `Cuda.cpp`, which names the last. Of
/// 1.x no source that was read names it.
#[rustfmt::skip]
const ROWS: [Row; 21] = [
//      target  PTX ISA  last CUDA
    row(10,     (1, 0),  (0, 0)),
    row(11,     (1, 0),  (0, 0)),
    row(12,     (1, 2),  (0, 0)),
    row(13,     (1, 2),  (0, 0)),
    row(20,     (2, 0),  (8, 0)),
    row(30,     (3, 0),  (10, 2)),
    row(32,     (4, 0),  (10, 2)),
    row(35,     (3, 1),  (0, 0)),
    row(37,     (4, 1),  (0, 0)),
    row(50,     (4, 0),  (0, 0)),
    row(52,     (4, 1),  (0, 0)),
    row(53,     (4, 2),  (0, 0)),
    row(60,     (5, 0),  (0, 0)),
    row(61,     (5, 0),  (0, 0)),
    row(62,     (5, 0),  (0, 0)),
    row(70,     (6, 0),  (0, 0)),
    row(72,     (6, 1),  (0, 0)),
    row(75,     (6, 3),  (0, 0)),
    row(80,     (7, 0),  (0, 0)),
    row(86,     (7, 1),  (0, 0)),
    row(87,     (7, 4),  (0, 0)),
];

fn row_of(target: Target) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.0 == target.number() && target.suffix() == Suffix::Base)
}

/// The CUDA whose PTX ISA is the first to name a target; others build it from another release on: Meson takes sm_72 from 9.0, LLVM from 9.1.
pub fn came_with(target: Target) -> Option<Version> {
    let (_, ptx, _) = row_of(target)?;
    Driver::oldest_for(*ptx).map(Driver::version)
}

/// The last CUDA that builds for it, where that was before the releases that were run.
pub fn last_with(target: Target) -> Option<Version> {
    row_of(target).map(|(_, _, last)| *last).filter(|last| last.major != 0)
}

#[cfg(test)]
mod tests {
    use super::{ROWS, came_with, last_with};
    use smarch::{Target, Toolkit, Version};

    #[test]
    fn public_rows_fit_what_was_measured() {
        for (number, ptx, last) in ROWS {
            let target = Target::ALL.iter().find(|it| it.number() == number).copied().unwrap();
            let info = target.info();
            // ptxas takes sm_70 with .version 5.1, which no document says.
            let measured = info.ptx_accepted.get().unwrap();
            assert!(measured == ptx || number == 70 && measured < ptx, "{target}");
            let oldest = info.oldest_toolkit.get();
            assert!(came_with(target).unwrap() <= oldest.unwrap_or(Toolkit::V11_7).version(), "{target}");
            assert!(oldest.is_none() || oldest == Some(Toolkit::V11_7), "{target}");
            assert_eq!(oldest.is_none(), number < 35, "{target}");
            assert!(last.major == 0 || oldest.is_none() && last > came_with(target).unwrap(), "{target}");
        }
        let of = |text: &str| Target::ALL.iter().find(|it| it.to_string() == text).copied().unwrap();
        use alloc::string::ToString;
        assert_eq!(came_with(of("sm_72")), Some(Version::new(9, 1)));
        assert_eq!(last_with(of("sm_30")), Some(Version::new(10, 2)));
        assert_eq!((came_with(of("sm_90a")), last_with(of("sm_90"))), (None, None));
    }
}
