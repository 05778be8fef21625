"""Answers: dictionaries with the keys of the command's --json, which are attributes, too."""

from __future__ import annotations

import html
import json
from typing import Any

YES, UNKNOWN = "yes", "unknown"
COLORS = {YES: "#1a7f37", "no": "#b42318", UNKNOWN: "#9a6700"}
# So many rows of a table are shown in a notebook.
ROWS = 200


class Answer(dict):  # type: ignore[type-arg]
    """An answer, or a part of one: `answer.images` is `answer["images"]`. What is not known is "unknown"; what does not exist is None."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"the answer has no {name!r}; it has {', '.join(self)}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self]

    def to_dict(self) -> dict[str, Any]:
        """The same as plain dictionaries, lists, texts and numbers."""
        plain: dict[str, Any] = _plain(self)
        return plain

    def to_json(self, indent: int | None = 2) -> str:
        """The same as JSON."""
        return json.dumps(self, indent=indent, ensure_ascii=False)

    def _repr_html_(self) -> str:
        return html_of(self)


class Verdict(Answer):
    """Yes, no or unknown, and why. It is true for yes alone: neither for no nor for unknown."""

    @classmethod
    def of(cls, judged: tuple[str, str, str]) -> Verdict:
        return cls(zip(("answer", "code", "text"), judged))

    def __bool__(self) -> bool:
        return bool(self["answer"] == YES)

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self["code"])

    @property
    def reason(self) -> str:
        """The reason as a sentence; "yes" for yes."""
        return str(self["text"])

    @property
    def is_unknown(self) -> bool:
        """Whether nothing is known, which is neither yes nor no."""
        return bool(self["answer"] == UNKNOWN)

    def __str__(self) -> str:
        answer, text = self["answer"], self.reason
        return text if text.startswith(answer) else f"{answer}: {text}"

    def __repr__(self) -> str:
        return f"<Verdict {self}>"

    def _repr_html_(self) -> str:
        return _cell(self)


def read(text: str) -> Any:
    """An answer, made from JSON."""
    return json.loads(text, object_hook=_object)


def _object(found: dict[str, Any]) -> Answer:
    return (Verdict if found.keys() == {"answer", "code", "text"} else Answer)(found)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(it) for key, it in value.items()}
    return [_plain(it) for it in value] if isinstance(value, list) else value


def flat(row: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """One row of a table: objects within are columns of their own, "occupancy.blocks_per_sm"; what is not known is None."""
    columns: dict[str, Any] = {}
    for key, value in row.items():
        if isinstance(value, dict):
            columns.update(flat(value, f"{prefix}{key}."))
        else:
            columns[prefix + key] = None if value == UNKNOWN else value
    return columns


def html_of(value: Any) -> str:
    """An answer, or a list of rows, as a notebook shows it."""
    if isinstance(value, Verdict) or not isinstance(value, (dict, list)):
        return _cell(value)
    if isinstance(value, dict):
        rows = "".join(f"<tr><th style='text-align:left'>{html.escape(str(key))}</th><td style='text-align:left'>{html_of(it)}</td></tr>" for key, it in value.items())
        return f"<table>{rows}</table>"
    if value and all(isinstance(it, dict) and not isinstance(it, Verdict) for it in value):
        return _table(value)
    return ", ".join(_cell(it) for it in value) or "&ndash;"


def _table(rows: list[dict[str, Any]]) -> str:
    columns = list(dict.fromkeys(key for row in rows[:ROWS] for key in row))
    head = "".join(f"<th>{html.escape(it)}</th>" for it in columns)
    body = "".join("<tr>" + "".join(f"<td>{html_of(row.get(it))}</td>" for it in columns) + "</tr>" for row in rows[:ROWS])
    more = f"<p>and {len(rows) - ROWS} more</p>" if len(rows) > ROWS else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"


def _cell(value: Any) -> str:
    if isinstance(value, Verdict):
        return f"<span style='color:{COLORS[value['answer']]}'>{html.escape(str(value))}</span>"
    return "&ndash;" if value is None else html.escape(str(value))
