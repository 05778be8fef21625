//! The images of a list.

use crate::Error;
use crate::targets::{Name, NameKind, Target};

/// An image that is put into a fat binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Image {
    /// Its kind and target: `sm_` is a cubin, `compute_` PTX, `lto_` LTO IR.
    pub name: Name,
    /// The `compute_` target that it is made from; `None` for PTX, and where the syntax does not tell.
    pub from: Option<Target>,
}

impl Image {
    /// A cubin made from PTX for the same target.
    #[must_use]
    pub const fn cubin(target: Target) -> Self {
        Self {
            name: target.named(NameKind::Sm),
            from: Some(target),
        }
    }

    /// PTX.
    #[must_use]
    pub const fn ptx(target: Target) -> Self {
        Self {
            name: target.named(NameKind::Compute),
            from: None,
        }
    }

    /// The target that it is made from: [`Image::from`], else its own target.
    #[must_use]
    pub const fn source(&self) -> Target {
        match self.from {
            Some(from) => from,
            None => self.name.target,
        }
    }

    /// Whether it is a cubin, made from PTX for its own target.
    pub(super) fn is_plain_cubin(&self) -> bool {
        self.name.kind == NameKind::Sm && self.source() == self.name.target
    }
}

/// An image as C sees it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[doc(alias = "smarch_arch_image")]
pub struct StoredImage {
    /// SMARCH_KIND_SM: a cubin; _COMPUTE: PTX; _LTO: LTO IR.
    pub(crate) kind: u32,
    /// The target.
    pub(crate) target: u32,
    /// The target of the PTX that it is made from; 0 for PTX, and where the syntax does not tell.
    pub(crate) from: u32,
}

/// A bit of the kind while nvcc's options are parsed: nvcc keeps images made from `arch=lto_80` apart from images
/// made from `arch=compute_80`. [`List::finish`](super::list::List::finish) removes it.
pub(super) const FROM_LTO: u32 = 1 << 31;

impl StoredImage {
    pub(super) const NONE: Self = Self {
        kind: 0,
        target: 0,
        from: 0,
    };

    pub(crate) const fn new(image: Image, from_lto: bool) -> Self {
        Self {
            kind: image.name.kind.code() | if from_lto { FROM_LTO } else { 0 },
            target: image.name.target.id(),
            from: match image.from {
                Some(from) => from.id(),
                None => 0,
            },
        }
    }

    pub(super) const fn is_from_lto(self) -> bool {
        self.kind & FROM_LTO != 0
    }

    /// The image; an error when a number is not a kind or a target.
    pub(crate) fn image(&self) -> Result<Image, Error> {
        let kind = NameKind::from_code(self.kind & !FROM_LTO).ok_or(Error::InvalidValue)?;
        let target = Target::from_id(self.target).ok_or(Error::InvalidTarget)?;
        let from = match self.from {
            0 => None,
            from => Some(Target::from_id(from).ok_or(Error::InvalidTarget)?),
        };
        Ok(Image {
            name: target.named(kind),
            from,
        })
    }
}

/// The images of a list, or of a caller, in order.
#[derive(Clone, Copy)]
pub(crate) struct Images<'a>(pub &'a [StoredImage]);

impl<'a> Images<'a> {
    pub fn iter(self) -> impl ExactSizeIterator<Item = Image> + Clone + 'a {
        // Stored images are valid: `NEVER` is not reached.
        const NEVER: Image = Image::ptx(Target::DEFAULT);
        self.0.iter().map(|stored| stored.image().unwrap_or(NEVER))
    }

    /// The first `count` of them.
    pub fn first(self, count: usize) -> Self {
        Self(self.0.get(..count).unwrap_or(self.0))
    }

    /// Whether there is an image of this kind and target, whatever it is made from.
    #[inline(never)]
    pub fn holds(self, kind: NameKind, target: Target) -> bool {
        self.iter().any(|image| image.name == target.named(kind))
    }

    /// Whether there is a cubin of the target, made from the target's own PTX.
    #[inline(never)]
    pub fn has_plain_cubin(self, target: Target) -> bool {
        self.iter()
            .any(|image| image.name.target == target && image.is_plain_cubin())
    }

    /// Whether the image is a plain cubin, or the PTX beside one: most syntaxes can express nothing else.
    pub fn is_cubin_or_its_ptx(self, image: Image) -> bool {
        match image.name.kind {
            NameKind::Sm => image.is_plain_cubin(),
            NameKind::Compute => image.source() == image.name.target && self.has_plain_cubin(image.name.target),
            NameKind::Lto => false,
        }
    }
}
