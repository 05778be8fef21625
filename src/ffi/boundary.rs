//! From C's pointers to Rust's values and back.

use crate::target::{Name, NameKind, Target, TargetSet};
use crate::{Error, Text};
use core::ffi::c_char;
use core::fmt::{self, Write};
use core::mem::MaybeUninit;

/// 0 (`SMARCH_OK`) for success, else one of `SMARCH_ERROR_*`.
pub type smarch_status = i32;

/// The status of a result.
pub fn status(result: Result<(), Error>) -> smarch_status {
    match result {
        Ok(()) => 0,
        // Codes are small: this never saturates.
        Err(error) => i32::try_from(error.code()).unwrap_or(smarch_status::MAX),
    }
}

/// Writes an answer; NULL is an error.
pub fn write<T>(out: Option<&mut MaybeUninit<T>>, value: T) -> Result<(), Error> {
    out.ok_or(Error::NullPointer)?.write(value);
    Ok(())
}

/// The caller's array; NULL only with length 0.
///
/// # Safety
/// `pointer` is NULL, or points at `length` readable values that do not change while the slice is in use.
pub unsafe fn slice<'a, T>(pointer: *const T, length: usize) -> Result<&'a [T], Error> {
    if pointer.is_null() && length == 0 {
        return Ok(&[]);
    }
    check_array::<T>(pointer.is_null(), length)?;
    // SAFETY: not NULL, at most isize::MAX bytes, and readable as the caller promises.
    Ok(unsafe { core::slice::from_raw_parts(pointer, length) })
}

/// The caller's array to write into; NULL only with length 0.
///
/// # Safety
/// `pointer` is NULL, or points at room for `length` values that nothing else uses meanwhile.
pub unsafe fn room<'a, T>(pointer: *mut T, length: usize) -> Result<&'a mut [MaybeUninit<T>], Error> {
    if length == 0 {
        return Ok(&mut []);
    }
    check_array::<T>(pointer.is_null(), length)?;
    // SAFETY: not NULL, at most isize::MAX bytes, writable as the caller promises; MaybeUninit takes what is there.
    Ok(unsafe { core::slice::from_raw_parts_mut(pointer.cast(), length) })
}

/// The caller's bytes to change; NULL only with length 0.
///
/// # Safety
/// `pointer` is NULL, or points at `length` bytes that have values and that nothing else uses meanwhile.
pub unsafe fn slice_mut<'a>(pointer: *mut u8, length: usize) -> Result<&'a mut [u8], Error> {
    if length == 0 {
        return Ok(&mut []);
    }
    check_array::<u8>(pointer.is_null(), length)?;
    // SAFETY: not NULL, at most isize::MAX bytes, usable as the caller promises.
    Ok(unsafe { core::slice::from_raw_parts_mut(pointer, length) })
}

fn check_array<T>(is_null: bool, length: usize) -> Result<(), Error> {
    if is_null {
        return Err(Error::NullPointer);
    }
    match length.checked_mul(size_of::<T>()).map(isize::try_from) {
        Some(Ok(_)) => Ok(()),
        _ => Err(Error::InvalidValue),
    }
}

/// Writes a list into the caller's array, and how many it has into `count` whether they fit or not.
///
/// # Safety
/// `out` is NULL, or points at room for `capacity` values that nothing else uses meanwhile.
pub unsafe fn fill_list<T>(
    out: *mut T,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
    items: impl Iterator<Item = T> + Clone,
) -> Result<(), Error> {
    // SAFETY: as the caller promises.
    let room = unsafe { room(out, capacity) }?;
    // Most lists know their length; others are walked twice.
    let needed = match items.size_hint() {
        (least, Some(most)) if least == most => least,
        _ => items.clone().count(),
    };
    write(count, needed)?;
    if needed > room.len() {
        return Err(Error::BufferTooSmall);
    }
    for (cell, item) in room.iter_mut().zip(items) {
        cell.write(item);
    }
    Ok(())
}

/// Writes a set of targets into the caller's array, as [`fill_list`] does.
///
/// # Safety
/// As [`fill_list`].
pub unsafe fn fill_targets(
    out: *mut u32,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
    targets: &TargetSet,
) -> Result<(), Error> {
    // SAFETY: as the caller promises.
    unsafe { fill_list(out, capacity, count, targets.iter().map(Target::id)) }
}

/// Writes a text and a NUL into the caller's buffer, and its length without the NUL into
/// `length` (may be NULL) whether it fits or not. A buffer that is too small stays untouched.
///
/// # Safety
/// `out` is NULL, or points at room for `capacity` bytes that nothing else uses meanwhile.
pub unsafe fn fill_text(
    out: *mut c_char,
    capacity: usize,
    length: Option<&mut MaybeUninit<usize>>,
    text: impl fmt::Display,
) -> Result<(), Error> {
    // SAFETY: as the caller promises; a char has the size and alignment of a byte.
    let room = unsafe { room(out.cast::<u8>(), capacity) }?;
    let mut counter = Counter(0);
    let _ = write!(counter, "{text}");
    if let Some(length) = length {
        length.write(counter.0);
    }
    if counter.0 >= room.len() {
        return Err(Error::BufferTooSmall);
    }
    let mut cells = room.iter_mut();
    let _ = write!(Cells(&mut cells), "{text}");
    if let Some(end) = cells.next() {
        end.write(0);
    }
    Ok(())
}

