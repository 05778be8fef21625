"""What nvlink links: objects and LTO IR, with all that it prints."""

from ..question import Cell, Question, run, words_of
from ..targets import order
from .compile import KERNEL

# A kernel without any header of the toolkit's.
SOURCE = "__attribute__((global)) void k(int *out) { *out = 1; }\n"


def said(run, is_linked):
    """All that nvlink prints, and what came of it."""
    lines = [f"fatal: {line}" for line in words_of(run.lines, ("fatal", "error"))]
    lines = [f"warning: {line}" for line in words_of(run.lines, ("warning",))] + lines
    if run.status < 0:
        return "killed"
    outcome = "refused" if run.status else "linked" if is_linked else "linked nothing"
    return " | ".join([*lines, outcome])


class Link(Question):
    name = "link"
    title = "nvlink: object for --arch"
    axes = ("object", "--arch")
    needs = ("ptxas", "nvlink")
    quick = 2000

    def cells(self, bench):
        kinds = [f"{kind}_{gpu[3:]}" for gpu in bench.targets.gpus for kind in ("sm", "compute", "lto")]
        return [self.cell(bench, gpu, name) for gpu in bench.targets.gpus for name in sorted(kinds, key=order)]

    def cell(self, bench, gpu, name):
        output = f"{gpu}-{name}.cubin"
        command = [bench.toolkit["nvlink"], "--arch", name, f"objects/{gpu}.o", "-o", output]
        return Cell((gpu, name), ("link", gpu, name, f"objects/{gpu}.o"), [command], outputs=(output,))

    def prepare(self, bench, cells):
        folder = bench.folder(self.name)
        (folder / "objects").mkdir(exist_ok=True)
        for gpu in bench.targets.gpus:
            (folder / f"objects/{gpu}.ptx").write_text(bench.targets.header(gpu) + KERNEL)
            run([bench.toolkit["ptxas"], "-c", "--gpu-name", gpu, f"objects/{gpu}.ptx", "-o", f"objects/{gpu}.o"], folder)

    def hear(self, cell, runs):
        return said(runs[-1], True)


class LinkLto(Question):
    name = "lto"
    title = "nvlink -dlto: LTO IR for --arch"
    axes = ("LTO IR", "--arch")
    needs = ("cicc", "fatbinary", "nvlink")
    quick = 100

    def cells(self, bench):
        self.libraries = [f"-nvvmpath={bench.toolkit.library_folder()}", f"-L{bench.toolkit.runtime_folder()}", "-lcudadevrt"]
        return [self.cell(bench, ir, gpu) for ir in bench.targets.gpus for gpu in bench.targets.gpus]

    def cell(self, bench, ir, gpu):
        output, fatbin = f"{ir}-{gpu}.cubin", f"objects/{ir}.fatbin"
        command = [bench.toolkit["nvlink"], "--arch", gpu, "-dlto", *self.libraries, fatbin, "-o", output]
        return Cell((ir.replace("sm_", "lto_"), gpu), ("lto", ir, gpu, fatbin), [command], outputs=(output,))

    def prepare(self, bench, cells):
        folder = bench.folder(self.name)
        (folder / "objects").mkdir(exist_ok=True)
        (folder / "objects/k.ii").write_text(SOURCE)

        def make(gpu):
            number = gpu[3:]
            run([bench.toolkit["cicc"], "-arch", f"compute_{number}", "-m64", "-lto", "k.ii", "-o", f"{gpu}.ltoir"], folder / "objects")
            run([bench.toolkit["fatbinary"], "-64", f"--image3=kind=nvvm,sm={number},file={gpu}.ltoir", "--create", f"{gpu}.fatbin"], folder / "objects")

        bench.each(f"{self.name} IR", make, bench.targets.gpus)

    def hear(self, cell, runs):
        # With a warning that there is nothing, exit status 0 does not mean that something was linked.
        return said(runs[-1], "no LTO objects found" not in runs[-1].text)
