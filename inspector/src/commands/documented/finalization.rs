//! `smarch documented nvlink finalize [A B]`: may A be finalized for B, step by step?

use super::{Options, Words, text_of};
use crate::fields::Fields;
use crate::front::is_path;
use crate::open::open;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use smarch::Answer;
use smarch::documented::Evidence;
use smarch::documented::nvlink::{FinalizeClass, remap};
use smarch_answers::documented::finalization::{
    Marks, OfPair, Side, fastpath_text, of_pair, rules, runs_text, side_of_number, sides_of,
};
use smarch_answers::documented::nvlink::Nvlink;
use smarch_answers::documented::{Of, number_of, word_of};
use smarch_answers::files::no_cubin;
use smarch_answers::{DOCUMENTED, MEASURED, Refusal, name_or_device, shown};
use std::ffi::OsStr;
use std::path::Path;

const EVIDENCE: Evidence = DOCUMENTED.with(MEASURED);

pub fn run(output: &Output, words: &Words<'_>, options: &Options) -> Done {
    match words.typed {
        [_, object, target] => match images_of(object)? {
            Some(sides) => finalize_images(output, sides, [object, target], options),
            None => finalize(output, [object, target], options),
        },
        [_] => match options.first() {
            Some((option, ..)) => {
                Err(format!("{option} goes with an object and a target: smarch documented nvlink finalize 120 121 --mask 0x50").into())
            }
            None => print_rules(output),
        },
        _ => Err("finalize takes an object and a target, each a target, a number or a cubin: smarch documented nvlink finalize sm_100 103"
            .into()),
    }
}

/// A number of an architecture, a cubin or a name.
fn side_of(word: &OsStr) -> Result<Side, Refusal> {
    let text = text_of(word);
    if let Some(side) = side_of_number(&text) {
        return side;
    }
    if !is_path(word) {
        return Ok(name_or_device(&text)?.into());
    }
    if text == "-" {
        return Err("finalize takes a cubin by its name, not standard input".into());
    }
    let bytes = open(Path::new(word))?;
    let refused = |status| Refusal(format!("{text}: {}", no_cubin(status, &bytes)));
    let cubin = smarch::cubin::identify(&bytes).map_err(refused)?;
    Ok(cubin.into())
}

/// The cubins of a file that is none itself: a host object, an archive, a library, a fat binary.
fn images_of(word: &OsStr) -> Result<Option<Vec<Side>>, Refusal> {
    if !is_path(word) || text_of(word) == "-" {
        return Ok(None);
    }
    let bytes = open(Path::new(word))?;
    Ok(sides_of(&bytes))
}

/// Each cubin of a file, in one table.
fn finalize_images(output: &Output, sides: Vec<Side>, words: [&OsStr; 2], options: &Options) -> Done {
    let [object, target] = words;
    let (to, marks, toolkit) = (side_of(target)?, marks_of(options)?, output.axes.toolkit);
    let all = sides.into_iter().map(|side| of_pair(side, to.clone(), marks, toolkit));
    let all: Vec<OfPair> = all.collect::<Result<_, _>>()?;
    let is_yes = all.iter().any(|it| it.decided.answer == Answer::Yes);
    if output.json {
        output.json(EVIDENCE, &Of::Nvlink(Nvlink::Finalizations(all)));
        return Ok(is_yes.into());
    }
    output.line(output.bold(&format!("{} for {}", text_of(object), text_of(target))));
    output.line("");
    let mut table = Table::new(["object", &format!("nvlink {toolkit} links"), "finalization as documented", "by"]);
    for it in &all {
        let links = it.nvlink_links.map_or(String::new(), |verdict| output.verdict(verdict));
        let decided = &it.decided;
        table.add(vec![
            it.object_number.to_string(),
            links,
            answer_text(output, decided.answer),
            decided.deciding_check.to_string(),
        ]);
    }
    table.print(output);
    Ok(is_yes.into())
}

fn marks_of(options: &Options) -> Result<Marks, Refusal> {
    let mask = options.mask.as_ref().map(|text| {
        let refusal = || Refusal(format!("--mask takes a number of up to 64 bits, 0x50, not '{text}'"));
        number_of(text, u64::MAX).ok_or_else(refusal)
    });
    let class = options.class.as_ref().map(|text| {
        let refusal = || Refusal(format!("--class takes a class type from 0 to 4, not '{text}'"));
        word_of(text).and_then(FinalizeClass::from_code).ok_or_else(refusal)
    });
    let version = options.object_version.as_ref().map(|text| {
        let refusal = || Refusal(format!("--object-version takes a number, 0x101, not '{text}'"));
        word_of(text).ok_or_else(refusal)
    });
    Ok(Marks { mask: mask.transpose()?, class: class.transpose()?, version: version.transpose()? })
}

