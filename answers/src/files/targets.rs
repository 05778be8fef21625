//! What does a file hold for each target, who runs it, and from which driver on?

use super::image::{Image, ImageKind, Sm};
use crate::Known;
use crate::driver_words::oldest_text;
use alloc::{collections::BTreeMap, collections::BTreeSet, format, string::String, string::ToString, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::cubin::{Compression, EntryKind};
use smarch::drivers::Driver;
use smarch::rules::coverage::{devices, fits};
use smarch::rules::runs::{Stored, image_oldest_driver};
use smarch::{Cc, Name, Version};

/// The images of one kind and one target, in a file or in all.
#[derive(Clone, Debug)]
pub struct TargetRow {
    /// What they are.
    pub kind: ImageKind,
    /// What they are for.
    pub target: Option<Sm>,
    /// The same, or what PTX has in its place.
    pub target_text: String,
    /// As a driver knows them.
    pub name: Option<Name>,
    /// The `.version` of PTX.
    pub ptx: Option<Version>,
    /// They must be linked first.
    pub is_relocatable: bool,
    /// How many there are.
    pub images: usize,
    /// Their kernels, as far as they were read.
    pub kernels: usize,
    /// One was not read.
    pub has_unread: bool,
    /// Bytes in the file.
    pub stored: u64,
    /// Bytes unpacked.
    pub unpacked: u64,
    /// How they are compressed.
    pub compressions: BTreeSet<Compression>,
    /// What a driver tells apart among them, each once.
    stored_as: Vec<Stored>,
}

impl TargetRow {
    /// "sm_90a", "compute_90, PTX 8.4".
    pub fn text(&self) -> String {
        let (kind, target) = (self.kind, &self.target_text);
        let is_linked_ptx = kind == ImageKind::Known(EntryKind::RelocatablePtx);
        let mut text = match self.name {
            _ if is_linked_ptx => format!("{kind}, {target}"),
            Some(name) => name.to_string(),
            None if target.is_empty() => kind.to_string(),
            None if kind == ImageKind::Known(EntryKind::Cubin) => target.clone(),
            None => format!("{kind} {target}"),
        };
        if let Some(ptx) = self.ptx {
            text += &format!(", PTX {ptx}");
        }
        if self.is_relocatable && !is_linked_ptx {
            text += ", to be linked";
        }
        text
    }

    /// The devices that run such an image by itself with some driver: a cubin loads, PTX is compiled.
    pub fn devices(&self) -> Vec<Cc> {
        let name = self.name.filter(|_| !self.is_relocatable);
        devices().filter(|device| name.is_some_and(|name| fits(name, *device))).collect()
    }

    /// The oldest driver with which one of the devices is known to run all these images; `None` if no driver is known.
    pub fn oldest_driver(&self, devices: &[Cc]) -> Option<Driver> {
        let of_device = |device: &Cc| {
            let drivers: Option<Vec<_>> = self.stored_as.iter().map(|it| image_oldest_driver(*it, *device)).collect();
            drivers?.into_iter().max()
        };
        devices.iter().filter_map(of_device).min()
    }
}

/// Cubins by number, then PTX, then the rest; last what must be linked first.
pub(crate) type Key = (bool, u32, u32, String, Option<Version>);

fn key_of(kind: ImageKind, image: &Image) -> Key {
    let order = match kind {
        ImageKind::Known(EntryKind::Cubin) => 0,
        ImageKind::Known(EntryKind::Ptx) => 1,
        _ => 2,
    };
    let text = format!("{kind} {}", image.target_text());
    (image.is_relocatable, order, image.target.map_or(0, |target| target.number), text, image.ptx)
}

/// What there is for each target, in the order in which it is shown.
#[derive(Clone, Debug, Default)]
pub struct TargetRows(BTreeMap<Key, TargetRow>);

impl TargetRows {
    /// Adds the images of a file, each with the number of its kernels if that is known.
    pub fn add(&mut self, images: &[Image], kernels: &[Option<usize>]) {
        for (index, image) in images.iter().enumerate() {
            let Some(kind) = image.kind else { continue };
            let row = self.0.entry(key_of(kind, image)).or_insert_with(|| TargetRow {
                kind,
                target: image.target,
                target_text: image.target_text(),
                name: image.name,
                ptx: image.ptx,
                is_relocatable: image.is_relocatable,
                images: 0,
                kernels: 0,
                has_unread: false,
                stored: 0,
                unpacked: 0,
                compressions: BTreeSet::new(),
                stored_as: Vec::new(),
            });
            let count = kernels.get(index).copied().flatten();
            row.images += 1;
            row.kernels += count.unwrap_or(0);
            row.has_unread |= count.is_none();
            row.stored += image.stored as u64;
            row.unpacked = row.unpacked.saturating_add(image.size);
            row.compressions.insert(image.compression);
            if let Some(stored) = image.stored().filter(|stored| !row.stored_as.contains(stored)) {
                row.stored_as.push(stored);
            }
        }
    }

    /// The rows in their order.
    pub fn iter(&self) -> impl Iterator<Item = &TargetRow> {
        self.0.values()
    }

    /// The same with what puts them in order.
    pub(crate) fn keyed(&self) -> impl Iterator<Item = (&Key, &TargetRow)> {
        self.0.iter()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A row as JSON has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Row<'a> {
    kind: ImageKind,
    target: Option<Sm>,
    ptx_version: Option<Version>,
    is_relocatable: bool,
    image_count: usize,
    /// How many kernels a target has; for a file, how many of those that were asked for, with its device functions. Unknown: an image was
    /// not read.
    kernel_count: Known<usize>,
    stored_bytes: u64,
    unpacked_bytes: u64,
    /// How its images are compressed.
    compressions: &'a BTreeSet<Compression>,
    /// The devices that are known to load such a cubin, or to compile such PTX with some driver.
    runs_on: Vec<Cc>,
    oldest_driver: Known<Driver>,
    oldest_driver_text: Option<String>,
}

impl<'a> From<&'a TargetRow> for Row<'a> {
    fn from(row: &'a TargetRow) -> Self {
        let devices = row.devices();
        let oldest = row.oldest_driver(&devices);
        Self {
            kind: row.kind,
            target: row.target,
            ptx_version: row.ptx,
            is_relocatable: row.is_relocatable,
            image_count: row.images,
            kernel_count: (!row.has_unread).then_some(row.kernels).into(),
            stored_bytes: row.stored,
            unpacked_bytes: row.unpacked,
            compressions: &row.compressions,
            oldest_driver: oldest.into(),
            oldest_driver_text: oldest.map(|oldest| oldest_text(oldest, row.name.map(|name| name.target.cc()))),
            runs_on: devices,
        }
    }
}

impl Serialize for TargetRows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Row::from))
    }
}

schema_as! { impl() TargetRows => |generator| generator.subschema_for::<Vec<Row<'_>>>(); }
