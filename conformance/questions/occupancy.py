"""Occupancy of drawn kernels, against cuda_occupancy.h."""

import csv
import os
import random
import re
import subprocess

from ..question import Cell, Question

# Of each compute capability.
KERNELS = 1000
FIELDS = "cc registers block static dynamic cache carveout caching optin max_dynamic barriers virtual blocks".split()
# The properties of a device, as tests/data/occupancy/spec.tsv calls them, in the order of inputs/occupancy.cpp.
PROPERTIES = "max_threads_per_CTA max_threads_per_SM regs_per_CTA regs_per_SM smem_per_CTA_default smem_per_SM smem_per_CTA_optin smem_reserved_per_CTA".split()
LIMITS = {"warps": 1, "registers": 2, "smem": 4, "slots": 8, "barriers": 16, "virtual": 32}

# Where the library differs from the header and means to.
REGISTERS = "registers above the architecture's maximum are refused (E22)"
LIMITERS = "the limiters are those of the final count, barriers among them"
RESERVE = "the driver's reserve is subtracted from available memory"
SHARE = "a block's share that is below its static memory leaves nothing"


def devices(root):
    """The public limits of each compute capability that the header knows."""
    table = {}
    with open(root / "tests/data/occupancy/spec.tsv") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            table.setdefault(row["cc"], {})[row["field"]] = row["value"]
    return {cc: [row[name] for name in PROPERTIES] for cc, row in table.items() if "yes" in row["OCC13_supported"]}


def kernel(draw):
    """A kernel as people write them, now and then an odd one."""
    block = draw.choice([32 * draw.randint(1, 32), 2 ** draw.randint(0, 10), draw.randint(1, 1200)])
    static = draw.choice([0, 0, draw.randint(0, 49152), 16 * draw.randint(0, 3072)])
    dynamic = draw.choice([0, 0, draw.randint(0, 60000), 1024 * draw.randint(0, 230)])
    optin = draw.choice([0, 0, 1])
    return {
        "registers": draw.choice([draw.randint(0, 255), draw.randint(16, 128), 8 * draw.randint(1, 33)]),
        "block": block,
        "static": static,
        "dynamic": dynamic,
        "cache": draw.randint(0, 3),
        "carveout": draw.choice([-1, -1, draw.randint(0, 100)]),
        "caching": draw.choice([0, 0, 1, 2]),
        "optin": optin,
        # The header reads it even of kernels that have not opted in.
        "max_dynamic": draw.choice([dynamic, draw.randint(0, 232448)]) if optin else 300000,
        "barriers": draw.choice([0, 1, 1, draw.randint(0, 16)]),
        "virtual": draw.choice([0, 0, draw.randint(0, 64)]),
        "blocks": draw.choice([1, 2, draw.randint(1, 32)]),
    }


def fields(text):
    return dict(re.findall(r"(\w+)=(\S+)", text))


class Occupancy(Question):
    name = "occupancy"
    title = "cuda_occupancy.h: drawn kernels"
    needs = ("cuda_occupancy.h",)
    quick = 4000
    of_releases = False
    stated = {REGISTERS: 1157, LIMITERS: 106, RESERVE: 3633, SHARE: 6, f"{LIMITERS}; {RESERVE}": 91}

    def cells(self, bench):
        self.devices = devices(bench.root)
        draw = random.Random("occupancy")
        return [self.cell(bench, cc, kernel(draw)) for cc in self.devices for _ in range(KERNELS)]

    def cell(self, bench, cc, drawn):
        words = [str({"cc": cc.replace(".", ""), **drawn}[name]) for name in FIELDS]
        command = ["./occupancy", *words, *self.devices[cc]]
        return Cell((cc, *words[1:]), ("occupancy", *words), [command])

    def prepare(self, bench, cells):
        compiler = os.environ.get("CXX", "c++").split()
        header = bench.toolkit["cuda_occupancy.h"]
        # Headers before 13.0 know no virtual resources.
        with open(header) as file:
            virtual = ["-DHAS_VIRTUAL"] if "virtualResourceCount" in file.read() else []
        command = [*compiler, "-std=c++17", "-O1", *virtual, f"-isystem{os.path.dirname(header)}", "-o", "occupancy", bench.root / "conformance/inputs/occupancy.cpp"]
        subprocess.run(command, check=True, cwd=bench.folder(self.name))

    def observe(self, bench, cells):
        """One run answers all: the program takes its words from the command line or, without any, from lines."""
        text = "".join(" ".join(cell.commands[0][1:]) + "\n" for cell in cells)
        done = subprocess.run(["./occupancy"], input=text, capture_output=True, text=True, check=True, cwd=bench.folder(self.name))
        bench.progress(self.name, len(cells), len(cells))
        return done.stdout.splitlines()

    def change(self, disagreement):
        """By the fields that differ: the numbers are each cell's own."""
        said, ours = fields(disagreement.tool), fields(disagreement.library)
        different = [name for name in ours if said.get(name) != ours[name]]
        return ", ".join(different) or disagreement.library, "different" if said else disagreement.tool

    def place(self, key):
        return key[:1]

    def exception(self, cell, tool, library):
        said, ours = fields(tool), fields(library)
        registers = int(cell.key[1])
        if "registers are above" in library and registers > (63 if cell.key[0] == "3.0" else 255):
            return REGISTERS
        if not said or said.keys() != ours.keys():
            return None
        different = {name for name in said if said[name] != ours[name]}
        reasons = []
        if "limiters" in different:
            # The header keeps the limiters from before barriers decided.
            right = sum(bit for name, bit in LIMITS.items() if ours[name] == ours["blocks"])
            if said["barriers"] == said["blocks"] and int(ours["limiters"]) == right:
                reasons.append(LIMITERS)
                different.remove("limiters")
        if "dynamic" in different:
            promised, ours_bytes = said["dynamic"], ours["dynamic"]
            reserve = int(self.devices[cell.key[0]][-1])
            if promised == cell.key[FIELDS.index("max_dynamic")] and ours_bytes == "0":
                # The header subtracts static memory from a block's share without a look at which is larger.
                reasons.append(SHARE)
                different.remove("dynamic")
            elif "none" not in (promised, ours_bytes) and 0 < int(promised) - int(ours_bytes) <= reserve:
                # The header forgets the driver's reserve, and what it promises does not fit.
                reasons.append(RESERVE)
                different.remove("dynamic")
        return "; ".join(reasons) if reasons and not different else None
