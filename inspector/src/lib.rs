//! The inspector: the command `smarch`. It asks `smarch-answers` and shows what it is told: a file a command under `commands`, its arguments
//! above, its text below.
//!
//! As a library it is the command for a program that is no process of its own, as Python's module, and what reads files, folders and wheels.

mod annotations;
mod budget;
mod chart;
mod cli;
mod commands;
mod completion;
mod drawn;
mod fields;
mod files;
mod form_pictures;
mod front;
mod help;
mod identity_text;
mod images_text;
pub mod in_order;
pub mod inputs;
mod kernel_pictures;
mod kernels_text;
mod layout;
mod legality;
pub mod machine;
mod manual;
mod modules_text;
#[cfg(test)]
mod mutations;
mod nearest_question;
mod needs_text;
mod occupancy_text;
pub mod open;
mod options;
pub mod os;
mod outcome_text;
pub mod output;
pub mod parts;
mod progress;
mod ranges;
mod releases;
mod schemas;
mod selection;
pub mod side_by_side;
mod svg;
mod table;
mod tool_options;
mod usage;
mod words;

pub use front::{Captured, captured, parted, run};
