//! Which images and kernels are meant, in what order, and how they are launched?

use super::fill::Launch;
use crate::Foreign;
use crate::files::{Budget, Image, NameStyle};
use alloc::{
    string::{String, ToString},
    sync::Arc,
};

/// So many kernels or files are listed in a text where nobody says how many; JSON holds all.
pub const LISTED: usize = 20;

/// The images and kernels that are meant, and the launch.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// The number of an image, from 1 on.
    pub image: Option<usize>,
    /// "sm_90", as an image's name or target is written; empty for all.
    pub target: String,
    /// A name, a part of one or a pattern; empty for all.
    pub kernel: Foreign,
    /// How kernels are called.
    pub names: NameStyle,
    /// No more than so many kernels.
    pub limit: Option<usize>,
    /// How they are launched.
    pub launch: Launch,
    /// The SMs of the device, where somebody said so.
    pub sm_count: Option<u32>,
    /// What the run may take: all questions that share it, together.
    pub budget: Arc<Budget>,
}

impl Selection {
    /// Whether an image is meant; `at` counts from 0.
    pub fn takes(&self, image: &Image, at: usize) -> bool {
        let is_target = || image.name.is_some_and(|name| name.to_string() == self.target);
        self.image.is_none_or(|number| number == at + 1)
            && (self.target.is_empty() || image.target_text() == self.target || is_target())
    }

    /// Whether images are chosen.
    pub fn chooses_images(&self) -> bool {
        self.image.is_some() || !self.target.is_empty()
    }
}

/// In what order kernels come: as in the file, or the heaviest first; by occupancy the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortBy {
    /// As in the file.
    #[default]
    File,
    /// The most registers first.
    Registers,
    /// The most static shared memory first.
    Smem,
    /// The most stack first.
    Stack,
    /// The most instructions that spill first.
    Spills,
    /// The lowest occupancy first.
    Occupancy,
    /// By name.
    Name,
}

impl SortBy {
    /// What an order is called.
    #[rustfmt::skip]
    pub const WORDS: [(&str, Self); 6] = [
        ("regs",      Self::Registers),
        ("smem",      Self::Smem),
        ("stack",     Self::Stack),
        ("spills",    Self::Spills),
        ("occupancy", Self::Occupancy),
        ("name",      Self::Name),
    ];
}
