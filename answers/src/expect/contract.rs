//! What a project promises of what it ships: a contract as it is written, in TOML, or in JSON with the same keys.

use crate::count::with_unit;
use crate::{Foreign, Refusal, did_you_mean, nearest};
use alloc::{format, string::String, vec::Vec};
use serde::{Deserialize, Serialize};
use toml::de::{DeTable, DeValue};

/// The contract of the files that a project ships. What it does not state is not promised.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Contract {
    /// Only in a [[file]], which must have it: the files that it is about, by a name or a pattern such as lib*.so. A file takes the first
    /// [[file]] that names it. What that one does not state comes from the top of the contract.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub matches: Option<Texts>,
    /// Only in a [[file]]: nothing is promised of these files.
    #[serde(skip_serializing_if = "is_false")]
    pub skip: bool,
    /// Only in a [[file]]: there may be no such file.
    #[serde(skip_serializing_if = "is_false")]
    pub optional: bool,
    /// The syntax of archs, includes and excludes, as smarch archs lists them: torch, cmake, nvcc. Without it they are names of images: sm_90 compute_90.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub syntax: Option<String>,
    /// The release of the toolkit that reads these lists: 12.8; 13.0 if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toolkit: Option<String>,
    /// A file has these images and no others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub archs: Option<Texts>,
    /// A file has these images, whatever else it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub includes: Option<Texts>,
    /// A file must not have any of these images.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excludes: Option<Texts>,
    /// Every module of a file has the images of archs and includes. Otherwise one is enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub every_module: Option<bool>,
    /// A file has PTX, or has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ptx: Option<bool>,
    /// The devices that run all files; a driver other than the newest stands after @: RTX 5090@570.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub runs_on: Option<Texts>,
    /// Every image is compressed, or none is; or every one in this way: lz4, zstd.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compressed: Option<Compressed>,
    /// The most debug information that a cubin may have: none, lines, full.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub debug_info: Option<String>,
    /// The maximum size of a file in bytes: a number, or 100 MB, 100 MiB.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_size: Option<Size>,
    /// What kernels may take.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kernel: Vec<KernelBudget>,
    /// What is promised of some of the files.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub file: Vec<Self>,
}

/// What the kernels of a name may take.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct KernelBudget {
    /// The kernels that are meant: a name, a part of one or a pattern, gemm*. Without it all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Only those for a target: sm_90.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// There may be no such kernel.
    #[serde(skip_serializing_if = "is_false")]
    pub optional: bool,
    /// The most registers of a thread.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registers: Option<u32>,
    /// The most bytes of static shared memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub smem: Option<u32>,
    /// The most bytes of stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<u32>,
    /// The most instructions that spill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spills: Option<u32>,
    /// The most bytes of machine code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<u32>,
    /// The least percent of an SM's warps, as smarch report tells them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub occupancy: Option<u32>,
}

/// One text, or several.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "this takes a text or an array of texts")]
pub enum Texts {
    /// One.
    One(String),
    /// Several.
    Several(Vec<String>),
}

impl Texts {
    /// Each of them.
    pub fn each(&self) -> &[String] {
        match self {
            Self::One(text) => core::slice::from_ref(text),
            Self::Several(texts) => texts,
        }
    }
}

/// Whether images are compressed, or how.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "this takes true, false, lz4 or zstd")]
pub enum Compressed {
    /// Somehow, or not at all.
    Is(bool),
    /// In this way.
    By(String),
}

/// Bytes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "this takes a number of bytes, or a text such as 100 MiB")]
pub enum Size {
    /// So many.
    Bytes(u64),
    /// With a unit.
    Text(String),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(it: &bool) -> bool {
    !it
}

/// A contract that is longer is refused.
const LONGEST: usize = 1 << 20;

/// Where the parts of a contract stand.
#[derive(Debug, Default)]
pub struct Places<'text> {
    root: DeTable<'text>,
    /// Where each line ends.
    ends: Vec<usize>,
}

