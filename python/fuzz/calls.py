"""Calls every function of the installed package with any values and bytes: calls.py [--rounds N | --seconds N] [--seed N].

Nothing but TypeError, ValueError (smarch.Error among them) and OSError may come of it. A crash of the interpreter ends the program with the Python
stack that led to it; the seed, printed first, repeats it.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import inspect
import io
import random
import tempfile
import time
import warnings
import zipfile
from pathlib import Path
from typing import Any, Callable

import smarch
import smarch.torch

ALLOWED = (TypeError, ValueError, OSError)
SAMPLES = Path(__file__).resolve().parents[2] / "tests/data"
FOLDERS = ("cubin/cubins", "cubin/malformed", "fatbin/samples", "fatbin/hosts")
FILES = [path.read_bytes() for folder in FOLDERS for path in sorted((SAMPLES / folder).glob("*"))[:12] if path.is_file()]
QUESTIONS = ["list", "check", "features", "pick", "cover", "limits", "archs", "toolkits", "device", "driver", "hardware", "occupancy", "mcpu", "symbol"]


def zipped(files: list[bytes], compression: int) -> bytes:
    """A wheel of them."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compression) as archive:
        for number, data in enumerate(files):
            archive.writestr(f"package/lib{number}.so", data)
    return packed.getvalue()


WHEELS = [zipped(FILES[-14:-8], compression) for compression in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)]
TEXTS = ["", "sm_90a", "compute_100f", "lto_90", "9.0", "8.0;9.0+PTX", "80-real;90", "-gencode arch=compute_80,code=sm_80", "torch", "nvcc", "cmake", "12.4", "550.54"]
TEXTS += ["RTX 4090", "H100", "8.6", "a", "f", "block_size", "registers", "dynamic_smem", "shipped", "native", "regs", "gemm*", "went,registers:+8"]
TEXTS += [".version 8.0\n.target sm_80\n.visible .entry k() { wgmma.fence.sync.aligned; ret; }\n"]
NUMBERS = [0, 1, 2, 7, 31, 32, 80, 90, 255, 256, 1024, 49152, 12040, 13000, 65535]
NUMBERS += [2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1, 2**64, -1, -(2**31), -(2**63), 10**40]


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

    def flag(self) -> bool:
        return self.chance.random() < 0.5

    def number(self) -> int:
        return self.chance.choice(NUMBERS) if self.flag() else self.chance.randint(0, 300)

    def text(self) -> str:
        text = self.chance.choice(TEXTS)
        if self.chance.random() < 0.3:
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

    def any(self, depth: int = 0) -> Any:
        """Mostly what is meant somewhere."""
        common: list[Callable[[], Any]] = [self.number, self.text, self.text, self.flag, lambda: None]
        common += [lambda: self.chance.choice([*smarch.Target]), lambda: self.chance.choice([*smarch.Toolkit])]
        common += [lambda: smarch.Cc(abs(self.number()) % 2**32), lambda: smarch.Driver(abs(self.number()) % 2**32), lambda: smarch.Version(8, self.chance.randint(0, 9))]
        odd: list[Callable[[], Any]] = [self.bytes, Odd, object, dict, lambda: 1.5, lambda: float("nan"), lambda: Odd]
        odd += [lambda: memoryview(self.bytes())[::2], lambda: (self.number(), self.number())]
        if depth < 3:
            odd += [lambda: [self.any(depth + 1) for _ in range(self.chance.choice([0, 1, 2, 3, 200]))]]
        return self.chance.choice(common if self.chance.random() < 0.8 else odd)()


def functions() -> list[Callable[..., Any]]:
    """What people call, methods of values among them. What opens paths is called with files below."""
    plain: list[Any] = [smarch.Target, smarch.Toolkit, smarch.Driver, smarch.Cc, smarch.Name, smarch.Version.parse, smarch.cover, smarch.fits, smarch.occupancy]
    plain += [smarch.occupancy_many, smarch.archs.parse, smarch.ptx.check, smarch.ptx.items, smarch.ptx.requirements, smarch.products, smarch.torch.arch_flags, smarch.torch.arch_list]
    built, kernel = smarch.archs.parse("torch", "8.0;9.0+PTX"), smarch.occupancy("9.0", regs=64)
    needs = smarch.ptx.requirements(TEXTS[-1])
    for value in (smarch.Target.SM_90A, smarch.Toolkit.CUDA_12_4, built, kernel, needs):
        names = [name for name, it in inspect.getmembers(type(value), inspect.isfunction) if not name.startswith("_") and name not in ("plot", "to_json") and it.__module__.startswith("smarch")]
        plain += [getattr(value, name) for name in names]
    return plain


def arguments(function: Callable[..., Any], values: Values) -> tuple[list[Any], dict[str, Any]]:
    if inspect.isclass(function):
        return [values.any()], {}
    parameters = list(inspect.signature(function).parameters.values())
    fixed = [it for it in parameters if it.kind is it.POSITIONAL_OR_KEYWORD and (it.default is it.empty or values.flag())]
    named = [it for it in parameters if it.kind is it.KEYWORD_ONLY and values.chance.random() < 0.3]
    return [values.any() for _ in fixed], {it.name: values.any() for it in named}


def once(function: Callable[..., Any], values: Values) -> bool:
    """Whether the call was answered; an exception that it must not raise ends the program."""
    given, named = [], {}
    try:
        given, named = arguments(function, values)
        function(*given, **named)
        return True
    except ALLOWED:
        return False
    except BaseException:
        print(f"{function}(*{str(given)[:2000]}, **{str(named)[:2000]})", flush=True)
        raise


def files(values: Values) -> None:
    """Any bytes as a file, all of it read and asked."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.so"
        path.write_bytes(values.bytes())
        source: Any = values.chance.choice([path, folder, path.read_bytes()])
        with contextlib.suppress(*ALLOWED), smarch.open(source, limit=values.chance.choice([1, 1 << 20, 1 << 33])) as opened:
            opened.kernel_rows()
            opened.image_rows()
            for image in opened.images:
                with contextlib.suppress(*ALLOWED):
                    image.read()
            with contextlib.suppress(*ALLOWED):
                opened.runs_on("9.0")
            names = ["device", "driver", "kernel", "target", "image", "sort", "limit", "block", "dynamic_smem", "opt_in", "sms", "most_bytes", "most_names"]
            opened.report(**{name: values.any() for name in names if values.chance.random() < 0.2})
        with contextlib.suppress(*ALLOWED):
            smarch.diff(source, values.bytes(), values.chance.choice([None, "went,registers:+8", values.text()]))


def questions(values: Values) -> None:
    """Any words as a question. What reads files and writes them has no part in it."""
    words = [str(values.any())[:200].replace("/", "").encode("utf-8", "replace").decode() for _ in range(values.chance.randint(0, 3))]
    with contextlib.suppress(*ALLOWED):
        smarch.ask(values.chance.choice(QUESTIONS), *words)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=0, help="how often each function is called")
    parser.add_argument("--seconds", type=float, default=0, help="how long, at least; with it rounds go on")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    faulthandler.enable()
    warnings.simplefilter("ignore")
    print(f"seed {options.seed}", flush=True)
    values, asked, end = Values(options.seed), functions(), time.monotonic() + options.seconds
    rounds = calls = answered = 0
    while rounds < options.rounds or time.monotonic() < end:
        for function in asked:
            answered += once(function, values)
            calls += 1
        for _ in range(10):
            files(values)
            questions(values)
        rounds += 1
    print(f"{calls} calls of {len(asked)} functions, {answered} of them answered, {rounds * 10} files and questions")


if __name__ == "__main__":
    main()
