"""The adapters, with stand-ins of what they adapt to; `make conformance ONLY=python-torch` and the like ask the real packages."""

from __future__ import annotations

import os
import re
import sys
import types
from typing import Any
from unittest import mock

import pytest
import smarch
import smarch.torch
import smarch.triton
from reference import KERNELS, OLD, ROOT

pytest_plugins = "pytester"



def config(m: int = 128, n: int = 128, k: int = 32, *, warps: int = 4, stages: int = 3, ctas: int = 1) -> Any:
    sizes = {"BLOCK_SIZE_M": m, "BLOCK_SIZE_N": n, "BLOCK_SIZE_K": k}
    return types.SimpleNamespace(kwargs=sizes, num_warps=warps, num_stages=stages, num_ctas=ctas, maxnreg=None)


class Tensor:
    def __init__(self, width: int) -> None:
        self.width = width

    def element_size(self) -> int:
        return self.width


ARGUMENTS = {"a_ptr": Tensor(2), "b_ptr": Tensor(2), "c_ptr": Tensor(2), "M": 4096}


def test_triton_drops_what_cannot_be_launched() -> None:
    prune = smarch.triton.early_config_prune(smem=smarch.triton.matmul_smem, device="8.6")
    small, stages, threads, cluster = config(), config(128, 256, 64, stages=4), config(warps=64), config(ctas=2)
    assert prune([small, stages, threads, cluster], ARGUMENTS, BLOCKS=7) == [small]
    assert [it for it, _ in prune.dropped] == [stages, threads, cluster]
    reasons = [reason for _, reason in prune.dropped]
    assert "147456 bytes of shared memory" in reasons[0] and "2048 threads" in reasons[1] and "2 blocks in a cluster" in reasons[2]
    with pytest.raises(ValueError, match="none of the 2 configurations can be launched on 8.6"):
        prune([stages, threads], ARGUMENTS)
    assert prune([], ARGUMENTS) == [] == prune.dropped


def test_triton_asks_the_device_that_it_runs_on(monkeypatch: pytest.MonkeyPatch) -> None:
    large = config(128, 256, 64, stages=4)
    for arch, kept in ((90, 1), (86, 0), (999, 1), ("gfx942", 1)):
        target = types.SimpleNamespace(backend="hip" if isinstance(arch, str) else "cuda", arch=arch)
        active = types.SimpleNamespace(get_current_target=lambda target=target: target)
        runtime = types.SimpleNamespace(driver=types.SimpleNamespace(active=active))
        monkeypatch.setitem(sys.modules, "triton", types.SimpleNamespace(runtime=runtime))
        monkeypatch.setitem(sys.modules, "triton.runtime", runtime)
        prune = smarch.triton.early_config_prune(smem=smarch.triton.matmul_smem, regs=lambda config, arguments, device: 64)
        assert len(prune([large, config()], ARGUMENTS)) == 1 + kept


def test_triton_estimates_nothing_that_it_does_not_know() -> None:
    device = smarch.Cc("9.0")
    assert smarch.triton.matmul_smem(config(stages=4), ARGUMENTS, device) == 4 * (128 * 32 + 32 * 128) * 2
    assert smarch.triton.matmul_smem(config(stages=4), ARGUMENTS, smarch.Cc("12.0")) == 3 * (128 * 32 + 32 * 128) * 2
    assert smarch.triton.matmul_smem(config(stages=4), ARGUMENTS, smarch.Cc("7.5")) == (128 * 32 + 32 * 128) * 2
    assert smarch.triton.matmul_smem(config(), {"a_ptr": Tensor(1), "b_ptr": Tensor(1)}, device) == 0
    assert smarch.triton.matmul_smem(config(), {"x": 3}, device) == 0
    assert smarch.triton.matmul_smem(types.SimpleNamespace(kwargs={}, num_stages=3), ARGUMENTS, device) == 0


@pytest.fixture
def no_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delenv(smarch.torch.VARIABLE, raising=False)


