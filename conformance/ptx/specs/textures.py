"""Textures and surfaces.

The texture is a name: in a register it is "indirect texture access", which asks for itself (.version 3.1, sm_20). No `|p` (7.1, sm_60), no
sampler. Coordinates have four elements: below .version 1.5 nothing else is read. ptxas takes .4d and .5d of surfaces and .5d of textures, and
compiles them: not asked about."""

from ..family import Family
from ..operands import braces, comma

GEOMETRIES = ("geom", "1d 2d 3d a1d a2d cube acube 2dms a2dms")
VECTOR = ("vec", "- v2 v4")
CLAMP = ("clamp", "- trap clamp zero")
SURFACE = ("geom", "1d 2d 3d a1d a2d")
SURFACE_TYPE = ("type", "b8 b16 b32 b64 u32 s32 f32")
# How many elements an offset has, and a gradient.
OFFSETS = {"1d": 1, "2d": 2, "3d": 4, "a1d": 1, "a2d": 2, "cube": 2, "acube": 2, "2dms": 2, "a2dms": 2}
GRADIENTS = {"1d": 1, "a1d": 1, "2d": 2, "a2d": 2}


def elements(letter, count, first=0):
    return braces(f"{letter}{first + at}" for at in range(count))


def result(choice, letter="r"):
    width = choice["vec"]
    return f"{letter}0" if width == "-" else elements(letter, int(width[1:]))


def more(choice, count, base):
    """The operands beyond: an offset, a reference for a comparison of depths, both."""
    offset = elements("r", OFFSETS[choice["geom"]], 30)
    return {2: [base], 3: [f"{base}, {offset}", f"{base}, f3"], 4: [f"{base}, {offset}, f3"]}.get(count, [f"{base}, bogus, bogus, bogus"])


def tex(choice):
    place = elements("h" if choice["ctype"] == "f16" else "r", 4, 8)
    base = f"{result(choice, 'h' if choice['dtype'] in ('f16', 'b16') else 'r')}, [tx, {place}]"
    count = choice.operands
    if choice["mode"] == "level":
        base, count = f"{base}, r20", count - 1
    if choice["mode"] == "grad":
        width = GRADIENTS.get(choice["geom"], 4)
        base, count = comma(base, elements("r", width, 20), elements("r", width, 24)), count - 2
    return more(choice, count, base)


def tld4(choice):
    return more(choice, choice.operands, f"{result(choice)}, [tx, {elements('r', 4, 8)}]")


def txq(choice):
    return [comma("r0", f"[{queried}]", "r1" if choice["level"] != "-" else "") for queried in ("tx", "sa", "d0")]


def value(choice):
    return result(choice, {"8": "h", "16": "h", "32": "r", "64": "d"}[choice["type"][1:]])


PLACE = f"[su, {elements('r', 4, 8)}]"


def load(choice):
    return f"{value(choice)}, {PLACE}"


def store(choice):
    return f"{PLACE}, {value(choice)}"


def reduce(choice):
    return f"{PLACE}, {'d0' if choice['type'][1:] == '64' else 'r0'}"


QUERIES = "width height depth channel_data_type channel_order"
TEXTURE_QUERIES = (
    f"{QUERIES} normalized_coords array_size num_mipmap_levels num_samples force_unnormalized_coords filter_mode addr_mode_0 addr_mode_1 addr_mode_2 "
    "memory_layout"
)

FAMILIES = [
    Family(
        "tex",
        [("uni", "- uni"), ("mode", "- level base grad"), GEOMETRIES, VECTOR, ("dtype", "u32 s32 f32 f16x2 f16 b32 u16"), ("ctype", "s32 f32 u32 f16"), ("operands", "#2 #3 #4 #5 #6")],
        tex,
    ),
    Family(
        "tld4",
        [("uni", "- uni"), ("comp", "r g b a"), ("geom", "1d 2d 3d a1d a2d cube acube"), VECTOR, ("dtype", "u32 s32 f32 f16x2 b32"), ("ctype", "f32 s32"), ("operands", "#2 #3 #4")],
        tld4,
    ),
    Family("txq", [("level", "- level"), ("query", TEXTURE_QUERIES), ("type", "b32 u32")], txq),
    Family("suld.b", [SURFACE, ("cop", "- ca cg cs cv lu"), VECTOR, SURFACE_TYPE, CLAMP], load),
    Family("sust.b", [SURFACE, ("cop", "- wb cg cs wt"), VECTOR, SURFACE_TYPE, CLAMP], store),
    Family("sust.p", [SURFACE, ("cop", "- wb cg cs wt"), VECTOR, SURFACE_TYPE, CLAMP], store),
    *[
        Family(name, [("op", "add min max and or"), SURFACE, ("type", "u32 s32 u64 s64 b32 b64"), CLAMP], reduce)
        for name in ("sured.b", "sured.p")
    ],
    Family("suq", [("query", f"{QUERIES} array_size memory_layout"), ("type", "b32 u32")], "r0, [su]"),
]
