//! Which toolkits read a PTX version, which drivers compile it, what did it bring?

use crate::Known;
use crate::driver_words::oldest_text;
use alloc::{string::String, vec::Vec};
use serde::Serialize;
use smarch::drivers::Driver;
use smarch::isa::{ISA_FEATURES, IsaFeature};
use smarch::ptx::versions::ptx_versions;
use smarch::{Target, Text, Toolkit, Version};

/// A version, and the release that is asked about its instructions.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub version: Version,
    pub toolkit: Toolkit,
}

/// What is known of a PTX version.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    pub ptx_version: Version,
    pub read_by: Vec<Toolkit>,
    pub oldest_driver: Known<Driver>,
    /// What people call it, "driver 570"; null where it is unknown.
    pub oldest_driver_text: Option<String>,
    /// The targets whose lowest .version it is.
    pub new_targets: Vec<Target>,
    /// The measured instructions whose lowest .version it is.
    pub new_instructions: Vec<Text>,
    /// The release whose ptxas has these: the one that was asked about, or the oldest that reads the version.
    pub new_instructions_of: Toolkit,
}

/// How many forms of instructions were measured.
pub const MEASURED_FORMS: usize = IsaFeature::ALL.len();

/// The releases that read a version.
pub fn readers_of(version: Version) -> Vec<Toolkit> {
    let all = Toolkit::ALL.iter().copied();
    all.filter(|toolkit| ptx_versions(*toolkit).any(|it| it == version)).collect()
}

/// What is known of the version?
pub fn answer(question: &Question) -> Answer {
    let Question { version, toolkit } = *question;
    let readers = readers_of(version);
    let reader = match readers.first() {
        Some(oldest) if !readers.contains(&toolkit) => *oldest,
        _ => toolkit,
    };
    let targets = Target::ALL.iter().copied();
    let forms = ISA_FEATURES.iter().filter(|row| row.feature.read_since(reader) == Some(version));
    Answer {
        ptx_version: version,
        oldest_driver: Driver::oldest_for(version).into(),
        oldest_driver_text: Driver::oldest_for(version).map(|oldest| oldest_text(oldest, None)),
        new_targets: targets.filter(|it| it.info().ptx_accepted.get() == Some(version)).collect(),
        new_instructions: forms.map(|row| row.name).collect(),
        new_instructions_of: reader,
        read_by: readers,
    }
}
