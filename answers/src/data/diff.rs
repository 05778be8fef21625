//! What differs between two data files, fact by fact?

use super::text;
use crate::{Foreign, Refusal, did_you_mean, nearest, shown};
use alloc::{borrow::ToOwned, collections::BTreeMap, format, string::String, string::ToString, vec::Vec};
use core::fmt::{self, Write as _};
use serde::Serialize;
use serde_json::{Map, Value};

/// No data file is longer: they have some 700 kB.
pub const LONGEST: usize = 4 << 20;

/// One of the two.
#[derive(Clone, Copy, Debug)]
pub enum Side<'a> {
    /// A file: its name and its bytes.
    File(&'a [u8], &'a [u8]),
    /// What this library has.
    Own,
}

/// Two data files.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    pub old: Side<'a>,
    pub new: Side<'a>,
    /// Whether the changelog is asked for.
    pub is_changelog: bool,
}

/// What is said of other words.
pub const FORMS: &str = "data takes nothing, or diff with one or two data files: smarch data diff old.json new.json";

/// The words that --as takes, and whether each is a changelog.
const SYNTAXES: [(&str, bool); 2] = [("text", false), ("markdown", true)];

/// Whether what --as names is a changelog.
///
/// # Errors
/// It names nothing.
pub fn is_changelog(text: &str) -> Result<bool, Refusal> {
    let found = SYNTAXES.iter().find(|(name, _)| text.eq_ignore_ascii_case(name));
    found.map(|(_, is_changelog)| *is_changelog).ok_or_else(|| {
        let near = did_you_mean(&nearest(text, SYNTAXES.map(|(name, _)| name)));
        format!("--as takes text or markdown, not '{}'{near}", shown(text)).into()
    })
}

/// What differs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The first target or file of the two.
    pub old: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old_hex: Option<String>,
    /// The second.
    pub new: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub new_hex: Option<String>,
    /// The version of the library that wrote the first.
    pub old_version: String,
    /// The version of the library that wrote the second.
    pub new_version: String,
    /// Rows that only the second has.
    pub rows_came: usize,
    /// Rows that only the first has.
    pub rows_went: usize,
    /// How many rows both files have that differ.
    pub rows_changed: usize,
    /// How many windows and targets held up to the newest toolkit of the first file, and hold up to that of the second. These are not
    /// changes.
    pub facts_go_on: usize,
    /// The rows that differ, those of a kind together.
    pub row_changes: Vec<RowChange>,
    /// The same in Markdown, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changelog_text: Option<String>,
}

/// What became of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Became {
    /// Only the second file has it.
    Came,
    /// Only the first file has it.
    Went,
    /// It says something else.
    Changed,
}

/// A row that differs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RowChange {
    /// The id of the row: target/sm_90a. file: what the file says beside its rows.
    pub row_id: String,
    /// What the row is about: target, driver, erratum.
    pub row_kind: String,
    /// What became of it.
    pub became: Became,
    /// What differs in a row that both have.
    pub fact_changes: Vec<FactChange>,
}

/// A fact that differs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FactChange {
    /// The key, and the keys within it: oldest_toolkit, lowest_ptx[12.0].ptx. In brackets what names the element of a list.
    pub fact: String,
    /// Its value in the first file; as JSON if it is not a text. Null: it has none. For a list see what was taken out and put in.
    pub value_before: Option<String>,
    /// Its value in the second file.
    pub value_after: Option<String>,
    /// The elements of a list that only the first file has.
    pub taken_out: Vec<String>,
    /// The elements of a list that only the second file has.
    pub put_in: Vec<String>,
}

/// A row that both have and its facts, or what became of it: "target/sm_103a: oldest_toolkit 12.9 -> 12.8".
impl fmt::Display for FactChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shown(&self.fact))?;
        let text = |value: &Option<String>| value.as_ref().map_or_else(|| "none".to_owned(), shown);
        if self.taken_out.is_empty() && self.put_in.is_empty() {
            return write!(f, " {} -> {}", text(&self.value_before), text(&self.value_after));
        }
        let signs = [("+", &self.put_in), ("-", &self.taken_out)];
        signs.iter().try_for_each(|(sign, all)| all.iter().try_for_each(|it| write!(f, " {sign}{}", shown(it))))
    }
}

