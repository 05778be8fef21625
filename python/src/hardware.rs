//! How many blocks of a kernel fit on an SM.

use crate::errors::{error, refused, refused_as};
use crate::values::{answered, axes_of};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use smarch::devices::Device;
use smarch::hardware::{Axis, Geometry, Kernel, Limit};
use smarch::{Cc, Target, Toolkit};
use smarch_answers::PUBLISHED;
use smarch_answers::occupancy::{Question, answer};
use smarch_answers::products::{Meant, product_or_target};

/// A kernel as the package's dictionary has it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct KernelItems {
    block_size: u32,
    registers: u32,
    static_smem: u64,
    dynamic_smem: u64,
    dynamic_smem_per_thread: u32,
    optin: Option<u64>,
    carveout: Option<u32>,
    barriers: u32,
    virtual_resources: u32,
    tensor_memory: u32,
}

impl From<KernelItems> for Kernel {
    fn from(it: KernelItems) -> Self {
        Self {
            block_size: it.block_size,
            registers: it.registers,
            static_smem: it.static_smem,
            dynamic_smem: it.dynamic_smem,
            dynamic_smem_per_thread: it.dynamic_smem_per_thread,
            optin: it.optin,
            carveout: it.carveout,
            barriers: it.barriers,
            virtual_resources: it.virtual_resources,
            tensor_memory: it.tensor_memory,
            ..Self::default()
        }
    }
}

fn target_of(device: u32) -> PyResult<Target> {
    let unknown = || PyValueError::new_err(format!("nothing is known of the hardware of {}", Cc(device)));
    Cc(device).target().ok_or_else(unknown)
}

fn sm_of(device: u32) -> PyResult<&'static Geometry> {
    smarch_answers::hardware::geometry_of(target_of(device)?).map_err(refused)
}

/// What an SM has, as `smarch hardware --json` tells it.
#[pyfunction]
pub fn hardware(target: u32, toolkit: u32) -> PyResult<String> {
    let (target, axes) = (crate::values::target_of(target)?, axes_of(toolkit)?);
    let row = smarch_answers::hardware::answer(axes.toolkit, target).map_err(refused)?;
    answered(&axes, PUBLISHED, &row)
}

/// What is meant: a target by its name or its compute capability, else a product, where nobody says how many SMs there are with these.
fn meant_by(text: &str, names_sms: bool, asks_for_sms: bool) -> PyResult<(Target, Option<&'static Device>)> {
    target_of(smarch_answers::device(text).map_err(refused)?.0)?;
    if names_sms || smarch_answers::name(text).is_ok() {
        return Ok((smarch_answers::target_of(text).map_err(refused)?, None));
    }
    match product_or_target(text, asks_for_sms).map_err(refused)? {
        Meant::Target(target, _) => Ok((target, None)),
        Meant::Product(product) => Ok((target_of(product.cc.0)?, Some(product))),
    }
}

/// How a kernel fills an SM, as `smarch occupancy --json` tells it: of a target, a compute capability or a product.
#[pyfunction]
pub fn occupancy(
    text: &str,
    kernel: KernelItems,
    sm_count: Option<u32>,
    grid: Option<u64>,
    cluster: Option<u32>,
) -> PyResult<String> {
    let (target, product) = meant_by(text, sm_count.is_some(), grid.is_some())?;
    let kernel = kernel.into();
    // An input that the library refuses has its code.
    let why = sm_of(target.cc().0)?.occupancy_blocks(&kernel).err();
    let sm_count = sm_count.or(product.and_then(|product| product.sm_count.get()));
    let question = Question { target, kernel, sm_count, product, grid, cluster };
    let fit = answer(&question).map_err(|refusal| refused_as(refusal, why))?;
    answered(&axes_of(Toolkit::DEFAULT.code())?, PUBLISHED, &fit)
}

