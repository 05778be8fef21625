"""What another toolkit says that the library's own did not: what a maintainer has to look at, in groups."""

import re
from collections import defaultdict

# Members of a list that are written out; of longer ones the number is told.
LISTED = 24


def general(text, key):
    """The words with <1>, <2> in place of what was asked."""
    for place, word in sorted(enumerate(key, 1), key=lambda pair: -len(str(pair[1]))):
        if word:
            text = re.sub(rf"(?<![\w.]){re.escape(str(word))}(?![\w])", f"<{place}>", text)
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
        lines += likeness(outcome, new)
    unchanged = [outcome.question.title for outcome in outcomes if not outcome.unasked and not outcome.disagreements]
    if unchanged:
        lines += ["", "unchanged:"] + [f"  {title}" for title in unchanged]
    unasked = [f"  {outcome.question.title}: {outcome.unasked}" for outcome in outcomes if outcome.unasked]
    if unasked:
        lines += ["", "not asked:"] + unasked
    return "\n".join(lines)


def number(name):
    """`compute_107a` and `lto_107a` are about `sm_107a`."""
    return re.sub(r"^(compute|lto)_", "sm_", name)


def is_about(key, new):
    return len(key) > 1 and any(number(str(word)) in new for word in key)


def groups(disagreements, outcome):
    """The changes, those with the same words together, the largest group first."""
    by_words = defaultdict(list)
    for one in disagreements:
        by_words[general(one.library, one.cell.key), general(one.tool, one.cell.key)].append(one.cell.key)
    lines = []
    axes = [sorted({key[place] for key in outcome.keys}, key=outcome.order) for place in range(len(outcome.keys[0]))]
    for (library, tool), keys in sorted(by_words.items(), key=lambda pair: -len(pair[1])):
        lines += [f"  {len(keys)} x  was  {library}", f"  {' ' * len(str(len(keys)))}    is   {tool}"]
        lines += [f"       {line}" for line in members(keys, axes, outcome.order)]
    return lines


def members(keys, axes, order):
    """The keys of a group: rows with the same columns in one line."""
    if len(axes) != 2:
        return [listed([" ".join(map(str, key)) for key in keys], None)]
    # The side with fewer members goes first.
    first, second = (0, 1) if len({key[0] for key in keys}) <= len({key[1] for key in keys}) else (1, 0)
    columns = defaultdict(set)
    for key in keys:
        columns[key[first]].add(key[second])
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
    if len(outcome.keys[0]) != 2:
        return []
    lines = []
    for place in (0, 1):
        rows = defaultdict(dict)
        for key, tool in zip(outcome.keys, outcome.heard):
            other = key[1 - place]
            # A target's relation to itself is that to any other, so that rows can be compared.
            rows[key[place]]["itself" if number(other) == number(key[place]) else other] = general(tool, key)
        known = [name for name in rows if number(name) not in new]
        for name in sorted((name for name in rows if number(name) in new), key=outcome.order):
            alike = min(known, key=lambda candidate: (len(differences(rows[name], rows[candidate])), known.index(candidate)), default=None)
            if alike is None:
                continue
            other = differences(rows[name], rows[alike])
            lines.append(f"  {name} answers like {alike}" + (f", but for {len(other)}:" if other else ""))
            shown = defaultdict(list)
            for word in other:
                shown[rows[name].get(word, "-")].append(word)
            lines += [f"       {said}: {listed(words, None)}" for said, words in sorted(shown.items())]
    return lines


def differences(row, other):
    return [word for word in row if word in other and row[word] != other[word]]
