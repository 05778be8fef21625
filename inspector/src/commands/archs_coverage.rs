//! Which devices run something of a list, what a packager would change about it, and how large its images are.

use crate::fields::Fields;
use crate::output::Output;
use smarch::rules::advice::AdviceKind;
use smarch::{Answer as Side, Cc, NameKind, devices};
use smarch_answers::archs::{Answer, to_cover};
use smarch_answers::coverage::{Advised, Covered};
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
    if let Some(text) = to_cover(output.axes.toolkit, coverage) {
        fields.add("to cover", text);
        fields.add_way_out("", coverage.way_out.as_ref());
    }
    // What to add has lines above.
    let told = |it: &&Advised| matches!(it.advice.kind, AdviceKind::Add | AdviceKind::NotBuilt);
    for advised in coverage.advice_list.iter().filter(|it| !told(it)) {
        fields.add("advice", &advised.advice_sentence);
    }
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
