"""wmma."""

from ..family import Family
from ..operands import comma, words
from .matrices import BITS, doubles, sizes

SHAPE = ("shape", "m16n16k16 m8n32k16 m32n8k16 m16n16k8 m8n8k4 m8n8k32 m8n8k128 m8n8k64")
SPACE = ("space", "- global shared shared::cta shared::cluster const")
SYNC = [("sync", "sync"), ("aligned", "aligned")]
INPUTS = "- bf16 tf32 f64 s8 u8 s4 u4 b1"
RESULTS = "f16 f32 f64 s32"


def fragment(choice, which, kind, first):
    """The registers of a thread for a matrix."""
    m, n, k = sizes(choice["shape"])
    elements = {"a": m * k, "b": k * n, "c": m * n, "d": m * n}[which]
    if kind == "f64":
        return doubles(max(1, elements // 32), first // 4)
    return words(8 if which in "ab" and kind == "f16" else max(1, elements * BITS[kind] // 1024), first)


def load(choice):
    """With and without a stride."""
    return [comma(fragment(choice, choice["frag"], choice["type"], 0), "[d30]", stride) for stride in ("", "r140")]


def store(choice):
    return [comma("[d30]", fragment(choice, "d", choice["type"], 0), stride) for stride in ("", "r140")]


def mma(choice):
    a, b = (choice[slot] if choice[slot] != "-" else "f16" for slot in ("atype", "btype"))
    return comma(
        fragment(choice, "d", choice["dtype"], 0), fragment(choice, "a", a, 32), fragment(choice, "b", b, 64), fragment(choice, "c", choice["ctype"], 96)
    )


def is_worth_asking(choice):
    """Operations of bits with .b1 alone; roundings not with integers; both inputs of one width: asked, others are never legal."""
    a, b = choice["atype"], choice["btype"]
    if (a == "-") != (b == "-") or (a != "-" and BITS[a] != BITS[b]):
        return False
    if (choice["bitop"] != "-" or choice["popc"] != "-") and a != "b1":
        return False
    return choice["rnd"] == "-" or choice["dtype"] != "s32"


def has_its_function(choice):
    """Others are taken, and then ptxas fails of itself: it has no function for them. Compiled with every release."""
    kind, shape = choice["type"], choice["shape"]
    if kind == "f64":
        return shape == "m8n8k4"
    return (shape != "m16n16k8" or kind in ("tf32", "f32")) and not (shape in ("m8n8k32", "m8n8k128") and kind == "f16")


# .aligned may be left out below .version 6.3, .satfinite stand with floats below 6.5: no forms.
FAMILIES = [
    Family("wmma.load", [("frag", "a b c d"), *SYNC, ("layout", "row col"), SHAPE, SPACE, ("type", "f16 bf16 tf32 f32 f64 s8 u8 s4 u4 s2 u2 b1 s32")], load, keep=has_its_function),
    Family("wmma.store", [("frag", "d c a"), *SYNC, ("layout", "row col"), SHAPE, SPACE, ("type", "f16 bf16 tf32 f32 f64 s8 u8 s4 u4 b1 s32")], store, keep=has_its_function),
    Family(
        "wmma.mma",
        [
            ("bitop", "- xor and"), ("popc", "- popc"), *SYNC, ("alayout", "row col"), ("blayout", "row col"), SHAPE, ("rnd", "- rn rz rm rp"),
            ("dtype", RESULTS), ("atype", INPUTS), ("btype", INPUTS), ("ctype", RESULTS), ("satfinite", "- satfinite"),
        ],
        mma, keep=is_worth_asking,
    ),
]
