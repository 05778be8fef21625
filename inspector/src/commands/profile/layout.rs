//! `smarch profile layout`: regions, baseline, bits, the SM backend, the initializers.

use crate::output::{Done, Exit, Output};
use crate::table::{Table, print_tables};
use smarch::Text;
use smarch_answers::DOCUMENTED;
use smarch_answers::profile::{Layout, layout};

pub fn show_layout(output: &Output) -> Done {
    show_offset(output, &layout())
}

/// What lies at one offset.
pub fn show_offset(output: &Output, layout: &Layout) -> Done {
    if output.json {
        output.json(DOCUMENTED, layout);
    } else {
        print_tables(output, &tables_of(layout));
    }
    Ok(Exit::Yes)
}

fn or(text: Option<Text>, otherwise: &str) -> String {
    text.map_or(otherwise.to_owned(), |text| text.to_string())
}

fn tables_of(layout: &Layout) -> [Table; 8] {
    let at = |offset: u32| format!("+{offset}");
    let mut regions = Table::new(["region", "to", "bytes", "content"]);
    for it in &layout.regions {
        let end = it.offset_bytes + it.size_bytes - 1;
        let content = it.text.to_string();
        regions.add(vec![at(it.offset_bytes), at(end), it.size_bytes.to_string(), content]);
    }
    let mut steps = Table::new(["step", "function and what it does"]);
    for (position, step) in layout.steps.iter().enumerate() {
        steps.add(vec![(position + 1).to_string(), step.to_string()]);
    }
    let mut fields = Table::new(["field", "width", "name", "default", "set by", "overwritten", "note"]);
    for it in &layout.layout_fields {
        fields.add(vec![
            at(it.offset_bytes),
            it.width_bytes.to_string(),
            it.name.to_string(),
            it.default.to_string(),
            it.setter.to_string(),
            match it.overwritten_bytes {
                0 => "-".to_owned(),
                bytes => format!("{bytes} bytes"),
            },
            it.note.to_string(),
        ]);
    }
    let mut baseline = Table::new(["baseline", "width", "field", "value", "note"]);
    for it in &layout.baseline {
        baseline.add(vec![
            at(it.offset_bytes),
            it.width_bytes.to_string(),
            it.name.to_string(),
            it.default.to_string(),
            it.note.to_string(),
        ]);
    }
    let heading = ["per-SM", "field", "sm_75 to sm_88", "sm_89", "sm_90", "sm_100 to sm_121"];
    let mut initializers = Table::new(heading);
    for it in &layout.initializers {
        let stores = &it.stores;
        let stored = [stores.sm_75_to_sm_88, stores.sm_89, stores.sm_90, stores.sm_100_to_sm_121];
        let mut row = vec![at(it.offset_bytes), or(it.name, "")];
        row.extend(stored.map(|text| or(text, "same")));
        initializers.add(row);
    }
    let mut flags = Table::new(["+1385", "meaning", "evidence"]);
    for it in &layout.scheduling_flags {
        flags.add(vec![format!("{:#04x}", it.mask), or(it.meaning, "unknown"), or(it.seen_in, "-")]);
    }
    let mut conditions = Table::new(["checked with", "bit", "what"]);
    for it in &layout.joint_conditions {
        conditions.add(vec![at(it.offset_bytes), it.bit.to_string(), it.meaning.to_string()]);
    }
    let mut backend = Table::new(["backend", "width", "field", "bit", "readers", "meaning"]);
    for it in &layout.backend {
        backend.add(vec![
            at(it.offset_bytes),
            it.width_bytes.to_string(),
            or(it.printed_name, "-"),
            it.mask.map_or("-".to_owned(), |mask| format!("{mask:#04x}")),
            format!("{}+", it.min_readers),
            it.meaning.to_string(),
        ]);
    }
    [regions, steps, fields, baseline, initializers, flags, conditions, backend]
}
