//! Arguments made of the fuzzer's bytes, and what must hold after a call: a status that is one, nothing written beyond
//! the room that was given, and on failure nothing written at all.

use super::{
    smarch_driver, smarch_dynamic_smem_of, smarch_fatbin_decoder, smarch_fatbin_entries, smarch_fatbin_entry,
    smarch_status_message, smarch_target, smarch_targets, smarch_toolkit, smarch_toolkits,
};
use core::ffi::{CStr, c_char, c_void};
use core::marker::PhantomData;
use core::mem::size_of;

/// `SMARCH_ERROR_BUFFER_TOO_SMALL`.
const BUFFER_TOO_SMALL: i32 = smarch::Error::BufferTooSmall.code() as i32;

/// What outputs hold before a call.
const FILLER: u8 = 0xa5;

/// The bytes that are left.
pub struct Input<'a>(pub &'a [u8]);

impl<'a> Input<'a> {
    pub fn byte(&mut self) -> u8 {
        match self.0 {
            [byte, rest @ ..] => {
                self.0 = rest;
                *byte
            }
            [] => 0,
        }
    }

    pub fn truth(&mut self) -> bool {
        self.byte() & 1 != 0
    }

    /// Mostly a small one, as codes are; sometimes any.
    pub fn number(&mut self) -> u64 {
        match self.byte() {
            small @ 0..=0x5f => u64::from(small % 16),
            medium @ 0x60..=0xdf => u64::from(medium - 0x60),
            0xe0..=0xef => u64::from(self.byte()) << 8 | u64::from(self.byte()),
            _ => (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte())),
        }
    }

    /// Mostly one that exists.
    pub fn target(&mut self) -> smarch_target {
        let mut count = 0;
        // SAFETY: the count is an output.
        let first = unsafe { smarch_targets(&raw mut count) };
        match usize::from(self.byte()) {
            // SAFETY: the position is below the count.
            position if position < 240 => unsafe { (*first.add(position % count)).target },
            _ => self.number() as u32,
        }
    }

    /// Mostly one that was run.
    pub fn toolkit(&mut self) -> smarch_toolkit {
        let mut count = 0;
        // SAFETY: the count is an output.
        let first = unsafe { smarch_toolkits(&raw mut count) };
        match usize::from(self.byte()) {
            // SAFETY: the position is below the count.
            position if position < 240 => unsafe { (*first.add(position % count)).toolkit },
            _ => self.number() as u32,
        }
    }

    /// Mostly one that came with a toolkit that was run.
    pub fn driver(&mut self) -> smarch_driver {
        self.toolkit()
    }

    pub fn targets(&mut self) -> Vec<smarch_target> {
        (0..self.byte() % 16).map(|_| self.target()).collect()
    }

    pub fn numbers(&mut self) -> Vec<u32> {
        (0..self.byte() % 16).map(|_| self.number() as u32).collect()
    }

    /// Half of the bytes that are left, or up to a NUL: an exact copy, so that a byte read beyond it is seen.
    pub fn text(&mut self) -> Box<[u8]> {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        let (text, rest) = self.0.split_at(end);
        self.0 = rest.get(1..).unwrap_or_default();
        text.into()
    }

    /// Mostly enough to unpack with.
    pub fn workspace(&mut self) -> Vec<u8> {
        let size = if self.byte() == 1 { 100 } else { 1 << 16 };
        vec![FILLER; size]
    }

    pub fn bytes(&mut self) -> Box<[u8]> {
        core::mem::take(&mut self.0).into()
    }
}

/// Whether the call succeeded; a number without a text is no status.
pub fn see(status: i32) -> i32 {
    // SAFETY: the message is a constant that ends in NUL.
    let message = unsafe { CStr::from_ptr(smarch_status_message(status)) };
    assert!(status >= 0 && message != c"unknown status", "{status}");
    status
}

/// A text that the library returns is UTF-8.
pub fn see_text(text: *const c_char, may_be_null: bool) {
    if text.is_null() {
        assert!(may_be_null);
    } else {
        // SAFETY: a static text ends in NUL.
        unsafe { CStr::from_ptr(text) }.to_str().unwrap();
    }
}

