"""What was measured, and what people named: the files of tests/data, the releases, the rows of enums."""

import csv
import re
from functools import cache
from pathlib import Path

from ..toolkit import number

ROOT = Path(__file__).resolve().parent.parent.parent


class Unfit(Exception):
    """Something that was measured, for which there is no row."""


# Columns whose cell is a release or a build; FROM and TO are those of a span of them.
FROM, TO, AT = ("first", "oldest"), ("last", "newest"), ("release", "build", "toolkit", "nvlink")
VERSION = re.compile(r"\d+\.\d+(\.\d+)?")


@cache
def table(path):
    """The rows of a file of tests/data, a dictionary each; of releases that are not known, nothing."""
    rows = every_row(path)
    if path == "releases/builds.tsv":
        return rows
    return [{name: known(name, cell) for name, cell in row.items() if not is_later(name)} for row in rows if not any(is_later(row.get(name)) for name in (*FROM, *AT))]


def every_row(path):
    with open(ROOT / "tests/data" / path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def is_later(version):
    """Whether a cell or the head of a column is a release that is newer than the newest that is known."""
    return bool(version and VERSION.fullmatch(version)) and number(version) > number(releases()[-1])


def code_of(release):
    """13_050 of 13.5, as CUDA_VERSION has it and Rust writes it."""
    major, minor = number(release)
    return f"{major:02}_{minor * 10:03}"


def known(name, cell):
    """A cell; of the end of a span not beyond the newest release that is known."""
    if name not in TO or not is_later(cell):
        return cell
    return releases()[-1] if cell.count(".") == 1 else table("releases/builds.tsv")[-1]["builds"].split(" ")[-1]


def source(path):
    return (ROOT / path).read_text(encoding="utf-8")


def releases():
    """The releases that were run, the oldest first: `12.4`."""
    return [row["release"] for row in table("releases/builds.tsv")]


def between(names, first, last):
    """The releases from one to another."""
    return names[names.index(first) : names.index(last) + 1]


def named(path, enum):
    """The rows of an enum of a source file: the name of each variant, and its text."""
    body = re.search(rf"pub enum {enum}(?: of messages)? \{{\n(.*?)\n    \}}\n", source(path), re.S)[1]
    rows = re.findall(r'^        (\w+) *= *\w+, \w+, *"((?:[^"\\]|\\.)*)";', body, re.M)
    return {name: unescaped(text) for name, text in rows}


def unescaped(text):
    return re.sub(r"\\(.)", r"\1", text)


def put(folder, path, text):
    """Writes a file below a folder as it lies in the repository."""
    place = Path(folder) / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


def aligned(rows, indent="    "):
    """Cells under each other; a row ends with a semicolon."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "".join(indent + " ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() + ";\n" for row in rows)
