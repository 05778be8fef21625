"""Every function of the package answers as its C function does, called another way, on the same inputs."""

from __future__ import annotations

import ctypes
import importlib
import keyword
import random
from typing import Any

import pytest
import smarch
from reference import DATA, FUNCTIONS, INTEGERS, INTERFACE, ROOT, STRUCTS, base_of, c_type, function, same, same_struct, struct_type, text_at
from smarch import c
from smarch._library import ffi
from smarch._values import Cc, Version
from smarch.c import documented

CODES = {row["type"]: [it["value"] for it in row["members"]] for row in INTERFACE["enumerations"] if row["type"]}
NUMBERS = [0, 1, 2, 7, 32, 64, 75, 80, 90, 100, 103, 121, 128, 255, 256, 1024, 2**31, 2**32 - 1]
TEXTS = ["sm_90a", "compute_100f", "9.0", "8.0;9.0+PTX", "80-real;90", "12.4", "550.54.14", "RTX 4090", "gfx90a", "", "torch", "c++20", "tcgen05.mma", "nvptx64-nvidia-cuda",
         "e-p:64:64:64", "+ptx80,-sm_90", "wgmma.fence.sync.aligned", "E07", "\N{SNOWMAN}", "e-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64", "!HasFeature", "-gencode arch=compute_80,code=sm_80",
         ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() { wgmma.fence.sync.aligned; ret; }\n"]  # fmt: skip
FILES = ["cubin/cubins/13.0.88_sm_80_shared_c.cubin", "cubin/cubins/12.9.86_sm_80_shared.cubin", "fatbin/samples/default.fatbin", "fatbin/samples/host_exe", "fatbin/hosts/library.lib"]
BYTES = [b"", b"\x7fELF", bytes(1936), bytes(2048), *((DATA / it).read_bytes() for it in FILES)]
# Those that work in memory of the caller's or call back are tried by name, below.
BY_NAME = {"smarch_fatbin_unpack", "smarch_fatbin_unpack_with", "smarch_occupancy_best_block_with"}
ROUNDS = 60


def module_of(header: str) -> Any:
    return documented if header == "documented" else importlib.import_module(f"smarch.c._{header}")


def python_function(name: str) -> Any:
    short = name.removeprefix("smarch_") if hasattr(str, "removeprefix") else name[len("smarch_") :]
    module = documented if FUNCTIONS[name]["header"] == "documented" else c
    return getattr(module, short, None) or getattr(module, short + "_")


def safe(name: str) -> str:
    return name + "_" if keyword.iskeyword(name) else name


class Inputs:
    """One set of inputs, for both ways."""

    def __init__(self, row: dict[str, Any], chance: random.Random, pool: Pool) -> None:
        self.chance = chance
        self.pool = pool
        self.python: dict[str, Any] = {}
        self.c: list[Any] = []
        self.keep: list[Any] = []
        self.outs: list[tuple[str, Any]] = []
        self.element = ""
        self.out: Any = None
        self.count = ctypes.c_size_t()
        self.lengths: list[int] = []
        for argument in row["arguments"]:
            getattr(self, f"add_{argument['role']}")(argument)

    def add_value(self, argument: dict[str, Any]) -> None:
        python, raw = self.value_of(base_of(argument["type"]))
        self.python[safe(argument["name"])] = python
        self.c.append(raw)

    def number(self, name: str) -> int:
        limit: int = 2 ** (8 * ctypes.sizeof(INTEGERS[name])) - 1
        pool = self.pool.numbers if self.chance.random() < 0.5 else NUMBERS
        return min(self.chance.choice(pool), limit)

    def value_of(self, name: str) -> tuple[Any, Any]:
        if name in ("smarch_cc", "smarch_driver", *CODES):
            known = CODES.get(name) or ([75, 80, 90, 100, 103, 121] if name == "smarch_cc" else [11080, 12040, 13000, 13050])
            value = self.chance.choice([*known, *known, *known, self.chance.choice([0, 5, 99999])])
            return value, value
        if name == "bool":
            value = self.chance.random() < 0.5
            return value, value
        if name in INTEGERS:
            value = self.number(name)
            return value, value
        raw = self.struct_of(name)
        return self.python_of(name, raw), raw

    def struct_of(self, name: str) -> Any:
        """A struct that a row of the library's has, or one of plausible numbers."""
        rows = self.pool.structs.get(name)
        if rows and self.chance.random() < 0.8:
            return self.chance.choice(rows)
        raw = struct_type(name)()
        for field in STRUCTS[name]["fields"]:
            if "*" in field["type"] or "dimensions" in field or "reserved" in field["name"] or field["name"].endswith(("_count", "_len")):
                continue
            if field["name"].startswith("has_"):
                setattr(raw, field["name"], 1)
            elif field["type"] in STRUCTS:
                setattr(raw, field["name"], self.struct_of(field["type"]))
            elif field["name"] != "flags" and not field["name"].endswith("mask"):
                limit = 2 ** (8 * field["size"]) - 1
                known = CODES.get(field["type"]) or [0, 0, 1, 32, 256]
                setattr(raw, field["name"], min(self.chance.choice(known), limit))
        return raw

    def python_of(self, name: str, raw: Any) -> Any:
        if name == "smarch_version":
            return Version(raw.major, raw.minor)
        self.keep.append(raw)
        return getattr(module_of(STRUCTS[name]["header"]), "_read_" + name[len("smarch_") :])(ffi.cast(f"{name} *", ctypes.addressof(raw))[0])

    def add_input(self, argument: dict[str, Any]) -> None:
        name = base_of(argument["type"])
        raw = self.struct_of(name)
        self.python[safe(argument["name"])] = self.python_of(name, raw)
        self.keep.append(raw)
        self.c.append(ctypes.addressof(raw))

    def add_changed(self, argument: dict[str, Any]) -> None:
        name = base_of(argument["type"])
        raw = struct_type(name).from_buffer_copy(bytes(self.struct_of(name)))
        self.python[safe(argument["name"])] = self.python_of(name, raw)
        changed = struct_type(name).from_buffer_copy(bytes(raw))
        self.keep.append(changed)
        self.c.append(ctypes.addressof(changed))
        self.outs.append((name, changed))

    def add_text(self, argument: dict[str, Any]) -> None:
        text = self.chance.choice(self.pool.texts if self.chance.random() < 0.5 else TEXTS)
        self.python[safe(argument["name"])] = text
        self.pass_bytes(text.encode())

    def add_bytes(self, argument: dict[str, Any]) -> None:
        data = self.chance.choice(self.pool.bytes)
        self.python[safe(argument["name"])] = data
        self.pass_bytes(data)

    def pass_bytes(self, data: bytes) -> None:
        self.keep.append(ctypes.create_string_buffer(data, max(len(data), 1)))
        self.c.append(ctypes.addressof(self.keep[-1]))
        self.lengths.append(len(data))

    def add_list(self, argument: dict[str, Any]) -> None:
        name = base_of(argument["type"])
        pairs = [self.value_of(name) for _ in range(self.chance.randrange(4))]
        self.python[safe(argument["name"])] = [python for python, _ in pairs]
        array = (c_type(name) * max(len(pairs), 1))(*[raw for _, raw in pairs])
        self.keep.append(array)
        self.c.append(ctypes.addressof(array))
        self.lengths.append(len(pairs))

    def add_length(self, argument: dict[str, Any]) -> None:
        self.c.append(self.lengths.pop(0))

    def add_buffer(self, argument: dict[str, Any]) -> None:
        self.element = base_of(argument["type"])
        self.out = (c_type(self.element) * 4096)()
        self.c.append(ctypes.addressof(self.out))

    add_array = add_buffer

    def add_capacity(self, argument: dict[str, Any]) -> None:
        self.c.append(4096)

    def grow(self, row: dict[str, Any]) -> None:
        """A buffer of the size that was asked for."""
        self.out = (c_type(self.element) * (self.count.value + 1))()
        for place, argument in enumerate(row["arguments"]):
            if argument["role"] in ("buffer", "array"):
                self.c[place], self.c[place + 1] = ctypes.addressof(self.out), self.count.value + 1

    def add_count(self, argument: dict[str, Any]) -> None:
        self.c.append(ctypes.addressof(self.count))

    def add_out(self, argument: dict[str, Any]) -> None:
        name = base_of(argument["type"])
        raw = c_type(name)()
        self.keep.append(raw)
        self.c.append(ctypes.addressof(raw))
        self.outs.append((name, raw))

    add_place = add_mask = add_out

    def add_fault(self, argument: dict[str, Any]) -> None:
        self.c.append(None)

    add_problem = add_fault


def compare(name: str, row: dict[str, Any], inputs: Inputs) -> bool:
    """Calls both ways and compares; whether there was an answer rather than an error."""
    raw = function(name)(*inputs.c)
    if row["result"] == "smarch_status" and raw == c.Status.BUFFER_TOO_SMALL:
        inputs.grow(row)
        raw = function(name)(*inputs.c)
    try:
        value = python_function(name)(**inputs.python)
    except smarch.Error as error:
        assert row["result"] == "smarch_status" and int(error.status) == raw, f"{error} is not {raw}"
        return False
    if row["result"] == "smarch_status":
        assert raw == 0, f"{name} fails with {raw}, and {value!r} came"
        compare_written(inputs, value)
    elif base_of(row["result"]) == "char":
        assert (value or None) == (text_at(raw) or None)
    elif row["form"] == "all rows":
        rows = (c_type(base_of(row["result"])) * inputs.count.value).from_address(raw) if raw else ()
        assert len(value) == len(rows)
        assert all(same(a, b) for a, b in zip(value, rows))
    elif "*" in row["result"]:
        assert value is None if not raw else same_struct(value, struct_type(base_of(row["result"])).from_address(raw))
    else:
        assert same(value, raw), f"{value!r} is not {raw!r}"
    return value not in (None, 0, "", False)


def compare_written(inputs: Inputs, value: Any) -> None:
    if inputs.out is not None:
        found = inputs.out[: inputs.count.value]
        if isinstance(value, str):
            assert value == found.decode("utf-8", "backslashreplace")
        else:
            assert len(value) == len(found) and all(same(a, b) for a, b in zip(value, found))
        return
    values = value if len(inputs.outs) > 1 else (value,)
    for it, (name, raw) in zip(values, inputs.outs):
        assert same_struct(it, raw) if name in STRUCTS else same(it, raw.value)


class Pool:
    """What the library's own tables and answers hold, as inputs of the functions that take such values."""

    def __init__(self) -> None:
        self.structs: dict[str, list[Any]] = {}
        self.numbers = [0]
        self.texts = [""]
        self.bytes = list(BYTES)

    def add(self, name: str, raw: Any) -> None:
        self.structs.setdefault(name, []).append(raw)
        for field in STRUCTS[name]["fields"]:
            value = getattr(raw, field["name"])
            if field["type"] == "const char *" and "dimensions" not in field and not hasattr(raw, field["name"] + "_len"):
                self.texts.append((text_at(value) or "") if field["name"] != "text" or not hasattr(raw, "len") else "")
            elif isinstance(value, int) and not isinstance(value, bool) and "*" not in field["type"]:
                self.numbers.append(max(value, 0))
            elif field["type"] == "uint8_t" and "dimensions" in field:
                self.bytes.append(bytes(value))

    @staticmethod
    def gathered() -> Pool:
        pool = Pool()
        for row in FUNCTIONS.values():
            name = base_of(row["result"])
            if row["form"] == "all rows" and len(row["arguments"]) == 1 and name in STRUCTS:
                count = ctypes.c_size_t()
                first = function(row["name"])(ctypes.addressof(count))
                for raw in (struct_type(name) * count.value).from_address(first):
                    pool.add(name, raw)
        # What functions answer is what others take: an item of PTX text, a form, a profile, an entry of a fat binary.
        for name in sorted(set(FUNCTIONS) - BY_NAME):
            chance = random.Random(name)
            for _ in range(ROUNDS if FUNCTIONS[name]["arguments"] else 0):
                inputs = Inputs(FUNCTIONS[name], chance, pool)
                if function(name)(*inputs.c) == 0 and FUNCTIONS[name]["result"] == "smarch_status":
                    keep_outputs(pool, inputs)
        return pool


def keep_outputs(pool: Pool, inputs: Inputs) -> None:
    """Copies of what was written, with the inputs, into which they may point."""
    KEPT.append(inputs)
    for name, raw in inputs.outs:
        if name in STRUCTS:
            pool.structs.setdefault(name, []).append(raw)
    if inputs.element in STRUCTS:
        pool.structs.setdefault(inputs.element, []).extend(inputs.out[: min(inputs.count.value, 20)])


KEPT: list[Inputs] = []
POOL = Pool.gathered()


@pytest.mark.parametrize("name", sorted(set(FUNCTIONS) - BY_NAME))
def test_answers_as_c_does(name: str) -> None:
    row = FUNCTIONS[name]
    chance = random.Random(name)
    rounds = ROUNDS if row["arguments"] and row["form"] != "all rows" else 1
    for _ in range(rounds):
        compare(name, row, Inputs(row, chance, POOL))


def test_every_struct_lies_where_the_interface_says() -> None:
    for name, row in STRUCTS.items():
        assert ffi.sizeof(name) == row["size"], name
        assert ctypes.sizeof(struct_type(name)) == row["size"], name
        for field in row["fields"]:
            python = field["name"] + "_" if field["name"] in ("from", "global") else field["name"]
            assert ffi.offsetof(name, python) == field["offset"], f"{name}.{field['name']}"


def test_every_function_and_code_is_there() -> None:
    for name in FUNCTIONS:
        assert callable(python_function(name)) and name in (python_function(name).__doc__ or "")
    for row in INTERFACE["enumerations"]:
        if row["type"]:
            members = getattr(module_of(row["header"]), row["cpp"] or {"smarch_target": "Target", "smarch_status": "Status"}[row["type"]])
            assert [it.value for it in members.__members__.values()] == [it["value"] for it in row["members"]]


def without_decoder(method: int, stored: bytes, size: int) -> bytes:
    raise LookupError("no decoder")


def test_unpacking_and_callbacks() -> None:
    data = (DATA / "fatbin/samples/default.fatbin").read_bytes()
    for entry in c.fatbin_entries(data):
        unpacked = c.fatbin_unpack(data, entry)
        assert c.fatbin_unpack_with(data, entry, lambda method, stored, size: unpacked.ljust(size, b"\0")) == unpacked
        if entry.compression == c.Compression.NONE:
            continue
        with pytest.raises(LookupError, match="no decoder"):
            c.fatbin_unpack_with(data, entry, without_decoder)
    geometry = c.geometry_find(Cc(90))
    assert geometry
    kernel = c.Kernel(registers=40)
    best = c.occupancy_best_block_with(geometry, kernel, lambda threads: 16 * threads)
    assert best == c.occupancy_best_block(geometry, kernel.replace(dynamic_smem_per_thread=16))
    with pytest.raises(TypeError, match="expected an integer"):
        c.occupancy_best_block_with(geometry, kernel, lambda threads: "many")  # type: ignore[arg-type,return-value]


def test_the_package_is_of_this_checkout() -> None:
    version = next(line for line in (ROOT / "Cargo.toml").read_text().splitlines() if line.startswith("version"))
    assert smarch.__version__ in version and c.abi_version() == INTERFACE["abi"]
