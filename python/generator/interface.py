"""What include/smarch/interface.json states, by name."""

from __future__ import annotations

import json
import keyword
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

INTEGERS = {
    "uint8_t": (0, 2**8 - 1),
    "uint16_t": (0, 2**16 - 1),
    "uint32_t": (0, 2**32 - 1),
    "uint64_t": (0, 2**64 - 1),
    "size_t": (0, 2**64 - 1),
    "int32_t": (-(2**31), 2**31 - 1),
    "int64_t": (-(2**63), 2**63 - 1),
}
# Fields whose comment tells more than their type, which is a plain number in C.
NARROWER = {
    ("smarch_arch_image", "kind"): "smarch_kind",
    ("smarch_arch_image", "target"): "smarch_target",
    ("smarch_arch_image", "from_"): "smarch_target",
}
# Names of C's that have a class written by hand, smarch/_values.py, instead of a number or a generated struct.
VALUES = {"smarch_version": "Version", "smarch_cc": "Cc", "smarch_driver": "Driver"}


def camel(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def without_prefix(name: str) -> str:
    return re.sub(r"^smarch_", "", name)


def safe(name: str) -> str:
    """A name that Python takes: `from` becomes `from_`."""
    return name + "_" if keyword.iskeyword(name) else name


@dataclass(frozen=True)
class CType:
    """A type of C's, taken apart: `const smarch_target *` is smarch_target with one star."""

    base: str
    stars: int

    @staticmethod
    def parse(text: str) -> CType:
        return CType(re.sub(r"const |\*| ", "", text), text.count("*"))


@dataclass(frozen=True)
class Field:
    """A field as Python has it; C may need several for it: a pointer and a count, a value and whether there is one."""

    name: str
    type: CType
    dimensions: tuple[int, ...]
    comment: str
    absent: str = ""  # how C writes that there is none: "", zero, null, has, fault
    has: str = ""  # the field of C's that tells it
    count: str = ""  # the field of C's that counts what a pointer points to


class Interface:
    def __init__(self, data: dict[str, Any]) -> None:
        self.abi: int = data["abi"]
        self.version: str = data["smarch"]
        self.headers: list[str] = [row["name"] for row in data["headers"]]
        self.constants: list[dict[str, Any]] = data["constants"]
        self.functions: list[dict[str, Any]] = data["functions"]
        self.enumerations: list[dict[str, Any]] = data["enumerations"]
        self.structs: dict[str, dict[str, Any]] = {row["name"]: row for row in data["structs"]}
        self.types: dict[str, dict[str, Any]] = {row["name"]: row for row in data["types"]}
        self.codes: dict[str, dict[str, Any]] = {row["type"]: row for row in self.enumerations if row["type"]}
        self.header_of: dict[str, str] = {name: row["header"] for name, row in {**self.types, **self.structs}.items()}
        self.fields: dict[str, list[Field]] = {name: fields_of(row) for name, row in self.structs.items()}

    @staticmethod
    def read(path: Path) -> Interface:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["schema"] != 1:
            raise ValueError(f"{path} has schema {data['schema']}, and this reads 1")
        for owner in [*data["structs"], *data["functions"]]:
            for row in owner.get("fields") or owner.get("arguments") or ():
                row["name"] = safe(row["name"])
        return Interface(data)

    def class_name(self, c_name: str) -> str:
        """The class of a struct or an enumeration: that of C++ where it has a name of its own there."""
        if c_name in VALUES:
            return VALUES[c_name]
        if c_name in self.codes:
            return self.codes[c_name]["cpp"] or camel(without_prefix(c_name))
        return camel(without_prefix(c_name))

    def inputs(self) -> set[str]:
        """The structs that a function reads, and the structs within them."""
        found: set[str] = set()
        waiting = [
            CType.parse(argument["type"]).base
            for function in self.functions
            for argument in function["arguments"]
            if argument["role"] in ("value", "input", "list", "changed")
        ]
        while waiting:
            name = waiting.pop()
            if name in self.structs and name not in found:
                found.add(name)
                waiting += [field.type.base for field in self.fields[name]]
        return found


def is_reserved(field: dict[str, Any]) -> bool:
    return bool(re.match(r"(Always 0|Must be 0|Not used; must be 0|0\.$|The library's while it reads)", field["comment"]))


def fields_of(struct: dict[str, Any]) -> list[Field]:
    rows: list[dict[str, Any]] = struct["fields"]
    names = {row["name"] for row in rows}
    optional: dict[str, str] = {}
    dropped: set[str] = {row["name"] for row in rows if is_reserved(row)}
    for row in rows:
        has = row["name"]
        if not has.startswith("has_"):
            continue
        told = [has[4:]] if has[4:] in names else group_of(row, names)
        optional.update((name, has) for name in told)
        if told:
            dropped.add(has)
    fields = []
    for row in rows:
        name = row["name"]
        ty = CType.parse(NARROWER.get((struct["name"], name), row["type"]))
        is_pointer = ty.stars > 0
        count = count_of(row, names)
        if count and not count.startswith("problem"):
            dropped.add(count)
        if name in dropped:
            continue
        absent = "has" if name in optional else row.get("absent", "")
        if not absent and ty.base == "size_t" and "SMARCH_NO_FAULT" in row["comment"]:
            absent = "fault"
        elif not absent and is_pointer and "NULL" in row["comment"]:
            absent = "null"
        fields.append(Field(name, ty, tuple(row.get("dimensions", ())), row["comment"], absent, optional.get(name, ""), count))
    return [field for field in fields if field.name not in dropped]


def group_of(row: dict[str, Any], names: set[str]) -> list[str]:
    """The fields of which `1 when a, b and c are known` speaks."""
    told = re.match(r"1 when (.*?) (?:are|is) known", row["comment"])
    return [word for word in re.findall(r"\w+", told[1]) if word in names] if told else []


def count_of(row: dict[str, Any], names: set[str]) -> str:
    """The field that tells how many elements or characters of this one count; "" where there is none."""
    name = row["name"]
    if "*" in row["type"]:
        candidates = [f"{name}_count", f"{name}_len", name.replace("_text", "_len"), *(["len"] if name == "text" else [])]
    elif "dimensions" in row:
        candidates = [f"{name}_count", f"{name[:-1]}_count", *(["count"] if "count of them" in row["comment"] else [])]
    else:
        return ""
    return next((it for it in candidates if it in names and it != name), "")
