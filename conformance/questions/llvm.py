"""What llc of LLVM 19 makes of -mcpu and -mattr."""

import re

from ..question import Cell, Question

SOURCE = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @k() { ret void }\n'
VERSIONS = [32, 40, 50, 60, 63, 64, 70, 71, 74, 78, 80, 83, 85]
ODD_CPUS = ["", "sm_10", "sm_73", "sm_82", "sm_88", "sm_100", "sm_120f", "SM_80", "compute_80", "generic"]
ODD_ATTRIBUTES = ["", "+ptx86", "+ptx88", "-ptx60", "+ptx", "+tmem", "+sm_90", "-sm_30", "ptx80", "+ptx60,+ptx80", "+ptx80,-ptx80", "+ptx85,+ptx32", "+PTX80"]


class Llc(Question):
    name = "llc-19"
    title = "llc 19: -mcpu and -mattr"
    needs = ("llc-19",)
    of_releases = False

    def cells(self, bench):
        (bench.folder(self.name) / "k.ll").write_text(SOURCE)
        cpus = bench.library.words("llc-targets") + ODD_CPUS
        return [self.cell(bench, cpu, attributes) for cpu in cpus for attributes in [f"+ptx{version}" for version in VERSIONS] + ODD_ATTRIBUTES]

    def cell(self, bench, cpu, attributes):
        command = [bench.toolkit["llc-19"], "-march=nvptx64", f"-mcpu={cpu}", f"-mattr={attributes}", "k.ll", "-o", "-"]
        return Cell((cpu, attributes), ("llc-19", cpu, attributes), [command])

    def hear(self, cell, runs):
        head = re.search(r"\.version (\S+)\n\.target (\S+?),? *\n?(?:debug)?\n?\.address_size", runs[-1].text)
        printed = [line for line in runs[-1].lines if line.startswith("'") or "LLVM ERROR" in line or "rror: " in line]
        once = list(dict.fromkeys(printed))
        return " | ".join([f".version {head[1]} .target {head[2]}" if head else "nothing", *once])
