"""Conversions."""

import re

from ..family import Family
from ..operands import comma, register

TYPES = (
    "u8 u16 u32 u64 s8 s16 s32 s64 f16 bf16 f32 f64 f16x2 bf16x2 tf32 e4m3x2 e5m2x2 e2m3x2 e3m2x2 e2m1x2 ue8m0x2 ue5m3x2 s2f6x2 "
    "e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4 ue8m0x4"
)


def cvt(choice):
    """8-bit types stand in .b8 registers where 16-bit ones are refused: FP4 pairs, and bytes beside bf16."""
    to, source = choice["dtype"], choice["atype"]
    of_bytes = {"e2m1x2"} | ({"u8", "s8", "b8"} if "bf16" in (to, source) else set())

    def one(kind, number):
        return f"y{number}" if kind in of_bytes else register(kind, number)

    if to.endswith("x4") and not source.endswith("x4"):
        sources = ["{" + ",".join(one(source, number) for number in (1, 2, 3, 4)) + "}"]
        if source.endswith("x2"):
            sources.append("{" + ",".join(one(source, number) for number in (1, 2)) + "}")
    elif to.endswith("x2") and not source.endswith("x2"):
        sources = [", ".join(one(source, number) for number in (1, 2))]
    else:
        sources = [one(source, 1)]
    bits = "r9" if choice["rnd"] == "rs" else ""
    scale = "" if choice["scaled"] == "-" else "h8" if "n2" in choice["scaled"] else "y3"
    statements = [f"{choice.mnemonic} {comma(one(to, 0), text, bits, scale)};" for text in sources]
    return ["{.reg .b8 y<4>; " + statement + "}" if re.search(r"\by\d", statement) else statement for statement in statements]


def is_worth_asking(choice):
    """Scales with packed types alone."""
    is_packed = choice["dtype"].endswith(("x2", "x4")) or choice["atype"].endswith(("x2", "x4"))
    return choice["scaled"] == "-" or (choice["ftz"] == "-" and is_packed)


def pack(choice):
    rest = register(choice["ctype"], 3) if choice["ctype"] != "-" else ""
    return comma("r0", register(choice["atype"], 1), register(choice["atype"], 2), rest)


FAMILIES = [
    Family(
        "cvt",
        [
            ("rnd", "- rn rz rm rp rni rzi rmi rpi rna rs"), ("ftz", "- ftz"), ("sat", "- sat satfinite"), ("relu", "- relu"),
            ("scaled", "- scaled::n2::ue8m0 scaled::n1::ue8m0"), ("dtype", TYPES), ("atype", TYPES),
        ],
        statement=cvt, keep=is_worth_asking, everywhere=True,
    ),
    Family(
        "cvt.pack",
        [
            ("sat", "- sat satfinite"), ("dtype", "u16 s16 u8 s8 u4 s4 u2 s2 b16 u32 s32 bf16 f16"), ("atype", "s32 u32 f32 s16 s64 u16 f16 bf16"),
            ("ctype", "- b32 b16 u32 s32 b64"),
        ],
        pack,
    ),
]
