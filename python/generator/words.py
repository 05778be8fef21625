"""Comments of the C interface as docstrings."""

from __future__ import annotations


def docstring(comment: str, indent: str, *more: str) -> list[str]:
    text = "\n\n".join(it for it in (comment.strip(), *more) if it)
    if not text:
        return []
    text = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    lines = text.split("\n")
    if len(lines) == 1 and not text.endswith('"'):
        return [f'{indent}"""{text}"""']
    first, *rest = lines
    return [f'{indent}"""{first}', *(f"{indent}{line}".rstrip() for line in rest), f'{indent}"""']
