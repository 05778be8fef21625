//! May a cubin load on a device, may PTX be compiled there by the driver?
//!
//! Erratum E60. NVIDIA's public documents answer. If they do not speak of a pair, or contradict each other, the answer
//! is unknown, not no. A driver was asked about every pair for one device (580.159.04, 9.0:
//! `silicon/580.159.04_9.0.tsv`), and answers alike.
//!
//! PTX needs a driver that knows its `.version`; this is judged here. It also needs a driver that has its compiler
//! library and may use it; this is not judged (`CUDA_ERROR_JIT_COMPILER_NOT_FOUND`, `_JIT_COMPILATION_DISABLED`). A
//! compute capability that no source names is unknown.

use crate::drivers::{Driver, driver_supports_why, is_within_bounds};
use crate::targets::ptx_version::is_read;
use crate::targets::{Cc, RENAMED, Suffix, Target};
use crate::{Answer, Toolkit, Verdict, Version};

coded_enum! {
    /// What an answer about loading rests on.
    pub enum Basis {
        /// A public document states it for this pair.
        Documented = 1, DOCUMENTED, "documented";
        /// Only the newest documents state it for this pair (toolkit 13.4).
        Newest     = 2, NEWEST,     "documented since toolkit 13.4";
        /// It follows from a documented rule that gives no such example.
        Rule       = 3, RULE,       "documented as a rule";
        /// The documents contradict each other, and reports from users decide.
        Reported   = 4, REPORTED,   "documents disagree, users report it";
        /// The documents contradict each other.
        Disputed   = 5, DISPUTED,   "documents disagree";
        /// The documents state nothing.
        Silent     = 6, SILENT,     "documents are silent";
    }
}

/// Whether a cubin for `cubin` loads on a device of this compute capability; false also where that is unknown.
#[must_use]
pub fn loads(cubin: Target, device: Cc) -> bool {
    // No device is above the table's end.
    let targets = LOADS.get(device.0 as usize);
    targets.is_some_and(|targets| targets.contains(cubin))
}

/// As [`loads`], with the reason.
///
/// Source: the CUDA programming guide (binary compatibility, family-specific targets) and the Ampere, Ada and
/// Blackwell compatibility guides, collected in `loading/LOADING.md` and `loading/loading_sass.tsv`; public.
#[must_use]
pub const fn loads_why(cubin: Target, device: Cc) -> Verdict {
    let (from, to) = (cubin.number(), device.0);
    if !is_real(cubin) || !is_known_device(device) {
        return Verdict::UnknownDevice;
    }
    if from == to {
        return Verdict::Yes;
    }
    if are_aliases(cubin, device) {
        return Verdict::UnknownSilent;
    }
    match cubin.suffix() {
        Suffix::A => Verdict::NoLoadExact,
        Suffix::F => in_family(cubin, device, Verdict::NoLoadMinor),
        Suffix::Base if from / 10 != to / 10 => Verdict::NoLoadMajor,
        Suffix::Base if from > to => Verdict::NoLoadMinor,
        Suffix::Base => match (from, to) {
            (80 | 86, 88) | (88, 89) => Verdict::UnknownSilent,
            (86, 87) | (87, 88 | 89) => Verdict::UnknownDisputed,
            _ if cubin.is_tegra() || is_tegra(device) => Verdict::NoLoadTegra,
            _ => Verdict::Yes,
        },
    }
}

/// What the answer of [`loads_why`] rests on.
///
/// Source: the letters of `loading/loading_sass.tsv`.
#[must_use]
pub const fn loads_basis(cubin: Target, device: Cc) -> Basis {
    match (loads_why(cubin, device), cubin.number(), device.0) {
        (Verdict::NoLoadTegra, 80, 87) => Basis::Reported,
        (Verdict::Yes, from, to) if from == to => Basis::Documented,
        (Verdict::Yes, ..) if matches!(cubin.suffix(), Suffix::F) => family_basis(device),
        (Verdict::Yes, 70, 75) | (Verdict::Yes, 80, 86 | 89) | (Verdict::Yes, 86, 89) => Basis::Documented,
        (Verdict::Yes, ..) => Basis::Rule,
        (verdict, ..) => basis_of_others(verdict),
    }
}

/// Whether a driver compiles PTX for `ptx_target` on a device of this compute capability; false also where that is unknown.
///
/// `version` is the `.version` of the PTX. Without it the answer is unknown, unless no driver compiles any version.
#[must_use]
#[inline]
pub fn jits(driver: Driver, version: Option<Version>, ptx_target: Target, device: Cc) -> bool {
    let Some(version) = version else { return false };
    ptx_fits(ptx_target, device)
        && driver.compiles(version)
        && is_within_bounds(driver, device)
        && lowest_ptx_number(ptx_target) <= version.number()
}

/// The lowest `.version` with which a driver compiles PTX for a target: as ptxas does, but for sm_35, which ptxas refuses below 3.1 and a driver
/// compiles from 3.0 on (measured: 580.159.04).
const fn lowest_ptx_number(ptx_target: Target) -> u32 {
    match ptx_target {
        Target::Sm35 => Version::new(3, 0).number(),
        _ => ptx_target.earliest_ptx_number(),
    }
}

/// As [`jits`], with the reason.
///
/// First what no driver does: [`pair_jits_why`]; then the driver's own.
///
/// Source: the CUDA programming guide (PTX compatibility, family-specific targets) and nvcc's manual, collected in
/// `loading/LOADING.md` and `loading/loading_ptx.tsv`; the PTX ISA's release history, `drivers/ptx_isa.tsv`; the drivers
/// of devices, `drivers/device_drivers.tsv`; public.
#[must_use]
pub fn jits_why(driver: Driver, version: Option<Version>, ptx_target: Target, device: Cc) -> Verdict {
    match pair_jits_why(ptx_target, device) {
        Verdict::Yes => driver_why(driver, version, ptx_target, device),
        other => other,
    }
}

