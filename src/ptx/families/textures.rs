//! Textures and surfaces.
//!
//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.

use crate::ptx::family::Family;

#[rustfmt::skip]
pub(super) const FAMILIES: &[&[Family]] = &[
    family! {
        "suld.b"
        slots {
            geom  "1d 2d 3d a1d a2d";
            cop   "- ca cg cs cv";
            vec   "- v2 v4";
            type  "b8 b16 b32 b64";
            clamp "trap clamp zero";
        }
        exists {
            "type!=b64";
            "vec!=v4";
        }
        asks {
            ""             Feature     "suld.b"                                  1.5 -  - -;
            "cop!=-"       Instruction "suld.b"                                  -   20 - -;
            "cop!=-"       Feature     "cache operation"                         2.0 -  - -;
            "geom=3d"      Feature     "surface instruction with .3d geometry"   3.0 20 - - target first;
            "geom=a1d|a2d" Feature     "surface instruction with array geometry" 3.0 20 - - target first;
            "geom=a1d|a2d" Feature     "array geometry"                          2.3 -  - -;
            "clamp=trap"   Feature     ".trap modifier"                          1.5 -  - -;
            "clamp=clamp"  Feature     ".clamp modifier"                         2.0 -  - -;
            "clamp=zero"   Feature     ".zero modifier"                          2.0 -  - -;
        }
    },
    family! {
        "suq"
        slots {
            query "width height depth channel_data_type channel_order array_size memory_layout";
            type  "b32";
        }
        exists {
            "";
        }
        asks {
            ""                        Feature "suq"                         1.5 - - -;
            "query=channel_data_type" Feature "channel_data_type attribute" 2.1 - - -;
            "query=channel_order"     Feature "channel_order attribute"     2.1 - - -;
            "query=array_size"        Feature "array_size attribute"        4.1 - - -;
            "query=memory_layout"     Feature "memory_layout attribute"     4.2 - - -;
        }
    },
    family! {
        "sured.b"
        slots {
            op    "add min max and or";
            geom  "1d 2d 3d";
            type  "u32 s32 u64 s64 b32";
            clamp "trap clamp zero";
        }
        exists {
            "op!=and|or type!=s64|b32";
            "op=min|max type!=b32";
            "op=and|or type=b32";
        }
        asks {
            ""                        Instruction "sured.b"                               -   20 - -;
            ""                        Feature     "sured.b"                               2.0 -  - -;
            "op=min|max type=u64|s64" Feature     "64-bit min/max operation on sured.b"   8.1 50 - -;
            "geom=3d"                 Feature     "surface instruction with .3d geometry" 3.0 20 - - target first;
            "clamp=trap"              Feature     ".trap modifier"                        1.5 -  - -;
            "clamp=clamp"             Feature     ".clamp modifier"                       2.0 -  - -;
            "clamp=zero"              Feature     ".zero modifier"                        2.0 -  - -;
        }
    },
    family! {
        "sured.p"
        slots {
            op    "add min max and or";
            geom  "1d 2d 3d";
            type  "b32 b64";
            clamp "trap clamp zero";
        }
        exists {
            "type=b32";
            "op=min|max";
        }
        asks {
            ""            Instruction "sured.p"                               -   20 - -;
            ""            Feature     "sured.p"                               2.0 -  - -;
            "type=b64"    Feature     ".b64 on sured.p"                       8.1 50 - -;
            "geom=3d"     Feature     "surface instruction with .3d geometry" 3.0 20 - - target first;
            "clamp=trap"  Feature     ".trap modifier"                        1.5 -  - -;
            "clamp=clamp" Feature     ".clamp modifier"                       2.0 -  - -;
            "clamp=zero"  Feature     ".zero modifier"                        2.0 -  - -;
        }
    },
    family! {
        "sust.b"
        slots {
            geom  "1d 2d 3d a1d a2d";
            cop   "- wb cg cs wt";
            vec   "- v2 v4";
            type  "b8 b16 b32 b64";
            clamp "trap clamp zero";
        }
        exists {
            "type!=b64";
            "vec!=v4";
        }
        asks {
            ""             Feature     "sust.b"                                  1.5 -  - -;
            "cop!=-"       Instruction "sust.b"                                  -   20 - -;
            "cop!=-"       Feature     "cache operation"                         2.0 -  - -;
            "geom=3d"      Feature     "surface instruction with .3d geometry"   3.0 20 - - target first;
            "geom=a1d|a2d" Feature     "surface instruction with array geometry" 3.0 20 - - target first;
            "geom=a1d|a2d" Feature     "array geometry"                          2.3 -  - -;
            "clamp=trap"   Feature     ".trap modifier"                          1.5 -  - -;
            "clamp=clamp"  Feature     ".clamp modifier"                         2.0 -  - -;
            "clamp=zero"   Feature     ".zero modifier"                          2.0 -  - -;
        }
    },
    family! {
        "sust.p"
        slots {
            geom  "1d 2d 3d a1d a2d";
            cop   "- wb cg cs wt";
            vec   "- v2 v4";
            type  "b32";
            clamp "trap clamp zero";
        }
        exists {
            "";
        }
        asks {
            ""             Instruction "sust.p"                                -   20 - -;
            ""             Feature     "sust.p"                                2.0 -  - -;
            "cop!=-"       Feature     "cache operation"                       2.0 -  - -;
            "geom=3d"      Feature     "surface instruction with .3d geometry" 3.0 20 - - target first;
            "geom=a1d|a2d" Feature     "sust.p with array geometry"            4.1 30 - - target first;
            "geom=a1d|a2d" Feature     "array geometry"                        2.3 -  - -;
            "clamp=trap"   Feature     ".trap modifier"                        1.5 -  - -;
            "clamp=clamp"  Feature     ".clamp modifier"                       2.0 -  - -;
            "clamp=zero"   Feature     ".zero modifier"                        2.0 -  - -;
        }
    },
    family! {
        "tex"
        slots {
            uni      "- uni";
            mode     "- level base grad";
            geom     "1d 2d 3d a1d a2d cube acube 2dms a2dms";
            vec      "v2 v4";
            dtype    "u32 s32 f32 f16x2 f16";
            ctype    "s32 f32";
            operands "#2 #3 #4 #5 #6";
        }
        exists {
            "uni=- mode=-|base geom!=2dms|a2dms vec=v4 dtype!=f16x2 ctype=f32 operands=#2|#3";
            "uni=- mode=-|base geom!=cube|acube vec=v4 dtype!=f16x2 ctype=s32 operands=#2|#3";
            "mode=- geom!=2dms|a2dms vec=v4 dtype!=f16x2 ctype=f32 operands=#2|#3";
            "mode=- geom!=cube|acube vec=v4 dtype!=f16x2 ctype=s32 operands=#2|#3";
            "mode=- geom=1d|2d|a1d|a2d vec=v4 dtype!=f16x2 ctype=f32 operands!=#5|#6";
            "uni=- mode!=grad geom!=2dms|a2dms vec=v4 dtype!=f16x2 ctype=f32 operands=#3";
            "uni=- mode=level geom!=cube|acube|2dms|a2dms vec=v4 dtype!=f16x2 operands=#3|#4";
            "uni=- mode=grad geom!=cube|acube|2dms|a2dms vec=v4 dtype!=f16x2 operands=#4|#5";
            "uni=- geom=1d|2d|a1d|a2d vec=v4 dtype!=f16x2 ctype=f32 operands=#4";
            "uni=- mode=grad geom!=2dms|a2dms vec=v4 dtype!=f16x2 ctype=f32 operands=#4|#5";
            "uni=- mode=level|grad geom!=2dms|a2dms vec=v4 dtype!=f16x2 ctype=f32 operands=#4";
            "uni=- mode=level geom=1d|2d|a1d|a2d vec=v4 dtype!=f16x2 ctype=f32 operands!=#2|#6";
            "uni=- mode=grad geom=1d|2d|a1d|a2d vec=v4 dtype!=f16x2 ctype=f32 operands!=#2|#3";
            "uni=- mode=-|base geom!=2dms|a2dms vec=v2 dtype=f16x2 ctype=f32 operands=#2|#3";
            "uni=- mode=-|base geom!=cube|acube vec=v2 dtype=f16x2 ctype=s32 operands=#2|#3";
            "mode=- geom!=2dms|a2dms vec=v2 dtype=f16x2 ctype=f32 operands=#2|#3";
            "mode=- geom!=cube|acube vec=v2 dtype=f16x2 ctype=s32 operands=#2|#3";
            "mode=- geom=1d|2d|a1d|a2d vec=v2 dtype=f16x2 ctype=f32 operands!=#5|#6";
            "uni=- mode!=grad geom!=2dms|a2dms vec=v2 dtype=f16x2 ctype=f32 operands=#3";
            "uni=- mode=level geom!=cube|acube|2dms|a2dms vec=v2 dtype=f16x2 operands=#3|#4";
            "uni=- mode=grad geom!=cube|acube|2dms|a2dms vec=v2 dtype=f16x2 operands=#4|#5";
            "uni=- geom=1d|2d|a1d|a2d vec=v2 dtype=f16x2 ctype=f32 operands=#4";
            "uni=- mode=grad geom!=2dms|a2dms vec=v2 dtype=f16x2 ctype=f32 operands=#4|#5";
            "uni=- mode=level|grad geom!=2dms|a2dms vec=v2 dtype=f16x2 ctype=f32 operands=#4";
            "uni=- mode=grad geom=1d|2d|a1d|a2d vec=v2 dtype=f16x2 ctype=f32 operands!=#2|#3";
            "uni=- mode=level geom=1d|2d|a1d|a2d vec=v2 dtype=f16x2 ctype=f32 operands!=#2|#6";
        }
        asks {
            "mode!=-"                     Instruction "tex.{mode}"                               -   20 - -;
            "mode!=-"                     Feature     "tex.{mode}"                               3.1 -  - -;
            "uni=uni"                     Feature     "tex.{uni}"                                3.2 -  - -;
            "dtype=f16x2|f16"             Feature     "f16 arithemetic and compare instructions" 4.2 53 - - target first;
            "mode!=level operands!=#2|#4" Feature     "offset operand"                           -   30 - -;
            "mode!=grad operands=#4|#5"   Feature     "offset operand"                           -   30 - -;
            "mode=- operands=#3|#4"       Feature     "tex"                                      4.3 -  - -;
            "operands=#5|#6"              Feature     "tex.{mode}"                               4.3 -  - -;
            "mode=base operands=#3|#4"    Feature     "tex.{mode}"                               4.3 -  - -;
            "mode=level operands=#4|#5"   Feature     "tex.{mode}"                               4.3 -  - -;
            "geom=a1d|a2d"                Feature     "array geometry"                           2.3 -  - -;
            "geom=2dms|a2dms"             Feature     "multi-sample textures"                    3.2 30 - - target first;
            "mode=grad geom=cube"         Feature     "tex.{mode} with {geom} geometry"          4.3 -  - -;
            "mode=grad geom=acube"        Feature     "tex.{mode} with cube geometry"            4.3 -  - -;
            "mode=grad geom=cube|acube"   Feature     "tex.{mode}.{cube, acube}"                 -   20 - -;
            "geom=acube"                  Feature     "cubemap array"                            -   20 - -;
            "geom=cube|acube"             Feature     "cubemap textures"                         3.0 -  - -;
        }
    },
    family! {
        "tld4"
        slots {
            uni      "- uni";
            comp     "r g b a";
            geom     "2d a2d cube acube";
            vec      "v4";
            dtype    "u32 s32 f32";
            ctype    "f32";
            operands "#2 #3 #4";
        }
        exists {
            "operands!=#4";
            "geom=2d|a2d";
        }
        asks {
            ""                Instruction "tld4"                          -   20 - -;
            ""                Feature     "tld4"                          2.2 -  - -;
            "uni=uni"         Feature     "tld4.{uni}"                    3.2 -  - -;
            "operands!=#2"    Feature     "offset operand"                -   30 - -;
            "operands!=#2"    Feature     "tld4"                          4.3 -  - -;
            "geom!=2d"        Feature     "tld4 instruction with .{geom}" 4.3 30 - - target first;
            "geom=a2d"        Feature     "array geometry"                2.3 -  - -;
            "geom=acube"      Feature     "cubemap array"                 -   20 - -;
            "geom=cube|acube" Feature     "cubemap textures"              3.0 -  - -;
        }
    },
    family! {
        "txq"
        slots {
            level "- level";
            query "width height depth channel_data_type channel_order normalized_coords array_size num_mipmap_levels num_samples force_unnormalized_coords filter_mode addr_mode_0 addr_mode_1 addr_mode_2 memory_layout";
            type  "b32";
        }
        exists {
            "level=-";
            "query=width|height|depth";
        }
        asks {
            "level=-"                         Feature     "txq"                                 1.5 -  - -;
            "query=channel_data_type"         Feature     "channel_data_type attribute"         2.1 -  - -;
            "query=channel_order"             Feature     "channel_order attribute"             2.1 -  - -;
            "query=array_size"                Feature     "array_size attribute"                4.1 -  - -;
            "query=num_mipmap_levels"         Feature     "num_mipmap_levels attribute"         4.1 20 - -;
            "query=num_samples"               Feature     "num_samples attribute"               4.1 30 - -;
            "query=force_unnormalized_coords" Feature     "force_unnormalized_coords attribute" 2.2 -  - -;
            "query=force_unnormalized_coords" Feature     "indirect texture access"             3.1 -  - -;
            "query=force_unnormalized_coords" Instruction "indirect texture access"             -   20 - -;
            "level=level"                     Instruction "txq.{level}"                         -   30 - -;
            "level=level"                     Feature     "txq.{level}"                         4.3 -  - -;
            "query=memory_layout"             Feature     "memory_layout attribute"             4.2 -  - -;
        }
    },
];
