"""tileiras: which names it takes, and what it compiles for where it is given none."""

import re
from pathlib import Path

from ..question import run
from ..targets import order
from .cubins import header
from .names import TOOLS
from .tables import number

NAMES = "tileiras --gpu-name"
# A module of version 13.1 without functions: the magic and the version, then sections of functions and of strings, both empty, and the end.
MODULE = b"\x7fTileIR\0\x0d\x01\0\0" + b"\x82\x01\x08\xcb\0" + b"\x81\x01\x04" + b"\0" + b"\0"


def accepted(bench, _):
    """accepted.tsv: the version of the wheel, the names, the default."""
    if number(bench.toolkit.version) < number(TOOLS[NAMES][1]):
        return []
    tool = bench.toolkit.tileiras()
    (wheel,) = [part for part in Path(tool).parents if part.name == "site-packages"][0].glob("nvidia_cuda_tileiras-*.dist-info")
    names = [name for (of, name), cell in bench.column("releases/names.tsv").items() if of == NAMES and cell == "A"]
    return [[re.search(r"-([\d.]+)\.dist-info", wheel.name)[1], " ".join(sorted(names, key=order)), default(bench, tool)]]


def default(bench, tool):
    """The target of the cubin that it writes without a name."""
    folder = bench.folder("tileiras")
    (folder / "k.bc").write_bytes(MODULE)
    ran = run([tool, "k.bc", "-o", "k.cubin"], folder)
    if ran.status:
        assert "GPU architecture" in ran.text, ran.text
        return "(error)"
    *_, flags = header((folder / "k.cubin").read_bytes())
    return f"sm_{int(flags, 16) >> 8 & 0xFF}"
