//! `smarch documented nvlink [TARGET | finalize [A B]]`.

use super::{Options, Words, finalization};
use crate::fields::Fields;
use crate::output::{Done, Exit, Output};
use crate::table::Table;
use smarch::documented::nvlink::{ENCODING_SLOT, FAMILY_STRING, REGISTERING_FUNCTION};
use smarch_answers::documented::finalization::side_of_number;
use smarch_answers::documented::nvlink::{
    Nvlink, OfEncoding, OfNumber, Setting, Slot, architectures, of_number, of_text,
};
use smarch_answers::documented::{Of, function_text, joined, tables};
use smarch_answers::{DOCUMENTED, did_you_mean, is_like_a_name, name_or_device, nearest};

pub fn run(output: &Output, words: &Words<'_>, options: &Options) -> Done {
    let texts = words.as_strs();
    if texts.first() == Some(&"finalize") {
        return finalization::run(output, words, options);
    }
    if let Some((option, ..)) = options.first() {
        return Err(
            format!("{option} goes with finalize: smarch documented nvlink finalize 120 121 --mask 0x50").into()
        );
    }
    let word = match texts.as_slice() {
        [] => return print_architectures(output),
        [word] => *word,
        [word, other, ..] => {
            return Err(format!(
                "documented nvlink takes one target, function, list of options or table, or finalize with an object and a target, not '{other}' after '{word}'"
            )
            .into());
        }
    };
    if let Some(answer) = of_text(word)? {
        match &answer {
            _ if output.json => output.json(DOCUMENTED, &Of::Nvlink(answer)),
            Nvlink::Encoding(it) => encoding_fields(it).print(output),
            Nvlink::CodegenSettings(settings) => settings_table(settings).print(output),
            _ => {}
        }
        return Ok(Exit::Yes);
    }
    // 104 and 130 are no targets; 103 is one.
    let (title, number, target) = match side_of_number(word) {
        Some(side) => {
            let side = side?;
            (word.to_owned(), side.number, side.target)
        }
        None if !is_like_a_name(word) => {
            let names = tables::names(Some("nvlink"));
            let near = nearest(word, names.iter().map(String::as_str).chain(["finalize"]));
            let help = match near.is_empty() {
                true => "; smarch documented nvlink tables lists them".to_owned(),
                false => did_you_mean(&near),
            };
            return Err(format!("nvlink's document has no table '{word}'{help}").into());
        }
        None => {
            let name = name_or_device(word)?;
            (name.to_string(), name.target.number(), Some(name.target))
        }
    };
    let answer = of_number(&title, number, target)?;
    if output.json {
        output.json(DOCUMENTED, &Of::Nvlink(Nvlink::Architecture(answer)));
    } else {
        fields_of(&title, &answer).print(output);
    }
    Ok(Exit::Yes)
}

fn encoding_fields(it: &OfEncoding) -> Fields {
    let title = function_text(it.encoding_function);
    let mut fields = Fields::titled(title, "an encoding table function of nvlink, as documented");
    fields.add("slot", format!("{}, {}", it.slot, it.slot_role.map_or(String::new(), |role| role.to_string())));
    fields.add("targets", joined(&it.encoded_targets));
    fields
}

fn settings_table(settings: &[Setting]) -> Table {
    let mut table = Table::new(["option", "is", "takes", "meaning"]);
    for it in settings {
        table.add(vec![
            it.codegen_option.to_string(),
            it.setting.clone().unwrap_or("not given".to_owned()),
            it.takes.to_string(),
            it.meaning.to_string(),
        ]);
    }
    table
}

