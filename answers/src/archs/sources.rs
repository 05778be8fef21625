//! The architecture lists in sources: build files, scripts, container files, workflows.

use super::{Question, Wrong, answer};
use crate::{Axes, Foreign, plural};
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::arch_list::{Context, Syntax, parse_in};
use smarch::{Answer as Reply, Name, Toolkit};

/// The variables and properties that lists are assigned to, and the syntax of each.
#[rustfmt::skip]
pub const LIST_VARIABLES: [(&str, Syntax); 9] = [
    ("TORCH_CUDA_ARCH_LIST",               Syntax::Torch2_15),
    ("CMAKE_CUDA_ARCHITECTURES",           Syntax::CmakeVariable),
    ("CUDAARCHS",                          Syntax::CmakeEnvironment),
    ("CUDA_ARCHITECTURES",                 Syntax::CmakeProperty),
    ("FLASHINFER_CUDA_ARCH_LIST",          Syntax::Flashinfer),
    ("TF_CUDA_COMPUTE_CAPABILITIES",       Syntax::Tensorflow),
    ("HERMETIC_CUDA_COMPUTE_CAPABILITIES", Syntax::Tensorflow),
    ("NUMBA_FORCE_CUDA_CC",                Syntax::Numba),
    ("CUPY_NVCC_GENERATE_CODE",            Syntax::Cupy),
];

/// nvcc's option, which is a list by itself.
const GENCODE: &str = "-gencode";

/// Longer lines hold no list that somebody wrote.
const LONGEST_LINE: usize = 1 << 16;

/// A list in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InText {
    /// From 1 on.
    pub line: usize,
    /// The first character of the list, from 1 on.
    pub column: usize,
    /// What it is assigned to.
    pub variable: &'static str,
    pub syntax: Syntax,
    pub list: String,
}

/// The lists that a text assigns to a known variable, in the order of the text. A list that depends on other variables is left out.
pub fn lists_in(text: &[u8]) -> Vec<InText> {
    let mut found = Vec::new();
    for (number, line) in text.split(|byte| *byte == b'\n').enumerate() {
        let Some(line) = core::str::from_utf8(line).ok().filter(|line| line.len() <= LONGEST_LINE) else { continue };
        let mut rest = 0;
        for (at, variable, syntax) in variables_of(line) {
            if at < rest {
                continue;
            }
            let behind = at + variable.len();
            let value = match syntax {
                Syntax::Nvcc => gencode(line, behind),
                _ => value_of(line, behind, syntax),
            };
            rest = behind;
            let Some((start, end)) = value else { continue };
            rest = rest.max(end);
            let begin = if syntax == Syntax::Nvcc { at } else { start };
            let before = line.get(..begin).unwrap_or_default();
            let written = line.get(begin..end).unwrap_or_default();
            found.push(InText {
                line: number + 1,
                column: before.chars().count() + 1,
                variable,
                syntax,
                list: as_typed(written, syntax),
            });
        }
    }
    found
}

/// The variables of a line, each as a word of its own, in their order.
fn variables_of(line: &str) -> Vec<(usize, &'static str, Syntax)> {
    let part_of_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = line.as_bytes();
    let is_word = |at: usize, name: &str| {
        let before = at.checked_sub(1).and_then(|before| bytes.get(before)).copied();
        let behind = bytes.get(at + name.len()).copied();
        // -DCMAKE_CUDA_ARCHITECTURES=90 defines one.
        let is_defined = line.get(..at).is_some_and(|before| before.ends_with("-D"));
        (is_defined || !before.is_some_and(part_of_word)) && !behind.is_some_and(part_of_word)
    };
    let mut found = Vec::new();
    for (name, syntax) in LIST_VARIABLES.into_iter().chain([(GENCODE, Syntax::Nvcc)]) {
        let places = line.match_indices(name).map(|(at, _)| at).filter(|at| is_word(*at, name));
        found.extend(places.map(|at| (at, name, syntax)));
    }
    found.sort_by_key(|(at, ..)| *at);
    found
}

/// Where the value of `-gencode arch=...,code=...` is.
fn gencode(line: &str, behind: usize) -> Option<(usize, usize)> {
    let rest = line.get(behind..)?;
    let start =
        rest.find("arch=").filter(|start| rest.get(..*start).is_some_and(|it| matches!(it.trim(), "" | "=")))?;
    let value = rest.get(start..)?;
    let end = value.find(|it: char| it.is_whitespace() || matches!(it, '"' | '\'' | ')' | ';' | '\\' | '`'));
    // What a sentence has behind it is no part of it.
    let written = value.get(..end.unwrap_or(value.len()))?.trim_end_matches(['.', ',', ':']);
    let is_whole = written.matches('[').count() == written.matches(']').count();
    (is_literal(written) && is_whole).then_some((behind + start, behind + start + written.len()))
}

