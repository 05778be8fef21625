//! The images of a file: how many, and as a table.

use crate::fields::Fields;
use crate::output::Output;
use crate::table::Table;
use smarch::cubin::{Compression, EntryKind, Place};
use smarch_answers::files::{Image, ImageKind};
use std::collections::BTreeMap;

/// More images than this are not printed on a terminal, only counted.
const MOST_ROWS: usize = 200;

/// How many images of each kind there are, as a line.
pub fn add_images(fields: &mut Fields, images: &[Image]) {
    let mut kinds: BTreeMap<String, (ImageKind, usize)> = BTreeMap::new();
    for kind in images.iter().filter_map(|image| image.kind) {
        kinds.entry(kind.to_string()).or_insert((kind, 0)).1 += 1;
    }
    let count = |(name, (kind, count)): (&String, &(ImageKind, usize))| {
        let is_counted = *count > 1 && *kind == ImageKind::Known(EntryKind::Cubin);
        format!("{count} {name}{}", if is_counted { "s" } else { "" })
    };
    let mut counts: Vec<String> = kinds.iter().map(count).collect();
    let compressed = images.iter().filter(|image| image.is_compressed()).count();
    if compressed > 0 {
        counts.push(format!("{compressed} of them compressed"));
    }
    match images.iter().filter(|image| image.kind.is_none()).count() {
        0 => {}
        1 => counts.push("1 damaged place".into()),
        damaged => counts.push(format!("{damaged} damaged places")),
    }
    if counts.is_empty() {
        counts.push("none: no device code".into());
    }
    fields.add("images", counts.join(", "));
}

fn compression_text(image: &Image) -> String {
    match image.compression {
        _ if image.is_within => "with the one above".into(),
        Compression::None => "-".into(),
        compression if image.stored > 0 => format!("{compression}, {}", image.stored),
        compression => compression.to_string(),
    }
}

/// The images as a table; with a heading, a last column of texts below it.
pub fn print_images(output: &Output, images: &[Image], runs: Option<(String, &[String])>) {
    let has_ptx = images.iter().any(|image| image.ptx.is_some());
    let has_places = images.iter().any(|image| image.place != Place::File);
    let has_names = images.iter().any(|image| image.identifier.is_some());
    let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let row = |number: usize, image: &Image| {
        let mut row = vec![number.to_string()];
        row.extend(image.kind.map(|kind| kind.to_string()));
        row.extend([or_dash(image.target_text()), format!("{:#x}", image.at), image.size.to_string()]);
        row.extend(has_ptx.then(|| image.ptx.map_or("-".into(), |ptx| ptx.to_string())));
        row.push(compression_text(image));
        row.extend(has_places.then(|| image.place_text()));
        row.extend(has_names.then(|| image.identifier.as_ref().map_or("-".into(), |name| name.shown())));
        row.extend(runs.as_ref().and_then(|(_, texts)| texts.get(number - 1).cloned()));
        row.extend(image.fault.map(|fault| format!("damaged {fault}")));
        row
    };
    let mut heading: Vec<String> = ["#", "image", "target", "offset", "bytes"].map(String::from).into();
    heading.extend(has_ptx.then(|| "PTX".into()));
    heading.push("compressed".into());
    heading.extend(has_places.then(|| "section".into()));
    heading.extend(has_names.then(|| "made from".into()));
    heading.extend(runs.as_ref().map(|(heading, _)| heading.clone()));
    let shown = if output.width > 0 { MOST_ROWS } else { usize::MAX };
    let rows: Vec<Vec<String>> = (1..)
        .zip(images.iter().take(shown))
        .map(|(number, image)| match (image.kind, image.fault) {
            (None, fault) => {
                let mut row = vec!["-".to_owned(); heading.len()];
                row.splice(..2, [number.to_string(), output.red("damaged")]);
                row.extend(fault.map(|fault| fault.to_string()));
                row
            }
            _ => row(number, image),
        })
        .collect();
    let widest = rows.iter().map(Vec::len).fold(heading.len(), usize::max);
    heading.resize(widest, String::new());
    let mut table = Table::new(heading).dropping(&["section", "compressed", "offset", "bytes", "made from"]);
    rows.into_iter().for_each(|row| table.add(row));
    table.print(output);
    if images.len() > shown {
        output.line(format_args!("and {} more; --width 0 prints them all", images.len() - shown));
    }
}
