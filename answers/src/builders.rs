//! Which releases of the toolkit build all of some names or of a list, and what do the others lack?

use crate::releases::{Knows, knows};
use crate::words::refuse_nothing;
use crate::{Foreign, Refusal, shown};
use alloc::{format, string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::arch_list::{Context, Problem, Syntax, parse_in};
use smarch::{Name, Toolkit};

/// What is to be built.
#[derive(Clone, Debug)]
pub enum Question {
    /// The names that were asked about.
    Names(Vec<Name>),
    List(Syntax, Foreign),
}

/// The releases that build it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    #[serde(flatten)]
    pub asked: Asked,
    pub built_by: Vec<Toolkit>,
    /// What each release does with the names or the list.
    pub releases: Vec<Release>,
}

/// What was asked about.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Asked {
    Names {
        names: Vec<Name>,
    },
    List {
        syntax: Syntax,
        list: Foreign,
        #[serde(skip_serializing_if = "Option::is_none")]
        list_hex: Option<String>,
    },
}

/// What a release does with it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Release {
    pub toolkit: Toolkit,
    /// It builds all of it.
    pub builds_all: bool,
    /// The names that it does not build, or the token of the list that its tool refuses.
    pub lacking: Vec<String>,
    /// What the tool prints that refuses the list.
    pub tool_prints: Vec<String>,
}

impl Release {
    /// A release builds code of any kind for the targets that its ptxas builds for.
    fn of_names(toolkit: Toolkit, names: impl Iterator<Item = Name>) -> Self {
        let mut lacking = Vec::new();
        for name in names.filter(|name| knows(toolkit, name.target) != Knows::Builds) {
            let name = name.to_string();
            if !lacking.contains(&name) {
                lacking.push(name);
            }
        }
        Self { toolkit, builds_all: lacking.is_empty(), lacking, tool_prints: Vec::new() }
    }

    fn that_refuses(toolkit: Toolkit, list: &[u8], problem: &Problem) -> Self {
        let token = problem.span.of(list);
        let printed = problem.tool_message(list).map(|it| shown(it.to_string()));
        Self {
            toolkit,
            builds_all: false,
            lacking: [shown(if token.is_empty() { list } else { token })].into(),
            tool_prints: printed.filter(|it| !it.is_empty()).into_iter().collect(),
        }
    }
}

/// Which releases build it?
///
/// # Errors
/// No release takes the list.
pub fn answer(question: &Question) -> Result<Answer, Refusal> {
    let (asked, releases) = match question {
        Question::Names(names) => {
            let releases = Toolkit::ALL.iter().map(|k| Release::of_names(*k, names.iter().copied()));
            (Asked::Names { names: names.clone() }, releases.collect())
        }
        Question::List(syntax, list) => {
            let asked = Asked::List { syntax: *syntax, list: list.clone(), list_hex: list.hex() };
            (asked, releases_of(*syntax, &list.0)?)
        }
    };
    let builders = releases.iter().filter(|it: &&Release| it.builds_all);
    Ok(Answer { asked, built_by: builders.map(|it| it.toolkit).collect(), releases })
}

fn releases_of(syntax: Syntax, list: &[u8]) -> Result<Vec<Release>, Refusal> {
    let parsed = |&toolkit: &Toolkit| {
        let context = Context { toolkit, ..Context::default() };
        (toolkit, parse_in(syntax, list, &context))
    };
    let parsed: Vec<_> = Toolkit::ALL.iter().map(parsed).collect();
    if let Some((_, Err(problem))) = parsed.last()
        && parsed.iter().all(|(_, it)| it.is_err())
    {
        let why = format!("{}{}", quoted(problem.span.of(list)), problem.error);
        return Err(format!("{why}, whatever the release; see smarch archs {syntax}").into());
    }
    if let Some((_, Ok(images))) = parsed.iter().find(|(_, it)| it.is_ok()) {
        refuse_nothing(syntax, &list.into(), images)?;
    }
    let release = |(toolkit, parsed): &(Toolkit, Result<smarch::arch_list::List, Problem>)| match parsed {
        Ok(images) => Release::of_names(*toolkit, images.images().map(|image| image.name)),
        Err(problem) => Release::that_refuses(*toolkit, list, problem),
    };
    Ok(parsed.iter().map(release).collect())
}

/// "'token': ", or nothing for no token.
pub(crate) fn quoted(token: &[u8]) -> String {
    match token {
        [] => String::new(),
        token => format!("'{}': ", shown(token)),
    }
}
