//! What is libnvvm asked about?

use crate::{Foreign, Refusal, address_space, did_you_mean, nearest, shown, target_of};
use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use serde::Serialize;
use smarch::nvvm::{Access, Construct};
use smarch::{Name, Target, Version};

/// What libnvvm is asked about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum About {
    /// A target triple; an empty one stands for none.
    Triple {
        target_triple: Foreign,
        #[serde(skip_serializing_if = "Option::is_none")]
        target_triple_hex: Option<String>,
    },
    /// A data layout; an empty one stands for none.
    Layout {
        data_layout: Foreign,
        #[serde(skip_serializing_if = "Option::is_none")]
        data_layout_hex: Option<String>,
    },
    /// A load, store, atomicrmw or cmpxchg of an address space.
    Access { nvvm_access: Access, address_space: u32 },
    /// A cast between address spaces.
    Cast { address_space: u32, to_address_space: u32 },
    /// A version of the IR, as `!nvvmir.version` states it.
    IrVersion {
        /// The version of the IR that is stated. Null: none is, which stands for 1.0.
        stated_ir: Option<Version>,
        /// The version of debug metadata that is stated. Null: none is.
        stated_debug: Option<Version>,
    },
    /// The instructions that were given to it.
    Instructions {
        /// Those alone that are meant by this. Absent: all.
        #[serde(skip_serializing_if = "Option::is_none")]
        instruction: Option<String>,
    },
}

/// What else is called as one of the constructs, or as a part of its name.
const OTHER_WORDS: &[(&str, &str)] = &[
    ("atomicadd", "atomicrmw"),
    ("atomiccas", "cmpxchg"),
    ("__half", "half"),
    ("fp16", "half"),
    ("__nv_bfloat16", "bfloat"),
    ("bf16", "bfloat"),
    ("ptr", "opaque pointers"),
    ("pointer", "pointers"),
    ("__threadfence", "fence"),
    ("threadfence", "fence"),
];

/// The constructs that a text means: whose names hold it, or what it stands for.
pub(super) fn meant_by(text: &str) -> Vec<Construct> {
    let small = text.to_ascii_lowercase();
    let other = OTHER_WORDS.iter().find(|(word, _)| *word == small);
    let word = other.map_or(small.as_str(), |(_, name)| name);
    Construct::ALL.iter().copied().filter(|it| it.text().to_ascii_lowercase().contains(word)).collect()
}

impl About {
    /// Whether it accepts a triple.
    fn triple(target_triple: Foreign) -> Self {
        Self::Triple { target_triple_hex: target_triple.hex(), target_triple }
    }

    /// Which instructions it takes, those alone that a text means.
    ///
    /// # Errors
    /// Nothing that was given to libnvvm is called so.
    fn instructions(words: &[&str]) -> Result<Self, Refusal> {
        let text = words.join(" ");
        if !text.is_empty() && meant_by(&text).is_empty() {
            let names: Vec<&str> = Construct::ALL.iter().map(|it| it.text().as_str()).collect();
            let near = did_you_mean(&nearest(&text, names.iter().copied()));
            return Err(format!(
                "nothing that was given to libnvvm is called '{text}'{near}; there are {}",
                names.join(", ")
            )
            .into());
        }
        Ok(Self::Instructions { instruction: Some(text).filter(|text| !text.is_empty()) })
    }

    /// Whether it accepts what `!nvvmir.version` states: `2.0`, `2.0 3.2`, `none`.
    ///
    /// # Errors
    /// It is no version.
    fn ir_version(words: &[&str]) -> Result<Self, Refusal> {
        let version = |word: &&str| {
            let fault = || {
                format!(
                    "'{word}' is not a version of NVVM IR: 2.0 of the IR, and 3.2 of its debug metadata behind it; none for a program without !nvvmir.version"
                )
            };
            word.parse::<Version>().map_err(|_| Refusal(fault()))
        };
        let (stated_ir, rest) = match words {
            ["none"] => (None, &[] as &[&str]),
            [first, rest @ ..] => (Some(version(first)?), rest),
            [] => return Err("the version is missing".to_owned().into()),
        };
        if let [_, more, ..] = rest {
            return Err(
                format!("'{more}' is a word too many: a version of the IR, and one of its debug metadata").into()
            );
        }
        Ok(Self::IrVersion { stated_ir, stated_debug: rest.first().map(version).transpose()? })
    }

    /// Whether it accepts a data layout.
    fn layout(data_layout: Foreign) -> Self {
        Self::Layout { data_layout_hex: data_layout.hex(), data_layout }
    }
}

/// The access that a word means: load, store, atomicrmw, cmpxchg.
///
/// # Errors
/// It means none.
fn access_of(typed: &str) -> Result<Access, Refusal> {
    let word = typed.replace('-', "_");
    Access::ALL.iter().copied().find(|access| access.text() == word.as_str()).ok_or_else(|| {
        let codes: Vec<&str> = Access::ALL.iter().map(|access| access.text().as_str()).collect();
        let near = did_you_mean(&nearest(typed, codes.iter().copied()));
        format!("'{typed}' is not an access: {}{near}", codes.join(", ")).into()
    })
}

