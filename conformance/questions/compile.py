"""Which PTX ptxas assembles for what."""

from ..question import Cell, Question, first_refusal

KERNEL = ".visible .entry k() { ret; }\n"
# Versions that were never published, beside those that a release reads.
UNPUBLISHED = ["0.9", "1.6", "2.4", "3.3", "4.4", "5.2", "6.6", "7.9", "8.9", "10.0"]


class MinimumVersion(Question):
    name = "versions"
    title = "ptxas: .version for .target"
    axes = (".target", ".version")
    needs = ("ptxas",)

    def cells(self, bench):
        versions = bench.targets.published_versions + UNPUBLISHED
        cells = [self.cell(bench, version, target) for target in bench.targets.ptx for version in versions]
        # Where the library's answer changes from one version of a target to the next.
        answers = [answer == "accepted" for answer in bench.library.ask([cell.asked for cell in cells])]
        pairs = zip(cells, cells[1:], answers, answers[1:])
        changes = [(one, after) for one, after, here, there in pairs if one.key[0] == after.key[0] and here != there]
        self.edges = {cell.key: cell for pair in changes for cell in pair}
        return cells

    def drawn(self, cells, part):
        """Of a sample, the edges are always part."""
        sample = super().drawn(cells, part)
        return list({cell.key: cell for cell in [*sample, *self.edges.values()]}.values()) if part else sample

    def cell(self, bench, version, target):
        stem = f"{target}-{version}"
        # The kernel matters: without one, ptxas takes any version. Old ones know no .address_size.
        text = f".version {version}\n.target {target}\n{KERNEL}"
        command = [bench.toolkit["ptxas"], "--gpu-name", bench.targets.gpu_for(target), f"{stem}.ptx", "-o", f"{stem}.cubin"]
        return Cell((target, version), ("ptx-version", version, target), [command], {f"{stem}.ptx": text}, (f"{stem}.cubin",))

    def hear(self, cell, runs):
        return first_refusal(runs[-1])


class Compile(Question):
    name = "compile"
    title = "ptxas: .target for --gpu-name"
    axes = (".target", "--gpu-name")
    needs = ("ptxas",)
    quick = 300

    def cells(self, bench):
        for target in bench.targets.ptx:
            (bench.folder(self.name) / f"{target}.ptx").write_text(bench.targets.header(target) + KERNEL)
        return [self.cell(bench, target, gpu) for target in bench.targets.ptx for gpu in bench.targets.listed]

    def cell(self, bench, target, gpu):
        output = f"{target}-{gpu}.cubin"
        command = [bench.toolkit["ptxas"], "--gpu-name", gpu, f"{target}.ptx", "-o", output]
        return Cell((target, gpu), ("compile", target, gpu), [command], outputs=(output,))

    def hear(self, cell, runs):
        return first_refusal(runs[-1])
