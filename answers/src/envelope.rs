//! What stands around every answer: the library's version, the toolkit that was asked about, what the answer rests on.

use crate::meant::Meaning;
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::Toolkit;
use smarch::documented::Evidence;
use smarch::drivers::Driver;
use smarch::rules::runs::Drivers;

/// The kinds of evidence that answers name: what a document states, what a tool did when it was run, what NVIDIA publishes.
pub const DOCUMENTED: Evidence = Evidence::DOCUMENTED;
/// See [`DOCUMENTED`].
pub const MEASURED: Evidence = Evidence::MEASURED;
/// See [`DOCUMENTED`].
pub const PUBLISHED: Evidence = Evidence::PUBLIC;
/// All three kinds.
pub const EVERYTHING: Evidence = DOCUMENTED.with(MEASURED).with(PUBLISHED);
/// None: an answer about this program.
pub const NOTHING: Evidence = Evidence::NONE;

/// The release of the toolkit and the driver for which an answer is given, and whether somebody named them.
#[derive(Clone, Copy, Debug)]
pub struct Axes {
    /// The release.
    pub toolkit: Toolkit,
    /// The driver, of the kernel where there are two.
    pub driver: Driver,
    /// The user-mode driver, where a compatibility package brings another.
    pub compat: Option<Driver>,
    /// Whether the release was named.
    pub names_toolkit: bool,
    /// Whether the driver was named.
    pub names_driver: bool,
}

impl Default for Axes {
    fn default() -> Self {
        Self {
            toolkit: Toolkit::DEFAULT,
            driver: Driver::NEWEST,
            compat: None,
            names_toolkit: false,
            names_driver: false,
        }
    }
}

impl Axes {
    /// The drivers as rules take them: those that were named, else for each device the newest that supports it.
    pub fn drivers(&self) -> Drivers {
        if self.names_driver { Drivers::new(self.driver, self.compat.unwrap_or(self.driver)) } else { Drivers::NEWEST }
    }
}

// A schema describes the answer itself.
#[cfg_attr(
    not(feature = "schema"),
    doc = "An answer as JSON holds it: `smarch`, `toolkit` and `evidence`, then its own keys."
)]
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Envelope_{T}"))]
pub struct Answered<T> {
    /// The library's version.
    pub smarch: String,
    /// The toolkit for which the answer is given.
    pub toolkit: Toolkit,
    /// What the answer rests on.
    pub evidence: Evidence,
    /// The text was typed without a command: the other questions that it may be, the likeliest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_also_mean: Vec<Meaning>,
    /// The answer's own keys.
    #[serde(flatten)]
    pub answer: T,
}

impl<T> Answered<T> {
    /// The answer for a toolkit, with what it rests on.
    pub fn new(axes: &Axes, evidence: Evidence, answer: T) -> Self {
        Self { smarch: version(), toolkit: axes.toolkit, evidence, may_also_mean: Vec::new(), answer }
    }
}

/// The library's version: "0.1.0".
pub fn version() -> String {
    let number = smarch::VERSION;
    format!("{}.{}.{}", number >> 16, number >> 8 & 0xff, number & 0xff)
}
