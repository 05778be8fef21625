"""The examples of docs/python.md print what is written there."""

from __future__ import annotations

import doctest
import re

import pytest
from reference import ROOT

GUIDE = (ROOT / "docs/python.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```pycon\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)


def test_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(EXAMPLES) >= 6
    monkeypatch.chdir(ROOT / "examples/kernels")
    parser = doctest.DocTestParser()
    values: dict[str, object] = {}
    for number, text in enumerate(EXAMPLES):
        test = parser.get_doctest(text, values, f"example {number + 1}", "docs/python.md", 0)
        runner = doctest.DocTestRunner()
        runner.run(test, clear_globs=False)
        values.update(test.globs)
        assert runner.tries and not runner.failures
