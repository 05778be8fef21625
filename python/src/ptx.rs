//! PTX text: what it needs, and what is refused.

use crate::errors::error_at;
use crate::values::{Judged, Numbers, json, judged, target_of, toolkit_of, version_of};
use pyo3::prelude::*;
use smarch::Target;
use smarch::ptx::text::{Items, Symbols};
use smarch::rules::ptx_text::{Assumed, check_with, requirements};
use smarch_answers::ptx_needs::needs_of;
use smarch_answers::shown;

/// A place and what stands there: line, column, offset, text.
type Written = (u32, u32, u64, String);

/// What ptxas refuses, in its order: where, what it prints, why.
#[pyfunction]
pub fn ptx_check(
    py: Python<'_>,
    text: &[u8],
    toolkit: u32,
    version: Option<Numbers>,
    target: Option<u32>,
    gpu: Option<u32>,
) -> PyResult<Vec<(Written, String, Judged)>> {
    let toolkit = toolkit_of(toolkit)?;
    let (target, gpu) = (target.map(target_of).transpose()?, gpu.map(target_of).transpose()?);
    let assumed = Assumed { version: version_of(version), target, gpu };
    Ok(py.detach(|| {
        let mut table = Vec::new();
        let findings = check_with(toolkit, text, assumed, Symbols::read_to_vec(text, &mut table));
        let rows = findings.map(|it| {
            let place = (it.place.line, it.place.column, it.place.offset, shown(it.text));
            (place, it.to_string(), judged(it.verdict))
        });
        rows.collect()
    }))
}

/// What text needs, as `smarch ptx --json` tells it of each text, and whether all of it is known.
#[pyfunction]
pub fn ptx_requirements(py: Python<'_>, text: &[u8]) -> PyResult<(String, bool)> {
    py.detach(|| {
        let needs = needs_of(text);
        Ok((json(&needs)?, needs.needs.is_whole()))
    })
}

/// The targets that have all of it, with a version or with the one that the text states.
#[pyfunction]
pub fn ptx_targets(py: Python<'_>, text: &[u8], version: Option<Numbers>) -> Vec<u32> {
    py.detach(|| {
        let needs = requirements(text);
        let targets = needs.targets(version_of(version).or(needs.stated_version()));
        targets.iter().map(Target::id).collect()
    })
}

/// What asks for something, in order: what it is, and where.
#[pyfunction]
pub fn ptx_items(text: &[u8]) -> PyResult<Vec<(String, Written)>> {
    let rows = Items::new(text).map(|item| match item {
        Ok(it) => Ok((it.kind.to_string(), (it.place.line, it.place.column, it.place.offset, shown(it.text)))),
        Err(lost) => Err(error_at(lost.error, usize::try_from(lost.place.offset).unwrap_or(usize::MAX))),
    });
    rows.collect()
}
