"""What a file holds: a cubin, PTX, a fat binary, a library, an archive, or a wheel full of them."""

from __future__ import annotations

import contextlib
import mmap
import os
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import IO, Any, Union

from . import c
from ._arguments import DeviceLike, DriverLike, device_of, driver_of
from ._questions import answered
from ._values import Driver, Version
from .errors import Error
from .hardware import Occupancy, occupancy

PathLike = Union[str, "os.PathLike[str]"]
Data = Union[bytes, bytearray, memoryview, mmap.mmap]

WITH_CODE = {c.FileKind.CUBIN, c.FileKind.PTX, c.FileKind.FAT_BINARY, c.FileKind.ELF, c.FileKind.PE, c.FileKind.COFF, c.FileKind.ARCHIVE}
# What zipfile raises of a damaged file, an encrypted member, or a compression that it has not got.
DAMAGED = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError)
PTX_KINDS = (c.EntryKind.PTX, c.EntryKind.RELOCATABLE_PTX)
KINDS = {c.EntryKind.CUBIN: c.NameKind.SM, c.EntryKind.PTX: c.NameKind.COMPUTE, c.EntryKind.LTO: c.NameKind.LTO}
TOO_NEW = "it is compressed with zstd, which older drivers do not load"
LIMIT = 8 << 30  # bytes that a zip file, or one image, may unpack to
# Larger files are mapped: smaller ones are read, so that nobody who shortens them meanwhile does any harm.
MAPPED = 64 << 20


class Kernel:
    """A kernel of a cubin, and what it uses. What the file does not tell is None."""

    __slots__ = ("detail", "image")

    def __init__(self, image: Image, detail: c.CubinKernel) -> None:
        self.image = image
        self.detail = detail

    @property
    def name(self) -> str:
        """As in the file: mangled where the source was C++."""
        return self.detail.name

    @property
    def registers(self) -> int | None:
        """Registers a thread."""
        return self.detail.registers

    @property
    def static_smem(self) -> int | None:
        """Bytes of static shared memory a block."""
        return self.detail.static_smem

    @property
    def stack(self) -> int | None:
        """Bytes of stack a thread."""
        return self.detail.stack

    @property
    def spills(self) -> int | None:
        """Instructions that spill registers or load them again."""
        return self.detail.spills

    @property
    def barriers(self) -> int | None:
        return self.detail.barriers

    @property
    def max_threads(self) -> int | None:
        """The most threads of a block that its launch bounds allow; None where there are none, or the file does not tell."""
        sizes = self.detail.required_block if any(self.detail.required_block or ()) else self.detail.max_block
        return sizes[0] * sizes[1] * sizes[2] if sizes and any(sizes) else None

    def occupancy(self, block: int, dynamic_smem: int = 0, sm: DeviceLike | None = None) -> Occupancy:
        """How many of its blocks an SM holds: of the cubin's target, or of another device that runs it."""
        if self.registers is None or self.static_smem is None:
            raise ValueError(f"{self.name}: the file does not tell what it uses; a kernel that is to be linked has no numbers yet")
        at = sm if sm is not None else self.image.target
        if at is None:
            raise ValueError(f"{self.name}: the target is not known; name a device")
        return occupancy(at, block=block, regs=self.registers, smem=self.static_smem, dynamic_smem=dynamic_smem, opt_in=True, barriers=self.barriers or 0)

    def asdict(self) -> dict[str, Any]:
        """One flat row of a table."""
        image = self.image
        row: dict[str, Any] = {"file": image.source, "target": str(image.target) if image.target else None, "name": self.name}
        fields = ("registers", "static_smem", "reserved_smem", "stack", "frame", "spills", "local", "barriers", "parameter_bytes", "code_size")
        row.update((field, getattr(self.detail, field)) for field in fields)
        row["max_threads"] = self.max_threads
        return row

    def __repr__(self) -> str:
        return f"<Kernel {self.name}: {self.registers} registers, {self.static_smem} bytes of shared memory>"


