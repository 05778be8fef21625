# What vLLM's CMakeLists.txt does with TORCH_CUDA_ARCH_LIST, in its order, with the functions of torch's files (TORCH) and its own (VLLM).
cmake_minimum_required(VERSION 3.26)
set(CMAKE_CUDA_COMPILER_LOADED 1)
set(CMAKE_CUDA_COMPILER_ID NVIDIA)
include(${TORCH})
include(${VLLM}/cmake/utils.cmake)
# There is no device.
function(CUDA_DETECT_INSTALLED_GPUS OUT)
  set(${OUT} ${CUDA_COMMON_GPU_ARCHITECTURES} PARENT_SCOPE)
endfunction()
set(TORCH_CUDA_ARCH_LIST $ENV{TORCH_CUDA_ARCH_LIST})
CUDA_SELECT_NVCC_ARCH_FLAGS(FLAGS ${TORCH_CUDA_ARCH_LIST})
string(REPLACE ";" " " CMAKE_CUDA_FLAGS "${FLAGS}")
# The part of CMakeLists.txt that sets CUDA_SUPPORTED_ARCHS.
include(${SUPPORTED})
clear_cuda_gencode_flags(CUDA_ARCH_FLAGS)
extract_unique_cuda_archs_ascending(CUDA_ARCHS "${CUDA_ARCH_FLAGS}")
cuda_archs_loose_intersection(CUDA_ARCHS "${CUDA_SUPPORTED_ARCHS}" "${CUDA_ARCHS}")
message("CUDA_ARCHS=${CUDA_ARCHS}")
