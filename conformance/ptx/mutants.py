"""Real PTX with one token damaged, and what ptxas says of it.

    python3 -m conformance.ptx.mutants FOLDER...

takes the PTX texts below the folders (`smarch extract WHEEL --to FOLDER` writes those of a library), those of tests/data/ptx/real, and what Clang makes of mutants.c. It cuts them to
pieces: some statements of a function, with what they need. Pieces whose instructions are not there yet are taken, if the releases take them. In each, one token at a time is deleted,
doubled, exchanged with the next one, or replaced, and ptxas is asked, which parses alone for a virtual target. tests/data/ptx/mutants.tsv.zst has the pieces and the mutants:

    releases   the releases, the first one before the others
    piece      source   text   for each of the others the .version and the .target with which it takes the piece, "-" where it takes none
    start      length   replacement   what the first release says   what each of the others says: nothing where it is the same, "?" where it was not asked

A text has its line ends as "\\n"; what is said is a line's number and words, "-" for nothing, "crash" where ptxas's process ends without a word.
Releases that the pieces were not chosen for are asked by `cargo xtask release` about a part of these mutants: of pieces that they take, if with an older
.version and another .target.
"""

import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..toolkit import install, number, release_of
from ..zstd import packed, unpacked
from .modules import MESSAGE
from .ptxas import Ptxas

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "tests/data/ptx/mutants.tsv.zst"
SAMPLES = ROOT / "tests/data/ptx/real"
RELEASES = ["13.0.88", "13.5.37"]
# Others are asked about every fourth mutant.
PART = 4
# Pieces for targets that a release lacks are asked for these.
TARGETS = ["sm_90", "sm_80"]
PIECES, MUTANTS = 400, 72
# So much of a text is cut to pieces, and so many pieces of a function are looked at.
MOST_BYTES, MOST_WINDOWS = 1_500_000, 4
# A form is wanted so often.
WANTED = 3

TOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"[^\"]*\"|\.?[%$A-Za-z_][\w$]*(?:::\w+)*|\d[\w.]*|\S", re.DOTALL)
BEGIN = re.compile(r"^(?:\.(?:visible|extern|weak|common)\s+)*\.(entry|func|global|const|shared)\b|^\s*(\.file\s.*)", re.MULTILINE)
NAME = re.compile(r"[%$A-Za-z_][\w$]*")
LABEL = re.compile(r"^\s*([$%\w]+):")
BRANCH = re.compile(r"\bbra(?:\.uni)?\s+([$%\w]+)\s*;")


def texts(folders):
    """Each with the name of its source: the folder's, and the file's."""
    for path in sorted(SAMPLES.glob("*.ptx.zst")):
        yield path.name.split(".")[0], unpacked(path).decode()
    yield from of_clang()
    for folder in map(Path, folders):
        for path in sorted(folder.rglob("*.ptx")):
            with path.open(errors="replace") as file:
                yield folder.name, file.read(MOST_BYTES)


