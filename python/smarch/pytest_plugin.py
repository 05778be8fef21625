"""For pytest: budgets of registers, shared memory, spills and bytes, held against an older build by `smarch diff`; contracts, by `smarch expect`.

def test_budget(kernel_budget):
    kernel_budget("tests/released.cubin", "build/kernels.cubin", "registers:+8,occupancy:-1,spill")

def test_contract(kept_contract):
    kept_contract("dist/k.whl", contract="smarch.toml")
"""

from __future__ import annotations

import os
from typing import Any, Callable, Union

import pytest

Path = Union[str, "os.PathLike[str]"]
BROKEN = 1


def budget(old: Path, new: Path, rules: str, *, target: str = "", kernel: str = "", block: int = 0) -> str:
    """Fails the test where a rule is broken, with the inspector's text about it; else returns what it prints about the changes.

    rules: those of `smarch diff --fail-on`. target, kernel: these alone. block: the threads of the launch that is meant.
    """
    __tracebackhide__ = True
    from ._commands import run

    options = {"--target": target, "--kernel": kernel, "--block": str(block or "")}
    words = [word for option, value in options.items() if value for word in (option, value)]
    status, output, messages = run("diff", old, new, "--fail-on", rules, *words)
    if status == BROKEN:
        _, heading, broken = output.rpartition("Broken rules of --fail-on\n")
        pytest.fail(f"{os.fspath(old)} -> {os.fspath(new)}\n{heading}{broken}".rstrip(), pytrace=False)
    if status != 0:
        raise ValueError(messages.strip())
    return output


@pytest.fixture
def kernel_budget() -> Callable[..., str]:
    """`smarch.pytest_plugin.budget`: holds the kernels of one file against those of an older one."""
    return budget


def kept(*paths: Path, **promises: Any) -> None:
    """Fails the test if `smarch.expect` of these arguments is not true, and says what is broken or not known."""
    __tracebackhide__ = True
    from .expectations import expect

    found = expect(*paths, **promises)
    if not found:
        pytest.fail(str(found), pytrace=False)


@pytest.fixture
def kept_contract() -> Callable[..., None]:
    """`smarch.pytest_plugin.kept`: holds files against a contract."""
    return kept
