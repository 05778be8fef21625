//! What a device does with a file and its modules, which devices run it, and what there is for each target.

use crate::fields::Fields;
use crate::output::{Output, join};
use crate::table::Table;
use smarch::cubin::{Compression, EntryKind};
use smarch::rules::coverage::devices;
use smarch::{Cc, Verdict};
use smarch_answers::driver_words::driver_cell;
use smarch_answers::files::{
    DeviceRow, Image, ImageKind, ImageVerdict, TargetRow, TargetRows, Verdicts, identifier_of,
};
use smarch_answers::plural;
use std::ops::Range;

/// "yes", "no: REASON" or "unknown: REASON", coloured; "-" for what is for no target.
pub fn runs_text(output: &Output, runs: Option<Verdict>) -> String {
    runs.map_or_else(|| "-".to_owned(), |verdict| output.verdict(verdict))
}

/// What the device does with each image, under a heading.
pub fn runs_column(output: &Output, verdicts: &Verdicts) -> (String, Vec<String>) {
    let text = |it: &ImageVerdict| runs_text(output, it.runs) + if it.is_picked { ", taken" } else { "" };
    (format!("runs on {}", verdicts.device), verdicts.images.iter().map(text).collect())
}

const LABELS: [&str; 4] = ["runs natively on", "runs in part by JIT on", "runs by JIT on", "runs in part on"];

/// Which of the labels fits a device, and what stands behind devices of which the same is to be said.
fn said_of(row: &DeviceRow, modules: &str) -> (&'static str, String) {
    let [native, in_part_by_jit, by_jit, in_part] = LABELS;
    let (runs, jit) = (row.modules_native + row.modules_jit, row.modules_jit);
    let (label, count) = match (row.modules_without_image, jit, row.modules_native) {
        (0, 0, _) => (native, String::new()),
        (0, _, 0) => (by_jit, String::new()),
        (0, ..) => (in_part_by_jit, format!(" ({jit} of {modules} by JIT)")),
        (_, 0, _) => (in_part, format!(" ({runs} of {modules})")),
        _ => (in_part, format!(" ({runs} of {modules}, {jit} by JIT)")),
    };
    let driver = row.oldest_driver_text.as_ref().map(|driver| format!(" from {driver}"));
    (label, driver.unwrap_or_default() + &count)
}

/// The lines that tell who runs the file. Devices with the same answer share an item.
pub fn add_devices(fields: &mut Fields, images: &[Image], modules: &[Range<usize>], devices: &[DeviceRow]) {
    let count = plural(modules.len() as u64, "module");
    let mut items: Vec<((&str, String), Vec<Cc>)> = Vec::new();
    for row in devices {
        let said = said_of(row, &count);
        match items.iter_mut().find(|(it, _)| *it == said) {
            Some((_, devices)) => devices.push(row.device),
            None => items.push((said, vec![row.device])),
        }
    }
    for label in LABELS {
        let with_label = items.iter().filter(|((it, _), _)| *it == label);
        let texts: Vec<String> = with_label.map(|((_, end), devices)| devices_text(devices) + end).collect();
        if !texts.is_empty() {
            fields.add_list(label, texts);
        }
    }
    if devices.is_empty() && !modules.is_empty() {
        fields.add(LABELS[0], "nothing that is known");
    } else if devices.is_empty() && images.iter().any(|image| image.is_relocatable) {
        fields.add(LABELS[0], "nothing before it is linked");
    }
}

/// The devices that load a cubin of every module; "-" where there is none.
pub fn natively_on(rows: &[DeviceRow]) -> String {
    let is_native = |row: &&DeviceRow| row.modules_native > 0 && row.modules_jit + row.modules_without_image == 0;
    let devices: Vec<Cc> = rows.iter().filter(is_native).map(|row| row.device).collect();
    if devices.is_empty() { "-".to_owned() } else { devices_text(&devices) }
}

fn devices_text(devices: &[Cc]) -> String {
    join(&devices.iter().map(Cc::to_string).collect::<Vec<_>>(), " ")
}

fn module_images(images: &[Image], module: &Range<usize>) -> String {
    let candidates = images.get(module.clone()).unwrap_or_default().iter().filter(|image| image.is_candidate());
    let name = |image: &Image| image.name.map_or_else(|| image.target_text(), |name| name.to_string());
    join(&candidates.map(name).collect::<Vec<_>>(), " ")
}