class Run:
    """Whether a device runs an image, or something of a file. It is true where it does: `image` is what its driver takes.

    `verdict` is None where only the compression is in the way, of which no verdict tells.
    """

    __slots__ = ("image", "verdict")

    def __init__(self, verdict: c.Verdict | None, image: Image | None = None) -> None:
        self.verdict = verdict
        self.image = image

    def __bool__(self) -> bool:
        return bool(self.verdict)

    @property
    def reason(self) -> str:
        """Why nothing runs; of several reasons that of the image that is nearest to running."""
        return TOO_NEW if self.verdict is None else self.verdict.reason

    def __repr__(self) -> str:
        return f"<Run {self.image.name if self.image else self.reason}>"


class Image:
    """A cubin, PTX text or LTO IR in a file."""

    def __init__(self, source: str, data: _Data, entry: c.FatbinEntry | None, kind: c.EntryKind, target: c.Target | None, ptx: Version | None) -> None:
        self.source = source
        self.entry = entry
        self.kind = kind
        self.target = target
        self.ptx = ptx
        self._data = data
        self._holder: c.FatbinEntry | None = None  # of an image within a concatenated entry: that entry

    @property
    def name(self) -> str | None:
        """"sm_90a", "compute_90", "lto_90"; None where the target is not known."""
        kind = KINDS.get(self.kind)
        return c.name_write(c.Name(kind=kind, target=self.target)) if kind and self.target else None

    @property
    def fault(self) -> str | None:
        """What is wrong with a place where no image can be read; None of an image."""
        return str(self.entry.fault) if self.entry and self.entry.fault != c.Status.OK else None

    @property
    def is_compressed(self) -> bool:
        entry = self.entry
        return entry is not None and (bool(entry.is_within) or entry.compression not in (None, c.Compression.NONE))

    @property
    def size(self) -> int:
        """Bytes, unpacked, as the file claims."""
        return self.entry.size if self.entry else len(self._data.bytes)

    def read(self, *, limit: int = LIMIT) -> bytes:
        """The image, unpacked: a cubin, or PTX text. Error where it is damaged, ValueError where it claims to be of more than limit bytes."""
        if self.entry is None:
            return bytes(self._data.bytes)
        claimed = c.fatbin_unpacked_size(self._data.bytes, self.entry)
        if claimed > limit:
            raise ValueError(f"{self.source}: an image claims {claimed} bytes, more than {limit}; give a larger limit")
        return self._data.image_within(self.entry, self._holder) if self._holder else c.fatbin_unpack(self._data.bytes, self.entry)

    @cached_property
    def cubin(self) -> c.Cubin | None:
        """What a cubin states about itself; None of other images."""
        return c.cubin_identify(self.read()) if self.kind == c.EntryKind.CUBIN else None

    @cached_property
    def is_relocatable(self) -> bool:
        """Whether it is to be linked before anything loads it."""
        if self.kind == c.EntryKind.RELOCATABLE_PTX or (self.entry and self.entry.place in (c.FatbinPlace.NV_RELFATBIN, c.FatbinPlace.NV_REL)):
            return True
        try:
            return self.cubin is not None and self.cubin.kind == c.CubinKind.RELOCATABLE
        except ValueError:
            return False  # it is damaged, which its reader is told

    @cached_property
    def kernels(self) -> list[Kernel]:
        """The kernels of a cubin; of other images none. Error where the cubin is damaged."""
        if self.kind != c.EntryKind.CUBIN or self.fault:
            return []
        return [Kernel(self, it) for it in c.cubin_kernels(self.read()) if it.kind == c.FunctionKind.ENTRY]

    @property
    def runnable(self) -> c.Image | None:
        """As the rules take it; None of what no driver loads."""
        kind = KINDS.get(self.kind)
        if self.fault or kind is None or self.target is None:
            return None
        return c.Image(name=c.Name(kind=kind, target=self.target), ptx=self.ptx or Version(0, 0))

    def is_too_new(self, driver: Driver) -> bool:
        """Whether it is compressed in a way that a driver does not unpack."""
        return self.entry is not None and self.entry.compression == c.Compression.ZSTD and driver < c.DRIVER_ZSTD

    def runs_on(self, device: DeviceLike, driver: DriverLike = None) -> Run:
        """Does a device run this image, with this driver?"""
        image, asked = self.runnable, driver_of(driver)
        if image is None:
            raise ValueError(f"{self.source}: no driver loads a {self.kind} image of a target that is not known")
        verdict = answered(c.runs_why(asked, image, device_of(device)))
        if verdict and self.is_too_new(asked):
            return Run(None)
        return Run(verdict, self if verdict else None)

    def asdict(self) -> dict[str, Any]:
        """One flat row of a table."""
        return {
            "file": self.source,
            "kind": str(self.kind),
            "target": str(self.target) if self.target else None,
            "ptx": str(self.ptx) if self.ptx else None,
            "size": self.size,
            "is_compressed": self.is_compressed,
            "fault": self.fault,
        }

    def __repr__(self) -> str:
        return f"<Image {self.name or self.kind} in {self.source}{': ' + self.fault if self.fault else ''}>"


