//! The values of `-gencode`, and the images made of one architecture.

use super::super::list::List;
use super::super::messages::Message;
use super::super::remark::Remark;
use super::super::source::Failed;
use super::super::token::Token;
use super::{codes, conflicts, image_of, read_name};
use crate::rules::compile;
use crate::targets::{Name, NameKind};
use crate::{Error, Toolkit};

/// The fields of one `-gencode`.
#[derive(Clone, Copy, Default)]
struct Gencode<'a> {
    arch: Option<Token<'a>>,
    /// Without its brackets or quotes.
    code: Option<Token<'a>>,
}

/// Parses `arch=compute_80,code=[sm_80,compute_80]`, the fields in any order. Both must be there.
#[inline(never)]
fn parse_fields<'a>(value: Token<'a>, found: &mut Gencode<'a>) -> Result<(), Failed> {
    let (mut bracket, mut quoted) = (false, false);
    let fields = value.split(|byte| {
        match byte {
            b'[' => bracket = true,
            b']' => bracket = false,
            b'"' => quoted = !quoted,
            _ => {}
        }
        byte == b',' && !bracket && !quoted
    });
    for field in fields {
        parse_field(field.trim(), found)?;
    }
    let message = match (found.arch, found.code) {
        (Some(_), Some(_)) => return Ok(()),
        (Some(_), None) => Message::NvccNoCode,
        (None, Some(_)) => Message::NvccNoArchitecture,
        (None, None) => Message::None,
    };
    Err(value.fail(Error::ArchListValue, message))
}

/// One field of a `-gencode`: `arch=` or `code=`. An empty field is ignored.
#[inline(never)]
fn parse_field<'a>(field: Token<'a>, found: &mut Gencode<'a>) -> Result<(), Failed> {
    if field.is_empty() {
        return Ok(());
    }
    let (key, value) = field
        .split_once(b'=')
        .ok_or_else(|| field.fail(Error::ArchListValue, Message::NvccNotKeyword))?;
    let key = key.trim();
    let cell = if key.is(b"arch") {
        &mut found.arch
    } else if key.is(b"code") {
        &mut found.code
    } else {
        return Err(key.fail(Error::ArchListValue, Message::NvccKeyword));
    };
    if cell.is_some() {
        return Err(key.fail(Error::ArchListValue, Message::NvccRepeated));
    }
    *cell = Some(without_brackets(value.trim())?);
    Ok(())
}

/// A value without its brackets or quotes.
fn without_brackets(value: Token<'_>) -> Result<Token<'_>, Failed> {
    for (open, close) in [(b"[", b"]"), (b"\"", b"\"")] {
        if let Some(inner) = value.strip_prefix(open) {
            return inner.strip_suffix(close).ok_or_else(|| {
                value.fail(
                    Error::ArchListValue,
                    if open == b"[" {
                        Message::NvccStray
                    } else {
                        Message::None
                    },
                )
            });
        }
    }
    Ok(value)
}

/// Parses the value of a `-gencode`: its images go before the others made from the same architecture. Of an
/// image that is named twice the last place counts.
#[inline(never)]
pub(in super::super) fn parse_gencode(nvcc: Toolkit, value: Token<'_>, list: &mut List) -> Result<(), Failed> {
    let mut found = Gencode::default();
    parse_fields(value, &mut found)?;
    make_images(nvcc, found, list)
}

#[inline(never)]
fn make_images(nvcc: Toolkit, found: Gencode<'_>, list: &mut List) -> Result<(), Failed> {
    let (Some(arch), Some(codes)) = (found.arch, found.code) else {
        return Ok(());
    };
    let mut maker = Maker::new(nvcc, arch, Message::NvccUnsupported)?;
    codes
        .split(|byte| byte == b',')
        .try_for_each(|code| maker.make(code, list))
}

/// Makes the images of one architecture.
pub(super) struct Maker<'a> {
    nvcc: Toolkit,
    arch: Token<'a>,
    from: Name,
    /// What nvcc prints about a code that it does not know.
    unknown: Message,
    /// How many images were made.
    made: usize,
}

impl<'a> Maker<'a> {
    #[inline(never)]
    pub(super) fn new(nvcc: Toolkit, arch: Token<'a>, unknown: Message) -> Result<Self, Failed> {
        let from = read_name(nvcc, arch, Message::NvccUnsupported)?;
        match from.kind {
            NameKind::Sm => Err(arch.fail(Error::ArchListNotVirtual, Message::NvccNotVirtual)),
            _ => Ok(Self {
                nvcc,
                arch,
                from,
                unknown,
                made: 0,
            }),
        }
    }

    /// Inserts the images of one `-code`: each goes before the ones made earlier.
    pub(super) fn make_codes(&mut self, value: Token<'_>, list: &mut List) -> Result<(), Failed> {
        codes(value).try_for_each(|code| {
            self.made = 0;
            self.make(code, list)
        })
    }

    /// Inserts the image that is made for this code behind those that were made before.
    #[inline(never)]
    fn make(&mut self, code: Token<'_>, list: &mut List) -> Result<(), Failed> {
        let name = read_name(self.nvcc, code, self.unknown)?;
        let image = image_of(self.nvcc, self.from, name).map_err(|error| match error {
            Error::ArchListIncompatible => code.fail_beside(self.arch, error, Message::NvccIncompatible),
            _ => code.fail_beside(self.arch, error, Message::NvccUnsupported),
        })?;
        if conflicts(list.stored(), image) {
            return Err(code.fail(Error::ArchListConflict, Message::NvccTwoFamilies));
        }
        if image.name.kind == NameKind::Sm && !compile::ptxas_compiles(self.nvcc, image.source(), image.name) {
            list.note(Remark::PtxasRefuses, Some(code.span()));
        }
        if list.insert_in_group(image, self.from.kind == NameKind::Lto, self.made, code)? {
            self.made = self.made.saturating_add(1);
        }
        Ok(())
    }
}
