//! What is typed after `smarch`: the options of all commands, and the commands.

use crate::commands;
use crate::machine::machine;
use crate::options::axes_of;
use crate::output::{Done, Output};
use clap::{Parser, Subcommand};
use std::path::Path;

/// A command: what is typed after its name, and what it does.
pub trait Command {
    /// What was given with --toolkit and with --driver, of a command that takes them.
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (None, None)
    }

    /// What --compat names.
    fn compat(&self) -> Option<&str> {
        None
    }

    /// The root folder of the machine that --here means.
    fn here(&self) -> Option<&Path> {
        None
    }

    /// Answers, and prints the answer.
    fn run(&self, output: &Output) -> Done;
}

/// answers questions about NVIDIA's SM targets: which code compiles, links, loads and fits where, what a file holds and needs
#[derive(Parser, Debug)]
#[command(
    name = "smarch",
    version,
    args_override_self = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub struct Cli {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub question: Question,
}

/// The options of every command.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Options of every command")]
pub struct Common {
    /// print JSON; smarch help json says what you may rely on, smarch help COMMAND --json has the schema
    #[arg(long, global = true)]
    pub json: bool,
    /// auto, always or never; auto: on a terminal, unless NO_COLOR is set
    #[arg(long, global = true, alias = "colour", value_name = "WHEN", overrides_with = "color")]
    pub color: Option<String>,
    /// break and shorten to this width; 0: not at all. Without it: the terminal's width; into a file or a pipe only tables that can leave out columns, to 80
    #[arg(long, global = true, value_name = "COLUMNS", overrides_with = "width")]
    pub width: Option<String>,
}

#[derive(Subcommand, Debug)]
pub enum Question {
    /// what a name or a file is; you may leave out the word show
    Show(commands::show::Arguments),
    /// what the kernels in a file use, what limits their occupancy, what would help
    Report(commands::report::Arguments),
    /// write the images of files as files of their own, unpacked, with the names that cuobjdump gives
    Extract(commands::extract::Arguments),
    /// what changed in kernels and images from one file to another
    Diff(commands::diff::Arguments),
    /// whether files hold what a contract promises: images, devices that run them, budgets of kernels, sizes
    Expect(commands::expect::Arguments),
    /// all targets, one a line
    List(commands::list::Arguments),
    /// may code for A be compiled, linked, loaded for B, and if not, why
    Check(commands::check::Arguments),
    /// what PTX text needs, and which of its lines a target, a version, a release or a driver refuses
    Ptx(commands::ptx::Arguments),
    /// the instructions that a target has; who has an instruction
    Features(commands::features::Arguments),
    /// which of some images a device runs, and why not the others
    Pick(commands::pick::Arguments),
    /// what to build for several devices, so that each runs something
    Cover(commands::cover::Arguments),
    /// the limits that ptxas checks for a target, and what it does beyond them
    Limits(commands::limits::Arguments),
    /// what a build system's list of architectures builds, or what is wrong with it
    Archs(commands::archs::Arguments),
    /// which release of the toolkit builds for which target, and what changed between two
    Toolkits(commands::toolkits::Arguments),
    /// which product a name means: its compute capability, SMs and memory; the products of a compute capability
    Device(commands::device::Arguments),
    /// what a driver compiles, starts, supports and loads
    Driver(commands::driver::Arguments),
    /// which GPUs and which driver this machine has, and where smarch looked
    Here(commands::here::Arguments),
    /// the host compilers that nvcc of each release takes, and the C++ standards for each
    Host(commands::host::Arguments),
    /// which variant of a wheel, cu118, cu128, runs on a device with a driver, and which CUDA libraries belong to it
    Wheels(commands::wheels::Arguments),
    /// all targets as a table, in the syntax of LLVM, CCCL, Markdown or CSV
    Table(commands::target_table::Arguments),
    /// everything as data; what changed from one data file to another
    Data(commands::data::Arguments),
    /// which toolkits read a PTX version, which drivers compile it, what it brought
    PtxVersion(commands::ptx_version::Arguments),
    /// what an SM of the target's devices has
    Hardware(commands::hardware::Arguments),
    /// how many blocks of a kernel fit on an SM, what limits them, what brings one more
    Occupancy(commands::occupancy::Arguments),
    /// the compiler's 1936-byte profile of a target, field by field; dumps of it and of the objects beside it
    Profile(commands::profile::Arguments),
    /// the scheduler words and the codegen factory of a target
    Scheduler(commands::scheduler::Arguments),
    /// -mcpu and -mattr of LLVM: the best for a device; what is wrong with yours
    Mcpu(commands::mcpu::Arguments),
    /// which flags cicc sets and by which rule; what its front end says and refuses
    Gates(commands::gates::Arguments),
    /// what cicc and libnvvm answer when they are run: atomics, instructions, triples, data layouts, names
    Cicc(commands::cicc::Arguments),
    /// what a message, an error or a diagnostic means; where documents and tools disagree
    Explain(commands::explain::Arguments),
    /// what the documents name in ptxas, nvlink and cicc; smarch documented lists the documents
    Symbol(commands::symbol::Arguments),
    /// what the documents state about the inside of ptxas, nvlink, cicc and tileiras, table by table
    Documented(commands::documented::Arguments),
    /// the commands, or one of them; the manual page; completions for shells
    Help(crate::help::Arguments),
}

impl Question {
    fn command(&self) -> &dyn Command {
        match self {
            Self::Show(it) => it,
            Self::Report(it) => it,
            Self::Extract(it) => it,
            Self::Diff(it) => it,
            Self::Expect(it) => it,
            Self::List(it) => it,
            Self::Check(it) => it,
            Self::Ptx(it) => it,
            Self::Features(it) => it,
            Self::Pick(it) => it,
            Self::Cover(it) => it,
            Self::Limits(it) => it,
            Self::Archs(it) => it,
            Self::Toolkits(it) => it,
            Self::Device(it) => it,
            Self::Driver(it) => it,
            Self::Here(it) => it,
            Self::Host(it) => it,
            Self::Wheels(it) => it,
            Self::Table(it) => it,
            Self::Data(it) => it,
            Self::PtxVersion(it) => it,
            Self::Hardware(it) => it,
            Self::Occupancy(it) => it,
            Self::Profile(it) => it,
            Self::Scheduler(it) => it,
            Self::Mcpu(it) => it,
            Self::Gates(it) => it,
            Self::Cicc(it) => it,
            Self::Explain(it) => it,
            Self::Symbol(it) => it,
            Self::Documented(it) => it,
            Self::Help(it) => it,
        }
    }

    /// Answers for the toolkit and the driver that were named.
    pub fn run(&self, output: &mut Output) -> Done {
        let command = self.command();
        let (toolkit, driver) = command.axes();
        output.axes = axes_of(toolkit, driver, command.compat())?;
        output.typed_drivers = [driver, command.compat()].map(|it| it.unwrap_or_default().to_owned());
        if let Some(machine) = command.here().map(machine) {
            output.axes = machine.axes(output.axes);
            let release = machine.driver_release.map(|release| release.to_string());
            output.typed_drivers[0] = driver.map(str::to_owned).or(release).unwrap_or_default();
            output.machine = Some(machine);
        }
        command.run(output)
    }
}
