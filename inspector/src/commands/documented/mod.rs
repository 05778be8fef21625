//! `smarch documented`: what the documents state about the inside of ptxas, nvlink, cicc and tileiras, table by table.

mod cicc;
mod codegen;
mod finalization;
mod nvlink;
mod ptxas;
mod tables;
mod tileiras;
mod verifier;

use crate::cli::Command;
use crate::options::ToolkitOption;
use crate::output::{Done, Exit, Output, fail};
use crate::table::{Table, print_tables};
use clap::Args;
use smarch::documented::documents::Document;
use smarch_answers::documented::tables::{about, find, list, names};
use smarch_answers::documented::{BINARIES, overview, rows_with};
use smarch_answers::{DOCUMENTED, Refusal, did_you_mean, nearest, shown};
use std::ffi::{OsStr, OsString};

#[derive(Args, Debug)]
pub struct Arguments {
    /// a binary, and what is asked of it; tables; a table
    words: Vec<OsString>,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

#[derive(Args, Debug, Default)]
pub struct Options {
    /// ptxas: the occupancy with this many registers per thread, by the documented formulas
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    regs: Option<String>,
    /// ptxas: threads of a block; 256 if not given
    #[arg(long, value_name = "THREADS", allow_hyphen_values = true)]
    block: Option<String>,
    /// ptxas: tells the documented size of shared memory that holds this many bytes
    #[arg(long, value_name = "BYTES", allow_hyphen_values = true)]
    smem: Option<String>,
    /// nvlink finalize: the object's capability mask, 0x50
    #[arg(long, value_name = "MASK", allow_hyphen_values = true)]
    mask: Option<String>,
    /// nvlink finalize: its class type, 0 to 4
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    class: Option<String>,
    /// nvlink finalize: its version, 0x101
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    object_version: Option<String>,
    /// cicc translate: the flag, as -arch=compute_100f
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    arch: Option<String>,
    /// cicc atomic: thread, block, cluster, device or system, or as PTX spells it; system if not given
    #[arg(long, value_name = "SCOPE", allow_hyphen_values = true)]
    scope: Option<String>,
    /// cicc atomic: relaxed, consume, acquire, release, acq_rel or seq_cst; relaxed if not given
    #[arg(long, value_name = "ORDER", allow_hyphen_values = true)]
    order: Option<String>,
    /// cicc atomic: the order if a compare-exchange fails
    #[arg(long, value_name = "ORDER", allow_hyphen_values = true)]
    failure: Option<String>,
    /// cicc atomic: whether the operation is listed with an L2 cache hint
    #[arg(long)]
    hint: bool,
}

/// An option, whether it was given, and what it goes with.
type Given = (&'static str, bool, &'static str, &'static str);

impl Options {
    #[rustfmt::skip]
    fn all(&self) -> [Given; 11] {
        let atomic = "atomic: smarch documented cicc atomic sm_80 add f32 --scope cluster --order seq_cst";
        [
            ("--regs", self.regs.is_some(), "ptxas", "a target: smarch documented ptxas sm_90 --regs 40"),
            ("--block", self.block.is_some(), "ptxas", "a target: smarch documented ptxas sm_90 --regs 40 --block 256"),
            ("--smem", self.smem.is_some(), "ptxas", "a target: smarch documented ptxas sm_90 --smem 8192"),
            ("--mask", self.mask.is_some(), "nvlink", "finalize: smarch documented nvlink finalize 120 121 --mask 0x50"),
            ("--class", self.class.is_some(), "nvlink", "finalize: smarch documented nvlink finalize 120 121 --class 1"),
            ("--object-version", self.object_version.is_some(), "nvlink", "finalize: smarch documented nvlink finalize 120 121 --object-version 0x101"),
            ("--arch", self.arch.is_some(), "cicc", "translate: smarch documented cicc translate -arch=compute_100f"),
            ("--scope", self.scope.is_some(), "cicc", atomic),
            ("--order", self.order.is_some(), "cicc", atomic),
            ("--failure", self.failure.is_some(), "cicc", "atomic: smarch documented cicc atomic sm_90 cas b128 --failure relaxed"),
            ("--hint", self.hint, "cicc", "atomic: smarch documented cicc atomic sm_80 add f32 --hint"),
        ]
    }

    /// The first that was given.
    fn first(&self) -> Option<Given> {
        self.all().into_iter().find(|(_, is_given, ..)| *is_given)
    }

    /// Refuses those that go with another binary; with none where no question is asked.
    fn check(&self, binary: Option<&str>) -> Result<(), Refusal> {
        let strays = self.all().into_iter().find(|(_, is_given, of, _)| *is_given && binary != Some(of));
        strays.map_or(Ok(()), |(name, _, _, goes_with)| Err(format!("{name} goes with {goes_with}").into()))
    }

    /// Refuses those that are not the question's.
    fn only(&self, question: &str, taken: &[&str]) -> Result<(), Refusal> {
        let stray = self.all().into_iter().find(|(name, is_given, ..)| *is_given && !taken.contains(name));
        let Some((name, ..)) = stray else { return Ok(()) };
        let but = if taken.is_empty() { String::new() } else { format!(", but {}", taken.join(", ")) };
        Err(format!("{question} takes no {name}{but}").into())
    }
}

/// A word, escaped where it is no UTF-8.
fn text_of(word: &OsStr) -> String {
    word.to_str().map_or_else(|| shown(word.as_encoded_bytes()), str::to_owned)
}

/// The words after the binary's name: as text, what is no UTF-8 escaped, and as they were typed.
struct Words<'a> {
    texts: Vec<String>,
    typed: &'a [OsString],
}

impl<'a> Words<'a> {
    fn new(typed: &'a [OsString]) -> Self {
        Self { texts: typed.iter().map(|word| text_of(word)).collect(), typed }
    }

