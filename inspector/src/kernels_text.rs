//! What the kernels of a file use, as a table, and of one everything.

use crate::fields::Fields;
use crate::occupancy_text::limiter_labels;
use crate::output::{Output, join};
use crate::table::Table;
use smarch::cubin::{FunctionKind, Kernel, Stack};
use smarch_answers::files::NameStyle;
use smarch_answers::report::{DynamicSmem, FileReport, Fill, KernelUse, NO_REGISTER_CAP, SizeReason, product};
use smarch_answers::{percent, plural};

/// Columns that are left out where a table of kernels is too wide, the first of these first: what the source says comes before what the compiler
/// made of it, and what would help names what limits.
pub const DROPPED: &[&str] = &[
    "params",
    "barriers",
    "blocks/SM",
    "image",
    "stack",
    "limited by",
    "block",
    "cluster",
    "smem",
    "what would help",
    "target",
];

/// A name is not wider in a table, unless it has a line of its own.
const WIDEST_NAME: usize = 40;

fn or<T: ToString>(number: Option<T>, none: &str) -> String {
    number.map_or_else(|| none.to_owned(), |number| number.to_string())
}

fn size_text(size @ [x, y, z]: [u32; 3]) -> (String, u128) {
    (format!("{x}x{y}x{z}"), product(size))
}

/// "4096", "unbounded", "?".
pub fn stack_text(uses: &Kernel<'_>) -> String {
    match uses.stack {
        Some(Stack::Bytes(bytes)) => bytes.to_string(),
        Some(Stack::Unbounded) => "unbounded".to_owned(),
        None => "?".to_owned(),
    }
}

/// What limits it: its resources, or why its launch is refused.
fn limits_of(fill: &Fill) -> Vec<&str> {
    let refusal = fill.refusal.as_deref();
    refusal.map_or_else(|| limiter_labels(fill.occupancy.limiters), |refusal| vec![refusal])
}

fn has_cluster(uses: &Kernel<'_>) -> bool {
    uses.launch.is_some_and(|launch| launch.cluster.is_some() || launch.explicit_cluster)
}

fn cluster_cell(kernel: &KernelUse<'_>) -> String {
    let launch = kernel.uses.launch.unwrap_or_default();
    match (launch.cluster, kernel.clusters) {
        (Some(cluster), Some(clusters)) => format!("{}, at most {clusters}", size_text(cluster).0),
        (Some(cluster), None) => size_text(cluster).0,
        (None, _) => if launch.explicit_cluster { "of the launch" } else { "-" }.to_owned(),
    }
}

fn use_cells(kernel: &KernelUse<'_>) -> [String; 6] {
    let uses = kernel.uses;
    let parameters = match uses.kind {
        FunctionKind::Device => "-".to_owned(),
        FunctionKind::Entry => or(uses.parameters.map(|it| it.bytes), "?"),
    };
    let smem = or(uses.static_smem, "?") + if kernel.may_lack_dynamic_smem { "+?" } else { "" };
    let [registers, spills, barriers] = [uses.registers, uses.spills, uses.barriers].map(|it| or(it, "?"));
    [registers, smem, stack_text(uses), spills, barriers, parameters]
}

fn fill_cells(kernel: &KernelUse<'_>) -> Vec<String> {
    let Some(fill) = kernel.fill else {
        let is_device = kernel.uses.kind == FunctionKind::Device;
        return vec![if is_device { "a device function" } else { "?" }.to_owned()];
    };
    vec![
        format!("{} {}", fill.kernel.block_size, fill.reason),
        fill.blocks().to_string(),
        percent(fill.warps(), fill.occupancy.max_warps),
        join(&limits_of(fill), ", "),
        fill.steps.first().map_or_else(|| "-".to_owned(), |step| step.short_text(fill.occupancy.max_warps)),
    ]
}

