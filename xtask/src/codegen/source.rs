//! What the sources say of the C interface: every item of `src` that crosses the boundary, as `syn` reads it, with the
//! module (a header of C) that it belongs to.

use super::root;
use std::path::{Path, PathBuf};
use syn::{Attribute, Expr, Item, Lit, Meta};

/// The modules in the order of the umbrella header: name, and the folders and files of `src` and `src/ffi` whose items
/// it declares. The first that a path begins with counts.
#[rustfmt::skip]
pub const ROOMS: &[(&str, &[&str])] = &[
    ("core",       &["error.rs", "verdict.rs", "version.rs", "text.rs", "optional.rs", "ffi/boundary.rs", "ffi/status.rs", "ffi/code_name.rs", "ffi/verdict.rs", "ffi/rules/verdict.rs"]),
    ("documented", &["documented/ptxas/profile/backend", "documented/ptxas/profile/code_object", "documented/ptxas/profile/initializers", "documented/ptxas/profile/scheduling_flags"]),
    ("profile",    &["documented/ptxas/profile/", "ffi/documented/ptxas/profile", "ffi/documented/ptxas/scheduler"]),
    ("errata",     &["documented/errata/", "ffi/documented/errata"]),
    ("documented", &["documented/", "ffi/documented/"]),
    ("arch_list",  &["arch_list/", "ffi/arch_list"]),
    ("toolkits",   &["toolkits/", "ffi/toolkits"]),
    ("drivers",    &["drivers/", "ffi/drivers"]),
    ("targets",    &["targets/", "ffi/targets/"]),
    ("ptx",        &["ptx/", "rules/ptx_text/", "ffi/ptx/"]),
    ("isa",        &["isa/", "ffi/isa"]),
    ("devices",    &["devices/", "ffi/devices"]),
    ("rules",      &["rules/", "ffi/rules/"]),
    ("hardware",   &["hardware/", "ffi/hardware/"]),
    ("cubin",      &["cubin/", "ffi/cubin/"]),
    ("cicc",       &["cicc/", "ffi/cicc/"]),
    ("nvvm",       &["nvvm/", "ffi/nvvm"]),
    ("llvm",       &["llvm/", "ffi/llvm"]),
    ("messages",   &["messages/", "ffi/messages"]),
    ("host",       &["host/", "ffi/host"]),
];

/// The headers, each after those that it needs; `smarch.h` includes all but the last.
pub const HEADERS: &[&str] = &[
    "core",
    "toolkits",
    "targets",
    "drivers",
    "devices",
    "ptx",
    "isa",
    "rules",
    "arch_list",
    "hardware",
    "cubin",
    "cicc",
    "host",
    "nvvm",
    "llvm",
    "messages",
    "profile",
    "errata",
    "documented",
];

/// A source file: its module, its path below `src`, its items.
pub struct Source {
    pub room: &'static str,
    pub path: String,
    pub items: Vec<Item>,
}

impl Source {
    pub fn is_boundary(&self) -> bool {
        self.path.starts_with("ffi/")
    }
}

/// Every file of `src` that belongs to a module, sorted by path, those of the library before those of the boundary.
pub fn sources() -> Vec<Source> {
    let root = root().join("src");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    let mut sources: Vec<Source> = paths
        .iter()
        .filter_map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_str().unwrap().to_string();
            let (room, _) = ROOMS
                .iter()
                .find(|(_, places)| places.iter().any(|place| name.starts_with(place)))?;
            let text = std::fs::read_to_string(path).unwrap();
            let items = syn::parse_file(&text)
                .unwrap_or_else(|error| panic!("{name}: {error}"))
                .items;
            Some(Source {
                room,
                path: name,
                items,
            })
        })
        .collect();
    // A module's own file comes before those in its folder.
    sources.sort_by_key(|source| (source.is_boundary(), source.path.replace("mod.rs", "")));
    sources
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("generated") {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// The comment of an item, a line each, without the blank before each line.
pub fn comment(attributes: &[Attribute]) -> Vec<String> {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines
        .map(|line| line.strip_prefix(' ').unwrap_or(&line).to_string())
        .collect()
}

/// What C calls the item: `#[doc(alias = "smarch_geometry")]`.
pub fn alias(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("doc") => {
            let pair: syn::MetaNameValue = list.parse_args().ok()?;
            match &pair.value {
                Expr::Lit(literal) if pair.path.is_ident("alias") => match &literal.lit {
                    Lit::Str(text) => Some(text.value()),
                    _ => None,
                },
                _ => None,
            }
        }
        _ => None,
    })
}

/// Whether the item has the representation.
pub fn has_repr(attributes: &[Attribute], wanted: &str) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("repr") => {
            list.tokens.to_string().split(',').any(|word| word.trim() == wanted)
        }
        _ => false,
    })
}

/// `#[doc(alias = "opaque words: 4")]`: C sees so many words of 64 bits.
pub fn opaque_words(attributes: &[Attribute]) -> Option<usize> {
    alias(attributes)?.strip_prefix("opaque words: ")?.parse().ok()
}
