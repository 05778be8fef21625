//! `smarch profile TARGET` or `FILE`: an object field by field and byte by byte.

use super::{foreign, part_text, targets_text};
use crate::fields::Fields;
use crate::layout::bytes_of;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use smarch::profile::{Inputs, SIZE};
use smarch_answers::profile::{BitRow, FieldRow, Image, Progress, Shown, raw, show};
use smarch_answers::{DOCUMENTED, Known, shown};
use std::ffi::OsStr;

pub fn show_object(output: &Output, word: &OsStr, image: &Image, inputs: &Inputs<'_>, has_inputs: bool) -> Done {
    if image.target.is_none() && has_inputs {
        let file = shown(word.as_encoded_bytes());
        return Err(format!("inputs of construction go with a target; {file} is a file").into());
    }
    let answer = show(foreign(word), image);
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok(Exit::Yes);
    }
    let steps = [
        (inputs.vendor_step, "the vendor fields (--vendor)"),
        (inputs.baseline_step, "the hardware baseline (--baseline)"),
    ];
    let left_out =
        steps.iter().filter(|(is_stored, _)| image.target.is_some() && inputs.last_step.is_none() && !is_stored);
    let left_out: Vec<&str> = left_out.map(|(_, step)| *step).collect();
    let mut fields = fields_of(&answer, &left_out);
    if let Some(step) = inputs.last_step {
        fields.add("after", step.to_string());
    }
    fields.print(output);
    output.line("");
    field_table(output, &answer.fields, image.target.is_none()).print(output);
    output.line("");
    bit_table(&answer.bits).print(output);
    output.line("");
    print_hexdump(output, &raw(image.view(), 0..SIZE));
    Ok(Exit::Yes)
}

fn fields_of(answer: &Shown, left_out: &[&str]) -> Fields {
    let unknown = match answer.unknown_bytes {
        0 => String::new(),
        bytes => format!(", {bytes} of them unknown, shown as ??"),
    };
    let subtitle = format!("the profile object: 1936 bytes{unknown}");
    let mut fields = Fields::titled(&answer.profile.0, subtitle);
    if !left_out.is_empty() {
        fields.add("not stored", format!("{}: their fields are 0", left_out.join(" and ")));
    }
    fields.add("possible targets", targets_text(answer.possible_targets) + ", by +348");
    fields.add("+1552, progress", progress_text(&answer.pipeline_progress));
    fields
}

/// "17: in 16 to 19, where scoreboard guards check".
fn progress_text(it: &Progress) -> String {
    let (lowest, highest, most) = (it.lowest_guarded, it.highest_guarded, it.progress_max);
    let Known::Is(progress) = it.progress else {
        return "unknown".to_owned();
    };
    if progress > most {
        return format!("{progress}: above {most}, the documented maximum");
    }
    let place = match it.is_guarded {
        Known::Is(true) => "in",
        _ if progress < lowest.into() => "before",
        _ => "past",
    };
    format!("{progress}: {place} {lowest} to {highest}, where scoreboard guards check")
}

/// The fields by offset, under the regions in which they lie.
fn field_table(output: &Output, fields: &[FieldRow], is_dump: bool) -> Table {
    let mut table = Table::new(["offset", "width", "field", "value", "set by", "conf.", "note"]);
    let mut last_region = None;
    for field in fields {
        let start = field.region.as_ref().map(|region| region.offset_bytes);
        if let Some(region) = field.region.as_ref().filter(|_| start != last_region) {
            let end = region.offset_bytes + region.size_bytes - 1;
            let dim = |text: &dyn ToString| output.dim(&text.to_string());
            let mut row = vec![String::new(); 7];
            row[0] = dim(&format!("{}..", region.offset_bytes));
            row[1] = dim(&end);
            row[6] = dim(&region.text);
            table.add(row);
            last_region = start;
        }
        let mut text = match field.width_bytes {
            0..=8 => part_text(&field.raw, field.offset_bytes, field.value),
            _ => bytes_of(&field.raw),
        };
        if let Some([low, high]) = &field.halves
            && let (Known::Is(one), Known::Is(other)) = (low.half, high.half)
        {
            text += &format!(": +{} {one}, +{} {other}", low.offset_bytes, high.offset_bytes);
        }
        if let Some(Known::Is(pointer)) = field.later_pointer_hex.as_ref().filter(|_| is_dump) {
            text += &format!("; as the later pointer of 8 bytes 0x{pointer}");
        }
        table.add(vec![
            format!("+{}", field.offset_bytes),
            field.width_bytes.to_string(),
            field.name.to_string(),
            text,
            field.setter.to_string(),
            field.confidence_percent.map_or("-".to_owned(), |percent| format!("{percent}%")),
            field.note.to_string(),
        ]);
    }
    table
}

/// The bits of +1385, each with what code checks beside it.
fn bit_table(bits: &[BitRow]) -> Table {
    let mut table = Table::new(["+1385", "is", "meaning", "checked with"]);
    for bit in bits {
        let checked = bit.checked_with.iter().map(|it| format!("{}: {}", it.meaning, it.holds));
        let checked: Vec<String> = checked.collect();
        let is = match bit.is_set {
            Known::Is(true) => "set",
            Known::Is(false) => "clear",
            Known::Unknown => "??",
        };
        table.add(vec![
            format!("{:#04x}", bit.mask),
            is.to_owned(),
            bit.meaning.map_or("unknown".to_owned(), |meaning| meaning.to_string()),
            if checked.is_empty() { "-".to_owned() } else { checked.join("; ") },
        ]);
    }
    table
}

/// Sixteen bytes a line; zeros between the first line and the last are left out.
fn print_hexdump(output: &Output, bytes: &[Known<u8>]) {
    let mut is_skipping = false;
    for (at, line) in bytes.chunks(16).enumerate() {
        let is_zero = line.iter().all(|byte| *byte == Known::Is(0));
        if is_zero && at > 0 && 16 * (at + 1) < bytes.len() {
            if !is_skipping {
                output.line(format_args!("  {}", output.dim("   *")));
            }
            is_skipping = true;
            continue;
        }
        is_skipping = false;
        let offset = output.dim(&format!("{:4}", 16 * at));
        output.line(format_args!("  {offset}  {}", bytes_of(line)));
    }
}
