//! The scheduler words of a target, or of a dumped warp profile.

use crate::documented::word_of;
use crate::{Foreign, Refusal};
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::documented::ptxas::{CodegenFactory, FactoryLabel, RELATED_VALUES, codegen_factory, decode_factory};
use smarch::profile::{
    SCHEDULER_ROWS, Scheduler, SchedulerRow, scheduler_for_factory, scheduler_for_target, scheduler_row,
};
use smarch::targets::{Suffix, TargetSet};
use smarch::{Target, Text};

view! {
    /// The words.
    Words of it: Scheduler {
        /// Both words as one.
        packed: u32 = it.packed,
        partitions: u32 = it.low,
        dispatch_slots: u32 = it.dispatch_slots,
    }

    /// A codegen factory: the values among which it lies, and its ISA generation.
    Factory of it: CodegenFactory {
        lowest: u32 = it.lowest,
        highest: u32 = it.highest,
        isa_value: u32 = it.isa_value,
        /// The generation in the ISA value.
        isa_generation: u32 = decode_factory(it.isa_value).0,
        /// The variant in the ISA value.
        isa_variant: u32 = decode_factory(it.isa_value).1,
    }

    /// An encoded value that is labelled with the target, with its words.
    Label of it: &FactoryLabel {
        /// An encoded SM version, a codegen factory.
        encoded: u32 = it.lowest,
        label: Text = it.architecture,
        /// The scheduler words of the target's codegen factory. Null: it has none.
        by_factory: Words = scheduler_for_factory(it.lowest).into(),
        /// The targets that the row of the scheduler table names, as printed. Null: no row.
        era: Option<Text> = {
            let words = scheduler_for_factory(it.lowest);
            scheduler_row(words.packed, words.dispatch_slots).map(|row| row.era)
        },
    }

    /// A row of the table.
    Row of it: &SchedulerRow {
        lowest: u32 = it.lowest_factory,
        highest: u32 = it.highest_factory,
        era: Text = it.era,
    }
}

/// The words of a target.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfTarget {
    pub target: Target,
    pub errata_ids: [&'static str; 1],
    /// The scheduler words of the row that names the target. Null: no row does.
    pub by_target: Option<Words>,
    /// Null for targets that ptxas does not register.
    pub factory: Option<Factory>,
    pub by_factory: Option<Words>,
    /// Encoded values that the documents label with such a target.
    pub labels: Vec<Label>,
}

/// The words of a target.
pub fn of_target(target: Target) -> OfTarget {
    let factory = codegen_factory(target);
    let is_labelled = factory.is_none() && target.suffix() == Suffix::Base;
    let labels = FactoryLabel::of_number(target.number()).filter(|_| is_labelled);
    OfTarget {
        target,
        errata_ids: ["E23"],
        by_target: scheduler_for_target(target).map(Words::from),
        factory: factory.map(Factory::from),
        by_factory: factory.map(|factory| scheduler_for_factory(factory.lowest).into()),
        labels: labels.map(Label::from).collect(),
    }
}

/// What a number is among scheduler words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfNumber {
    /// It.
    pub asked_number: u32,
    pub errata_ids: [&'static str; 1],
    /// The words: those of the codegen factory that it encodes, or those that it packs.
    pub words: Words,
    /// The rows of the table that have these words.
    pub scheduler_rows: Vec<Row>,
    /// The architectures that the documents label with the encoded value.
    pub labels: Vec<Label>,
}

/// The largest value that encodes a codegen factory; the words of a scheduler are larger.
const LARGEST_FACTORY: u32 = 0xffff;

/// The largest number that is an architecture's, not an encoded one.
const LARGEST_ARCHITECTURE: u32 = 1000;

/// The number that a text is among scheduler words; `None` for a target, and for what is no number.
pub fn number_in(text: &str) -> Option<u32> {
    word_of(text).filter(|number| *number > LARGEST_ARCHITECTURE)
}

/// The words of an encoded SM version, 24577, or the row of words, 0x000E000E.
/// Refused: no row has it.
pub fn of_number(number: u32) -> Result<OfNumber, Refusal> {
    let rows = SCHEDULER_ROWS.iter();
    let rows: Vec<&SchedulerRow> = match number > LARGEST_FACTORY {
        true => rows.filter(|row| row.scheduler.packed == number).collect(),
        false => rows
            .filter(|row| (row.lowest_factory..=row.highest_factory).contains(&number) && row.lowest_factory > 0)
            .collect(),
    };
    let Some(words) = rows.first().map(|row| row.scheduler) else {
        return Err(format!("{number:#x} is neither an encoded SM version, 24577, nor words of a row, 0x000E000E; smarch documented ptxas scheduler_rows lists them").into());
    };
    let labels = RELATED_VALUES.iter().filter(|it| (it.lowest..=it.highest).contains(&number));
    Ok(OfNumber {
        asked_number: number,
        errata_ids: ["E23"],
        words: words.into(),
        scheduler_rows: rows.into_iter().map(Row::from).collect(),
        labels: labels.map(Label::from).collect(),
    })
}

/// The words of a dumped warp profile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfFile {
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    pub errata_ids: [&'static str; 1],
    pub words: Words,
    /// Null where no row of the table has the words.
    pub scheduler_row: Option<Row>,
    pub possible_targets: TargetSet,
    /// The upper half of +18; the lower one is the partitions.
    #[serde(skip)]
    pub high: u32,
}

/// What a dumped warp profile says.
pub fn of_file(file: Foreign, bytes: &[u8]) -> Result<OfFile, Refusal> {
    let words = Scheduler::read(bytes).map_err(|error| {
        let (reason, size) = (error.text(), bytes.len());
        format!("{reason}: a warp profile reaches to byte 24 or beyond, and there are {size}")
    })?;
    let row = scheduler_row(words.packed, words.dispatch_slots);
    let has_words = |target: &Target| {
        scheduler_for_target(*target)
            .is_some_and(|own| (own.packed, own.dispatch_slots) == (words.packed, words.dispatch_slots))
    };
    let targets = Target::ALL.iter().copied().filter(|target| row.is_some() && has_words(target));
    Ok(OfFile {
        file_hex: file.hex(),
        file,
        errata_ids: ["E23"],
        words: words.into(),
        scheduler_row: row.map(Row::from),
        possible_targets: targets.fold(TargetSet::EMPTY, TargetSet::with),
        high: words.high,
    })
}
