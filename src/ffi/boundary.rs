//! From C's pointers to Rust's values and back.

use crate::targets::{Name, NameKind, Target};
use crate::{Error, Toolkit, Version};
use core::ffi::c_char;
use core::fmt::{self, Write};
use core::mem::MaybeUninit;

/// 0 (`SMARCH_OK`) for success, else one of `SMARCH_ERROR_*`.
#[doc(alias = "SMARCH_ERROR_")]
pub type smarch_status = i32;

/// An output; NULL is an error (`SMARCH_ERROR_NULL_POINTER`).
pub type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// An output that the caller may do without: NULL is nowhere to write to.
pub type MaybeOut<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// An output that is too large for a call's stack and so is built in place: after a failure all of it is zero. NULL is
/// an error.
pub type InPlace<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// The caller's array that is also what the library works in: after a failure the elements that it used are zero.
pub type InPlaceArray<T> = *mut T;

/// An input struct; NULL is an error.
pub type In<'a, T> = Option<&'a T>;

/// An input struct that the caller may leave out: NULL has the meaning that the function's comment states.
pub type MaybeIn<'a, T> = Option<&'a T>;

/// A struct that is changed in place; NULL is an error.
pub type InOut<'a, T> = Option<&'a mut T>;

/// A static row, or NULL for none.
pub type Row<T> = Option<&'static T>;

/// The status of a result.
pub fn status(result: Result<(), Error>) -> smarch_status {
    match result {
        Ok(()) => 0,
        // Codes are small: this never saturates.
        Err(error) => i32::try_from(error.code()).unwrap_or(smarch_status::MAX),
    }
}

/// Writes an answer; NULL is an error.
pub fn write<T>(out: Out<T>, value: T) -> Result<(), Error> {
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
/// `pointer` is NULL, or points at space for `length` values that nothing else uses meanwhile.
pub unsafe fn buffer<'a, T>(pointer: *mut T, length: usize) -> Result<&'a mut [MaybeUninit<T>], Error> {
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
/// `out` is NULL, or points at space for `capacity` values that nothing else uses meanwhile.
pub unsafe fn fill_list<T>(
    out: *mut T,
    capacity: usize,
    count: Out<usize>,
    items: impl Iterator<Item = T> + Clone,
) -> Result<(), Error> {
    // SAFETY: as the caller promises.
    let buffer = unsafe { buffer(out, capacity) }?;
    // Most lists know their length; others are walked twice.
    let needed = match items.size_hint() {
        (least, Some(most)) if least == most => least,
        _ => items.clone().count(),
    };
    write(count, needed)?;
    if needed > buffer.len() {
        return Err(Error::BufferTooSmall);
    }
    for (cell, item) in buffer.iter_mut().zip(items) {
        cell.write(item);
    }
    Ok(())
}

/// Writes a text and a NUL into the caller's buffer, and its length without the NUL into
/// `length` (may be NULL) whether it fits or not. A buffer that is too small stays untouched.
///
/// # Safety
/// `out` is NULL, or points at space for `capacity` bytes that nothing else uses meanwhile.
pub unsafe fn fill_text(
    out: *mut c_char,
    capacity: usize,
    length: Out<usize>,
    text: impl fmt::Display,
) -> Result<(), Error> {
    // SAFETY: as the caller promises; a char has the size and alignment of a byte.
    let buffer = unsafe { buffer(out.cast::<u8>(), capacity) }?;
    let mut counter = Counter(0);
    let _ = write!(counter, "{text}");
    if let Some(length) = length {
        length.write(counter.0);
    }
    if counter.0 >= buffer.len() {
        return Err(Error::BufferTooSmall);
    }
    let mut cells = buffer.iter_mut();
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
pub fn list<T>(rows: &'static [T], count: Out<usize>) -> Option<&'static T> {
    count?.write(rows.len());
    rows.first()
}

/// A bit where something is, else nothing.
pub const fn bit_if(is: bool, bit: u32) -> u32 {
    if is { bit } else { 0 }
}

/// A target as C holds it.
pub fn target(id: u32) -> Result<Target, Error> {
    Target::from_id(id).ok_or(Error::InvalidTarget)
}

/// A release of the toolkit as C holds it.
pub fn toolkit(code: u32) -> Result<Toolkit, Error> {
    Toolkit::of_code(code).ok_or(Error::ToolkitNotRun)
}

/// A version that may be absent, {0, 0}, as C holds it.
pub fn version(version: Version) -> Option<Version> {
    (version != Version::NONE).then_some(version)
}

/// A name as C holds it.
pub fn name(kind: u32, id: u32) -> Result<Name, Error> {
    Ok(Name {
        kind: NameKind::from_code(kind).ok_or(Error::InvalidValue)?,
        target: target(id)?,
    })
}

/// `smarch_Xs(&count)`: all rows of a table. One line a table, under its comment.
macro_rules! all_rows {
    ($($(#[$doc:meta])* fn $name:ident() -> [$row:ty] = $rows:expr;)+) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(count: $crate::ffi::boundary::Out<usize>) -> $crate::ffi::boundary::Row<$row> {
            $crate::ffi::boundary::list($rows, count)
        }
    )+};
}
pub(crate) use all_rows;

/// `smarch_X_name(code)`: the text of a code, "" for an unknown one. One line an enumeration, under its comment.
macro_rules! code_texts {
    ($($(#[$doc:meta])* fn $name:ident($code:ident: $alias:ty) = $values:ty;)+) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub extern "C" fn $name($code: $alias) -> *const core::ffi::c_char {
            <$values>::from_code($code).map_or($crate::ffi::NO_TEXT, |value| value.text().as_c_str())
        }
    )+};
}
pub(crate) use code_texts;
