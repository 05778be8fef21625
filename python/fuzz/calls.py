"""Calls every function of the installed package with any values and bytes: calls.py [--rounds N | --seconds N] [--seed N].

Nothing but TypeError, ValueError (smarch.Error among them) may come of it. A crash of the interpreter ends the program with the Python stack
that led to it; the seed, printed first, repeats it.
"""

from __future__ import annotations

import argparse
import enum
import faulthandler
import inspect
import io
import random
import re
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Any, Callable

import smarch
from smarch import c
from smarch._runtime import Struct
from smarch.c import documented

ALLOWED = (TypeError, ValueError)
SAMPLES = Path(__file__).resolve().parents[2] / "tests/data"
FOLDERS = ("cubin/cubins", "cubin/malformed", "fatbin/samples", "fatbin/hosts")
FILES = [path.read_bytes() for folder in FOLDERS for path in sorted((SAMPLES / folder).glob("*"))[:12] if path.is_file()]


def zipped(files: list[bytes], compression: int) -> bytes:
    """A wheel of them."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compression) as archive:
        for number, data in enumerate(files):
            archive.writestr(f"package/lib{number}.so", data)
    return packed.getvalue()


WHEELS = [zipped(FILES[-14:-8], compression) for compression in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)]
TEXTS = ["", "sm_90a", "compute_100f", "9.0", "8.0;9.0+PTX", "80-real;90", "-gencode arch=compute_80,code=sm_80", "torch", "12.4", "550.54"]
TEXTS += ["RTX 4090", "+ptx80,-sm_90", "e-p:64:64", "nvptx64-nvidia-cuda", "wgmma.fence.sync.aligned"]
TEXTS += ["mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", ".version 8.0\n.target sm_80\n.visible .entry k() { ret; }\n"]
NUMBERS = [0, 1, 2, 7, 31, 32, 80, 90, 255, 256, 1024, 49152, 12040, 13000, 65535]
NUMBERS += [2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1, 2**64, -1, -(2**31), -(2**63), 10**40]
MODULES = (c, documented)
CLASSES = {name: value for module in MODULES for name, value in vars(module).items() if inspect.isclass(value)}
STRUCTS = [it for it in CLASSES.values() if issubclass(it, Struct)]


class Odd:
    """What no function expects: it has an index that is none, a length that is wrong, and a buffer that is none."""

    def __index__(self) -> Any:
        return "x"

    def __len__(self) -> int:
        return 2**40

    def __getitem__(self, index: int) -> Any:
        raise IndexError(index)


class Values:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def of(self, annotation: Any, depth: int = 0) -> Any:
        """A value of the type that is written there; now and then any other."""
        if self.chance.random() < 0.15 or depth > 3:
            return self.any(depth)
        words = [it for it in re.split(r" \| (?![^\[]*\])", str(annotation)) if it != "None"] or ["int"]
        if "None" in str(annotation) and self.chance.random() < 0.3:
            return None
        word = self.chance.choice(words)
        if inner := re.match(r"(?:Sequence|tuple|list)\[(.*?)(?:, \.\.\.)?\]$", word):
            return self.list_of(inner[1], depth)
        if word.startswith("Callable"):
            return self.chance.choice([lambda *_: 64, lambda *_: bytes(64), lambda *_: -1, lambda *_: "x", lambda *_: None, raising])
        if word == "Version":
            return smarch.Version(self.chance.choice([0, 6, 7, 8, 9, 65536]), self.chance.randint(0, 12))
        if word in ("Cc", "Driver"):
            return getattr(smarch, word)(abs(self.number()))
        if word in CLASSES:
            return self.member_of(CLASSES[word], depth)
        plain = {"int": self.number, "str": self.text, "bytes": self.bytes, "Buffer": self.buffer, "bool": self.flag}
        return plain[word]() if word in plain else self.any(depth)

    def list_of(self, element: str, depth: int) -> Any:
        if ", " in element and "[" not in element:
            return tuple(self.of(it, depth + 1) for it in element.split(", "))
        made = [self.of(element, depth + 1) for _ in range(self.chance.choice([0, 1, 2, 3, 200]))]
        return made if self.flag() else tuple(made)

    def member_of(self, kind: Any, depth: int) -> Any:
        if issubclass(kind, enum.Enum):
            return self.chance.choice(list(kind)) if list(kind) else kind(0)
        if not issubclass(kind, Struct):
            return self.any(depth)
        fields = inspect.signature(kind).parameters.values()
        return kind(**{it.name: self.of(it.annotation, depth + 1) for it in fields if it.default is it.empty or self.flag()})

    def flag(self) -> bool:
        return self.chance.random() < 0.5

    def number(self) -> int:
        return self.chance.choice(NUMBERS) if self.flag() else self.chance.randint(0, 300)

    def text(self) -> str:
        text = self.chance.choice(TEXTS)
        if self.chance.random() < 0.4:
            at = self.chance.randint(0, len(text))
            piece = self.chance.choice(["\0", "\ud800", "\N{SNOWMAN}", ";", "9" * 50, "a" * 5000, "\n"])
            text = text[:at] + piece + text[at + self.chance.randint(0, 3) :]
        return text

    def bytes(self) -> bytes:
        data = bytearray(self.chance.choice([*FILES, *WHEELS, *WHEELS, b"", b"\x7fELF", bytes(1936), self.text().encode("utf-8", "surrogatepass")]))
        for _ in range(self.chance.choice([0, 0, 1, 5, 50])):
            if data:
                data[self.chance.randrange(len(data))] = self.chance.choice([0, 1, 0x7F, 0x80, 0xFF, self.chance.randrange(256)])
        if self.chance.random() < 0.3:
            del data[self.chance.randint(0, len(data)) :]
        return bytes(data)

    def buffer(self) -> Any:
        data = self.bytes()
        view = memoryview(data)
        return self.chance.choice([data, bytearray(data), view, view[::2], view[1:], memoryview(bytearray(8)).cast("Q")])

    def any(self, depth: int) -> Any:
        plain: list[Callable[[], Any]] = [self.number, self.text, self.bytes, self.buffer, self.flag, Odd, object, dict]
        plain += [lambda: None, lambda: 1.5, lambda: float("nan"), lambda: Odd]
        if depth < 3:
            plain += [lambda: self.list_of("int", depth + 1), lambda: [self.any(depth + 1)]]
            plain += [lambda: self.member_of(self.chance.choice(STRUCTS), depth + 1)]
        return self.chance.choice(plain)()


def raising(*_: Any) -> Any:
    raise ValueError("raised by a callback")


def functions() -> list[tuple[str, Callable[..., Any]]]:
    """Those of the C interface, and what people call."""
    named = [(f"{module.__name__}.{name}", it) for module in MODULES for name, it in vars(module).items() if not name.startswith("_")]
    made = [(name, it) for name, it in named if callable(it) and not inspect.isclass(it)]
    people: list[Callable[..., Any]] = [smarch.Target, smarch.Toolkit, smarch.Driver, smarch.Cc, smarch.Version.parse]
    people += [smarch.archs.parse, smarch.fits, smarch.occupancy_many, smarch.ptx.check, smarch.ptx.requirements]
    return made + [(f"smarch.{it.__name__}", it) for it in people]


def arguments(function: Callable[..., Any], values: Values) -> tuple[list[Any], dict[str, Any]]:
    if inspect.isclass(function):
        return [values.of("str | int")], {}
    parameters = list(inspect.signature(function).parameters.values())
    fixed = [it for it in parameters if it.kind is it.POSITIONAL_OR_KEYWORD and (it.default is it.empty or values.flag())]
    named = [it for it in parameters if it.kind is it.KEYWORD_ONLY and values.flag()]
    return [values.of(it.annotation) for it in fixed], {it.name: values.of(it.annotation) for it in named}


def once(name: str, function: Callable[..., Any], values: Values) -> bool:
    """Whether the call was answered; an exception that it must not raise ends the program."""
    try:
        given, named = arguments(function, values)
    except ALLOWED:
        return False
    try:
        function(*given, **named)
        return True
    except ALLOWED:
        return False
    except BaseException:
        print(f"{name}(*{str(given)[:2000]}, **{named})", flush=True)
        raise


def files(values: Values) -> None:
    """Any bytes as a file, all of it read."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(values.bytes())
        file.flush()
        try:
            with smarch.open(file.name) as opened:
                opened.kernel_rows()
                opened.image_rows()
                opened.runs_on("9.0")
        except ALLOWED:
            pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=0, help="how often each function is called")
    parser.add_argument("--seconds", type=float, default=0, help="how long, at least; with it rounds go on")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    faulthandler.enable()
    print(f"seed {options.seed}", flush=True)
    values, asked, end = Values(options.seed), functions(), time.monotonic() + options.seconds
    rounds = calls = answered = 0
    while rounds < options.rounds or time.monotonic() < end:
        for name, function in asked:
            answered += once(name, function, values)
            calls += 1
        for _ in range(10):
            files(values)
        rounds += 1
    print(f"{calls} calls of {len(asked)} functions, {answered} of them answered, {rounds * 10} files")


if __name__ == "__main__":
    main()