impl RowChange {
    /// Its lines, as people read them: "+ target/sm_107", "target/sm_103a: oldest_toolkit 12.9 -> 12.8".
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let id = shown(&self.row_id);
        let whole = match self.became {
            Became::Came => Some(format!("+ {id}")),
            Became::Went => Some(format!("- {id}")),
            Became::Changed => None,
        };
        whole.into_iter().chain(self.fact_changes.iter().map(move |fact| format!("{id}: {fact}")))
    }
}

impl Answer {
    /// Whether the files say the same.
    pub fn is_same(&self) -> bool {
        self.row_changes.is_empty()
    }

    /// Which files, and how many rows differ.
    pub fn title(&self) -> String {
        let file = |name: &Foreign, version: &str| format!("{} (smarch {})", name.shown(), shown(version));
        let what = if self.is_same() { "no difference".to_owned() } else { self.counts() };
        format!("{} -> {}: {what}", file(&self.old, &self.old_version), file(&self.new, &self.new_version))
    }

    /// "3 came, 1 went, 12 changed".
    pub fn counts(&self) -> String {
        format!("{} came, {} went, {} changed", self.rows_came, self.rows_went, self.rows_changed)
    }

    /// The rows that differ, a kind at a time.
    pub fn kinds(&self) -> impl Iterator<Item = (&str, &[RowChange])> {
        let kinds = self.row_changes.chunk_by(|one, next| one.row_kind == next.row_kind);
        kinds.map(|rows| (rows.first().map_or("", |row| &row.row_kind), rows))
    }

    /// The text about the facts that go on; nothing where none does.
    pub fn going_on(&self) -> Option<String> {
        (self.facts_go_on > 0).then(|| format!("{} facts go on with the newest toolkit", self.facts_go_on))
    }

    /// A section for the changelog of the data, as `share/FACTS.md` has them.
    fn changelog(&self) -> String {
        let versions = [&self.new_version, &self.old_version].map(shown);
        let [new, old] = &versions;
        let what = if self.is_same() { "no difference".to_owned() } else { self.counts() };
        let going_on = self.going_on().map_or_else(String::new, |text| format!("; {text}"));
        let mut text = format!("## {new}\n\nRows since {old}: {what}{going_on}.\n");
        for (kind, rows) in self.kinds() {
            let _ = writeln!(text, "\n### {}\n", shown(kind));
            for row in rows {
                let id = in_code(&row.row_id);
                match row.became {
                    Became::Came => _ = writeln!(text, "* {id} is new"),
                    Became::Went => _ = writeln!(text, "* {id} is gone"),
                    Became::Changed => {}
                }
                for fact in &row.fact_changes {
                    let _ = writeln!(text, "* {id}: {}", in_code(&fact.to_string()));
                }
            }
        }
        text
    }
}

/// As code of Markdown, which a backtick would end.
fn in_code(text: &str) -> String {
    format!("`{}`", shown(text).replace('`', "'"))
}

/// What a data file says.
struct Facts {
    version: String,
    newest_toolkit: Option<String>,
    /// By id.
    rows: Map<String, Value>,
}

/// The row of what stands beside the rows.
const FILE: &str = "file";

impl Facts {
    fn of(side: Side<'_>) -> Result<Self, Refusal> {
        let Side::File(name, bytes) = side else {
            return Self::of_text("smarch", text().as_bytes());
        };
        Self::of_text(&shown(name), bytes)
    }

