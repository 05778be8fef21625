"""Whether the libraries of real wheels run on a device with a driver: what cuobjdump reads of their images, joined with public tables, against the
library. The judge here asks nothing of the library, and answers with the words of the tables: what none of them states is unknown."""

import csv
import re
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .. import fatbins
from ..question import Cell, Question, run
from ..wheels import wheels
from .wheels import File, Host

DEVICES = ["6.1", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
# Branches of the driver.
DRIVERS = ["470", "525", "535", "550", "570", "590"]
# Objects of what is linked first, and libraries for Tegra parts, whose drivers are not those of a branch.
LEFT_OUT = re.compile(r"\.a$|tegra")
ZSTD, LZ4 = 0x8000, 0x2000

PACKED = "smarch_file_runs unpacks no image: of a cubin for 10.0 and later that is packed with LZ4 it does not know the toolkit, and says unknown"


def table(root, name):
    with (root / "tests/data" / name).open(newline="") as rows:
        return list(csv.DictReader(rows, delimiter="\t"))


def number(text):
    """12.4 as (12, 4)."""
    return tuple(map(int, text.split(".")))


class Tables:
    """What public documents state, as the files under tests/data hold it; their heads name the sources."""

    def __init__(self, root):
        self.loads = {row["target"]: row for row in table(root, "loading/loading_sass.tsv")}
        self.devices = {row["cc"]: row for row in table(root, "drivers/device_drivers.tsv")}
        self.ptx = [(number(row["ptx"]), number(row["cuda"])) for row in table(root, "drivers/ptx_isa.tsv") if row["cuda"]]
        self.branches = {row["branch"]: number(row["cuda"]) for row in table(root, "drivers/branches.tsv") if row["branch"] in DRIVERS}
        self.libraries = {}
        for row in table(root, "drivers/libraries.tsv"):
            self.libraries.setdefault(row["name"], []).append(int(row["cuda"]))

    def supports(self, driver, device):
        """Whether a driver supports a device."""
        row = {key: number(value) if value else None for key, value in self.devices[device].items() if key in ("known", "oldest", "newest", "last")}
        if row["known"] and driver < row["known"] or row["last"] and driver > row["last"]:
            return "no"
        inside = row["oldest"] and driver >= row["oldest"] and not (row["newest"] and driver > row["newest"])
        return "yes" if inside else "unknown"

    def loads_on(self, target, device):
        """Whether a cubin is for a device."""
        if device in self.loads.get(target, ()):
            return self.loads[target][device].split()[0]
        # Targets and devices that are older than the table: within a major version upwards (CUDA programming guide, binary compatibility).
        built, has = number_of(target), number(device)
        return "yes" if built[0] == has[0] and built[1] <= has[1] else "no"

    def starts(self, driver, names):
        """Whether the CUDA runtime that a file names starts; the lowest version that has a name, and the runtime before the libraries."""
        known = [(name.startswith(("libcudart", "cudart")), min(self.libraries[name])) for name in names if name in self.libraries]
        return "no" if known and driver < (max(known)[1], 0) else "yes"


def number_of(target):
    digits = re.fullmatch(r"(?:sm|compute)_(\d+)(\d)[af]?", target)
    return int(digits[1]), int(digits[2])


@dataclass
class Image:
    kind: str
    target: str
    flags: int
    # The .version of PTX, the toolkit of a cubin; None where it was not read.
    version: tuple

    def answers(self, tables, driver, device):
        """What is said of an image: whether it is for the device, and whether the driver takes it."""
        packed = "no" if self.flags & ZSTD and driver < (12, 4) else "yes"
        if self.kind == "elf":
            fits = tables.loads_on(self.target, device)
            # Its own and older ones; from 11.0 on newer ones of the major version. Of others no source speaks.
            reads = self.version is not None and (self.version <= driver or 11 <= self.version[0] == driver[0])
            return fits, least(packed, "yes" if reads else "unknown")
        fits = "yes" if number_of(self.target) <= number(device) and (self.target[-1].isdigit() or number_of(self.target) == number(device)) else "no"
        if self.version is None:
            return fits, least(packed, "unknown")
        newest = max(ptx for ptx, cuda in tables.ptx if cuda <= driver)
        return fits, least(packed, "yes" if self.version <= newest else "no")


def least(*answers):
    """The first no, else the first unknown, else yes."""
    return next((word for word in ("no", "unknown") if word in answers), "yes")


def module_runs(images, tables, driver, device):
    """A cubin is preferred to PTX, the nearest to others; where the driver is not known to take the one that comes first, nobody says that it takes
    another."""
    answers = [(image, *image.answers(tables, driver, device)) for image in images]
    of = {kind: [(number_of(image.target), least(fits, takes)) for image, fits, takes in answers if image.kind == kind and fits != "no"] for kind in ("elf", "ptx")}
    for kind in ("elf", "ptx"):
        if of[kind]:
            highest = max(built for built, _ in of[kind])
            first = [answer for built, answer in of[kind] if built == highest]
            if "yes" in first and len(set(first)) == 1:
                return "yes"
            if kind == "elf" or any(answer != "no" for _, answer in of[kind]):
                others = [answer for _, answer in of["elf"] + of["ptx"]]
                return "no" if set(others) == {"no"} else "unknown"
            return "no"
    return "no"


class Runs(Question):
    name = "runs"
    title = "wheels: does a library run on a device with a driver"
    needs = ("cuobjdump",)
    of_releases = False
    asked_once = "libraries, tables and drivers are the same whatever toolkit is asked about"
    axes = ("library", "device and driver")
    quick = 10_000
    stated = {PACKED: 6}
    read = {}

    def cells(self, bench):
        self.tables = Tables(bench.root)
        self.is_partial = bool(bench.part)
        files = []
        for wheel in wheels():
            if not LEFT_OUT.search(wheel.file) and (wheel.is_quick or not self.is_partial):
                name = "-".join(wheel.file.split("-")[:2])
                files += [File(f"{name}/{Path(library).name}", wheel.fetched(), library) for library in wheel.libraries if not LEFT_OUT.search(library)]
        self.files = {file.name: file for file in files}
        return [
            Cell((file.name, f"{device} with {driver}"), (file.name, device, driver), file.commands())
            for file in files
            for device in DEVICES
            for driver in DRIVERS
        ]

    def drawn(self, cells, part):
        """A sample are whole files."""
        return cells

    def observe(self, bench, cells):
        self.library = {}
        for at, file in enumerate(self.files.values()):
            bench.progress(self.name, at, len(self.files))
            with tempfile.TemporaryDirectory(dir=bench.folder(self.name)) as folder:
                path = file.written(Path(folder))
                names, modules = needed(path), self.modules(bench, path, Path(folder))
                self.read[file.name] = names, modules
                asked = [(device, driver) for device in DEVICES for driver in DRIVERS]
                numbers = [("file-runs", path, device.replace(".", ""), driver_code(self.tables.branches[driver])) for device, driver in asked]
                self.library |= {(file.name, *key): answer for key, answer in zip(asked, bench.library.ask(numbers, folder))}
        return [self.judge(*cell.asked) for cell in cells]

    def judge(self, file, device, driver):
        names, modules = self.read[file]
        driver = self.tables.branches[driver]
        if not modules:
            return "no device code"
        said = [module_runs(images, self.tables, driver, device) for images in modules]
        return least(self.tables.supports(driver, device), self.tables.starts(driver, names), *said)

    def answers(self, bench, cells):
        return [self.library[cell.asked] for cell in cells]

    def exception(self, cell, tool, library):
        # Less than the tables say, never more.
        is_packed = any(image.kind == "elf" and image.flags & LZ4 and number_of(image.target) >= (10, 0) for images in self.read[cell.key[0]][1] for image in images)
        return PACKED if (tool, library) == ("yes", "unknown") and is_packed else None

    def modules(self, bench, path, folder):
        """The images of a file, region by region; what is to be linked first is left out where there is linked code."""
        data = path.read_bytes()
        regions = [region for part in fatbins.sections(data) for region in fatbins.regions(part)]
        host = Host(bench.toolkit["cuobjdump"], path, folder)
        names = {(kind, number): name for kind, number, name in host.images}
        unread = {(kind, number): target for kind, number, target in host.unread}
        seen, modules = {"elf": 0, "ptx": 0}, []
        for region in regions:
            images = []
            for entry in region:
                kind = fatbins.NAMES.get(entry.kind)
                if not kind:
                    continue
                seen[kind] += 1
                flags = struct.unpack_from("<Q", entry.data, 40)[0]
                key = kind, seen[kind]
                if key in names:
                    target = re.search(r"(sm_\w+)\.\w+$", names[key])[1]
                    images.append(Image(kind, target, flags, version_of(kind, (folder / names[key]).read_bytes())))
                else:
                    # What cuobjdump does not read lies there all the same, where it is not compressed.
                    payload = entry.data[struct.unpack_from("<I", entry.data, 4)[0] :]
                    images.append(Image(kind, unread[key], flags, None if flags & (ZSTD | LZ4) else version_of(kind, payload)))
            if images:
                modules.append(images)
        return modules


def driver_code(cuda):
    return cuda[0] * 1000 + cuda[1] * 10


def version_of(kind, data):
    """The .version of PTX; the toolkit that a cubin's header or its notes name."""
    if kind == "ptx":
        return number(re.search(rb"^\s*\.version\s+([\d.]+)", data, re.M)[1].decode())
    if data[7] == 0x33:
        return divmod(struct.unpack_from("<I", data, 20)[0], 10)
    told = None
    for found in re.finditer(rb"NVIDIA Corp\0", data):
        size, kind = struct.unpack_from("<II", data, found.start() - 8)
        rest = data[found.end() : found.end() + size]
        # .note.nv.cuinfo of version 2 has it in 16 bits; .note.nv.tkinfo begins with it.
        if kind == 1000 and rest[:1] == b"\2":
            told = struct.unpack_from("<H", rest, 4)[0]
        elif kind == 2000 and told is None:
            told = struct.unpack_from("<I", rest)[0]
    return divmod(told, 10) if told else None


def needed(path):
    """The libraries that a file names, as objdump -p prints them."""
    text = subprocess.run(["objdump", "-p", path], capture_output=True, text=True).stdout
    return re.findall(r"^\s*(?:NEEDED|DLL Name:)\s+(\S+)", text, re.M)
