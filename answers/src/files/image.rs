//! An image of a file: something that can run, or a place that is damaged.

use crate::Foreign;
use alloc::{format, string::String, string::ToString, sync::Arc};
use core::fmt;
use serde::{Serialize, Serializer};
use smarch::cubin::{Compression, Entry, EntryKind, Fault, Place};
use smarch::rules::runs::{Content, Linking, Stored};
use smarch::targets::Suffix;
use smarch::{Name, NameKind, Target, Version};

/// What an image is: a kind that is known, or a number that was never seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageKind {
    /// One that is known.
    Known(EntryKind),
    /// The number of another.
    Other(u32),
}

impl fmt::Display for ImageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Known(EntryKind::Ptx) => "PTX",
            Self::Known(EntryKind::Cubin) => "cubin",
            Self::Known(EntryKind::Lto) => "LTO IR",
            Self::Known(EntryKind::RelocatablePtx) => "PTX, to be linked",
            Self::Known(EntryKind::TileIr) => "Tile IR",
            Self::Known(EntryKind::Concatenated) => "several",
            Self::Known(EntryKind::Index) => "index",
            Self::Other(number) => return write!(f, "kind {number}"),
        })
    }
}

impl Serialize for ImageKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(kind) => kind.serialize(serializer),
            Self::Other(_) => serializer.serialize_str("unknown"),
        }
    }
}

schema_as! { impl() ImageKind => |generator| generator.subschema_for::<crate::Known<EntryKind>>(); }

/// What an image is for, as its header has it, whether or not there is such a target: "sm_100f".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sm {
    /// The number.
    pub number: u32,
    /// The suffix.
    pub suffix: Suffix,
}

impl From<Target> for Sm {
    fn from(target: Target) -> Self {
        Self { number: target.number(), suffix: target.suffix() }
    }
}

impl fmt::Display for Sm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sm_{}", self.number)?;
        self.suffix.letter().map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

impl Serialize for Sm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

schema_as! { impl() Sm => |_| schemars::json_schema!({"type": "string", "pattern": "^sm_[0-9]+[af]?$"}); }

/// Something that can run, or a place that is damaged.
#[derive(Clone, Debug)]
pub struct Image {
    /// What it is; `None` for a damaged place.
    pub kind: Option<ImageKind>,
    /// As [`pick`](smarch::rules::pick) takes it; `None` for what no driver looks at or the table does not know.
    pub name: Option<Name>,
    /// The `.version` of PTX; `None` where it is not known, and for other images.
    pub ptx: Option<Version>,
    /// What it is for, also where the table does not know it; `None` for what is for no target.
    pub target: Option<Sm>,
    /// What PTX text has after `.target`, where that is no target.
    pub target_written: Foreign,
    /// Where in the file it is.
    pub place: Place,
    /// The member of the archive that holds it, whose name all images in it share.
    pub member: Option<Arc<Foreign>>,
    /// What it was made from.
    pub identifier: Option<Foreign>,
    /// How it is compressed.
    pub compression: Compression,
    /// It is compressed together with the one before.
    pub is_within: bool,
    /// Where in the file it begins.
    pub at: usize,
    /// Where the fat binary begins that it is in.
    pub region_at: usize,
    /// Bytes in the file.
    pub stored: usize,
    /// Bytes unpacked.
    pub size: u64,
    /// It must be linked before anything loads it.
    pub is_relocatable: bool,
    /// What it is to a driver.
    pub content: Content,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

impl Image {
    /// A file that is an image.
    pub(super) fn whole(kind: EntryKind, size: usize) -> Self {
        Self {
            kind: Some(ImageKind::Known(kind)),
            name: None,
            ptx: None,
            target: None,
            target_written: Foreign::default(),
            place: Place::File,
            member: None,
            identifier: None,
            compression: Compression::None,
            is_within: false,
            at: 0,
            region_at: 0,
            stored: size,
            size: size as u64,
            is_relocatable: false,
            content: Content::Nothing,
            fault: None,
        }
    }

    /// A place where nothing can be read.
    pub(super) fn damaged(fault: Fault) -> Self {
        Self {
            kind: None,
            at: fault.at,
            content: Content::Damaged,
            fault: Some(fault),
            ..Self::whole(EntryKind::Index, 0)
        }
    }

