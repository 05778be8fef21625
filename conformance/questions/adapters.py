"""The adapters of the Python package, installed from its wheel, against the packages that they are for."""

import itertools
import json
import subprocess

from ..environment import interpreter, python_with
from ..question import Cell, Question
from ..toolkit import ToolUnavailable, last_line
from .lists import TorchLists

TRITON = "triton==3.9.0"
KEPT = "kept, and Triton takes more than there is: what is dropped follows from a lower bound"


def asked(bench, python, question, cells):
    """The answers of inputs/adapters.py."""
    words = [python, bench.root / "conformance/inputs/adapters.py", question]
    done = subprocess.run(list(map(str, words)), input=json.dumps(cells), capture_output=True, text=True)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, words[1], last_line(done))
    return json.loads(done.stdout)


class TorchFlags(TorchLists):
    """The options themselves, in torch's order, by smarch.torch."""

    name = "python-torch"
    title = "torch: the options, by smarch.torch.arch_flags"
    stated = {}

    def said(self, bench, answer):
        return "refused" if answer.startswith("error: ") else answer

    def answers(self, bench, cells):
        given = [(cell.key[0].removeprefix("torch-"), self.given(cell.key[1])) for cell in cells]
        return [self.said(bench, answer) for answer in asked(bench, python_with(), "torch", given)]


class TritonPrune(Question):
    """What smarch.triton drops is what cannot be launched: Triton compiles all of it, without a device."""

    name = "python-triton"
    title = "Triton: configurations that smarch.triton drops"
    of_releases = False
    asked_once = "Triton is asked beside toolkit 13.0 alone"
    axes = ("device", "configuration")
    tells_of_new = False

    def cells(self, bench):
        if bench.part:
            raise ToolUnavailable("its package is too large for a sample")
        devices, types = ("7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"), ("fp16", "fp32", "fp8e5")
        tiles, stages, warps = ((128, 128, 32), (128, 256, 64), (64, 64, 64)), (1, 2, 3, 4, 5), (8,)
        return [self.cell(bench, *asked) for asked in itertools.product(devices, types, tiles, stages, warps)]

    def cell(self, bench, device, kind, tile, stages, warps):
        asked = (device, kind, *tile, stages, warps)
        script = bench.root / "conformance/inputs/adapters.py"
        command = ["sh", "-c", 'printf "%s" "$1" | "$2" "$3" triton', "sh", json.dumps([asked]), interpreter(TRITON), script]
        return Cell((device, f"{kind} {'x'.join(map(str, tile))}, {stages} stages, {warps} warps"), asked, [command])

    def prepare(self, bench, cells):
        python = python_with(TRITON)
        # A process each of which compiles its share.
        shares = [cells[i :: bench.processes] for i in range(bench.processes)]
        answered = bench.each(self.name, lambda share: asked(bench, python, "triton", [cell.asked for cell in share]), shares)
        self.found = {cell.key: answer for share, answers in zip(shares, answered) for cell, answer in zip(share, answers)}

    def observe(self, bench, cells):
        return ["launched" if found["taken"] <= found["limit"] else "cannot be launched" for found in (self.found[cell.key] for cell in cells)]

    def answers(self, bench, cells):
        return ["launched" if self.found[cell.key]["kept"] else "cannot be launched" for cell in cells]

    def exception(self, cell, tool, library):
        return KEPT if (tool, library) == ("cannot be launched", "launched") else None
