//! What the documents state: their tables, and what is asked of one binary.

use crate::Said;
use crate::asked::Asked;
use crate::commands::atomic_of;
use crate::inputs::{Files, file};
use smarch::cubin::identify;
use smarch::documented::cicc::address_space::TypeWord;
use smarch::documented::nvlink::FinalizeClass;
use smarch_answers::documented::cicc::{self, About, OfAtomic, OfBulkCopy, OfCodegen, OfOpcode, OfSm, OfTypeWord};
use smarch_answers::documented::finalization::{Marks, Side, of_pair, rules, side_of_number, sides_of};
use smarch_answers::documented::nvlink::{Nvlink, architectures, of_number, of_text};
use smarch_answers::documented::ptxas::{
    Launch, Ptxas, handler_address, of_handler, of_name, of_opcode, registered_targets,
};
use smarch_answers::documented::tables::{Tables, about, find, list};
use smarch_answers::documented::tileiras::{Rows, all, find as find_row};
use smarch_answers::documented::{Of, number_of, overview, rows_with, word_of};
use smarch_answers::files::no_cubin;
use smarch_answers::{DOCUMENTED, EVERYTHING, MEASURED, Refusal, name, name_or_device, target_of};

pub fn answer(asked: &Asked, files: &Files) -> Said {
    let said = own_answer(asked, files);
    let words = asked.words();
    let texts: Vec<&str> = words.iter().map(String::as_str).collect();
    let rows = match (&said, texts.as_slice()) {
        (Ok(_), _) => None,
        (Err(_), [word]) => rows_with(None, &[word]).or_else(|| about(word)),
        (Err(_), [binary, rest @ ..]) => rows_with(Some(binary), rest),
        _ => None,
    };
    rows.map_or(said, |rows| asked.said(DOCUMENTED, &rows))
}

/// The answer where a binary has one, or a table its name.
fn own_answer(asked: &Asked, files: &Files) -> Said {
    let words = asked.words();
    let texts: Vec<&str> = words.iter().map(String::as_str).collect();
    match texts.as_slice() {
        [] => asked.said(DOCUMENTED, &overview()),
        ["tables"] => asked.said(DOCUMENTED, &list(None)),
        [binary, "tables"] => asked.said(DOCUMENTED, &list(Some(binary))),
        [table] if find(None, table).is_some() => said_table(asked, find(None, table)),
        [binary, table] if find(Some(binary), table).is_some() => said_table(asked, find(Some(binary), table)),
        ["ptxas", rest @ ..] => ptxas(asked, rest),
        ["nvlink", "finalize", rest @ ..] => finalize(asked, files, rest),
        ["nvlink", rest @ ..] => nvlink(asked, rest),
        ["cicc", rest @ ..] => cicc_of(asked, rest, words.get(2..).unwrap_or_default()),
        ["tileiras"] => asked.said(DOCUMENTED, &Of::Tileiras(all())),
        ["tileiras", rest @ ..] => {
            let found = rest.iter().map(|word| find_row(word)).collect::<Result<Vec<_>, _>>()?;
            asked.said(DOCUMENTED.with(MEASURED), &Of::Tileiras(Rows::of(found)))
        }
        [word, ..] => Err(format!("no document describes '{word}'").into()),
    }
}

/// Errata rest on more than the documents.
fn said_table(asked: &Asked, tables: Option<Tables>) -> Said {
    let tables = tables.ok_or("there is no such table")?;
    let is_errata = tables.tables.iter().any(|it| it.table == "errata");
    asked.said(if is_errata { EVERYTHING } else { DOCUMENTED }, &tables)
}

fn ptxas(asked: &Asked, words: &[&str]) -> Said {
    let number = |option: &str| {
        let read = |text: String| {
            number_of(&text, u64::MAX).ok_or_else(|| Refusal(format!("{option} takes a number, not '{text}'")))
        };
        asked.text(option).map(read).transpose()
    };
    let launch = Launch { registers: number("regs")?, threads: number("block")?, smem_bytes: number("smem")? };
    let [word] = words else {
        return match words {
            [] => asked.said(DOCUMENTED.with(MEASURED), &Of::Ptxas(Ptxas::Registered(registered_targets()))),
            _ => Err("documented ptxas takes one target, name, handler or table".into()),
        };
    };
    if let Some(answer) = of_opcode(word) {
        return asked.said(DOCUMENTED.with(MEASURED), &Of::Ptxas(answer));
    }
    match handler_address(word) {
        Some(address) => asked.said(DOCUMENTED, &Of::Ptxas(of_handler(address)?)),
        None => asked.said(DOCUMENTED.with(MEASURED), &Of::Ptxas(of_name(name_or_device(word)?, &launch)?)),
    }
}

fn nvlink(asked: &Asked, words: &[&str]) -> Said {
    let [word] = words else {
        return match words {
            [] => asked.said(DOCUMENTED, &Of::Nvlink(Nvlink::Architectures(architectures()))),
            _ => Err("documented nvlink takes one target, function, list of options or table, or finalize".into()),
        };
    };
    if let Some(answer) = of_text(word)? {
        return asked.said(DOCUMENTED, &Of::Nvlink(answer));
    }
    let (title, number, target) = match side_of_number(word) {
        Some(side) => {
            let side = side?;
            ((*word).to_owned(), side.number, side.target)
        }
        None => {
            let name = name_or_device(word)?;
            (name.to_string(), name.target.number(), Some(name.target))
        }
    };
    asked.said(DOCUMENTED, &Of::Nvlink(Nvlink::Architecture(of_number(&title, number, target)?)))
}

