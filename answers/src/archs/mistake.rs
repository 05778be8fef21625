//! What is wrong with a list, and which spelling may have been meant.

use super::{Asked, Question, Token, builds};
use crate::way_out::WayOut;
use crate::{Foreign, nearest};
use alloc::{boxed::Box, format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::arch_list::{Context, Problem, Syntax, parse_in};
use smarch::{Error, NameKind, Target};

/// What is wrong with a list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mistake {
    #[serde(flatten)]
    pub asked: Asked,
    /// What is wrong with what the user wrote, or why it cannot be written in another way.
    pub error: Wrong,
    /// The list with the mistake.
    #[serde(skip)]
    pub list: Foreign,
}

/// The mistake, and the token that is wrong.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wrong {
    #[serde(flatten)]
    pub error: Error,
    #[serde(flatten)]
    pub at: Token,
    /// What the tool prints about it.
    pub tool_prints: Vec<String>,
    /// Spellings near the token with which the list is taken.
    pub suggestions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
}

/// The mistake that a tool found, and what may have been meant.
pub(super) fn mistake(question: &Question, context: &Context<'_>, list: &Foreign, problem: &Problem) -> Box<Mistake> {
    let printed = problem.tool_message(&list.0).map(|it| it.to_string());
    Box::new(Mistake {
        asked: Asked::of(question),
        error: Wrong {
            error: problem.error,
            at: Token::of(problem.span, list),
            tool_prints: printed.filter(|it| !it.is_empty()).into_iter().collect(),
            suggestions: suggestions(question.syntax, context, list, problem),
            way_out: way_out(question.syntax, context, list),
        },
        list: list.clone(),
    })
}

/// The releases with which the tool takes the list, and which build all of it.
fn way_out(syntax: Syntax, context: &Context<'_>, list: &Foreign) -> Option<WayOut> {
    let takes = |toolkit| {
        let context = Context { toolkit, ..*context };
        let images = parse_in(syntax, &list.0, &context);
        images.is_ok_and(|list| list.images().all(|image| builds(toolkit, &image)))
    };
    WayOut::of_toolkits(takes)
}

/// Longer lists are not tried with every spelling.
const LONGEST_MENDED: usize = 4096;

/// The spellings near the wrong token with which the list is taken, or is wrong further on.
fn suggestions(syntax: Syntax, context: &Context<'_>, list: &Foreign, problem: &Problem) -> Vec<String> {
    let list = list.0.as_slice();
    let (token, range) = (problem.span.of(list), problem.span.range());
    let (Some(before), Some(after)) = (list.get(..range.start), list.get(range.end..)) else {
        return Vec::new();
    };
    if token.is_empty() || list.len() > LONGEST_MENDED {
        return Vec::new();
    }
    let is_taken = |word: &String| {
        let found = parse_in(syntax, [before, word.as_bytes(), after].concat(), context);
        found.err().is_none_or(|next| next.span.range().start >= range.start + word.len())
    };
    let taken: Vec<String> = spellings().into_iter().filter(is_taken).collect();
    let near = nearest(&String::from_utf8_lossy(token), taken.iter().map(String::as_str));
    near.iter().map(ToString::to_string).collect()
}

/// How targets and generations are spelt in one syntax or another.
fn spellings() -> Vec<String> {
    let mut words: Vec<String> = ["all", "all-major", "native", "Auto", "Common"].map(Into::into).into();
    for target in Target::ALL {
        let suffix = target.suffix().letter().map(String::from).unwrap_or_default();
        let number = target.without_prefix();
        let cc = format!("{}{suffix}", target.cc());
        let prefixes = NameKind::ALL.iter().map(|kind| kind.prefix().as_str()).chain([""]);
        words.extend(prefixes.map(|prefix| format!("{prefix}{number}")));
        words.extend(["-real", "-virtual"].map(|kind| format!("{number}{kind}")));
        words.extend(["", "+PTX"].map(|more| format!("{cc}{more}")));
    }
    let mut generations: Vec<_> = Target::ALL.iter().filter_map(|it| it.info().generation).collect();
    generations.dedup_by_key(|it| it.as_str());
    for generation in generations {
        words.extend(["", "+Tegra", "+Tesla"].map(|more| format!("{generation}{more}")));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Axes;

    fn question(syntax: Syntax, text: &[u8]) -> Question {
        Question {
            axes: Axes::default(),
            syntax,
            list: Some(text.into()),
            devices: None,
            torch_newest: None,
            on: None,
            changes: Vec::new(),
            written_as: None,
        }
    }

    #[test]
    fn the_first_of_several_mistakes_is_mended() {
        let mistake = super::super::answer(&question(Syntax::from_name(b"torch").unwrap(), b"80;90")).unwrap_err();
        assert!(mistake.error.suggestions.contains(&"8.0".to_string()), "{:?}", mistake.error.suggestions);
    }

    /// Whatever is written, the wrong token lies within it, and JSON can hold what is said of it.
    #[test]
    fn any_bytes_are_answered() {
        let texts: [&[u8]; 6] = [b"\xff", b"8.0;\xff\xfe", b"\xe2\x82", b"80;\x1b[31m", b";;", b"\0"];
        for (syntax, text) in Syntax::ALL.iter().flat_map(|it| texts.map(|text| (*it, text))) {
            if let Err(mistake) = super::super::answer(&question(syntax, text)) {
                assert!(mistake.error.at.end_byte as usize <= text.len(), "{syntax}: {text:?}");
                assert_eq!(mistake.asked.list_hex.is_some(), core::str::from_utf8(text).is_err());
            }
        }
    }
}
