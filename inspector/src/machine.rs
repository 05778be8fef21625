//! What the files of a machine say of its GPUs and its driver: read, not understood.

use crate::os::libcuda;
use smarch_answers::Foreign;
use smarch_answers::here::{self, LibCuda, PciFunction, Read};
use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;

/// No file that is read here is longer.
const LONGEST: u64 = 1 << 16;
/// Nor does a machine have more functions on its bus.
const MOST_FUNCTIONS: usize = 1 << 16;

/// The machine that runs this.
pub const ROOT: &str = "/";

fn text_of(path: &Path) -> Option<Foreign> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(LONGEST).read_to_end(&mut bytes).ok()?;
    Some(Foreign(bytes))
}

/// What is in sysfs, in the order of the addresses.
fn functions(root: &Path) -> Option<Vec<PciFunction>> {
    let entries = fs::read_dir(root.join("sys/bus/pci/devices")).ok()?;
    let mut folders: Vec<_> = entries.take(MOST_FUNCTIONS).flatten().map(|entry| entry.path()).collect();
    folders.sort();
    let function = |folder: &std::path::PathBuf| {
        let address = folder.file_name().unwrap_or_default();
        let text = |name: &str| text_of(&folder.join(name)).unwrap_or_default();
        let of_driver = root.join("proc/driver/nvidia/gpus").join(address).join("information");
        PciFunction {
            address: address.as_encoded_bytes().into(),
            vendor: text("vendor"),
            device: text("device"),
            class: text("class"),
            information: text_of(&of_driver),
        }
    };
    Some(folders.iter().map(function).collect())
}

/// What the machine has whose files lie in a folder. libcuda is asked of this one alone.
pub fn machine(root: &Path) -> here::Answer {
    let text = |path: &str| text_of(&root.join(path));
    here::answer(&Read {
        root: root.as_os_str().as_encoded_bytes().into(),
        driver_version: text("proc/driver/nvidia/version"),
        module_version: text("sys/module/nvidia/version"),
        pci: functions(root),
        has_dxg: root.join("dev/dxg").exists(),
        compatible: text("proc/device-tree/compatible"),
        model: text("proc/device-tree/model"),
        libcuda: if root == Path::new(ROOT) { libcuda() } else { LibCuda::NotAsked },
    })
}
