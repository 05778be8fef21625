//! What the feature `alloc` adds gives what the functions with the caller's memory give.

mod common;

use smarch::Error;
use smarch::cubin::{Kernel, ListError, Workspace, entries, functions, kernels, kernels_to_vec};

#[test]
fn kernels_are_those_of_the_slice() {
    let files = common::files("cubin/cubins");
    assert!(files.len() > 100);
    for (name, bytes) in files {
        let mut buffer = vec![Kernel::default(); functions(&bytes).unwrap().count()];
        assert_eq!(
            kernels_to_vec(&bytes).unwrap(),
            kernels(&bytes, &mut buffer).unwrap(),
            "{name}"
        );
    }
}

#[test]
fn damaged_files_give_the_same_fault() {
    for (name, bytes) in common::files("cubin/malformed") {
        // Room for more functions than any of them has.
        let mut buffer = vec![Kernel::default(); bytes.len() / 16];
        let of_slice = kernels(&bytes, &mut buffer).map(<[_]>::to_vec);
        assert_eq!(kernels_to_vec(&bytes), of_slice, "{name}");
    }
}

#[test]
fn images_are_unpacked_up_to_a_limit() {
    let (mut unpacked, mut workspace) = (0, Workspace::new());
    for (name, bytes) in common::files("fatbin/packed") {
        for entry in entries(&bytes).unwrap() {
            let entry = entry.unwrap();
            let size = entry.unpacked_size().unwrap();
            let mut out = vec![0; size];
            let image = entry.unpack(&mut workspace, &mut out).unwrap();
            assert_eq!(entry.unpack_to_vec(size).unwrap(), image, "{name}");
            let refused = entry.unpack_to_vec(size - 1).unwrap_err();
            assert_eq!(refused, ListError::BufferTooSmall { needed: size });
            assert_eq!(refused.error(), Error::BufferTooSmall);
            unpacked += 1;
        }
    }
    assert!(unpacked > 30, "{unpacked}");
}
