//! `smarch list`: all targets, one a line.

use crate::cli::Command;
use crate::fields::Fields;
use crate::options::ToolkitOption;
use crate::output::{Depends, Done, Exit, Output, toolkit_range};
use crate::table::Table;
use clap::Args;
use smarch::Tool;
use smarch_answers::EVERYTHING;
use smarch_answers::target::{TargetRow, all};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

/// All targets.
const LETTERS: [(Tool, char); 6] = [
    (Tool::PtxasTarget, 'p'),
    (Tool::PtxasGpuName, 'g'),
    (Tool::Nvlink, 'n'),
    (Tool::Cicc, 'c'),
    (Tool::TileirasCpu, 't'),
    (Tool::Llc22, 'l'),
];

/// A letter for each tool that knows the target, "-" for others, "?" for those of which it is unknown.
fn known_by(row: &TargetRow) -> String {
    let letter = |(tool, letter): &(Tool, char)| {
        if row.accepted_by.contains(tool) {
            *letter
        } else if row.acceptance_unknown.contains(tool) {
            '?'
        } else {
            '-'
        }
    };
    LETTERS.iter().map(letter).collect()
}

fn or_dash(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        if !self.words.is_empty() {
            return Err("list takes no argument".into());
        }
        let answer = all(output.axes.toolkit);
        if output.json {
            output.json(EVERYTHING, &answer);
            return Ok(Exit::Yes);
        }
        output.axes_line(Depends::Toolkit);
        output.line("");
        let heading = ["target", "standing", "generation", "product", "PTX", "emit", "from", "to", "known by"];
        let mut table = Table::new(heading);
        for row in &answer.targets {
            table.add(vec![
                row.target.to_string(),
                or_dash(row.standing),
                or_dash(row.generation),
                or_dash(row.product),
                or_dash(row.ptx_accepted),
                or_dash(row.ptx_emitted.get()),
                or_dash(row.oldest_toolkit.get()),
                or_dash(row.newest_toolkit.get()),
                known_by(row),
            ]);
        }
        table.print(output);
        output.line("");
        let range = toolkit_range();
        let mut legend = Fields::new();
        legend.add("PTX, emit", "the lowest PTX version that ptxas accepts; the lowest to emit");
        legend.add("from, to", format!("the toolkits that were seen to build it; {range} were run"));
        legend.add(
            "known by",
            "p ptxas .target, g ptxas --gpu-name, n nvlink, c cicc, t the CPU rows of tileiras, l LLVM 22; ? not run",
        );
        legend.print(output);
        Ok(Exit::Yes)
    }
}
