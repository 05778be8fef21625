//! `smarch occupancy TARGET --regs 40 --block 256 --smem 8192`: how many blocks fit, what limits them and what would bring one more.

use crate::cli::Command;
use crate::fields::Fields;
use crate::occupancy_text::{Drawn, TENSOR_MEMORY, limits_of, write_curves};
use crate::output::{Done, Exit, Output};
use crate::selection::{number_of_bytes, optin};
use clap::Args;
use smarch::Target;
use smarch::hardware::{Kernel, Limit, Waves};
use smarch_answers::hardware::geometry_of;
use smarch_answers::occupancy::{Clusters, Fit, OnDevice, Question, answer};
use smarch_answers::products::{Meant, product_or_target};
use smarch_answers::{CurvesQuestion, Foreign, Known, PUBLISHED, Refusal, percent, plural, shown, target_of};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arguments {
    words: Vec<String>,
    /// threads of a block; 256 if not given
    #[arg(long, value_name = "THREADS", allow_hyphen_values = true)]
    block: Option<String>,
    /// registers per thread
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    regs: Option<String>,
    /// static shared memory of a block: 49152, 48KiB
    #[arg(long, value_name = "BYTES", allow_hyphen_values = true)]
    smem: Option<String>,
    /// dynamic shared memory of a block
    #[arg(long, value_name = "BYTES", allow_hyphen_values = true)]
    dynamic: Option<String>,
    /// dynamic shared memory of a block for each of its threads, added to that
    #[arg(long, value_name = "BYTES", allow_hyphen_values = true)]
    dynamic_per_thread: Option<String>,
    /// opt in to this much dynamic shared memory; without a number to that of --dynamic
    #[arg(long, value_name = "BYTES", num_args = 0..=1, default_missing_value = "", allow_hyphen_values = true)]
    optin: Option<String>,
    /// the preferred carve-out
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    carveout: Option<String>,
    /// named barriers of a block
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    barriers: Option<String>,
    /// virtual resources of a block
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    r#virtual: Option<String>,
    /// columns of tensor memory that a block has allocated: tcgen05.alloc
    #[arg(long, value_name = "COLUMNS", allow_hyphen_values = true)]
    tensor_memory: Option<String>,
    /// the product that runs it, 'H100 SXM': its SMs count, and you may leave out TARGET
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    device: Option<String>,
    /// SMs of the device: tells the smallest full grid, too
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    sms: Option<String>,
    /// blocks of the grid: tells in how many waves the device runs it
    #[arg(long, value_name = "BLOCKS", allow_hyphen_values = true)]
    grid: Option<String>,
    /// blocks of a cluster: tells whether the size is portable, and how many clusters the device holds at most
    #[arg(long, value_name = "BLOCKS", allow_hyphen_values = true)]
    cluster: Option<String>,
    /// draw the curves into this file
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    svg: Option<PathBuf>,
    /// with --svg: replace files that exist
    #[arg(long)]
    force: bool,
}

impl Command for Arguments {
    fn run(&self, output: &Output) -> Done {
        let (question, without_sms) = self.question()?;
        let mut fit = answer(&question)?;
        let mut fields = fields_of(output, &question, &fit);
        if let Some(why) = without_sms {
            fields.add("device", format!("SMs unknown: {}", shown(why.0)));
        }
        if let Some(path) = &self.svg {
            let product = question.product.map(|product| format!("an SM of {}", product.name));
            let drawn = Drawn {
                name: &question.target.to_string(),
                sm: &product.unwrap_or_else(|| format!("an SM of compute capability {}", question.target.cc())),
                geometry: geometry_of(question.target)?,
                question: CurvesQuestion { kernel: question.kernel, ..CurvesQuestion::default() },
                blocks: fit.blocks_per_sm,
                warps: fit.warps_per_sm,
                limiters: Some(fit.limiters),
            };
            write_curves(path, &drawn, self.force.into())?;
            let file = Foreign::from(path.as_os_str().as_encoded_bytes());
            fields.add("picture", file.shown());
            fit.drawn = Some(file.into());
        }
        if output.json {
            output.json(PUBLISHED, &fit);
        } else {
            fields.print(output);
        }
        Ok(Exit::Yes)
    }
}

/// The number of an option.
fn number<T: TryFrom<u64>>(option: &str, text: &Option<String>) -> Result<Option<T>, Refusal> {
    let Some(text) = text else { return Ok(None) };
    let digits = Some(text).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
    let number: Option<u64> = digits.and_then(|digits| digits.parse().ok());
    let number = number.and_then(|number| T::try_from(number).ok());
    number.map(Some).ok_or_else(|| {
        let help = match text.starts_with(|first: char| first.is_ascii_digit()) {
            true => "; write it in decimal digits: 49152",
            false => "",
        };
        format!("{option} takes a number, not '{text}'{help}").into()
    })
}

