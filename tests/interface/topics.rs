//! One topic, one name: the module in Rust, its C functions, both headers, the guide, the tests in three languages.

use super::{INTERFACE, path, rows, text};

/// The topics, and the commands that ask them. What belongs to all of them is `core`.
#[rustfmt::skip]
const TOPICS: &[(&str, &[&str])] = &[
    ("toolkits",   &["toolkits"]),
    ("targets",    &["show"]),
    ("drivers",    &["driver", "here"]),
    ("devices",    &["device"]),
    ("ptx",        &["ptx", "ptx-version"]),
    ("isa",        &["features"]),
    ("rules",      &["check", "cover", "limits", "pick"]),
    ("arch_list",  &["archs"]),
    ("hardware",   &["hardware", "occupancy"]),
    ("cubin",      &["diff", "extract", "report"]),
    ("host",       &["host"]),
    ("cicc",       &["cicc", "gates"]),
    ("nvvm",       &["cicc"]),
    ("llvm",       &["mcpu"]),
    ("messages",   &["explain"]),
    ("profile",    &["profile", "scheduler"]),
    ("errata",     &["explain"]),
    ("documented", &["documented", "symbol"]),
];

/// What documents state about the inside of binaries lies below `documented`.
fn module(topic: &str) -> String {
    match topic {
        "profile" => "documented/ptxas/profile".into(),
        "errata" => "documented/errata".into(),
        _ => topic.into(),
    }
}

fn exists(place: &str) -> bool {
    path(place).exists()
}

#[test]
fn every_topic_has_one_name_everywhere() {
    let headers: Vec<&str> = rows(&INTERFACE, "headers").map(|it| text(it, "name")).collect();
    let topics: Vec<&str> = TOPICS.iter().map(|(topic, _)| *topic).collect();
    let others: Vec<&&str> = headers.iter().filter(|it| !topics.contains(it)).collect();
    assert_eq!(others, [&"core"], "headers without a topic");
    let mut lacking = Vec::new();
    for (topic, commands) in TOPICS {
        let module = module(topic);
        let either = |one: String, other: String| exists(&one) || exists(&other);
        let mut ask = |what: &str, is: bool| {
            if !is {
                lacking.push(format!("{topic}: {what}"));
            }
        };
        ask("module", exists(&format!("src/{module}/mod.rs")));
        ask(
            "C functions",
            either(format!("src/ffi/{module}.rs"), format!("src/ffi/{module}/mod.rs")),
        );
        ask(
            "header of C",
            headers.contains(topic) && exists(&format!("include/smarch/{topic}.h")),
        );
        ask("header of C++", exists(&format!("include/smarch/{topic}.hpp")));
        ask("guide", exists(&format!("docs/{topic}.md")));
        ask(
            "test in Rust",
            either(format!("tests/{topic}.rs"), format!("tests/{topic}/main.rs")),
        );
        ask("test in C", exists(&format!("c-tests/{topic}.c")));
        ask("test in C++", exists(&format!("cpp-tests/{topic}.cpp")));
        for command in *commands {
            let file = format!("inspector/src/commands/{}", command.replace('-', "_"));
            ask(command, either(format!("{file}.rs"), format!("{file}/mod.rs")));
        }
    }
    assert!(lacking.is_empty(), "lacking: {lacking:#?}");
}

/// Functions that begin with a topic's name, or with what its values are called, are in its header; but for the one that asks a driver for a product.
#[test]
fn functions_are_where_their_names_say() {
    #[rustfmt::skip]
    let prefixes = [
        ("smarch_driver_", "drivers"), ("smarch_ptx_", "ptx"), ("smarch_isa_", "isa"), ("smarch_arch_", "arch_list"), ("smarch_cubin_", "cubin"),
        ("smarch_cicc_", "cicc"), ("smarch_nvvm_", "nvvm"), ("smarch_llvm_", "llvm"), ("smarch_host_", "host"), ("smarch_message", "messages"), ("smarch_profile_", "profile"), ("smarch_documented_", "documented"),
    ];
    for function in rows(&INTERFACE, "functions") {
        let name = text(function, "name");
        if name == "smarch_driver_lists_why" {
            assert_eq!(text(function, "header"), "devices");
            continue;
        }
        if let Some((_, header)) = prefixes.iter().find(|(prefix, _)| name.starts_with(prefix)) {
            assert_eq!(text(function, "header"), *header, "{name}");
        }
    }
}
