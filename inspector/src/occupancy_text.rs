//! Occupancy in words and pictures.

use crate::chart::{Band, Curve, Place, svg_of};
use crate::files::{Existing, write_file};
use crate::output::join;
use crate::svg::Paint;
use smarch::hardware::{Geometry, Limit, Limiters, Occupancy};
use smarch_answers::{CurveParts, CurvesQuestion, LargestBlock, Refusal, curves, plural};
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
    /// What limits it; `None` where it is refused.
    pub limiters: Option<Limiters>,
}

/// Writes the kernel's three curves as a picture.
pub fn write_curves(path: &Path, drawn: &Drawn<'_>, existing: Existing) -> Result<(), Refusal> {
    let Some(curves) = curves_of(drawn) else {
        return Err("the curves cannot be computed".into());
    };
    let kernel = &drawn.question.kernel;
    let (blocks, max_warps) = (plural(drawn.blocks, "block"), drawn.geometry.max_warps_per_sm);
    let limits = drawn.limiters.map(|limiters| join(&limiter_labels(limiters), ", ")).filter(|it| !it.is_empty());
    let limited = limits.map_or(String::new(), |limits| format!(", limited by {limits}"));
    let fact = format!(": {blocks} on {}, {} of {max_warps} warps{limited}", drawn.sm, drawn.warps);
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

/// The paint of what limits first.
const PAINTS: [Paint; 7] =
    [Paint::Warps, Paint::Registers, Paint::Smem, Paint::Slots, Paint::Barriers, Paint::Virtual, Paint::Tensor];

/// What limits along a curve: the first of several limits.
fn bands_of(curve: &CurveParts, x_end: f64) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    let mut add = |from: f64, to: f64, label, paint| match bands.last_mut() {
        Some(last) if last.label == label => last.to = to,
        _ => bands.push(Band { from, to, label, paint }),
    };
    let ends = curve.parts.iter().skip(1).map(|part| edge(part.at)).chain([f64::from(curve.end)]);
    for (part, to) in curve.parts.iter().zip(ends) {
        let limiters = part.limiters.filter(|_| part.blocks_per_sm > 0);
        let is_limit = |resource| limiters.is_some_and(|limiters| limiters.contains(resource));
        let limit = RESOURCES.iter().zip(PAINTS).find(|((_, resource), _)| is_limit(*resource));
        let (label, paint) = limit.map_or(("does not run", Paint::Faint), |((label, _), paint)| (*label, paint));
        let from = edge(part.at);
        if from < x_end {
            add(from, to.min(x_end), label, paint);
        }
        if to > x_end {
            add(from.max(x_end), to, "does not run", Paint::Faint);
        }
    }
    bands
}

/// Where a part is drawn from: behind the place before it.
fn edge(at: u32) -> f64 {
    f64::from(at.saturating_sub(1))
}

fn curves_of(drawn: &Drawn<'_>) -> Option<[Curve; 3]> {
    let kernel = &drawn.question.kernel;
    let found = curves(drawn.geometry, &drawn.question).ok()?;
    let percent = |warps: u32| 100.0 * f64::from(warps) / f64::from(drawn.geometry.max_warps_per_sm);
    let curve =
        |title: &str, x_label: &str, parts: &CurveParts, x_end: f64, now: u64, label: &dyn Fn(u64) -> String| Curve {
            title: title.into(),
            x_label: x_label.into(),
            steps: parts.parts.iter().map(|it| (edge(it.at), percent(it.warps_per_sm))).collect(),
            x_max: f64::from(parts.end),
            x_end,
            ticks: Vec::new(),
            bands: bands_of(parts, x_end),
            now: Place { x: now as f64, y: percent(drawn.warps), label: label(now) },
            best: parts.best.and_then(|at| {
                let part = parts.parts.iter().rfind(|part| part.at <= at)?;
                Some(Place { x: at.into(), y: percent(part.warps_per_sm), label: label(at.into()) })
            }),
        };
    let (threads, registers, bytes) = (kernel.block_size, kernel.registers, kernel.dynamic_smem);
    let kib = "KiB per block, beside the static memory (with opt-in)";
    let end = found.largest_block.map_or(f64::INFINITY, |largest| largest.threads_per_block.into());
    let mut curves = [
        curve("Block size", "threads per block", &found.threads_per_block, end, threads.into(), &|at| at.to_string()),
        curve(
            "Registers",
            "registers per thread",
            &found.registers_per_thread,
            f64::INFINITY,
            registers.into(),
            &|at| at.to_string(),
        ),
        curve("Dynamic shared memory", kib, &found.dynamic_smem_bytes, f64::INFINITY, bytes, &|at| {
            format!("{at} bytes")
        }),
    ];
    let [blocks, registers, smem] = &mut curves;
    if let Some(LargestBlock { threads_per_block, is_required, limiters }) = found.largest_block {
        let reason = match limiters {
            Some(limiters) => join(&limiter_labels(limiters), ", "),
            None if is_required => "required".into(),
            None => "launch bounds".into(),
        };
        blocks.x_label += &format!(", at most {threads_per_block} ({reason})");
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
