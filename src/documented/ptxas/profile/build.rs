//! Construction, step by step.

use super::fields::{BASELINE, FIELDS, FieldInfo, Fill, Setter};
use super::image::Profile;
use super::mask::Mask;
use super::view::{Value, value_of};
use crate::documented::ptxas::{CodegenFactory, codegen_factory};
use crate::{Error, Target};
use core::ops::RangeInclusive;

coded_enum! {
    /// A step of construction.
    pub enum Step {
        /// 1936 bytes are allocated: nothing is known of them.
        Allocate   = 1, ALLOCATE,   "sub_71BDE0: allocate 1936 bytes";
        /// Everything is zeroed, then the structural defaults are stored.
        Structural = 2, STRUCTURAL, "sub_C1B7A0: zero fill and structural defaults";
        /// The overlay. The document has it store a codegen factory default, too, without a value: +348 is unknown until the next
        /// step (erratum E28b).
        Overlay    = 3, OVERLAY,    "sub_917990: overlay";
        /// The initializer of the SM.
        PerSm      = 4, PER_SM,     "sub_60AXXX: per-SM initializer";
        /// Optional: the ELF builder's vendor fields.
        Vendor     = 5, VENDOR,     "sub_43A400: vendor fields";
        /// Optional: the hardware baseline, which the document gives offsets of this object (erratum E28c).
        Baseline   = 6, BASELINE,   "sub_8688F0: hardware baseline";
    }
}

/// The result of the callback behind +432.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleBase {
    /// The callback is disabled: -1 is stored.
    Disabled,
    /// What the callback returned: 0x6FFFFE64 less is stored, the low four bytes of it.
    Result(u64),
}

/// What construction takes from outside. An input that is `None` leaves its bytes zero and unknown. A flag that is
/// `None` leaves its bytes as they are without the flag, and unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs<'a> {
    /// The flag at +355 of the initializer's second argument: clears +428 on sm_90 and later.
    pub flag_355: Option<bool>,
    /// The flag at +233 of the initializer's second argument, debug mode: clears +1912.
    pub flag_233: Option<bool>,
    /// Whether the vendor step follows.
    pub vendor_step: bool,
    /// Whether the baseline step follows.
    pub baseline_step: bool,
    /// The last step of construction; all steps before it are taken, optional ones too. `None`: all steps that the two
    /// options above ask for.
    pub last_step: Option<Step>,
    /// The compiler driver's option value, for +1684.
    pub cli_option: Option<u32>,
    /// The module base callback, for +432.
    pub module_base: Option<ModuleBase>,
    /// The encoded codegen factory, instead of the target's own.
    pub factory: Option<u32>,
    /// The pointer at +1200, to "NVIDIA".
    pub vendor_string: Option<u64>,
    /// The pointer at +1208.
    pub associated_data: Option<u64>,
    /// The pointer at +1584. Without it the pointer is that of nullsub_856, which no document states.
    pub sm_backend: Option<u64>,
    /// The pointer at +1488, in place of the one of sm_75. No document states the pointer of other targets.
    pub shared_memory_table: Option<u64>,
    /// The count at +1496, in place of the 3 of sm_75. No document states the count of other targets (erratum E28e).
    pub shared_memory_count: Option<u32>,
    /// The ten constant blocks in the order of their offsets.
    pub blocks: [Option<&'a [u8; 16]>; 10],
}

coded_enum! {
    /// Where the bytes of a store come from.
    pub enum Stored {
        /// The documents state them.
        Constant = 1, CONSTANT, "constant";
        /// The caller gave them.
        Supplied = 2, SUPPLIED, "supplied";
        /// Nobody stated them: zero is stored.
        Unknown  = 3, UNKNOWN,  "unknown";
        /// The generation is documented, the variant in the lowest byte is not (erratum E07).
        Partly   = 4, PARTLY,   "partly known";
        /// Zero is stored if a flag is set that was not given, else nothing.
        Open     = 5, OPEN,     "zero, if a flag that was not given is set";
    }
}

/// One store of a step.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Store {
    /// Which field.
    pub field: &'static FieldInfo,
    /// Where its bytes come from.
    pub stored: Stored,
    /// The value. For a block this is its bytes as a number; the first byte is the least significant.
    pub value: u128,
    /// For a partly known value: the lowest and the highest value that its lowest byte may have.
    pub lowest_byte: (u8, u8),
}

impl Store {
    const fn known(field: &'static FieldInfo, stored: Stored, value: u128) -> Self {
        Self {
            field,
            stored,
            value,
            lowest_byte: (0, 0),
        }
    }