/// Whether a text stands for itself.
fn is_literal(text: &str) -> bool {
    !text.is_empty() && !text.contains(['$', '{', '}', '%', '<', '@', '`'])
}

/// Where the value of a variable is that a line assigns, what is quoted without its quotes.
fn value_of(line: &str, behind: usize, syntax: Syntax) -> Option<(usize, usize)> {
    let is_cmake = matches!(syntax, Syntax::CmakeVariable | Syntax::CmakeProperty);
    let before = line.get(..behind)?;
    let before = before.trim_end_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '_').trim_end();
    let rest = line.get(behind..)?;
    // os.environ["NAME"] = "...", environ.get("NAME", "...")
    let unquoted = rest.trim_start_matches(['"', '\'', ']']);
    // -DNAME:STRING=...
    let typed = unquoted
        .strip_prefix(':')
        .and_then(|rest| rest.split_once('='))
        .filter(|(kind, _)| !kind.is_empty() && kind.bytes().all(|byte| byte.is_ascii_uppercase()));
    let trimmed = unquoted.trim_start();
    let (value, has_arguments, is_default) = match typed {
        Some((_, value)) => (value, false, false),
        None => {
            let marks = [":=", "?=", "+=", "=", ":"].into_iter();
            let assigned = marks.clone().find_map(|mark| trimmed.strip_prefix(mark)).filter(|it| !it.starts_with('='));
            // A default, as a call has it, where the name is quoted.
            let default = trimmed
                .strip_prefix(',')
                .filter(|it| unquoted.len() < rest.len() && it.trim_start().starts_with(['"', '\'']));
            // set(NAME 80 90), PROPERTIES NAME 80, ENV NAME 80
            let is_word = unquoted.len() == rest.len() && unquoted.len() > trimmed.len();
            let is_argument = before.ends_with("ENV")
                || is_cmake
                    && (before.ends_with('(') || before.ends_with("PROPERTIES") || before.ends_with("PROPERTY"));
            let assigned = assigned.map(|value| (value, false, false)).or(default.map(|value| (value, false, true)));
            assigned.or_else(|| (is_word && is_argument).then_some((trimmed, is_cmake, false)))?
        }
    };
    let value = value.trim_start();
    let start = line.len() - value.len();
    let quoted = value.strip_prefix(['"', '\'']).and_then(|rest| Some((rest, value.chars().next()?)));
    if let Some((inner, quote)) = quoted {
        let end = inner.find(quote)?;
        let written = inner.get(..end)?;
        let is_list = is_like_a_list(written) || !is_default && written.contains(|it: char| it.is_ascii_alphanumeric());
        return (is_literal(written) && is_list).then_some((start + 1, start + 1 + end));
    }
    let is_end = |letter: char| {
        letter.is_whitespace() && !has_arguments || matches!(letter, ')' | '#' | '"' | '\'' | '\\' | '&' | '|')
    };
    let end = value.find(is_end).unwrap_or(value.len());
    let mut written = value.get(..end)?;
    // What else set() and set_target_properties() take.
    for word in ["CACHE", "PARENT_SCOPE", "FORCE"] {
        if is_cmake && let Some(cut) = written.find(word) {
            written = written.get(..cut)?;
        }
    }
    let written = written.trim_end();
    // Words without quotes may be prose or a name.
    (is_literal(written) && is_like_a_list(written)).then_some((start, start + written.len()))
}

/// Whether a text begins as lists do: with a number, or with a word that they have.
fn is_like_a_list(text: &str) -> bool {
    let words = ["native", "all", "sm_", "compute_", "arch="];
    text.starts_with(|first: char| first.is_ascii_digit()) || words.iter().any(|word| text.starts_with(word))
}

/// The list as its tool gets it: arguments of CMake's commands become one.
fn as_typed(written: &str, syntax: Syntax) -> String {
    match syntax {
        Syntax::CmakeVariable | Syntax::CmakeProperty => written.split_whitespace().collect::<Vec<_>>().join(";"),
        // -gencode=arch=... is one word for nvcc, too.
        _ => written.into(),
    }
}

/// A list of a source, and what is wrong with it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListInSource {
    /// The path. Null: it is about all files.
    pub in_file: Option<Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_file_hex: Option<String>,
    /// The line of the file, from 1 on.
    pub in_line: usize,
    /// The first character of the list in its line, from 1 on.
    pub in_column: usize,
    /// What the list is assigned to: TORCH_CUDA_ARCH_LIST.
    pub variable: &'static str,
    pub syntax: Syntax,
    pub list: Foreign,
    /// The images that it builds; empty where it has a mistake.
    pub image_names: Vec<Name>,
    /// The images of the list that the toolkit does not build. If there are any, the build fails.
    pub lacking: Vec<Name>,
    /// What is wrong with it. Null: nothing.
    pub mistake: Option<Wrong>,
    /// For people: what is wrong with it. Null: nothing.
    pub complaint: Option<String>,
}

