//! `smarch toolkits diff OLD NEW`: every fact that changed from one release to another.

use crate::fields::Fields;
use crate::layout::wrapped;
use crate::output::{Done, Exit, Output, TEXT_WIDTH, join};
use smarch::rules::changes::{Change, ChangeKind};
use smarch::{Optional, Tool, Verdict, Version};
use smarch_answers::changes::{self, Answer, Question, not_compared};
use smarch_answers::{MEASURED, toolkit};
use std::collections::BTreeMap;

pub fn show_changes(output: &Output, old: &str, new: &str) -> Done {
    let (old, new) = (toolkit(old)?, toolkit(new)?);
    let answer = changes::answer(&Question { old, new });
    if output.json {
        output.json(MEASURED, &answer);
        return Ok(Exit::Yes);
    }
    output.line(output.bold(&format!("toolkit {old} -> {new}")));
    if answer.changes.is_empty() {
        output.line("\nno difference");
    }
    print_names(output, &answer);
    print_section(output, ".version", versions(&answer));
    print_section(output, "Default targets", defaults(&answer));
    print_section(output, "Instructions", instructions(&answer));
    for release in [old, new] {
        let tools: Vec<String> = not_compared(release).map(|tool| tool.to_string()).collect();
        if !tools.is_empty() {
            output.line("");
            let tools = tools.join(", ");
            output.paragraph(&format!("Not compared, because not run in {release}: {tools}."));
        }
    }
    Ok(Exit::Yes)
}

fn of_kind(answer: &Answer, kind: ChangeKind) -> impl Iterator<Item = &Change> {
    answer.changes.iter().filter(move |change| change.kind == kind)
}

fn is_yes(verdict: Optional<Verdict>) -> bool {
    verdict.get().is_some_and(Verdict::is_yes)
}

/// A label and its text a line.
type Section = Vec<(String, String)>;

fn print_section(output: &Output, heading: &str, lines: Section) {
    if lines.is_empty() {
        return;
    }
    output.line(format_args!("\n{}", output.bold(heading)));
    let mut fields = Fields::new();
    for (label, text) in lines {
        fields.add(label, text);
    }
    fields.print(output);
}

fn ptx_text(change: &Change) -> String {
    let none = |version: Option<Version>| version.map_or_else(|| "none".to_owned(), |it| it.to_string());
    match (change.ptx_before.get(), change.ptx_after.get()) {
        (None, after) => format!("new, from PTX {}", none(after)),
        (Some(before), None) => format!("gone; was from PTX {before}"),
        (Some(before), Some(after)) => format!("{before} -> {after}"),
    }
}

fn versions(answer: &Answer) -> Section {
    let of = |change: &Change| {
        let label = match (change.kind, change.target) {
            (ChangeKind::NewestPtx, _) => "newest .version".to_owned(),
            (ChangeKind::LowestPtx, Some(target)) => format!("lowest for .target {target}"),
            _ => return None,
        };
        Some((label, ptx_text(change)))
    };
    answer.changes.iter().filter_map(of).collect()
}

fn defaults(answer: &Answer) -> Section {
    let shown = |target: Option<smarch::Target>| {
        target.map_or_else(|| "none, or not run".to_owned(), |target| target.to_string())
    };
    let of = |change: &Change| {
        let (before, after) = (shown(change.target_before), shown(change.target_after));
        (text_of(change.tool.get()), format!("{before} -> {after}"))
    };
    of_kind(answer, ChangeKind::Default).map(of).collect()
}

fn text_of(value: Option<impl ToString>) -> String {
    value.map(|it| it.to_string()).unwrap_or_default()
}

/// What came and went, then for each instruction the targets on which it has become legal or illegal.
fn instructions(answer: &Answer) -> Section {
    let since = of_kind(answer, ChangeKind::SincePtx).map(|change| (text_of(change.feature.get()), ptx_text(change)));
    let mut lines: Section = since.collect();
    let moved: Vec<&Change> = of_kind(answer, ChangeKind::Instruction).collect();
    for changes in moved.chunk_by(|one, next| one.feature.get() == next.feature.get()) {
        let feature = changes.first().map(|it| text_of(it.feature.get())).unwrap_or_default();
        for (what, verdict) in [
            ("now legal on", (|it| it.after) as fn(&Change) -> Optional<Verdict>),
            ("no longer legal on", |it| it.before),
        ] {
            let targets = changes.iter().filter(|it| is_yes(verdict(it))).filter_map(|it| it.target);
            let targets: Vec<String> = targets.map(|it| it.to_string()).collect();
            if !targets.is_empty() {
                lines.push((feature.clone(), format!("{what} {}", targets.join(" "))));
            }
        }
    }
    lines
}

/// Lists of names by tool, and for those that are refused in another way by the reasons.
type NamesBy = BTreeMap<(Option<Tool>, String), Vec<String>>;

/// What became of names.
fn print_names(output: &Output, answer: &Answer) {
    let (mut added, mut dropped, mut other) = (NamesBy::new(), NamesBy::new(), NamesBy::new());
    for change in of_kind(answer, ChangeKind::Name) {
        let (list, reasons) = if is_yes(change.after) {
            (&mut added, String::new())
        } else if is_yes(change.before) {
            (&mut dropped, String::new())
        } else {
            let reasons = format!("before: {}; now: {}", text_of(change.before.get()), text_of(change.after.get()));
            (&mut other, reasons)
        };
        let name = change.name().map(|name| name.to_string());
        list.entry((change.tool.get(), reasons)).or_default().extend(name);
    }
    print_lists(output, "New names", added);
    print_lists(output, "Dropped names", dropped);
    print_lists(output, "Names that are refused in another way", other);
}

/// Lists that are the same are printed once, with all their tools.
fn print_lists(output: &Output, heading: &str, names_by: NamesBy) {
    if names_by.is_empty() {
        return;
    }
    let mut lists: Vec<(Vec<String>, String, Vec<String>)> = Vec::new();
    for ((tool, reasons), names) in names_by {
        let tool = tool.map(|it| it.to_string());
        match lists.iter_mut().find(|(it, why, _)| *it == names && *why == reasons) {
            Some((.., tools)) => tools.extend(tool),
            None => lists.push((names, reasons, tool.into_iter().collect())),
        }
    }
    output.line(format_args!("\n{}", output.bold(heading)));
    for (names, reasons, tools) in lists {
        print_indented(output, 2, &tools.join(", "), str::to_owned);
        if !reasons.is_empty() {
            print_indented(output, 4, &reasons, |line| output.dim(line));
        }
        print_indented(output, 4, &join(&names, " "), str::to_owned);
    }
}

fn print_indented(output: &Output, margin: usize, text: &str, style: impl Fn(&str) -> String) {
    let room = match output.width {
        0 => TEXT_WIDTH,
        width => width.min(TEXT_WIDTH).max(margin + 20),
    };
    for line in wrapped(text, room - margin) {
        output.line(format_args!("{:margin$}{}", "", style(&line)));
    }
}
