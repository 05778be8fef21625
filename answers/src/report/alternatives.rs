//! Which files differ in their CUDA version alone, so that a program loads one of them?

use crate::Foreign;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use smarch::Version;

/// What stands in a name for the CUDA version: `libfoo_cuda118.so`, `cu12/libfoo.so`, `cuda_v13`, `cuda-12.4`.
struct Mark {
    /// Of the digits.
    start: usize,
    end: usize,
    version: Version,
}

/// The CUDA versions that such a name may mean; others are numbers of something else, as of a compute capability: `cuda_80`, `cuda_90`.
const MAJORS: core::ops::Range<u16> = 10..20;

/// "12" is 12, "118" is 11.8, "12.4" is 12.4; nothing else is a version.
fn version_of(digits: &[u8], minor: Option<u8>) -> Option<Version> {
    let digit = |at: usize| digits.get(at).map(|digit| u16::from(digit.wrapping_sub(b'0')));
    let major = digit(0)? * 10 + digit(1)?;
    let minor = match (digits.len(), minor) {
        (2, minor) => minor.map_or(0, |minor| u16::from(minor.wrapping_sub(b'0'))),
        (3, None) => digit(2)?,
        _ => return None,
    };
    MAJORS.contains(&major).then(|| Version::new(major, minor))
}

/// The first mark from a place on: "cuda" or "cu" at the beginning of a word, a version, the end of the word.
fn next_mark(path: &[u8], from: usize) -> Option<Mark> {
    let at = |place: usize| path.get(place).copied().unwrap_or(b'/').to_ascii_lowercase();
    (from..path.len()).find_map(|word| {
        let begins = word == 0 || !at(word - 1).is_ascii_alphanumeric();
        let rest = path.get(word..)?;
        let is = |text: &str| rest.get(..text.len()).is_some_and(|it| it.eq_ignore_ascii_case(text.as_bytes()));
        let prefix = [4, 2].into_iter().zip(["cuda", "cu"]).find(|(_, text)| begins && is(text))?.0;
        let mut start = word + prefix;
        start += usize::from(matches!(at(start), b'_' | b'-'));
        start += usize::from(at(start) == b'v');
        let digits = path.get(start..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let end = start + digits;
        let has_minor = matches!(at(end), b'.' | b'_') && at(end + 1).is_ascii_digit();
        let is_minor = digits == 2 && has_minor && !at(end + 2).is_ascii_alphanumeric();
        let version = version_of(path.get(start..end)?, is_minor.then(|| at(end + 1)))?;
        let end = if is_minor { end + 2 } else { end };
        // "cuda12x" is of all 12.
        let end = if at(end) == b'x' { end + 1 } else { end };
        (!at(end).is_ascii_alphanumeric()).then_some(Mark { start, end, version })
    })
}

/// A name without its CUDA version.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Marked {
    /// The path with * for the version; of `libfoo.so.12` in such a folder without the end.
    key: Vec<u8>,
    /// So much of it is what a loader chooses: up to the folder that names the version, or the whole.
    chosen: Vec<u8>,
    version: Version,
}

/// The path without what stands after `.so`.
fn without_so_version(path: &[u8]) -> &[u8] {
    let end = path.windows(4).rposition(|part| part == b".so.");
    match end.and_then(|end| path.split_at_checked(end + 3)) {
        Some((name, rest)) if rest.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.') => name,
        _ => path,
    }
}

/// A path that names one CUDA version, once or several times.
fn marked(path: &[u8]) -> Option<Marked> {
    let path = without_so_version(path);
    let (mut key, mut chosen, mut taken, mut version) = (Vec::new(), 0, 0, None);
    while let Some(mark) = next_mark(path, taken) {
        // cu12 and cu124 name one version less exactly: only what is told most exactly is compared.
        if version.is_some_and(|version: Version| version.major != mark.version.major) {
            return None;
        }
        version = version.max(Some(mark.version));
        key.extend_from_slice(path.get(taken..mark.start)?);
        key.push(b'*');
        taken = mark.end;
        let folder = path.get(taken..)?.iter().position(|byte| *byte == b'/');
        chosen = folder.map_or(usize::MAX, |folder| key.len() + folder);
    }
    key.extend_from_slice(path.get(taken..)?);
    let chosen = key.get(..chosen).unwrap_or(&key).to_vec();
    Some(Marked { key, chosen, version: version? })
}

/// One of the alternatives: the files of a CUDA version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Alternative {
    pub version: Version,
    /// The numbers of the files.
    pub files: Vec<usize>,
}

/// Files that differ in their CUDA version: a program loads those of one version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Family {
    /// With * for the version: `libfoo_cuda*.so`.
    pub name: Foreign,
    /// By version, ascending.
    pub alternatives: Vec<Alternative>,
}

/// What a loader chooses, and among which versions.
type Choice = (Vec<u8>, BTreeSet<Version>);

/// The numbers of the files of each version.
type ByVersion = BTreeMap<Version, Vec<usize>>;

/// A path, and the CUDA runtime that the file asks for.
pub(super) type Named<'a> = (&'a [u8], Option<Version>);

/// So many bytes of all paths are the folder, or the wheel, that all are in.
pub(crate) fn common_folder<'a>(mut paths: impl Iterator<Item = &'a [u8]>) -> usize {
    let Some(first) = paths.next() else { return 0 };
    let common = paths.fold(first, |common, path| {
        let alike = common.iter().zip(path).take_while(|(one, other)| one == other).count();
        common.get(..alike).unwrap_or_default()
    });
    common.iter().rposition(|byte| matches!(byte, b'/' | b':')).map_or(0, |last| last + 1)
}

