//! The versions of PTX.

use crate::Version;

/// The PTX versions that ptxas reads, ascending: a release reads those up to its own ([`Toolkit::ptx`](super::Toolkit::ptx)).
///
/// A version is read as one number, ten times the major and the minor, so that ptxas takes 7.10 for 8.0. Such spellings are
/// not listed: no document has them.
///
/// Source: `releases/versions.tsv`, `evidence/ptxas_versions.tsv`; measured. Every one from a target's lowest on is
/// accepted for it.
pub static PTX_VERSIONS: &[Version] = include!("generated/ptx_versions.rs");

const fn v(major: u16, minor: u16) -> Version {
    Version::new(major, minor)
}
