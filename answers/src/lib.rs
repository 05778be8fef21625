//! What a person asks of smarch, each question once: a plain struct in, a typed answer out that `serde` writes.
//!
//! The library decides; this crate collects, orders and names. It opens no file, starts no thread, knows no terminal and no clock, so that
//! the command, Python and the page give one answer. A topic is a module; in it a question, an answer, and the function between them.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "packages")]
extern crate std;

#[macro_use]
mod schema;
#[macro_use]
mod view;

mod address_spaces;
pub mod archs;
mod ask;
pub mod atomic;
pub mod builders;
pub mod changes;
pub mod check;
pub mod cicc;
mod count;
pub mod cover;
pub mod coverage;
pub mod cubin_words;
mod curves;
pub mod data;
pub mod demangle;
pub mod diff;
mod distributions;
pub mod documented;
mod drawn;
pub mod driver;
pub mod driver_words;
mod early;
mod envelope;
pub mod expect;
pub mod extract;
pub mod features;
pub mod files;
mod foreign;
pub mod gates;
pub mod gates_diff;
pub mod gates_words;
pub mod hardware;
pub mod help;
pub mod here;
pub mod host;
mod known;
pub mod limits;
pub mod link_reasons;
pub mod llvm_choice;
pub mod meant;
pub mod messages;
mod nearest;
mod next_steps;
pub mod occupancy;
pub mod pick;
pub mod products;
pub mod profile;
pub mod ptx;
mod ptx_names;
pub mod ptx_needs;
pub mod ptx_version;
mod ptx_way_out;
pub mod releases;
pub mod report;
pub mod scheduler;
pub mod subtarget;
pub mod target;
mod target_ranges;
pub mod target_table;
#[cfg(feature = "packages")]
pub mod tars;
pub mod tools;
mod unique;
mod verdict_text;
pub mod way_out;
pub mod wheels;
pub mod words;
#[cfg(feature = "packages")]
pub mod zip;

pub use address_spaces::{address_space, address_space_text};
pub use ask::{
    Refusal, cc_of_text, device, driver, is_like_a_name, llvm_release, name, name_or_device, near_names, near_products,
    ptx_version, ptx_versions, target as target_of, toolkit,
};
pub use count::{bytes, percent, plural};
pub use curves::{CurvePart, CurveParts, Curves, CurvesQuestion, LargestBlock, curve, curves};
pub use distributions::{DISTRIBUTIONS, Distribution, distribution_of};
pub use drawn::Drawn;
pub use envelope::{Answered, Axes, DOCUMENTED, EVERYTHING, MEASURED, NOTHING, PUBLISHED, version};
pub use foreign::{Foreign, shown};
pub use known::Known;
pub use nearest::{did_you_mean, nearest};
pub use next_steps::{Change, Step, next_steps};
pub use target_ranges::{ranges_of, same_answers, toolkit_ranges};
pub use unique::UniqueNames;
