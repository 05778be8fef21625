"""For pytest: budgets of registers, shared memory, spills and bytes, held against an older build by `smarch diff`.

def test_budget(kernel_budget):
    kernel_budget("tests/released.cubin", "build/kernels.cubin", "registers:+8,occupancy:-1,spill")
"""

from __future__ import annotations

import os
import subprocess
from typing import Callable, Union

import pytest

Path = Union[str, "os.PathLike[str]"]
BROKEN, BAD_INPUT = 1, 2


def budget(old: Path, new: Path, rules: str, *, target: str = "", kernel: str = "", block: int = 0) -> str:
    """Fails the test where a rule is broken, with what the inspector says of it; else returns what it prints of the changes.

    rules: those of `smarch diff --fail-on`. target, kernel: these alone. block: the threads of the launch that is meant.
    """
    __tracebackhide__ = True
    from .__main__ import program

    options = {"--target": target, "--kernel": kernel, "--block": str(block or "")}
    words = [word for option, value in options.items() if value for word in (option, value)]
    command = [os.fspath(it) for it in (program(), "diff", old, new, "--fail-on", rules, *words, "--color", "never")]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode == BROKEN:
        _, heading, broken = done.stdout.rpartition("Broken rules of --fail-on\n")
        pytest.fail(f"{os.fspath(old)} -> {os.fspath(new)}\n{heading}{broken}".rstrip(), pytrace=False)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip())
    return done.stdout


@pytest.fixture
def kernel_budget() -> Callable[..., str]:
    """`smarch.pytest_plugin.budget`: holds the kernels of one file against those of an older one."""
    return budget
