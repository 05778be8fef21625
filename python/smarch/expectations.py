"""Do files hold what a project promises of them?"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Union

from ._answers import YES, Answer
from ._commands import Word, ask

Texts = Union[str, Sequence[str]]


class Expectation(Answer):
    """Whether every promise is kept, with the keys of `smarch expect --json`. It is true for yes alone: neither for no nor for unknown.

    `assert smarch.expect("dist/k.whl")` is a test: pytest prints the sentence and the findings.
    """

    def __bool__(self) -> bool:
        return bool(self["kept"] == YES)

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __str__(self) -> str:
        def line(it: Answer) -> str:
            file = f"{it.in_file}: " if it.in_file else ""
            return f"{it.breach}: {file}{it.promise}: {it.text}" + (f"; {it.remedy}" if it.remedy else "")

        return "\n".join([str(self["sentence"]), *(f"  {line(it)}" for it in self["findings"])])

    def __repr__(self) -> str:
        return f"<Expectation {self}>"


def expect(
    *paths: Word,
    contract: Word | Mapping[str, Any] | None = None,
    archs: Texts | None = None,
    includes: Texts | None = None,
    excludes: Texts | None = None,
    syntax: str | None = None,
    toolkit: str | None = None,
    every_module: bool | None = None,
    runs_on: Texts = (),
    ptx: bool | None = None,
    compressed: bool | str | None = None,
    debug_info: str | None = None,
    max_size: int | str | None = None,
) -> Expectation:
    """Do files hold what a contract promises? Wheels, libraries, cubins, archives, folders; without a path the contract is looked at by itself.

    contract: a file, or its keys as a mapping, {"archs": "sm_90", "kernel": [{"registers": 128}]}; smarch.toml in the working directory where neither it
    nor a promise is given. What else is given stands in place of what the contract says: archs, includes, excludes are lists, in the syntax `syntax`, or names
    of images; runs_on devices, each with a driver behind @ if it is not the newest, "RTX 5090@570".

    Error where the contract is not understood, or nothing can be read.
    """
    words: list[Word] = []
    if isinstance(contract, Mapping):
        words += ["--contract", json.dumps(contract)]
    elif contract is not None:
        words += ["--contract", contract]
    lists = {"--archs": archs, "--includes": includes, "--excludes": excludes}
    for option, texts in lists.items():
        if texts is not None:
            words.append(f"{option}={texts if isinstance(texts, str) else ';'.join(texts)}")
    for device in [runs_on] if isinstance(runs_on, str) else runs_on:
        words.append(f"--runs-on={device}")
    values = {"--syntax": syntax, "--toolkit": toolkit, "--debug-info": debug_info, "--max-size": max_size, "--compressed": compressed}
    flags = {"--every-module": every_module, "--ptx": ptx}
    for option, value in {**values, **flags}.items():
        if value is not None:
            words.append(f"{option}={str(value).lower() if isinstance(value, bool) else value}")
    return Expectation(ask("expect", *words, "--", *paths))


def contract_of(*paths: Word) -> str:
    """The contract that files keep as they are, as TOML: `smarch expect --from`."""
    return str(ask("expect", "--from", "--", *paths).contract_text)