def of_clang():
    source = Path(__file__).with_suffix(".c")
    for target, version, level in (("sm_90", 80, "-O1"), ("sm_70", 63, "-O0"), ("sm_80", 71, "-O3")):
        command = ["clang-19", "--target=nvptx64-nvidia-cuda", f"-march={target}", "-Xclang=-target-feature", f"-Xclang=+ptx{version}", level, "-S", "-o", "-", source]
        yield f"clang_{target}", subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Text:
    """The declarations of a text, by name, and its functions."""

    def __init__(self, text):
        found = [re.search(rf"^\s*\{word}.*$", text, re.MULTILINE) for word in (".version", ".target", ".address_size")]
        self.head = [line[0].strip() for line in found if line]
        self.declared, self.functions, self.files = {}, [], []
        begins = [*BEGIN.finditer(text)]
        for begin, end in zip(begins, [*(following.start() for following in begins[1:]), len(text)]):
            stop = text.find(";", begin.start(), end)
            if begin[2]:
                self.files.append(begin[2])
            elif begin[1] in ("entry", "func"):
                self.function(text[begin.start() : end], stop - begin.start())
            elif 0 < stop - begin.start() < 700:
                declaration = text[begin.start() : stop + 1]
                names = NAME.findall(re.sub(r"[\[={].*", "", declaration, flags=re.DOTALL))
                self.declared[names[-1]] = declaration

    def function(self, text, stop):
        opens = text.find("\n{")
        is_prototype = stop >= 0 and (opens < 0 or stop < opens)
        head = text[: stop if is_prototype else opens].strip()
        name = re.search(r"\.func\s*(?:\([^)]*\))?\s*([$%\w]+)", head)
        if name:
            self.declared[name[1]] = head + "\n;"
        close = text.find("\n}", opens)
        if not is_prototype and 0 <= opens < close:
            self.functions.append((head, text[opens + 2 : close].strip("\n").split("\n")))

    def pieces(self, chance):
        """Some statements of each function, with what is declared for them."""
        for head, lines in self.functions:
            lines = [line for line in lines if line.strip() and not line.strip().startswith("//") and "inlined_at" not in line and "function_name" not in line]
            first = next((at for at, line in enumerate(lines) if not line.strip().startswith(".")), len(lines))
            declarations, body = lines[:first], lines[first:]
            for _ in range(min(MOST_WINDOWS, 1 + len(body) // 20)):
                start = chance.randrange(max(1, len(body) - 8))
                if piece := self.piece(head, declarations, body[start:], chance.randint(10, 28)):
                    yield piece

    def piece(self, head, declarations, body, count):
        taken, depth = [], 0
        for line in body:
            if depth == 0 and len(taken) >= count:
                break
            code = line.split("//")[0]
            depth += code.count("{") - code.count("}")
            taken.append(line)
            if depth < 0 or len(taken) > 3 * count:
                return None
        labels = {found[1] for line in taken if (found := LABEL.match(line))}
        taken = [line for line in taken if all(target in labels for target in BRANCH.findall(line))]
        used = set(NAME.findall("\n".join([head, *taken])))
        files = [line for line in self.files if any(re.match(rf"\s*\.loc\s+{line.split()[1]}\s", own) for own in taken)]
        taken = [line for line in taken if ".loc" not in line or files]
        needed = [self.declared[name] for name in sorted(used) if name in self.declared and self.declared[name] != head + "\n;"]
        return "\n".join([*self.head, *needed, head, "{", *declarations, *taken, "ret;", "}", *files, ""])


def forms(piece):
    return set(re.findall(r"^\s*(?:@!?[%\w]+\s+)?([a-z]\w*(?:\.[\w:]+)*)", piece, re.MULTILINE))


def chosen(folders, ptxases):
    """Pieces that the releases take, with what they have of their own; of all sources in turn."""
    by_source = {}
    for name, text in texts(folders):
        version = re.search(r"\.version\s+([\d.]+)", text)
        if not version or float(version[1]) > 9.0:
            text = re.sub(r"(\.version)\s+[\d.]+", r"\1 9.0", text, count=1)
        pieces = Text(text).pieces(random.Random(name + text[:4000]))
        by_source.setdefault(name, []).extend(piece for piece in pieces if len(piece) < 5000)
    for pieces in by_source.values():
        random.Random(len(pieces)).shuffle(pieces)
    seen, taken = Counter(), []
    while by_source and len(taken) < PIECES:
        for name in [*by_source]:
            while pieces := by_source[name]:
                piece = pieces.pop()
                new = [form for form in forms(piece) if seen[form] < WANTED]
                if len(new) >= 3 and all(ask(ptxas, piece) == "-" for ptxas in ptxases):
                    seen.update(forms(piece))
                    taken.append((name, piece))
                    break
            else:
                del by_source[name]
    return taken[:PIECES]


def damaged(text):
    """Where something is replaced in a text, and by what."""
    chance = random.Random(text)
    tokens = [found for found in TOKEN.finditer(text) if not found[0].startswith(("//", "/*"))]
    done = set()
    while len(done) < MUTANTS:
        at = chance.randrange(len(tokens) - 1)
        token, following = tokens[at], tokens[at + 1]
        start, end, new = token.start(), token.end(), None
        match chance.randrange(10):
            case 0 | 1:
                new = ""
            case 2:
                new = f"{token[0]} {token[0]}" if NAME.match(token[0]) else token[0] * 2
            case 3:
                end = following.end()
                new = following[0] + text[token.end() : following.start()] + token[0]
            case 4:
                new = chance.choice(tokens)[0]
            case 5 | 6 if digits := [place for place, sign in enumerate(token[0]) if sign.isdigit()]:
                place = chance.choice(digits)
                new = token[0][:place] + chance.choice("0123456789") + token[0][place + 1 :]
            case 7 | 8 | 9:
                same = [other[0] for other in tokens if other[0][:1] == token[0][:1] or token[0].isalnum() and other[0].isalnum()]
                new = chance.choice(same)
        if new is not None and new != text[start:end]:
            done.add((start, end - start, new))
    return sorted(done)


def ask(ptxas, text):
    """What ptxas says, line by line."""
    target = re.search(r"\.target\s+sm_(\d+)([af]?)", text)
    number = max(int(target[1]), 75) if target else 90
    with tempfile.NamedTemporaryFile("w", suffix=".ptx", dir="/dev/shm") as file:
        file.write(text)
        file.flush()
        command = [ptxas, "-arch", f"compute_{number}{target[2] if target else ''}", file.name, "-o", "/dev/null"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    # A message may name the file.
    said = [f"{found[1]} {found[2].replace(file.name, 'module.ptx')}" for line in done.stdout.splitlines() if (found := MESSAGE.fullmatch(line))]
    if done.returncode < 0 or done.returncode and not said:
        said.append("crash")
    return escaped("\n".join(said)) or "-"


def escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


class Mutants:
    """What the file holds: pieces and mutants, each with what releases say of it."""

    def __init__(self, _=OUT):
        (_, *self.builds), *rows = [line.split("\t") for line in unpacked(OUT).decode().splitlines()]
        first, *others = self.builds
        self.pieces, self.rows = {}, {}
        for row in rows:
            if row[0] == "piece":
                piece = tuple(row[1:3])
                self.pieces[piece] = dict(zip(others, row[3:], strict=True))
            else:
                cells = dict(zip(self.builds, row[3:], strict=True))
                self.rows[piece, *row[:3]] = {build: cell or cells[first] for build, cell in cells.items()}

    def forget(self, release, _):
        self.builds = [build for build in self.builds if number(build) < number(release)]

    def add(self, build, answers):
        """What a release says; its heads by piece, its cells by mutant."""
        build = release_of(build)
        heads, cells = answers
        self.builds = [self.builds[0], *sorted({*self.builds[1:], build}, key=number)]
        for piece, head in heads.items():
            self.pieces[piece][build] = head
        for key, row in self.rows.items():
            row[build] = cells.get(key, "?")

    def write(self):
        first, *others = self.builds
        lines, before = [["releases", *self.builds]], None
        for (piece, *mutant), cells in self.rows.items():
            if piece != before:
                lines.append(["piece", *piece, *(self.pieces[piece][build] for build in others)])
                before = piece
            lines.append([*mutant, cells[first], *("" if cells[build] == cells[first] else cells[build] for build in others)])
        OUT.write_bytes(packed("".join("\t".join(line) + "\n" for line in lines).encode()))

    def ask(self, version):
        """What a build says, as `add` takes it."""
        toolkit = install(version, ROOT / "build/conformance")
        ptxas, newest = toolkit["ptxas"], Ptxas(toolkit, 1).newest
        with ThreadPoolExecutor() as pool:
            heads, texts = {}, {}
            for piece, (head, text) in zip(self.pieces, pool.map(lambda piece: taken(ptxas, newest, plain(piece[1])), self.pieces)):
                heads[piece], texts[piece] = head, text
            part = 1 if version in RELEASES else PART
            asked = [key for at, key in enumerate(self.rows) if at % part == 0 and texts[key[0]]]
            mutant = lambda key: replaced(texts[key[0]], int(key[1]), int(key[2]), plain(key[3]))
            return heads, dict(zip(asked, pool.map(lambda key: ask(ptxas, mutant(key)), asked)))


def choose(folders):
    """The file anew: pieces of the texts below the folders, and mutants of them."""
    ptxases = [install(version, ROOT / "build/conformance")["ptxas"] for version in RELEASES]
    pieces = chosen(folders, ptxases)

    def mutants(piece):
        name, text = piece
        lines = [["piece", name, escaped(text)]]
        for start, length, new in damaged(text):
            lines.append([str(start), str(length), escaped(new), ask(ptxases[0], replaced(text, start, length, new))])
        return lines

    with ThreadPoolExecutor() as pool:
        rows = [row for lines in pool.map(mutants, pieces) for row in lines]
    OUT.write_bytes(packed("".join("\t".join(row) + "\n" for row in [["releases", release_of(RELEASES[0])], *rows]).encode()))
    print(f"{len(pieces)} pieces, {len(rows) - len(pieces)} mutants, {OUT.stat().st_size} bytes; ask other releases: python3 -m conformance.release ask VERSION ptx/mutants.tsv.zst", file=sys.stderr)


def replaced(text, start, length, new):
    return text[:start] + new + text[start + length :]


def taken(ptxas, newest, text):
    """The .version and the .target with which a release takes a piece, and the piece with them, which is as long."""
    version, target = (re.search(rf"^\.{word}\s+([\w.]+)", text, re.MULTILINE)[1] for word in ("version", "target"))
    for other in dict.fromkeys([target, *TARGETS]):
        head = min(version, newest, key=number), other.ljust(len(target))
        own = text.replace(f".version {version}", f".version {head[0]}", 1).replace(f".target {target}", f".target {head[1]}", 1)
        if len(own) == len(text) and ask(ptxas, own) == "-":
            return " ".join(head).strip(), own
    return "-", None


def plain(cell):
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), cell)


if __name__ == "__main__":
    choose(sys.argv[1:])
