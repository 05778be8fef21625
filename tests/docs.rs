//! The guides: every function of the C interface has its place in one, links lead somewhere.

use std::collections::BTreeSet;
use std::path::Path;

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The guides, but the one that is made from the table: name and text.
fn guides() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let names = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let names = names.map(|name| name.into_string().unwrap());
    let guides: Vec<_> = names
        .filter(|name| name.ends_with(".md") && name != "errata.md")
        .map(|name| (name.clone(), read(Path::new("docs").join(&name))))
        .collect();
    assert!(guides.len() >= 8);
    guides
}

/// The words of a text that begin with `smarch_` or `SMARCH_`.
fn names_in<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(move |word| word.starts_with(prefix))
}

/// The functions of the C interface, and everything that it names.
fn interface() -> (BTreeSet<String>, BTreeSet<String>) {
    let text = read("include/smarch/interface.json");
    let interface: serde_json::Value = serde_json::from_str(&text).unwrap();
    let functions = interface["functions"].as_array().unwrap();
    let functions = functions.iter().map(|it| it["name"].as_str().unwrap().to_string());
    // The headers name more than functions and constants: the versions, and the accessors of profiles, which are macros' work.
    let [core, profile] = ["core", "profile"].map(|name| read(format!("include/smarch/{name}.h")));
    let all = [&text, &core, &profile].map(|text| {
        names_in(text, "smarch_")
            .chain(names_in(text, "SMARCH_"))
            .map(String::from)
            .collect::<Vec<_>>()
    });
    (functions.collect(), all.into_iter().flatten().collect())
}

#[test]
fn every_function_has_its_place_in_a_guide() {
    let (functions, all) = interface();
    assert!(functions.len() > 200, "{} functions", functions.len());
    let guides = guides();
    let told: BTreeSet<&str> = guides.iter().flat_map(|(_, text)| names_in(text, "smarch_")).collect();
    let untold: Vec<_> = functions.iter().filter(|name| !told.contains(name.as_str())).collect();
    assert!(untold.is_empty(), "in no page of docs/: {untold:?}");
    for (name, text) in &guides {
        for word in names_in(text, "smarch_").chain(names_in(text, "SMARCH_")) {
            // smarch_profile_get_* and the like are many; smarch_fwd.hpp is a file, smarch_data a package of Python.
            let is_header = || {
                Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join(format!("include/{word}.hpp"))
                    .exists()
            };
            let known = word.ends_with('_') || all.contains(word) || is_header() || word == "smarch_data";
            assert!(known, "docs/{name}: {word} is not in the interface");
        }
    }
}

/// Pages that a guide links to, and the errata that it names, exist.
#[test]
fn links_lead_somewhere() {
    for (name, text) in guides()
        .into_iter()
        .chain([("errata.md".into(), read("docs/errata.md"))])
    {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            if !file.is_empty() && !file.contains("://") {
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(file);
                assert!(path.exists(), "docs/{name}: {link}");
            }
        }
    }
}