    pub(super) const fn unknown(field: &'static FieldInfo) -> Self {
        Self {
            field,
            stored: Stored::Unknown,
            value: 0,
            lowest_byte: (0, u8::MAX),
        }
    }

    /// Between which values the true byte lies.
    const fn span(&self, offset: usize, byte: u8) -> (u8, u8) {
        match self.stored {
            Stored::Unknown | Stored::Open => (0, u8::MAX),
            Stored::Partly if offset == self.field.offset as usize => self.lowest_byte,
            _ => (byte, byte),
        }
    }

    /// The lowest and the highest value that the byte at an offset of the object may have; 0 and 255 beyond the field.
    #[must_use]
    pub fn byte(&self, offset: usize) -> RangeInclusive<u8> {
        let place = offset.checked_sub(self.field.offset as usize);
        match place.and_then(|place| self.value.to_le_bytes().get(place).copied()) {
            Some(byte) if self.field.range().contains(&offset) => {
                let (lowest, highest) = self.span(offset, byte);
                lowest..=highest
            }
            _ => 0..=u8::MAX,
        }
    }

    /// What is known of the number that is stored; nothing for more than eight bytes.
    #[must_use]
    pub fn number(&self) -> Value {
        value_of(self.field.range(), |offset| self.byte(offset))
    }
}

/// What a step stores for a target, in the order of the offsets. Nothing for [`Step::Allocate`];
/// the zero fill of [`Step::Structural`] is not listed. Optional steps are listed whether or not
/// the inputs ask for them.
///
/// # Errors
/// [`Error::ProfileNone`]: ptxas registers no profile for the target.
pub fn stores(
    step: Step,
    target: Target,
    inputs: &Inputs<'_>,
) -> Result<impl DoubleEndedIterator<Item = Store> + Clone, Error> {
    let factory = codegen_factory(target).ok_or(Error::ProfileNone)?;
    let (fields, setter) = match step {
        Step::Allocate => (FIELDS, None),
        Step::Structural => (FIELDS, Some(Setter::Structural)),
        Step::Overlay => (FIELDS, Some(Setter::Overlay)),
        Step::PerSm => (FIELDS, Some(Setter::PerSm)),
        Step::Vendor => (FIELDS, Some(Setter::Vendor)),
        Step::Baseline => (BASELINE, Some(Setter::Baseline)),
    };
    let flags = Flags {
        flag_355: inputs.flag_355,
        flag_233: inputs.flag_233,
    };
    // The overlay's own default of the codegen factory is not stated.
    let is_default = move |field: &FieldInfo| step == Step::Overlay && field.fill == Fill::CodegenFactory;
    Ok(fields
        .iter()
        .filter(move |field| Some(field.setter) == setter || is_default(field))
        .filter_map(move |field| match is_default(field) {
            true => Some(Store::unknown(field)),
            false => store(field, target, factory, inputs, flags),
        }))
}

/// The flags outside the object that decide what is stored.
#[derive(Clone, Copy)]
pub(super) struct Flags {
    pub flag_355: Option<bool>,
    pub flag_233: Option<bool>,
}

/// What the setter stores into a field; `None` when by a condition nothing is stored.
pub(super) fn store(
    field: &'static FieldInfo,
    target: Target,
    factory: CodegenFactory,
    inputs: &Inputs<'_>,
    flags: Flags,
) -> Option<Store> {
    let supplied = |value: Option<u64>| match value {
        Some(value) => Store::known(field, Stored::Supplied, value.into()),
        None => Store::unknown(field),
    };
    let of_turing = |value: Option<u64>| match value {
        None if target.number() == 75 => Store::known(field, Stored::Constant, field.fill_value.into()),
        given => supplied(given),
    };
    let zero_if = |flag: Option<bool>| match flag {
        Some(true) => Some(Store::known(field, Stored::Constant, 0)),
        Some(false) => None,
        None => Some(Store {
            stored: Stored::Open,
            ..Store::unknown(field)
        }),
    };
    Some(match field.fill {
        Fill::Value => Store::known(field, Stored::Constant, field.fill_value.into()),
        Fill::CodegenFactory => match (inputs.factory, factory.encoded()) {
            (Some(value), _) => Store::known(field, Stored::Supplied, value.into()),
            (None, Some(value)) => Store::known(field, Stored::Constant, value.into()),
            // The possible values differ in the lowest byte only; the others are known.
            (None, None) => Store {
                field,
                stored: Stored::Partly,
                value: (factory.lowest & !0xff).into(),
                lowest_byte: (factory.lowest as u8, factory.highest as u8),
            },
        },
        Fill::ZeroIfFlag355 if target.number() >= 90 => return zero_if(flags.flag_355),
        Fill::ZeroIfFlag355 => return None,
        Fill::ZeroIfFlag233 => return zero_if(flags.flag_233),
        Fill::ModuleBase => supplied(inputs.module_base.map(|base| match base {
            ModuleBase::Disabled => u64::MAX,
            ModuleBase::Result(result) => result.wrapping_sub(0x6fff_fe64),
        })),
        Fill::CliOption => supplied(inputs.cli_option.map(u64::from)),
        Fill::VendorString => supplied(inputs.vendor_string),
        Fill::AssociatedData => supplied(inputs.associated_data),
        Fill::SmBackend => supplied(inputs.sm_backend),
        Fill::SharedMemoryTable => of_turing(inputs.shared_memory_table),
        Fill::SharedMemoryCount => of_turing(inputs.shared_memory_count.map(u64::from)),
        Fill::Block => match inputs.blocks.get(field.fill_value as usize).copied().flatten() {
            Some(block) => Store::known(field, Stored::Supplied, u128::from_le_bytes(*block)),
            None => Store::unknown(field),
        },
    })
}