    /// An entry of a fat binary.
    pub(super) fn of_entry(entry: &Entry<'_>, member: Option<Arc<Foreign>>) -> Self {
        let text = |text: Option<&[u8]>| text.filter(|text| !text.is_empty()).map(Foreign::from);
        let kind = entry.kind();
        let has_target = !matches!(kind, Some(EntryKind::Concatenated | EntryKind::Index));
        let is_ptx = matches!(kind, Some(EntryKind::Ptx | EntryKind::RelocatablePtx));
        let (major, minor) = entry.version();
        let version = Version::new(major, minor);
        let content = Content::of_entry(entry);
        let linking = match content {
            Content::Image(stored) => stored.linking,
            _ => Linking::of_entry(entry),
        };
        Self {
            kind: Some(kind.map_or(ImageKind::Other(entry.kind_code()), ImageKind::Known)),
            name: kind.zip(entry.target()).and_then(|(kind, target)| name_of(kind, target)),
            ptx: Some(version).filter(|version| is_ptx && *version != Version::new(0, 0)),
            target: has_target.then(|| Sm { number: entry.sm(), suffix: entry.suffix() }),
            target_written: Foreign::default(),
            place: entry.place,
            member,
            identifier: text(entry.identifier()),
            compression: entry.compression(),
            is_within: entry.image_at.is_some(),
            at: entry.at,
            region_at: entry.region_at,
            stored: entry.payload.len(),
            size: entry.size(),
            is_relocatable: linking != Linking::Ready,
            content,
            fault: entry.fault(),
        }
    }

    /// Whether it is of a kind.
    pub fn is(&self, kind: EntryKind) -> bool {
        self.kind == Some(ImageKind::Known(kind))
    }

    /// Whether its bytes are not those in the file.
    pub fn is_compressed(&self) -> bool {
        self.is_within || self.compression != Compression::None
    }

    /// ".nv_fatbin", "lib.o:.nv_fatbin"; empty when it is the file.
    pub fn place_text(&self) -> String {
        match (&self.member, self.place) {
            (_, Place::File) => String::new(),
            (Some(member), place) => format!("{}:{place}", member.shown()),
            (None, place) => place.to_string(),
        }
    }

    /// "sm_100f", or what is written instead; empty where there is neither.
    pub fn target_text(&self) -> String {
        self.target.map_or_else(|| self.target_written.shown(), |target| target.to_string())
    }

    /// As the library's rules take it.
    pub fn stored(&self) -> Option<Stored> {
        match self.content {
            Content::Image(stored) => Some(stored),
            _ => None,
        }
    }

    /// As JSON lists it, numbered from 1 on.
    pub fn row(&self, number: usize) -> EntryRow<'_> {
        let is_sound = self.kind.is_some();
        EntryRow {
            entry: number,
            kind: self.kind,
            target: self.target,
            ptx_version: self.ptx,
            target_written: Some(&self.target_written).filter(|written| !written.is_empty()),
            target_written_hex: self.target_written.hex(),
            place: is_sound.then_some(self.place),
            member: self.member.as_deref(),
            member_hex: self.member.as_deref().and_then(Foreign::hex),
            identifier: self.identifier.as_ref(),
            identifier_hex: self.identifier.as_ref().and_then(Foreign::hex),
            compression: is_sound.then_some(self.compression),
            within_previous: self.is_within,
            offset_bytes: self.at,
            stored_bytes: self.stored,
            size_bytes: self.size,
            fault: self.fault,
        }
    }
}

/// The name by which a driver knows an image.
pub(super) fn name_of(kind: EntryKind, target: Target) -> Option<Name> {
    let kind = match kind {
        EntryKind::Cubin => NameKind::Sm,
        EntryKind::Ptx => NameKind::Compute,
        EntryKind::Lto => NameKind::Lto,
        _ => return None,
    };
    Some(target.named(kind))
}

/// What is known of an image, or of a damaged place, as JSON has it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntryRow<'a> {
    entry: usize,
    kind: Option<ImageKind>,
    target: Option<Sm>,
    ptx_version: Option<Version>,
    /// What PTX has after .target, there only where it is no target.
    #[serde(skip_serializing_if = "Option::is_none")]
    target_written: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target_written_hex: Option<String>,
    /// Where in the file. Null: a damaged place.
    place: Option<Place>,
    /// The archive's member. Null: the file is no archive.
    member: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    member_hex: Option<String>,
    /// Usually the name of the source file. Null: the image has none.
    identifier: Option<&'a Foreign>,
    #[serde(skip_serializing_if = "Option::is_none")]
    identifier_hex: Option<String>,
    /// Null: a damaged place.
    compression: Option<Compression>,
    /// It is compressed together with the image before.
    within_previous: bool,
    offset_bytes: usize,
    stored_bytes: usize,
    size_bytes: u64,
    fault: Option<Fault>,
}