fn title_of(word: &OsStr, side: &Side) -> String {
    let file = Path::new(word).file_name().filter(|_| side.cubin.is_some());
    text_of(file.unwrap_or(word))
}

fn side_text(word: &OsStr, side: &Side) -> String {
    let counts_as = remap(side.number);
    let mut text = side.number.to_string();
    if counts_as != side.number {
        text += &format!(", counts as {counts_as}");
    }
    if side.cubin.is_some() {
        return format!("{text}: the cubin {}", shown(text_of(word)));
    }
    // The number is all that the checks know.
    match side.target.and_then(|target| target.suffix().letter()) {
        Some(_) => format!("{text}: a suffix does not count"),
        None => text,
    }
}

fn answer_text(output: &Output, answer: Answer) -> String {
    match answer {
        Answer::Yes => output.green("yes"),
        Answer::No => output.red("no"),
        Answer::Unknown => output.yellow("unknown"),
    }
}

fn finalize(output: &Output, words: [&OsStr; 2], options: &Options) -> Done {
    let [object, target] = words;
    let sides = [side_of(object)?, side_of(target)?];
    let [object_side, target_side] = sides.clone();
    let is_cubin = object_side.cubin.is_some();
    let marks = marks_of(options)?;
    let of_file = |refusal: Refusal| match is_cubin {
        true => Refusal(format!("{}: {refusal}", text_of(object))),
        false => refusal,
    };
    let answer = of_pair(object_side, target_side, marks, output.axes.toolkit).map_err(of_file)?;
    let is_yes = answer.decided.answer == Answer::Yes;
    if output.json {
        output.json(EVIDENCE, &Of::Nvlink(Nvlink::Finalization(answer)));
        return Ok(is_yes.into());
    }
    let [object_side, target_side] = &sides;
    let title = format!("{} for {}", title_of(object, object_side), title_of(target, target_side));
    let mut fields = Fields::titled(title, "finalization as nvlink's document describes it");
    fields.add("object", side_text(object, object_side));
    fields.add("target", side_text(target, target_side));
    add_decision(output, &mut fields, &answer);
    fields.print(output);
    output.line("");
    let mut checks = Table::new(["check", "outcome", "what runs of nvlink show of the rule"]);
    for row in &answer.checks {
        checks.add(vec![row.check.to_string(), row.outcome.to_string(), runs_text(row.check).to_owned()]);
    }
    checks.print(output);
    output.line("");
    output.paragraph("smarch documented nvlink finalize states each rule and what runs show of it.");
    Ok(is_yes.into())
}

fn add_decision(output: &Output, fields: &mut Fields, it: &OfPair) {
    // What nvlink does comes before what its document describes.
    if let Some(verdict) = it.nvlink_links {
        fields.add(format!("nvlink {} links", output.axes.toolkit), output.verdict(verdict));
    }
    if let Some(mask) = it.request.capabilities {
        fields.add("capability mask", fastpath_text(mask));
    }
    if let Some(class) = it.request.class {
        fields.add("class type", class.code().to_string());
    }
    if it.finalization_version != 0 {
        fields.add("version", format!("{:#x}", it.finalization_version));
    }
    let decided = &it.decided;
    fields.add("answer", format!("{}, by {}", answer_text(output, decided.answer), decided.deciding_check));
    fields.add(
        "code",
        match it.finalize_code {
            Some(code) => format!("{}, {code}", code.code()),
            None => "no document states it".to_owned(),
        },
    );
    let matched = &it.arch_match;
    let answer = answer_text(output, matched.answer);
    fields.add("sub_4878A0", format!("{answer}, by {}; it remaps no number", matched.deciding_check));
}

fn print_rules(output: &Output) -> Done {
    let answer = rules();
    if output.json {
        output.json(EVIDENCE, &Of::Nvlink(Nvlink::FinalizeRules(answer)));
        return Ok(Exit::Yes);
    }
    let mut table = Table::new(["check", "rule", "confirmed", "what runs of nvlink 13.0.88 show"]);
    for rule in &answer {
        table.add(vec![
            rule.check.to_string(),
            rule.documented_rule.to_string(),
            rule.confirmed.c_name().to_lowercase(),
            rule.as_run.to_string(),
        ]);
    }
    table.print(output);
    output.line("");
    output.paragraph("smarch documented nvlink finalize_codes lists what finalization returns.");
    Ok(Exit::Yes)
}
