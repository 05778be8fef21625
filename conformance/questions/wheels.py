"""What public libraries hold, unpacked, and what their kernels use: the wheels of wheels.tsv and the committed samples, read by cuobjdump and by
the library."""

import re
import tempfile
import zipfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .. import fatbins
from ..question import Cell, Question, run
from ..wheels import wheels
from .cubins import NO_REGISTERS, in_order

SAMPLES = "tests/data/fatbin"

FOLDERS = "samples", "packed"

# What it says of a file that holds an image that it does not read.
REFUSED = re.compile(r"Support for 'sm_\d+' has been removed|does not contain device code|Invalid ELF")

OLD = "cuobjdump of today reads no image for a target below 5.0, and then nothing of the file; the others were given to it apart"
NVLINK = "cuobjdump of today calls most cubins that nvlink 12.1 linked an invalid ELF, and then reads nothing of the file; the others were given to it apart"


@dataclass
class File:
    """A library, or a sample."""

    # What a reader knows it by.
    name: str
    # Where it lies, or the wheel that holds it.
    place: Path
    # Its path in the wheel.
    library: str = ""

    def written(self, folder):
        """The file itself; that of a wheel in this folder."""
        if not self.library:
            return self.place
        path = folder / Path(self.library).name
        with zipfile.ZipFile(self.place) as wheel:
            path.write_bytes(wheel.read(self.library))
        return path

    def commands(self):
        """What puts it into the folder that one is in."""
        return [["unzip", "-ojq", self.place, self.library] if self.library else ["cp", self.place, "."]]


@dataclass
class Heard:
    """What was heard of a file: for each of a question's cells what cuobjdump said and what the library said."""

    images: list
    counts: list
    usage: list


class Host:
    """A library in the form that cuobjdump reads."""

    def __init__(self, cuobjdump, file, folder):
        self.cuobjdump, self.file, self.folder = cuobjdump, file, folder
        # The library's numbers of the images that cuobjdump numbers 1, 2, ..., where those are not the same.
        self.numbers = None
        # Images that it does not read: kind, number, target, and why by kind and number.
        self.unread, self.why = [], {}
        listed = self.run("-lelf", "-lptx")
        if REFUSED.search(listed.text):
            self.carve()
            listed = self.run("-lelf", "-lptx")
        # Kind, number, name.
        self.images = [
            (kind.lower(), self.number(kind.lower(), int(number)), name)
            for line in listed.lines
            for kind, number, name in re.findall(r"^(ELF|PTX) file +(\d+): (\S+)$", line)
        ]
        self.run("-xelf", "all")
        self.run("-xptx", "all")

    def run(self, *options):
        return run([self.cuobjdump, "-all", *options, self.file], self.folder)

    def number(self, kind, number):
        return self.numbers[kind][number - 1] if self.numbers else number

    def carve(self):
        """Gives cuobjdump the images alone, in a bare fat binary: it opens no PE file here, and nothing of a file with one image that it does
        not read."""
        parts = fatbins.sections(self.file.read_bytes())
        self.file = self.folder / f"{self.file.name}.fatbin"
        kept, self.numbers, seen = [], {"elf": [], "ptx": []}, Counter()
        for entry in (entry for part in parts for entry in fatbins.entries(part)):
            if kind := fatbins.NAMES.get(entry.kind):
                seen[kind] += 1
                self.file.write_bytes(fatbins.bare([entry]))
                if refused := REFUSED.search(self.run("-lelf", "-lptx").text):
                    self.unread.append((kind, seen[kind], f"sm_{entry.sm}"))
                    self.why[kind, seen[kind]] = refused[0]
                    continue
                self.numbers[kind].append(seen[kind])
            kept.append(entry)
        self.file.write_bytes(fatbins.bare(kept))

    def usage(self):
        """The blocks of -res-usage, one a cubin: {function: what it uses}, with "Common" for the file's own."""
        blocks = []
        lines = [line.strip() for line in self.run("-res-usage").lines]
        for line, after in zip(lines, [*lines[1:], ""]):
            if line == "Resource usage:":
                blocks.append({})
            elif line == "Common:":
                blocks[-1]["Common"] = in_order(after)
            elif line.startswith("Function "):
                blocks[-1][line.removeprefix("Function ").rstrip(":")] = in_order(after)
        return blocks


