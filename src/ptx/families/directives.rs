//! Directives.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        ".abi_preserve" ".abi_preserve_control"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature name 9.0 80 - -;
        }
    },
    family! {
        ".alias"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".alias" 6.3 30 - -;
        }
    },
    family! {
        ".attribute"
        slots {
            attribute "managed unified";
            of        "global func";
        }
        exists {
            "attribute=unified";
            "of=global";
        }
        asks {
            "attribute=managed" Feature ".attribute"   4.0 -  - -;
            "attribute=managed" Feature ".{attribute}" -   30 - -;
            "attribute=unified" Feature ".{attribute}" 8.0 90 - -;
        }
    },
    family! {
        ".blocksareclusters"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".reqntid directive" 2.1 -  - -;
            "" Feature ".reqnctapercluster" 7.8 90 - -;
            "" Feature ".blocksareclusters" 9.0 90 - -;
        }
    },
    family! {
        ".branchtargets"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".branchtargets directive" 6.0 30 - -;
        }
    },
    family! {
        ".callprototype"
        slots {
            returns  "- returns_param";
            takes    "- takes_param";
            noreturn "- noreturn";
            preserve "- abi_preserve";
            control  "- abi_preserve_control";
        }
        exists {
            "noreturn=-";
            "returns=-";
        }
        asks {
            "noreturn=noreturn"            Feature ".{noreturn}"              6.4 30 - -;
            "preserve=abi_preserve"        Feature ".{preserve}"              9.0 80 - -;
            "control=abi_preserve_control" Feature ".{control}"               9.0 80 - -;
            ""                             Feature ".callprototype directive" 2.1 20 - -;
        }
    },
    family! {
        ".calltargets"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".calltargets directive" 2.1 20 - -;
        }
    },
    family! {
        ".common"
        slots {
            of "global";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".common directive" 5.0 - - -;
        }
    },
    family! {
        ".const" ".local" ".shared"
        slots {
            vec  "- v2 v4";
            type "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 f32 f64";
        }
        exists {
            "type!=b64|b128|u64|s64|f64";
            "vec!=v4 type!=b128";
            "vec=-";
        }
        asks {
            "type=b128"        Feature "Type .b128"               8.3 70 - -;
            "vec=- type=f16x2" Feature ".{type} packed data-type" 4.2 53 - - target first;
        }
    },
    family! {
        ".entry"
        slots {
            bytes "- 256 4352 32764";
        }
        exists {
            "";
        }
        asks {
            "bytes!=-"    Feature  "kernel parameter list"                                                               1.4 -  - -;
            "bytes=4352"  Unworded "Entry function 'kent4352' uses too much parameter space (0x1100 bytes, 0x100 max)."  1.5 -  - -;
            "bytes=32764" Unworded "Entry function 'kent32764' uses too much parameter space (0x7ffc bytes, 0x100 max)." 1.5 -  - -;
            "bytes=32764" Feature  "Kernel parameter size larger than 4352 bytes"                                        8.1 70 - - target first;
        }
    },
    family! {
        ".explicitcluster" ".maxclusterrank"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature name 7.8 90 - -;
        }
    },
    family! {
        ".extern"
        slots {
            of "func entry global const shared";
        }
        exists {
            "";
        }
        asks {
            "of=entry" Feature "kernel function prototype" 3.0 - - -;
        }
    },
    family! {
        ".file"
        slots {
            operands "#2 #4";
        }
        exists {
            "";
        }
        asks {
            "operands=#4" Feature "timestamp and filesize in .file directive" 3.2 - - -;
        }
    },
    family! {
        ".func"
        slots {
            returns "- returns_param returns_reg";
            takes   "- takes_param takes_reg takes_array takes_unsized";
        }
        exists {
            "";
        }
        asks {
            "returns=returns_param" Unworded "Function parameter 'r' has illegal state space"              -   20 - -;
            "takes=takes_unsized"   Feature  "Unsized Array Parameter"                                     6.0 30 - - target first;
            "takes!=-|takes_reg"    Unworded "Function parameter 'x' has illegal state space"              -   20 - -;
            "takes!=-|takes_reg"    Unworded "Parameter variables must be declared within .entry function" 2.0 -  - -;
            "returns=returns_param" Unworded "Parameter variables must be declared within .entry function" 2.0 -  - -;
        }
    },
    family! {
        ".global"
        slots {
            vec  "- v2 v4";
            type "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 f32 f64 texref surfref";
        }
        exists {
            "type!=b64|b128|u64|s64|f64|texref|surfref";
            "vec!=v4 type!=b128|texref|surfref";
            "vec=-";
        }
        asks {
            "type=b128"           Feature "Type .b128"               8.3 70 - -;
            "vec=- type=f16x2"    Feature ".{type} packed data-type" 4.2 53 - - target first;
            "type=texref|surfref" Feature "opaque type"              1.5 -  - -;
        }
    },
    family! {
        ".init"
        slots {
            with "name offset generic mask generic_mask kernel array";
        }
        exists {
            "";
        }
        asks {
            "with=mask|generic_mask"    Feature "mask operator in initializer"      7.1 -  - -;
            "with=generic|generic_mask" Feature "generic() operator"                3.1 -  - -;
            "with!=kernel|array"        Feature "addresses as initial values"       2.1 -  - -;
            "with=kernel"               Feature "functions as initial values"       2.1 20 - -;
            "with=kernel"               Feature "entry functions as initial values" 3.1 35 - -;
        }
    },
    family! {
        ".language"
        slots {
            of "entry func";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".language" 9.2 - - -;
        }
    },
    family! {
        ".loc"
        slots {
            more "- inlined_at";
        }
        exists {
            "";
        }
        asks {
            "more=inlined_at" Feature "Line information of inline functions" 7.0 - - - from 4.0;
        }
    },
    family! {
        ".local_maxnreg"
        slots {
            of "entry func";
        }
        exists {
            "";
        }
        asks {
            "of=entry" Feature ".local_maxnreg" 8.8 - -    -;
            ""         Feature ".local_maxnreg" 8.8 - 12.9 -;
            ""         Unread  ""               -   - -    12.3;
        }
    },
    family! {
        ".maxnreg"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".maxnreg" 1.3 - - -;
        }
    },
    family! {
        ".maxntid"
        slots {
            operands "#1 #2 #3";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".maxntid" 1.3 - - -;
        }
    },
    family! {
        ".metadata_section"
        slots {}
        exists {
            "";
        }
        asks {}
    },
    family! {
        ".minnctapersm"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".minnctapersm directive" 2.0 - - -;
        }
    },
    family! {
        ".noreturn"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature ".noreturn" 6.4 30 - -;
        }
    },
    family! {
        ".param"
        slots {
            type "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f32 f64 texref surfref";
        }
        exists {
            "";
        }
        asks {
            ""                    Feature "kernel parameter list" 1.4 -  - -;
            "type=b128"           Feature "Type .b128"            8.3 70 - -;
            "type=texref|surfref" Feature "opaque type"           1.5 -  - -;
        }
    },
    family! {
        ".pragma"
        slots {
            string "nounroll used_bytes_mask enable_smem_spilling frequency";
        }
        exists {
            "";
        }
        asks {
            ""                            Feature ".pragma directive"    2.0 -  -    -;
            "string=used_bytes_mask"      Feature "used_bytes_mask"      8.3 50 12.3 -;
            "string=enable_smem_spilling" Feature "enable_smem_spilling" 8.7 -  12.8 -;
            "string=enable_smem_spilling" Feature "enable_smem_spilling" -   75 13.0 -;
            "string=frequency"            Feature "frequency"            9.0 -  13.0 -;
        }
    },
    family! {
        ".ptr"
        slots {
            space "- global const local shared";
            align "- align";
        }
        exists {
            "";
        }
        asks {
            "" Feature "kernel parameter pointer attribute" 2.2 - - -;
            "" Feature "kernel parameter list"              1.4 - - -;
        }
    },
    family! {
        ".reg"
        slots {
            vec  "- v2 v4";
            type "pred b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 f32 f64";
        }
        exists {
            "type!=pred|b64|b128|u64|s64|f64";
            "vec!=v4 type!=pred|b128";
            "vec=-";
        }
        asks {
            "type=b128"        Feature "Type .b128"               8.3 70 - -;
            "vec=- type=f16x2" Feature ".{type} packed data-type" 4.2 53 - - target first;
        }
    },
    family! {
        ".reqnctapercluster"
        slots {
            operands "#1 #2 #3";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".reqnctapercluster" 7.8 90 - -;
        }
    },
    family! {
        ".reqntid"
        slots {
            operands "#1 #2 #3";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".reqntid directive" 2.1 - - -;
        }
    },
    family! {
        ".section"
        slots {
            line "b8 b16 b32 b64 label negative label_difference label_offset";
        }
        exists {
            "";
        }
        asks {
            ""                                         Feature ".section directive"                       2.0 - - -;
            "line=label|label_difference|label_offset" Feature "Defining labels in .section"              7.0 - - -;
            "line=negative"                            Feature "Negative numbers in dwarf section"        7.5 - - -;
            "line=label_difference"                    Feature "labels1 - labels2 expression in .section" 7.5 - - -;
            "line=label_offset"                        Feature "labels + imm expression in .section"      3.2 - - -;
        }
    },
    family! {
        ".visible"
        slots {
            of "func entry global const shared";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        ".weak"
        slots {
            of "func entry global const shared";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".weak directive" 3.1 - - -;
        }
    },
];
