"""What the generated functions stand on: values are checked on the way to C, and copied on the way back."""

from __future__ import annotations

import operator
import weakref
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, cast

from ._interface import BUFFER_TOO_SMALL, OK
from ._library import ffi, lib
from .errors import Error

T = TypeVar("T")
E = TypeVar("E")

NO_FAULT = 2 ** (8 * ffi.sizeof("size_t")) - 1


class Struct:
    """A struct of C's with Python's values. Equal where all fields are; `asdict` for tables, `replace` for one like it."""

    __slots__: tuple[str, ...] = ()

    def _fields(self) -> Iterator[tuple[str, Any]]:
        return ((name, getattr(self, name)) for name in self.__slots__)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self._fields() if value is not None)
        return f"{type(self).__name__}({fields})"

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(value == getattr(other, name) for name, value in self._fields())

    def __hash__(self) -> int:
        return hash((type(self), *(value for _, value in self._fields())))

    def asdict(self) -> dict[str, Any]:
        """The fields by name, structs within as dictionaries too."""
        return {name: plain(value) for name, value in self._fields()}

    def replace(self: T, **changes: Any) -> T:
        """The same with other values for the fields that are named."""
        fields = {name: getattr(self, name) for name in type(self).__dict__["__slots__"]}
        unknown = changes.keys() - fields.keys()
        if unknown:
            raise TypeError(f"{type(self).__name__} has no field {sorted(unknown)[0]}")
        return type(self)(**{**fields, **changes})


def plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.asdict()
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(plain(it) for it in value)
    return value


# To C.


def _integer(bits: int, signed: bool = False) -> Callable[[str, Any], int]:
    low = -(2 ** (bits - 1)) if signed else 0
    high = 2 ** (bits - 1) - 1 if signed else 2**bits - 1

    def check(name: str, value: Any) -> int:
        try:
            number = operator.index(value)
        except TypeError:
            raise TypeError(f"{name}: expected an integer, not {type(value).__name__}") from None
        if not low <= number <= high:
            raise ValueError(f"{name}: expected {low} to {high}, not {number}")
        return number

    return check


uint8, uint16, uint32, uint64 = (_integer(bits) for bits in (8, 16, 32, 64))
int32, int64 = _integer(32, signed=True), _integer(64, signed=True)
size = _integer(8 * ffi.sizeof("size_t"))


def version(name: str, value: Any) -> tuple[int, int]:
    """Two numbers, as Version or as a tuple; 0, 0 for None."""
    if value is None:
        return 0, 0
    if not isinstance(value, tuple) or len(value) != 2:
        raise TypeError(f"{name}: expected a version as Version(8, 6) or (8, 6), not {value!r}")
    return uint16(name, value[0]), uint16(name, value[1])


def encoded(name: str, value: Any) -> bytes:
    """A text as C reads it."""
    if isinstance(value, str):
        return value.encode("utf-8", "surrogatepass")
    if isinstance(value, bytes):
        return value
    raise TypeError(f"{name}: expected str or bytes, not {type(value).__name__}")


def view(name: str, value: Any) -> Any:
    """Bytes where they lie, of bytes, bytearray, memoryview, mmap or an array."""
    try:
        return ffi.from_buffer("uint8_t[]", value)
    except (TypeError, BufferError, ValueError) as error:
        if isinstance(value, str):
            raise TypeError(f"{name}: expected bytes, not str") from None
        raise TypeError(f"{name}: expected bytes, bytearray, memoryview, mmap or another contiguous buffer, not {type(value).__name__}: {error}") from None


def of_class(name: str, value: Any, expected: type) -> None:
    if not isinstance(value, expected):
        raise TypeError(f"expected {name}, not {type(value).__name__}")


def kept(name: str, value: Any, keep: list[Any]) -> Any:
    """Characters or bytes that a struct points to, for as long as `keep` lives."""
    data = encoded(name, value)
    keep.append(ffi.new("char[]", data))
    return ffi.cast("void *", keep[-1])


def length_of(value: Any) -> int:
    return len(encoded("", value))


def fill(name: str, c: Any, value: Any, length: int) -> None:
    """Bytes or characters within a struct; what is shorter is followed by zeros."""
    data = encoded(name, value)
    at_most(name, data, length)
    ffi.buffer(c)[: len(data)] = data


def at_most(name: str, value: Any, length: int) -> None:
    try:
        count = len(value)
    except TypeError:
        raise TypeError(f"{name}: expected a sequence, not {type(value).__name__}") from None
    if count > length:
        raise ValueError(f"{name}: expected at most {length} elements, not {count}")


def at_least(name: str, value: Any, length: int) -> None:
    data = encoded(name, value)
    if len(data) < length:
        raise ValueError(f"{name}: expected {length} bytes, not {len(data)}")