/// A number of an architecture, a cubin or a name.
fn side_of(files: &Files, word: &str) -> Result<Side, Refusal> {
    if let Some(side) = side_of_number(word) {
        return side;
    }
    if !files.contains_key(word) {
        return Ok(name_or_device(word)?.into());
    }
    let bytes = file(files, word)?;
    Ok(identify(bytes).map_err(|status| Refusal(format!("{word}: {}", no_cubin(status, bytes))))?.into())
}

fn finalize(asked: &Asked, files: &Files, words: &[&str]) -> Said {
    let evidence = DOCUMENTED.with(MEASURED);
    let [object, target] = words else {
        return match words {
            [] => asked.said(evidence, &Of::Nvlink(Nvlink::FinalizeRules(rules()))),
            _ => Err("finalize takes an object and a target".into()),
        };
    };
    let wrong = |option: &'static str| move || Refusal(format!("{option} takes a number"));
    let marks = Marks {
        mask: asked.text("mask").map(|text| number_of(&text, u64::MAX).ok_or_else(wrong("mask"))).transpose()?,
        class: (asked.text("class"))
            .map(|text| word_of(&text).and_then(FinalizeClass::from_code).ok_or_else(wrong("class")))
            .transpose()?,
        version: (asked.text("object-version"))
            .map(|text| word_of(&text).ok_or_else(wrong("object-version")))
            .transpose()?,
    };
    let of_images = files.get(*object).map(|bytes| sides_of(bytes)).unwrap_or_default();
    if let Some(sides) = of_images {
        let target = side_of(files, target)?;
        let all = sides.into_iter().map(|side| of_pair(side, target.clone(), marks, asked.axes.toolkit));
        return asked.said(evidence, &Of::Nvlink(Nvlink::Finalizations(all.collect::<Result<_, _>>()?)));
    }
    let (object, target) = (side_of(files, object)?, side_of(files, target)?);
    let answer = of_pair(object, target, marks, asked.axes.toolkit)?;
    asked.said(evidence, &Of::Nvlink(Nvlink::Finalization(answer)))
}

fn cicc_of(asked: &Asked, words: &[&str], typed: &[String]) -> Said {
    let (as_run, toolkit) = (DOCUMENTED.with(MEASURED), asked.axes.toolkit);
    let about = |evidence, about: About| asked.said(evidence, &Of::Cicc(about));
    let number = |text: &str| word_of(text).ok_or_else(|| Refusal(format!("'{text}' is not a number")));
    match words {
        [] => about(DOCUMENTED, About::Forms(cicc::FORMS)),
        ["translate", rest @ ..] => {
            let flag = asked.text("arch").or_else(|| rest.first().map(|flag| (*flag).to_owned()));
            about(as_run, About::Translation(cicc::translation(&flag.ok_or("a flag is missing")?, toolkit)?))
        }
        ["pipeline"] => asked.said(DOCUMENTED, &Of::Cicc(cicc::pipeline())),
        ["evidence"] => asked.said(DOCUMENTED, &Of::Cicc(cicc::evidence())),
        ["atomic", ..] => {
            let question = atomic_of(asked, typed, "documented cicc")?;
            about(DOCUMENTED, About::DocumentedAtomic(OfAtomic::from(&question)))
        }
        ["codegen", word] => about(as_run, About::Codegen(OfCodegen::from((target_of(word)?, toolkit)))),
        ["builtin", rest @ ..] => {
            let (first, rest) = match rest {
                [first, rest @ ..] if cicc::is_builtin(first) => (Some(*first), rest),
                all => (None, all),
            };
            let target = rest.first().map(|word| target_of(word)).transpose()?;
            asked.said(DOCUMENTED, &Of::Cicc(cicc::builtins(first, target)?))
        }
        ["opcode", text] => about(DOCUMENTED, About::Dispatch(OfOpcode::from(number(text)?))),
        ["bulk", text] => about(DOCUMENTED, About::BulkCopySearch(OfBulkCopy::from(text.as_bytes()))),
        ["ptx"] => about(DOCUMENTED, About::PtxMap(cicc::ptx_map())),
        ["ptx", word] => {
            let sm = word_of(word).map_or_else(|| name(word).map(|name| name.target.number()), Ok)?;
            about(DOCUMENTED, About::PtxOfSm(OfSm::from(sm)))
        }
        ["nvvm", "triple", triple] => asked.said(DOCUMENTED, &Of::Cicc(cicc::triple(triple.as_bytes()))),
        ["nvvm", "layout"] => asked.said(DOCUMENTED, &Of::Cicc(cicc::layout(None))),
        ["nvvm", "layout", layout] => asked.said(DOCUMENTED, &Of::Cicc(cicc::layout(Some(layout.as_bytes())))),
        ["nvvm", "access", rest @ .., access, space] => {
            let target = rest.first().map(|word| target_of(word)).transpose()?;
            asked.said(DOCUMENTED, &Of::Cicc(cicc::access(target, access, space)?))
        }
        ["nvvm", "cast", from, to] => about(DOCUMENTED, About::SpaceCast(cicc::cast(from, to)?)),
        ["nvvm", "word", text] => about(DOCUMENTED, About::TypeWord(OfTypeWord::from(TypeWord(number(text)?)))),
        ["nvvm", "instructions", rest @ ..] => {
            let target = rest.first().map(|word| target_of(word)).transpose()?;
            about(DOCUMENTED, About::VerifierInstructions(cicc::instructions(target)))
        }
        [word, ..] => Err(format!("the documents about cicc answer no question '{word}', or a word is missing").into()),
    }
}
