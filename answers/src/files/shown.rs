//! What is a file, and what does it hold?

use super::contents::Contents;
use super::identity::Identity;
use super::image::Image;
use super::triton::TritonLaunch;
use crate::profile::{CodeObject, begins_as_code_object, code_object};
use crate::{Foreign, Known, Refusal};
use alloc::{boxed::Box, string::String, vec::Vec};
use serde::{Serialize, Serializer};
use smarch::cubin::{self, Fault, FileKind};

/// A file.
#[derive(Debug)]
pub struct Question<'a> {
    /// Its name.
    pub file: Foreign,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// What Triton wrote beside it.
    pub triton: Option<TritonLaunch>,
}

/// What a file is and holds.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileShown {
    /// Its name.
    pub file: Foreign,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_hex: Option<String>,
    /// What it is.
    pub file_kind: Known<FileKind>,
    /// For a cubin: what it was built for. Null: it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<Identity>,
    /// For other files: the images in it.
    #[serde(rename = "entries", serialize_with = "rows", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<super::image::EntryRow<'static>>>"))]
    pub images: Option<Vec<Image>>,
    /// What Triton wrote beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub triton: Option<TritonLaunch>,
    /// Its bytes.
    pub size_bytes: usize,
    /// For a cubin: what is wrong in parts that the answer does not use.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Option<Fault>>,
    /// Something in it is damaged, whatever else could be read.
    #[serde(skip)]
    pub is_damaged: bool,
}

fn rows<S: Serializer>(images: &Option<Vec<Image>>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq((1..).zip(images.iter().flatten()).map(|(number, image)| image.row(number)))
}

impl FileShown {
    /// Whether there is no device code in it.
    pub fn is_without_code(&self) -> bool {
        self.images.as_ref().is_some_and(Vec::is_empty)
    }
}

/// A file that holds code, or the header of what only the compiler has.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Shown {
    /// A cubin, or what images are in.
    File(Box<FileShown>),
    /// A code object of ptxas.
    CodeObject(CodeObject),
}

/// What a file is and holds; or why that cannot be told.
pub fn answer(question: Question<'_>) -> Result<Shown, Refusal> {
    let Question { file, bytes, triton } = question;
    if begins_as_code_object(bytes) {
        return code_object(file, bytes).map(Shown::CodeObject);
    }
    let contents = Contents::of(bytes)?;
    let cubin = cubin::identify(bytes).ok();
    Ok(Shown::File(Box::new(FileShown {
        file_hex: file.hex(),
        file,
        file_kind: contents.kind.into(),
        is_damaged: contents.is_damaged(),
        fault: cubin.map(|_| cubin::check(bytes).err()),
        images: cubin.is_none().then_some(contents.images),
        identity: cubin.map(Identity::from),
        triton,
        size_bytes: bytes.len(),
    })))
}

/// What several files are and hold, and how many others hold nothing.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilesShown {
    /// Those that hold something.
    pub files: Vec<Shown>,
    /// Files of folders and wheels that looked as if they did.
    pub files_without_code: usize,
}
