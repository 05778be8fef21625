//! `smarch toolkits`: which release of the toolkit builds for which target, and what changed between two.

use super::host::show as show_host;
use super::toolkits_diff::show_changes;
use super::toolkits_picture::draw;
use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::layout::padded;
use crate::output::{Done, Exit, Output, join};
use crate::releases::ranges;
use crate::table::Table;
use clap::Args;
use smarch::arch_list::Syntax;
use smarch::rules::load::is_known_device;
use smarch::{Toolkit, Verdict};
use smarch_answers::builders::{self, Question};
use smarch_answers::driver_words::driver_cell;
use smarch_answers::host;
use smarch_answers::releases::{Knows, Releases, best_targets, knows, releases};
use smarch_answers::{Foreign, MEASURED, PUBLISHED, device, did_you_mean, name_or_device, nearest, shown};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arguments {
    #[arg(allow_hyphen_values = true)]
    words: Vec<OsString>,
    /// 10.1 or sm_101
    #[arg(long, value_name = "DEVICE")]
    device: Option<String>,
    /// the host compiler for nvcc: gcc-15, 'clang 18'
    #[arg(long, value_name = "COMPILER")]
    host: Option<String>,
    /// draw releases against targets into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// with --svg: replace a file that exists
    #[arg(long)]
    force: bool,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let words: Vec<String> = self.words.iter().map(|word| text_of(word)).collect();
        let host = self.host.as_deref().map(host::Question::of_toolkits).transpose()?;
        match (&self.svg, &self.device, words.as_slice()) {
            (Some(_), ..) if host.is_some() => Err("--svg draws releases against targets, without --host".into()),
            (.., [word, ..]) if host.is_some() => Err(format!("--host goes with --device, not with '{word}'").into()),
            (_, None, []) if host.is_some() => Ok(show_host(output, &host.unwrap_or_default())),
            (Some(_), _, [word, ..]) => Err(format!("--svg takes no further words, not '{word}'").into()),
            (_, Some(_), [word, ..]) => Err(format!("--device takes no further words, not '{word}'").into()),
            (Some(_), Some(_), _) => Err("--svg draws releases against targets, without --device".into()),
            (Some(path), ..) => draw(output, path, self.force.into()),
            (_, Some(device), _) => show_best(output, device, host.as_ref()),
            (.., []) => show_table(output),
            (.., [diff, releases @ ..]) if diff == "diff" => match releases {
                [old, new] => show_changes(output, old, new),
                _ => Err("toolkits diff takes two releases: smarch toolkits diff 12.8 12.9".into()),
            },
            (.., [first, more @ ..]) => match Syntax::from_name(first.as_bytes()) {
                Some(_) if more.is_empty() => Err(format!(
                    "toolkits {first} takes a list: smarch toolkits nvcc -gencode arch=compute_90,code=sm_90"
                )
                .into()),
                Some(syntax) => {
                    let list = self.words.get(1..).unwrap_or_default().join(OsStr::new(" "));
                    show_builders(output, Question::List(syntax, list.as_encoded_bytes().into()))
                }
                None => show_builders(output, Question::Names(names_of(&words)?)),
            },
        }
    }
}

fn names_of(words: &[String]) -> Result<Vec<smarch::Name>, smarch_answers::Refusal> {
    if let Some(first) = words.first().filter(|it| !it.bytes().any(|byte| byte.is_ascii_digit())) {
        let syntaxes = Syntax::ALL.iter().map(|it| it.text().as_str());
        let near = nearest(first, syntaxes.chain(["diff"]));
        let help = match near.is_empty() {
            true => "; see smarch help toolkits".to_owned(),
            false => did_you_mean(&near),
        };
        return Err(format!("'{first}' is neither a name nor a syntax of architecture lists{help}").into());
    }
    words.iter().map(|word| name_or_device(word)).collect()
}

const NAME_WIDTH: usize = 9;
const CELL_WIDTH: usize = 5;

fn show_table(output: &Output) -> Done {
    let answer = releases();
    if output.json {
        output.json(MEASURED, &answer);
        return Ok(Exit::Yes);
    }
    match output.width {
        0 => print_matrix(output, &answer),
        width if width >= NAME_WIDTH + CELL_WIDTH * Toolkit::ALL.len() => print_matrix(output, &answer),
        _ => print_ranges(output, &answer),
    }
    output.line("");
    let heading = ["toolkit", "newest PTX", "default", "lowest driver", "builds of ptxas that were run"];
    let mut table = Table::new(heading);
    for row in &answer.toolkits {
        table.add(vec![
            row.info.toolkit.to_string(),
            row.info.ptx.to_string(),
            row.info.toolkit.default_target().to_string(),
            driver_cell(row.lowest_driver, None),
            row.info.builds.to_string(),
        ]);
    }
    table.print(output);
    Ok(Exit::Yes)
}

