//! Every row of the measured file is answered as the file says.

use crate::common::data;
use crate::expected::{Expected, From, Row, expected, kinds, rows};
use smarch::arch_list::{self, Context, Image, List, Problem, Remark, Syntax};
use smarch::{Cc, Error, Name, Toolkit};

/// Reads a row's input on the machine that the row was made on.
pub fn answer(row: &Row) -> Result<List, Problem> {
    // The tools ran where there is no device; torch was given one of 9.0 unless the row says another.
    let mut devices: Vec<Cc> = Vec::new();
    let mut context = Context {
        toolkit: row.toolkit,
        ..Context::default()
    };
    let mut input = Some(row.input.as_str());
    if row.title.starts_with("TORCH") {
        devices.push(Cc(90));
        context.torch_newest = Some(Cc(120));
        if let Some((list, flags)) = row.input.split_once(" with extra_compile_args containing ") {
            input = Some(list);
            context.extra_flags = flags.trim_matches('\'').as_bytes();
        }
    }
    if let Some(machine) = row.input.strip_prefix("(unset; devices [") {
        let (list, built_for) = machine.split_once("]; ").unwrap();
        devices = numbers(list).chunks(2).map(|cc| Cc(cc[0] * 10 + cc[1])).collect();
        context.torch_newest = numbers(built_for).into_iter().max().map(Cc);
        input = None;
    }
    match row.input.as_str() {
        "(unset)" => input = None,
        "(no option)" => input = Some(""),
        _ => {}
    }
    context.devices = Some(&devices);
    match input {
        Some(input) => arch_list::parse_in(row.syntax, input, &context),
        None => arch_list::unset(row.syntax, &context),
    }
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect()
}

pub fn names(list: &List) -> Vec<Name> {
    list.images().map(|image| image.name).collect()
}

#[test]
fn every_row_is_answered_as_the_file_says() {
    let rows = rows("loading/arch_lists.tsv");
    assert_eq!(rows.len(), 352);
    let (mut images, mut errors, mut passed_on, mut prose) = (0, 0, 0, 0);
    let mut wrong = Vec::new();
    for row in &rows {
        let answer = answer(row);
        let right = match expected(row) {
            Expected::Images(wanted, remark) => {
                images += 1;
                answer.as_ref().is_ok_and(|list| {
                    let same = list.images().len() == wanted.len()
                        && list
                            .images()
                            .zip(&wanted)
                            .all(|(image, wanted)| is_same(row, image, *wanted));
                    same && remark.is_none_or(|remark| list.remarks().contains(remark))
                })
            }
            Expected::PassedOn(option) => {
                passed_on += 1;
                let nvcc = rows
                    .iter()
                    .find(|row| row.syntax == Syntax::Nvcc && row.toolkit == Toolkit::V13_0 && row.input == option)
                    .unwrap();
                let Expected::Images(wanted, _) = expected(nvcc) else {
                    panic!("{option}")
                };
                let wanted: Vec<Name> = wanted.into_iter().map(|(name, _)| name).collect();
                answer
                    .as_ref()
                    .is_ok_and(|list| names(list) == wanted && list.remarks().contains(Remark::PassedToNvcc))
            }
            Expected::Error(words) => {
                errors += 1;
                answer.as_ref().is_err_and(|problem| is_the_error(row, problem, &words))
            }
            Expected::NotInTable(names) => panic!("{names}: the table lacks a target"),
            Expected::Prose => {
                prose += 1;
                answer.is_ok()
            }
        };
        if !right {
            wrong.push(show(row, &answer));
        }
    }
    assert!(wrong.is_empty(), "{} rows:\n{}", wrong.len(), wrong.join("\n"));
    // One row is a sentence, for which there is a test of its own.
    assert_eq!((images, errors, passed_on, prose), (210, 138, 3, 1));
}

