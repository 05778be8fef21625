"""What a file holds: a cubin, PTX, a fat binary, a library, an archive, a wheel full of them, a folder; and what its kernels use."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, Union

from . import _smarch
from ._answers import UNKNOWN, Answer, Verdict, flat, html_of, read
from ._arguments import DeviceLike, DriverLike, device_of, drivers_of, integer
from ._codes import Target
from ._values import Name, Version, answer
from .hardware import Occupancy, occupancy

if TYPE_CHECKING:
    from typing_extensions import Unpack

PathLike = Union[str, "os.PathLike[str]"]
Bytes = Union[bytes, bytearray, memoryview]
Progress = Callable[[int, int], object]
"""Called now and then with the number of images that were read, and of all. What it raises ends the work, as Ctrl-C does."""

LIMIT = 8 << 30
"""Bytes that a file may have, and a member of a zip file, or an image, may unpack to."""


class Limits(TypedDict, total=False):
    """What a run may take at most, as the command's options set it. A warning and `left_out` say what a limit leaves out."""

    most_image_bytes: int
    """Bytes of an image, unpacked; 1 GiB."""
    most_file_bytes: int
    """Bytes of the images of a file; 32 GiB."""
    most_bytes: int
    """Bytes of the images of all files; 128 GiB."""
    most_images: int
    """Images of all files; 262144."""
    most_names: int
    """Different names of kernels of a file; 1048576."""
    most_name_steps: int
    """Steps of demangling, one or two for each byte of a name; 1073741824."""
    most_kernels: int
    """Kernels of all files; 2097152."""


_USUAL: Mapping[str, object] = {}


def _known(value: Any) -> Any:
    """A number of an answer; None where it is not known."""
    return None if value == UNKNOWN else value


class Kernel(Answer):
    """A kernel of a cubin, and what it uses, with the keys of `smarch report --json`. A property that the file does not state is None."""

    image: Image

    @property
    def name(self) -> str:
        """As the source has it: "axpy(float, float const*, float*)"."""
        return str(self["name"])

    @property
    def symbol(self) -> str:
        """As in the file: mangled where the source was C++."""
        return str(self["symbol"])

    @property
    def registers(self) -> int | None:
        """Registers a thread."""
        return _number(self["registers_per_thread"])

    @property
    def static_smem(self) -> int | None:
        """Bytes of static shared memory a block."""
        return _number(self["static_smem_bytes"])

    @property
    def stack(self) -> int | None:
        """Bytes of stack a thread; None also where it has no bound."""
        return _number(self["stack_bytes"])

    @property
    def spills(self) -> int | None:
        """Instructions that spill registers or load them again."""
        return _number(self["spill_instructions"])

    @property
    def barriers(self) -> int | None:
        return _number(self["barriers_per_block"])

    @property
    def max_threads(self) -> int | None:
        """The most threads of a block that its launch bounds allow; None where there are none, or the file does not tell."""
        size = _known(self["required_block"]) or _known(self["max_block"])
        return int(size.x * size.y * size.z) if size else None

    def occupancy(self, block: int, dynamic_smem: int = 0, sm: DeviceLike | None = None) -> Occupancy:
        """How many of its blocks an SM holds: of the cubin's target, or of another device that runs it."""
        if self.registers is None or self.static_smem is None:
            raise ValueError(f"{self.name}: the file does not tell what it uses; a kernel that must still be linked has no numbers yet")
        at = sm if sm is not None else self.image.target
        if at is None:
            raise ValueError(f"{self.name}: the target is not known; name a device")
        return occupancy(at, block=block, regs=self.registers, smem=self.static_smem, dynamic_smem=dynamic_smem, opt_in=True, barriers=self.barriers or 0)

    def asdict(self) -> dict[str, Any]:
        """One flat row of a table: the file, the image and its target, then the keys of the JSON, "occupancy.blocks_per_sm" among them."""
        image = self.image
        return {"file": image.source, "entry": image["entry"], "target": image["target"], **flat(self)}

    def __repr__(self) -> str:
        return f"<Kernel {self.name}: {self.registers} registers, {self.static_smem} bytes of shared memory>"


