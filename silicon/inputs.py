"""python3 -m silicon.inputs FOLDER CC...: what the program asks the driver to load.

FOLDER gets index.tsv and the files that it names. Of those that are committed under tests/data: a cubin of every release and
target, and kernels for the devices of each compute capability (9.0). By the tools of NVIDIA's toolkits: a cubin for every target
that they build, and for those devices a large set of kernels for occupancy, and fat binaries. --toolkits names the releases
(wheels of PyPI, as `make conformance` installs them); where they cannot be had, it is said and left out.
--libraries names folders: every shared library and archive below them that holds device code is asked about where it lies."""

import argparse
import itertools
import mmap
import random
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path

from conformance.ptx.statements import OPERANDS, Statements
from conformance.toolkit import NEWEST, OWN, NoSuchToolkit, Unavailable, install
from conformance.zstd import unpacked

from . import kernels

ROOT = Path(__file__).resolve().parent.parent
# Between them they build every target from sm_50 on; the last one that has fatbinary packs.
TOOLKITS = ["12.9.86", OWN, NEWEST]
# Fat binaries drawn for a compute capability, beside the chosen ones.
DRAWN = 150
# Of so many measured statements one becomes a text.
STATEMENTS = 20
# The targets that texts of compilers are given.
REAL_TARGETS = ["sm_52", "sm_61", "sm_70", "sm_75", "sm_80", "sm_86", "sm_89"]
# Newest first: the lowest that a target takes is found from its end.
VERSIONS = ["9.4", "9.0", "8.8", "8.7", "8.6", "8.0", "7.8", "7.4", "7.1", "7.0", "6.3", "6.0"]


class Inputs:
    """The folder and its index."""

    def __init__(self, folder):
        self.folder = folder
        self.rows = []
        self.lowest = {}
        for name in ("cubins", "kernels", "fatbins", "work"):
            (folder / name).mkdir(parents=True, exist_ok=True)

    def add(self, kind, what, version, file):
        self.rows.append((kind, what, version, file))

    def add_texts(self, name, texts):
        """Each has its name before it, as a comment, and ends with a NUL."""
        (self.folder / "texts").mkdir(exist_ok=True)
        (self.folder / "texts" / name).write_text("".join(f"// {own}\n{text}\0" for own, text in texts))
        self.add("texts", name, "-", f"texts/{name}")

    def write(self):
        (self.folder / "index.tsv").write_text("".join("\t".join(row) + "\n" for row in self.rows))

    def compile(self, toolkit, ptx, target, file, *options):
        """Whether ptxas makes a cubin of that text."""
        return self.status_of(toolkit, ptx, target, file, *options) == 0

    def status_of(self, toolkit, ptx, target, file, *options):
        """With what ptxas ends, below 0 where a signal ends it."""
        source = self.folder / "work" / (file.replace("/", "_") + ".ptx")
        source.write_text(ptx)
        command = [toolkit["ptxas"], *options, "-arch", target, source, "-o", self.folder / file]
        return subprocess.run(command, capture_output=True).returncode


def number_of(target):
    return int(re.search(r"\d+", target)[0])


def targets_of(toolkit):
    """The names that its ptxas lists, in the order of their numbers."""
    text = subprocess.run([toolkit["ptxas"], "--help"], capture_output=True, text=True, check=True).stdout
    return sorted(set(re.findall(r"'(sm_\d+[af]?)'", text)), key=lambda name: (number_of(name), name))


def lowest_version(inputs, toolkits, target):
    """The lowest .version of our list with which a ptxas takes the .target, and that ptxas; None where none does."""
    if target not in inputs.lowest:
        inputs.lowest[target] = None
        for version in VERSIONS:
            text = kernels.empty(version, target)
            taker = next((t for t in toolkits if inputs.compile(t, text, target, f"work/{target}.cubin")), None)
            if taker:
                inputs.lowest[target] = (version, taker)
    return inputs.lowest[target]


def add_committed(inputs, numbers):
    """The cubins that are there without any tool."""
    for kind, folder in (("cubin", "history"), ("kernels", "cubins")):
        for path in sorted((ROOT / "tests/data/cubin" / folder).glob("*.cubin")):
            version, target, shape = re.fullmatch(r"([\d.]+)_(sm_\d+[af]?)_(\w+)", path.stem).groups()
            is_relocatable = shape.endswith("_c")
            if kind == "kernels" and (number_of(target) not in numbers and not is_relocatable):
                continue
            file = f"{kind.rstrip('s')}s/{path.name}"
            shutil.copyfile(path, inputs.folder / file)
            inputs.add("file" if is_relocatable else kind, path.name if is_relocatable else target, version, file)
    for path in sorted((ROOT / "tests/data/fatbin/samples").glob("*.fatbin")):
        shutil.copyfile(path, inputs.folder / "fatbins" / path.name)
        inputs.add("file", path.name, "-", f"fatbins/{path.name}")


