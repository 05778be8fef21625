"""What NVIDIA's SM targets are, as data: smarch.json and documents.json of smarch, and the rows of the first by id.

Nothing is computed here: the package smarch has the answers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict

__all__ = ["documents", "load", "path", "row", "rows"]

_FOLDER = Path(__file__).resolve().parent
_rows: Dict[str, Dict[str, Any]] = {}


def path(name: str = "smarch.json") -> Path:
    """Where a file of the package lies: smarch.json, documents.json, FACTS.md, schema/smarch.json."""
    found = _FOLDER / name
    if not found.is_file():
        raise FileNotFoundError(f"smarch_data has no file {name}")
    return found


def load() -> Dict[str, Any]:
    """smarch.json, read anew."""
    found: Dict[str, Any] = json.loads(path().read_text("utf-8"))
    return found


def documents() -> Dict[str, Any]:
    """documents.json, read anew."""
    found: Dict[str, Any] = json.loads(path("documents.json").read_text("utf-8"))
    return found


def rows() -> Dict[str, Dict[str, Any]]:
    """Every row by its id: rows()["target/sm_90a"]. They are read once and shared."""
    if not _rows:
        for section in load().values():
            for found in [section, *(section.values() if isinstance(section, dict) else [])]:
                if isinstance(found, list):
                    _rows.update((it["id"], it) for it in found if isinstance(it, dict) and "id" in it)
    return _rows


def row(id: str) -> Dict[str, Any]:
    """The row with an id. KeyError: there is none."""
    return rows()[id]
