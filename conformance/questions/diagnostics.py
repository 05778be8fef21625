"""What cicc's diagnostics are by number, and what its options make of them."""

import csv
import re

from ..question import Cell, Question

COMMAND = ["--c++17", "--gnu_version=120000", "--display_error_number", "-m64", "-arch"]


class Diagnostics(Question):
    """Every diagnostic that some source gives, with each option that changes a severity."""

    name = "diagnostics"
    title = "cicc: diagnostics by number"
    axes = ("number", "option")
    needs = ("cicc",)
    # The numbers inside are others in every release.
    of_releases = False
    quick = 80

    def __init__(self):
        self.texts = {}

    def cells(self, bench):
        path = bench.root / "tests/data/evidence/cicc_diagnostics.tsv"
        with path.open() as file:
            rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
        # Lower numbers are set by no name, and what is not the front end's has none.
        return [self.cell(bench, row) for row in rows if int(row["sm"]) >= 75 and int(row["number"]) > 0]

    def cell(self, bench, row):
        control, _, given = row["control"].removeprefix("--diag_").partition("=")
        stem = f"{row['number']}-{control or 'as-it-is'}-{given}"
        options = [option for option in (row["switch"], row["control"]) if option]
        command = [bench.toolkit["cicc"], *COMMAND, f"compute_{row['sm']}", *options, f"{stem}.ii", "-o", f"{stem}.ptx"]
        # Of what the source gives, that which is asked about.
        self.texts[stem] = row["text"]
        return Cell(
            (given or row["number"], control or "-"),
            ("diagnostic", given or row["number"], control or "-"),
            [command],
            {f"{stem}.ii": row["source"].replace("\\n", "\n") + "\n"},
            (f"{stem}.ptx",),
        )

    def hear(self, cell, runs):
        text = self.texts[next(iter(cell.files)).removesuffix(".ii")]
        said = [match[1] for line in runs[0].lines if (match := re.search(r"\): ((?:warning|error)\b.*)", line))]
        return next((line for line in said if line.endswith(text)), "silent")


class DiagnosticNumbers(Question):
    """Which numbers an option takes."""

    name = "diagnostic-numbers"
    title = "cicc: numbers of diagnostics"
    axes = ("number", "")
    needs = ("cicc",)
    of_releases = False
    quick = 60

    def cells(self, bench):
        return [self.cell(bench, number) for number in [*range(4301), *range(19900, 20451)]]

    def cell(self, bench, number):
        command = [bench.toolkit["cicc"], *COMMAND, "compute_75", f"--diag_warning={number}", f"{number}.ii", "-o", f"{number}.ptx"]
        kernel = "__attribute__((global)) void k(int *p) { *p = 1; }\n"
        return Cell((str(number), "--diag_warning"), ("diagnostic-number", number), [command], {f"{number}.ii": kernel}, (f"{number}.ptx", f"{number}.ii"))

    def hear(self, cell, runs):
        return "invalid" if any("invalid error number" in line for line in runs[0].lines) else "accepted"
