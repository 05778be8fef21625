//! Construction, step by step, and the check against what is known.

use super::fields::{ALL_FIELDS, BASELINE, FIELDS, FieldInfo, Fill, Setter};
use super::image::Profile;
use super::mask::Mask;
use crate::documented::ptxas::{CodegenFactory, codegen_factory};
use crate::{Error, Target};

coded_enum! {
    /// A step of construction.
    pub enum Step {
        /// 1936 bytes are allocated: nothing is known of them.
        Allocate   = 1, ALLOCATE,   "sub_71BDE0: allocate 1936 bytes";
        /// Everything is zeroed, then the structural defaults are stored.
        Structural = 2, STRUCTURAL, "sub_C1B7A0: zero fill and structural defaults";
        /// The overlay. The document has it store a codegen factory default, too, without a value (erratum E28b).
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

/// What construction takes from outside. What is `None` leaves the bytes zero and unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs<'a> {
    /// The flag at +355 of the initializer's second argument: clears +428 on sm_90 and later.
    pub flag_355: bool,
    /// The flag at +233 of the initializer's second argument, debug mode: clears +1912.
    pub flag_233: bool,
    /// Whether the vendor step follows.
    pub vendor_step: bool,
    /// Whether the baseline step follows.
    pub baseline_step: bool,
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
    /// The pointer at +1584; without it that of nullsub_856, which no document states.
    pub sm_backend: Option<u64>,
    /// The pointer at +1488.
    pub shared_memory_table: Option<u64>,
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
    /// The value; of a block its bytes as a number, the first one least significant.
    pub value: u128,
    /// Of a partly known value: between which two its lowest byte lies.
    pub lowest_byte: (u8, u8),
}

/// A byte of a store: what is written, and between which values the true byte lies.
struct Cell {
    offset: usize,
    byte: u8,
    lowest: u8,
    highest: u8,
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

    const fn unknown(field: &'static FieldInfo) -> Self {
        Self {
            field,
            stored: Stored::Unknown,
            value: 0,
            lowest_byte: (0, u8::MAX),
        }
    }

    /// The bytes of the store, least significant first.
    fn cells(self) -> impl Iterator<Item = Cell> {
        let span = move |offset, byte| match self.stored {
            Stored::Unknown => (0, u8::MAX),
            Stored::Partly if offset == self.field.offset as usize => self.lowest_byte,
            _ => (byte, byte),
        };
        self.field
            .range()
            .zip(self.value.to_le_bytes())
            .map(move |(offset, byte)| {
                let (lowest, highest) = span(offset, byte);
                Cell {
                    offset,
                    byte,
                    lowest,
                    highest,
                }
            })
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
    Ok(fields
        .iter()
        .filter(move |field| Some(field.setter) == setter)
        .filter_map(move |field| store(field, target, factory, inputs)))
}

/// What the setter stores into a field; `None` when by a condition nothing is stored.
fn store(field: &'static FieldInfo, target: Target, factory: CodegenFactory, inputs: &Inputs<'_>) -> Option<Store> {
    let supplied = |value: Option<u64>| match value {
        Some(value) => Store::known(field, Stored::Supplied, value.into()),
        None => Store::unknown(field),
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
        Fill::ZeroIfFlag355 if inputs.flag_355 && target.number() >= 90 => Store::known(field, Stored::Constant, 0),
        Fill::ZeroIfFlag233 if inputs.flag_233 => Store::known(field, Stored::Constant, 0),
        Fill::ZeroIfFlag355 | Fill::ZeroIfFlag233 => return None,
        Fill::ModuleBase => supplied(inputs.module_base.map(|base| match base {
            ModuleBase::Disabled => u64::MAX,
            ModuleBase::Result(result) => result.wrapping_sub(0x6fff_fe64),
        })),
        Fill::CliOption => supplied(inputs.cli_option.map(u64::from)),
        Fill::VendorString => supplied(inputs.vendor_string),
        Fill::AssociatedData => supplied(inputs.associated_data),
        Fill::SmBackend => supplied(inputs.sm_backend),
        Fill::SharedMemoryTable => supplied(inputs.shared_memory_table),
        Fill::Block => match inputs.blocks.get(field.fill_value as usize).copied().flatten() {
            Some(block) => Store::known(field, Stored::Supplied, u128::from_le_bytes(*block)),
            None => Store::unknown(field),
        },
    })
}

/// The steps after allocation that the inputs ask for, in order.
fn steps(inputs: &Inputs<'_>) -> impl DoubleEndedIterator<Item = Step> {
    let (vendor, baseline) = (inputs.vendor_step, inputs.baseline_step);
    Step::ALL.iter().copied().filter(move |step| match step {
        Step::Allocate => false,
        Step::Structural | Step::Overlay | Step::PerSm => true,
        Step::Vendor => vendor,
        Step::Baseline => baseline,
    })
}

/// A byte that contradicts what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Contradiction {
    /// Where it is.
    pub offset: usize,
    /// What it should be; where a span is known, the lowest value.
    pub expected: u8,
    /// What it is.
    pub found: u8,
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
        if let (Step::Allocate | Step::Structural, Some(known)) = (step, known.as_deref_mut()) {
            known.fill(step == Step::Structural);
        }
        for store in stores {
            for cell in store.cells() {
                if let Some(byte) = self.as_bytes_mut().get_mut(cell.offset) {
                    *byte = cell.byte;
                }
                if let Some(known) = known.as_deref_mut() {
                    known.set(cell.offset, cell.lowest == cell.highest);
                }
            }
        }
        Ok(())
    }

    /// Compares the object with what construction for a target stores: the first byte that
    /// contradicts it, or `None`. Bytes that nobody knows, fields that later code overwrites and
    /// fields of optional steps that the inputs leave out are not compared. Where the variant of
    /// the codegen factory is not documented its span is: the zero that [`build`](Self::build)
    /// stores for it is outside.
    ///
    /// # Errors
    /// [`Error::ProfileNone`]: ptxas registers no profile for the target.
    pub fn contradiction(&self, target: Target, inputs: &Inputs<'_>) -> Result<Option<Contradiction>, Error> {
        let left_out = |field: &FieldInfo| match field.setter {
            Setter::Vendor => !inputs.vendor_step,
            Setter::Baseline => !inputs.baseline_step,
            _ => field.changes,
        };
        let mut settled = Mask::NONE;
        for field in ALL_FIELDS.iter().filter(|field| left_out(field)) {
            for offset in field.range() {
                settled.set(offset, true);
            }
        }

        let mut first: Option<Contradiction> = None;
        let mut compare = |cell: &Cell| {
            let found = self.as_bytes().get(cell.offset).copied().unwrap_or_default();
            let earlier = first.is_none_or(|first| cell.offset < first.offset);
            if earlier && !(cell.lowest..=cell.highest).contains(&found) {
                first = Some(Contradiction {
                    offset: cell.offset,
                    expected: cell.lowest,
                    found,
                });
            }
        };
        // From the last store to the first: the last one to a byte settles it.
        for step in steps(inputs).rev() {
            for store in stores(step, target, inputs)?.rev() {
                for cell in store.cells() {
                    if !settled.contains(cell.offset) {
                        settled.set(cell.offset, true);
                        compare(&cell);
                    }
                }
            }
        }
        for offset in settled.unknown() {
            compare(&Cell {
                offset,
                byte: 0,
                lowest: 0,
                highest: 0,
            });
        }
        Ok(first)
    }
}
