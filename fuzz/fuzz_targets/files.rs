//! Any bytes as any kind of file: an answer or an error, places inside the file, soon.
//!
//! `make fuzz` begins with the files under `tests/data`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use smarch::cubin::{Kernel, ListError, check, entries, file_memory, functions, identify, kernels, ptx, ptx_entries};

fuzz_target!(|bytes: &[u8]| {
    see_cubin(bytes);
    if let Ok(entries) = entries(bytes) {
        for entry in entries {
            match entry {
                Ok(entry) => {
                    assert!(entry.at + entry.header.len() <= bytes.len());
                    assert!(entry.payload_at() + entry.payload.len() <= bytes.len());
                    let _ = (entry.fault(), entry.identifier(), entry.options(), entry.compat(), entry.target());
                    if let Some(image) = entry.image() {
                        let _ = identify(image);
                    }
                }
                Err(fault) => assert!(fault.at <= bytes.len()),
            }
        }
    }
    let _ = ptx(bytes);
    assert!(ptx_entries(bytes).all(|name| !name.is_empty()));
});

fn see_cubin(bytes: &[u8]) {
    let _ = (identify(bytes), check(bytes), file_memory(bytes));
    let Ok(functions) = functions(bytes) else { return };
    let count = functions.count();
    let mut room = vec![Kernel::default(); count];
    match kernels(bytes, &mut room) {
        Ok(kernels) => {
            for kernel in kernels {
                assert!(kernel.fault.is_none_or(|fault| fault.at <= bytes.len()));
                assert!(kernel.code.is_none_or(|(at, size)| at + size <= bytes.len()));
                assert!(kernel.registers.is_none_or(|registers| registers <= 255));
            }
        }
        Err(ListError::File(fault)) => assert!(fault.at <= bytes.len()),
        Err(error) => panic!("{error}"),
    }
}
