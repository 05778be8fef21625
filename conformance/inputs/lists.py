"""What the functions of a package make of lists: python3 lists.py FUNCTION FILE < lists, a JSON array of texts, null for one that is not set.
Prints the answers as a JSON array: options of nvcc, or "error: " and what Python prints."""

import collections
import json
import os
import re
import sys
import types
from pathlib import Path


def function_of(file, name, names):
    """A function of a Python file, with nothing else of it."""
    text = Path(file).read_text()
    found = re.search(rf"^def {name}\(.*?(?=^\S)(?!\))", text + "\nEND\n", re.S | re.M)
    exec("from __future__ import annotations\n" + found[0], names)
    return names[name]


def answered(ask):
    try:
        return ask()
    except Exception as problem:
        return f"error: {type(problem).__name__}: {problem}"


class Quiet:
    """A logger, or a module for warnings."""

    def __getattr__(self, name):
        return lambda *words, **more: None


def no_devices():
    cuda = types.SimpleNamespace(device_count=lambda: 0, is_available=lambda: False)
    return types.SimpleNamespace(cuda=cuda, distributed=types.SimpleNamespace(is_available=lambda: False))


def of_variable(variable, ask):
    """A function of a list that is read from the environment."""

    def asked(text):
        os.environ.pop(variable, None)
        if text is not None:
            os.environ[variable] = text
        return answered(ask)

    return asked


def torch(file):
    names = {"os": os, "collections": collections, "re": re, "warnings": Quiet(), "logger": Quiet(), "torch": no_devices()}
    function = function_of(file, "_get_cuda_arch_flags", names)
    return of_variable("TORCH_CUDA_ARCH_LIST", lambda: " ".join(function(None)))


def numba(file):
    function = function_of(file, "_parse_cc", {"re": re})

    def asked(text):
        numbers = answered(lambda: function(text))
        return numbers if isinstance(numbers, str) else " ".join(map(str, numbers))

    return asked


def flashinfer(file):
    """For toolkit 13.0, which knows no 10.7."""
    modules = {name: types.ModuleType(name) for name in ("torch", "flashinfer", "flashinfer.jit", "flashinfer.jit.cpp_ext")}
    modules["torch"].cuda = no_devices().cuda
    modules["flashinfer.jit.cpp_ext"].is_cuda_version_at_least = lambda version: tuple(map(int, version.split("."))) <= (13, 0)
    sys.modules.update(modules)
    names = {"__name__": "compilation_context"}
    exec(Path(file).read_text(), names)
    names["_nvcc_supports_sm107"] = lambda: False
    flags = lambda: names["CompilationContext"]().get_nvcc_flags_list()
    return of_variable("FLASHINFER_CUDA_ARCH_LIST", lambda: " ".join(flag for flag in flags() if "gencode" in flag))


if __name__ == "__main__":
    ask = globals()[sys.argv[1]](sys.argv[2])
    print(json.dumps([ask(text) for text in json.load(sys.stdin)]))
