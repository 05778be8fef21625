"""What the operands of PTX take: xtask/computed/src/ptx/generated/operands.rs, from conformance/ptx/varied.

By hand: the kinds of operands and what stands for each (conformance/ptx/kinds.py), which slots decide first and which add operands (signatures.py)."""

import os
from concurrent.futures import ProcessPoolExecutor

from ..ptx import measured, operand_rows, vary


def write(folder):
    families, known_releases = [], [release.version for release in measured.read_releases()]
    for group in operand_rows.GROUPS:
        known = vary.read(operand_rows.RELEASE, group)
        others = {release: vary.read(release, group) if release in known_releases else {} for release in operand_rows.OTHERS_SAY.values()}
        for _, own in operand_rows.each_family(group, ()):
            families.append((own, known.get(own.key, []), {release: said.get(own.key, []) for release, said in others.items()}))
    # The largest first, so that no process is left with one at the end.
    largest = sorted(families, key=lambda family: -len(family[1]))
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        rows = dict(zip((own.key for own, *_ in largest), pool.map(operand_rows.rows_of, *zip(*largest))))
    said, places, names, count = operand_rows.write([(*own.key, rows[own.key]) for own, *_ in families], folder)
    return f"{count} rows of {places} places, {said} answers, {names} names of instructions"
