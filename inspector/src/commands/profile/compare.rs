//! `smarch profile diff A B`: what differs, what is not known to be equal. `smarch profile check TARGET FILE`: what contradicts.

use super::{foreign, load, part_text, refuse_name};
use crate::fields::Fields;
use crate::front::text_of;
use crate::output::{Done, Exit, Output};
use crate::table::{Table, print_tables};
use smarch::Text;
use smarch::profile::{Agreement, Comparison, Condition, Difference, Inputs, Moment, SIZE};
use smarch_answers::profile::{Contradiction, check, diff, target_of};
use smarch_answers::{DOCUMENTED, shown};
use std::ffi::OsStr;

fn place(found: &Difference) -> [String; 2] {
    [format!("+{}", found.offset), found.length.to_string()]
}

fn field_text(field: Option<Text>) -> String {
    field.map_or("(unnamed)".to_owned(), |name| name.to_string())
}

/// "1 part differs", "16 parts differ".
fn count_text(count: usize, one: &str, many: &str) -> String {
    format!("{count}{}", if count == 1 { one } else { many })
}

pub fn show_diff(output: &Output, words: [&OsStr; 2], inputs: &Inputs<'_>, has_inputs: bool) -> Done {
    let [old, new] = words;
    let (before, after) = (load(old, inputs)?, load(new, inputs)?);
    if before.target.is_none() && after.target.is_none() && has_inputs {
        return Err("inputs of construction go with a target; both are files".into());
    }
    let answer = diff(words.map(foreign), &before, &after, inputs)?;
    let is_equal = answer.comparison == Comparison::Equal;
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok(is_equal.into());
    }
    let [old, new] = words.map(|word| shown(word.as_encoded_bytes()));
    let table = |what: &str| Table::new(["offset", "bytes", what, &*old, &*new, "decided by"]);
    let (mut differing, mut open) = (table("differs"), table("not known to be equal"));
    let (mut differ, mut unknown) = (0, 0);
    for row in &answer.differences {
        let [offset, bytes] = place(&row.found);
        let texts = [(&row.old_raw, row.found.expected), (&row.new_raw, row.found.found)];
        let [old, new] = texts.map(|(raw, value)| match part_text(raw, row.offset_bytes, value) {
            text if row.is_either => text.replace(" to ", " or "),
            text => text,
        });
        let (table, count) = match row.comparison {
            Comparison::Differs => (&mut differing, &mut differ),
            _ => (&mut open, &mut unknown),
        };
        let decides = row.fill.map_or("-".to_owned(), |fill| fill.to_string());
        table.add(vec![offset, bytes, field_text(row.field), old, new, decides]);
        *count += 1;
    }
    print_tables(output, [&differing, &open]);
    let same_source = answer.same_source_bytes;
    if is_equal {
        output.line(match same_source {
            0 => "equal: all 1936 bytes are known and the same".to_owned(),
            bytes => format!(
                "equal: {} bytes are known and the same, {bytes} are unknown and stored from the same source",
                SIZE - bytes
            ),
        });
        return Ok(Exit::Yes);
    }
    let differ = match differ {
        0 => "no part is known to differ".to_owned(),
        count => count_text(count, " part differs", " parts differ"),
    };
    let unknown = count_text(unknown, " is", " are");
    output.line("");
    let source = match same_source {
        0 => String::new(),
        bytes => format!(", {bytes} of them unknown, but stored from the same source"),
    };
    output.paragraph(&format!("{differ}; {unknown} not known to be equal; all other bytes are equal{source}."));
    for (flag, at, condition) in [("+355", "+428", answer.flag_355), ("+233", "+1912", answer.flag_233)] {
        if let Some(condition) = condition {
            output.line(format_args!("the flag at {flag}: {condition}, by {at}"));
        }
    }
    Ok(Exit::No)
}

pub fn show_check(output: &Output, target: &OsStr, file: &OsStr, inputs: &Inputs<'_>) -> Done {
    let name = text_of(target);
    let target = target_of(&name).ok_or_else(|| refuse_name(&name))?;
    let image = load(file, inputs)?;
    let answer = check(target, foreign(file), &image, inputs).map_err(|refusal| format!("{name}: {refusal}"))?;
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok((answer.agreement == Agreement::Agrees).into());
    }
    let mut fields = Fields::titled(&answer.file.0, format!("as the profile of {name}"));
    for judged in &answer.moments {
        let text = judged.agreement.to_string();
        let text = match judged.agreement {
            Agreement::Agrees => output.green(&text),
            Agreement::Contradicts => output.red(&text),
            Agreement::CannotTell => text,
        };
        let (agree, contradict, open) = (judged.agreeing_bytes, judged.contradicting_bytes, judged.unknown_bytes);
        let moment =
            answer.after_step.map_or_else(|| judged.moment.to_string(), |step| format!("after step {}", step.code()));
        fields.add(
            moment,
            format!("{text}: of 1936 bytes {agree} agree, {contradict} contradict, {open} cannot be told"),
        );
    }
    let mut add_flag = |label: &str, condition: Condition, what: &str| {
        fields.add(label, format!("{condition}, by {what}"));
    };
    add_flag("the flag at +355", answer.flag_355, "+428");
    add_flag("the flag at +233", answer.flag_233, "+1912");
    fields.print(output);
    for judged in answer.moments.iter().filter(|judged| !judged.contradictions.is_empty()) {
        output.line("");
        contradiction_table(judged.moment, &judged.contradictions).print(output);
    }
    Ok((answer.agreement == Agreement::Agrees).into())
}

fn contradiction_table(moment: Moment, rows: &[Contradiction]) -> Table {
    let mut table = Table::new([&*moment.to_string(), "bytes", "field", "expected", "found"]);
    for row in rows {
        let [offset, bytes] = place(&row.found);
        let value = row.found.expected;
        let expected = match (row.field, value.known()) {
            (None, _) => "zero".to_owned(),
            (Some(_), _) if row.width_bytes > 8 => "the block that was given".to_owned(),
            // What construction leaves is written as what was found is.
            (Some(_), Some(_)) => part_text(&row.raw, row.offset_bytes, value),
            (Some(_), None) if row.is_either => format!("{} or {}", value.lowest, value.highest),
            (Some(_), None) => format!("{} to {}", value.lowest, value.highest),
        };
        let found = part_text(&row.raw, row.offset_bytes, row.found.found);
        table.add(vec![offset, bytes, field_text(row.field), expected, found]);
    }
    table
}
