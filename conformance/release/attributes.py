"""eiattr_names.tsv: how cuobjdump and nvdisasm print the number of an attribute of .nv.info, of every build of both on the package index."""

import re
import struct

from ..fatbins import elf_places
from ..question import run
from ..toolkit import find, release_of
from ..variants import versions_of
from .tables import DATA, Columns, number

# A cubin of which the section becomes a record of every number, without a value.
CUBIN, SECTION = "cubin/cubins/13.0.88_sm_90a_simple.cubin", ".nv.info.simple"
NUMBERS = range(256)
# How each prints where the section begins, and a record of it.
TOOLS = {
    "cuobjdump": (["-elf"], re.compile(rf"^{re.escape(SECTION)}$", re.M), re.compile(r"Attribute:\s*(.+)")),
    "nvdisasm": ([], re.compile(rf"\.section\s+{re.escape(SECTION)}\b"), re.compile(r"nvinfo : (\S+)")),
}
UNKNOWN = "unknown Attribute"
# The first release whose tools are on the index; what nvdisasm prints behind its last attribute and, from 13.5 on, for one that it does not name any more.
FIRST, NO_NAMES = "13.2", ("EIATTR_ERROR_LAST", "EIATTR_UNKNOWN")


class Names(Columns):
    """A column a build of a tool: `+` where it prints the name that is in front, `-` where it has none, else what it prints. Builds are written cuobjdump_13.5.37."""

    def __init__(self, path):
        super().__init__(path)
        self.head = self.head[:1]
        self.rows = {(attribute,): {build: name if cell == "+" else cell for build, cell in cells.items()} for (attribute, name), cells in self.rows.items()}

    def add(self, build, answers):
        """What every build of the release says: by attribute, by build."""
        if answers:
            self.builds = [column for column in self.builds if number(column) != number(build)]
        self.builds = sorted({*self.builds, *(build for cells in answers.values() for build in cells)}, key=in_order)
        for key, cells in answers.items():
            self.rows.setdefault(key, {}).update(cells)

    def write(self):
        self.head.append("name")
        super().write()

    def lines(self):
        for (attribute,), cells in self.rows.items():
            name = next((cell for cell in cells.values() if cell.startswith("EIATTR_") and cell not in NO_NAMES), "-")
            yield [attribute, name, *("+" if cells[build] == name != "-" else cells[build] for build in self.builds)]


def in_order(build):
    tool, _, version = build.rpartition("_")
    return tool, [*map(int, version.split("."))]


def names(bench, _):
    """By attribute, what each build says."""
    if number(bench.toolkit.version) < number(FIRST):
        return {}
    (bench.folder("attributes") / "k.cubin").write_bytes(every_record())
    answers = {}
    for tool, shown in TOOLS.items():
        package = f"nvidia-cuda-{tool}"
        for version in sorted(version for version in versions_of(package) if release_of(version) == bench.toolkit.release):
            path = find(bench.toolkit.apart(f"{package}=={version}"), f"bin/{tool}")
            for attribute, name in zip(NUMBERS, printed(bench, path, *shown), strict=True):
                answers.setdefault((f"0x{attribute:02x}",), {})[f"{tool}_{version}"] = name
    return answers


def printed(bench, path, options, begins, record):
    """What stands for the name of each number, `-` where cuobjdump has none."""
    text = run([path, *options, "k.cubin"], bench.folder("attributes")).text
    return [name.strip().replace(UNKNOWN, "-") for name in record.findall(text, begins.search(text).end())[: len(NUMBERS)]]


def every_record():
    """The cubin with the records behind it, where the header of the section says that they are."""
    data = bytearray((DATA / CUBIN).read_bytes())
    (headers,) = struct.unpack_from("<Q", data, 40)
    at = [name for name, _, _ in elf_places(data)].index(SECTION)
    records = b"".join(struct.pack("<BBH", 1, attribute, 0) for attribute in NUMBERS)
    struct.pack_into("<QQ", data, headers + 64 * at + 24, len(data), len(records))
    return data + records