/// The lists of sources.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListsInSources {
    /// yes: every list can be read, and the toolkit builds it. no: one cannot.
    pub kept: Reply,
    /// The same, with how many there are.
    pub sentence: String,
    pub lists_in_sources: Vec<ListInSource>,
    #[serde(skip)]
    files: usize,
}

impl Default for ListsInSources {
    fn default() -> Self {
        Self { kept: Reply::Yes, sentence: String::new(), lists_in_sources: Vec::new(), files: 0 }
    }
}

impl ListInSource {
    /// "TORCH_CUDA_ARCH_LIST 8.0;9.0": the list with what it is assigned to, as it may be printed.
    pub fn written(&self) -> String {
        let list = self.list.shown();
        if list.starts_with(self.variable) { list } else { format!("{} {list}", self.variable) }
    }
}

impl ListsInSources {
    /// Adds the lists of a file. Whether the toolkit builds them is asked only if somebody named a toolkit.
    pub fn add(&mut self, axes: &Axes, file: &Foreign, text: &[u8]) {
        let lists = lists_in(text);
        self.files += usize::from(!lists.is_empty());
        self.lists_in_sources.extend(lists.into_iter().map(|it| judged(axes, file, it)));
    }

    /// The answer about all of them.
    #[must_use]
    pub fn finished(mut self) -> Self {
        let wrong = self.lists_in_sources.iter().filter(|it| it.complaint.is_some()).count();
        let lists = plural(self.lists_in_sources.len() as u64, "list");
        let files = plural(self.files as u64, "file");
        self.kept = if wrong == 0 { Reply::Yes } else { Reply::No };
        self.sentence = match (self.lists_in_sources.len(), wrong) {
            (0, _) => "yes: the sources hold no list of architectures".into(),
            (_, 0) => format!("yes: {lists} in {files} can be read"),
            (_, 1) => format!("no: 1 of {lists} in {files} is wrong"),
            _ => format!("no: {wrong} of {lists} in {files} are wrong"),
        };
        self
    }
}

fn judged(axes: &Axes, file: &Foreign, it: InText) -> ListInSource {
    let list = Foreign::from(it.list.as_str());
    let question = Question {
        axes: *axes,
        syntax: it.syntax,
        list: Some(list.clone()),
        devices: None,
        torch_newest: None,
        on: Some(Vec::new()),
        changes: Vec::new(),
        written_as: None,
    };
    let takes = |toolkit: &Toolkit| {
        let context = Context { toolkit: *toolkit, ..Context::default() };
        parse_in(it.syntax, &list.0, &context).is_ok()
    };
    // Where nobody says which release builds it, one that does is enough.
    let taken = (!axes.names_toolkit && !takes(&axes.toolkit)).then(|| Toolkit::ALL.iter().rev().copied().find(takes));
    let axes = &Axes { toolkit: taken.flatten().unwrap_or(axes.toolkit), ..*axes };
    let asked = answer(&Question { axes: *axes, ..question });
    let (images, lacking, mistake) = match asked {
        Ok(answer) => (answer.images.iter().map(|it| it.name).collect(), answer.lacking, None),
        Err(mistake) => (Vec::new(), Vec::new(), Some(mistake.error)),
    };
    let lacking = if axes.names_toolkit { lacking } else { Vec::new() };
    let complaint = match &mistake {
        Some(wrong) => {
            let near = crate::did_you_mean(&wrong.suggestions);
            Some(format!("{}{}{near}", crate::builders::quoted(&wrong.at.token.0), wrong.error.text()))
        }
        None if lacking.is_empty() => None,
        None => {
            let names: Vec<String> = lacking.iter().map(|name| format!("{name}")).collect();
            Some(format!("toolkit {} does not build {}", axes.toolkit, names.join(", ")))
        }
    };
    ListInSource {
        in_file: Some(file.clone()),
        in_file_hex: file.hex(),
        in_line: it.line,
        in_column: it.column,
        variable: it.variable,
        syntax: it.syntax,
        list,
        image_names: images,
        lacking,
        mistake,
        complaint,
    }
}

#[cfg(test)]
mod tests {
    use super::{InText, lists_in};
    use alloc::string::String;
    use alloc::vec::Vec;

