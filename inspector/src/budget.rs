//! The limits of a run as options, and what is told where one is reached.

use crate::options::number;
use crate::output::{Exit, fail};
use clap::Args;
use smarch_answers::files::{Budget, LeftOut, Limit};
use smarch_answers::{Foreign, Refusal, bytes};
use std::sync::Arc;

/// What stands above them in the help.
const LIMITS: &str = "Limits, which no file of a compiler reaches";

#[derive(Args, Debug, Default)]
pub struct LimitOptions {
    /// bytes of an image, unpacked; 1 GiB if not given
    #[arg(long, help_heading = LIMITS, value_name = "BYTES")]
    most_image_bytes: Option<String>,
    /// bytes of the images of a file; 32 GiB if not given
    #[arg(long, help_heading = LIMITS, value_name = "BYTES")]
    most_file_bytes: Option<String>,
    /// bytes of the images of all files; 128 GiB if not given
    #[arg(long, help_heading = LIMITS, value_name = "BYTES")]
    most_bytes: Option<String>,
    /// images of all files; 262144 if not given
    #[arg(long, help_heading = LIMITS, value_name = "N")]
    most_images: Option<String>,
}

#[derive(Args, Debug, Default)]
pub struct KernelLimitOptions {
    #[command(flatten)]
    bytes: LimitOptions,
    /// different names of kernels of a file; 1048576 if not given
    #[arg(long, help_heading = LIMITS, value_name = "N")]
    most_names: Option<String>,
    /// steps of demangling, one or two for each byte of a name; 1073741824 if not given
    #[arg(long, help_heading = LIMITS, value_name = "N")]
    most_name_steps: Option<String>,
    /// kernels of all files; 2097152 if not given
    #[arg(long, help_heading = LIMITS, value_name = "N")]
    most_kernels: Option<String>,
}

fn with(mut budget: Budget, options: &[(Limit, &Option<String>)]) -> Result<Budget, Refusal> {
    for (limit, text) in options {
        if let Some(text) = text {
            let most = match limit.is_of_bytes() {
                true => bytes(limit.option(), text)?,
                false => number(limit.option(), text, 0..=u64::MAX)?,
            };
            budget = budget.with(*limit, most);
        }
    }
    Ok(budget)
}

impl LimitOptions {
    /// What the run may take.
    pub fn budget(&self) -> Result<Budget, Refusal> {
        with(
            Budget::default(),
            &[
                (Limit::ImageBytes, &self.most_image_bytes),
                (Limit::FileBytes, &self.most_file_bytes),
                (Limit::AllBytes, &self.most_bytes),
                (Limit::Images, &self.most_images),
            ],
        )
    }
}

impl KernelLimitOptions {
    /// What the run may take.
    pub fn budget(&self) -> Result<Arc<Budget>, Refusal> {
        let options = [
            (Limit::Names, &self.most_names),
            (Limit::NameSteps, &self.most_name_steps),
            (Limit::Kernels, &self.most_kernels),
        ];
        with(self.bytes.budget()?, &options).map(Arc::new)
    }
}

/// Says what the limits left out of a file; the status for that.
pub fn tell_left_out(file: &Foreign, left_out: &[LeftOut]) -> Exit {
    let told = left_out.iter().map(|it| fail(format!("{}: {it}", file.shown())));
    told.max().unwrap_or(Exit::Yes)
}
