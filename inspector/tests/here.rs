//! `--here` on made trees of /proc and /sys, and on a libcuda that says what a test wants.
#![cfg(unix)]

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder that is removed at the end.
struct Tree(PathBuf);

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Tree {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("smarch-here-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn driver(&self, release: &str) {
        let text = format!("NVRM version: NVIDIA UNIX x86_64 Kernel Module  {release}  Thu Feb 22 01:44:30 UTC 2024\n");
        self.file("proc/driver/nvidia/version", text);
    }

    fn function(&self, address: &str, device: &str, class: &str) {
        for (name, text) in [("vendor", "0x10de"), ("device", device), ("class", class)] {
            self.file(&format!("sys/bus/pci/devices/{address}/{name}"), format!("{text}\n"));
        }
    }

    /// What smarch says with `--here` of this tree: its status, and what it prints.
    fn asked(&self, words: &[&str]) -> (i32, String) {
        let here = format!("--here={}", self.0.display());
        said(smarch(words).arg(here))
    }

    fn json(&self, words: &[&str]) -> Value {
        let (_, text) = self.asked(&[words, &["--json"]].concat());
        serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
    }
}

fn smarch(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_smarch"));
    command.args(words);
    command
}

fn said(command: &mut Command) -> (i32, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr);
    (status.code().unwrap(), text)
}

/// Two kinds of GPUs, one of them twice.
fn two_kinds(name: &str, release: &str) -> Tree {
    let tree = Tree::new(name);
    tree.function("0000:01:00.0", "0x2684", "0x030000");
    tree.function("0000:01:00.1", "0x22ba", "0x040300");
    tree.function("0000:02:00.0", "0x2684", "0x030000");
    tree.function("0000:81:00.0", "0x2331", "0x030200");
    tree.driver(release);
    tree
}

#[test]
fn each_kind_of_gpu_is_asked_about_once() {
    let tree = two_kinds("each", "550.54.14");
    let (status, text) = tree.asked(&["pick", "sm_89", "--toolkit", "12.4"]);
    assert_eq!(status, 1, "{text}");
    assert!(text.contains("on 2 x NVIDIA GeForce RTX 4090 (8.9)\na device of 8.9 loads sm_89"), "{text}");
    assert!(text.contains("on NVIDIA H100 PCIe (9.0)\na device of 9.0 runs none of these"), "{text}");
    let answer = tree.json(&["pick", "sm_89", "--toolkit", "12.4"]);
    let of_each: Vec<_> = answer["of_each"].as_array().unwrap().iter().collect();
    assert_eq!(of_each.iter().map(|it| &it["device"]).collect::<Vec<_>>(), ["8.9", "9.0"]);
    assert_eq!(of_each.iter().map(|it| &it["verdict"]["answer"]).collect::<Vec<_>>(), ["yes", "no"]);
    assert_eq!((&answer["machine"]["driver_release"], &of_each[0]["driver"]), (&"550.54.14".into(), &"12.4".into()));
    let (status, text) = tree.asked(&["pick", "sm_89", "sm_90", "--toolkit", "12.4"]);
    assert_eq!(status, 0, "{text}");
}

#[test]
fn the_same_is_answered_as_for_a_device_that_is_named() {
    let tree = Tree::new("named");
    tree.function("0000:01:00.0", "0x2b85", "0x030000");
    for release in ["535.183.01", "570.86.15", "580.65.06"] {
        tree.driver(release);
        for words in [&["pick", "sm_120", "compute_90"][..], &["check", "sm_120", "load"]] {
            let here = tree.json(words);
            let (command, rest) = words.split_first().unwrap();
            let named: Vec<&str> = match *command {
                "check" => vec!["check", "sm_120", "12.0", "load", "--driver", release, "--json"],
                _ => [&["pick", "12.0"], rest, &["--driver", release, "--json"]].concat(),
            };
            let mut named: Value = serde_json::from_str(&said(&mut smarch(&named)).1).unwrap();
            for key in ["smarch", "toolkit", "evidence"] {
                named.as_object_mut().unwrap().remove(key);
            }
            assert_eq!(here["of_each"][0], named, "{release} {words:?}");
        }
    }
}

#[test]
fn a_file_is_reported_for_each_kind_of_gpu() {
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/kernels.cubin");
    let tree = two_kinds("report", "580.65.06");
    let (status, text) = tree.asked(&["report", kernels]);
    assert_eq!(status, 1, "{text}");
    assert!(text.starts_with("on 2 x NVIDIA GeForce RTX 4090 (8.9)\nno: "), "{text}");
    assert!(text.contains("\non NVIDIA H100 PCIe (9.0)\nyes"), "{text}");
    let answer = tree.json(&["report", kernels]);
    let runs: Vec<_> = answer["of_each"].as_array().unwrap().iter().map(|it| &it["runs"]["answer"]).collect();
    assert_eq!(runs.len(), 2, "{answer}");
    // As for a device that is named.
    let named = ["report", kernels, "--device", "9.0", "--driver", "580.65.06", "--json"];
    let named: Value = serde_json::from_str(&said(&mut smarch(&named)).1).unwrap();
    for key in ["runs", "modules", "cubins", "driver"] {
        assert_eq!(answer["of_each"][1][key], named[key], "{key}");
    }
    let empty = Tree::new("report-nothing");
    let (status, text) = empty.asked(&["report", kernels]);
    assert_eq!((status, text.contains("no GPU was found")), (1, true), "{text}");
}

