//! Atomic operations and reductions.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "atom"
        slots {
            sem   "- relaxed acquire release acq_rel";
            scope "- cta cluster gpu sys";
            space "- global shared shared::cta shared::cluster";
            op    "and or xor cas exch add inc dec min max";
            noftz "- noftz";
            hint  "- L2::cache_hint";
            vec   "- v2 v4 v8";
            type  "b16 b32 b64 b128 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "space=-|global op=add|min|max noftz=noftz vec=v2|v4 type=f16|f16x2|bf16|bf16x2";
            "space=-|global op=add|min|max noftz=noftz vec!=- type=f16|bf16";
            "space=-|global op=add noftz=noftz vec!=v8 type=f16|f16x2|bf16|bf16x2|f32";
            "op=and|or|xor|cas|exch noftz=- hint=- vec=- type=b32|b64";
            "op=min|max noftz=- hint=- vec=- type=u32|u64|s32|s64";
            "space=-|global op=min|max noftz=- vec=- type=u32|u64|s32|s64";
            "space=-|global op=and|or|xor|exch noftz=- vec=- type=b32|b64";
            "op=cas|exch noftz=- hint=- vec=- type=b32|b64|b128";
            "op=add|inc|dec|min|max noftz=- hint=- vec=- type=u32";
            "op=add noftz=- hint=- vec=- type=u32|u64|s32|f32|f64";
            "op=add noftz=noftz hint=- vec=- type=f16|f16x2|bf16|bf16x2|f32";
            "space=-|global op=add vec!=v8 type=f32";
            "space=-|global op=add noftz=- vec=- type=u32|u64|s32|f32|f64";
            "space=-|global op=add|inc|dec|min|max noftz=- vec=- type=u32";
            "op=cas noftz=- hint=- vec=- type=b16|b32|b64|b128";
            "space=-|global op=exch noftz=- vec=- type=b32|b64|b128";
        }
        asks {
            "type=bf16x2"                                                              Feature     ".{type}"                                   -   75 -    -;
            "type=bf16|bf16x2"                                                         Feature     ".{type}"                                   7.0 80 -    - target first;
            "space=-"                                                                  Feature     "generic addressing"                        2.0 20 -    - target first;
            "scope=cluster space=shared::cta"                                          Feature     "::cta"                                     7.8 -  -    -;
            "space=shared::cta type=b128|bf16|bf16x2"                                  Feature     "::cta"                                     7.8 -  -    -;
            "space=shared::cta noftz=noftz type=bf16|bf16x2|f32"                       Feature     "::cta"                                     7.8 -  -    -;
            "space=shared::cta"                                                        Feature     "::cta"                                     7.8 -  11.8 -;
            "scope=cluster space=shared::cluster"                                      Feature     "::cluster"                                 7.8 90 -    -;
            "space=shared::cluster type=b128|bf16|bf16x2"                              Feature     "::cluster"                                 7.8 90 -    -;
            "space=shared::cluster noftz=noftz type=bf16|bf16x2|f32"                   Feature     "::cluster"                                 7.8 90 -    -;
            "space=shared::cluster"                                                    Feature     "::cluster"                                 7.8 90 11.8 -;
            ""                                                                         Instruction "atom"                                      -   11 -    -;
            "space=- type=b32|u32|s32"                                                 Instruction "atom.{op}.{type} with generic state space" -   11 -    -;
            "space=- op=cas|exch|add|inc|dec type=b32|b64|u32|u64|s32"                 Instruction "atom.{op}.{type} with generic state space" -   11 -    -;
            "space=- op=and|or|xor|min|max type=b64|u64|s64"                           Instruction "atom.{op}.{type} with generic state space" 3.1 32 -    - target first;
            "space=- op=cas|add type=b16|f16"                                          Instruction "atom.{op}.{type} with generic state space" 6.3 70 -    - target first;
            "space=- type=b128|bf16|bf16x2"                                            Instruction "atom.{op}.{type} with generic state space" -   90 -    -;
            "space=- op=min|max noftz=noftz"                                           Instruction "atom.{op}.{type} with generic state space" 8.1 90 -    - target first;
            "space=- type=b128"                                                        Instruction "atom.{op}.{type} with generic state space" 8.3 -  -    -;
            "space=- type=f32"                                                         Instruction "atom.{op}.{type} with generic state space" 2.0 20 -    - target first;
            "space=- op=add type=f16x2|f64"                                            Instruction "atom.{op}.{type} with generic state space" -   60 -    -;
            "space=- type=f64"                                                         Instruction "atom.{op}.{type} with generic state space" 5.0 -  -    -;
            "space=- op=add type=f16x2"                                                Instruction "atom.{op}.{type} with generic state space" 6.2 -  -    -;
            "space=- op=add type=bf16|bf16x2"                                          Instruction "atom.{op}.{type} with generic state space" 7.8 -  -    -;
            "space=global op=cas|exch|add type=b64|u64"                                Instruction "atom.{op}.{type}.{space}"                  1.2 12 -    - target first;
            "space!=-|global"                                                          Feature     "shared storage"                            -   12 -    -;
            "space=global|shared type=b32|u32|s32"                                     Instruction "atom.{op}.{type}.{space}"                  -   11 -    -;
            "scope=cluster space!=- type=b32|u32|s32"                                  Instruction "atom.{op}.{type}.{space}"                  -   11 -    -;
            "space=shared::cta|shared::cluster type=b32|u32|s32"                       Instruction "atom.{op}.{type}.{space}"                  -   11 11.8 -;
            "space=global|shared op=and|or|xor|min|max type=b64|u64|s64"               Instruction "atom.{op}.{type}.{space}"                  3.1 32 -    - target first;
            "scope=cluster space!=-|global op=and|or|xor|min|max type=b64|u64|s64"     Instruction "atom.{op}.{type}.{space}"                  3.1 32 -    - target first;
            "space=shared::cta|shared::cluster op=and|or|xor|min|max type=b64|u64|s64" Instruction "atom.{op}.{type}.{space}"                  3.1 32 11.8 - target first;
            "space=global|shared op=cas|add type=b16|f16"                              Instruction "atom.{op}.{type}.{space}"                  6.3 70 -    - target first;
            "scope=cluster space!=-|global type=b16|f16"                               Instruction "atom.{op}.{type}.{space}"                  6.3 70 -    - target first;
            "space=shared::cta|shared::cluster type=b16|f16"                           Instruction "atom.{op}.{type}.{space}"                  6.3 70 11.8 - target first;
            "space!=- type=b128|bf16|bf16x2"                                           Instruction "atom.{op}.{type}.{space}"                  -   90 -    -;
            "space=global op=min|max noftz=noftz"                                      Instruction "atom.{op}.{type}.{space}"                  8.1 90 -    - target first;
            "space!=- type=b128"                                                       Instruction "atom.{op}.{type}.{space}"                  8.3 -  -    -;
            "space=global|shared type=f32"                                             Instruction "atom.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "space!=- noftz=noftz type=f32"                                            Instruction "atom.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "space=shared op=cas|exch|add type=b64|u64|f32"                            Instruction "atom.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "scope=cluster space!=-|global op=cas|exch|add type=b64|u64|f32"           Instruction "atom.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "space=shared::cta|shared::cluster op=cas|exch|add type=b64|u64|f32"       Instruction "atom.{op}.{type}.{space}"                  2.0 20 11.8 - target first;
            "space=global|shared op=add type=f16x2|f64"                                Instruction "atom.{op}.{type}.{space}"                  -   60 -    -;
            "scope=cluster space!=-|global type=f16x2|f64"                             Instruction "atom.{op}.{type}.{space}"                  -   60 -    -;
            "space=shared::cta|shared::cluster type=f16x2|f64"                         Instruction "atom.{op}.{type}.{space}"                  -   60 11.8 -;
            "space=global|shared type=f64"                                             Instruction "atom.{op}.{type}.{space}"                  5.0 -  -    -;
            "scope=cluster space!=- type=f64"                                          Instruction "atom.{op}.{type}.{space}"                  5.0 -  -    -;
            "space=shared::cta|shared::cluster type=f64"                               Instruction "atom.{op}.{type}.{space}"                  5.0 -  11.8 -;
            "space=global|shared op=add type=f16x2"                                    Instruction "atom.{op}.{type}.{space}"                  6.2 -  -    -;
            "scope=cluster space!=-|global type=f16x2"                                 Instruction "atom.{op}.{type}.{space}"                  6.2 -  -    -;
            "space=shared::cta|shared::cluster type=f16x2"                             Instruction "atom.{op}.{type}.{space}"                  6.2 -  11.8 -;
            "space!=- op=add type=bf16|bf16x2"                                         Instruction "atom.{op}.{type}.{space}"                  7.8 -  -    -;
            "vec!=-"                                                                   Feature     "atom instruction with vector types"        8.1 90 -    - target first;
            "noftz=noftz type=f32"                                                     Feature     "atom with .{noftz} and .{type}"            9.4 90 -    -;
            "scope=sys type=b128"                                                      Feature     ".b128 with .sys"                           8.4 -  -    -;
            "space=shared::cta|shared::cluster type=b32|u32|s32"                       Instruction "atom.{op}.{type}.shared"                   -   11 -    11.7;
            "space=shared::cta|shared::cluster op=and|or|xor|min|max type=b64|u64|s64" Instruction "atom.{op}.{type}.shared"                   3.1 32 -    11.7 target first;
            "space=shared::cta|shared::cluster type=b16|f16"                           Instruction "atom.{op}.{type}.shared"                   6.3 70 -    11.7 target first;
            "space=shared::cta|shared::cluster op=cas|exch|add type=b64|u64|f32"       Instruction "atom.{op}.{type}.shared"                   2.0 20 -    11.7 target first;
            "space=shared::cta|shared::cluster type=f16x2|f64"                         Instruction "atom.{op}.{type}.shared"                   -   60 -    11.7;
            "space=shared::cta|shared::cluster type=f64"                               Instruction "atom.{op}.{type}.shared"                   5.0 -  -    11.7;
            "space=shared::cta|shared::cluster type=f16x2"                             Instruction "atom.{op}.{type}.shared"                   6.2 -  -    11.7;
            "sem!=-"                                                                   Feature     ".{sem}"                                    6.0 70 -    -;
            "scope=cluster"                                                            Feature     ".cluster scope"                            7.8 90 -    - target first;
            "scope!=-"                                                                 Feature     "scopes on atomic operations"               5.0 60 -    - target first;
            "hint=L2::cache_hint"                                                      Modifier    ".{hint}"                                   7.4 80 -    - target first;
        }
    },
    family! {
        "multimem.ld_reduce"
        slots {
            sem   "- weak relaxed acquire";
            scope "- cta cluster gpu sys";
            space "- global";
            op    "min max add and or xor";
            acc   "- acc::f32 acc::f16";
            vec   "- v2 v4 v8";
            type  "b32 b64 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64 e5m2 e5m2x2 e5m2x4 e4m3 e4m3x2 e4m3x4";
        }
        exists {
            "sem=relaxed|acquire scope!=- op=min|max|add acc=- vec=v2|v4 type=f16|f16x2|bf16|bf16x2|e5m2x2|e5m2x4|e4m3x2|e4m3x4";
            "sem=relaxed|acquire scope!=- op=min|max|add acc=- vec=v4|v8 type=f16|bf16|e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=relaxed|acquire scope!=- op=min|max acc=- vec=- type=u32|u64|s32|s64|f16x2|bf16x2|e5m2x4|e4m3x4";
            "sem=relaxed|acquire scope!=- op=add acc!=acc::f32 vec=v4|v8 type=e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=relaxed|acquire scope!=- op=add acc!=acc::f32 vec=v2|v4 type=e5m2x2|e5m2x4|e4m3x2|e4m3x4";
            "sem=relaxed|acquire scope!=- op=add acc=- vec!=v8 type=f16x2|bf16x2|f32|e5m2x4|e4m3x4";
            "sem=relaxed|acquire scope!=- op=add acc!=acc::f32 vec!=v8 type=e5m2x4|e4m3x4";
            "sem=relaxed|acquire scope!=- op=add acc!=acc::f16 vec!=- type=f16|bf16";
            "sem=relaxed|acquire scope!=- op=add acc!=acc::f16 vec!=v8 type=f16x2|bf16x2";
            "sem=-|weak scope=- op=min|max|add acc=- vec=v2|v4 type=f16|f16x2|bf16|bf16x2|e5m2x2|e5m2x4|e4m3x2|e4m3x4";
            "sem=relaxed|acquire scope!=- op=add acc=- vec=- type=u32|u64|s32|f16x2|bf16x2|f32|f64|e5m2x4|e4m3x4";
            "sem=-|weak scope=- op=min|max|add acc=- vec=v4|v8 type=f16|bf16|e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=relaxed|acquire scope!=- op=and|or|xor acc=- vec=- type=b32|b64";
            "sem=-|weak scope=- op=min|max acc=- vec=- type=u32|u64|s32|s64|f16x2|bf16x2|e5m2x4|e4m3x4";
            "sem=-|weak scope=- op=add acc!=acc::f32 vec=v4|v8 type=e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=-|weak scope=- op=add acc!=acc::f32 vec=v2|v4 type=e5m2x2|e5m2x4|e4m3x2|e4m3x4";
            "sem=-|weak scope=- op=add acc=- vec!=v8 type=f16x2|bf16x2|f32|e5m2x4|e4m3x4";
            "sem=-|weak scope=- op=add acc!=acc::f32 vec!=v8 type=e5m2x4|e4m3x4";
            "sem=-|weak scope=- op=add acc!=acc::f16 vec!=- type=f16|bf16";
            "sem=-|weak scope=- op=add acc!=acc::f16 vec!=v8 type=f16x2|bf16x2";
            "sem=-|weak scope=- op=add acc=- vec=- type=u32|u64|s32|f16x2|bf16x2|f32|f64|e5m2x4|e4m3x4";
            "sem=-|weak scope=- op=and|or|xor acc=- vec=- type=b32|b64";
        }
        asks {
            "sem=weak"                                   Feature  ".weak"              6.0 70                 - -;
            "type=bf16x2"                                Feature  ".{type}"            -   75                 - -;
            "type=bf16|bf16x2"                           Feature  ".{type}"            7.0 80                 - - target first;
            ""                                           Feature  "multimem.ld_reduce" 8.1 90                 - - target first;
            "type=e5m2|e5m2x2|e5m2x4|e4m3|e4m3x2|e4m3x4" Feature  ".{type}"            8.6 TENSOR_OR_SM_12X_A - - target first;
            "acc!=-"                                     Modifier ".{acc}"             8.2 90                 - - target first;
            "acc=acc::f16"                               Feature  ".{acc}"             -   TENSOR_OR_SM_12X_A - -;
            "acc=acc::f16"                               Modifier ".{acc}"             8.6 -                  - -;
            "space=-"                                    Feature  "generic addressing" 2.0 20                 - - target first;
            "sem=relaxed|acquire"                        Feature  ".{sem}"             6.0 70                 - -;
            "scope=cluster"                              Feature  ".cluster scope"     7.8 90                 - - target first;
        }
    },
    family! {
        "multimem.red"
        slots {
            sem   "- relaxed release";
            scope "- cta cluster gpu sys";
            space "- global";
            op    "min max add and or xor";
            vec   "- v2 v4 v8";
            type  "b32 b64 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "sem!=- scope!=- op=min|max|add vec=v2|v4 type=f16|f16x2|bf16|bf16x2";
            "sem!=- scope!=- op=min|max|add vec!=- type=f16|bf16";
            "sem!=- scope!=- op=add vec!=v8 type=f16x2|bf16x2|f32";
            "sem!=- scope!=- op=min|max vec=- type=u32|u64|s32|s64";
            "sem!=- scope!=- op=add vec=- type!=b32|b64|s64|f16|bf16";
            "sem!=- scope!=- op=and|or|xor vec=- type=b32|b64";
            "sem=- scope=- op=min|max|add vec=v2|v4 type=f16|f16x2|bf16|bf16x2";
            "sem=- scope=- op=min|max|add vec!=- type=f16|bf16";
            "sem=- scope=- op=add vec=v2|v4 type=f16|f16x2|bf16|bf16x2|f32";
            "sem=- scope=- op=min|max vec=- type=u32|u64|s32|s64";
            "sem=- scope=- op=add vec=- type!=b32|b64|s64|f16|bf16";
            "sem=- scope=- op=and|or|xor vec=- type=b32|b64";
        }
        asks {
            "type=bf16x2"      Feature ".{type}"            -   75 - -;
            "type=bf16|bf16x2" Feature ".{type}"            7.0 80 - - target first;
            ""                 Feature "multimem.red"       8.1 90 - - target first;
            "space=-"          Feature "generic addressing" 2.0 20 - - target first;
            "sem!=-"           Feature ".{sem}"             6.0 70 - -;
            "scope=cluster"    Feature ".cluster scope"     7.8 90 - - target first;
        }
    },
    family! {
        "multimem.st"
        slots {
            sem   "- weak relaxed release";
            scope "- cta cluster gpu sys";
            space "- global";
            vec   "- v2 v4 v8";
            type  "b32 b64 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64 e5m2 e5m2x2 e5m2x4 e4m3 e4m3x2 e4m3x4";
        }
        exists {
            "sem=relaxed|release scope!=- vec=v2|v4 type=f16|f16x2|bf16|bf16x2|f32|e5m2x2|e5m2x4|e4m3x2|e4m3x4";
            "sem=relaxed|release scope!=- vec=v4|v8 type=f16|bf16|e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=relaxed|release scope!=- vec=- type!=f16|bf16|e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=-|weak scope=- vec=v2|v4 type=f16|f16x2|bf16|bf16x2|f32|e5m2x2|e5m2x4|e4m3x2|e4m3x4";
            "sem=-|weak scope=- vec=v4|v8 type=f16|bf16|e5m2|e5m2x2|e4m3|e4m3x2";
            "sem=-|weak scope=- vec=- type!=f16|bf16|e5m2|e5m2x2|e4m3|e4m3x2";
        }
        asks {
            "sem=weak"                                   Feature ".weak"              6.0 70                 - -;
            "type=bf16x2"                                Feature ".{type}"            -   75                 - -;
            "type=bf16|bf16x2"                           Feature ".{type}"            7.0 80                 - - target first;
            ""                                           Feature "multimem.st"        8.1 90                 - - target first;
            "type=e5m2|e5m2x2|e5m2x4|e4m3|e4m3x2|e4m3x4" Feature ".{type}"            8.6 TENSOR_OR_SM_12X_A - - target first;
            "space=-"                                    Feature "generic addressing" 2.0 20                 - - target first;
            "sem=relaxed|release"                        Feature ".{sem}"             6.0 70                 - -;
            "scope=cluster"                              Feature ".cluster scope"     7.8 90                 - - target first;
        }
    },
    family! {
        "red"
        slots {
            sem   "- relaxed release";
            scope "- cta cluster gpu sys";
            space "- global shared shared::cta shared::cluster";
            op    "and or xor add inc dec min max";
            noftz "- noftz";
            hint  "- L2::cache_hint";
            vec   "- v2 v4 v8";
            type  "b32 b64 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64";
        }
        exists {
            "space=-|global op=add|min|max noftz=noftz vec=v2|v4 type=f16|f16x2|bf16|bf16x2";
            "space=-|global op=add|min|max noftz=noftz vec!=- type=f16|bf16";
            "space=-|global op=add noftz=noftz vec!=v8 type=f16|f16x2|bf16|bf16x2|f32";
            "op=min|max noftz=- hint=- vec=- type=u32|u64|s32|s64";
            "space=-|global op=min|max noftz=- vec=- type=u32|u64|s32|s64";
            "op=and|or|xor noftz=- hint=- vec=- type=b32|b64";
            "op!=and|or|xor noftz=- hint=- vec=- type=u32";
            "op=add noftz=- hint=- vec=- type=u32|u64|s32|f32|f64";
            "op=add noftz=noftz hint=- vec=- type=f16|f16x2|bf16|bf16x2|f32";
            "space=-|global op=and|or|xor noftz=- vec=- type=b32|b64";
            "space=-|global op=add vec!=v8 type=f32";
            "space=-|global op=add noftz=- vec=- type=u32|u64|s32|f32|f64";
            "space=-|global op!=and|or|xor noftz=- vec=- type=u32";
        }
        asks {
            "type=bf16x2"                                               Feature     ".{type}"                                  -   75 -    -;
            "type=bf16|bf16x2"                                          Feature     ".{type}"                                  7.0 80 -    - target first;
            "space=-"                                                   Feature     "generic addressing"                       2.0 20 -    - target first;
            "scope=cluster space=shared::cta"                           Feature     "::cta"                                    7.8 -  -    -;
            "space=shared::cta noftz=noftz type=bf16|bf16x2|f32"        Feature     "::cta"                                    7.8 -  -    -;
            "space=shared::cta"                                         Feature     "::cta"                                    7.8 -  11.8 -;
            "scope=cluster space=shared::cluster"                       Feature     "::cluster"                                7.8 90 -    -;
            "space=shared::cluster noftz=noftz type=bf16|bf16x2|f32"    Feature     "::cluster"                                7.8 90 -    -;
            "space=shared::cluster"                                     Feature     "::cluster"                                7.8 90 11.8 -;
            ""                                                          Feature     "red"                                      1.2 -  -    -;
            "space=- type=b32|u32|s32"                                  Instruction "red.{op}.{type} with generic state space" -   11 -    -;
            "space=- op=add|inc|dec type=u32|u64|s32"                   Instruction "red.{op}.{type} with generic state space" -   11 -    -;
            "space=- type=b64|s64"                                      Instruction "red.{op}.{type} with generic state space" 3.1 32 -    - target first;
            "space=- op=min|max type=u64|s64"                           Instruction "red.{op}.{type} with generic state space" 3.1 32 -    - target first;
            "space=- type=f32"                                          Instruction "red.{op}.{type} with generic state space" 2.0 20 -    - target first;
            "space=- op=add type=f16x2|f64"                             Instruction "red.{op}.{type} with generic state space" -   60 -    -;
            "space=- type=f64"                                          Instruction "red.{op}.{type} with generic state space" 5.0 -  -    -;
            "space=- op=add type=f16"                                   Instruction "red.{op}.{type} with generic state space" 6.3 70 -    - target first;
            "space=- op=add type=f16x2"                                 Instruction "red.{op}.{type} with generic state space" 6.2 -  -    -;
            "space=- type=bf16|bf16x2"                                  Instruction "red.{op}.{type} with generic state space" -   90 -    -;
            "space=- op=min|max noftz=noftz"                            Instruction "red.{op}.{type} with generic state space" 8.1 90 -    - target first;
            "space=- op=add type=bf16|bf16x2"                           Instruction "red.{op}.{type} with generic state space" 7.8 -  -    -;
            "space=global op=add type=u64"                              Instruction "red.{op}.{type}.{space}"                  1.2 12 -    - target first;
            "space!=-|global"                                           Feature     "shared storage"                           -   12 -    -;
            "space=global|shared type=b32|u32|s32"                      Instruction "red.{op}.{type}.{space}"                  -   11 -    -;
            "scope=cluster space!=- type=b32|u32|s32"                   Instruction "red.{op}.{type}.{space}"                  -   11 -    -;
            "space=shared::cta|shared::cluster type=b32|u32|s32"        Instruction "red.{op}.{type}.{space}"                  -   11 11.8 -;
            "space=global|shared op!=add|inc|dec type=b64|u64|s64"      Instruction "red.{op}.{type}.{space}"                  3.1 32 -    - target first;
            "scope=cluster space!=- type=b64|s64"                       Instruction "red.{op}.{type}.{space}"                  3.1 32 -    - target first;
            "scope=cluster space!=-|global op=min|max type=u64|s64"     Instruction "red.{op}.{type}.{space}"                  3.1 32 -    - target first;
            "space=shared::cta|shared::cluster type=b64|s64"            Instruction "red.{op}.{type}.{space}"                  3.1 32 11.8 - target first;
            "space=shared::cta|shared::cluster op=min|max type=u64|s64" Instruction "red.{op}.{type}.{space}"                  3.1 32 11.8 - target first;
            "space=global|shared type=f32"                              Instruction "red.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "space!=- noftz=noftz type=f32"                             Instruction "red.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "space=shared op=add type=u64|f32"                          Instruction "red.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "scope=cluster space!=-|global op=add type=u64|f32"         Instruction "red.{op}.{type}.{space}"                  2.0 20 -    - target first;
            "space=shared::cta|shared::cluster op=add type=u64|f32"     Instruction "red.{op}.{type}.{space}"                  2.0 20 11.8 - target first;
            "space=global|shared op=add type=f16x2|f64"                 Instruction "red.{op}.{type}.{space}"                  -   60 -    -;
            "scope=cluster space!=-|global type=f16x2|f64"              Instruction "red.{op}.{type}.{space}"                  -   60 -    -;
            "space=shared::cta|shared::cluster type=f16x2|f64"          Instruction "red.{op}.{type}.{space}"                  -   60 11.8 -;
            "space=global|shared type=f64"                              Instruction "red.{op}.{type}.{space}"                  5.0 -  -    -;
            "scope=cluster space!=- type=f64"                           Instruction "red.{op}.{type}.{space}"                  5.0 -  -    -;
            "space=shared::cta|shared::cluster type=f64"                Instruction "red.{op}.{type}.{space}"                  5.0 -  11.8 -;
            "space=global|shared op=add type=f16"                       Instruction "red.{op}.{type}.{space}"                  6.3 70 -    - target first;
            "scope=cluster space!=-|global type=f16"                    Instruction "red.{op}.{type}.{space}"                  6.3 70 -    - target first;
            "space=shared::cta|shared::cluster type=f16"                Instruction "red.{op}.{type}.{space}"                  6.3 70 11.8 - target first;
            "space=global|shared op=add type=f16x2"                     Instruction "red.{op}.{type}.{space}"                  6.2 -  -    -;
            "scope=cluster space!=-|global type=f16x2"                  Instruction "red.{op}.{type}.{space}"                  6.2 -  -    -;
            "space=shared::cta|shared::cluster type=f16x2"              Instruction "red.{op}.{type}.{space}"                  6.2 -  11.8 -;
            "space!=- type=bf16|bf16x2"                                 Instruction "red.{op}.{type}.{space}"                  -   90 -    -;
            "space=global op=min|max noftz=noftz"                       Instruction "red.{op}.{type}.{space}"                  8.1 90 -    - target first;
            "space!=- op=add type=bf16|bf16x2"                          Instruction "red.{op}.{type}.{space}"                  7.8 -  -    -;
            "vec!=-"                                                    Feature     "red instruction with vector types"        8.1 90 -    - target first;
            "noftz=noftz type=f32"                                      Feature     "red with .{noftz} and .{type}"            9.4 90 -    -;
            "space=shared::cta|shared::cluster type=b32|u32|s32"        Instruction "red.{op}.{type}.shared"                   -   11 -    11.7;
            "space=shared::cta|shared::cluster type=b64|s64"            Instruction "red.{op}.{type}.shared"                   3.1 32 -    11.7 target first;
            "space=shared::cta|shared::cluster op=min|max type=u64|s64" Instruction "red.{op}.{type}.shared"                   3.1 32 -    11.7 target first;
            "space=shared::cta|shared::cluster op=add type=u64|f32"     Instruction "red.{op}.{type}.shared"                   2.0 20 -    11.7 target first;
            "space=shared::cta|shared::cluster type=f16x2|f64"          Instruction "red.{op}.{type}.shared"                   -   60 -    11.7;
            "space=shared::cta|shared::cluster type=f64"                Instruction "red.{op}.{type}.shared"                   5.0 -  -    11.7;
            "space=shared::cta|shared::cluster type=f16"                Instruction "red.{op}.{type}.shared"                   6.3 70 -    11.7 target first;
            "space=shared::cta|shared::cluster type=f16x2"              Instruction "red.{op}.{type}.shared"                   6.2 -  -    11.7;
            "sem!=-"                                                    Feature     ".{sem}"                                   6.0 70 -    -;
            "scope=cluster"                                             Feature     ".cluster scope"                           7.8 90 -    - target first;
            "scope!=-"                                                  Feature     "scopes on atomic operations"              5.0 60 -    - target first;
            "hint=L2::cache_hint"                                       Modifier    ".{hint}"                                  7.4 80 -    - target first;
        }
    },
    family! {
        "red.async"
        slots {
            mmio  "- mmio";
            sem   "relaxed release";
            scope "cluster gpu sys";
            space "- global shared::cluster";
            comp  "- mbarrier::complete_tx::bytes";
            op    "inc dec min max add and or xor";
            type  "b32 u32 u64 s32 s64";
        }
        exists {
            "mmio=- scope!=cluster space!=shared::cluster comp=- op=min|max|add type=u32|s32";
            "mmio=- scope!=cluster space!=shared::cluster comp=- op!=and|or|xor type=u32";
            "mmio=- scope!=cluster space!=shared::cluster comp=- op=add type!=b32";
            "mmio=- scope!=cluster space!=shared::cluster comp=- op=and|or|xor type=b32";
            "sem=release scope=sys space!=shared::cluster comp=- op=min|max|add type=u32|s32";
            "sem=release scope=sys space!=shared::cluster comp=- op!=and|or|xor type=u32";
            "sem=release scope=sys space!=shared::cluster comp=- op=add type!=b32";
            "sem=release scope=sys space!=shared::cluster comp=- op=and|or|xor type=b32";
            "mmio=- sem=relaxed scope=cluster space!=global comp=mbarrier::complete_tx::bytes op=min|max|add type=u32|s32";
            "mmio=- sem=relaxed scope=cluster space!=global comp=mbarrier::complete_tx::bytes op!=and|or|xor type=u32";
            "mmio=- sem=relaxed scope=cluster space!=global comp=mbarrier::complete_tx::bytes op=add type!=b32";
            "mmio=- sem=relaxed scope=cluster space!=global comp=mbarrier::complete_tx::bytes op=and|or|xor type=b32";
        }
        asks {
            "mmio=mmio"                         Feature ".{mmio}"                                     8.2 70  -    -;
            ""                                  Feature "red.async"                                   8.1 90  -    - target first;
            "space=shared::cluster"             Feature "::cluster"                                   7.8 90  -    -;
            "mmio=mmio"                         Feature "st.async/red.async with .mmio modifier"      8.7 100 -    - target first;
            "space=-"                           Feature "generic addressing"                          2.0 20  -    - target first;
            "comp=mbarrier::complete_tx::bytes" Feature ".{comp}"                                     8.0 90  -    - target first;
            "space=global"                      Feature "st.async/red.async with .global state space" 8.7 100 -    - target first;
            ""                                  Feature ".{sem}"                                      6.0 70  -    -;
            "comp=mbarrier::complete_tx::bytes" Feature ".cluster scope"                              7.8 90  -    - target first;
            "sem=release"                       Feature "st.async/red.async with .release modifier"   8.7 100 -    - target first;
            "comp=-"                            Unread  ""                                            -   -   12.1 12.6;
            "type=s64"                          Unread  ""                                            -   -   12.1 12.6;
        }
    },
    family! {
        "redux.sync"
        slots {
            op   "add min max and or xor";
            abs  "- abs";
            nan  "- NaN";
            type "b32 u32 s32 f32";
        }
        exists {
            "op=min|max type=f32";
            "op=add|min|max abs=- nan=- type=u32|s32";
            "op=and|or|xor abs=- nan=- type=b32";
        }
        asks {
            "type!=f32" Feature     "redux"        7.0 80     - -;
            "abs=abs"   Feature     ".{abs}"       7.2 86     - - target first;
            "type=f32"  Instruction "redux.{type}" -   SM_10X - -;
            "type=f32"  Feature     "redux.{type}" 8.6 -      - -;
            "nan=NaN"   Feature     ".{nan}"       7.0 -      - -;
            "nan=NaN"   Modifier    ".{nan}"       -   80     - -;
        }
    },
];
