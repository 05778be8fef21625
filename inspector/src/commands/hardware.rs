//! `smarch hardware TARGET`: what an SM of the target's devices has.

use crate::cli::Command;
use crate::fields::Fields;
use crate::options::ToolkitOption;
use crate::output::{Done, Exit, Output};
use clap::Args;
use smarch_answers::hardware::{Hardware, answer};
use smarch_answers::{Known, PUBLISHED, target_of};

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<String>,
    #[command(flatten)]
    toolkit: ToolkitOption,
}

impl Command for Arguments {
    fn axes(&self) -> (Option<&str>, Option<&str>) {
        (self.toolkit.toolkit.as_deref(), None)
    }

    fn run(&self, output: &Output) -> Done {
        let [word] = self.words.as_slice() else {
            return Err("hardware takes a target: smarch hardware sm_90".into());
        };
        let sm = answer(output.axes.toolkit, target_of(word)?)?;
        if output.json {
            output.json(PUBLISHED, &sm);
        } else {
            fields_of(output, &sm).print(output);
        }
        Ok(Exit::Yes)
    }
}

fn fields_of(output: &Output, sm: &Hardware) -> Fields {
    let of_toolkit = format!(" (toolkit {})", output.axes.toolkit);
    let subtitle = format!("an SM of compute capability {}", sm.compute_capability);
    let mut fields = Fields::titled(sm.target.to_string(), subtitle);
    let mut add = |label: &str, text: String| fields.add(label, text);
    add("warps", format!("{} ({} threads)", sm.max_warps_per_sm, sm.max_threads_per_sm));
    add("blocks", sm.max_blocks_per_sm.to_string());
    add("threads of a block", format!("{} at most", sm.max_threads_per_block));
    let (registers, partitions) = (sm.registers_per_sm, sm.partitions);
    add("registers", format!("{registers} of 4 bytes in {partitions} partitions"));
    add("registers of a thread", format!("{} at most", sm.max_registers_per_thread));
    add("register unit", format!("{} of a warp", sm.register_unit_per_warp));
    let sizes: Vec<String> = sm.carveouts_kib.iter().map(ToString::to_string).collect();
    let split = sm.smem_split.map_or(String::new(), |split| split.to_string());
    add("shared memory", format!("{} KiB ({split})", sizes.join(" ")));
    let (plain, opted_in) = (sm.smem_per_block_bytes, sm.smem_per_block_optin_bytes);
    add("shared, of a block", format!("{plain} bytes, {opted_in} after opting in"));
    let reserved = sm.smem_reserved_per_block_bytes;
    add("shared, the driver's", format!("{reserved} bytes of each block"));
    add("shared memory unit", format!("{} bytes", sm.smem_unit_bytes));
    let limit = match sm.max_static_smem_bytes {
        Some(bytes) => format!("{bytes} bytes at most"),
        None => format!("ptxas does not build for {}", sm.target),
    };
    add("static, for ptxas", limit + &of_toolkit);
    let barriers = sm.barriers_per_sm.map(|barriers| barriers.to_string());
    add("named barriers", barriers.unwrap_or("no limit of the SM is known".to_owned()));
    let columns = match sm.tensor_memory_columns_per_sm {
        Known::Is(0) => "none".to_owned(),
        Known::Is(columns) => format!("{columns} columns of 128 lanes of 4 bytes"),
        Known::Unknown => "unknown how much".to_owned(),
    };
    add("tensor memory", columns);
    let portable = sm.max_cluster_portable_blocks;
    let clusters = match sm.max_cluster_nonportable_blocks {
        None => "no clusters".to_owned(),
        Some(Known::Is(most)) => format!("{portable} everywhere, non-portably {most}"),
        Some(Known::Unknown) => format!("{portable} everywhere, non-portably unknown"),
    };
    add("blocks of a cluster", clusters);
    add("source", sm.geometry_source.map_or(String::new(), |source| source.to_string()));
    fields
}
