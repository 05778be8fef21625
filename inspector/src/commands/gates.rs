//! `smarch gates TARGET... [--gnu 13.3] [--std c++20] [--virtual] [--set NAME=V]`: which flags cicc's configurators set, what its front end
//! refuses, which intrinsics are not there yet. Of several targets: in what they differ.

use crate::cli::Command;
use crate::options::ToolkitOption;
use crate::output::{Depends, Done, Exit, Output};
use crate::table::{Table, print_tables};
use clap::Args;
use smarch::cicc::constructs::Standard;
use smarch::documented::cicc::configurator::Inputs;
use smarch::profile::Comparison;
use smarch_answers::gates::{Gates, Question, answer};
use smarch_answers::gates_diff::{FlagDifference, GatesDiff, diff};
use smarch_answers::gates_words::{gnu_number, number_of, set};
use smarch_answers::{DOCUMENTED, Known, MEASURED, Refusal, target_of};

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<String>,
    /// ask as for a virtual architecture
    #[arg(long)]
    r#virtual: bool,
    /// a flag of the command line, its override byte, a condition that no document states, or effective=NUMBER
    #[arg(long, value_name = "NAME=V", allow_hyphen_values = true)]
    set: Vec<String>,
    /// the host's GCC, 13.3: its number decides the configurators, and the constructs as run
    #[arg(long, value_name = "VERSION", allow_hyphen_values = true, overrides_with = "number")]
    gnu: Option<String>,
    /// the same as a number: what --gnu_version takes, 130300
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    number: Option<String>,
    /// the C++ standard, c++03 to c++23; c++17 if not given
    #[arg(long, value_name = "STANDARD", allow_hyphen_values = true)]
    std: Option<String>,
    /// compile C++ without CUDA
    #[arg(long)]
    no_cuda: bool,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        if self.words.is_empty() {
            return Err("gates takes a target, or several to compare: smarch gates sm_89 --gnu 13.3 --std c++20".into());
        }
        let mut all = Vec::new();
        for word in &self.words {
            let target = target_of(word)?;
            all.push(answer(&self.question(output)?, target));
        }
        match all.as_slice() {
            [one] => self.show(output, one),
            several => show_diff(output, several),
        }
        Ok(Exit::Yes)
    }
}

