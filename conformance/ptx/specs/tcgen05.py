"""tcgen05."""

from ..family import Family
from ..operands import comma, words
from .common import MULTICAST

GROUP = ("cta_group", "cta_group::1 cta_group::2")
KIND = ("kind", "kind::f16 kind::tf32 kind::f8f6f4 kind::i8 kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4")
SCALES = [("block_scale", "- block_scale"), ("scale_vec", "- scale_vec::1X scale_vec::2X scale_vec::4X block16 block32")]
SYNC = [("sync", "sync"), ("aligned", "aligned")]
# Not documented; found by asking, as 9.4's masks of a commit.
EXCLUSIVE = ("exclusive", "- exclusive")
USES = "fill use lastuse discard".split()
SHAPE = [("shape", "16x64b 16x128b 16x256b 32x32b 16x32bx2"), ("num", "x1 x2 x4 x8 x16 x32 x64 x128")]
WORDS = {"16x64b": 1, "16x128b": 2, "16x256b": 4, "32x32b": 1, "16x32bx2": 1}


def collectors(*buffers):
    return " ".join(f"collector::{buffer}::{use}" for buffer in buffers for use in USES)


def mma(is_sparse=False):
    """The first matrix by a descriptor, or in tensor memory; six operands with lanes that are left out, seven with a scale of the input
    as well. With .block_scale always seven. Of sparse ones one more."""

    def operands(choice):
        count, statements = choice.operands - is_sparse, []
        for first in ("d1", "[r131]"):
            head = comma("[r130]", first, "d2", "[r132]" if is_sparse else "", "r133")
            lanes = words(8 if choice["cta_group"][-1] == "2" else 4)
            if choice["block_scale"] != "-":
                statements += [f"{head}, [r134], [r135], p1"] if count == 7 else []
            else:
                statements.append(comma(head, lanes if count > 5 else "", "p1", "4" if count == 7 else ""))
        return statements or [f"{head}, p1, bogus"]

    return operands


def mma_ws(is_sparse=False):
    """With and without a mask of zero columns."""
    heads = [comma("[r130]", first, "d2", "[r132]" if is_sparse else "", "r133, p1") for first in ("d1", "[r131]")]
    return lambda choice: heads + [f"{head}, d3" for head in heads]


def count(choice):
    return WORDS[choice["shape"]] * int(choice["num"][1:])


def fits(choice):
    return count(choice) <= 128


def offset(choice):
    return "4" if choice["shape"] == "16x32bx2" else ""


def load(choice):
    return comma(words(count(choice)), "[r130]", offset(choice))


def load_and_reduce(choice):
    return comma(words(count(choice)), "r131", "[r130]", offset(choice))


def store(choice):
    return comma("[r130]", offset(choice), words(count(choice)))


def commit(choice):
    """With and without a mask; one of 32 bits where the modifier says so."""
    return ["[r1]", "[r1], r2" if choice["multicast"].endswith("32b") else "[r1], h1"]


MMA = [GROUP, KIND, *SCALES, ("ashift", "- ashift"), ("acollector", f"- {collectors('a')}"), ("bcollector", f"- {collectors('b')}")]
MMA_WS = [GROUP, KIND, ("collector", f"- {collectors('b0', 'b1', 'b2', 'b3')}")]
REDUCTION = [("redop", "min max add and or xor"), ("abs", "- abs"), ("nan", "- NaN"), ("type", "f32 u32 s32 b32 f16x2 bf16x2 f16 bf16")]

FAMILIES = [
    Family("tcgen05.mma", [*MMA, ("operands", "#5 #6 #7")], mma()),
    Family("tcgen05.mma.sp", [*MMA, ("operands", "#6 #7 #8")], mma(is_sparse=True)),
    Family("tcgen05.mma.ws", MMA_WS, mma_ws()),
    Family("tcgen05.mma.ws.sp", MMA_WS, mma_ws(is_sparse=True)),
    Family("tcgen05.alloc", [GROUP, *SYNC, ("space", "- shared::cta shared"), EXCLUSIVE, ("type", "b32")], "[r1], 32"),
    Family("tcgen05.dealloc", [GROUP, *SYNC, EXCLUSIVE, ("type", "b32")], "r1, 32"),
    Family("tcgen05.relinquish_alloc_permit", [GROUP, *SYNC]),
    Family("tcgen05.ld.sync.aligned", [*SHAPE, ("pack", "- pack::16b"), ("type", "b32")], load, keep=fits),
    Family("tcgen05.ld.red.sync.aligned", [*SHAPE, ("pack", "- pack::16b"), *REDUCTION], load_and_reduce, keep=fits),
    Family("tcgen05.st.sync.aligned", [*SHAPE, ("unpack", "- unpack::16b"), ("type", "b32")], store, keep=fits),
    Family("tcgen05.wait::ld.sync.aligned", []),
    Family("tcgen05.wait::st.sync.aligned", []),
    Family("tcgen05.fence::before_thread_sync", []),
    Family("tcgen05.fence::after_thread_sync", []),
    Family(
        "tcgen05.cp",
        [
            GROUP, ("shape", "128x256b 4x256b 128x128b 64x128b 32x128b 16x256b 32x32b 16x64b"), ("multicast", "- warpx2::02_13 warpx2::01_23 warpx4"),
            ("cluster", "- multicast::cluster"), ("dst", "- b8x16"), ("src", "- b6x16_p32 b4x16_p64"),
        ],
        lambda choice: ["[r1], d1", "[r1], d1, h1"],
    ),
    Family("tcgen05.shift", [GROUP, ("direction", "down")], "[r1]"),
    Family(
        "tcgen05.commit",
        [
            GROUP, ("mechanism", "mbarrier::arrive::one mbarrier::complete_tx::bytes"), ("space", "- shared::cluster shared::cta shared"),
            MULTICAST, ("type", "b64"),
        ],
        commit,
    ),
]
