"""Architecture lists, as the tools that they are written for read them: CMake, Meson, and the functions of torch, vLLM, FlashInfer and
numba-cuda, on a machine without a device. Where nvcc has the last word it is that of toolkit 13.0."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

from ..packages import SMALLEST, fetched, unpacked_source
from ..question import Cell, Question, run
from ..toolkit import ToolUnavailable, last_line

DOTTED = """3.5 3.7 5.0 5.2 5.3 6.0 6.1 6.2 7.0 7.2 7.5 8.0 8.1 8.6 8.7 8.8 8.9 9.0 9.0a 10.0 10.0a 10.0f 10.1 10.1a 10.3 10.3a 10.3f 10.7 10.7a 11.0
11.0a 11.0f 12.0 12.0a 12.0f 12.1 12.1a 12.1f""".split()
GENERATIONS = """Kepler+Tesla Kepler Maxwell+Tegra Maxwell Pascal Volta+Tegra Volta Turing Ampere+Tegra Ampere Ada Hopper Blackwell+Tegra Blackwell
Rubin""".split()
DIGITS = "35 70 75 80 86 87 88 89 90 90a 90f 100 100a 100f 103 103a 103f 107 110 110a 110f 120 120a 120f 121 121a 121f".split()
# What is written for another tool, or wrong.
FOREIGN = ["80", "sm_80", "compute_80", "8.0,8.6", " 8.0", "8.0;", "8.0;;8.6", "all", "native", "ampere", "8.0+ptx", "9.0A", "80-real", "8"]

EARLIEST = "CMake 3.18 words what it refuses otherwise than 3.22"
UNTOLD = "the tool refuses, and the library does not tell its words"


def images_of(options):
    """Images of -gencode options, each once."""
    found = []
    for arch, codes in re.findall(r"arch=(compute_\w+),code=\[?([\w,]+)\]?", options):
        for code in codes.split(","):
            image = f"ptx:{code}" if code.startswith("compute") else f"sass:{code}<{arch}"
            if image not in found:
                found.append(image)
    return " ".join(found) or "(none)"


def mixed(name, pieces, separators, endings, count):
    """Lists of some of these pieces, always the same ones."""
    draw = random.Random(name)
    return [draw.choice(separators).join(draw.choice(pieces) + draw.choice(endings) for _ in range(draw.randint(2, 5))) for _ in range(count)]


class Lists(Question):
    of_releases = False
    asked_once = "lists are asked about beside toolkit 13.0 alone"
    axes = ("syntax", "list")
    tells_of_new = False
    quick = 40
    # Not fetched for a sample.
    is_large = False

    def cells(self, bench):
        if bench.part and self.is_large:
            raise ToolUnavailable("its packages are too large for a sample")
        self.is_partial = bool(bench.part)
        # Of lists that mean the same to another tool, too.
        return [self.cell(bench, syntax, text) for syntax in self.syntaxes(bench) for text in dict.fromkeys(self.texts(syntax))]

    def cell(self, bench, syntax, text):
        return Cell((syntax, text), ("list", syntax, text or "(empty)"), self.commands(bench, syntax, text))

    def commands(self, bench, syntax, text):
        """How to repeat it."""
        raise NotImplementedError

    def syntaxes(self, bench):
        raise NotImplementedError

    def texts(self, syntax):
        raise NotImplementedError

    def exception(self, cell, tool, library):
        return UNTOLD if library == "error" and tool.startswith("error: ") else None


class Functions(Lists):
    """A function of a package that takes all lists at once."""

    function = ""

    def file(self, syntax):
        """The Python file that has it."""
        raise NotImplementedError

    def commands(self, bench, syntax, text):
        script = bench.root / "conformance/inputs/lists.py"
        return [["sh", "-c", 'printf "%s" "$1" | "$2" "$3" "$4" "$5"', "sh", json.dumps([self.given(text)]), sys.executable, script, self.function, self.file(syntax)]]

    def given(self, text):
        return None if text == "(unset)" else text

    def observe(self, bench, cells):
        answers = {}
        for syntax in dict.fromkeys(cell.key[0] for cell in cells):
            asked = [cell.key for cell in cells if cell.key[0] == syntax]
            words = [sys.executable, bench.root / "conformance/inputs/lists.py", self.function, self.file(syntax)]
            done = subprocess.run(words, input=json.dumps([self.given(text) for _, text in asked]), capture_output=True, text=True)
            if done.returncode:
                raise subprocess.CalledProcessError(done.returncode, words[1], last_line(done))
            answers |= dict(zip(asked, json.loads(done.stdout)))
        return bench.each(self.name, lambda cell: self.said(bench, answers[cell.key]), cells)

    def said(self, bench, answer):
        return answer if answer.startswith("error: ") else images_of(answer)


class TorchLists(Functions):
    name = "torch-lists"
    title = "torch: TORCH_CUDA_ARCH_LIST"
    function = "torch"
    stated = {UNTOLD: 448}
    is_large = True
    versions = {"1.13": "1.13.1", "2.0": "2.0.1", "2.1": "2.1.2", "2.2": "2.2.2", "2.5": "2.5.1", "2.6": "2.6.0", "2.7": "2.7.1", "2.8": "2.8.0", "2.9": "2.9.1", "2.13": "2.13.0", "2.14": "2.14.1", "2.15": "2.15.0"}

    def syntaxes(self, bench):
        return [f"torch-{release}" for release in self.versions]

    def file(self, syntax):
        member = "torch/utils/cpp_extension.py"
        release = syntax.removeprefix("torch-")
        return fetched("torch", self.versions[release], [member], SMALLEST, "3.10" if release == "1.13" else "3.11") / member

    def texts(self, syntax):
        odd = [*FOREIGN, "Ampere+PTX", "Hoppera", "(unset)"]
        return DOTTED + [f"{arch}+PTX" for arch in DOTTED] + GENERATIONS + odd + mixed(self.name, DOTTED + GENERATIONS, "; ", ["", "", "+PTX"], 300)


class NumbaLists(Functions):
    name = "numba-lists"
    title = "numba-cuda: NUMBA_FORCE_CUDA_CC"
    function = "numba"
    version = "0.30.4"

    def syntaxes(self, bench):
        return ["numba"]

    def file(self, syntax):
        member = "numba_cuda/numba/cuda/core/config.py"
        return fetched("numba-cuda", self.version, [member]) / member

    def texts(self, syntax):
        return [arch for arch in DOTTED if arch not in ("8.1",)] + [text for text in FOREIGN if text[0] not in "89" or "." not in text] + ["8.0.1", "8.0 9.0", "a8.0"]

    def said(self, bench, answer):
        return answer if answer.startswith("error: ") else f"ptx:compute_{answer.replace(' ', '')}"


class NvccLast:
    """What nvcc makes of options that were found."""

    def of_nvcc(self, bench, options):
        refused = run([bench.toolkit["nvcc"], "--dryrun", "-fatbin", "k.cu", *options], bench.folder(self.name))
        fatal = [line for line in refused.lines if line.startswith("nvcc fatal")]
        return f"error: {fatal[0]}" if fatal else images_of(" ".join(options))

    def prepare(self, bench, cells):
        (bench.folder(self.name) / "k.cu").write_text("__global__ void k() {}\n")


class FlashinferLists(NvccLast, Functions):
    name = "flashinfer-lists"
    title = "FlashInfer: FLASHINFER_CUDA_ARCH_LIST"
    function = "flashinfer"
    needs = ("nvcc",)
    stated = {UNTOLD: 2}
    is_large = True
    version = "0.7.2.post1"

    def syntaxes(self, bench):
        return ["flashinfer"]

    def file(self, syntax):
        member = "flashinfer/compilation_context.py"
        return fetched("flashinfer-python", self.version, [member]) / member

    def texts(self, syntax):
        odd = [*FOREIGN, "", "8.", "x.0", "8.x", "8.0.0", "9.0b", "13.0", "(unset)"]
        # Of several that nvcc refuses it names the lowest one.
        built = [arch for arch in DOTTED[10:] if not arch.startswith(("8.1", "10.1"))]
        return DOTTED + odd + mixed(self.name, built, " ", [""], 200)

    def said(self, bench, answer):
        return answer if answer.startswith("error: ") else self.of_nvcc(bench, answer.split())


class VllmLists(NvccLast, Lists):
    name = "vllm-lists"
    title = "vLLM: TORCH_CUDA_ARCH_LIST"
    needs = ("nvcc",)
    stated = {UNTOLD: 8}
    is_large = True
    version, torch = "0.33.0", "2.14.0"

    def syntaxes(self, bench):
        return ["vllm"]

    def texts(self, syntax):
        odd = [*FOREIGN, "8.6(8.0)", "8.9(8.0)+PTX", "All", "Common", "(unset)"]
        odd.remove("8")
        # What no target of the library is.
        known = [arch for arch in DOTTED if arch != "8.1"]
        return known + GENERATIONS + odd + mixed(self.name, known[8:], "; ", ["", "", "", "+PTX"], 200)

    def commands(self, bench, syntax, text):
        member = "torch/share/cmake/Caffe2/Modules_CUDA_fix/upstream/FindCUDA/select_compute_arch.cmake"
        torch = fetched("torch", self.torch, [member], SMALLEST)
        vllm = unpacked_source("vllm", self.version, "cmake/utils.cmake")
        supported = bench.folder(self.name) / "supported.cmake"
        if not supported.exists():
            part = re.search(r"^if\(DEFINED CMAKE_CUDA_COMPILER_VERSION.*?^endif\(\)\n", (vllm / "CMakeLists.txt").read_text(), re.S | re.M)
            supported.write_text(part[0])
        defined = [f"-DTORCH={torch / member}", f"-DVLLM={vllm}", f"-DSUPPORTED={supported}", f"-DCMAKE_CUDA_COMPILER_VERSION={bench.toolkit.version}"]
        given = ["-u", "TORCH_CUDA_ARCH_LIST"] if text == "(unset)" else [f"TORCH_CUDA_ARCH_LIST={text}"]
        return [["env", *given, cmake(CMAKE_NEWEST), *defined, "-P", bench.root / "conformance/inputs/vllm.cmake"]]

    def observe(self, bench, cells):
        def one(cell):
            done = run(cell.commands[0], bench.folder(self.name))
            words = re.sub(r"\s+", " ", done.text)
            if unknown := re.search(r"Found Unknown CUDA Architecture Name in CUDA_SELECT_NVCC_ARCH_FLAGS: (.*?) Call Stack", words):
                return f"error: {unknown[0].removesuffix(' Call Stack').rstrip()}"
            archs = re.search(r"CUDA_ARCHS=(\S*)", done.text)[1].replace(".", "").split(";")
            if archs == [""]:
                return "error: No supported CUDA architectures; the build would produce a binary with no usable kernels."
            return self.of_nvcc(bench, [f"-gencode=arch=compute_{arch},code=sm_{arch}" for arch in archs])

        return bench.each(self.name, one, cells)


class MesonLists(Lists):
    name = "meson-lists"
    title = "Meson: cuda.nvcc_arch_flags"
    quick = 16
    version = "1.12.1"

    def syntaxes(self, bench):
        return ["meson"]

    def texts(self, syntax):
        releases = ["13.0.88", "12.8.93", "12.4.131", "11.8.89"]
        # What no target of the library is.
        known = [arch for arch in DOTTED if arch != "8.1"]
        single = [f"'13.0.88', ['{arch}']" for arch in known + GENERATIONS + [text for text in FOREIGN if "'" not in text]]
        whole = [f"'{release}', '{word}'" for release in releases for word in ("All", "Common", "Auto")]
        # Of several mistakes Meson names any.
        taken = [arch for arch in known if arch[-1].isdigit()] + ["Maxwell", "Pascal", "Volta", "Turing", "Ampere", "Hopper"]
        several = mixed(self.name, taken, ["', '"], ["", "", "+PTX"], 120)
        return single + whole + [f"'{releases[at % 4]}', ['{text}']" for at, text in enumerate(several)]

    def commands(self, bench, syntax, text):
        meson = fetched("meson", self.version, [])
        return [["sh", "-c", 'd=$(mktemp -d) && printf "%s\\n" "$1" > "$d/meson.build" && PYTHONPATH="$2" "$3" -m mesonbuild.mesonmain setup "$d/b" "$d"; s=$?; rm -rf "$d"; exit $s', "sh", self.project(text), meson, sys.executable]]

    def project(self, text):
        return f"project('x')\nmessage(import('unstable-cuda').nvcc_arch_flags({text}))"

    def hear(self, cell, runs):
        if error := re.search(r"ERROR: (.*)", runs[-1].text):
            return f"error: InvalidArguments: {error[1]}"
        return images_of(runs[-1].text)


CMAKE_NEWEST = "4.4.4"


def cmake(version):
    return fetched("cmake", version, []) / "cmake/data/bin/cmake"


class CmakeLists(Lists):
    name = "cmake-lists"
    title = "CMake: CMAKE_CUDA_ARCHITECTURES"
    needs = ("nvcc",)
    quick = 12
    stated = {EARLIEST: 21, UNTOLD: 30}
    versions = {"3.18": "3.18.4.post1", "3.22": "3.22.6", "3.23": "3.23.3", "3.24": "3.24.3", "3.25": "3.25.2", "3.27": "3.27.9", "3.28": "3.28.4", "3.30": "3.30.9", "3.31": "3.31.10", "4.0": "4.0.3", "4.4": CMAKE_NEWEST}

    def syntaxes(self, bench):
        if not all(map(shutil.which, ("make", "g++"))):
            raise ToolUnavailable("CMake needs make and g++, which are not here")
        return ["cmake-4.4"] if bench.part else [f"cmake-{release}" for release in self.versions]

    def texts(self, syntax):
        words = ["all", "all-major", "native", "OFF", "FALSE", "0", "ON", "All", "all-virtual", "native-real", "80;all", "(unset)", "sm_80", "8.0", "80-REAL", "80;;86", "80;", ";80", "80 86", "80,86", "80-", "80-real-virtual", "foo-NOTFOUND", "080"]
        return DIGITS + words + mixed(self.name, DIGITS[2:], ";", ["", "-real", "-virtual"], 24)

    def commands(self, bench, syntax, text):
        given = [] if text == "(unset)" else [f"-DCMAKE_CUDA_ARCHITECTURES={text}"]
        folder = bench.folder(self.name)
        return [[cmake(self.versions[syntax.removeprefix("cmake-")]), "-S", folder / "project", "-B", "build", "-G", "Unix Makefiles", f"-DCMAKE_CUDA_COMPILER={folder}/cuda/bin/nvcc", *given]]

    def prepare(self, bench, cells):
        """A project, and a toolkit whose nvcc is inputs/nvcc-dry.py."""
        folder = bench.folder(self.name)
        project, cuda, real = folder / "project", folder / "cuda", Path(bench.toolkit["nvcc"]).absolute()
        for made in (project, cuda / "bin", folder / "made"):
            made.mkdir(parents=True, exist_ok=True)
        (project / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.18)\nproject(p CUDA)\nadd_library(x OBJECT x.cu)\n")
        (project / "x.cu").write_text("__global__ void k() {}\n")
        (cuda / "bin/nvcc").write_text(bench.input("nvcc-dry.py"))
        (cuda / "bin/nvcc").chmod(0o755)
        for name, place in (("include", "include"), ("lib64", "lib"), ("nvvm", "nvvm")):
            (cuda / name).unlink(missing_ok=True)
            (cuda / name).symlink_to(real.parent.parent / place)
        # nvcc and CMake look for the runtime in lib64, and the wheels have it in lib.
        if not (real.parent.parent / "lib64").exists():
            (real.parent.parent / "lib64").symlink_to("lib")
        os.environ |= {"SMARCH_NVCC": str(real), "SMARCH_MADE": str(folder / "made")}

    def observe(self, bench, cells):
        self.library = bench.library

        def one(cell):
            build = bench.folder(f"{self.name}/{abs(hash(cell.key))}")
            done = run(cell.commands[0], build)
            flags = build / "build/CMakeFiles/x.dir/flags.make"
            options = re.search(r"^CUDA_FLAGS = *(.*)$", flags.read_text(), re.M)[1] if flags.exists() else None
            shutil.rmtree(build)
            return self.refusal(done) if done.status else self.images(options)

        return bench.each(self.name, one, cells)

    def images(self, options):
        """nvcc's own words are asked about elsewhere, as its default is."""
        word = re.fullmatch(r"-arch=[\w-]+|", options or "")
        if not word:
            return images_of(options)
        (said,) = self.library.ask([("list", "nvcc", word[0] or "(empty)")])
        return said

    def refusal(self, done):
        if fatal := [line for line in done.lines if "nvcc fatal" in line]:
            return "error: " + re.sub(r"\s+", " ", fatal[0][fatal[0].index("nvcc fatal") :])
        words = re.split(r" Call Stack| CMake Error| CMake Generate| -- ", re.sub(r"\s+", " ", done.text[done.text.index("CMake Error") :]))[0]
        return "error: " + re.sub(r"^CMake Error (at \S+ \(message\)|in \S+): ", "", words).strip()

    def exception(self, cell, tool, library):
        if cell.key[0] == "cmake-3.18" and tool.startswith("error: ") and library.startswith("error"):
            return EARLIEST
        return super().exception(cell, tool, library)
