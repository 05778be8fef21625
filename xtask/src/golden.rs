//! What the command says, on record: `tests/golden/commands.tsv` lists what is typed, `tests/golden/answers` holds what came of it
//! (standard output and error, exit status, files written), and any program that is to be `smarch` is held to that.

mod commands;
mod compare;
mod run;

use super::root;
use clap::{Args, Subcommand};
use commands::Run;
use compare::Difference;
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use run::{Answer, Place};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

#[derive(Subcommand)]
pub enum Task {
    /// Write anew what a program says
    Record(What),
    /// Fail where a program says something else than what is on record, and show it
    Compare {
        #[command(flatten)]
        what: What,
        /// How many differences are shown
        #[arg(long, default_value_t = 20)]
        show: usize,
    },
}

impl Task {
    /// All that `build/smarch` says, anew.
    pub fn record() -> Self {
        Self::Record(What {
            program: PROGRAM.into(),
            only: Vec::new(),
        })
    }
}

/// The command.
pub const PROGRAM: &str = "build/smarch";

#[derive(Args)]
pub struct What {
    /// The program that is asked
    #[arg(long, default_value = PROGRAM)]
    program: PathBuf,
    /// Only these commands: report, ptx, ...
    #[arg(long)]
    only: Vec<String>,
}

impl What {
    fn covers(&self, command: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|it| it == command)
    }
}

/// Records or compares; what was done, or what differs.
pub fn run(task: Task) -> Result<String, String> {
    match task {
        Task::Record(what) => record(&what),
        Task::Compare { what, show } => compare(&what, show),
    }
}

fn record(what: &What) -> Result<String, String> {
    let (mut count, mut files) = (0, 0);
    for (command, answers) in ask(what)? {
        count += answers.len();
        files += 1;
        write_answers(&command, &answers).map_err(|why| format!("{command}: {why}"))?;
    }
    Ok(format!("golden: {count} answers of {files} commands on record"))
}

fn compare(what: &What, show: usize) -> Result<String, String> {
    let (mut count, mut differing) = (0, BTreeMap::<String, usize>::new());
    for (command, answers) in ask(what)? {
        let recorded = read_answers(&command).map_err(|why| format!("{command}: {why}; cargo xtask golden record"))?;
        for (run, found) in &answers {
            count += 1;
            let difference = match recorded.iter().find(|(known, _)| known == run) {
                Some((_, wanted)) => Difference::between(wanted, found),
                None => Some(Difference::unknown()),
            };
            let Some(difference) = difference else { continue };
            if differing.values().sum::<usize>() < show {
                println!("smarch {run}\n{difference}");
            }
            *differing.entry(command.clone()).or_default() += 1;
        }
        let asked_no_more = recorded
            .iter()
            .filter(|(run, _)| !answers.iter().any(|(it, _)| it == run))
            .count();
        if asked_no_more > 0 {
            return Err(format!(
                "{command}: {asked_no_more} answers on record are asked for by nothing; cargo xtask golden record"
            ));
        }
    }
    if differing.is_empty() {
        return Ok(format!("golden: {count} answers are what is on record"));
    }
    let total: usize = differing.values().sum();
    let by_command: Vec<String> = differing
        .iter()
        .map(|(command, count)| format!("{command} {count}"))
        .collect();
    Err(format!(
        "{total} of {count} answers differ from what is on record: {}",
        by_command.join(", ")
    ))
}

type Answers = Vec<(String, Answer)>;

/// Asks everything that the table lists, on all cores; the answers by command, in the order of the table.
fn ask(what: &What) -> Result<BTreeMap<String, Answers>, String> {
    let program = root()
        .join(&what.program)
        .canonicalize()
        .map_err(|why| format!("{}: {why}", what.program.display()))?;
    let runs: Vec<Run> = commands::read()?
        .into_iter()
        .filter(|run| what.covers(&run.command))
        .collect();
    let place = Place::new(&program).map_err(|why| why.to_string())?;
    let (next, answers) = (AtomicUsize::new(0), Mutex::new(vec![None; runs.len()]));
    let failures = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((at, run)) = Some(next.fetch_add(1, Relaxed)).and_then(|at| Some((at, runs.get(at)?))) {
                    match place.ask(run, at) {
                        Ok(answer) => answers.lock().expect("no thread panics")[at] = Some(answer),
                        Err(why) => failures
                            .lock()
                            .expect("no thread panics")
                            .push(format!("smarch {}: {why}", run.name)),
                    }
                }
            });
        }
    });
    place.check_inputs()?;
    if let Some(failure) = failures.into_inner().expect("no thread panics").first() {
        return Err(failure.clone());
    }
    let mut by_command = BTreeMap::<String, Answers>::new();
    for (run, answer) in runs.into_iter().zip(answers.into_inner().expect("no thread panics")) {
        by_command
            .entry(run.command)
            .or_default()
            .push((run.name, answer.expect("every run has an answer")));
    }
    Ok(by_command)
}

fn folder() -> PathBuf {
    root().join("tests/golden")
}

fn place_of(command: &str) -> PathBuf {
    folder().join("answers").join(format!("{command}.jsonl.gz"))
}

/// One line of JSON an answer, compressed: the same bytes for the same answers.
fn write_answers(command: &str, answers: &Answers) -> Result<(), Box<dyn std::error::Error>> {
    let path = place_of(command);
    fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
    let mut out = GzEncoder::new(File::create(path)?, Compression::best());
    for answer in answers {
        serde_json::to_writer(&mut out, answer)?;
        out.write_all(b"\n")?;
    }
    out.finish()?;
    Ok(())
}

fn read_answers(command: &str) -> Result<Answers, Box<dyn std::error::Error>> {
    let lines = BufReader::new(GzDecoder::new(File::open(place_of(command))?)).lines();
    lines.map(|line| Ok(serde_json::from_str(&line?)?)).collect()
}
