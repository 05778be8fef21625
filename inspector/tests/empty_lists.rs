//! An unset variable in a build is no list that is silently taken.

use serde_json::Value;
use std::process::Command;

fn asked(words: &[&str]) -> (i32, Value) {
    let output = Command::new(env!("CARGO_BIN_EXE_smarch")).args(words).arg("--json").output().unwrap();
    let answer = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    (output.status.code().unwrap(), answer)
}

#[test]
fn an_empty_list_is_the_tools_default_unknown_or_refused() {
    let (_, answer) = asked(&["archs"]);
    let syntaxes: Vec<&str> =
        answer["syntaxes"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(syntaxes.len(), 27);
    for syntax in syntaxes {
        for list in ["", " ", ";"] {
            let (status, answer) = asked(&["archs", syntax, list]);
            // Who builds a default says so.
            let remarks = answer["remarks"].as_array().map_or(0, Vec::len);
            let images = answer["images"].as_array().map_or(0, Vec::len);
            assert!(status != 0 || images > 0 && remarks > 0, "archs {syntax} '{list}'");
            // Where it is no list, nothing else takes it for one.
            for command in [&["pick", "9.0"][..], &["cover"], &["toolkits"]] {
                let (other, _) = asked(&[command, &[syntax, list]].concat());
                assert!(other != 0 || status != 1 && images > 0, "{command:?} {syntax} '{list}'");
            }
        }
        assert_ne!(asked(&["archs", "torch", "8.0", "--on", &format!("{syntax} ")]).0, 0, "{syntax}");
    }
}

#[test]
fn another_list_that_depends_on_the_machine_leaves_the_answer_open() {
    for change in ["--minus", "--and", "--or"] {
        assert_eq!(asked(&["archs", "torch", "8.0", change, ""]).0, 1, "{change}");
        assert_eq!(asked(&["archs", "torch", "8.0", change, "8.0"]).0, 0, "{change}");
    }
}

#[test]
fn no_word_is_empty() {
    for words in [
        &["cover", ""][..],
        &["pick", "9.0", ""],
        &["pick", "", "sm_90"],
        &["toolkits", ""],
        &["check", "sm_90", ""],
        &["archs", ""],
        &["archs", "torch", "8.0", "--on", ""],
        &["archs", "torch", "8.0", "--devices", ""],
        &["hardware", ""],
        &["limits", ""],
        &["gates", ""],
        &["features", ""],
        &["occupancy", ""],
        &["device", ""],
        &["driver", ""],
        &["here", ""],
    ] {
        assert_eq!(asked(words).0, 2, "{words:?}");
    }
}
