//! Compiles the inspector's C++, as the Makefile does, into one static library.

use std::path::{Path, PathBuf};

fn main() {
    let examples = Path::new("../examples");
    let mut sources = vec![examples.join("smarch.cpp")];
    find_sources(&examples.join("inspector"), &mut sources);
    sources.sort();
    for path in [
        "../examples/smarch.cpp",
        "../examples/inspector",
        "../include",
        "../inspector-support/inspector_support.h",
    ] {
        println!("cargo::rerun-if-changed={path}");
    }
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .include("../include")
        .include("../inspector-support")
        .files(sources)
        .compile("smarch_inspector");
}

fn find_sources(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the inspector's sources stand beside this crate") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            find_sources(&path, sources);
        } else if path.extension().is_some_and(|it| it == "cpp") {
            sources.push(path);
        }
    }
}
