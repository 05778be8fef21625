//! Which devices run something of a list, what a packager would change about it, and how large its images are.

use crate::fields::Fields;
use crate::output::{Output, join};
use crate::releases::ranges;
use smarch::drivers::{newest_driver, oldest_driver};
use smarch::rules::advice::{Advice, AdviceKind};
use smarch::{Answer as Side, Cc, NameKind, devices};
use smarch_answers::archs::Answer;
use smarch_answers::coverage::Covered;
use smarch_answers::driver_words::{newer_text, older_text};
use smarch_answers::plural;

/// How many products of a device are named.
const PRODUCTS: usize = 2;

/// "TITAN RTX, Tesla T4 and 62 more", those with the most SMs first; empty where no product is known.
fn products_of(device: Cc) -> String {
    let mut products: Vec<_> = devices::of(device).iter().collect();
    products.sort_by_key(|it| std::cmp::Reverse(it.sm_count.get().unwrap_or(0)));
    let names: Vec<&str> = products.iter().take(PRODUCTS).map(|it| it.name.as_str()).collect();
    let more = products.len().saturating_sub(PRODUCTS);
    names.join(", ") + &if more > 0 { format!(" and {more} more") } else { String::new() }
}

/// What a device runs, or why nothing.
fn text_of(output: &Output, one: &Covered) -> String {
    match one.runs_image.map(|image| image.name) {
        Some(name) if name.kind == NameKind::Compute => format!("compiles {name} (JIT)"),
        Some(name) => output.green(&format!("loads {name}")),
        None => {
            let why = one.verdict.to_string();
            let why = match one.verdict.answer() {
                Side::Unknown => output.yellow(&why),
                _ => output.red("runs nothing: ") + &why,
            };
            match products_of(one.device).as_str() {
                "" => why,
                products => format!("{why} ({products})"),
            }
        }
    }
}

/// Whether each of the devices runs something of the list, and if not, what would cover the others.
pub fn verdict_of(output: &Output, answer: &Answer) -> String {
    if !answer.lacking.is_empty() {
        let builders = match answer.built_by.as_slice() {
            [] => String::new(),
            toolkits => format!("; try toolkit {}", ranges(toolkits)),
        };
        return format!("no: {}{builders}", not_built(output, answer));
    }
    let coverage = &answer.coverage;
    let left_out: Vec<String> = coverage.left_out().map(|it| it.device.to_string()).collect();
    let name = |how_many: usize, one: &'static str, several: &'static str| if how_many == 1 { one } else { several };
    if left_out.is_empty() {
        let devices: Vec<String> = coverage.coverage.iter().map(|it| it.device.to_string()).collect();
        return format!("yes: {} {} something of it", join(&devices, ", "), name(devices.len(), "runs", "run"));
    }
    let is_no = coverage.left_out().any(|it| it.verdict.answer() == Side::No);
    let runs = match is_no {
        true => name(left_out.len(), "runs nothing of it", "run nothing of it"),
        false => name(left_out.len(), "is not known to run anything of it", "are not known to run anything of it"),
    };
    let word = if is_no { "no" } else { "unknown" };
    let helps = match to_cover(output, answer) {
        Some(text) if coverage.not_built.is_none() => format!("; add {text}"),
        Some(text) => match &coverage.way_out {
            Some(way_out) => format!("; {text}, try {}", way_out.way_out_text),
            None => format!("; {text}"),
        },
        None => {
            let mut by_driver = coverage.advice_list.iter().filter(|it| it.kind == AdviceKind::Driver);
            let sentence = by_driver.next().and_then(|advice| sentence_of(answer, advice, true));
            sentence.map_or(String::new(), |sentence| format!("; {sentence}"))
        }
    };
    format!("{word}: {} {runs}{helps}", join(&left_out, ", "))
}

/// Which targets of the list the toolkit does not build.
pub fn not_built(output: &Output, answer: &Answer) -> String {
    let names: Vec<String> = answer.lacking.iter().map(ToString::to_string).collect();
    format!("toolkit {} does not build {}", output.axes.toolkit, join(&names, ", "))
}

