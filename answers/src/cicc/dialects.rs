//! Which NVVM IR does libnvvm of a release read?

use super::nvvm::{NvvmAnswer, builds_for, targets_of};
use crate::{Refusal, same_answers};
use alloc::{format, string::String, vec, vec::Vec};
use serde::Serialize;
use smarch::nvvm::{self, Construct, Phase};
use smarch::{Target, Toolkit, Verdict, Version};

/// Which NVVM IR to write.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dialects {
    /// Which NVVM IR to write, a row for targets that read the same one.
    pub nvvm_dialects: Vec<Dialect>,
}

/// The IR that libnvvm reads for some targets.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dialect {
    pub nvvm_targets: Vec<Target>,
    /// Whether the IR is read that has pointers with types: i32*.
    pub typed_pointers: Verdict,
    /// Whether the IR is read that has pointers without: ptr.
    pub opaque_pointers: Verdict,
    /// The version of the IR that !nvvmir.version states.
    pub ir_version: Version,
    /// The newest version of debug metadata that it may state, behind that of the IR. Null: none.
    pub debug_version: Option<Version>,
    /// The first measured release whose libnvvm builds for these targets. If it is 11.7, the first of all, an older release may have built
    /// for them, too.
    pub first_toolkit: Option<Toolkit>,
}

impl Dialect {
    /// Which pointers are read.
    pub fn pointers(&self) -> &'static str {
        match (self.typed_pointers.is_yes(), self.opaque_pointers.is_yes()) {
            (true, true) => "i32* or ptr",
            (true, false) => "i32*, no ptr",
            (false, true) => "ptr, no i32*",
            (false, false) => "none",
        }
    }

    /// "!{i32 2, i32 0, i32 3, i32 2}".
    pub fn metadata(&self) -> String {
        let versions = [Some(self.ir_version), self.debug_version].into_iter().flatten();
        let numbers = versions.map(|it| format!("i32 {}, i32 {}", it.major, it.minor));
        format!("!{{{}}}", numbers.collect::<Vec<_>>().join(", "))
    }
}

/// Which NVVM IR does libnvvm of a release read, for one target or for all that it builds for?
///
/// # Errors
/// libnvvm of the release does not build for the target.
pub(super) fn dialects(toolkit: Toolkit, target: Option<Target>) -> Result<NvvmAnswer<Dialects>, Refusal> {
    let first_of = |target| Toolkit::ALL.iter().copied().find(|toolkit| builds_for(*toolkit, target));
    if let Some(target) = target.filter(|target| !builds_for(toolkit, *target)) {
        let since = first_of(target).map_or(String::new(), |first| format!("; that of {first} is the first"));
        return Err(format!("libnvvm of {toolkit} does not build for {target}{since}").into());
    }
    let own = nvvm::ir_version(toolkit);
    let reads = |target, construct| nvvm::accepts(toolkit, target, Phase::Compile, construct);
    let targets = target.map_or_else(|| targets_of(toolkit), |target| vec![target]);
    let groups = same_answers(targets, |target| {
        let pointers = [Construct::TypedPointers, Construct::OpaquePointers];
        (pointers.map(|construct| reads(target, construct)), first_of(target))
    });
    let dialects = groups.into_iter().map(|(nvvm_targets, (pointers, first_toolkit))| {
        let [typed_pointers, opaque_pointers] = pointers;
        let (ir_version, debug_version) = (own.ir, own.debug);
        Dialect { nvvm_targets, typed_pointers, opaque_pointers, ir_version, debug_version, first_toolkit }
    });
    Ok(NvvmAnswer { nvvm: Dialects { nvvm_dialects: dialects.collect() } })
}
