//! What people call a driver: its branch, 570; if no branch fits, as for Tegra parts, its CUDA version.

use alloc::{format, string::String, string::ToString};
use smarch::drivers::{BRANCHES, Branch, Driver, newest_driver};
use smarch::{Cc, Target};

/// Whether drivers of the device are called by a branch. Without a device in particular they are.
pub fn has_branches(device: Option<Cc>) -> bool {
    !device.and_then(Cc::target).is_some_and(|target: Target| target.info().is_tegra)
}

/// The first branch that does all that the driver does; where several return one CUDA version, one that came with a toolkit: 445 was of few GPUs.
fn first(driver: Driver, device: Option<Cc>) -> Option<&'static Branch> {
    let first = BRANCHES.iter().find(|row| row.driver >= driver).filter(|_| has_branches(device))?;
    BRANCHES.iter().find(|row| row.driver == first.driver && row.release.get().is_some()).or(Some(first))
}

/// The last branch that does no more.
fn last(driver: Driver, device: Option<Cc>) -> Option<&'static Branch> {
    BRANCHES.iter().rev().find(|row| row.driver <= driver).filter(|_| has_branches(device))
}

/// What somebody typed for a driver, a branch or a release of it; `None` where that is its CUDA version or nothing.
pub fn typed_name(driver: Driver, typed: &str) -> Option<&str> {
    let number = typed.trim_start_matches(['R', 'r']);
    (driver.to_string() != number && Driver::parse(number.as_bytes()) == Ok(driver)).then_some(number)
}

/// "driver 535 (CUDA 12.2)"; "driver of CUDA 12.2" if the name is the CUDA version itself.
pub fn driver_title(driver: Driver, name: &str) -> String {
    if name.is_empty() || name == driver.to_string() {
        format!("driver of CUDA {driver}")
    } else {
        format!("driver {name} (CUDA {driver})")
    }
}

/// The branch of a driver, "535", or the branch or release that was typed; where several branches return its CUDA version, or none, that: "10.1".
pub fn driver_name(driver: Driver, typed: &str, device: Option<Cc>) -> String {
    if !has_branches(device) {
        return driver.to_string();
    }
    if let Some(name) = typed_name(driver, typed) {
        return name.into();
    }
    let mut branches = BRANCHES.iter().filter(|row| row.driver == driver);
    match (branches.next(), branches.next()) {
        (Some(row), None) => row.branch.to_string(),
        _ => driver.to_string(),
    }
}

/// "driver 580 (CUDA 13.0)", "driver of CUDA 10.1".
pub fn driver_text(driver: Driver, typed: &str, device: Option<Cc>) -> String {
    driver_title(driver, &driver_name(driver, typed, device))
}

/// The oldest driver that will do, in a column: "570"; without a branch "CUDA 12.8".
pub fn driver_cell(oldest: Driver, device: Option<Cc>) -> String {
    first(oldest, device).map_or_else(|| format!("CUDA {oldest}"), |row| row.branch.to_string())
}

/// The newest driver that will do: "driver 580"; without a branch "a driver of CUDA 13.0".
pub fn newest_text(newest: Driver, device: Option<Cc>) -> String {
    last(newest, device).map_or_else(|| format!("a driver of CUDA {newest}"), |row| format!("driver {}", row.branch))
}

/// "driver 570"; without a branch "a driver of CUDA 12.8".
pub fn oldest_text(oldest: Driver, device: Option<Cc>) -> String {
    let driver = if first(oldest, device).is_some() { "driver" } else { "a driver of" };
    format!("{driver} {}", driver_cell(oldest, device))
}

/// "driver 570 or newer"; "driver 450 to 580" for a device that newer drivers no longer support.
pub fn newer_text(oldest: Driver, device: Option<Cc>) -> String {
    let text = oldest_text(oldest, device);
    match device.and_then(newest_driver).filter(|newest| *newest >= oldest) {
        None => format!("{text} or newer"),
        Some(newest) => match first(oldest, device).and(last(newest, device)) {
            Some(row) if row.branch.to_string() == driver_cell(oldest, device) => text,
            Some(row) => format!("{text} to {}", row.branch),
            None => format!("{text} to {newest}"),
        },
    }
}

/// "driver 580 or older".
pub fn older_text(newest: Driver, device: Option<Cc>) -> String {
    format!("{} or older", newest_text(newest, device))
}

#[cfg(test)]
mod tests {
    use super::{driver_cell, driver_text, newer_text, older_text};
    use smarch::Cc;
    use smarch::drivers::Driver;

    #[test]
    fn a_driver_is_called_by_its_branch() {
        for (driver, device, cell, newer, older) in [
            (12080, Some(120), "570", "driver 570 or newer", "driver 570 or older"),
            (13000, None, "580", "driver 580 or newer", "driver 580 or older"),
            // Newer ones do not support it.
            (11000, Some(61), "450", "driver 450 to 580", "driver 450 or older"),
            (13000, Some(61), "580", "driver 580", "driver 580 or older"),
            // Several branches return 10.1.
            (10010, Some(61), "418", "driver 418 to 580", "driver 435 or older"),
            // Tegra parts, and what is newer than every branch.
            (12020, Some(87), "CUDA 12.2", "a driver of CUDA 12.2 or newer", "a driver of CUDA 12.2 or older"),
            (99000, None, "CUDA 99.0", "a driver of CUDA 99.0 or newer", "driver 620 or older"),
        ] {
            let (driver, device) = (Driver(driver), device.map(Cc));
            assert_eq!(driver_cell(driver, device), cell, "{driver}");
            assert_eq!(newer_text(driver, device), newer, "{driver}");
            assert_eq!(older_text(driver, device), older, "{driver}");
        }
    }

    #[test]
    fn a_driver_that_was_asked_about_is_told_with_its_cuda_version() {
        for (driver, typed, device, text) in [
            (13000, "", None, "driver 580 (CUDA 13.0)"),
            (12040, "550.54.14", Some(90), "driver 550.54.14 (CUDA 12.4)"),
            (12040, "12.4", None, "driver 550 (CUDA 12.4)"),
            (10010, "", None, "driver of CUDA 10.1"),
            (10010, "435", None, "driver 435 (CUDA 10.1)"),
            (12020, "", Some(87), "driver of CUDA 12.2"),
        ] {
            assert_eq!(driver_text(Driver(driver), typed, device.map(Cc)), text);
        }
    }
}
