//! tcgen05.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "tcgen05.alloc"
        slots {
            cta_group "cta_group::1 cta_group::2";
            sync      "sync";
            aligned   "aligned";
            space     "- shared::cta";
            exclusive "- exclusive";
            type      "b32";
        }
        exists {
            "";
        }
        asks {
            ""                    Feature     ".{aligned}"                                 6.0 20     - -;
            ""                    Feature     "tcgen05.alloc"                              8.6 -      - -;
            ""                    Instruction "tcgen05.alloc"                              -   TENSOR - -;
            "space=-"             Feature     "generic addressing"                         2.0 20     - - target first;
            "space=shared::cta"   Feature     "::cta"                                      7.8 -      - -;
            ""                    Feature     ".{cta_group}"                               8.6 TENSOR - -;
            "exclusive=exclusive" Modifier    ".{exclusive}"                               9.4 -      - -;
            "exclusive=exclusive" Illegal     ".exclusive' for instruction 'tcgen05.alloc" -   TENSOR - -;
        }
    },
    family! {
        "tcgen05.commit"
        slots {
            cta_group "cta_group::1 cta_group::2";
            mechanism "mbarrier::arrive::one";
            space     "- shared::cluster";
            multicast "- multicast::cluster multicast::cluster::16b multicast::cluster::32b";
            type      "b64";
        }
        exists {
            "";
        }
        asks {
            ""                                                          Feature     "tcgen05.commit"             8.6 -      -    -;
            ""                                                          Instruction "tcgen05.commit"             -   TENSOR -    -;
            "space=-"                                                   Feature     "generic addressing"         2.0 20     -    - target first;
            "space=shared::cluster"                                     Feature     "::cluster"                  7.8 90     -    -;
            ""                                                          Feature     ".{cta_group}"               8.6 TENSOR -    -;
            "multicast=multicast::cluster::16b"                         Feature     ".{multicast}"               9.4 -      -    -;
            "multicast=multicast::cluster|multicast::cluster::16b"      Modifier    ".{multicast}"               8.0 90     -    - target first;
            "multicast=multicast::cluster::32b"                         Feature     "tcgen05.commit.{multicast}" 9.4 SM_107 -    -;
            "multicast=multicast::cluster::16b|multicast::cluster::32b" Feature     ".{mechanism}"               8.6 90     -    - target first;
            ""                                                          Feature     ".{mechanism}"               8.6 90     13.3 - target first;
            ""                                                          Feature     ".zoneevre::neevir::bar"     8.6 90     -    13.2 target first;
        }
    },
    family! {
        "tcgen05.cp"
        slots {
            cta_group "cta_group::1 cta_group::2";
            shape     "128x256b 4x256b 128x128b 64x128b 32x128b";
            multicast "- warpx2::02_13 warpx2::01_23 warpx4";
            cluster   "-";
            dst       "- b8x16";
            src       "- b6x16_p32 b4x16_p64";
        }
        exists {
            "shape!=64x128b|32x128b multicast=- dst=b8x16 src!=-";
            "shape=64x128b multicast=warpx2::02_13|warpx2::01_23 dst=b8x16 src!=-";
            "shape!=64x128b|32x128b multicast=- dst=- src=-";
            "shape=32x128b multicast=warpx4 dst=b8x16 src!=-";
            "shape=64x128b multicast=warpx2::02_13|warpx2::01_23 dst=- src=-";
            "shape=32x128b multicast=warpx4 dst=- src=-";
        }
        asks {
            ""                        Feature     ".{shape}"                                    -   TENSOR - -;
            ""                        Modifier    ".{shape}"                                    8.6 -      - -;
            ""                        Feature     "tcgen05.cp"                                  8.6 -      - -;
            ""                        Instruction "tcgen05.cp"                                  -   TENSOR - -;
            "shape=64x128b|32x128b"   Feature     ".{multicast}"                                8.6 -      - -;
            ""                        Feature     ".{cta_group}"                                8.6 TENSOR - -;
            "multicast=warpx2::02_13" Illegal     ".warpx2::02_13' for instruction 'tcgen05.cp" -   TENSOR - -;
            "multicast=warpx2::01_23" Illegal     ".warpx2::01_23' for instruction 'tcgen05.cp" -   TENSOR - -;
            "shape=32x128b"           Illegal     ".warpx4' for instruction 'tcgen05.cp"        -   TENSOR - -;
        }
    },
    family! {
        "tcgen05.dealloc"
        slots {
            cta_group "cta_group::1 cta_group::2";
            sync      "sync";
            aligned   "aligned";
            exclusive "- exclusive";
            type      "b32";
        }
        exists {
            "";
        }
        asks {
            ""                    Feature     ".{aligned}"                                   6.0 20     - -;
            ""                    Feature     "tcgen05.dealloc"                              8.6 -      - -;
            ""                    Instruction "tcgen05.dealloc"                              -   TENSOR - -;
            ""                    Feature     ".{cta_group}"                                 8.6 TENSOR - -;
            "exclusive=exclusive" Modifier    ".{exclusive}"                                 9.4 -      - -;
            "exclusive=exclusive" Illegal     ".exclusive' for instruction 'tcgen05.dealloc" -   TENSOR - -;
        }
    },
    family! {
        "tcgen05.fence::after_thread_sync" "tcgen05.fence::before_thread_sync"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature     "tcgen05.fence" 8.6 -      - -;
            "" Instruction "tcgen05.fence" -   TENSOR - -;
        }
    },
    family! {
        "tcgen05.ld.red.sync.aligned"
        slots {
            shape "32x32b 16x32bx2";
            num   "x2 x4 x8 x16 x32 x64 x128";
            pack  "-";
            redop "min max";
            abs   "- abs";
            nan   "- NaN";
            type  "f32 u32 s32";
        }
        exists {
            "type=f32";
            "abs=- nan=-";
        }
        asks {
            ""        Feature     ".aligned"       6.0 20           - -;
            ""        Feature     ".{shape}"       -   TENSOR       - -;
            ""        Modifier    ".{shape}"       8.6 -            - -;
            "abs=abs" Feature     ".{abs}"         7.2 86           - - target first;
            ""        Feature     "tcgen05.ld.red" 8.8 -            - -;
            ""        Instruction "tcgen05.ld.red" -   LATER_TENSOR - -;
            "nan=NaN" Feature     ".{nan}"         7.0 -            - -;
            "nan=NaN" Modifier    ".{nan}"         -   80           - -;
        }
    },
    family! {
        "tcgen05.ld.sync.aligned"
        slots {
            shape "16x64b 16x128b 16x256b 32x32b 16x32bx2";
            num   "x1 x2 x4 x8 x16 x32 x64 x128";
            pack  "- pack::16b";
            type  "b32";
        }
        exists {
            "num!=x64|x128";
            "shape!=16x256b num!=x128";
            "shape!=16x128b|16x256b";
        }
        asks {
            ""               Feature     ".aligned"                                6.0 20     - -;
            ""               Feature     ".{shape}"                                -   TENSOR - -;
            ""               Modifier    ".{shape}"                                8.6 -      - -;
            ""               Feature     "tcgen05.ld"                              8.6 -      - -;
            ""               Instruction "tcgen05.ld"                              -   TENSOR - -;
            "pack=pack::16b" Feature     ".{pack}"                                 8.6 -      - -;
            "pack=pack::16b" Illegal     ".pack::16b' for instruction 'tcgen05.ld" -   TENSOR - -;
        }
    },
    family! {
        "tcgen05.mma"
        slots {
            cta_group   "cta_group::1 cta_group::2";
            kind        "kind::f16 kind::tf32 kind::f8f6f4 kind::i8 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4";
            block_scale "- block_scale";
            scale_vec   "- scale_vec::1X scale_vec::2X scale_vec::4X block16 block32";
            ashift      "- ashift";
            acollector  "- collector::a::fill collector::a::use collector::a::lastuse collector::a::discard";
            bcollector  "- collector::b::fill collector::b::use collector::b::lastuse collector::b::discard";
            operands    "#5 #6 #7";
        }
        exists {
            "kind=kind::f16|kind::tf32|kind::f8f6f4 block_scale=- scale_vec=- acollector!=collector::a::fill|collector::a::use operands!=#7";
            "kind=kind::f16|kind::tf32 block_scale=- scale_vec=- acollector!=collector::a::fill|collector::a::use";
            "kind=kind::f16|kind::tf32 block_scale=- scale_vec=- ashift=-";
            "kind=kind::f16|kind::tf32|kind::f8f6f4 block_scale=- scale_vec=- ashift=- operands!=#7";
            "kind=kind::mxf8f6f4|kind::mxf4 block_scale=block_scale scale_vec=-|block32 ashift=- operands=#7";
            "kind=kind::mxf4nvf4 block_scale=block_scale scale_vec!=-|scale_vec::1X ashift=- operands=#7";
            "kind=kind::mxf4|kind::mxf4nvf4 block_scale=block_scale scale_vec=scale_vec::2X|block32 ashift=- operands=#7";
            "kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-|scale_vec::1X|block32 ashift=- operands=#7";
            "kind=kind::f16|kind::tf32|kind::i8 block_scale=- scale_vec=- acollector!=collector::a::fill|collector::a::use bcollector=-";
            "kind=kind::f16|kind::tf32|kind::i8 block_scale=- scale_vec=- ashift=- bcollector=-";
        }
        asks {
            ""                                                                  Feature     "tcgen05.mma"                                                    8.6 -                  -    -;
            ""                                                                  Instruction "tcgen05.mma"                                                    -   TENSOR             -    -;
            "bcollector!=-"                                                     Feature     "tcgen05.mma"                                                    9.4 -                  -    -;
            "bcollector!=-"                                                     Unworded    "Illegal modifier '.{bcollector}' for instruction 'tcgen05.mma'" -   SM_107             -    -;
            "kind=kind::f16|kind::tf32 operands=#7"                             Feature     "argument scale-inp-d-imm"                                       -   SM_10X             -    -;
            ""                                                                  Feature     ".{cta_group}"                                                   8.6 TENSOR             -    -;
            "kind!=kind::mxf4nvf4"                                              Feature     ".{kind}"                                                        8.6 -                  -    -;
            "kind=kind::f16|kind::tf32"                                         Feature     ".{kind}"                                                        -   TENSOR             -    -;
            "kind=kind::i8"                                                     Feature     ".{kind}"                                                        -   TENSOR             -    12.8;
            "kind=kind::i8"                                                     Feature     ".{kind}"                                                        -   INTEGER_TENSOR_A   12.9 -;
            "kind=kind::mxf4nvf4"                                               Feature     ".{kind}"                                                        8.7 -                  -    -;
            "kind!=kind::f16|kind::tf32|kind::i8"                               Feature     ".{kind}"                                                        -   BLACKWELL          -    -;
            "ashift=ashift"                                                     Feature     ".{ashift}"                                                      8.6 TENSOR             -    -;
            "block_scale=block_scale"                                           Feature     ".{block_scale}"                                                 8.6 BLACKWELL          -    -;
            "scale_vec=scale_vec::1X|scale_vec::2X"                             Feature     ".{scale_vec}"                                                   8.6 -                  -    -;
            "scale_vec=block16|block32"                                         Feature     ".{scale_vec}"                                                   8.8 TENSOR             -    -;
            "scale_vec=scale_vec::4X"                                           Feature     ".{scale_vec}"                                                   8.7 -                  -    -;
            "scale_vec=scale_vec::1X|scale_vec::2X|scale_vec::4X bcollector!=-" Feature     ".{scale_vec}"                                                   -   TENSOR_A_OR_SM_12X -    -;
            "scale_vec=scale_vec::1X|scale_vec::2X|scale_vec::4X"               Feature     ".{scale_vec}"                                                   -   TENSOR_A_OR_SM_12X 12.9 -;
            "block_scale=block_scale scale_vec=-"                               Feature     ".block32"                                                       8.8 TENSOR             12.9 13.0;
            "scale_vec=scale_vec::1X|scale_vec::2X|scale_vec::4X"               Feature     ".{scale_vec}"                                                   -   BLACKWELL          -    12.8;
            "acollector!=-"                                                     Feature     ".{acollector}"                                                  8.6 TENSOR             -    -;
            "bcollector!=-"                                                     Feature     ".{bcollector}"                                                  8.6 TENSOR             -    -;
        }
    },
    family! {
        "tcgen05.mma.sp"
        slots {
            cta_group   "cta_group::1 cta_group::2";
            kind        "kind::f16 kind::tf32 kind::f8f6f4 kind::i8 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4";
            block_scale "- block_scale";
            scale_vec   "- scale_vec::1X scale_vec::2X scale_vec::4X block16 block32";
            ashift      "- ashift";
            acollector  "- collector::a::fill collector::a::use collector::a::lastuse collector::a::discard";
            bcollector  "- collector::b::fill collector::b::use collector::b::lastuse collector::b::discard";
            operands    "#6 #7 #8";
        }
        exists {
            "kind=kind::f16|kind::tf32|kind::f8f6f4 block_scale=- scale_vec=- acollector!=collector::a::fill|collector::a::use operands!=#8";
            "kind=kind::f16|kind::tf32 block_scale=- scale_vec=- acollector!=collector::a::fill|collector::a::use";
            "kind=kind::f16|kind::tf32 block_scale=- scale_vec=- ashift=-";
            "kind=kind::f16|kind::tf32|kind::f8f6f4 block_scale=- scale_vec=- ashift=- operands!=#8";
            "kind=kind::mxf4nvf4 block_scale=block_scale scale_vec!=-|scale_vec::1X ashift=- operands=#8";
            "kind=kind::mxf4 block_scale=block_scale scale_vec=-|scale_vec::2X|block32 ashift=- operands=#8";
            "kind=kind::mxf8f6f4 block_scale=block_scale scale_vec=-|scale_vec::1X|block32 ashift=- operands=#8";
            "kind!=kind::mxf8f6f4|kind::mxf4|kind::mxf4nvf4 block_scale=- scale_vec=- acollector!=collector::a::fill|collector::a::use bcollector=- operands!=#8";
            "kind!=kind::mxf8f6f4|kind::mxf4|kind::mxf4nvf4 block_scale=- scale_vec=- ashift=- bcollector=- operands!=#8";
        }
        asks {
            ""                                                                  Feature     "tcgen05.mma"                                                    8.6 -                  -    -;
            ""                                                                  Instruction "tcgen05.mma"                                                    -   TENSOR             -    -;
            "bcollector!=-"                                                     Feature     "tcgen05.mma"                                                    9.4 -                  -    -;
            "bcollector!=-"                                                     Unworded    "Illegal modifier '.{bcollector}' for instruction 'tcgen05.mma'" -   SM_107             -    -;
            "block_scale=- operands=#8"                                         Feature     "argument scale-inp-d-imm"                                       -   SM_10X             -    -;
            ""                                                                  Feature     ".{cta_group}"                                                   8.6 TENSOR             -    -;
            "kind!=kind::mxf4nvf4"                                              Feature     ".{kind}"                                                        8.6 -                  -    -;
            "kind=kind::f16|kind::tf32"                                         Feature     ".{kind}"                                                        -   TENSOR             -    -;
            "kind=kind::i8"                                                     Feature     ".{kind}"                                                        -   TENSOR             -    12.8;
            "kind=kind::i8"                                                     Feature     ".{kind}"                                                        -   INTEGER_TENSOR_A   12.9 -;
            "kind=kind::mxf4 bcollector!=-"                                     Feature     ".kind::mxf4 with .sp modifier"                                  -   BLACKWELL_A        -    -;
            "kind=kind::mxf4 scale_vec=block32"                                 Feature     ".kind::mxf4 with .sp modifier"                                  -   BLACKWELL_A        -    -;
            "kind=kind::mxf4"                                                   Feature     ".kind::mxf4 with .sp modifier"                                  -   BLACKWELL_A        12.9 -;
            "kind=kind::mxf4nvf4"                                               Feature     ".{kind}"                                                        8.7 -                  -    -;
            "kind=kind::f8f6f4|kind::mxf8f6f4"                                  Feature     ".{kind}"                                                        -   BLACKWELL          -    -;
            "block_scale=block_scale"                                           Feature     ".{kind}"                                                        -   BLACKWELL          -    12.8;
            "ashift=ashift"                                                     Feature     ".{ashift}"                                                      8.6 TENSOR             -    -;
            "kind=kind::mxf4nvf4 bcollector!=-"                                 Feature     ".kind::mxf4nvf4 with .sp modifier"                              -   BLACKWELL_A        -    -;
            "kind=kind::mxf4nvf4 scale_vec=block16|block32"                     Feature     ".kind::mxf4nvf4 with .sp modifier"                              -   BLACKWELL_A        -    -;
            "kind=kind::mxf4nvf4"                                               Feature     ".kind::mxf4nvf4 with .sp modifier"                              -   BLACKWELL_A        12.9 -;
            "block_scale=block_scale"                                           Feature     ".{block_scale}"                                                 8.6 BLACKWELL          -    -;
            "scale_vec=scale_vec::1X|scale_vec::2X"                             Feature     ".{scale_vec}"                                                   8.6 -                  -    -;
            "scale_vec=block16|block32"                                         Feature     ".{scale_vec}"                                                   8.8 TENSOR             -    -;
            "scale_vec=scale_vec::4X"                                           Feature     ".{scale_vec}"                                                   8.7 -                  -    -;
            "scale_vec=scale_vec::1X|scale_vec::2X|scale_vec::4X bcollector!=-" Feature     ".{scale_vec}"                                                   -   TENSOR_A_OR_SM_12X -    -;
            "scale_vec=scale_vec::1X|scale_vec::2X|scale_vec::4X"               Feature     ".{scale_vec}"                                                   -   TENSOR_A_OR_SM_12X 12.9 -;
            "block_scale=block_scale scale_vec=-"                               Feature     ".block32"                                                       8.8 TENSOR             12.9 13.0;
            "scale_vec=scale_vec::1X|scale_vec::2X|scale_vec::4X"               Feature     ".{scale_vec}"                                                   -   BLACKWELL          -    12.8;
            "acollector!=-"                                                     Feature     ".{acollector}"                                                  8.6 TENSOR             -    -;
            "bcollector!=-"                                                     Feature     ".{bcollector}"                                                  8.6 TENSOR             -    -;
        }
    },
    family! {
        "tcgen05.mma.ws"
        slots {
            cta_group "cta_group::1";
            kind      "kind::f16 kind::tf32 kind::f8f6f4 kind::i8";
            collector "- collector::b0::fill collector::b0::use collector::b0::lastuse collector::b0::discard collector::b1::fill collector::b1::use collector::b1::lastuse collector::b1::discard collector::b2::fill collector::b2::use collector::b2::lastuse collector::b2::discard collector::b3::fill collector::b3::use collector::b3::lastuse collector::b3::discard";
        }
        exists {
            "";
        }
        asks {
            ""                          Feature     "tcgen05.mma.ws" 8.6 -                -    -;
            ""                          Instruction "tcgen05.mma.ws" -   TENSOR           -    -;
            ""                          Feature     ".{cta_group}"   8.6 TENSOR           -    -;
            ""                          Feature     ".{kind}"        8.6 -                -    -;
            "kind=kind::f16|kind::tf32" Feature     ".{kind}"        -   TENSOR           -    -;
            "kind=kind::i8"             Feature     ".{kind}"        -   TENSOR           -    12.8;
            "kind=kind::f8f6f4"         Feature     ".{kind}"        -   BLACKWELL        -    -;
            "kind=kind::i8"             Feature     ".{kind}"        -   INTEGER_TENSOR_A 12.9 -;
            "collector!=-"              Feature     ".{collector}"   8.6 TENSOR           -    -;
        }
    },
    family! {
        "tcgen05.mma.ws.sp"
        slots {
            cta_group "cta_group::1";
            kind      "kind::f16 kind::tf32 kind::f8f6f4 kind::i8";
            collector "- collector::b0::fill collector::b0::use collector::b0::lastuse collector::b0::discard collector::b1::fill collector::b1::use collector::b1::lastuse collector::b1::discard collector::b2::fill collector::b2::use collector::b2::lastuse collector::b2::discard collector::b3::fill collector::b3::use collector::b3::lastuse collector::b3::discard";
        }
        exists {
            "";
        }
        asks {
            ""                          Feature     "tcgen05.mma.ws" 8.6 -                -    -;
            ""                          Instruction "tcgen05.mma.ws" -   TENSOR           -    -;
            ""                          Feature     ".{cta_group}"   8.6 TENSOR           -    -;
            ""                          Feature     ".{kind}"        8.6 -                -    -;
            "kind=kind::f16|kind::tf32" Feature     ".{kind}"        -   TENSOR           -    -;
            "kind=kind::i8"             Feature     ".{kind}"        -   TENSOR           -    12.8;
            "kind=kind::f8f6f4"         Feature     ".{kind}"        -   BLACKWELL        -    -;
            "kind=kind::i8"             Feature     ".{kind}"        -   INTEGER_TENSOR_A 12.9 -;
            "collector!=-"              Feature     ".{collector}"   8.6 TENSOR           -    -;
        }
    },
    family! {
        "tcgen05.relinquish_alloc_permit"
        slots {
            cta_group "cta_group::1 cta_group::2";
            sync      "sync";
            aligned   "aligned";
        }
        exists {
            "";
        }
        asks {
            "" Feature     ".{aligned}"                      6.0 20     - -;
            "" Feature     "tcgen05.relinquish_alloc_permit" 8.6 -      - -;
            "" Instruction "tcgen05.relinquish_alloc_permit" -   TENSOR - -;
            "" Feature     ".{cta_group}"                    8.6 TENSOR - -;
        }
    },
    family! {
        "tcgen05.shift"
        slots {
            cta_group "cta_group::1 cta_group::2";
            direction "down";
        }
        exists {
            "";
        }
        asks {
            "" Feature     "tcgen05.shift" 8.6 -        -    -;
            "" Instruction "tcgen05.shift" -   TENSOR_A -    -;
            "" Feature     ".{cta_group}"  8.6 -        -    -;
            "" Feature     ".{cta_group}"  -   TENSOR   12.9 -;
            "" Feature     ".{cta_group}"  -   TENSOR_A -    12.8;
        }
    },
    family! {
        "tcgen05.st.sync.aligned"
        slots {
            shape  "16x64b 16x128b 16x256b 32x32b 16x32bx2";
            num    "x1 x2 x4 x8 x16 x32 x64 x128";
            unpack "- unpack::16b";
            type   "b32";
        }
        exists {
            "num!=x64|x128";
            "shape!=16x256b num!=x128";
            "shape!=16x128b|16x256b";
        }
        asks {
            ""                   Feature     ".aligned"                                  6.0 20     - -;
            ""                   Feature     ".{shape}"                                  -   TENSOR - -;
            ""                   Modifier    ".{shape}"                                  8.6 -      - -;
            ""                   Feature     "tcgen05.st"                                8.6 -      - -;
            ""                   Instruction "tcgen05.st"                                -   TENSOR - -;
            "unpack=unpack::16b" Feature     ".{unpack}"                                 8.6 -      - -;
            "unpack=unpack::16b" Illegal     ".unpack::16b' for instruction 'tcgen05.st" -   TENSOR - -;
        }
    },
    family! {
        "tcgen05.wait::ld.sync.aligned" "tcgen05.wait::st.sync.aligned"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature     ".aligned"     6.0 20     - -;
            "" Feature     "tcgen05.wait" 8.6 -      - -;
            "" Instruction "tcgen05.wait" -   TENSOR - -;
        }
    },
];
