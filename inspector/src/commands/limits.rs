//! `smarch limits`: the limits that ptxas checks for a target, and what it does beyond them.

use crate::cli::Command;
use crate::fields::Fields;
use crate::front::text_of;
use crate::options::ToolkitOption;
use crate::output::{Depends, Done, Exit, Output};
use clap::Args;
use smarch_answers::limits::{self, Question};
use smarch_answers::{MEASURED, target_of};
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
        let [target] = self.words.as_slice() else {
            return Err("limits takes a target: smarch limits sm_90a".into());
        };
        let answer = limits::answer(&Question { axes: output.axes, gpu: target_of(&text_of(target))? })?;
        if output.json {
            output.json(MEASURED, &answer);
            return Ok(Exit::Yes);
        }
        let (least, most) = (answer.min_registers_per_thread, answer.max_registers_per_thread);
        let (threads, blocks) = (answer.max_threads_per_sm, answer.max_blocks_per_sm);
        let last_barrier = answer.max_barriers_per_block.saturating_sub(1);
        let rows = [
            ("registers", format!("{least} to {most} of a thread")),
            (".maxntid", format!("up to {threads}, the threads of an SM")),
            (".minnctapersm", format!("up to {blocks}, the blocks of an SM")),
            ("barriers", format!("0 to {last_barrier}")),
            ("static shared memory", format!("up to {} bytes", answer.max_static_smem_bytes)),
        ];
        let mut fields = Fields::titled(answer.target.to_string(), "what ptxas checks, and what it does beyond");
        for ((label, text), beyond) in rows.into_iter().zip(&answer.beyond) {
            fields.add(label, text);
            let printed = beyond.tool_prints.concat();
            fields.add("", output.dim(&format!("{}: {printed}", beyond.effect)));
        }
        output.axes_line(Depends::Toolkit);
        fields.print(output);
        Ok(Exit::Yes)
    }
}
