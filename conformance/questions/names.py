"""Which names a tool takes, and its words when it does not."""

from ..question import Cell, Question, first_refusal
from ..targets import order

# Beyond the numbers of all targets so far.
HIGHEST_NUMBER = 200
# Spellings that a user may come up with.
ODD = """
SM_75 Sm_90 sm75 sm-75 sm_ sm_a sm_f _75 75 7.5 9.0 sm_7.5 sm_9.0 compute75 compute_ lto_ sm_075 sm_0075 sm_75x sm_75_foo sm_90A sm_90b
sm_90ab sm_90af sm_90fa sm_100fa sm_100af sm_100aa sm_100ff sm_4294967371 sm_4294967386a lto_100fa compute_075 compute_90b
compute_100af arch_75 gfx90a native all all-major default
""".split()


def tried(kinds):
    """All numbers with all suffixes, and odd spellings."""
    plain = [f"{kind}_{number}{suffix}" for kind in kinds for number in range(HIGHEST_NUMBER + 1) for suffix in ("", "a", "f")]
    return sorted(plain, key=order) + ODD


class Names(Question):
    quick = 300
    kinds = ("sm", "compute", "lto")
    # The library's question.
    ask = ""
    # The names; where there are none, all numbers with all suffixes, and odd spellings.
    tried = ()

    def cell(self, bench, name):
        raise NotImplementedError

    def cells(self, bench):
        self.likely = {*bench.targets.listed, *bench.targets.known}
        return [self.cell(bench, name) for name in self.tried or tried(self.kinds)]

    def drawn(self, cells, part):
        """A sample, and all names that are likely to be taken."""
        sample = super().drawn(cells, part)
        return sample + [cell for cell in cells if cell.key[0] in self.likely and cell not in sample]

    def hear(self, cell, runs):
        return first_refusal(runs[-1])


class GpuNames(Names):
    name = "gpu-names"
    title = "ptxas --gpu-name: names"
    needs = ("ptxas",)
    ask = "ptxas-gpu-name"

    def cells(self, bench):
        # Lower than any name that is asked, so that it compiles for all of them.
        lowest = min("sm_50", bench.targets.gpus[0], key=order)
        (bench.folder(self.name) / "empty.ptx").write_text(bench.targets.header(lowest))
        return super().cells(bench)

    def cell(self, bench, name):
        command = [bench.toolkit["ptxas"], "--gpu-name", name, "empty.ptx", "-o", f"{name}.cubin"]
        return Cell((name,), (self.ask, name), [command], outputs=(f"{name}.cubin",))


class PtxTargets(Names):
    name = "ptx-targets"
    title = "ptxas .target: names"
    needs = ("ptxas",)
    ask = "ptxas-target"
    kinds = ("sm", "compute")

    def cell(self, bench, name):
        text = f".version {bench.targets.newest_version}\n.target {name}\n.address_size 64\n"
        command = [bench.toolkit["ptxas"], "--gpu-name", bench.targets.gpus[-1], f"{name}.ptx", "-o", f"{name}.cubin"]
        return Cell((name,), (self.ask, name), [command], {f"{name}.ptx": text}, (f"{name}.cubin",))

    def hear(self, cell, runs):
        # Whether it compiles for the GPU is another question.
        said = first_refusal(runs[-1])
        other = ("compiled", "higher than default SM version")
        if any(words in said for words in other):
            return "accepted"
        # The library is not told the file.
        return said.split(" at start of file ")[0]


class NvlinkNames(Names):
    name = "nvlink-names"
    title = "nvlink --arch: names"
    needs = ("nvlink",)
    ask = "nvlink-name"

    def cell(self, bench, name):
        return Cell((name,), (self.ask, name), [[bench.toolkit["nvlink"], "--arch", name, "missing.o", "-o", f"{name}.cubin"]])

    def hear(self, cell, runs):
        # nvlink looks at the name before it looks for the file, which is not there.
        said = first_refusal(runs[-1])
        return "accepted" if "is not defined for option 'arch'" not in said else said


class CiccNames(Names):
    name = "cicc-names"
    title = "cicc -arch: names"
    needs = ("cicc",)
    ask = "cicc-name"

    def cells(self, bench):
        (bench.folder(self.name) / "empty.ii").write_text("\n")
        return super().cells(bench)

    def cell(self, bench, name):
        return Cell((name,), (self.ask, name), [[bench.toolkit["cicc"], "-arch", name, "-m64", "empty.ii", "-o", f"{name}.ptx"]], outputs=(f"{name}.ptx",))

    def hear(self, cell, runs):
        if runs[-1].status == 0:
            return "accepted"
        said = [line.removeprefix("Command-line error: ") for line in runs[-1].lines if "error: " in line]
        return said[0] if said else runs[-1].text
