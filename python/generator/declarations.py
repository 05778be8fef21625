"""`_cffi.py`: what cffi knows of the interface, prepared, so that nothing is parsed at import."""

from __future__ import annotations

import re
from pathlib import Path

import cffi

from .interface import Interface


def write_declarations(interface: Interface, out: Path) -> None:
    ffi = cffi.FFI()
    ffi.cdef("\n".join(declarations(interface)))
    ffi.set_source("smarch._cffi", None)
    ffi.emit_python_code(str(out))


def declarations(interface: Interface) -> list[str]:
    lines = [f"typedef {row['is']} {name};" for name, row in interface.types.items() if row["is"]]
    lines += [f"typedef struct {name} {name};" for name in interface.structs]
    lines += CALLBACKS
    done: set[str] = set()
    for name in interface.structs:
        lines += struct_lines(interface, name, done)
    for function in interface.functions:
        arguments = ", ".join(f"{row['type']} {row['name']}" for row in function["arguments"])
        lines.append(f"{function['result']} {function['name']}({arguments or 'void'});")
    return lines


# The two types of functions that are called: interface.json has no signature for them.
CALLBACKS = [
    "typedef size_t (*smarch_fatbin_decoder)(uint32_t compression, const uint8_t *bytes, size_t len, uint8_t *out, size_t size, void *context);",
    "typedef uint64_t (*smarch_dynamic_smem_of)(uint32_t block_size, void *context);",
]


def struct_lines(interface: Interface, name: str, done: set[str]) -> list[str]:
    """A struct, after those that it holds by value."""
    if name in done:
        return []
    done.add(name)
    lines: list[str] = []
    fields = []
    for row in interface.structs[name]["fields"]:
        if "*" not in row["type"] and row["type"] in interface.structs:
            lines += struct_lines(interface, row["type"], done)
        dimensions = "".join(f"[{count}]" for count in row.get("dimensions", ()))
        # `const const char **` is a pointer to constant pointers to constant characters.
        ty = re.sub(r"const const char \*\*", "const char *const *", row["type"])
        fields.append(f"    {ty} {row['name']}{dimensions};")
    return [*lines, f"struct {name} {{", *fields, "};"]
