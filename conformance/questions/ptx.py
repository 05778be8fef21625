"""Which lines of PTX text ptxas refuses: the committed samples, the same with mistakes put in, and the PTX of public libraries, as if for other targets and
versions."""

import hashlib
import random
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from ..ptx_text import SAMPLES, as_if, ask
from ..question import Cell, Question, run
from ..wheels import wheels
from ..zstd import unpacked
from .forms import UNREAD
from .wheels import File

# What the library says of a place: the line, whether it is refused (-), of no known form (?) or where nothing is known from there on (!), the words.
FOUND = re.compile(r"(\d+)([-?!])(.*)")
# Told of the GPU: the library was asked about none.
OF_GPU = re.compile(r"Instruction '.*' cannot be compiled for architecture")
OF_PAIR = "does not support .target"
SAMPLED = ["sm_75", "sm_90a", "sm_120a"]
# Texts of libraries up to so many bytes; how many texts with up to so many mistakes are made of a sample.
LONGEST, MUTANTS, MISTAKES = 600_000, 24, 5
OTHER = "ptxas has another error there: the library judges no syntax, types or names"


@dataclass
class Text:
    name: str
    text: str
    # .target and .version, in turn.
    pairs: list


class PtxText(Question):
    name = "ptx"
    title = "ptxas: refused lines of PTX text"
    axes = ("text", ".target .version: line")
    needs = ("ptxas",)
    tells_of_new = False
    # How many lines differ for which reason depends on the texts.
    is_partial = True

    def cells(self, bench):
        self.unknown, self.others, self.pairs = Counter(), set(), []
        self.newest = bench.targets.newest_version
        # Those up to 12.5 do not compare the two where they put an instruction together of others: div.rn, rcp.rn, sqrt.rn, wmma.
        self.may_forget = number(bench.toolkit.release) < [12, 6]
        folder = bench.folder(self.name)
        asked = []
        for text in self.texts(bench):
            file = folder / f"{text.name}.ptx".replace("/", "_")
            file.write_text(text.text, encoding="latin-1", newline="")
            asked += [(text, file, target, version) for target, version in text.pairs]

        def one(job):
            text, _, target, version = job
            with tempfile.TemporaryDirectory(dir=folder) as own:
                return ask(bench.toolkit["ptxas"], bench.targets.gpu_for(target), as_if(text.text, target, version), own)

        # In parts: the answers about a text can be larger than the text.
        for at in range(0, len(asked), 64):
            part = asked[at : at + 64]
            heard = bench.each(f"{self.name}, text {at} of {len(asked)}", one, part)
            answers = bench.library.ask([("ptx-check", file.name, version, target) for _, file, target, version in part], folder)
            for (text, file, target, version), said, answer in zip(part, heard, answers):
                self.compare(text.name, file, target, version, said, answer, again(bench, file, target, version))
        return [cell for cell, _, _ in self.pairs]

    def texts(self, bench):
        """The texts, and what each is asked as if it stated."""
        newest, targets = bench.targets.newest_version, bench.targets.ptx
        versions = [version for version in bench.targets.known_versions if number(version) <= number(newest)]
        every = [(target, newest) for target in targets] + [(targets[-1], version) for version in versions]
        sampled = [(target, newest) for target in SAMPLED if target in targets] or [(targets[-1], newest)]
        samples = [(path.name.removesuffix(".ptx.zst"), unpacked(path).decode("latin-1")) for path in sorted(SAMPLES.glob("*.ptx.zst"))]
        yield from (Text(name, text, sampled if bench.part else every) for name, text in samples)
        if bench.part:
            return
        place = 0
        for name, text in samples:
            for turn in range(MUTANTS):
                place += 1
                yield Text(f"{name}~{turn}", mutant(text, random.Random(f"{name}{turn}")), [every[place * 7 % len(every)]])
        seen = set()
        for name, text in libraries(bench):
            digest = hashlib.sha256(text.encode("latin-1")).digest()
            if digest not in seen:
                seen.add(digest)
                place += 1
                yield Text(name, text, [every[place * 7 % len(every)], every[place * 11 % len(every)]])

    def compare(self, name, file, target, version, heard, answer, commands):
        """The cells about a text: a line that either refuses."""
        ours, unknown, end = {}, {}, heard.end
        for found in filter(None, answer.split("\t")):
            line, sign, words = FOUND.match(found).groups()
            line = int(line)
            if sign == "-":
                ours.setdefault(line, set()).add(words)
            elif sign == "?":
                unknown[line] = words
            else:
                unknown[line], end = words, min(end, line)
        theirs = {line: {words for words in said if not OF_GPU.match(words)} for line, said in heard.refusals.items()}
        says_pair = any(OF_PAIR in words for said in theirs.values() for words in said)
        if end != sys.maxsize or self.may_forget and not says_pair:
            # It is told of at the end.
            for all_ in (ours, theirs):
                for line, said in all_.items():
                    all_[line] = {words for words in said if OF_PAIR not in words}
        for line in sorted(ours.keys() | theirs.keys() | unknown.keys()):
            said, answered = theirs.get(line, set()), ours.get(line, set())
            is_silent = line not in unknown and not said and not answered
            if line > end or is_silent or line in unknown and line in heard.others or line == heard.end:
                continue
            key = (name, f"{target} {version}: {line}")
            if line in heard.others:
                self.others.add(key)
            if line in unknown:
                self.unknown[name] += 1
            tool = " | ".join(sorted(said)) or "accepted"
            library = f"unknown: {unknown[line]}" if line in unknown else " | ".join(sorted(answered)) or "accepted"
            self.pairs.append((Cell(key, ("ptx-check", file, version, target), commands), tool, library))

    def exception(self, cell, tool, library):
        if cell.key not in self.others:
            return None
        newest = number(self.newest)
        is_later = any(number(version) > newest for version in re.findall(r"requires PTX ISA .version ([\d.]+)", library))
        return UNREAD if is_later or "this release does not read the form" in library else OTHER

    def note(self):
        return "; ".join(f"{name}: {count} lines of no known form" for name, count in self.unknown.most_common(20))

    def drawn(self, cells, part):
        """What is drawn are texts and targets."""
        return cells

    def observe(self, bench, cells):
        return [tool for _, tool, _ in self.pairs]

    def answers(self, bench, cells):
        return [library for _, _, library in self.pairs]


