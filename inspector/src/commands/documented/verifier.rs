//! `smarch documented cicc nvvm QUESTION` and `opcode`: what the document states about the verifier of IR.

use super::Words;
use super::cicc::{print_about, print_errata, print_rows, table_of};
use crate::fields::Fields;
use crate::output::{Done, Exit, Output};
use smarch::documented::cicc::address_space::{TYPE_DEREF_OFFSET, TYPE_INFO_OFFSET, TypeWord};
use smarch::documented::cicc::data_layout::LayoutError;
use smarch::{Answer, Target};
use smarch_answers::documented::cicc::{self as answers, About, OfOpcode, OfTypeWord, documented_targets};
use smarch_answers::documented::word_of;
use smarch_answers::{DOCUMENTED, Refusal, address_space_text, did_you_mean, nearest, ranges_of, shown, target_of};

const QUESTIONS: [&str; 6] = ["triple", "layout", "access", "cast", "instructions", "word"];

pub fn run(output: &Output, words: &Words<'_>) -> Done {
    let texts = words.as_strs();
    let list = QUESTIONS.join(", ");
    match texts.as_slice() {
        [] => {
            Err(format!("documented cicc nvvm takes a question: {list}; smarch documented cicc nvvm access load 6")
                .into())
        }
        ["triple", rest @ ..] => triple(output, rest, words.bytes(1)),
        ["layout", rest @ ..] => layout(output, rest, words.bytes(1)),
        ["access", rest @ ..] => access(output, rest),
        ["cast", rest @ ..] => cast(output, rest),
        ["instructions", rest @ ..] => instructions(output, rest),
        ["word", rest @ ..] => type_word(output, rest),
        [word, ..] => {
            let near = did_you_mean(&nearest(word, QUESTIONS));
            Err(format!("'{word}' is not a question about the verifier: {list}{near}").into())
        }
    }
}

/// The words after the question, one of which may be a target: the first, where there is one more than the question takes.
fn take_target<'a, 'b>(
    words: &'a [&'b str],
    taken: usize,
    usage: &str,
) -> Result<(Option<Target>, &'a [&'b str]), Refusal> {
    match words {
        [target, rest @ ..] if rest.len() == taken => Ok((Some(target_of(target)?), rest)),
        rest if rest.len() == taken => Ok((None, rest)),
        rest => Err(match rest.get(taken + 1) {
            Some(word) => format!("'{word}' is a word too many: {usage}"),
            None => format!("a word is missing: {usage}"),
        }
        .into()),
    }
}

fn triple(output: &Output, words: &[&str], bytes: &[u8]) -> Done {
    let usage = "smarch documented cicc nvvm triple nvptx64-nvidia-cuda";
    match words {
        [] => return Err(format!("the triple is missing: {usage}").into()),
        [_, word, ..] => {
            return Err(
                format!("'{word}' is a word too many: the document's check depends on no target; {usage}").into()
            );
        }
        _ => {}
    }
    let answer = answers::triple(bytes);
    let rows = answer.triple_checks.iter().map(|it| {
        let text = it.triple_pattern.or(it.tool_prints.first().copied());
        [it.verifier_mode.to_string(), it.answer.to_string(), text.map_or(String::new(), |text| text.to_string())]
    });
    let table = table_of(["mode", "accepts", "pattern, or what is printed"], rows);
    if !output.json {
        output.paragraph(&match bytes {
            [] => "an empty triple".to_owned(),
            _ => format!("triple {}", shown(bytes)),
        });
        output.line("");
    }
    print_rows(output, &answer, &[&table]);
    print_errata(output, &answer.errata_ids);
    Ok(answer.triple_checks.iter().any(|it| it.answer == Answer::Yes).into())
}

fn layout(output: &Output, words: &[&str], bytes: &[u8]) -> Done {
    if let [_, word, ..] = words {
        return Err(format!(
            "'{word}' is a word too many: the document's check depends on no target; smarch documented cicc nvvm layout e-i64:64"
        )
        .into());
    }
    let answer = answers::layout(words.first().map(|_| bytes));
    let rows = answer.layout_errors.iter().map(|it| {
        let place = match it.layout_error {
            LayoutError::Empty => "an empty layout",
            LayoutError::Invalid if words.is_empty() => "one of invalid format",
            LayoutError::Invalid => "if its format is invalid",
        };
        [place.to_owned(), it.text.to_string()]
    });
    let table = table_of(["where", "what the check of data layouts prints"], rows);
    if print_rows(output, &answer, &[&table]) && answer.answer == Answer::Unknown {
        output.line("");
        output.paragraph(
            "Which layouts are valid is unknown: the document does not state it. smarch cicc nvvm layout tells what libnvvm accepts when it \
             is run.",
        );
    }
    print_errata(output, &answer.errata_ids);
    Ok(words.is_empty().into())
}

