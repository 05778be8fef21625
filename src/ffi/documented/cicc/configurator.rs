//! What the configurators make of the flags.

use crate::Error;
use crate::documented::cicc::configurator::{
    Configuration, Flag, FlagSet, GuardSet, Inputs, OpenConditions, Origin, Stage, Stores, configure, configure_until,
};
use crate::ffi::boundary::{smarch_status, status, write};
use core::mem::MaybeUninit;

/// How many flags there are.
pub const SMARCH_CICC_FLAG_COUNT: usize = 63;

static_assertions::const_assert!(SMARCH_CICC_FLAG_COUNT == Flag::ALL.len());

/// options of smarch_cicc_inputs: a virtual architecture is compiled for, dword_4F077B4.
pub const SMARCH_CICC_VIRTUAL: u32 = 1;

/// options of smarch_cicc_inputs: the SM variant flag is set, dword_4F077BC.
pub const SMARCH_CICC_VARIANT: u32 = 2;

/// value of smarch_cicc_setting: it depends on a condition that no document states.
pub const SMARCH_CICC_VALUE_UNKNOWN: u32 = 2;

/// origin of smarch_cicc_setting: nobody stored it.
pub const SMARCH_CICC_ORIGIN_BEFORE: u32 = 0;

/// origin of smarch_cicc_setting: its override byte is set.
pub const SMARCH_CICC_ORIGIN_COMMAND_LINE: u32 = 1;

/// origin of smarch_cicc_setting: the optimization level, as the caller says.
pub const SMARCH_CICC_ORIGIN_OPTIMIZATION: u32 = 2;

/// origin of smarch_cicc_setting: a rule.
pub const SMARCH_CICC_ORIGIN_RULE: u32 = 3;

/// What the configurators are given. All zero: number 0, nothing overridden, nothing known.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_inputs {
    /// What qword_4F077A8 holds: smarch_cicc_encode_sm, smarch_cicc_encode_gcc (erratum E40).
    pub number: u32,
    /// What unk_4F077A0 holds, the effective number; looked at with SMARCH_CICC_VIRTUAL.
    pub effective: u32,
    /// SMARCH_CICC_VIRTUAL, SMARCH_CICC_VARIANT, both or 0.
    pub options: u32,
    /// Which conditions that no document states are known: bit 1u << SMARCH_CICC_OPEN_*.
    pub open_known: u32,
    /// Which of those hold.
    pub open_holding: u32,
    /// The override bytes that the command line has set: bit 1u << SMARCH_CICC_GUARD_*.
    pub overridden: u32,
    /// What the flags hold before: flag f is bit f % 32 of word f / 32. Flags whose byte is set keep it.
    pub before: [u32; 2],
    /// Which flags sub_60D650 stores by optimization level and language; no document lists them.
    pub optimized: [u32; 2],
    /// Which of those become 1.
    pub optimized_values: [u32; 2],
}

/// What a flag holds and who stored it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_setting {
    /// 0, 1 or SMARCH_CICC_VALUE_UNKNOWN.
    pub value: u8,
    /// SMARCH_CICC_ORIGIN_*.
    pub origin: u8,
    /// With SMARCH_CICC_ORIGIN_RULE the index of the rule in smarch_cicc_rules; else 0.
    pub rule: u16,
}

/// All flags, by bit.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_cicc_configuration {
    /// Flag f is settings[f].
    pub settings: [smarch_cicc_setting; SMARCH_CICC_FLAG_COUNT],
}

fn inputs(given: Option<&smarch_cicc_inputs>) -> Result<Inputs, Error> {
    let given = given.ok_or(Error::NullPointer)?;
    let set = |words| FlagSet::from_words(words).ok_or(Error::InvalidValue);
    if given.options & !(SMARCH_CICC_VIRTUAL | SMARCH_CICC_VARIANT) != 0 {
        return Err(Error::InvalidValue);
    }
    Ok(Inputs {
        number: given.number,
        effective: (given.options & SMARCH_CICC_VIRTUAL != 0).then_some(given.effective),
        variant: given.options & SMARCH_CICC_VARIANT != 0,
        open: OpenConditions::from_bits(given.open_known, given.open_holding).ok_or(Error::InvalidValue)?,
        overridden: GuardSet::from_bits(given.overridden).ok_or(Error::InvalidValue)?,
        before: set(given.before)?,
        optimization: Stores {
            flags: set(given.optimized)?,
            values: set(given.optimized_values)?,
        },
    })
}

fn as_c(configuration: &Configuration) -> smarch_cicc_configuration {
    const UNKNOWN: u8 = SMARCH_CICC_VALUE_UNKNOWN as u8;
    let empty = smarch_cicc_setting {
        value: 0,
        origin: 0,
        rule: 0,
    };
    let mut settings = [empty; SMARCH_CICC_FLAG_COUNT];
    for (cell, setting) in settings.iter_mut().zip(configuration.settings()) {
        let origin = match setting.origin {
            Origin::Before => SMARCH_CICC_ORIGIN_BEFORE,
            Origin::CommandLine => SMARCH_CICC_ORIGIN_COMMAND_LINE,
            Origin::Optimization => SMARCH_CICC_ORIGIN_OPTIMIZATION,
            Origin::Rule(_) => SMARCH_CICC_ORIGIN_RULE,
        };
        let rule = configuration.rule_index(setting.flag).unwrap_or(0);
        *cell = smarch_cicc_setting {
            value: setting.value.map_or(UNKNOWN, u8::from),
            origin: origin as u8,
            rule: u16::try_from(rule).unwrap_or(0),
        };
    }
    smarch_cicc_configuration { settings }
}

/// The flags after all stages: what each holds and which rule stored it.
///
/// SMARCH_ERROR_INVALID_VALUE: other options, a bit that stands for no condition, byte or flag, or a condition that holds
/// without being known.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_configure(
    in_: Option<&smarch_cicc_inputs>,
    out: Option<&mut MaybeUninit<smarch_cicc_configuration>>,
) -> smarch_status {
    status(inputs(in_).and_then(|inputs| write(out, as_c(&configure(&inputs)))))
}

/// As smarch_cicc_configure, up to and with a stage: SMARCH_CICC_STAGE_*.
#[must_use]
#[unsafe(no_mangle)]
pub extern "C" fn smarch_cicc_configure_until(
    in_: Option<&smarch_cicc_inputs>,
    stage: u32,
    out: Option<&mut MaybeUninit<smarch_cicc_configuration>>,
) -> smarch_status {
    let stage = Stage::from_code(stage).ok_or(Error::InvalidValue);
    status(stage.and_then(|stage| inputs(in_).and_then(|inputs| write(out, as_c(&configure_until(&inputs, stage))))))
}
