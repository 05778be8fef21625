//! Which version of NVVM IR a program may state in `!nvvmir.version`.
//!
//! Source: `evidence/libnvvm_ir_versions.tsv`; measured.

use super::generated::rows::{ADVISES_VERSION, VERSIONS};
use super::{FrontEnd, either};
use crate::messages::{fill, template};
use crate::targets::Target;
use crate::{Toolkit, Verdict, Version};
use core::fmt;

/// The versions that a program states: of the IR, and of its debug metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrVersion {
    /// `!0 = !{i32 2, i32 0}` is 2.0.
    pub ir: Version,
    /// The other two numbers, if there are four: `!{i32 2, i32 0, i32 3, i32 2}` is 3.2. `None`: they are left out,
    /// which every release accepts.
    pub debug: Option<Version>,
}

impl IrVersion {
    /// What a program without `!nvvmir.version` stands for.
    pub const UNSTATED: Self = Self {
        ir: Version::new(1, 0),
        debug: None,
    };
}

/// The version that libnvvm of a release has itself, and names when it refuses another; `nvvmIRVersion` returns it.
#[must_use]
pub fn ir_version(toolkit: Toolkit) -> IrVersion {
    let of_release = VERSIONS.iter().rev().find(|(from, ..)| toolkit.is_from(*from));
    of_release.map_or(IrVersion::UNSTATED, |&(_, ir, debug)| IrVersion {
        ir,
        debug: Some(debug),
    })
}

/// Whether a version is one of its own major number, and not above it.
fn reads(own: Version, stated: Version) -> bool {
    stated.major == own.major && stated.minor <= own.minor
}

/// Whether libnvvm of a release accepts a program for a target that states this version; verification and compilation
/// agree. For the IR and for the debug metadata, the major number must be libnvvm's own, and the minor number not above
/// its own.
#[must_use]
pub fn accepts_ir_version(toolkit: Toolkit, target: Target, stated: IrVersion) -> Verdict {
    either(FrontEnd::of(toolkit, target).map(|_| match Fault::of(toolkit, stated) {
        Some(Fault::Ir { .. }) => Verdict::NoNvvmIrVersion,
        Some(Fault::Debug { .. }) => Verdict::NoNvvmDebugVersion,
        None => Verdict::Yes,
    }))
}

/// Which of the two versions is refused, and the one that libnvvm has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Ir { stated: Version, own: IrVersion },
    Debug { stated: Version, own: Version },
}

impl Fault {
    fn of(toolkit: Toolkit, stated: IrVersion) -> Option<Self> {
        let own = ir_version(toolkit);
        if !reads(own.ir, stated.ir) {
            return Some(Self::Ir { stated: stated.ir, own });
        }
        let (own, stated) = (own.debug?, stated.debug?);
        (!reads(own, stated)).then_some(Self::Debug { stated, own })
    }
}

/// What libnvvm logs about a version, a line each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrVersionRefusal {
    toolkit: Toolkit,
    fault: Fault,
}

/// The message with which libnvvm of a release refuses a version; `None` when it accepts it, or does not build for the target.
#[must_use]
pub fn ir_version_refusal(toolkit: Toolkit, target: Target, stated: IrVersion) -> Option<IrVersionRefusal> {
    FrontEnd::of(toolkit, target).ok()?;
    Some(IrVersionRefusal {
        toolkit,
        fault: Fault::of(toolkit, stated)?,
    })
}

impl fmt::Display for IrVersionRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_later = ADVISES_VERSION.has(self.toolkit);
        match self.fault {
            Fault::Ir { stated, own } => {
                number_without_messages!(f, Verdict::NoNvvmIrVersion.code());
                fill(f, template!(IrVersion), &[&stated, &own.ir])?;
                if let (true, IrVersion { ir, debug: Some(debug) }) = (is_later, own) {
                    f.write_str("\n")?;
                    f.write_str(template!(IrVersionAdvice).as_str())?;
                    f.write_str("\n!nvvmir.version = !{!0}\n")?;
                    let [major, minor, debug_major, debug_minor] = [ir.major, ir.minor, debug.major, debug.minor];
                    write!(
                        f,
                        "!0 = !{{i32 {major}, i32 {minor}, i32 {debug_major}, i32 {debug_minor}}}"
                    )?;
                }
            }
            Fault::Debug { stated, own } => {
                number_without_messages!(f, Verdict::NoNvvmDebugVersion.code());
                let template = if is_later {
                    template!(DebugVersion)
                } else {
                    template!(DebugVersionOlder)
                };
                fill(f, template, &[&stated, &own])?;
            }
        }
        if is_later {
            return Ok(());
        }
        f.write_str("\n")?;
        f.write_str(template!(IrIncompatible).as_str())
    }
}
