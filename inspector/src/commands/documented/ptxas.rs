//! `smarch documented ptxas`: what the document about ptxas states of a target, a name of it, or a handler.

use super::{Options, Words};
use crate::fields::Fields;
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use smarch::documented::ptxas::{decode_factory, registered};
use smarch::{NameKind, Optional, Version};
use smarch_answers::documented::ptxas::{
    Launch, Map, OfName, Ptxas, Validation, handler_address, of_handler, of_name, of_opcode, registered_targets,
};
use smarch_answers::documented::{Of, function_text, joined, number_of, tables};
use smarch_answers::{
    DOCUMENTED, Known, MEASURED, Refusal, did_you_mean, is_like_a_name, name_or_device, nearest, plural,
};

fn number(option: &str, text: Option<&String>, highest: u64) -> Result<Option<u64>, Refusal> {
    let read = |text: &String| {
        number_of(text, highest).ok_or_else(|| Refusal(format!("{option} takes a number, not '{text}'")))
    };
    text.map(read).transpose()
}

pub fn run(output: &Output, words: &Words<'_>, options: &Options) -> Done {
    let launch = Launch {
        registers: number("--regs", options.regs.as_ref(), u32::MAX.into())?,
        threads: number("--block", options.block.as_ref(), u32::MAX.into())?,
        smem_bytes: number("--smem", options.smem.as_ref(), u64::MAX)?,
    };
    let belongs = "--regs, --block and --smem belong to a target";
    let word = match words.as_strs().as_slice() {
        [] if launch.is_empty() => return print_registered(output),
        [] => return Err(format!("{belongs}: smarch documented ptxas sm_90 --regs 40").into()),
        [word] => (*word).to_owned(),
        [_, other, ..] => {
            return Err(
                format!("documented ptxas takes one target, name, handler or table, not '{other}' as well").into()
            );
        }
    };
    if let Some(address) = handler_address(&word) {
        return match launch.is_empty() {
            true => print_handler(output, address),
            false => Err(format!("{belongs}, not to a handler").into()),
        };
    }
    if let Some(answer) = of_opcode(&word).filter(|_| launch.is_empty()) {
        return print_name(output, &answer, &launch);
    }
    if !is_like_a_name(&word) {
        let names = tables::names(Some("ptxas"));
        let near = did_you_mean(&nearest(&word, names.iter().map(String::as_str)));
        return Err(format!(
            "'{word}' is not a target, a name, a handler or a table of the document; smarch documented ptxas tables lists those{near}"
        )
        .into());
    }
    print_name(output, &of_name(name_or_device(&word)?, &launch)?, &launch)
}

fn print_name(output: &Output, answer: &OfName, launch: &Launch) -> Done {
    if output.json {
        output.json(DOCUMENTED.with(MEASURED), &Of::Ptxas(answer));
    } else {
        fields_of(answer).print(output);
        print_occupancy(output, answer, launch);
    }
    Ok(Exit::Yes)
}

fn print_handler(output: &Output, address: u32) -> Done {
    let it = of_handler(address)?;
    if output.json {
        output.json(DOCUMENTED, &Of::Ptxas(it));
    } else {
        let mut fields = Fields::titled(function_text(address), "a handler of ptxas, as documented");
        fields.add("map", format!("{}, {}", it.map, it.map_name));
        fields.add("targets", format!("{}, under their sm_ and compute_ names", joined(it.handled_targets)));
        fields.print(output);
    }
    Ok(Exit::Yes)
}

/// "6.0", "6.0 to 6.1": what is printed of the PTX version of a line.
fn span_text(lowest: Version, highest: Optional<Version>) -> String {
    match highest.get().filter(|highest| *highest != lowest) {
        Some(highest) => format!("{lowest} to {highest}"),
        None => lowest.to_string(),
    }
}

fn validation_text(it: &Validation) -> String {
    let printed = match (it.documented_ptx.get(), it.documented_ptx_lowest.get()) {
        (Some(version), _) => format!("PTX {version} is printed for it"),
        (None, Some(lowest)) => {
            let span = span_text(lowest, it.documented_ptx_highest);
            format!("PTX {span} is printed for its line of the table")
        }
        (None, None) => "no PTX version is printed for it".to_owned(),
    };
    format!("{printed}; ptxas was measured to take it from {} on (E04b)", it.measured_ptx)
}

fn map_text(map: &Map, is_lto: bool) -> String {
    let handler = match map.handler_address {
        Some(Known::Is(address)) => function_text(address),
        Some(Known::Unknown) => "no document gives its values".to_owned(),
        None if is_lto => "holds no lto_ names".to_owned(),
        None => "nothing is listed for it".to_owned(),
    };
    format!("{}, at {:#x}: {handler}", map.map_name, map.map_address)
}