/// The families among files. A file that asks for the CUDA runtime of another major version than its name says is in none, nor are names that
/// have a version twice.
pub(super) fn families(files: &[Named<'_>]) -> Vec<Family> {
    let mut by_key: BTreeMap<Vec<u8>, Vec<(Marked, usize)>> = BTreeMap::new();
    for (number, (path, runtime)) in files.iter().enumerate() {
        let of_name = marked(path).filter(|it| runtime.is_none_or(|runtime| runtime.major == it.version.major));
        if let Some(it) = of_name {
            by_key.entry(it.key.clone()).or_default().push((it, number));
        }
    }
    // The files of a folder that stands there for the same versions are chosen together.
    let mut groups: BTreeMap<Choice, ByVersion> = BTreeMap::new();
    for (_, files) in by_key {
        let versions: BTreeSet<Version> = files.iter().map(|(it, _)| it.version).collect();
        if versions.len() < 2 || versions.len() < files.len() {
            continue;
        }
        for (it, number) in files {
            let group = groups.entry((it.chosen, versions.clone())).or_default();
            group.entry(it.version).or_default().push(number);
        }
    }
    let mut families: Vec<Family> = Vec::new();
    for ((name, _), versions) in groups {
        let alternatives = versions.into_iter().map(|(version, files)| Alternative { version, files });
        families.push(Family { name: Foreign(name), alternatives: alternatives.collect() });
    }
    families
}

#[cfg(test)]
mod tests {
    use super::{families, marked};
    use alloc::{format, string::String, string::ToString, vec::Vec};
    use smarch::Version;

    fn text(path: &str) -> String {
        marked(path.as_bytes()).map_or("-".into(), |it| format!("{} {}", String::from_utf8_lossy(&it.key), it.version))
    }

    #[test]
    fn names_tell_a_cuda_version_or_not() {
        for (path, meant) in [
            ("bitsandbytes/libbitsandbytes_cuda118.so", "bitsandbytes/libbitsandbytes_cuda*.so 11.8"),
            ("libbitsandbytes_cuda130.so", "libbitsandbytes_cuda*.so 13.0"),
            ("x.whl:nvidia/cu13/lib/libcublas.so.13", "x.whl:nvidia/cu*/lib/libcublas.so 13.0"),
            ("lib/ollama/cuda_v12/libggml-cuda.so", "lib/ollama/cuda_v*/libggml-cuda.so 12.0"),
            ("cuda-12.4/libfoo.so", "cuda-*/libfoo.so 12.4"),
            ("cupy_cuda12x/core.so", "cupy_cuda*/core.so 12.0"),
            ("cu12/libfoo_cu12.so", "cu*/libfoo_cu*.so 12.0"),
            ("CUDA121.dll", "CUDA*.dll 12.1"),
            // Numbers of something else.
            ("kernels_cuda_80.so", "-"),
            ("kernels_cuda_90.so", "-"),
            ("part_cuda1.so", "-"),
            ("part_cuda2.so", "-"),
            ("libfoo_cuda1180.so", "-"),
            ("libfoo_sm120.so", "-"),
            ("libcublas.so.12", "-"),
            ("libnotcuda12b.so", "-"),
            ("accu12.so", "-"),
            ("libcudart.so.12", "-"),
            ("cu12b/libfoo.so", "-"),
            ("cu11/libfoo_cu12.so", "-"),
            ("", "-"),
            ("cuda", "-"),
        ] {
            assert_eq!(text(path), meant, "{path}");
        }
    }

    fn found(files: &[(&str, Option<u16>)]) -> Vec<String> {
        let named: Vec<_> =
            files.iter().map(|(path, runtime)| (path.as_bytes(), runtime.map(|it| Version::new(it, 0)))).collect();
        let families = families(&named);
        let one = |family: &super::Family| {
            let versions = family.alternatives.iter().map(|it| format!("{} {:?}", it.version, it.files));
            format!("{}: {}", family.name.shown(), versions.collect::<Vec<_>>().join(", ")).to_string()
        };
        families.iter().map(one).collect()
    }

    #[test]
    fn files_that_differ_in_the_version_alone_are_alternatives() {
        assert_eq!(
            found(&[("a/lib_cuda118.so", Some(11)), ("a/lib_cuda130.so", Some(13)), ("a/other.so", None)]),
            ["a/lib_cuda*.so: 11.8 [0], 13.0 [1]"]
        );
        // Folders are chosen as a whole.
        assert_eq!(
            found(&[
                ("cu12/a.so.12", None),
                ("cu12/b.so", None),
                ("cu13/a.so.13", None),
                ("cu13/b.so", None),
                ("cu13/c.so", None)
            ]),
            ["cu*: 12.0 [0, 1], 13.0 [2, 3]"]
        );
    }

    #[test]
    fn others_are_not() {
        for files in [
            // One alone.
            &[("lib_cuda118.so", None), ("lib_cuda.so", None)][..],
            // Of other folders.
            &[("a/lib_cuda118.so", None), ("b/lib_cuda120.so", None)],
            // Of another runtime than the name says.
            &[("lib_cuda118.so", Some(12)), ("lib_cuda120.so", Some(12))],
            // Twice the same version.
            &[("lib_cuda12.so", None), ("lib_cuda120.so", None)],
            // Compute capabilities.
            &[("lib_cuda_80.so", None), ("lib_cuda_90.so", None)],
        ] {
            assert!(found(files).is_empty(), "{files:?}");
        }
    }
}
