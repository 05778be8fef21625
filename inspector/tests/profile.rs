//! `smarch profile`: objects that are written, and those that are looked at after a step of construction.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn asked(words: &[&str]) -> (i32, Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_smarch")).args(words).arg("--json").output().unwrap();
    let answer = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    (output.status.code().unwrap(), answer, String::from_utf8_lossy(&output.stderr).into_owned())
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn an_object_is_written_once() {
    let file = folder("profile-out").join("sm_90.bin");
    let path = file.to_str().unwrap();
    assert_eq!(asked(&["profile", "sm_90", "--out", path]).0, 0);
    let bytes = std::fs::read(&file).unwrap();
    assert_eq!((bytes.len(), &bytes[348..352]), (1936, &32768_u32.to_le_bytes()[..]));
    // Into a new file alone.
    let (status, _, message) = asked(&["profile", "sm_75", "--out", path]);
    assert!(status == 2 && message.contains("sm_90.bin"), "{message}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
    let (status, _, message) = asked(&["profile", "diff", "sm_90", path, "--out", "other"]);
    assert!(status == 2 && message.contains("--out goes with one object"), "{message}");
    // What was written is the target's.
    let (_, answer, _) = asked(&["profile", "check", "sm_90", path]);
    assert_eq!(answer["agreement"], "cannot_tell");
    assert_eq!(asked(&["profile", "check", "sm_100", path]).1["agreement"], "contradicts");
}

#[test]
fn a_dump_is_judged_after_a_step() {
    let folder = folder("profile-after");
    for step in ["2", "3", "4", "6"] {
        let file = folder.join(step);
        let path = file.to_str().unwrap();
        assert_eq!(asked(&["profile", "sm_90", "--after", step, "--out", path]).0, 0);
        for other in ["2", "3", "4", "6"] {
            let (_, answer, _) = asked(&["profile", "check", "sm_90", path, "--after", other]);
            let expected = if step == other { "cannot_tell" } else { "contradicts" };
            assert_eq!(answer["agreement"], expected, "after {step}, as after {other}");
            assert_eq!(answer["moments"].as_array().unwrap().len(), 1);
            let comparison = asked(&["profile", "diff", "sm_90", path, "--after", other]).1["comparison"].clone();
            assert_eq!(comparison, if step == other { "unknown" } else { "differs" }, "after {step}, as after {other}");
        }
        assert_eq!(asked(&["profile", "check", "sm_90", path]).1["moments"].as_array().unwrap().len(), 2);
    }
    for wrong in ["0", "7", "x", "-1"] {
        let (status, _, message) = asked(&["profile", "sm_90", "--after", wrong]);
        assert!(status == 2 && message.contains("--after takes a step of construction, 1 to 6"), "{message}");
    }
    let (status, _, message) = asked(&["profile", folder.join("2").to_str().unwrap(), "--after", "2"]);
    assert!(status == 2 && message.contains("go with a target"), "{message}");
}

#[test]
fn construction_is_told_step_by_step() {
    let (status, answer, _) = asked(&["profile", "steps", "sm_110", "--flag-355"]);
    let steps = answer["step_stores"].as_array().unwrap();
    assert_eq!((status, steps.len()), (0, 6));
    let of = |step: usize, offset: u32| -> &Value {
        let stores = steps[step - 1]["stores"].as_array().unwrap();
        stores.iter().find(|store| store["offset_bytes"] == offset).unwrap()
    };
    assert!(steps[0]["stores"].as_array().unwrap().is_empty());
    assert_eq!(of(2, 944)["raw"], serde_json::json!([4, 0, 0, 0]));
    assert_eq!(of(3, 348)["stored"], "unknown");
    assert_eq!(of(4, 348)["stored"], "partly");
    assert_eq!(of(4, 428)["raw"], serde_json::json!([0, 0, 0, 0]));
    assert!(steps[5]["is_optional"] == true && steps[3]["is_optional"] == false);
    assert_eq!(asked(&["profile", "steps", "sm_82"]).0, 2);
}

#[test]
fn a_later_pointer_is_told_as_one_number() {
    let file = folder("profile-pointer").join("running.bin");
    let path = file.to_str().unwrap();
    assert_eq!(asked(&["profile", "sm_90", "--out", path]).0, 0);
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[1840..1848].copy_from_slice(&0x7f12_3456_789a_u64.to_le_bytes());
    std::fs::write(&file, bytes).unwrap();
    let (_, answer, _) = asked(&["profile", path]);
    let fields = answer["fields"].as_array().unwrap();
    let later =
        |offset: u32| fields.iter().find(|it| it["offset_bytes"] == offset).unwrap()["later_pointer_hex"].clone();
    assert_eq!(later(1840), "7f123456789a");
    assert_eq!(later(1880), Value::Null);
    let text = Command::new(env!("CARGO_BIN_EXE_smarch")).args(["profile", path, "--width", "0"]).output().unwrap();
    assert!(String::from_utf8_lossy(&text.stdout).contains("as the later pointer of 8 bytes 0x7f123456789a"));
}
