"""nvlink_executables.tsv: what nvlink says to linked cubins, of ptxas 13.0, and whether their kernel is in what it writes."""

from ..question import run
from ..toolkit import OWN
from .names import newer

OBJECTS = ["80", "86", "90", "100", "103", "110", "120", "121"]
# Every object is linked for these, and for targets that came later; the object of 10.0 for other kinds of names, too.
TARGETS = ["80", "86", "89", "90", "100", "103", "110", "120", "121"]
NAMES = ["compute_103", "lto_103", "compute_80", "lto_80", "compute_90a", "sm_100a", "sm_87"]
SYMBOL = "kernel_of_the_cubin"


def executables(bench, _):
    """The status, what was printed, whether the kernel is there."""
    if not bench.has("nvlink"):
        return []
    folder, maker = bench.folder("executables"), bench.of(OWN)
    for gpu in OBJECTS:
        (folder / f"{gpu}.ptx").write_text(maker.targets.header(f"sm_{gpu}") + f".visible .entry {SYMBOL}() {{ ret; }}\n")
        run([maker.toolkit["ptxas"], "--gpu-name", f"sm_{gpu}", f"{gpu}.ptx", "-o", f"{gpu}.cubin"], folder)
    jobs = [(gpu, f"sm_{target}") for gpu in OBJECTS for target in TARGETS + newer(bench)] + [("100", name) for name in NAMES]
    return bench.each("executables", lambda job: linked(bench, folder, *job), jobs)


def linked(bench, folder, gpu, target):
    output = folder / f"{gpu}-{target}.out"
    ran = run([bench.toolkit["nvlink"], "-arch", target, f"{gpu}.cubin", "-o", output.name], folder)
    is_there = output.exists() and SYMBOL.encode() in output.read_bytes()
    output.unlink(missing_ok=True)
    return [f"sm_{gpu}", target, str(ran.status), " | ".join(ran.lines) or "-", "kernel" if is_there else "nothing"]
