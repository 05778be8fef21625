"""Measures which PTX the intrinsics of LLVM's NVPTX back end become: writes tests/data/llvm/intrinsics.tsv and intrinsics_unmeasured.tsv.

python3 -m conformance.llvm_intrinsics LLC NAME=LIBRARY...

LLC is llc of the newest release. Each NAME is a release, 14, and LIBRARY a file that holds its LLVM: libLLVM.so, the compiler of a ziglang wheel, libllvmlite.so. The
intrinsics' names stand in it as texts. The signatures come from the newest libLLVM.so among them that has the intrinsic, through LLVM's C interface.

Each intrinsic is called in a function of its own, once for every value of the arguments that must be immediate. What is left of the function's body without
what hands over arguments and results is the intrinsic's.
"""

import ctypes
import itertools
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

DATA = Path(__file__).parent.parent / "tests/data/llvm"
CPUS = ["sm_100a", "sm_120a", "sm_90a", "sm_103a", "sm_60"]
PTX = "+ptx90"
# What tells overloads apart: address spaces of pointers, and types of values.
POINTERS = ["p0", "p1", "p3"]
VALUES = ["i32", "i64", "f32", "f64"]
TIME_LIMIT = 5
MOST_CALLS = 400


class Library:
    """LLVM's C interface, for signatures."""

    def __init__(self, path):
        self.of = ctypes.CDLL(path)
        pointer, text, number, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint, ctypes.c_size_t
        for name, result, arguments in [
            ("LLVMGetGlobalContext", pointer, []),
            ("LLVMModuleCreateWithName", pointer, [text]),
            ("LLVMLookupIntrinsicID", number, [text, size]),
            ("LLVMIntrinsicIsOverloaded", ctypes.c_int, [number]),
            ("LLVMGetIntrinsicDeclaration", pointer, [pointer, number, ctypes.POINTER(pointer), size]),
            ("LLVMPrintModuleToString", pointer, [pointer]),
            ("LLVMPointerTypeInContext", pointer, [pointer, number]),
            ("LLVMIntTypeInContext", pointer, [pointer, number]),
            ("LLVMFloatType", pointer, []),
            ("LLVMDoubleType", pointer, []),
        ]:
            function = getattr(self.of, name)
            function.restype, function.argtypes = result, arguments
        context = self.of.LLVMGetGlobalContext()
        self.types = {space: self.of.LLVMPointerTypeInContext(context, int(space[1:])) for space in POINTERS}
        self.types |= {width: self.of.LLVMIntTypeInContext(context, int(width[1:])) for width in ("i32", "i64")}
        self.types |= {"f32": self.of.LLVMFloatType(), "f64": self.of.LLVMDoubleType()}

    def declaration(self, number, types):
        """The declaration with these types for those that vary, of which it takes as many as it needs; "" where they do not fit, over which LLVM may end: so in a process of its own."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            module = self.of.LLVMModuleCreateWithName(b"m")
            given = (ctypes.c_void_p * 8)(*([self.types[name] for name in types] + [self.types[types[-1]]] * (8 - len(types)) if types else []))
            self.of.LLVMGetIntrinsicDeclaration(module, number, given, 8 if types else 0)
            printed = ctypes.string_at(self.of.LLVMPrintModuleToString(module)).decode()
            os.write(writer, "".join(line for line in printed.splitlines() if line.startswith("declare")).encode())
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            printed = pipe.read().decode()
        return printed if os.waitpid(child, 0)[1] == 0 else ""

    def declarations(self, name):
        """Each overload once, as types and declaration; the types end where the next one changes nothing."""
        number = self.of.LLVMLookupIntrinsicID(name.encode(), len(name))
        if not self.of.LLVMIntrinsicIsOverloaded(number):
            return [([], self.declaration(number, []))]
        found = {}
        for types in [[kind] for kind in POINTERS + VALUES] + [list(pair) for pair in itertools.permutations(POINTERS + VALUES, 2)]:
            declared = self.declaration(number, types)
            signature = re.sub(r"@[^(]*", "@", declared)
            if declared and signature not in found:
                found[signature] = (types, declared)
        return list(found.values())


def split(text):
    """What stands between commas that no bracket holds."""
    parts, depth, part = [], 0, ""
    for letter in text:
        depth += (letter in "({<[") - (letter in ")}>]")
        if letter == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    return parts + [part.strip()] if part.strip() else parts


ATTRIBUTES = r"range\([^)]*\)|captures\([^)]*\)|\b(?:immarg|readonly|writeonly|readnone|nocapture|noundef|returned|noalias|nonnull)\b|\balign \d+"


class Call:
    """A call of an intrinsic, by its declaration."""

    def __init__(self, declaration):
        result, self.name, arguments = re.match(r"declare (.*?) (@[^( ]*)\((.*)\)", declaration).groups()
        self.declaration = re.sub(r" #\d+$", "", declaration)
        self.result = re.sub(ATTRIBUTES, "", result).strip()
        self.types, self.immediates = [], {}
        for place, argument in enumerate(split(arguments)):
            self.types.append(re.sub(ATTRIBUTES, "", argument).strip())
            if "immarg" in argument:
                self.immediates[place] = self.values(self.types[-1], re.search(r"range\(i\d+ (-?\d+), (-?\d+)\)", argument))

    @staticmethod
    def values(kind, bounds):
        if kind == "i1":
            return [0, 1]
        if bounds:
            return list(range(int(bounds[1]), min(int(bounds[2]), int(bounds[1]) + 64)))
        return [*range(9), 16, 24, 32, 64] if kind.startswith("i") else [0]

    def each_immediates(self):
        """Every choice of the immediate arguments or, where there are too many, each argument's by itself."""
        values = list(self.immediates.values())
        every = itertools.product(*values)
        chosen = list(itertools.islice(every, MOST_CALLS + 1))
        if len(chosen) > MOST_CALLS:
            bases = [tuple(each[min(place, len(each) - 1)] for each in values) for place in (0, 1)]
            chosen = [base[:at] + (value,) + base[at + 1 :] for base in bases for at, each in enumerate(values) for value in each]
        return [dict(zip(self.immediates, choice)) for choice in dict.fromkeys(chosen)]

    def module(self, immediates):
        given, parameters, before = [], [], []
        for place, kind in enumerate(self.types):
            given.append(f"{kind} {immediates[place]}" if place in immediates else f"{kind} %a{place}")
            if kind == "i1" and place not in immediates:
                parameters.append(f"i32 %b{place}")
                before.append(f"%a{place} = trunc i32 %b{place} to i1")
            elif place not in immediates:
                parameters.append(f"{kind} %a{place}")
        called = f"call {self.result} {self.name}({', '.join(given)})"
        body = [*before, called if self.result == "void" else f"%r = {called}", *self.stores(self.result, "%r"), "ret void"]
        parameters.append("ptr addrspace(1) %out")
        lines = ['target triple = "nvptx64-nvidia-cuda"', self.declaration, f"define void @k({', '.join(parameters)}) {{", *body, "}"]
        return "\n".join(lines) + "\n"

    def stores(self, kind, value):
        """What keeps a result."""
        if kind == "void":
            return []
        if kind.startswith("{"):
            parts = [(f"{value}_{at}", part) for at, part in enumerate(split(kind[1:-1]))]
            taken = [f"{name} = extractvalue {kind} {value}, {at}" for at, (name, _) in enumerate(parts)]
            return taken + [line for name, part in parts for line in self.stores(part, name)]
        if kind == "i1":
            return [f"{value}_z = zext i1 {value} to i32", f"store volatile i32 {value}_z, ptr addrspace(1) %out"]
        return [f"store volatile {kind} {value}, ptr addrspace(1) %out"]


