"""What people write, and the wrong things that they write."""

from __future__ import annotations

import io
import mmap
import random
import zipfile
from array import array
from pathlib import Path
from typing import Any, Callable

import pytest
import smarch
from reference import DATA, HOST, KERNELS, OLD
from smarch import archs, ptx

TEXT = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n wgmma.fence.sync.aligned;\n ret;\n}\n"


def test_targets() -> None:
    target = smarch.Target("sm_90a")
    assert target is smarch.Target.SM_90A and str(target) == f"{target}" == "sm_90a"
    assert smarch.Target("compute_90a") is target and smarch.Target("9.0") is smarch.Target.SM_90
    assert (target.cc, target.suffix, target.with_suffix("")) == (smarch.Cc("9.0"), "a", smarch.Target.SM_90)
    verdict = target.compiles_for("sm_100")
    assert not verdict and verdict.code == "no_future" and "its own architecture" in verdict.reason and not verdict.is_unknown
    assert repr(verdict) == f"<Verdict no: {verdict.reason}>" and verdict == verdict.to_dict() and hash(verdict) == hash("no_future")
    assert smarch.Target("sm_80").compiles_for("sm_90") and smarch.Target("sm_80").loads_on("RTX 3090")
    assert not smarch.Target("sm_80").links_for("sm_90") and smarch.Target("sm_80").jits_on("9.0", driver="550")
    assert target.hardware and target.hardware.smem_per_block_optin_bytes == 232448 and target.info.compute_capability == "9.0"
    name = smarch.Name("compute_90a")
    assert (name, name.kind, name.target) == ("compute_90a", "compute", target)


def test_verdicts_are_sentences() -> None:
    """Those that the command and the page begin with."""
    assert smarch.ask("check", "sm_90", "sm_80", "load").sentence.startswith("no: ")
    assert smarch.ask("check", "sm_80", "sm_86").sentence == "yes: compile, link, LTO link, load, JIT"
    assert smarch.ask("archs", "torch", "8.0", "--on", "RTX 5090").sentence == "no: 12.0 runs nothing of it; add sm_120"
    assert smarch.ask("archs", "torch", "8.0").sentence is None
    advice = archs.parse("torch", "8.0").advice("RTX 5090")
    assert "12.0 runs nothing of the list; add sm_120" in [it.advice_sentence for it in advice]


def test_toolkits_and_drivers() -> None:
    assert smarch.Toolkit("12.4") is smarch.Toolkit((12, 4)) is smarch.Toolkit(12040) and str(smarch.Toolkit("12.4.131")) == "12.4"
    assert smarch.Toolkit("12.4").ptx == smarch.Version(8, 4) and smarch.Toolkit("12.8").best_target("RTX 5090", "a") is smarch.Target.SM_120A
    assert smarch.Driver("550.54.14") == smarch.Driver("12.4") == 12040 and smarch.Driver("12.4").ptx == (8, 4)
    current = smarch.Driver.current()
    assert current is None or current > 0
    assert smarch.Driver("12.4").info.newest_ptx == "8.4" and smarch.Toolkit("12.8").info.newest_ptx == "8.7"
    assert smarch.Toolkit("13.0").starts_on("13.0") and not smarch.Toolkit("13.0").starts_on("12.4")


