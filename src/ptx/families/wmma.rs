//! wmma.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "wmma.load"
        slots {
            frag    "a b c";
            sync    "sync";
            aligned "aligned";
            layout  "row col";
            shape   "m16n16k16 m8n32k16 m32n8k16 m16n16k8 m8n8k4 m8n8k32 m8n8k128";
            space   "- global shared shared::cta";
            type    "f16 bf16 tf32 f32 f64 s8 u8 s4 u4 b1 s32";
        }
        exists {
            "frag!=c shape=m16n16k16|m8n32k16|m32n8k16 type=f16|bf16|s8|u8";
            "frag=c shape!=m16n16k8|m8n8k4 type=f32|s32";
            "shape=m16n16k16|m8n32k16|m32n8k16 type=f16";
            "frag=c shape!=m8n8k4 type=f32";
            "shape=m8n8k4 type=f64";
            "frag!=c shape=m16n16k8 type=tf32";
            "frag=b layout=col shape=m8n8k32 type=s4|u4";
            "frag=a layout=row shape=m8n8k32 type=s4|u4";
            "frag=b layout=col shape=m8n8k128 type=b1";
            "frag=a layout=row shape=m8n8k128 type=b1";
        }
        asks {
            ""                                  Feature  ".{aligned}"                       6.0 20 -    -;
            "type=bf16|tf32"                    Feature  ".{type}"                          7.0 80 -    - target first;
            "type=s4|u4|b1"                     Feature  ".{type}"                          6.3 75 -    - target first;
            "space=-"                           Feature  "generic addressing"               2.0 20 -    - target first;
            "frag=c space=shared::cta"          Feature  "::cta"                            7.8 -  -    -;
            "space=shared::cta"                 Feature  "::cta"                            7.8 -  11.8 -;
            "type=f16|bf16|tf32|f32"            Feature  "WMMA with floating point types"   6.0 70 -    -;
            "type=bf16|tf32"                    Feature  "WMMA with .bf16/.tf32 FP types"   7.0 80 -    -;
            "type=s8|u8|s32"                    Feature  "WMMA with integer types"          6.3 72 -    -;
            "type=f64"                          Feature  "WMMA with fp64 types"             7.0 80 -    -;
            "type=s4|u4"                        Feature  "WMMA with sub-byte integer types" 6.3 75 -    -;
            "type=b1"                           Feature  "WMMA with bit types"              6.3 75 -    -;
            ""                                  Feature  ".aligned modifier for wmma"       6.3 -  -    -;
            "shape=m16n16k16"                   Feature  ".{shape}"                         6.0 -  -    -;
            "shape=m8n32k16|m32n8k16"           Feature  ".{shape}"                         6.1 -  -    -;
            "shape=m16n16k16|m8n32k16|m32n8k16" Modifier ".{shape}"                         -   70 -    -;
            "shape=m16n16k8|m8n8k4"             Feature  ".{shape}"                         7.0 -  -    -;
            "shape=m16n16k8|m8n8k4"             Modifier ".{shape}"                         -   80 -    -;
            "shape=m8n8k32|m8n8k128"            Feature  ".{shape}"                         6.3 -  -    -;
            "shape=m8n8k32|m8n8k128"            Modifier ".{shape}"                         -   75 -    -;
        }
    },
    family! {
        "wmma.mma"
        slots {
            bitop     "- xor and";
            popc      "- popc";
            sync      "sync";
            aligned   "aligned";
            alayout   "row col";
            blayout   "row col";
            shape     "m16n16k16 m8n32k16 m32n8k16 m16n16k8 m8n8k4 m8n8k32 m8n8k128";
            rnd       "- rn rz rm rp";
            dtype     "f16 f32 f64 s32";
            atype     "- bf16 tf32 f64 s8 u8 s4 u4 b1";
            btype     "- bf16 tf32 f64 s8 u8 s4 u4 b1";
            ctype     "f16 f32 f64 s32";
            satfinite "- satfinite";
        }
        exists {
            "bitop=- popc=- shape=m16n16k16|m16n16k8|m8n8k4 dtype=f64 atype=f64 btype=f64 ctype=f64 satfinite=-";
            "bitop=- popc=- shape=m16n16k16|m8n32k16|m32n8k16 rnd=- dtype=f16|f32 atype=- btype=- ctype=f16|f32 satfinite=-";
            "bitop=- popc=- shape=m16n16k16|m8n32k16|m32n8k16 rnd=- dtype=s32 atype=u8 btype=u8 ctype=s32";
            "bitop=- popc=- shape=m16n16k16|m8n32k16|m32n8k16 rnd=- dtype=s32 atype=s8 btype=s8 ctype=s32";
            "bitop=- popc=- shape=m16n16k16|m8n32k16|m32n8k16 rnd=- dtype=f32 atype=bf16 btype=bf16 ctype=f32 satfinite=-";
            "bitop=- popc=- shape=m16n16k8 rnd=- dtype=f32 atype=tf32 btype=tf32 ctype=f32 satfinite=-";
            "bitop!=- popc=popc alayout=row blayout=col shape=m8n8k128 rnd=- dtype=s32 atype=b1 btype=b1 ctype=s32 satfinite=-";
            "bitop=- popc=- alayout=row blayout=col shape=m8n8k32 rnd=- dtype=s32 atype=u4 btype=u4 ctype=s32";
            "bitop=- popc=- alayout=row blayout=col shape=m8n8k32 rnd=- dtype=s32 atype=s4 btype=s4 ctype=s32";
        }
        asks {
            ""                                  Feature  ".{aligned}"                                           6.0 20 -    -;
            "atype=bf16"                        Feature  ".bf16"                                                7.0 80 -    - target first;
            "btype=f64"                         Feature  "WMMA with fp64 types"                                 7.0 80 -    -;
            "atype=tf32"                        Feature  ".tf32"                                                7.0 80 -    - target first;
            "dtype=f16|f32"                     Feature  "WMMA with floating point types"                       6.0 70 -    -;
            "atype=s4"                          Feature  ".s4"                                                  6.3 75 -    - target first;
            "btype=u4"                          Feature  ".u4"                                                  6.3 75 -    - target first;
            "satfinite=satfinite"               Feature  ".{satfinite}"                                         6.0 70 -    -;
            "btype=s8|u8"                       Feature  "WMMA with integer types"                              6.3 72 -    -;
            "shape=m8n8k32"                     Feature  "WMMA with sub-byte integer types"                     6.3 75 -    -;
            "btype=b1"                          Feature  ".b1"                                                  6.3 75 -    - target first;
            "btype=b1"                          Feature  "WMMA with bit types"                                  6.3 75 -    -;
            "atype=bf16|tf32"                   Feature  "WMMA with .bf16/.tf32 FP types"                       7.0 80 -    12.6;
            ""                                  Feature  ".aligned modifier for wmma"                           6.3 -  -    -;
            "shape=m16n16k16"                   Feature  ".{shape}"                                             6.0 -  -    -;
            "shape=m8n32k16|m32n8k16"           Feature  ".{shape}"                                             6.1 -  -    -;
            "shape=m16n16k16|m8n32k16|m32n8k16" Modifier ".{shape}"                                             -   70 -    -;
            "shape=m16n16k8|m8n8k4"             Feature  ".{shape}"                                             7.0 -  -    -;
            "shape=m16n16k8|m8n8k4"             Modifier ".{shape}"                                             -   80 -    -;
            "shape=m8n8k32|m8n8k128"            Feature  ".{shape}"                                             6.3 -  -    -;
            "shape=m8n8k32|m8n8k128"            Modifier ".{shape}"                                             -   75 -    -;
            ""                                  Unworded "Instruction 'wmma.mma' requires .target 70 or higher" -   70 12.8 -;
            ""                                  Feature  "wmma.mma"                                             6.0 -  12.8 -;
            "btype=bf16|tf32|f64"               Feature  "wmma.mma"                                             7.0 -  12.8 -;
            "btype=bf16|tf32|f64"               Unworded "Instruction 'wmma.mma' requires .target 80 or higher" -   80 12.8 -;
            "dtype=s32"                         Feature  "wmma.mma"                                             6.3 -  12.8 -;
            "btype=s8|u8"                       Unworded "Instruction 'wmma.mma' requires .target 72 or higher" -   72 12.8 -;
            "shape=m8n8k32|m8n8k128"            Unworded "Instruction 'wmma.mma' requires .target 75 or higher" -   75 12.8 -;
            "bitop=and"                         Modifier ".and' on 'wmma.mma"                                   7.1 80 -    -;
        }
    },
    family! {
        "wmma.store"
        slots {
            frag    "d";
            sync    "sync";
            aligned "aligned";
            layout  "row col";
            shape   "m16n16k16 m8n32k16 m32n8k16 m16n16k8 m8n8k4 m8n8k32 m8n8k128";
            space   "- global shared shared::cta";
            type    "f16 f32 f64 s32";
        }
        exists {
            "shape!=m16n16k8|m8n8k4 type=f32|s32";
            "shape=m16n16k16|m8n32k16|m32n8k16 type!=f64";
            "shape!=m8n8k4 type=f32";
            "shape=m8n8k4 type=f64";
        }
        asks {
            ""                                  Feature  ".{aligned}"                     6.0 20 - -;
            "space=-"                           Feature  "generic addressing"             2.0 20 - - target first;
            "space=shared::cta"                 Feature  "::cta"                          7.8 -  - -;
            "type=f16|f32"                      Feature  "WMMA with floating point types" 6.0 70 - -;
            "type=s32"                          Feature  "WMMA with integer types"        6.3 72 - -;
            "shape=m8n8k4"                      Feature  "WMMA with fp64 types"           7.0 80 - -;
            ""                                  Feature  ".aligned modifier for wmma"     6.3 -  - -;
            "shape=m16n16k16"                   Feature  ".{shape}"                       6.0 -  - -;
            "shape=m8n32k16|m32n8k16"           Feature  ".{shape}"                       6.1 -  - -;
            "shape=m16n16k16|m8n32k16|m32n8k16" Modifier ".{shape}"                       -   70 - -;
            "shape=m16n16k8|m8n8k4"             Feature  ".{shape}"                       7.0 -  - -;
            "shape=m16n16k8|m8n8k4"             Modifier ".{shape}"                       -   80 - -;
            "shape=m8n8k32|m8n8k128"            Feature  ".{shape}"                       6.3 -  - -;
            "shape=m8n8k32|m8n8k128"            Modifier ".{shape}"                       -   75 - -;
        }
    },
];
