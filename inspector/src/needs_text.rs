//! What PTX text needs, in words.

use crate::fields::Fields;
use crate::output::join;
use smarch::ptx::text::Place;
use smarch::rules::ptx_text::Needs;
use smarch::{Suffix, Toolkit};
use smarch_answers::driver_words::driver_cell;
use smarch_answers::plural;
use smarch_answers::ptx_needs::{DemandingForm, TextNeeds};

/// So many statements are named that keep a text from a lower target.
const MOST_NAMES: usize = 3;

/// "PTX 7.8, sm_90 or higher".
pub fn needs_text(needs: &Needs) -> String {
    let (Some(since), Some(lowest)) = (needs.since(), needs.lowest_target()) else {
        return format!("no target of ptxas {} has all of it", Toolkit::NEWEST);
    };
    let higher = if lowest.suffix() == Suffix::Base { " or higher" } else { "" };
    let at_least = if needs.is_whole() { "" } else { ", at least" };
    format!("PTX {since}, {lowest}{higher}{at_least}")
}

/// The fields of it, with no more than `most` of its forms; none for 0.
pub fn add_needs(fields: &mut Fields, all: &TextNeeds, most: usize) {
    let needs = &all.needs;
    fields.add("instructions", all.instructions_count.to_string());
    fields.add("needs", needs_text(needs));
    let targets: Vec<String> = all.legal_on.iter().map(ToString::to_string).collect();
    fields.add("targets", join(&targets, " "));
    let from = |oldest: String| format!("from {oldest} on");
    let toolkits = all.read_by.first().map(|oldest| from(oldest.to_string()));
    fields.add("toolkits", toolkits.unwrap_or_else(|| "none".into()));
    let drivers = all.oldest_driver.get().map(|oldest| from(driver_cell(oldest, None)));
    fields.add("drivers", drivers.unwrap_or_else(|| "unknown".into()));
    if let Some((place, since)) = needs.newest().zip(needs.newest_since()) {
        fields.add("newest", format!("line {} asks for PTX {since}", place.line));
    }
    if let Some(place) = needs.rarest() {
        fields.add("rarest", format!("line {} is on the fewest targets", place.line));
    }
    if let Some(lower) = lower_text(all) {
        fields.add("to go lower", lower);
    }
    let unknown = match needs.first_unknown() {
        None => "no statement".to_owned(),
        Some(first) => {
            format!("{}, the first in line {}: it may need more", plural(needs.unknown, "statement"), first.line)
        }
    };
    fields.add("unknown", unknown);
    if let Some((Place { line, column, .. }, error)) = needs.lost().zip(needs.lost_error()) {
        let text = format!("from line {line}, column {column} on: {error}; it may need more");
        fields.add("unread", text);
    }
    let forms = &all.demanding_forms;
    fields.add_lines("asks most", forms.iter().take(most).map(form_text));
    if most != 0 && forms.len() > most {
        fields.add("", format!("and {} forms more", forms.len() - most));
    }
}

/// "redux.sync.add.s32: PTX 7.0, sm_80, 1 time, line 8".
fn form_text(used: &DemandingForm) -> String {
    let since = used.since_ptx.map_or("none".to_owned(), |version| version.to_string());
    let lowest = used.lowest_target.map_or("none".to_owned(), |target| target.to_string());
    let times = plural(used.statements, "time");
    format!("{}: PTX {since}, {lowest}, {times}, line {}", used.form.shown(), used.line)
}

/// "sm_89 would do without 1 statement: %clusterid.x (line 7)".
fn lower_text(all: &TextNeeds) -> Option<String> {
    let lower = all.to_go_lower()?;
    let count: u64 = lower.lacks.iter().map(|used| used.statements).sum();
    let mut names: Vec<String> = (lower.lacks.iter().take(MOST_NAMES))
        .map(|used| format!("{} (line {})", used.form.shown(), used.line))
        .collect();
    if lower.lacks.len() > MOST_NAMES {
        names.push("...".into());
    }
    let (statements, names) = (plural(count, "statement"), join(&names, ", "));
    Some(format!("{} would do without {statements}: {names}", lower.target))
}
