"""What llc of each release of LLVM that is installed makes of -mcpu and -mattr, and whether ptxas takes what is chosen."""

import re

from ..question import Cell, Question
from ..toolkit import LLVM_RELEASES

SOURCE = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @k() { ret void }\n'
VERSIONS = [32, 40, 50, 60, 63, 64, 70, 71, 74, 78, 80, 83, 85]
ODD_CPUS = ["", "sm_10", "sm_73", "sm_82", "sm_88", "sm_100", "sm_120f", "SM_80", "compute_80", "generic"]
ODD_ATTRIBUTES = ["", "+ptx86", "+ptx88", "-ptx60", "+ptx", "+tmem", "+sm_90", "-sm_30", "ptx80", "+ptx60,+ptx80", "+ptx80,-ptx80", "+ptx85,+ptx32", "+PTX80"]


class Llc(Question):
    of_releases = False
    release = ""

    def cells(self, bench):
        (bench.folder(self.name) / "k.ll").write_text(SOURCE)
        cpus = bench.library.words("llc-targets", self.release) + ODD_CPUS
        return [self.cell(bench, cpu, attributes) for cpu in cpus for attributes in [f"+ptx{version}" for version in VERSIONS] + ODD_ATTRIBUTES]

    def cell(self, bench, cpu, attributes):
        command = [bench.toolkit[self.name], "-march=nvptx64", f"-mcpu={cpu}", f"-mattr={attributes}", "k.ll", "-o", "-"]
        return Cell((cpu, attributes), ("llc", self.release, cpu, attributes), [command])

    def hear(self, cell, runs):
        head = re.search(r"\.version (\S+)\n\.target (\S+?),? *\n?(?:debug)?\n?\.address_size", runs[-1].text)
        printed = [line for line in runs[-1].lines if line.startswith("'") or "LLVM ERROR" in line or "rror: " in line]
        once = list(dict.fromkeys(printed))
        return " | ".join([f".version {head[1]} .target {head[2]}" if head else "nothing", *once])


class Choice(Question):
    """What is chosen for a device, for this LLVM and this release of the toolkit: llc writes it, and ptxas makes the cubin that the device loads."""

    release = ""

    def cells(self, bench):
        (bench.folder(self.name) / "k.ll").write_text(SOURCE)
        cells = []
        for portable in ("any", "portable"):
            for device in bench.library.words("llvm-devices", self.release, portable):
                cc, cpu, attributes, gpu = device.split("/")
                ptx, cubin = f"{cc}-{portable}.ptx", f"{cc}-{portable}.cubin"
                write = [bench.toolkit[f"llc-{self.release}"], "-march=nvptx64", f"-mcpu={cpu}", f"-mattr={attributes}", "k.ll", "-o", ptx]
                assemble = [bench.toolkit["ptxas"], f"--gpu-name={gpu}", ptx, "-o", cubin]
                cells.append(Cell((cc, portable, cpu, attributes, gpu), ("llvm-choice", self.release, cc, portable), [write, assemble], outputs=(ptx, cubin)))
        return cells

    def hear(self, cell, runs):
        wrong = [line for run in runs for line in run.lines if "rror" in line or "fatal" in line or line.startswith("'")]
        return " | ".join(wrong) if wrong or len(runs) < 2 or runs[-1].status else "accepted"


def question(kind, release):
    """The question for one release of LLVM."""
    name, title = (f"llc-{release}", "-mcpu and -mattr") if kind is Llc else (f"llvm-choice-{release}", "what is chosen")
    needs = (f"llc-{release}",) if kind is Llc else (f"llc-{release}", "ptxas")
    return type(f"{kind.__name__}{release}", (kind,), {"name": name, "title": f"llc {release}: {title}", "needs": needs, "release": release})


QUESTIONS = [question(kind, release) for kind in (Llc, Choice) for release in LLVM_RELEASES]
