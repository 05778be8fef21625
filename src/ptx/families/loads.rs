//! Loads and stores.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "ld"
        slots {
            mmio     "- mmio";
            sem      "- weak relaxed acquire volatile";
            scope    "- cta cluster gpu sys";
            space    "- const global local param param::entry param::func shared shared::cta shared::cluster";
            nc       "- nc";
            cache    "- ca cg cs lu cv L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate";
            l2       "- L2::evict_normal L2::evict_first L2::evict_last";
            hint     "- L2::cache_hint";
            prefetch "- L1::32B L2::64B L2::128B L2::256B";
            vec      "- v2 v4 v8";
            type     "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64";
        }
        exists {
            "mmio=- sem=relaxed|acquire scope!=- space=-|global nc=- cache!=ca|cg|cs|lu|cv l2=- vec!=v8 type!=b128";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global nc=- cache!=ca|cg|cs|lu|cv l2=- type!=b64|b128|u64|s64|f64";
            "mmio=- sem=-|weak scope=- space=-|global nc=- l2=- vec!=v8 type!=b128";
            "mmio=- sem=-|weak scope=- space=-|global nc=- l2=- type!=b64|b128|u64|s64|f64";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global nc=- cache!=ca|cg|cs|lu|cv vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global nc=- cache!=ca|cg|cs|lu|cv vec=v4 type=b64|u64|s64|f64";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global nc=- cache!=ca|cg|cs|lu|cv l2=- vec=-";
            "mmio=- sem=- scope=- space=global cache!=lu|cv l2=- vec!=v8 type!=b128";
            "mmio=- sem=- scope=- space=global cache!=lu|cv l2=- type!=b64|b128|u64|s64|f64";
            "mmio=- sem=-|weak scope=- space=-|global nc=- vec=v4 type=b64|u64|s64|f64";
            "mmio=- sem=-|weak scope=- space=-|global nc=- vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem=-|weak scope=- space=-|global nc=- l2=- vec=-";
            "mmio=- sem=-|weak scope=- nc=- cache!=L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate l2=- hint=- prefetch=- vec!=v8 type!=b64|b128|u64|s64|f64";
            "mmio=- sem=-|weak scope=- nc=- cache!=L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate l2=- hint=- prefetch=- vec=-|v2 type!=b128";
            "mmio=- sem=-|weak scope=- nc=- cache!=L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate l2=- hint=- prefetch=- type=b8|b16|u8|u16|s8|s16";
            "mmio=- sem=- scope=- space=global cache!=lu|cv vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem=- scope=- space=global cache!=lu|cv vec=v4 type=b64|u64|s64|f64";
            "mmio=- sem=- scope=- space=global cache!=lu|cv l2=- vec=-";
            "mmio=- sem=-|weak scope=- nc=- cache!=L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate l2=- hint=- prefetch=- vec=-";
            "mmio=- sem!=relaxed|acquire scope=- space=-|global nc=- cache=- l2=- hint=- vec!=v8 type!=b128";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global|shared|shared::cta|shared::cluster nc=- cache=- l2=- hint=- prefetch=- vec!=v8 type!=b64|b128|u64|s64|f64";
            "mmio=- sem!=relaxed|acquire scope=- space=-|global nc=- cache=- l2=- hint=- type!=b64|b128|u64|s64|f64";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global|shared|shared::cta|shared::cluster nc=- cache=- l2=- hint=- prefetch=- vec=-|v2 type!=b128";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global|shared|shared::cta|shared::cluster nc=- cache=- l2=- hint=- prefetch=- type=b8|b16|u8|u16|s8|s16";
            "mmio=- sem=relaxed|acquire scope!=- space=-|global|shared|shared::cta|shared::cluster nc=- cache=- l2=- hint=- prefetch=- vec=-";
            "mmio=- sem!=relaxed|acquire scope=- space!=const|param|param::entry|param::func nc=- cache=- l2=- hint=- prefetch=- vec!=v8 type!=b64|b128|u64|s64|f64";
            "mmio=- sem!=relaxed|acquire scope=- space!=const|param|param::entry|param::func nc=- cache=- l2=- hint=- prefetch=- vec=-|v2 type!=b128";
            "mmio=- sem!=relaxed|acquire scope=- space=-|global nc=- cache=- hint=- vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem!=relaxed|acquire scope=- space=-|global nc=- cache=- hint=- vec=v4 type=b64|u64|s64|f64";
            "mmio=- sem!=relaxed|acquire scope=- space=-|global nc=- cache=- l2=- hint=- vec=-";
            "mmio=- sem!=relaxed|acquire scope=- space!=const|param|param::entry|param::func nc=- cache=- l2=- hint=- prefetch=- type=b8|b16|u8|u16|s8|s16";
            "mmio=- sem!=relaxed|acquire scope=- space!=const|param|param::entry|param::func nc=- cache=- l2=- hint=- prefetch=- vec=-";
            "sem=relaxed|acquire scope=sys space=-|global nc=- cache=- l2=- hint=- prefetch=- vec=-";
        }
        asks {
            "sem=weak"                            Feature     ".weak"                                     6.0 70  -    -;
            "vec=v8 type=b32|u32|s32|f32"         Feature     "256 bit wide load/store"                   8.8 100 -    -;
            "vec=v4 type=b64|u64|s64|f64"         Feature     "256 bit wide load/store"                   8.8 100 -    -;
            "space=param::entry"                  Feature     "::entry"                                   8.3 -   -    -;
            "space=param::func"                   Feature     "::func"                                    8.3 -   -    -;
            "space=shared::cta vec=v8"            Feature     "::cta"                                     7.8 -   -    -;
            "scope=cluster space=shared::cta"     Feature     "::cta"                                     7.8 -   -    -;
            "space=shared::cta type=b128"         Feature     "::cta"                                     7.8 -   -    -;
            "space=shared::cta"                   Feature     "::cta"                                     7.8 -   11.8 -;
            "space=shared::cluster vec=v8"        Feature     "::cluster"                                 7.8 90  -    -;
            "scope=cluster space=shared::cluster" Feature     "::cluster"                                 7.8 90  -    -;
            "space=shared::cluster type=b128"     Feature     "::cluster"                                 7.8 90  -    -;
            "space=shared::cluster"               Feature     "::cluster"                                 7.8 90  11.8 -;
            "mmio=mmio"                           Feature     ".{mmio}"                                   8.2 70  -    -;
            "space=-"                             Feature     "generic addressing"                        2.0 20  -    - target first;
            "prefetch!=-"                         Feature     "cache prefetching"                         7.4 75  -    - target first;
            "prefetch=L2::256B"                   Modifier    ".{prefetch}"                               -   80  -    -;
            "prefetch=L2::256B"                   Feature     "256B cache prefetching"                    7.4 -   -    -;
            "cache=L1::evict_normal"              Modifier    ".evict_normal' on 'ld"                     7.4 70  -    -;
            "cache=L1::evict_unchanged"           Modifier    ".evict_unchanged' on 'ld"                  7.4 70  -    -;
            "cache=L1::evict_first"               Modifier    ".evict_first' on 'ld"                      7.4 70  -    -;
            "cache=L1::evict_last"                Modifier    ".evict_last' on 'ld"                       7.4 70  -    -;
            "cache=L1::no_allocate"               Modifier    ".no_allocate' on 'ld"                      7.4 70  -    -;
            "nc=nc"                               Instruction "ld.{nc}"                                   -   32  -    -;
            "nc=nc"                               Feature     ".{nc}"                                     3.1 -   -    -;
            "sem=relaxed|acquire"                 Feature     ".{sem}"                                    6.0 70  -    -;
            "scope=cluster"                       Feature     ".cluster scope"                            7.8 90  -    - target first;
            "sem=volatile"                        Feature     ".{sem}"                                    1.1 -   -    -;
            "sem=volatile space=local"            Feature     "ld/st with .{space}.{sem}"                 9.1 -   -    -;
            "mmio=mmio sem=acquire"               Feature     ".{sem}"                                    9.3 -   -    -;
            "type=b128"                           Feature     "Instruction type .b128 for instruction ld" 8.3 70  -    -;
            "cache=ca|cg|cs|lu|cv"                Instruction "ld"                                        -   20  -    -;
            "cache=ca|cg|cs|lu|cv"                Feature     "cache operation"                           2.0 -   -    -;
            "scope=sys type=b128"                 Feature     ".b128 with .sys"                           8.4 -   -    -;
            "hint=L2::cache_hint"                 Modifier    ".{hint}"                                   7.4 80  -    - target first;
            "prefetch=L1::32B"                    Unread      ""                                          -   -   -    13.3;
            "vec=v8"                              Unread      ""                                          -   -   -    12.8;
        }
    },
    family! {
        "ldu"
        slots {
            space "- global";
            vec   "- v2 v4";
            type  "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64";
        }
        exists {
            "type!=b64|b128|u64|s64|f64";
            "vec!=v4 type!=b128";
            "vec=-";
        }
        asks {
            ""          Instruction "ldu"                                        -   20 - -;
            ""          Feature     "ldu"                                        2.0 -  - -;
            "space=-"   Feature     "generic addressing"                         2.0 20 - - target first;
            "type=b128" Feature     "Instruction type .b128 for instruction ldu" 8.3 70 - -;
        }
    },
    family! {
        "st"
        slots {
            mmio  "- mmio";
            sem   "- weak relaxed release volatile";
            scope "- cta cluster gpu sys";
            space "- global local param param::func shared shared::cta shared::cluster";
            cache "- wb cg cs wt L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate";
            l2    "- L2::evict_normal L2::evict_first L2::evict_last";
            hint  "- L2::cache_hint";
            vec   "- v2 v4 v8";
            type  "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64";
        }
        exists {
            "mmio=- sem=relaxed|release scope!=- space=-|global cache!=wb|cg|cs|wt l2=- vec!=v8 type!=b128";
            "mmio=- sem=relaxed|release scope!=- space=-|global cache!=wb|cg|cs|wt l2=- type!=b64|b128|u64|s64|f64";
            "mmio=- sem=-|weak scope=- space=-|global l2=- vec!=v8 type!=b128";
            "mmio=- sem=-|weak scope=- space=-|global l2=- type!=b64|b128|u64|s64|f64";
            "mmio=- sem=relaxed|release scope!=- space=-|global cache!=wb|cg|cs|wt vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem=relaxed|release scope!=- space=-|global cache!=wb|cg|cs|wt vec=v4 type=b64|u64|s64|f64";
            "mmio=- sem=relaxed|release scope!=- space=-|global cache!=wb|cg|cs|wt l2=- vec=-";
            "mmio=- sem=-|weak scope=- cache=-|wb|cg|cs|wt l2=- hint=- vec!=v8 type!=b64|b128|u64|s64|f64";
            "mmio=- sem=-|weak scope=- cache=-|wb|cg|cs|wt l2=- hint=- vec=-|v2 type!=b128";
            "mmio=- sem=-|weak scope=- cache=-|wb|cg|cs|wt l2=- hint=- type=b8|b16|u8|u16|s8|s16";
            "mmio=- sem=-|weak scope=- space=-|global vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem=-|weak scope=- space=-|global vec=v4 type=b64|u64|s64|f64";
            "mmio=- sem=relaxed|release scope!=- space!=local|param|param::func cache=- l2=- hint=- vec!=v8 type!=b64|b128|u64|s64|f64";
            "mmio=- sem=-|weak scope=- space=-|global l2=- vec=-";
            "mmio=- sem=-|weak scope=- cache=-|wb|cg|cs|wt l2=- hint=- vec=-";
            "mmio=- sem=relaxed|release scope!=- space!=local|param|param::func cache=- l2=- hint=- vec=-|v2 type!=b128";
            "mmio=- sem=relaxed|release scope!=- space!=local|param|param::func cache=- l2=- hint=- type=b8|b16|u8|u16|s8|s16";
            "mmio=- sem=relaxed|release scope!=- space!=local|param|param::func cache=- l2=- hint=- vec=-";
            "mmio=- sem!=relaxed|release scope=- space!=param|param::func cache=- l2=- hint=- vec!=v8 type!=b64|b128|u64|s64|f64";
            "mmio=- sem!=relaxed|release scope=- space!=param|param::func cache=- l2=- hint=- vec=-|v2 type!=b128";
            "mmio=- sem!=relaxed|release scope=- space!=param|param::func cache=- l2=- hint=- type=b8|b16|u8|u16|s8|s16";
            "mmio=- sem!=relaxed|release scope=- space!=param|param::func cache=- l2=- hint=- vec=-";
            "sem=relaxed|release scope=sys space=-|global cache=- l2=- hint=- vec=-";
            "mmio=- sem!=relaxed|release scope=- space=-|global cache=- hint=- vec=v8 type=b32|u32|s32|f32";
            "mmio=- sem!=relaxed|release scope=- space=-|global cache=- hint=- vec=v4 type=b64|u64|s64|f64";
        }
        asks {
            "sem=weak"                            Feature     ".weak"                                      6.0 70  -    -;
            "vec=v8 type=b32|u32|s32|f32"         Feature     "256 bit wide load/store"                    8.8 100 -    -;
            "vec=v4 type=b64|u64|s64|f64"         Feature     "256 bit wide load/store"                    8.8 100 -    -;
            "space=param::func"                   Feature     "::func"                                     8.3 -   -    -;
            "space=shared::cta vec=v8"            Feature     "::cta"                                      7.8 -   -    -;
            "scope=cluster space=shared::cta"     Feature     "::cta"                                      7.8 -   -    -;
            "space=shared::cta type=b128"         Feature     "::cta"                                      7.8 -   -    -;
            "space=shared::cta"                   Feature     "::cta"                                      7.8 -   11.8 -;
            "space=shared::cluster vec=v8"        Feature     "::cluster"                                  7.8 90  -    -;
            "scope=cluster space=shared::cluster" Feature     "::cluster"                                  7.8 90  -    -;
            "space=shared::cluster type=b128"     Feature     "::cluster"                                  7.8 90  -    -;
            "space=shared::cluster"               Feature     "::cluster"                                  7.8 90  11.8 -;
            "mmio=mmio"                           Feature     ".{mmio}"                                    8.2 70  -    -;
            "space=-"                             Feature     "generic addressing"                         2.0 20  -    - target first;
            "cache=L1::evict_normal"              Modifier    ".evict_normal' on 'st"                      7.4 70  -    -;
            "cache=L1::evict_unchanged"           Modifier    ".evict_unchanged' on 'st"                   7.4 70  -    -;
            "cache=L1::evict_first"               Modifier    ".evict_first' on 'st"                       7.4 70  -    -;
            "cache=L1::evict_last"                Modifier    ".evict_last' on 'st"                        7.4 70  -    -;
            "cache=L1::no_allocate"               Modifier    ".no_allocate' on 'st"                       7.4 70  -    -;
            "sem=relaxed|release"                 Feature     ".{sem}"                                     6.0 70  -    -;
            "scope=cluster"                       Feature     ".cluster scope"                             7.8 90  -    - target first;
            "sem=volatile"                        Feature     ".{sem}"                                     1.1 -   -    -;
            "sem=volatile space=local"            Feature     "ld/st with .local.volatile"                 9.1 -   -    -;
            "mmio=mmio sem=release"               Feature     ".{sem}"                                     9.3 -   -    -;
            "type=b128"                           Feature     "Instruction type .b128 for instruction st"  8.3 70  -    -;
            "space=param|param::func"             Unworded    "State space incorrect for instruction 'st'" -   20  -    -;
            "cache=wb|cg|cs|wt"                   Instruction "st"                                         -   20  -    -;
            "cache=wb|cg|cs|wt"                   Feature     "cache operation"                            2.0 -   -    -;
            "scope=sys type=b128"                 Feature     ".b128 with .sys"                            8.4 -   -    -;
            "hint=L2::cache_hint"                 Modifier    ".{hint}"                                    7.4 80  -    - target first;
            "vec=v8"                              Unread      ""                                           -   -   -    12.8;
        }
    },
    family! {
        "st.async"
        slots {
            mmio  "- mmio";
            sem   "- weak release";
            scope "- cluster gpu sys";
            space "- global shared shared::cta shared::cluster";
            comp  "- mbarrier::complete_tx::bytes";
            vec   "- v2 v4";
            type  "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64";
        }
        exists {
            "mmio=- sem!=release scope=- space!=global comp=mbarrier::complete_tx::bytes vec!=v4 type!=b8|b16|b128|u8|u16|s8|s16";
            "mmio=- sem!=release scope=- space!=shared::cluster comp=- vec=- type!=b128";
            "mmio=- sem!=weak scope=gpu|sys space=-|global comp=- vec=- type!=b128";
            "mmio=- sem!=release scope=- space!=global comp=mbarrier::complete_tx::bytes type=b32|u32|s32|f32";
            "mmio=- sem!=release scope=- space!=global comp=mbarrier::complete_tx::bytes vec=- type!=b8|b16|u8|u16|s8|s16";
            "mmio=- sem=- scope=-|cluster space=-|shared::cluster comp=mbarrier::complete_tx::bytes vec!=v4 type!=b8|b16|b128|u8|u16|s8|s16";
            "sem=release scope=sys space=-|global comp=- vec=- type!=b128";
            "mmio=- sem=- scope=-|cluster space=-|shared::cluster comp=mbarrier::complete_tx::bytes type=b32|u32|s32|f32";
            "mmio=- sem=- scope=-|cluster space=-|shared::cluster comp=mbarrier::complete_tx::bytes vec=- type!=b8|b16|u8|u16|s8|s16";
        }
        asks {
            "sem=weak"                          Feature ".weak"                                        6.0 70  -    -;
            "mmio=mmio"                         Feature ".{mmio}"                                      8.2 70  -    -;
            ""                                  Feature "st.async"                                     8.1 90  -    - target first;
            "type=b128"                         Feature "st.async.{type}"                              9.2 -   -    -;
            "space=shared::cta"                 Feature "::cta"                                        7.8 -   -    -;
            "space=shared::cluster"             Feature "::cluster"                                    7.8 90  -    -;
            "mmio=mmio"                         Feature "st.async/red.async with .{mmio} modifier"     8.7 100 -    - target first;
            "space=-"                           Feature "generic addressing"                           2.0 20  -    - target first;
            "comp=mbarrier::complete_tx::bytes" Feature ".{comp}"                                      8.0 90  -    - target first;
            "space=global"                      Feature "st.async/red.async with .{space} state space" 8.7 100 -    - target first;
            "scope=cluster"                     Feature ".cluster scope"                               7.8 90  -    - target first;
            "sem=release"                       Feature ".{sem}"                                       6.0 70  -    -;
            "sem=release"                       Feature "st.async/red.async with .{sem} modifier"      8.7 100 -    - target first;
            "space=shared|shared::cta"          Unread  ""                                             -   -   12.1 12.6;
            "comp=-"                            Unread  ""                                             -   -   12.1 12.6;
        }
    },
    family! {
        "st.bulk"
        slots {
            sem   "- weak";
            space "- shared::cta";
        }
        exists {
            "";
        }
        asks {
            "sem=weak"          Feature ".weak"              6.0 70  - -;
            ""                  Feature "st.bulk"            8.6 100 - -;
            "space=-"           Feature "generic addressing" 2.0 20  - - target first;
            "space=shared::cta" Feature "::cta"              7.8 -   - -;
        }
    },
];
