"""Special registers."""

from ..family import Family

VECTORS = "tid ntid ctaid nctaid clusterid nclusterid cluster_ctaid cluster_nctaid".split()
WORDS = (
    "laneid warpid nwarpid smid nsmid gridid cluster_ctarank cluster_nctarank lanemask_eq lanemask_le lanemask_lt lanemask_ge lanemask_gt clock clock_hi "
    "globaltimer_lo globaltimer_hi total_smem_size aggr_smem_size dynamic_smem_size"
).split() + [f"pm{number}" for number in range(8)]
BITS = [f"reserved_smem_offset_{which}" for which in "begin end cap 0 1".split()] + [f"envreg{number}" for number in range(32)]
DOUBLES = ["clock64", "globaltimer", "current_graph_exec"] + [f"pm{number}_64" for number in range(8)]


def vector(choice):
    """A component, or all of them."""
    name, dimension = choice.family.name, choice["dim"]
    return f"mov.v4.u32 {{r0,r1,r2,r3}}, {name};" if dimension == "-" else f"mov.u32 r0, {name}.{dimension};"


FAMILIES = [
    *[Family(f"%{name}", [("dim", "- x y z w")], statement=vector) for name in VECTORS],
    *[Family(f"%{name}", [], statement=f"mov.u32 r0, %{name};") for name in WORDS],
    *[Family(f"%{name}", [], statement=f"mov.b32 r0, %{name};") for name in BITS],
    *[Family(f"%{name}", [], statement=f"mov.u64 d0, %{name};") for name in DOUBLES],
    Family("%is_explicit_cluster", [], statement="mov.pred p0, %is_explicit_cluster;"),
]
