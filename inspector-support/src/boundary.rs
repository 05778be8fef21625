//! The C functions of `inspector_support.h`, which says what they do.

#![allow(clippy::missing_safety_doc, reason = "the header says what is asked of a caller")]

use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null;
use std::sync::Mutex;

use crate::zip::{Problem, Zip};
use crate::{names, schema, triton};

/// The bytes of a caller, which stay while they are looked at.
unsafe fn bytes<'a>(data: *const u8, size: usize) -> &'a [u8] {
    // SAFETY: the caller gives that many bytes; without any the pointer may be NULL.
    if size == 0 {
        &[]
    } else {
        unsafe { std::slice::from_raw_parts(data, size) }
    }
}

/// A panic of a crate as the answer that there is none; it prints nothing.
fn guarded<T>(question: impl FnOnce() -> T) -> Option<T> {
    static QUIET: std::sync::Once = std::sync::Once::new();
    QUIET.call_once(|| std::panic::set_hook(Box::new(|_| {})));
    catch_unwind(AssertUnwindSafe(question)).ok()
}

/// Copies a text with its NUL; false where there is no room.
unsafe fn put(text: &str, out: *mut c_char, capacity: usize) -> bool {
    if text.len() >= capacity {
        return false;
    }
    // SAFETY: the caller has room for `capacity` bytes.
    unsafe {
        out.copy_from_nonoverlapping(text.as_ptr().cast(), text.len());
        *out.add(text.len()) = 0;
    }
    true
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_zip_open(
    data: *const u8,
    size: usize,
    problem: *mut *const c_char,
) -> *mut Zip<'static> {
    // SAFETY: the caller keeps the bytes until the zip file is closed.
    let bytes = unsafe { bytes(data, size) };
    match guarded(|| Zip::open(bytes)).unwrap_or(Err(Problem::Panic)) {
        Ok(zip) => Box::into_raw(Box::new(zip)),
        Err(why) => {
            // SAFETY: the caller's variable.
            unsafe { *problem = why.text().as_ptr() };
            std::ptr::null_mut()
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_zip_close(zip: *mut Zip<'static>) {
    // SAFETY: from support_zip_open, and closed once.
    drop(unsafe { Box::from_raw(zip) });
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_zip_count(zip: *const Zip<'static>) -> usize {
    // SAFETY: from support_zip_open.
    unsafe { &*zip }.members().len()
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_zip_name(zip: *const Zip<'static>, index: usize, size: *mut usize) -> *const u8 {
    // SAFETY: from support_zip_open.
    let name = unsafe { &*zip }
        .members()
        .get(index)
        .map_or(&[][..], |member| member.name);
    // SAFETY: the caller's variable.
    unsafe { *size = name.len() };
    name.as_ptr()
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_zip_read(
    zip: *mut Zip<'static>,
    index: usize,
    limit: usize,
    data: *mut *const u8,
    size: *mut usize,
) -> *const c_char {
    // SAFETY: from support_zip_open, and used by one at a time.
    let zip = unsafe { &mut *zip };
    match guarded(|| zip.read(index, limit).map(|bytes| (bytes.as_ptr(), bytes.len()))).unwrap_or(Err(Problem::Panic)) {
        Ok((at, length)) => {
            // SAFETY: the caller's variables.
            unsafe {
                *data = at;
                *size = length;
            }
            null()
        }
        Err(why) => CStr::as_ptr(why.text()),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_demangle(name: *const u8, size: usize, out: *mut c_char, capacity: usize) -> usize {
    // SAFETY: as asked of the caller.
    let name = unsafe { bytes(name, size) };
    static DEMANGLER: Mutex<names::Demangler> = Mutex::new(names::Demangler::new());
    let demangle = || DEMANGLER.lock().ok()?.demangled(name);
    let text = guarded(demangle).flatten().unwrap_or_default();
    // SAFETY: as asked of the caller.
    if unsafe { put(&text, out, capacity) } {
        text.len()
    } else {
        0
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_schema(command: *const u8, size: usize, out: *mut c_char, capacity: usize) -> usize {
    // SAFETY: as asked of the caller.
    let command = unsafe { bytes(command, size) };
    let schema = || schema::schema(std::str::from_utf8(command).ok()?);
    let text = guarded(schema).flatten().unwrap_or_default();
    // SAFETY: as asked of the caller.
    unsafe { put(&text, out, capacity) };
    text.len()
}

/// As in the header.
#[repr(C)]
pub struct Launch {
    name: [c_char; 1024],
    target: [c_char; 64],
    threads: u32,
    shared: u32,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn support_triton_launch(json: *const u8, size: usize, out: *mut Launch) -> bool {
    // SAFETY: as asked of the caller.
    let json = unsafe { bytes(json, size) };
    let Some(launch) = guarded(|| triton::launch(json)).flatten() else {
        return false;
    };
    // SAFETY: the caller's variable, and room that is its own.
    unsafe {
        let out = &mut *out;
        (out.threads, out.shared) = (launch.threads, launch.shared);
        put(&launch.name, out.name.as_mut_ptr(), out.name.len())
            && put(&launch.target, out.target.as_mut_ptr(), out.target.len())
    }
}