/// The steps that the inputs ask for, in order.
fn steps(inputs: &Inputs<'_>) -> impl DoubleEndedIterator<Item = Step> {
    Step::ALL.iter().copied().filter(|step| inputs.takes(*step))
}

impl Inputs<'_> {
    /// Whether construction takes a step.
    pub(super) const fn takes(&self, step: Step) -> bool {
        match (self.last_step, step) {
            (Some(last), step) => step as u32 <= last as u32,
            (None, Step::Vendor) => self.vendor_step,
            (None, Step::Baseline) => self.baseline_step,
            (None, _) => true,
        }
    }
}

impl Setter {
    /// The step in which it stores; `None` for code that runs later.
    pub(super) const fn step(self) -> Option<Step> {
        Some(match self {
            Self::Structural => Step::Structural,
            Self::Overlay => Step::Overlay,
            Self::PerSm => Step::PerSm,
            Self::Vendor => Step::Vendor,
            Self::Baseline => Step::Baseline,
            Self::Runtime => return None,
        })
    }
}

impl Profile {
    /// Builds the object for a target, in place: all steps that the inputs ask for. Later stores win.
    /// `known` becomes the mask of the bytes that the documents state or the inputs gave.
    ///
    /// # Errors
    /// [`Error::ProfileNone`]: ptxas registers no profile for the target; nothing is written.
    pub fn build(&mut self, target: Target, inputs: &Inputs<'_>, mut known: Option<&mut Mask>) -> Result<(), Error> {
        for step in steps(inputs) {
            self.apply(step, target, inputs, known.as_deref_mut())?;
        }
        Ok(())
    }

    /// Takes one step of construction, whether or not the inputs ask for it.
    ///
    /// # Errors
    /// [`Error::ProfileNone`]: ptxas registers no profile for the target; nothing is written.
    pub fn apply(
        &mut self,
        step: Step,
        target: Target,
        inputs: &Inputs<'_>,
        mut known: Option<&mut Mask>,
    ) -> Result<(), Error> {
        let stores = stores(step, target, inputs)?;
        if step == Step::Structural {
            self.as_bytes_mut().fill(0);
        }
        if let Some(known) = known.as_deref_mut() {
            if matches!(step, Step::Allocate | Step::Structural) {
                known.fill(step == Step::Structural);
            }
            known.learn_target(target);
        }
        for store in stores {
            let range = store.field.range();
            if matches!(store.stored, Stored::Open) {
                for (offset, byte) in self.as_bytes().iter().enumerate().take(range.end).skip(range.start) {
                    if let Some(known) = known.as_deref_mut() {
                        known.learn_open(store.field.fill, offset, *byte);
                    }
                }
                continue;
            }
            if let Some(place) = self.as_bytes_mut().get_mut(range.clone()) {
                for (byte, value) in place.iter_mut().zip(store.value.to_le_bytes()) {
                    *byte = value;
                }
            }
            if let Some(known) = known.as_deref_mut() {
                let is_known = !matches!(store.stored, Stored::Unknown);
                // What the overlay stores for the codegen factory no document names.
                let is_named = step != Step::Overlay || store.field.fill != Fill::CodegenFactory;
                known.learn(range, is_known, !is_known && is_named);
                if matches!(store.stored, Stored::Partly) {
                    let (lowest, highest) = store.lowest_byte;
                    known.learn_span(store.field.offset as usize, lowest, highest);
                }
            }
        }
        Ok(())
    }
}
