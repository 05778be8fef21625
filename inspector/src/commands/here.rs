//! `smarch here`: which GPUs and which driver this machine has; and what other commands answer for each of its GPUs.

use crate::cli::Command;
use crate::fields::Fields;
use crate::machine::ROOT;
use crate::output::{Done, Exit, Output};
use clap::Args;
use serde::Serialize;
use smarch::Verdict;
use smarch::documented::Evidence;
use smarch_answers::here::{Answer, Gpu, OfMachine, On};
use smarch_answers::{Known, PUBLISHED, Refusal};
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub struct Arguments {
    /// of another machine: a folder in which its /proc and /sys lie
    #[arg(value_name = "FOLDER")]
    root: Option<PathBuf>,
}

impl Command for Arguments {
    fn here(&self) -> Option<&Path> {
        Some(self.root.as_deref().unwrap_or(Path::new(ROOT)))
    }

    fn run(&self, output: &Output) -> Done {
        let Some(machine) = &output.machine else {
            return Ok(Exit::No);
        };
        if output.json {
            output.json(PUBLISHED, machine);
        } else {
            fields_of(output, machine).print(output);
        }
        Ok(machine.is_ready().into())
    }
}

fn fields_of(output: &Output, machine: &Answer) -> Fields {
    let title = if machine.root.0 == ROOT.as_bytes() {
        "this machine".into()
    } else {
        format!("the machine in {}", machine.root.shown())
    };
    let mut fields = Fields::titled(title, "its GPUs and its driver");
    let driver = match (machine.driver_release, machine.kernel) {
        (Some(release), Some(driver)) => format!("{release}, which serves CUDA {driver}"),
        (Some(release), None) => format!("{release}; no public document states which CUDA version it serves"),
        (None, _) => "none was found".to_owned(),
    };
    fields.add("driver", driver);
    if let Some(user) = machine.user {
        fields.add("user-mode driver", format!("{user}, by libcuda"));
    }
    fields.add_lines("GPUs", machine.gpus.iter().map(|gpu| gpu_text(output, gpu)));
    for sentence in &machine.not_found {
        fields.add("not found", output.yellow(sentence));
    }
    for it in &machine.looked_for {
        let found = it.was_found.as_deref().unwrap_or("not there");
        fields.add("looked for", format!("{}: {found}", it.place));
    }
    fields
}

/// "0000:01:00.0  10de:2684  NVIDIA GeForce RTX 4090, compute capability 8.9".
fn gpu_text(output: &Output, gpu: &Gpu) -> String {
    let place = [gpu.pci_address.clone(), gpu.pci.map(|id| id.to_string())];
    let device = match gpu.device {
        Known::Is(cc) => format!("compute capability {cc}"),
        Known::Unknown => "compute capability unknown".to_owned(),
    };
    let supports = match gpu.driver_supports {
        Some(verdict) if !verdict.is_yes() => format!("; {}", output.verdict(verdict)),
        _ => String::new(),
    };
    let lists = match gpu.driver_lists {
        Some(Verdict::UnknownNotListed) => "; not listed by this release of the driver",
        _ => "",
    };
    let name = if gpu.gpu_names.is_empty() { String::new() } else { gpu.name() + ", " };
    let name = format!("{name}{device}{supports}{lists}");
    place.into_iter().flatten().chain([name]).collect::<Vec<_>>().join("  ")
}

/// "this machine: driver 550.54.14 (12.4), 2 x NVIDIA H100 PCIe (9.0)".
pub fn machine_line(output: &Output) {
    let Some(machine) = output.machine.as_ref().filter(|_| !output.json) else { return };
    let release = machine.driver_release.map(|release| format!("driver {release}"));
    let gpus = machine.each(&output.axes).into_iter().map(|on| format!("{} ({})", on.gpus, on.device));
    let found: Vec<String> = release.into_iter().chain(gpus).collect();
    if !found.is_empty() {
        for line in output.lines_of(&format!("this machine: {}", found.join(", "))) {
            output.line(output.dim(&line));
        }
    }
}

/// Asks for each kind of GPU of the machine, and prints what is answered: in JSON all of it, as text one after the other, each below the
/// name of its GPU where there are several. 1 also where there is none, or nothing can be asked about one.
pub fn answer_each<T: Serialize>(
    output: &Output,
    evidence: Evidence,
    ask: impl Fn(&On) -> Result<(T, Exit), Refusal>,
    print: impl Fn(&T),
) -> Done {
    let Some(machine) = &output.machine else {
        return Ok(Exit::No);
    };
    let each = machine.each(&output.axes);
    let mut exit = Exit::from(machine.open(&output.axes).next().is_none() && !each.is_empty());
    machine_line(output);
    let mut answers = Vec::new();
    for on in &each {
        let (answer, status) = ask(on)?;
        exit = exit.max(status);
        if !output.json {
            output.line(format_args!("\n{}", output.bold(&format!("on {} ({})", on.gpus, on.device))));
            print(&answer);
        }
        answers.push(answer);
    }
    if output.json {
        output.json(evidence, &OfMachine { machine, of_each: answers });
    } else {
        say_what_is_not_found(output, machine);
    }
    Ok(exit)
}

/// Why nothing is said of a GPU, or of any.
pub fn say_what_is_not_found(output: &Output, machine: &Answer) {
    for sentence in machine.open(&output.axes) {
        output.paragraph(&output.yellow(&format!("unknown: {sentence}")));
    }
}
