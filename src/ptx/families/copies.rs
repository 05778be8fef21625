//! Asynchronous copies and tensor maps.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "cp.async"
        slots {
            cop      "ca cg";
            dst      "shared shared::cta";
            src      "global";
            hint     "- L2::cache_hint";
            prefetch "- L1::32B L2::64B L2::128B L2::256B";
            operands "#3 #4 #5";
        }
        exists {
            "hint=L2::cache_hint operands!=#3";
            "hint=- operands!=#5";
        }
        asks {
            ""                    Feature     "cp.async"               7.0 80 - -;
            "prefetch!=-"         Feature     "cache prefetching"      7.4 75 - - target first;
            "prefetch=L2::256B"   Modifier    ".{prefetch}"            -   80 - -;
            "prefetch=L2::256B"   Feature     "256B cache prefetching" 7.4 -  - -;
            ""                    Instruction "cp.async"               -   20 - -;
            ""                    Feature     "cache operation"        2.0 -  - -;
            "hint=L2::cache_hint" Modifier    ".{hint}"                7.4 80 - - target first;
            "prefetch=L1::32B"    Unread      ""                       -   -  - 13.3;
        }
    },
    family! {
        "cp.async.bulk"
        slots {
            sem        "- weak relaxed";
            scope      "- cta cluster gpu sys";
            dst        "global shared::cta shared::cluster";
            src        "global shared::cta";
            comp       "mbarrier::complete_tx::bytes bulk_group";
            multicast  "- multicast::cluster multicast::cluster::16b multicast::cluster::32b";
            ignore_oob "- ignore_oob";
            hint       "- L2::cache_hint";
            cp_mask    "- cp_mask";
            type       "- b128";
        }
        exists {
            "sem=relaxed scope!=- dst=shared::cluster src=global comp=mbarrier::complete_tx::bytes ignore_oob=- cp_mask=- type=b128";
            "sem=- scope=- dst=shared::cluster src=global comp=mbarrier::complete_tx::bytes ignore_oob=- cp_mask=-";
            "sem=relaxed scope!=- dst=global src=shared::cta comp=bulk_group multicast=- ignore_oob=- type=b128";
            "sem=relaxed scope!=- dst=shared::cta src=global comp=mbarrier::complete_tx::bytes multicast=- cp_mask=- type=b128";
            "sem!=relaxed scope=- dst=shared::cluster src=global comp=mbarrier::complete_tx::bytes ignore_oob=- cp_mask=- type=-";
            "sem!=relaxed scope=- dst=shared::cta src=global comp=mbarrier::complete_tx::bytes multicast=- cp_mask=- type=-";
            "sem!=relaxed scope=- dst=global src=shared::cta comp=bulk_group multicast=- ignore_oob=- type=-";
            "sem=- scope=- dst=shared::cta src=global comp=mbarrier::complete_tx::bytes multicast=- cp_mask=-";
            "sem=- scope=- dst=global src=shared::cta comp=bulk_group multicast=- ignore_oob=-";
            "sem!=relaxed scope=- dst=shared::cluster comp=mbarrier::complete_tx::bytes multicast=- ignore_oob=- hint=- cp_mask=- type=-";
            "sem=relaxed scope=cta|cluster dst=shared::cluster comp=mbarrier::complete_tx::bytes multicast=- ignore_oob=- hint=- cp_mask=- type=b128";
            "sem=- scope=- dst=shared::cluster comp=mbarrier::complete_tx::bytes multicast=- ignore_oob=- hint=- cp_mask=-";
        }
        asks {
            "sem=weak"                                             Feature     ".weak"                                                6.0 70               -    -;
            ""                                                     Feature     "cp.async.bulk"                                        8.0 90               -    - target first;
            "dst=shared::cta"                                      Feature     "cp.async.bulk with destination state space as .{dst}" 8.6 -                -    -;
            "sem=relaxed"                                          Feature     "cp.async.bulk.{scope}"                                9.3 -                -    -;
            "sem=relaxed dst=shared::cluster src=global"           Instruction "cp.async.bulk.{sem}.{dst}.{src}"                      -   HOPPER_OR_TENSOR -    -;
            "sem!=-"                                               Feature     "cp.async.bulk.{sem}"                                  9.3 -                -    -;
            "cp_mask=cp_mask"                                      Feature     ".{cp_mask}"                                           8.6 100              -    - target first;
            "multicast=multicast::cluster::16b"                    Feature     ".{multicast}"                                         9.4 -                -    -;
            "multicast=multicast::cluster|multicast::cluster::16b" Modifier    ".{multicast}"                                         8.0 90               -    - target first;
            "multicast=multicast::cluster::32b"                    Feature     "cp.async.bulk.{multicast}"                            9.4 SM_107           -    -;
            ""                                                     Feature     ".{comp}"                                              8.0 90               -    - target first;
            "ignore_oob=ignore_oob"                                Feature     ".{ignore_oob}"                                        9.2 -                -    -;
            "ignore_oob=ignore_oob"                                Illegal     ".ignore_oob' for instruction 'cp.async.bulk"          -   FROM_90          -    -;
            "sem=relaxed"                                          Feature     ".{sem}"                                               6.0 70               -    -;
            "scope=cluster"                                        Feature     ".cluster scope"                                       7.8 90               -    - target first;
            "hint=L2::cache_hint"                                  Modifier    ".{hint}"                                              7.4 80               -    - target first;
            "type=b128"                                            Unread      ""                                                     -   -                12.0 13.1;
        }
    },
    family! {
        "cp.async.bulk.commit_group"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature "cp.async.bulk.commit_group" 8.0 90 - - target first;
        }
    },
    family! {
        "cp.async.bulk.prefetch"
        slots {
            level "L2";
            src   "global";
            evict "- L2::evict_last";
            hint  "- L2::cache_hint";
        }
        exists {
            "evict=-";
            "hint=-";
        }
        asks {
            ""                     Feature     "cp.async.bulk.prefetch"                               8.0 90     -    - target first;
            ""                     Instruction "cp.async.bulk.prefetch"                               -   20     -    -;
            "hint=L2::cache_hint"  Modifier    ".{hint}"                                              7.4 80     -    - target first;
            "evict=L2::evict_last" Illegal     ".evict_last' for instruction 'cp.async.bulk.prefetch" -   SM_107 -    -;
            "evict=L2::evict_last" Modifier    ".evict_last' on 'cp.async.bulk.prefetch"              9.0 -      -    -;
            "evict=L2::evict_last" Unread      ""                                                     -   -      13.0 13.3;
        }
    },
    family! {
        "cp.async.bulk.prefetch.tensor"
        slots {
            dim   "1d 2d 3d 4d 5d";
            level "L2";
            src   "global";
            mode  "- tile tile::gather4 im2col im2col::w im2col::w::128";
            evict "- L2::evict_last";
            hint  "- L2::cache_hint";
        }
        exists {
            "dim!=1d|2d mode!=tile::gather4 evict=-";
            "dim!=1d|2d mode!=tile::gather4 hint=-";
            "mode=-|tile hint=-";
            "mode=-|tile evict=-";
            "dim=2d mode=-|tile|tile::gather4 evict=-";
            "dim=2d mode=-|tile|tile::gather4 hint=-";
        }
        asks {
            ""                                            Feature     "cp.async.bulk.prefetch.tensor"                               8.0 90     -    - target first;
            ""                                            Instruction "cp.async.bulk.prefetch.tensor"                               -   20     -    -;
            "evict=L2::evict_last"                        Illegal     ".evict_last' for instruction 'cp.async.bulk.prefetch.tensor" -   SM_107 -    -;
            "evict=L2::evict_last"                        Modifier    ".evict_last' on 'cp.async.bulk.prefetch.tensor"              9.0 -      -    -;
            "mode=-"                                      Feature     ".tile"                                                       8.0 90     -    - target first;
            "mode=tile|im2col"                            Feature     ".{mode}"                                                     8.0 90     -    - target first;
            "mode=tile::gather4"                          Feature     ".tile::gather4 with cp.async.bulk.prefetch.tensor"           -   TENSOR -    -;
            "mode=im2col::w"                              Feature     ".im2col::w with cp.async.bulk.prefetch.tensor"               -   TENSOR -    -;
            "mode=im2col::w::128"                         Feature     ".{mode}"                                                     -   TENSOR -    -;
            "mode=tile::gather4|im2col::w|im2col::w::128" Feature     ".{mode}"                                                     8.6 -      -    -;
            "hint=L2::cache_hint"                         Modifier    ".{hint}"                                                     7.4 80     -    - target first;
            "evict=L2::evict_last"                        Unread      ""                                                            -   -      13.0 13.3;
        }
    },
    family! {
        "cp.async.bulk.tensor"
        slots {
            dim       "1d 2d 3d 4d 5d";
            dst       "global shared::cta shared::cluster";
            src       "global shared::cta";
            mode      "- tile tile::gather4 tile::scatter4 im2col im2col_no_offs im2col::w im2col::w::128";
            comp      "mbarrier::complete_tx::bytes bulk_group";
            multicast "- multicast::cluster multicast::cluster::16b multicast::cluster::32b";
            cta_group "- cta_group::1 cta_group::2";
            hint      "- L2::cache_hint";
        }
        exists {
            "dim!=1d|2d dst=shared::cluster src=global mode!=tile::gather4|tile::scatter4|im2col_no_offs comp=mbarrier::complete_tx::bytes";
            "dst=shared::cluster src=global mode=-|tile comp=mbarrier::complete_tx::bytes";
            "dim!=1d|2d dst!=global src=global mode!=tile::gather4|tile::scatter4|im2col_no_offs comp=mbarrier::complete_tx::bytes multicast=-";
            "dst!=global src=global mode=-|tile comp=mbarrier::complete_tx::bytes multicast=-";
            "dim=2d dst=shared::cluster src=global mode=-|tile|tile::gather4 comp=mbarrier::complete_tx::bytes";
            "dim=2d dst!=global src=global mode=-|tile|tile::gather4 comp=mbarrier::complete_tx::bytes multicast=-";
            "dst=global src=shared::cta mode=-|tile comp=bulk_group multicast=- cta_group=-";
            "dim!=1d|2d dst=global src=shared::cta mode=-|tile|im2col_no_offs comp=bulk_group multicast=- cta_group=-";
            "dim=2d dst=global src=shared::cta mode=-|tile|tile::scatter4 comp=bulk_group multicast=- cta_group=-";
        }
        asks {
            ""                                                           Feature  "cp.async.bulk.tensor"                                            8.0 90     - - target first;
            "dst=shared::cta"                                            Feature  "cp.async.bulk.tensor with destination state space as .{dst}"     8.6 -      - -;
            "cta_group=cta_group::1"                                     Modifier ".cta_group::1' on 'cp.async.bulk.tensor"                         8.6 -      - -;
            "cta_group=cta_group::2"                                     Modifier ".cta_group::2' on 'cp.async.bulk.tensor"                         8.6 -      - -;
            "cta_group!=-"                                               Feature  ".{cta_group}"                                                    8.6 TENSOR - -;
            "multicast=multicast::cluster::16b"                          Feature  ".{multicast}"                                                    9.4 -      - -;
            "multicast=multicast::cluster|multicast::cluster::16b"       Modifier ".{multicast}"                                                    8.0 90     - - target first;
            "multicast=multicast::cluster::32b"                          Feature  "cp.async.bulk.tensor.{multicast}"                                9.4 SM_107 - -;
            "mode=tile|im2col|im2col_no_offs"                            Feature  ".{mode}"                                                         8.0 90     - - target first;
            "mode=tile::scatter4|im2col::w::128"                         Feature  ".{mode}"                                                         -   TENSOR - -;
            "dst=shared::cta mode=tile::gather4"                         Feature  ".tile::gather4 with destination state space as .shared::cta"     -   100    - -;
            "dst=shared::cluster mode=tile::gather4"                     Feature  ".tile::gather4 with destination state space as .shared::cluster" -   TENSOR - -;
            "dst=shared::cta mode=im2col::w"                             Feature  ".im2col::w with destination state space as .shared::cta"         -   100    - -;
            "dst=shared::cluster mode=im2col::w"                         Feature  ".im2col::w with destination state space as .shared::cluster"     -   TENSOR - -;
            "mode=tile::gather4|tile::scatter4|im2col::w|im2col::w::128" Feature  ".{mode}"                                                         8.6 -      - -;
            ""                                                           Feature  ".{comp}"                                                         8.0 90     - - target first;
            "hint=L2::cache_hint"                                        Modifier ".{hint}"                                                         7.4 80     - - target first;
        }
    },
    family! {
        "cp.async.bulk.wait_group"
        slots {
            read "- read";
        }
        exists {
            "";
        }
        asks {
            "read=read" Modifier ".{read}"                  8.0 90 - - target first;
            ""          Feature  "cp.async.bulk.wait_group" 8.0 90 - - target first;
        }
    },
    family! {
        "cp.async.commit_group" "cp.async.wait_all" "cp.async.wait_group"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature name 7.0 80 - -;
        }
    },
    family! {
        "cp.async.mbarrier.arrive"
        slots {
            noinc "- noinc";
            space "- shared shared::cta";
            type  "b64";
        }
        exists {
            "";
        }
        asks {
            ""                  Feature "cp.async.mbarrier.arrive" 7.0 80 -    -;
            "space=-"           Feature "generic addressing"       2.0 20 -    - target first;
            "space=shared::cta" Feature "::cta"                    7.8 -  11.8 -;
        }
    },
    family! {
        "cp.reduce.async.bulk"
        slots {
            sem   "- relaxed";
            scope "- cta cluster gpu sys";
            dst   "global shared::cluster";
            src   "shared::cta";
            comp  "mbarrier::complete_tx::bytes bulk_group";
            hint  "- L2::cache_hint";
            op    "and or xor add inc dec min max";
            noftz "- noftz";
            type  "b32 b64 u32 u64 s32 s64 f16 bf16 f32 f64";
        }
        exists {
            "sem=relaxed scope!=- dst=global comp=bulk_group op=min|max noftz=- type!=b32|b64|f32|f64";
            "sem=relaxed scope!=- dst=global comp=bulk_group op=and|or|xor noftz=- type=b32|b64";
            "sem=relaxed scope!=- dst=global comp=bulk_group op=add noftz=- type=u32|u64|s32|f32|f64";
            "sem=relaxed scope!=- dst=global comp=bulk_group op!=and|or|xor noftz=- type=u32";
            "sem=- scope=- dst=global comp=bulk_group op=min|max noftz=- type!=b32|b64|f32|f64";
            "sem=relaxed scope!=- dst=global comp=bulk_group op=add noftz=noftz type=f16|bf16|f32";
            "sem=relaxed scope=cta|cluster dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op=add|min|max noftz=- type=u32|s32";
            "sem=- scope=- dst=global comp=bulk_group op=and|or|xor noftz=- type=b32|b64";
            "sem=relaxed scope=cta|cluster dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op!=and|or|xor noftz=- type=u32";
            "sem=- scope=- dst=global comp=bulk_group op!=and|or|xor noftz=- type=u32";
            "sem=- scope=- dst=global comp=bulk_group op=add noftz=- type=u32|u64|s32|f32|f64";
            "sem=relaxed scope=cta|cluster dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op=add noftz=- type=u32|u64|s32";
            "sem=- scope=- dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op=add|min|max noftz=- type=u32|s32";
            "sem=relaxed scope=cta|cluster dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op=and|or|xor noftz=- type=b32";
            "sem=- scope=- dst=global comp=bulk_group op=add noftz=noftz type=f16|bf16|f32";
            "sem=- scope=- dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op!=and|or|xor noftz=- type=u32";
            "sem=- scope=- dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op=add noftz=- type=u32|u64|s32";
            "sem=- scope=- dst=shared::cluster comp=mbarrier::complete_tx::bytes hint=- op=and|or|xor noftz=- type=b32";
        }
        asks {
            "type=bf16"            Feature  ".{type}"                                        7.0 80 - - target first;
            ""                     Feature  "cp.reduce.async.bulk"                           8.0 90 - - target first;
            "noftz=noftz type=f32" Feature  "cp.reduce.async.bulk with .{noftz} and .{type}" 9.4 -  - -;
            "sem=relaxed"          Feature  "cp.reduce.async.bulk.{scope}"                   9.3 -  - -;
            "sem=relaxed"          Feature  "cp.reduce.async.bulk.{sem}"                     9.3 -  - -;
            ""                     Feature  ".{comp}"                                        8.0 90 - - target first;
            "sem=relaxed"          Feature  ".{sem}"                                         6.0 70 - -;
            "scope=cluster"        Feature  ".cluster scope"                                 7.8 90 - - target first;
            "hint=L2::cache_hint"  Modifier ".{hint}"                                        7.4 80 - - target first;
        }
    },
    family! {
        "cp.reduce.async.bulk.tensor"
        slots {
            dim  "1d 2d 3d 4d 5d";
            dst  "global";
            src  "shared::cta";
            op   "and or xor add inc dec min max";
            mode "- tile tile::scatter4 im2col_no_offs";
            comp "bulk_group";
            hint "- L2::cache_hint";
        }
        exists {
            "mode=-|tile";
            "dim!=1d|2d mode!=tile::scatter4";
            "dim=2d mode!=im2col_no_offs";
        }
        asks {
            ""                         Feature  "cp.reduce.async.bulk.tensor" 8.0 90     - - target first;
            "mode=tile|im2col_no_offs" Feature  ".{mode}"                     8.0 90     - - target first;
            "mode=tile::scatter4"      Feature  ".{mode}"                     8.6 TENSOR - - target first;
            ""                         Feature  ".{comp}"                     8.0 90     - - target first;
            "hint=L2::cache_hint"      Modifier ".{hint}"                     7.4 80     - - target first;
        }
    },
    family! {
        "multimem.cp.async.bulk"
        slots {
            sem     "- weak relaxed";
            scope   "- cta cluster gpu sys";
            dst     "global";
            src     "shared::cta";
            comp    "bulk_group";
            cp_mask "- cp_mask";
            type    "- b128";
        }
        exists {
            "sem=relaxed scope!=- type=b128";
            "sem!=relaxed scope=- type=-";
            "sem=- scope=-";
        }
        asks {
            "sem=weak"        Feature ".weak"                          6.0 70  -    -;
            ""                Feature "multimem.cp.async.bulk"         9.1 90  -    - target first;
            "sem=relaxed"     Feature "multimem.cp.async.bulk.{scope}" 9.3 -   -    -;
            "sem!=-"          Feature "multimem.cp.async.bulk.{sem}"   9.3 -   -    -;
            "cp_mask=cp_mask" Feature ".{cp_mask}"                     8.6 100 -    - target first;
            ""                Feature ".{comp}"                        8.0 90  -    - target first;
            "sem=relaxed"     Feature ".{sem}"                         6.0 70  -    -;
            "scope=cluster"   Feature ".cluster scope"                 7.8 90  -    - target first;
            "type=b128"       Unread  ""                               -   -   13.1 13.1;
        }
    },
    family! {
        "multimem.cp.reduce.async.bulk"
        slots {
            sem   "- relaxed";
            scope "- cta cluster gpu sys";
            dst   "global";
            src   "shared::cta";
            comp  "bulk_group";
            op    "and or xor add inc dec min max";
            noftz "- noftz";
            type  "b32 b64 u32 u64 s32 s64 f16 bf16 f32 f64";
        }
        exists {
            "sem=relaxed scope!=- op=min|max noftz=- type!=b32|b64|f32|f64";
            "sem=relaxed scope!=- op=and|or|xor noftz=- type=b32|b64";
            "sem=relaxed scope!=- op!=and|or|xor noftz=- type=u32";
            "sem=relaxed scope!=- op=add noftz=- type=u32|u64|s32|f32|f64";
            "sem=relaxed scope!=- op=add noftz=noftz type=f16|bf16|f32";
            "sem=- scope=- op=min|max noftz=- type!=b32|b64|f32|f64";
            "sem=- scope=- op=and|or|xor noftz=- type=b32|b64";
            "sem=- scope=- op!=and|or|xor noftz=- type=u32";
            "sem=- scope=- op=add noftz=- type=u32|u64|s32|f32|f64";
            "sem=- scope=- op=add noftz=noftz type=f16|bf16|f32";
        }
        asks {
            "type=bf16"            Feature ".{type}"                                                 7.0 80 - - target first;
            ""                     Feature "multimem.cp.reduce.async.bulk"                           9.1 90 - - target first;
            "noftz=noftz type=f32" Feature "multimem.cp.reduce.async.bulk with .{noftz} and .{type}" 9.4 -  - -;
            "sem=relaxed"          Feature "multimem.cp.reduce.async.bulk.{scope}"                   9.3 -  - -;
            "sem=relaxed"          Feature "multimem.cp.reduce.async.bulk.{sem}"                     9.3 -  - -;
            ""                     Feature ".{comp}"                                                 8.0 90 - - target first;
            "sem=relaxed"          Feature ".{sem}"                                                  6.0 70 - -;
            "scope=cluster"        Feature ".cluster scope"                                          7.8 90 - - target first;
        }
    },
    family! {
        "tensormap.cp_fenceproxy"
        slots {
            dst     "global";
            src     "shared::cta";
            proxy   "tensormap::generic";
            sem     "release";
            scope   "cta cluster gpu sys";
            sync    "sync";
            aligned "aligned";
        }
        exists {
            "";
        }
        asks {
            ""              Feature     ".{aligned}"              6.0 20      - -;
            ""              Feature     "tensormap.cp_fenceproxy" 8.3 -       - -;
            ""              Instruction "tensormap.cp_fenceproxy" -   FROM_90 - -;
            ""              Feature     ".{sem}"                  6.0 70      - -;
            "scope=cluster" Feature     ".cluster scope"          7.8 90      - - target first;
        }
    },
    family! {
        "tensormap.replace"
        slots {
            mode  "tile";
            field "global_address rank box_dim global_dim global_stride element_stride elemtype interleave_layout swizzle_mode swizzle_atomicity fill_mode";
            space "- global shared::cta";
            size  "b1024";
            type  "b32 b64";
        }
        exists {
            "field!=global_address|global_stride type=b32";
            "field=global_address|global_stride type=b64";
        }
        asks {
            "field!=swizzle_atomicity" Feature     "tensormap.replace"         8.3 -         - -;
            "field!=swizzle_atomicity" Instruction "tensormap.replace"         -   SUFFIXED  - -;
            "field=swizzle_atomicity"  Feature     "tensormap.replace.{field}" 8.6 -         - -;
            "field=swizzle_atomicity"  Instruction "tensormap.replace.{field}" -   BLACKWELL - -;
            "space=-"                  Feature     "generic addressing"        2.0 20        - - target first;
            "space=shared::cta"        Feature     "::cta"                     7.8 -         - -;
            ""                         Feature     ".{mode}"                   8.0 90        - - target first;
        }
    },
];
