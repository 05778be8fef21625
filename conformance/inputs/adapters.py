"""What the adapters of the Python package answer: python3 adapters.py QUESTION < cells, a JSON array; prints the answers as a JSON array."""

import json
import sys
import types


def torch(cells):
    """The options that smarch.torch makes of a list, for a release of torch: [release, text], null for a list that is not set."""
    import smarch.torch

    def one(release, text):
        try:
            # A version, as torch.__version__ has it.
            return " ".join(smarch.torch.arch_flags(text, torch=f"{release}.0", toolkit="13.0", devices=[]))
        except ValueError as problem:
            return f"error: {problem}"

    return [one(*cell) for cell in cells]


def triton(cells):
    """Of a product of matrices as in Triton's tutorial what Triton itself compiles, and what smarch.triton says of it before, through Triton's
    own autotuner: [device, type, m, n, k, stages, warps], as ["9.0", "fp16", 128, 256, 64, 4, 8]; answers with the bytes of shared memory, those of the
    estimate, and whether the configuration is kept."""
    return [of_triton(*cell) for cell in cells]


def of_triton(device, kind, m, n, k, stages, warps):
    import smarch
    import triton as tool
    from matmul import matmul
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    import smarch.triton

    sizes = {"BLOCK_SIZE_M": m, "BLOCK_SIZE_N": n, "BLOCK_SIZE_K": k}
    config = tool.Config(sizes, num_stages=stages, num_warps=warps)
    tensor = types.SimpleNamespace(element_size=lambda: {"fp16": 2, "bf16": 2, "fp32": 4, "fp8e5": 1}[kind])
    prune = smarch.triton.early_config_prune(smem=smarch.triton.matmul_smem, device=device)
    tuner = tool.autotune(configs=[config, tool.Config({}, num_warps=1)], key=["M"], prune_configs_by={"early_config_prune": prune})(matmul)
    tuner.nargs = {"a": tensor, "b": tensor, "c": tensor, "M": 4096, "N": 4096, "K": 4096}
    kept = config in tuner.prune_configs({})
    signature = {"a": f"*{kind}", "b": f"*{kind}", "c": "*fp16", "M": "i32", "N": "i32", "K": "i32"}
    # Addresses and sizes that are multiples of 16, as those of real matrices: Triton copies ahead then.
    aligned = {(place,): [["tt.divisibility", 16]] for place in range(6)}
    source = ASTSource(matmul, signature, sizes, attrs=aligned)
    target = GPUTarget("cuda", int(smarch.Cc(device)), 32)
    compiled = tool.compile(source, target=target, options={"num_stages": stages, "num_warps": warps})
    estimate = smarch.triton.matmul_smem(config, tuner.nargs, smarch.Cc(device))
    return {"taken": compiled.metadata.shared, "estimate": estimate, "kept": kept, "limit": smarch.Target(device).geometry.smem_per_block_optin}


if __name__ == "__main__":
    print(json.dumps(globals()[sys.argv[1]](json.load(sys.stdin))))