impl Contract {
    /// The contract that a text holds, and where its parts stand, of TOML.
    ///
    /// # Errors
    /// It holds none: a sentence with the line, which is to be put behind the name of the file.
    pub fn parse(text: &[u8]) -> Result<(Self, Places<'_>), Refusal> {
        if text.len() > LONGEST {
            return Err(format!("a contract has at most {LONGEST} bytes").into());
        }
        let Ok(text) = core::str::from_utf8(text) else {
            return Err("a contract is UTF-8, and this is not".into());
        };
        if text.trim_start().starts_with('{') {
            let contract = serde_json::from_str(text).map_err(|error| {
                let sentence = format!("{error}");
                let message = sentence.split(" at line ").next().unwrap_or_default();
                refused(Some(error.line()), message)
            })?;
            return Ok((contract, Places::default()));
        }
        let ends: Vec<usize> =
            text.bytes().enumerate().filter_map(|(at, byte)| (byte == b'\n').then_some(at)).collect();
        let line = |at: usize| ends.partition_point(|end| *end < at) + 1;
        let wrong = |error: &toml::de::Error| refused(error.span().map(|span| line(span.start)), error.message());
        let contract = toml::from_str(text).map_err(|error| wrong(&error))?;
        let root = DeTable::parse(text).map_err(|error| wrong(&error))?.into_inner();
        Ok((contract, Places { root, ends }))
    }

    /// With what options say at the top of it, whose lines are no longer those of the text.
    #[must_use]
    pub fn with(self, options: Self, places: &mut Places<'_>) -> Self {
        let mut said = |key: &str, is_said: bool| {
            if is_said {
                places.root.remove(key);
            }
        };
        macro_rules! or {
            ($($field:ident $key:literal)+) => {{
                $(said($key, options.$field.is_some());)+
                Self { $($field: options.$field.or(self.$field),)+ ..self }
            }};
        }
        or! {
            syntax "syntax"
            toolkit "toolkit"
            archs "archs"
            includes "includes"
            excludes "excludes"
            every_module "every-module"
            ptx "ptx"
            runs_on "runs-on"
            compressed "compressed"
            debug_info "debug-info"
            max_size "max-size"
        }
    }

    /// As it is written, in TOML.
    pub fn text(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }
}

/// What serde says, and what people read instead.
const MESSAGES: [(&str, &str); 3] = [
    ("expected u32", "expected a number"),
    ("expected u64", "expected a number"),
    ("invalid type: map, expected a sequence", "tables of this name have two brackets: [[kernel]], [[file]]"),
];

/// Keys that are not known are told with those that may have been meant.
fn refused(line: Option<usize>, message: &str) -> Refusal {
    let line = line.map_or_else(String::new, |line| format!("line {line}: "));
    let Some((key, known)) = message.strip_prefix("unknown field `").and_then(|rest| rest.split_once('`')) else {
        let said = MESSAGES.iter().fold(String::from(message), |said, (of, words)| said.replace(of, words));
        return format!("{line}{said}").into();
    };
    // What is between backquotes.
    let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    let near = did_you_mean(&nearest(key, known.iter().copied()));
    let there_are = if near.is_empty() { format!("; there are {}", known.join(", ")) } else { near };
    let key = Foreign::from(key).shown();
    format!("{line}nothing is called '{key}'{there_are}").into()
}

/// A step on the way to a part of a contract.
#[derive(Clone, Copy, Debug)]
pub enum Way<'a> {
    /// A key of a table.
    Key(&'a str),
    /// A table of an array.
    Nth(usize),
}

impl Places<'_> {
    /// The line in which a part stands, from 1 on; nothing where it is not written there.
    pub fn line(&self, way: &[Way<'_>]) -> Option<usize> {
        let mut table = &self.root;
        let mut place = None;
        let mut list = None;
        for step in way {
            let value = match step {
                Way::Key(key) => {
                    let (key, value) = table.get_key_value(*key)?;
                    place = Some(key.span().start);
                    value.get_ref()
                }
                Way::Nth(number) => {
                    let list: &toml::de::DeArray<'_> = list?;
                    let value = list.get(*number)?;
                    place = Some(value.span().start);
                    value.get_ref()
                }
            };
            match value {
                DeValue::Table(inner) => table = inner,
                DeValue::Array(inner) => list = Some(inner),
                _ => {}
            }
        }
        let place = place?;
        Some(self.ends.partition_point(|end| *end < place) + 1)
    }
}

/// "100 MB", "100 MiB", "5000": bytes.
pub(super) fn bytes_of(size: &Size) -> Result<u64, Refusal> {
    #[rustfmt::skip]
    const UNITS: [(&str, u64); 8] = [
        ("",    1),
        ("B",   1),
        ("KB",  1000),
        ("MB",  1_000_000),
        ("GB",  1_000_000_000),
        ("KiB", 1 << 10),
        ("MiB", 1 << 20),
        ("GiB", 1 << 30),
    ];
    let text = match size {
        Size::Bytes(bytes) => return Ok(*bytes),
        Size::Text(text) => text.trim(),
    };
    with_unit(text, &UNITS).ok_or_else(|| {
        let text = Foreign::from(text).shown();
        format!("'{text}' is not a number of bytes: write 5000, 100 MB, 100 MiB, 2 GiB").into()
    })
}

