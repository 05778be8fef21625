//! What a place of a file holds, and whether a device runs one of the images of a fat binary.

use super::{Drivers, Linking, Stored, oldest_where};
use crate::cubin::{Beginning, Compression, Cubin, CubinKind, Entry, EntryKind, Layout, starts_ptx, toolkit_of_notes};
use crate::drivers::Driver;
use crate::ptx::Ptx;
use crate::rules::pick::{Choosing, Image, Reasons};
use crate::targets::{Cc, NameKind};
use crate::{Verdict, Version};

/// What is in a place of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// An image that is for a target, ready to load or to be linked.
    Image(Stored),
    /// Nothing that a device runs: an index, Tile IR, the entry around others.
    Nothing,
    /// An image of which the table does not know the target, or the kind.
    UnknownTarget,
    /// It is damaged.
    Damaged,
}

impl Content {
    /// What an entry of a fat binary is. If a cubin is compressed with LZ4, its first bytes are unpacked: they tell the
    /// toolkit that wrote it.
    #[must_use]
    pub fn of_entry(entry: &Entry<'_>) -> Self {
        let mut content = Self::of_header(entry);
        content.read(entry.stored());
        content
    }

    /// What the header of an entry tells.
    #[inline]
    pub(super) fn of_header(entry: &Entry<'_>) -> Self {
        let name_kind = match entry.kind() {
            _ if entry.fault().is_some() => return Self::Damaged,
            Some(EntryKind::Index | EntryKind::Concatenated | EntryKind::TileIr) => return Self::Nothing,
            Some(EntryKind::Cubin) => NameKind::Sm,
            Some(EntryKind::Ptx | EntryKind::RelocatablePtx) => NameKind::Compute,
            Some(EntryKind::Lto) => NameKind::Lto,
            None => return Self::UnknownTarget,
        };
        let Some(target) = entry.target() else {
            return Self::UnknownTarget;
        };
        let version = entry.version();
        Self::Image(Stored {
            image: Image {
                name: target.named(name_kind),
                ptx: match (name_kind, version) {
                    (NameKind::Compute, (major, minor)) if version != (0, 0) => Some(Version::new(major, minor)),
                    _ => None,
                },
                toolkit: None,
            },
            compression: entry.compression(),
            layout: match (name_kind, version) {
                (NameKind::Sm, (1, 7)) => Some(Layout::V1),
                (NameKind::Sm, (1, 8)) => Some(Layout::V2),
                _ => None,
            },
            linking: Linking::of_entry(entry),
            is_within: entry.image_at.is_some(),
        })
    }

    /// Adds what a cubin tells of who wrote it, by the [bytes](Entry::stored) that it is stored in. One for another target than its entry
    /// states is damaged: the driver takes it by the entry and refuses it then (`CUDA_ERROR_INVALID_SOURCE`). So is PTX that does not begin as
    /// PTX does.
    #[inline(always)]
    pub(super) fn read(&mut self, stored: Option<&[u8]>) {
        let (Self::Image(it), Some(bytes)) = (&mut *self, stored) else {
            return;
        };
        if it.image.name.kind == NameKind::Compute && !starts_ptx(bytes, it.compression) {
            *self = Self::Damaged;
            return;
        }
        if it.image.name.kind != NameKind::Sm {
            return;
        }
        if let Some(beginning) = Beginning::of_stored(bytes, it.compression) {
            if beginning.sm != it.image.name.target.number() {
                *self = Self::Damaged;
                return;
            }
            it.image.toolkit = beginning.toolkit;
            it.layout = Some(beginning.layout);
            if beginning.is_relocatable && it.linking == Linking::Ready {
                it.linking = Linking::ByDriver;
            }
        }
        if it.image.toolkit.is_none() && it.compression == Compression::None {
            it.image.toolkit = toolkit_of_notes(bytes);
        }
    }

    /// What a cubin is that is the whole file.
    #[must_use]
    pub fn of_cubin(cubin: &Cubin) -> Self {
        let Some(target) = cubin.target else {
            return Self::UnknownTarget;
        };
        Self::Image(Stored {
            image: Image {
                toolkit: cubin.toolkit,
                ..target.named(NameKind::Sm).into()
            },
            layout: Some(cubin.layout),
            linking: match cubin.kind {
                CubinKind::Relocatable => Linking::ByDriver,
                _ => Linking::Ready,
            },
            ..Stored::from(Image::from(target.named(NameKind::Sm)))
        })
    }

    /// What PTX text is that is the whole file.
    #[must_use]
    pub fn of_ptx(ptx: &Ptx<'_>) -> Self {
        let image = ptx.target.map(|target| Image {
            ptx: Some(ptx.version),
            ..target.named(NameKind::Compute).into()
        });
        image.map_or(Self::UnknownTarget, |image| Self::Image(image.into()))
    }

    /// Whether a driver looks at it by itself: a cubin or PTX that need not be linked first. An image of unknown target
    /// may be one.
    #[must_use]
    pub fn is_candidate(self) -> bool {
        match self {
            Self::Image(stored) => stored.linking != Linking::First && stored.image.name.kind != NameKind::Lto,
            Self::UnknownTarget | Self::Damaged => true,
            Self::Nothing => false,
        }
    }
}

/// Whether a device runs one of the images of a fat binary; false also where that is unknown.
#[must_use]
pub fn module_runs(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>>,
    device: Cc,
) -> bool {
    Choosing::of(drivers, images, device).runs()
}

/// As [`module_runs`], with the reason; `None` where there is no image. The driver takes one of the images as
/// [`pick`](crate::rules::pick::pick) does.
///
/// If the driver takes PTX that it does not compile, that is the reason. If it takes no image, the reason is the one of
/// the image that is nearest to running. Unknown comes before no, an image that is not for a newer device before one
/// that is, PTX before cubins; then the nearest compute capability counts. If one image runs, and the driver would
/// prefer another that it cannot unpack or read, the answer is unknown: the driver may pass over that image, or fail.
#[must_use]
pub fn module_runs_why(
    drivers: impl Into<Drivers>,
    images: impl IntoIterator<Item = impl Into<Stored>>,
    device: Cc,
) -> Option<Verdict> {
    contents_run_why(
        drivers,
        images.into_iter().map(|stored| Content::Image(stored.into())),
        device,
    )
}

/// As [`module_runs_why`], for the contents of a fat binary; `None` if a driver looks at none of them.
#[must_use]
pub fn contents_run_why(
    drivers: impl Into<Drivers>,
    contents: impl IntoIterator<Item = Content>,
    device: Cc,
) -> Option<Verdict> {
    let mut reasons = Reasons::new(drivers.into(), device);
    for content in contents {
        match content {
            Content::Image(stored) => reasons.add(stored),
            Content::Nothing => {}
            Content::UnknownTarget => reasons.add_unknown(Verdict::UnknownImageTarget),
            Content::Damaged => reasons.add_unknown(Verdict::UnknownUnread),
        }
    }
    reasons.why()
}

/// The oldest driver with which a device runs one of the images of a fat binary; `None` where it runs them with none that is known.
#[must_use]
pub fn module_oldest_driver(images: impl IntoIterator<Item = impl Into<Stored>> + Clone, device: Cc) -> Option<Driver> {
    oldest_where(device, |driver| module_runs(driver, images.clone(), device))
}
