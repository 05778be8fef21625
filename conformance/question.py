"""What a question is: cells, each with commands to run and words to compare."""

import random
import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from .worklist import general

TIME_LIMIT = 120


@dataclass
class Cell:
    """One thing that is asked of a tool and of the library."""

    # What is asked, in the words of the table's reader: ("sm_90a", "sm_100a").
    key: tuple
    # What the library is asked: ("compile", "sm_90a", "sm_100a").
    asked: tuple
    # Programs to run one after the other in the question's folder, until one fails.
    commands: list
    # Files to write before, by name.
    files: dict = field(default_factory=dict)
    # Files to remove afterwards.
    outputs: tuple = ()

    def command(self, folder):
        """How to repeat it."""
        return f"cd {folder} && " + " && ".join(shlex.join(map(str, command)) for command in self.commands)


@dataclass
class Ran:
    """What a program did."""

    status: int
    lines: list

    @property
    def text(self):
        return "\n".join(self.lines)


@dataclass
class Disagreement:
    cell: Cell
    tool: str
    library: str

    @property
    def is_of_words(self):
        """Both accept or both refuse: what is printed differs."""
        return accepts(self.tool) == accepts(self.library)


def accepts(words):
    """Whether an answer says that the tool does what it was asked."""
    return any(part in ("accepted", "linked") for part in words.split(" | "))


@dataclass
class Outcome:
    """What came of a question."""

    question: object
    possible: int = 0
    cells: int = 0
    agree: int = 0
    disagreements: list = field(default_factory=list)
    # Stated exceptions: reason and how many.
    exceptions: dict = field(default_factory=dict)
    # Cells that the release could not be asked.
    unaskable: int = 0
    seconds: float = 0.0
    # Reasons whose number is not the one that is stated: reason, found, stated.
    miscounted: list = field(default_factory=list)
    # Why it was not asked, if it was not.
    unasked: str = ""
    # What was asked and what the tool said, cell for cell, and the order of names.
    keys: list = field(default_factory=list)
    heard: list = field(default_factory=list)
    order: object = None


class Question:
    """Base of all questions; a subclass a question, in questions/."""

    # The short name, also of the folder with its files.
    name = ""
    # The question in words.
    title = ""
    # Tools that it takes.
    needs = ()
    # What the two words of a cell's key are.
    axes = ("", "")
    # Whether the answers on targets that the library does not know tell anything.
    tells_of_new = True
    # How many cells differ for which reason when all are asked of the library's own toolkit; any other number fails.
    stated = {}
    # Whether cells() was asked for a part and left the others out: then the numbers of `stated` are not those.
    is_partial = False
    # How many cells QUICK=1 asks, drawn by the name: always the same ones.
    quick = 200
    # Whether the library's answers are those of every release, or of the tools of 13.0 alone.
    of_releases = True
    # Why it is asked beside the library's own toolkit alone, if that is not because the library knows no other.
    asked_once = ""

    def cells(self, bench):
        """All cells."""
        raise NotImplementedError

    def prepare(self, bench, cells):
        """What the cells need that are to be asked; run once."""

    def hear(self, cell, runs):
        """What the tool said, in the form of the library's answer. `runs`: one for each command that was run. None where it could not be
        asked: what the question is made of is newer than this release."""
        raise NotImplementedError

    def compared(self, library):
        """The part of the library's answer that is compared."""
        return library

    def exception(self, cell, tool, library):
        """Why the two may differ here, if that is stated; else None."""
        return None

    def note(self):
        """What else is worth saying of the answers."""
        return ""

    def change(self, disagreement):
        """What was and what is, as groups of a worklist tell it."""
        key = disagreement.cell.key
        return general(disagreement.library, key), general(disagreement.tool, key)

    def place(self, key):
        """What a worklist lists of a cell."""
        return key

    def observe(self, bench, cells):
        """What the tool says of each cell."""
        folder = bench.folder(self.name)

        def one(cell):
            for name, text in cell.files.items():
                (folder / name).write_text(text)
            runs = []
            for command in cell.commands:
                runs.append(run(command, folder))
                if runs[-1].status:
                    break
            heard = self.hear(cell, runs)
            for name in cell.outputs:
                (folder / name).unlink(missing_ok=True)
            return heard

        heard = bench.each(self.name, one, cells)
        # Libraries are run by a program that gives their words: those are no lines that were printed.
        for words in {words for words in heard if words}:
            for line in words.split(" | "):
                hear_message(line)
        return heard

    def answers(self, bench, cells):
        """What the library says of each cell."""
        return bench.library.ask([cell.asked for cell in cells], bench.folder(self.name))

    def drawn(self, cells, part):
        """All cells, or a sample: this part of the one of QUICK=1."""
        size = round(self.quick * part) if part else len(cells)
        if len(cells) <= size:
            return cells
        return sorted(random.Random(self.name).sample(cells, size), key=lambda cell: cell.key)


def run(command, folder):
    """Runs a program in a folder; both outputs are one list of lines."""
    try:
        done = subprocess.run(
            list(map(str, command)), cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIME_LIMIT
        )
    except subprocess.TimeoutExpired:
        return Ran(-1, [f"still running after {TIME_LIMIT} s"])
    lines = [line for line in done.stdout.decode(errors="replace").splitlines() if line.strip()]
    for line in lines if "--help" not in command else []:
        hear_message(line)
    return Ran(done.returncode, lines)


# Lines in which a tool says that something is wrong, one for each that differs in more than names and numbers.
MESSAGES = {}
SEVERITY = re.compile(r"\b(fatal|error|warning|advisory)\b", re.IGNORECASE)
VALUE = re.compile(r"'[^']*'|\"[^\"]*\"|(?<![a-zA-Z])(?:sm|compute|lto)_\w+|\S*\.\w+(?=[,;:)]|\s|$)|0x[0-9a-f]+|\d+")


def hear_message(line):
    """Keeps a line for the question `messages`."""
    if SEVERITY.search(line):
        MESSAGES.setdefault(VALUE.sub("#", line), line.strip())


BEGINNING = re.compile(r"^(?:\S+ )?(?:\S+, line \d+; )?(fatal|error|warning|info) *: ")


def words_of(lines, kinds):
    """The lines of these kinds without their beginnings: `ptxas F, line 2; error   : X` gives X."""
    return [line[match.end() :] for line in lines if (match := BEGINNING.match(line)) and match[1] in kinds]


def first_refusal(run):
    """`accepted`, or the first line of the refusal without its beginning."""
    # ptxas 12.0 dies behind a fatal message.
    if run.status < 0 and not words_of(run.lines, ("fatal",)):
        return "killed"
    refusals = words_of(run.lines, ("fatal", "error"))
    if refusals:
        return refusals[0]
    return "accepted" if run.status == 0 else f"exit status {run.status}: {run.text}"


class Bench:
    """What questions work with."""

    def __init__(self, toolkit, library, work, processes, progress):
        self.toolkit = toolkit
        self.library = library
        self.work = Path(work)
        self.processes = processes
        self.progress = progress
        # Which part of a question's sample is asked, if not everything.
        self.part = None
        self.root = Path(__file__).resolve().parent.parent

    def folder(self, name):
        folder = self.work / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def each(self, label, function, items):
        """function(item) for all items, several at a time."""
        results = []
        with ThreadPoolExecutor(self.processes) as pool:
            for result in pool.map(function, items):
                results.append(result)
                self.progress(label, len(results), len(items))
        return results

    def input(self, name):
        return (self.root / "conformance/inputs" / name).read_text()
