//! The table of what is typed: a command a line.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

/// One way to ask: as text, as JSON, or on a terminal of so many columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Text,
    Json,
    Columns(u32),
}

/// A command in one view.
#[derive(Debug)]
pub struct Run {
    /// Its name on record: the view's options, then what is typed, as the table has it.
    pub name: String,
    /// The file of the record in which it stands.
    pub command: String,
    pub view: View,
    /// A file of the inputs that is standard input.
    pub stdin: Option<String>,
    pub arguments: Vec<OsString>,
}

/// All runs. A line of the table: the views (t: text, j: JSON, w: 80 and 120 columns, in colour), a file for standard input or -, the arguments, parted
/// by tabs; `\xNN` is a byte, `\\` a backslash.
pub fn read() -> Result<Vec<Run>, String> {
    let path = super::folder().join("commands.tsv");
    let table = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let mut runs = Vec::new();
    for (number, line) in table.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let wrong = |what: &str| format!("commands.tsv, line {}: {what}", number + 1);
        let mut columns = line.split('\t');
        let (views, stdin) = columns
            .next()
            .zip(columns.next())
            .ok_or_else(|| wrong("views and standard input are missing"))?;
        let written: Vec<&str> = columns.collect();
        let arguments: Option<Vec<OsString>> = written.iter().map(|it| unescaped(it)).collect();
        let arguments = arguments.ok_or_else(|| wrong("an escape is neither \\xNN nor \\\\"))?;
        let from: Vec<String> = if stdin == "-" {
            Vec::new()
        } else {
            vec!["<".to_owned(), stdin.to_owned()]
        };
        for letter in views.chars() {
            let views: &[View] = match letter {
                't' => &[View::Text],
                'j' => &[View::Json],
                'w' => &[View::Columns(80), View::Columns(120)],
                _ => return Err(wrong("a view is none of t, j and w")),
            };
            runs.extend(views.iter().map(|&view| {
                Run {
                    name: [
                        view.options(),
                        written.iter().map(|it| named(it)).collect(),
                        from.clone(),
                    ]
                    .concat()
                    .join("\t"),
                    command: command_of(&written),
                    view,
                    stdin: (stdin != "-").then(|| stdin.to_owned()),
                    arguments: view
                        .options()
                        .into_iter()
                        .map(OsString::from)
                        .chain(arguments.iter().cloned())
                        .collect(),
                }
            }));
        }
    }
    let mut names: Vec<&str> = runs.iter().map(|run| run.name.as_str()).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("commands.tsv lists smarch {} twice", pair[0])),
        None => Ok(runs),
    }
}

/// An argument in a run's name: an empty one can be seen.
fn named(written: &str) -> String {
    if written.is_empty() { "''" } else { written }.to_owned()
}

impl View {
    fn options(self) -> Vec<String> {
        match self {
            Self::Text => Vec::new(),
            Self::Json => vec!["--json".to_owned()],
            Self::Columns(columns) => ["--width", &columns.to_string(), "--color", "always"]
                .map(str::to_owned)
                .to_vec(),
        }
    }
}

/// The commands whose answers lie apart; a name, a file, a mistake are `show`.
const COMMANDS: [&str; 31] = [
    "report",
    "extract",
    "diff",
    "list",
    "check",
    "ptx",
    "features",
    "pick",
    "cover",
    "limits",
    "archs",
    "toolkits",
    "device",
    "driver",
    "here",
    "host",
    "wheels",
    "expect",
    "table",
    "data",
    "ptx-version",
    "hardware",
    "occupancy",
    "profile",
    "scheduler",
    "mcpu",
    "gates",
    "cicc",
    "explain",
    "symbol",
    "documented",
];

fn command_of(words: &[&str]) -> String {
    match words.iter().find(|word| **word == "help" || COMMANDS.contains(*word)) {
        _ if words.iter().any(|word| matches!(*word, "--help" | "-h")) => "help",
        Some(word) => word,
        None => "show",
    }
    .to_owned()
}

fn unescaped(written: &str) -> Option<OsString> {
    let (mut bytes, mut rest) = (Vec::new(), written.as_bytes());
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'\\' {
            bytes.push(byte);
        } else if let Some(after) = after.strip_prefix(b"\\") {
            bytes.push(b'\\');
            rest = after;
        } else {
            let digits = after.strip_prefix(b"x")?.first_chunk::<2>()?;
            bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
            rest = &after[3..];
        }
    }
    Some(OsString::from_vec(bytes))
}
