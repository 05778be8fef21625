//! Occupancy in words and pictures.

use crate::chart::{Curve, svg_of};
use crate::files::{Existing, write_file};
use crate::output::join;
use smarch::hardware::{Geometry, Limit, Limiters, Occupancy, Point};
use smarch_answers::{CurvesQuestion, LargestReason, Refusal, curves, plural};
use std::path::Path;

pub const TENSOR_MEMORY: &str = "tensor memory";

/// The resources as people call them.
const RESOURCES: [(&str, Limiters); 7] = [
    ("warps", Limiters::WARPS),
    ("registers", Limiters::REGISTERS),
    ("shared memory", Limiters::SMEM),
    ("block slots", Limiters::SLOTS),
    ("barriers", Limiters::BARRIERS),
    ("virtual resources", Limiters::VIRTUAL),
    (TENSOR_MEMORY, Limiters::TENSOR_MEMORY),
];

/// The resources with the blocks that each allows, and whether it limits.
pub fn limits_of(occupancy: &Occupancy) -> impl Iterator<Item = (&'static str, Limit, bool)> {
    let limits = [
        occupancy.by_warps,
        occupancy.by_registers,
        occupancy.by_smem,
        occupancy.by_slots,
        occupancy.by_barriers,
        occupancy.by_virtual,
        occupancy.by_tensor_memory,
    ];
    let limiters = occupancy.limiters;
    RESOURCES.into_iter().zip(limits).map(move |((label, resource), limit)| (label, limit, limiters.contains(resource)))
}

/// The resources that limit.
pub fn limiter_labels(limiters: Limiters) -> Vec<&'static str> {
    let limiting = RESOURCES.iter().filter(|(_, resource)| limiters.contains(*resource));
    limiting.map(|(label, _)| *label).collect()
}

/// A kernel whose curves are drawn.
pub struct Drawn<'a> {
    pub name: &'a str,
    /// What it runs on: "an SM of compute capability 9.0".
    pub sm: &'a str,
    pub geometry: &'a Geometry,
    pub question: CurvesQuestion,
    pub blocks: u32,
    pub warps: u32,
}

/// Writes the kernel's three curves as a picture.
pub fn write_curves(path: &Path, drawn: &Drawn<'_>, existing: Existing) -> Result<(), Refusal> {
    let Some(curves) = curves_of(drawn) else {
        return Err("the curves cannot be computed".into());
    };
    let kernel = &drawn.question.kernel;
    let (blocks, max_warps) = (plural(drawn.blocks, "block"), drawn.geometry.max_warps_per_sm);
    let fact = format!(": {blocks} on {}, {} of {max_warps} warps", drawn.sm, drawn.warps);
    let subtitle = format!(
        "{} per block, {} per thread, {} bytes of static and {} bytes of dynamic shared memory",
        plural(kernel.block_size, "thread"),
        plural(kernel.registers, "register"),
        kernel.static_smem,
        kernel.dynamic_smem
    );
    let picture = svg_of(drawn.name, &fact, &subtitle, "occupancy", &curves);
    write_file(path, picture.as_bytes(), existing)
}

fn curves_of(drawn: &Drawn<'_>) -> Option<[Curve; 3]> {
    let kernel = &drawn.question.kernel;
    let found = curves(drawn.geometry, &drawn.question).ok()?;
    let percent = |warps: u32| 100.0 * f64::from(warps) / f64::from(drawn.geometry.max_warps_per_sm);
    let curve = |title: &str, x_label: &str, points: &[Point], x_now: u64, now_label: String| {
        Some(Curve {
            title: title.into(),
            x_label: x_label.into(),
            points: points.iter().map(|it| (f64::from(it.at), percent(it.warps))).collect(),
            x_max: f64::from(points.last()?.at),
            x_end: f64::INFINITY,
            ticks: Vec::new(),
            x_now: x_now as f64,
            y_now: percent(drawn.warps),
            now_label,
        })
    };
    let (threads, registers, bytes) = (kernel.block_size, kernel.registers, kernel.dynamic_smem);
    let kib = "KiB per block, beside the static memory (with opt-in)";
    let mut curves = [
        curve("Block size", "threads per block", &found.block_size, threads.into(), threads.to_string())?,
        curve("Registers", "registers per thread", &found.registers, registers.into(), registers.to_string())?,
        curve("Dynamic shared memory", kib, &found.dynamic_smem, bytes, format!("{bytes} bytes"))?,
    ];
    let [blocks, registers, smem] = &mut curves;
    if let Some((largest, reason)) = found.largest_block {
        let reason = match reason {
            LargestReason::Required => "required".into(),
            LargestReason::LaunchBounds => "launch bounds".into(),
            LargestReason::Limiters(limiters) => join(&limiter_labels(limiters), ", "),
        };
        blocks.x_end = largest.into();
        blocks.x_label += &format!(", at most {largest} ({reason})");
    }
    add_ticks(blocks, 256, 1);
    add_ticks(registers, 32, 1);
    add_ticks(smem, if smem.x_max > 131_072.0 { 49_152 } else { 16_384 }, 1024);
    Some(curves)
}

/// Ticks at multiples of `step`, written as multiples of `unit`.
fn add_ticks(curve: &mut Curve, step: usize, unit: u32) {
    let at = (0..=curve.x_max as u32).step_by(step);
    curve.ticks = at.map(|at| (at.into(), (at / unit).to_string())).collect();
}
