"""The tools: PyPI wheels in a virtual environment of their own, one for each toolkit."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

# The toolkit that the library answers for where no other is named, and the one whose stated exceptions are counted.
OWN = "13.0.88"
# The newest that was measured, and the newest .version of its ptxas: the last row of the library's releases.
_LAST = json.loads((Path(__file__).resolve().parent.parent / "share/smarch.json").read_text())["toolkits"][-1]
NEWEST, NEWEST_PTX = _LAST["builds"][-1], _LAST["newest_ptx"]

# Wheels by the toolkit's major version; {v} is its version, {r} its release ("13.0"). Parts whose numbers
# differ from nvcc's are named by their release.
WHEELS = {
    13: ["nvidia-cuda-nvcc=={v}", "nvidia-nvvm=={v}", "nvidia-cuda-crt=={v}", "nvidia-cuda-runtime=={r}.*", "nvidia-cuda-nvrtc=={r}.*", "nvidia-nvjitlink=={r}.*"],
    12: ["nvidia-cuda-nvcc-cu12=={v}", "nvidia-cuda-runtime-cu12=={r}.*", "nvidia-cuda-nvrtc-cu12=={r}.*", "nvidia-nvjitlink-cu12=={r}.*"],
    11: ["nvidia-cuda-nvcc-cu11=={v}", "nvidia-cuda-runtime-cu11=={r}.*", "nvidia-cuda-nvrtc-cu11=={r}.*"],
}
# Exact versions for that toolkit.
OWN_WHEELS = [f"{wheel}=={OWN}" for wheel in ("nvidia-cuda-nvcc", "nvidia-nvvm", "nvidia-cuda-crt", "nvidia-cuda-runtime", "nvidia-cuda-nvrtc", "nvidia-nvjitlink")]
# An instrument, whatever is measured with it: it reads the cubins of every toolkit so far. There is none of 13.0.
READER = "nvidia-cuda-cuobjdump==13.5.37"

TOOLS = ["ptxas", "nvlink", "fatbinary", "nvcc", "cicc", "cuobjdump"]
# Libraries; a number may follow.
LIBRARIES = {"libnvrtc": "lib/libnvrtc.so*", "libnvJitLink": "lib/libnvJitLink.so*", "libnvvm": "lib*/libnvvm.so*"}


class Unavailable(Exception):
    """There are no wheels here, and none can be had."""


class ToolUnavailable(Exception):
    """Another tool than the toolkit's cannot be had; the questions that need it are not asked."""

# Those of which Debian has a llc.
LLVM_RELEASES = ["14", "15", "16", "19", "22"]


class NoSuchToolkit(Exception):
    """The user asked for a toolkit that is not published."""


class Toolkit:
    """Where the tools of one toolkit are."""

    def __init__(self, version, folder):
        self.version = version
        self.folder = folder
        self.tools = {name: path for name in TOOLS if (path := find(folder, f"bin/{name}"))}
        self.tools |= {name: path for name, place in LIBRARIES.items() if (path := find(folder, place))}
        for release in LLVM_RELEASES:
            if llc := shutil.which(f"llc-{release}"):
                self.tools[f"llc-{release}"] = llc
        for header in ("cuda_occupancy.h", "crt/host_config.h"):
            if path := find(folder, f"include/{header}"):
                self.tools[Path(header).name] = path

    @property
    def is_own(self):
        return self.version == OWN

    @property
    def release(self):
        """12.4 of 12.4.131."""
        return release_of(self.version)

    def __getitem__(self, name):
        return self.tools[name]

    def lacks(self, names):
        """Those of the tools that the toolkit has not."""
        return [name for name in names if name not in self.tools]

    def tileiras(self):
        """Its tileiras, of a wheel of its own, with the library and the ptxas that it looks for where it looks."""
        tool = Path(find(self.apart(f"nvidia-cuda-tileiras=={self.release}.*"), "bin/tileiras"))
        for place, of in (("../nvvm/lib64/libnvvm.so", "libnvvm"), ("ptxas", "ptxas"), ("fatbinary", "fatbinary")):
            link = tool.parent / place
            if of in self.tools and not link.exists():
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(Path(self[of]).resolve())
        return str(tool)

    def apart(self, wheel):
        """An environment with a wheel that is none of the toolkit's, installed on the first call."""
        folder = self.folder.parent.parent / "wheels" / re.sub(r"==|\.\*", "-", wheel).rstrip("-")
        if not (folder / "installed").exists():
            make_environment(folder)
            fill(folder, [wheel])
            (folder / "installed").touch()
        return folder

    def library_folder(self):
        """A folder with lib64/libnvvm.so, as nvlink wants it."""
        folder = self.folder / "nvvm-for-nvlink"
        library, link = find(self.folder, "lib/libnvvm.so.4"), folder / "lib64/libnvvm.so"
        # What the link leads to may be gone, where the folder was moved.
        if library and not link.exists():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(os.path.relpath(library, link.parent))
        return str(folder)

    def runtime_folder(self):
        """Where libcudadevrt.a is."""
        library = find(self.folder, "lib/libcudadevrt.a")
        return str(Path(library).parent) if library else "."


def release_of(version):
    return ".".join(version.split(".")[:2])


def number(version):
    """13.5 of 13.5.37, as numbers that can be compared."""
    return tuple(map(int, version.split(".")[:2]))


def build_of(version, builds):
    """A release stands for its newest build that was measured: 12.4 for 12.4.131."""
    return next((build for build in builds if release_of(build) == version), version)


def find(folder, ending):
    """The one file in the environment whose path ends so."""
    found = sorted(path for path in folder.glob(f"lib/python*/site-packages/nvidia/**/{ending}") if path.is_file())
    return str(found[0]) if found else None


def install(version, build):
    """The toolkit of this version; its wheels are installed on the first call."""
    folder = build / "tools" / version
    if not (folder / "installed").exists():
        release, _, _ = version.rpartition(".")
        major = version.split(".")[0]
        if len(version.split(".")) != 3 or not major.isdigit() or int(major) not in WHEELS:
            raise NoSuchToolkit(f"no toolkit {version}: a version has three parts, {OWN}, and begins with {', '.join(map(str, sorted(WHEELS)))}")
        wheels = OWN_WHEELS if version == OWN else [wheel.format(v=version, r=release) for wheel in WHEELS[int(major)]]
        print(f"conformance: installing toolkit {version} into {folder} ({' '.join(wheels + [READER])})", file=sys.stderr)
        try:
            make_environment(folder)
            fill(folder, wheels + [READER])
            (folder / "installed").touch()
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
    return Toolkit(version, folder)


def make_environment(folder):
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", folder], capture_output=True, text=True)
    if made.returncode:
        raise Unavailable(f"python3 makes no virtual environment (Debian: python3-venv): {last_line(made)}")


def fill(folder, wheels):
    pip = [folder / "bin/python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--retries", "1"]
    done = subprocess.run([*pip, *wheels], capture_output=True, text=True)
    if not done.returncode:
        return
    # pip lists the versions that there are; none where it reached no index.
    for line in done.stderr.splitlines():
        if "from versions:" in line and "from versions: none" not in line:
            raise NoSuchToolkit(line.removeprefix("ERROR: "))
    raise Unavailable(f"no wheels here, and pip could get none: {last_line(done)}")


def last_line(process):
    lines = [line for line in process.stderr.splitlines() if line.strip()]
    return lines[-1] if lines else f"exit status {process.returncode}"
