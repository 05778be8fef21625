"""What Python answers is what the command answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import smarch
from reference import DATA, HOST, KERNELS, OLD, SAMPLES

# The command of this package, or another build of it.
COMMAND = os.environ["SMARCH_COMMAND"].split() if "SMARCH_COMMAND" in os.environ else [sys.executable, "-m", "smarch"]


def told(*words: object) -> Any:
    """What the command prints as JSON."""
    done = subprocess.run([*COMMAND, *(str(it) for it in words), "--json"], capture_output=True, text=True, encoding="utf-8", check=False)
    return json.loads(done.stdout) if done.stdout else done.stderr.removeprefix("smarch: ").strip()


def or_error(ask: Callable[[], smarch.Answer]) -> Any:
    try:
        return ask().to_dict()
    except smarch.Error as error:
        return error.message


@pytest.mark.parametrize("path", SAMPLES, ids=lambda it: it.name)
def test_reports(path: Path) -> None:
    assert or_error(lambda: smarch.report(path)) == told("report", path)
    assert or_error(lambda: smarch.report(path, device="9.0", driver="12.4", block=128)) == told("report", path, "--device", "9.0", "--driver", "12.4", "--block", 128)
    shown = told(path)
    if isinstance(shown, dict) and "entries" in shown:
        file = smarch.open(path)
        assert [{key: it[key] for key in row} for row, it in zip(shown["entries"], file.images)] == shown["entries"]


def archive_of(wheel: Path, *paths: Path) -> None:
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in paths:
            archive.write(path, path.name)


def test_folders_wheels_and_bytes(tmp_path: Path) -> None:
    wheel, damaged = tmp_path / "kernels.whl", tmp_path / "damaged.so"
    damaged.write_bytes(HOST.read_bytes()[:5000])
    archive_of(wheel, HOST, KERNELS, OLD, damaged)
    folder = DATA / "fatbin/samples"
    with pytest.warns(UserWarning, match="damaged.so"):
        assert smarch.report(wheel).to_dict() == told("report", wheel)
    run = smarch.runs_on(wheel, "9.0")
    assert not run and not run.image
    archive_of(wheel, HOST, KERNELS)
    for path in (wheel, folder):
        assert smarch.report(path).to_dict() == told("report", path)
        assert smarch.report(path, sort="regs", limit=5).to_dict() == told("report", path, "--sort", "regs", "--limit", 5)
    assert {**smarch.report(HOST.read_bytes()).to_dict(), "file": str(HOST)} == told("report", HOST)
    assert smarch.report(HOST, KERNELS).to_dict() == told("report", HOST, KERNELS)


@pytest.mark.parametrize("packing", ["", "gz", "bz2", "xz"])
def test_tars(tmp_path: Path, packing: str) -> None:
    layer, image = tmp_path / "layer.tar", tmp_path / f"image.tar{packing and '.' + packing}"
    with tarfile.open(layer, "w:gz") as archive:
        archive.add(KERNELS, "usr/lib/kernels.cubin")
        archive.add(HOST, "usr/lib/libk.so")
    with tarfile.open(image, f"w:{packing}") as archive:  # type: ignore[call-overload]
        archive.add(layer, "blobs/sha256/1")
        archive.add(KERNELS, "kernels.cubin")
    assert smarch.report(image).to_dict() == told("report", image)
    assert smarch.runs_on(image, "9.0").whole == "all"
    for source in (image, image.read_bytes()):
        with smarch.open(source) as opened:
            names = [file.file.partition(":")[2] for file in opened.files]
            assert names == ["blobs/sha256/1:usr/lib/kernels.cubin", "blobs/sha256/1:usr/lib/libk.so", "kernels.cubin"]
            # The last first: each is read from the beginning of the tar.
            for image in reversed(opened.images):
                if image.source.endswith("kernels.cubin"):
                    assert image.read() == KERNELS.read_bytes()


@pytest.mark.parametrize(("old", "new"), [(OLD, KERNELS), (HOST, HOST), (DATA / "fatbin/samples", DATA / "fatbin/hosts")])
def test_differences(old: Path, new: Path) -> None:
    assert smarch.diff(old, new).to_dict() == told("diff", old, new)
    assert smarch.diff(old, new, "went,registers:+8").to_dict() == told("diff", old, new, "--fail-on", "went,registers:+8")


def test_ptx() -> None:
    for path in (it for it in SAMPLES if it.suffix == ".ptx"):
        row = told("ptx", path)
        needs = smarch.ptx.requirements(path.read_bytes())
        assert {key: row[key] for key in needs} == needs.to_dict()
        assert [it.message for it in smarch.ptx.check(path.read_bytes())] == [it["message"] for it in row["refusals"]]


# One question a command; the rest of each is the same function.
QUESTIONS = [
    "sm_90a", "list", "check sm_80 sm_90", "features sm_90", "pick sm_80,compute_80 8.6", "cover 8.0,9.0", "limits sm_90", "archs torch 8.0;9.0+PTX", "toolkits 12.4",
    "device H100", "driver 12.4", "host gcc-13", "wheels cu128 --device 9.0", "table --as csv", "data", "expect --archs sm_90 --runs-on H100", "ptx-version 8.6", "hardware sm_90", "occupancy sm_90 --regs 40", "profile sm_90", "scheduler sm_90", "mcpu sm_90", "gates sm_90", "cicc sm_90",
    "explain E07", "symbol sub_71BDE0", "documented", "help check", "archs torch 8.0;zz",
]  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question(question: str) -> None:
    assert or_error(lambda: smarch.ask(*question.split())) == told(*question.split())


CONTRACTS = sorted((DATA / "contracts").glob("*.toml"))


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda it: it.name)
def test_contracts(contract: Path) -> None:
    asked = told("expect", HOST, "--contract", contract)
    found = or_error(lambda: smarch.expect(HOST, contract=contract))
    assert found == asked
    if isinstance(asked, dict):
        kept = smarch.expect(HOST, contract=contract)
        assert bool(kept) == (asked["kept"] == "yes")
        assert all(it["text"] in repr(kept) for it in asked["findings"])


def test_contracts_of_files() -> None:
    text = smarch.contract_of(HOST)
    assert text == told("expect", "--from", HOST)["contract_text"]
    keys = {"archs": smarch.open(HOST).targets, "kernel": [{"name": "axpy", "registers": 10}]}
    assert smarch.expect(HOST, contract=keys)
    assert not smarch.expect(HOST, contract=keys, excludes=["sm_80"])
    broken = smarch.expect(HOST, archs="8.0", syntax="torch", runs_on="A100", max_size=5000, compressed=True, ptx=True, every_module=True)
    assert [it.promise for it in broken.promises] == ["archs", "ptx", "runs-on", "compressed", "max-size"] and not broken
    with pytest.raises(smarch.Error, match="did you mean archs"):
        smarch.expect(HOST, contract={"arch": "sm_90"})


@pytest.mark.parametrize("path", SAMPLES, ids=lambda it: it.name)
def test_verdicts(path: Path) -> None:
    for device, driver in (("9.0", "12.4"), ("RTX 5090", "535"), ("A100 PCIe", "580")):
        row = or_error(lambda: smarch.ask("report", path, "--device", device, "--driver", driver))
        try:
            run = smarch.runs_on(path, device, driver)
        except ValueError:
            assert isinstance(row, str) or row["runs"]["code"] == "no_device_code"
        else:
            whole = row.get("total", row)
            if run.unread and whole["reason"] is None:
                assert not run and run.unread[0] in run.sentence and not run.sentence.startswith("yes")
            else:
                assert (run.sentence, run.remedy, bool(run)) == (whole["sentence"], whole["remedy"], whole["reason"] is None)


@pytest.mark.filterwarnings("ignore")
def test_verdicts_of_wheels_and_folders(tmp_path: Path) -> None:
    archive_of(tmp_path / "kernels.whl", HOST, KERNELS, OLD)
    for path in (tmp_path / "kernels.whl", DATA / "fatbin/hosts", DATA / "cubin/cubins"):
        for device in ("5.2", "9.0", "RTX 5090", "A100"):
            total = told("report", path, "--device", device)["total"]
            run = smarch.runs_on(path, device)
            assert (run.sentence, run.remedy, run.whole) == (total["sentence"], total["remedy"], total["verdict"])
            assert [it.to_dict() for it in run.each] == total["parts"]


def test_the_same_by_another_way() -> None:
    assert smarch.Target.SM_90A.info.to_dict() == told("sm_90a")
    assert smarch.Target.SM_90A.describe("12.4").to_dict() == told("sm_90a", "--toolkit", "12.4")
    hardware = smarch.Target.SM_90.hardware
    assert hardware and hardware.to_dict() == told("hardware", "sm_90")
    kernel = "--block 128 --regs 96 --smem 4096 --dynamic 50000 --optin 50000 --sms 132 --grid 1000 --cluster 2".split()
    found = smarch.occupancy("9.0", block=128, regs=96, smem=4096, dynamic_smem=50000, opt_in=True, sms=132, grid=1000, cluster=2)
    assert found.to_dict() == told("occupancy", "sm_90", *kernel)
    for target in ("sm_90a", "sm_120f", "9.0"):
        assert smarch.occupancy(target, block=128).to_dict() == told("occupancy", target, "--block", 128)
    assert smarch.occupancy(smarch.Target.SM_90A).to_dict() == told("occupancy", "sm_90a")
    assert smarch.occupancy("H100 SXM", grid=1000).to_dict() == told("occupancy", "--device", "H100 SXM", "--grid", 1000)
    assert smarch.occupancy("H100").to_dict() == told("occupancy", "--device", "H100")
    assert smarch.products("H100").to_dict() == told("device", "H100")
    assert smarch.Driver("550").info.to_dict() == told("driver", "12.4")


def test_the_command_of_the_package() -> None:
    done = subprocess.run([*COMMAND, "sm_90a", "--width", "0"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("toolkit 13.0") and "sm_90a" in done.stdout
    assert subprocess.run([*COMMAND, "check", "sm_90", "sm_80"], capture_output=True, check=False).returncode == 1
    refused = subprocess.run([*COMMAND, "sm_90b"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2 and "did you mean" in refused.stderr
