"""Writes the tables of src/ptx: words.rs, sets.rs, and the families, a file a group."""

import re
from dataclasses import dataclass
from pathlib import Path

from .sets import SETS
from .specs import title_of

# Where the generated part of a file begins and ends that is written by hand but for it.
BEGIN, END = "// Generated: {}.\n", "// End of what is generated.\n"
WIDTH = 140


@dataclass
class Ask:
    """A row of what forms ask; the words of its cells."""

    forms: str
    what: str
    subject: str
    # "-" where none is.
    since: str
    # "-", a number, or the name of a set.
    needs: str
    oldest: str
    newest: str
    # " below 8.1", " from 8.1".
    bound: str = ""
    # " target first" where the line over the target is printed before the one over the .version.
    order: str = ""


@dataclass
class Table:
    """The rows of a family."""

    name: str
    tag: str
    # Name and words of each.
    slots: list
    exists: list
    asks: list

    @property
    def key(self):
        return self.name, self.tag

    def rows(self, is_shared):
        """What is between the braces. Families whose rows are equal share them: there the name is written `name`."""
        subject = self.subject if is_shared else '"{}"'.format
        width = max([len(name) for name, _ in self.slots], default=0)
        asks = [[f'"{ask.forms}"', ask.what, subject(ask.subject), ask.since, ask.needs, ask.oldest, ask.newest + ask.bound + ask.order] for ask in self.asks]
        return [
            *block("slots", [f'{name.ljust(width)} "{" ".join(words)}";' for name, words in self.slots]),
            *block("exists", [f'"{forms}";' for forms in self.exists]),
            *block("asks", aligned(asks)),
        ]

    def subject(self, text):
        """The words of a message, with `name` for the family's own name."""
        parts = re.split(rf"(?<![\w.]){re.escape(self.name)}(?!\w)", text)
        words = []
        for place, part in enumerate(parts):
            words += ["name"] * (place > 0) + [f'"{part}"'] * bool(part)
        return f"({' '.join(words)})" if len(words) > 1 else words[0] if words else '""'

    def register(self):
        """The cells of its row in the table of special registers, or None where it is no such."""
        if not self.name.startswith("%") or self.exists != [""] or len(self.slots) > 1 or len(self.asks) > 1:
            return None
        slot = "".join(f'{name} "{" ".join(words)}"' for name, words in self.slots)
        if not self.asks:
            return [f'"{self.name}"', "-", "-", slot]
        (ask,) = self.asks
        plain = (ask.forms, ask.what, ask.subject, ask.oldest, ask.newest, ask.bound, ask.order) == ("", "Feature", self.name, "-", "-", "", "")
        return [f'"{self.name}"', ask.since, ask.needs, slot] if plain else None


def block(name, lines):
    return [f"{name} {{", *[f"    {line}" for line in lines], "}"] if lines else [f"{name} {{}}"]


def aligned(rows):
    """Cells under each other; a row ends with a semicolon."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []
    return [" ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() + ";" for row in rows]


def write(groups, root):
    """All files. `groups`: the tables of each."""
    folder = Path(root) / "src/ptx"
    for group, tables in groups.items():
        (folder / f"families/{group}.rs").write_text(group_text(title_of(group), sorted(tables, key=lambda table: table.key)))
    tables = [table for tables in groups.values() for table in tables]
    write_words(folder / "words.rs", {word for table in tables for _, words in table.slots for word in words})
    write_sets(folder / "sets.rs", {ask.needs for table in tables for ask in table.asks})


def group_text(title, tables):
    registers = [table.register() for table in tables]
    if tables and all(registers):
        registers.sort(key=lambda row: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", row[0])])
        rows = ["registers! {", *[f"    {line}" for line in aligned(registers)], "};"]
    else:
        rows = ["&[", *[f"    {line}" for alike in sharing(tables) for line in family_text(alike)], "];"]
    rows[0] = f"pub(super) const FAMILIES: &[&[Family]] = {rows[0]}"
    head = f"//! {title}\n//!\n//! Source: `tests/data/ptx`; measured, written by `make ptx-forms`.\n\nuse crate::ptx::family::Family;\n\n#[rustfmt::skip]\n"
    return head + "\n".join(rows) + "\n"


def sharing(tables):
    """Families with the same rows stand together, at the place of the first of them."""
    found = {}
    for table in tables:
        found.setdefault((table.tag, *table.rows(True)), []).append(table)
    return found.values()


def family_text(alike):
    names = folded([f'"{table.name}"' for table in alike])
    return ["family! {", *[f"    {line}" for line in [*names, *alike[0].rows(len(alike) > 1)]], "},"]


def folded(words):
    """Words in lines of a limited length."""
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) + 8 > WIDTH:
            lines.append(line)
            line = ""
        line += f" {word}" if line else word
    return lines + [line]


def write_words(path, words):
    """No word first, then numbers of operands, then modifiers."""
    ordered = ["-"] + sorted(words - {"-"}, key=lambda word: (word[0] != "#", word))
    replace(path, "words", "".join(f"    {line}\n" for line in folded([f'"{word}"' for word in ordered])))


def write_sets(path, used):
    """The sets that rows name, small ones first."""
    order = sorted((name for name in SETS if name in used), key=lambda name: (len(SETS[name].targets), name))
    replace(path, "sets", "".join(f"/// {SETS[name].doc}\npub(crate) const {name}: TargetSet = {set_text(SETS[name].targets)};\n" for name in order))


def set_text(targets):
    suffixes = {}
    for target in targets:
        number, suffix = re.match(r"sm_(\d+)([af]?)", target).groups()
        suffixes.setdefault(int(number), set()).add({"": "Base", "a": "A", "f": "F"}[suffix])
    groups = {}
    for number in sorted(suffixes):
        groups.setdefault(tuple(word for word in ("Base", "A", "F") if word in suffixes[number]), []).append(str(number))
    parts = [f"numbers(&[{', '.join(numbers)}], &[{', '.join('Suffix::' + word for word in words)}])" for words, numbers in groups.items()]
    return parts[0] + "".join(f".or({part})" for part in parts[1:])


def replace(path, name, text):
    """Puts a text between the two marks of a file."""
    before, rest = path.read_text().split(BEGIN.format(name))
    _, after = rest.split(END)
    path.write_text(before + BEGIN.format(name) + text + END + after)
