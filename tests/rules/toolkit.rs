//! Which toolkit builds cubins for a target: each verdict, and the bounds between them. `targets` compares every row.

use smarch::rules::toolkit::{toolkit_builds, toolkit_builds_why};
use smarch::{Target, Verdict, Version};

#[test]
fn toolkits_and_their_targets() {
    for (major, minor, target, verdict) in [
        (13, 0, Target::Sm75, Verdict::Yes),
        (13, 0, Target::Sm70, Verdict::NoGpuName),
        (12, 9, Target::Sm70, Verdict::Yes),
        (13, 5, Target::Sm70, Verdict::NoToolkitTooNew),
        (11, 8, Target::Sm100, Verdict::NoToolkitTooOld),
        (11, 7, Target::Sm75, Verdict::Yes),
        (11, 6, Target::Sm75, Verdict::UnknownToolkit),
        (13, 6, Target::Sm75, Verdict::UnknownToolkit),
        (12, 9, Target::Sm30, Verdict::UnknownTarget),
    ] {
        let toolkit = Version::new(major, minor);
        assert_eq!(toolkit_builds_why(toolkit, target), verdict, "{toolkit} {target:?}");
        assert_eq!(toolkit_builds(toolkit, target), verdict.is_yes());
    }
}