/// The tools were run on every pair of `-gencode` and on random command lines. Where a line has more
/// than one mistake, nvcc may name another one than the first.
#[test]
fn the_tools_agree_on_random_lists() {
    let rows = rows("loading/arch_lists_more.tsv");
    let (mut images, mut errors, mut same_words) = (0, 0, 0);
    let mut wrong = Vec::new();
    for row in &rows {
        let answer = answer(row);
        let right = match expected(row) {
            Expected::Images(wanted, _) => {
                images += 1;
                answer.as_ref().is_ok_and(|list| {
                    list.images().len() == wanted.len()
                        && list
                            .images()
                            .zip(&wanted)
                            .all(|(image, wanted)| is_same(row, image, *wanted))
                })
            }
            Expected::Error(words) => {
                errors += 1;
                answer.as_ref().is_err_and(|problem| {
                    let said = problem.tool_message(row.input.as_bytes());
                    same_words += u32::from(said.is_some_and(|said| said.to_string() == words));
                    true
                })
            }
            _ => false,
        };
        if !right {
            wrong.push(show(row, &answer));
        }
    }
    assert!(wrong.is_empty(), "{} rows:\n{}", wrong.len(), wrong.join("\n"));
    // 115 lines have more than one mistake, or words that name the installation.
    assert_eq!((images, errors, same_words), (2312, 1562, 1448));
}

