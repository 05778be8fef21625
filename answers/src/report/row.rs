//! A report as JSON holds it.

use super::{FileReport, KernelUse};
use crate::Foreign;
use crate::files::{
    DeviceRow, DeviceVerdict, EntryRow, Identity, ImageVerdict, LeftOut, PtxKernel, TargetRows, TritonLaunch,
};
use alloc::collections::BTreeMap;
use alloc::{string::String, vec::Vec};
use core::ops::Range;
use serde::{Serialize, Serializer};
use smarch::cubin::{Fault, FileKind};
use smarch::{Cc, Target, Version};

/// What is in a file, and what its kernels do.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportRow<'a> {
    file: &'a Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_hex: Option<String>,
    file_kind: Option<FileKind>,
    size_bytes: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    triton: Option<&'a TritonLaunch>,
    #[serde(flatten)]
    device: Option<DeviceVerdict<'a>>,
    entries: Vec<ReportEntry<'a>>,
    /// Fat binaries of the file, of each of which a driver takes one image; 1 of a single image. Those that must be linked first do not count.
    module_count: usize,
    /// The devices that are known to run at least one module, with the newest driver; oldest_driver is the oldest that does what is told.
    device_rows: &'a [DeviceRow],
    /// The images by kind and target.
    target_rows: &'a TargetRows,
    /// Images that are damaged or cannot be unpacked.
    damaged_entries: Vec<Damage>,
    /// Of a cubin.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Option<Fault>>,
    #[serde(flatten)]
    ptx: Option<PtxRow<'a>>,
    /// How many pictures were written, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pictures_written: Option<usize>,
    kernel_count: usize,
    /// The cubins of the file; with a device, those that it takes.
    cubins: Vec<CubinRow<'a>>,
    /// What the limits of the run left out, there only where they did: the answer lacks it, and says nothing of it.
    #[serde(skip_serializing_if = "<[LeftOut]>::is_empty")]
    left_out: &'a [LeftOut],
}

/// An image, and what the device does with it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportEntry<'a> {
    #[serde(flatten)]
    entry: EntryRow<'a>,
    #[serde(flatten)]
    runs: Option<ImageVerdict>,
}

/// A damaged image.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Damage {
    entry: usize,
    fault: Fault,
}

/// What PTX text holds and needs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct PtxRow<'a> {
    /// The kernels of PTX text; nothing more is known before it is compiled.
    ptx_kernels: &'a [PtxKernel],
    since_ptx: Option<Version>,
    lowest_target: Option<Target>,
}

/// A cubin with its kernels.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct CubinRow<'a> {
    entry: usize,
    fault: Option<Fault>,
    identity: Option<Identity>,
    /// The compute capability whose SM is filled. Null: its hardware is not documented.
    occupancy_of: Option<Cc>,
    kernels: Rows<'a>,
}

/// Kernels, each made when it is written: there may be a million.
#[derive(Debug)]
struct Rows<'a>(&'a FileReport, Vec<usize>);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let uses = self.1.iter().filter_map(|number| self.0.kernel(*number));
        serializer.collect_seq(uses.map(|it| KernelUse::row(&it)))
    }
}

schema_as! { impl() Rows<'_> => |generator| generator.subschema_for::<Vec<super::KernelRow<'_>>>(); }

impl FileReport {
    /// As JSON holds it.
    pub fn row(&self, pictures_written: Option<usize>) -> ReportRow<'_> {
        ReportRow {
            entries: self.entries(0..self.images.len()).collect(),
            pictures_written,
            cubins: self.cubins(),
            ..self.summary()
        }
    }

    /// Some of the images, with what the device does with each, numbered from 0 on.
    pub fn entries(&self, numbers: Range<usize>) -> impl Iterator<Item = ReportEntry<'_>> {
        let images = self.images.iter().enumerate().skip(numbers.start).take(numbers.len());
        images.map(|(index, image)| ReportEntry {
            entry: image.row(index + 1),
            runs: self.verdicts.as_ref().map(|it| it.image(index)),
        })
    }

    /// The same without the images and the kernels, of which there may be a million.
    pub fn summary(&self) -> ReportRow<'_> {
        ReportRow {
            file: &self.file,
            file_hex: self.file.hex(),
            file_kind: self.kind,
            size_bytes: self.size,
            triton: self.triton.as_ref(),
            device: self.device_verdict(),
            entries: Vec::new(),
            module_count: self.modules.len(),
            device_rows: &self.devices,
            target_rows: &self.targets,
            damaged_entries: self.damages().map(|(image, fault)| Damage { entry: image + 1, fault }).collect(),
            fault: self.cubin_check,
            ptx: self.ptx.as_ref().map(|text| PtxRow {
                ptx_kernels: &text.kernels,
                since_ptx: text.needs.since(),
                lowest_target: text.needs.lowest_target(),
            }),
            pictures_written: None,
            kernel_count: self.kernels.len(),
            cubins: Vec::new(),
            left_out: &self.found.left_out,
        }
    }

    fn device_verdict(&self) -> Option<DeviceVerdict<'_>> {
        let (verdicts, outcome) = (self.verdicts.as_ref()?, self.outcome.as_ref()?);
        Some(verdicts.of_file(&self.images, &self.modules, outcome))
    }

    /// The cubins with the kernels that were asked for; where these were chosen by name, without those that have none of them.
    fn cubins(&self) -> Vec<CubinRow<'_>> {
        let mut kernels: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for number in self.kernels.iter().take(self.limit) {
            if let Some(read) = self.found.kernels.get(*number) {
                kernels.entry(read.image).or_default().push(*number);
            }
        }
        let rows = self.found.cubins.iter().map(|read| CubinRow {
            entry: read.image + 1,
            fault: read.fault,
            identity: read.cubin.map(Identity::from),
            occupancy_of: self.sm_of(read.image).map(|sm| sm.cc),
            kernels: Rows(self, kernels.remove(&read.image).unwrap_or_default()),
        });
        rows.filter(|row| !row.kernels.1.is_empty() || !self.chooses_kernels).collect()
    }
}
