//! What construction leaves in an object of which two flags are not given.

use super::build::{Flags, Inputs, Step, Store, store};
use super::fields::{ALL_FIELDS, FieldInfo, Fill, field, run_at};
use super::scheduling_flags::PIPELINE_PROGRESS_MAX;
use super::view::{Comparison, Value, View, combined, compare, value_of};
use crate::documented::ptxas::codegen_factory;
use crate::{Error, Target};
use core::ops::{Range, RangeInclusive};

coded_enum! {
    /// At which moment an object was dumped.
    pub enum Moment {
        /// After the last step of construction, before any other code ran.
        Constructed = 1, CONSTRUCTED, "after construction";
        /// Later: fields that code overwrites, and bytes that no document names, may hold anything.
        Running     = 2, RUNNING,     "while running";
    }
}

coded_enum! {
    /// Which value of a flag outside the object its bytes fit: the flag decides what construction stores.
    pub enum Condition {
        /// Only when the flag is set.
        Set     = 1, SET,     "set";
        /// Only when it is not set.
        Clear   = 2, CLEAR,   "not set";
        /// Either way: the target's initializer does not read the flag, or what it decides is not known.
        Either  = 3, EITHER,  "either";
        /// Neither way.
        Neither = 4, NEITHER, "neither";
    }
}

impl Condition {
    /// Whether only a flag that is set fits.
    #[must_use]
    pub const fn is_set(self) -> bool {
        matches!(self, Self::Set)
    }
}

/// Which values of the two flags an object fits.
#[doc(alias = "smarch_profile_conditions")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
pub struct Conditions {
    /// The flag at +355 of the initializer's second argument, which clears +428 on sm_90 and later.
    pub flag_355: Condition,
    /// The flag at +233, debug mode, which clears +1912.
    pub flag_233: Condition,
}

impl Conditions {
    /// Tries both values of each flag on an object. A flag that the inputs give is tried one way: the answer is that, or neither.
    ///
    /// # Errors
    /// [`Error::ProfileNone`]: ptxas registers no profile for the target.
    // Its frame shall not add to that of the caller, which holds the inputs.
    #[inline(never)]
    pub fn of(object: View<'_>, target: Target, inputs: &Inputs<'_>) -> Result<Self, Error> {
        codegen_factory(target).ok_or(Error::ProfileNone)?;
        let condition = |given: Option<bool>, offset: usize| {
            let fits = |flag| {
                let built = Construction {
                    target,
                    inputs,
                    flag_355: flag,
                    flag_233: flag,
                    moment: Moment::Constructed,
                };
                built.compare(object, offset) != Comparison::Differs
            };
            match (given != Some(false) && fits(true), given != Some(true) && fits(false)) {
                (true, true) => Condition::Either,
                (true, false) => Condition::Set,
                (false, true) => Condition::Clear,
                (false, false) => Condition::Neither,
            }
        };
        Ok(Self {
            flag_355: condition(inputs.flag_355, field::CONDITIONAL_FEATURE_FLAG.offset()),
            flag_233: condition(inputs.flag_233, field::CONDITIONAL_CLEAR.offset()),
        })
    }
}

/// The construction of an object for a target, with both flags decided.
#[derive(Clone, Copy)]
pub(super) struct Construction<'a> {
    pub(super) target: Target,
    pub(super) inputs: &'a Inputs<'a>,
    pub(super) flag_355: bool,
    pub(super) flag_233: bool,
    pub(super) moment: Moment,
}

/// What construction leaves in a run of bytes.
#[derive(Clone, Copy)]
pub(super) enum Bytes<'a> {
    Object(View<'a>),
    Stored(Store),
    Zero,
    Any,
    /// Zero, or what an optional step stores.
    ZeroOr(Store),
    /// A number that does not exceed this one.
    UpTo(u64),
}