def numbers(array: str, name: str, values: Any, check: Callable[[str, Any], int], keep: list[Any] | None = None) -> Any:
    """An array of numbers."""
    if isinstance(values, (str, bytes)):
        raise TypeError(f"{name}: expected a sequence of integers, not {type(values).__name__}")
    try:
        found = [check(name, it) for it in values]
    except TypeError as error:
        raise TypeError(f"{name}: expected a sequence of integers, not {type(values).__name__}") from error
    made = ffi.new(array, found)
    if keep is not None:
        keep.append(made)
    return made


def structs(array: str, name: str, values: Any, write: Callable[[Any, Any, list[Any]], None]) -> Any:
    """An array of structs. What they point to is theirs for the time of the call."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Sequence):
        raise TypeError(f"{name}: expected a sequence of structs, not {type(values).__name__}")
    made = ffi.new(array, len(values))
    keep: list[Any] = []
    for place, value in zip(made, values):
        write(place, value, keep)
    _kept[made] = keep
    return made


# What an array of structs points to lives as long as the array: cffi's own objects can be weak keys.
_kept: Any = weakref.WeakKeyDictionary()


# From C.


def text(c: Any) -> str:
    """Characters up to a NUL; "" of none. What is no UTF-8 is written as \\xNN."""
    return str(ffi.string(c).decode("utf-8", "backslashreplace")) if c else ""


def text_or_none(c: Any) -> str | None:
    return text(c) if c else None


def text_of(c: Any, length: int) -> str:
    return bytes(ffi.buffer(c, length)).decode("utf-8", "backslashreplace") if length else ""


def bytes_of(c: Any, length: int) -> bytes:
    return bytes(ffi.buffer(c, length)) if length and c else b""


buffer = ffi.buffer


def code(enumeration: type[E], value: int) -> E:
    """The code as a member; None for 0 where that is none, and the number for one that has no name."""
    members = cast(Any, enumeration)._value2member_map_
    return cast(E, members.get(value, value or None))


def check(status: int, fault: Any = None, problem: Callable[[], Any] | None = None) -> None:
    """Raises what a status tells, with the place of the fault."""
    if status != OK:
        from .c import Status

        position = fault[0] if fault and fault[0] != NO_FAULT else None
        message = text(lib.smarch_status_message(status))
        raise Error(message, code(Status, status), position, problem() if problem else None)


def _written(call: Callable[[Any, int, Any], int], array: str, first: int, fault: Any, after: Callable[[], None] | None) -> tuple[Any, int]:
    """A buffer with what a function writes into it, and how much that is: called again with the room that it asks for."""
    capacity = first
    count = ffi.new("size_t *")
    while True:
        out = ffi.new(array, capacity)
        status = call(out, capacity, count)
        if after:
            after()
        if status == BUFFER_TOO_SMALL and count[0] >= capacity:
            # A text's count leaves out its NUL.
            capacity = count[0] + 1
            continue
        check(status, fault)
        return out, count[0]


def written(call: Callable[[Any, int, Any], int], fault: Any = None) -> str:
    out, count = _written(call, "char[]", 256, fault, None)
    return text_of(out, count)


def written_bytes(call: Callable[[Any, int, Any], int], fault: Any = None, after: Callable[[], None] | None = None) -> bytes:
    out, count = _written(call, "uint8_t[]", 0, fault, after)
    return bytes_of(out, count)


def written_list(call: Callable[[Any, int, Any], int], array: str, read: Callable[[Any], T], fault: Any = None) -> list[T]:
    out, count = _written(call, array, 16, fault, None)
    return [read(out[i]) for i in range(count)]


class _Callback:
    """A function of Python's that C calls: what it raises is raised where C was called."""

    def __init__(self, name: str, function: Any) -> None:
        if not callable(function):
            raise TypeError(f"{name}: expected a function, not {type(function).__name__}")
        self.function = function
        self.error: BaseException | None = None

    def finish(self) -> None:
        if self.error is not None:
            error, self.error = self.error, None
            raise error


class DynamicSmem(_Callback):
    """From the threads of a block to its bytes of dynamic shared memory."""

    def __init__(self, name: str, function: Callable[[int], int]) -> None:
        super().__init__(name, function)
        self.c = ffi.callback("smarch_dynamic_smem_of", self._called)

    def _called(self, block_size: int, context: Any) -> int:
        if self.error is None:
            try:
                return uint64("dynamic_smem_of", self.function(block_size))
            except BaseException as error:  # noqa: BLE001 - raised again by finish
                self.error = error
        return 0


class Decoder(_Callback):
    """From a method, stored bytes and the size that they unpack to, to those bytes."""

    def __init__(self, name: str, function: Callable[[int, bytes, int], bytes]) -> None:
        super().__init__(name, function)
        self.c = ffi.callback("smarch_fatbin_decoder", self._called)

    def _called(self, method: int, data: Any, length: int, out: Any, size: int, context: Any) -> int:
        try:
            unpacked = cast(bytes, self.function(method, bytes_of(data, length), size))
            if len(unpacked) == size:
                ffi.memmove(out, unpacked, size)
            return len(unpacked)
        except BaseException as error:  # noqa: BLE001 - raised again by finish
            self.error = error
            return size + 1
