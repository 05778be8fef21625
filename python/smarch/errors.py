"""What is raised where an input is refused."""

from __future__ import annotations

from typing import Any


class Error(ValueError):
    """An input that is refused: the message is the library's own sentence.

    `status` is the code as JSON has it, "fatbin_payload", None of a sentence that has none; `position` the offset in the input where the fault is,
    None where no place is at fault. `end` is where a wrong word of a list of architectures ends.
    """

    def __init__(self, message: str, status: str | None = None, position: int | None = None, end: int | None = None) -> None:
        super().__init__(message if position is None else f"{message} (at {position})")
        self.message = message
        self.status = status
        self.position = position
        self.end = end

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.status, self.position, self.end)
