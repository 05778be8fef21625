"""The families by group: a module a file of src/ptx/families, whose first line is the title."""

from importlib import import_module

GROUPS = [
    "registers", "directives", "atomics", "loads", "caches", "copies", "barriers", "control", "mma", "wmma", "wgmma", "tcgen05", "textures",
    "conversions", "video", "arithmetic",
]


def families_of(group):
    return import_module(f".{group}", __name__).FAMILIES


def title_of(group):
    return import_module(f".{group}", __name__).__doc__.split("\n")[0]
