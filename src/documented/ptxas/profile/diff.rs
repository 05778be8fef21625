//! What differs between two objects.

use super::fields::{FieldInfo, field_at};
use super::image::{Profile, SIZE};
use core::ops::Range;

/// A field, or a run of bytes without a name, that differs.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Difference<'a> {
    /// Where it begins.
    pub offset: usize,
    /// The field; `None` for bytes that no document names. Of a field that a narrower one
    /// overlaps only its own bytes are compared and shown.
    pub field: Option<&'static FieldInfo>,
    /// The bytes of the first object.
    pub old: &'a [u8],
    /// The bytes of the second object.
    pub new: &'a [u8],
}

/// The fields, and the runs of unnamed bytes, in which two objects differ; offsets ascending.
pub fn differences<'a>(old: &'a Profile, new: &'a Profile) -> impl Iterator<Item = Difference<'a>> + Clone {
    let mut next = 0;
    let differs = |offset: usize| old.as_bytes().get(offset) != new.as_bytes().get(offset);
    core::iter::from_fn(move || {
        let first = (next..SIZE).find(|&offset| differs(offset))?;
        let field = field_at(first);
        let range = match field {
            Some(field) => own_bytes(field, first),
            None => {
                first
                    ..(first..SIZE)
                        .find(|&at| !differs(at) || field_at(at).is_some())
                        .unwrap_or(SIZE)
            }
        };
        next = range.end;
        let (old, new) = (old.as_bytes().get(range.clone())?, new.as_bytes().get(range.clone())?);
        Some(Difference {
            offset: range.start,
            field,
            old,
            new,
        })
    })
}

/// The run of bytes around one of them that belong to the field and to none inside it.
fn own_bytes(field: &FieldInfo, offset: usize) -> Range<usize> {
    let own = |&at: &usize| field_at(at).is_some_and(|owner| owner.offset == field.offset);
    let Range { start, end } = field.range();
    let before = (start..offset).rev().take_while(own).count();
    let after = (offset..end).take_while(own).count();
    offset.saturating_sub(before)..offset.saturating_add(after)
}
