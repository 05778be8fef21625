//! wgmma.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "wgmma.commit_group.sync.aligned"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature     ".aligned"           6.0 20       - -;
            "" Feature     "WGMMA"              8.0 -        - -;
            "" Instruction "wgmma.commit_group" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.fence.sync.aligned"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature     ".aligned"    6.0 20       - -;
            "" Feature     "WGMMA"       8.0 -        - -;
            "" Instruction "wgmma.fence" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.mma_async.sp.sync.aligned"
        slots {
            shape "m64n8k16 m64n16k16 m64n24k16 m64n32k16 m64n40k16 m64n48k16 m64n56k16 m64n64k16 m64n72k16 m64n80k16 m64n88k16 m64n96k16 m64n104k16 m64n112k16 m64n120k16 m64n128k16 m64n136k16 m64n144k16 m64n152k16 m64n160k16 m64n168k16 m64n176k16 m64n184k16 m64n192k16 m64n200k16 m64n208k16 m64n216k16 m64n224k16 m64n232k16 m64n240k16 m64n248k16 m64n256k16 m64n8k32 m64n16k32 m64n24k32 m64n32k32 m64n40k32 m64n48k32 m64n56k32 m64n64k32 m64n72k32 m64n80k32 m64n88k32 m64n96k32 m64n104k32 m64n112k32 m64n120k32 m64n128k32 m64n136k32 m64n144k32 m64n152k32 m64n160k32 m64n168k32 m64n176k32 m64n184k32 m64n192k32 m64n200k32 m64n208k32 m64n216k32 m64n224k32 m64n232k32 m64n240k32 m64n248k32 m64n256k32";
            dtype "f16 f32";
            atype "f16 bf16 tf32";
            btype "f16 bf16 tf32";
        }
        exists {
            "shape=m64n8k32|m64n16k32|m64n24k32|m64n32k32|m64n40k32|m64n48k32|m64n56k32|m64n64k32|m64n72k32|m64n80k32|m64n88k32|m64n96k32|m64n104k32|m64n112k32|m64n120k32|m64n128k32|m64n136k32|m64n144k32|m64n152k32|m64n160k32|m64n168k32|m64n176k32|m64n184k32|m64n192k32|m64n200k32|m64n208k32|m64n216k32|m64n224k32|m64n232k32|m64n240k32|m64n248k32|m64n256k32 atype=f16 btype=f16";
            "shape=m64n8k32|m64n16k32|m64n24k32|m64n32k32|m64n40k32|m64n48k32|m64n56k32|m64n64k32|m64n72k32|m64n80k32|m64n88k32|m64n96k32|m64n104k32|m64n112k32|m64n120k32|m64n128k32|m64n136k32|m64n144k32|m64n152k32|m64n160k32|m64n168k32|m64n176k32|m64n184k32|m64n192k32|m64n200k32|m64n208k32|m64n216k32|m64n224k32|m64n232k32|m64n240k32|m64n248k32|m64n256k32 dtype=f32 atype=bf16 btype=bf16";
            "shape=m64n8k16|m64n16k16|m64n24k16|m64n32k16|m64n40k16|m64n48k16|m64n56k16|m64n64k16|m64n72k16|m64n80k16|m64n88k16|m64n96k16|m64n104k16|m64n112k16|m64n120k16|m64n128k16|m64n136k16|m64n144k16|m64n152k16|m64n160k16|m64n168k16|m64n176k16|m64n184k16|m64n192k16|m64n200k16|m64n208k16|m64n216k16|m64n224k16|m64n232k16|m64n240k16|m64n248k16|m64n256k16 dtype=f32 atype=tf32 btype=tf32";
        }
        asks {
            ""           Feature     ".aligned"                                         6.0 20       - -;
            "atype=tf32" Feature     ".tf32"                                            7.0 80       - - target first;
            "btype=bf16" Feature     ".bf16"                                            7.0 80       - - target first;
            ""           Feature     "Sparse WGMMA with floating point types"           8.2 -        - -;
            ""           Instruction "Sparse wgmma.mma_async with floating point types" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.mma_async.sp.sync.aligned"
        slots {
            shape     "m64n8k64 m64n16k64 m64n24k64 m64n32k64 m64n40k64 m64n48k64 m64n56k64 m64n64k64 m64n72k64 m64n80k64 m64n88k64 m64n96k64 m64n104k64 m64n112k64 m64n120k64 m64n128k64 m64n136k64 m64n144k64 m64n152k64 m64n160k64 m64n168k64 m64n176k64 m64n184k64 m64n192k64 m64n200k64 m64n208k64 m64n216k64 m64n224k64 m64n232k64 m64n240k64 m64n248k64 m64n256k64";
            dtype     "f16 f32 s32";
            atype     "e4m3 e5m2 s8 u8";
            btype     "e4m3 e5m2 s8 u8";
            satfinite "- satfinite";
        }
        exists {
            "dtype!=s32 atype=e4m3|e5m2 btype=e4m3|e5m2 satfinite=-";
            "shape!=m64n40k64|m64n56k64|m64n72k64|m64n88k64|m64n104k64|m64n120k64|m64n136k64|m64n152k64|m64n168k64|m64n184k64|m64n200k64|m64n216k64|m64n232k64|m64n248k64 dtype=s32 atype=s8|u8 btype=s8|u8";
        }
        asks {
            ""                    Feature     ".aligned"                                        6.0 20       - -;
            "dtype!=s32"          Feature     "Sparse WGMMA with FP8 types"                     8.2 -        - -;
            "dtype!=s32"          Instruction "Sparse wgmma.mma_async with FP8 types"           -   HOPPER_A - -;
            "satfinite=satfinite" Feature     ".{satfinite}"                                    6.0 70       - -;
            "atype=u8 btype=u8"   Feature     "Sparse WGMMA with integer types"                 8.2 -        - -;
            "atype=s8 btype=s8"   Feature     "Sparse WGMMA with integer types"                 8.2 -        - -;
            "atype=u8 btype=u8"   Instruction "Sparse wgmma.mma_async with integer types"       -   HOPPER_A - -;
            "atype=s8 btype=s8"   Instruction "Sparse wgmma.mma_async with integer types"       -   HOPPER_A - -;
            "atype=u8 btype=s8"   Feature     "Sparse WGMMA with mixed integer types"           8.4 -        - -;
            "atype=s8 btype=u8"   Feature     "Sparse WGMMA with mixed integer types"           8.4 -        - -;
            "atype=u8 btype=s8"   Instruction "Sparse wgmma.mma_async with mixed integer types" -   HOPPER_A - -;
            "atype=s8 btype=u8"   Instruction "Sparse wgmma.mma_async with mixed integer types" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.mma_async.sync.aligned"
        slots {
            shape "m64n8k8 m64n16k8 m64n24k8 m64n32k8 m64n40k8 m64n48k8 m64n56k8 m64n64k8 m64n72k8 m64n80k8 m64n88k8 m64n96k8 m64n104k8 m64n112k8 m64n120k8 m64n128k8 m64n136k8 m64n144k8 m64n152k8 m64n160k8 m64n168k8 m64n176k8 m64n184k8 m64n192k8 m64n200k8 m64n208k8 m64n216k8 m64n224k8 m64n232k8 m64n240k8 m64n248k8 m64n256k8 m64n8k16 m64n16k16 m64n24k16 m64n32k16 m64n40k16 m64n48k16 m64n56k16 m64n64k16 m64n72k16 m64n80k16 m64n88k16 m64n96k16 m64n104k16 m64n112k16 m64n120k16 m64n128k16 m64n136k16 m64n144k16 m64n152k16 m64n160k16 m64n168k16 m64n176k16 m64n184k16 m64n192k16 m64n200k16 m64n208k16 m64n216k16 m64n224k16 m64n232k16 m64n240k16 m64n248k16 m64n256k16";
            dtype "f16 f32";
            atype "f16 bf16 tf32";
            btype "f16 bf16 tf32";
        }
        exists {
            "shape=m64n8k16|m64n16k16|m64n24k16|m64n32k16|m64n40k16|m64n48k16|m64n56k16|m64n64k16|m64n72k16|m64n80k16|m64n88k16|m64n96k16|m64n104k16|m64n112k16|m64n120k16|m64n128k16|m64n136k16|m64n144k16|m64n152k16|m64n160k16|m64n168k16|m64n176k16|m64n184k16|m64n192k16|m64n200k16|m64n208k16|m64n216k16|m64n224k16|m64n232k16|m64n240k16|m64n248k16|m64n256k16 atype=f16 btype=f16";
            "shape=m64n8k16|m64n16k16|m64n24k16|m64n32k16|m64n40k16|m64n48k16|m64n56k16|m64n64k16|m64n72k16|m64n80k16|m64n88k16|m64n96k16|m64n104k16|m64n112k16|m64n120k16|m64n128k16|m64n136k16|m64n144k16|m64n152k16|m64n160k16|m64n168k16|m64n176k16|m64n184k16|m64n192k16|m64n200k16|m64n208k16|m64n216k16|m64n224k16|m64n232k16|m64n240k16|m64n248k16|m64n256k16 dtype=f32 atype=bf16 btype=bf16";
            "shape=m64n8k8|m64n16k8|m64n24k8|m64n32k8|m64n40k8|m64n48k8|m64n56k8|m64n64k8|m64n72k8|m64n80k8|m64n88k8|m64n96k8|m64n104k8|m64n112k8|m64n120k8|m64n128k8|m64n136k8|m64n144k8|m64n152k8|m64n160k8|m64n168k8|m64n176k8|m64n184k8|m64n192k8|m64n200k8|m64n208k8|m64n216k8|m64n224k8|m64n232k8|m64n240k8|m64n248k8|m64n256k8 dtype=f32 atype=tf32 btype=tf32";
        }
        asks {
            ""           Feature     ".aligned"                                  6.0 20       - -;
            "atype=tf32" Feature     ".tf32"                                     7.0 80       - - target first;
            "btype=bf16" Feature     ".bf16"                                     7.0 80       - - target first;
            ""           Feature     "WGMMA with floating point types"           8.0 -        - -;
            ""           Instruction "wgmma.mma_async with floating point types" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.mma_async.sync.aligned"
        slots {
            shape     "m64n8k32 m64n16k32 m64n24k32 m64n32k32 m64n40k32 m64n48k32 m64n56k32 m64n64k32 m64n72k32 m64n80k32 m64n88k32 m64n96k32 m64n104k32 m64n112k32 m64n120k32 m64n128k32 m64n136k32 m64n144k32 m64n152k32 m64n160k32 m64n168k32 m64n176k32 m64n184k32 m64n192k32 m64n200k32 m64n208k32 m64n216k32 m64n224k32 m64n232k32 m64n240k32 m64n248k32 m64n256k32";
            dtype     "f16 f32 s32";
            atype     "e4m3 e5m2 s8 u8";
            btype     "e4m3 e5m2 s8 u8";
            satfinite "- satfinite";
        }
        exists {
            "dtype!=s32 atype=e4m3|e5m2 btype=e4m3|e5m2 satfinite=-";
            "shape!=m64n40k32|m64n56k32|m64n72k32|m64n88k32|m64n104k32|m64n120k32|m64n136k32|m64n152k32|m64n168k32|m64n184k32|m64n200k32|m64n216k32|m64n232k32|m64n248k32 dtype=s32 atype=s8|u8 btype=s8|u8";
        }
        asks {
            ""                    Feature     ".aligned"                                 6.0 20       - -;
            "dtype!=s32"          Feature     "WGMMA with FP8 types"                     8.0 -        - -;
            "dtype!=s32"          Instruction "wgmma.mma_async with FP8 types"           -   HOPPER_A - -;
            "satfinite=satfinite" Feature     ".{satfinite}"                             6.0 70       - -;
            "atype=u8 btype=u8"   Feature     "WGMMA with integer types"                 8.0 -        - -;
            "atype=s8 btype=s8"   Feature     "WGMMA with integer types"                 8.0 -        - -;
            "atype=u8 btype=u8"   Instruction "wgmma.mma_async with integer types"       -   HOPPER_A - -;
            "atype=s8 btype=s8"   Instruction "wgmma.mma_async with integer types"       -   HOPPER_A - -;
            "atype=u8 btype=s8"   Feature     "WGMMA with mixed integer types"           8.4 -        - -;
            "atype=s8 btype=u8"   Feature     "WGMMA with mixed integer types"           8.4 -        - -;
            "atype=u8 btype=s8"   Instruction "wgmma.mma_async with mixed integer types" -   HOPPER_A - -;
            "atype=s8 btype=u8"   Instruction "wgmma.mma_async with mixed integer types" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.mma_async.sync.aligned"
        slots {
            shape "m64n8k256 m64n16k256 m64n24k256 m64n32k256 m64n48k256 m64n64k256 m64n80k256 m64n96k256 m64n112k256 m64n128k256 m64n144k256 m64n160k256 m64n176k256 m64n192k256 m64n208k256 m64n224k256 m64n240k256 m64n256k256";
            dtype "s32";
            atype "b1";
            btype "b1";
            bitop "and";
            popc  "popc";
        }
        exists {
            "";
        }
        asks {
            "" Feature     ".aligned"                          6.0 20       - -;
            "" Feature     ".b1"                               6.3 75       - - target first;
            "" Feature     "WGMMA with boolean type"           8.0 -        - -;
            "" Instruction "wgmma.mma_async with boolean type" -   HOPPER_A - -;
        }
    },
    family! {
        "wgmma.wait_group.sync.aligned"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature     ".aligned"         6.0 20       - -;
            "" Feature     "WGMMA"            8.0 -        - -;
            "" Instruction "wgmma.wait_group" -   HOPPER_A - -;
        }
    },
];