impl Arguments {
    fn question(&self, output: &Output) -> Result<Question, Refusal> {
        let mut inputs = Inputs { cuda: self.no_cuda.then_some(false), ..Inputs::default() };
        for text in &self.set {
            set(&mut inputs, text)?;
        }
        let number = match (&self.number, &self.gnu) {
            (Some(text), _) => {
                let wrong = || format!("'{text}': --number takes what qword_4F077A8 is to hold, 120300");
                Some(number_of(text).ok_or_else(wrong)?)
            }
            (None, Some(text)) => {
                let wrong = || format!("'{text}': --gnu takes a version of GCC, 13.3");
                Some(gnu_number(text).ok_or_else(wrong)?)
            }
            (None, None) => None,
        };
        let standard = self.std.as_deref().map_or(Ok(Standard::Cxx17), |text| {
            let wrong = || Refusal(format!("'{text}': --std takes c++03, c++11, c++14, c++17, c++20 or c++23"));
            Standard::by_name(text.as_bytes()).ok_or_else(wrong)
        });
        Ok(Question { toolkit: output.axes.toolkit, number, standard: standard?, is_virtual: self.r#virtual, inputs })
    }

    fn show(&self, output: &Output, gates: &Gates) {
        if output.json {
            output.json(DOCUMENTED.with(MEASURED), gates);
            return;
        }
        output.axes_line(Depends::Toolkit);
        if self.number.is_none() && self.gnu.is_none() {
            output.paragraph(
                "flags: by the target's number, as documented; as run the host compiler's decides: --gnu (E40)",
            );
        }
        output.line("");
        print_tables(output, &tables_of(output, gates));
    }
}

fn input_table(all: &[Gates]) -> Table {
    let mut table =
        Table::new(["target", "qword_4F077A8", "effective", "unk_4D045E8", "--gnu_version", "standard", "cicc -arch"]);
    for gates in all {
        let inputs = &gates.inputs;
        let taken = match gates.accepted_by_cicc {
            Known::Is(true) => "takes it",
            Known::Is(false) => "does not take it",
            Known::Unknown => "unknown: not run",
        };
        table.add(vec![
            gates.target.to_string(),
            inputs.number.to_string(),
            inputs.effective.map_or("-".to_owned(), |number| number.to_string()),
            inputs.sm.to_string(),
            inputs.gnu_version.to_string(),
            inputs.standard.to_string(),
            taken.to_owned(),
        ]);
    }
    table
}

fn value_text(value: Known<u8>) -> String {
    value.get().map_or("unknown".to_owned(), |value| value.to_string())
}

fn tables_of(output: &Output, gates: &Gates) -> [Table; 5] {
    let mut flags = Table::new(["flag", "value", "stage", "rule", "meaning"]);
    for row in &gates.flags {
        flags.add(vec![
            row.flag.to_string(),
            value_text(row.flag_value),
            row.stage_text().to_owned(),
            row.rule_text(),
            row.meaning.map_or("-".to_owned(), |meaning| meaning.to_string()),
        ]);
    }
    let mut effects = Table::new(["front end, as documented", "comparison"]);
    for row in &gates.front_end {
        effects.add(vec![row.text.to_string(), row.comparison.clone()]);
    }
    let mut constructs = Table::new(["construct, as run", "compiles", "with", "cicc says"]);
    if gates.constructs.is_unknown() {
        let unknown = format!("unknown: cicc of toolkit {} was not run", output.axes.toolkit);
        constructs.add(vec![unknown, "-".to_owned(), "-".to_owned(), "-".to_owned()]);
    }
    for line in gates.construct_lines() {
        for text in line.prints {
            constructs.add(vec![line.subject.clone(), line.compiles.to_owned(), line.with.clone(), text]);
        }
    }
    let mut intrinsics = Table::new(["intrinsic", "refused with"]);
    for row in &gates.intrinsics {
        let [line] = row.tool_prints;
        intrinsics.add(vec![row.text.clone(), line.to_string()]);
    }
    [input_table(std::slice::from_ref(gates)), flags, effects, constructs, intrinsics]
}

fn show_diff(output: &Output, all: &[Gates]) {
    let found = diff(all);
    if output.json {
        output.json(DOCUMENTED.with(MEASURED), &found);
        return;
    }
    output.axes_line(Depends::Toolkit);
    output.line("");
    input_table(all).print(output);
    output.line("");
    let flags = all.first().map_or(0, |gates| gates.flags.len());
    let is_open = |row: &&FlagDifference| row.comparison == Comparison::Unknown;
    let open = found.flag_differences.iter().filter(is_open).count();
    let differ = match found.flag_differences.len() - open {
        0 if open == 0 => format!("All {flags} flags hold the same"),
        0 => format!("None of {flags} flags is known to differ"),
        1 => format!("1 of {flags} flags differs"),
        count => format!("{count} of {flags} flags differ"),
    };
    output.paragraph(&match open {
        0 => format!("{differ}."),
        1 => format!("{differ}; 1 is not known to be equal."),
        count => format!("{differ}; {count} are not known to be equal."),
    });
    let tables = difference_tables(&found);
    if tables.iter().any(|table| !table.is_empty()) {
        output.line("");
        print_tables(output, &tables);
    }
}

fn difference_tables(found: &GatesDiff) -> [Table; 4] {
    let targets: Vec<String> = found.compared_targets.iter().map(ToString::to_string).collect();
    let table = |first: &str, last: &[&str]| {
        let targets = targets.iter().map(String::as_str);
        Table::new([first].into_iter().chain(targets).chain(last.iter().copied()))
    };
    let mark = |having: &[smarch::Target], word: &str| -> Vec<String> {
        let word = |target: &smarch::Target| if having.contains(target) { word } else { "-" }.to_owned();
        found.compared_targets.iter().map(word).collect()
    };
    let mut flags = table("flag", &["rule", "meaning"]);
    for row in &found.flag_differences {
        let mut cells = vec![row.flag.to_string()];
        cells.extend(row.flag_values.iter().map(|value| value_text(*value)));
        cells.push(row.rule_text.clone());
        cells.push(row.meaning.map_or("-".to_owned(), |meaning| meaning.to_string()));
        flags.add(cells);
    }
    let mut effects = table("front end, as documented", &["comparison"]);
    for row in &found.front_end_differences {
        let mut cells = vec![row.text.to_string()];
        cells.extend(mark(&row.holding_targets, "holds"));
        cells.push(row.comparison_text.clone());
        effects.add(cells);
    }
    let mut constructs = table("construct, as run", &["cicc says"]);
    for row in &found.construct_differences {
        let mut cells = vec![row.text.clone()];
        cells.extend(row.compiles_each.iter().map(|word| (*word).to_owned()));
        for line in &row.tool_prints {
            cells.push(line.clone());
            constructs.add(cells);
            cells = vec![String::new(); targets.len() + 1];
        }
    }
    let mut intrinsics = table("intrinsic", &["refused with"]);
    for row in &found.intrinsic_differences {
        let [line] = row.tool_prints;
        let mut cells = vec![row.text.clone()];
        cells.extend(mark(&row.refused_targets, "refused"));
        cells.push(line.to_string());
        intrinsics.add(cells);
    }
    [flags, effects, constructs, intrinsics]
}
