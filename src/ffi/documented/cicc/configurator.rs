//! What the configurators make of the flags.

use super::flags::{smarch_documented_cicc_guard, smarch_documented_cicc_open_condition, smarch_documented_cicc_stage};
use crate::Error;
use crate::cicc::constructs::Standard;
use crate::documented::cicc::configurator::{
    Configuration, FLAG_COUNT, FlagSet, GuardSet, InputOption, Inputs, OpenConditions, Stage, Stores, configure,
    configure_until,
};
use crate::ffi::boundary::{In, Out, smarch_status, status, write};
use crate::ffi::cicc::constructs::smarch_cicc_standard;

/// Who stored the value of a flag: SMARCH_DOCUMENTED_CICC_ORIGIN_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_ORIGIN_")]
#[expect(dead_code, reason = "the type of a field of rows")]
pub type smarch_documented_cicc_origin = u32;

/// An option of the configurators' inputs, a bit: SMARCH_DOCUMENTED_CICC_INPUT_*.
#[doc(alias = "SMARCH_DOCUMENTED_CICC_INPUT_")]
pub type smarch_documented_cicc_input_option = u32;

/// What the configurators are given. All zero: number 0, nothing overridden, nothing known.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_inputs {
    /// What qword_4F077A8 holds: smarch_documented_cicc_encode_sm, smarch_documented_cicc_encode_gcc (erratum E40).
    pub number: u32,
    /// What unk_4F077A0 holds, the effective number; ignored without SMARCH_DOCUMENTED_CICC_INPUT_VIRTUAL.
    pub effective: u32,
    /// SMARCH_DOCUMENTED_CICC_INPUT_*, bits.
    pub options: smarch_documented_cicc_input_option,
    /// Which conditions that no document states are known: SMARCH_DOCUMENTED_CICC_OPEN_*, bits.
    pub open_known: smarch_documented_cicc_open_condition,
    /// Which of those hold.
    pub open_holding: smarch_documented_cicc_open_condition,
    /// The override bytes that the command line has set: SMARCH_DOCUMENTED_CICC_GUARD_*, bits.
    pub overridden: smarch_documented_cicc_guard,
    /// What the flags hold before: flag f is bit f % 32 of word f / 32. Flags whose byte is set keep it.
    pub before: [u32; 2],
    /// Which flags sub_60D650 stores by optimization level; no document lists them.
    pub optimized: [u32; 2],
    /// Which of those become 1.
    pub optimized_values: [u32; 2],
    /// The C++ standard, SMARCH_CICC_STANDARD_*; 0: not known, nor are the flags of its blocks that nothing else sets (erratum E44b).
    pub standard: smarch_cicc_standard,
    /// The flags of which it is not known what they hold before, whatever before has of them.
    pub before_unknown: [u32; 2],
}

/// What a flag holds and who stored it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_setting {
    /// 1 when the value is known; 0 when it depends on a condition that no document states.
    pub has_value: u8,
    /// 0 or 1; 0 where it is not known.
    pub value: u8,
    /// SMARCH_DOCUMENTED_CICC_ORIGIN_*.
    pub origin: u8,
    /// With SMARCH_DOCUMENTED_CICC_ORIGIN_RULE the index of the rule in smarch_documented_cicc_rules; else 0.
    pub rule: u8,
}

/// All flags, by code.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_documented_cicc_configuration {
    /// Flag f is settings[f]; settings[0] belongs to no flag and is all zero.
    pub settings: [smarch_documented_cicc_setting; FLAG_COUNT + 1],
}

const VIRTUAL: u32 = InputOption::Virtual.code();
const VARIANT: u32 = InputOption::Variant.code();
const CUDA: u32 = InputOption::Cuda.code();
const NO_CUDA: u32 = InputOption::NoCuda.code();

fn read(given: In<smarch_documented_cicc_inputs>) -> Result<Inputs, Error> {
    let given = given.ok_or(Error::NullPointer)?;
    let set = |words| FlagSet::from_words(words).ok_or(Error::InvalidValue);
    let cuda = match given.options & (CUDA | NO_CUDA) {
        0 => None,
        CUDA => Some(true),
        NO_CUDA => Some(false),
        _ => return Err(Error::InvalidValue),
    };
    if given.options & !(VIRTUAL | VARIANT | CUDA | NO_CUDA) != 0 {
        return Err(Error::InvalidValue);
    }
    let standard = match given.standard {
        0 => None,
        code => Some(Standard::from_code(code).ok_or(Error::InvalidValue)?),
    };
    Ok(Inputs {
        number: given.number,
        effective: (given.options & VIRTUAL != 0).then_some(given.effective),
        variant: given.options & VARIANT != 0,
        standard,
        cuda,
        open: OpenConditions::from_bits(given.open_known, given.open_holding).ok_or(Error::InvalidValue)?,
        overridden: GuardSet::from_bits(given.overridden).ok_or(Error::InvalidValue)?,
        before: set(given.before)?,
        before_unknown: set(given.before_unknown)?,
        optimization: Stores {
            flags: set(given.optimized)?,
            values: set(given.optimized_values)?,
        },
    })
}

fn as_c(configuration: &Configuration) -> smarch_documented_cicc_configuration {
    let empty = smarch_documented_cicc_setting {
        has_value: 0,
        value: 0,
        origin: 0,
        rule: 0,
    };
    let mut settings = [empty; FLAG_COUNT + 1];
    // Flags have codes 1 to 63, in this order.
    for (cell, setting) in settings.iter_mut().skip(1).zip(configuration.settings()) {
        let rule = configuration.rule_index(setting.flag).unwrap_or(0);
        *cell = smarch_documented_cicc_setting {
            has_value: setting.value.is_some().into(),
            value: setting.value.unwrap_or(false).into(),
            origin: setting.origin.kind().code().to_le_bytes()[0],
            rule: u8::try_from(rule).unwrap_or(0),
        };
    }
    smarch_documented_cicc_configuration { settings }
}

/// The flags after all stages: what each holds and which rule stored it.
///
/// SMARCH_ERROR_INVALID_VALUE: unknown bits or standard, CUDA both on and off, or a condition that holds without being known.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_configure(
    inputs: In<smarch_documented_cicc_inputs>,
    out: Out<smarch_documented_cicc_configuration>,
) -> smarch_status {
    status(read(inputs).and_then(|inputs| write(out, as_c(&configure(&inputs)))))
}

/// As smarch_documented_cicc_configure, up to and including a stage.
///
/// SMARCH_ERROR_INVALID_VALUE: also an unknown stage.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_cicc_configure_until(
    inputs: In<smarch_documented_cicc_inputs>,
    stage: smarch_documented_cicc_stage,
    out: Out<smarch_documented_cicc_configuration>,
) -> smarch_status {
    let stage = Stage::from_code(stage).ok_or(Error::InvalidValue);
    status(stage.and_then(|stage| {
        let inputs = read(inputs)?;
        write(out, as_c(&configure_until(&inputs, stage)))
    }))
}