# What hands over arguments and results: parameters, predicates as numbers, bytes as 16 bits.
HANDED = ("ld.param", "st.volatile.global", "ret", "and.b32", "setp.ne.b32", "setp.eq.b32", "selp.b32", "cvt.u16.u8", "cvt.u8.u16")
REGISTER = re.compile(r"%(?:r|rd|f|fd|p|rs|rq|rc|h|hh|b)\d+$")


def instructions(ptx):
    """The instructions that are the intrinsic's, their operands as "_"; of a special register its name."""
    body = re.search(r"\.func +k\(.*?\)\s*\{(.*)\n\}", ptx, re.DOTALL)[1]
    found, moves = [], []
    for statement in re.sub(r"//[^\n]*", "", body).split(";"):
        statement = re.sub(r"^(\$?\w+:|[{}]|@!?%\w+) *", "", " ".join(statement.split()))
        if not statement or statement.startswith((".", "}", *HANDED)):
            continue
        name, _, operands = statement.partition(" ")
        operands = split(operands)
        written = f"{name} {', '.join('_' for _ in operands)}".strip()
        if name.startswith("mov.") and operands[-1].startswith("%") and not REGISTER.match(operands[-1]):
            found.append(operands[-1])
        elif not name.startswith("mov."):
            found.append(written)
        elif any("{" in operand for operand in operands):
            moves.append(written)
    # A move is handing over, unless it takes numbers apart or puts them together and nothing else is there.
    return found or moves


