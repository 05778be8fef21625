//! Video instructions.
//!
//! Source: `tests/data/ptx/video`; measured.

use crate::ptx::family::{FormFamily, Rules};

#[rustfmt::skip]
pub(super) const VABSDIFF: (FormFamily, Rules) = family! {
    "vabsdiff"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vabsdiff" -   20 - -;
        "" Feature     "2.0"      2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VABSDIFF2: (FormFamily, Rules) = family! {
    "vabsdiff2"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vabsdiff2" -   20 - 13.3;
        "" Feature     "2.0"       2.0 -  - 13.3;
        "" Instruction "vabsdiff2" -   30 - -;
        "" Feature     "3.0"       3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VABSDIFF4: (FormFamily, Rules) = family! {
    "vabsdiff4"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vabsdiff4" -   20 - 13.3;
        "" Feature     "2.0"       2.0 -  - 13.3;
        "" Instruction "vabsdiff4" -   30 - -;
        "" Feature     "3.0"       3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VADD: (FormFamily, Rules) = family! {
    "vadd"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vadd" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VADD2: (FormFamily, Rules) = family! {
    "vadd2"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vadd2" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vadd2" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VADD4: (FormFamily, Rules) = family! {
    "vadd4"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vadd4" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vadd4" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VAVRG2: (FormFamily, Rules) = family! {
    "vavrg2"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vavrg2" -   20 - 13.3;
        "" Feature     "2.0"    2.0 -  - 13.3;
        "" Instruction "vavrg2" -   30 - -;
        "" Feature     "3.0"    3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VAVRG4: (FormFamily, Rules) = family! {
    "vavrg4"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vavrg4" -   20 - 13.3;
        "" Feature     "2.0"    2.0 -  - 13.3;
        "" Instruction "vavrg4" -   30 - -;
        "" Feature     "3.0"    3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMAD: (FormFamily, Rules) = family! {
    "vmad"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        po    "- po";
        sat   "- sat";
        scale "- shr7 shr15";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vmad" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMAX: (FormFamily, Rules) = family! {
    "vmax"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vmax" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMAX2: (FormFamily, Rules) = family! {
    "vmax2"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vmax2" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vmax2" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMAX4: (FormFamily, Rules) = family! {
    "vmax4"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vmax4" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vmax4" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMIN: (FormFamily, Rules) = family! {
    "vmin"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vmin" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMIN2: (FormFamily, Rules) = family! {
    "vmin2"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vmin2" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vmin2" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VMIN4: (FormFamily, Rules) = family! {
    "vmin4"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vmin4" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vmin4" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSET: (FormFamily, Rules) = family! {
    "vset"
    slots {
        atype "u32 s32";
        btype "u32 s32";
        cmp   "eq ne lt le gt ge";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vset" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSET2: (FormFamily, Rules) = family! {
    "vset2"
    slots {
        atype "u32 s32";
        btype "u32 s32";
        cmp   "eq ne lt le gt ge";
        op    "- add";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vset2" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vset2" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSET4: (FormFamily, Rules) = family! {
    "vset4"
    slots {
        atype "u32 s32";
        btype "u32 s32";
        cmp   "eq ne lt le gt ge";
        op    "- add";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vset4" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vset4" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSHL: (FormFamily, Rules) = family! {
    "vshl"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32";
        sat   "- sat";
        mode  "clamp wrap";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vshl" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSHR: (FormFamily, Rules) = family! {
    "vshr"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32";
        sat   "- sat";
        mode  "clamp wrap";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vshr" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSUB: (FormFamily, Rules) = family! {
    "vsub"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add min max";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "vsub" -   20 - -;
        "" Feature     "2.0"  2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSUB2: (FormFamily, Rules) = family! {
    "vsub2"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vsub2" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vsub2" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const VSUB4: (FormFamily, Rules) = family! {
    "vsub4"
    slots {
        dtype "u32 s32";
        atype "u32 s32";
        btype "u32 s32";
        sat   "- sat";
        op    "- add";
    }
    exists {
        "sat=-";
        "op=-";
    }
    asks {
        "" Instruction "vsub4" -   20 - 13.3;
        "" Feature     "2.0"   2.0 -  - 13.3;
        "" Instruction "vsub4" -   30 - -;
        "" Feature     "3.0"   3.0 -  - -;
    }
};
