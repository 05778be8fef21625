//! Which target should a toolkit be given for a device?

use super::load::loads;
use crate::targets::{Cc, Suffix, Target};
use crate::{Toolkit, targets::TargetSet};

/// The most specific target with this suffix that a toolkit builds and whose cubins run on a device: the name to give to
/// `ptxas --gpu-name`. `None` where the toolkit builds none, and for compute capabilities that no source names.
///
/// If the number of a part was changed, it is the name that the toolkit builds: sm_110 for 10.1 in 13.0, sm_101 for
/// 11.0 in 12.9. For a device that is newer than the toolkit it is the highest base target, or the highest `f`, whose
/// cubins load there: sm_120 for 12.1 in 12.8.
#[must_use]
pub fn best_target(toolkit: Toolkit, device: Cc, suffix: Suffix) -> Option<Target> {
    let part = device.target()?.resolve_alias().number();
    let built: TargetSet = toolkit.gpus();
    let fitting = || built.iter().filter(|target| target.suffix() == suffix);
    let own = fitting().find(|target| target.resolve_alias().number() == part);
    // Ascending, so the last is the highest.
    own.or_else(|| fitting().filter(|&target| loads(target, device)).last())
}