    fn of_text(name: &str, bytes: &[u8]) -> Result<Self, Refusal> {
        let refuse = |why: &str| Refusal(format!("{name}: {why}"));
        if bytes.len() > LONGEST {
            return Err(refuse(&format!("has {} bytes, and no data file more than {LONGEST}", bytes.len())));
        }
        let value = serde_json::from_slice(bytes).map_err(|why| {
            refuse(&format!("is not a data file of smarch, as smarch data writes it: its JSON cannot be read: {why}"))
        })?;
        let Value::Object(mut root) = value else {
            return Err(refuse("is not a data file of smarch, as smarch data writes it: it is not an object"));
        };
        if root.get("tables").is_some_and(Value::is_array) {
            return Err(refuse(
                "is the tables of the documents; what is compared is smarch.json, as smarch data writes it",
            ));
        }
        let (schema, version) =
            (root.get("schema").and_then(Value::as_u64), root.get("smarch").and_then(Value::as_str));
        let (Some(schema), Some(version)) = (schema, version) else {
            return Err(refuse("is no data file of smarch, as smarch data writes it: it has no schema, or no version"));
        };
        let version = version.to_owned();
        match schema {
            2 => {}
            0 | 1 => {
                return Err(refuse(&format!(
                    "is of schema {schema}, whose rows have no ids; those of schema 2 are compared"
                )));
            }
            _ => return Err(refuse(&format!("is of schema {schema}; this smarch knows 2: a later one may know it"))),
        }
        root.retain(|key, _| !["generated", "smarch", "may_also_mean"].contains(&key.as_str()));
        let newest = root.get("toolkits").and_then(Value::as_array).and_then(|all| all.last());
        let newest = newest.and_then(|it| it.get("toolkit")).and_then(Value::as_str);
        let mut facts = Self { version, newest_toolkit: newest.map(str::to_owned), rows: Map::new() };
        let mut beside = Map::new();
        for (key, value) in root {
            let left = match value {
                Value::Object(members) => {
                    let mut left = Map::new();
                    for (inner, value) in members {
                        let value = facts.take(&inner, value).map_err(|why| refuse(&why))?;
                        left.extend(value.map(|value| (inner, value)));
                    }
                    (!left.is_empty()).then_some(Value::Object(left))
                }
                value => facts.take(&key, value).map_err(|why| refuse(&why))?,
            };
            beside.extend(left.map(|value| (key, value)));
        }
        if facts.rows.is_empty() {
            return Err(refuse("has no rows: it is not a data file of smarch, as smarch data writes it"));
        }
        facts.add(FILE, Value::Object(beside)).map_err(|why| refuse(&why))?;
        Ok(facts)
    }

    fn add(&mut self, id: &str, row: Value) -> Result<(), String> {
        match self.rows.insert(id.to_owned(), row) {
            None => Ok(()),
            Some(_) => Err(format!("two rows have the id {}", shown(id))),
        }
    }

    /// Takes the rows of a section; what is none is left.
    fn take(&mut self, section: &str, value: Value) -> Result<Option<Value>, String> {
        let rows = match value {
            Value::Array(rows) if rows.iter().any(Value::is_object) => rows,
            Value::Array(rows) if rows.is_empty() => return Ok(None),
            value => return Ok(Some(value)),
        };
        for (number, row) in rows.into_iter().enumerate() {
            let Value::Object(mut row) = row else {
                return Err(format!("row {} of {} is not an object", number + 1, shown(section)));
            };
            let Some(Value::String(id)) = row.remove("id") else {
                return Err(format!(
                    "row {} of {} has no id: an earlier smarch wrote it, whose files cannot be compared",
                    number + 1,
                    shown(section)
                ));
            };
            self.add(&id, Value::Object(row))?;
        }
        Ok(None)
    }
}

/// What the row of an id is about.
fn kind_of(id: &str) -> &str {
    match id.split_once('/') {
        Some((kind, _)) => kind,
        None if id == FILE => FILE,
        None => "erratum",
    }
}

