"""Loads and stores."""

from ..family import Family, Staged
from ..operands import comma, size, vector
from .common import COMPLETE, HINT, LOADED, SCOPE, SHARED, barrier, policy

L1 = "L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate"
# evict_unchanged and no_allocate are refused.
L2 = ("l2", "- L2::evict_normal L2::evict_first L2::evict_last")
PREFETCH = ("prefetch", "- L1::32B L2::64B L2::128B L2::256B")
CACHED = ("ca", "cg", "cs", "lu", "cv", "wb", "wt")
VECTOR = ("vec", "- v2 v4 v8")
TYPES = "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f32x2 f64"


def has_its_scope(choice):
    """Weak and volatile accesses have no scope, the others need one; .mmio has .sys alone."""
    if choice["mmio"] != "-":
        return choice["sem"] in ("relaxed", "acquire", "release") and choice["scope"] == "sys"
    return (choice["scope"] == "-") == (choice["sem"] in ("-", "weak", "volatile"))


def is_narrow(choice):
    """32 bytes at most; L2's priorities with 32 bytes in a vector."""
    width = 1 if choice["vec"] == "-" else int(choice["vec"][1:])
    has_priority = choice["l2"] != "-"
    return size(choice["type"]) * width <= 256 and not (has_priority and (choice["vec"], size(choice["type"])) not in (("v8", 32), ("v4", 64)))


def is_cached_well(choice):
    """60,000 of those that are left out were asked: none is legal."""
    cache, is_global = choice["cache"], choice["space"] in ("-", "global")
    hints = [choice[slot] for slot in ("hint", "prefetch", "l2") if choice[slot] != "-"]
    if cache in CACHED and choice["sem"] not in ("-", "weak"):
        return False
    if not is_global and (hints or choice["mmio"] != "-" or cache not in (*CACHED, "-")):
        return False
    if choice["mmio"] != "-" and (hints or cache != "-"):
        return False
    if choice["sem"] == "volatile" and (cache != "-" or choice["hint"] != "-"):
        return False
    return choice["nc"] == "-" or (choice["space"] == "global" and choice["sem"] == "-")


def is_load(choice):
    return is_narrow(choice) and not (choice["mmio"] != "-" and choice["vec"] != "-")


def is_store(choice):
    return is_load(choice) and is_cached_well(choice)


ADDRESSES = {"const": "[cn]", "param::entry": "[pa]", "param::func": "[pf]"}


def with_local_parameter(choice, operands):
    """Parameters of a call want one to be declared."""
    statement = f"{choice.mnemonic} {operands};"
    return f"{{ .param .align 32 .b8 pf[64]; {statement} }}" if "[pf]" in statement else statement


def ld(choice):
    address = (ADDRESSES | {"param": "[pa]"}).get(choice["space"], "[d30]")
    return with_local_parameter(choice, comma(vector(choice["type"], choice["vec"]), address, policy(choice)))


def st(choice):
    address = (ADDRESSES | {"param": "[pf]"}).get(choice["space"], "[d30]")
    return with_local_parameter(choice, comma(address, vector(choice["type"], choice["vec"]), policy(choice)))


def ldu(choice):
    return comma(vector(choice["type"], choice["vec"]), "[d30]", policy(choice))


def st_async(choice):
    """8-bit types want .b8 registers, which no other store does."""
    value, is_small = vector(choice["type"], choice["vec"]), size(choice["type"]) == 8
    statement = f"{choice.mnemonic} {comma('[d30]', value.replace('h', 'b') if is_small else value, barrier(choice))};"
    return f"{{ .reg .b8 b<16>; {statement} }}" if is_small else statement


# `.unified` of a load is no modifier: it stands behind the address.
FAMILIES = [
    Staged(
        "ld",
        [
            ("mmio", "- mmio"), ("sem", "- weak relaxed acquire volatile"), SCOPE, ("space", f"- const global local param param::entry param::func {SHARED}"),
            ("nc", "- nc"), ("cache", f"- ca cg cs lu cv {L1}"), L2, HINT, PREFETCH, VECTOR, ("type", LOADED),
        ],
        stages=[(3, has_its_scope), (9, is_cached_well)], keep=is_load, statement=ld,
    ),
    Family("ldu", [("space", f"- global const local param {SHARED}"), ("cache", f"- ca cg cs lu cv {L1}"), HINT, PREFETCH, VECTOR, ("type", TYPES)], ldu),
    Staged(
        "st",
        [
            ("mmio", "- mmio"), ("sem", "- weak relaxed release volatile"), SCOPE, ("space", f"- global local param param::func {SHARED}"),
            ("cache", f"- wb cg cs wt {L1}"), L2, HINT, VECTOR, ("type", LOADED),
        ],
        stages=[(3, has_its_scope)], keep=is_store, statement=st,
    ),
    # Without completion on an mbarrier none is given: with one ptxas refuses it, but only after what asks find.
    Family(
        "st.async",
        [("mmio", "- mmio"), ("sem", "- weak relaxed release acquire"), SCOPE, ("space", f"- global {SHARED}"), ("comp", f"- {COMPLETE}"), ("vec", "- v2 v4 v8"), ("type", TYPES)],
        statement=st_async,
    ),
    Family("st.bulk", [("sem", "- weak relaxed release"), SCOPE, ("space", f"- global {SHARED}")], "[d30], 16, 0"),
]