class File:
    """A file that was opened: its images and kernels. As a context manager it is closed in the end."""

    def __init__(self, path: str, kind: c.FileKind, images: list[Image]) -> None:
        self.path = path
        self.kind = kind
        self.images = images

    def __enter__(self) -> File:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Lets go of the file. Its images can no longer be read."""
        for image in self.images:
            image._data.bytes = b""

    @property
    def kernels(self) -> list[Kernel]:
        """The kernels of all cubins; what is damaged or not unpacked has none, and its image says so when it is read."""
        found: list[Kernel] = []
        for image in self.images:
            with contextlib.suppress(Error):
                found += image.kernels
        return found

    def kernel_rows(self) -> list[dict[str, Any]]:
        """A dictionary for each kernel, ready for a table: pandas.DataFrame(file.kernel_rows())."""
        return [it.asdict() for it in self.kernels]

    def image_rows(self) -> list[dict[str, Any]]:
        """A dictionary for each image."""
        return [it.asdict() for it in self.images]

    @property
    def targets(self) -> list[str]:
        """What the file was built for, each once, in its order: ["sm_80", "sm_90", "compute_90"]."""
        return list(dict.fromkeys(it.name for it in self.images if it.name))

    def runs_on(self, device: DeviceLike, driver: DriverLike = None) -> Run:
        """Does a device run something of this file, and which image?"""
        listed = [(image, image.runnable) for image in self.images if not image.is_relocatable]
        images = [(image, runnable) for image, runnable in listed if runnable]
        asked, at = driver_of(driver), device_of(device)
        if not images:
            raise ValueError(f"{self.path}: holds nothing that a driver loads")
        images = [(image, runnable) for image, runnable in images if not image.is_too_new(asked)]
        if not images:
            return Run(None)
        rows = [runnable for _, runnable in images]
        try:
            return Run(c.Verdict.YES, images[c.pick(asked, rows, at).index][0])
        except Error as error:
            if error.status != c.Status.NO_IMAGE:
                raise
        return Run(answered(c.covers_why(asked, rows, at)))

    def __repr__(self) -> str:
        return f"<File {self.path}: {self.kind}, {len(self.images)} images>"


def open_file(source: PathLike | bytes, *, limit: int = LIMIT) -> File:
    """What a file holds, by its path or its bytes. Of a wheel or another zip file all members that may hold device code are read.

    limit: bytes that the members of a zip file may unpack to, 8 GiB; they go to temporary files. Error where the file is nothing that is known.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        path, data = "<bytes>", _Data(bytes(source))
    else:
        path = os.fspath(source)
        with Path(path).open("rb") as file:
            data = _contents(file)
    kind = c.file_identify(data.bytes)
    if kind != c.FileKind.ZIP:
        return File(path, kind, list(_images(path, data)))
    try:
        return File(path, kind, list(_zipped(path, data.bytes, limit)))
    except DAMAGED as error:
        raise ValueError(f"{path}: a zip file that cannot be read: {error}") from error


