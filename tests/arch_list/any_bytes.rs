//! Any bytes are answered: no panic, and a mistake stands inside of the text.

use crate::expected::rows;
use crate::shapes::shapes;
use fastrand::Rng;
use smarch::arch_list::{self, Context, Syntax};
use smarch::{Cc, Error, Toolkit};

fn check(syntax: Syntax, text: &[u8], context: &Context) {
    match arch_list::parse_in(syntax, text, context) {
        Ok(list) => {
            assert!(list.images().count() == list.images().len());
            let noted = list.noted().unwrap_or_default();
            assert!(
                noted.start <= noted.end && noted.range().end <= text.len(),
                "{syntax:?} {text:?}"
            );
        }
        Err(problem) => {
            for span in [Some(problem.span), problem.other].into_iter().flatten() {
                assert!(
                    span.start <= span.end && span.range().end <= text.len(),
                    "{syntax:?} {text:?} {problem:?}"
                );
            }
            assert!((80..95).contains(&problem.error.code()), "{problem:?}");
            if let Some(words) = problem.tool_message(text) {
                assert!(!words.to_string().contains('{'), "{words}");
            }
        }
    }
}

const PIECES: &[&[u8]] = &[
    b"sm_",
    b"compute_",
    b"lto_",
    b"80",
    b"90a",
    b"100f",
    b"120",
    b"8.0",
    b"9.0a",
    b"12.1",
    b"+PTX",
    b"-real",
    b"-virtual",
    b"all",
    b"native",
    b"all-major",
    b"Ampere",
    b"Hopper",
    b"+Tegra",
    b";",
    b",",
    b" ",
    b":",
    b"=",
    b"[",
    b"]",
    b"\"",
    b"'",
    b"\\",
    b"-arch",
    b"-code",
    b"-gencode",
    b"arch=",
    b"code=",
    b"-dlto",
    b"--offload-arch=",
    b"--no-offload-arch=",
    b"--cuda-include-ptx=",
    b"'13.0.88', ",
    b"detected:",
    b"current",
    b"OFF",
    b"-NOTFOUND",
    b"0",
    b"(",
    b")",
    b".",
    b"\xff",
];

#[test]
fn random_bytes_and_pieces() {
    let mut rng = Rng::with_seed(9);
    let devices = [Cc(90), Cc(52), Cc(0), Cc(u32::MAX)];
    for round in 0..60_000 {
        let text: Vec<u8> = if round % 3 == 0 {
            (0..rng.usize(..40)).map(|_| rng.u8(..)).collect()
        } else {
            (0..rng.usize(..12))
                .flat_map(|_| rng.choice(PIECES).unwrap().to_vec())
                .filter(|&byte| byte != b'{')
                .collect()
        };
        let text: Vec<u8> = text.into_iter().filter(|&byte| byte != b'{').collect();
        let context = Context {
            devices: rng.bool().then(|| &devices[..rng.usize(..5)]),
            torch_newest: rng.bool().then_some(Cc(120)),
            extra_flags: if rng.bool() { &text } else { b"" },
            toolkit: *rng.choice(Toolkit::ALL).unwrap(),
        };
        check(*rng.choice(Syntax::ALL).unwrap(), &text, &context);
    }
}

#[test]
fn mutated_rows() {
    let mut rng = Rng::with_seed(10);
    for row in rows("loading/arch_lists.tsv") {
        for _ in 0..40 {
            let mut text = row.input.clone().into_bytes();
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..=text.len());
                match rng.u32(..4) {
                    0 if at < text.len() => drop(text.remove(at)),
                    1 => text.insert(at, *rng.choice(b"0a,;:[]'\"= -+.\\\xff").unwrap()),
                    2 => text.truncate(at),
                    _ => text.extend_from_within(at..),
                }
            }
            check(row.syntax, &text, &Context::default());
            check(*rng.choice(Syntax::ALL).unwrap(), &text, &Context::default());
        }
    }
}

/// A long text of any shape takes time in proportion to its length: all of them together take seconds, where one that
/// is read again for each of its items would take minutes.
#[test]
fn long_texts() {
    for (syntax, _, text) in shapes(160 << 10) {
        check(syntax, text.as_bytes(), &Context::default());
    }
    // Separators of other syntaxes, and items of other syntaxes.
    for piece in [
        ";",
        ",",
        " ",
        "'",
        "[",
        "80;",
        "8.0;",
        "sm_80,",
        "sm_80;",
        "8.0,",
        "'8.0',",
        "-arch=sm_80 ",
        "--offload-arch=sm_80 ",
        "arch=compute_80,code=sm_80;",
    ] {
        for &syntax in Syntax::ALL {
            check(syntax, piece.repeat(20_000).as_bytes(), &Context::default());
        }
    }
    let long = format!("-gencode arch=compute_80,code=[{}]", "sm_80,".repeat(50_000));
    check(Syntax::Nvcc, long.as_bytes(), &Context::default());
}

/// Names that clang does not know are no mistake when a later option removes them. So many different ones are
/// remembered, and then the answer is that there are too many, not that one is wrong.
#[test]
fn clang_remembers_removed_names() {
    let line = |count: usize| {
        let names: Vec<String> = (0..count).map(|at| format!("x{at}")).collect();
        format!("--offload-arch=sm_80,{0} --no-offload-arch={0}", names.join(","))
    };
    let images = |line: &str| arch_list::parse(Syntax::Clang22, line).map(|list| list.images().len());
    let error = |line: &str| images(line).map_err(|problem| problem.error);
    assert_eq!(images(&line(128)), Ok(1));
    assert_eq!(error(&line(129)), Err(Error::ArchListTooMany));
    // Known names and repeated ones need no memory, nor does `all`.
    assert_eq!(
        images(&format!("{0} {0} --no-offload-arch=sm_90,sm_86", line(128))),
        Ok(1)
    );
    assert_eq!(images(&format!("{} --no-offload-arch=all", line(1000))), Ok(1));
    // An earlier removal does not count, and neither does one of another name.
    for (line, token) in [
        ("--no-offload-arch=foo --offload-arch=foo", "foo"),
        (
            "--no-offload-arch=all --offload-arch=foo --no-offload-arch=fo,fooo",
            "foo",
        ),
        ("--offload-arch=foo --no-offload-arch=foo --offload-arch=foo,bar", "foo"),
    ] {
        let problem = images(line).unwrap_err();
        assert_eq!(
            (problem.error, &line[problem.span.range()]),
            (Error::ArchListSpelling, token),
            "{line}"
        );
    }
}

#[test]
fn too_many_images() {
    let names: Vec<String> = smarch::Tool::PtxasGpuName
        .targets(Toolkit::V13_0)
        .map(|target| target.without_prefix().to_string())
        .collect();
    let mut line = String::new();
    for from in &names {
        for to in names.iter().filter(|name| !name.ends_with('f')) {
            for kind in ["lto", "sm"] {
                let option = format!("-gencode arch=compute_{from},code={kind}_{to} ");
                if !from.ends_with('f') && arch_list::parse(Syntax::Nvcc, &option).is_ok() {
                    line += &option;
                }
            }
        }
    }
    let problem = arch_list::parse(Syntax::Nvcc, &line).unwrap_err();
    assert_eq!(problem.error, Error::ArchListTooMany);
    assert!(
        ["sm_", "lto_"]
            .iter()
            .any(|prefix| line[problem.span.range()].starts_with(prefix))
    );
}
