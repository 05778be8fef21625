"""What a toolkit says that the library does not know, against the newest one that it knows: what a maintainer has to look at, in groups."""

import re
from collections import defaultdict

# Members of a list that are written out; of longer ones the number is told.
LISTED = 24
NAME = re.compile(r"\b(sm|compute|lto)_(\d+)([af]?)\b")


def general(text, key):
    """The words with {1}, {2} in place of what was asked, and {1#} for the number in a name."""
    for place, word in enumerate(key, 1):
        name = NAME.fullmatch(str(word))
        parts = [(str(word), f"{{{place}}}")]
        parts += [(f"sm_{name[2]}{name[3]}", f"{{{place}}}"), (name[2] + name[3], f"{{{place}#}}"), (name[2], f"{{{place}#}}")] if name else []
        for part, mark in parts:
            if part:
                text = re.sub(rf"(?<![\w.]){re.escape(part)}(?!\w)", mark, text)
    return text


def write(outcomes, new, own, version):
    """The worklist as text. `new`: targets that the tools list and the library does not know."""
    lines = [f"worklist: toolkit {version} against the answers for {own}"]
    lines += [f"  new targets: {' '.join(new)}" if new else "  no new targets"]
    for outcome in outcomes:
        if outcome.unasked or not outcome.disagreements:
            continue
        of_new = [one for one in outcome.disagreements if is_about(one.cell.key, new)]
        of_known = [one for one in outcome.disagreements if not is_about(one.cell.key, new)]
        lines += ["", f"{outcome.question.title}: {len(of_known)} of {outcome.cells} changed" + (f", {len(of_new)} about new targets" if of_new else "")]
        lines += groups(of_known, outcome)
        if not of_new or not outcome.question.tells_of_new:
            continue
        if outcome.cells < outcome.possible:
            lines += ["  what new targets are like is told without QUICK"]
        elif len(outcome.keys[0]) == 2:
            lines += likeness(outcome, new)
        else:
            lines += ["  about new targets", *(f"  {line}" for line in groups(of_new, outcome))]
    unchanged = [outcome.question.title for outcome in outcomes if not outcome.unasked and not outcome.disagreements]
    if unchanged:
        lines += ["", "unchanged:"] + [f"  {title}" for title in unchanged]
    unasked = [f"  {outcome.question.title}: {outcome.unasked}" for outcome in outcomes if outcome.unasked]
    if unasked:
        lines += ["", "not asked:"] + unasked
    return "\n".join(lines)


def sm_name(name):
    """`compute_107a` and `lto_107a` are about `sm_107a`."""
    return re.sub(r"^(compute|lto)_", "sm_", name)


def is_about(key, new):
    """Whether a cell is about a new target; that a name alone is taken is news of its own."""
    if len(key) == 1 and NAME.fullmatch(str(key[0])):
        return False
    return any(sm_name(name[0]) in new for part in key for name in NAME.finditer(str(part)))


def groups(disagreements, outcome):
    """The changes, those with the same words together, the largest group first."""
    question = outcome.question
    by_words = defaultdict(list)
    for one in disagreements:
        by_words[question.change(one)].append(question.place(one.cell.key))
    places = [question.place(key) for key in outcome.keys]
    axes = [sorted({place[axis] for place in places}, key=outcome.order) for axis in range(len(places[0]))]
    lines = []
    for (library, tool), found in sorted(by_words.items(), key=lambda pair: -len(pair[1])):
        indent = " " * len(str(len(found)))
        lines += [f"  {len(found)} x  was  {library}", f"  {indent}    is   {tool}"]
        lines += [f"       {line}" for line in members(found, axes, outcome.order)]
    return lines


def members(places, axes, order):
    """The members of a group: rows with the same columns in one line."""
    if len(axes) != 2:
        return [listed(sorted({" ".join(map(str, place)) for place in places}, key=order), None)]
    # The side with fewer members goes first.
    first, second = (0, 1) if len({place[0] for place in places}) <= len({place[1] for place in places}) else (1, 0)
    columns = defaultdict(set)
    for place in places:
        columns[place[first]].add(place[second])
    rows = defaultdict(list)
    for row, cells in columns.items():
        rows[tuple(sorted(cells, key=order))].append(row)
    return [f"{listed(sorted(found, key=order), axes[first])}: {listed(cells, axes[second])}" for cells, found in rows.items()]


def listed(words, axis):
    """A list in words, shortened when it is long."""
    if axis and len(words) == len(axis) > 1:
        return f"all {len(axis)}"
    shown = ", ".join(str(word) or "''" for word in words[:LISTED])
    return shown if len(words) <= LISTED else f"{shown}, ... ({len(words)} in all)"


def likeness(outcome, new):
    """Which known target each new one is most like in this matrix, and in what it differs."""
    lines = []
    for place in (0, 1):
        rows = defaultdict(dict)
        for key, tool in zip(outcome.keys, outcome.heard):
            other = key[1 - place]
            # A target's relation to itself is that to any other, so that rows can be compared.
            column = "itself" if sm_name(str(other)) == sm_name(str(key[place])) else other
            rows[key[place]][column] = general(tool, key)
        for name in sorted((name for name in rows if sm_name(str(name)) in new), key=outcome.order):
            lines += alike(name, rows, new, outcome.order, outcome.question.axes[place])
    return lines


def alike(name, rows, new, order, axis):
    """The known name of the same kind and suffix whose row differs least from a new one's."""
    kind, number, suffix = NAME.fullmatch(name).groups()
    known = [other for other in rows if (match := NAME.fullmatch(str(other))) and (match[1], match[3]) == (kind, suffix) and sm_name(other) not in new]
    if not known:
        return []
    likest = min(known, key=lambda other: (len(differences(rows[name], rows[other])), abs(int(NAME.fullmatch(other)[2]) - int(number))))
    different = differences(rows[name], rows[likest])
    lines = [f"  {name} as {axis} is like {likest}" + (f", but for {len(different)}:" if different else "")]
    said = defaultdict(list)
    for column in different:
        said[rows[name][column]].append(column)
    return lines + [f"       {words}: {listed(sorted(columns, key=order), None)}" for words, columns in sorted(said.items())]


def differences(row, other):
    return [column for column in row if column in other and row[column] != other[column]]