/// Options that concern no architecture are passed over as nvcc takes them; what it does not know is refused in its words.
#[test]
fn other_options_of_nvcc_are_passed_over() {
    let text = std::fs::read_to_string(data("loading/nvcc_options.tsv")).unwrap();
    let (mut accepted, mut refused, mut wrong) = (0, 0, Vec::new());
    for line in text.lines().skip(1) {
        let [words, older, .., newer] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let answer = arch_list::parse_in(Syntax::Nvcc, words, &Context::default());
        let said = answer
            .as_ref()
            .err()
            .and_then(|problem| Some(problem.tool_message(words.as_bytes())?.to_string()));
        let is_of_words = ["Unknown option", "Don't know what", "no argument expected"];
        // Of the value of an option that is passed over nothing is said. These are known to nvcc and not read here.
        let hides = words.starts_with("--help")
            || words.contains("-optf")
            || words.contains("options-file")
            || words.contains("arch-ls")
            || words == "-V"
            || words == "--version";
        let right = if hides {
            answer.is_err() && said.is_none()
        } else if older != "accepted" && is_of_words.iter().any(|begin| newer.contains(begin)) {
            refused += 1;
            said.as_deref() == Some(newer)
        } else {
            accepted += 1;
            answer.is_ok()
        };
        if !right {
            wrong.push(format!("{line}\n  {answer:?} {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} rows:\n{}", wrong.len(), wrong.join("\n"));
    assert!(accepted > 400 && refused > 60, "{accepted} {refused}");
}

pub fn is_same(row: &Row, image: Image, (name, from): (Name, From)) -> bool {
    let from_is_right = match from {
        From::Said(from) => image.from == Some(from),
        // clang and TensorFlow do not say; where nvcc makes it, the file leaves it out for PTX, LTO IR and native.
        From::Unsaid if matches!(row.syntax, Syntax::Clang19 | Syntax::Clang22 | Syntax::Tensorflow) => {
            image.from.is_none()
        }
        From::Unsaid => true,
    };
    image.name == name && from_is_right
}

fn is_the_error(row: &Row, problem: &Problem, words: &str) -> bool {
    let text = row.input.as_bytes();
    let said = problem.tool_message(text).map(|words| words.to_string());
    let token = String::from_utf8_lossy(problem.span.of(text)).into_owned();
    let same_words = match said {
        // The file has only the beginning of numba's words, and a target name of its own in CMake's.
        Some(said) if words.len() >= 90 => said.starts_with(words),
        Some(said) if said.ends_with("for target") => words.starts_with(&said),
        Some(said) => said == words || words.is_empty(),
        // Words that name the installation, and a row that paraphrases.
        None => {
            words.is_empty()
                || words.contains("installation at")
                || words.contains("native")
                || words.contains("offload-arch")
        }
    };
    let same_words = same_words || words == "nvcc fatal: not in keyword=value format";
    let right_kind = match words {
        "" => [Error::ArchListSpelling, Error::ArchListAlone].contains(&problem.error),
        words => kinds(row, words).contains(&problem.error),
    };
    // The token is a part of the input, and where the tool names one it is the tool's.
    same_words && right_kind && (row.input.contains(&token))
}

pub fn show(row: &Row, answer: &Result<List, Problem>) -> String {
    let here = match answer {
        Ok(list) => {
            let images: Vec<String> = list
                .images()
                .map(|image| match image.from {
                    Some(from) => format!("{}<{from}", image.name),
                    None => image.name.to_string(),
                })
                .collect();
            format!("{} {:?}", images.join(" "), list.remarks().iter().collect::<Vec<_>>())
        }
        Err(problem) => {
            let words = problem
                .tool_message(row.input.as_bytes())
                .map(|words| words.to_string());
            format!("{problem} ({:?}) {words:?}", problem.error)
        }
    };
    format!(
        "{:?} {:?}\n  file: {}\n  here: {here}",
        row.syntax, row.input, row.result
    )
}

/// Quotes and backslashes as bash leaves them for nvcc.
#[test]
fn a_shell_reads_command_lines_first() {
    let archs = |text| arch_list::parse(Syntax::Nvcc, text).map(|list| list.images().len());
    for text in [
        r"-arch=sm\_80",
        r#"-arch="sm_80""#,
        r#""-arch=sm"'_80'"#,
        r#"-gencode "arch=compute_80,code=\"sm_80,sm_86\"""#,
        r#"-gencode 'arch=compute_80,code="sm_80,sm_86"'"#,
        r#"-gencode arch=compute_80,code=\"sm_80,sm_86\""#,
        "-gencode\t'arch=compute_80 , code=[sm_80,sm_86]'\n",
    ] {
        assert_eq!(archs(text), Ok(2), "{text}");
    }
    for text in [r#"-arch="sm\_80""#, r"-arch='sm\_80'", r#"-arch=sm_80" ""#] {
        let problem = archs(text).unwrap_err();
        assert!(problem.span.of(text.as_bytes()).starts_with(b"sm"), "{text} {problem}");
    }
    let problem = archs(r#"-gencode arch=compute_80,code="sm_80,sm_86""#).unwrap_err();
    assert_eq!(problem.error, Error::ArchListValue);
}

/// CMake's own check of the variable: empty items after the first, which no row has.
#[test]
fn cmake_skips_empty_items() {
    let images = |syntax, text| arch_list::parse(syntax, text).map(|list| names(&list).len());
    assert_eq!(images(Syntax::CmakeVariable, "80;;86;"), Ok(4));
    assert_eq!(
        images(Syntax::CmakeVariable, ";80").unwrap_err().error,
        Error::ArchListItemEmpty
    );
    assert_eq!(images(Syntax::CmakeProperty, ";80"), Ok(2));
    assert_eq!(
        images(Syntax::CmakeVariable, "100;100f").unwrap_err().error,
        Error::ArchListConflict
    );
    assert_eq!(
        images(Syntax::CmakeVariable, "").unwrap_err().error,
        Error::ArchListEmpty
    );
    assert_eq!(images(Syntax::CmakeEnvironment, ""), Ok(2));
}

/// The row that is a sentence: "one sass:sm_X<compute_X per visible device (device cc < 60: ptx:compute_X); falls
/// back to the unset list with no device".
#[test]
fn cupy_builds_for_the_current_devices() {
    let devices = [Cc(80), Cc(52), Cc(80)];
    let context = Context {
        devices: Some(&devices),
        ..Context::default()
    };
    let list = arch_list::parse_in(Syntax::Cupy, "current", &context).unwrap();
    let images: Vec<String> = list.images().map(|image| image.name.to_string()).collect();
    assert_eq!(images, ["sm_80", "compute_52"]);
    let none = Context {
        devices: Some(&[]),
        ..Context::default()
    };
    let list = arch_list::parse_in(Syntax::Cupy, "current", &none).unwrap();
    assert_eq!(list, arch_list_with_note_of_unset(&list));
    let list = arch_list::parse(Syntax::Cupy, "current").unwrap();
    assert!(list.remarks().contains(Remark::Machine));
}

/// "=['--generate-code={}'.format(arch) for arch in envcfg.split(';') if len(arch) > 0]": nothing is passed, as where nvcc is given no option.
#[test]
fn cupy_passes_nothing_of_an_empty_list() {
    for text in ["", ";", ";;"] {
        let list = arch_list::parse(Syntax::Cupy, text).unwrap();
        let nvcc = arch_list::parse(Syntax::Nvcc, "").unwrap();
        assert_eq!(names(&list), names(&nvcc), "{text}");
        assert!(list.remarks().contains(Remark::NoFlag));
    }
}

/// Without a device the answer is that of an unset variable.
fn arch_list_with_note_of_unset(list: &List) -> List {
    let unset = arch_list::unset(Syntax::Cupy, &Context::default()).unwrap();
    assert_eq!(unset.remarks(), list.remarks());
    assert_eq!(names(&unset), names(list));
    list.clone()
}
