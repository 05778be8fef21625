"""The package against measured files: what NVIDIA's tools printed, not what the library says."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
import smarch
from reference import DATA
from smarch import c

K = smarch.Toolkit("13.0")


def rows(path: str) -> list[dict[str, str]]:
    with (DATA / path).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_the_names_that_ptxas_takes() -> None:
    found = rows("ptxas/gpu_names.tsv")
    assert len(found) == 69
    for row in found:
        name = c.name_parse(row["gpu_name"])
        assert c.tool_accepts(K, c.Tool.PTXAS_GPU_NAME, name) == (row["accepted"] == "yes"), row["gpu_name"]
        assert c.name_write(name) == row["gpu_name"]


def test_3105_cells_of_what_compiles_for_what() -> None:
    found = rows("ptxas/compile_compat.tsv")
    assert len(found) == 3105
    for row in found:
        verdict = c.ptxas_compiles_name_why(K, smarch.Target(row["ptx_target"]), c.name_parse(row["gpu_name"]))
        assert bool(verdict) == (row["accepted"] == "yes"), f"{row}: {verdict.reason}"


def number(text: str) -> int:
    return int(text or 0)


LIMITS = {"by_registers": "Lr", "by_smem": "Ls", "by_warps": "Lw", "by_slots": "Lb", "by_barriers": "Lbar", "by_virtual": "Lv"}


@pytest.mark.parametrize(("path", "cases", "refused"), [("occupancy/golden.tsv", 9249, 366), ("occupancy/golden_fermi.tsv", 2000, 130)])
def test_golden_occupancies(path: str, cases: int, refused: int) -> None:
    """NVIDIA's own header, compiled and run; more registers than there are is an error here (erratum E22)."""
    found = [row for row in rows(path) if "fermi" in path or not row["cc"].startswith("2.")]
    assert len(found) == cases
    errors = 0
    for row in found:
        geometry = c.geometry_find(smarch.Cc(row["cc"]))
        assert geometry
        kernel = kernel_of(row)
        too_many = kernel.registers > geometry.max_registers_per_thread
        if too_many or row["st"] != "0":
            with pytest.raises(smarch.Error) as error:
                c.occupancy_compute(geometry, kernel)
            expected = {c.Status.KERNEL_REGISTERS} if too_many else {c.Status.KERNEL_BLOCK_SIZE, c.Status.KERNEL_CARVEOUT}
            assert error.value.status in expected, row
            errors += too_many
            continue
        answer = c.occupancy_compute(geometry, kernel)
        assert answer.blocks == number(row["blocks"]), row
        assert c.occupancy_blocks(geometry, kernel) == answer.blocks
        for field, column in LIMITS.items():
            assert getattr(answer, field) == number(row.get(column, str(c.UNLIMITED))), f"{field}: {row}"
    assert errors == refused


def kernel_of(row: dict[str, str]) -> c.Kernel:
    carveout = int(row.get("carve", "-1"))
    opts_in = row.get("limcfg") == "1"
    caching = {0: 0, 1: c.KERNEL_PARTITIONED_CACHING, 2: c.KERNEL_PARTITIONED_CACHING_STRICT}[number(row["gc"])]
    return c.Kernel(
        flags=caching | (c.KERNEL_CARVEOUT if carveout != -1 else 0) | (c.KERNEL_OPTIN if opts_in else 0),
        block_size=number(row["block"]),
        registers=number(row["regs"]),
        static_smem=number(row["static"]),
        dynamic_smem=number(row["dyn"]),
        max_dynamic_smem=number(row["maxdyn"]) if opts_in else 0,
        cache=c.CachePreference(number(row["cache"])),
        carveout_percent=carveout % 2**32 if carveout != -1 else 0,
        barriers=number(row.get("bars", "")),
        virtual_resources=number(row.get("virt", "")),
    )


CUBINS = rows("cubin/resources.tsv")


@pytest.mark.parametrize("name", sorted({row["file"] for row in CUBINS}))
def test_kernels_of_cubins(name: str) -> None:
    with smarch.open(DATA / "cubin/cubins" / name) as file:
        (image,) = file.images
        found = {kernel.name: kernel for kernel in image.kernels}
        for row in CUBINS:
            if row["file"] != name or row["entry"] != "1":
                continue
            kernel = found[row["kernel"]]
            assert image.cubin and str(image.cubin.sm) == row["sm"]
            if not image.is_relocatable:
                assert kernel.registers == int(row["REG"]), row
                assert (kernel.static_smem or 0) + (kernel.detail.reserved_smem or 0) == int(row["SHARED"]), row
            product = 1
            for size in (row["reqntid"] or row["maxntid"] or "1").split("x"):
                product *= int(size)
            assert (kernel.max_threads or 1) == product, row


def test_images_of_fat_binaries() -> None:
    found: dict[str, list[tuple[str, str]]] = {}
    for row in rows("fatbin/samples.tsv"):
        if row["kind"] in ("elf", "ptx"):
            found.setdefault(row["file"], []).append((row["kind"], row["target"]))
    assert len(found) > 20
    for name, images in found.items():
        path = DATA / "fatbin/samples" / name
        if not Path(path).is_file():
            continue
        with smarch.open(path) as file:
            listed = [(str(it.kind), str(it.target)) for it in file.images if str(it.kind) in ("elf", "ptx")]
            assert sorted(listed) == sorted(images), name