def run(llc, module, cpu):
    command = [llc, "-O2", "-march=nvptx64", f"-mcpu={cpu}", f"-mattr={PTX}", "-o", "-", "-"]
    try:
        done = subprocess.run(command, input=module, capture_output=True, text=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return None, "it does not end"
    said = [line for line in done.stderr.splitlines() if "rror: " in line or "ERROR" in line]
    return (done.stdout if done.returncode == 0 else None), (said or ["it ends with a signal"])[0]


def canonical(llc, name, types, call):
    """The name with the suffixes of its types, as LLVM writes it; of one that it turns into another, with those that were tried."""
    opt = str(Path(os.path.realpath(llc)).with_name("opt"))
    done = subprocess.run([opt, "-S", "-o", "-", "-"], input=call.module({place: values[0] for place, values in call.immediates.items()}), capture_output=True, text=True)
    declared = re.findall(r"^declare .*?@([^( ]*)\(", done.stdout, re.MULTILINE)
    return next((full for full in declared if full.startswith(name)), ".".join([name, *types]))


def spaces_of(name):
    """The address spaces of a cast that LLVM turns into its own, which takes any: ["p1", "p0"] of "llvm.nvvm.ptr.gen.to.global"."""
    numbers = {"gen": "p0", "global": "p1", "shared": "p3"}
    given, result = name.split(".")[3], name.split(".")[5]
    return [numbers.get(result), numbers.get(given)]


def measure(llc, name, declarations):
    """Of each overload that LLVM takes: its name, the first CPU that has it, its instructions in the order of the immediate arguments."""
    rows, why = [], "no declaration"
    for types, declaration in declarations:
        call = Call(declaration)
        if name.startswith("llvm.nvvm.ptr.") and types != spaces_of(name):
            why = "its address spaces are not tried"
            continue
        if "metadata" in call.types:
            why = "an argument is metadata"
            continue
        taken, found, failed = None, {}, 0
        for immediates in call.each_immediates():
            for cpu in [taken] if taken else CPUS:
                ptx, said = run(llc, call.module(immediates), cpu)
                if ptx or "Cannot select" not in said and "not supported" not in said:
                    break
            if ptx and (became := instructions(ptx)) and became[-1].startswith("call"):
                ptx, said = None, "it stays a call"
            if ptx:
                taken = cpu
                found.setdefault(tuple(became), immediates)
            else:
                why, failed = said, failed + 1
                if not found and failed > 12:
                    break
        if found:
            rows.append((canonical(llc, name, types, call) if types else name, taken, list(found)))
    return name, rows, why


def names_in(path):
    """The intrinsics' names that a program holds."""
    return set(re.findall(rb"(?<=\0)llvm\.nvvm\.[a-z0-9._]*[a-z0-9](?=\0)", Path(path).read_bytes()))


def main():
    llc, *releases = sys.argv[1:]
    paths = {int(number): path for number, path in (release.split("=", 1) for release in releases)}
    known = {release: {name.decode() for name in names_in(path)} for release, path in paths.items()}
    of = {}
    for release in sorted(known):
        if "libLLVM" in Path(paths[release]).name:
            of |= dict.fromkeys(known[release], release)
    libraries = {release: Library(paths[release]) for release in set(of.values())}
    names = sorted(set().union(*known.values()))
    declared = [(name, libraries[of[name]].declarations(name) if name in of else []) for name in names]
    with ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count()))) as pool:
        measured = list(pool.map(lambda each: measure(llc, *each), declared))
    with (DATA / "intrinsics.tsv").open("w") as table, (DATA / "intrinsics_unmeasured.tsv").open("w") as unmeasured:
        table.write("name\treleases\tcpu\tinstructions\n")
        unmeasured.write("name\treleases\twhy\n")
        for name, rows, why in measured:
            having = " ".join(str(release) for release in sorted(known) if name in known[release])
            for full, cpu, found in rows:
                forms = " | ".join("; ".join(each) or "-" for each in found)
                table.write(f"{full}\t{having}\t{cpu}\t{forms}\n")
            if not rows:
                unmeasured.write(f"{name}\t{having}\t{' '.join(why.replace('<stdin>', 'k.ll').split())}\n")


if __name__ == "__main__":
    main()