/// The images that cover the devices that run nothing, or that the toolkit builds none; nothing where no image helps.
fn to_cover(output: &Output, answer: &Answer) -> Option<String> {
    let coverage = &answer.coverage;
    coverage.left_out().next()?;
    if let Some(device) = coverage.not_built {
        return Some(format!("toolkit {} builds nothing that is known to run on {device}", output.axes.toolkit));
    }
    let missing: Vec<String> = coverage.missing_images.iter().flatten().map(|image| image.name.to_string()).collect();
    (!missing.is_empty()).then(|| join(&missing, ", "))
}

/// What each of the devices runs, and why it runs nothing; where nobody asked about them, only those that run nothing have a line each. Then
/// what would cover these, and advice.
pub fn add_coverage(fields: &mut Fields, output: &Output, answer: &Answer, are_asked: bool) {
    let coverage = &answer.coverage;
    for one in coverage.left_out() {
        fields.add(one.device.to_string(), text_of(output, one));
    }
    let running = || coverage.coverage.iter().filter(|it| it.runs_image.is_some());
    if are_asked {
        for one in running() {
            fields.add(one.device.to_string(), text_of(output, one));
        }
    } else {
        for (label, is_ptx) in [("a cubin runs on", false), ("PTX runs on", true)] {
            let is_meant =
                |it: &&Covered| it.runs_image.is_some_and(|it| (it.name.kind == NameKind::Compute) == is_ptx);
            let devices: Vec<String> = running().filter(is_meant).map(|it| it.device.to_string()).collect();
            if !devices.is_empty() {
                fields.add(label, devices.join(", "));
            }
        }
    }
    if let Some(text) = to_cover(output, answer) {
        fields.add("to cover", text);
        fields.add_way_out("", coverage.way_out.as_ref());
    }
    for advice in &coverage.advice_list {
        if let Some(sentence) = sentence_of(answer, advice, are_asked) {
            fields.add("advice", sentence);
        }
    }
}

/// A piece of advice as a sentence; nothing for what other lines tell.
fn sentence_of(answer: &Answer, advice: &Advice, are_asked: bool) -> Option<String> {
    let own = advice.index.and_then(|at| answer.images.get(at)).map(|image| image.name);
    let own = own.map(|name| name.to_string()).unwrap_or_default();
    let image = advice.image.map(|name| name.to_string()).unwrap_or_default();
    let device = advice.device.map(|device| device.to_string()).unwrap_or_default();
    Some(match advice.kind {
        AdviceKind::Idle if are_asked => format!("{own} adds nothing: none of these devices runs it"),
        AdviceKind::Idle => format!("{own} adds nothing: no device that the driver supports runs it"),
        AdviceKind::NoFallback => {
            let add = if image.is_empty() { image } else { format!("; add {image}") };
            format!("{own} stands alone: nothing without a suffix runs on {device}{add}")
        }
        AdviceKind::NoPtx => format!("there is no PTX without a suffix, so newer devices run nothing; add {image}"),
        AdviceKind::OldPtx => {
            format!("newer devices compile {own}, which is older than the newest cubin; write {image}")
        }
        AdviceKind::Driver => {
            let cc = advice.device?;
            let drivers = match (oldest_driver(cc), newest_driver(cc)) {
                (Some(oldest), _) => format!("; use {}", newer_text(oldest, advice.device)),
                (None, Some(newest)) => format!("; use {}", older_text(newest, advice.device)),
                (None, None) => String::new(),
            };
            format!("no image helps {device}, which the driver does not support{drivers}")
        }
        AdviceKind::Family if device.is_empty() => format!("write {image} in place of {own}"),
        AdviceKind::Family => format!("write {image} in place of {own}: {device} runs it too"),
        _ => return None,
    })
}

/// How many bytes a built file holds for each image of the list, and for what is not in the list.
pub fn add_sizes(fields: &mut Fields, output: &Output, answer: &Answer) {
    let sizes = answer.sizes.as_deref().unwrap_or_default();
    let all: u64 = sizes.iter().map(|size| size.stored_bytes).sum();
    for size in sizes {
        let text = match size.image_count {
            0 => "nothing".to_owned(),
            count => {
                let share = if all == 0 { 0.0 } else { 100.0 * size.stored_bytes as f64 / all as f64 };
                let images = plural(count as u64, "image");
                format!("{} bytes in {images}, {share:.1} %", size.stored_bytes)
            }
        };
        let beside = if size.in_list { String::new() } else { output.yellow(", not in the list") };
        fields.add(format!("size of {}", size.name), text + &beside);
    }
}
