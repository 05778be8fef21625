//! `smarch diff`: what changed in kernels and images from one file to another.

use crate::budget::tell_left_out;
use crate::cli::Command;
use crate::fields::Fields;
use crate::inputs::each_input_within;
use crate::output::{Done, Exit, Output, fail};
use crate::selection::SelectionOptions;
use crate::side_by_side::SideBySide;
use crate::table::Table;
use clap::Args;
use smarch_answers::Refusal;
use smarch_answers::diff::{DiffQuestion, Difference, KERNEL_METRICS, KernelPair, Rule, Side};
use smarch_answers::files::{KernelNames, NameStyle, TargetRow};
use smarch_answers::report::{EVIDENCE, LISTED, report};
use std::ffi::OsString;
use std::sync::Arc;

#[derive(Args, Debug)]
pub struct Arguments {
    /// cubins, fat binaries, programs, libraries, archives; wheels, conda packages, tars and folders: their files are compared with those of the same name
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// exit status 1 if one of these rules is broken: registers:+8,occupancy:-1,spill. Of a kernel: registers (or regs), smem, stack, local (bytes of its own stack frame), spill (instructions that spill; of ptxas before 12.6, which does not tell them, local), code, occupancy (percent of the warps). Of a target: size (as stored), images, kernels. :+N means N more or above, :-N N less or below, with % relative to what it was; without a number any change for the worse. went, came: a kernel that went, or is new; target: a target that went
    #[arg(long, value_name = "RULES")]
    fail_on: Option<String>,
    /// only kernels of this name, of a part of it, or of a pattern, 'gemm*'; about a single one everything
    #[arg(long, value_name = "NAME")]
    kernel: Option<OsString>,
    #[command(flatten)]
    selection: SelectionOptions,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let [old, new] = self.files.as_slice() else {
            return Err("diff takes two files: smarch diff old.so new.so".into());
        };
        let question = DiffQuestion {
            selection: self.selection.selection(self.kernel.as_deref())?,
            rules: self.fail_on.as_deref().map_or(Ok(Vec::new()), Rule::list)?,
        };
        let mut names = KernelNames::within(Arc::clone(&question.selection.budget));
        let (old, old_status) = read_side(&question, old, &mut names);
        let (new, new_status) = read_side(&question, new, &mut names);
        let status = old_status.max(new_status);
        if status == Exit::Bad && (old.files == 0 || new.files == 0) {
            return Ok(Exit::Bad);
        }
        let difference = Difference::new(&question, names, old, new)?;
        let status = status.max(tell_left_out(&difference.new.path, &difference.left_out));
        if output.json {
            output.json(EVIDENCE, &difference.row());
        } else {
            print(output, &question, &difference);
        }
        Ok(status.max(Exit::from(difference.broken.is_empty())))
    }
}

/// Reads all inputs of a path.
fn read_side(question: &DiffQuestion, path: &OsString, names: &mut KernelNames) -> (Side, Exit) {
    let mut side = Side::new(path.as_encoded_bytes().into());
    let question = question.of_a_file();
    let status = each_input_within(
        std::slice::from_ref(path),
        &question.selection.budget,
        |input| {
            let file = input.reported();
            let report = report(&question, file, &SideBySide::default())
                .map_err(|refusal| Refusal(format!("{}: {refusal}", input.name.shown())))?;
            Ok((input.is_named || report.holds_code()).then_some(report))
        },
        |report| report.as_ref().map(|report| &*report.budget),
        |report| {
            let Some(report) = report else { return Exit::Yes };
            side.add(&report, names);
            match report.is_damaged {
                true => fail(format!("{}: damaged: smarch report tells where", report.file.shown())),
                false => Exit::Yes,
            }
        },
    );
    (side, status)
}

fn change<T: PartialEq + ToString>(old: T, new: T) -> String {
    match old == new {
        true => old.to_string(),
        false => format!("{} -> {}", old.to_string(), new.to_string()),
    }
}

fn print(output: &Output, question: &DiffQuestion, difference: &Difference) {
    print_broken(output, question, difference);
    let (old, new) = (&difference.old, &difference.new);
    let (came, went, changed) = (difference.came(), difference.went(), difference.changed());
    let counts = (came.clone().count(), went.clone().count(), changed.clone().count());
    let (came_count, went_count, changed_count) = counts;
    let rest = difference.matched().count() - changed_count;
    let title = [&old.path.0[..], b" -> ", &new.path.0].concat();
    let mut fields = Fields::titled(title, "");
    fields.add("size", change(old.bytes, new.bytes) + " bytes");
    if old.files != 1 || new.files != 1 {
        fields.add("files", change(old.files, new.files));
    }
    fields.add("images", change(old.images, new.images));
    fields.add(
        "kernels",
        format!("{came_count} came, {went_count} went, {changed_count} changed, {rest} take what they took"),
    );
    fields.add("machine code", format!("of another size in {}", difference.recoded()));
    fields.print(output);
    let has_files = old.files != 1 || new.files != 1;
    print_targets(output, difference);
    let selection = &question.selection;
    let list = Kernels {
        output,
        difference,
        limit: selection.limit.unwrap_or(LISTED),
        has_files,
        names_first: selection.names == NameStyle::Short,
    };
    list.print("Changed", changed);
    list.print("Came", came);
    list.print("Went", went);
}

