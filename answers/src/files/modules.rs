//! Which images of a file are alternatives of one module, and which devices run the modules?

use super::contents::Contents;
use super::image::Image;
use super::verdicts::JudgedText;
use crate::Known;
use crate::driver_words::oldest_text;
use alloc::{collections::BTreeMap, format, string::String, sync::Arc, vec::Vec};
use core::ops::Range;
use serde::Serialize;
use smarch::cubin::needs;
use smarch::drivers::{Driver, runtime_oldest_driver};
use smarch::rules::coverage::devices;
use smarch::rules::pick::pick;
use smarch::rules::runs::{Drivers, Stored, module_oldest_driver};
use smarch::{Answer, Cc, NameKind, Version};

/// Whether two images are of one fat binary: a driver picks one of these.
pub(super) fn are_of_one(one: &Image, other: &Image) -> bool {
    let is_of_one_member = match (&one.member, &other.member) {
        (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
        (one, other) => one.is_none() && other.is_none(),
    };
    one.region_at == other.region_at && one.place == other.place && is_of_one_member
}

impl Image {
    /// Whether a driver looks at it by itself.
    pub fn is_candidate(&self) -> bool {
        self.kind.is_some() && self.content.is_candidate()
    }
}

/// The images of each fat binary of which a driver takes one, or the image that is the whole file; without what is to be linked first, and
/// damaged places.
pub(super) fn modules_of(images: &[Image]) -> Vec<Range<usize>> {
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
    /// Modules from which it loads a cubin.
    pub modules_native: usize,
    /// Modules whose PTX the driver compiles.
    pub modules_jit: usize,
    /// Modules without an image for it.
    pub modules_without_image: usize,
    /// The oldest driver that does all this.
    pub oldest_driver: Known<Driver>,
    /// What people call it, "driver 570"; null where it is unknown.
    pub oldest_driver_text: Option<String>,
}

/// Modules that are alike to a driver.
struct Alike {
    images: Vec<Stored>,
    count: usize,
}

/// The devices that run at least one module of a file.
pub fn device_rows(contents: &Contents<'_>, modules: &[Range<usize>]) -> Vec<DeviceRow> {
    // Modules of one build hold the same images: each kind of module is asked about once.
    let mut kinds: BTreeMap<String, Alike> = BTreeMap::new();
    for module in modules.iter().filter_map(|module| contents.images.get(module.clone())) {
        let candidates = module.iter().filter(|image| image.is_candidate());
        let images: Vec<Stored> = candidates.filter_map(Image::stored).collect();
        let alike = kinds.entry(format!("{images:?}")).or_insert(Alike { images, count: 0 });
        alike.count += 1;
    }
    let runtime = needs(contents.bytes).ok().and_then(|it| it.cuda.get());
    let mut rows: Vec<DeviceRow> = devices().filter_map(|device| device_row(device, runtime, kinds.values())).collect();
    if contents.is_ptx() {
        rows.retain(compiled_by_the_newest(contents.bytes));
    }
    rows
}

/// Whether the newest driver of a device compiles the statements of PTX text, which each release judges once.
fn compiled_by_the_newest(text: &[u8]) -> impl FnMut(&DeviceRow) -> bool {
    let mut judged: BTreeMap<Driver, bool> = BTreeMap::new();
    move |row| {
        let driver = Drivers::NEWEST.user(row.device);
        *judged.entry(driver).or_insert_with(|| {
            let open = JudgedText::of(driver, text, row.device).open;
            open.is_none_or(|(verdict, _)| verdict.answer() != Answer::No)
        })
    }
}

fn device_row<'a>(device: Cc, runtime: Option<Version>, kinds: impl Iterator<Item = &'a Alike>) -> Option<DeviceRow> {
    let (mut native, mut jit, mut none) = (0, 0, 0);
    let mut oldest = runtime.map(runtime_oldest_driver);
    for kind in kinds {
        let images = kind.images.iter().copied();
        let taken = pick(Drivers::NEWEST, images.clone(), device).and_then(|choice| kind.images.get(choice.index));
        match (taken, module_oldest_driver(images, device)) {
            (Some(taken), Some(driver)) => {
                let is_ptx = taken.image.name.kind == NameKind::Compute;
                *(if is_ptx { &mut jit } else { &mut native }) += kind.count;
                oldest = oldest.max(Some(driver));
            }
            _ => none += kind.count,
        }
    }
    (native + jit > 0).then(|| DeviceRow {
        device,
        modules_native: native,
        modules_jit: jit,
        modules_without_image: none,
        oldest_driver: oldest.into(),
        oldest_driver_text: oldest.map(|oldest| oldest_text(oldest, Some(device))),
    })
}