/// What the driver decides of PTX that fits the device.
fn driver_why(driver: Driver, version: Option<Version>, ptx_target: Target, device: Cc) -> Verdict {
    match driver_supports_why(driver, device) {
        refused if refused.answer() as u32 == Answer::No as u32 => return refused,
        _ if driver.0 == 0 => return Verdict::UnknownDriver,
        _ => {}
    }
    // A target came with a version of its own, and PTX that names it has that version at least.
    let lowest = ptx_target.ptx_accepted();
    let Some(newest) = driver.ptx() else {
        return Verdict::NoDriverPtx;
    };
    match (version, lowest) {
        (Some(version), Some(_)) if version.number() < lowest_ptx_number(ptx_target) => Verdict::NoPtxVersionLow,
        // Below the driver's newest version there are numbers that no release ever read: 5.7.
        (Some(version), _) if version <= newest && !is_read(Toolkit::NEWEST, version) => Verdict::NoPtxVersion,
        (Some(version), _) if version <= newest => Verdict::Yes,
        (None, Some(lowest)) if lowest <= newest => Verdict::UnknownPtx,
        _ if driver.is_documented() => Verdict::NoDriverPtx,
        _ => Verdict::UnknownDriver,
    }
}

/// Whether some driver compiles PTX for `ptx_target` on a device of this compute capability; false also where that is unknown.
#[must_use]
#[inline]
pub fn ptx_fits(ptx_target: Target, device: Cc) -> bool {
    // No device is above the table's end.
    let targets = JITS.get(device.0 as usize);
    targets.is_some_and(|targets| targets.contains(ptx_target))
}

/// As [`ptx_fits`], with the reason: what its numbers and suffixes allow.
///
/// Source: as [`jits_why`]. ptxas knows no `.target sm_73`: measured.
#[must_use]
pub const fn pair_jits_why(ptx_target: Target, device: Cc) -> Verdict {
    let (from, to) = (ptx_target.number(), device.0);
    if !ptx_target.is_in_ptx() {
        return Verdict::NoPtxTarget;
    }
    if !is_known_device(device) {
        return Verdict::UnknownDevice;
    }
    if from == to {
        return Verdict::Yes;
    }
    match ptx_target.suffix() {
        Suffix::Base if from <= to => Verdict::Yes,
        _ if are_aliases(ptx_target, device) => Verdict::UnknownSilent,
        Suffix::Base => Verdict::NoJitHigher,
        Suffix::A => Verdict::NoLoadExact,
        Suffix::F => in_family(ptx_target, device, Verdict::NoJitHigher),
    }
}

/// What the answer of [`pair_jits_why`] rests on.
///
/// Source: the letters of `loading/loading_ptx.tsv`.
#[must_use]
pub const fn jits_basis(ptx: Target, device: Cc) -> Basis {
    match pair_jits_why(ptx, device) {
        Verdict::Yes | Verdict::NoPtxTarget => Basis::Documented,
        verdict => basis_of_others(verdict),
    }
}

/// Suffix `f`: upward within the family.
const fn in_family(code: Target, device: Cc, if_lower: Verdict) -> Verdict {
    match (code.family(), device.family()) {
        (Some(code_family), Some(device_family)) if code_family as u32 == device_family as u32 => {
            if code.number() <= device.0 {
                Verdict::Yes
            } else {
                if_lower
            }
        }
        (_, None) if code.number() / 10 == device.0 / 10 && code.number() < device.0 => Verdict::UnknownDevice,
        _ => Verdict::NoLoadFamily,
    }
}

/// Documents before toolkit 13.4 do not speak of 10.7.
const fn family_basis(device: Cc) -> Basis {
    if device.0 == NEWEST_DEVICE {
        Basis::Newest
    } else {
        Basis::Documented
    }
}

const fn basis_of_others(verdict: Verdict) -> Basis {
    match verdict {
        Verdict::UnknownDisputed => Basis::Disputed,
        _ if matches!(verdict.answer(), Answer::Unknown) => Basis::Silent,
        _ => Basis::Documented,
    }
}

/// 10.7, a device of which documents speak since toolkit 13.4.
const NEWEST_DEVICE: u32 = 107;

/// Whether cubins are made for the target: sm_73 and sm_82 are no public compute capability.
const fn is_real(target: Target) -> bool {
    !matches!(target, Target::Sm73 | Target::Sm82)
}

/// Whether public documents speak of devices of this compute capability. What other devices run is unknown.
///
/// Source: as [`loads_why`].
#[must_use]
pub const fn is_known_device(cc: Cc) -> bool {
    match cc.target() {
        Some(target) => is_real(target),
        None => false,
    }
}

/// Whether devices of this compute capability are Tegra parts.
const fn is_tegra(device: Cc) -> bool {
    match device.target() {
        Some(target) => target.is_tegra(),
        None => false,
    }
}

/// Whether these are the same part under an older and a newer number, as 10.1 and 11.0.
const fn are_aliases(code: Target, device: Cc) -> bool {
    let (older, newer) = RENAMED;
    let (code, device) = (code.number(), device.0);
    code == older && device == newer || code == newer && device == older
}

// For each compute capability the cubins that load and the PTX that is compiled there.
yes_sets! {
    static LOADS: [TargetSet; 128] = |device, cubin| loads_why(cubin, Cc(device as u32));
}

yes_sets! {
    static JITS: [TargetSet; 128] = |device, ptx| pair_jits_why(ptx, Cc(device as u32));
}
