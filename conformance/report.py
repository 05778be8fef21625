"""The table, the disagreements below it, and progress on a terminal."""

import sys

# Disagreements that are shown of a question; all are in the file.
SHOWN = 20


class Progress:
    """One line that is written over, on a terminal only."""

    def __init__(self):
        self.is_terminal = sys.stderr.isatty()
        self.last = -1

    def __call__(self, label, done, total):
        percent = 100 * done // total
        if self.is_terminal and percent != self.last:
            self.last = percent
            print(f"\r\033[K{label}  {done}/{total}", end="", file=sys.stderr, flush=True)

    def clear(self):
        if self.is_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def table(outcomes):
    """A row a question."""
    head = ["question", "cells", "agree", "stated", "disagree", "seconds"]
    rows = []
    for outcome in outcomes:
        if outcome.unasked:
            rows.append([outcome.question.title, "-", "-", "-", "-", f"not asked: {outcome.unasked}"])
            continue
        cells = str(outcome.cells) if outcome.cells == outcome.possible else f"{outcome.cells} of {outcome.possible}"
        stated = sum(outcome.exceptions.values())
        rows.append([outcome.question.title, cells, str(outcome.agree), str(stated or "-"), str(len(outcome.disagreements)), f"{outcome.seconds:.0f}"])
    asked = [outcome for outcome in outcomes if not outcome.unasked]
    sums = [sum(outcome.cells for outcome in asked), sum(outcome.agree for outcome in asked)]
    sums += [sum(sum(outcome.exceptions.values()) for outcome in asked), sum(len(outcome.disagreements) for outcome in asked)]
    rows.append(["all", *map(str, sums), f"{sum(outcome.seconds for outcome in asked):.0f}"])
    return aligned([head, *rows])


def row_of_release(version, outcomes):
    """The sums of a release, and the questions that it was not asked."""
    asked = [outcome for outcome in outcomes if not outcome.unasked]
    stated = sum(sum(outcome.exceptions.values()) for outcome in asked)
    numbers = [sum(outcome.cells for outcome in asked), sum(outcome.agree for outcome in asked), stated, sum(len(outcome.disagreements) for outcome in asked)]
    return [version, *map(str, numbers), f"{sum(outcome.seconds for outcome in asked):.0f}", " ".join(outcome.question.name for outcome in outcomes if outcome.unasked)]


def releases(rows):
    """A row a release."""
    head = ["toolkit", "cells", "agree", "stated", "disagree", "seconds", "not asked"]
    table = [head, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(head) - 1)]
    return "\n".join("  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:])), row[-1]]).rstrip() for row in table)


def aligned(rows):
    """The first column to the left, numbers to the right; the last one is not padded."""
    widths = [max(len(row[column]) for row in rows if not row[-1].startswith("not asked") or column == 0) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:-1])]
        last = row[-1] if row[-1].startswith("not asked") else row[-1].rjust(widths[-1])
        lines.append("  ".join([*cells, last]).rstrip())
    return "\n".join(lines)


def exceptions(outcomes):
    """What is stated to differ, and why."""
    lines = [f"  {count:6}  {outcome.question.name}: {reason}" for outcome in outcomes for reason, count in sorted(outcome.exceptions.items())]
    return "\n".join(["stated exceptions", *lines]) if lines else ""


def notes(outcomes):
    """What questions say of their answers."""
    said = [(outcome.question.name, outcome.question.note()) for outcome in outcomes if not outcome.unasked]
    return "\n".join(f"{name}: {note}" for name, note in said if note)


def disagreements(outcome, folder):
    """The disagreements of a question, each with the command that repeats it."""
    question = outcome.question
    of_words = sum(one.is_of_words for one in outcome.disagreements)
    lines = [f"{question.name}: {len(outcome.disagreements)} disagree, {of_words} of them in words only"]
    for one in outcome.disagreements[:SHOWN]:
        lines.append(f"{question.name}: {'  '.join(map(str, one.cell.key))}")
        lines.append(f"  tool     {one.tool}")
        lines.append(f"  library  {one.library}")
        lines.append(f"  repeat   {one.cell.command(folder)}")
    if len(outcome.disagreements) > SHOWN:
        lines.append(f"{question.name}: {len(outcome.disagreements) - SHOWN} more in {folder / 'disagreements.txt'}")
    return "\n".join(lines)


def keep(outcome, folder):
    """All disagreements of a question, in its folder."""
    file = folder / "disagreements.txt"
    file.unlink(missing_ok=True)
    if outcome.disagreements:
        shown = [f"{chr(9).join(map(str, one.cell.key))}\n\t{one.tool}\n\t{one.library}\n\t{one.cell.command(folder)}\n" for one in outcome.disagreements]
        file.write_text("".join(shown))