class _Data:
    """The bytes of a file, shared by its images."""

    __slots__ = ("_payload", "_payload_at", "bytes")

    def __init__(self, data: Data) -> None:
        self.bytes = data
        self._payload_at, self._payload = -1, b""

    def image_within(self, entry: c.FatbinEntry, holder: c.FatbinEntry) -> bytes:
        """An image of a concatenated entry, which is unpacked once for all that follow one another."""
        if self._payload_at != holder.payload_at:
            self._payload_at, self._payload = -1, b""
            self._payload = c.fatbin_unpack(self.bytes, holder)
            self._payload_at = holder.payload_at
        if entry.image_at + entry.size > len(self._payload):
            return c.fatbin_unpack(self.bytes, entry)  # says what is wrong with it
        found = self._payload[entry.image_at : entry.image_at + entry.size]
        return found.rstrip(b"\0") if entry.kind in PTX_KINDS else found


def _contents(file: IO[bytes]) -> _Data:
    if os.fstat(file.fileno()).st_size < MAPPED:
        file.seek(0)
        return _Data(file.read())
    return _Data(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def _images(source: str, data: _Data) -> Iterator[Image]:
    """The images of a file that is no zip file."""
    kind = c.file_identify(data.bytes)
    if kind == c.FileKind.CUBIN:
        cubin = c.cubin_identify(data.bytes)
        yield Image(source, data, None, c.EntryKind.CUBIN, cubin.target, None)
    elif kind == c.FileKind.PTX:
        ptx = c.ptx_identify(bytes(data.bytes))
        yield Image(source, data, None, c.EntryKind.PTX, ptx.target, ptx.version)
    else:
        holder: c.FatbinEntry | None = None
        for entry in c.fatbin_entries(data.bytes):
            holder = holder if entry.is_within else entry
            member = f"{source}:{entry.member}" if entry.member else source
            image = Image(member, data, entry, entry.kind, entry.target, entry.version if entry.kind in PTX_KINDS else None)
            if entry.is_within and holder and holder.payload_at == entry.payload_at:
                image._holder = holder
            yield image


def _zipped(path: str, data: Data, limit: int) -> Iterator[Image]:
    """The images of the members of a zip file. What a member unpacks to counts, not what it promises."""
    left = limit
    with zipfile.ZipFile(_Reader(data)) as archive:
        for member in archive.infolist():
            if member.is_dir():
                continue
            with archive.open(member) as stream:
                if not _may_hold_code(stream.read(1 << 16)):
                    continue
            with archive.open(member) as stream, tempfile.TemporaryFile() as unpacked:
                _copy(stream, unpacked, left, f"{path}: its members unpack to more than {limit} bytes; give a larger limit")
                unpacked.flush()
                left -= unpacked.tell()
                found = _contents(unpacked)
            yield from _images(f"{path}:{member.filename}", found)


def _may_hold_code(head: bytes) -> bool:
    try:
        return c.file_identify(head) in WITH_CODE
    except Error:
        return False


class _Reader:
    """Bytes as a file that zipfile reads, without a copy of them."""

    def __init__(self, data: Data) -> None:
        self._data, self._at = data, 0

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = 0) -> int:
        self._at = max(0, offset + (0, self._at, len(self._data))[whence])
        return self._at

    def read(self, count: int = -1) -> bytes:
        end = len(self._data) if count is None or count < 0 else self._at + count
        found = bytes(self._data[self._at : end])
        self._at += len(found)
        return found


def _copy(source: IO[bytes], to: IO[bytes], limit: int, message: str) -> None:
    """All that comes, or a ValueError where it is more than is allowed."""
    while block := source.read(1 << 20):
        limit -= len(block)
        if limit < 0:
            raise ValueError(message)
        to.write(block)


def runs_on(path: PathLike | bytes, device: DeviceLike, driver: DriverLike = None) -> Run:
    """Does a device run something of a file? Without a driver the newest that public documents describe."""
    with open_file(path) as file:
        return file.runs_on(device, driver)