impl Arguments {
    /// What is asked, and why nothing is known of the SMs of the device that was named.
    fn question(&self) -> Result<(Question, Option<Refusal>), Refusal> {
        let word = match self.words.as_slice() {
            [_, more, ..] => return Err(format!("occupancy takes one target, not '{more}' as well").into()),
            [] if self.device.is_none() => {
                return Err("occupancy takes a target: smarch occupancy sm_90 --block 256 --regs 40".into());
            }
            words => words.first(),
        };
        if self.device.is_some() && self.sms.is_some() {
            return Err("--device and --sms both tell how many SMs there are; give one of them".into());
        }
        let asks_for_sms = self.grid.is_some();
        let meant = self.device.as_deref().map(|text| product_or_target(text, asks_for_sms)).transpose();
        let (product, by_device, without_sms) = match meant.map_err(of_device)? {
            Some(Meant::Product(product)) => (Some(product), product.target(), None),
            Some(Meant::Target(target, why)) => (None, Some(target), Some(why)),
            None => (None, None, None),
        };
        let named = word.map(|word| target_of(word)).transpose()?;
        let target = named.or(by_device);
        let target = target.ok_or("no target has the compute capability of the device")?;
        if let Some(cc) = by_device.map(Target::cc).filter(|cc| *cc != target.cc()) {
            let name = product.map(|product| product.name.as_str()).or(self.device.as_deref()).unwrap_or_default();
            return Err(format!("--device: {name} has compute capability {cc}, not that of {target}").into());
        }
        let dynamic = number_of_bytes("--dynamic", self.dynamic.as_deref())?;
        let kernel = Kernel {
            block_size: number("--block", &self.block)?.unwrap_or(256),
            registers: number("--regs", &self.regs)?.unwrap_or(0),
            static_smem: number_of_bytes("--smem", self.smem.as_deref())?.unwrap_or(0),
            dynamic_smem: dynamic.unwrap_or(0),
            dynamic_smem_per_thread: number_of_bytes("--dynamic-per-thread", self.dynamic_per_thread.as_deref())?
                .unwrap_or(0),
            optin: optin(self.optin.as_deref(), dynamic, |text| number_of_bytes("--optin", Some(text)))?,
            carveout: number("--carveout", &self.carveout)?,
            barriers: number("--barriers", &self.barriers)?.unwrap_or(0),
            virtual_resources: number("--virtual", &self.r#virtual)?.unwrap_or(0),
            tensor_memory: number("--tensor-memory", &self.tensor_memory)?.unwrap_or(0),
            ..Kernel::default()
        };
        let (grid, cluster) = (number("--grid", &self.grid)?, number("--cluster", &self.cluster)?);
        let sms = number("--sms", &self.sms)?.filter(|count| *count != 0);
        let sm_count = product.and_then(|product| product.sm_count.get()).or(sms);
        if grid.is_some() && sm_count.is_none() {
            return Err("--grid needs the SMs of the device: --device 'H100 SXM' or --sms 132".into());
        }
        Ok((Question { target, kernel, sm_count, product, grid, cluster }, without_sms))
    }
}

fn of_device(refusal: Refusal) -> Refusal {
    format!("--device: {refusal}").into()
}

fn fields_of(output: &Output, question: &Question, fit: &Fit) -> Fields {
    let (kernel, occupancy) = (&question.kernel, &fit.occupancy);
    let (threads, registers) = (plural(kernel.block_size, "thread"), plural(kernel.registers, "register"));
    let smem = plural(kernel.static_smem + kernel.dynamic_smem, "byte");
    let mut fields = Fields::titled(fit.target.to_string(), format!("{threads}, {registers}, {smem} of shared memory"));
    fields.add("blocks on an SM", fit.blocks_per_sm.to_string());
    let (warps, max_warps) = (fit.warps_per_sm, fit.max_warps_per_sm);
    let share = percent(warps, max_warps);
    fields.add("occupancy", format!("{warps} of {max_warps} warps, {share}"));
    for (label, limit, limits) in limits_of(occupancy) {
        // Few kernels take tensor memory, and few SMs have it.
        if label != TENSOR_MEMORY || limit.blocks().is_some() {
            fields.add(label, bar(output, limit, limits));
        }
    }
    let registers = plural(fit.allocated_registers_per_block, "register");
    let smem = plural(fit.allocated_smem_per_block_bytes, "byte");
    let reserved = match fit.smem_reserved_per_block_bytes {
        0 => String::new(),
        bytes => format!(", {bytes} of them the driver's"),
    };
    fields.add("a block gets", format!("{registers}, {smem} of shared memory{reserved}"));
    let (warps, registers) = (plural(fit.unused_warps, "warp"), plural(fit.unused_registers, "register"));
    let (smem, of) = (plural(fit.unused_smem_bytes, "byte"), fit.carveout_kib);
    fields.add("left over", format!("{warps}, {registers}, {smem} of {of} KiB shared memory"));
    if let Some(device) = &fit.device {
        add_device(&mut fields, question, device);
    }
    if let Some(clusters) = &fit.clusters {
        add_clusters(&mut fields, clusters);
    }
    let mut label = "one more block";
    for step in &fit.next_steps {
        fields.add(label, &*step.text);
        label = "";
    }
    if fit.next_steps.is_empty() {
        fields.add(label, "no single change brings one");
    }
    let Some(best) = &fit.best_block else {
        fields.add("best block size", "none: no size can run");
        return fields;
    };
    let (threads, blocks) = (plural(best.threads_per_block, "thread"), plural(best.blocks_per_sm, "block"));
    let share = percent(best.warps_per_sm, max_warps);
    fields.add("best block size", format!("{threads}: {blocks}, {share}"));
    if let (Some(Some(blocks)), Some(sms)) = (fit.min_grid_blocks, question.sm_count) {
        let (blocks, sms) = (plural(blocks, "block"), plural(sms, "SM"));
        fields.add("smallest full grid", format!("{blocks} of that size on {sms}"));
    }
    fields
}

/// A bar as long as the blocks that a limit allows; the shortest ones limit.
fn bar(output: &Output, limit: Limit, limits: bool) -> String {
    const LONGEST: u32 = 40;
    let Some(blocks) = limit.blocks() else {
        return format!("   -  {}", output.dim("no limit"));
    };
    let bar = "#".repeat(blocks.min(LONGEST) as usize);
    let bar = match (limits, blocks > LONGEST) {
        (true, _) => output.red(&(bar + " <- limits")),
        (false, true) => bar + "...",
        (false, false) => bar,
    };
    format!("{blocks:4}  {bar}")
}

fn add_device(fields: &mut Fields, question: &Question, device: &OnDevice) {
    let product = question.product.map_or(String::new(), |product| format!("{}, ", product.name));
    fields.add("device", product + &plural(device.sm_count, "SM"));
    let is_bound = question.cluster.unwrap_or(1) > 1;
    let at_once = match device.filled {
        Ok(waves) => format!("{}{}", waves.blocks_at_once, if is_bound { " at most" } else { "" }),
        Err(error) => format!("none: {}", error.text()),
    };
    fields.add("blocks at a time", at_once);
    if device.grid.is_some() {
        let waves = device.filled.map(|waves| waves_text(&waves, is_bound));
        fields.add("waves of the grid", waves.unwrap_or("none: nothing runs".to_owned()));
    }
}

/// "2: 1 full, and the last with 208 blocks, 26 %".
fn waves_text(waves: &Waves, is_bound: bool) -> String {
    let count = waves.waves;
    let text = match (waves.tail_blocks, count) {
        (0, 0) => "0".to_owned(),
        (0, 1) => "1, full".to_owned(),
        (0, _) => format!("{count}, all full"),
        (tail, _) => {
            let percent = (100.0 * (tail as f64 / waves.blocks_at_once as f64) + 0.5) as u64;
            let full = match count {
                1 => "the only one".to_owned(),
                _ => format!("{} full, and the last", count - 1),
            };
            format!("{count}: {full} with {}, {percent} %", plural(tail, "block"))
        }
    };
    text + if is_bound { "; more where the device holds fewer clusters" } else { "" }
}

/// The clusters that a device holds, and whether their size is portable.
fn add_clusters(fields: &mut Fields, clusters: &Clusters) {
    let (size, portable) = (clusters.cluster_blocks, clusters.max_cluster_portable_blocks);
    let standing = match clusters.max_cluster_nonportable_blocks {
        _ if size <= portable => format!("portable, up to {portable} are"),
        Some(Known::Is(most)) => format!("not portable; the kernel must allow it, up to {most}"),
        _ => format!("not portable, and unknown whether a device has it; {portable} are portable"),
    };
    fields.add("cluster", format!("{}: {standing}", plural(size, "block")));
    let at_most = match clusters.clusters_at_most {
        Some(Known::Is(count)) => {
            format!("{count} at most; the driver knows the number (cuOccupancyMaxActiveClusters)")
        }
        Some(Known::Unknown) => "unknown without its SMs: --device or --sms".to_owned(),
        None => return,
    };
    fields.add("clusters on a device", at_most);
}
