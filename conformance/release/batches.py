"""Many small sources given to cicc as one file: what is said is told apart by line. Those that it does not refuse are compiled without the others."""

import re

from ..question import run

# A line of cicc: a place, the severity with a number, a place that 13.5 puts behind it, the text.
LINE = re.compile(r"(?:\S+\.ii\((\d+)\): )?((?:warning|error|Error)(?: #\d+-D)?): (?:\S+\.ii:(\d+):\d+: )?(.*)")
# The names that sources have in common; the place of a source is put behind them.
NAME = r"\b(k|f|S|M|bytes\d+)"


class Unread(Exception):
    """cicc ended in a way that no line tells of."""


class Batches:
    """Sources by name, and the cicc that is asked."""

    def __init__(self, bench, name, sources):
        self.cicc, self.folder = bench.toolkit["cicc"], bench.folder(name)
        self.mark = {key: f"_{at}" for at, key in enumerate(sources)}
        self.sources = {key: re.sub(rf"{NAME}\b", rf"\1{self.mark[key]}", text) for key, text in sources.items()}
        # Those that something was said of without a place.
        self.unplaced = set()

    def ask(self, keys, options, compiles=True):
        """What is said of each source: `yes` where it compiles, else `no`, then each line. `compiles`: whether those are compiled that the front end takes."""
        said, left = {}, list(keys)
        while left:
            status, lines, ptx = self.run(left, options)
            refused = [key for key in left if any(not line.startswith("warning") for line in lines[key])]
            if status == 0 or not compiles:
                return said | {key: ["no" if key in refused else "yes", *lines[key], *self.heard(key, ptx)] for key in left}
            if not refused:
                return said | self.parted(left, options, lines)
            said |= {key: ["no", *lines[key]] for key in refused}
            left = [key for key in left if key not in refused]
        return said

    def heard(self, key, ptx):
        """What the PTX of all tells of a source beside the lines."""
        return []

    def parted(self, keys, options, lines):
        """The same where what refuses has no place: those that it was said of before are asked alone, else each half."""
        if len(keys) > 1:
            alone = [key for key in keys if key in self.unplaced]
            others = [key for key in keys if key not in alone]
            parts = [*([key] for key in alone), others] if alone and others else [keys[: len(keys) // 2], keys[len(keys) // 2 :]]
            return {key: said for part in parts for key, said in self.ask(part, options).items()}
        if not lines[None]:
            raise Unread(f"{keys[0]} {' '.join(options)}")
        self.unplaced.add(keys[0])
        return {keys[0]: ["no", *lines[keys[0]], *lines[None]]}

    def run(self, keys, options):
        """The exit status, the lines by source, None for those without a place, and the PTX."""
        stem = f"{abs(hash((tuple(keys), tuple(options))))}"
        text, owners = "", []
        for key in keys:
            text += self.sources[key] + "\n#undef M\n".replace("M", f"M{self.mark[key]}")
            owners += [key] * (self.sources[key].count("\n") + 2)
        source, ptx = self.folder / f"{stem}.ii", self.folder / f"{stem}.ptx"
        source.write_text(text)
        ran = run([self.cicc, *options, source.name, "-o", ptx.name], self.folder)
        lines = {key: [] for key in [*keys, None]}
        for line in ran.lines:
            if match := LINE.match(line):
                place = match[1] or match[3]
                key = owners[int(place) - 1] if place else None
                mark = self.mark[keys[0] if key is None else key]
                lines[key].append(re.sub(rf"{NAME}{mark}\b", r"\1", f"{match[2]}: {match[4]}"))
        written = ptx.read_text() if ptx.exists() else ""
        source.unlink()
        ptx.unlink(missing_ok=True)
        return ran.status, lines, written