fn access(output: &Output, words: &[&str]) -> Done {
    let (target, rest) = take_target(words, 2, "smarch documented cicc nvvm access sm_120 load tmem")?;
    let [access, space] = rest else { return Ok(Exit::Bad) };
    let answer = answers::access(target, access, space)?;
    let all = documented_targets();
    let rows = answer.access_answers.iter().map(|it| [ranges_of(&it.nvvm_targets, &all), it.answer.to_string()]);
    let table = table_of(["targets", "allowed"], rows);
    if !output.json {
        let space = address_space_text(answer.address_space);
        output.paragraph(&format!("{} of address space {space}", answer.documented_access));
        output.line("");
    }
    print_rows(output, &answer, &[&table]);
    print_errata(output, &answer.errata_ids);
    Ok(answer.access_answers.iter().all(|it| it.answer == Answer::Yes).into())
}

fn cast(output: &Output, words: &[&str]) -> Done {
    let usage = "smarch documented cicc nvvm cast 1 3";
    let (from, to) = match words {
        [from, to] => (from, to),
        [_, _, word, ..] => {
            return Err(
                format!("'{word}' is a word too many: the document's answer depends on no target; {usage}").into()
            );
        }
        _ => return Err(format!("two address spaces are needed: {usage}").into()),
    };
    let it = answers::cast(from, to)?;
    let answer = it.answer;
    print_about(output, DOCUMENTED, About::SpaceCast, it, |it| {
        let (from, to) = (it.address_space, it.to_address_space);
        let title = format!("addrspacecast from {} to {}", address_space_text(from), address_space_text(to));
        let mut fields = Fields::titled(title, "");
        fields.add("allowed", answer.text().as_str());
        if answer == Answer::Unknown {
            fields.add(
                "",
                match from == to {
                    true => "the document does not state a cast of a space to itself",
                    false => "the document does not mention one of the two",
                },
            );
        }
        fields.add_lines("prints", it.tool_prints.iter().map(|text| text.as_str()));
        fields.add_list("errata", it.errata_ids);
        fields
    });
    Ok((answer == Answer::Yes).into())
}

fn type_word(output: &Output, words: &[&str]) -> Done {
    let [text] = words else {
        return Err("word takes the word of a type: smarch documented cicc nvvm word 0x30f".into());
    };
    let word =
        word_of(text).ok_or_else(|| Refusal(format!("'{text}': word takes a number of up to 32 bits, 0x30f")))?;
    let it = OfTypeWord::from(TypeWord(word));
    print_about(output, DOCUMENTED, About::TypeWord, it, |it| {
        let place = format!("read at instruction {TYPE_INFO_OFFSET}, then +{TYPE_DEREF_OFFSET}");
        let mut fields = Fields::titled(format!("type word 0x{word:X}"), place);
        fields.add("address space", format!("{}, bits 8 to 31", address_space_text(it.address_space)));
        fields.add("flags", format!("0x{:X}, bits 0 to 7", it.type_flags));
        fields
    });
    Ok(Exit::Yes)
}

fn instructions(output: &Output, words: &[&str]) -> Done {
    let (target, _) = take_target(words, 0, "smarch documented cicc nvvm instructions sm_120")?;
    let answer = answers::instructions(target);
    let all = documented_targets();
    let rows = answer.iter().map(|it| {
        let is_refused = it.ir_answer == Answer::No || it.ptx_answer == Answer::No;
        let message = it.tool_prints.first().copied().unwrap_or("none is documented");
        let is_all = it.nvvm_targets.len() == all.len();
        [
            it.text.clone(),
            if is_all { "all".to_owned() } else { ranges_of(&it.nvvm_targets, &all) },
            it.ir_answer.to_string(),
            it.ptx_answer.to_string(),
            if is_refused { message } else { "-" }.to_owned(),
            match it.refusal_lines {
                Some([first, last]) if first == last => format!("line {first}"),
                Some([first, last]) => format!("line {first} to {last}"),
                None => "-".to_owned(),
            },
        ]
    });
    let table = table_of(["instruction", "targets", "IR", "PTX", "message", "refused at"], rows);
    if print_rows(output, About::VerifierInstructions(answer), &[&table]) {
        output.line("");
        output.paragraph(
            "Every error sets the flag of the context and, unless in diagnostic mode, ends the compilation. smarch cicc nvvm instructions tells \
             what libnvvm does when it is run (E48).",
        );
    }
    Ok(Exit::Yes)
}

pub fn opcode(output: &Output, words: &[&str]) -> Done {
    let [text] = words else {
        return Err(
            "opcode takes the type of an instruction, whose low byte is the opcode: smarch documented cicc opcode 0x3d"
                .into(),
        );
    };
    let number = word_of(text).ok_or_else(|| {
        Refusal(format!(
            "'{text}': opcode takes a number of up to 32 bits, 0x3d; smarch documented cicc opcodes lists those that have a check"
        ))
    })?;
    let it = OfOpcode::from(number);
    let has_check = it.instruction_name.is_some();
    print_about(output, DOCUMENTED, About::Dispatch, it, |it| {
        let place = format!("entry 0x{:X} of the dispatch table of sub_2C80C90", it.opcode);
        let mut fields = Fields::titled(format!("type 0x{number:X}"), place);
        let none = "none: no check is documented for it";
        fields.add("instruction", it.instruction_name.map_or(none, |name| name.as_str()));
        fields.add_lines("handler", it.check_function.map(|text| text.to_string()));
        fields.add_lines("checks", it.check_text.map(|text| text.to_string()));
        fields
    });
    Ok(has_check.into())
}
