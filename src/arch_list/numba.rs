//! numba-cuda's `NUMBA_FORCE_CUDA_CC` and `NUMBA_CUDA_DEFAULT_PTX_CC`.
//!
//! Source: `loading/arch_lists.tsv`; `_parse_cc` was run.

use super::WriteError;
use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::remark::Remark;
use super::source::Failed;
use super::token::Token;
use super::torch::Dotted;
use crate::targets::{NameKind, Suffix};
use crate::{Cc, Error};
use core::fmt;

/// Parses a compute capability: two numbers with a dot, and anything after them. `None` is a variable that
/// is not set: numba then builds for the device.
#[inline(never)]
pub(super) fn parse(text: Option<Token<'_>>, list: &mut List) -> Result<(), Failed> {
    let Some(whole) = text else {
        list.note(Remark::Machine, None);
        return Ok(());
    };
    let mut bytes = whole.bytes();
    // A number ends at the first byte that is not a digit; the first one must end at the dot.
    let mut number = || {
        let mut number: Option<u32> = None;
        loop {
            match bytes.next() {
                Some(digit @ b'0'..=b'9') => {
                    number = Some(
                        number
                            .unwrap_or(0)
                            .saturating_mul(10)
                            .saturating_add(u32::from(digit & 0xf)),
                    );
                }
                end => return Some((number?, end)),
            }
        }
    };
    let (Some((major, Some(b'.'))), Some((minor, _))) = (number(), number()) else {
        let error = if whole.is_empty() {
            Error::ArchListEmpty
        } else {
            Error::ArchListSpelling
        };
        return Err(whole.fail(error, Message::NumbaNotDecimals));
    };
    let target = match minor {
        0..=9 => Cc(major.saturating_mul(10).saturating_add(minor)).target(),
        _ => None,
    };
    list.note(Remark::Jit, None);
    let target = target.ok_or_else(|| whole.fail(Error::ArchListNotInTable, Message::None))?;
    list.push(Image::ptx(target), whole)
}

/// Writes the only image, which must be PTX for a base target.
pub(super) fn write(list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    for (position, image) in list.iter().enumerate() {
        let is_expressible = image.name.kind == NameKind::Compute && image.name.target.suffix() == Suffix::Base;
        if position > 0 || !is_expressible || image.source() != image.name.target {
            return Err(WriteError::NotExpressible(position));
        }
        write!(out, "{}", Dotted(image.name.target))?;
    }
    Ok(())
}
