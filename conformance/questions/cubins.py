"""What cubins say of themselves, read back by cuobjdump and by the library."""

import re

from ..question import Cell, Question, run
from .instructions import snippets

# How a cubin is made, by name.
WAYS = {"plain": [], "lines": ["-lineinfo"], "debug": ["-g"], "relocatable": ["-c"], "ewp": ["-ewp"]}

# e_type, where it is printed as a number.
TYPES = {"1": "ET_REL", "2": "ET_EXEC", "65280": "ET_EWP"}

# What .nv.compat tells nvlink's finalization: the mask, as two words, and the class type.
MASK = re.compile(r"EICOMPAT_ATTR_CAN_FASTPATH_FINALIZE\s+Format:\s+EIFMT_SVAL\s+Value:\s+0x(\w+) 0x(\w+)")
CLASS_TYPE = re.compile(r"EICOMPAT_ATTR_ENABLE_OPPORTUNISTIC_FINALIZATION\s+Format:\s+EIFMT_BVAL\s+Value:\s+0x(\w+)")

# What the reader, which is newer, says of what it no longer reads: old targets, and 9.0 in the layout of 12.0 and 12.1.
REMOVED = re.compile(r"Support for 'sm_\d+' has been removed|does not contain device code")

NO_REGISTERS = "cuobjdump prints 0 registers for device functions from sm_90 on, where the record tells their number"


class Cubins(Question):
    needs = ("ptxas", "cuobjdump")
    quick = 60
    # What cuobjdump, or ptxas itself, is told.
    options = ()
    # The library's question.
    ask = ""
    ways = tuple(WAYS)

    def cells(self, bench):
        self.is_own = bench.toolkit.is_own
        kernels = snippets(bench.input("kernels.ptx"))
        return [self.cell(bench, gpu, way, name, body) for gpu in bench.targets.gpus for way in self.ways for name, body in kernels.items()]

    def cell(self, bench, gpu, way, name, body):
        stem = f"{gpu}-{way}-{name}"
        text = bench.targets.header(gpu) + body + "\n"
        commands = [[bench.toolkit["ptxas"], "-v", *WAYS[way], "--gpu-name", gpu, f"{stem}.ptx", "-o", f"{stem}.cubin"]]
        commands += [[bench.toolkit["cuobjdump"], option, f"{stem}.cubin"] for option in self.options]
        # The cubins stay: the library reads them afterwards.
        return Cell((gpu, way, name), (self.ask, f"{stem}.cubin"), commands, {f"{stem}.ptx": text})


    def failed(self, runs):
        """What a program prints that fails. That ptxas of another release refuses a kernel of ours is another question, and the reader no longer
        reads what the oldest ones built."""
        is_lost = len(runs) == 1 or REMOVED.search(runs[-1].text)
        return None if is_lost and not self.is_own else runs[-1].text


class CubinIdentity(Cubins):
    name = "cubin-identity"
    title = "cuobjdump: what a cubin was built for"
    ask = "cubin-identity"
    options = ("-elf", "-lelf")

    def hear(self, cell, runs):
        if runs[-1].status or REMOVED.search(runs[-1].text):
            return self.failed(runs)
        head = re.search(r"(\d+)-bit ELF: type=(\S+), ABI=\d+, sm=(\w+), toolkit=([\d.]+), flags=(\w+)", runs[1].text)
        # Cubins of the older layout, to toolkit 12.9.
        older = re.search(r"(\d+)bit elf: type=(\S+), abi=\d+, sm=(\w+), toolkit=(\d+), flags = (\w+)", runs[1].text)
        name = re.search(r"ELF file +1: .*\.(sm_\w+)\.cubin", runs[2].text)
        if not (head or older) or not name:
            return f"cuobjdump prints no head: {(runs[1].lines + ['nothing'])[0]}"
        bits, kind, sm, toolkit, flags = (head or older).groups()
        if older:
            kind, toolkit = TYPES.get(kind, kind), f"{toolkit[:-1]}.{toolkit[-1]}"
        mask, class_type = MASK.search(runs[1].text), CLASS_TYPE.search(runs[1].text)
        low, high = (int(word, 16) for word in mask.groups()) if mask else (0, 0)
        finalization = (f" mask={high << 32 | low:#x}" if mask else "") + (f" class={int(class_type[1], 16)}" if class_type else "")
        return f"{bits}-bit type={kind} sm={sm} toolkit={toolkit} flags={flags} name={name[1]}{finalization}"


