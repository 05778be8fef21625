//! The compiler's 1936-byte profile of a target, as construction leaves it or as a file holds it; and what lies beside it.

mod compare;
mod inputs;
mod layout;
mod objects;
mod show;
mod steps;

pub use compare::{Check, Contradiction, Diff, DiffRow, Judged, Span, check, diff};
pub use inputs::{Blocks, INPUTS, block_of, give, number_of};
pub use layout::{Layout, layout, layout_at};
pub use objects::{
    Backend, BackendValue, CodeObject, Validation, ValidationRow, backend, begins_as_code_object, code_object,
    validation,
};
pub use show::{BitRow, FieldRow, Half, Progress, Region, Shown, show};

pub use steps::{StepStores, Steps, StoreRow, steps};

use crate::files::Contents;
use crate::{Known, Refusal, name_or_device};
use alloc::{boxed::Box, format, string::String, vec::Vec};
use smarch::cubin::FileKind;
use smarch::documented::ptxas::{registered, targets_of_factory};
use smarch::profile::{Inputs, Mask, Profile, SIZE, Value, View};
use smarch::targets::TargetSet;
use smarch::{Error, Name, Target};

/// The target of a cubin, or of all images of a host object, an archive or a library; `None` also of what may be a dump by its size.
pub fn target_of_images(bytes: &[u8]) -> Option<Target> {
    // PTX text is no object of ptxas's.
    let is_object = |it: &Contents<'_>| it.kind != Some(FileKind::Ptx) && bytes.len() != SIZE;
    let contents = Contents::of(bytes).ok().filter(is_object)?;
    let mut targets: Vec<Target> = contents.images.iter().filter_map(|image| Some(image.name?.target)).collect();
    targets.dedup();
    match targets.as_slice() {
        [target] => Some(*target),
        _ => None,
    }
}

/// An object, and what is known of it.
pub struct Image {
    profile: Box<Profile>,
    /// Which bytes are known; all of a dump.
    known: Option<Box<Mask>>,
    /// The target for which it was built; nothing for a dump.
    pub target: Option<Target>,
}

impl Image {
    /// What construction leaves for a target.
    pub fn build(target: Target, inputs: &Inputs<'_>) -> Result<Self, Error> {
        let (mut profile, mut known) = (Box::new(Profile::ZERO), Box::new(Mask::NONE));
        profile.build(target, inputs, Some(&mut known))?;
        Ok(Self { profile, known: Some(known), target: Some(target) })
    }

    /// Its bytes, unknown ones included.
    pub fn bytes(&self) -> &[u8] {
        self.profile.as_bytes()
    }

    /// A dump.
    pub fn read(bytes: &[u8]) -> Result<Self, Error> {
        let mut profile = Box::new(Profile::ZERO);
        profile.read_from(bytes)?;
        Ok(Self { profile, known: None, target: None })
    }

    /// The object as the library looks at it.
    pub fn view(&self) -> View<'_> {
        View { profile: &self.profile, known: self.known.as_deref() }
    }
}

/// The target of a name under which ptxas keeps a profile: sm_90, compute_90 or lto_90. sm_ names, products and compute capabilities have a
/// target even if ptxas keeps no profile for it.
pub fn target_of(text: &str) -> Option<Target> {
    let of_name = || {
        let name = Name::parse(text.as_bytes()).ok()?;
        registered(name).map(|_| name.target)
    };
    let of_device = || Some(name_or_device(text).ok()?.target).filter(|_| Name::parse(text.as_bytes()).is_err());
    Target::parse(text.as_bytes()).ok().or_else(of_name).or_else(of_device)
}

/// The bytes of a part of an object.
pub fn raw(view: View<'_>, range: core::ops::Range<usize>) -> Vec<Known<u8>> {
    let byte = |at| {
        let span = view.byte(at);
        (span.start() == span.end()).then_some(*span.start()).into()
    };
    range.map(byte).collect()
}

/// Whether something is known of a number of so many bytes that is not known itself.
pub fn is_span(value: Value, width: usize) -> bool {
    let highest = match width {
        0..8 => (1 << (8 * width)) - 1,
        _ => u64::MAX,
    };
    value.known().is_none() && (value.lowest, value.highest) != (0, highest)
}

/// The targets that a codegen factory leaves possible.
fn targets_of(factory: u64) -> TargetSet {
    let targets = u32::try_from(factory).into_iter().flat_map(targets_of_factory);
    targets.fold(TargetSet::EMPTY, TargetSet::with)
}

/// A number in hexadecimal, for it may have 64 bits.
fn hex(value: u64) -> String {
    format!("{value:x}")
}

fn sentence(error: Error) -> Refusal {
    error.text().as_str().into()
}