def make_cubins(inputs, toolkits, pool):
    """An empty kernel for every target of every toolkit."""
    work = [(toolkit, target) for toolkit in toolkits for target in targets_of(toolkit)]

    def one(pair):
        toolkit, target = pair
        file = f"cubins/{toolkit.version}_{target}.cubin"
        # Its own .target: code for an f target is no code of its base target.
        for version in reversed(VERSIONS):
            if inputs.compile(toolkit, kernels.empty(version, target), target, file):
                return file
        return None

    for (toolkit, target), file in zip(work, pool.map(one, work)):
        if file:
            inputs.add("cubin", target, toolkit.version, file)


def make_relocatable(inputs, toolkits, number):
    """Objects that are to be linked: complete, and one that calls what it lacks."""
    target = f"sm_{number}"
    for toolkit in toolkits:
        for shape, text in (("complete", kernels.which("8.0", target, 1)), ("calls_more", kernels.calls_more("8.0", target))):
            file = f"cubins/{toolkit.version}_{target}_{shape}_c.cubin"
            if inputs.compile(toolkit, text, target, file, "-c"):
                inputs.add("file", f"{target}_{shape}_c", toolkit.version, file)


def add_texts(inputs, numbers):
    """PTX texts of compilers, as if for other targets."""
    real = {path.name.split(".")[0]: unpacked(path).decode() for path in sorted((ROOT / "tests/data/ptx/real").glob("*.ptx.zst"))}
    for number in numbers:
        targets = [name for name in REAL_TARGETS if number_of(name) < number] + targets_of_texts(number)
        inputs.add_texts(f"real_{number}", [(f"{name} as {target}", retargeted(text, target)) for name, text in real.items() for target in targets])


def targets_of_texts(number):
    return [f"sm_{number}"] + [f"sm_{number}a"] * (number >= 90)


def make_texts(inputs, toolkits, number, pool):
    """Texts of a statement each in which one operand was varied. Of some ptxas dies, and so does a driver: these are left out."""
    toolkit = next((toolkit for toolkit in toolkits if toolkit.version.startswith("13.0.")), None)
    if not toolkit:
        return
    table = Statements(OPERANDS)
    target = targets_of_texts(number)[-1]
    # What nothing defines no driver links.
    head = retargeted(table.head, target).replace(".func fn();", ".func fn() { ret; }")
    statements = [statement for statement, _ in list(table.rows)[::STATEMENTS]]
    texts = [f"{head}\n{statement}\nret;\n}}\n" for statement in statements]
    ends = pool.map(lambda at: inputs.status_of(toolkit, texts[at], target, f"work/text_{at}.cubin"), range(len(texts)))
    inputs.add_texts(f"statements_{number}", [named for named, status in zip(zip(statements, texts), ends) if status >= 0])


def retargeted(text, target):
    return re.sub(r"^\.target.*$", f".target {target}", text, count=1, flags=re.M)


def make_kernels(inputs, toolkits, number):
    target = f"sm_{number}"
    for toolkit in reversed(toolkits):
        file = f"kernels/{toolkit.version}_{target}.cubin"
        if inputs.compile(toolkit, kernels.drawn(number), target, file):
            inputs.add("kernels", target, toolkit.version, file)
            return
    print(f"silicon: none of the toolkits builds kernels for {target}", file=sys.stderr)


