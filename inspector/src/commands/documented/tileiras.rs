//! `smarch documented tileiras`: CPU rows, features and what follows from them, all of them or those that are asked about.

use super::Words;
use crate::commands::explain::print_all;
use crate::fields::Fields;
use crate::output::{Done, Exit, Output, join};
use crate::table::Table;
use smarch::documented::tileiras::{
    BLOCK_SCALE_DENSE, CPUS, DEFAULT_CPU, FEATURES, FMA_LEVEL_DEFAULT, Feature, FeatureGroup, TensorPath,
};
use smarch::{Target, Toolkit};
use smarch_answers::documented::Of;
use smarch_answers::documented::tileiras::{Found, OfCpu, OfFeature, OfMissing, Rows, all, block_scaled, find};
use smarch_answers::{DOCUMENTED, MEASURED};

pub fn run(output: &Output, words: &Words<'_>) -> Done {
    if words.texts.is_empty() {
        return print_everything(output);
    }
    let found = words.texts.iter().map(|word| find(word)).collect::<Result<Vec<_>, _>>()?;
    if output.json {
        output.json(DOCUMENTED.with(MEASURED), &Of::Tileiras(Rows::of(found)));
    } else {
        print_all(
            output,
            found.iter().map(|it| match it {
                Found::Cpu(cpu) => cpu_fields(output.axes.toolkit, cpu),
                Found::Feature(feature) => feature_fields(feature),
                Found::Missing(missing) => missing_fields(missing),
                Found::Opcode { opcode, cpus } => opcode_fields(output.axes.toolkit, *opcode, cpus),
            }),
        );
    }
    Ok(Exit::Yes)
}

fn byte_text(cpu: &OfCpu) -> Option<String> {
    cpu.elf_byte.get().map(|byte| match byte >> 8 {
        0 => format!("0x{byte:X}"),
        _ => format!("0x{:X} + 0x{:X}", byte & 0xff, byte & !0xff),
    })
}

/// Words of feature bits, up to the last that is not 0.
pub fn words_text(words: &[u64]) -> String {
    let used = words.iter().rposition(|word| *word != 0).unwrap_or(0) + 1;
    let texts: Vec<String> = words.iter().take(used).map(|word| format!("{word:#018x}")).collect();
    match words.len().saturating_sub(used) {
        0 => texts.join(" "),
        rest => format!("{}, {rest} more of 0", texts.join(" ")),
    }
}

/// From when on tileiras takes the name of a target itself.
fn tool_text(target: Target) -> String {
    target.info().oldest_tileiras.get().map_or_else(
        || "no release that was run takes it as --gpu-name".to_owned(),
        |oldest| format!("takes it as --gpu-name from {oldest} on"),
    )
}

fn cpu_fields(toolkit: Toolkit, cpu: &OfCpu) -> Fields {
    let target = cpu.row.target;
    let mut fields = Fields::titled(cpu.target.as_str(), format!("CPU row {} of {}", cpu.cpu_row, CPUS.len()));
    fields.add("family", cpu.printed_family.as_str());
    fields.add("feature bit", cpu.feature_bit.to_string());
    fields.add_list("implies", &cpu.nvptx_features);
    fields.add("feature words", words_text(&cpu.row.implies));
    let gap = || "none: a gap in the cubin reader; what cubins carry differs (E53)".to_owned();
    fields.add("ELF byte", byte_text(cpu).unwrap_or_else(gap));
    fields.add("tensor memory", cpu.tensor_memory.text().as_str());
    fields.add("matrix path", cpu.tensor_path.text().as_str());
    if cpu.tensor_path != TensorPath::Tcgen05 && target.number() >= 100 {
        let found = block_scaled(toolkit, target);
        let found: Vec<String> = found.map(|it| format!("{it} from PTX {}", it.since(toolkit))).collect();
        fields.add(
            "",
            match found.is_empty() {
                true => format!("ptxas {toolkit} takes no block-scaled mma for it"),
                false => format!("ptxas {toolkit} takes {}", found.join(", ")),
            },
        );
    }
    if cpu.is_default_cpu {
        fields.add("default", "the CPU when none is named, and for a name without a row (E52)");
    }
    fields.add("tune mask", "empty, as every CPU's; scheduling model: the generic one");
    fields.add("tileiras", tool_text(target));
    fields
}

