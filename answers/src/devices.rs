//! Of which devices is anything known?

use smarch::rules::load::loads_why;
use smarch::{Cc, Target, Verdict};

/// Whether any public document speaks of such a device. A rule: it is one on which loading a cubin is not unknown for this reason.
pub fn is_known_device(device: Cc) -> bool {
    loads_why(Target::Sm80, device) != Verdict::UnknownDevice
}
