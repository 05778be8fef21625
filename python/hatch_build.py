"""What a wheel holds besides python/smarch: the shared library and the inspector, built by make, and the modules that python/generate.py writes."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Rust's standard library asks for this one at least.
OLDEST_GLIBC = (2, 17)
TOOLS = {
    "cargo": "Rust's compiler and cargo (https://rustup.rs)",
    "make": "GNU make",
    "cc": "a linker, as a C compiler brings it",
    "objdump": "the compiler's binutils",
}


class WheelHook(BuildHookInterface):
    def initialize(self, version, build_data):
        root = Path(self.root)
        if not sys.platform.startswith("linux"):
            sys.exit("smarch: its Python package is built on Linux alone so far.")
        # Another folder, as `make wheel GLIBC=2.17` has it.
        build = Path(os.environ.get("SMARCH_BUILD", "build"))
        library, inspector, modules = build / "libsmarch.so", build / "wheel/inspector/smarch", build / "wheel/modules"
        make(root, f"BUILD={build}", library, inspector)
        shutil.rmtree(root / modules, ignore_errors=True)
        subprocess.run([sys.executable, root / "python/generate.py", root / modules], check=True)

        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform(root / library, root / inspector)}"
        build_data["force_include"].update({str(root / library): "smarch/libsmarch.so", str(root / modules): "smarch"})
        build_data["shared_scripts"][str(root / inspector)] = "smarch"


def make(root, *arguments):
    """Runs make as this machine's user would, whatever make runs this."""
    missing = [what for tool, what in TOOLS.items() if not shutil.which(tool)]
    if missing:
        sys.exit(f"smarch: it is built from its sources, for which {', '.join(missing)} must be installed.")
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    subprocess.run(["make", "--no-print-directory", *map(str, arguments)], cwd=root, env=environment, check=True)


def platform(*binaries):
    """The wheel's platform: manylinux with the newest glibc that one of the binaries asks for."""
    here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    asked = OLDEST_GLIBC
    for binary in binaries:
        symbols = subprocess.run(["objdump", "-T", binary], check=True, capture_output=True, text=True).stdout
        versions = [(int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", symbols)]
        if not versions:
            return here
        asked = max(asked, *versions)
    return here.replace("linux_", "manylinux_{}_{}_".format(*asked), 1)