fn fields_of(title: &str, it: &OfNumber) -> Fields {
    let is_finalized = it.finalizes_for.is_some();
    let mut fields = Fields::titled(
        title,
        match (&it.identity, it.encoding) {
            (Some(identity), _) => identity.product_line.as_str(),
            (None, Some(_)) => "its encoding function is all that is stated",
            (None, None) => "known to finalization alone",
        },
    );
    if it.counts_as != it.asked_number {
        fields.add("counts as", format!("{} in finalization", it.counts_as));
    }
    if let Some(identity) = &it.identity {
        fields.add("__CUDA_ARCH__", identity.cuda_arch.to_string());
        fields.add("family", format!("{}, a string at {FAMILY_STRING:#x}", identity.family_string));
        fields.add("ISA class", identity.isa_class_string.as_str());
        fields.add_list("profiles", identity.nvlink_profiles);
        let by = function_text(REGISTERING_FUNCTION);
        fields.add("registered", format!("by {by}, its strings referred to at {}", identity.registered_at));
    }
    if let Some(row) = it.encoding {
        let base = row.base;
        let all = it
            .identity
            .as_ref()
            .map_or(String::new(), |_| format!(", {base}a and {base}f, which share all seven slots"));
        fields.add("encoding", format!("{}, of {base}{all}", function_text(row.function)));
    }
    match it.bit.capability_bit {
        Some(mask) if it.bit.capability_bit_documented == Some(true) => fields.add("capability bit", format!("{mask:#x}")),
        Some(mask) => fields.add(
            "capability bit",
            format!("{mask:#x}, which no document states and finalization does not require; inferred from what ptxas writes (E34)"),
        ),
        None if is_finalized => fields.add("capability bit", "none"),
        None => {}
    }
    if let Some(special) = it.special_case {
        fields.add("special case", special.as_str());
    }
    if let Some(group) = it.decade_group() {
        fields.add("decade", format!("{}: {}. {}", group.decade, joined(group.members), group.compatibility));
    }
    if let Some(targets) = &it.finalizes_for {
        fields.add_list("finalizes for", targets);
    }
    let strings = it.rodata_strings.iter().map(|row| {
        let is_packed = row.packed_address != row.address;
        let packed = is_packed.then(|| format!("; by packing at {:#x} (E34d)", row.packed_address));
        format!("{:#x}  \"{}\"{}", row.address, row.string, packed.unwrap_or_default())
    });
    fields.add_lines("strings", strings);
    if it.identity.is_some() && it.rodata_strings.is_empty() {
        fields.add("strings", "none: the table has those of sm_103, sm_110, sm_120 and sm_121");
    }
    if let Some(row) = it.encoding {
        fields.add_lines("slots", it.nvlink_slots.iter().map(|slot| slot_text(slot, row.function)));
    }
    fields
}

fn slot_text(slot: &Slot, encoding: u32) -> String {
    let map = slot.address.get().map_or("no address is printed".to_owned(), |at| format!("qword_{at:X}"));
    let holds = (slot.slot == ENCODING_SLOT).then(|| format!(", holds {}", function_text(encoding)));
    format!("{}  {}: {map}{}", slot.slot, slot.role, holds.unwrap_or_default())
}

fn print_architectures(output: &Output) -> Done {
    let answer = architectures();
    if output.json {
        output.json(DOCUMENTED, &Of::Nvlink(Nvlink::Architectures(answer)));
        return Ok(Exit::Yes);
    }
    let mut table = Table::new([
        "registered",
        "product line",
        "__CUDA_ARCH__",
        "decade",
        "encoding",
        "capability bit",
        "its strings",
    ]);
    for it in &answer {
        let inferred = if it.bit.capability_bit_documented == Some(true) { "" } else { " (inferred)" };
        table.add(vec![
            it.target.to_string(),
            it.product_line.to_string(),
            it.cuda_arch.to_string(),
            it.decade.to_string(),
            function_text(it.encoding_function),
            it.bit.capability_bit.map_or("none".to_owned(), |mask| format!("{mask:#x}{inferred}")),
            it.registered_at.to_string(),
        ]);
    }
    table.print(output);
    output.line("");
    output.paragraph(
        "smarch documented nvlink sm_103 tells all of one; smarch documented nvlink finalize 104 121, of targets, numbers or cubins, whether \
         one may be finalized for the other, and why.",
    );
    Ok(Exit::Yes)
}
