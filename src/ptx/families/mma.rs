//! Matrix instructions of a warp.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "ldmatrix.sync.aligned"
        slots {
            shape "m8n8 m16n16 m8n16";
            num   "x1 x2 x4";
            trans "- trans";
            space "- shared shared::cta";
            dst   "- b8x16 s8";
            type  "b16 b8 b6x16_p32 b4x16_p64 s4";
        }
        exists {
            "shape=m8n16 trans=- dst=b8x16 type=b6x16_p32|b4x16_p64";
            "shape=m8n8 dst=- type=b16";
            "shape=m16n16 num!=x4 trans=trans dst=b8x16 type=b6x16_p32|b4x16_p64";
            "shape=m8n16 trans=- dst=s8 type=s4";
            "shape=m16n16 num!=x4 trans=trans dst=- type=b8";
        }
        asks {
            ""                              Feature  ".aligned"                        6.0 20        -    -;
            "type=s4"                       Feature  ".{type}"                         6.3 75        -    - target first;
            "shape=m16n16"                  Modifier ".{shape}"                        8.6 -         -    -;
            "shape=m16n16"                  Feature  ".{shape}"                        -   BLACKWELL -    -;
            "shape!=m8n8 space=shared::cta" Feature  "::cta"                           7.8 -         -    -;
            ""                              Feature  "ldmatrix"                        6.5 75        -    - target first;
            "type=s4"                       Modifier ".s8.s4' on 'ldmatrix"            9.4 -         -    -;
            "type=s4"                       Feature  "ldmatrix with .s8.s4"            -   SUFFIXED  -    -;
            "type=s4"                       Feature  ".{shape}"                        -   SUFFIXED  -    -;
            "shape=m8n16"                   Feature  ".{shape}"                        -   SUFFIXED  13.4 -;
            "shape=m8n16"                   Feature  ".{shape}"                        -   BLACKWELL -    13.3;
            "space=-"                       Feature  "generic addressing"              2.0 20        -    - target first;
            "space=shared::cta"             Feature  "::cta"                           7.8 -         11.8 -;
            "type=b16"                      Feature  ".{shape}"                        6.5 -         -    -;
            "type=b16"                      Modifier ".{shape}"                        -   75        -    -;
            "type=b8"                       Feature  "ldmatrix.{type}"                 8.6 BLACKWELL -    - target first;
            "shape=m8n16"                   Modifier ".m8n16' on 'ldmatrix"            8.6 -         -    -;
            "dst=b8x16"                     Modifier "format conversion' on 'ldmatrix" 8.6 -         -    -;
            "dst=b8x16"                     Feature  "ldmatrix with format conversion" -   BLACKWELL -    -;
        }
    },
    family! {
        "mma.sp.sync.aligned"
        slots {
            shape     "m16n8k8 m16n8k16 m16n8k32 m16n8k64 m16n8k128";
            alayout   "row";
            blayout   "col";
            satfinite "- satfinite";
            dtype     "f16 f32 s32";
            atype     "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2";
            btype     "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2";
            ctype     "f16 f32 s32";
        }
        exists {
            "shape=m16n8k32|m16n8k64 dtype=s32 atype=s8|u8 btype=s8|u8 ctype=s32";
            "shape=m16n8k64|m16n8k128 dtype=s32 atype=s4|u4 btype=s4|u4 ctype=s32";
            "shape=m16n8k64 satfinite=- dtype=f32 atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f32";
            "shape=m16n8k16|m16n8k32 satfinite=- dtype=f32 atype=bf16 btype=bf16 ctype=f32";
            "shape=m16n8k16|m16n8k32 satfinite=- dtype=f32 atype=f16 btype=f16 ctype=f32";
            "shape=m16n8k16|m16n8k32 satfinite=- dtype=f16 atype=f16 btype=f16 ctype=f16";
            "shape=m16n8k8|m16n8k16 satfinite=- dtype=f32 atype=tf32 btype=tf32 ctype=f32";
        }
        asks {
            ""                         Feature  ".aligned"                                 6.0 20 - -;
            "btype=tf32"               Feature  ".tf32"                                    7.0 80 - - target first;
            "atype=bf16"               Feature  ".bf16"                                    7.0 80 - - target first;
            "satfinite=satfinite"      Feature  ".{satfinite}"                             6.0 70 - -;
            "atype=e4m3|e5m2"          Feature  "mma with FP8 floating point type"         8.4 89 - -;
            "atype=s4"                 Feature  ".s4"                                      6.3 75 - - target first;
            "btype=s4"                 Feature  ".s4"                                      6.3 75 - - target first;
            "atype=u4"                 Feature  ".u4"                                      6.3 75 - - target first;
            "btype=u4"                 Feature  ".u4"                                      6.3 75 - - target first;
            "btype!=e4m3|e5m2"         Feature  "mma"                                      6.4 70 - -;
            "btype!=e4m3|e5m2"         Feature  "Sparse MMA"                               7.1 80 - -;
            "btype=f16|bf16|tf32"      Feature  ".{shape}"                                 7.0 -  - -;
            "btype=f16|bf16|tf32"      Modifier ".{shape}"                                 -   80 - -;
            "shape=m16n8k32 dtype=s32" Feature  "Sparse Integer MMA with shape .m16n8k32"  7.0 80 - -;
            "shape=m16n8k64 dtype=s32" Feature  "Sparse Integer MMA with shape .m16n8k64"  7.0 80 - -;
            "shape=m16n8k128"          Feature  "Sparse Integer MMA with shape .m16n8k128" 7.0 80 - -;
        }
    },
    family! {
        "mma.sp::ordered_metadata.sync.aligned"
        slots {
            shape       "m16n8k8 m16n8k16 m16n8k32 m16n8k64 m16n8k128";
            alayout     "row";
            blayout     "col";
            kind        "- kind::f8f6f4 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4";
            block_scale "- block_scale";
            scale_vec   "- scale_vec::1X scale_vec::2X scale_vec::4X";
            satfinite   "- satfinite";
            dtype       "f16 f32 s32";
            atype       "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2 e3m2 e2m3 e2m1";
            btype       "f16 bf16 tf32 s8 u8 s4 u4 e4m3 e5m2 e3m2 e2m3 e2m1";
            ctype       "f16 f32 s32";
            stype       "- ue8m0 ue4m3";
        }
        exists {
            "shape=m16n8k64 kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-|scale_vec::1X satfinite=- dtype=f32 atype=e4m3|e5m2|e3m2|e2m3|e2m1 btype=e4m3|e5m2|e3m2|e2m3|e2m1 ctype=f32 stype=ue8m0";
            "shape=m16n8k64 kind=kind::f8f6f4 block_scale=- scale_vec=- satfinite=- dtype=f16 atype=e4m3|e5m2|e3m2|e2m3|e2m1 btype=e4m3|e5m2|e3m2|e2m3|e2m1 ctype=f16 stype=-";
            "shape=m16n8k64 kind=kind::f8f6f4 block_scale=- scale_vec=- satfinite=- dtype=f32 atype=e4m3|e5m2|e3m2|e2m3|e2m1 btype=e4m3|e5m2|e3m2|e2m3|e2m1 ctype=f32 stype=-";
            "shape=m16n8k64|m16n8k128 kind=- block_scale=- scale_vec=- dtype=s32 atype=s4|u4 btype=s4|u4 ctype=s32 stype=-";
            "shape=m16n8k32|m16n8k64 kind=- block_scale=- scale_vec=- dtype=s32 atype=s8|u8 btype=s8|u8 ctype=s32 stype=-";
            "shape=m16n8k64 kind!=kind::mxf4|kind::mxf4nvf4 block_scale=- scale_vec=- satfinite=- dtype=f16 atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f16 stype=-";
            "shape=m16n8k64 kind!=kind::mxf4|kind::mxf4nvf4 block_scale=- scale_vec=- satfinite=- dtype=f32 atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f32 stype=-";
            "shape=m16n8k128 kind=kind::mxf4nvf4 block_scale=block_scale scale_vec=scale_vec::4X satfinite=- dtype=f32 atype=e2m1 btype=e2m1 ctype=f32 stype!=-";
            "shape=m16n8k128 kind=kind::mxf4nvf4 block_scale=block_scale scale_vec=scale_vec::2X|scale_vec::4X satfinite=- dtype=f32 atype=e2m1 btype=e2m1 ctype=f32 stype=ue8m0";
            "shape=m16n8k128 kind=kind::mxf4 block_scale=block_scale scale_vec=-|scale_vec::2X satfinite=- dtype=f32 atype=e2m1 btype=e2m1 ctype=f32 stype=ue8m0";
            "shape=m16n8k8|m16n8k16 kind=- block_scale=- scale_vec=- satfinite=- dtype=f32 atype=tf32 btype=tf32 ctype=f32 stype=-";
            "shape=m16n8k16|m16n8k32 kind=- block_scale=- scale_vec=- satfinite=- dtype=f32 atype=bf16 btype=bf16 ctype=f32 stype=-";
            "shape=m16n8k16|m16n8k32 kind=- block_scale=- scale_vec=- satfinite=- dtype=f32 atype=f16 btype=f16 ctype=f32 stype=-";
            "shape=m16n8k16|m16n8k32 kind=- block_scale=- scale_vec=- satfinite=- dtype=f16 atype=f16 btype=f16 ctype=f16 stype=-";
        }
        asks {
            ""                                                        Feature     ".sp::ordered_metadata"                                    8.5 80                 -    -;
            ""                                                        Feature     ".aligned"                                                 6.0 20                 -    -;
            "btype=bf16"                                              Feature     ".bf16"                                                    7.0 80                 -    - target first;
            "btype=tf32"                                              Feature     ".tf32"                                                    7.0 80                 -    - target first;
            "satfinite=satfinite"                                     Feature     ".{satfinite}"                                             6.0 70                 -    -;
            "atype=s4"                                                Feature     ".s4"                                                      6.3 75                 -    - target first;
            "btype=s4"                                                Feature     ".s4"                                                      6.3 75                 -    - target first;
            "atype=u4"                                                Feature     ".u4"                                                      6.3 75                 -    - target first;
            "btype=u4"                                                Feature     ".u4"                                                      6.3 75                 -    - target first;
            "btype!=e4m3|e5m2|e3m2|e2m3|e2m1"                         Feature     "mma"                                                      6.4 70                 -    -;
            "btype!=e4m3|e5m2|e3m2|e2m3|e2m1"                         Feature     "Sparse MMA"                                               7.1 80                 -    -;
            "btype=f16|bf16|tf32"                                     Feature     ".{shape}"                                                 7.0 -                  -    -;
            "btype=f16|bf16|tf32"                                     Modifier    ".{shape}"                                                 -   80                 -    -;
            "shape=m16n8k32 ctype=s32"                                Feature     "Sparse Integer MMA with shape .m16n8k32"                  7.0 80                 -    -;
            "shape=m16n8k64 ctype=s32"                                Feature     "Sparse Integer MMA with shape .m16n8k64"                  7.0 80                 -    -;
            "shape=m16n8k128 ctype=s32"                               Feature     "Sparse Integer MMA with shape .m16n8k128"                 7.0 80                 -    -;
            "block_scale=- atype=e3m2|e2m3|e2m1"                      Feature     "mma with with FP6/FP4 floating point type"                8.7 -                  -    -;
            "btype=e3m2|e2m3|e2m1 stype=-"                            Feature     "mma with with FP6/FP4 floating point type"                8.7 -                  -    -;
            "block_scale=- atype=e3m2|e2m3|e2m1"                      Instruction "mma with with FP6/FP4 floating point type"                -   SM_12X             -    -;
            "btype=e3m2|e2m3|e2m1 stype=-"                            Instruction "mma with with FP6/FP4 floating point type"                -   SM_12X             -    -;
            "block_scale=block_scale"                                 Feature     "mma with block scale"                                     8.7 -                  -    -;
            "block_scale=block_scale"                                 Instruction "mma with block scale"                                     -   SM_12X             -    -;
            "atype=e4m3|e5m2 btype=e4m3|e5m2"                         Feature     "mma with FP8 floating point type"                         8.4 89                 -    -;
            "dtype=f16 atype=e4m3|e5m2"                               Feature     "mma with with F16 accumulator and F8 floating point type" 8.7 -                  -    -;
            "btype=e4m3|e5m2 ctype=f16"                               Feature     "mma with with F16 accumulator and F8 floating point type" 8.7 -                  -    -;
            "dtype=f16 atype=e4m3|e5m2"                               Instruction "mma with with F16 accumulator and F8 floating point type" -   SM_12X             -    -;
            "btype=e4m3|e5m2 ctype=f16"                               Instruction "mma with with F16 accumulator and F8 floating point type" -   SM_12X             -    -;
            "atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f16"               Feature     "mma with FP8 floating point type and FP16 accumulation"   8.7 -                  -    -;
            "scale_vec=scale_vec::4X stype=ue8m0"                     Feature     "mma with .scale_vec::4X and .ue8m0 scale type"            9.1 -                  -    -;
            "kind=kind::mxf4|kind::mxf4nvf4"                          Feature     "Sparse mma with block scale"                              8.7 -                  -    -;
            "scale_vec=scale_vec::4X stype=ue8m0"                     Instruction "Sparse mma with block scale"                              -   SM_12X_A           -    -;
            "kind=kind::mxf4|kind::mxf4nvf4"                          Instruction "Sparse mma with block scale"                              -   SM_12X_A           12.9 -;
            "kind=kind::mxf4|kind::mxf4nvf4"                          Instruction "Sparse mma with block scale"                              -   SM_12X             -    12.8;
            "kind!=-|kind::mxf4nvf4"                                  Feature     ".{kind}"                                                  8.6 -                  -    -;
            "kind=kind::mxf4"                                         Feature     ".kind::mxf4 with .sp modifier"                            -   BLACKWELL_A        12.9 -;
            "kind=kind::mxf4nvf4"                                     Feature     ".{kind}"                                                  8.7 -                  -    -;
            "kind=kind::f8f6f4|kind::mxf8f6f4"                        Feature     ".{kind}"                                                  -   BLACKWELL          -    -;
            "btype=e2m1"                                              Feature     ".{kind}"                                                  -   BLACKWELL          -    12.8;
            "scale_vec=scale_vec::4X stype=ue8m0"                     Feature     ".kind::mxf4nvf4 with .sp modifier"                        -   BLACKWELL_A        -    -;
            "kind=kind::mxf4nvf4"                                     Feature     ".kind::mxf4nvf4 with .sp modifier"                        -   BLACKWELL_A        12.9 -;
            "block_scale=block_scale"                                 Feature     ".{block_scale}"                                           8.6 BLACKWELL          -    -;
            "kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-" Feature     ".scale_vec::1X"                                           8.6 -                  -    -;
            "kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-" Feature     ".scale_vec::1X"                                           -   TENSOR_A_OR_SM_12X 12.9 -;
            "scale_vec=scale_vec::1X|scale_vec::2X"                   Feature     ".{scale_vec}"                                             8.6 -                  -    -;
            "kind=kind::mxf4 scale_vec=-"                             Feature     ".scale_vec::2X"                                           8.6 -                  -    -;
            "kind=kind::mxf4 scale_vec=-"                             Feature     ".scale_vec::2X"                                           -   TENSOR_A_OR_SM_12X 12.9 -;
            "scale_vec=scale_vec::4X"                                 Feature     ".{scale_vec}"                                             8.7 -                  -    -;
            "scale_vec=scale_vec::4X stype=ue8m0"                     Feature     ".{scale_vec}"                                             -   TENSOR_A_OR_SM_12X -    -;
            "scale_vec!=-"                                            Feature     ".{scale_vec}"                                             -   TENSOR_A_OR_SM_12X 12.9 -;
            "kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-" Feature     ".scale_vec::1X"                                           -   BLACKWELL          -    12.8;
            "scale_vec!=-"                                            Feature     ".{scale_vec}"                                             -   BLACKWELL          -    12.8;
            "kind=kind::mxf4 scale_vec=-"                             Feature     ".scale_vec::2X"                                           -   BLACKWELL          -    12.8;
        }
    },
    family! {
        "mma.sync.aligned"
        slots {
            shape       "m8n8k4 m8n8k16 m8n8k32 m8n8k128 m16n8k4 m16n8k8 m16n8k16 m16n8k32 m16n8k64 m16n8k128 m16n8k256";
            alayout     "row col";
            blayout     "row col";
            kind        "- kind::f8f6f4 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4";
            block_scale "- block_scale";
            scale_vec   "- scale_vec::1X scale_vec::2X scale_vec::4X";
            satfinite   "- satfinite";
            rnd         "- rn rz rm rp";
            dtype       "f16 f32 f64 s32";
            atype       "f16 bf16 tf32 f64 s8 u8 s4 u4 b1 e4m3 e5m2 e3m2 e2m3 e2m1";
            btype       "f16 bf16 tf32 f64 s8 u8 s4 u4 b1 e4m3 e5m2 e3m2 e2m3 e2m1";
            ctype       "f16 f32 f64 s32";
            stype       "- ue8m0 ue4m3";
            bitop       "- xor and";
            popc        "- popc";
        }
        exists {
            "shape=m16n8k32 alayout=row blayout=col kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-|scale_vec::1X satfinite=- rnd=- dtype=f32 atype=e4m3|e5m2|e3m2|e2m3|e2m1 btype=e4m3|e5m2|e3m2|e2m3|e2m1 ctype=f32 stype=ue8m0 bitop=- popc=-";
            "shape=m16n8k32 alayout=row blayout=col kind=kind::f8f6f4 block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=e4m3|e5m2|e3m2|e2m3|e2m1 btype=e4m3|e5m2|e3m2|e2m3|e2m1 ctype=f32 stype=- bitop=- popc=-";
            "shape=m16n8k32 alayout=row blayout=col kind=kind::f8f6f4 block_scale=- scale_vec=- satfinite=- rnd=- dtype=f16 atype=e4m3|e5m2|e3m2|e2m3|e2m1 btype=e4m3|e5m2|e3m2|e2m3|e2m1 ctype=f16 stype=- bitop=- popc=-";
            "shape=m8n8k16|m16n8k16|m16n8k32 alayout=row blayout=col kind=- block_scale=- scale_vec=- rnd=- dtype=s32 atype=s8|u8 btype=s8|u8 ctype=s32 stype=- bitop=- popc=-";
            "shape=m8n8k32|m16n8k32|m16n8k64 alayout=row blayout=col kind=- block_scale=- scale_vec=- rnd=- dtype=s32 atype=s4|u4 btype=s4|u4 ctype=s32 stype=- bitop=- popc=-";
            "shape=m16n8k16|m16n8k32 alayout=row blayout=col kind!=kind::mxf4|kind::mxf4nvf4 block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f32 stype=- bitop=- popc=-";
            "shape=m16n8k16|m16n8k32 alayout=row blayout=col kind!=kind::mxf4|kind::mxf4nvf4 block_scale=- scale_vec=- satfinite=- rnd=- dtype=f16 atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f16 stype=- bitop=- popc=-";
            "shape=m8n8k4|m16n8k4|m16n8k8|m16n8k16 alayout=row blayout=col kind=- block_scale=- scale_vec=- satfinite=- dtype=f64 atype=f64 btype=f64 ctype=f64 stype=- bitop=- popc=-";
            "shape=m8n8k4 kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=f16 btype=f16 ctype=f16|f32 stype=- bitop=- popc=-";
            "shape=m8n8k4 kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f16|f32 atype=f16 btype=f16 ctype=f16 stype=- bitop=- popc=-";
            "shape=m8n8k128|m16n8k128|m16n8k256 alayout=row blayout=col kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=s32 atype=b1 btype=b1 ctype=s32 stype=- bitop!=- popc=popc";
            "shape=m8n8k4 kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=bf16 btype=bf16 ctype=f32 stype=- bitop=- popc=-";
            "shape=m8n8k4 kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=tf32 btype=tf32 ctype=f32 stype=- bitop=- popc=-";
            "shape=m8n8k4|m16n8k4|m16n8k8 alayout=row blayout=col kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=tf32 btype=tf32 ctype=f32 stype=- bitop=- popc=-";
            "shape=m8n8k4|m16n8k8|m16n8k16 alayout=row blayout=col kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=bf16 btype=bf16 ctype=f32 stype=- bitop=- popc=-";
            "shape=m8n8k4|m16n8k8|m16n8k16 alayout=row blayout=col kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f32 atype=f16 btype=f16 ctype=f32 stype=- bitop=- popc=-";
            "shape=m8n8k4|m16n8k8|m16n8k16 alayout=row blayout=col kind=- block_scale=- scale_vec=- satfinite=- rnd=- dtype=f16 atype=f16 btype=f16 ctype=f16 stype=- bitop=- popc=-";
            "shape=m16n8k64 alayout=row blayout=col kind=kind::mxf4nvf4 block_scale=block_scale scale_vec=scale_vec::4X satfinite=- rnd=- dtype=f32 atype=e2m1 btype=e2m1 ctype=f32 stype!=- bitop=- popc=-";
            "shape=m16n8k64 alayout=row blayout=col kind=kind::mxf4nvf4 block_scale=block_scale scale_vec=scale_vec::2X|scale_vec::4X satfinite=- rnd=- dtype=f32 atype=e2m1 btype=e2m1 ctype=f32 stype=ue8m0 bitop=- popc=-";
            "shape=m16n8k64 alayout=row blayout=col kind=kind::mxf4 block_scale=block_scale scale_vec=-|scale_vec::2X satfinite=- rnd=- dtype=f32 atype=e2m1 btype=e2m1 ctype=f32 stype=ue8m0 bitop=- popc=-";
        }
        asks {
            ""                                                                                   Feature     ".aligned"                                               6.0 20                 -    -;
            "btype=bf16"                                                                         Feature     ".bf16"                                                  7.0 80                 -    - target first;
            "btype=tf32"                                                                         Feature     ".tf32"                                                  7.0 80                 -    - target first;
            "satfinite=satfinite"                                                                Feature     ".{satfinite}"                                           6.0 70                 -    -;
            "btype=s4"                                                                           Feature     ".s4"                                                    6.3 75                 -    - target first;
            "atype=s4"                                                                           Feature     ".s4"                                                    6.3 75                 -    - target first;
            "atype=u4"                                                                           Feature     ".u4"                                                    6.3 75                 -    - target first;
            "btype=u4"                                                                           Feature     ".u4"                                                    6.3 75                 -    - target first;
            "block_scale=- atype=e4m3|e5m2 btype=e4m3|e5m2"                                      Feature     "mma with FP8 floating point type"                       8.4 89                 -    -;
            "shape=m16n8k16 atype=e4m3|e5m2"                                                     Feature     "mma with FP8 floating point type and .m16n8k16 shape"   8.7 -                  -    -;
            "atype=e4m3|e5m2 btype=e4m3|e5m2 ctype=f16"                                          Feature     "mma with FP8 floating point type and FP16 accumulation" 8.7 -                  -    -;
            "popc=popc"                                                                          Feature     ".b1"                                                    6.3 75                 -    - target first;
            "btype!=e4m3|e5m2|e3m2|e2m3|e2m1"                                                    Feature     "mma"                                                    6.4 70                 -    -;
            "shape=m8n8k4 ctype=f16|f32"                                                         Feature     ".{shape}"                                               6.4 70                 -    -;
            "shape=m8n8k16|m8n8k32|m16n8k8 atype=f16|s8|u8|s4|u4"                                Feature     ".{shape}"                                               6.5 -                  -    -;
            "shape=m8n8k4 atype=f64"                                                             Feature     ".m8n8k4 with double types"                              7.0 80                 -    -;
            "shape=m16n8k4 ctype=f64"                                                            Feature     ".m16n8k4 with double types"                             7.8 90                 -    -;
            "shape=m16n8k8 atype=f64"                                                            Feature     ".m16n8k8 with double types"                             7.8 90                 -    -;
            "shape=m16n8k16 ctype=f64"                                                           Feature     ".m16n8k16 with double types"                            7.8 90                 -    -;
            "bitop=and"                                                                          Modifier    ".and' on 'mma"                                          7.1 80                 -    -;
            "shape!=m8n8k4|m8n8k16|m8n8k32|m16n8k8 atype!=f64|e4m3|e5m2|e3m2|e2m3|e2m1"          Feature     ".{shape}"                                               7.0 -                  -    -;
            "shape=m8n8k128|m16n8k4|m16n8k8|m16n8k128|m16n8k256 atype=bf16|tf32|b1"              Feature     ".{shape}"                                               7.0 -                  -    -;
            "shape=m8n8k16|m8n8k32|m8n8k128|m16n8k8 atype=f16|s8|u8|s4|u4|b1"                    Feature     ".{shape}"                                               -   75                 -    -;
            "shape!=m8n8k4|m8n8k16|m8n8k32|m8n8k128|m16n8k8 atype!=f64|e4m3|e5m2|e3m2|e2m3|e2m1" Feature     ".{shape}"                                               -   80                 -    -;
            "shape=m16n8k4|m16n8k8 atype=bf16|tf32"                                              Feature     ".{shape}"                                               -   80                 -    -;
            "atype=e3m2|e2m3|e2m1 stype=-"                                                       Feature     "mma with with FP6/FP4 floating point type"              8.7 -                  -    -;
            "block_scale=- btype=e3m2|e2m3|e2m1"                                                 Feature     "mma with with FP6/FP4 floating point type"              8.7 -                  -    -;
            "atype=e3m2|e2m3|e2m1 stype=-"                                                       Instruction "mma with with FP6/FP4 floating point type"              -   SM_12X             -    -;
            "block_scale=- btype=e3m2|e2m3|e2m1"                                                 Instruction "mma with with FP6/FP4 floating point type"              -   SM_12X             -    -;
            "block_scale=block_scale"                                                            Feature     "mma with block scale"                                   8.7 -                  -    -;
            "block_scale=block_scale"                                                            Instruction "mma with block scale"                                   -   SM_12X             -    -;
            "kind!=-|kind::mxf4nvf4"                                                             Feature     ".{kind}"                                                8.6 -                  -    -;
            "scale_vec=scale_vec::4X stype=ue8m0"                                                Feature     "mma with .scale_vec::4X and .ue8m0 scale type"          9.1 -                  -    -;
            "kind=kind::mxf4nvf4"                                                                Feature     ".{kind}"                                                8.7 -                  -    -;
            "kind!=-"                                                                            Feature     ".{kind}"                                                -   BLACKWELL          -    -;
            "block_scale=block_scale"                                                            Feature     ".{block_scale}"                                         8.6 BLACKWELL          -    -;
            "shape=m16n8k32 scale_vec=- stype=ue8m0"                                             Feature     ".scale_vec::1X"                                         8.6 -                  -    -;
            "shape=m16n8k32 scale_vec=- stype=ue8m0"                                             Feature     ".scale_vec::1X"                                         -   TENSOR_A_OR_SM_12X 12.9 -;
            "scale_vec=scale_vec::1X|scale_vec::2X"                                              Feature     ".{scale_vec}"                                           8.6 -                  -    -;
            "kind=kind::mxf4 scale_vec=-"                                                        Feature     ".scale_vec::2X"                                         8.6 -                  -    -;
            "kind=kind::mxf4 scale_vec=-"                                                        Feature     ".scale_vec::2X"                                         -   TENSOR_A_OR_SM_12X 12.9 -;
            "scale_vec=scale_vec::4X"                                                            Feature     ".{scale_vec}"                                           8.7 -                  -    -;
            "scale_vec=scale_vec::4X stype=ue8m0"                                                Feature     ".{scale_vec}"                                           -   TENSOR_A_OR_SM_12X -    -;
            "scale_vec!=-"                                                                       Feature     ".{scale_vec}"                                           -   TENSOR_A_OR_SM_12X 12.9 -;
            "shape=m16n8k32 scale_vec=- stype=ue8m0"                                             Feature     ".scale_vec::1X"                                         -   BLACKWELL          -    12.8;
            "scale_vec!=-"                                                                       Feature     ".{scale_vec}"                                           -   BLACKWELL          -    12.8;
            "kind=kind::mxf4 scale_vec=-"                                                        Feature     ".scale_vec::2X"                                         -   BLACKWELL          -    12.8;
        }
    },
    family! {
        "movmatrix.sync.aligned"
        slots {
            shape "m8n8";
            trans "trans";
            type  "b16";
        }
        exists {
            "";
        }
        asks {
            "" Feature ".aligned"  6.0 20 - -;
            "" Feature "movmatrix" 7.8 75 - - target first;
        }
    },
    family! {
        "stmatrix.sync.aligned"
        slots {
            shape "m8n8 m16n8";
            num   "x1 x2 x4";
            trans "- trans";
            space "- shared shared::cta";
            type  "b16 b8";
        }
        exists {
            "shape=m8n8 type=b16";
            "shape=m16n8 trans=trans type=b8";
        }
        asks {
            ""                  Feature  ".aligned"           6.0 20        - -;
            "shape=m16n8"       Feature  ".{shape}"           -   BLACKWELL - -;
            "shape=m16n8"       Modifier ".{shape}"           8.6 -         - -;
            ""                  Feature  "stmatrix"           7.8 90        - - target first;
            "space=-"           Feature  "generic addressing" 2.0 20        - - target first;
            "space=shared::cta" Feature  "::cta"              7.8 -         - -;
            "shape=m16n8"       Feature  "stmatrix.{type}"    8.6 BLACKWELL - - target first;
        }
    },
];
