use super::*;
use alloc::borrow::ToOwned;

const VERSION: &str = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.14  Thu Feb 22 01:44:30 UTC 2024\n\
                       GCC version:  gcc version 12.2.0 (Debian 12.2.0-14)\n";

fn function(address: &str, vendor: &str, device: &str, class: &str) -> PciFunction {
    let text = |text: &str| Foreign::from(&*(text.to_owned() + "\n"));
    PciFunction {
        address: address.into(),
        vendor: text(vendor),
        device: text(device),
        class: text(class),
        information: None,
    }
}

fn gpu(device: &str) -> PciFunction {
    function("0000:01:00.0", "0x10de", device, "0x030000")
}

fn machine(functions: Vec<PciFunction>) -> Read {
    Read { root: "/".into(), driver_version: Some(VERSION.into()), pci: Some(functions), ..Read::default() }
}

fn release(text: &str) -> Option<String> {
    release_of(&text.into()).map(|it| it.to_string())
}

#[test]
fn the_release_is_read_from_the_file_of_the_driver() {
    assert_eq!(release(VERSION).as_deref(), Some("550.54.14"));
    let open =
        "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  570.133.20  Release Build  (dvs-builder@U22)\n";
    assert_eq!(release(open).as_deref(), Some("570.133.20"));
    // A Jetson's driver has numbers of its own; what another line says is not the driver's.
    assert_eq!(release("NVRM version: NVIDIA UNIX Open Kernel Module for aarch64  35.4.1  Release Build\n"), None);
    assert_eq!(release("GCC version:  550.54.14\n"), None);
    assert_eq!(release_of(&Foreign(b"NVRM version: \xff\0 9999999999.1.1".to_vec())), None);
    assert_eq!(release(""), None);
}

#[test]
fn gpus_are_display_controllers_of_the_vendor() {
    let functions = [
        function("0000:00:02.0", "0x8086", "0x2684", "0x030000"),
        gpu("0x2684"),
        // Its sound, a bridge between GPUs, a text that is no number.
        function("0000:01:00.1", "0x10de", "0x22ba", "0x040300"),
        function("0000:05:00.0", "0x10de", "0x22a3", "0x068000"),
        function("0000:06:00.0", "0x10de", "", "0x030000"),
        function("0000:07:00.0", "0x10de", "0x12684", "0x030000"),
        function("0000:81:00.0", "0x10de", "0x2331", "0x030200"),
    ];
    let found = answer(&machine(functions.into()));
    let gpus: Vec<_> = found.gpus.iter().map(|gpu| (gpu.name(), gpu.device.get())).collect();
    let named = |name: &str, cc| (name.to_owned(), Some(Cc(cc)));
    assert_eq!(gpus, [named("NVIDIA GeForce RTX 4090", 89), named("NVIDIA H100 PCIe", 90)]);
    assert!(found.not_found.is_empty() && found.is_ready());
    assert_eq!(found.kernel, Driver::parse(b"12.4").ok());
    let each = found.each(&found.axes(Axes::default()));
    assert_eq!(each.iter().map(|on| on.device).collect::<Vec<_>>(), [Cc(89), Cc(90)]);
}

/// Every PCI ID that the open kernel modules list is told as their table tells it, or as unknown.
#[test]
fn every_listed_id_is_told_as_it_is_listed() {
    let mut known = 0;
    for row in smarch::devices::LISTINGS {
        let found = answer(&machine(vec![gpu(&format!("0x{:04x}", row.pci))]));
        let [gpu] = found.gpus.as_slice() else { panic!("{:04x}", row.pci) };
        assert!(gpu.gpu_names.iter().any(|name| *name == row.name.as_str()), "{}", row.name);
        match gpu.device.get() {
            Some(cc) => assert!(listings_of(row.pci).iter().flat_map(|it| it.products()).all(|it| it.cc == cc)),
            None => assert_eq!(found.not_found.len(), 1, "{}", row.name),
        }
        known += usize::from(gpu.device.get().is_some());
    }
    assert!(known > 200, "{known}");
}