@pytest.mark.usefixtures("no_torch")
def test_torch_sets_a_list_or_checks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    devices = ["7.5", "8.0", "RTX 5090"]
    assert smarch.torch.ensure_arch_list(devices, toolkit="12.8") == "7.5;8.0;12.0+PTX" == smarch.torch.arch_list(devices, toolkit="12.8")
    assert smarch.torch.ensure_arch_list(devices, toolkit="12.8") == "7.5;8.0;12.0+PTX"
    monkeypatch.setenv(smarch.torch.VARIABLE, "8.0")
    with pytest.raises(smarch.torch.ArchListError, match="nothing that runs on 7.5: .*'7.5;8.0;12.0.PTX'") as missing:
        smarch.torch.ensure_arch_list(devices, toolkit="12.8")
    assert list(missing.value.uncovered) == [smarch.Cc("7.5"), smarch.Cc("12.0")]
    monkeypatch.setenv(smarch.torch.VARIABLE, "8.0;9.0x")
    with pytest.raises(smarch.Error, match="'9.0x'") as wrong:
        smarch.torch.ensure_arch_list(devices, toolkit="12.8")
    assert wrong.value.position == 4


@pytest.mark.usefixtures("no_torch")
def test_torch_writes_the_options_of_nvcc() -> None:
    flags = smarch.torch.arch_flags("9.0a;8.0+PTX", torch="2.8.0+cu128", toolkit="12.8")
    images = (("80", "compute_80"), ("80", "sm_80"), ("90a", "sm_90a"))
    assert sorted(flags) == [f"-gencode=arch=compute_{source},code={name}" for source, name in images]
    with pytest.raises(ValueError, match="torch-9.9"):
        smarch.torch.arch_flags("8.0", torch="9.9")


def test_torch_takes_the_torch_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(smarch.torch.VARIABLE, raising=False)
    monkeypatch.setitem(sys.modules, "torch", types.SimpleNamespace(__version__="2.4.1+cu124", version=types.SimpleNamespace(cuda="12.4")))
    # Toolkit 12.4 knows nothing of 12.0: only PTX runs there.
    assert smarch.torch.arch_list("RTX 5090") == "9.0+PTX"
    assert smarch.torch.arch_list("RTX 5090", toolkit="12.8", torch="2.8") == "12.0+PTX"


def test_budget(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        f"""
        import pytest

        def test_kept(kernel_budget):
            assert "took" in kernel_budget({str(KERNELS)!r}, {str(KERNELS)!r}, "registers:+8,spill,size:+5%", block=256)

        def test_broken(kernel_budget):
            kernel_budget({str(OLD)!r}, {str(KERNELS)!r}, "went,registers:+8")

        def test_wrong(kernel_budget):
            with pytest.raises(ValueError, match="--fail-on knows no 'colour'"):
                kernel_budget({str(OLD)!r}, {str(KERNELS)!r}, "colour")
        """
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*11.7.99_sm_52_same.cubin -> *kernels.cubin", "Broken rules of --fail-on", "  went  k (sm_52)"])


def test_contract(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        f"""
        def test_kept(kept_contract):
            kept_contract({str(KERNELS)!r}, archs="sm_90", runs_on="H100")

        def test_broken(kept_contract):
            kept_contract({str(KERNELS)!r}, archs="sm_90 sm_120")
        """
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["no: 1 of 1 promise is broken: 1 missing", "*kernels.cubin: archs: no sm_120; there is sm_90"])


@pytest.mark.usefixtures("no_torch")
def test_the_programs_of_the_guide_run(monkeypatch: pytest.MonkeyPatch) -> None:
    programs = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/python.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(programs) == 3
    tool = mock.MagicMock()
    monkeypatch.setitem(sys.modules, "triton", tool)
    for program in programs:
        exec(program, {})
    assert isinstance(tool.autotune.call_args.kwargs["prune_configs_by"]["early_config_prune"], smarch.triton.early_config_prune)
    assert os.environ[smarch.torch.VARIABLE] == "8.0;9.0;12.0+PTX"
