"""Barriers, fences and what threads do together."""

from ..family import Family
from ..operands import comma, register
from .common import COMPLETE, MULTICAST, SCOPE, SHARED, mask

SPACE = ("space", f"- {SHARED}")
BARRIER_TYPE = ("type", "b32 b64 u64")
ARRIVE_ORDER = ("sem", "- relaxed release acquire")
RESTRICT = ("restrict", "- sync_restrict::shared::cta sync_restrict::shared::cluster")
CLUSTER_ORDER = [("sem", "- release relaxed acquire acq_rel"), ("aligned", "- aligned")]


def transaction(choice):
    return comma("[d30]", "16", mask(choice))


def arrive(choice):
    """With or without a count."""
    counts = choice.operands - 2 - bool(mask(choice))
    if counts not in (0, 1):
        return "bogus"
    return [comma(state, "[d30]", "1" * counts, mask(choice)) for state in ("d0", "_")]


def arrive_and_expect(choice):
    return [comma(state, "[d30]", "16", mask(choice)) for state in ("d0", "_")]


def wait(choice):
    """For a phase, which is a state or a parity; for a time at most."""
    return ", ".join(["p0", "[d30]", "r1" if choice["parity"] != "-" else "d1", "r2"][: choice.operands])


def bar(choice):
    """The barrier, and how many threads; a reduction has two operands more."""
    count = choice.operands
    if choice["op"] != "red":
        return ", ".join(["1", "64"][:count]) if count <= 2 else "bogus"
    if count not in (3, 4):
        return "bogus"
    return comma("p0" if choice["type"] == "pred" else "r0", "1", "64" if count == 4 else "", "p1")


def shuffle(mask):
    def operands(choice):
        kind = choice["type"]
        return [comma(result, register(kind, 1), "1", "31", mask) for result in (register(kind), f"{register(kind)}|p0")]

    return operands


def vote(mask):
    return lambda choice: [comma(result, "p1", mask) for result in ("r0", "p0")]


def match(choice):
    return [comma(result, register(choice["type"], 1), "r9") for result in ("r0", "r0|p0")]


def query_cancel(choice):
    result = "p0" if choice["dtype"] == "pred" else "{r0,r1,r2,r3}" if choice["vec"] != "-" else "r0"
    return f"{result}, q0"


FAMILIES = [
    Family("mbarrier.init", [SPACE, BARRIER_TYPE], "[d30], 1"),
    Family("mbarrier.inval", [SPACE, BARRIER_TYPE], "[d30]"),
    *[Family(name, [ARRIVE_ORDER, SCOPE, SPACE, MULTICAST, BARRIER_TYPE], transaction) for name in ("mbarrier.expect_tx", "mbarrier.complete_tx")],
    *[
        Family(name, [("nocomplete", "- noComplete"), ARRIVE_ORDER, SCOPE, SPACE, MULTICAST, ("type", "b64"), ("operands", "#2 #3 #4")], arrive)
        for name in ("mbarrier.arrive", "mbarrier.arrive_drop")
    ],
    *[
        Family(name, [ARRIVE_ORDER, SCOPE, SPACE, MULTICAST, ("type", "b64")], arrive_and_expect)
        for name in ("mbarrier.arrive.expect_tx", "mbarrier.arrive_drop.expect_tx")
    ],
    *[
        Family(name, [("parity", "- parity"), ("sem", "- relaxed acquire release"), SCOPE, SPACE, BARRIER_TYPE, ("operands", "#3 #4")], wait)
        for name in ("mbarrier.test_wait", "mbarrier.try_wait")
    ],
    Family("mbarrier.pending_count", [BARRIER_TYPE], "r0, d1"),
    Family("fence", [("sem", "- sc acq_rel acquire release relaxed"), RESTRICT, SCOPE]),
    Family("fence.mbarrier_init", [("sem", "- sc acq_rel acquire release relaxed"), SCOPE]),
    # From 13.4 on .acq_rel passes with any space, restriction and scope.
    Family(
        "fence.proxy",
        [
            ("kind", "- alias async tensormap generic"),
            ("direction", "- tensormap::generic async::generic fabric::generic generic::fabric fabric::fabric"),
            ("space", f"- global {SHARED}"), ("sem", "- acquire release acq_rel sc"), RESTRICT, SCOPE,
        ],
        lambda choice: ["", "[d30], 128"],
    ),
    Family("membar", [("level", "cta gl sys cluster gpu")]),
    Family("membar.proxy", [("kind", "alias async fabric tensormap generic tensormap::generic async::generic"), ("space", f"- global {SHARED}")]),
    *[
        Family(
            name,
            [
                ("cta", "- cta"), ("op", "sync arrive red"), ("redop", "- popc and or xor"), ("aligned", "- aligned"), ("type", "- u32 pred b32 s32"),
                ("operands", "#0 #1 #2 #3 #4"),
            ],
            bar, everywhere=True,
        )
        for name in ("bar", "barrier")
    ],
    Family("bar.warp.sync", [], "r0"),
    Family("barrier.cluster.arrive", CLUSTER_ORDER),
    Family("barrier.cluster.wait", CLUSTER_ORDER),
    Family("griddepcontrol", [("action", "launch_dependents wait")]),
    Family("elect.sync", [], "r0|p0, r1"),
    Family("shfl", [("mode", "up down bfly idx"), ("type", "b16 b32 b64 u32 s32 f32")], shuffle(""), everywhere=True),
    Family("shfl.sync", [("mode", "up down bfly idx"), ("type", "b16 b32 b64 u32 s32 f32")], shuffle("r9")),
    Family("vote", [("mode", "all any uni ballot"), ("type", "pred b32 u32")], vote(""), everywhere=True),
    Family("vote.sync", [("mode", "all any uni ballot"), ("type", "pred b32 u32")], vote("r9")),
    Family("match", [("mode", "any all"), ("sync", "- sync"), ("type", "b16 b32 b64 u32 u64 s32 f32")], match),
    Family("activemask", [("type", "b32 u32")], "r0"),
    Family("setmaxnreg", [("action", "inc dec"), ("sync", "- sync"), ("aligned", "- aligned"), ("type", "u32 b32 s32")], "64"),
    Family("nanosleep", [("type", "u32 b32 u64")], lambda choice: register(choice["type"])),
    Family(
        "clusterlaunchcontrol.try_cancel",
        [("async", "- async"), SPACE, ("comp", f"- {COMPLETE}"), ("multicast", "- multicast::cluster::all"), ("type", "b64 b128")],
        "[d30], [d28]",
    ),
    Family(
        "clusterlaunchcontrol.query_cancel",
        [
            ("what", "is_canceled get_first_ctaid get_first_ctaid::x get_first_ctaid::y get_first_ctaid::z"), ("vec", "- v4"),
            ("dtype", "- pred b32 u32"), ("type", "b128"),
        ],
        query_cancel,
    ),
]
