//! `smarch documented cicc`: what may be asked of the two documents about cicc. What cicc answers when it is run: `smarch cicc`.

use super::{Options, Words, codegen, verifier};
use crate::fields::Fields;
use crate::output::{Done, Exit, Output};
use crate::table::{Table, print_tables};
use serde::Serialize;
use smarch::documented::Evidence;
use smarch::documented::cicc::flags::{ARCH_FLAGS, PIPELINE_STAGES};
use smarch::{Name, NameKind, Toolkit};
use smarch_answers::documented::cicc::{self as answers, About, FORMS, OfSm, OfTranslation};
use smarch_answers::documented::{Of, function_text, tables, word_of};
use smarch_answers::{DOCUMENTED, Known, MEASURED, Refusal, did_you_mean, nearest, shown, target_of};

pub const AS_RUN: Evidence = DOCUMENTED.with(MEASURED);

pub fn run(output: &Output, words: &Words<'_>, options: &Options) -> Done {
    let texts = words.as_strs();
    let Some((question, rest)) = texts.split_first() else {
        options.only("documented cicc without a question", &[])?;
        return print_forms(output);
    };
    let taken: &[&str] = match *question {
        "translate" => &["--arch"],
        "atomic" => &["--scope", "--order", "--failure", "--hint"],
        _ => &[],
    };
    if FORMS.iter().any(|form| form.arguments.split(' ').next() == Some(*question)) {
        options.only(&format!("documented cicc {question}"), taken)?;
    }
    match *question {
        "translate" => translate(output, rest, options),
        "pipeline" => pipeline(output, rest),
        "atomic" => codegen::atomic(output, rest, options),
        "nvvm" => verifier::run(output, &words.rest()),
        "codegen" => codegen::codegen(output, rest),
        "builtin" => codegen::builtin(output, rest),
        "opcode" => verifier::opcode(output, rest),
        "bulk" => codegen::bulk(output, words),
        "ptx" => ptx(output, rest),
        "evidence" => evidence(output, rest),
        other => Err(no_question(other)),
    }
}

fn no_question(word: &str) -> Refusal {
    if Name::parse(word.as_bytes()).is_ok() {
        return Refusal(format!(
            "a name alone is not a question: smarch documented cicc codegen {word}, smarch gates {word}; smarch documented cicc lists the questions"
        ));
    }
    if tables::find(Some("cicc"), word).is_some() {
        return Refusal(format!("documented cicc {word} prints the whole table and takes no other word"));
    }
    let mut words: Vec<&str> = FORMS.iter().filter_map(|form| form.arguments.split(' ').next()).collect();
    words.dedup();
    let names = tables::names(Some("cicc"));
    let near = did_you_mean(&nearest(word, words.into_iter().chain(names.iter().map(String::as_str))));
    Refusal(format!(
        "the documents about cicc answer no question '{word}' and have no table of this name; smarch documented cicc lists the questions, \
         smarch documented cicc tables the tables{near}"
    ))
}

/// Prints an answer about one thing, in JSON `{ "cicc": { KEY: ... } }`.
pub fn print_about<T>(
    output: &Output,
    evidence: Evidence,
    key: fn(T) -> About,
    it: T,
    fields: impl FnOnce(&T) -> Fields,
) {
    if output.json {
        output.json(evidence, &Of::Cicc(key(it)));
    } else {
        fields(&it).print(output);
    }
}

/// Prints tables, in JSON what they are made of. Whether they were printed as text.
pub fn print_rows(output: &Output, answer: impl Serialize, tables: &[&Table]) -> bool {
    if output.json {
        output.json(DOCUMENTED, &Of::Cicc(answer));
    } else {
        print_tables(output, tables.iter().copied());
    }
    !output.json
}

/// Which errata are about what was printed.
pub fn print_errata(output: &Output, ids: &[&str]) {
    if let ([first, ..], false) = (ids, output.json) {
        output.line("");
        output.paragraph(&format!("errata: {}; smarch explain {first} tells what runs show", ids.join(", ")));
    }
}

