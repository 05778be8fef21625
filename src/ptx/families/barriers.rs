//! Barriers, fences and what threads do together.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "activemask"
        slots {
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "" Feature "activemask" 6.2 30 - -;
        }
    },
    family! {
        "bar"
        slots {
            cta      "- cta";
            op       "sync arrive red";
            redop    "- popc and or";
            type     "- u32 pred";
            operands "#1 #2 #3 #4";
        }
        exists {
            "op=red redop=and|or type=pred operands=#3|#4";
            "op!=red redop=- type=- operands=#2";
            "op=red redop=popc type=u32 operands=#3|#4";
            "op=sync redop=- type=- operands=#1|#2";
        }
        asks {
            "cta=- op!=sync"   Instruction "bar.{op}"       -   20 - -;
            "cta=- op!=sync"   Feature     "bar.{op}"       2.0 -  - -;
            "cta=cta op=sync"  Instruction "bar.{cta}"      -   20 - -;
            "cta=cta op=sync"  Feature     "bar.{cta}"      7.8 -  - -;
            "cta=cta op!=sync" Instruction "bar.{cta}.{op}" -   20 - -;
            "cta=cta op!=sync" Feature     "bar.{cta}.{op}" 7.8 -  - -;
        }
    },
    family! {
        "bar.warp.sync"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature     "bar.warp" 6.0 -  - -;
            "" Instruction "bar.warp" -   30 - -;
        }
    },
    family! {
        "barrier"
        slots {
            cta      "- cta";
            op       "sync arrive red";
            redop    "- popc and or";
            aligned  "- aligned";
            type     "- u32 pred";
            operands "#1 #2 #3 #4";
        }
        exists {
            "op=red redop=and|or type=pred operands=#3|#4";
            "op!=red redop=- type=- operands=#2";
            "op=red redop=popc type=u32 operands=#3|#4";
            "op=sync redop=- type=- operands=#1|#2";
        }
        asks {
            "aligned=aligned"  Feature     ".{aligned}"         6.0 20 - -;
            "cta=- op=sync"    Instruction "barrier"            -   30 - -;
            "cta=- op=sync"    Feature     "barrier"            6.0 -  - -;
            "cta=- op!=sync"   Instruction "barrier.{op}"       -   30 - -;
            "cta=- op!=sync"   Feature     "barrier.{op}"       6.0 -  - -;
            "cta=cta op=sync"  Instruction "barrier.{cta}"      -   30 - -;
            "cta=cta op=sync"  Feature     "barrier.{cta}"      7.8 -  - -;
            "cta=cta op!=sync" Instruction "barrier.{cta}.{op}" -   30 - -;
            "cta=cta op!=sync" Feature     "barrier.{cta}.{op}" 7.8 -  - -;
        }
    },
    family! {
        "barrier.cluster.arrive"
        slots {
            sem     "- release relaxed";
            aligned "- aligned";
        }
        exists {
            "";
        }
        asks {
            "aligned=aligned" Feature  ".{aligned}"                           6.0 20 - -;
            ""                Feature  "barrier.cluster.arrive"               7.8 90 - -;
            "sem=release"     Modifier ".release' on 'barrier.cluster.arrive" 8.0 -  - -;
            "sem=relaxed"     Modifier ".relaxed' on 'barrier.cluster.arrive" 8.0 -  - -;
            "sem!=-"          Feature  ".{sem}"                               6.0 70 - -;
        }
    },
    family! {
        "barrier.cluster.wait"
        slots {
            sem     "- acquire";
            aligned "- aligned";
        }
        exists {
            "";
        }
        asks {
            "aligned=aligned" Feature  ".{aligned}"                         6.0 20 - -;
            ""                Feature  "barrier.cluster.wait"               7.8 90 - -;
            "sem=acquire"     Modifier ".acquire' on 'barrier.cluster.wait" 8.0 -  - -;
            "sem=acquire"     Feature  ".{sem}"                             6.0 70 - -;
        }
    },
    family! {
        "clusterlaunchcontrol.query_cancel"
        slots {
            what  "is_canceled get_first_ctaid get_first_ctaid::x get_first_ctaid::y get_first_ctaid::z";
            vec   "- v4";
            dtype "pred b32";
            type  "b128";
        }
        exists {
            "what!=is_canceled|get_first_ctaid vec=- dtype=b32";
            "what=get_first_ctaid vec=v4 dtype=b32";
            "what=is_canceled vec=- dtype=pred";
        }
        asks {
            "" Feature ".{what}"                           8.6 100 - -;
            "" Feature "clusterlaunchcontrol.query_cancel" 8.6 100 - -;
        }
    },
    family! {
        "clusterlaunchcontrol.try_cancel"
        slots {
            async     "async";
            space     "- shared::cta";
            comp      "mbarrier::complete_tx::bytes";
            multicast "- multicast::cluster::all";
            type      "b128";
        }
        exists {
            "";
        }
        asks {
            ""                                  Feature "clusterlaunchcontrol.try_cancel.{async}" 8.6 100       - -;
            "space=-"                           Feature "generic addressing"                      2.0 20        - - target first;
            "space=shared::cta"                 Feature "::cta"                                   7.8 -         - -;
            "multicast=multicast::cluster::all" Feature ".{multicast}"                            8.6 BLACKWELL - -;
            ""                                  Feature ".{comp}"                                 8.0 90        - - target first;
        }
    },
    family! {
        "elect.sync"
        slots {}
        exists {
            "";
        }
        asks {
            "" Feature "elect" 8.0 90 - -;
        }
    },
    family! {
        "fence"
        slots {
            sem      "- sc acq_rel acquire release";
            restrict "- sync_restrict::shared::cta sync_restrict::shared::cluster";
            scope    "cta cluster gpu sys";
        }
        exists {
            "restrict=-";
            "sem=release restrict!=sync_restrict::shared::cluster scope=cluster";
            "sem=acquire restrict!=sync_restrict::shared::cta scope=cluster";
        }
        asks {
            "restrict!=-"            Feature  ".sync_restrict"      8.6 90 -    - target first;
            ""                       Feature  "fence instruction"   6.0 70 -    -;
            "sem=acquire restrict=-" Modifier ".acquire' on 'fence" 8.6 90 13.1 - target first;
            "sem=release restrict=-" Modifier ".release' on 'fence" 8.6 90 13.1 - target first;
            "sem!=-"                 Feature  ".{sem}"              6.0 70 -    -;
            "scope=cluster"          Feature  ".cluster scope"      7.8 90 -    - target first;
            "sem=acquire|release"    Unread   ""                    -   -  -    12.6;
        }
    },
    family! {
        "fence.mbarrier_init"
        slots {
            sem   "release";
            scope "cluster";
        }
        exists {
            "";
        }
        asks {
            "" Feature  ".op_restrict"      8.0 90 - - target first;
            "" Feature  "fence instruction" 6.0 70 - -;
            "" Modifier ".mbarrier_init"    8.0 90 - -;
            "" Feature  ".{sem}"            6.0 70 - -;
            "" Feature  ".cluster scope"    7.8 90 - - target first;
        }
    },
    family! {
        "fence.proxy"
        slots {
            kind      "- alias async";
            direction "- tensormap::generic async::generic fabric::generic generic::fabric fabric::fabric";
            space     "- global shared shared::cta shared::cluster";
            sem       "- acquire release acq_rel";
            restrict  "- sync_restrict::shared::cta sync_restrict::shared::cluster";
            scope     "- cta cluster gpu sys";
        }
        exists {
            "kind=alias direction=fabric::generic|generic::fabric|fabric::fabric sem=acq_rel scope!=-";
            "kind=alias direction=fabric::generic|generic::fabric|fabric::fabric sem!=- scope=sys";
            "kind=- direction=tensormap::generic|async::generic sem=acq_rel scope!=-";
            "kind=- direction=tensormap::generic sem=release|acq_rel scope!=-";
            "kind=alias direction!=tensormap::generic|async::generic space=- sem=acquire|release scope=sys";
            "kind=- direction=tensormap::generic|async::generic sem=release|acq_rel restrict=sync_restrict::shared::cta scope=cluster";
            "kind=- direction=tensormap::generic space=- sem!=- restrict=- scope!=-";
            "kind=async direction=- space!=shared sem=- scope=-";
            "kind=- direction=async::generic sem=acquire|acq_rel restrict=sync_restrict::shared::cluster scope=cluster";
            "kind!=- direction=- space=- sem=- scope=-";
        }
        asks {
            "kind=-"                                                   Feature     "fence.proxy with unidirection proxy fence"          8.3 -        -    -;
            "kind=-"                                                   Instruction "fence.proxy with unidirection proxy fence"          -   FROM_90  -    -;
            "kind=alias"                                               Modifier    ".{kind}"                                            7.5 60       -    - target first;
            "direction=fabric::generic|generic::fabric|fabric::fabric" Feature     "fence.proxy with unidirectional fabric proxy fence" 9.3 -        -    -;
            "direction=fabric::generic|generic::fabric|fabric::fabric" Instruction "fence.proxy with unidirectional fabric proxy fence" -   FROM_100 -    -;
            "kind=async"                                               Modifier    ".{kind}"                                            8.0 90       -    - target first;
            "direction=-"                                              Feature     "fence.proxy"                                        7.5 70       -    -;
            "space=shared::cta"                                        Feature     "::cta"                                              7.8 -        -    -;
            "space=shared::cluster"                                    Feature     "::cluster"                                          7.8 90       -    -;
            "direction=- scope=sys"                                    Feature     "order and scope with fence.proxy.alias"             9.4 90       -    -;
            "space=- sem=release|acq_rel"                              Feature     "generic addressing"                                 2.0 20       -    - target first;
            "space=- restrict!=-"                                      Feature     "generic addressing"                                 2.0 20       -    - target first;
            "kind=alias space=- sem!=-"                                Feature     "generic addressing"                                 2.0 20       -    - target first;
            "kind=async space=-"                                       Feature     "generic addressing"                                 2.0 20       -    - target first;
            "space=- scope=-"                                          Feature     "generic addressing"                                 2.0 20       11.8 - target first;
            "restrict!=-"                                              Feature     ".sync_restrict"                                     8.6 90       -    - target first;
            "sem!=-"                                                   Feature     ".{sem}"                                             6.0 70       -    -;
            "scope=cluster"                                            Feature     ".cluster scope"                                     7.8 90       -    - target first;
            "sem=acq_rel"                                              Unread      ""                                                   -   -        12.3 13.3;
        }
    },
    family! {
        "griddepcontrol"
        slots {
            action "launch_dependents wait";
        }
        exists {
            "";
        }
        asks {
            "" Modifier    ".{action}"      7.8 90 - - target first;
            "" Feature     "griddepcontrol" 7.8 -  - -;
            "" Instruction "griddepcontrol" -   90 - -;
        }
    },
    family! {
        "match"
        slots {
            mode "any all";
            sync "sync";
            type "b32 b64";
        }
        exists {
            "";
        }
        asks {
            "" Feature     "match" 6.0 -  - -;
            "" Instruction "match" -   70 - -;
        }
    },
    family! {
        "mbarrier.arrive"
        slots {
            nocomplete "- noComplete";
            sem        "- relaxed release";
            scope      "- cta cluster";
            space      "- shared shared::cta shared::cluster";
            multicast  "- multicast::cluster::32b";
            type       "b64";
            operands   "#2 #3 #4";
        }
        exists {
            "nocomplete=- sem!=- scope!=- multicast=- operands!=#4";
            "nocomplete=- sem!=- scope!=- space=-|shared::cluster multicast=multicast::cluster::32b operands!=#2";
            "nocomplete=- sem=- scope=- multicast=- operands!=#4";
            "sem=release scope=cta space!=shared::cluster multicast=- operands=#3";
            "sem=- scope=- space!=shared::cluster multicast=- operands=#3";
            "nocomplete=- sem=- scope=- space=-|shared::cluster multicast=multicast::cluster::32b operands!=#2";
        }
        asks {
            ""                                              Feature  "mbarrier.arrive"                                                        7.0 80     -    -;
            "space=shared::cluster"                         Feature  ".{space}"                                                               8.0 90     -    -;
            "sem=relaxed"                                   Modifier ".relaxed' on 'mbarrier.arrive"                                          8.6 90     -    - target first;
            "sem=release"                                   Modifier ".release' on 'mbarrier.arrive"                                          8.0 -      -    -;
            "multicast=multicast::cluster::32b operands=#3" Feature  "(null)"                                                                 -   90     -    -;
            "nocomplete=- operands=#3"                      Feature  "(null)"                                                                 -   90     13.2 -;
            "nocomplete=- operands=#3"                      Feature  "mbarrier.arrive with count argument and without '.noComplete' modifier" 7.8 90     -    - target first;
            "space=-"                                       Feature  "generic addressing"                                                     2.0 20     -    - target first;
            "scope!=- space=shared::cta"                    Feature  "::cta"                                                                  7.8 -      -    -;
            "nocomplete=- space=shared::cta operands=#3"    Feature  "::cta"                                                                  7.8 -      -    -;
            "space=shared::cta"                             Feature  "::cta"                                                                  7.8 -      11.8 -;
            "space=shared::cluster"                         Feature  "::cluster"                                                              7.8 90     -    -;
            "multicast=multicast::cluster::32b"             Feature  "mbarrier.arrive.{multicast}"                                            9.4 SM_107 -    -;
            "scope!=- space!=shared::cluster"               Feature  ".{sem}"                                                                 6.0 70     -    -;
            "scope!=- space=shared::cluster"                Feature  ".{sem}"                                                                 -   70     12.5 - from 7.1;
            "sem=release"                                   Feature  ".{sem}"                                                                 6.0 70     -    12.4;
            "scope=cluster space!=shared::cluster"          Feature  ".cluster scope"                                                         7.8 90     -    - target first;
            "scope=cluster space=shared::cluster"           Feature  ".cluster scope"                                                         7.8 90     12.5 - from 7.1 target first;
            "scope=cluster"                                 Feature  ".cluster scope"                                                         7.8 90     -    12.4 target first;
            "scope!=- space!=shared::cluster"               Feature  "scopes on mbarrier operations"                                          8.0 -      -    -;
            "scope!=- space=shared::cluster"                Feature  "scopes on mbarrier operations"                                          8.0 -      12.5 - from 7.1;
            "sem=release"                                   Feature  "scopes on mbarrier operations"                                          8.0 -      -    12.4;
        }
    },
    family! {
        "mbarrier.arrive.expect_tx" "mbarrier.arrive_drop.expect_tx"
        slots {
            sem       "- relaxed release";
            scope     "- cta cluster";
            space     "- shared shared::cta shared::cluster";
            multicast "- multicast::cluster::32b";
            type      "b64";
        }
        exists {
            "sem!=- scope!=- space=-|shared::cluster";
            "sem!=- scope!=- multicast=-";
            "sem=- scope=- space=-|shared::cluster";
            "sem=- scope=- multicast=-";
        }
        asks {
            ""                                  Feature  name                            8.0 90     - -;
            "space=shared::cluster"             Feature  ".{space}"                      8.0 90     - -;
            "sem=relaxed"                       Modifier (".relaxed' on '" name)         8.6 90     - - target first;
            "sem=release"                       Modifier (".release' on '" name)         8.0 -      - -;
            "space=-"                           Feature  "generic addressing"            2.0 20     - - target first;
            "space=shared::cta"                 Feature  "::cta"                         7.8 -      - -;
            "space=shared::cluster"             Feature  "::cluster"                     7.8 90     - -;
            "multicast=multicast::cluster::32b" Feature  (name ".{multicast}")           9.4 SM_107 - -;
            "scope!=-"                          Feature  ".{sem}"                        6.0 70     - -;
            "scope=cluster"                     Feature  ".cluster scope"                7.8 90     - - target first;
            "scope!=-"                          Feature  "scopes on mbarrier operations" 8.0 -      - -;
        }
    },
    family! {
        "mbarrier.arrive_drop"
        slots {
            nocomplete "- noComplete";
            sem        "- relaxed release";
            scope      "- cta cluster";
            space      "- shared shared::cta shared::cluster";
            multicast  "- multicast::cluster::32b";
            type       "b64";
            operands   "#2 #3 #4";
        }
        exists {
            "nocomplete=- sem!=- scope!=- multicast=- operands!=#4";
            "nocomplete=- sem!=- scope!=- space=-|shared::cluster multicast=multicast::cluster::32b operands!=#2";
            "nocomplete=- sem=- scope=- multicast=- operands!=#4";
            "sem=release scope=cta space!=shared::cluster multicast=- operands=#3";
            "sem=- scope=- space!=shared::cluster multicast=- operands=#3";
            "nocomplete=- sem=- scope=- space=-|shared::cluster multicast=multicast::cluster::32b operands!=#2";
        }
        asks {
            ""                                              Feature  "mbarrier.arrive_drop"                                                        7.0 80     -    -;
            "sem!=- space=shared::cluster"                  Feature  ".{space}"                                                                    8.0 90     -    -;
            "space=shared::cluster operands!=#2"            Feature  ".{space}"                                                                    8.0 90     -    -;
            "space=shared::cluster"                         Feature  ".{space}"                                                                    8.0 90     11.8 -;
            "sem=relaxed"                                   Modifier ".relaxed' on 'mbarrier.arrive_drop"                                          8.6 90     -    - target first;
            "sem=release"                                   Modifier ".release' on 'mbarrier.arrive_drop"                                          8.0 -      -    -;
            "multicast=multicast::cluster::32b operands=#3" Feature  "(null)"                                                                      -   90     -    -;
            "nocomplete=- operands=#3"                      Feature  "(null)"                                                                      -   90     13.2 -;
            "nocomplete=- operands=#3"                      Feature  "mbarrier.arrive_drop with count argument and without '.noComplete' modifier" 7.8 90     -    - target first;
            "space=-"                                       Feature  "generic addressing"                                                          2.0 20     -    - target first;
            "scope!=- space=shared::cta"                    Feature  "::cta"                                                                       7.8 -      -    -;
            "nocomplete=- space=shared::cta operands=#3"    Feature  "::cta"                                                                       7.8 -      -    -;
            "space=shared::cta"                             Feature  "::cta"                                                                       7.8 -      11.8 -;
            "sem!=- space=shared::cluster"                  Feature  "::cluster"                                                                   7.8 90     -    -;
            "space=shared::cluster operands!=#2"            Feature  "::cluster"                                                                   7.8 90     -    -;
            "space=shared::cluster"                         Feature  "::cluster"                                                                   7.8 90     11.8 -;
            "multicast=multicast::cluster::32b"             Feature  "mbarrier.arrive_drop.{multicast}"                                            9.4 SM_107 -    -;
            "scope!=-"                                      Feature  ".{sem}"                                                                      6.0 70     -    -;
            "scope=cluster"                                 Feature  ".cluster scope"                                                              7.8 90     -    - target first;
            "scope!=-"                                      Feature  "scopes on mbarrier operations"                                               8.0 -      -    -;
        }
    },
    family! {
        "mbarrier.complete_tx" "mbarrier.expect_tx"
        slots {
            sem       "- relaxed";
            scope     "- cta cluster";
            space     "- shared shared::cta shared::cluster";
            multicast "- multicast::cluster::32b";
            type      "b64";
        }
        exists {
            "sem=relaxed scope!=- space=-|shared::cluster";
            "sem=relaxed scope!=- multicast=-";
            "sem=- scope=- space=-|shared::cluster";
            "sem=- scope=- multicast=-";
        }
        asks {
            ""                                  Feature name                            8.0 90     - -;
            "space=-"                           Feature "generic addressing"            2.0 20     - - target first;
            "space=shared::cta"                 Feature "::cta"                         7.8 -      - -;
            "space=shared::cluster"             Feature ".{space}"                      8.0 90     - -;
            "space=shared::cluster"             Feature "::cluster"                     7.8 90     - -;
            "multicast=multicast::cluster::32b" Feature (name ".{multicast}")           9.4 SM_107 - -;
            "sem=relaxed"                       Feature ".{sem}"                        6.0 70     - -;
            "scope=cluster"                     Feature ".cluster scope"                7.8 90     - - target first;
            "sem=relaxed"                       Feature "scopes on mbarrier operations" 8.0 -      - -;
        }
    },
    family! {
        "mbarrier.init" "mbarrier.inval"
        slots {
            space "- shared shared::cta";
            type  "b64";
        }
        exists {
            "";
        }
        asks {
            ""                  Feature name                 7.0 80 -    -;
            "space=-"           Feature "generic addressing" 2.0 20 -    - target first;
            "space=shared::cta" Feature "::cta"              7.8 -  11.8 -;
        }
    },
    family! {
        "mbarrier.pending_count"
        slots {
            type "b64";
        }
        exists {
            "";
        }
        asks {
            "" Feature "mbarrier.pending_count" 7.0 80 - -;
        }
    },
    family! {
        "mbarrier.test_wait"
        slots {
            parity   "- parity";
            sem      "- relaxed acquire";
            scope    "- cta cluster";
            space    "- shared shared::cta";
            type     "b64";
            operands "#3";
        }
        exists {
            "sem!=- scope!=-";
            "sem=- scope=-";
        }
        asks {
            "parity=-"                        Feature  "mbarrier.test_wait"                      7.0 80 -    -;
            "parity=- sem=relaxed"            Modifier ".relaxed' on 'mbarrier.test_wait"        8.6 90 -    - target first;
            "parity=- sem=acquire"            Modifier ".acquire' on 'mbarrier.test_wait"        8.0 -  -    -;
            "parity=parity"                   Feature  "mbarrier.test_wait.{parity}"             7.1 80 -    -;
            "parity=parity sem=relaxed"       Modifier ".relaxed' on 'mbarrier.test_wait.parity" 8.6 90 -    - target first;
            "parity=parity sem=acquire"       Modifier ".acquire' on 'mbarrier.test_wait.parity" 8.0 -  -    -;
            "space=-"                         Feature  "generic addressing"                      2.0 20 -    - target first;
            "scope!=- space=shared::cta"      Feature  "::cta"                                   7.8 -  -    -;
            "parity=parity space=shared::cta" Feature  "::cta"                                   7.8 -  -    -;
            "space=shared::cta"               Feature  "::cta"                                   7.8 -  11.8 -;
            "sem!=-"                          Feature  ".{sem}"                                  6.0 70 -    -;
            "scope=cluster"                   Feature  ".cluster scope"                          7.8 90 -    - target first;
            "sem!=-"                          Feature  "scopes on mbarrier operations"           8.0 -  -    -;
        }
    },
    family! {
        "mbarrier.try_wait"
        slots {
            parity   "- parity";
            sem      "- relaxed acquire";
            scope    "- cta cluster";
            space    "- shared shared::cta";
            type     "b64";
            operands "#3 #4";
        }
        exists {
            "sem!=- scope!=-";
            "sem=- scope=-";
        }
        asks {
            "parity=-"                  Feature  "mbarrier.try_wait"                      7.8 90 - -;
            "parity=- sem=relaxed"      Modifier ".relaxed' on 'mbarrier.try_wait"        8.6 90 - - target first;
            "parity=- sem=acquire"      Modifier ".acquire' on 'mbarrier.try_wait"        8.0 -  - -;
            "parity=parity"             Feature  "mbarrier.try_wait.{parity}"             7.8 90 - -;
            "parity=parity sem=relaxed" Modifier ".relaxed' on 'mbarrier.try_wait.parity" 8.6 90 - - target first;
            "parity=parity sem=acquire" Modifier ".acquire' on 'mbarrier.try_wait.parity" 8.0 -  - -;
            "space=-"                   Feature  "generic addressing"                     2.0 20 - - target first;
            "space=shared::cta"         Feature  "::cta"                                  7.8 -  - -;
            "sem!=-"                    Feature  ".{sem}"                                 6.0 70 - -;
            "scope=cluster"             Feature  ".cluster scope"                         7.8 90 - - target first;
            "sem!=-"                    Feature  "scopes on mbarrier operations"          8.0 -  - -;
        }
    },
    family! {
        "membar"
        slots {
            level "cta gl sys";
        }
        exists {
            "";
        }
        asks {
            ""          Feature     "membar"         1.4 -  - -;
            "level=sys" Feature     "membar.{level}" 2.0 -  - -;
            "level=sys" Instruction "membar.{level}" -   20 - -;
        }
    },
    family! {
        "membar.proxy"
        slots {
            kind "alias async";
        }
        exists {
            "";
        }
        asks {
            "kind=alias" Modifier ".{kind}"      7.5 60 -    - target first;
            "kind=async" Modifier ".{kind}"      8.0 90 -    - target first;
            ""           Feature  "membar.proxy" 7.5 60 -    -;
            "kind=async" Unread   ""             -   -  12.0 13.3;
        }
    },
    family! {
        "nanosleep"
        slots {
            type "u32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "nanosleep" -   70 - -;
            "" Feature     "nanosleep" 6.2 -  - -;
        }
    },
    family! {
        "setmaxnreg"
        slots {
            action  "inc dec";
            sync    "sync";
            aligned "aligned";
            type    "u32 s32";
        }
        exists {
            "";
        }
        asks {
            "" Feature     ".{aligned}"          6.0 20       - -;
            "" Feature     "setmaxnreg.{action}" 8.0 -        - -;
            "" Instruction "setmaxnreg.{action}" -   SUFFIXED - -;
        }
    },
    family! {
        "shfl"
        slots {
            mode "up down bfly idx";
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "shfl"                                                                                                     -   30       - -;
            "" Feature     "shfl"                                                                                                     3.0 -        - -;
            "" Unworded    "Instruction 'shfl' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4" -   BELOW_70 - - from 6.4;
        }
    },
    family! {
        "shfl.sync"
        slots {
            mode "up down bfly idx";
            type "b32";
        }
        exists {
            "";
        }
        asks {
            "" Instruction "shfl"      -   30 - -;
            "" Feature     "shfl"      3.0 -  - -;
            "" Feature     "shfl.sync" 6.0 -  - -;
        }
    },
    family! {
        "vote"
        slots {
            mode "all any uni ballot";
            type "pred b32";
        }
        exists {
            "mode!=ballot type=pred";
            "mode=ballot type=b32";
        }
        asks {
            ""            Feature     "1.2"                                                                                                      1.2 -        - -;
            ""            Instruction "vote"                                                                                                     -   12       - -;
            "mode=ballot" Feature     "vote.{mode}"                                                                                              2.0 -        - -;
            "mode=ballot" Instruction "vote.{mode}"                                                                                              -   20       - -;
            ""            Unworded    "Instruction 'vote' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4" -   BELOW_70 - - from 6.4;
        }
    },
    family! {
        "vote.sync"
        slots {
            mode "all any uni ballot";
            type "pred b32";
        }
        exists {
            "mode!=ballot type=pred";
            "mode=ballot type=b32";
        }
        asks {
            ""            Feature     "1.2"         1.2 -  - -;
            ""            Instruction "vote"        -   12 - -;
            "mode=ballot" Feature     "vote.{mode}" 2.0 -  - -;
            "mode=ballot" Instruction "vote.{mode}" -   20 - -;
            ""            Feature     "vote.sync"   6.0 -  - -;
            ""            Instruction "vote.sync"   -   30 - -;
        }
    },
];
