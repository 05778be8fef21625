//! Will a file run on a device, why not, and what helps?

use super::contents::Contents;
use super::modules::DeviceRow;
use super::reasons::{Reason, Why};
use super::verdicts::Verdicts;
use crate::driver_words::driver_name;
use crate::ptx::OperandsJudged;
use crate::{cc_of_text, plural};
use alloc::{format, string::String, vec::Vec};
use core::ops::Range;
use smarch::cubin::{FileKind, needs};
use smarch::drivers::{Driver, driver_supports_why};
use smarch::rules::runs::{Drivers, file_runs_why};
use smarch::{Answer, Cc, Name, NameKind, Verdict, Version, devices};

/// A device and its drivers, as somebody asked for them.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The device.
    pub device: Cc,
    /// Its drivers.
    pub drivers: Drivers,
    /// What was typed for the device: a product is called by its name.
    pub typed: String,
    /// What was typed for the drivers, of the kernel and the user-mode one: a branch or a release is called so.
    pub typed_drivers: [String; 2],
}

impl Asked {
    /// "the RTX 5090 (12.0)", "compute capability 12.0".
    pub fn device_text(&self) -> String {
        let (typed, device) = (self.typed.trim(), self.device);
        if typed.is_empty() || cc_of_text(typed).is_some() || Name::parse(typed.as_bytes()).is_ok() {
            return format!("compute capability {device}");
        }
        let listed = devices::candidates(typed).next().filter(|_| typed.contains(':'));
        format!("the {} ({device})", listed.map_or(typed, |product| product.name.as_str()))
    }

    pub(super) fn user(&self) -> Driver {
        self.drivers.user(self.device)
    }

    /// What the driver in the kernel is called: "535".
    pub fn kernel_name(&self) -> String {
        driver_name(self.drivers.kernel(self.device), &self.typed_drivers[0], Some(self.device))
    }

    /// What the user-mode driver is called.
    pub fn user_name(&self) -> String {
        let [kernel, user] = &self.typed_drivers;
        driver_name(self.user(), if user.is_empty() { kernel } else { user }, Some(self.device))
    }

    /// "driver 535", "user-mode driver 580".
    pub(super) fn user_text(&self) -> String {
        let is_one = self.drivers.kernel(self.device) == self.user();
        format!("{}driver {}", if is_one { "" } else { "user-mode " }, self.user_name())
    }

    /// The driver that does not support the device.
    pub(super) fn refusing(&self) -> String {
        let kernel = self.drivers.kernel(self.device);
        let is_kernel = driver_supports_why(kernel, self.device).answer() != Answer::Yes;
        if is_kernel { format!("driver {}", self.kernel_name()) } else { self.user_text() }
    }
}

/// Whether a file runs, why not, and what helps.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The verdict.
    pub runs: Verdict,
    /// How many modules run.
    pub running: usize,
    /// Of these by JIT.
    pub by_jit: usize,
    /// All modules.
    pub modules: usize,
    /// Why it does not run, the reasons in the order in which to mend them; empty where it runs. Each reason once.
    pub reasons: Vec<Reason>,
    /// The CUDA runtime that it asks for.
    pub runtime: Option<Version>,
    /// The oldest driver with which it runs; `None` if it runs with no known driver.
    pub oldest_driver: Option<Driver>,
    /// How many statements of the PTX that is taken had their operands judged; `None`: none was asked about.
    pub operands: Option<OperandsJudged>,
    /// What the verdict does not ask about: a CUDA runtime that is linked into the file.
    pub leaves_out_runtime: bool,
    /// What was asked.
    pub asked: Asked,
}

/// The word that a sentence about a verdict begins with.
pub fn answer_word(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        _ => "unknown",
    }
}

/// "REASON; REMEDY".
pub fn with_remedy(reason: &str, remedy: Option<&String>) -> String {
    remedy.map_or_else(|| reason.into(), |remedy| format!("{reason}; {remedy}"))
}