/// A table, a line a kernel, and what is damaged.
pub fn print_kernels(output: &Output, report: &FileReport, style: NameStyle) {
    let has_images = report.images.len() > 1;
    let has_clusters = report.page().any(|kernel| has_cluster(kernel.uses));
    // Long names come last, where they make no other line longer.
    let names_first = style == NameStyle::Short;
    let heading: Vec<&str> = [
        (names_first, &["kernel"][..]),
        (has_images, &["image", "target"]),
        (true, &["regs", "smem", "stack", "spills", "barriers", "params"]),
        (has_clusters, &["cluster"]),
        (true, &["block", "blocks/SM", "occupancy", "limited by", "what would help"]),
        (!names_first, &["kernel"]),
    ]
    .into_iter()
    .filter(|(is_there, _)| *is_there)
    .flat_map(|(_, columns)| columns.iter().copied())
    .collect();
    let mut table = Table::new(&heading).widest_first(if names_first { WIDEST_NAME } else { 0 }).dropping(DROPPED);
    for kernel in report.page() {
        let mut row = Vec::with_capacity(heading.len());
        if names_first {
            row.push(kernel.shown_name());
        }
        if has_images {
            row.extend([(kernel.image + 1).to_string(), report.target_text(kernel.image)]);
        }
        row.extend(use_cells(&kernel));
        if has_clusters {
            row.push(cluster_cell(&kernel));
        }
        row.extend(fill_cells(&kernel));
        if !names_first {
            row.resize(heading.len() - 1, String::new());
            row.push(kernel.shown_name());
        }
        table.add(row);
    }
    table.print(output);
    if report.page().any(|kernel| kernel.may_lack_dynamic_smem) {
        output
            .paragraph("+?: may use dynamic shared memory, given at launch; occupancy is without it (--dynamic BYTES)");
    }
    for kernel in report.page() {
        if let Some(fault) = kernel.uses.fault {
            output.line(format_args!("{}: {} {fault}", kernel.shown_name(), output.red("damaged")));
        }
    }
}

/// Everything about one kernel.
pub fn print_kernel(output: &Output, report: &FileReport, kernel: &KernelUse<'_>) {
    let mut fields = Fields::titled(&kernel.full_name().0, kernel.uses.kind.to_string());
    fields.add("symbol", kernel.symbol().shown());
    add_uses(&mut fields, output, kernel);
    match kernel.fill {
        Some(fill) => add_fill(&mut fields, report, kernel, fill),
        None => fields.add(
            "occupancy",
            match kernel.uses.kind {
                FunctionKind::Device => "that of the kernel that calls it",
                FunctionKind::Entry => "unknown",
            },
        ),
    }
    fields.print(output);
}

