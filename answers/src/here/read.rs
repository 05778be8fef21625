//! What was read of a machine, and what the texts hold.

use crate::Foreign;
use alloc::{string::String, vec::Vec};
use smarch::drivers::DriverRelease;

/// What was read of a machine, as it was read: what it means is the answer's.
#[derive(Clone, Debug, Default)]
pub struct Read {
    /// The folder in which its files were looked for: `/`.
    pub root: Foreign,
    /// `proc/driver/nvidia/version`.
    pub driver_version: Option<Foreign>,
    /// `sys/module/nvidia/version`.
    pub module_version: Option<Foreign>,
    /// What is in `sys/bus/pci/devices`, in the order of the addresses; nothing where there is no such folder.
    pub pci: Option<Vec<PciFunction>>,
    /// `dev/dxg`, the device of WSL.
    pub has_dxg: bool,
    /// `proc/device-tree/compatible`.
    pub compatible: Option<Foreign>,
    /// `proc/device-tree/model`.
    pub model: Option<Foreign>,
    pub libcuda: LibCuda,
}

/// A function of the PCI bus, as sysfs has it.
#[derive(Clone, Debug, Default)]
pub struct PciFunction {
    /// `0000:01:00.0`
    pub address: Foreign,
    /// `0x10de`
    pub vendor: Foreign,
    /// `0x2684`
    pub device: Foreign,
    /// `0x030000`
    pub class: Foreign,
    /// `proc/driver/nvidia/gpus/0000:01:00.0/information`.
    pub information: Option<Foreign>,
}

/// What libcuda said when it was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LibCuda {
    /// It was not asked: the files are not those of the machine that runs this.
    #[default]
    NotAsked,
    /// It cannot be opened.
    Absent,
    /// It was opened, and gives no version.
    Silent(String),
    /// What `cuDriverGetVersion` returns.
    Version(u32),
}

/// The number of "0x10de".
pub(super) fn number(text: &Foreign) -> Option<u32> {
    let text = text.0.trim_ascii();
    let digits = text.strip_prefix(b"0x").unwrap_or(text);
    u32::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok()
}

/// The release in "NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.14  Thu Feb 22 ...".
pub(super) fn release_of(version_file: &Foreign) -> Option<DriverRelease> {
    let line = version_file.0.split(|byte| *byte == b'\n').find(|line| line.starts_with(b"NVRM version:"))?;
    let mut words = line.split(u8::is_ascii_whitespace);
    words.find_map(|word| DriverRelease::parse(word).ok())
}

/// "NVIDIA GeForce GTX 1080" of "Model: \t\t NVIDIA GeForce GTX 1080".
pub(super) fn model_of(information: &Foreign) -> Option<String> {
    let line = information.0.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"Model:"))?;
    let model = core::str::from_utf8(line).ok()?.trim();
    (!model.is_empty() && model != "Unknown").then(|| crate::shown(model))
}

/// The texts of a property of the device tree, each with a 0 behind it.
pub(super) fn texts_of(property: &Foreign) -> Vec<String> {
    let texts = property.0.split(|byte| *byte == 0).map(<[u8]>::trim_ascii);
    texts.filter(|text| !text.is_empty()).map(crate::shown).collect()
}