class CubinUsage(Cubins):
    name = "cubin-usage"
    title = "cuobjdump -res-usage: what functions use"
    ask = "cubin-usage"
    options = ("-res-usage",)
    stated = {NO_REGISTERS: 68}

    def hear(self, cell, runs):
        if runs[-1].status or REMOVED.search(runs[-1].text):
            return self.failed(runs)
        lines = [line.strip() for line in runs[1].lines]
        common = " ".join(lines[lines.index("Common:") + 1].split())
        functions = {}
        for line, after in zip(lines, lines[1:]):
            if line.startswith("Function "):
                functions[line.removeprefix("Function ").rstrip(":")] = in_order(after)
        return " | ".join([f"Common: {in_order(common)}", *(f"{name}: {use}" for name, use in sorted(functions.items()))])

    def exception(self, cell, tool, library):
        gpu, way, _ = cell.key
        # cuobjdump reads registers from a byte that is 0 from 9.0 on in functions that are no kernels.
        if int(re.match(r"sm_(\d+)", gpu)[1]) >= 90 and tool == re.sub(r"(\| (?:twice|again): REG:)\d+", r"\g<1>0", library):
            return NO_REGISTERS
        return None


def in_order(use):
    """The constant banks by number."""
    words = use.split()
    banks = sorted((word for word in words if word.startswith("CONSTANT")), key=lambda word: int(re.search(r"\d+", word)[0]))
    first = next((at for at, word in enumerate(words) if word.startswith("CONSTANT")), len(words))
    rest = [word for word in words[first:] if not word.startswith("CONSTANT")]
    return " ".join(words[:first] + banks + rest)


class KernelUsage(Cubins):
    name = "kernel-usage"
    title = "ptxas -v: what kernels use"
    needs = ("ptxas",)
    ask = "cubin-verbose"
    ways = ("plain", "lines", "debug")

    def cells(self, bench):
        # Older releases do not print the barriers.
        folder, gpu = bench.folder(self.name), bench.targets.gpus[-1]
        (folder / "probe.ptx").write_text(bench.targets.header(gpu) + snippets(bench.input("kernels.ptx"))["barriers"] + "\n")
        self.tells_barriers = "barriers" in run([bench.toolkit["ptxas"], "-v", "--gpu-name", gpu, "probe.ptx", "-o", "probe.cubin"], folder).text
        return super().cells(bench)

    def compared(self, library):
        return library if self.tells_barriers else re.sub(r"\d+ barriers", "- barriers", library)

    def hear(self, cell, runs):
        if runs[-1].status or REMOVED.search(runs[-1].text):
            return self.failed(runs)
        said, kernel, frame = {}, None, {}
        for line in runs[0].lines:
            if match := re.search(r"Compiling entry function '(\w+)'", line):
                kernel = match[1]
            elif match := re.search(r"Function properties for (\w+)", line):
                properties = match[1]
            elif match := re.search(r"(\d+) bytes stack frame", line):
                frame[properties] = match[1]
            elif match := re.search(r"Used (\d+) registers", line):
                barriers = re.search(r"used (\d+) barriers", line)
                smem = re.search(r"(\d+) bytes smem", line)
                count = (barriers[1] if barriers else 0) if self.tells_barriers else "-"
                said[kernel] = f"{match[1]} registers, {count} barriers, {smem[1] if smem else 0} bytes smem"
        return "".join(f"{name}: {use}, {frame.get(name, 0)} bytes stack | " for name, use in sorted(said.items()))