/// Displays nothing where there is nothing.
pub struct OrNothing<T>(pub Option<T>);

impl<T: fmt::Display> fmt::Display for OrNothing<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => Ok(()),
        }
    }
}

/// Counts the bytes of a text.
struct Counter(usize);

impl Write for Counter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.saturating_add(text.len());
        Ok(())
    }
}

/// Writes the bytes of a text one after the other.
struct Cells<'a, 'b>(&'a mut core::slice::IterMut<'b, MaybeUninit<u8>>);

impl Write for Cells<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // Bytes first: zip takes no cell for a byte that is not there.
        for (&byte, cell) in text.as_bytes().iter().zip(self.0.by_ref()) {
            cell.write(byte);
        }
        Ok(())
    }
}

/// The first of static rows, and in `count` how many there are; NULL when `count` is.
pub fn list<T>(rows: &'static [T], count: Option<&mut MaybeUninit<usize>>) -> Option<&'static T> {
    count?.write(rows.len());
    rows.first()
}

/// Targets as C holds them, as many as there is room for; 0 where there are no more. Compile time only.
pub const fn target_ids<const ROOM: usize>(mut targets: &[Target]) -> [u32; ROOM] {
    let mut ids = [0; ROOM];
    let mut room: &mut [u32] = &mut ids;
    while let ([target, rest @ ..], [id, others @ ..]) = (targets, room) {
        *id = target.id();
        targets = rest;
        room = others;
    }
    assert!(targets.is_empty());
    ids
}

/// A static text, or NULL.
pub const fn or_null(text: Option<Text>) -> *const c_char {
    match text {
        Some(text) => text.as_c_str(),
        None => core::ptr::null(),
    }
}

/// Whether a row's text is this one, in capitals or not; NULL is none.
///
/// # Safety
/// `text` is NULL, or leads to a constant that ends in NUL.
pub unsafe fn says(text: *const c_char, wanted: &[u8]) -> bool {
    if text.is_null() {
        return false;
    }
    let mut rest = text.cast::<u8>();
    for byte in wanted {
        // SAFETY: up to its NUL, which ends the loop, the constant can be read.
        let found = unsafe { rest.read() };
        if found == 0 || !found.eq_ignore_ascii_case(byte) {
            return false;
        }
        // SAFETY: a NUL follows somewhere.
        rest = unsafe { rest.add(1) };
    }
    // SAFETY: as above.
    unsafe { rest.read() == 0 }
}

/// A bit where something is, else nothing.
pub const fn bit_if(is: bool, bit: u32) -> u32 {
    if is { bit } else { 0 }
}

/// A target as C holds it.
pub fn target(id: u32) -> Result<Target, Error> {
    Target::from_id(id).ok_or(Error::InvalidTarget)
}

/// A name as C holds it.
pub fn name(kind: u32, id: u32) -> Result<Name, Error> {
    Ok(Name {
        kind: NameKind::from_code(kind).ok_or(Error::InvalidValue)?,
        target: target(id)?,
    })
}

/// The static rows that C sees, made of the library's rows while the crate compiles.
macro_rules! c_rows {
    ($rows:ident: [$row:ty; $count:ident] = $make:ident($source:expr)) => {
        const $count: usize = $source.len();

        #[expect(clippy::indexing_slicing, reason = "evaluated at compile time only")]
        static $rows: [$row; $count] = {
            let mut rows = [$make(&$source[0]); $count];
            let mut position = 1;
            while position < $count {
                rows[position] = $make(&$source[position]);
                position += 1;
            }
            rows
        };
    };
}
pub(super) use c_rows;

/// The rows of a list within the rows of another, one after the other, each with the position of the
/// row it belongs to; made while the crate compiles, and another count does not compile.
macro_rules! flat_c_rows {
    ($rows:ident: [$row:ty; $count:literal] = $make:ident($source:expr, $list:ident)) => {
        #[expect(
            clippy::indexing_slicing,
            clippy::arithmetic_side_effects,
            reason = "evaluated at compile time only"
        )]
        static $rows: [$row; $count] = {
            let mut rows = [$make(0, &$source[0].$list[0]); $count];
            let mut filled = 0;
            let mut position = 0;
            while position < $source.len() {
                let mut list = $source[position].$list;
                while let [item, rest @ ..] = list {
                    rows[filled] = $make(position as u32, item);
                    filled += 1;
                    list = rest;
                }
                position += 1;
            }
            assert!(filled == rows.len());
            rows
        };
    };
}
pub(super) use flat_c_rows;