/// Promises as texts, those of options or of fields of a form: each as it is called in a contract.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub syntax: Option<String>,
    pub archs: Option<String>,
    pub includes: Option<String>,
    pub excludes: Option<String>,
    pub every_module: Option<String>,
    pub ptx: Option<String>,
    pub runs_on: Vec<String>,
    pub compressed: Option<String>,
    pub debug_info: Option<String>,
    pub max_size: Option<String>,
}

impl Options {
    /// Whether nothing is promised.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The contract that they make.
    ///
    /// # Errors
    /// One that is yes or no is neither.
    pub fn contract(&self) -> Result<Contract, Refusal> {
        let text = |text: &Option<String>| text.clone().map(Texts::One);
        let flag = |option: &str, text: &Option<String>| {
            let said = text.as_deref().map(str::parse::<bool>).transpose();
            said.map_err(|_| {
                let text = crate::shown(text.as_deref().unwrap_or_default());
                Refusal(format!("--{option} takes true or false, not '{text}'"))
            })
        };
        Ok(Contract {
            syntax: self.syntax.clone(),
            archs: text(&self.archs),
            includes: text(&self.includes),
            excludes: text(&self.excludes),
            every_module: flag("every-module", &self.every_module)?,
            ptx: flag("ptx", &self.ptx)?,
            runs_on: (!self.runs_on.is_empty()).then(|| Texts::Several(self.runs_on.clone())),
            compressed: self
                .compressed
                .clone()
                .map(|text| text.parse().map_or_else(|_| Compressed::By(text.clone()), Compressed::Is)),
            debug_info: self.debug_info.clone(),
            max_size: self.max_size.clone().map(Size::Text),
            ..Contract::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Contract, Size, Way, bytes_of};
    use alloc::string::ToString;

    const TEXT: &str = "# ours\narchs = \"8.0;9.0\"\nsyntax = 'torch'\n\n[[kernel]]\nname = 'gemm*'\nregisters = 128\n\n[[file]]\nmatch = 'a.so'\nptx = true\n";

    #[test]
    fn parts_stand_in_their_lines() {
        use Way::{Key, Nth};
        let (contract, places) = Contract::parse(TEXT.as_bytes()).unwrap();
        assert_eq!(contract.kernel[0].registers, Some(128));
        for (way, line) in [
            (&[Key("archs")][..], Some(2)),
            (&[Key("kernel"), Nth(0), Key("registers")], Some(7)),
            (&[Key("file"), Nth(0), Key("ptx")], Some(11)),
            (&[Key("file"), Nth(1), Key("ptx")], None),
            (&[Key("runs-on")], None),
        ] {
            assert_eq!(places.line(way), line, "{way:?}");
        }
        // What is written is read again.
        assert_eq!(Contract::parse(contract.text().as_bytes()).unwrap().0, contract);
        let json = serde_json::to_string(&contract).unwrap();
        assert_eq!(Contract::parse(json.as_bytes()).unwrap().0, contract);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, sentence) in [
            ("\narch = '9.0'", "line 2: nothing is called 'arch'; did you mean archs?"),
            ("archs = 9", "line 1: this takes a text or an array of texts"),
            ("[[kernel]]\nregisters = 'many'", "line 2: invalid type: string \"many\", expected a number"),
            ("[kernel]\nregisters = 3", "line 1: tables of this name have two brackets: [[kernel]], [[file]]"),
            ("{\"arcs\": 1}", "line 1: nothing is called 'arcs'; did you mean archs?"),
        ] {
            let refused = Contract::parse(text.as_bytes()).unwrap_err().to_string();
            assert!(refused.starts_with(sentence), "{refused}");
        }
        assert!(Contract::parse(b"\xff").is_err());
        assert!(Contract::parse(&b"# ".repeat(1 << 20)).is_err());
        assert!(Contract::parse("[".repeat(100_000).as_bytes()).is_err());
        assert!(Contract::parse(("archs = ".to_string() + &"[".repeat(100_000)).as_bytes()).is_err());
    }

    #[test]
    fn sizes_have_units() {
        let bytes = |text: &str| bytes_of(&Size::Text(text.into())).ok();
        assert_eq!(
            (bytes("5000"), bytes("2 MiB"), bytes("3MB"), bytes("1 gib")),
            (Some(5000), Some(2 << 20), Some(3_000_000), Some(1 << 30))
        );
        assert_eq!(
            (bytes("MiB"), bytes("1.5 MB"), bytes("99999999999999999999"), bytes("9999999999999 GiB")),
            (None, None, None, None)
        );
    }
}
