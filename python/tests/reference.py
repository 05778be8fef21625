"""A second way to the library: ctypes and include/smarch/interface.json, with nothing of the package in between."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path
from typing import Any

import smarch

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests/data"
INTERFACE = json.loads((ROOT / "include/smarch/interface.json").read_text(encoding="utf-8"))
STRUCTS = {row["name"]: row for row in INTERFACE["structs"]}
FUNCTIONS = {row["name"]: row for row in INTERFACE["functions"]}
TYPES = {row["name"]: row["is"] for row in INTERFACE["types"]}
NO_FAULT = 2**64 - 1

LIBRARY = ctypes.CDLL(str(next(Path(smarch.__file__).parent.glob("libsmarch.*"))))
INTEGERS: dict[str, Any] = {
    "uint8_t": ctypes.c_uint8,
    "uint16_t": ctypes.c_uint16,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "int32_t": ctypes.c_int32,
    "int64_t": ctypes.c_int64,
    "bool": ctypes.c_bool,
    "char": ctypes.c_char,
}
_made: dict[str, Any] = {}


def base_of(text: str) -> str:
    return text.replace("const ", "").replace("*", "").strip()


def c_type(text: str) -> Any:
    """The ctypes type of a type of C's; every pointer is a plain address."""
    if "*" in text:
        return ctypes.c_void_p
    name = base_of(text)
    name = TYPES.get(name) or name
    return INTEGERS.get(name) or struct_type(name)


def struct_type(name: str) -> Any:
    if name not in _made:
        fields = []
        for row in STRUCTS[name]["fields"]:
            ty = c_type(row["type"])
            for length in row.get("dimensions", ()):
                ty = ty * length
            fields.append((row["name"], ty))
        _made[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
    return _made[name]


def function(name: str) -> Any:
    row = FUNCTIONS[name]
    found = getattr(LIBRARY, name)
    found.restype = c_type(row["result"])
    found.argtypes = [c_type(it["type"]) for it in row["arguments"]]
    return found


def text_at(address: int | None, length: int | None = None) -> str | None:
    if not address:
        return None
    data = ctypes.string_at(address) if length is None else ctypes.string_at(address, length)
    return data.decode("utf-8", "backslashreplace")


def same(value: Any, raw: Any) -> bool:
    """Whether a value of the package is one of C's: a number, or None for 0."""
    if isinstance(raw, ctypes.Structure):
        return same_struct(value, raw)
    if value is None:
        return raw in (0, None, NO_FAULT, b"")
    if isinstance(value, str):
        return isinstance(raw, bytes) and value == raw.decode()
    return int(value) == int(raw)


def same_struct(value: Any, raw: Any) -> bool:
    """Every field of C's that the package has as well, compared; raises AssertionError with the field's name."""
    name = type(raw).__name__
    if name == "smarch_version":
        return (raw.major, raw.minor) == ((0, 0) if value is None else tuple(value))
    if value is None:
        return bytes(raw) == bytes(ctypes.sizeof(raw))
    compared = 0
    for row in STRUCTS[name]["fields"]:
        attribute = row["name"] if hasattr(value, row["name"]) else row["name"] + "_"
        if not hasattr(value, attribute):
            continue
        compared += 1
        found = getattr(value, attribute)
        assert same_field(found, raw, row), f"{name}.{row['name']}: {found!r} is not {getattr(raw, row['name'])!r}"
    assert compared, name
    return True


def same_field(value: Any, raw: Any, row: dict[str, Any]) -> bool:
    name, of = row["name"], getattr(raw, row["name"])
    has = getattr(raw, f"has_{name}", None)
    if has is not None and value is None:
        return not has
    if "dimensions" in row:
        return same_array(value, of, row)
    if "*" in row["type"]:
        return same_pointer(value, raw, row, of)
    return same_struct(value, of) if isinstance(of, ctypes.Structure) else same(value, of) or (value is None and is_grouped(raw, row))


def is_grouped(raw: Any, row: dict[str, Any]) -> bool:
    """A field that is None for one before it, `1 when this and that are known`, is 0."""
    told = [it for it in STRUCTS[type(raw).__name__]["fields"] if it["name"].startswith("has_") and row["name"] in it["comment"]]
    return bool(told) and not getattr(raw, told[0]["name"])


def same_pointer(value: Any, raw: Any, row: dict[str, Any], address: int | None) -> bool:
    name, base = row["name"], base_of(row["type"])
    length = next((getattr(raw, it) for it in (f"{name}_len", f"{name}_count", name.replace("_text", "_len"), "len") if it != name and hasattr(raw, it)), None)
    if row["type"].count("*") == 2:
        addresses = (ctypes.c_void_p * (length or 0)).from_address(address) if address and length else ()
        return list(value) == [text_at(it) for it in addresses]
    if base == "char":
        return (value or None) == (text_at(address, length) or None)
    if base == "uint8_t":
        return (value or b"") == (ctypes.string_at(address, length) if address and length else b"")
    if length is None:
        return value is None if not address else same_struct(value, struct_type(base).from_address(address))
    elements = (c_type(base) * length).from_address(address) if address and length else ()
    return len(value) == len(elements) and all(same(a, b) for a, b in zip(value, elements))


def same_array(value: Any, of: Any, row: dict[str, Any]) -> bool:
    if value is None:
        return True  # absent with the field before it
    if isinstance(value, str):
        return bool(value == of.decode())
    if isinstance(value, bytes):
        return value == bytes(of)
    if "*" in row["type"]:
        return list(value) == [text_at(it) for it in of]
    # Of what has a count only so many are there, and the rest is zero.
    rest = bytes(of)[len(value) * ctypes.sizeof(of) // len(of) :]
    return all(same(a, b) for a, b in zip(value, of)) and not any(rest)
