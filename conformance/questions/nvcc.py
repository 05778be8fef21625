"""Macros and images, as `nvcc --dryrun` says them."""

import re

from ..question import Cell, Question
from ..targets import order
from .link import SOURCE


class DryRun(Question):
    needs = ("nvcc",)

    def command(self, bench, options):
        (bench.folder(self.name) / "k.cu").write_text(SOURCE)
        # -dc: for -c alone nvcc makes no LTO IR.
        return [bench.toolkit["nvcc"], "--dryrun", *options, "-dc", "k.cu", "-o", "k.o"]

    def refusal(self, run):
        """All that nvcc prints when it refuses, else nothing."""
        return " | ".join(line for line in run.lines if line.startswith("nvcc fatal"))


class Macros(DryRun):
    name = "macros"
    title = "nvcc: macros of a target"

    def cells(self, bench):
        return [self.cell(bench, gpu) for gpu in bench.targets.gpus]

    def cell(self, bench, gpu):
        number = gpu[3:]
        return Cell((gpu,), ("macros", gpu), [self.command(bench, ["-gencode", f"arch=compute_{number},code=sm_{number}"])])

    def hear(self, cell, runs):
        # The first preprocessor run is the device's.
        macros = re.findall(r"-D(__CUDA_ARCH_\w*(?:=\S*)?)", next((line for line in runs[-1].lines if "-D__CUDA_ARCH__" in line), ""))
        return " ".join(macro for macro in macros if not macro.startswith("__CUDA_ARCH_LIST__")) or self.refusal(runs[-1])


class ArchLists(DryRun):
    name = "arch-lists"
    title = "nvcc: __CUDA_ARCH_LIST__ of a build"
    tells_of_new = False

    def cells(self, bench):
        gpus = bench.targets.gpus
        builds = [gpus, gpus[::-1]] + [gpus[start::step] for step in (2, 3, 5, 7) for start in range(step)] + [[gpu] for gpu in gpus]
        # One number can be built for its own family only once.
        return [self.cell(bench, self.apart(build)) for build in builds]

    def apart(self, build):
        """Without a second target of the same number."""
        numbers = {}
        for gpu in build:
            numbers.setdefault(gpu.rstrip("af"), gpu)
        return list(numbers.values())

    def cell(self, bench, build):
        options = [word for gpu in build for word in ("-gencode", f"arch=compute_{gpu[3:]},code={gpu}")]
        return Cell((" ".join(build),), ("arch-list", *build), [self.command(bench, options)])

    def hear(self, cell, runs):
        lists = set(re.findall(r"-D__CUDA_ARCH_LIST__=(\S+)", runs[-1].text))
        return " ".join(lists) or self.refusal(runs[-1])


class ImagesOfArch(DryRun):
    name = "images"
    title = "nvcc: images of options"

    def names(self, bench):
        return sorted([f"{kind}_{gpu[3:]}" for gpu in bench.targets.gpus for kind in ("sm", "compute", "lto")], key=order)

    def cells(self, bench):
        odd = ["all", "all-major", "sm_70", "sm_82", "sm_90f", "sm_108", "SM_80", "80", "compute_82", ""]
        options = [[f"-arch={name}"] for name in self.names(bench) + odd]
        options += [["-gencode", f"arch=compute_{gpu[3:]},code=[{gpu},compute_{gpu[3:]}]"] for gpu in bench.targets.gpus]
        options += [[], ["-arch=compute_80", "-code=sm_80,sm_86,compute_80"], ["-arch=sm_80", "-code=sm_80"], ["-code=sm_80"]]
        return [self.cell(bench, (" ".join(words) or "(none)",), words) for words in options]

    def cell(self, bench, key, options):
        return Cell(key, ("images", " ".join(options)), [self.command(bench, options)])

    def hear(self, cell, runs):
        refusal = self.refusal(runs[-1])
        if refusal:
            return refusal
        text = runs[-1].text
        # Which virtual architecture the PTX of a cubin, or LTO IR, was made for.
        arch_of = {file: arch for arch, file in re.findall(r'cicc" .*-arch compute_(\w+) .*-o "([^"]+)"', text)}
        ptx_of_cubin = {cubin: ptx for ptx, cubin in re.findall(r'ptxas .*"([^"]+\.ptx)" +-o "([^"]+)"', text)}
        images = []
        for kind, number, file in re.findall(r'--image3=kind=(\w+),sm=(\w+),file=([^"]+)"', text):
            made_from = arch_of.get(ptx_of_cubin.get(file, file))
            images.append(f"{kind},sm={number}" + (f"<{made_from}" if kind != "ptx" else ""))
        return " ".join(images)


class ImagesOfPairs(ImagesOfArch):
    name = "gencode"
    title = "nvcc -gencode: arch for code"
    axes = ("arch", "code")

    def cells(self, bench):
        names = self.names(bench)
        virtual = [name for name in names if name.startswith("compute")]
        return [self.cell(bench, (arch, code), ["-gencode", f"arch={arch},code={code}"]) for arch in virtual for code in names]
