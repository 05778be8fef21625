//! Video instructions.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "vabsdiff" "vadd" "vmax" "vmin" "vsub"
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
            "" Instruction name  -   20 - -;
            "" Feature     "2.0" 2.0 -  - -;
        }
    },
    family! {
        "vabsdiff2" "vabsdiff4" "vadd2" "vadd4" "vavrg2" "vavrg4" "vmax2" "vmax4" "vmin2" "vmin4" "vsub2" "vsub4"
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
            "" Instruction name  -   20 - 13.3;
            "" Feature     "2.0" 2.0 -  - 13.3;
            "" Instruction name  -   30 - -;
            "" Feature     "3.0" 3.0 -  - -;
        }
    },
    family! {
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
    },
    family! {
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
    },
    family! {
        "vset2" "vset4"
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
            "" Instruction name  -   20 - 13.3;
            "" Feature     "2.0" 2.0 -  - 13.3;
            "" Instruction name  -   30 - -;
            "" Feature     "3.0" 3.0 -  - -;
        }
    },
    family! {
        "vshl" "vshr"
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
            "" Instruction name  -   20 - -;
            "" Feature     "2.0" 2.0 -  - -;
        }
    },
];
