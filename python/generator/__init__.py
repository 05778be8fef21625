"""The generated part of the package: from the C interface as data to Python."""

from pathlib import Path

from .declarations import write_declarations
from .interface import Interface
from .modules import identity_text, module_name, module_text, package_text


def write_package(source: Path, folder: Path) -> None:
    """Writes `_cffi.py` and `c/` into a folder, which is made where it does not exist."""
    interface = Interface.read(source)
    modules = folder / "c"
    modules.mkdir(parents=True, exist_ok=True)
    write_declarations(interface, folder / "_cffi.py")
    for header in interface.headers:
        (modules / f"{module_name(header)}.py").write_text(module_text(interface, header), encoding="utf-8")
    (modules / "__init__.py").write_text(package_text(interface), encoding="utf-8")
    (folder / "_interface.py").write_text(identity_text(interface), encoding="utf-8")
