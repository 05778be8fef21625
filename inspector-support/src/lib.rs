//! What the inspector (`examples/`) takes of well-kept crates: members of zip files, names of C++, what Triton writes beside a cubin,
//! schemas of the answers with what they refer to.
//! A static library with the C functions of `inspector_support.h`; no part of smarch's own library, which does not depend on it.
//!
//! Every input is hostile. Nothing is allocated from what it promises, what comes out is bounded, and a panic of a crate becomes the
//! answer that there is none.

pub mod boundary;
pub mod names;
pub mod schema;
pub mod triton;
pub mod zip;
