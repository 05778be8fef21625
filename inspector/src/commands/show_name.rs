//! `smarch NAME`: everything known of a target and of the name that was given.

use crate::fields::Fields;
use crate::help::command_line;
use crate::output::{Depends, Done, Exit, Output, join};
use smarch::targets::NameKind;
use smarch::{Answer, Name, Target, Tool, Toolkit};
use smarch_answers::target::{self, NamedTarget, Question, TargetRow, documents, topics};
use smarch_answers::{EVERYTHING, Known};

pub fn show_name(output: &Output, name: Name) -> Done {
    let toolkit = output.axes.toolkit;
    let answer = target::answer(&Question { toolkit, name });
    if output.json {
        output.json(EVERYTHING, &answer);
        return Ok(Exit::Yes);
    }
    output.axes_line(Depends::Toolkit);
    fields_of(toolkit, &answer).print(output);
    print_leads(output, name.target);
    Ok(Exit::Yes)
}

fn fields_of(toolkit: Toolkit, answer: &NamedTarget) -> Fields {
    let (name, row) = (answer.name, &answer.row);
    let product = row.product.map_or(String::new(), |product| format!(", {product}"));
    let generation = row.generation.map_or("no known generation", |text| text.as_str());
    let mut fields = Fields::titled(name.to_string(), format!("{generation}{product}"));
    let tools = |answer| target::tools(toolkit, name, answer);
    let is_ptx = row.ptx_accepted.is_some();
    let or = |names: &[String], why: String| match names {
        [] => format!("none: {why}"),
        names => join(names, " "),
    };

    fields.add("kind", kind_of(toolkit, answer));
    let standing = match (row.standing, row.oldest_toolkit) {
        (Some(standing), _) => format!("{standing} in toolkit {toolkit}"),
        (None, Known::Is(oldest)) if oldest > toolkit => {
            format!("not known to toolkit {toolkit}; to {oldest} and later")
        }
        (None, _) => format!("not known to toolkit {toolkit}"),
    };
    fields.add("standing", standing);
    if let Some(present) = row.alias_of {
        fields.add("now called", present.to_string());
    }
    fields.add("compute capability", row.compute_capability.to_string());
    let family = answer.ptxas_family.map_or("none: ptxas has no profile", |text| text.as_str());
    fields.add("family in ptxas", family);
    let family = row.family.map_or("none".to_owned(), |family| family.to_string());
    fields.add("family of suffix f", family);
    let printed = answer.cuda_arch_documented.filter(|_| row.suffix.letter().is_some());
    let printed = printed.map_or(String::new(), |text| format!("  (the documents print {text})"));
    fields.add("__CUDA_ARCH__", format!("{}{printed}", row.cuda_arch));
    let definition = |it: &smarch::targets::Macro| match it.value {
        Some(value) => format!("-D{}={value}", it.name),
        None => format!("-D{}", it.name),
    };
    let macros = join(&row.macros.iter().map(definition).collect::<Vec<_>>(), " ");
    let by_rule = match toolkit.builds(name.target) {
        true => String::new(),
        false => format!("  (by the rule; toolkit {toolkit} does not build for it)"),
    };
    fields.add("macros", macros + &by_rule);
    let features = match is_ptx {
        true => or(&texts(&answer.features), "ptxas takes none of their instructions".to_owned()),
        false => format!("none: ptxas {toolkit} takes no such .target"),
    };
    fields.add("features", features);
    let unknown = join(&texts(&answer.features_unknown), " ");
    fields.add("unknown features", unknown + "  (no measured instruction shows them)");
    fields.add("SMFeatures in cicc", documented_features(answer));
    fields.add("PTX version", ptx_versions(toolkit, answer));
    fields.add("toolkits", toolkits(row));
    if let Some(first) = answer.came_with_cuda {
        let last = answer.last_cuda.map(|last| format!(", {last} was the last")).unwrap_or_default();
        fields.add("before 11.7", format!("CUDA {first} brought it{last}  (public; none was run)"));
    }
    fields.add_list("accepted by", &row.accepted_by);
    fields.add_list("refused by", &answer.refused_by);
    if !row.acceptance_unknown.is_empty() {
        fields.add_list("unknown: not run", tools(Answer::Unknown));
    }
    let why = if is_ptx {
        format!("ptxas {toolkit} builds for no target that it may be compiled for")
    } else {
        format!("ptxas {toolkit} takes no such .target")
    };
    fields.add("its PTX compiles for", or(&texts(answer.ptx_compiles_for.iter()), why));
    let why = format!("no device of compute capability {} is known", row.compute_capability);
    fields.add("its cubins load on", or(&devices_of(answer), why));
    let why = format!("ptxas {toolkit} does not compile for this --gpu-name");
    fields.add("compiles PTX of", or(&texts(answer.compiles_ptx_of.iter()), why));
    fields
}

