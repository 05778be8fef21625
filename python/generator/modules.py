"""A module of the package for each C header, and the package that gathers them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from .conversions import Conversions
from .functions import function_lines
from .interface import Interface, safe, without_prefix
from .words import docstring

# Classes whose questions are written by hand, smarch/_questions.py.
QUESTIONS = {"smarch_target": "TargetQuestions", "smarch_toolkit": "ToolkitQuestions", "smarch_verdict": "VerdictQuestions"}
# What a member is called whose name would begin with a digit: CUDA_12_4.
DIGITS = {"smarch_toolkit": "CUDA_"}


def module_name(header: str) -> str:
    """Private but for documented: `targets` is a function of the package, too."""
    return header if header == "documented" else f"_{header}"


def module_text(interface: Interface, header: str) -> str:
    conversions = Conversions(interface)
    body: list[str] = []
    for row in interface.constants:
        if row["header"] == header and row["type"] != "text":
            body += constant_lines(row)
    for row in interface.enumerations:
        if row["header"] == header:
            body += enumeration_lines(interface, conversions, row)
    inputs = interface.inputs()
    for name, row in interface.structs.items():
        if row["header"] == header and name != "smarch_version":
            body += struct_lines(interface, conversions, name, name in inputs)
    for row in interface.functions:
        if row["header"] == header:
            body += function_lines(interface, conversions, row)
    text = "\n".join(body) + "\n"
    head = [f'"""What smarch/{header}.h declares, made from the C interface. A function is its C function without the prefix smarch_."""']
    head += ["", "from __future__ import annotations", ""]
    words = set(re.findall(r"\w+", text))
    head += ["import builtins"] * ("builtins" in words)
    head += [line for source, names in STANDARD.items() for line in import_line(source, names, words)] + [""]
    head += [line for source, names in OWN.items() for line in import_line(source, names, words)]
    head += imports(interface, header, words)
    return "\n".join(head) + "\n" + text


# What a module may take of others.
STANDARD = {"collections.abc": ["Callable", "Sequence"], "functools": ["lru_cache"], "typing": ["Any"]}
OWN = {
    "..": ["_codes", "_questions", "_runtime"],
    ".._library": ["ffi", "lib"],
    ".._types": ["Buffer"],
    ".._values": ["Cc", "Driver", "Version"],
}


def import_line(source: str, names: Iterable[str], words: set[str]) -> list[str]:
    """The import of those names that a text has."""
    used = sorted(name for name in names if name in words)
    return [f"from {source} import {', '.join(used)}"] if used else []


def imports(interface: Interface, header: str, words: set[str]) -> list[str]:
    """What the module takes of other headers' modules: their classes, and the functions that convert them."""
    wanted: dict[str, set[str]] = {}
    conversions = Conversions(interface)
    for name in [*interface.codes, *interface.structs]:
        of = (interface.codes.get(name) or interface.structs[name])["header"]
        if of == header or name == "smarch_version":
            continue
        names = [interface.class_name(name)]
        if name in interface.structs:
            names += [conversions.reader(name), conversions.writer(name)]
        wanted.setdefault(of, set()).update(names)
    return [line for of, names in wanted.items() for line in import_line(f".{module_name(of)}", names, words)]


def constant_lines(row: dict[str, Any]) -> list[str]:
    name = re.sub("^SMARCH_", "", row["name"])
    return ["", f"{name} = {row['value']}", *docstring(row["comment"], "")]


def enumeration_lines(interface: Interface, conversions: Conversions, row: dict[str, Any]) -> list[str]:
    prefix, c_name = row["prefix"], row["type"]
    if c_name is None:
        lines = []
        for member in row["members"]:
            lines += ["", f"{re.sub('^' + prefix, '', member['name'])} = {member['value']}", *docstring(member["comment"], "")]
        return lines
    base = "_codes.Flags" if conversions.is_flags(c_name) else "_codes.Code"
    bases = f"_questions.{QUESTIONS[c_name]}, {base}" if c_name in QUESTIONS else base
    lines = ["", "", f"class {interface.class_name(c_name)}({bases}):", *docstring(row["comment"], "    "), ""]
    for member in row["members"]:
        name = member["name"][len(prefix) :] if member["name"].startswith(prefix) else re.sub("^SMARCH_", "", member["name"])
        if not name.isidentifier():
            name = DIGITS[c_name] + name
        lines += [f"    {safe(name)} = {member['value']}", *docstring(member["comment"], "    ")]
    text = text_function(interface, c_name)
    if text:
        lines += ["", "    def __str__(self) -> str:", f"        return _runtime.text(lib.{text}(self.value))"]
    return lines


