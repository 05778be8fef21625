"""Which targets questions are asked about: the library's and those that the tools list themselves."""

import re
from functools import cache, cached_property

from .question import run


def order(name):
    """By number, then base, a, f; then by kind."""
    kind, _, rest = name.partition("_")
    digits = re.match(r"\d*", rest)[0]
    return int(digits or 0), rest[len(digits) :], ["sm", "compute", "lto"].index(kind) if kind in ("sm", "compute", "lto") else 9, name


class Targets:
    def __init__(self, toolkit, library, folder):
        self.toolkit = toolkit
        self.library = library
        self.folder = folder
        # The library's .target names and PTX versions for the release that it is asked for.
        self.known = library.words("ptx-targets")
        self.known_versions = library.words("ptx-versions")
        self.published_versions = library.words("all-ptx-versions")

    @cached_property
    def listed(self):
        """The names that ptxas --help lists, of all kinds."""
        text = run([self.toolkit["ptxas"], "--help"], self.folder).text
        return sorted(set(re.findall(r"'((?:sm|compute|lto)_\d+[af]?)'", text)), key=order)

    @cached_property
    def gpus(self):
        """The sm_ names that ptxas lists: what it builds for."""
        return [name for name in self.listed if name.startswith("sm_")]

    @cached_property
    def ptx(self):
        """Names for .target: the library's and the listed ones."""
        return sorted(set(self.known) | set(self.gpus), key=order)

    @cached_property
    def newest_version(self):
        """The newest .version that this ptxas knows, in its own words."""
        (self.folder / "newest.ptx").write_text(".version 99.9\n.target sm_90\n.address_size 64\n")
        said = run([self.toolkit["ptxas"], "--gpu-name", self.gpus[0], "newest.ptx", "-o", "newest.cubin"], self.folder)
        return re.search(r"current version is '([\d.]+)'", said.text)[1]

    def version_for(self, target):
        """The .version to write for a target: the library's newest, the tool's if the library does not know the target or the tool is older."""
        newest = self.known_versions[-1]
        is_newer = [*map(int, self.newest_version.split("."))] > [*map(int, newest.split("."))]
        return newest if is_newer and target in self.known else self.newest_version

    @cache
    def gpu_for(self, target):
        """A GPU name for which PTX of the target compiles."""
        if target in self.gpus:
            return target
        able = self.library.words("gpus", target) if target in self.known else []
        bases = [name for name in self.gpus if name[-1].isdigit()]
        return next((name for name in able if name in self.gpus), bases[-1])

    def header(self, target):
        """How PTX for the target begins."""
        return f".version {self.version_for(target)}\n.target {target}\n.address_size 64\n"