def _number(value: Any) -> int | None:
    return value if isinstance(value, int) else None


class Part(Answer):
    """What a device does with one file of several, or with files that differ in their CUDA version alone (a program loads one of them): `name`,
    `runs`, `reason`, `remedy`, `alternatives`, `taken`. It is true where it runs."""

    def __bool__(self) -> bool:
        return bool(self["runs"])

    def __repr__(self) -> str:
        return f"<Part {self['name']}: {self['reason'] or 'yes'}>"


class Run:
    """Whether a device runs an image, a file, or all files that were named or are in a wheel. It is true where all of them run, and all was read.

    `whole` is "all", "some", "none" or "unknown"; `each` has a part for each file with device code, alternatives as one; `unread` says what was
    not read. `images` are those that are taken, `modules` has the verdict of each module. `sentence` is the verdict with the reason and what is
    to be done, `remedy` that alone, None where nothing is known to help. `verdict` is that of the first part that does not run.
    """

    __slots__ = ("_reason", "each", "images", "modules", "remedy", "sentence", "unread", "verdict", "whole")

    def __init__(
        self,
        verdict: Verdict,
        whole: str,
        sentence: str,
        reason: str | None = None,
        remedy: str | None = None,
        *,
        each: Sequence[Part] = (),
        images: Sequence[Image] = (),
        modules: Sequence[Answer] = (),
        unread: Sequence[str] = (),
    ) -> None:
        self.verdict = verdict
        self.whole = whole
        self.sentence = sentence
        self._reason = reason
        self.remedy = remedy
        self.each = list(each)
        self.images = list(images)
        self.modules = list(modules)
        self.unread = list(unread)

    def __bool__(self) -> bool:
        return self.whole == "all"

    @property
    def image(self) -> Image | None:
        """The image that is taken, of several modules that of the first; None where not all runs."""
        return self.images[0] if self and self.images else None

    @property
    def reason(self) -> str:
        """Why not all of it runs: the most frequent reason, or the one to mend first; "yes" if all runs."""
        return self._reason or str(self.verdict.reason)

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Run {self}>"

    def _repr_html_(self) -> str:
        return html_of([{"runs": self.sentence}]) + html_of([dict(it) for it in self.each])


class Image(Answer):
    """A cubin, PTX text or LTO IR in a file, with the keys of `smarch FILE --json`."""

    file: File
    source: str
    """The path; for a member of a wheel or a tar also its path inside."""
    _place: tuple[int, int]

    @property
    def kind(self) -> str | None:
        """What it is: "cubin", "ptx", "lto" ...; None for a place where no image can be read."""
        return self["kind"] and str(self["kind"])

    @property
    def name(self) -> Name | None:
        """"sm_90a", "compute_90", "lto_90"; None where the target is not known."""
        return Name(self["name"]) if self["name"] else None

    @property
    def target(self) -> Target | None:
        """What it is for; None where the table does not know it."""
        try:
            return Target(self["target"]) if self["target"] else None
        except ValueError:
            return None

    @property
    def ptx(self) -> Version | None:
        """The .version of PTX."""
        return Version.parse(self["ptx_version"]) if self["ptx_version"] else None

    @property
    def fault(self) -> str | None:
        """What is wrong with a place where no image can be read; None for an image."""
        return self["fault"] and str(self["fault"].text)

    @property
    def is_compressed(self) -> bool:
        return bool(self["within_previous"]) or self["compression"] not in (None, "none")

    @property
    def is_relocatable(self) -> bool:
        """Whether it must be linked before anything loads it."""
        return bool(self["is_relocatable"])

    @property
    def size(self) -> int:
        """Bytes, unpacked, as the file claims."""
        return int(self["size_bytes"])

    def read(self, *, limit: int = LIMIT) -> bytes:
        """The image, unpacked: a cubin, or PTX text. Error where it is damaged, ValueError where it claims to be of more than limit bytes."""
        return self.file._module.read(*self._place, integer("limit", limit, 2**64 - 1))

    @property
    def cubin(self) -> Answer | None:
        """What a cubin states about itself; None for other images."""
        return self.file._cubins.get(self._place, (None, []))[0]

    @property
    def kernels(self) -> list[Kernel]:
        """The kernels of a cubin; none for other images, and for a damaged one."""
        return list(self.file._cubins.get(self._place, (None, []))[1])

    def runs_on(self, device: DeviceLike, driver: DriverLike = None, compat: DriverLike = None) -> Run:
        """Does a device run this image, with this driver?"""
        row = self.file._runs(device, driver, compat).reports[self._place[0]]
        verdict = row.entries[self._place[1]].runs
        if verdict is None or self.name is None:
            raise ValueError(f"{self.source}: no driver loads a {self.kind} image of a target that is not known")
        whole = "all" if verdict else "unknown" if verdict.is_unknown else "none"
        return Run(verdict, whole, str(verdict), images=[self] if verdict else [])

    def asdict(self) -> dict[str, Any]:
        """One flat row of a table."""
        return {"file": self.source, **flat(self)}

    def __repr__(self) -> str:
        return f"<Image {self['name'] or self.kind} in {self.source}{': ' + self.fault if self.fault else ''}>"