/// "yes, image 3", "no: REASON".
fn module_text(output: &Output, images: &[Image], module: &Range<usize>, verdicts: &Verdicts, runs: Verdict) -> String {
    let numbered = || module.clone().filter_map(|index| Some((index, images.get(index)?)));
    if let Some((index, image)) = numbered().find(|(index, _)| verdicts.image(*index).is_picked) {
        let by_jit = if image.is(EntryKind::Ptx) { " by JIT" } else { "" };
        return format!("{}, image {}{by_jit}", output.green("yes"), index + 1);
    }
    output.verdict(runs)
}

/// A table of modules and what the device does with each.
pub fn print_modules(output: &Output, images: &[Image], modules: &[Range<usize>], verdicts: &Verdicts) {
    let has_names = modules.iter().any(|module| identifier_of(images, module).is_some());
    let device = verdicts.device;
    let heading = [Some("offset"), Some("section"), Some("images"), has_names.then_some("made from")];
    let heading = heading.into_iter().flatten().map(str::to_owned);
    let mut table = Table::new(heading.chain([format!("runs on {device}")])).dropping(&["section", "images", "offset"]);
    for (module, runs) in modules.iter().zip(&verdicts.modules) {
        let Some(first) = images.get(module.start) else {
            continue;
        };
        let mut row = vec![format!("{:#x}", first.region_at), first.place_text(), module_images(images, module)];
        if has_names {
            row.push(identifier_of(images, module).map_or_else(|| "-".to_owned(), |name| name.shown()));
        }
        row.push(module_text(output, images, module, verdicts, *runs));
        table.add(row);
    }
    if table.is_empty() {
        return;
    }
    output.line(format_args!("\n{}", output.bold("Modules")));
    table.print(output);
}

/// Whether the devices are all from the first one on.
fn reaches_all(first: Cc, found: &[Cc]) -> bool {
    devices().filter(|device| *device >= first).eq(found.iter().copied())
}

/// "8.0 8.6 to 12.1": three and more without a known device between them as a span.
fn spans_text(found: &[Cc]) -> String {
    let all: Vec<Cc> = devices().collect();
    let place = |device: &Cc| all.iter().position(|it| it == device);
    let runs = found.chunk_by(|one, other| place(one).map(|place| place + 1) == place(other));
    let texts = runs.map(|run| match run {
        [first, _, .., last] => format!("{first} to {last}"),
        run => devices_text(run),
    });
    texts.collect::<Vec<_>>().join(" ")
}

fn target_runs(row: &TargetRow, devices: &[Cc]) -> String {
    match (row.kind, row.name) {
        (ImageKind::Known(EntryKind::Lto), _) => "once it is linked".to_owned(),
        _ if row.is_relocatable => "once it is linked".to_owned(),
        (ImageKind::Known(EntryKind::Index | EntryKind::Concatenated), _) => "-".to_owned(),
        (ImageKind::Known(EntryKind::Cubin | EntryKind::Ptx), None) => {
            "unknown: its target is not in the table".to_owned()
        }
        (_, None) => "unknown".to_owned(),
        (ImageKind::Known(EntryKind::Ptx), Some(name)) if reaches_all(name.target.cc(), devices) => {
            format!("by JIT from {} on", name.target.cc())
        }
        (ImageKind::Known(EntryKind::Ptx), _) => format!("by JIT on {}", spans_text(devices)),
        _ => format!("natively on {}", devices_text(devices)),
    }
}

/// A line for each target.
pub fn print_targets(output: &Output, rows: &TargetRows) {
    let heading = ["target", "images", "kernels", "stored", "unpacked", "compressed", "driver", "runs"];
    let mut table = Table::new(heading).dropping(&["unpacked", "compressed", "stored", "images", "driver"]);
    for row in rows.iter() {
        let devices = row.devices();
        let driver = row.oldest_driver(&devices);
        let compressions = row.compressions.iter().map(|compression| match compression {
            Compression::None => "no".to_owned(),
            other => other.to_string(),
        });
        let kernels = match (row.has_unread, row.kernels) {
            (false, count) => count.to_string(),
            (true, 0) => "?".to_owned(),
            (true, count) => format!("{count}+?"),
        };
        table.add(vec![
            row.text(),
            row.images.to_string(),
            kernels,
            row.stored.to_string(),
            row.unpacked.to_string(),
            join(&compressions.collect::<Vec<_>>(), ", "),
            driver.map_or_else(|| "-".to_owned(), |driver| driver_cell(driver, row.name.map(|name| name.target.cc()))),
            target_runs(row, &devices),
        ]);
    }
    table.print(output);
}
