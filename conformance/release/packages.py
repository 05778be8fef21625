"""What the package index has of a release: the builds of its ptxas, and the versions of the libraries that belong to it."""

from ..toolkit import WHEELS, release_of
from ..variants import newest_updates, number, packages_of, versions_of


class Differs(Exception):
    """Two builds of a release that do not answer alike: rows are of releases."""


def builds(bench, _):
    """builds.tsv: the builds of a release; those older than the one that is asked are held to its names and its newest version."""
    own = bench.toolkit.version
    found = builds_of(bench.toolkit.release)
    for other in found:
        if other != own and (said := of_ptxas(bench.of(other))) != of_ptxas(bench):
            raise Differs(f"ptxas of {other} does not answer as that of {own}: {said}")
    return [[" ".join(found)]]


def builds_of(release):
    """The builds on the index, ascending."""
    package = WHEELS[int(release.split(".")[0])][0].partition("=")[0]
    return sorted((version for version in versions_of(package) if release_of(version) == release), key=number)


def of_ptxas(bench):
    return bench.targets.newest_version, bench.targets.listed


def wheels(bench, _):
    """wheels/toolkits.tsv: what the newest update of the release asks for."""
    (update,) = [version for version in newest_updates() if release_of(version) == bench.toolkit.release]
    return [[update, name, pin] for name, pin in packages_of(update)]
