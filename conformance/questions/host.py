"""Which host compilers the header takes, and which C++ standards nvcc compiles with for them."""

from .. import host
from ..question import Cell, Question


class HostCompilers(Question):
    name = "host"
    title = "crt/host_config.h: host compilers"
    axes = ("host compiler", "version")
    needs = ("host_config.h",)

    def cells(self, bench):
        return [self.cell(bench, compiler, version) for compiler, (versions, _) in host.COMPILERS.items() for version in versions]

    def cell(self, bench, compiler, version):
        key = (compiler, "%d.%d" % version)
        return Cell(key, ("host", *key), [host.preprocessed(bench.toolkit["host_config.h"], compiler, version)])

    def hear(self, cell, runs):
        return host.error_in(runs[-1].lines) or ("accepted" if runs[-1].status == 0 else runs[-1].text)

    def exception(self, cell, tool, library):
        if cell.key[0] == "icx" and tool == "accepted" and library.startswith("unknown"):
            return "before 12.2 ICX is judged by the version of its Clang, which its own does not tell; it was asked with one that is taken"
        return None


class HostStandards(Question):
    name = "host-standards"
    title = "nvcc -std: host compilers"
    axes = ("host compiler", "C++ standard")
    needs = ("nvcc",)

    def cells(self, bench):
        asked = [(compiler, version, standard) for compiler, versions in host.ASKED_OF_NVCC.items() for version in versions for standard in host.STANDARDS]
        return [self.cell(bench, *it) for it in asked]

    def prepare(self, bench, cells):
        for compiler in host.ASKED_OF_NVCC:
            host.prepare(compiler)

    def cell(self, bench, compiler, version, standard):
        text = "%d.%d" % version
        return Cell((f"{compiler} {text}", standard), ("host-standard", compiler, text, standard), [host.dry_run(bench.toolkit["nvcc"], compiler, version, standard)])

    def hear(self, cell, runs):
        return host.passed_on(runs[-1].lines) or runs[-1].text