#[test]
fn the_driver_names_what_is_not_listed() {
    let mut old = gpu("0x1b80");
    let found = answer(&machine(vec![old.clone()]));
    assert_eq!((found.gpus[0].device.get(), found.gpus[0].gpu_names.len()), (None, 0));
    assert!(found.not_found[0].contains("10de:1b80"), "{:?}", found.not_found);
    assert_eq!(found.visible(), None);
    old.information = Some("Model: \t\t NVIDIA GeForce GTX 1080\nIRQ:   \t\t 44\n".into());
    assert_eq!(answer(&machine(vec![old.clone()])).gpus[0].device.get(), Some(Cc(61)));
    old.information = Some("Model: \t\t Unknown\n".into());
    assert_eq!(answer(&machine(vec![old])).gpus[0].device.get(), None);
}

#[test]
fn the_driver_is_that_of_the_kernel_and_that_of_libcuda() {
    let drivers = |read: &Read| {
        let axes = answer(read).axes(Axes::default());
        axes.names_driver.then(|| (axes.driver.0, axes.compat.map(|it| it.0)))
    };
    let mut read = machine(vec![gpu("0x2684")]);
    assert_eq!(drivers(&read), Some((12040, None)));
    read.libcuda = LibCuda::Version(12040);
    assert_eq!(drivers(&read), Some((12040, None)));
    read.libcuda = LibCuda::Version(13000);
    assert_eq!(drivers(&read), Some((12040, Some(13000))));
    // A branch whose CUDA version is not public, and one of a Jetson: libcuda's for both.
    read.driver_version = Some("NVRM version: NVIDIA UNIX x86_64 Kernel Module  430.50  Thu Sep  5\n".into());
    assert_eq!(drivers(&read), Some((13000, None)));
    read.driver_version = None;
    // libcuda alone finds no GPU.
    assert_eq!(drivers(&read), None);
    assert!(answer(&read).not_found[0].starts_with("no driver is loaded"), "{:?}", answer(&read).not_found);
    read.module_version = Some("535.183.01\n".into());
    assert_eq!(drivers(&read), Some((12020, Some(13000))));
    // Who names a driver asks about that one.
    let named = Axes { driver: Driver(11080), names_driver: true, ..Axes::default() };
    assert_eq!(answer(&read).axes(named).driver, Driver(11080));
}

#[test]
fn wsl_and_tegra_are_told_as_what_they_are() {
    let wsl = Read { has_dxg: true, libcuda: LibCuda::Version(12060), ..Read::default() };
    let found = answer(&wsl);
    assert_eq!(found.axes(Axes::default()).driver, Driver(12060));
    assert!(found.gpus.is_empty() && found.not_found[0].contains("WSL") && found.visible().is_none());
    let tegra = |model: &str| Read {
        compatible: Some(Foreign(b"nvidia,p3737-0000+p3701-0000\0nvidia,tegra234\0".to_vec())),
        model: Some(Foreign([model.as_bytes(), b"\0"].concat())),
        ..Read::default()
    };
    // A board that no source names is no device that is known.
    let found = answer(&tegra("NVIDIA Board Of Tomorrow"));
    assert_eq!((found.gpus.len(), found.gpus[0].device.get()), (1, None));
    for (model, device) in [
        ("Jetson AGX Orin", Some(87)),
        ("NVIDIA Jetson AGX Orin Developer Kit", Some(87)),
        ("NVIDIA Jetson Orin NX Engineering Reference Developer Kit Super", Some(87)),
        ("NVIDIA Jetson Xavier NX Developer Kit", Some(72)),
        ("NVIDIA Jetson Nano Developer Kit", Some(53)),
        ("NVIDIA Jetson AGX Thor Developer Kit", Some(110)),
        ("Somebody's Carrier for Jetson Orin Nano", Some(87)),
        // Xavier's, Orin's or Thor's; a desktop product is no board.
        ("Jetson-AGX", None),
        ("NVIDIA Jetson Developer Kit", None),
        ("Board with an RTX 4090", None),
    ] {
        assert_eq!(answer(&tegra(model)).gpus[0].device.get(), device.map(Cc), "{model}");
    }
    let nothing = answer(&Read { pci: Some(Vec::new()), ..Read::default() });
    assert_eq!(nothing.visible(), Some(Vec::new()));
    assert!(nothing.not_found[0].contains("/sys/bus/pci/devices") && !nothing.is_ready());
}

#[test]
fn a_driver_that_is_too_old_is_no_machine_that_is_ready() {
    let mut read = machine(vec![gpu("0x2b85")]);
    assert!(!answer(&read).is_ready());
    assert_eq!(answer(&read).gpus[0].driver_supports, Some(Verdict::NoDriverOld));
    read.driver_version = Some("NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.65.06  x\n".into());
    assert!(answer(&read).is_ready());
}
