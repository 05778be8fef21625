//! What people write for the inputs of cicc's configurators.

use crate::{Refusal, did_you_mean, nearest};
use alloc::{format, vec::Vec};
use smarch::documented::cicc::configurator::{FLAGS, Flag, Inputs, OpenCondition};
use smarch::documented::cicc::encode_gcc;

/// Conditions that the documents name and do not state.
const CONDITIONS: [(&str, OpenCondition); 5] = [
    ("maxwell-gate", OpenCondition::MaxwellGate),
    ("sm35-gate", OpenCondition::Sm35Gate),
    ("cuda-cxx-gate", OpenCondition::CudaCxxGate),
    ("cxx-check", OpenCondition::CxxCheck),
    ("dword_4D048B4", OpenCondition::Unnamed),
];

/// A number in decimal digits.
pub fn number_of(text: &str) -> Option<u32> {
    let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_digits)
}

/// What --gnu_version is given for a version of GCC: 130300 for 13.3, 13.3.0.
pub fn gnu_number(text: &str) -> Option<u32> {
    let parts = text.split('.').map(number_of).collect::<Option<Vec<u32>>>()?;
    match *parts.as_slice() {
        [major] => encode_gcc(major, 0, 0),
        [major, minor] => encode_gcc(major, minor, 0),
        [major, minor, patch] => encode_gcc(major, minor, patch),
        _ => None,
    }
}

/// A flag or an open condition as somebody gives it, NAME=0 or NAME=1.
///
/// # Errors
/// There is no such flag or condition, nothing keeps it, or the value is none.
pub fn set(inputs: &mut Inputs, text: &str) -> Result<(), Refusal> {
    let (name, value) = match text.split_once('=') {
        Some((name, value)) => (name, number_of(value).filter(|value| *value < 2)),
        None => (text, None),
    };
    let is_set = value.ok_or_else(|| format!("'{text}': --set takes NAME=0 or NAME=1"))? == 1;
    if let Some((_, condition)) = CONDITIONS.iter().find(|(spelling, _)| *spelling == name) {
        inputs.open = inputs.open.with(*condition, is_set);
        return Ok(());
    }
    let flag = Flag::by_name(name.as_bytes()).ok_or_else(|| {
        let conditions = CONDITIONS.map(|(spelling, _)| spelling);
        let flags = FLAGS.iter().map(|row| row.name.as_str());
        let near = did_you_mean(&nearest(name, conditions.into_iter().chain(flags)));
        let conditions = conditions.join(", ");
        format!("'{name}': no flag has this name, and no condition; flags are named as unk_4D04314 is, conditions are {conditions}{near}")
    })?;
    let guard = FLAGS.iter().find(|row| row.flag == flag).and_then(|row| row.guard.get());
    let none = || format!("{flag} has no override byte: nothing keeps the configurators from setting it");
    inputs.overridden = inputs.overridden.with(guard.ok_or_else(none)?);
    inputs.before.set(flag, is_set);
    Ok(())
}
