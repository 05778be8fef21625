//! `smarch documented cicc codegen`, `builtin`, `bulk` and `atomic`: what the documents state about code generation.

use super::cicc::{AS_RUN, print_about, print_errata, print_rows, table_of};
use super::{Options, Words};
use crate::fields::Fields;
use crate::output::{Done, Exit, Output, join};
use smarch::Toolkit;
use smarch::documented::cicc::codegen::{EmitPath, overlap_remark};
use smarch::documented::cicc::intrinsics::BulkCopy;
use smarch::documented::cicc::sm_features::TENSOR_COLUMNS;
use smarch_answers::atomic::{Atomic, AtomicWords};
use smarch_answers::documented::cicc::{About, OfAtomic, OfBulkCopy, OfCodegen, builtins, is_builtin};
use smarch_answers::documented::function_text;
use smarch_answers::{DOCUMENTED, Known, name, target_of};

/// How a path is called in the document's table.
fn path_text(path: EmitPath) -> String {
    let column = TENSOR_COLUMNS.iter().find(|column| column.kind == path);
    column.map_or_else(|| path.c_name().to_lowercase(), |column| column.name.to_string())
}

pub fn codegen(output: &Output, words: &[&str]) -> Done {
    let [word] = words else {
        return Err("codegen takes one target: smarch documented cicc codegen sm_120a".into());
    };
    let toolkit = output.axes.toolkit;
    let answer = OfCodegen::from((target_of(word)?, toolkit));
    print_about(output, AS_RUN, About::Codegen, answer, |it| codegen_fields(it, toolkit));
    Ok(Exit::Yes)
}

fn codegen_fields(it: &OfCodegen, toolkit: Toolkit) -> Fields {
    let mut fields = Fields::titled(it.target.to_string(), "code generation, as documented");
    fields.add("ladder", format!("{}: {}", path_text(it.emit_path), it.emit_path.call()));
    let by = if it.matrix_path == it.emit_path { "" } else { ", by the table of differences (E47b)" };
    fields.add("matrix path", format!("{}{by}", path_text(it.matrix_path)));
    fields.add("latency", format!("{} cycles, of the ladder's call", it.latency_cycles));
    fields.add("register file", format!("{} KB; the silicon has 256 (E25)", it.register_file_kib));
    fields.add("occupancy", format!("{} % are aimed at", it.max_occupancy_percent));
    let tenths = it.overlap_tenths;
    let remark = overlap_remark(tenths).map_or("", |remark| remark.as_str());
    fields.add("overlap", format!("{}.{}, {remark}", tenths / 10, tenths % 10));
    fields.add("registers", format!("{} a thread at most, {} colors", it.max_registers_per_thread, it.color_limit));
    let other = if it.target.number() == 120 { "SM100" } else { "SM120" };
    let differences = it.divergences.iter();
    let differences = differences.map(|it| format!("{}: {}, there {}", it.item, it.as_printed, it.as_printed_of_other));
    fields.add_lines(&format!("unlike {other}"), differences);
    let takes = match it.matrix_instructions.is_empty() {
        true => "takes none of the measured matrix instructions for it".to_owned(),
        false => format!("takes {} in PTX for it", join(&it.matrix_instructions, ", ")),
    };
    fields.add("as run", format!("ptxas {toolkit} {takes}"));
    fields
}

pub fn builtin(output: &Output, words: &[&str]) -> Done {
    // A builtin, a target, or both.
    let (asked, rest) = match words {
        [_, _, _, ..] => {
            return Err(
                "builtin takes a number or a name, and a target: smarch documented cicc builtin 3754 sm_75".into()
            );
        }
        [first, rest @ ..] if is_builtin(first) => (Some(*first), rest),
        all => (None, all),
    };
    let target = match rest {
        [] => None,
        [word] => Some(target_of(word)?),
        [word, ..] => {
            name(word)?;
            return Err(
                "builtin takes a number and a target, not two targets: smarch documented cicc builtin 3754 sm_75"
                    .into(),
            );
        }
    };
    let answer = builtins(asked, target)?;
    let numbers = |numbers: &[u32]| match numbers {
        [one] => one.to_string(),
        [first, last] => format!("{first}, {last}"),
        [first, .., last] => format!("{first} to {last}"),
        [] => String::new(),
    };
    let rows = answer.documented_builtins.iter().map(|it| {
        let message = match (it.tool_prints.first(), it.is_refused) {
            (Some(message), _) => message.as_str(),
            (None, Some(true)) => "yes; no message is documented",
            (None, _) => "-",
        };
        [numbers(&it.builtins), it.text.clone(), it.builtin_since.clone(), message.to_owned()]
    });
    let refused = target.map_or("message before that".to_owned(), |target| format!("refused for {target}"));
    print_rows(output, &answer, &[&table_of(["builtin", "what it is", "from", &refused], rows)]);
    let mut errata: Vec<&str> =
        answer.documented_builtins.iter().flat_map(|it| it.errata_ids.iter().copied()).collect();
    errata.dedup();
    print_errata(output, &errata);
    Ok(answer.is_allowed.into())
}

