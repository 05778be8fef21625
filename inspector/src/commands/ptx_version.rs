//! `smarch ptx-version`: which toolkits read a PTX version, which drivers compile it, what it brought.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::options::ToolkitOption;
use crate::output::{Done, Exit, Output, join};
use crate::releases::ranges;
use clap::Args;
use smarch_answers::ptx_version::{self, MEASURED_FORMS, Question};
use smarch_answers::{MEASURED, PUBLISHED};
use std::ffi::OsString;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<OsString>,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let [version] = self.words.as_slice() else {
            return Err("ptx-version takes a version: smarch ptx-version 8.7".into());
        };
        let version = smarch_answers::ptx_version(&text_of(version))?;
        let answer = ptx_version::answer(&Question { version, toolkit: output.axes.toolkit });
        if output.json {
            output.json(MEASURED.with(PUBLISHED), &answer);
            return Ok(Exit::Yes);
        }
        let mut fields = Fields::titled(format!("PTX {version}"), "the .version of PTX");
        fields.add("read by toolkits", ranges(&answer.read_by));
        let drivers = answer.oldest_driver_text.as_ref().map_or_else(
            || "unknown".to_owned(),
            |oldest| format!("{oldest} or newer; older: CUDA_ERROR_UNSUPPORTED_PTX_VERSION"),
        );
        fields.add("compiled by drivers", drivers);
        let targets: Vec<String> = answer.new_targets.iter().map(ToString::to_string).collect();
        fields.add("targets that it brought", join(&targets, " "));
        let forms: Vec<&str> = answer.new_instructions.iter().map(|it| it.as_str()).collect();
        let measured = match answer.read_by.is_empty() {
            true => String::new(),
            false => format!(" (of the {MEASURED_FORMS} measured, as ptxas {} has it)", answer.new_instructions_of),
        };
        fields.add("forms that it brought", join(&forms, ", ") + &measured);
        fields.print(output);
        Ok(Exit::Yes)
    }
}