fn fields_of(it: &OfName) -> Fields {
    let mut fields = Fields::titled(it.asked_name.to_string(), "as the document about ptxas v13.0.88 describes it");
    let or_none = |text: Option<String>| text.unwrap_or_else(|| "none".to_owned());
    let names = joined(&it.registered_names);
    let profile = registered(it.asked_name);
    let maps = profile.map(|_| format!("{names}: in three maps of names, one profile"));
    fields.add("names", maps.unwrap_or_else(|| "ptxas registers no profile for it".to_owned()));
    fields.add("family", or_none(profile.map(|row| format!("{}, page {}", row.family, row.page))));
    fields.add("__CUDA_ARCH__", or_none(it.cuda_arch_text.map(|text| format!("{text}, as printed (E06)"))));
    add_validation(&mut fields, it);
    let is_lto = it.asked_name.kind == NameKind::Lto;
    for map in &it.maps {
        fields.add(format!("map {}", map.map), map_text(map, is_lto));
    }
    add_factory(&mut fields, it);
    add_hardware(&mut fields, it);
    add_generation(&mut fields, it);
    fields
}

fn add_validation(fields: &mut Fields, it: &OfName) {
    let Some(entry) = &it.validation_entry else {
        fields.add("validation", "no table has it");
        return;
    };
    let suffix = it.target.suffix().letter();
    let of = suffix.map_or(String::new(), |letter| format!(", of names with suffix {letter}"));
    fields.add("validation", format!("in the table at {:#x}{of}", entry.table_address));
    fields.add("", validation_text(entry));
    if let Some(now) = it.alias_of {
        fields.add("", format!("the former name of {now}"));
    }
    if let Some(bounds) = &it.opcode_bounds {
        fields
            .add("", format!("SM82_FIRST and SM82_LAST: SASS opcode indices {} to {}", bounds.lowest, bounds.highest));
    }
}

fn add_factory(fields: &mut Fields, it: &OfName) {
    let Some(factory) = &it.factory else {
        fields.add("codegen factory", "none: ptxas registers no profile");
        fields.add_lines(
            "",
            it.labelled_values.iter().map(|row| {
                let (generation, variant) = decode_factory(row.encoded);
                let printed = row.label_generation.map_or(String::new(), |text| format!(" ({text})"));
                format!("{} = {}{printed} is printed: {generation} << 12 | {variant}", row.encoded, row.label)
            }),
        );
        return;
    };
    let formula = |encoded| {
        let (generation, variant) = decode_factory(encoded);
        format!("{encoded} = {generation} << 12 | {variant}")
    };
    let (lowest, highest) = (factory.lowest, factory.highest);
    fields.add(
        "codegen factory",
        match lowest == highest {
            true => formula(lowest),
            false => format!("one of {lowest} to {highest}, {} on (E07)", formula(lowest)),
        },
    );
    if lowest != factory.isa_value {
        let value = formula(factory.isa_value);
        fields.add("", format!("as gates of the ISA generation compare it, {value}"));
    }
    let yes_no = |is_open| if is_open { "yes" } else { "no" };
    let by_variant = match it.fma_combining {
        Some(Known::Is(is_open)) => yes_no(is_open),
        _ => "unknown",
    };
    let by_generation = yes_no(it.fma_combining_by_generation == Some(true));
    fields.add(
        "gate",
        match by_variant == by_generation {
            true => format!("FMA/DFMA combining, > 28673: {by_variant} (E28d)"),
            false => format!(
                "FMA/DFMA combining, > 28673: {by_variant} of the encoded variant, {by_generation} of the ISA generation's value; which one is compared no document tells (E07, E28d)"
            ),
        },
    );
}