fn print_matrix(output: &Output, answer: &Releases) {
    let print = |name: &str, cells: &mut dyn Iterator<Item = String>| {
        let cells: String = cells.map(|cell| padded(&cell, CELL_WIDTH)).collect();
        let line = padded(name, NAME_WIDTH) + &cells;
        line.trim_end().to_owned()
    };
    let heading = print("target", &mut Toolkit::ALL.iter().map(ToString::to_string));
    output.line(output.bold(&heading));
    for row in &answer.known {
        let mark = |k: &Toolkit| match knows(*k, row.target) {
            Knows::Builds => output.green("B"),
            Knows::AsPtxTarget => output.yellow("t"),
            Knows::NotAtAll => "-".to_owned(),
        };
        output.line(print(&row.target.to_string(), &mut Toolkit::ALL.iter().map(mark)));
    }
    output.line("");
    output.paragraph("B: ptxas builds for it. t: ptxas accepts it as a .target only. -: not known to the release.");
}

fn print_ranges(output: &Output, answer: &Releases) {
    let or_dash = |toolkits: &[Toolkit]| match toolkits {
        [] => "-".to_owned(),
        toolkits => ranges(toolkits),
    };
    let mut table = Table::new(["target", "built by", ".target only"]);
    for row in &answer.known {
        table.add(vec![row.target.to_string(), or_dash(&row.built_by), or_dash(&row.only_target_of)]);
    }
    table.print(output);
}

/// What to pass to ptxas for a device, release by release.
fn show_best(output: &Output, text: &str, host: Option<&host::Question>) -> Done {
    let device = device(text)?;
    let answer = best_targets(device, host);
    let exit = Exit::from(answer.is_built());
    if output.json {
        output.json(MEASURED.with(PUBLISHED), &answer);
        return Ok(exit);
    }
    let title = output.bold(&format!("a device of {device}"));
    output.paragraph(&format!("{title}  what to build for it: --gpu-name of ptxas, -arch of nvcc"));
    output.line("");
    if answer.best_targets.is_empty() {
        output.paragraph("no release that was measured takes this host compiler");
        return Ok(exit);
    }
    let or_dash = |target: Option<smarch::Target>| target.map_or_else(|| "-".to_owned(), |it| it.to_string());
    let mut table = Table::new(["toolkit", "no suffix", "suffix f", "suffix a"]);
    for row in &answer.best_targets {
        let best = [row.best_base, row.best_family, row.best_exact].map(or_dash);
        table.add([vec![row.toolkit.to_string()], best.into()].concat());
    }
    table.print(output);
    if !answer.is_built() {
        output.line("");
        output.paragraph(match is_known_device(device) {
            true => "no release builds a cubin that is known to run on it",
            false => Verdict::UnknownDevice.text().as_str(),
        });
    }
    Ok(exit)
}

/// The releases that build all of it, and what the others lack.
fn show_builders(output: &Output, question: Question) -> Done {
    let answer = builders::answer(&question)?;
    let exit = Exit::from(!answer.built_by.is_empty());
    if output.json {
        output.json(MEASURED, &answer);
        return Ok(exit);
    }
    let mut fields = match question {
        Question::Names(names) => {
            let subtitle = match names.len() {
                1 => "the releases that build it",
                _ => "the releases that build all of them",
            };
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            Fields::titled(names.join(" "), subtitle)
        }
        Question::List(syntax, Foreign(list)) => Fields::titled(syntax.info().tool.as_str(), list),
    };
    let built_by = match answer.built_by.as_slice() {
        [] => output.red("no single release"),
        toolkits => output.green(&ranges(toolkits)),
    };
    fields.add("built by", built_by);
    // Releases that follow each other and lack the same are one line.
    for alike in answer.releases.chunk_by(|one, next| one.lacking == next.lacking) {
        let lacking = alike.first().map_or(&[][..], |it| &it.lacking);
        if !lacking.is_empty() {
            let toolkits: Vec<Toolkit> = alike.iter().map(|it| it.toolkit).collect();
            fields.add(ranges(&toolkits), format!("lacks {}", shown(join(lacking, ", "))));
        }
    }
    fields.print(output);
    Ok(exit)
}