impl Bytes<'_> {
    pub(super) fn at(&self, offset: usize) -> RangeInclusive<u8> {
        match self {
            Self::Object(view) => view.byte(offset),
            Self::Stored(store) => store.byte(offset),
            Self::Zero => 0..=0,
            Self::ZeroOr(store) => 0..=*store.byte(offset).end(),
            Self::Any | Self::UpTo(_) => 0..=u8::MAX,
        }
    }

    pub(super) fn value(&self, run: Range<usize>) -> Value {
        match *self {
            Self::UpTo(highest) => Value { lowest: 0, highest },
            _ => value_of(run, |at| self.at(at)),
        }
    }

    /// How a byte of a run compares. Where the whole number counts, all of its bytes compare as that does.
    pub(super) fn compare(&self, run: Range<usize>, offset: usize, object: View<'_>) -> Comparison {
        match self {
            Self::Object(view) if view.has_same_source(object, offset) => Comparison::Equal,
            Self::ZeroOr(store) => {
                let zero = combined(run.clone().map(|at| compare(&(0..=0), &object.byte(at))));
                let stored = combined(run.map(|at| compare(&store.byte(at), &object.byte(at))));
                match (zero, stored) {
                    (Comparison::Equal, _) | (_, Comparison::Equal) => Comparison::Equal,
                    (Comparison::Differs, Comparison::Differs) => Comparison::Differs,
                    _ => Comparison::Unknown,
                }
            }
            Self::UpTo(most) => match object.value(run) {
                value if value.highest <= *most => Comparison::Equal,
                value if value.lowest > *most => Comparison::Differs,
                _ => Comparison::Unknown,
            },
            _ => compare(&self.at(offset), &object.byte(offset)),
        }
    }
}

impl<'a> Construction<'a> {
    /// With the values of the flags that an object fits.
    pub(super) fn fitting(
        object: View<'_>,
        target: Target,
        inputs: &'a Inputs<'a>,
        moment: Moment,
    ) -> Result<Self, Error> {
        let conditions = Conditions::of(object, target, inputs)?;
        Ok(Self {
            target,
            inputs,
            flag_355: inputs.flag_355.unwrap_or(conditions.flag_355.is_set()),
            flag_233: inputs.flag_233.unwrap_or(conditions.flag_233.is_set()),
            moment,
        })
    }

    /// What is in the run of bytes that begins at an offset and has this owner.
    // Its frame shall not add to that of the caller, which holds the inputs.
    #[inline(never)]
    pub(super) fn bytes(&self, owner: Option<&FieldInfo>, run: usize) -> Bytes<'a> {
        let is_running = self.moment == Moment::Running;
        if is_running && owner.is_none() || self.inputs.last_step == Some(Step::Allocate) {
            return Bytes::Any;
        }
        for field in ALL_FIELDS {
            // Where the last step is given, a later one was not taken.
            let is_open = |step: Step| self.inputs.last_step.is_none() && !self.inputs.takes(step);
            let is_optional = field.setter.step().is_some_and(is_open);
            if is_optional && field.range().contains(&run) {
                return self.stored(field).map_or(Bytes::Zero, Bytes::ZeroOr);
            }
            if is_running && field.changed_range().contains(&run) {
                return match field.offset as usize == field::PIPELINE_PROGRESS.offset() {
                    true => Bytes::UpTo(PIPELINE_PROGRESS_MAX),
                    false => Bytes::Any,
                };
            }
        }
        match last_store(self, run) {
            Some(store) => Bytes::Stored(store),
            None => Bytes::Zero,
        }
    }

    /// How what construction stores into the field at an offset compares with an object.
    pub(super) fn compare(&self, object: View<'_>, offset: usize) -> Comparison {
        let (owner, end) = run_at(offset);
        let bytes = self.bytes(owner, offset);
        combined((offset..end).map(|at| bytes.compare(offset..end, at, object)))
    }
}

impl Construction<'_> {
    const fn flags(&self) -> Flags {
        Flags {
            flag_355: Some(self.flag_355),
            flag_233: Some(self.flag_233),
        }
    }

    /// What the setter of a field stores, whether or not the inputs ask for its step.
    pub(super) fn stored(&self, field: &'static FieldInfo) -> Option<Store> {
        store(
            field,
            self.target,
            codegen_factory(self.target)?,
            self.inputs,
            self.flags(),
        )
    }
}

/// The last store to a byte: what construction leaves there, if anything is stored.
pub(super) fn last_store(built: &Construction<'_>, offset: usize) -> Option<Store> {
    let order = |field: &FieldInfo| field.setter.step().filter(|step| built.inputs.takes(*step));
    // At most two fields cover a byte, and the later step wins it.
    let mut last = None;
    let mut last_step = None;
    for field in ALL_FIELDS.iter().filter(|field| field.range().contains(&offset)) {
        // The overlay's own default of the codegen factory is not stated.
        if field.fill == Fill::CodegenFactory && built.inputs.last_step == Some(Step::Overlay) {
            return Some(Store::unknown(field));
        }
        let step = order(field);
        if step > last_step
            && let Some(store) = built.stored(field)
        {
            (last, last_step) = (Some(store), step);
        }
    }
    last
}
