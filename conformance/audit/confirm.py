"""What is said to be wrong is asked of the tool itself: ptxas of the release that a table names, or does not."""

import re
import subprocess
from typing import NamedTuple

from ..toolkit import install
from .cell import OPEN
from .compare import version


class Claim(NamedTuple):
    """What a table says of a program, in words that ptxas can refute."""

    toolkit: str
    gpu: str
    # The program's .target and .version.
    target: str
    ptx: str
    is_said_to_build: bool


def window_claim(release, target, is_said_to_build):
    # PTX for a target that every release reads: --gpu-name is what is asked about.
    is_old = int(re.search(r"\d+", target)[0]) < 30
    return Claim(release, target, "sm_20" if is_old else "sm_30", "6.0", is_said_to_build)


def claim_of(facts, row):
    """The claim of a row that is wrong; None where ptxas cannot be asked."""
    if row.outcome != "wrong" or not row.subject.startswith("sm_"):
        return None
    if row.field == "lowest_ptx":
        # A floor above ours says that the version below it is refused.
        return Claim(facts.newest, "sm_75", row.subject, row.ours, False) if version(row.stated) > version(row.ours) else None
    if row.field == "listed":
        return window_claim(facts.newest, row.subject, True)
    if row.field not in ("first_toolkit", "last_toolkit"):
        return None
    spans = facts.built.get(row.subject)
    if not spans:
        # It says that a measured release builds for it.
        return window_claim(facts.oldest, row.subject, True)
    first, last = spans[0][0], spans[-1][1]
    if row.field == "first_toolkit":
        # Earlier than ours: the release before ours builds for it. Later: ours does not.
        is_later = row.stated != OPEN and version(row.stated) > version(first)
        return window_claim(first, row.subject, False) if is_later else window_claim(before(facts, first), row.subject, True)
    is_earlier = row.stated != OPEN and version(row.stated) < version(last)
    return window_claim(last, row.subject, False) if is_earlier else window_claim(after(facts, last), row.subject, True)


def before(facts, release):
    return facts.releases[max(0, facts.releases.index(release) - 1)]


def after(facts, release):
    return facts.releases[min(len(facts.releases) - 1, facts.releases.index(release) + 1)]


def asked(build, full_version, claim):
    """Whether ptxas of the release builds the program, and what it prints."""
    toolkit = install(full_version, build)
    folder = build / "work/audit"
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / "k.ptx"
    source.write_text(f".version {claim.ptx}\n.target {claim.target}\n.address_size 64\n.visible .entry k() {{ ret; }}\n")
    done = subprocess.run([toolkit["ptxas"], "--gpu-name", claim.gpu, source, "-o", folder / "k.cubin"], capture_output=True, text=True)
    return done.returncode == 0, (done.stdout + done.stderr).strip().splitlines()
