import os

os.environ.setdefault("TORCH_CUDA_ARCH_LIST", "8.0;9.0 +PTX")
if os.environ.get("TORCH_CUDA_ARCH_LIST") == "8.0":
    os.environ["TORCH_CUDA_ARCH_LIST"] = "8.0;9.0"
