"""Which constructs of CUDA C++ cicc takes: by architecture, host compiler and C++ standard."""

import csv
import re

from ..question import Cell, Question

STANDARDS = ["c++03", "c++11", "c++14", "c++17", "c++20", "c++23"]
# Both sides of each bound that was found, and what nvcc passes for releases of GCC.
BOUNDS = [30400, 40600, 40700, 80000, 100000, 120000, 130000]
GNU_VERSIONS = sorted(
    {30200, 999999, 70500, 80500, 90400, 100200, 110400, 120300, 130300, 140200, 150100} | {bound - side for bound in BOUNDS for side in (0, 1)}
)
# What both are where only the architecture is varied.
USUAL = ("c++17", 120000)


class Constructs(Question):
    """Every construct with every host compiler and standard, each for one architecture, the next one in turn; with the usual ones for all."""

    name = "constructs"
    title = "cicc: constructs of CUDA C++"
    axes = ("construct", "settings")
    needs = ("cicc",)
    quick = 400

    def cells(self, bench):
        with open(bench.root / "tests/data/evidence/cicc_gates_all.tsv", newline="") as file:
            sources = {row["construct"]: row["source"].replace("\\n", "\n") for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
        gpus = bench.targets.gpus
        settings = [(name, standard, gnu) for name in sources for standard in STANDARDS for gnu in GNU_VERSIONS]
        asked = [(*setting, gpus[at % len(gpus)]) for at, setting in enumerate(settings)]
        known = set(asked)
        asked += [cell for name in sources for gpu in gpus if (cell := (name, *USUAL, gpu)) not in known]
        numbers = {name: number for number, name in enumerate(sources)}
        return [self.cell(bench, sources[name], numbers[name], name, *rest) for name, *rest in asked]

    def cell(self, bench, source, number, name, standard, gnu, gpu):
        stem = f"{number}-{standard}-{gnu}-{gpu}"
        options = [*(["--uumn"] if name.endswith("with --uumn") else []), f"--{standard}", f"--gnu_version={gnu}", "--display_error_number", "-m64", "-arch", gpu.replace("sm_", "compute_")]
        return Cell(
            (name, f"{gpu} {standard} {gnu}"),
            ("construct", gpu, name, gnu, standard),
            [[bench.toolkit["cicc"], *options, f"{stem}.ii", "-o", f"{stem}.ptx"]],
            {f"{stem}.ii": source + "\n"},
            (f"{stem}.ii", f"{stem}.ptx"),
        )

    def hear(self, cell, runs):
        # 13.5 puts a place behind the severity as well.
        said = [
            f"{match[1]}: {match[2]}"
            for line in runs[0].lines
            if (match := re.match(r"(?:\S+\.ii\(\d+\): )?((?:warning|error|Error)(?: #\d+-D)?): (?:\S+\.ii:\d+:\d+: )?(.*)", line))
        ]
        if runs[0].status < 0 or (runs[0].status and not said):
            return f"exit status {runs[0].status}: {runs[0].text}"
        return " | ".join([*(["accepted"] if runs[0].status == 0 else []), *said])
