"""The Python package of this checkout, as its wheel installs it, beside the packages that its adapters are for."""

import subprocess
import sys
from pathlib import Path

from .toolkit import ToolUnavailable, last_line

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/conformance/environments"


def interpreter(*packages):
    """Of the virtual environment that has the package and these others, each NAME==VERSION."""
    return FOLDER / ("-".join(packages).replace("==", "-") or "alone") / "bin/python"


def python_with(*packages):
    """That interpreter, with all of it installed, the package as it is now."""
    wheel, python = built(), interpreter(*packages)
    if not python.exists():
        done("venv", [sys.executable, "-m", "venv", python.parents[1]])
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--retries", "1"]
    if packages:
        print(f"conformance: installing {' '.join(packages)}", file=sys.stderr)
        done("pip", [*pip, *packages])
    done("pip", [*pip, "--force-reinstall", "--no-deps", wheel])
    return python


def built():
    """The wheel of this checkout."""
    return ROOT / done("make wheel", [ROOT / "scripts/wheel", "build"]).stdout.splitlines()[-1]


def done(what, command):
    ran = subprocess.run(list(map(str, command)), cwd=ROOT, capture_output=True, text=True)
    if ran.returncode:
        raise ToolUnavailable(f"{what}: {ran.stdout.strip() or last_line(ran)}")
    return ran