/// A table of rows of texts.
pub fn table_of<const COLUMNS: usize>(
    heading: [&str; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
) -> Table {
    let mut table = Table::new(heading);
    rows.into_iter().for_each(|row| table.add(row.into()));
    table
}

fn print_forms(output: &Output) -> Done {
    let rows = FORMS.iter().map(|form| [form.arguments.to_owned(), form.purpose.to_owned()]);
    let table = table_of(["smarch documented cicc", "what it answers"], rows);
    if print_rows(output, About::Forms(FORMS), &[&table]) {
        output.line("");
        output.paragraph("smarch gates sm_90 tells which flags its configurators set; smarch cicc asks cicc and libnvvm as they were run.");
    }
    Ok(Exit::Yes)
}

fn translate(output: &Output, words: &[&str], options: &Options) -> Done {
    let usage = "smarch documented cicc translate -arch=compute_100f";
    let flag = match (words, options.arch.as_deref()) {
        ([], Some(flag)) => flag,
        ([flag], None) => *flag,
        ([], None) => return Err(format!("a flag is missing: {usage}").into()),
        _ => return Err(format!("translate takes one flag: {usage}").into()),
    };
    let toolkit = output.axes.toolkit;
    let answer = answers::translation(flag, toolkit)?;
    print_about(output, AS_RUN, About::Translation, answer, |it| translation_fields(it, toolkit));
    Ok(Exit::Yes)
}

fn translation_fields(it: &OfTranslation, toolkit: Toolkit) -> Fields {
    let number = it.target.number();
    let row = ARCH_FLAGS.iter().find(|row| row.base.number() == number);
    let title = format!("-arch={}", it.target.named(NameKind::Compute));
    let mut fields = Fields::titled(title, row.map_or("", |row| row.supported.as_str()));
    let add_stage = |fields: &mut Fields, position: usize| {
        if let Some(stage) = PIPELINE_STAGES.get(position) {
            fields.add(format!("{}. {}", position + 1, stage.name), stage.place.as_str());
        }
    };
    add_stage(&mut fields, 0);
    fields.add_lines("flags", it.component_flags.iter().map(|flag| flag.component_flag.as_str()));
    if let Some(meaning) = it.suffix_meaning {
        let letter = it.target.suffix().letter().map_or("none".to_owned(), String::from);
        fields.add("suffix", format!("{letter}: {meaning}"));
    }
    add_stage(&mut fields, 1);
    match &it.sm_structure {
        Some(sm) => {
            fields.add(
                "SMFeatures",
                format!(
                    "{} registers, a register file of {} KB (E25), {} colors",
                    sm.max_registers_per_thread, sm.register_file_kib, sm.color_limit
                ),
            );
            let literal = match sm.pseudocode_flags_hex == sm.feature_flags_hex {
                true => String::new(),
                false => format!("; the pseudo-code sets 0x{} (E46c)", sm.pseudocode_flags_hex),
            };
            fields.add("feature flags", format!("0x{}{literal}", sm.feature_flags_hex));
            fields.add_list("", &sm.sm_features);
        }
        None => fields.add("SMFeatures", format!("not documented for {number}")),
    }
    add_stage(&mut fields, 2);
    fields.add(
        "tensor memory",
        match it.documented_tmem {
            true => "address space 6 may be loaded and stored (E48)",
            false => "loads and stores of address space 6 are refused",
        },
    );
    add_stage(&mut fields, 3);
    for row in &it.opcodes {
        let text = format!("{}: {}, {}", row.instruction_name, row.check_function, row.check_text);
        fields.add(format!("{:#x}", row.opcode), text);
    }
    let is = match it.accepted_by_cicc {
        Known::Is(true) => "takes the name",
        Known::Is(false) => "refuses the name",
        Known::Unknown => "was not run",
    };
    fields.add("as run", format!("cicc of toolkit {toolkit} {is}"));
    fields
}

fn pipeline(output: &Output, words: &[&str]) -> Done {
    if let [word, ..] = words {
        return Err(format!(
            "pipeline takes no other word; smarch documented cicc translate -arch={word} shows what each stage makes of a name"
        )
        .into());
    }
    let answer = answers::pipeline();
    let detection = answer.pipeline.iter().map(|it| [it.name.to_string(), it.place_text.to_string()]);
    let stages = answer.configuration_stages.iter().map(|it| [it.name.to_string(), it.role.to_string()]);
    let priorities = answer.priorities.iter().map(|it| [it.rank.to_string(), it.name.to_string()]);
    let tables = [
        &table_of(["detection of the architecture", "where"], detection),
        &table_of(["configuration of the front end", "what it does"], stages),
        &table_of(["priority", "who decides"], priorities),
    ];
    print_rows(output, &answer, &tables);
    Ok(Exit::Yes)
}

fn ptx(output: &Output, words: &[&str]) -> Done {
    let toolkit = output.axes.toolkit;
    let is_run = toolkit == Toolkit::DEFAULT;
    let measured = format!("cicc {toolkit} writes .version {} for every architecture (E46).", toolkit.ptx());
    let word = match words {
        [] => {
            let answer = answers::ptx_map();
            let rows = answer.iter().map(|it| {
                let last = if it.lowest_sm == it.highest_sm { String::new() } else { format!(" to {}", it.highest_sm) };
                [it.ptx.to_string(), format!("{}{last}", it.lowest_sm)]
            });
            let table = table_of(["PTX", "SM numbers"], rows);
            if print_rows(output, About::PtxMap(answer), &[&table]) && is_run {
                output.line("");
                output.paragraph(&format!("As run, {measured}"));
            }
            return Ok(Exit::Yes);
        }
        [word] => *word,
        _ => return Err("ptx takes one target or SM number: smarch documented cicc ptx sm_88".into()),
    };
    let (number, title) = match word_of(word) {
        Some(number) => (number, format!("SM number {number}")),
        None => {
            let target = target_of(word)?;
            (target.number(), target.to_string())
        }
    };
    let answer = OfSm::from(number);
    let is_known = answer.map_ptx.is_some();
    print_about(output, DOCUMENTED, About::PtxOfSm, answer, |it| {
        let mut fields = Fields::titled(title, "");
        fields.add(
            "PTX",
            match it.map_ptx {
                Some(version) => format!("{version}, as documented"),
                None => "none: the number lies between the ranges of the document".to_owned(),
            },
        );
        if is_run {
            fields.add("as run", measured);
        }
        fields
    });
    Ok(is_known.into())
}

fn evidence(output: &Output, words: &[&str]) -> Done {
    if let [word, ..] = words {
        return Err(format!(
            "evidence takes no other word, not '{word}'; smarch symbol {word} cicc looks for an address or a name"
        )
        .into());
    }
    let answer = answers::evidence();
    let items = answer.evidence_summary.iter().map(|it| [it.item.to_string(), it.as_printed.to_string()]);
    let places = answer.evidence_places.iter().map(|it| {
        let size = it.as_printed.map_or("-".to_owned(), |size| size.to_string());
        [it.item.to_string(), function_text(it.address), size]
    });
    let strings = answer.evidence_strings.iter().map(|it| [format!("{:#x}", it.address), shown(it.text.as_bytes())]);
    let facts = answer.evidence_facts.iter().map(|it| [it.item.to_string(), it.as_printed.to_string()]);
    let tables = [
        &table_of(["evidence", "as printed"], items),
        &table_of(["place", "address", "size"], places),
        &table_of(["string at", "text"], strings),
        &table_of(["fact", "as printed"], facts),
    ];
    print_rows(output, &answer, &tables);
    Ok(Exit::Yes)
}
