//! Which images of a file are alternatives of one module, and which devices run the modules?

use super::image::Image;
use crate::Known;
use alloc::{collections::BTreeMap, format, string::String, vec::Vec};
use core::ops::Range;
use serde::Serialize;
use smarch::Cc;
use smarch::cubin::EntryKind;
use smarch::rules::coverage::devices;
use smarch::rules::driver::{image_driver, oldest_driver};
use smarch::rules::pick::{self, pick};
use smarch::toolkits::Driver;

/// Whether two images are of one fat binary: a driver picks one of these.
pub(super) fn are_of_one(one: &Image, other: &Image) -> bool {
    let member = |image: &'_ Image| image.member.clone().unwrap_or_default();
    one.region_at == other.region_at && one.place == other.place && member(one) == member(other)
}

impl Image {
    /// Whether a driver looks at it by itself.
    pub fn is_candidate(&self) -> bool {
        !self.is_relocatable && (self.is(EntryKind::Cubin) || self.is(EntryKind::Ptx))
    }
}

/// The images of each fat binary of which a driver takes one, or the image that is the whole file; without what is to be linked first, and
/// damaged places.
pub fn modules_of(images: &[Image]) -> Vec<Range<usize>> {
    let mut end = 0;
    let modules = images.chunk_by(are_of_one).filter_map(|module| {
        let start = end;
        end += module.len();
        module.iter().any(Image::is_candidate).then_some(start..end)
    });
    modules.collect()
}

/// How many modules a device loads, compiles, and has no image for, with the newest driver.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceRow {
    /// The device.
    pub device: Cc,
    /// Modules of which it loads a cubin.
    pub modules_native: usize,
    /// Modules of which the driver compiles PTX.
    pub modules_jit: usize,
    /// Modules without an image for it.
    pub modules_without_image: usize,
    /// The oldest driver that does all this.
    pub oldest_driver: Known<Driver>,
}

/// Modules that are alike to a driver.
struct Alike<'a> {
    images: Vec<(&'a Image, pick::Image)>,
    count: usize,
}

/// The devices that run at least one module.
pub fn device_rows(images: &[Image], modules: &[Range<usize>]) -> Vec<DeviceRow> {
    // Modules of one build hold the same images: each kind of module is asked about once.
    let mut kinds: BTreeMap<String, Alike<'_>> = BTreeMap::new();
    for module in modules.iter().filter_map(|module| images.get(module.clone())) {
        let candidates = module.iter().filter(|image| image.is_candidate());
        let picked: Vec<_> = candidates.filter_map(|image| Some((image, image.as_picked()?))).collect();
        let key = picked.iter().fold(String::new(), |key, (image, picked)| {
            format!("{key}{}:{:?}:{} ", picked.name, picked.ptx, image.compression)
        });
        let alike = kinds.entry(key).or_insert(Alike { images: picked, count: 0 });
        alike.count += 1;
    }
    devices().filter_map(|device| device_row(device, kinds.values())).collect()
}

// A rule: the oldest driver of a file for a device.
fn device_row<'a>(device: Cc, kinds: impl Iterator<Item = &'a Alike<'a>>) -> Option<DeviceRow> {
    let (mut native, mut jit, mut none, mut driver) = (0, 0, 0, None);
    for kind in kinds {
        let choice = pick(Driver::NEWEST, kind.images.iter().map(|(_, picked)| *picked), device);
        let Some((image, _)) = choice.and_then(|choice| kind.images.get(choice.index)) else {
            none += kind.count;
            continue;
        };
        if image.is(EntryKind::Ptx) {
            jit += kind.count;
        } else {
            native += kind.count;
        }
        driver = driver.max(image_driver(image.ptx, image.compression));
    }
    (native + jit > 0).then(|| DeviceRow {
        device,
        modules_native: native,
        modules_jit: jit,
        modules_without_image: none,
        oldest_driver: driver.max(oldest_driver(device)).into(),
    })
}