/// What differs?
///
/// # Errors
/// A file is no data file with ids.
pub fn answer(question: &Question<'_>) -> Result<Answer, Refusal> {
    let (old, mut new) = (Facts::of(question.old)?, Facts::of(question.new)?);
    let named = |side: Side<'_>| match side {
        Side::File(name, _) => Foreign::from(name),
        Side::Own => "smarch data".into(),
    };
    let (old_name, new_name) = (named(question.old), named(question.new));
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for id in new.rows.keys().chain(old.rows.keys()) {
        let next = kinds.len();
        if !kinds.contains_key(kind_of(id)) {
            kinds.insert(kind_of(id).to_owned(), next);
        }
    }
    let mut comparison = Comparison {
        goes_on: old.newest_toolkit.as_deref().zip(new.newest_toolkit.as_deref()).filter(|(old, new)| old != new),
        count: 0,
        path: String::new(),
        found: Vec::new(),
    };
    let mut row_changes = Vec::new();
    let mut add = |row_id: String, became, fact_changes| {
        row_changes.push(RowChange { row_kind: kind_of(&row_id).to_owned(), row_id, became, fact_changes });
    };
    let (mut rows_came, mut rows_went, mut rows_changed) = (0, 0, 0);
    let mut new_rows = core::mem::take(&mut new.rows);
    for (id, before) in old.rows {
        let Some(after) = new_rows.get_mut(&id).map(Value::take) else {
            rows_went += 1;
            add(id, Became::Went, Vec::new());
            continue;
        };
        comparison.values(&before, &after, 0);
        let found = core::mem::take(&mut comparison.found);
        if !found.is_empty() {
            rows_changed += 1;
            add(id, Became::Changed, found);
        }
    }
    // What was compared was taken out of it.
    for (id, _) in new_rows.into_iter().filter(|(_, row)| !row.is_null()) {
        rows_came += 1;
        add(id, Became::Came, Vec::new());
    }
    let facts_go_on = comparison.count;
    row_changes.sort_by_key(|row| kinds.get(&row.row_kind).copied());
    let mut answer = Answer {
        old_hex: old_name.hex(),
        old: old_name,
        new_hex: new_name.hex(),
        new: new_name,
        old_version: old.version,
        new_version: new.version,
        rows_came,
        rows_went,
        rows_changed,
        facts_go_on,
        row_changes,
        changelog_text: None,
    };
    answer.changelog_text = question.is_changelog.then(|| answer.changelog());
    Ok(answer)
}

/// Values within values are told apart so deep, and as long as the path to them is no longer; what is beyond is compared as a whole.
const DEEPEST: usize = 6;
const LONGEST_PATH: usize = 120;

/// What names an element of a list, where it has any of these keys.
const NAMING: [&str; 5] = ["tool", "kind", "name", "from", "form_slot"];

struct Comparison<'a> {
    /// The newest toolkits of both, where they differ.
    goes_on: Option<(&'a str, &'a str)>,
    count: usize,
    path: String,
    found: Vec<FactChange>,
}

