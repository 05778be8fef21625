//! Arithmetic, comparison and logic.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "WARP_SZ"
        slots {}
        exists {
            "";
        }
        asks {}
    },
    family! {
        "abs"
        slots {
            ftz  "- ftz";
            type "s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "ftz=-";
            "type=f16|f16x2|f32";
        }
        asks {
            "type=bf16x2"      Feature ".{type}"                                  -   75 - -;
            "type=bf16|bf16x2" Feature ".{type}"                                  7.0 80 - - target first;
            "ftz=ftz"          Feature ".{ftz}"                                   1.4 -  - -;
            "type=f16|f16x2"   Feature "f16 arithemetic and compare instructions" 4.2 53 - - target first;
            "type=f16"         Feature "abs.{type} or abs.f16x2"                  6.5 -  - -;
            "type=f16x2"       Feature "abs.f16 or abs.{type}"                    6.5 -  - -;
        }
    },
    family! {
        "add"
        slots {
            cc    "- cc";
            rnd   "- rn rz rm rp";
            ftz   "- ftz";
            sat   "- sat";
            type  "u16 u32 u64 s16 s32 s64 u8x4 s8x4 u16x2 s16x2 f16 f16x2 bf16 bf16x2 f32 f32x2 f64";
            atype "- f16 bf16";
        }
        exists {
            "cc=- ftz=- type=f32";
            "cc=- rnd=-|rn type=f16|f16x2|f32 atype=-";
            "cc=- type=f32 atype=-";
            "cc=- sat=- type=f32|f32x2 atype=-";
            "cc=- rnd=- ftz=- type!=u16|u64|s16|s64|bf16|bf16x2|f32x2|f64 atype=-";
            "cc=- rnd=- ftz=- sat=- atype=-";
            "cc=- ftz=- sat=- type=f32|f32x2|f64 atype=-";
            "cc=- rnd=-|rn ftz=- sat=- type=f16|f16x2|bf16|bf16x2|f32|f32x2|f64 atype=-";
            "rnd=- ftz=- sat=- type=u32|u64|s32|s64 atype=-";
        }
        asks {
            "type=u8x4|s8x4"                         Feature     "add.{type}"                                      9.2 SM_107_OR_12X - -;
            "type=u16x2|s16x2"                       Feature     "add.{type}"                                      8.0 -             - -;
            "atype=bf16"                             Feature     ".bf16"                                           7.0 80            - - target first;
            "type=bf16"                              Feature     ".bf16"                                           7.0 80            - - target first;
            "type=bf16x2"                            Feature     ".{type}"                                         -   75            - -;
            "type=bf16x2"                            Feature     ".{type}"                                         7.0 80            - - target first;
            "type=u16x2|s16x2|bf16|bf16x2"           Feature     "add.{type}"                                      -   90            - -;
            "type=bf16|bf16x2"                       Feature     "add.{type}"                                      7.8 -             - -;
            "atype!=-"                               Feature     "add.{type}.{atype}"                              8.6 100           - - target first;
            "type=f32x2"                             Feature     "add.{type}"                                      8.6 100           - - target first;
            "sat=sat type=u32|u8x4|s8x4|u16x2|s16x2" Feature     "add.{sat}"                                       9.2 SM_107_OR_12X - -;
            "ftz=ftz"                                Feature     ".{ftz}"                                          1.4 -             - -;
            "type=f16|f16x2"                         Feature     "f16 arithemetic and compare instructions"        4.2 53            - - target first;
            "rnd=rm|rp type=f32|f32x2"               Unworded    "Illegal rounding modifier for instruction 'add'" -   20            - -;
            "rnd=rm|rp type=f64"                     Unworded    "Illegal rounding modifier for instruction 'add'" -   13            - -;
            "cc=cc type=u64|s64"                     Instruction ".cc with 64bit type"                             -   20            - -;
            "cc=cc type=u64|s64"                     Feature     ".cc with 64bit type"                             4.3 -             - -;
            "cc=cc"                                  Feature     ".{cc}"                                           1.2 -             - -;
        }
    },
    family! {
        "addc"
        slots {
            cc   "- cc";
            sat  "- sat";
            type "u16 u32 u64 s16 s32 s64";
        }
        exists {
            "sat=- type!=u16|s16";
            "cc=- sat=-";
            "cc=- type=s32";
        }
        asks {
            "cc=cc type=u64|s64" Instruction ".cc with 64bit type" -   20 - -;
            "cc=cc type=u64|s64" Feature     ".cc with 64bit type" 4.3 -  - -;
            "cc=cc"              Feature     ".{cc}"               1.2 -  - -;
            ""                   Feature     "1.2"                 1.2 -  - -;
        }
    },
    family! {
        "and" "not" "or" "xor"
        slots {
            type "pred b16 b32 b64";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "bfe"
        slots {
            type "u32 u64 s32 s64";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "bfe" -   20 - -;
            "" Feature     "bfe" 2.0 -  - -;
        }
    },
    family! {
        "bfi" "brev" "clz" "popc"
        slots {
            type "b32 b64";
        }
        exists {
            "";
        }
        asks {
            "" Instruction name -   20 - -;
            "" Feature     name 2.0 -  - -;
        }
    },
    family! {
        "bfind"
        slots {
            shiftamt "- shiftamt";
            type     "u32 u64 s32 s64";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "bfind" -   20 - -;
            "" Feature     "bfind" 2.0 -  - -;
        }
    },
    family! {
        "bmsk"
        slots {
            mode "clamp wrap";
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "bmsk" -   70 - -;
            "" Feature     "bmsk" 7.6 -  - -;
        }
    },
    family! {
        "cnot" "shl"
        slots {
            type "b16 b32 b64";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "copysign"
        slots {
            type "f32 f64";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "copysign" -   20 - -;
            "" Feature     "copysign" 2.0 -  - -;
        }
    },
    family! {
        "cos" "sin"
        slots {
            rnd  "approx";
            unit "- 2pi";
            ftz  "- ftz";
            type "f32";
        }
        exists {
            "ftz=ftz";
            "unit=-";
        }
        asks {
            ""         Feature ".{rnd}"  1.4 - - -;
            "ftz=ftz"  Feature ".{ftz}"  1.4 - - -;
            "unit=2pi" Feature ".{unit}" 9.5 - - -;
        }
    },
    family! {
        "div"
        slots {
            rnd  "- approx full rn rz rm rp";
            ftz  "- ftz";
            type "u16 u32 u64 s16 s32 s64 f32 f64";
        }
        exists {
            "rnd!=- type=f32";
            "rnd!=-|approx|full ftz=- type=f32|f64";
            "rnd=- ftz=- type!=f32|f64";
        }
        asks {
            "rnd=approx"                  Feature     ".{rnd}"                                                                 1.4 -  - -;
            "rnd!=-|approx|full type=f32" Unworded    "Rounding modifier or '.approx' modifier required for instruction 'div'" 1.4 -  - -;
            "ftz=ftz"                     Feature     ".{ftz}"                                                                 1.4 -  - -;
            "rnd=full"                    Feature     "div.{rnd}"                                                              1.4 -  - -;
            "rnd=rm|rp type=f32"          Unworded    "Illegal rounding modifier for instruction 'div'"                        -   20 - -;
            "rnd!=-|approx|full type=f32" Instruction "div.rnd.{type}"                                                         -   20 - -;
            "rnd=rm|rp type=f64"          Unworded    "Illegal rounding modifier for instruction 'div'"                        -   13 - -;
            "rnd=rz|rm|rp type=f64"       Instruction "div.rn.{type}"                                                          -   20 - -;
        }
    },
    family! {
        "dp2a"
        slots {
            mode  "lo hi";
            atype "u32 s32";
            btype "u32 s32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "dp2a.{mode}" -   61 - -;
            "" Feature     "dp2a.{mode}" 5.0 -  - -;
        }
    },
    family! {
        "dp4a"
        slots {
            atype "u32 s32";
            btype "u32 s32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "dp4a" -   61 - -;
            "" Feature     "dp4a" 5.0 -  - -;
        }
    },
    family! {
        "ex2"
        slots {
            rnd  "approx";
            ftz  "- ftz";
            type "f16 f16x2 bf16 bf16x2 f32";
        }
        exists {
            "ftz=ftz type!=f16|f16x2";
            "ftz=- type!=bf16|bf16x2";
        }
        asks {
            "type=bf16x2"      Feature  ".{type}"                                       -   75 - -;
            "type=bf16|bf16x2" Feature  ".{type}"                                       7.0 80 - - target first;
            ""                 Feature  ".{rnd}"                                        1.4 -  - -;
            "type=f16|f16x2"   Feature  "ex2.f16/f16x2"                                 7.0 75 - - target first;
            "type=f16|f16x2"   Unworded "Illegal modifier '.ftz' for instruction 'ex2'" -   20 - -;
            "ftz=ftz"          Feature  ".{ftz}"                                        1.4 -  - -;
            "type=bf16|bf16x2" Feature  "ex2.{type}"                                    7.8 90 - - target first;
        }
    },
    family! {
        "fma"
        slots {
            rnd   "rn rz rm rp";
            ftz   "- ftz";
            sat   "- sat";
            oob   "- oob";
            relu  "- relu";
            type  "f16 f16x2 bf16 bf16x2 f32 f32x2 f64";
            atype "- f16 bf16";
        }
        exists {
            "ftz=- sat=- type=bf16|bf16x2 atype=-";
            "ftz=- oob=- relu=- type=f32";
            "ftz=- sat=- oob=- relu=- type!=f16|f16x2 atype=-";
            "oob=- relu=- type=f32 atype=-";
            "rnd=rn ftz=- sat=- type!=f32|f32x2|f64 atype=-";
            "sat=- oob=- relu=- type=f32|f32x2 atype=-";
            "rnd=rn oob=- relu=- type=f16|f16x2|f32 atype=-";
            "rnd=rn sat=- oob=- type=f16|f16x2 atype=-";
            "rnd=rn ftz=- relu=- type=f16|f16x2 atype=-";
        }
        asks {
            "type=f32x2"                    Feature     "fma.{type}"                                      8.6 100 -    - target first;
            "type=f64"                      Feature     "fma.{type}"                                      1.4 -   -    -;
            "rnd=rm|rp oob=oob"             Modifier    ".{oob}"                                          -   90  -    -;
            "oob=oob"                       Modifier    ".{oob}"                                          -   90  12.1 -;
            "rnd=rm|rp oob=oob"             Feature     ".{oob}"                                          8.1 -   -    -;
            "oob=oob"                       Feature     ".{oob}"                                          8.1 -   12.1 -;
            "relu=relu"                     Feature     ".{relu}"                                         7.0 -   -    -;
            "type=bf16"                     Feature     ".bf16"                                           7.0 80  -    - target first;
            "atype=bf16"                    Feature     ".bf16"                                           7.0 80  -    - target first;
            "type=bf16x2"                   Feature     ".{type}"                                         -   75  -    -;
            "type=bf16x2"                   Feature     ".{type}"                                         7.0 80  -    - target first;
            "atype!=-"                      Feature     "fma.{type}.{atype}"                              8.6 100 -    - target first;
            "ftz=ftz"                       Feature     ".{ftz}"                                          1.4 -   -    -;
            "type=f32"                      Feature     "fma.{type}"                                      2.0 -   -    -;
            "rnd=rm|rp type!=f16|f16x2|f64" Unworded    "Illegal rounding modifier for instruction 'fma'" -   20  -    -;
            "type=f32"                      Instruction "fma.{type}"                                      -   20  -    -;
            "relu=relu"                     Modifier    ".{relu}"                                         -   80  -    -;
            "type=f16|f16x2"                Feature     "f16 arithemetic and compare instructions"        4.2 53  -    - target first;
            "rnd=rm|rp type=f64"            Unworded    "Illegal rounding modifier for instruction 'fma'" -   13  -    -;
            "oob=oob"                       Unread      ""                                                -   -   -    11.7;
        }
    },
    family! {
        "fns"
        slots {
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "fns" -   30 - -;
            "" Feature     "fns" 6.0 -  - -;
        }
    },
    family! {
        "lg2"
        slots {
            rnd  "approx";
            ftz  "- ftz";
            type "f32";
        }
        exists {
            "";
        }
        asks {
            ""        Feature ".{rnd}" 1.4 - - -;
            "ftz=ftz" Feature ".{ftz}" 1.4 - - -;
        }
    },
    family! {
        "lop3"
        slots {
            bool "- or and";
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "bool=-"  Instruction "lop3"          -   50 - -;
            "bool=-"  Feature     "lop3"          4.3 -  - -;
            "bool!=-" Instruction "lop3.<BoolOp>" -   70 - -;
            "bool!=-" Feature     "lop3.<BoolOp>" 8.2 -  - -;
        }
    },
    family! {
        "mad"
        slots {
            mode "- hi lo wide";
            cc   "- cc";
            rnd  "- rn rz rm rp";
            ftz  "- ftz";
            sat  "- sat";
            type "u16 u32 u64 s16 s32 s64 f32 f64";
        }
        exists {
            "mode=hi|lo rnd=- ftz=- sat=- type=u32|u64|s32|s64";
            "mode=- cc=- rnd!=- type=f32";
            "mode!=- cc=- rnd=- ftz=- sat=- type=u16|u32|s16|s32";
            "mode=- cc=- rnd!=- ftz=- sat=- type=f32|f64";
            "mode=hi cc=- rnd=- ftz=- type=s32";
        }
        asks {
            "ftz=ftz"            Feature     ".{ftz}"                                          1.4 -  - -;
            "type=f32"           Unworded    "Illegal rounding modifier for instruction 'mad'" -   20 - -;
            "type=f32"           Instruction "mad.rnd.{type}"                                  -   20 - -;
            "rnd=rm|rp type=f64" Unworded    "Illegal rounding modifier for instruction 'mad'" -   13 - -;
            "cc=cc type=u64|s64" Instruction ".cc with 64bit type"                             -   20 - -;
            "cc=cc type=u64|s64" Feature     ".cc with 64bit type"                             4.3 -  - -;
            "cc=cc"              Feature     ".{cc}"                                           1.2 -  - -;
            "cc=cc"              Instruction "mad.{cc}"                                        -   20 - -;
            "cc=cc"              Feature     "mad.{cc}"                                        3.0 -  - -;
        }
    },
    family! {
        "mad24"
        slots {
            mode "hi lo";
            sat  "- sat";
            type "u32 s32";
        }
        exists {
            "sat=-";
            "mode=hi type=s32";
        }
        asks {}
    },
    family! {
        "madc"
        slots {
            mode "hi lo";
            cc   "- cc";
            sat  "- sat";
            type "u16 u32 u64 s16 s32 s64";
        }
        exists {
            "sat=- type!=u16|s16";
            "cc=- sat=-";
            "mode=hi cc=- type=s32";
        }
        asks {
            "cc=cc type=u64|s64" Instruction ".cc with 64bit type" -   20 - -;
            "cc=cc type=u64|s64" Feature     ".cc with 64bit type" 4.3 -  - -;
            "cc=cc"              Feature     ".{cc}"               1.2 -  - -;
            ""                   Instruction "madc"                -   20 - -;
            ""                   Feature     "madc"                3.0 -  - -;
        }
    },
    family! {
        "max" "min"
        slots {
            ftz      "- ftz";
            nan      "- NaN";
            xorsign  "- xorsign";
            abs      "- abs";
            relu     "- relu";
            type     "u16 u32 u64 s16 s32 s64 u8x4 s8x4 u16x2 s16x2 f16 f16x2 bf16 bf16x2 f32 f64";
            operands "#3 #4";
        }
        exists {
            "ftz=- nan=- xorsign=- abs=- relu=- operands=#3";
            "xorsign=xorsign abs=abs relu=- type=f16|f16x2|f32 operands=#3";
            "xorsign=- abs=- relu=- type=f16|f16x2|f32 operands=#3";
            "ftz=- xorsign=- abs=- relu=- type=f16|f16x2|bf16|bf16x2|f32 operands=#3";
            "ftz=- xorsign=xorsign abs=abs relu=- type=f16|f16x2|bf16|bf16x2|f32 operands=#3";
            "xorsign=- relu=- type=f32 operands=#4";
            "ftz=- nan=- xorsign=- abs=- type=s32|s8x4|s16x2 operands=#3";
        }
        asks {
            "relu=relu"                Feature  ".{relu}"                              7.0 -             - -;
            "relu=relu type=s32|s16x2" Feature  (name ".{relu}")                       8.0 90            - - target first;
            "type=u16x2|s16x2"         Feature  (name ".{type}")                       8.0 90            - -;
            "relu=relu type=s8x4"      Feature  (name ".{relu}")                       9.2 SM_107_OR_12X - - target first;
            "type=u8x4|s8x4"           Feature  (name ".{type}")                       9.2 SM_107_OR_12X - -;
            "relu=relu"                Modifier ".{relu}"                              -   80            - -;
            "abs=abs"                  Feature  ".{abs}"                               7.2 86            - - target first;
            "type=bf16x2"              Feature  ".{type}"                              -   75            - -;
            "type=bf16|bf16x2"         Feature  ".{type}"                              7.0 80            - - target first;
            "operands=#4"              Feature  (name ".{type} with 3 input operands") 8.8 100           - - target first;
            "ftz=ftz"                  Feature  ".{ftz}"                               1.4 -             - -;
            "nan=NaN"                  Feature  ".{nan}"                               7.0 -             - -;
            "nan=NaN"                  Modifier ".{nan}"                               -   80            - -;
            "xorsign=xorsign"          Feature  ".{xorsign}"                           7.2 -             - -;
            "xorsign=xorsign"          Modifier ".{xorsign}"                           -   86            - -;
            "type=f16"                 Feature  (name ".{type} or " name ".f16x2")     7.0 80            - - target first;
            "type=f16x2"               Feature  (name ".f16 or " name ".{type}")       7.0 80            - - target first;
        }
    },
    family! {
        "mov"
        slots {
            vec  "- v2 v4";
            type "pred b16 b32 b64 b128 u16 u32 u64 s16 s32 s64 f32 f64";
        }
        exists {
            "vec!=v4 type!=pred|b128";
            "type!=pred|b64|b128|u64|s64|f64";
            "vec=-";
        }
        asks {
            "type=b128" Feature "Instruction type .b128 for instruction mov" 8.3 70 - -;
        }
    },
    family! {
        "mul"
        slots {
            mode "- hi lo wide";
            rnd  "- rn rz rm rp";
            ftz  "- ftz";
            sat  "- sat";
            type "u16 u32 u64 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f32x2 f64";
        }
        exists {
            "mode=- rnd=-|rn type=f16|f16x2|f32";
            "mode=- type=f32";
            "mode=- sat=- type=f32|f32x2";
            "mode=- ftz=- sat=- type=f32|f32x2|f64";
            "mode=- rnd=-|rn ftz=- sat=- type!=u16|u32|u64|s16|s32|s64";
            "mode=hi|lo rnd=- ftz=- sat=- type=u16|u32|u64|s16|s32|s64";
            "mode!=- rnd=- ftz=- sat=- type=u16|u32|s16|s32";
        }
        asks {
            "type=bf16x2"              Feature  ".{type}"                                         -   75  - -;
            "type=bf16|bf16x2"         Feature  ".{type}"                                         7.0 80  - - target first;
            "type=bf16|bf16x2"         Feature  "mul.{type}"                                      7.8 90  - - target first;
            "type=f32x2"               Feature  "mul.{type}"                                      8.6 100 - - target first;
            "ftz=ftz"                  Feature  ".{ftz}"                                          1.4 -   - -;
            "type=f16|f16x2"           Feature  "f16 arithemetic and compare instructions"        4.2 53  - - target first;
            "rnd=rm|rp type=f32|f32x2" Unworded "Illegal rounding modifier for instruction 'mul'" -   20  - -;
            "rnd=rm|rp type=f64"       Unworded "Illegal rounding modifier for instruction 'mul'" -   13  - -;
        }
    },
    family! {
        "mul24"
        slots {
            mode "hi lo";
            type "u32 s32";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "neg"
        slots {
            ftz  "- ftz";
            type "s16 s32 s64 s8x4 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "ftz=-";
            "type=f16|f16x2|f32";
        }
        asks {
            "type=s8x4"        Feature "neg.{type}"                               9.2 SM_107_OR_12X - -;
            "type=bf16x2"      Feature ".{type}"                                  -   75            - -;
            "type=bf16|bf16x2" Feature ".{type}"                                  7.0 80            - - target first;
            "ftz=ftz"          Feature ".{ftz}"                                   1.4 -             - -;
            "type=f16|f16x2"   Feature "f16 arithemetic and compare instructions" 4.2 53            - - target first;
            "type=f16"         Feature "neg.{type} or neg.f16x2"                  6.0 -             - -;
            "type=f16x2"       Feature "neg.f16 or neg.{type}"                    6.0 -             - -;
        }
    },
    family! {
        "prmt"
        slots {
            type "b32";
            mode "- f4e b4e rc8 ecl ecr rc16";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "prmt" -   20 - -;
            "" Feature     "prmt" 2.0 -  - -;
        }
    },
    family! {
        "rcp"
        slots {
            rnd  "approx rn rz rm rp";
            ftz  "- ftz";
            type "f32 f64";
        }
        exists {
            "rnd!=approx";
            "ftz=ftz";
            "type=f32";
        }
        asks {
            "rnd=approx"              Feature     ".{rnd}"                                                                 1.4 -  - -;
            "rnd!=approx"             Unworded    "Rounding modifier or '.approx' modifier required for instruction 'rcp'" 1.4 -  - -;
            "ftz=ftz"                 Feature     ".{ftz}"                                                                 1.4 -  - -;
            "rnd=approx type=f64"     Feature     "rcp.{rnd}.{type}"                                                       2.1 -  - -;
            "rnd=approx type=f64"     Instruction "rcp.{rnd}.{type}"                                                       -   20 - -;
            "rnd=rm|rp type=f32"      Unworded    "Illegal rounding modifier for instruction 'rcp'"                        -   20 - -;
            "rnd!=approx type=f32"    Instruction "rcp.rnd.{type}"                                                         -   20 - -;
            "rnd=rm|rp type=f64"      Unworded    "Illegal rounding modifier for instruction 'rcp'"                        -   13 - -;
            "rnd!=approx|rn type=f64" Instruction "rcp.rn.{type}"                                                          -   20 - -;
        }
    },
    family! {
        "rem" "sad"
        slots {
            type "u16 u32 u64 s16 s32 s64";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "rsqrt"
        slots {
            rnd  "approx";
            ftz  "- ftz";
            type "f32 f64";
        }
        exists {
            "";
        }
        asks {
            ""                 Feature     ".{rnd}"                   1.4 -  - -;
            "ftz=ftz"          Feature     ".{ftz}"                   1.4 -  - -;
            "ftz=ftz type=f64" Feature     "rsqrt.{rnd}.{ftz}.{type}" 4.0 -  - -;
            "ftz=ftz type=f64" Instruction "rsqrt.{rnd}.{ftz}.{type}" -   20 - -;
        }
    },
    family! {
        "selp"
        slots {
            type "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "set"
        slots {
            cmp   "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan";
            bool  "- and or xor";
            ftz   "- ftz";
            dtype "u16 s16 u32 s32 f16 f16x2 bf16 bf16x2 f32";
            type  "b16 b32 b64 u16 u32 u64 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "cmp=eq|ne|lt|le|gt|ge ftz=- dtype!=u16|s16|f16x2|bf16x2 type!=b16|b32|b64|f16|f16x2|bf16|bf16x2";
            "cmp!=equ|neu|ltu|leu|gtu|geu|num|nan ftz=- dtype!=u16|s16|f16x2|bf16x2 type=u16|u32|u64";
            "cmp!=lo|ls|hi|hs ftz=- dtype!=u16|s16|f16x2|bf16x2 type=f32|f64";
            "cmp!=lo|ls|hi|hs ftz=- dtype!=f16|f16x2|bf16x2|f32 type=f16|bf16";
            "cmp!=lo|ls|hi|hs dtype!=f16x2|bf16|bf16x2|f32 type=f16";
            "cmp!=lo|ls|hi|hs dtype=u32|s32|f16|f32 type=f32";
            "cmp=eq|ne ftz=- dtype!=u16|s16|f16x2|bf16x2 type!=f16|f16x2|bf16|bf16x2";
            "cmp!=lo|ls|hi|hs dtype=u32|s32|f16x2 type=f16x2";
            "cmp!=lo|ls|hi|hs ftz=- dtype=u32|s32|bf16x2 type=bf16x2";
        }
        asks {
            "dtype=u16|s16|u32|s32 type=f16|f16x2"   Feature "half precision floating point set instruction with integer result" 6.5 53 - -;
            "dtype=bf16"                             Feature ".bf16"                                                             7.0 80 - - target first;
            "type=bf16"                              Feature ".bf16"                                                             7.0 80 - - target first;
            "type=bf16x2"                            Feature ".bf16x2"                                                           -   75 - -;
            "type=bf16x2"                            Feature ".bf16x2"                                                           7.0 80 - - target first;
            "dtype=u16|s16|u32|s32 type=bf16|bf16x2" Feature "set.{type}"                                                        7.8 90 - - target first;
            "dtype=bf16|bf16x2"                      Feature "set.{dtype}"                                                       7.8 90 - - target first;
            "ftz=ftz"                                Feature ".{ftz}"                                                            1.4 -  - -;
            "dtype=f16|f16x2"                        Feature "f16 arithemetic and compare instructions"                          4.2 53 - - target first;
        }
    },
    family! {
        "setp"
        slots {
            cmp  "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan";
            bool "- and or xor";
            ftz  "- ftz";
            type "b16 b32 b64 u16 u32 u64 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "cmp!=lo|ls|hi|hs ftz=- type=f16|f16x2|bf16|bf16x2|f32|f64";
            "cmp!=lo|ls|hi|hs type=f16|f16x2|f32";
            "cmp=eq|ne|lt|le|gt|ge ftz=- type!=b16|b32|b64";
            "cmp!=equ|neu|ltu|leu|gtu|geu|num|nan ftz=- type=u16|u32|u64";
            "cmp=eq|ne ftz=-";
        }
        asks {
            "type=bf16x2"      Feature ".{type}"                                  -   75 - -;
            "type=bf16|bf16x2" Feature ".{type}"                                  7.0 80 - - target first;
            "type=bf16|bf16x2" Feature "setp.{type}"                              7.8 90 - - target first;
            "ftz=ftz"          Feature ".{ftz}"                                   1.4 -  - -;
            "type=f16|f16x2"   Feature "f16 arithemetic and compare instructions" 4.2 53 - - target first;
        }
    },
    family! {
        "shf"
        slots {
            dir  "l r";
            mode "clamp wrap";
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "shf.{dir}" -   32 - -;
            "" Feature     "shf.{dir}" 3.1 -  - -;
        }
    },
    family! {
        "shr"
        slots {
            type "b16 b32 b64 u16 u32 u64 s16 s32 s64";
        }
        exists {
            "";
        }
        asks {}
    },
    family! {
        "slct"
        slots {
            ftz   "- ftz";
            dtype "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64";
            type  "s32 f32";
        }
        exists {
            "type=f32";
            "ftz=-";
        }
        asks {
            "ftz=ftz" Feature ".{ftz}" 1.4 - - -;
        }
    },
    family! {
        "sqrt"
        slots {
            rnd  "approx rn rz rm rp";
            ftz  "- ftz";
            type "f32 f64";
        }
        exists {
            "type=f32";
            "rnd!=approx ftz=-";
        }
        asks {
            "rnd=approx"              Feature     ".{rnd}"                                                                  1.4 -  - -;
            "rnd!=approx type=f32"    Unworded    "Rounding modifier or '.approx' modifier required for instruction 'sqrt'" 1.4 -  - -;
            "ftz=ftz"                 Feature     ".{ftz}"                                                                  1.4 -  - -;
            "rnd=rm|rp type=f32"      Unworded    "Illegal rounding modifier for instruction 'sqrt'"                        -   20 - -;
            "rnd!=approx type=f32"    Instruction "sqrt.rnd.{type}"                                                         -   20 - -;
            "rnd=rm|rp type=f64"      Unworded    "Illegal rounding modifier for instruction 'sqrt'"                        -   13 - -;
            "rnd!=approx|rn type=f64" Instruction "sqrt.rn.{type}"                                                          -   20 - -;
        }
    },
    family! {
        "sub"
        slots {
            cc    "- cc";
            rnd   "- rn rz rm rp";
            ftz   "- ftz";
            sat   "- sat";
            type  "u16 u32 u64 s16 s32 s64 u8x4 s8x4 f16 f16x2 bf16 bf16x2 f32 f32x2 f64";
            atype "- f16 bf16";
        }
        exists {
            "cc=- ftz=- type=f32";
            "cc=- rnd=-|rn type=f16|f16x2|f32 atype=-";
            "cc=- sat=- type=f32|f32x2 atype=-";
            "cc=- type=f32 atype=-";
            "cc=- ftz=- sat=- type=f32|f32x2|f64 atype=-";
            "cc=- rnd=- ftz=- sat=- atype=-";
            "cc=- rnd=-|rn ftz=- sat=- type=f16|f16x2|bf16|bf16x2|f32|f32x2|f64 atype=-";
            "cc=- rnd=- ftz=- type=s32|u8x4|s8x4|f16|f16x2|f32 atype=-";
            "rnd=- ftz=- sat=- type=u32|u64|s32|s64 atype=-";
        }
        asks {
            "type=u8x4|s8x4"           Feature     "sub.{type}"                                      9.2 SM_107_OR_12X - -;
            "atype=bf16"               Feature     ".bf16"                                           7.0 80            - - target first;
            "type=bf16"                Feature     ".bf16"                                           7.0 80            - - target first;
            "type=bf16x2"              Feature     ".{type}"                                         -   75            - -;
            "type=bf16x2"              Feature     ".{type}"                                         7.0 80            - - target first;
            "type=bf16|bf16x2"         Feature     "sub.{type}"                                      7.8 90            - - target first;
            "atype!=-"                 Feature     "sub.{type}.{atype}"                              8.6 100           - - target first;
            "type=f32x2"               Feature     "sub.{type}"                                      8.6 100           - - target first;
            "ftz=ftz"                  Feature     ".{ftz}"                                          1.4 -             - -;
            "type=f16|f16x2"           Feature     "f16 arithemetic and compare instructions"        4.2 53            - - target first;
            "rnd=rm|rp type=f32|f32x2" Unworded    "Illegal rounding modifier for instruction 'sub'" -   20            - -;
            "rnd=rm|rp type=f64"       Unworded    "Illegal rounding modifier for instruction 'sub'" -   13            - -;
            "cc=cc type=u64|s64"       Instruction ".cc with 64bit type"                             -   20            - -;
            "cc=cc type=u64|s64"       Feature     ".cc with 64bit type"                             4.3 -             - -;
            "cc=cc"                    Feature     ".{cc}"                                           1.2 -             - -;
            "cc=cc"                    Feature     "sub.{cc}"                                        1.3 -             - -;
        }
    },
    family! {
        "subc"
        slots {
            cc   "- cc";
            sat  "- sat";
            type "u16 u32 u64 s16 s32 s64";
        }
        exists {
            "sat=- type!=u16|s16";
            "cc=- sat=-";
            "cc=- type=s32";
        }
        asks {
            "cc=cc type=u64|s64" Instruction ".cc with 64bit type" -   20 - -;
            "cc=cc type=u64|s64" Feature     ".cc with 64bit type" 4.3 -  - -;
            "cc=cc"              Feature     ".{cc}"               1.2 -  - -;
            ""                   Feature     "1.3"                 1.3 -  - -;
        }
    },
    family! {
        "szext"
        slots {
            mode "clamp wrap";
            type "u32 s32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "szext" -   70 - -;
            "" Feature     "szext" 7.6 -  - -;
        }
    },
    family! {
        "tanh"
        slots {
            rnd  "approx";
            type "f16 f16x2 bf16 bf16x2 f32";
        }
        exists {
            "";
        }
        asks {
            "type=bf16x2"      Feature ".{type}"     -   75 - -;
            "type=bf16|bf16x2" Feature ".{type}"     7.0 80 - - target first;
            ""                 Feature "tanh"        7.0 75 - - target first;
            "type=bf16|bf16x2" Feature "tanh.{type}" 7.8 90 - - target first;
            ""                 Feature ".{rnd}"      1.4 -  - -;
        }
    },
    family! {
        "testp"
        slots {
            op   "finite infinite number notanumber normal subnormal";
            type "f32 f64";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "testp" -   20 - -;
            "" Feature     "testp" 2.0 -  - -;
        }
    },
];
