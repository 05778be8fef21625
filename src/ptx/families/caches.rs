//! Caches, state spaces and addresses.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "alloca"
        slots {
            type     "u32 u64";
            operands "#2 #3";
        }
        exists {
            "";
        }
        asks {
            "" Feature "alloca" 7.3 52 - - target first;
        }
    },
    family! {
        "applypriority"
        slots {
            space "- global";
            level "L2::evict_normal";
        }
        exists {
            "";
        }
        asks {
            ""        Feature  "applypriority"                    7.4 80 - - target first;
            "space=-" Feature  "generic addressing"               2.0 20 - - target first;
            ""        Modifier ".evict_normal' on 'applypriority" 7.4 80 - -;
        }
    },
    family! {
        "createpolicy.cvt"
        slots {
            level "L2";
            type  "b64";
        }
        exists {
            "";
        }
        asks {
            "" Feature     "createpolicy.cvt" 7.4 80 - - target first;
            "" Instruction "createpolicy.cvt" -   20 - -;
        }
    },
    family! {
        "createpolicy.fractional"
        slots {
            primary   "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged";
            secondary "- L2::evict_first L2::evict_unchanged";
            type      "b64";
        }
        exists {
            "";
        }
        asks {
            ""                              Feature  "createpolicy.fractional"                           7.4 80 -    - target first;
            "primary=L2::evict_last"        Modifier ".L2::evict_last' on 'createpolicy.fractional"      7.4 80 12.3 -;
            "primary=L2::evict_normal"      Modifier ".L2::evict_normal' on 'createpolicy.fractional"    7.4 80 12.3 -;
            "secondary=L2::evict_first"     Modifier ".L2::evict_first' on 'createpolicy.fractional"     7.4 80 12.3 -;
            "primary=L2::evict_first"       Modifier ".L2::evict_first' on 'createpolicy.fractional"     7.4 80 12.3 -;
            "secondary=L2::evict_unchanged" Modifier ".L2::evict_unchanged' on 'createpolicy.fractional" 7.4 80 12.3 -;
            "primary=L2::evict_unchanged"   Modifier ".L2::evict_unchanged' on 'createpolicy.fractional" 7.4 80 12.3 -;
            "primary=L2::evict_last"        Modifier ".evict_last' on 'createpolicy.fractional"          7.4 80 -    12.2;
            "primary=L2::evict_normal"      Modifier ".evict_normal' on 'createpolicy.fractional"        7.4 80 -    12.2;
            "secondary=L2::evict_first"     Modifier ".evict_first' on 'createpolicy.fractional"         7.4 80 -    12.2;
            "primary=L2::evict_first"       Modifier ".evict_first' on 'createpolicy.fractional"         7.4 80 -    12.2;
            "secondary=L2::evict_unchanged" Modifier ".evict_unchanged' on 'createpolicy.fractional"     7.4 80 -    12.2;
            "primary=L2::evict_unchanged"   Modifier ".evict_unchanged' on 'createpolicy.fractional"     7.4 80 -    12.2;
        }
    },
    family! {
        "createpolicy.range"
        slots {
            space     "- global";
            primary   "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged";
            secondary "- L2::evict_first L2::evict_unchanged";
            type      "b64";
        }
        exists {
            "";
        }
        asks {
            ""                              Feature  "createpolicy.range"                           7.4 80 -    - target first;
            "space=-"                       Feature  "generic addressing"                           2.0 20 -    - target first;
            "primary=L2::evict_last"        Modifier ".L2::evict_last' on 'createpolicy.range"      7.4 80 12.3 -;
            "primary=L2::evict_normal"      Modifier ".L2::evict_normal' on 'createpolicy.range"    7.4 80 12.3 -;
            "secondary=L2::evict_first"     Modifier ".L2::evict_first' on 'createpolicy.range"     7.4 80 12.3 -;
            "primary=L2::evict_first"       Modifier ".L2::evict_first' on 'createpolicy.range"     7.4 80 12.3 -;
            "secondary=L2::evict_unchanged" Modifier ".L2::evict_unchanged' on 'createpolicy.range" 7.4 80 12.3 -;
            "primary=L2::evict_unchanged"   Modifier ".L2::evict_unchanged' on 'createpolicy.range" 7.4 80 12.3 -;
            "primary=L2::evict_last"        Modifier ".evict_last' on 'createpolicy.range"          7.4 80 -    12.2;
            "primary=L2::evict_normal"      Modifier ".evict_normal' on 'createpolicy.range"        7.4 80 -    12.2;
            "secondary=L2::evict_first"     Modifier ".evict_first' on 'createpolicy.range"         7.4 80 -    12.2;
            "primary=L2::evict_first"       Modifier ".evict_first' on 'createpolicy.range"         7.4 80 -    12.2;
            "secondary=L2::evict_unchanged" Modifier ".evict_unchanged' on 'createpolicy.range"     7.4 80 -    12.2;
            "primary=L2::evict_unchanged"   Modifier ".evict_unchanged' on 'createpolicy.range"     7.4 80 -    12.2;
        }
    },
    family! {
        "cvta"
        slots {
            to    "- to";
            space "const global local param param::entry shared shared::cta shared::cluster";
            type  "u32 u64";
        }
        exists {
            "";
        }
        asks {
            "to=-"                        Instruction "cvta"                                    -   20 -    -;
            "to=-"                        Feature     "cvta"                                    2.0 -  -    -;
            "to=to"                       Instruction "cvta.{to}"                               -   20 -    -;
            "to=to"                       Feature     "cvta.{to}"                               2.0 -  -    -;
            "space=const"                 Feature     "cvta/isspacep with .{space} state space" 3.1 -  -    -;
            "space=param"                 Feature     "cvta/isspacep with .{space} state space" 7.7 70 -    - target first;
            "space=param::entry"          Feature     "::entry"                                 8.3 -  -    -;
            "space=param::entry"          Feature     "cvta/isspacep with .param state space"   7.7 70 -    - target first;
            "to=to space=shared::cta"     Feature     "::cta"                                   7.8 -  -    -;
            "space=shared::cta"           Feature     "::cta"                                   7.8 -  11.8 -;
            "to=to space=shared::cluster" Feature     "::cluster"                               7.8 90 -    -;
            "space=shared::cluster"       Feature     "::cluster"                               7.8 90 11.8 -;
        }
    },
    family! {
        "discard"
        slots {
            space "- global";
            level "L2";
        }
        exists {
            "";
        }
        asks {
            ""        Feature     "discard"            7.4 80 - - target first;
            ""        Instruction "discard"            -   20 - -;
            "space=-" Feature     "generic addressing" 2.0 20 - - target first;
        }
    },
    family! {
        "getctarank" "mapa"
        slots {
            space "- shared::cluster";
            type  "u32 u64";
        }
        exists {
            "";
        }
        asks {
            ""                      Feature name                 7.8 90 - - target first;
            "space=-"               Feature "generic addressing" 2.0 20 - - target first;
            "space=shared::cluster" Feature "::cluster"          7.8 90 - -;
        }
    },
    family! {
        "isspacep"
        slots {
            space "const global local param param::entry shared shared::cta shared::cluster";
        }
        exists {
            "";
        }
        asks {
            ""                         Instruction "isspacep"                              -   20 -    -;
            ""                         Feature     "isspacep"                              2.0 -  -    -;
            "space=const"              Feature     "cvta/isspacep with .const state space" 3.1 -  -    -;
            "space=param::entry"       Feature     "::entry"                               8.3 -  -    -;
            "space=param|param::entry" Feature     "cvta/isspacep with .param state space" 7.7 70 -    - target first;
            "space=shared::cta"        Feature     "::cta"                                 7.8 -  11.8 -;
            "space=shared::cluster"    Feature     "::cluster"                             7.8 90 11.8 -;
        }
    },
    family! {
        "istypep"
        slots {
            type "texref samplerref surfref";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "istypep" -   30 - -;
            "" Feature     "istypep" 4.0 -  - -;
        }
    },
    family! {
        "prefetch"
        slots {
            space "- global local const param";
            valid "- valid_addr";
            size  "- L1::32B";
            level "- L1 L2 L2::evict_last L2::evict_normal tensormap";
        }
        exists {
            "space=-|global valid=valid_addr size=L1::32B level!=tensormap";
            "space=-|global valid=- size=- level!=-|tensormap";
            "space=- valid=valid_addr size=L1::32B";
            "space!=const|param valid=- size=- level=L1|L2";
            "space!=global|local valid=- size=- level=tensormap";
        }
        asks {
            ""                                      Instruction "prefetch"                              -   20 - -;
            ""                                      Feature     "prefetch"                              2.0 -  - -;
            "level=tensormap"                       Modifier    ".{level}"                              8.0 90 - - target first;
            "space=-"                               Feature     "generic addressing"                    2.0 20 - - target first;
            "valid=valid_addr"                      Feature     ".{size}"                               9.4 90 - -;
            "valid=valid_addr"                      Feature     ".{valid}"                              9.4 90 - -;
            "level=L2::evict_last|L2::evict_normal" Modifier    "cache eviction priority' on 'prefetch" 7.4 80 - -;
        }
    },
    family! {
        "prefetchu"
        slots {
            level "L1";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "prefetchu"          -   20 - -;
            "" Feature     "prefetchu"          2.0 -  - -;
            "" Feature     "generic addressing" 2.0 20 - - target first;
        }
    },
    family! {
        "stackrestore" "stacksave"
        slots {
            type "u32 u64";
        }
        exists {
            "";
        }
        asks {
            "" Feature name 7.3 52 - - target first;
        }
    },
];