#[test]
fn a_list_is_for_the_devices_that_are_there() {
    let tree = two_kinds("archs", "580.65.06");
    let images = |words: &[&str]| {
        let answer = tree.json(words);
        let names: Vec<String> =
            answer["images"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect();
        names.join(" ")
    };
    assert_eq!(images(&["archs", "nvcc", "-arch=native"]), "sm_89 sm_90");
    assert_eq!(images(&["archs", "torch", "", "--torch-newest", "9.0"]), "sm_89 compute_90 sm_90");
    assert_eq!(tree.asked(&["archs", "cmake", "89;90"]).0, 0);
    assert_eq!(tree.asked(&["archs", "cmake", "89-real"]).0, 1);
    assert_eq!(tree.asked(&["archs", "cmake", "89-real", "--on", "8.9"]).0, 0);
}

#[test]
fn what_is_not_there_is_unknown_and_says_what_was_looked_for() {
    let tree = Tree::new("nothing");
    for words in [&["pick", "sm_90"][..], &["check", "sm_90"], &["archs", "cmake", "90"]] {
        let (status, text) = tree.asked(words);
        assert_eq!(status, 1, "{text}");
        assert!(text.contains("no GPU was found") && text.contains("/sys/bus/pci/devices"), "{text}");
        assert!(text.contains("no driver is loaded"), "{text}");
    }
    // A GPU without a driver; a driver that is named is asked about.
    tree.function("0000:01:00.0", "0x2684", "0x030000");
    assert_eq!(tree.asked(&["pick", "sm_89"]).0, 1);
    let (status, text) = tree.asked(&["pick", "sm_89", "--driver", "580"]);
    assert_eq!((status, text.contains("loads sm_89")), (0, true), "{text}");
    // A GPU that no source names beside one that is known: no yes of all.
    tree.driver("580.65.06");
    assert_eq!(tree.asked(&["pick", "sm_89"]).0, 0);
    tree.function("0000:02:00.0", "0x1b80", "0x030000");
    let (status, text) = tree.asked(&["pick", "sm_89"]);
    assert_eq!(status, 1, "{text}");
    assert!(text.contains("compute capability of 10de:1b80"), "{text}");
}

#[test]
fn wsl_and_tegra_are_named() {
    let tree = Tree::new("wsl");
    tree.file("dev/dxg", "");
    assert!(tree.asked(&["pick", "sm_90"]).1.contains("this is WSL"));
    let tree = Tree::new("tegra");
    tree.file("proc/device-tree/compatible", b"nvidia,p3737-0000+p3701-0000\0nvidia,tegra234\0");
    tree.file("proc/device-tree/model", b"NVIDIA Board Of Tomorrow\0");
    let (status, text) = said(&mut smarch(&["here", tree.0.to_str().unwrap()]));
    assert_eq!(status, 1);
    assert!(text.contains("nvidia,tegra234") && text.contains("compute capability unknown"), "{text}");
}

/// Files that say anything are no reason to fail; what is long is read to an end.
#[test]
fn hostile_trees_are_answered() {
    let tree = Tree::new("hostile");
    tree.file("proc/driver/nvidia/version", vec![b'N'; 1 << 20]);
    tree.file("sys/module/nvidia/version", [0xff, 0, b'\n', 0x1b, b'[', b'3', b'1', b'm']);
    tree.file("sys/bus/pci/devices/\u{1b}[31m/vendor", "0x10de");
    tree.file("sys/bus/pci/devices/\u{1b}[31m/device", "0x2684");
    tree.file("sys/bus/pci/devices/\u{1b}[31m/class", "0x030000");
    tree.file("sys/bus/pci/devices/a/vendor", [0xff; 10]);
    tree.file("sys/bus/pci/devices/file-and-no-folder", "");
    let (status, text) = said(&mut smarch(&["here", tree.0.to_str().unwrap()]));
    assert_eq!(status, 1);
    assert!(!text.contains('\u{1b}') && text.contains("NVIDIA GeForce RTX 4090"), "{text}");
    let root = Path::new("/no/such/folder");
    assert_eq!(said(&mut smarch(&["here", root.to_str().unwrap()])).0, 1);
}

/// libcuda is opened where the loader finds it, and asked for its version alone.
#[cfg(target_os = "linux")]
#[test]
fn libcuda_tells_the_user_mode_driver() {
    let tree = Tree::new("libcuda");
    let source = tree.0.join("cuda.c");
    let asked = |body: &str| {
        fs::write(&source, body).unwrap();
        let library = tree.0.join("libcuda.so.1");
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".into());
        let built = Command::new(compiler).args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status();
        assert!(built.unwrap().success());
        let (_, text) = said(smarch(&["here", "--json"]).env("LD_LIBRARY_PATH", &tree.0));
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let found = |answer: &Value| {
        let places = answer["looked_for"].as_array().unwrap();
        places.iter().find(|it| it["place"] == "libcuda.so.1").unwrap()["was_found"].clone()
    };
    let answer = asked("int cuDriverGetVersion(int *v) { *v = 12030; return 0; }");
    assert_eq!(answer["libcuda_driver"], "12.3");
    assert_eq!(found(&answer), "cuDriverGetVersion returns 12030");
    let answer = asked("int cuDriverGetVersion(int *v) { *v = 12030; return 999; }");
    assert_eq!((&answer["libcuda_driver"], found(&answer).as_str().unwrap().contains("999")), (&Value::Null, true));
    let answer = asked("int cuDriverGetVersion(int *v) { *v = -1; return 0; }");
    assert_eq!(answer["libcuda_driver"], Value::Null);
    let answer = asked("int nothing;");
    assert!(found(&answer).as_str().unwrap().contains("no cuDriverGetVersion"), "{answer}");
}
