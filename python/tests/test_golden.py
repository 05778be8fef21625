"""The package against measured files: what NVIDIA's tools printed, not what the library says."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
import smarch
from reference import DATA

K = smarch.Toolkit("13.0")


def rows(path: str) -> list[dict[str, str]]:
    with (DATA / path).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_the_names_that_ptxas_takes() -> None:
    found = rows("ptxas/gpu_names.tsv")
    assert len(found) == 69
    for row in found:
        name = smarch.Name(row["gpu_name"])
        accepted = "ptxas_gpu_name" in smarch.ask(name, "--toolkit", "13.0").accepted_by
        assert name == row["gpu_name"] and accepted == (row["accepted"] == "yes"), row["gpu_name"]


def test_3105_cells_of_what_compiles_for_what() -> None:
    found = rows("ptxas/compile_compat.tsv")
    assert len(found) == 3105
    for row in found:
        verdict = smarch.Target(row["ptx_target"]).compiles_for(row["gpu_name"], K)
        assert bool(verdict) == (row["accepted"] == "yes"), f"{row}: {verdict.reason}"


def number(text: str) -> int:
    return int(text or 0)


LIMITS = {"registers": "Lr", "smem": "Ls", "warps": "Lw", "slots": "Lb", "barriers": "Lbar", "virtual": "Lv"}
UNLIMITED = 2**31 - 1


@pytest.mark.parametrize(("path", "cases", "refused"), [("occupancy/golden.tsv", 2861, 116), ("occupancy/golden_fermi.tsv", 171, 16)])
def test_golden_occupancies(path: str, cases: int, refused: int) -> None:
    """NVIDIA's own header, compiled and run, where Python can ask; more registers than there are is an error here (erratum E22)."""
    asked = errors = 0
    for row in rows(path):
        # Caching and preferences of old devices are no arguments here.
        if ("fermi" not in path and row["cc"].startswith("2.")) or number(row["gc"]) or number(row["cache"]):
            continue
        asked += 1
        carveout = int(row.get("carve", "-1"))
        kernel = {
            "block": number(row["block"]),
            "regs": number(row["regs"]),
            "smem": number(row["static"]),
            "dynamic_smem": number(row["dyn"]),
            "opt_in": number(row["maxdyn"]) if row.get("limcfg") == "1" else False,
            "carveout": carveout % 2**32 if carveout != -1 else None,
            "barriers": number(row.get("bars", "")),
            "virtual": number(row.get("virt", "")),
        }
        hardware = smarch.Target(smarch.Cc(row["cc"])).hardware
        assert hardware
        too_many = kernel["regs"] > hardware.max_registers_per_thread
        if too_many or row["st"] != "0":
            with pytest.raises(smarch.Error) as error:
                smarch.occupancy(row["cc"], **kernel)  # type: ignore[arg-type]
            expected = {"kernel_registers"} if too_many else {"kernel_block_size", "kernel_carveout"}
            assert error.value.status in expected, row
            errors += too_many
            continue
        if kernel["block"] > hardware.max_threads_per_block:
            # The header answers that none fits; a block of that size cannot be.
            with pytest.raises(smarch.Error):
                smarch.occupancy(row["cc"], **kernel)  # type: ignore[arg-type]
            continue
        answer = smarch.occupancy(row["cc"], **kernel)  # type: ignore[arg-type]
        assert answer.blocks == number(row["blocks"]), row
        for resource, column in LIMITS.items():
            limit = answer.limits[resource]
            assert (UNLIMITED if limit is None else limit) == number(row.get(column, str(UNLIMITED))), f"{resource}: {row}"
    assert (asked, errors) == (cases, refused)


CUBINS = rows("cubin/resources.tsv")


@pytest.mark.parametrize("name", sorted({row["file"] for row in CUBINS}))
def test_kernels_of_cubins(name: str) -> None:
    with smarch.open(DATA / "cubin/cubins" / name) as file:
        (image,) = file.images
        found = {kernel.symbol: kernel for kernel in image.kernels}
        for row in CUBINS:
            if row["file"] != name or row["entry"] != "1":
                continue
            kernel = found[row["kernel"]]
            assert image.cubin and str(image.cubin.sm) == row["sm"]
            if not image.is_relocatable:
                assert kernel.registers == int(row["REG"]), row
                assert (kernel.static_smem or 0) + kernel.toolkit_smem_bytes == int(row["SHARED"]), row
            product = 1
            for size in (row["reqntid"] or row["maxntid"] or "1").split("x"):
                product *= int(size)
            assert (kernel.max_threads or 1) == product, row


def test_images_of_fat_binaries() -> None:
    found: dict[str, list[tuple[str, str]]] = {}
    for row in rows("fatbin/samples.tsv"):
        if row["kind"] in ("elf", "ptx"):
            found.setdefault(row["file"], []).append(("cubin" if row["kind"] == "elf" else "ptx", row["target"]))
    assert len(found) > 20
    for name, images in found.items():
        path = DATA / "fatbin/samples" / name
        if not Path(path).is_file():
            continue
        with smarch.open(path) as file:
            listed = [(str(it.kind), str(it.target)) for it in file.images if it.kind in ("cubin", "ptx")]
            assert sorted(listed) == sorted(images), name
