//! Every release of a tool that was run is answered as it answers.

use crate::expected::{Expected, From, expected, rows};
use crate::rows::{answer, is_same, names, show};
use smarch::arch_list::{self, Context, Remark, Syntax};
use smarch::{Error, Name, NameKind, Toolkit};

const FILE: &str = "loading/arch_list_releases.tsv";

/// Of a syntax that stands for several releases the messages are those of one: the oldest ones of CMake word some otherwise, and
/// it says of literal quotes that they are some from 4.2 on.
fn is_worded_otherwise(title: &str, input: &str) -> bool {
    title.contains("CMake 3.18.4") || (title.contains("CMake 3.31.10") && input.contains('"'))
}

/// Whether nvcc refuses these images in one build.
fn is_refused(toolkit: Toolkit, images: &[(Name, From)]) -> bool {
    let option = |(name, from): &(Name, From)| match from {
        From::Said(from) => format!("-gencode arch={},code={name}", from.named(NameKind::Compute)),
        From::Unsaid => panic!("{name} is made from nothing"),
    };
    let line = images.iter().map(option).collect::<Vec<_>>().join(" ");
    let context = Context {
        toolkit,
        ..Context::default()
    };
    arch_list::parse_in(Syntax::Nvcc, line, &context).is_err()
}

#[test]
fn every_release_is_answered_as_it_answers() {
    let rows = rows(FILE);
    let mut refused = 0;
    let (mut images, mut passed_on, mut errors, mut same_words, mut wrong) = (0, 0, 0, 0, Vec::new());
    for row in &rows {
        let answer = answer(row);
        let right = match expected(row) {
            // FlashInfer and vLLM do not ask what the toolkit builds. Where its nvcc was not run, what is measured of it elsewhere decides.
            Expected::Images(wanted, _) if row.title.contains(", toolkit ") && is_refused(row.toolkit, &wanted) => {
                refused += 1;
                answer.is_err()
            }
            Expected::Images(wanted, remark) => {
                images += 1;
                answer.as_ref().is_ok_and(|list| {
                    let pairs = list.images().zip(&wanted);
                    list.images().len() == wanted.len()
                        && pairs.into_iter().all(|(image, wanted)| is_same(row, image, *wanted))
                        && remark.is_none_or(|remark| list.remarks().contains(remark))
                })
            }
            Expected::PassedOn(option) => {
                passed_on += 1;
                let none = Context {
                    devices: Some(&[]),
                    ..Context::default()
                };
                let nvcc = arch_list::parse_in(Syntax::Nvcc, &option, &none).unwrap();
                answer
                    .as_ref()
                    .is_ok_and(|list| names(list) == names(&nvcc) && list.remarks().contains(Remark::PassedToNvcc))
            }
            Expected::Error(words) => {
                errors += 1;
                answer.as_ref().is_err_and(|problem| {
                    let said = problem.tool_message(row.input.as_bytes()).map(|said| said.to_string());
                    let same = said.as_ref() == Some(&words);
                    same_words += u32::from(same);
                    same || said.is_none() || is_worded_otherwise(&row.title, &row.input)
                })
            }
            Expected::NotInTable(_) => {
                refused += 1;
                answer.is_err()
            }
            other => panic!("{}: {other:?}", row.title),
        };
        if !right {
            wrong.push(show(row, &answer));
        }
    }
    assert!(wrong.is_empty(), "{} rows:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(
        (images, refused, passed_on, errors, same_words),
        (1381, 199, 15, 1118, 976)
    );
}

/// Where two releases differ, and what is said of it.
#[test]
fn releases_differ() {
    let error = |name: &str, text: &str| {
        let syntax = Syntax::from_name(name.as_bytes()).unwrap();
        arch_list::parse(syntax, text)
            .map(|list| list.images().len())
            .map_err(|problem| problem.error)
    };
    assert_eq!(error("torch-2.14", "Rubin"), Ok(2));
    assert_eq!(error("torch-2.13", "Rubin"), Err(Error::ArchListSpelling));
    assert_eq!(error("torch-2.2", "9.0a"), Ok(1));
    assert_eq!(error("torch-2.1", "9.0a"), Err(Error::ArchListSuffix));
    assert_eq!(error("torch-2.8", "10.1a"), Ok(1));
    assert_eq!(error("torch-2.9", "10.1a"), Err(Error::ArchListUnsupported));
    assert_eq!(error("cmake-3.22", "all"), Err(Error::ArchListUnsupported));
    assert!(error("cmake-3.23", "all").is_ok());
    assert_eq!(error("cmake-3.24", "90a"), Err(Error::ArchListSuffix));
    assert_eq!(error("cmake-3.25", "90a"), Ok(2));
    assert_eq!(error("cmake-3.28", "100f"), Err(Error::ArchListSuffix));
    assert_eq!(error("cmake", "100f"), Ok(2));
}

/// What vLLM leaves out is remarked: PTX with a warning of its own, an architecture in silence.
#[test]
fn vllm_leaves_out() {
    let remarks = |text: &str| arch_list::parse(Syntax::Vllm, text).unwrap().remarks();
    assert!(remarks("8.0+PTX").contains(Remark::NoPtx) && !remarks("8.0+PTX").contains(Remark::Dropped));
    assert!(remarks("7.0;8.0").contains(Remark::Dropped) && !remarks("7.0;8.0").contains(Remark::NoPtx));
    assert_eq!(remarks("8.0;10.3a").bits(), 0);
}

/// A name of a release, or of a tool that shares a syntax, is as good as the syntax's own.
#[test]
fn other_names() {
    let named = |name: &str| Syntax::from_name(name.as_bytes());
    assert_eq!(named("jax"), Some(Syntax::Tensorflow));
    assert_eq!(named("xla"), Some(Syntax::Tensorflow));
    assert_eq!(named("pytorch"), Some(Syntax::Torch2_15));
    assert_eq!(named("torch-2.5"), named("torch-2.2"));
    assert_eq!(named("cmake-3.26"), Some(Syntax::Cmake3_25));
    assert_eq!(named("cmake-2.8"), None);
    for &syntax in Syntax::ALL {
        assert_eq!(named(syntax.text().as_str()), Some(syntax));
    }
}
