"""The three faces about real wheels: what the command prints with --json, what the Python package gives, and what the page's module gives."""

import json
import shutil
import subprocess

from ..environment import python_with
from ..question import Cell, Question
from ..toolkit import ToolUnavailable, last_line
from ..wheels import wheels

# Ten of the list, old and new, for Linux and Windows, some 60 MB.
TEN = [
    "bitsandbytes_windows-0.37.5", "autoawq_kernels-0.0.9", "nvidia_cuda_runtime-13.0.88", "nvidia_nvjpeg_cu11", "nvidia_nvjpeg_cu12", "nvidia_nvjpeg-13.3.2.43-py3-none-win",
    "nvidia_nvjpeg2k_tegra_cu13", "nvidia_nvtiff_cu11", "nvidia_nvtiff_cu13", "torchaudio-2.11.0",
]  # fmt: skip


class Faces(Question):
    """Base of both comparisons: the command's answer is what the other face is held to."""

    of_releases = False
    asked_once = "wheels are the same whatever toolkit is asked about"
    axes = ("wheel", "question")
    tells_of_new = False
    quick = 8

    def cells(self, bench):
        self.program = bench.root / "build/smarch"
        if not self.program.is_file():
            raise ToolUnavailable("no build/smarch; make builds it")
        places = [wheel.fetched() for wheel in wheels() if wheel.file.startswith(tuple(TEN))]
        if len(places) != len(TEN):
            raise ToolUnavailable("wheels.tsv lacks some of the ten wheels")
        self.runs = list(map(str, self.command(bench)))
        return [cell for old, place in zip([places[-1], *places], places) for cell in self.of(old, place)]

    def of(self, other, place):
        """Of one wheel what it holds, whether and where it runs, and what changed from another; and what a list takes of it."""
        questions = {
            "report": ["report", place],
            "report for a device": ["report", place, "--device", "9.0", "--driver", "12.4", "--block", "256"],
            "pick": ["pick", "8.9", place],
            "pick with an older driver": ["pick", "12.0", place, "--driver", "12.4"],
            "archs, sizes": ["archs", "torch", "7.5;8.0;9.0+PTX", "--sizes", place],
            "archs, devices": ["archs", "cmake", "75;80;90", "--on", place],
            "diff": ["diff", other, place],
        }
        name = "-".join(place.name.split("-")[:2])
        return [Cell((name, words), asked, [[self.program, *asked, "--json"]]) for words, asked in ((words, [*map(str, asked)]) for words, asked in questions.items())]

    def observe(self, bench, cells):
        return bench.each(self.name, self.said, cells)

    def said(self, cell):
        """What the command answers, or refuses; its exit status is no part of it."""
        done = subprocess.run(list(map(str, cell.commands[0])), capture_output=True, text=True)
        self.told[cell.key] = json.loads(done.stdout) if done.stdout else {"refusal": done.stderr.removeprefix("smarch: ").strip()}
        return "an answer" if done.stdout else "refused"

    def prepare(self, bench, cells):
        self.told = {}

    def answers(self, bench, cells):
        """The same words where all is the same, else where the first difference is."""
        done = subprocess.run(self.runs, input=json.dumps([cell.asked for cell in cells]), capture_output=True, text=True)
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, self.runs[1], last_line(done))
        pairs = [(self.told[cell.key], have) for cell, have in zip(cells, json.loads(done.stdout), strict=True)]
        return [difference(want, have) or ("refused" if "refusal" in want else "an answer") for want, have in pairs]

    def command(self, bench):
        """The program that answers questions as JSON."""
        raise NotImplementedError


class PythonFaces(Faces):
    name = "python-wheels"
    title = "wheels: the command's --json and Python's dictionaries"

    def command(self, bench):
        return [python_with(), bench.root / "conformance/inputs/faces.py"]


class PageFaces(Faces):
    name = "page-wheels"
    title = "wheels: the command's --json and the page's objects"

    def cells(self, bench):
        self.page = bench.root / "build/page"
        if not shutil.which("node") or not (self.page / "smarch.wasm").is_file():
            raise ToolUnavailable("no Node.js, or no build/page; make page builds it")
        return super().cells(bench)

    def command(self, bench):
        return ["node", bench.root / "conformance/inputs/faces.mjs", self.page]


def difference(want, have, path=""):
    """Where two values first differ, in words; what is refused is refused in words of its own. The order of keys counts."""
    if isinstance(want, dict) and isinstance(have, dict):
        if "refusal" in want and "refusal" in have:
            return None
        if list(want) != list(have):
            return f"{path or '/'}: the keys are {', '.join(have)}, not {', '.join(want)}"
        return next((found for key in want if (found := difference(want[key], have[key], f"{path}/{key}"))), None)
    if isinstance(want, list) and isinstance(have, list) and len(want) == len(have):
        return next((found for at, pair in enumerate(zip(want, have)) if (found := difference(*pair, f"{path}/{at}"))), None)
    return None if want == have and type(want) is type(have) else f"{path}: {json.dumps(have)[:200]}, not {json.dumps(want)[:200]}"
