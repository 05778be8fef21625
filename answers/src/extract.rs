//! Which images are taken out of files, and what are the new files called?

use crate::files::{Budget, Contents, Image, ImageKind, LeftOut, Sm, Unpacker, add};
use crate::{Foreign, Refusal, UniqueNames};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::{format, string::String, vec::Vec};
use serde::Serialize;
use smarch::cubin::EntryKind;
use smarch::targets::Suffix;
use smarch::{Name, NameKind};

/// Of a file's name, what is before the number and the target.
const LONGEST_STEM: usize = 128;

/// Which images are wanted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Question {
    /// The one with this number, from 1 on.
    pub image: Option<usize>,
    /// Those for a target. `compute_90` means its PTX alone, `lto_90` its LTO IR.
    pub target: Option<Name>,
}

impl Question {
    /// Whether this is about some images only.
    pub fn is_narrow(&self) -> bool {
        self.image.is_some() || self.target.is_some()
    }

    fn takes(&self, image: &Image, number: usize) -> bool {
        let is_of = |name: Name| {
            let is_kind = match name.kind {
                NameKind::Compute => image.is(EntryKind::Ptx) || image.is(EntryKind::RelocatablePtx),
                NameKind::Lto => image.is(EntryKind::Lto),
                NameKind::Sm => true,
            };
            is_kind && image.target == Some(Sm::from(name.target))
        };
        self.image.is_none_or(|wanted| wanted == number) && self.target.is_none_or(is_of)
    }
}

/// An image that is wanted.
#[derive(Clone, Debug)]
pub struct Chosen<'a> {
    /// Its number in the file, from 0 on.
    pub index: usize,
    /// The image.
    pub image: &'a Image,
    /// What its own file is called.
    pub file_name: String,
}

/// Chooses images, file by file.
#[derive(Debug, Default)]
struct Chooser {
    question: Question,
    names: UniqueNames,
}

impl Chooser {
    /// One for a question.
    fn new(question: Question) -> Self {
        Self { question, names: UniqueNames::default() }
    }

    /// The images of a file that are wanted, named as `cuobjdump -all` names them: numbered by kind. Unlike there no name is given twice.
    fn choose<'a>(&mut self, file: &Foreign, contents: &'a Contents<'_>) -> Vec<Chosen<'a>> {
        let is_image = contents.is_cubin() || contents.is_ptx();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut chosen = Vec::new();
        for (index, image) in contents.images.iter().enumerate() {
            let Some(extension) = extension(image) else { continue };
            let count = counts.entry(extension).or_default();
            *count += 1;
            if !self.question.takes(image, index + 1) {
                continue;
            }
            let before = match &image.identifier {
                Some(identifier) => stem(&identifier.0),
                None if is_image => stem(&file.0),
                None => format!("{}.{count}", stem(&file.0)),
            };
            let target = target_in_name(image).map_or_else(String::new, |target| format!(".{target}"));
            chosen.push(Chosen {
                index,
                image,
                file_name: self.names.unique(&before, &format!("{target}.{extension}")),
            });
        }
        chosen
    }
}

