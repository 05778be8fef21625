"""Asynchronous copies and tensor maps."""

from ..family import Family
from ..operands import braces, comma, register
from .common import ATOMIC, COMPLETE, HINT, MULTICAST, SCOPE, SHARED, barrier, mask, policy

# acquire, release, volatile and mmio are refused.
ORDER = [("sem", "- weak relaxed"), SCOPE]
COMPLETION = ("comp", f"{COMPLETE} bulk_group")
OPERATIONS = ("op", "and or xor add inc dec min max")
BULK_TYPE = ("type", "- b128 b64 b32 u32 u64")
DIMENSIONS = ("dim", "1d 2d 3d 4d 5d")
MODES = ("mode", "- tile tile::gather4 tile::scatter4 im2col im2col_no_offs im2col::w im2col::w::128")
EVICT = ("evict", "- L2::evict_last")


def cp_async(choice):
    """The size of the copy, then how much is read, or whether anything is."""
    hint = policy(choice)
    sizes = {3: ["16", "4"], 4: ["16, r1", "16, p1"]}.get(choice.operands - bool(hint), ["bogus"])
    return [comma("[d30]", "[d31]", size, hint) for size in sizes]


def bulk(choice):
    out_of_bounds = "r1, r2" if choice["ignore_oob"] != "-" else ""
    bytes_mask = "h2" if choice["cp_mask"] != "-" else ""
    return comma("[d30]", "[d31]", "16", out_of_bounds, barrier(choice), mask(choice), policy(choice), bytes_mask)


def reduce_bulk(choice):
    return comma("[d30]", "[d31]", "16", barrier(choice), policy(choice))


def coordinates(choice):
    """Where in a tensor: five numbers of four rows."""
    count = 5 if choice["mode"] in ("tile::gather4", "tile::scatter4") else int(choice["dim"][0])
    return f"[d31, {braces(f'r{number}' for number in range(count))}]"


def offsets(choice):
    count = {"im2col": int(choice["dim"][0]) - 2, "im2col::w": 2, "im2col::w::128": 2}.get(choice["mode"], 0)
    return braces(f"h{number}" for number in range(count)) if count > 0 else ""


def tensor(choice):
    if choice["comp"] == COMPLETE:
        return comma("[d30]", coordinates(choice), barrier(choice), offsets(choice), mask(choice), policy(choice))
    return comma(coordinates(choice), "[d30]", mask(choice), policy(choice))


def reduce_tensor(choice):
    return comma(coordinates(choice), "[d30]", policy(choice))


def prefetch_tensor(choice):
    return comma(coordinates(choice), offsets(choice), policy(choice))


def replace(choice):
    field = choice["field"]
    if field in ("box_dim", "global_dim", "global_stride", "element_stride"):
        return f"[d30], 0, {register(choice['type'], 1)}"
    return f"[d30], {register(choice['type'], 1) if field in ('global_address', 'rank') else 1}"


FAMILIES = [
    Family("cp.async", [("cop", "ca cg"), ("dst", SHARED), ("src", "global"), HINT, ("prefetch", "- L1::32B L2::64B L2::128B L2::256B"), ("operands", "#3 #4 #5")], cp_async),
    Family("cp.async.commit_group", []),
    Family("cp.async.wait_group", [], "1"),
    Family("cp.async.wait_all", []),
    Family("cp.async.mbarrier.arrive", [("noinc", "- noinc"), ("space", f"- {SHARED}"), ("type", "b32 b64 u64")], "[d30]"),
    # A tensor's copy takes a scope without an order, and a wait .sync_restrict: ptxas ignores them.
    Family(
        "cp.async.bulk",
        [
            *ORDER, ("dst", "global shared::cta shared::cluster"), ("src", "global shared::cta"), COMPLETION, MULTICAST,
            ("ignore_oob", "- ignore_oob"), HINT, ("cp_mask", "- cp_mask"), BULK_TYPE,
        ],
        bulk,
    ),
    Family("cp.async.bulk.prefetch", [("level", "L1 L2"), ("src", "global"), EVICT, HINT], lambda choice: comma("[d31]", "16", policy(choice))),
    Family(
        "cp.reduce.async.bulk",
        [*ORDER, ("dst", "global shared::cta shared::cluster"), ("src", "shared::cta"), COMPLETION, HINT, OPERATIONS, ("noftz", "- noftz"), ("type", ATOMIC)],
        reduce_bulk,
    ),
    Family(
        "cp.async.bulk.tensor",
        [DIMENSIONS, ("dst", f"global {SHARED}"), ("src", f"global {SHARED}"), MODES, COMPLETION, MULTICAST, ("cta_group", "- cta_group::1 cta_group::2"), HINT],
        tensor,
    ),
    Family("cp.reduce.async.bulk.tensor", [DIMENSIONS, ("dst", f"global {SHARED}"), ("src", f"global {SHARED}"), OPERATIONS, MODES, COMPLETION, HINT], reduce_tensor),
    Family("cp.async.bulk.prefetch.tensor", [DIMENSIONS, ("level", "L1 L2"), ("src", "global"), MODES, EVICT, HINT], prefetch_tensor),
    Family("cp.async.bulk.commit_group", []),
    Family("cp.async.bulk.wait_group", [("read", "- read")], "1"),
    Family("multimem.cp.async.bulk", [*ORDER, ("dst", f"global {SHARED}"), ("src", f"global {SHARED}"), COMPLETION, HINT, ("cp_mask", "- cp_mask"), BULK_TYPE], bulk),
    Family(
        "multimem.cp.reduce.async.bulk",
        [*ORDER, ("dst", "global"), ("src", "shared::cta"), ("comp", "bulk_group"), HINT, OPERATIONS, ("noftz", "- noftz"), ("type", ATOMIC)],
        reduce_bulk,
    ),
    Family(
        "tensormap.replace",
        [
            ("mode", "tile"),
            ("field", "global_address rank box_dim global_dim global_stride element_stride elemtype interleave_layout swizzle_mode swizzle_atomicity fill_mode"),
            ("space", f"- global {SHARED}"), ("size", "b1024"), ("type", "b8 b16 b32 b64 u32 u64 s32"),
        ],
        replace,
    ),
    Family(
        "tensormap.cp_fenceproxy",
        [
            ("dst", f"global {SHARED}"), ("src", f"global {SHARED}"), ("proxy", "tensormap::generic"), ("sem", "acquire release acq_rel relaxed"), SCOPE,
            ("sync", "- sync"), ("aligned", "- aligned"),
        ],
        "[d30], [d31], 128",
    ),
]