fn add_uses(fields: &mut Fields, output: &Output, kernel: &KernelUse<'_>) {
    let uses = kernel.uses;
    let dimensions = |size: fn(&smarch::cubin::Launch) -> Option<[u32; 3]>| match uses.launch.as_ref().map(size) {
        None => "unknown".to_owned(),
        Some(None) => "none".to_owned(),
        Some(Some(size)) => {
            let (text, product) = size_text(size);
            format!("{text} = {product}")
        }
    };
    fields.add("registers", or(uses.registers, "unknown"));
    let cap = uses.register_cap.filter(|cap| *cap != NO_REGISTER_CAP);
    let no_cap = if uses.register_cap.is_some() { "none" } else { "unknown" };
    fields.add("register cap", or(cap, no_cap));
    let reserved = uses.reserved_smem.filter(|bytes| *bytes > 0);
    let reserved = reserved.map_or_else(String::new, |bytes| format!(", and {bytes} of the toolkit's"));
    let smem = uses.static_smem.map(|bytes| plural(bytes, "byte") + &reserved);
    fields.add("static shared memory", or(smem, "unknown until it is linked"));
    fields.add("dynamic shared memory", DynamicSmem::of(uses).to_string());
    let stack = match uses.stack {
        Some(Stack::Unbounded) => "unbounded: recursion, alloca or calls through pointers".to_owned(),
        Some(Stack::Bytes(bytes)) => plural(bytes, "byte") + " a thread, with all that is called",
        None => "unknown".to_owned(),
    };
    fields.add("stack", stack);
    let frame = uses.frame.map(|bytes| match bytes {
        0 => "none: nothing is spilled".to_owned(),
        _ => plural(bytes, "byte") + " of local memory: spilled registers and local arrays",
    });
    fields.add("own stack frame", or(frame, "unknown"));
    let spills = uses.spills.map(|count| match count {
        0 => "none".to_owned(),
        _ => plural(count, "instruction") + " that spill registers or load them again",
    });
    fields.add("spills", or(spills, "unknown: only ptxas of 12.6 and later tells"));
    if let Some(bytes) = uses.local.filter(|bytes| *bytes > 0) {
        fields.add("local memory", plural(bytes, "byte"));
    }
    let banks: Vec<String> = uses.constants.iter().map(|(bank, bytes)| format!("bank {bank}: {bytes}")).collect();
    let constants = if banks.is_empty() { "none".to_owned() } else { banks.join(", ") + " bytes" };
    fields.add("constant memory", constants);
    fields.add("parameters", or(uses.parameters.map(|it| plural(it.bytes, "byte")), "unknown"));
    let bound = uses.bound.map(|it| match (it.textures, it.surfaces, it.samplers) {
        (0, 0, 0) => "nothing".to_owned(),
        (textures, surfaces, samplers) => [(textures, "texture"), (surfaces, "surface"), (samplers, "sampler")]
            .map(|(count, noun)| plural(count, noun))
            .join(", "),
    });
    fields.add("bound by name", or(bound, "unknown until it is linked"));
    fields.add("named barriers", or(uses.barriers, "unknown"));
    fields.add("required block", dimensions(|launch| launch.required_block));
    fields.add("largest block", dimensions(|launch| launch.max_block));
    fields.add("cluster", dimensions(|launch| launch.cluster));
    let code = uses.code.map(|(at, size)| format!("{} from byte {at}", plural(size as u64, "byte")));
    fields.add("machine code", or(code, "unknown"));
    fields.add("unknown attributes", uses.unknown_attributes.to_string());
    if let Some(fault) = uses.fault {
        fields.add("damaged", output.red(&fault.to_string()));
    }
}

fn add_fill(fields: &mut Fields, report: &FileReport, kernel: &KernelUse<'_>, fill: &Fill) {
    let reason = match fill.reason {
        SizeReason::Best => "best; the source states none".to_owned(),
        reason => reason.to_string(),
    };
    fields.add("block size", format!("{} ({reason})", plural(fill.kernel.block_size, "thread")));
    let with = match report.launch.dynamic_smem {
        Some(bytes) => format!("with {} of dynamic shared memory", plural(bytes, "byte")),
        None => "without dynamic shared memory".to_owned(),
    };
    let (blocks, share) = (plural(fill.blocks(), "block"), percent(fill.warps(), fill.occupancy.max_warps));
    fields.add("blocks on an SM", format!("{blocks}, {share} of the warps, {with}"));
    if kernel.may_lack_dynamic_smem {
        fields.add("", "any that it takes is missing here: --dynamic BYTES");
    }
    if kernel.uses.launch.is_some_and(|launch| launch.cluster.is_some()) {
        let clusters =
            kernel.clusters.map(|it| plural(it, "cluster") + " on the device at most; its GPCs may hold fewer");
        fields.add("clusters", or(clusters, "unknown: how many SMs has the device? --sms N"));
    }
    fields.add_list("limited by", limits_of(fill));
    let nothing = match fill {
        _ if fill.is_full() => "nothing: the SM is full",
        Fill { refusal: Some(_), .. } => "a launch that it allows",
        _ => "no single change brings more warps",
    };
    let mut steps = fill.steps.iter().map(|step| step.text.as_str());
    fields.add("what would help", steps.next().unwrap_or(nothing));
    steps.for_each(|step| fields.add("", step));
}
