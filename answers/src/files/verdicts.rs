//! What does a device do with the images of a file, and with its modules?

use super::image::Image;
use super::modules::are_of_one;
use crate::Foreign;
use alloc::{format, string::String, string::ToString, vec::Vec};
use core::ops::Range;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use smarch::cubin::Place;
use smarch::rules::driver::{ZSTD_DRIVER, driver_unpacks};
use smarch::rules::pick::{pick, runs_why};
use smarch::toolkits::Driver;
use smarch::{Answer, Cc, Error, Verdict};

/// Whether something runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// As the library says of an image.
    Verdict(Verdict),
    /// No: it is to be linked first.
    Relocatable,
    /// No: the driver is older than those that load its compression.
    CompressionNewer,
    /// Unknown: the table does not know what it is for.
    TargetUnknown,
    /// Of several images none is known to run, though one may.
    NoImage {
        /// Of one it is unknown.
        may_run: bool,
    },
}

impl Runs {
    /// Yes, no or unknown.
    pub fn answer(self) -> Answer {
        match self {
            Self::Verdict(verdict) => verdict.answer(),
            Self::Relocatable | Self::CompressionNewer | Self::NoImage { may_run: false } => Answer::No,
            Self::TargetUnknown | Self::NoImage { may_run: true } => Answer::Unknown,
        }
    }

    /// Why.
    pub fn text(self) -> String {
        match self {
            Self::Verdict(verdict) => verdict.text().to_string(),
            Self::Relocatable => "it is to be linked first".into(),
            Self::CompressionNewer => {
                format!("it is compressed with zstd, which drivers load from {ZSTD_DRIVER} on")
            }
            Self::TargetUnknown => "its target is not in the table".into(),
            Self::NoImage { .. } => Error::NoImage.text().to_string(),
        }
    }
}

impl Serialize for Runs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let code = match self {
            Self::Verdict(verdict) => return verdict.serialize(serializer),
            Self::Relocatable => "relocatable",
            Self::CompressionNewer => "compression_newer",
            Self::TargetUnknown => "target_unknown",
            Self::NoImage { .. } => "no_image",
        };
        let mut object = serializer.serialize_struct("Runs", 3)?;
        object.serialize_field("answer", &self.answer())?;
        object.serialize_field("code", code)?;
        object.serialize_field("text", &self.text())?;
        object.end()
    }
}

/// What a device does with an image.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
pub struct ImageVerdict {
    /// Whether it runs; `None` for what is for no target.
    pub runs: Option<Runs>,
    /// It is the one of its module that is taken.
    #[serde(rename = "picked")]
    pub is_picked: bool,
}

/// What a device does with each image of a file.
#[derive(Clone, Debug)]
pub struct Verdicts {
    /// The device.
    pub device: Cc,
    /// The driver that it has.
    pub driver: Driver,
    /// Of each image.
    pub images: Vec<ImageVerdict>,
}

// A rule: what is to be linked, and what the driver cannot unpack, is not given to the device.
fn runs(driver: Driver, image: &Image, device: Cc) -> Option<Runs> {
    let is_newer = !driver_unpacks(driver, image.compression);
    match image.as_picked() {
        _ if image.is_relocatable => Some(Runs::Relocatable),
        Some(_) if is_newer => Some(Runs::CompressionNewer),
        Some(picked) => Some(Runs::Verdict(runs_why(driver, picked, device))),
        None => (!image.target_text().is_empty()).then_some(Runs::TargetUnknown),
    }
}

