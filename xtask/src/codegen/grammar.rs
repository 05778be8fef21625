//! The grammar of the C interface: every function is of one of twelve forms. The head of `smarch.h` states them.

use super::interface::{Argument, Function, INTERFACE};
use super::types::Ty;

/// The forms, in the order of the table in the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    Parse,
    Find,
    RowOf,
    AllRows,
    Property,
    Predicate,
    Question,
    Why,
    Value,
    List,
    Change,
    CodeText,
    Constant,
}

impl Form {
    pub fn name(self) -> &'static str {
        match self {
            Self::Parse => "parse",
            Self::Find => "find",
            Self::RowOf => "row of",
            Self::AllRows => "all rows",
            Self::Property => "property",
            Self::Predicate => "predicate",
            Self::Question => "question",
            Self::Why => "why",
            Self::Value => "computed value",
            Self::List => "computed list",
            Self::Change => "change",
            Self::CodeText => "text of a code",
            Self::Constant => "constant",
        }
    }
}

/// The form of a function, or why it has none.
pub fn form(it: &Function) -> Result<Form, String> {
    let arguments = &it.arguments[..];
    arguments_are_in_order(arguments)?;
    let last_word = it.name.rsplit('_').next().unwrap_or_default();
    let reads_text = arguments.iter().any(|argument| argument.role == "text");
    let is_status = it.result == Ty::Named("smarch_status".into());
    let outputs: Vec<&str> = arguments
        .iter()
        .map(|it| it.role)
        .filter(|role| is_output(role))
        .collect();
    let row = match &it.result {
        Ty::Pointer { to, is_const: true } => to.named(),
        _ => None,
    };
    if let Some(row) = row {
        return match outputs[..] {
            ["count"] => {
                let singular = singular(&it.name);
                let is_row = row == singular || row == format!("{singular}_info");
                is_row
                    .then_some(Form::AllRows)
                    .ok_or(format!("the row of {} is {singular}, not {row}", it.name))
            }
            [] if last_word == "find" => Ok(Form::Find),
            [] if last_word == "of" || it.name.contains("_of_") => Ok(Form::RowOf),
            [] if it.name.contains("_at") || it.name.contains("_by_") => {
                Err("a row is looked up by _find or _of".into())
            }
            _ => Err("a row comes from _find, _of or a plural with a count".into()),
        };
    }
    if is_status {
        if arguments.first().is_some_and(|first| first.role == "changed") {
            return Ok(Form::Change);
        }
        let mut middle = &outputs[..];
        while let [rest @ .., "mask" | "fault" | "problem"] = middle {
            middle = rest;
        }
        let is_parse = it.name.contains("_parse");
        return match middle {
            ["buffer" | "array", "capacity", "count"] => Ok(Form::List),
            ["out"] | ["place"] if is_parse && reads_text => Ok(Form::Parse),
            _ if is_parse => Err("a parser takes a text and gives one value".into()),
            ["out"] | ["place"] | ["count"] => Ok(Form::Value),
            [] if !outputs.is_empty() => Ok(Form::Value),
            [] => Ok(Form::Value),
            _ => Err(format!("these outputs fit no form: {outputs:?}")),
        };
    }
    if !outputs.is_empty() {
        return Err("only a function that returns a status has outputs".into());
    }
    if it.result == Ty::Named("smarch_verdict".into()) {
        return match it.name.ends_with("_why") {
            true => Ok(Form::Why),
            false => Err("a verdict is the answer of a _why function".into()),
        };
    }
    if it.result == Ty::Prim("bool") {
        let is_predicate = ["_is_", "_has_"].iter().any(|verb| it.name.contains(verb));
        return Ok(if is_predicate { Form::Predicate } else { Form::Question });
    }
    if arguments.is_empty() {
        return Ok(Form::Constant);
    }
    if reads_text {
        return Err("a text is read by _parse, _find or a computation with a status".into());
    }
    let is_text = it.result == Ty::pointer(Ty::Prim("c_char"), true);
    match last_word {
        "name" | "message" if is_text && arguments.len() == 1 => Ok(Form::CodeText),
        _ => Ok(Form::Property),
    }
}

fn is_output(role: &str) -> bool {
    matches!(
        role,
        "buffer" | "array" | "capacity" | "count" | "out" | "place" | "mask" | "fault" | "problem"
    )
}

/// Inputs before outputs; pairs together; names that are the same everywhere.
fn arguments_are_in_order(arguments: &[Argument]) -> Result<(), String> {
    let mut seen_output = false;
    for (position, it) in arguments.iter().enumerate() {
        let follows = arguments.get(position + 1);
        match it.role {
            "text" | "bytes" | "list" | "workspace" => {
                let length = follows.filter(|next| next.role == "length");
                let Some(length) = length else {
                    return Err(format!("{}: no length follows", it.name));
                };
                let allowed = [
                    "len".to_string(),
                    format!("{}_len", it.name),
                    format!("{}_count", it.name),
                    format!("{}_count", it.name.trim_end_matches('s')),
                ];
                if !allowed.contains(&length.name) {
                    return Err(format!("{}: its length is called {}", it.name, length.name));
                }
            }
            "buffer" | "array" if it.name != "out" || follows.is_none_or(|next| next.name != "capacity") => {
                return Err(format!("{}: a buffer is `out` with its `capacity`", it.name));
            }
            "value" | "input" | "changed" | "callback" | "context" | "length" if seen_output => {
                return Err(format!("{}: inputs come before outputs", it.name));
            }
            _ => {}
        }
        seen_output |= is_output(it.role);
        if ["cap", "buf", "length", "in"].contains(&it.name.as_str()) || it.name.ends_with('_') {
            return Err(format!("{}: capacity, out, count, inputs", it.name));
        }
    }
    Ok(())
}

/// `smarch_targets` is about `smarch_target`.
fn singular(name: &str) -> String {
    if name == "smarch_errata" {
        return "smarch_erratum".into();
    }
    for (plural, singular) in [
        ("ies", "y"),
        ("xes", "x"),
        ("sses", "ss"),
        ("ches", "ch"),
        ("maxima", "maximum"),
        ("s", ""),
    ] {
        if let Some(stem) = name.strip_suffix(plural) {
            return format!("{stem}{singular}");
        }
    }
    name.into()
}

/// Why the interface cannot be written: functions that fit no form.
pub fn check() -> Result<(), String> {
    let why = |it: &Function| form(it).err().map(|why| format!("\n  {}: {why}", it.name));
    let wrong: Vec<String> = INTERFACE.functions.iter().filter_map(why).collect();
    match wrong.len() {
        0 => Ok(()),
        count => Err(format!(
            "{count} functions fit no form of the interface:{}",
            wrong.concat()
        )),
    }
}
