"""nvjitlink.tsv: what libnvJitLink links for each GPU: objects of every GPU, PTX and LTO IR of some; "linked", else the code of what it returns and logs."""

import re
import subprocess
import sys

from ..question import run
from ..questions.compile import KERNEL
from ..questions.libraries import NvJitLinkLtoNames
from .names import TOOLS
from .pairs import encoded, numbers
from .tables import Codes, number

# Of nvJitLink.h; what each is made with.
KINDS = {"PTX": 2, "LTO IR": 3, "object": 1}


def linked(bench, keys):
    if number(bench.toolkit.version) < number(TOOLS["nvJitLink -arch"][1]):
        return {}
    codes = Codes("releases/nvjitlink_messages.tsv")
    gpus = numbers(bench)
    # PTX and LTO IR of those that were asked about before, and of new ones.
    before = {of for kind, of in keys if kind == "object"}
    every = [f"sm_{gpu}" for gpu in gpus]
    new = [gpu for gpu in every if gpu not in before]
    of_kind = {"object": every}
    for kind, known in (("LTO IR", every), ("PTX", bench.read_targets())):
        of_kind[kind] = [of for own, of in keys if own == kind and of in known] + new
    asked = [(kind, of) for kind in KINDS for of in of_kind[kind]]
    answers = {}
    for (kind, of), path in zip(asked, bench.each("jitlink inputs", lambda job: made(bench, *job), asked)):
        cells = {}
        for gpu, said in zip(gpus, answers_of(bench, kind, path, gpus), strict=True):
            result, _, log = said.partition(" ")
            log = log.replace(" | ", " / ").replace(f"'{of}'", "'T'").replace(f"'sm_{gpu}'", "'G'")
            log = re.sub(r"ERROR \d+ in|\(\d+\) in", lambda found: re.sub(r"\d+", "N", found[0]), log)
            cells[gpu] = "linked" if result == "0" else codes.of(result, log)
        answers[kind, of] = encoded(gpus, cells)
    codes.write()
    return answers


def made(bench, kind, gpu):
    """An input for a GPU."""
    folder = bench.folder("jitlink")
    path = folder / f"{gpu}.{kind.replace(' ', '')}"
    if kind == "LTO IR":
        program = [sys.executable, bench.root / "conformance/inputs/library.py", "nvrtc", bench.toolkit["libnvrtc"], bench.toolkit.release, path]
        NvJitLinkLtoNames().heard_of(program, [gpu.replace("sm_", "compute_")])
        return path
    text = bench.targets.header(gpu) + KERNEL
    if kind == "PTX":
        path.write_bytes(text.encode() + b"\0")
        return path
    (folder / f"{gpu}.ptx").write_text(text)
    run([bench.toolkit["ptxas"], "-c", "--gpu-name", gpu, f"{gpu}.ptx", "-o", path], folder)
    return path


def answers_of(bench, kind, path, gpus):
    lines = "".join(f"{KINDS[kind]} sm_{gpu} {path}{' -lto' if kind == 'LTO IR' else ''}\n" for gpu in gpus)
    program = [sys.executable, bench.root / "conformance/inputs/library.py", "nvjitlink-links", bench.toolkit["libnvJitLink"], bench.toolkit.release]
    done = subprocess.run(list(map(str, program)), input=lines, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.splitlines()