impl Verdicts {
    /// What a device with a driver does with the images of a file.
    pub fn of(images: &[Image], driver: Driver, device: Cc) -> Self {
        let verdict = |image| ImageVerdict { runs: runs(driver, image, device), is_picked: false };
        let mut verdicts: Vec<_> = images.iter().map(verdict).collect();
        let mut rest = verdicts.as_mut_slice();
        for module in images.chunk_by(are_of_one) {
            let (mine, others) = rest.split_at_mut(module.len());
            rest = others;
            let given = module.iter().zip(mine).filter_map(|(image, verdict)| {
                let is_given = matches!(verdict.runs, Some(Runs::Verdict(_)));
                Some((image.as_picked().filter(|_| is_given)?, verdict))
            });
            let (candidates, mut places): (Vec<_>, Vec<_>) = given.unzip();
            let choice = pick(driver, candidates, device);
            if let Some(taken) = choice.and_then(|choice| places.get_mut(choice.index)) {
                taken.is_picked = true;
            }
        }
        Self { device, driver, images: verdicts }
    }

    /// What is said of an image.
    pub fn image(&self, index: usize) -> ImageVerdict {
        self.images.get(index).copied().unwrap_or_default()
    }

    /// The image of a module that is taken.
    pub fn taken(&self, module: &Range<usize>) -> Option<usize> {
        module.clone().find(|index| self.image(*index).is_picked)
    }

    /// Whether it is unknown of an image of these whether it runs.
    pub fn may_run(&self, mut images: Range<usize>) -> bool {
        images.any(|index| match self.image(index).runs {
            Some(Runs::Verdict(verdict)) => verdict.answer() == Answer::Unknown,
            _ => false,
        })
    }

    /// Whether the device runs every module of a file, and there is one.
    pub fn runs_all(&self, modules: &[Range<usize>]) -> bool {
        !modules.is_empty() && modules.iter().all(|module| self.taken(module).is_some())
    }

    fn of_several(&self, images: Range<usize>, runs: bool) -> Runs {
        let may_run = self.may_run(images);
        if runs { Runs::Verdict(Verdict::Yes) } else { Runs::NoImage { may_run } }
    }

    /// What is said of the file and of each of its modules, as JSON has it.
    pub fn of_file<'a>(&self, images: &'a [Image], modules: &[Range<usize>]) -> DeviceVerdict<'a> {
        let all = 0..images.len();
        DeviceVerdict {
            device: self.device,
            driver: self.driver,
            modules: modules.iter().filter_map(|module| self.module(images, module)).collect(),
            runs: match images {
                [_] => self.image(0).runs,
                _ => Some(self.of_several(all, self.runs_all(modules))),
            },
        }
    }

    fn module<'a>(&self, images: &'a [Image], module: &Range<usize>) -> Option<ModuleRow<'a>> {
        let (first, taken) = (images.get(module.start)?, self.taken(module));
        let identifier = identifier_of(images, module);
        Some(ModuleRow {
            offset_bytes: first.region_at,
            place: first.place,
            member: first.member.as_ref(),
            member_hex: first.member.as_ref().and_then(Foreign::hex),
            identifier,
            identifier_hex: identifier.and_then(Foreign::hex),
            runs: match module.len() {
                1 => self.image(module.start).runs,
                _ => Some(self.of_several(module.clone(), taken.is_some())),
            },
            picked_entry: taken.map(|index| index + 1),
        })
    }
}

/// What a module was made from, as its first image says that does.
pub fn identifier_of<'a>(images: &'a [Image], module: &Range<usize>) -> Option<&'a Foreign> {
    images.get(module.clone())?.iter().find_map(|image| image.identifier.as_ref())
}

/// What a device does with a file.
#[derive(Debug, serde::Serialize)]
pub struct DeviceVerdict<'a> {
    device: Cc,
    driver: Driver,
    modules: Vec<ModuleRow<'a>>,
    runs: Option<Runs>,
}

/// What it does with a module.
#[derive(Debug, serde::Serialize)]
struct ModuleRow<'a> {
    offset_bytes: usize,
    place: Place,
    member: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    member_hex: Option<String>,
    identifier: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    identifier_hex: Option<String>,
    runs: Option<Runs>,
    picked_entry: Option<usize>,
}