def number(version):
    return [int(part) for part in version.split(".")]


def again(bench, file, target, version):
    """What asks ptxas once more; an accepted text it compiles."""
    as_if = ["-e", rf"0,/^\s*\.version/s/(\.version\s+)[0-9.]+/\1{version}/", "-e", rf"0,/^\s*\.target/s/(\.target\s+)\w+/\1{target}/", "-e", "w text.ptx"]
    return [["sed", "-nE", *as_if, file.name], [bench.toolkit["ptxas"], "--gpu-name", bench.targets.gpu_for(target), "text.ptx", "-o", "/dev/null"]]


def mutant(text, chance):
    """The text with some mistakes in its instructions."""
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if re.match(r"\s*(?:@\S+\s+)?[a-z]\S*\s.*;", line)]
    for place in chance.sample(places, min(chance.randint(1, MISTAKES), len(places))):
        line = lines[place]
        at = chance.randrange(len(line) - len(line.lstrip()), len(line))
        lines[place] = chance.choice([
            line[:at] + line[at + 1 :],
            line[:at] + line[at] + line[at:],
            line[:at] + chance.choice("abcu3.,:%[]{};") + line[at + 1 :],
            swapped(line, chance),
        ])
    return "\n".join(lines)


def swapped(line, chance):
    """The line with two of its modifiers in each other's place, or without one."""
    words = line.split(".")
    if len(words) < 4:
        return line
    one, other = chance.sample(range(1, len(words) - 1), 2) if len(words) > 3 else (1, 1)
    words[one], words[other] = words[other], words[one]
    return ".".join(words if chance.random() < 0.7 else words[:one] + words[one + 1 :])


def libraries(bench):
    """The PTX of the wheels' libraries, as cuobjdump unpacks it: name and text."""
    if bench.toolkit.lacks(["cuobjdump"]):
        return
    for wheel in wheels():
        for library in wheel.libraries:
            with tempfile.TemporaryDirectory(dir=bench.folder(PtxText.name)) as folder:
                folder = Path(folder)
                path = File("", wheel.fetched(), library).written(folder)
                run([bench.toolkit["cuobjdump"], "-all", "-xptx", "all", path], folder)
                for image in sorted(folder.glob("*.ptx")):
                    if image.stat().st_size <= LONGEST:
                        yield f"{wheel.file.split('-')[0]}/{image.stem}", image.read_text(encoding="latin-1")
