"""What the command says on record is what it says in this process, as a dictionary too, and what the functions give that ask the same."""

from __future__ import annotations

import gzip
import json
import re
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Optional

import pytest
import smarch
from reference import ROOT
from smarch._answers import read
from smarch._commands import run

GOLDEN = ROOT / "tests/golden"
Options = dict[str, Any]


def recorded() -> dict[str, dict[str, Any]]:
    found = {}
    for path in sorted((GOLDEN / "answers").iterdir()):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            found.update(json.loads(line) for line in lines)
    return found


def typed() -> Iterator[list[str]]:
    """What is typed with --json, without standard input."""
    for line in (GOLDEN / "commands.tsv").read_text(encoding="utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        views, stdin, *words = line.split("\t")
        # Bytes that are no text are for a shell.
        if "j" in views and stdin == "-" and not any("\\x" in it for it in words):
            yield [it.replace("\\\\", "\\") for it in words]


def number(text: str) -> int:
    return int(text)


# Options of the command, and the argument of a function for each.
SELECTION: dict[str, tuple[str, Callable[[str], object]]] = {
    "--kernel": ("kernel", str),
    "--target": ("target", str),
    "--limit": ("limit", number),
    "--block": ("block", number),
    "--dynamic": ("dynamic_smem", number),
    **{f"--{name.replace('_', '-')}": (name, number) for name in smarch.Limits.__annotations__},
}
REPORT = {**SELECTION, "--device": ("device", str), "--driver": ("driver", str), "--compat": ("compat", str), "--image": ("image", number), "--sort": ("sort", str), "--sms": ("sms", number)}
DIFF = {**SELECTION, "--fail-on": ("fail_on", str)}
OCCUPANCY = {
    "--block": ("block", number), "--regs": ("regs", number), "--smem": ("smem", number), "--dynamic": ("dynamic_smem", number), "--optin": ("opt_in", number),
    "--carveout": ("carveout", number), "--barriers": ("barriers", number), "--tensor-memory": ("tensor_memory", number), "--sms": ("sms", number), "--grid": ("grid", number), "--cluster": ("cluster", number),
}  # fmt: skip


def parsed(words: list[str], known: dict[str, tuple[str, Callable[[str], object]]], switches: dict[str, str]) -> Optional[tuple[list[str], Options]]:
    """Words and arguments; None where there are options that no function takes."""
    plain, options, rest = [], {}, words[::-1]
    while rest:
        word = rest.pop()
        if word in switches:
            # Without a number it takes what --dynamic does.
            options[switches[word]] = number(rest.pop()) if rest and rest[-1].isdigit() else True
        elif word in known:
            name, of = known[word]
            value = rest.pop() if rest else ""
            # --optin alone takes what --dynamic does.
            if not value or of is number and not value.isdigit():
                return None
            options[name] = of(value)
        elif word.startswith("-"):
            return None
        else:
            plain.append(word)
    return plain, options


def function(words: list[str]) -> Optional[Callable[[], Any]]:
    """The function that asks what these words ask; None where there is none."""
    command, rest = (words[0], words[1:]) if words else ("", [])
    if command == "report" and (found := parsed(rest, REPORT, {"--optin": "opt_in"})):
        return lambda: smarch.report(*found[0], **found[1])
    if command == "diff" and (found := parsed(rest, DIFF, {"--optin": "opt_in"})) and len(found[0]) == 2:
        return lambda: smarch.diff(*found[0], **found[1])
    if command == "occupancy" and (found := parsed(rest, OCCUPANCY, {})) and len(found[0]) == 1 and re.fullmatch(r"sm_\d+", found[0][0]):
        return lambda: smarch.occupancy(found[0][0], **found[1])
    if command == "device" and (found := parsed(rest, {"--kind": ("kind", str)}, {})):
        return lambda: smarch.products(*found[0], **found[1])
    if command == "hardware" and len(rest) == 1 and re.fullmatch(r"sm_\d+[af]?|\d+\.\d", rest[0]):
        return lambda: smarch.Target(rest[0]).hardware
    if re.fullmatch(r"sm_\d+[af]?", command) and (found := parsed(rest, {"--toolkit": ("toolkit", str)}, {})) and not found[0]:
        return lambda: smarch.Target(command).describe(**found[1])
    return None


@pytest.mark.filterwarnings("ignore")
def test_everything_on_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with tarfile.open(GOLDEN / "inputs.tar.gz") as inputs:
        inputs.extractall(tmp_path / "inputs")
    known, differ, counts = recorded(), [], {"asked": 0, "answered": 0, "by functions": 0}
    for at, words in enumerate(typed()):
        folder = tmp_path / str(at)
        (folder / "out").mkdir(parents=True)
        (folder / "in").symlink_to(tmp_path / "inputs")
        for name in ("tests", "examples"):
            (folder / name).symlink_to(ROOT / name)
        monkeypatch.chdir(folder)
        answer = known["\t".join(["--json", *(it or "''" for it in words)])]
        status, output, messages = run("--json", *words)
        counts["asked"] += 1
        try:
            want = json.loads(answer["stdout"])
        except ValueError:
            want = None
        have = json.loads(output) if want is not None and output else output
        # What clap says ends with an empty line or without.
        if (status, messages.rstrip()) != (answer["status"], answer["stderr"].rstrip()) or json.dumps(have) != json.dumps(answer["stdout"] if want is None else want):
            differ.append(f"{' '.join(words)}: {status}, not {answer['status']}; {messages or output[:200]}")
        elif want is not None:
            counts["answered"] += 1
            asked = function(words)
            # As smarch.ask reads it, without asking again what writes files.
            if read(output).to_dict() != want:
                differ.append(f"{' '.join(words)}: the dictionary")
            if asked and not answer["status"] == 2:
                counts["by functions"] += 1
                found = asked()
                # A function is asked one question, whatever else the text may mean.
                want.pop("may_also_mean", None)
                if found is None or found.to_dict() != want:
                    differ.append(f"{' '.join(words)}: the function")
    print(counts)
    assert not differ, f"{len(differ)} of {counts}:\n" + "\n".join(differ[:99])
    assert counts["asked"] > 2500 and counts["answered"] > 1900 and counts["by functions"] > 300
