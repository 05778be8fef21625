"""What was measured, and what people named: the files of tests/data, the releases, the rows of enums."""

import csv
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class Unfit(Exception):
    """Something that was measured, for which there is no row."""


@cache
def table(path):
    """The rows of a file of tests/data, a dictionary each."""
    with open(ROOT / "tests/data" / path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def source(path):
    return (ROOT / path).read_text(encoding="utf-8")


def releases():
    """The releases that were run, the oldest first: `12.4`."""
    return re.findall(r'^    V\d+_\d+ = [\d_]+, TOOLKIT_\w+, "([\d.]+)"', source("src/toolkits/release.rs"), re.M)


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
