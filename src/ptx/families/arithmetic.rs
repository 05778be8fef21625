//! Arithmetic, comparison and logic.
//!
//! Source: `tests/data/ptx/arithmetic`; measured.

use crate::ptx::family::{FormFamily, Rules};

#[rustfmt::skip]
pub(super) const WARP_SZ: (FormFamily, Rules) = family! {
    "WARP_SZ"
    slots {
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const ABS: (FormFamily, Rules) = family! {
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
        "type=bf16|bf16x2" Feature ".{type}"                                  7.0 80 - -;
        "ftz=ftz"          Feature ".{ftz}"                                   1.4 -  - -;
        "type=f16|f16x2"   Feature "f16 arithemetic and compare instructions" 4.2 53 - -;
        "type=f16"         Feature "abs.{type} or abs.f16x2"                  6.5 -  - -;
        "type=f16x2"       Feature "abs.f16 or abs.{type}"                    6.5 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const ADD: (FormFamily, Rules) = family! {
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
        "atype=bf16"                             Feature     ".bf16"                                           7.0 80            - -;
        "type=bf16"                              Feature     ".bf16"                                           7.0 80            - -;
        "type=bf16x2"                            Feature     ".{type}"                                         7.0 75            - -;
        "type=bf16x2"                            Feature     ".{type}"                                         -   80            - -;
        "type=u16x2|s16x2|bf16|bf16x2"           Feature     "add.{type}"                                      -   90            - -;
        "type=bf16|bf16x2"                       Feature     "add.{type}"                                      7.8 -             - -;
        "atype!=-"                               Feature     "add.{type}.{atype}"                              8.6 100           - -;
        "type=f32x2"                             Feature     "add.{type}"                                      8.6 100           - -;
        "sat=sat type=u32|u8x4|s8x4|u16x2|s16x2" Feature     "add.{sat}"                                       9.2 SM_107_OR_12X - -;
        "ftz=ftz"                                Feature     ".{ftz}"                                          1.4 -             - -;
        "type=f16|f16x2"                         Feature     "f16 arithemetic and compare instructions"        4.2 53            - -;
        "rnd=rm|rp type=f32|f32x2"               Unworded    "Illegal rounding modifier for instruction 'add'" -   20            - -;
        "rnd=rm|rp type=f64"                     Unworded    "Illegal rounding modifier for instruction 'add'" -   13            - -;
        "cc=cc type=u64|s64"                     Instruction ".cc with 64bit type"                             -   20            - -;
        "cc=cc type=u64|s64"                     Feature     ".cc with 64bit type"                             4.3 -             - -;
        "cc=cc"                                  Feature     ".{cc}"                                           1.2 -             - -;
    }
};

#[rustfmt::skip]
pub(super) const ADDC: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const AND: (FormFamily, Rules) = family! {
    "and"
    slots {
        type "pred b16 b32 b64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const BFE: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const BFI: (FormFamily, Rules) = family! {
    "bfi"
    slots {
        type "b32 b64";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "bfi" -   20 - -;
        "" Feature     "bfi" 2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const BFIND: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const BMSK: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const BREV: (FormFamily, Rules) = family! {
    "brev"
    slots {
        type "b32 b64";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "brev" -   20 - -;
        "" Feature     "brev" 2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const CLZ: (FormFamily, Rules) = family! {
    "clz"
    slots {
        type "b32 b64";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "clz" -   20 - -;
        "" Feature     "clz" 2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const CNOT: (FormFamily, Rules) = family! {
    "cnot"
    slots {
        type "b16 b32 b64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const COPYSIGN: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const COS: (FormFamily, Rules) = family! {
    "cos"
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
};

#[rustfmt::skip]
pub(super) const DIV: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const DP2A: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const DP4A: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const EX2: (FormFamily, Rules) = family! {
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
        "type=bf16|bf16x2" Feature  ".{type}"                                       7.0 80 - -;
        ""                 Feature  ".{rnd}"                                        1.4 -  - -;
        "type=f16|f16x2"   Feature  "ex2.f16/f16x2"                                 7.0 75 - -;
        "type=f16|f16x2"   Unworded "Illegal modifier '.ftz' for instruction 'ex2'" -   20 - -;
        "ftz=ftz"          Feature  ".{ftz}"                                        1.4 -  - -;
        "type=bf16|bf16x2" Feature  "ex2.{type}"                                    7.8 90 - -;
    }
};

#[rustfmt::skip]
pub(super) const FMA: (FormFamily, Rules) = family! {
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
        "type=f32x2"                    Feature     "fma.{type}"                                      8.6 100 -    -;
        "type=f64"                      Feature     "fma.{type}"                                      1.4 -   -    -;
        "rnd=rm|rp oob=oob"             Modifier    ".{oob}"                                          -   90  -    -;
        "oob=oob"                       Modifier    ".{oob}"                                          -   90  12.1 -;
        "rnd=rm|rp oob=oob"             Feature     ".{oob}"                                          8.1 -   -    -;
        "oob=oob"                       Feature     ".{oob}"                                          8.1 -   12.1 -;
        "relu=relu"                     Feature     ".{relu}"                                         7.0 -   -    -;
        "type=bf16"                     Feature     ".bf16"                                           7.0 80  -    -;
        "atype=bf16"                    Feature     ".bf16"                                           7.0 80  -    -;
        "type=bf16x2"                   Feature     ".{type}"                                         7.0 75  -    -;
        "type=bf16x2"                   Feature     ".{type}"                                         -   80  -    -;
        "atype!=-"                      Feature     "fma.{type}.{atype}"                              8.6 100 -    -;
        "ftz=ftz"                       Feature     ".{ftz}"                                          1.4 -   -    -;
        "type=f32"                      Feature     "fma.{type}"                                      2.0 -   -    -;
        "rnd=rm|rp type!=f16|f16x2|f64" Unworded    "Illegal rounding modifier for instruction 'fma'" -   20  -    -;
        "type=f32"                      Instruction "fma.{type}"                                      -   20  -    -;
        "relu=relu"                     Modifier    ".{relu}"                                         -   80  -    -;
        "type=f16|f16x2"                Feature     "f16 arithemetic and compare instructions"        4.2 53  -    -;
        "rnd=rm|rp type=f64"            Unworded    "Illegal rounding modifier for instruction 'fma'" -   13  -    -;
        "oob=oob"                       Unread      ""                                                -   -   -    11.7;
    }
};

#[rustfmt::skip]
pub(super) const FNS: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const LG2: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const LOP3: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const MAD: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const MAD24: (FormFamily, Rules) = family! {
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
    asks {
    }
};

#[rustfmt::skip]
pub(super) const MADC: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const MAX: (FormFamily, Rules) = family! {
    "max"
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
        "relu=relu"                Feature  ".{relu}"                          7.0 -             - -;
        "relu=relu type=s32|s16x2" Feature  "max.{relu}"                       8.0 90            - -;
        "type=u16x2|s16x2"         Feature  "max.{type}"                       8.0 90            - -;
        "relu=relu type=s8x4"      Feature  "max.{relu}"                       9.2 SM_107_OR_12X - -;
        "type=u8x4|s8x4"           Feature  "max.{type}"                       9.2 SM_107_OR_12X - -;
        "relu=relu"                Modifier ".{relu}"                          -   80            - -;
        "abs=abs"                  Feature  ".{abs}"                           7.2 86            - -;
        "type=bf16x2"              Feature  ".{type}"                          -   75            - -;
        "type=bf16|bf16x2"         Feature  ".{type}"                          7.0 80            - -;
        "operands=#4"              Feature  "max.{type} with 3 input operands" 8.8 100           - -;
        "ftz=ftz"                  Feature  ".{ftz}"                           1.4 -             - -;
        "nan=NaN"                  Feature  ".{nan}"                           7.0 -             - -;
        "nan=NaN"                  Modifier ".{nan}"                           -   80            - -;
        "xorsign=xorsign"          Feature  ".{xorsign}"                       7.2 -             - -;
        "xorsign=xorsign"          Modifier ".{xorsign}"                       -   86            - -;
        "type=f16"                 Feature  "max.{type} or max.f16x2"          7.0 80            - -;
        "type=f16x2"               Feature  "max.f16 or max.{type}"            7.0 80            - -;
    }
};

#[rustfmt::skip]
pub(super) const MIN: (FormFamily, Rules) = family! {
    "min"
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
        "relu=relu"                Feature  ".{relu}"                          7.0 -             - -;
        "relu=relu type=s32|s16x2" Feature  "min.{relu}"                       8.0 90            - -;
        "type=u16x2|s16x2"         Feature  "min.{type}"                       8.0 90            - -;
        "relu=relu type=s8x4"      Feature  "min.{relu}"                       9.2 SM_107_OR_12X - -;
        "type=u8x4|s8x4"           Feature  "min.{type}"                       9.2 SM_107_OR_12X - -;
        "relu=relu"                Modifier ".{relu}"                          -   80            - -;
        "abs=abs"                  Feature  ".{abs}"                           7.2 86            - -;
        "type=bf16x2"              Feature  ".{type}"                          -   75            - -;
        "type=bf16|bf16x2"         Feature  ".{type}"                          7.0 80            - -;
        "operands=#4"              Feature  "min.{type} with 3 input operands" 8.8 100           - -;
        "ftz=ftz"                  Feature  ".{ftz}"                           1.4 -             - -;
        "nan=NaN"                  Feature  ".{nan}"                           7.0 -             - -;
        "nan=NaN"                  Modifier ".{nan}"                           -   80            - -;
        "xorsign=xorsign"          Feature  ".{xorsign}"                       7.2 -             - -;
        "xorsign=xorsign"          Modifier ".{xorsign}"                       -   86            - -;
        "type=f16"                 Feature  "min.{type} or min.f16x2"          7.0 80            - -;
        "type=f16x2"               Feature  "min.f16 or min.{type}"            7.0 80            - -;
    }
};

#[rustfmt::skip]
pub(super) const MOV: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const MUL: (FormFamily, Rules) = family! {
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
        "type=bf16|bf16x2"         Feature  ".{type}"                                         7.0 80  - -;
        "type=bf16|bf16x2"         Feature  "mul.{type}"                                      7.8 90  - -;
        "type=f32x2"               Feature  "mul.{type}"                                      8.6 100 - -;
        "ftz=ftz"                  Feature  ".{ftz}"                                          1.4 -   - -;
        "type=f16|f16x2"           Feature  "f16 arithemetic and compare instructions"        4.2 53  - -;
        "rnd=rm|rp type=f32|f32x2" Unworded "Illegal rounding modifier for instruction 'mul'" -   20  - -;
        "rnd=rm|rp type=f64"       Unworded "Illegal rounding modifier for instruction 'mul'" -   13  - -;
    }
};

#[rustfmt::skip]
pub(super) const MUL24: (FormFamily, Rules) = family! {
    "mul24"
    slots {
        mode "hi lo";
        type "u32 s32";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const NEG: (FormFamily, Rules) = family! {
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
        "type=bf16|bf16x2" Feature ".{type}"                                  7.0 80            - -;
        "ftz=ftz"          Feature ".{ftz}"                                   1.4 -             - -;
        "type=f16|f16x2"   Feature "f16 arithemetic and compare instructions" 4.2 53            - -;
        "type=f16"         Feature "neg.{type} or neg.f16x2"                  6.0 -             - -;
        "type=f16x2"       Feature "neg.f16 or neg.{type}"                    6.0 -             - -;
    }
};

#[rustfmt::skip]
pub(super) const NOT: (FormFamily, Rules) = family! {
    "not"
    slots {
        type "pred b16 b32 b64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const OR: (FormFamily, Rules) = family! {
    "or"
    slots {
        type "pred b16 b32 b64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const POPC: (FormFamily, Rules) = family! {
    "popc"
    slots {
        type "b32 b64";
    }
    exists {
        "";
    }
    asks {
        "" Instruction "popc" -   20 - -;
        "" Feature     "popc" 2.0 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const PRMT: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const RCP: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const REM: (FormFamily, Rules) = family! {
    "rem"
    slots {
        type "u16 u32 u64 s16 s32 s64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const RSQRT: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const SAD: (FormFamily, Rules) = family! {
    "sad"
    slots {
        type "u16 u32 u64 s16 s32 s64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SELP: (FormFamily, Rules) = family! {
    "selp"
    slots {
        type "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SET: (FormFamily, Rules) = family! {
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
        "dtype=bf16"                             Feature ".bf16"                                                             7.0 80 - -;
        "type=bf16"                              Feature ".bf16"                                                             7.0 80 - -;
        "type=bf16x2"                            Feature ".bf16x2"                                                           7.0 75 - -;
        "type=bf16x2"                            Feature ".bf16x2"                                                           -   80 - -;
        "dtype=u16|s16|u32|s32 type=bf16|bf16x2" Feature "set.{type}"                                                        7.8 90 - -;
        "dtype=bf16|bf16x2"                      Feature "set.{dtype}"                                                       7.8 90 - -;
        "ftz=ftz"                                Feature ".{ftz}"                                                            1.4 -  - -;
        "dtype=f16|f16x2"                        Feature "f16 arithemetic and compare instructions"                          4.2 53 - -;
    }
};

#[rustfmt::skip]
pub(super) const SETP: (FormFamily, Rules) = family! {
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
        "type=bf16|bf16x2" Feature ".{type}"                                  7.0 80 - -;
        "type=bf16|bf16x2" Feature "setp.{type}"                              7.8 90 - -;
        "ftz=ftz"          Feature ".{ftz}"                                   1.4 -  - -;
        "type=f16|f16x2"   Feature "f16 arithemetic and compare instructions" 4.2 53 - -;
    }
};

#[rustfmt::skip]
pub(super) const SHF: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const SHL: (FormFamily, Rules) = family! {
    "shl"
    slots {
        type "b16 b32 b64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SHR: (FormFamily, Rules) = family! {
    "shr"
    slots {
        type "b16 b32 b64 u16 u32 u64 s16 s32 s64";
    }
    exists {
        "";
    }
    asks {
    }
};

#[rustfmt::skip]
pub(super) const SIN: (FormFamily, Rules) = family! {
    "sin"
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
};

#[rustfmt::skip]
pub(super) const SLCT: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const SQRT: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const SUB: (FormFamily, Rules) = family! {
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
        "atype=bf16"               Feature     ".bf16"                                           7.0 80            - -;
        "type=bf16"                Feature     ".bf16"                                           7.0 80            - -;
        "type=bf16x2"              Feature     ".{type}"                                         7.0 75            - -;
        "type=bf16x2"              Feature     ".{type}"                                         -   80            - -;
        "type=bf16|bf16x2"         Feature     "sub.{type}"                                      7.8 90            - -;
        "atype!=-"                 Feature     "sub.{type}.{atype}"                              8.6 100           - -;
        "type=f32x2"               Feature     "sub.{type}"                                      8.6 100           - -;
        "ftz=ftz"                  Feature     ".{ftz}"                                          1.4 -             - -;
        "type=f16|f16x2"           Feature     "f16 arithemetic and compare instructions"        4.2 53            - -;
        "rnd=rm|rp type=f32|f32x2" Unworded    "Illegal rounding modifier for instruction 'sub'" -   20            - -;
        "rnd=rm|rp type=f64"       Unworded    "Illegal rounding modifier for instruction 'sub'" -   13            - -;
        "cc=cc type=u64|s64"       Instruction ".cc with 64bit type"                             -   20            - -;
        "cc=cc type=u64|s64"       Feature     ".cc with 64bit type"                             4.3 -             - -;
        "cc=cc"                    Feature     ".{cc}"                                           1.2 -             - -;
        "cc=cc"                    Feature     "sub.{cc}"                                        1.3 -             - -;
    }
};

#[rustfmt::skip]
pub(super) const SUBC: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const SZEXT: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const TANH: (FormFamily, Rules) = family! {
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
        "type=bf16|bf16x2" Feature ".{type}"     7.0 80 - -;
        ""                 Feature "tanh"        7.0 75 - -;
        "type=bf16|bf16x2" Feature "tanh.{type}" 7.8 90 - -;
        ""                 Feature ".{rnd}"      1.4 -  - -;
    }
};

#[rustfmt::skip]
pub(super) const TESTP: (FormFamily, Rules) = family! {
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
};

#[rustfmt::skip]
pub(super) const XOR: (FormFamily, Rules) = family! {
    "xor"
    slots {
        type "pred b16 b32 b64";
    }
    exists {
        "";
    }
    asks {
    }
};