/// Which rules are broken, and by what: before everything else.
fn print_broken(output: &Output, question: &DiffQuestion, difference: &Difference) {
    if question.rules.is_empty() {
        return;
    }
    let verdict = match difference.broken.is_empty() {
        true if !difference.left_out.is_empty() => output.yellow("No rule of --fail-on is broken by what was read."),
        true => output.green("No rule of --fail-on is broken."),
        false => output.red("Broken rules of --fail-on"),
    };
    output.line(verdict);
    let mut fields = Fields::new();
    for broken in &difference.broken {
        let more = broken.breach_count - broken.texts.len();
        let more = (more > 0).then(|| format!("{more} more"));
        fields.add_list(&broken.broken_rule, broken.texts.iter().cloned().chain(more));
    }
    fields.print(output);
    output.line("");
}

fn print_targets(output: &Output, difference: &Difference) {
    let mut table = Table::new(["target", "", "images", "kernels", "stored", "unpacked"]);
    for pair in difference.targets() {
        let what = match (pair.before(), pair.after()) {
            (None, _) => "came",
            (_, None) => "went",
            _ => "-",
        };
        let number = |of: fn(&TargetRow) -> u64| {
            change(pair.before().map_or(0, |it| of(it)), pair.after().map_or(0, |it| of(it)))
        };
        table.add(vec![
            pair.newest().text(),
            what.to_owned(),
            number(|row| row.images as u64),
            number(|row| row.kernels as u64),
            number(|row| row.stored),
            number(|row| row.unpacked),
        ]);
    }
    if !table.is_empty() {
        output.line(format_args!("\n{}", output.bold("Targets")));
        table.print(output);
    }
}

/// How kernels are listed.
struct Kernels<'a> {
    output: &'a Output,
    difference: &'a Difference,
    limit: usize,
    names_first: bool,
    has_files: bool,
}

/// Columns that are left out where a table is too wide, the first of these first.
pub const DROPPED: &[&str] = &["code", "local", "stack", "smem", "file", "target"];

impl Kernels<'_> {
    /// Columns of a name that others stand beside.
    const WIDEST_NAME: usize = 40;

    /// The name as the first cell or as the last.
    fn with_name(&self, name: &str, mut cells: Vec<String>) -> Vec<String> {
        cells.insert(if self.names_first { 0 } else { cells.len() }, name.to_owned());
        cells
    }

    fn row(&self, pair: &KernelPair) -> Vec<String> {
        let kernel = pair.newest();
        let old = pair.before().filter(|_| pair.after().is_some());
        let mut cells = Vec::new();
        if self.has_files {
            cells.push(kernel.file().map_or_else(|| "-".to_owned(), |file| file.shown()));
        }
        cells.push(kernel.target_text());
        cells.extend(KERNEL_METRICS.map(|metric| match old.filter(|old| kernel.differs(old, metric)) {
            Some(old) => format!("{} -> {}", old.text(metric), kernel.text(metric)),
            None => kernel.text(metric),
        }));
        self.with_name(&self.difference.name_of(kernel), cells)
    }

    fn print<'a>(&self, title: &str, pairs: impl Iterator<Item = &'a KernelPair> + Clone) {
        let output = self.output;
        let count = pairs.clone().count();
        if count == 0 {
            return;
        }
        output.line(format_args!("\n{}", output.bold(title)));
        let file = self.has_files.then_some("file");
        let heading = ["target", "regs", "smem", "stack", "local", "spills", "occupancy", "code"];
        let heading = file.into_iter().chain(heading).map(String::from);
        let heading = self.with_name("kernel", heading.collect());
        let widest = if self.names_first { Self::WIDEST_NAME } else { 0 };
        let mut table = Table::new(heading).widest_first(widest).dropping(DROPPED);
        pairs.take(self.limit).for_each(|pair| table.add(self.row(pair)));
        table.print(output);
        if count > self.limit {
            output.line(format_args!("and {} more; --limit N lists so many", count - self.limit));
        }
    }
}
