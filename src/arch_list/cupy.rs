//! CuPy's `CUPY_NVCC_GENERATE_CODE`.
//!
//! Source: `loading/arch_lists.tsv` and CuPy's build script; read, not run.

use super::image::{Image, Images};
use super::list::List;
use super::messages::Message;
use super::nvcc;
use super::remark::Remark;
use super::source::Failed;
use super::token::Token;
use super::{Context, WriteError};
use crate::{Cc, Error, Toolkit};
use core::fmt;

/// Parses a list: `current`, or values of nvcc's `-gencode`. `None` is a variable that is not set: CuPy then
/// uses a list of its own for each toolkit, which is not known here.
#[inline(never)]
pub(super) fn parse(text: Option<Token<'_>>, context: &Context<'_>, list: &mut List) -> Result<(), Failed> {
    let Some(whole) = text else {
        list.note(Remark::Default, None);
        return Ok(());
    };
    if whole.is(b"current") {
        let Some(devices) = context.devices.filter(|devices| !devices.is_empty()) else {
            // Without a device CuPy uses its own list.
            let remark = if context.devices.is_some() {
                Remark::Default
            } else {
                Remark::Machine
            };
            list.note(remark, Some(whole.span()));
            return Ok(());
        };
        for &device in devices {
            let target = device
                .target()
                .ok_or_else(|| whole.fail(Error::ArchListNotInTable, Message::None))?;
            let image = if device < Cc(60) {
                Image::ptx(target)
            } else {
                Image::cubin(target)
            };
            if !list.images().any(|other| other == image) {
                list.push(image, whole)?;
            }
        }
        return Ok(());
    }
    let mut items = whole
        .split(|byte| byte == b';')
        .filter(|item| !item.is_empty())
        .peekable();
    if items.peek().is_none() {
        let default = context.toolkit.default_target();
        list.note(Remark::NoFlag, Some(whole.span()));
        list.push(Image::cubin(default), whole)?;
        return list.push(Image::ptx(default), whole);
    }
    items.try_for_each(|item| nvcc::parse_gencode(context.toolkit, item, list))
}

/// Writes one value of `-gencode` for each image.
pub(super) fn write(toolkit: Toolkit, list: Images<'_>, out: &mut dyn fmt::Write) -> Result<(), WriteError> {
    nvcc::write(toolkit, "", ";", list, out)
}