/// Where one answer is written, with a filler before the call and behind it.
pub struct Output<T> {
    room: Box<[u128]>,
    of: PhantomData<T>,
}

impl<T> Output<T> {
    pub fn new() -> Self {
        let filler = u128::from_ne_bytes([FILLER; 16]);
        Self {
            room: vec![filler; size_of::<T>() / 16 + 2].into(),
            of: PhantomData,
        }
    }

    pub fn pointer(&mut self) -> *mut T {
        self.room.as_mut_ptr().cast()
    }

    /// Zero after a failure, and nothing beyond it.
    pub fn check_in_place(&self, status: i32) {
        self.check(0);
        let mut bytes = self
            .room
            .iter()
            .flat_map(|word| word.to_ne_bytes())
            .take(size_of::<T>());
        assert!(status == 0 || bytes.all(|byte| byte == 0), "status {status}");
    }

    /// Written on success only.
    pub fn check(&self, status: i32) {
        let written = if status == 0 { size_of::<T>() } else { 0 };
        let bytes = self.room.iter().flat_map(|word| word.to_ne_bytes()).skip(written);
        assert!(bytes.into_iter().all(|byte| byte == FILLER), "status {status}");
    }
}

/// Where a text or a list is written.
pub struct Buffer<T> {
    room: Box<[u128]>,
    capacity: usize,
    of: PhantomData<T>,
}

impl<T> Buffer<T> {
    pub fn new(input: &mut Input<'_>) -> Self {
        let capacity = match input.byte() {
            // After a whole file: enough for its kernels and entries, mostly, or for an image.
            0 if input.0.is_empty() && size_of::<T>() == 1 => 1 << 14,
            0 if input.0.is_empty() => 64,
            large @ 0xf0.. => usize::from(large) * 4,
            small => usize::from(small) % 70,
        };
        let filler = u128::from_ne_bytes([FILLER; 16]);
        Self {
            room: vec![filler; size_of::<T>() * capacity / 16 + 2].into(),
            capacity,
            of: PhantomData,
        }
    }

    pub fn pointer(&mut self) -> *mut T {
        self.room.as_mut_ptr().cast()
    }

    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// As [`check`](Self::check), but after a failure what was used is zero.
    pub fn check_in_place(&mut self, status: i32, count: usize) {
        if status != 0 && status != BUFFER_TOO_SMALL {
            let filler = u128::from_ne_bytes([FILLER; 16]);
            let used = self.room.iter().take_while(|word| **word != filler);
            assert!(
                used.flat_map(|word| word.to_ne_bytes())
                    .all(|byte| byte == 0 || byte == FILLER),
                "status {status}"
            );
            self.room.fill(filler);
        }
        self.check(status, count);
    }

    /// What was written is within the capacity; too small a buffer is told by the count and stays as it was.
    pub fn check(&self, status: i32, count: usize) {
        match status {
            0 => assert!(count <= self.capacity, "{count} of {}", self.capacity),
            BUFFER_TOO_SMALL => assert!(count >= self.capacity, "{count} of {}", self.capacity),
            _ => {}
        }
        let written = if status == 0 {
            size_of::<T>() * (count + usize::from(size_of::<T>() == 1))
        } else {
            0
        };
        let bytes = self.room.iter().flat_map(|word| word.to_ne_bytes()).skip(written);
        assert!(bytes.into_iter().all(|byte| byte == FILLER), "status {status}");
    }
}

impl Buffer<u8> {
    /// What was worked in beyond the answer is within the capacity; zero after a failure.
    pub fn check_worked(&mut self, status: i32, count: usize) {
        let capacity = self.capacity;
        let mut bytes = self.room.iter().flat_map(|word| word.to_ne_bytes());
        let mut worked = bytes.by_ref().take(capacity);
        match status {
            0 => assert!(count <= capacity, "{count} of {capacity}"),
            BUFFER_TOO_SMALL => assert!(
                count > capacity && worked.all(|byte| byte == FILLER),
                "{count} of {capacity}"
            ),
            _ => assert!(worked.all(|byte| byte == 0 || byte == FILLER), "status {status}"),
        }
        let mut beyond = self.room.iter().flat_map(|word| word.to_ne_bytes()).skip(capacity);
        assert!(beyond.all(|byte| byte == FILLER), "status {status}");
    }
}