impl Comparison<'_> {
    fn values(&mut self, before: &Value, after: &Value, depth: usize) {
        if before == after {
            return;
        }
        let is_near = depth < DEEPEST && self.path.len() <= LONGEST_PATH;
        match (before, after) {
            (Value::Object(before), Value::Object(after)) if is_near => self.members(before, after, depth),
            (Value::Array(before), Value::Array(after)) => match (named(before), named(after)) {
                (Some(before), Some(after)) if is_near => self.elements(&before, &after, depth),
                _ => self.lists(before, after),
            },
            (Value::Array(before), Value::Null) => self.lists(before, &[]),
            (Value::Null, Value::Array(after)) => self.lists(&[], after),
            (Value::String(old), Value::String(new)) if self.is_going_on(old, new) => self.count += 1,
            _ => self.change(text_of(before), text_of(after), Vec::new(), Vec::new()),
        }
    }

    /// Whether nothing but the newest toolkit changed.
    fn is_going_on(&self, before: &str, after: &str) -> bool {
        let is_end = self.path.ends_with(".to") || self.path == "newest_toolkit";
        is_end && self.goes_on == Some((before, after))
    }

    fn change(&mut self, before: Option<String>, after: Option<String>, taken_out: Vec<String>, put_in: Vec<String>) {
        let fact = self.path.clone();
        self.found.push(FactChange { fact, value_before: before, value_after: after, taken_out, put_in });
    }

    /// What is below a part of the path.
    fn below(&mut self, part: fmt::Arguments<'_>, before: &Value, after: &Value, depth: usize) {
        let length = self.path.len();
        let _ = self.path.write_fmt(part);
        self.values(before, after, depth + 1);
        self.path.truncate(length);
    }

    fn members(&mut self, before: &Map<String, Value>, after: &Map<String, Value>, depth: usize) {
        let dot = if self.path.is_empty() { "" } else { "." };
        for (key, value) in before {
            let other = after.get(key).unwrap_or(&Value::Null);
            self.below(format_args!("{dot}{}", short(key)), value, other, depth);
        }
        for (key, value) in after.iter().filter(|(key, _)| !before.contains_key(*key)) {
            self.below(format_args!("{dot}{}", short(key)), &Value::Null, value, depth);
        }
    }

    /// Elements with names.
    fn elements(&mut self, before: &Named<'_>, after: &Named<'_>, depth: usize) {
        for (name, value) in &before.list {
            let other = after.by_name.get(name).copied().unwrap_or(&Value::Null);
            self.below(format_args!("[{}]", short(name)), value, other, depth);
        }
        for (name, value) in after.list.iter().filter(|(name, _)| !before.by_name.contains_key(name)) {
            self.below(format_args!("[{}]", short(name)), &Value::Null, value, depth);
        }
    }

    /// Elements without names: which only one has, as often as it has them.
    fn lists(&mut self, before: &[Value], after: &[Value]) {
        let texts = |list: &[Value]| -> Vec<String> {
            list.iter().map(|value| text_of(value).unwrap_or_else(|| "none".to_owned())).collect()
        };
        let (before, after) = (texts(before), texts(after));
        let only = |list: &[String], other: &[String]| -> Vec<String> {
            let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
            other.iter().for_each(|it| *counts.entry(it).or_default() += 1);
            let is_only = |it: &&String| match counts.get_mut(it.as_str()) {
                Some(count) if *count > 0 => {
                    *count -= 1;
                    false
                }
                _ => true,
            };
            list.iter().filter(is_only).cloned().collect()
        };
        let (taken_out, put_in) = (only(&before, &after), only(&after, &before));
        if taken_out.is_empty() && put_in.is_empty() {
            // The order alone.
            let texts = [before, after].map(|list| Some(list.join(" ")));
            let [before, after] = texts;
            return self.change(before, after, Vec::new(), Vec::new());
        }
        self.change(None, None, taken_out, put_in);
    }
}

/// A list whose elements have names, each another.
struct Named<'a> {
    list: Vec<(String, &'a Value)>,
    by_name: BTreeMap<String, &'a Value>,
}

fn named(list: &[Value]) -> Option<Named<'_>> {
    let name = |value: &Value| {
        let object = value.as_object()?;
        let words: Vec<&str> = NAMING.iter().filter_map(|key| object.get(*key)?.as_str()).collect();
        (!words.is_empty()).then(|| words.join(" "))
    };
    let list: Option<Vec<_>> = list.iter().map(|value| Some((name(value)?, value))).collect();
    let list = list?;
    let by_name: BTreeMap<_, _> = list.iter().cloned().collect();
    (by_name.len() == list.len()).then_some(Named { list, by_name })
}

/// A value as text: of what is no text its JSON, and nothing of null.
fn text_of(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        value => Some(value.to_string()),
    }
}

/// A key of any length, for a path.
fn short(key: &str) -> &str {
    const LONGEST_KEY: usize = 60;
    key.char_indices().nth(LONGEST_KEY).map_or(key, |(end, _)| key.get(..end).unwrap_or_default())
}

#[cfg(test)]
mod tests;
