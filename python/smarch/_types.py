"""Names for type checkers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Buffer as Buffer
else:
    Buffer = Any