/// Where images go.
pub trait Place {
    /// The images of a file that will come.
    ///
    /// # Errors
    /// They have no room there.
    fn begin(&mut self, chosen: &[Chosen<'_>]) -> Result<(), Refusal>;

    /// An image by the name of its file, unpacked: its path.
    ///
    /// # Errors
    /// It cannot be kept.
    fn keep(&mut self, file_name: &str, bytes: &[u8]) -> Result<Foreign, Refusal>;

    /// Tells what is wrong with a file, which does not hinder its other images.
    fn tell(&mut self, fault: &str);
}

/// Takes the images out of one file after the other.
#[derive(Debug)]
pub struct Extraction {
    chooser: Chooser,
    budget: Budget,
    /// Images that are wanted, kept or not.
    pub wanted: usize,
    /// What was kept.
    pub answer: Answer,
}

impl Extraction {
    /// Of what a question wants, and a run may take.
    pub fn new(question: Question, budget: Budget) -> Self {
        Self { chooser: Chooser::new(question), budget, wanted: 0, answer: Answer::default() }
    }

    /// Takes the images out of a file; whether nothing of it was damaged or left out.
    ///
    /// # Errors
    /// It is nothing that is known, or its place takes no image.
    pub fn take(&mut self, file: &Foreign, bytes: &[u8], place: &mut impl Place) -> Result<bool, Refusal> {
        let name = file.shown();
        let contents = Contents::within(bytes, &self.budget).map_err(|why| Refusal(format!("{name}: {why}")))?;
        let chosen = self.chooser.choose(file, &contents);
        self.wanted += chosen.len();
        place.begin(&chosen)?;
        // What is damaged elsewhere matters to who wants everything.
        let mut is_whole = self.chooser.question.is_narrow() || !contents.is_damaged();
        if !is_whole {
            let damaged = contents.images.iter().filter(|image| image.kind.is_none());
            damaged.filter_map(|image| image.fault).for_each(|fault| place.tell(&format!("{name}: {fault}")));
        }
        let wanted: BTreeSet<usize> = chosen.iter().map(|image| image.index).collect();
        let (admitted, left_out) = self.budget.admit(&contents, |index| wanted.contains(&index));
        for it in contents.left_out.into_iter().chain(left_out) {
            is_whole = false;
            place.tell(&format!("{name}: {it}"));
            add(&mut self.answer.left_out, it);
        }
        let mut unpacker = Unpacker::new(&contents);
        for image in chosen.into_iter().filter(|image| admitted.get(image.index) == Some(&true)) {
            match unpacker.bytes_of(image.index) {
                Ok(bytes) => {
                    let path = place.keep(&image.file_name, bytes)?;
                    self.answer.extracted.push(Extracted::new(file, &image, bytes.len(), path));
                }
                Err(fault) => {
                    is_whole = false;
                    place.tell(&format!("{name}: image {}: {fault}", image.index + 1));
                }
            }
        }
        Ok(is_whole)
    }
}

/// What the name of an image's file ends with; `None` for what only points at images, and for a damaged place.
fn extension(image: &Image) -> Option<&'static str> {
    Some(match image.kind? {
        ImageKind::Known(EntryKind::Cubin) => "cubin",
        ImageKind::Known(EntryKind::Ptx | EntryKind::RelocatablePtx) => "ptx",
        ImageKind::Known(EntryKind::Lto) => "ltoir",
        ImageKind::Known(EntryKind::TileIr) => "tileir",
        ImageKind::Known(EntryKind::Index | EntryKind::Concatenated) => return None,
        ImageKind::Other(_) => "bin",
    })
}

/// The target as cuobjdump writes it into names: a cubin tells nothing of suffix f.
fn target_in_name(image: &Image) -> Option<Sm> {
    let target = image.target?;
    let loses_suffix = image.is(EntryKind::Cubin) && target.suffix == Suffix::F;
    let suffix = if loses_suffix { Suffix::Base } else { target.suffix };
    Some(Sm { suffix, ..target })
}

/// The last part of a path without its extension, as a name of a file that is no path and no option and is not hidden.
fn stem(path: &[u8]) -> String {
    let name = path.rsplit(|byte| b"/\\".contains(byte)).next().unwrap_or_default();
    let end = name.iter().rposition(|byte| *byte == b'.').filter(|dot| *dot > 0);
    let name = name.iter().take(end.unwrap_or(name.len()).min(LONGEST_STEM));
    let kept = name.enumerate().map(|(at, byte)| match byte {
        b'.' | b'-' | b' ' if at == 0 => '_',
        b' ' => '-',
        b'_' | b'.' | b'-' | b'+' => char::from(*byte),
        _ if byte.is_ascii_alphanumeric() => char::from(*byte),
        _ => '_',
    });
    let stem: String = kept.collect();
    if stem.is_empty() { "image".into() } else { stem }
}

/// The images that became files.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// One after the other.
    pub extracted: Vec<Extracted>,
    /// What the limits of the run left out, there only where they did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
}

