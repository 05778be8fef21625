"""The examples of the guide and the README print what is written there."""

from __future__ import annotations

import doctest
import re

import pytest
from reference import ROOT


@pytest.mark.parametrize(("page", "folder", "least"), [("docs/python.md", "examples/kernels", 6), ("README.md", ".", 1)])
def test_the_examples(page: str, folder: str, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    examples = re.findall(r"^```pycon\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(examples) >= least
    monkeypatch.chdir(ROOT / folder)
    parser = doctest.DocTestParser()
    values: dict[str, object] = {}
    for number, text in enumerate(examples):
        test = parser.get_doctest(text, values, f"example {number + 1}", page, 0)
        runner = doctest.DocTestRunner()
        runner.run(test, clear_globs=False)
        values.update(test.globs)
        assert runner.tries and not runner.failures