class File:
    """An opened file: its images and kernels. As a context manager it is closed at the end; a closed file raises ValueError."""

    def __init__(self, path: str, module: _smarch.File) -> None:
        self.path = path
        self._module = module
        self._found: dict[tuple[int, int], tuple[Answer | None, list[Kernel]]] | None = None
        self.files: list[Answer] = []
        """The files in it that hold images: itself, or those of a folder or a wheel."""
        self.images: list[Image] = []
        for place, row in enumerate(read(module.files())):
            mine = [Image(entry) for entry in row.entries]
            for number, image in enumerate(mine):
                image.file, image.source, image._place = self, row.file, (place, number)
            self.images += mine
            self.files.append(row)

    def __enter__(self) -> File:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file: asking for its images or kernels raises ValueError from now on."""
        self._found = None
        self._module.close()

    @property
    def kind(self) -> str | None:
        """What the file is: "cubin", "ptx", "elf", "zip" ...; None if it is not known, and for several files."""
        return self.files[0].file_kind if len(self.files) == 1 else None

    @property
    def refusals(self) -> list[str]:
        """What could not be read in a folder or a wheel, a sentence each; answers that lack it warn of it."""
        return self._module.refusals()

    def report(
        self,
        device: DeviceLike | None = None,
        driver: DriverLike = None,
        *,
        compat: DriverLike = None,
        kernel: str = "",
        target: str = "",
        image: int | None = None,
        sort: str | None = None,
        limit: int | None = None,
        block: int | None = None,
        dynamic_smem: int | None = None,
        opt_in: bool | int = False,
        sms: int | None = None,
        progress: Progress | None = None,
        **limits: Unpack[Limits],
    ) -> Answer:
        """What is in it, will it run on a device, what its kernels use, what limits them and what would help: `smarch report --json`.

        kernel: those of this name, or with this part in it, or "gemm*". target, image: these alone. sort: "regs", "smem", "stack", "occupancy" or
        "name". block, dynamic_smem, opt_in: the launch; opt_in=True: the kernel opts in to dynamic_smem, a number: to so many
        bytes. sms: the SMs of the device. limits: most_image_bytes and the others of `smarch.Limits`.
        """
        asked = _asked(device, driver, compat, kernel, target, image, sort, limit, block, dynamic_smem, opt_in, sms, limits)
        return _warned(self._module.report(asked, progress))

    @property
    def _cubins(self) -> dict[tuple[int, int], tuple[Answer | None, list[Kernel]]]:
        """For each image that is a cubin: what it states about itself, and its kernels."""
        if self._found is None:
            self.load()
        return self._found or {}

    def load(self, progress: Progress | None = None, **limits: Unpack[Limits]) -> None:
        """Reads the kernels now, with these limits if they are given. Without this call they are read when they are first asked for."""
        found = self.report(progress=progress, **limits)
        cubins: dict[tuple[int, int], tuple[Answer | None, list[Kernel]]] = {}
        images = {image._place: image for image in self.images}
        for file, row in enumerate(found.get("reports", [found])):
            for cubin in row.cubins:
                place = file, cubin.entry - 1
                kernels = [Kernel(it) for it in cubin.kernels if it.function_kind == "entry"]
                for kernel in kernels:
                    kernel.image = images[place]
                cubins[place] = cubin.identity, kernels
        self._found = cubins

    @property
    def kernels(self) -> list[Kernel]:
        """The kernels of all cubins; what is damaged has none, and its image says so when it is read."""
        return [kernel for _, kernels in self._cubins.values() for kernel in kernels]

    def kernel_rows(self) -> list[dict[str, Any]]:
        """A dictionary for each kernel, ready for a table: pandas.DataFrame(file.kernel_rows())."""
        return [it.asdict() for it in self.kernels]

    def image_rows(self) -> list[dict[str, Any]]:
        """A dictionary for each image."""
        return [it.asdict() for it in self.images]

    @property
    def targets(self) -> list[str]:
        """What the file was built for, each once, in its order: ["sm_80", "sm_90", "compute_90"]."""
        return list(dict.fromkeys(it["name"] for it in self.images if it["name"]))

    def _runs(self, device: DeviceLike, driver: DriverLike, compat: DriverLike, limits: Mapping[str, object] = _USUAL) -> Answer:
        return answer(self._module.runs(_asked(device, driver, compat, limits=limits)))

    def runs_on(self, device: DeviceLike, driver: DriverLike = None, compat: DriverLike = None, **limits: Unpack[Limits]) -> Run:
        """Does a device run the file, every module of it? Several files and a wheel: all of them? `smarch report --device` says the same.

        Of libraries that differ in their CUDA version alone one that runs is enough. What was not read may hold anything: then it is not true.
        """
        found = self._runs(device, driver, compat, limits)
        each = [Part(it) for it in found.whole.parts] if found.whole else []
        if not each:
            raise ValueError(f"{self.path}: holds nothing that a driver loads")
        modules = [(file, module) for file, row in enumerate(found.reports) for module in row.modules]
        images = {image._place: image for image in self.images}
        verdict = next((it.runs for it in each if not it), each[0].runs)
        if verdict and found.verdict != "all":
            verdict = Verdict.of((UNKNOWN, "unknown_unread", f"unknown: {found.reason}"))
        return Run(
            verdict,
            found.verdict,
            found.sentence,
            found.reason,
            found.remedy,
            each=each,
            images=[images[file, it.picked_entry - 1] for file, it in modules if it.picked_entry is not None],
            modules=[it for _, it in modules],
            unread=found.unread,
        )

    def __repr__(self) -> str:
        return f"<File {self.path}: {self.kind or f'{len(self.files)} files'}, {len(self.images)} images>"

    def _repr_html_(self) -> str:
        return html_of([image.asdict() for image in self.images])


def _asked(
    device: DeviceLike | None = None,
    driver: DriverLike = None,
    compat: DriverLike = None,
    kernel: str = "",
    target: str = "",
    image: int | None = None,
    sort: str | None = None,
    limit: int | None = None,
    block: int | None = None,
    dynamic_smem: int | None = None,
    opt_in: bool | int = False,
    sms: int | None = None,
    limits: Mapping[str, object] = _USUAL,
) -> dict[str, Any]:
    if unknown := limits.keys() - Limits.__annotations__.keys():
        raise TypeError(f"unexpected keyword argument {min(unknown)!r}")
    if opt_in is True and dynamic_smem is None:
        raise ValueError("opt_in=True goes with dynamic_smem")
    opted = None if opt_in is False else dynamic_smem if opt_in is True else opt_in
    numbers = {"image": image, "limit": limit, "block": block, "dynamic_smem": dynamic_smem, "opt_in": opted, "sms": sms}
    return {
        "device": None if device is None else device_of(device),
        "device_typed": device if isinstance(device, str) else "",
        "drivers": drivers_of(driver, compat),
        "drivers_typed": tuple(it if isinstance(it, str) else "" for it in (driver, compat)),
        "kernel": kernel,
        "target": target,
        "sort": sort,
        "limits": [(name, integer(name, most, 2**64 - 1)) for name, most in limits.items()],
        **{name: None if it is None else integer(name, it) for name, it in numbers.items()},
    }


def _warned(told: tuple[str, list[str]]) -> Answer:
    """An answer, with a warning for everything that it lacks."""
    for sentence in told[1]:
        warnings.warn(sentence, stacklevel=3)
    return answer(told[0])


def _named(sources: tuple[PathLike | Bytes, ...], limit: int) -> tuple[list[str], bytes | None, int]:
    """What to open: paths, or the bytes of one file."""
    largest = integer("limit", limit, 2**64 - 1)
    if len(sources) == 1 and not isinstance(sources[0], (str, os.PathLike)):
        return [], bytes(memoryview(sources[0])), largest
    paths = [os.fspath(it) for it in sources if isinstance(it, (str, os.PathLike))]
    if not paths or len(paths) != len(sources):
        raise TypeError("expected paths, or the bytes of one file")
    for path in paths:
        os.stat(path)
    return paths, None, largest


def open_file(*sources: PathLike | Bytes, limit: int = LIMIT) -> File:
    """What files hold, by their paths, or by the bytes of one. In a wheel or another zip file, a package of conda, a tar and a folder it reads the files with device code.

    limit: bytes that a file may have, and a member of a zip file may unpack to, 8 GiB; one is in memory at a time. Error where a file is
    nothing that is known.
    """
    paths, data, largest = _named(sources, limit)
    return File(paths[0] if paths else "<bytes>", _smarch.File(paths, data, largest))


def runs_on(
    path: PathLike | Bytes, device: DeviceLike, driver: DriverLike = None, compat: DriverLike = None, **limits: Unpack[Limits]
) -> Run:
    """`File.runs_on` for a file, a folder or a wheel. Without a driver it is the newest that supports the device."""
    with open_file(path) as file:
        return file.runs_on(device, driver, compat, **limits)


def report(
    *paths: PathLike | Bytes,
    device: DeviceLike | None = None,
    driver: DriverLike = None,
    compat: DriverLike = None,
    kernel: str = "",
    target: str = "",
    image: int | None = None,
    sort: str | None = None,
    limit: int | None = None,
    block: int | None = None,
    dynamic_smem: int | None = None,
    opt_in: bool | int = False,
    sms: int | None = None,
    progress: Progress | None = None,
    **limits: Unpack[Limits],
) -> Answer:
    """`File.report` for files, folders and wheels."""
    asked = _asked(device, driver, compat, kernel, target, image, sort, limit, block, dynamic_smem, opt_in, sms, limits)
    if progress is not None:
        # Of how many images takes a look at all of them before.
        with open_file(*paths) as file:
            return _warned(file._module.report(asked, progress))
    return _warned(_smarch.report_of(*_named(paths, LIMIT), asked))


def diff(
    old: PathLike | Bytes,
    new: PathLike | Bytes,
    fail_on: str | None = None,
    *,
    kernel: str = "",
    target: str = "",
    limit: int | None = None,
    block: int | None = None,
    dynamic_smem: int | None = None,
    opt_in: bool | int = False,
    progress: Progress | None = None,
    **limits: Unpack[Limits],
) -> Answer:
    """What changed in kernels and images from one file, folder or wheel to another: `smarch diff --json`.

    fail_on: rules that may be broken, "registers:+8,spill", as `smarch help diff` has them; `broken_rules` tells which are.
    """
    asked = _asked(kernel=kernel, target=target, limit=limit, block=block, dynamic_smem=dynamic_smem, opt_in=opt_in, limits=limits)
    with open_file(old) as before, open_file(new) as after:
        text, left_out = _smarch.diff(before._module, after._module, asked, fail_on, progress)
        return _warned((text, [*before.refusals, *after.refusals, *left_out]))
