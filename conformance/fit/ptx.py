"""The forms of PTX: rows of xtask/computed/src/ptx/generated, from conformance/ptx/measured.

By hand: the words that are tried and the names of families (conformance/ptx/specs), the names of sets (sets.py), what is asked with some `.version`s alone (exceptions.py)."""

import os
from concurrent.futures import ProcessPoolExecutor

from ..ptx import evidence, fit, measured, rust, specs
from .measured import ROOT, Unfit


def write(folder):
    releases = measured.read_releases()
    groups = {group: measured.read(group) for group in specs.GROUPS}
    every = [own for families in groups.values() for own in families]
    said = evidence.Evidence(ROOT, releases)
    said.read()
    if differing := sorted(said.chosen_otherwise(every)):
        raise Unfit(f"tests/data/ptx/newest.tsv: a rehearsal would ask {releases[-1].name} about {len(differing)} others on every target, {differing[0][0]}")
    # The largest first, so that no process is left with one at the end.
    largest = sorted(every, key=lambda own: -len(own.forms))
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        tables = dict(zip((own.key for own in largest), pool.map(fit.table_of, largest, [releases] * len(largest))))
    rust.write({group: [tables[own.key] for own in families] for group, families in groups.items()}, folder)
    exist, ask = (sum(len(rows) for rows in part) for part in zip(*[(table.exists, table.asks) for table in tables.values()]))
    return f"{len(every)} families, {sum(len(own.forms) for own in every)} forms, {exist} rows of existence, {ask} of what is asked"
