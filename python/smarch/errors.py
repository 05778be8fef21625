"""What is raised where the library refuses an input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .c import Status


class Error(ValueError):
    """An input that the library refuses: the message is its own sentence.

    `status` is the code, `position` the offset in the input where the fault is, None where no place is at fault. `problem` tells more about a
    list of architectures: where the wrong token begins and ends.
    """

    def __init__(self, message: str, status: Status, position: int | None = None, problem: Any = None) -> None:
        super().__init__(message if position is None else f"{message} (at {position})")
        self.status = status
        self.position = position
        self.problem = problem