/// What the words after `nvvm` ask.
pub(super) enum Asked {
    /// The data layouts that it gives as examples.
    Examples,
    /// Which IR to write, for a target or for all.
    Dialects(Option<Target>),
    /// What becomes of something, for a target or for all.
    Of(Option<Target>, About),
}

/// The questions, as they are typed.
const QUESTIONS: [&str; 7] = ["ir", "version", "triple", "layout", "access", "cast", "instructions"];

/// Words that begin with a target, or do not.
struct Words<'a> {
    target: Option<Target>,
    rest: &'a [&'a [u8]],
    usage: &'static str,
}

impl<'a> Words<'a> {
    /// `count` words; one more begins with a target.
    fn exactly(words: &'a [&'a [u8]], count: usize, usage: &'static str) -> Result<Self, Refusal> {
        let (target, rest) = match words.split_first() {
            Some((first, rest)) if rest.len() == count => (Some(target_of(&text(first))?), rest),
            _ => (None, words),
        };
        match rest.get(count.saturating_add(1)) {
            Some(more) => Err(format!("'{}' is a word too many: {usage}", text(more)).into()),
            None if rest.len() == count => Ok(Self { target, rest, usage }),
            None => Err(format!("a word is missing: {usage}").into()),
        }
    }

    /// The one word, which is not a target's name alone.
    fn one(&self, what: &str, without: &str) -> Result<Foreign, Refusal> {
        let word = self.rest.first().copied().unwrap_or_default();
        if self.target.is_none() && Name::parse(word).is_ok() {
            return Err(format!("{what} is missing: {}; {without}", self.usage).into());
        }
        Ok(word.into())
    }

    fn two(&self) -> [String; 2] {
        [0, 1].map(|at| self.rest.get(at).map_or(String::new(), |word| text(word)))
    }
}

/// A word as text; what is none as it may be printed.
fn text(word: &[u8]) -> String {
    core::str::from_utf8(word).map_or_else(|_| shown(word), ToOwned::to_owned)
}

/// The words that may follow a target: `sm_90`, `-arch=compute_90`.
fn after_target(words: &[String]) -> Result<(Option<Target>, Vec<&str>), Refusal> {
    let named = words.first().map(|word| word.trim_start_matches('-').trim_start_matches("arch="));
    let named = named.filter(|name| Name::parse(name.as_bytes()).is_ok());
    let rest = words.iter().skip(usize::from(named.is_some())).map(String::as_str);
    Ok((named.map(target_of).transpose()?, rest.collect()))
}

impl Asked {
    /// Reads `triple sm_90 nvptx64-nvidia-cuda` and its like.
    pub(super) fn read(words: &[&[u8]]) -> Result<Self, Refusal> {
        let questions = QUESTIONS.join(", ");
        let Some((question, words)) = words.split_first() else {
            return Err(format!("cicc nvvm takes a question: {questions}; smarch cicc nvvm access load 6").into());
        };
        let texts: Vec<String> = words.iter().map(|word| text(word)).collect();
        let of = |words: &Words<'_>, about| Ok(Self::Of(words.target, about));
        match &*text(question) {
            "layout" if words.is_empty() => Ok(Self::Examples),
            "ir" => match after_target(&texts)? {
                (target, rest) if rest.is_empty() => Ok(Self::Dialects(target)),
                (_, rest) => Err(format!("'{}' is a word too many: smarch cicc nvvm ir sm_90", rest.join(" ")).into()),
            },
            "version" => {
                let (target, rest) = after_target(&texts)?;
                Ok(Self::Of(target, About::ir_version(&rest)?))
            }
            "instructions" => {
                let (target, rest) = after_target(&texts)?;
                Ok(Self::Of(target, About::instructions(&rest)?))
            }
            "triple" => {
                let words = Words::exactly(words, 1, "smarch cicc nvvm triple sm_90 nvptx64-nvidia-cuda")?;
                of(&words, About::triple(words.one("the triple", "'' stands for none")?))
            }
            "layout" => {
                let words =
                    Words::exactly(words, 1, "smarch cicc nvvm layout sm_90 e-i64:64-i128:128-v16:16-n16:32:64")?;
                let without = "'' stands for none, and without a target libnvvm's examples are listed";
                of(&words, About::layout(words.one("the data layout", without)?))
            }
            "access" => {
                let usage =
                    "smarch cicc nvvm access sm_100 load 6; load, store, atomicrmw or cmpxchg of an address space";
                let words = Words::exactly(words, 2, usage)?;
                let [access, space] = words.two();
                of(&words, About::Access { nvvm_access: access_of(&access)?, address_space: address_space(&space)? })
            }
            "cast" => {
                let usage = "smarch cicc nvvm cast sm_90 0 3; from one address space to another";
                let words = Words::exactly(words, 2, usage)?;
                let [from, to] = words.two();
                let (address_space, to_address_space) = (address_space(&from)?, address_space(&to)?);
                of(&words, About::Cast { address_space, to_address_space })
            }
            other => {
                let near = did_you_mean(&nearest(other, QUESTIONS));
                Err(format!("'{other}' is not a question about libnvvm: {questions}{near}").into())
            }
        }
    }
}