impl Outcome {
    /// "no: driver 535 does not support the RTX 5090 (12.0); it needs driver 570 or newer".
    pub fn sentence(&self) -> String {
        let word = answer_word(self.runs.answer());
        match self.reason() {
            Some(reason) => format!("{word}: {}", with_remedy(&reason, self.remedy())),
            None => format!("{word}: {}", self.yes()),
        }
    }

    fn yes(&self) -> String {
        let (device, modules) = (self.asked.device_text(), self.modules);
        match (modules, self.by_jit) {
            (2.., 0) => format!("all {modules} modules run on {device}"),
            (2.., jit) if jit == modules => format!("all {modules} modules run on {device}, by JIT"),
            (2.., jit) => format!("all {modules} modules run on {device}, {jit} of them by JIT"),
            (_, 0) => format!("it runs on {device}"),
            _ => format!("it runs on {device}, by JIT"),
        }
    }

    /// What the verdict does not ask about, in words; empty where that is nothing, and where the file does not run.
    pub fn left_out(&self) -> Vec<String> {
        let is_yes = self.runs.is_yes();
        let runtime = "a CUDA runtime that may be linked in is not asked about";
        let runtime = (is_yes && self.leaves_out_runtime).then(|| runtime.into());
        let operands = self.operands.filter(|_| is_yes).and_then(OperandsJudged::open);
        runtime.into_iter().chain(operands.map(|open| format!("{open} of PTX are not judged"))).collect()
    }

    /// Why it does not run; `None` where it does.
    pub fn reason(&self) -> Option<String> {
        let first = self.reasons.first()?;
        Some(match first.module_count {
            count if count < self.modules => {
                let others = match (self.running, self.running + count == self.modules) {
                    (0, _) => String::new(),
                    (running, true) => format!(", and the other {running} run"),
                    (running, false) => format!(", and {running} run"),
                };
                format!("{count} of {}: {}{others}", plural(self.modules as u64, "module"), first.reason)
            }
            _ => first.reason.clone(),
        })
    }

    /// What helps; `None` where nothing is needed, or nothing is known to help.
    pub fn remedy(&self) -> Option<&String> {
        self.reasons.first()?.remedy.as_ref()
    }

    /// What becomes of a file.
    pub fn of(
        contents: &Contents<'_>,
        modules: &[Range<usize>],
        verdicts: &Verdicts,
        asked: &Asked,
        rows: &[DeviceRow],
    ) -> Self {
        let runtime = needs(contents.bytes).ok().and_then(|it| it.cuda.get());
        let taken: Vec<usize> = modules.iter().filter_map(|module| verdicts.taken(module)).collect();
        let is_ptx = |at: &&usize| {
            contents.images.get(**at).and_then(|image| image.name).is_some_and(|name| name.kind == NameKind::Compute)
        };
        use FileKind::{Elf, Pe};
        let runs = verdicts.file;
        let mut outcome = Self {
            runs,
            running: verdicts.modules.iter().filter(|runs| runs.is_yes()).count(),
            by_jit: taken.iter().filter(is_ptx).count(),
            modules: modules.len(),
            reasons: Vec::new(),
            runtime,
            oldest_driver: None,
            operands: verdicts.operands,
            leaves_out_runtime: runtime.is_none() && matches!(contents.kind, Some(Elf | Pe)),
            asked: asked.clone(),
        };
        if !runs.is_yes() {
            let row = rows.iter().find(|row| row.device == asked.device).filter(|row| row.modules_without_image == 0);
            let is_known = contents.left_out.is_none() && verdicts.statements.is_empty();
            let oldest = row.and_then(|row| row.oldest_driver.get()).filter(|_| is_known);
            let works = |driver: &Driver| file_runs_why(*driver, contents.bytes, asked.device).is_yes();
            outcome.oldest_driver = oldest.filter(works);
            outcome.reasons =
                Why { contents, modules, verdicts, asked, oldest: outcome.oldest_driver, runtime }.reasons();
        }
        outcome
    }
}
