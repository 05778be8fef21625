"""`python -m smarch`: the inspector, the program smarch of this package."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path


def program() -> Path:
    """The inspector that came with the package. FileNotFoundError where it is not there."""
    name = "smarch" + (sysconfig.get_config_var("EXE") or "")
    schemes = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user")]
    # pip install --target puts programs beside the packages.
    for folder in [*schemes, str(Path(sys.executable).parent), str(Path(__file__).resolve().parents[1] / "bin")]:
        if folder and (Path(folder) / name).is_file():
            return Path(folder) / name
    raise FileNotFoundError(f"the program {name} is not in {' or '.join(it for it in schemes if it)}")


def main() -> None:
    arguments = [str(program()), *sys.argv[1:]]
    if os.name == "posix":
        os.execv(arguments[0], arguments)
    sys.exit(subprocess.run(arguments, check=False).returncode)


if __name__ == "__main__":
    main()
