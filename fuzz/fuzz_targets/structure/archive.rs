//! ar archives: members with names of every kind, and tables of long names.

use super::choices::Choices;
use super::{cubin, fatbin};

/// Members one behind the other. Objects that are the same come again and again, as in no sound archive.
pub fn file(choices: &mut Choices) -> Vec<u8> {
    let is_thin = choices.is_wrong();
    let mut out = if is_thin { b"!<thin>\n" } else { b"!<arch>\n" }.to_vec();
    let table = table(choices);
    for _ in 0..choices.pick(&[3, 1, 5, 8]) {
        match choices.below(8) {
            0 => member(&mut out, "/", &[0; 4], choices),
            1 => member(&mut out, "//", &table, choices),
            2 => {
                let object = cubin::file(choices);
                member(&mut out, "kernel.cubin/", &object, choices);
            }
            3 => member(&mut out, "text.txt/", b"nothing", choices),
            _ => objects(&mut out, &table, choices),
        }
    }
    if choices.is_wrong() {
        out.truncate(choices.below(out.len() + 1));
    }
    out
}

/// Some host files of one name.
fn objects(out: &mut Vec<u8>, table: &[u8], choices: &mut Choices) {
    if choices.now_and_then() {
        member(out, "//", table, choices);
    }
    let object = if choices.now_and_then() {
        fatbin::windows_file(choices)
    } else {
        fatbin::host_file(choices)
    };
    let name = choices.pick(&["short.o/", "/0", "/0", "/5", "#1/8", "", "/0", "#1/0", "/99999999"]);
    let most = 30_000 / (object.len() + 60);
    let count = choices.pick(&[1, 1, 2, 100]).min(most.max(1));
    for _ in 0..count {
        if name == "#1/8" {
            member(out, name, &[b"name.o\0\0", &object[..]].concat(), choices);
        } else {
            member(out, name, &object, choices);
        }
    }
}

/// Long names, most of which end.
fn table(choices: &mut Choices) -> Vec<u8> {
    let mut out = Vec::new();
    for _ in 0..choices.pick(&[1, 0, 3]) {
        out.resize(out.len() + choices.pick(&[20, 1, 300, 20_000, 60_000]), b'n');
        if !choices.now_and_then() {
            out.extend(b".o/\n");
        }
    }
    out
}

fn member(out: &mut Vec<u8>, name: &str, bytes: &[u8], choices: &mut Choices) {
    let size = choices.field(bytes.len() as u64) % 10_000_000_000;
    out.extend(format!("{name:<16}{:<32}{size:<10}", 0).bytes());
    out.extend(if choices.is_wrong() { b"xx" } else { b"`\n" });
    out.extend(bytes);
    if !choices.is_wrong() {
        out.resize(out.len().next_multiple_of(2), b'\n');
    }
}
