//! The command, whole: as the program `smarch`, and as a question whose answer is kept.

use crate::patience::patiently;
use pyo3::prelude::*;
use smarch_inspector::{Captured, captured, os, run};
use std::ffi::OsString;

/// Is the command for the rest of the process: its exit status.
#[pyfunction]
pub fn main(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    os::die_of_broken_pipes();
    os::map_files();
    py.detach(|| run(arguments.into_iter()))
}

/// Runs the command: its exit status, and what it would have printed to standard output and to standard error.
#[pyfunction]
pub fn command(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<(u8, String, String)> {
    let name = OsString::from("smarch");
    let Captured { status, output, messages } = patiently(py, None, |_| captured([name].into_iter().chain(arguments)))?;
    Ok((status, String::from_utf8_lossy(&output).into_owned(), messages))
}
