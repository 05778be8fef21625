//! What must be built so that something runs on all of some devices?

use crate::Axes;
use crate::way_out::WayOut;
use crate::words::NamedImage;
use alloc::{string::String, string::ToString, vec::Vec};
use serde::Serialize;
use smarch::arch_list::{self, Image, List, Syntax, write_for};
use smarch::drivers::Driver;
use smarch::rules::cover::{CoverWith, cover};
use smarch::{Cc, Error, Name, NameKind};

/// The devices, and the syntax in which the images are written.
#[derive(Clone, Debug)]
pub struct Question {
    pub axes: Axes,
    pub devices: Vec<Cc>,
    pub syntax: Option<Syntax>,
}

/// What to build, for each goal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// Those of all devices that were asked about.
    pub devices: Vec<Cc>,
    pub driver: Driver,
    /// The fewest cubins that run on all devices.
    pub with_cubins: Cover,
    /// The fewest PTX images.
    pub with_ptx: Cover,
    /// The fewest images of either kind.
    pub with_either: Cover,
    /// A cubin for each device's own compute capability.
    pub with_native: Cover,
    /// As most projects ship: the nearest cubin for each device, and PTX for the newest.
    pub with_shipped: Cover,
}

/// What to build for one goal.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cover {
    pub images: Vec<NamedImage>,
    /// The first device for which there is nothing.
    pub uncovered_device: Option<Cc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_out: Option<WayOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<Written>,
}

/// The images as a list in another syntax.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Written {
    pub syntax: Syntax,
    /// Null where the syntax cannot express it, and where there is nothing to write.
    pub list: Option<String>,
    /// Why it cannot, and the image.
    #[serde(skip)]
    pub why: Option<(Error, Option<Name>)>,
}

/// The word of a goal.
pub fn word_of(goal: CoverWith) -> &'static str {
    match goal {
        CoverWith::Cubins => "cubins",
        CoverWith::Ptx => "ptx",
        CoverWith::Either => "fewest",
        CoverWith::Native => "native",
        CoverWith::Shipped => "shipped",
    }
}

/// What must be built?
pub fn answer(question: &Question) -> Answer {
    let with = |goal| of_goal(question, goal);
    Answer {
        devices: question.devices.clone(),
        driver: question.axes.driver,
        with_cubins: with(CoverWith::Cubins),
        with_ptx: with(CoverWith::Ptx),
        with_either: with(CoverWith::Either),
        with_native: with(CoverWith::Native),
        with_shipped: with(CoverWith::Shipped),
    }
}

impl Answer {
    /// What to build for a goal.
    pub fn with(&self, goal: CoverWith) -> &Cover {
        match goal {
            CoverWith::Cubins => &self.with_cubins,
            CoverWith::Ptx => &self.with_ptx,
            CoverWith::Either => &self.with_either,
            CoverWith::Native => &self.with_native,
            CoverWith::Shipped => &self.with_shipped,
        }
    }
}

fn of_goal(question: &Question, goal: CoverWith) -> Cover {
    let Question { axes, devices, syntax } = question;
    let covered = cover(axes.toolkit, axes.drivers(), devices.iter().copied(), goal);
    let names = covered.as_deref().unwrap_or_default();
    let uncovered_device = covered.as_ref().err().and_then(|at| devices.get(*at).copied());
    Cover {
        way_out: uncovered_device.and_then(|device| WayOut::of_device(axes, device, goal)),
        images: names.iter().map(|name| (*name).into()).collect(),
        uncovered_device,
        written: syntax.map(|syntax| match covered {
            Ok(_) => written_as(axes, syntax, names),
            Err(_) => Written { syntax, list: None, why: None },
        }),
    }
}

fn written_as(axes: &Axes, syntax: Syntax, names: &[Name]) -> Written {
    let image = |name: &Name| Image { name: *name, from: (name.kind == NameKind::Sm).then_some(name.target) };
    let list = List::of(names.iter().map(image)).unwrap_or_default();
    match write_for(axes.toolkit, syntax, &list) {
        Ok(text) => Written { syntax, list: Some(text.to_string()), why: None },
        Err(arch_list::NotExpressible { error, image, .. }) => {
            Written { syntax, list: None, why: Some((error, names.get(image).copied())) }
        }
    }
}