pub fn bulk(output: &Output, words: &Words<'_>) -> Done {
    if words.texts.len() != 2 {
        return Err("bulk takes inline assembly, in one word: smarch documented cicc bulk 'cp.async.bulk.tensor.g2s.2d [%0], [%1];'".into());
    }
    let answer = OfBulkCopy::from(words.bytes(1));
    let is_found = answer.bulk_copy.is_some();
    print_about(output, DOCUMENTED, About::BulkCopySearch, answer, |it| {
        let mut fields = Fields::titled(words.bytes(1), "as sub_A8E250 looks at inline assembly");
        let neither = || format!("neither {} nor {}", BulkCopy::TensorToShared, BulkCopy::Any);
        let found = it.bulk_copy.map(|text| format!("{text} at byte {}", it.at));
        fields.add("stands in it", found.unwrap_or_else(neither));
        fields.add("as run", "bulk copies are legal from sm_90 on (E46d): smarch features cp.async.bulk.g2cluster");
        fields
    });
    Ok(is_found.into())
}

pub fn atomic(output: &Output, words: &[&str], options: &Options) -> Done {
    let question = AtomicWords {
        words,
        scope: options.scope.as_deref(),
        order: options.order.as_deref(),
        failure: options.failure.as_deref(),
        hint: options.hint,
    };
    let asked = Atomic::parse(question, "documented cicc")?;
    let answer = OfAtomic::from(&asked);
    print_about(output, DOCUMENTED, About::DocumentedAtomic, answer, |it| atomic_fields(&asked, it));
    Ok(Exit::Yes)
}

fn atomic_fields(asked: &Atomic, it: &OfAtomic) -> Fields {
    let mut fields = Fields::titled(asked.target.to_string(), asked.to_string());
    let lacks = if it.document_position.is_none() { ", which the document's list of operations lacks" } else { "" };
    fields.add("instruction", format!("{}{lacks}", asked.operation.mnemonic));
    fields.add(
        "memory order",
        match it.has_memory_order {
            true => "relaxed, acquire, release or acq_rel, since unk_4D045E8 > 69",
            false => "volatile, whatever the order is, since unk_4D045E8 <= 69; loads and stores alone are, in cicc 13.0 (E46f)",
        },
    );
    fields.add("scope", it.ptx_scope.as_str());
    fields.add(
        "cache hint",
        match it.documented_hint {
            Known::Unknown => "not stated for the operation; as run ptxas decides (E46e)",
            Known::Is(false) => "listed from sm_80 on",
            Known::Is(true) => "L2::cache_hint where bit 0x400 is set; as run, a compare-exchange takes none (E46e)",
        },
    );
    if let Some(lowered) = &it.lowered {
        fields.add_lines("PTX before", &lowered.ptx_fence);
        fields.add_lines("PTX", &lowered.ptx_instruction);
        fields.add_lines("PTX behind", &lowered.ptx_behind);
        fields.add_lines("prints", &lowered.tool_prints);
    }
    let gates = it.front_end.iter().map(|row| {
        let numbers = match row.lowest_sm {
            0 => format!("<= {}", row.highest_sm),
            lowest => format!("{lowest} to {}", row.highest_sm),
        };
        let line = row.line.get().map_or(String::new(), |line| format!(", line {line}"));
        format!("{}: {numbers} in {}{line}", row.text, function_text(row.address))
    });
    fields.add_lines("front end", gates);
    if asked.request.cache_hint {
        fields.add("--hint", "the PTX is that without it: no builtin asks for one");
    }
    if it.front_end.is_empty() {
        fields.add("front end", "no comparison holds that concerns it");
    }
    fields.add("as run", "smarch cicc atomic with the same words: what cicc writes and prints");
    fields
}
