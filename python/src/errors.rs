//! What the package raises where an input is refused: `smarch.Error`.

use pyo3::prelude::*;
use smarch::Error;
use smarch::cubin::Fault;
use smarch_answers::Refusal;

/// A code as JSON has it: "cubin_not_elf".
pub fn code(error: Error) -> String {
    error.c_name().to_ascii_lowercase()
}

fn raised(message: String, status: Option<String>, position: Option<usize>) -> PyErr {
    Python::attach(|py| {
        let class = py.import("smarch.errors").and_then(|module| module.getattr("Error"));
        let error = class.and_then(|class| class.call1((message, status, position)));
        error.map_or_else(|error| error, PyErr::from_value)
    })
}

/// A sentence, which has no code.
pub fn refused(refusal: Refusal) -> PyErr {
    raised(refusal.0, None, None)
}

/// What the library refuses.
pub fn error(error: Error) -> PyErr {
    raised(error.text().to_string(), Some(code(error)), None)
}

/// What the library refuses at a place.
pub fn error_at(error: Error, position: usize) -> PyErr {
    raised(error.text().to_string(), Some(code(error)), Some(position))
}

/// What is damaged in something that has a name.
pub fn fault(name: &str, fault: Fault) -> PyErr {
    raised(format!("{name}: {}", fault.error), Some(code(fault.error)), Some(fault.at))
}