def test_files() -> None:
    with smarch.open(HOST) as file:
        assert file.targets == ["sm_80", "sm_90a", "compute_90a", "sm_100f"]
        run = file.runs_on("H100 SXM", driver="13.0")
        assert run and run.image is not None and run.image.name == "sm_90a"
        refused = file.runs_on("7.5")
        assert not refused and refused.image is None and refused.reason
        assert {row["target"] for row in file.kernel_rows()} == {row["target"] for row in file.image_rows()} == {"sm_80", "sm_90a", "sm_100f"}
    with smarch.open(KERNELS) as file:
        (kernel,) = (it for it in file.kernels if it.name == "gemm_f16")
        assert (kernel.registers, kernel.static_smem, kernel.max_threads) == (128, 37888, 256)
        assert kernel.occupancy(256).blocks == smarch.occupancy("sm_90", block=256, regs=128, smem=37888).blocks
    assert smarch.runs_on(KERNELS, "9.0") and not smarch.runs_on(KERNELS, "8.0", driver="12.4")
    assert smarch.open(KERNELS.read_bytes()).kernels[0].name == "vector_add"
    with KERNELS.open("rb") as raw, mmap.mmap(raw.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        assert len(smarch.open(mapped).kernels) == len(smarch.open(memoryview(KERNELS.read_bytes())).kernels) == 3


def test_rows_have_the_keys_of_the_json() -> None:
    with smarch.open(OLD, HOST) as file:
        rows = file.kernel_rows()
        assert len(file.files) == 2 and file.kind is None and {row["file"] for row in rows} == {str(OLD), str(HOST)}
        row = next(it for it in rows if it["symbol"] != it["name"])
        assert {"registers_per_thread", "short_name", "occupancy.blocks_per_sm", "machine_code.size_bytes"} <= row.keys()
        assert row["symbol"].startswith("_Z") and "(" in row["name"]
        assert not any(isinstance(value, dict) or value == "unknown" for row in rows for value in row.values())


@pytest.mark.parametrize("path", sorted((DATA / "fatbin/packed").iterdir()), ids=lambda it: it.name)
def test_images_unpacked(path: Path, tmp_path: Path) -> None:
    """Also those of concatenated entries, in any order, as `smarch extract` writes them."""
    extracted = {it.entry: Path(it.path).read_bytes() for it in smarch.extract(path, to=tmp_path).extracted}
    images = smarch.open(path).images
    assert extracted
    for number in sorted(extracted, reverse=True):
        assert images[number - 1].read() == extracted[number]
        with pytest.raises(ValueError, match="more than 1; give a larger limit"):
            images[number - 1].read(limit=1)


def test_compression_that_an_older_driver_does_not_load() -> None:
    """The same as `smarch report FILE --device 8.0 --driver 12.2`."""
    with smarch.open(DATA / "fatbin/samples/zstd_all.fatbin") as file:
        assert all(it.is_compressed for it in file.images)
        refused, image = file.runs_on("8.0", driver="12.2"), file.images[0].runs_on("8.0", driver="12.2")
        assert not refused and refused.image is None and refused.reason and not image and "zstd" in image.reason
        assert file.runs_on("8.0", driver="13.0") and file.images[0].runs_on("8.0", driver="13.0").image is file.images[0]


def wheel_of(path: Path, **files: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            archive.writestr(f"package/{name}.so", data)
    return path


def test_verdicts_of_one_file() -> None:
    run = smarch.runs_on(KERNELS, "RTX 5090", driver="535")
    assert not run and run.whole == "none" and run.sentence == f"no: {run.reason}; {run.remedy}" == str(run)
    assert run.reason == "driver 535 does not support the RTX 5090 (12.0)" and run.remedy == "it needs driver 570 or newer, and a build with sm_120"
    assert [(it.name, bool(it)) for it in run.each] == [("kernels.cubin", False)] and run.verdict.code == "no_driver_old"
    assert smarch.runs_on(KERNELS, smarch.Cc("12.0"), driver=smarch.Driver("535")).reason == "driver 535 does not support compute capability 12.0"
    unknown = smarch.runs_on(KERNELS, "9.0", driver="550", compat="575")
    assert not unknown and unknown.whole == "unknown" and unknown.verdict.is_unknown and "user-mode driver 575" in unknown.reason
    run = smarch.runs_on(KERNELS, "H100 SXM")
    assert run and (run.whole, run.reason, run.remedy, run.sentence) == ("all", "yes", None, "yes: it runs on the H100 SXM (9.0)")
    relocatable = DATA / "cubin/cubins/12.9.86_sm_80_call_c.cubin"
    assert smarch.runs_on(relocatable, "9.0").reason == "it has no code for compute capability 9.0, only sm_80"
    assert smarch.runs_on(relocatable, "8.0").whole == "unknown" and "relocatable" in smarch.runs_on(relocatable, "8.0").reason


def test_verdicts_of_several_files(tmp_path: Path) -> None:
    host, kernels = HOST.read_bytes(), KERNELS.read_bytes()
    some = smarch.runs_on(wheel_of(tmp_path / "some.whl", a=host, b=kernels), "8.0")
    assert not some and (some.whole, [(it.name, bool(it)) for it in some.each]) == ("some", [("a.so", True), ("b.so", False)])
    assert some.sentence.startswith("some: 1 of 2 files does not run") and some.each[1].reason == some.reason and some.each[0].reason is None
    assert smarch.runs_on(wheel_of(tmp_path / "all.whl", a=host, b=host), "8.0").whole == "all"
    none = smarch.runs_on(wheel_of(tmp_path / "none.whl", a=kernels, b=kernels), "8.0")
    assert not none and none.whole == "none" and none.remedy == "it needs a build with sm_80"
    # A program loads one of these.
    run = smarch.runs_on(wheel_of(tmp_path / "alternatives.whl", lib_cuda118=kernels, lib_cuda130=host), "8.0")
    assert run and run.whole == "all" and [(it.name, it.taken, len(it.alternatives)) for it in run.each] == [("lib_cuda*.so", "13.0", 2)]
    damaged = smarch.runs_on(wheel_of(tmp_path / "damaged.whl", a=host, b=host[:5000]), "8.0")
    assert not damaged and damaged.whole == "some" and damaged.verdict.is_unknown and damaged.unread[0] in damaged.reason
    assert all(damaged.each)


def test_what_limits_leave_out_is_no_yes() -> None:
    data = bytearray((DATA / "fatbin/samples/zstd_all.fatbin").read_bytes())
    assert smarch.runs_on(bytes(data), "8.0")
    image = smarch.open(bytes(data)).images[0]
    data[image.offset_bytes + 56 : image.offset_bytes + 64] = (2 << 30).to_bytes(8, "little")
    run = smarch.runs_on(bytes(data), "8.0")
    assert not run and run.whole == "unknown" and run.verdict.is_unknown and "the limit of 1073741824 bytes" in run.reason
    assert run.sentence == f"unknown: {run.reason}"
    for ask in (lambda: smarch.report(bytes(data)), lambda: smarch.open(bytes(data)).report(), lambda: smarch.diff(bytes(data), bytes(data))):
        with pytest.warns(UserWarning, match="the limit of 1073741824 bytes for an image is reached"):
            assert ask().left_out[0].limit == "image_bytes"


def test_limits_are_set_by_arguments(tmp_path: Path) -> None:
    """As --most-kernels and the others of the command set them."""
    with pytest.warns(UserWarning, match="3 kernels are not listed: the limit of 1 kernels is reached"):
        left_out = smarch.report(KERNELS, most_kernels=1).left_out
    assert [(it.limit, it.most, it["count"]) for it in left_out] == [("kernels", 1, 3)]
    with smarch.open(KERNELS) as file:
        with pytest.warns(UserWarning, match="the limit of 2 kernels is reached"):
            file.load(most_kernels=2)
        assert not file.kernels
        file.load(most_kernels=3)
        assert len(file.kernels) == 3
    with pytest.warns(UserWarning, match="the limit of 0 names is reached"):
        smarch.diff(KERNELS, KERNELS, most_names=0)
    packed = DATA / "fatbin/samples/zstd_all.fatbin"
    with pytest.warns(UserWarning, match="the limit of 1 images of all files is reached"):
        assert smarch.report(packed, most_images=1).left_out[0].limit == "images"
    few = smarch.runs_on(packed, "8.0", most_images=1)
    assert not few and few.whole == "unknown" and "the limit of 1 images of all files is reached" in few.sentence
    assert smarch.runs_on(packed, "8.0") and not smarch.runs_on(packed, "8.0", most_file_bytes=100)
    assert smarch.extract(packed, to=tmp_path).extracted
    with pytest.raises(smarch.Error, match="the limit of 10 bytes for an image is reached; most_image_bytes sets another"):
        smarch.extract(packed, to=tmp_path / "more", most_image_bytes=10)
    for wrong in ({"most": 1}, {"most_bytes": "1"}):
        with pytest.raises(TypeError, match="most"):
            smarch.report(KERNELS, **wrong)


def test_kernels_opt_in_to_bytes() -> None:
    def blocks(**launch: Any) -> list[int]:
        return [it.occupancy.blocks_per_sm for it in smarch.report(KERNELS, device="9.0", block=128, **launch).cubins[0].kernels]

    assert blocks(dynamic_smem=65536, opt_in=True) == blocks(dynamic_smem=65536, opt_in=65536) != blocks(dynamic_smem=1024)
    with pytest.raises(ValueError, match="opt_in=True goes with dynamic_smem"):
        blocks(opt_in=True)
    assert blocks(dynamic_smem=65536, opt_in=1024) == [0, 0, 0]


def test_this_machine(tmp_path: Path) -> None:
    found = smarch.here()
    assert found.root == "/" and isinstance(found.gpus, list)
    current = smarch.Driver.current()
    assert current is None or str(current) in (found.libcuda_driver, found.kernel_driver)
    gpu = tmp_path / "sys/bus/pci/devices/0000:01:00.0"
    for path, text in {
        tmp_path / "proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.14  Thu Feb 22 01:44:30 UTC 2024\n",
        gpu / "vendor": "0x10de\n",
        gpu / "device": "0x2684\n",
        gpu / "class": "0x030000\n",
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    found = smarch.here(tmp_path)
    assert (found.kernel_driver, found.libcuda_driver) == ("12.4", None)
    assert [(it.compute_capability, it.gpu_names) for it in found.gpus] == [("8.9", ["NVIDIA GeForce RTX 4090"])]


def test_wheels(tmp_path: Path) -> None:
    wheel = tmp_path / "kernels-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(HOST, "kernels/lib\N{SNOWMAN}.so")
        archive.writestr("kernels/__init__.py", "print('no device code')\n" * 10000)
        archive.writestr("empty/", "")
    with smarch.open(wheel) as file:
        assert file.kind == "elf" and file.targets == ["sm_80", "sm_90a", "compute_90a", "sm_100f"]
        assert len(file.kernels) == 6 and file.kernels[0].image.source.endswith(":kernels/lib\N{SNOWMAN}.so")
    with pytest.raises(ValueError, match="more than 1000 bytes"):
        smarch.open(wheel, limit=1000)
    bomb = tmp_path / "bomb.zip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.so", HOST.read_bytes()[:64] + bytes(50 << 20))
    with pytest.raises(ValueError, match="give a larger limit"):
        smarch.open(bomb, limit=1 << 20)


def test_damaged_images() -> None:
    """A damaged image is an Error where it is read, and does not hide the others."""
    data = bytearray((DATA / "fatbin/samples/zstd_all.fatbin").read_bytes())
    file = smarch.open(bytes(data))
    image = next(it for it in file.images if it.is_compressed)
    data[image.offset_bytes + 64 : image.offset_bytes + image.stored_bytes] = b"\xff" * (image.stored_bytes - 64)
    damaged = smarch.open(bytes(data))
    with pytest.raises(smarch.Error) as error:
        next(it for it in damaged.images if it.is_compressed).read()
    assert error.value.status and error.value.position is not None
    assert damaged.targets == file.targets and damaged.runs_on("9.0").verdict == file.runs_on("9.0").verdict
    assert len(damaged.kernels) <= len(file.kernels)


def test_damaged_wheels() -> None:
    """Whatever is wrong with a zip file is a ValueError."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(HOST, "lib.so")
    whole = packed.getvalue()
    chance = random.Random(1)
    refused = 0
    for _ in range(500):
        damaged = bytearray(whole)
        for _ in range(chance.randrange(1, 6)):
            damaged[chance.choice([chance.randrange(60), chance.randrange(len(damaged) - 120, len(damaged))])] = chance.randrange(256)
        try:
            smarch.open(bytes(damaged)).kernels  # noqa: B018
        except ValueError:
            refused += 1
    assert refused > 300


def test_lists() -> None:
    built = archs.parse("torch", "8.0;9.0+PTX")
    assert built.names == ["sm_80", "compute_90", "sm_90"] and built.write("cmake") == "80-real;90"
    assert list(built.uncovered(["7.5", "8.6", "H100"])) == [smarch.Cc("7.5")] and not built.uncovered("12.0")
    assert (built - archs.parse("torch", "8.0")).names == ["compute_90", "sm_90"]
    assert (built & archs.parse("torch", "8.0")).names == ["sm_80"] and len(built | archs.parse("torch", "7.5")) == 4
    assert archs.parse("torch", "8.0;8.6;8.9;9.0").minimized("8.0,8.6,8.9,9.0").names == ["sm_80", "sm_90"]
    with pytest.raises(smarch.Error, match="'zz'") as error:
        archs.parse("torch", "8.0;zz")
    assert (error.value.position, error.value.end) == (4, 6)
    assert smarch.cover(["T4", "RTX 4090", "H100"])[:3] == ["sm_75", "sm_89", "sm_90"] and smarch.cover("9.0", "ptx")[0].kind == "compute"


def test_occupancy() -> None:
    found = smarch.occupancy("sm_90", block=256, regs=40, smem=8192)
    assert (found.blocks, found.warps, found.max_warps, found.fraction) == (6, 48, 64, 0.75)
    assert found.limiters == ["registers"] and found.limits["barriers"] is None and found.limits["slots"] == 32
    assert found.next_step.registers == 32 and found.best_block and found.best_block.block_size == 768
    tensor = smarch.occupancy("sm_100a", block=128, tensor_memory=256)
    assert (tensor.blocks, tensor.limiters, tensor.limits["tensor_memory"], tensor.next_step.tensor_memory) == (2, ["tensor_memory"], 2, 160)
    with pytest.raises(smarch.Error, match="tensor_memory: the SM has no tensor memory"):
        smarch.occupancy("sm_90", tensor_memory=32)
    assert [it.blocks for it in found.curve("registers", 64)] == [8, 4, 2, 1]
    assert max(found.curve("block_size"), key=lambda it: it.warps).warps == found.best_block.warps
    assert smarch.occupancy("9.0", block=1024, cluster=2, sms=132, grid=1000).waves == 4
    assert smarch.fits("sm_90", smem=232448, threads=1024, regs=64)
    refused = smarch.fits("sm_75", smem=100_000, threads=2048)
    assert not refused and refused.reasons == ["2048 threads, and a block has at most 1024", "100000 bytes of shared memory, and a block has at most 65536"]
    registers = [32, 64, 128, 255, 300]
    many = smarch.occupancy_many("H100 SXM", regs=registers, block=256)
    assert isinstance(many, array) and list(many) == [8, 4, 2, 1, 0]
    assert list(smarch.occupancy_many("9.0", regs=array("I", registers), block=[128] * 5)) == [smarch.occupancy("9.0", regs=it, block=128).blocks if it < 256 else 0 for it in registers]


def test_occupancy_of_numpy_arrays() -> None:
    numpy = pytest.importorskip("numpy")
    many = smarch.occupancy_many("9.0", regs=numpy.arange(8, 256, 8), smem=numpy.zeros(31, dtype="int64"))
    assert many.dtype == numpy.uint32 and many[4] == smarch.occupancy("9.0", regs=40).blocks


def test_ptx() -> None:
    assert [(it.line, it.text) for it in ptx.check(TEXT)] == [(6, "wgmma.fence.sync.aligned")]
    assert "not supported on .target 'sm_80'" in ptx.check(TEXT)[0].message
    assert not ptx.check(TEXT, "sm_90a") and ptx.check(TEXT, "sm_90a", version="7.0")
    needs = ptx.requirements(TEXT.encode())
    assert needs.version == (8, 0) and needs.is_complete and needs.targets() == [smarch.Target.SM_90A]
    assert [it.text for it in ptx.items(TEXT)][-2:] == ["wgmma.fence.sync.aligned", "ret"]
    forms = ["tcgen05.wait::ld.sync.aligned", "wgmma.fence.sync.aligned", "membar.gl"]
    assert [ptx.first_legal(forms, it) for it in ("sm_100a", "sm_90a", "sm_80")] == forms
    assert ptx.first_legal(forms[:2], "sm_80") is None and ptx.first_legal(forms, "sm_100a", version="8.4", toolkit="12.8") is None
    with pytest.raises(smarch.Error, match="it lacks dtype"):
        ptx.first_legal(["cvt.rn"], "sm_90")
    with pytest.raises(smarch.Error) as error:
        list(ptx.items(TEXT + "/* never closed"))
    assert error.value.position is not None


WRONG: list[tuple[type[Exception], str, Callable[[], Any]]] = [
    (ValueError, "did you mean sm_90 or sm_90a", lambda: smarch.Target("sm_90b")),
    (ValueError, "there are 11.7", lambda: smarch.Toolkit("9.9")),
    (ValueError, "written as 9.0", lambda: smarch.Cc("ninety")),
    (ValueError, "is not a device", lambda: smarch.occupancy("RTX 9999 Ultra")),
    (ValueError, "several compute capabilities", lambda: smarch.occupancy("RTX")),
    (TypeError, "expected a device", lambda: smarch.occupancy(1.5)),  # type: ignore[arg-type]
    (TypeError, "regs: expected an integer, not str", lambda: smarch.occupancy("9.0", regs="many")),
    (ValueError, "block: a block has 1 to 1024 threads on sm_90, not 5000", lambda: smarch.occupancy("9.0", block=5000)),
    (ValueError, "block: a block has 1 to 1024 threads on sm_90, not 0", lambda: smarch.occupancy("9.0", block=0)),
    (ValueError, "regs: a thread has at most 255 registers on sm_90, not 300", lambda: smarch.occupancy("9.0", regs=300)),
    (ValueError, "carveout: the kernel's carve-out is above 100 percent", lambda: smarch.occupancy("9.0", carveout=101)),
    (ValueError, "barriers: the kernel's named barriers are above 16", lambda: smarch.occupancy("9.0", barriers=17)),
    (ValueError, "opt_in: the kernel's opt-in maximum", lambda: smarch.occupancy("9.0", opt_in=2**30)),
    (ValueError, "dynamic_smem: the kernel's dynamic shared memory", lambda: smarch.occupancy("9.0", dynamic_smem=2**30)),
    (ValueError, "cluster: a cluster has 1 to 16 blocks on sm_90, not 99", lambda: smarch.occupancy("9.0", cluster=99)),
    (ValueError, "block takes a number from 1 to 1024, not '5000'", lambda: smarch.report(KERNELS, block=5000)),
    (ValueError, "expected 0 to 4294967295, not -1", lambda: smarch.occupancy("9.0", regs=-1)),
    (ValueError, "nothing is known", lambda: smarch.occupancy("99.0")),
    (ValueError, "different lengths", lambda: smarch.occupancy_many("9.0", regs=[1, 2], block=[1])),
    (TypeError, "a sequence of integers", lambda: smarch.occupancy_many("9.0", regs="12")),
    (ValueError, "did you mean torch", lambda: archs.parse("tortch", "8.0")),
    (TypeError, "expected a syntax", lambda: archs.parse(3, "8.0")),  # type: ignore[arg-type]
    (TypeError, "text: expected str or bytes, not list", lambda: ptx.check([])),  # type: ignore[arg-type]
    (ValueError, "block_size, registers, dynamic_smem, not 'threads'", lambda: smarch.occupancy("9.0").curve("threads")),
    (ValueError, "regs, smem, stack, spills, occupancy, name, not 'colour'", lambda: smarch.report(KERNELS, sort="colour")),
    (ValueError, "no cubin that could be read has a kernel 'gem_f17'", lambda: smarch.report(KERNELS, kernel="gem_f17")),
    (ValueError, "image: expected 0", lambda: smarch.report(KERNELS, image=-1)),
    (ValueError, "fail_on knows no 'colour'", lambda: smarch.diff(KERNELS, KERNELS, "colour")),
    (ValueError, "'chekc' is not a command", lambda: smarch.ask("chekc", "sm_80")),
    (ValueError, "unexpected argument '--colou'", lambda: smarch.ask("list", "--colou")),
    (ValueError, "shipped, not 'most'", lambda: smarch.cover("9.0", "most")),
    (TypeError, "expected paths", lambda: smarch.open()),
    (ValueError, "limit: expected 0", lambda: smarch.open(KERNELS, limit=-1)),
    (ValueError, "has 22168 bytes, more than 9 bytes; give a larger limit", lambda: smarch.open(KERNELS, limit=9)),
    (ValueError, "neither a fat binary", lambda: smarch.open(b"\xff" * 99)),
    (ValueError, "holds nothing that a driver loads", lambda: smarch.runs_on(DATA / "fatbin/samples/empty.fatbin", "9.0")),
    (FileNotFoundError, "nowhere", lambda: smarch.open("/nowhere/at/all")),
    (ValueError, "a version is written as 8.6", lambda: ptx.check(TEXT, version="eight")),
    (TypeError, "expected a target", lambda: ptx.check(TEXT, 90)),  # type: ignore[arg-type]
    (ValueError, 'a suffix is "a", "f" or ""', lambda: smarch.Target("sm_90").with_suffix("b")),
    (TypeError, "expected a driver", lambda: smarch.runs_on(KERNELS, "9.0", driver=True)),
]


@pytest.mark.parametrize(("error", "message", "call"), WRONG, ids=[message for _, message, _ in WRONG])
def test_wrong_things(error: type[Exception], message: str, call: Callable[[], Any]) -> None:
    with pytest.raises(error) as raised:
        call()
    assert message in str(raised.value) and not str(raised.value).startswith("--")


def test_notebooks() -> None:
    report = smarch.report(KERNELS, device="9.0")
    assert "vector_add" in report._repr_html_() and "<table>" in report._repr_html_()
    assert "color:" in smarch.Target.SM_80.loads_on("9.0")._repr_html_()
    with smarch.open(HOST) as file:
        assert "sm_90a" in file._repr_html_() and "runs" in file.runs_on("9.0")._repr_html_()
    assert "&lt;b&gt;" in smarch.Answer(name="<b>")._repr_html_()
    assert smarch.occupancy("9.0")._repr_html_().count("<table>") >= 2


def test_plots() -> None:
    plots = pytest.importorskip("matplotlib")
    plots.use("Agg")
    axes = smarch.occupancy("9.0", regs=64).plot("registers")
    # 64 registers let 32 warps on, 32 let all.
    labels = [text.get_text() for text in axes.get_legend().get_texts()]
    assert axes.get_xlabel() == "registers" and labels == ["best: 32", "now: 64"]


def test_progress_and_cancellation(tmp_path: Path) -> None:
    for number in range(300):
        (tmp_path / f"{number}.so").write_bytes(HOST.read_bytes())
    told: list[tuple[int, int]] = []
    with smarch.open(tmp_path) as file:
        images = len(file.images)
        file.report(progress=lambda done, count: told.append((done, count)))
        assert told == sorted(set(told)) and all(0 < done <= images == count for done, count in told)
        assert told[-1] == (images, images)

        def enough(done: int, count: int) -> None:
            raise RuntimeError("enough")

        with pytest.raises(RuntimeError, match="enough"):
            file.report(progress=enough)
        assert len(file.kernels) == 300 * 6