def lists_of(number, known):
    """Lists of images for devices of a compute capability: chosen ones, and drawn ones that are always the same."""
    own = f"sm_{number}"
    near = [name for name in known if number // 10 == number_of(name) // 10]
    lower = [name for name in near if number_of(name) < number and name[-1].isdigit()]
    suffixed = [f"{own}{suffix}" for suffix in "af" if f"{own}{suffix}" in known]
    below = [name for name in known if number_of(name) < number and name[-1].isdigit()]
    above = [name for name in known if number_of(name) > number][:4]

    def ptx(name):
        return name.replace("sm_", "compute_")

    chosen = [[own], [ptx(own)], [own, ptx(own)], [ptx(own), own], [own, own], [ptx(own), ptx(own)]]
    chosen += [[name, own] for name in lower] + [[own, name] for name in lower] + [[name] for name in lower]
    chosen += [[name, own] for name in suffixed] + [[own, name] for name in suffixed] + [[ptx(name), ptx(own)] for name in suffixed]
    chosen += [[name, ptx(own)] for name in lower + suffixed] + [[ptx(name), ptx(own)] for name in below[-3:]] + [[ptx(own), ptx(name)] for name in below[-3:]]
    chosen += [[name] for name in above] + [[ptx(name)] for name in above] + [[name, ptx(below[-1])] for name in above if below]
    draw = random.Random(f"fat binaries of {number}")
    names = near + below[-4:] + above
    for _ in range(DRAWN):
        chosen.append([draw.choice([str, ptx])(draw.choice(names)) for _ in range(draw.randint(2, 5))])
    chosen += orders_of([ptx(own), *map(ptx, suffixed), *(ptx(name) for name in lower[-1:] + below[-3:])])
    return [list(images) for images in dict.fromkeys(tuple(images) for images in chosen)]


def orders_of(names):
    """Which of several PTX images is taken: every pair and triple of a few targets, and the same target in several versions."""
    few = names[:2] + names[-2:]
    yield from (list(images) for images in itertools.product(names, repeat=2))
    yield from (list(images) for images in itertools.product(few, repeat=3))
    versioned = [f"{name}@{version}" for name in (names[0], names[-1]) for version in ("7.8", "8.0", "9.0", "9.4")]
    yield from (list(images) for images in itertools.product(versioned, repeat=2))


def make_fatbins(inputs, toolkits, number, pool):
    """Fat binaries whose kernels tell their place."""
    packer = next((toolkit for toolkit in reversed(toolkits) if "fatbinary" in toolkit.tools), None)
    if not packer:
        print("silicon: none of the toolkits has fatbinary; which image is taken is not asked", file=sys.stderr)
        return
    known = sorted({target for toolkit in toolkits for target in targets_of(toolkit)}, key=lambda name: (number_of(name), name))
    known = [name for name in known if lowest_version(inputs, toolkits, name)]
    lists = [images for images in lists_of(number, known) if all(image.split("@")[0].replace("compute_", "sm_") in known for image in images)]

    def image(name, place):
        """The file of an image, the option that packs it, and how the index writes it."""
        named, _, version = name.partition("@")
        target = named.replace("compute_", "sm_")
        lowest, toolkit = inputs.lowest[target]
        version = version or lowest
        text = kernels.which(version, target, place)
        sm = target.removeprefix("sm_")
        if name.startswith("sm_"):
            file = f"work/{name}_{place}.cubin"
            if not (inputs.folder / file).exists() and not inputs.compile(toolkit, text, target, file):
                raise RuntimeError(f"{toolkit.version} does not compile {name}")
            return f"--image3=kind=elf,sm={sm},file={inputs.folder / file}", name
        file = f"work/{name}_{place}.ptx"
        (inputs.folder / file).write_text(text)
        return f"--image3=kind=ptx,sm={sm},file={inputs.folder / file}", f"{named}@{version}"

    # The images first, each once.
    needed = sorted({(name, place) for images in lists for place, name in enumerate(images, 1)})
    made = dict(zip(needed, pool.map(lambda pair: image(*pair), needed)))

    def one(pair):
        at, images = pair
        file = f"fatbins/{number}_{at:03}.fatbin"
        options, texts = zip(*(made[name, place] for place, name in enumerate(images, 1)))
        command = [packer["fatbinary"], "-64", "--compress=false", *options, f"--create={inputs.folder / file}"]
        return subprocess.run(command, capture_output=True).returncode == 0, ",".join(texts), file

    for packed, what, file in pool.map(one, enumerate(lists)):
        if packed:
            inputs.add("fatbin", what, packer.version, file)


def add_made(inputs, numbers, versions):
    """What the tools make."""
    toolkits = [install(version, ROOT / "build/conformance") for version in versions]
    with ThreadPoolExecutor(cpu_count()) as pool:
        make_cubins(inputs, toolkits, pool)
        for number in numbers:
            make_kernels(inputs, toolkits, number)
            make_relocatable(inputs, toolkits, number)
            make_texts(inputs, toolkits, number, pool)
            make_fatbins(inputs, toolkits, number, pool)


def add_libraries(inputs, folders):
    """What ships device code, each file once though links name it as well."""
    found = {path.resolve() for folder in folders for pattern in ("*.so", "*.so.*", "*.a") for path in folder.rglob(pattern) if path.is_file() and path.stat().st_size}
    for path in sorted(found):
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text:
            holds_code = text.find(b"\x50\xed\x55\xba\x01\x00") >= 0
        if holds_code:
            inputs.add("library", path.name, "-", str(path))


def main():
    parser = argparse.ArgumentParser(prog="silicon.inputs", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("devices", nargs="+", metavar="CC")
    parser.add_argument("--toolkits", nargs="*", default=TOOLKITS, metavar="VERSION", help=f"default: {' '.join(TOOLKITS)}; nothing after it: none")
    parser.add_argument("--libraries", nargs="*", type=Path, default=[], metavar="FOLDER", help="libraries that ship device code are below these")
    options = parser.parse_args()
    numbers = []
    for text in options.devices:
        if not re.fullmatch(r"\d{1,2}\.\d", text):
            parser.error(f"no compute capability: {text}")
        numbers.append(int(text.replace(".", "")))
    numbers = list(dict.fromkeys(numbers))
    inputs = Inputs(options.folder)
    add_committed(inputs, numbers)
    add_texts(inputs, numbers)
    if options.toolkits:
        try:
            add_made(inputs, numbers, options.toolkits)
        except Unavailable as problem:
            print(f"silicon: no fat binaries and few kernels are asked about, {problem}", file=sys.stderr)
        except NoSuchToolkit as problem:
            print(f"silicon: {problem}", file=sys.stderr)
            return 2
    add_libraries(inputs, options.libraries)
    inputs.write()
    print(f"silicon: {len(inputs.rows)} inputs in {options.folder}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
