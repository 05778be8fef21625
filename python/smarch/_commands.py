"""Every question of the command `smarch`, and its answer."""

from __future__ import annotations

import os
import re
import warnings
from typing import Union

from . import _smarch
from ._answers import Answer, read
from .errors import Error

Word = Union[str, int, "os.PathLike[str]"]


def ask(*words: Word) -> Answer:
    """What the command `smarch` answers with --json: ask("check", "sm_80", "sm_90") is `smarch check sm_80 sm_90 --json`.

    Error where the command refuses the question, with its sentence. What it says beside an answer, of a file that it could not read, is a
    warning.
    """
    status, output, messages = run("--json", *words)
    if status > 1 and not output:
        raise Error(messages.removeprefix("smarch: ").strip())
    for message in messages.splitlines():
        warnings.warn(message.removeprefix("smarch: "), stacklevel=2)
    found: Answer = read(output)
    return found


def run(*words: Word) -> tuple[int, str, str]:
    """Runs the command here: its exit status (0 yes, 1 no, 2 bad input), and what it would have printed as the answer and as messages."""
    return _smarch.command([str(it) if isinstance(it, int) else os.fspath(it) for it in words])


def products(*words: str, kind: str | None = None) -> Answer:
    """The products that a name means, or that have a compute capability: products("H100"), products("9.0"); all of them without a word."""
    return ask("device", *words, *(["--kind", kind] if kind else []))


def here(root: Word | None = None) -> Answer:
    """The GPUs and the drivers of this machine, by its files and libcuda: `smarch here`. What could not be found out, and why, is in `not_found`.

    root: of another machine, a folder in which its /proc and /sys lie.
    """
    return ask("here", *([] if root is None else [root]))


def extract(
    *paths: Word,
    to: Word = ".",
    image: int | None = None,
    target: str | None = None,
    force: bool = False,
    most_image_bytes: int | None = None,
    most_file_bytes: int | None = None,
    most_bytes: int | None = None,
    most_images: int | None = None,
) -> Answer:
    """Writes the images of files into a folder, unpacked, one file each, named as cuobjdump names them; returns what they are.

    image: the one with this number in the file. target: those for a target. force: replaces files that exist.
    most_image_bytes, most_file_bytes, most_bytes, most_images: as of `smarch.Limits`.
    """
    options = {
        "--image": image,
        "--target": target,
        "--most-image-bytes": most_image_bytes,
        "--most-file-bytes": most_file_bytes,
        "--most-bytes": most_bytes,
        "--most-images": most_images,
    }
    given = [word for option, value in options.items() if value is not None for word in (option, value)]
    try:
        return ask("extract", *paths, "--to", to, *given, *(["--force"] if force else []))
    except Error as error:
        message = error.message.replace("; --force replaces it", "; force=True replaces it")
        raise Error(re.sub(r"--(most[a-z-]+) sets", lambda it: f"{it[1].replace('-', '_')} sets", message)) from None