fn add_hardware(fields: &mut Fields, it: &OfName) {
    let mut smem = Vec::new();
    match &it.documented_geometry {
        Some(g) => {
            fields.add("geometry", format!(
                "per SM {} registers, {} warps and {} blocks; {} registers per thread, {} threads per block; scheduler {} / {} (confidence {} %)",
                g.documented_registers_per_sm, g.documented_max_warps_per_sm, g.documented_max_blocks_per_sm,
                g.documented_max_registers_per_thread, g.documented_max_threads_per_block, g.scheduler_partitions,
                g.dispatch_slots, g.confidence_percent
            ));
            fields.add("", "as documented; what an SM has is answered by smarch hardware (E20, E23)");
            let same = g.same_smem_as.map_or(String::new(), |target| format!(", those of {target}"));
            smem.push(format!("{} KB{same} (E21)", joined(g.smem_sizes_kib)));
        }
        None => fields.add("geometry", "no row: the document has those of the targets that ptxas registers"),
    }
    smem.extend(it.smem_limits.iter().map(|limit| {
        let (bytes, path) = (limit.smem_limit_bytes, limit.targets_as_printed);
        format!("at most {bytes} bytes ({}) for {path}, as sub_ABF250 records it (E22)", limit.smem_limit_as_printed)
    }));
    fields.add_lines("shared memory", smem);
    fields.add(
        "registers",
        match &it.register_allocation {
            Some(units) => format!(
                "allocated in units of {} per warp, {} per thread ({})",
                units.documented_register_unit_per_warp,
                units.documented_register_unit_per_thread,
                units.targets_as_printed
            ),
            None => "no row of the allocation table names it".to_owned(),
        },
    );
    if let Some(question) = &it.smem_question {
        let text = match question.smallest_size_kib {
            Some(Known::Is(kib)) => format!("{kib} KB is the smallest documented size that holds them"),
            Some(Known::Unknown) => "no sizes are documented for the target".to_owned(),
            None => "no documented size holds them".to_owned(),
        };
        let bytes = plural(question.smem_bytes, "byte");
        fields.add(
            "with --smem",
            format!("{bytes}: {text}; the documented formulas of occupancy do not count shared memory"),
        );
    }
}

fn add_generation(fields: &mut Fields, it: &OfName) {
    let variant = |variant: &smarch_answers::documented::ptxas::Subvariant| match variant.cuda_arch_text {
        Some(arch) => format!("{} ({arch})", variant.name),
        None => format!("{} (no profile, no __CUDA_ARCH__)", variant.name),
    };
    let variants: Vec<String> = it.subvariants.iter().map(variant).collect();
    fields.add("sub-variants", join(&variants, ", "));
    if let Some(group) = &it.sharing_group {
        fields.add("shares maps", format!("{}: {} share all seven", group.name, joined(group.sharing_targets)));
    }
    match &it.documented_generation {
        Some(generation) => {
            fields.add("generation", format!("{}: {}", generation.heading, generation.introduction));
            fields.add_lines("", generation.documented_features.iter().map(|it| format!("- {}", it.text)));
        }
        None => fields.add("generation", "none names it"),
    }
}

fn print_occupancy(output: &Output, it: &OfName, launch: &Launch) {
    let (Some(formulas), Some(registers)) = (&it.documented_occupancy, launch.registers) else {
        return;
    };
    output.line("");
    output.paragraph(&format!(
        "{registers} registers, blocks of {} threads, by the documented formulas; occupancy as it is: smarch occupancy (E22, E22b)",
        launch.block()
    ));
    let mut table = Table::new(["formula", "registers", "per warp", "warps by registers", "warps", "blocks"]);
    for row in formulas {
        let text = |number: Known<u32>, otherwise: &str| number.get().map_or(otherwise.to_owned(), |it| it.to_string());
        table.add(vec![
            row.formula.to_string(),
            text(row.effective_registers, "-"),
            text(row.registers_per_warp, "-"),
            text(row.warps_by_registers, "unknown"),
            text(row.documented_warps, "unknown"),
            text(row.documented_blocks, "unknown"),
        ]);
    }
    table.print(output);
}

/// The targets that ptxas registers, a line each base.
fn print_registered(output: &Output) -> Done {
    let answer = registered_targets();
    if output.json {
        output.json(DOCUMENTED.with(MEASURED), &Of::Ptxas(Ptxas::Registered(answer)));
        return Ok(Exit::Yes);
    }
    let heading = ["target", "family", "factory", "handler A", "handler B", "initializer", "PTX printed", "measured"];
    let mut table = Table::new(heading);
    for it in &answer {
        let (handlers, factory, entry) = (it.row.handlers, it.row.factory, it.row.entry);
        let span = |lowest| span_text(lowest, entry.documented_highest);
        let line = entry.documented_lowest.get().map(span);
        let printed = entry.documented.get().map(|version| version.to_string()).or(line);
        table.add(vec![
            it.target.to_string(),
            it.ptxas_family.to_string(),
            match factory.encoded() {
                Some(encoded) => encoded.to_string(),
                None => format!("{} to {}", factory.lowest, factory.highest),
            },
            function_text(handlers.a),
            function_text(handlers.b),
            function_text(handlers.initializer),
            printed.unwrap_or_else(|| "-".to_owned()),
            it.measured_ptx.to_string(),
        ]);
    }
    table.print(output);
    output.line("");
    output.paragraph(
        "smarch documented ptxas sm_90 shows what is stated of a target or of a name, compute_90; with --regs 40 --block 256 --smem 8192 its \
         registers, shared memory and occupancy as documented; smarch documented ptxas sub_609B70 which map and targets a handler has.",
    );
    Ok(Exit::Yes)
}
