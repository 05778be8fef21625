//! What the module exports: memory for what goes in, a file, a question. There is one session, and one thread.

use crate::Session;
use std::sync::{Mutex, MutexGuard, PoisonError};

static SESSION: Mutex<Option<Session>> = Mutex::new(None);
/// The answer that was given last.
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn locked<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Memory for so many bytes, which [`open`] and [`ask`] take over; 0 where the browser gives no more.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(size: usize) -> *mut u8 {
    let mut bytes: Vec<u8> = Vec::new();
    if bytes.try_reserve_exact(size.max(1)).is_err() {
        return std::ptr::null_mut();
    }
    bytes.resize(size.max(1), 0);
    Box::leak(bytes.into_boxed_slice()).as_mut_ptr()
}

/// What [`allocate`] gave for so many bytes.
///
/// # Safety
/// It gave `at` for `size`, and nobody took it over since.
unsafe fn taken(at: *mut u8, size: usize) -> Vec<u8> {
    // SAFETY: allocate leaked a boxed slice of this length.
    let bytes = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, size.max(1))) };
    let mut bytes = bytes.into_vec();
    bytes.truncate(size);
    bytes
}

/// Opens a file: its name and its bytes, both from [`allocate`].
///
/// # Safety
/// Both are as `allocate` gave them, and belong to the session from now on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn open(name: *mut u8, name_size: usize, bytes: *mut u8, size: usize) {
    // SAFETY: as the caller promises.
    let (name, bytes) = unsafe { (taken(name, name_size), taken(bytes, size)) };
    let name = String::from_utf8_lossy(&name).into_owned();
    locked(&SESSION).get_or_insert_default().open(name, bytes);
}

/// Answers a question, from [`allocate`]: where the answer lies until the next question. [`answer_size`] tells how long it is.
///
/// # Safety
/// The question is as `allocate` gave it, and is gone afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(question: *mut u8, size: usize) -> *const u8 {
    // SAFETY: as the caller promises.
    let question = unsafe { taken(question, size) };
    let answer = locked(&SESSION).get_or_insert_default().ask(&question);
    let mut held = locked(&ANSWER);
    *held = answer.into_bytes();
    held.as_ptr()
}

/// The bytes of the answer that was given last.
#[unsafe(no_mangle)]
pub extern "C" fn answer_size() -> usize {
    locked(&ANSWER).len()
}
