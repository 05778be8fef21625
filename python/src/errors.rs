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

/// The argument for an option of the command.
pub fn argument(option: &str) -> String {
    match option.trim_start_matches('-') {
        "dynamic" => "dynamic_smem".into(),
        "optin" => "opt_in".into(),
        option => option.replace('-', "_"),
    }
}

/// A sentence, which begins with the name of an argument where that is wrong.
fn sentence(refusal: Refusal) -> String {
    let named = refusal.option().map(|(option, rest)| argument(option) + rest);
    named.unwrap_or(refusal.0)
}

/// A sentence, which has no code.
pub fn refused(refusal: Refusal) -> PyErr {
    raised(sentence(refusal), None, None)
}

/// The same with the library's code, where it refuses that, too.
pub fn refused_as(refusal: Refusal, why: Option<Error>) -> PyErr {
    raised(sentence(refusal), why.map(code), None)
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