fn texts<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// The devices on which its cubins load, ascending; those of which that is unknown with a question mark.
fn devices_of(answer: &NamedTarget) -> Vec<String> {
    let known = answer.loads_on.iter().map(|cc| (*cc, ""));
    let mut devices: Vec<_> = known.chain(answer.loads_on_unknown.iter().map(|cc| (*cc, "?"))).collect();
    devices.sort();
    devices.iter().map(|(cc, mark)| format!("{cc}{mark}")).collect()
}

/// "12.8 to 12.9": which of those measured build it.
fn toolkits(row: &TargetRow) -> String {
    let (first, last) = (Toolkit::ALL.first().copied(), Toolkit::ALL.last().copied());
    let (Known::Is(oldest), Known::Is(newest)) = (row.oldest_toolkit, row.newest_toolkit) else {
        let range = crate::output::toolkit_range();
        return format!("unknown: none of those measured ({range}) is known to build it");
    };
    let earlier = if Some(oldest) == first { " or earlier" } else { "" };
    let later = if Some(newest) == last { " or later" } else { "" };
    format!("{oldest}{earlier} to {newest}{later}")
}

fn ptx_versions(toolkit: Toolkit, answer: &NamedTarget) -> String {
    let emitted = answer.row.ptx_emitted.get();
    if let Some(lowest) = answer.row.ptx_accepted {
        let emitted = emitted.map_or("unknown".to_owned(), |version| version.to_string());
        return format!("accepted from {lowest}, to emit {emitted}");
    }
    let accepted = answer.name.target.info().ptx_accepted.get();
    let later = accepted.map_or("ptxas never accepts it as a .target".to_owned(), |version| {
        format!("ptxas {toolkit} knows no such .target; others accept it from {version}")
    });
    later + &emitted.map_or(String::new(), |version| format!(", to emit {version}"))
}

/// In which features the document differs from ptxas.
fn documented_features(answer: &NamedTarget) -> String {
    if answer.sm_features_documented == Known::Unknown {
        return "none: documented for 70 to 121".to_owned();
    }
    let side = |word: &str, features: &[smarch::Text]| match features {
        [] => None,
        features => Some(format!("{word} {}", join(&texts(features), " "))),
    };
    let with = side("with", &answer.disputed.only_documented);
    let sides: Vec<String> = with.into_iter().chain(side("without", &answer.disputed.only_run)).collect();
    match sides.as_slice() {
        [] => "as documented: the same".to_owned(),
        sides => format!("as documented: {}  (errata {})", sides.join(", "), answer.errata_ids.join(", ")),
    }
}

/// What a name is, and who makes what it names.
fn kind_of(toolkit: Toolkit, answer: &NamedTarget) -> String {
    let target = answer.name.target;
    let (is, made) = match answer.name.kind {
        NameKind::Sm => ("a real architecture", "SASS"),
        NameKind::Compute => ("a virtual architecture", "PTX"),
        NameKind::Lto => ("an architecture for link-time optimisation", "LTO IR"),
    };
    if Tool::PtxasGpuName.accepts(toolkit, target.named(NameKind::Sm)) {
        return format!("{is}: {made} is made for it");
    }
    if answer.row.oldest_toolkit != Known::Unknown {
        return format!("{is}: toolkits {} make {made} for it, toolkit {toolkit} does not", toolkits(&answer.row));
    }
    // Names without devices are names alone.
    let by_name = match devices_of(answer).as_slice() {
        [] => " by its name",
        _ => "",
    };
    format!("{is}{by_name}: none of the toolkits measured is known to make {made} for it")
}

/// The commands that know more of a target, each with what it tells.
fn print_leads(output: &Output, target: Target) {
    let line = command_line();
    let toolkit = output.axes.toolkit;
    let mut fields = Fields::new();
    for topic in topics(toolkit, target) {
        let Some(command) = line.find_subcommand(topic) else {
            continue;
        };
        let takes_toolkit = command.get_arguments().any(|it| it.get_long() == Some("toolkit"));
        let release = match takes_toolkit && output.axes.names_toolkit {
            true => format!(" --toolkit {toolkit}"),
            false => String::new(),
        };
        let purpose = command.get_about().map(ToString::to_string).unwrap_or_default();
        fields.add(format!("smarch {topic} {target}{release}"), purpose);
    }
    for binary in documents(target) {
        fields.add(
            format!("smarch documented {binary} {target}"),
            format!("what the document about {binary} states of it"),
        );
    }
    output.line(format_args!("\nMore of {target}\n"));
    fields.print(output);
}
