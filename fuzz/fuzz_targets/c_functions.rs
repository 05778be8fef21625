//! Any bytes into every function of the C interface, each argument made for its role: a status that is one, counts in
//! range, nothing written beyond the room that was given, nothing written on failure.
//!
//! The calls are made from the interface (`tests/boundary`), so a new function is among them without work. The first two
//! bytes choose the function; a number above theirs calls all of them with the same bytes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use smarch_boundary::{COUNT, Input, call};

fuzz_target!(|input: &[u8]| {
    let Some((&[low, high], bytes)) = input.split_first_chunk() else { return };
    match usize::from(u16::from_le_bytes([low, high])) {
        function if function < COUNT => {
            call(function, &mut Input(bytes));
        }
        _ => (0..COUNT).for_each(|function| {
            call(function, &mut Input(bytes));
        }),
    }
});