    fn as_strs(&self) -> Vec<&str> {
        self.texts.iter().map(String::as_str).collect()
    }

    fn rest(&self) -> Self {
        Self::new(self.typed.get(1..).unwrap_or_default())
    }

    /// The bytes of a word.
    fn bytes(&self, position: usize) -> &'a [u8] {
        self.typed.get(position).map_or(&[], |word| word.as_encoded_bytes())
    }
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    // The tables' names come first; every other word is the binary's own.
    fn run(&self, output: &Output) -> Done {
        let words = Words::new(&self.words);
        let texts = words.as_strs();
        let is_table = |binary, name: &str| find(Some(binary), name).is_some();
        let binary = match texts.as_slice() {
            [binary, second, ..] if *second != "tables" && !is_table(*binary, second) => Some(*binary),
            _ => None,
        };
        self.options.check(binary)?;
        match texts.as_slice() {
            [] => print_overview(output),
            ["tables"] => tables::print_list(output, list(None)),
            ["tables", ..] => {
                Err("documented tables lists all tables; those of one: smarch documented ptxas tables".into())
            }
            [name] if find(None, name).is_some() => tables::print(output, find(None, name)),
            [name, ..] if find(None, name).is_some() => {
                let help = if *name == "errata" { "; smarch explain E30 tells one" } else { "" };
                Err(format!("documented {name} prints the whole table{help}").into())
            }
            [binary, "tables"] if is_described(binary) => tables::print_list(output, list(Some(binary))),
            [binary, name] if is_table(binary, name) => tables::print(output, find(Some(binary), name)),
            [binary, ..] if is_described(binary) => self.ask(output, binary, &words.rest()),
            [word] if rows_with(None, &texts).is_some() => tables::print(output, rows_with(None, &[word])),
            [word] if about(word).is_some() => tables::print_list(output, about(word).unwrap_or_else(|| list(None))),
            [word, ..] => {
                let binaries = BINARIES.map(|it| it.binary);
                let names = names(None);
                let near = nearest(word, binaries.into_iter().chain(names.iter().map(String::as_str)));
                Err(format!(
                    "no document describes '{word}'; {} are described{}",
                    binaries.join(", "),
                    did_you_mean(&near)
                )
                .into())
            }
        }
    }
}

impl Arguments {
    /// What a binary is asked, or all of it briefly.
    fn ask(&self, output: &Output, binary: &str, words: &Words<'_>) -> Done {
        let done = match binary {
            "ptxas" => ptxas::run(output, words, &self.options),
            "nvlink" => nvlink::run(output, words, &self.options),
            "cicc" => cicc::run(output, words, &self.options),
            _ => tileiras::run(output, words),
        };
        if let (Err(_), Some(found)) = (&done, rows_with(Some(binary), &words.as_strs())) {
            return tables::print(output, Some(found));
        }
        if let (Err(refusal), [word]) = (&done, words.texts.as_slice()) {
            let names = names(Some(binary));
            let near = nearest(word, names.iter().map(String::as_str));
            if !near.is_empty() {
                fail(&refusal.0);
                let near = did_you_mean(&near);
                return Err(format!("smarch documented {binary} prints tables, too{near}").into());
            }
        }
        if words.texts.is_empty() && done.is_ok() && !output.json {
            let documents = if binary == "cicc" { "documents" } else { "document" };
            output.line("");
            output.paragraph(&format!("smarch documented {binary} tables lists the tables of its {documents}."));
        }
        done
    }
}

fn is_described(word: &str) -> bool {
    BINARIES.iter().any(|it| it.binary == word)
}

/// What a document says of its version, in its own words.
fn version_of(document: &Document) -> String {
    match (document.describes, document.cuda) {
        (Some(describes), Some(cuda)) => format!("{describes} (CUDA {cuda})"),
        (Some(describes), None) => describes.to_string(),
        (None, Some(cuda)) => format!("CUDA {cuda}"),
        (None, None) => "no version stated".to_owned(),
    }
}

fn print_overview(output: &Output) -> Done {
    let answer = overview();
    if output.json {
        output.json(DOCUMENTED, &answer);
        return Ok(Exit::Yes);
    }
    let mut binaries = Table::new(["binary", "what its documents state"]);
    for it in answer.binaries {
        binaries.add(vec![it.binary.to_owned(), it.subject.to_owned()]);
    }
    let mut documents = Table::new(["document", "about", "title", "of", "date"]);
    for it in answer.documents {
        documents.add(vec![
            format!("seed {:03}", it.number),
            it.binary.to_string(),
            it.title.to_string(),
            version_of(it),
            it.date.map_or("none stated".to_owned(), |date| date.to_string()),
        ]);
    }
    print_tables(output, [&binaries, &documents]);
    output.line("");
    output.paragraph(
        "smarch documented tables lists every table; smarch documented ptxas geometries prints one; smarch explain tells where the \
         documents err.",
    );
    Ok(Exit::Yes)
}