/// A struct that the library reads: a static row, zeros, or any bytes; its pointers are NULL and their counts 0.
pub struct Structure<T> {
    room: Box<[u128]>,
    of: PhantomData<T>,
}

impl Structure<smarch_fatbin_entry> {
    /// One of the first entries of a file, which its size chooses; after some sizes with a byte of its numbers changed.
    pub fn of_file(bytes: &[u8]) -> Self {
        let mut entries: Vec<smarch_fatbin_entry> = Vec::with_capacity(64);
        let mut count = 0;
        // SAFETY: there is room for as many as the capacity states, and so many are written.
        unsafe {
            let (out, at) = (entries.as_mut_ptr(), core::ptr::null_mut());
            if smarch_fatbin_entries(bytes.as_ptr(), bytes.len(), out, 64, &raw mut count, at) == 0 {
                entries.set_len(count);
            }
        }
        let mut made = Self::new(&mut Input(&[]), &[], None);
        if let Some(entry) = entries.get(bytes.len() % entries.len().max(1)) {
            // SAFETY: it is of that type.
            unsafe { *made.pointer() = *entry };
        }
        if let (true, Some(&[at, byte])) = (bytes.len() % 8 == 5, bytes.last_chunk()) {
            // Before the pointers.
            made.set(usize::from(at) % 96, byte);
        }
        made
    }
}

impl<T: Copy> Structure<T> {
    pub fn new(
        input: &mut Input<'_>,
        pointers: &[(usize, usize)],
        rows: Option<unsafe extern "C" fn(*mut usize) -> *const T>,
    ) -> Self {
        let mut made = Self {
            room: vec![0u128; size_of::<T>() / 16 + 1].into(),
            of: PhantomData,
        };
        let how = input.byte();
        if let Some(rows) = rows.filter(|_| how < 0xc0) {
            let mut count = 0;
            // SAFETY: the row is one of those that there are.
            unsafe {
                let first = rows(&raw mut count);
                *made.pointer() = *first.add(usize::from(input.byte()) % count);
            }
            return made;
        }
        // Few bytes that are not 0: most structs refuse most numbers.
        for _ in 0..how % 16 {
            let (at, byte) = (usize::from(input.byte()) % size_of::<T>().max(1), input.byte());
            made.set(at, byte);
        }
        for at in pointers.iter().flat_map(|&(offset, size)| offset..offset + size) {
            made.set(at, 0);
        }
        made
    }

    /// Every other time, what a function of the library makes instead, where it succeeds.
    pub fn or_made(mut self, input: &mut Input<'_>, make: impl FnOnce(&mut Input<'_>, *mut T) -> i32) -> Self {
        if input.truth() {
            see(make(input, self.pointer()));
        }
        self
    }

    pub fn pointer(&mut self) -> *mut T {
        self.room.as_mut_ptr().cast()
    }

    fn set(&mut self, at: usize, byte: u8) {
        let mut word = self.room[at / 16].to_ne_bytes();
        word[at % 16] = byte;
        self.room[at / 16] = u128::from_ne_bytes(word);
    }
}

/// The dynamic shared memory of a block: some that grows.
pub const CALLBACK: smarch_dynamic_smem_of = Some(callback);

unsafe extern "C" fn callback(block_size: u32, _context: *mut c_void) -> u64 {
    u64::from(block_size) * 3
}

/// A decoder that gives any bytes.
pub const DECODER: smarch_fatbin_decoder = Some(decoder);

unsafe extern "C" fn decoder(_: u32, _: *const u8, len: usize, out: *mut u8, size: usize, _: *mut c_void) -> usize {
    // SAFETY: there is room for that many bytes.
    unsafe { out.write_bytes(1, size) };
    if len.is_multiple_of(2) { size } else { 0 }
}