/// An image that became a file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Extracted {
    /// What it was in.
    pub file: Foreign,
    /// Its bytes, where they are not UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_hex: Option<String>,
    /// Its number there, from 1 on.
    pub entry: usize,
    /// What it is.
    pub kind: Option<ImageKind>,
    /// What it is for.
    pub target: Option<Sm>,
    /// Bytes unpacked.
    pub size_bytes: usize,
    /// Its own file.
    pub path: Foreign,
    /// Its bytes, where they are not UTF-8.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path_hex: Option<String>,
}

impl Extracted {
    /// An image of a file, so many bytes long, at a path.
    fn new(file: &Foreign, chosen: &Chosen<'_>, size: usize, path: Foreign) -> Self {
        Self {
            file: file.clone(),
            file_hex: file.hex(),
            entry: chosen.index + 1,
            kind: chosen.image.kind,
            target: chosen.image.target,
            size_bytes: size,
            path_hex: path.hex(),
            path,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chosen, Extraction, LONGEST_STEM, Place, Question, stem};
    use crate::files::{Budget, Limit};
    use crate::{Foreign, Refusal};
    use alloc::{string::String, vec::Vec};

    #[derive(Default)]
    struct Kept {
        names: Vec<String>,
        faults: Vec<String>,
    }

    impl Place for Kept {
        fn begin(&mut self, chosen: &[Chosen<'_>]) -> Result<(), Refusal> {
            if chosen.is_empty() { Err("nothing comes".into()) } else { Ok(()) }
        }

        fn keep(&mut self, file_name: &str, bytes: &[u8]) -> Result<Foreign, Refusal> {
            assert!(!bytes.is_empty());
            self.names.push(file_name.into());
            Ok(file_name.into())
        }

        fn tell(&mut self, fault: &str) {
            self.faults.push(fault.into());
        }
    }

    #[test]
    fn what_is_left_out_or_damaged_is_told_and_hinders_nothing_else() {
        let packed = include_bytes!("../../tests/data/fatbin/samples/zstd_all.fatbin");
        let take = |bytes: &[u8], budget| {
            let (mut kept, mut extraction) = (Kept::default(), Extraction::new(Question::default(), budget));
            let is_whole = extraction.take(&"a.fatbin".into(), bytes, &mut kept).unwrap();
            assert_eq!(extraction.answer.extracted.len(), kept.names.len());
            (is_whole, kept, extraction)
        };
        let (is_whole, all, extraction) = take(packed, Budget::default());
        assert!(is_whole && all.faults.is_empty() && all.names.len() == extraction.wanted && extraction.wanted > 1);
        let (is_whole, none, extraction) = take(packed, Budget::default().with(Limit::ImageBytes, 1));
        assert!(!is_whole && none.names.is_empty() && none.faults.len() == 1 && extraction.answer.left_out.len() == 1);
        let mut damaged = packed.to_vec();
        let last = damaged.len() - 100;
        damaged[last..].fill(0xff);
        let (is_whole, some, _) = take(&damaged, Budget::default());
        assert!(!is_whole && some.faults.len() == 1 && some.names[..] == all.names[..all.names.len() - 1]);
    }

    #[test]
    fn a_stem_is_no_path_no_option_and_not_hidden() {
        for (path, expected) in [
            (&b"images/kernels.o.cubin"[..], "kernels.o"),
            (b"..", "_"),
            (b"C:\\a\\-rf", "_rf"),
            (b".hidden", "_hidden"),
            (b"a b\n\xff+.so", "a-b__+"),
            (b"folder/", "image"),
        ] {
            assert_eq!(stem(path), expected);
        }
        assert_eq!(stem(&[b'x'; 1000]).len(), LONGEST_STEM);
    }
}
