//! Names, targets, releases, drivers and devices; what compiles, links, loads and starts.

use crate::errors::refused;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;
use smarch::documented::Evidence;
use smarch::drivers::{Driver, driver_starts_why};
use smarch::rules::best_target::best_target as best;
use smarch::rules::compile::ptxas_compiles_why;
use smarch::rules::link::nvlink_links_why;
use smarch::rules::load::{jits_why, loads_why};
use smarch::rules::runs::Drivers;
use smarch::{Cc, Name, Suffix, Target, Toolkit, Verdict, Version};
use smarch_answers::target::{Question, answer};
use smarch_answers::{Answered, Axes, EVERYTHING};
use smarch_inspector::machine::{ROOT, machine};
use std::path::Path;

/// A verdict: its side, its code and its sentence.
pub type Judged = (String, String, String);

/// A version: its two numbers.
pub type Numbers = (u16, u16);

pub fn judged(verdict: Verdict) -> Judged {
    let lower = |name: &str| name.to_ascii_lowercase();
    (lower(verdict.answer().c_name()), lower(verdict.c_name()), verdict.text().to_string())
}

/// An answer's JSON.
pub fn json(answer: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(answer).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// An answer's JSON with what stands around every answer, as the command prints it.
pub fn answered(axes: &Axes, evidence: Evidence, answer: &impl Serialize) -> PyResult<String> {
    json(&Answered::new(axes, evidence, answer))
}

/// A value of one of the package's enumerations.
fn member<T>(found: Option<T>, what: &str, code: u32) -> PyResult<T> {
    found.ok_or_else(|| PyValueError::new_err(format!("{code} is no {what}")))
}

pub fn target_of(id: u32) -> PyResult<Target> {
    member(Target::from_id(id), "target", id)
}

pub fn toolkit_of(code: u32) -> PyResult<Toolkit> {
    member(Toolkit::from_code(code), "toolkit", code)
}

pub fn name_of(text: &str) -> PyResult<Name> {
    smarch_answers::name(text).map_err(refused)
}

pub fn version_of(version: Option<Numbers>) -> Option<Version> {
    version.map(|(major, minor)| Version::new(major, minor))
}

fn numbers(version: Version) -> Numbers {
    (version.major, version.minor)
}

/// The release that an answer is for.
pub fn axes_of(toolkit: u32) -> PyResult<Axes> {
    Ok(Axes { toolkit: toolkit_of(toolkit)?, names_toolkit: true, ..Axes::default() })
}

/// The kernel's driver and the user-mode one, 0 where none is named.
pub type DriverNumbers = (u32, u32);

/// The drivers as rules take them.
pub fn drivers_of((kernel, user): DriverNumbers) -> Drivers {
    match kernel {
        0 => Drivers::NEWEST,
        _ => Drivers::new(Driver(kernel), Driver(user)),
    }
}

#[pyfunction]
pub fn version() -> String {
    smarch_answers::version()
}

/// The default release of the toolkit and the newest driver that public documents describe.
#[pyfunction]
pub fn defaults() -> (u32, u32) {
    (Toolkit::DEFAULT.code(), Driver::NEWEST.0)
}

/// A name as it is written, and its target; also of a compute capability, "9.0".
#[pyfunction]
pub fn name(text: &str) -> PyResult<(String, u32)> {
    let name = name_of(text)?;
    Ok((name.to_string(), name.target.id()))
}

#[pyfunction]
pub fn device(text: &str) -> PyResult<u32> {
    smarch_answers::device(text).map(|device| device.0).map_err(refused)
}

#[pyfunction]
pub fn toolkit(text: &str) -> PyResult<u32> {
    smarch_answers::toolkit(text).map(Toolkit::code).map_err(refused)
}

#[pyfunction]
pub fn driver(text: &str) -> PyResult<u32> {
    smarch_answers::driver(text).map(|driver| driver.0).map_err(refused)
}

/// The drivers of this machine, of the kernel and the user-mode one, as `smarch here` finds them.
#[pyfunction]
pub fn machine_drivers(py: Python<'_>) -> Option<DriverNumbers> {
    let axes = py.detach(|| machine(Path::new(ROOT)).axes(Axes::default()));
    axes.names_driver.then(|| (axes.driver.0, axes.compat.unwrap_or(axes.driver).0))
}

#[pyfunction]
pub fn toolkit_ptx(toolkit: u32) -> PyResult<Numbers> {
    Ok(numbers(toolkit_of(toolkit)?.ptx()))
}

#[pyfunction]
pub fn driver_ptx(driver: u32) -> Option<Numbers> {
    Driver(driver).ptx().map(numbers)
}

#[pyfunction]
pub fn target_of_device(device: u32) -> Option<u32> {
    Cc(device).target().map(Target::id)
}

/// The suffix "a", "f" or "".
fn suffix_of(text: &str) -> PyResult<Suffix> {
    let all = [Suffix::Base, Suffix::A, Suffix::F].into_iter();
    let found = { all }.find(|suffix| suffix.letter().map(String::from).unwrap_or_default() == text);
    found.ok_or_else(|| PyValueError::new_err(format!("a suffix is \"a\", \"f\" or \"\", not '{text}'")))
}

#[pyfunction]
pub fn with_suffix(target: u32, suffix: &str) -> PyResult<Option<u32>> {
    Ok(target_of(target)?.with_suffix(suffix_of(suffix)?).map(Target::id))
}

#[pyfunction]
pub fn best_target(toolkit: u32, device: u32, suffix: &str) -> PyResult<Option<u32>> {
    Ok(best(toolkit_of(toolkit)?, Cc(device), suffix_of(suffix)?).map(Target::id))
}

/// Everything known of a name, as `smarch NAME --json` tells it.
#[pyfunction]
pub fn target_row(name: &str, toolkit: u32) -> PyResult<String> {
    let axes = axes_of(toolkit)?;
    answered(&axes, EVERYTHING, &answer(&Question { toolkit: axes.toolkit, name: name_of(name)? }))
}

#[pyfunction]
pub fn compiles(toolkit: u32, ptx: u32, gpu: &str) -> PyResult<Judged> {
    Ok(judged(ptxas_compiles_why(toolkit_of(toolkit)?, target_of(ptx)?, name_of(gpu)?)))
}

#[pyfunction]
pub fn links(toolkit: u32, object: u32, target: &str) -> PyResult<Judged> {
    Ok(judged(nvlink_links_why(toolkit_of(toolkit)?, target_of(object)?, name_of(target)?)))
}

#[pyfunction]
pub fn loads(cubin: u32, device: u32) -> PyResult<Judged> {
    Ok(judged(loads_why(target_of(cubin)?, Cc(device))))
}

/// Without a version PTX of the target's first is asked about.
#[pyfunction]
pub fn jits(driver: u32, ptx: Option<Numbers>, target: u32, device: u32) -> PyResult<Judged> {
    let target = target_of(target)?;
    let version = version_of(ptx).or(target.info().ptx_accepted.get());
    Ok(judged(jits_why(Driver(driver), version, target, Cc(device))))
}

#[pyfunction]
pub fn starts(driver: u32, toolkit: u32) -> PyResult<Judged> {
    Ok(judged(driver_starts_why(Driver(driver), toolkit_of(toolkit)?)))
}
