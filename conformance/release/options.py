"""nvcc_options.tsv: what nvcc says of its options, `--dryrun WORDS x.cu`: accepted, or the first line of the refusal."""

import re
import shlex

from ..question import run
from ..toolkit import OWN

# How --help lists an option: its name, what its value is, its short name.
LISTED = re.compile(r"^(--[\w-]+)[^\n(]*\((-[\w-]+)\)", re.M)
REFUSED = "nvcc fatal"


def options(bench, keys):
    """The words that were asked before, and each option that 13.0 does not list: alone, with a value behind it and behind an equals sign."""
    if not bench.has("nvcc"):
        return {}
    folder = bench.folder("options")
    (folder / "x.cu").write_text("")
    # An options file.
    (folder / "x").write_text("x\n")
    known = {re.split("[ =]", words)[0] for (words,) in keys}
    listed_before = {*listed(bench.of(OWN), folder)}
    new = [names for names in listed(bench, folder) if names not in listed_before and not known & {*names}]
    every = [words for (words,) in keys] + [f"{name}{value}" for names in new for name in dict.fromkeys(names) for value in ("", " zz", "=zz")]
    said = bench.each("options", lambda words: run([bench.toolkit["nvcc"], "--dryrun", *shlex.split(words), "x.cu"], folder), every)
    return {(words,): told(ran) for words, ran in zip(every, said)}


def listed(bench, folder):
    return LISTED.findall(run([bench.toolkit["nvcc"], "--help"], folder).text)


def told(ran):
    return "accepted" if ran.status == 0 else next(line for line in ran.lines if line.startswith(REFUSED))
