//! Conversions.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "cvt"
        slots {
            rnd    "- rn rz rm rp rni rzi rmi rpi rna rs";
            ftz    "- ftz";
            sat    "- sat satfinite";
            relu   "- relu";
            scaled "- scaled::n2::ue8m0 scaled::n1::ue8m0";
            dtype  "u8 u16 u32 u64 s8 s16 s32 s64 f16 bf16 f32 f64 f16x2 bf16x2 tf32 e4m3x2 e5m2x2 e2m3x2 e3m2x2 e2m1x2 ue8m0x2 ue5m3x2 s2f6x2 e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4";
            atype  "u8 u16 u32 u64 s8 s16 s32 s64 f16 bf16 f32 f64 f16x2 bf16x2 e4m3x2 e5m2x2 e2m3x2 e3m2x2 e2m1x2 ue8m0x2 ue5m3x2 s2f6x2";
        }
        exists {
            "rnd=rn|rz|rm|rp ftz=- sat!=satfinite relu=- scaled=- dtype=f16|f32|f64 atype=u8|u16|u32|u64|s8|s16|s32|s64";
            "rnd=rni|rzi|rmi|rpi ftz=- sat!=satfinite relu=- scaled=- dtype=u8|u16|u32|u64|s8|s16|s32|s64 atype=f16|f32|f64";
            "rnd=rni|rzi|rmi|rpi sat!=satfinite relu=- scaled=- dtype=u8|u16|u32|u64|s8|s16|s32|s64|f32 atype=f32";
            "rnd=rn|rz|rm|rp sat!=satfinite relu=- scaled=- dtype=f32 atype=u8|u16|u32|u64|s8|s16|s32|s64|f64";
            "rnd=rn|rz ftz=- sat=satfinite scaled!=scaled::n2::ue8m0 dtype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2 atype=f32|f16x2|bf16x2";
            "rnd=rn|rz|rm|rp sat=- relu=- scaled=- dtype=f32 atype=u8|u16|u32|u64|s8|s16|s32|s64|bf16|f64";
            "rnd=rn|rz|rm|rp ftz=- sat!=satfinite relu=- scaled=- dtype=f16 atype=u8|u16|u32|u64|s8|s16|s32|s64|f32|f64";
            "rnd=- ftz=- sat=- relu=- scaled=- dtype=u8|u16|u32|u64|s8|s16|s32|s64 atype=u8|u16|u32|u64|s8|s16|s32|s64";
            "rnd=rn ftz=- sat!=sat scaled!=scaled::n1::ue8m0 dtype=bf16x2 atype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|s2f6x2";
            "rnd=rn|rz|rm|rp ftz=- sat=- relu=- scaled=- dtype=bf16 atype=u8|u16|u32|u64|s8|s16|s32|s64|f16|f32|f64";
            "rnd=rn|rz ftz=- sat!=sat scaled=- dtype=f16|bf16|f16x2|bf16x2|tf32 atype=f32";
            "rnd=rni|rzi|rmi|rpi ftz=- sat=- relu=- scaled=- dtype=u8|u16|u32|u64|s8|s16|s32|s64|bf16 atype=bf16";
            "rnd=- ftz=- sat!=satfinite relu=- scaled=- dtype=u8|u16|u32|u64 atype=s8|s16|s32|s64";
            "rnd=- ftz=- sat!=satfinite relu=- scaled=- dtype=u8|s8|s16 atype=u16|u32|u64|s32|s64";
            "rnd=- ftz=- sat!=satfinite relu=- scaled=- dtype=u8|u16|s8|s16|s32 atype=u32|u64|s64";
            "rnd=rn ftz=- sat!=sat relu=- scaled!=scaled::n1::ue8m0 dtype=bf16x2 atype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|ue5m3x2|s2f6x2";
            "rnd=rn|rz|rs ftz=- sat!=sat scaled=- dtype=f16x2|bf16x2 atype=f32";
            "rnd=rn ftz=- sat=- scaled=- dtype=f16x2|bf16x2 atype=f32|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2";
            "rnd=rn|rz ftz=- sat!=sat relu=- scaled!=scaled::n2::ue8m0 dtype=ue5m3x2 atype=f32|f16x2|bf16x2";
            "rnd=rn|rz|rp ftz=- sat!=sat relu=- scaled=- dtype=ue5m3x2 atype=f32|f16x2|bf16x2";
            "rnd=rn|rz|rm|rp sat!=satfinite relu=- scaled=- dtype=f16 atype=f32";
            "rnd=rn|rz|rm|rp sat=- relu=- scaled=- dtype=f16|bf16 atype=f32";
            "rnd=rz|rp ftz=- sat!=sat relu=- scaled=- dtype=ue8m0x2|ue5m3x2 atype=f32|bf16x2";
            "rnd=rn|rz ftz=- sat=satfinite scaled!=scaled::n1::ue8m0 dtype=s2f6x2 atype=f32|bf16x2";
            "rnd=-|rn|rz|rm|rp ftz=- sat=- relu=- scaled=- dtype=f16|f32|f64 atype=bf16";
            "rnd=rn ftz=- sat=- relu=- scaled=- dtype=f16x2|bf16x2 atype=f32|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|ue5m3x2";
            "rnd=- ftz=- sat!=satfinite relu=- scaled=- dtype=s8 atype=u8|u16|u32|u64|s16|s32|s64";
            "rnd=- ftz=- sat!=satfinite relu=- scaled=- dtype=u8|u16|u32|s8|s16|s32|s64 atype=u64";
            "rnd=rs ftz=- sat=satfinite scaled=- dtype=f16x2|bf16x2|e4m3x4|e5m2x4|e2m3x4|e3m2x4|e2m1x4 atype=f32";
            "rnd=-|rni|rzi|rmi|rpi ftz=- sat!=satfinite relu=- scaled=- dtype=f64 atype=f64";
            "rnd=-|rni|rzi|rmi|rpi ftz=- sat!=satfinite relu=- scaled=- dtype=f16 atype=f16";
            "rnd=rn ftz=- sat=- relu=- scaled=- dtype=bf16x2 atype=f32|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|ue8m0x2|ue5m3x2|s2f6x2";
            "rnd=- sat!=satfinite relu=- scaled=- dtype=f32 atype=f16|f32";
            "rnd=- sat!=satfinite relu=- scaled=- dtype=f32|f64 atype=f32";
            "rnd=- ftz=- sat=- relu=- scaled=- dtype=f16|bf16|f32|f64 atype=f16|bf16";
            "rnd=rn|rz|rna ftz=- sat!=sat relu=- scaled=- dtype=tf32 atype=f32";
            "rnd=- sat=- relu=- scaled=- dtype=f32 atype=f16|bf16|f32";
            "rnd=- ftz=- sat!=satfinite relu=- scaled=- dtype=f16|f32|f64 atype=f16";
        }
        asks {
            "sat=satfinite"                                                                                         Feature     ".{sat}"                                                           6.0 70          -    -;
            "relu=relu"                                                                                             Feature     ".{relu}"                                                          7.0 -           -    -;
            "dtype=bf16"                                                                                            Feature     ".bf16"                                                            7.0 80          -    - target first;
            "atype=bf16"                                                                                            Feature     ".bf16"                                                            7.0 80          -    - target first;
            "ftz=- dtype=f32 atype=bf16"                                                                            Feature     "cvt with .{dtype}.{atype}"                                        7.1 80          -    - target first;
            "dtype=f32 atype=bf16"                                                                                  Feature     "cvt with .{dtype}.{atype}"                                        7.1 80          -    12.9 target first;
            "ftz=ftz atype=bf16"                                                                                    Feature     "cvt with .{dtype}.{atype}.{ftz}"                                  7.8 90          13.0 - target first;
            "atype=bf16x2|ue8m0x2|s2f6x2"                                                                           Feature     ".bf16x2"                                                          -   75          -    -;
            "dtype=bf16x2"                                                                                          Feature     ".bf16x2"                                                          -   75          -    -;
            "atype=bf16x2|ue8m0x2|s2f6x2"                                                                           Feature     ".bf16x2"                                                          7.0 80          -    - target first;
            "dtype=bf16x2"                                                                                          Feature     ".bf16x2"                                                          7.0 80          -    - target first;
            "sat=satfinite dtype=bf16|f16x2|bf16x2 atype=f32"                                                       Feature     "cvt.{dtype}.{atype}"                                              7.0 80          -    - target first;
            "rnd=rs sat=-"                                                                                          Feature     "cvt.{dtype}.{atype}"                                              7.0 80          -    - target first;
            "dtype=bf16|f16x2|bf16x2 atype!=f16x2|bf16x2|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|ue8m0x2|ue5m3x2|s2f6x2" Feature     "cvt.{dtype}.{atype}"                                              7.0 80          12.1 - target first;
            "atype=ue5m3x2"                                                                                         Feature     "cvt with .{atype}"                                                9.4 -           -    -;
            "atype=ue5m3x2"                                                                                         Instruction "cvt with .{atype}"                                                -   SM_107      -    -;
            "dtype=bf16x2 atype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2"                                                 Feature     "cvt.{dtype}.{atype}"                                              9.2 -           -    -;
            "dtype=bf16x2 atype=e2m3x2|e3m2x2|e2m1x2"                                                               Feature     "cvt.{dtype}.{atype}"                                              8.6 -           -    -;
            "rnd=rz dtype=e2m3x2|e3m2x2|e2m1x2 atype=f32"                                                           Feature     "cvt.{dtype}.{atype}"                                              8.6 -           -    -;
            "scaled=scaled::n1::ue8m0 dtype=e2m3x2|e3m2x2|e2m1x2 atype=f32"                                         Feature     "cvt.{dtype}.{atype}"                                              8.6 -           -    -;
            "dtype=e2m3x2|e3m2x2|e2m1x2 atype=f32"                                                                  Feature     "cvt.{dtype}.{atype}"                                              8.6 -           13.1 -;
            "atype=ue8m0x2"                                                                                         Feature     "cvt with .{atype}"                                                8.6 -           -    -;
            "atype=e2m1x2"                                                                                          Feature     "cvt with .{atype}"                                                8.6 -           -    13.0;
            "atype=ue8m0x2"                                                                                         Instruction "cvt with .{atype}"                                                -   BLACKWELL   -    -;
            "atype=e2m1x2"                                                                                          Instruction "cvt with .{atype}"                                                -   BLACKWELL   -    13.0;
            "atype=s2f6x2"                                                                                          Feature     "cvt with .{atype}"                                                9.1 -           -    -;
            "atype=s2f6x2"                                                                                          Instruction "cvt with .{atype}"                                                -   BLACKWELL_A -    -;
            "dtype=tf32"                                                                                            Feature     ".{dtype}"                                                         7.0 80          -    - target first;
            "rnd=rn|rz dtype=tf32"                                                                                  Feature     "cvt with .{dtype}.{atype}.{rnd}"                                  7.8 90          -    - target first;
            "dtype=ue5m3x2"                                                                                         Feature     "cvt with .{dtype}"                                                9.4 -           -    -;
            "dtype=ue5m3x2"                                                                                         Instruction "cvt with .{dtype}"                                                -   SM_107      -    -;
            "sat=satfinite dtype=f16"                                                                               Modifier    ".satfinite' on 'cvt.f16.f32"                                      8.1 -           -    -;
            "sat=satfinite dtype=bf16"                                                                              Modifier    ".satfinite' on 'cvt.bf16.f32"                                     8.1 -           -    -;
            "sat=satfinite dtype=f16x2"                                                                             Modifier    ".satfinite' on 'cvt.f16x2.f32"                                    8.1 -           -    -;
            "sat=satfinite dtype=bf16x2 atype=f32"                                                                  Modifier    ".satfinite' on 'cvt.bf16x2.f32"                                   8.1 -           -    -;
            "rnd=rn sat=satfinite dtype=tf32"                                                                       Modifier    ".satfinite' on 'cvt.tf32.f32.rn"                                  8.6 100         -    -;
            "dtype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2 atype=bf16x2"                                                 Feature     "cvt.{dtype}.{atype}"                                              9.1 -           -    -;
            "rnd=rz dtype=e2m3x2|e3m2x2|e2m1x2 atype=f16x2"                                                         Feature     "cvt.{dtype}.{atype}"                                              9.1 -           -    -;
            "scaled=scaled::n1::ue8m0 dtype=e2m3x2|e3m2x2|e2m1x2 atype=f16x2"                                       Feature     "cvt.{dtype}.{atype}"                                              9.1 -           -    -;
            "dtype=e2m1x2 atype=f16x2"                                                                              Feature     "cvt.{dtype}.{atype}"                                              9.1 -           13.1 -;
            "dtype=e2m3x2|e3m2x2 atype=f16x2"                                                                       Feature     "cvt.{dtype}.{atype}"                                              9.1 BLACKWELL   -    -;
            "atype=e2m3x2|e3m2x2|e2m1x2"                                                                            Feature     "cvt.{dtype}.{atype}"                                              8.6 BLACKWELL   13.1 -;
            "dtype=bf16x2|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2 atype=bf16x2|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2"       Feature     "cvt.{dtype}.{atype}"                                              -   BLACKWELL   -    -;
            "rnd=rz dtype=e2m3x2|e3m2x2|e2m1x2"                                                                     Feature     "cvt.{dtype}.{atype}"                                              -   BLACKWELL   -    -;
            "scaled=scaled::n1::ue8m0 dtype=e2m3x2|e3m2x2|e2m1x2"                                                   Feature     "cvt.{dtype}.{atype}"                                              -   BLACKWELL   -    -;
            "dtype=e2m3x2|e3m2x2|e2m1x2"                                                                            Feature     "cvt.{dtype}.{atype}"                                              -   BLACKWELL   13.1 -;
            "rnd=rz dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                                            Feature     "cvt.{dtype}.{atype}"                                              -   90          -    - below 8.1;
            "rnd=rz dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                                            Feature     "cvt.{dtype}.{atype}"                                              -   89          -    - from 8.1;
            "rnd=rz dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                                            Feature     "cvt.{dtype}.{atype}"                                              7.8 -           -    -;
            "rnd=rz dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                                            On          "cvt.{dtype}.{atype} on sm_89"                                     8.1 SM_89       -    -;
            "scaled=scaled::n1::ue8m0 dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                          Feature     "cvt.{dtype}.{atype}"                                              -   90          -    - below 8.1;
            "scaled=scaled::n1::ue8m0 dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                          Feature     "cvt.{dtype}.{atype}"                                              -   89          -    - from 8.1;
            "scaled=scaled::n1::ue8m0 dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                          Feature     "cvt.{dtype}.{atype}"                                              7.8 -           -    -;
            "scaled=scaled::n1::ue8m0 dtype=e4m3x2|e5m2x2 atype=f32|f16x2"                                          On          "cvt.{dtype}.{atype} on sm_89"                                     8.1 SM_89       -    -;
            "dtype=bf16x2 atype=e4m3x2|e5m2x2"                                                                      Feature     "cvt.{dtype}.{atype}"                                              -   90          -    - below 8.1;
            "dtype=bf16x2 atype=e4m3x2|e5m2x2"                                                                      Feature     "cvt.{dtype}.{atype}"                                              -   89          -    - from 8.1;
            "dtype=bf16x2 atype=e4m3x2|e5m2x2"                                                                      Feature     "cvt.{dtype}.{atype}"                                              7.8 -           -    -;
            "dtype=bf16x2 atype=e4m3x2|e5m2x2"                                                                      On          "cvt.{dtype}.{atype} on sm_89"                                     8.1 SM_89       -    -;
            "dtype=e4m3x2|e5m2x2 atype=f32|f16x2 rnd=rn scaled=-"                                                   Feature     "cvt.{dtype}.{atype}"                                              -   90          13.1 - below 8.1;
            "dtype=e4m3x2|e5m2x2 atype=f32|f16x2 rnd=rn scaled=-"                                                   Feature     "cvt.{dtype}.{atype}"                                              -   89          13.1 - from 8.1;
            "dtype=e4m3x2|e5m2x2 atype=f32|f16x2 rnd=rn scaled=-"                                                   Feature     "cvt.{dtype}.{atype}"                                              7.8 -           13.1 -;
            "dtype=e4m3x2|e5m2x2 atype=f32|f16x2 rnd=rn scaled=-"                                                   On          "cvt.{dtype}.{atype} on sm_89"                                     8.1 SM_89       13.1 -;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt.{dtype}.{atype}"                                              -   90          13.1 - below 8.1;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt.{dtype}.{atype}"                                              -   89          13.1 - from 8.1;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt.{dtype}.{atype}"                                              7.8 -           13.1 -;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       On          "cvt.{dtype}.{atype} on sm_89"                                     8.1 SM_89       13.1 -;
            "scaled=scaled::n1::ue8m0"                                                                              Feature     ".{scaled}"                                                        9.4 -           -    -;
            "scaled=scaled::n1::ue8m0"                                                                              Illegal     ".scaled::n1::ue8m0' for instruction 'cvt"                         -   SM_107      -    -;
            "dtype=s2f6x2"                                                                                          Feature     "cvt with .{dtype}"                                                9.1 -           -    -;
            "dtype=s2f6x2"                                                                                          Instruction "cvt with .{dtype}"                                                -   BLACKWELL_A -    -;
            "scaled=scaled::n2::ue8m0"                                                                              Feature     ".{scaled}"                                                        9.1 -           -    -;
            "scaled=scaled::n2::ue8m0 atype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|ue5m3x2"                             Illegal     ".scaled::n2::ue8m0' for instruction 'cvt"                         -   BLACKWELL   -    -;
            "rnd=rz scaled=scaled::n2::ue8m0"                                                                       Illegal     ".scaled::n2::ue8m0' for instruction 'cvt"                         -   BLACKWELL   -    -;
            "scaled=scaled::n2::ue8m0"                                                                              Illegal     ".scaled::n2::ue8m0' for instruction 'cvt"                         -   BLACKWELL   13.2 -;
            "dtype=ue8m0x2"                                                                                         Feature     "cvt with .{dtype}"                                                8.6 -           -    -;
            "dtype=e2m1x2"                                                                                          Feature     "cvt with .{dtype}"                                                8.6 -           -    13.0;
            "dtype=ue8m0x2"                                                                                         Instruction "cvt with .{dtype}"                                                -   BLACKWELL   -    -;
            "dtype=e2m1x2"                                                                                          Instruction "cvt with .{dtype}"                                                -   BLACKWELL   -    13.0;
            "rnd=rz sat=satfinite dtype=tf32"                                                                       Modifier    ".satfinite' on 'cvt.tf32.f32.rz"                                  8.6 100         -    -;
            "rnd=rz dtype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|s2f6x2"                                                Instruction "cvt with .{dtype}.{atype}.{rnd}"                                  -   SM_107      -    -;
            "rnd=rz dtype=e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|s2f6x2"                                                Feature     "cvt with .{dtype}.{atype}.{rnd}"                                  9.4 -           -    -;
            "rnd=rna sat=satfinite"                                                                                 Modifier    ".satfinite' on 'cvt.tf32.f32.rna"                                 8.1 -           -    -;
            "rnd=rs"                                                                                                Feature     ".{rnd}"                                                           8.7 SM_10X_A    -    -;
            "scaled=scaled::n2::ue8m0"                                                                              Illegal     ".scaled::n2::ue8m0' for instruction 'cvt"                         -   BLACKWELL_A -    13.1;
            "dtype=e4m3x2|e5m2x2 rnd=rn scaled=-"                                                                   Feature     "cvt with .e4m3x2/.e5m2x2"                                         7.8 90          -    12.0 target first;
            "dtype=e4m3x2|e5m2x2 rnd=rn scaled=-"                                                                   Feature     "cvt with .e4m3x2/.e5m2x2"                                         -   90          12.1 13.0 below 8.1;
            "dtype=e4m3x2|e5m2x2 rnd=rn scaled=-"                                                                   Feature     "cvt with .e4m3x2/.e5m2x2"                                         -   89          12.1 13.0 from 8.1;
            "dtype=e4m3x2|e5m2x2 rnd=rn scaled=-"                                                                   Feature     "cvt with .e4m3x2/.e5m2x2"                                         7.8 -           12.1 13.0;
            "dtype=e4m3x2|e5m2x2 rnd=rn scaled=-"                                                                   On          "cvt with .e4m3x2/.e5m2x2 on sm_89"                                8.1 SM_89       12.1 13.0;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt with .e4m3x2/.e5m2x2"                                         7.8 90          -    12.0 target first;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt with .e4m3x2/.e5m2x2"                                         -   90          12.1 13.0 below 8.1;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt with .e4m3x2/.e5m2x2"                                         -   89          12.1 13.0 from 8.1;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       Feature     "cvt with .e4m3x2/.e5m2x2"                                         7.8 -           12.1 13.0;
            "atype=e4m3x2|e5m2x2 dtype=f16x2 rnd=rn scaled=-"                                                       On          "cvt with .e4m3x2/.e5m2x2 on sm_89"                                8.1 SM_89       12.1 13.0;
            "dtype=e2m3x2|e3m2x2"                                                                                   Feature     "cvt with .e2m3x2/.e3m2x2"                                         8.6 -           -    13.0;
            "atype=e2m3x2|e3m2x2"                                                                                   Feature     "cvt with .e2m3x2/.e3m2x2"                                         8.6 -           -    13.0;
            "dtype=e2m3x2|e3m2x2"                                                                                   Instruction "cvt with .e2m3x2/.e3m2x2"                                         -   BLACKWELL   -    13.0;
            "atype=e2m3x2|e3m2x2"                                                                                   Instruction "cvt with .e2m3x2/.e3m2x2"                                         -   BLACKWELL   -    13.0;
            "dtype=bf16|f16x2|bf16x2 atype!=f16x2|bf16x2|e4m3x2|e5m2x2|e2m3x2|e3m2x2|e2m1x2|ue8m0x2|ue5m3x2|s2f6x2" Feature     "cvt with .{dtype}"                                                7.0 80          -    12.0 target first;
            "dtype=u8|u16|u32|u64|s8|s16|s32|s64|f16|bf16|f64 atype=bf16"                                           Feature     "cvt with .{dtype}.{atype}"                                        7.8 90          -    - target first;
            "dtype=bf16 atype=u8|u16|u32|u64|s8|s16|s32|s64|f16|bf16|f64"                                           Feature     "cvt with .{dtype}.{atype}"                                        7.8 90          -    - target first;
            "ftz=ftz"                                                                                               Feature     ".{ftz}"                                                           1.4 -           -    -;
            "ftz=ftz dtype=u64|s64|f64"                                                                             Unworded    "Modifier '.ftz' does not apply to this type of convert operation" 1.5 -           -    -;
            "ftz=ftz atype=u8|s8"                                                                                   Unworded    "Modifier '.ftz' does not apply to this type of convert operation" 1.5 -           -    -;
            "relu=relu"                                                                                             Modifier    ".{relu}"                                                          -   80          -    -;
            "ftz=ftz atype=bf16"                                                                                    Unread      ""                                                                 -   -           -    11.7;
            "ftz=ftz dtype=bf16"                                                                                    Unread      ""                                                                 -   -           -    11.7;
            "dtype=e2m1x2 atype=f16x2"                                                                              Unread      ""                                                                 -   -           12.8 12.9;
        }
    },
    family! {
        "cvt.pack"
        slots {
            sat   "sat";
            dtype "u16 s16 u8 s8 u4 s4 u2 s2";
            atype "s32";
            ctype "- b32";
        }
        exists {
            "dtype!=u16|s16 ctype=b32";
            "dtype=u16|s16 ctype=-";
        }
        asks {
            "dtype=u4|s4|u2|s2" Feature ".{dtype}"                    -   75 - -;
            "dtype=u4|s4"       Feature ".{dtype}"                    6.3 -  - -;
            "dtype=u2|s2"       Feature ".{dtype}"                    6.5 -  - -;
            ""                  Feature "cvt.pack"                    6.5 72 - - target first;
            "dtype=u4|s4|u2|s2" Feature "cvt.pack with sub-byte type" 6.5 75 - -;
        }
    },
];