def text_function(interface: Interface, c_name: str) -> str:
    """The function that gives a code's text; "" where there is none."""
    for row in interface.functions:
        arguments = row["arguments"]
        if row["form"] == "text of a code" and len(arguments) == 1 and arguments[0]["type"] == c_name:
            return str(row["name"])
    return ""


def struct_lines(interface: Interface, conversions: Conversions, name: str, is_input: bool) -> list[str]:
    fields = interface.fields[name]
    class_name = interface.class_name(name)
    rows = [(field.name, field, *conversions.read_field(field)) for field in fields]
    if any(attribute == "bytes" for attribute, *_ in rows):
        rows = [(attribute, field, annotation.replace("bytes", "builtins.bytes"), read) for attribute, field, annotation, read in rows]
    lines = ["", "", f"class {class_name}(_runtime.Struct):", *docstring(interface.structs[name]["comment"], "    "), ""]
    lines += [f"    __slots__ = ({''.join(f'{attribute!r}, ' for attribute, *_ in rows).rstrip()})"]
    for attribute, field, annotation, _ in rows:
        lines += [f"    {attribute}: {annotation}", *docstring(field.comment, "    ")]
    lines += ["", "    def __init__(", "        self,", "        *,"]
    for attribute, field, annotation, _ in rows:
        default = conversions.default(field, annotation) if is_input else ""
        lines.append(f"        {attribute}: {annotation}{f' = {default}' if default else ''},")
    lines += ["    ) -> None:"]
    lines += [f"        self.{attribute} = {attribute}" for attribute, *_ in rows]
    lines += ["", "", f"def {conversions.reader(name)}(c: Any) -> {class_name}:", f"    return {class_name}("]
    lines += [f"        {attribute}={expression}," for attribute, _, _, expression in rows]
    lines += ["    )"]
    if is_input:
        lines += writer_lines(conversions, name, class_name, interface)
    return lines


def writer_lines(conversions: Conversions, name: str, class_name: str, interface: Interface) -> list[str]:
    lines = ["", "", f"def {conversions.writer(name)}(c: Any, value: {class_name}, keep: list[Any]) -> None:"]
    lines += [f'    _runtime.of_class("{class_name}", value, {class_name})']
    for field in interface.fields[name]:
        lines += [f"    {line}" for line in conversions.write_field(field, class_name)]
    return lines


def package_text(interface: Interface) -> str:
    """c/__init__.py: everything but what documented.h declares, as smarch.h has it; that is imported when it is asked for."""
    headers = [it for it in interface.headers if it != "documented"]
    lines = [
        '"""The C interface as Python: every function, struct and enumeration of smarch.h, and `smarch.c.documented`.',
        "",
        "A function is its C function without the prefix smarch_. It takes and returns Python's values, and raises `smarch.Error` where C",
        "returns a status. Texts and bytes are given without their length, lists come back as lists, and what is absent is None.",
        '"""',
        "",
        "from typing import Any",
        "",
    ]
    for header in headers:
        names = sorted(public_names(interface, header))
        lines += [f"from .{module_name(header)} import (", *(f"    {name} as {name}," for name in names), ")"]
    lines += ["def __getattr__(name: str) -> Any:", '    if name == "documented":', "        import importlib", ""]
    lines += ['        return importlib.import_module(".documented", __name__)', '    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")']
    return "\n".join(lines) + "\n"


def identity_text(interface: Interface) -> str:
    """_interface.py: what is needed before any of the modules is there."""
    statuses = {row["name"]: row["value"] for row in interface.codes["smarch_status"]["members"]}
    lines = [f"ABI = {interface.abi}", f'VERSION = "{interface.version}"']
    lines += [f"OK = {statuses['SMARCH_OK']}", f"BUFFER_TOO_SMALL = {statuses['SMARCH_ERROR_BUFFER_TOO_SMALL']}"]
    return "\n".join(lines) + "\n"


def public_names(interface: Interface, header: str) -> set[str]:
    names = {re.sub("^SMARCH_", "", row["name"]) for row in interface.constants if row["header"] == header and row["type"] != "text"}
    names |= {interface.class_name(name) for name, row in [*interface.codes.items(), *interface.structs.items()] if row["header"] == header}
    names |= {safe(without_prefix(row["name"])) for row in interface.functions if row["header"] == header}
    return names - {"Version"}
