"""Caches, state spaces and addresses."""

from ..family import Family
from ..operands import register
from .common import SHARED

PRIORITIES = "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged"
POLICY_TYPE = ("type", "b32 b64 u64")
ANY_SPACE = f"const global local param param::entry param::func {SHARED}"
ADDRESS_TYPE = ("type", "u32 u64 b32 b64")


def prefetch(choice):
    return {"const": "[cn]", "param": "[pa]", "param::entry": "[pa]"}.get(choice["space"], "[d30]")


def cvta(choice):
    return "r0, r1" if choice["type"] == "u32" else "d0, d1"


def mapa(choice):
    return f"{register(choice['type'])}, {register(choice['type'], 1)}, r9"


def getctarank(choice):
    return f"r0, {register(choice['type'], 1)}"


def alloca(choice):
    return ", ".join([register(choice["type"]), register(choice["type"], 1), "8"][: choice.operands])


def one_register(choice):
    return register(choice["type"])


FAMILIES = [
    Family(
        "prefetch",
        [
            ("space", f"- global local const param param::entry {SHARED}"), ("valid", "- valid_addr"), ("size", "- L1::32B"),
            ("level", "- L1 L2 L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged tensormap"),
        ],
        prefetch,
    ),
    Family("prefetchu", [("space", f"- global local const param {SHARED}"), ("level", "L1 L2 L2::evict_last L2::evict_normal tensormap")], "[d30]"),
    Family(
        "applypriority",
        [("space", f"- global local const param {SHARED}"), ("level", "L2::evict_normal L2::evict_last L2::evict_first L2::evict_unchanged L1::evict_normal")],
        "[d30], 128",
    ),
    Family("discard", [("space", f"- global local const param {SHARED}"), ("level", "L1 L2")], "[d30], 128"),
    Family("createpolicy.fractional", [("primary", PRIORITIES), ("secondary", f"- {PRIORITIES}"), POLICY_TYPE], lambda choice: ["d0, 0.5", "d0"]),
    Family(
        "createpolicy.range",
        [("space", f"- global const local {SHARED}"), ("primary", PRIORITIES), ("secondary", f"- {PRIORITIES}"), POLICY_TYPE],
        "d0, [d30], 0x100, 0x200",
    ),
    Family("createpolicy.cvt", [("level", "L1 L2"), POLICY_TYPE], "d0, d1"),
    Family("isspacep", [("space", f"- {ANY_SPACE}")], "p0, d0"),
    Family("istypep", [("type", "texref samplerref surfref")], "p0, d0"),
    Family("cvta", [("to", "- to"), ("space", f"- {ANY_SPACE}"), ("type", "u32 u64 b32 b64 s64")], cvta),
    Family("mapa", [("space", f"- {SHARED}"), ADDRESS_TYPE], mapa),
    Family("getctarank", [("space", f"- {SHARED}"), ADDRESS_TYPE], getctarank),
    Family("alloca", [("type", "u32 u64"), ("operands", "#2 #3")], alloca),
    Family("stacksave", [("type", "u32 u64")], one_register),
    Family("stackrestore", [("type", "u32 u64")], one_register),
]