/// The smallest changes that each bring one more block: of registers, static and dynamic shared memory, a smaller and a larger block,
/// barriers, virtual resources, tensor memory; and the blocks.
#[pyfunction]
pub fn next_step(device: u32, kernel: KernelItems) -> PyResult<(u32, Vec<Option<u32>>)> {
    let next = sm_of(device)?.next_step(&kernel.into()).map_err(error)?;
    let changes = [
        next.registers,
        next.static_smem,
        next.dynamic_smem,
        next.smaller_block,
        next.larger_block,
        next.barriers,
        next.virtual_resources,
        next.tensor_memory,
    ];
    Ok((next.blocks, changes.iter().map(|change| change.get()).collect()))
}

/// The points of a curve: where, blocks, warps. A ValueError lists the axes.
#[pyfunction]
#[pyo3(signature = (device, kernel, axis, step))]
pub fn curve(device: u32, kernel: KernelItems, axis: &str, step: Option<u32>) -> PyResult<Vec<(u32, u32, u32)>> {
    let name = |axis: &Axis| axis.c_name().to_ascii_lowercase();
    let axis = Axis::ALL.iter().find(|it| name(it) == axis).copied().ok_or_else(|| {
        let all: Vec<String> = Axis::ALL.iter().map(name).collect();
        PyValueError::new_err(format!("a curve runs along {}, not '{axis}'", all.join(", ")))
    })?;
    let points = smarch_answers::curve(sm_of(device)?, &kernel.into(), axis, step).map_err(error)?;
    Ok(points.iter().map(|point| (point.at, point.blocks, point.warps)).collect())
}

/// Why a block cannot be launched, whose dynamic shared memory the kernel opts in to; nothing where it can.
#[pyfunction]
pub fn fits(device: u32, threads: u32, smem: u64, registers: u32) -> PyResult<Vec<String>> {
    let sm = sm_of(device)?;
    let kernel = Kernel { block_size: threads, registers, dynamic_smem: smem, optin: Some(smem), ..Kernel::default() };
    let found = match sm.occupancy(&kernel) {
        Ok(found) if found.blocks > 0 => return Ok(Vec::new()),
        Ok(found) => found,
        Err(error) => return Ok(vec![error.text().to_string()]),
    };
    let is_in_the_way = |limit: Limit| limit.blocks() == Some(0);
    let mut reasons = Vec::new();
    if is_in_the_way(found.by_warps) {
        reasons.push(format!("{threads} threads, and a block has at most {}", sm.max_threads_per_block));
    }
    if is_in_the_way(found.by_smem) {
        let most = sm.smem_per_block_optin;
        reasons.push(format!("{smem} bytes of shared memory, and a block has at most {most}"));
    }
    if is_in_the_way(found.by_registers) {
        let taken = sm.registers_per_warp(registers).map_or(0, |it| u64::from(it) * u64::from(threads.div_ceil(32)));
        let most = sm.registers_per_block;
        reasons
            .push(format!("{registers} registers of {threads} threads take {taken}, and a block has at most {most}"));
    }
    Ok(reasons)
}

fn numbers(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes.chunks_exact(4).map(|chunk| chunk.try_into().map_or(0, u32::from_ne_bytes))
}

/// The blocks of one kernel after the other, in numbers of four bytes: block sizes, registers, static and dynamic shared memory; 0 also for
/// what is refused.
#[pyfunction]
pub fn occupancy_many<'py>(
    py: Python<'py>,
    device: u32,
    columns: (Vec<u8>, Vec<u8>, Vec<u8>, Vec<u8>),
    opts_in: bool,
) -> PyResult<Bound<'py, PyBytes>> {
    let sm = sm_of(device)?;
    let (blocks, registers, statics, dynamics) = &columns;
    let blocks = py.detach(|| {
        let rows = numbers(blocks).zip(numbers(registers)).zip(numbers(statics).zip(numbers(dynamics)));
        let kernels = rows.map(|((block_size, registers), (static_smem, dynamic_smem))| Kernel {
            block_size,
            registers,
            static_smem: static_smem.into(),
            dynamic_smem: dynamic_smem.into(),
            optin: opts_in.then_some(dynamic_smem.into()),
            ..Kernel::default()
        });
        kernels.flat_map(|kernel| sm.occupancy_blocks(&kernel).unwrap_or(0).to_ne_bytes()).collect::<Vec<u8>>()
    });
    Ok(PyBytes::new(py, &blocks))
}