class Wheels(Question):
    """Base of the questions about libraries; one reading of them serves all."""

    needs = ("cuobjdump",)
    of_releases = False
    asked_once = "libraries and their reader are the same whatever toolkit is asked about"
    axes = ("library", "image")
    heard = {}

    def cells(self, bench):
        files = [File(f"{folder}/{place.name}", place) for folder in FOLDERS for place in sorted((bench.root / SAMPLES / folder).iterdir())]
        self.is_partial = bool(bench.part)
        for wheel in wheels():
            if wheel.is_quick or not self.is_partial:
                name = "-".join(wheel.file.split("-")[:2])
                files += [File(f"{name}/{Path(library).name}", wheel.fetched(), library) for library in wheel.libraries]
        missing = [file for file in files if file.name not in self.heard]
        # One at a time: an unpacked library takes up to 700 MB.
        for at, file in enumerate(missing):
            bench.progress("wheels", at, len(missing))
            with tempfile.TemporaryDirectory(dir=bench.folder("wheels")) as folder:
                self.heard[file.name] = self.read(bench, file, Path(folder))
        self.pairs = [pair for file in files for pair in self.of(self.heard[file.name])]
        return [cell for cell, _, _ in self.pairs]

    def read(self, bench, file, folder):
        name, path = file.name, file.written(folder)
        host = Host(bench.toolkit["cuobjdump"], path, folder)
        command = [*file.commands(), [bench.toolkit["cuobjdump"], "-all", "-res-usage", path.name]]
        images = [*host.images, *host.unread]
        asked = [("image-list", path)]
        asked += [("image-bytes", path, kind, number, image) for kind, number, image in images]
        asked += [("image-usage", path, kind, number) for kind, number, _ in images if kind == "elf"]
        listed, *answers = bench.library.ask(asked, folder)

        # Targets, and how many images of each.
        told = Counter(f"{kind} {target_of(image)}" for kind, _, image in images)
        heard = Heard([], [], [])
        heard.counts.append((Cell((name,), asked[0], command), in_words(told), in_words(Counter(listed.split(" | ")) if listed else Counter())))

        for (kind, number, image), answer, question in zip(images, answers, asked[1:]):
            cell = Cell((name, f"{kind} {number} {target_of(image)}"), question, command)
            written = folder / image
            tool = host.why[kind, number] if (kind, number) in host.why else f"{written.stat().st_size} bytes" if written.is_file() else "cuobjdump wrote no file"
            heard.images.append((cell, tool, answer))

        blocks = iter(host.usage())
        for (kind, number, image), answer in zip((image for image in images if image[0] == "elf"), answers[len(images) :]):
            if (kind, number) in host.why:
                cell = Cell((name, f"{kind} {number} {target_of(image)}", "all functions"), ("image-usage", path, kind, number), command)
                heard.usage.append((cell, host.why[kind, number], f"{len(functions_of(answer))} of them"))
                continue
            tool = next(blocks, {})
            ours = functions_of(answer) or {"Common": answer}
            for function in sorted(tool.keys() | ours.keys(), key=lambda name: (name != "Common", name)):
                cell = Cell((name, f"{kind} {number} {target_of(image)}", function), ("image-usage", path, kind, number), command)
                heard.usage.append((cell, tool.get(function, "not printed"), ours.get(function, "not found")))
        return heard

    def of(self, heard):
        """The pairs that this question is about."""
        raise NotImplementedError

    def drawn(self, cells, part):
        """A sample are whole files."""
        return cells

    def observe(self, bench, cells):
        return [tool for _, tool, _ in self.pairs]

    def answers(self, bench, cells):
        return [library for _, _, library in self.pairs]


def target_of(image):
    """sm_90a of libx.12.sm_90a.cubin, as cuobjdump names files."""
    return re.search(r"(sm_\w+)(?:\.cubin|\.ptx)?$", image)[1]


def functions_of(answer):
    """What the library says of each function; nothing where it refused."""
    return dict(part.split(": ", 1) for part in answer.split(" | ") if ": " in part)


def unread(why):
    """The stated reason why cuobjdump does not read an image."""
    return OLD if why.startswith("Support for") else NVLINK if why.startswith("Invalid ELF") else None


def in_words(counts):
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items())) or "no images"


class WheelCounts(Wheels):
    name = "wheel-counts"
    title = "wheels: cuobjdump -lelf -lptx, images by target"

    def of(self, heard):
        return heard.counts


class WheelImages(Wheels):
    name = "wheel-images"
    title = "wheels: cuobjdump -xelf -xptx, every byte"
    stated = {OLD: 24, NVLINK: 6}

    def of(self, heard):
        return heard.images

    def exception(self, cell, tool, library):
        # Unpacked, and no file of cuobjdump's to compare it with.
        return unread(tool) if library == "no such file" else None


    def note(self):
        same = [int(tool.split()[0]) for _, tool, library in self.pairs if tool == library]
        files = {cell.key[0] for cell, _, _ in self.pairs}
        held = sum(file.split("/")[0] not in FOLDERS for file in files)
        return f"{len(same):,} images of {held} librar{'y' if held == 1 else 'ies'} and {len(files) - held} samples, {sum(same):,} bytes, the same byte for byte"


class WheelUsage(Wheels):
    name = "wheel-usage"
    title = "wheels: cuobjdump -res-usage, every function"
    stated = {OLD: 24, NVLINK: 6, NO_REGISTERS: 1206}

    def of(self, heard):
        return heard.usage

    def exception(self, cell, tool, library):
        if cell.key[2] == "all functions" and library != "0 of them":
            return unread(tool)
        sm = int(re.search(r"sm_(\d+)", cell.key[1])[1])
        return NO_REGISTERS if sm >= 90 and tool == re.sub(r"^REG:\d+", "REG:0", library) else None

    def note(self):
        cubins = {cell.key[:2] for cell, _, _ in self.pairs if cell.key[2] != "all functions"}
        functions = sum(cell.key[2] not in ("Common", "all functions") for cell, _, _ in self.pairs)
        return f"{functions:,} functions of {len(cubins):,} cubins"
