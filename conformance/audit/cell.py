"""What a public table states, and what came of comparing it."""

from dataclasses import asdict, dataclass, fields

# A bound that is not there: the newest release that the table knows and later.
OPEN = "open"
# What the table does not have at all.
ABSENT = "absent"


@dataclass(frozen=True)
class Cell:
    # "LLVM", and the commit or version that was read.
    project: str
    version: str
    # What is spoken of: "sm_90a", "PTX 8.5", "gcc 15".
    subject: str
    # "first_toolkit", "last_toolkit", "lowest_ptx", "max_blocks_per_sm".
    field: str
    stated: str


@dataclass(frozen=True)
class Compared(Cell):
    # What the library has, by which kind of evidence.
    ours: str
    evidence: str
    # agrees, wrong, missing, unknown, may_know_better.
    outcome: str


def write(path, rows, kind):
    names = [field.name for field in fields(kind)]
    lines = ["\t".join(names)] + ["\t".join(asdict(row)[name] for name in names) for row in rows]
    path.write_text("\n".join(lines) + "\n")


def read(path, kind):
    head, *lines = path.read_text().splitlines()
    if head.split("\t") != [field.name for field in fields(kind)]:
        raise SystemExit(f"audit: {path} has other columns than this program")
    return [kind(*line.split("\t")) for line in lines]
