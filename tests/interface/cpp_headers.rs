//! What `smarch.hpp` makes a compiler read: of the standard library only headers that are read fast. `ranges` alone would be as long as all of smarch, and
//! `string`, `vector` and `memory` are for those who write into them.

use super::path;
use std::collections::{BTreeSet, VecDeque};

const LIGHT: &[&str] = &[
    "array",
    "cstddef",
    "cstdint",
    "initializer_list",
    "optional",
    "smarch.h",
    "smarch_fwd.hpp",
    "smarch_targets.def",
    "string_view",
    "type_traits",
    "utility",
    "version",
];

fn included_by(header: &str) -> Vec<String> {
    let text = std::fs::read_to_string(path(&format!("include/{header}"))).unwrap();
    let lines = text.lines().filter_map(|line| line.strip_prefix("#include <"));
    lines.map(|rest| rest.trim_end_matches('>').to_string()).collect()
}

#[test]
fn only_light_headers_are_read() {
    let (mut read, mut left) = (BTreeSet::new(), VecDeque::from(["smarch.hpp".to_string()]));
    let mut others = BTreeSet::new();
    while let Some(header) = left.pop_front() {
        for found in included_by(&header) {
            if !found.starts_with("smarch/") {
                others.insert(found);
            } else if found.ends_with(".hpp") && read.insert(found.clone()) {
                left.push_back(found);
            }
        }
    }
    assert!(read.len() >= 20, "{read:?}");
    let light = LIGHT.iter().map(|header| header.to_string()).collect();
    let heavy: Vec<_> = others.difference(&light).collect();
    assert!(heavy.is_empty(), "{heavy:?}");
    // What only declares needs less.
    assert_eq!(included_by("smarch_fwd.hpp"), ["cstdint"]);
}