fn feature_fields(it: &OfFeature) -> Fields {
    let bit = it.feature_bit;
    let mut fields = Fields::titled(it.nvptx_feature.as_str(), format!("feature bit {bit} of {}", FEATURES.len()));
    fields.add("description", it.description.as_str());
    fields.add("group", it.feature_group.text().as_str());
    match it.feature_level.get() {
        Some(level) if it.feature_group == FeatureGroup::Ptx => {
            fields.add("value", format!("{level}, the PTX version times ten; of several the highest counts"));
        }
        Some(level) => fields.add("level", format!("{level}; one level at a time: two are a conflict")),
        None => {}
    }
    if it.row.index == FMA_LEVEL_DEFAULT {
        fields.add("default", "cicc switches it on by itself");
    }
    let probe = it.probe.map_or(String::new(), |probe| format!(", {probe}"));
    fields.add("query", format!("(feature_bits[{}] >> {}) & 1{probe}", bit / 64, bit % 64));
    let place = format!("{} in the table that is searched, which is sorted by key (E50)", it.key_position);
    fields.add("key position", place);
    match it.implied_by.is_empty() {
        true => fields.add("implied by", "no CPU: -mattr alone sets it"),
        false => fields.add_list("implied by", &it.implied_by),
    }
    fields.add("implies", "no other feature");
    if it.row.index == Feature::Tmem {
        fields.add(
            "gates",
            "tcgen05 and tensor memory; +tmem sets the bit for any CPU, whether or not its silicon has any (E54c)",
        );
    }
    fields
}

/// The CPUs for which an opcode is selected.
fn opcode_fields(toolkit: Toolkit, opcode: u32, cpus: &[OfCpu]) -> Fields {
    let kind = if opcode == BLOCK_SCALE_DENSE { "dense" } else { "sparse" };
    let mut fields = Fields::titled(format!("opcode {opcode}"), format!("the {kind} block-scaled mma"));
    let takes = |target| block_scaled(toolkit, target).next().is_some();
    let measured: Vec<&str> = CPUS.iter().filter(|cpu| takes(cpu.target)).map(|cpu| cpu.name.as_str()).collect();
    fields.add("instruction", "mma.sync.aligned.*.block_scale, the substitute for tcgen05");
    fields.add_list("CPUs", cpus.iter().map(|cpu| cpu.target));
    let measured = if measured.is_empty() { "none of the CPUs".to_owned() } else { measured.join(", ") };
    fields.add(format!("ptxas {toolkit}"), format!("takes it for {measured} (E54b)"));
    fields
}

fn missing_fields(it: &OfMissing) -> Fields {
    let target = it.target;
    let mut fields = Fields::titled(target.to_string(), "no CPU row");
    fields.add("-mcpu", format!("becomes {}, without a message (E52)", it.fallback_cpu));
    if it.in_cubin_reader {
        fields.add("cubin reader", "recognizes it");
    }
    fields.add(
        "symmetric",
        format!("a reimplementation lets any recognized target be selected (E55): smarch mcpu {target} --symmetric"),
    );
    fields.add("tileiras", tool_text(target));
    fields
}

const fn use_of(group: FeatureGroup) -> &'static str {
    match group {
        FeatureGroup::Fma => "one level at a time; cicc switches on 2",
        FeatureGroup::Ptx => "of several the highest counts; no CPU implies one",
        FeatureGroup::Div | FeatureGroup::Sqrt => "one level at a time; no default is stated",
        FeatureGroup::Hardware => "a CPU implies its own bit, eight imply tmem",
    }
}

/// Everything, briefly.
fn print_everything(output: &Output) -> Done {
    let answer = all();
    if output.json {
        output.json(DOCUMENTED, &Of::Tileiras(answer));
        return Ok(Exit::Yes);
    }
    let mut cpus = Table::new(["row", "CPU", "bit", "word 0", "word 1", "ELF byte", "tensor memory", "matrix path"]);
    for cpu in &answer.nvptx_cpus {
        let [first, second, ..] = cpu.row.implies;
        cpus.add(vec![
            cpu.cpu_row.to_string(),
            cpu.target.to_string(),
            cpu.feature_bit.to_string(),
            format!("{first:#018x}"),
            format!("{second:#018x}"),
            byte_text(cpu).unwrap_or_else(|| "none".to_owned()),
            cpu.tensor_memory.c_name().to_lowercase(),
            cpu.tensor_path.c_name().to_lowercase(),
        ]);
    }
    cpus.print(output);
    output.line("");
    let mut groups = Table::new(["group", "bits", "features", "use"]);
    for group in FeatureGroup::ALL {
        let rows: Vec<&OfFeature> = answer.nvptx_feature_rows.iter().filter(|it| it.feature_group == *group).collect();
        let bit = |row: Option<&&OfFeature>| row.map_or(0, |row| row.feature_bit);
        let is_hardware = *group == FeatureGroup::Hardware;
        let own = rows.iter().filter(|it| !is_hardware || it.target.is_none());
        let keys: Vec<&str> = own.map(|it| it.nvptx_feature.as_str()).collect();
        groups.add(vec![
            group.to_string(),
            format!("{}..{}", bit(rows.first()), bit(rows.last())),
            format!("{}{}", if is_hardware { "the CPUs' own, " } else { "" }, join(&keys, " ")),
            use_of(*group).to_owned(),
        ]);
    }
    groups.print(output);
    output.line("");
    output.paragraph(&format!(
        "A CPU without a row is {DEFAULT_CPU}. Words 2 to 5 are 0; no feature implies another; every tune mask is empty. smarch documented \
         tileiras sm_100a, ptx88, 0x85a or 5468 explains one; smarch mcpu tells what -mcpu and -mattr mean."
    ));
    Ok(Exit::Yes)
}