    #[test]
    fn lists_are_found_where_people_write_them() {
        for (line, found) in [
            ("export TORCH_CUDA_ARCH_LIST=\"8.0;9.0+PTX\"", Some("8.0;9.0+PTX")),
            ("ENV TORCH_CUDA_ARCH_LIST='8.0 9.0'", Some("8.0 9.0")),
            ("ENV TORCH_CUDA_ARCH_LIST 8.0", Some("8.0")),
            ("  TORCH_CUDA_ARCH_LIST: 8.0;9.0 # ours", Some("8.0;9.0")),
            ("os.environ[\"TORCH_CUDA_ARCH_LIST\"] = \"9.0a\"", Some("9.0a")),
            ("os.environ.get('TORCH_CUDA_ARCH_LIST', '9.0a')", Some("9.0a")),
            ("TORCH_CUDA_ARCH_LIST=8.0 pip install .", Some("8.0")),
            ("{\"TORCH_CUDA_ARCH_LIST\": \"8.0\"}", Some("8.0")),
            ("set(CMAKE_CUDA_ARCHITECTURES 80 90-virtual)", Some("80;90-virtual")),
            ("set(CMAKE_CUDA_ARCHITECTURES \"80;90\" CACHE STRING \"\")", Some("80;90")),
            ("set(CMAKE_CUDA_ARCHITECTURES 80 90 CACHE STRING \"ours\" FORCE)", Some("80;90")),
            ("cmake -DCMAKE_CUDA_ARCHITECTURES=90a -B build", Some("90a")),
            ("cmake -DCMAKE_CUDA_ARCHITECTURES:STRING=80 ..", Some("80")),
            ("set_target_properties(k PROPERTIES CUDA_ARCHITECTURES \"80;90\")", Some("80;90")),
            ("set_property(TARGET k PROPERTY CUDA_ARCHITECTURES native)", Some("native")),
            ("build --repo_env=HERMETIC_CUDA_COMPUTE_CAPABILITIES=sm_80,compute_90", Some("sm_80,compute_90")),
            (
                "NVCC += -gencode arch=compute_80,code=[sm_80,compute_80] -O3",
                Some("-gencode arch=compute_80,code=[sm_80,compute_80]"),
            ),
            ("\"-gencode=arch=compute_90a,code=sm_90a\",", Some("-gencode=arch=compute_90a,code=sm_90a")),
            // What depends on something else, what asks, and prose.
            ("set(CMAKE_CUDA_ARCHITECTURES ${ARCHS})", None),
            ("export TORCH_CUDA_ARCH_LIST=$ARCHS", None),
            ("TORCH_CUDA_ARCH_LIST=", None),
            ("if \"TORCH_CUDA_ARCH_LIST\" in os.environ:", None),
            ("if os.getenv(\"TORCH_CUDA_ARCH_LIST\") == \"8.0\":", None),
            ("if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)", None),
            ("TORCH_CUDA_ARCH_LIST: the list of architectures", None),
            ("set TORCH_CUDA_ARCH_LIST to what you need", None),
            ("MY_TORCH_CUDA_ARCH_LIST=8.0", None),
            ("(\"TORCH_CUDA_ARCH_LIST\", \"torch\"),", None),
            ("TORCH_CUDA_ARCH_LIST=\";\"", None),
            ("as in -gencode=arch=compute_90,code=sm_90.", Some("-gencode=arch=compute_90,code=sm_90")),
            ("\"-gencode arch=compute_80,code=[\" + codes", None),
            ("-gencode ${GENCODE}", None),
        ] {
            let lists: Vec<String> = lists_in(line.as_bytes()).into_iter().map(|it| it.list).collect();
            assert_eq!(lists.first().map(String::as_str), found, "{line}");
            assert!(lists.len() < 2, "{line}");
        }
    }

    #[test]
    fn places_are_counted_in_characters() {
        let lists = lists_in(
            "# ö\n# ö CUDAARCHS=80;90\n-gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=sm_90\n"
                .as_bytes(),
        );
        let places: Vec<_> = lists.iter().map(|InText { line, column, .. }| (*line, *column)).collect();
        assert_eq!(places, [(2, 15), (3, 1), (3, 37)]);
    }

    #[test]
    fn any_bytes_are_read() {
        for text in [
            &b"\xffTORCH_CUDA_ARCH_LIST=8.0"[..],
            b"TORCH_CUDA_ARCH_LIST",
            b"CUDAARCHS=\"",
            b"-gencode",
            b"-gencode arch=",
            b"CUDAARCHS:=='",
            "CUDAARCHS=ö".as_bytes(),
        ] {
            lists_in(text);
        }
        // A line of names is read in time that grows with it.
        lists_in(&b"CUDAARCHS ".repeat(6000));
    }
}
