"""Host compilers: what the header says to each, and which C++ standard nvcc passes on."""

from concurrent.futures import ThreadPoolExecutor

from .. import host


def rows_of(ask):
    """Its rows without the release, which is the first cell."""

    def asked(bench, _):
        with ThreadPoolExecutor(2) as pool:
            return [list(row[1:]) for row in ask(bench.toolkit.version, pool)]

    return asked


checks, standards = rows_of(host.checks), rows_of(host.standards)
