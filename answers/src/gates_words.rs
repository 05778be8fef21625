//! What people write for the inputs of cicc's configurators.

use crate::{Refusal, did_you_mean, nearest};
use alloc::{format, vec::Vec};
use smarch::documented::cicc::configurator::{FLAGS, Flag, Guard, Inputs, OpenCondition};
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

/// What holds the effective number, and how it is called in conditions.
const EFFECTIVE: [&str; 2] = ["effective", "unk_4F077A0"];

/// A flag, an override byte or an open condition as somebody gives it, NAME=0 or NAME=1; or the effective number of a virtual architecture.
///
/// # Errors
/// There is no such flag, byte or condition; nothing keeps it; or the value is not valid.
pub fn set(inputs: &mut Inputs, text: &str) -> Result<(), Refusal> {
    let (name, value) = match text.split_once('=') {
        Some((name, value)) => (name, number_of(value)),
        None => (text, None),
    };
    if EFFECTIVE.contains(&name) {
        let number = value.ok_or_else(|| format!("'{text}': --set takes {name}=NUMBER, {name}=90000"))?;
        inputs.effective = Some(number);
        return Ok(());
    }
    let bit = value.filter(|value| *value < 2);
    let is_set = bit.ok_or_else(|| format!("'{text}': --set takes NAME=0 or NAME=1"))? == 1;
    if let Some((_, condition)) = CONDITIONS.iter().find(|(spelling, _)| *spelling == name) {
        inputs.open = inputs.open.with(*condition, is_set);
        return Ok(());
    }
    if let Some(guard) = Guard::by_name(name.as_bytes()) {
        if is_set {
            keep(inputs, guard);
        }
        return Ok(());
    }
    let flag = Flag::by_name(name.as_bytes()).ok_or_else(|| {
        let conditions = CONDITIONS.map(|(spelling, _)| spelling);
        let flags = FLAGS.iter().map(|row| row.name.as_str());
        let guards = Guard::ALL.iter().map(|guard| guard.text().as_str());
        let near = did_you_mean(&nearest(name, conditions.into_iter().chain(flags).chain(guards)));
        let conditions = conditions.join(", ");
        format!(
            "'{name}': no flag has this name, no override byte and no condition; flags are named as unk_4D04314 is, bytes as \
             byte_4CF8139, conditions are {conditions}; effective is a number{near}"
        )
    })?;
    let guard = FLAGS.iter().find(|row| row.flag == flag).and_then(|row| row.guard.get());
    let none = || format!("{flag} has no override byte: nothing keeps the configurators from setting it");
    keep(inputs, guard.ok_or_else(none)?);
    inputs.before_unknown.set(flag, false);
    inputs.before.set(flag, is_set);
    Ok(())
}

/// The flags that a byte guards keep what the command line gave them, which is not known until it is given.
fn keep(inputs: &mut Inputs, guard: Guard) {
    if inputs.overridden.contains(guard) {
        return;
    }
    inputs.overridden = inputs.overridden.with(guard);
    for row in FLAGS.iter().filter(|row| row.guard.get() == Some(guard)) {
        inputs.before_unknown.set(row.flag, true);
    }
}

#[cfg(test)]
mod tests {
    use super::set;
    use smarch::documented::cicc::configurator::{Flag, Inputs, configure};

    #[test]
    fn bytes_and_the_effective_number_are_taken() {
        let of = |texts: &[&str], flag| {
            let mut inputs = Inputs { number: 30_000, ..Inputs::default() };
            texts.iter().for_each(|text| set(&mut inputs, text).unwrap());
            configure(&inputs).value(flag)
        };
        assert_eq!(of(&[], Flag::Unk4D047D0), Some(true));
        assert_eq!(of(&["byte_4CF8119=0"], Flag::Unk4D047D0), Some(true));
        // The byte guards two flags; of neither is it known what the command line gave.
        assert_eq!(of(&["byte_4CF8119=1"], Flag::Unk4D047D0), None);
        assert_eq!(of(&["byte_4CF8119=1"], Flag::Unk4D047CC), None);
        assert_eq!(of(&["byte_4CF8119=1", "unk_4D047CC=0"], Flag::Unk4D047CC), Some(false));
        assert_eq!(of(&["unk_4D047CC=0", "byte_4CF8119=1"], Flag::Unk4D047CC), Some(false));
        assert_eq!(of(&["unk_4D047CC=0"], Flag::Unk4D047D0), None);
        assert_eq!(of(&["effective=70000"], Flag::Unk4D04740), Some(true));
        assert_eq!(of(&["unk_4F077A0=69999"], Flag::Unk4D04740), Some(false));
        let mut inputs = Inputs::default();
        assert!(set(&mut inputs, "effective=x").unwrap_err().0.contains("effective=NUMBER"));
        assert!(set(&mut inputs, "byte_4CF8119=2").unwrap_err().0.contains("NAME=0 or NAME=1"));
        assert!(set(&mut inputs, "byte_4CF8110=1").unwrap_err().0.contains("did you mean byte_4CF811"));
    }
}
