"""heads.py nvrtc|nvvm LIBRARY [NAME]: what a library of the toolkit compiles for a name, or for none: the head of its PTX, and with NVRTC the macros of
targets as `// NAME=VALUE` and whether there is a cubin."""

import ctypes
import re
import sys

KIND, LIBRARY, NAME = [*sys.argv[1:], None][:3]
library = ctypes.CDLL(LIBRARY)
# What is defined is looked up by the preprocessor, and told by the assembler's comments in the PTX.
PLAIN = ["__CUDA_ARCH__", "__CUDA_ARCH_SPECIFIC__", "__CUDA_ARCH_FAMILY_SPECIFIC__"]
# Above any number of a target.
NUMBERS = range(50, 400)


def told(macro):
    return f'#ifdef {macro}\nasm("// {macro}=" TEXT({macro}));\n#endif\n'


SOURCE = "#define TEXT(...) TEXT_(__VA_ARGS__)\n#define TEXT_(...) #__VA_ARGS__\n"
SOURCE += 'extern "C" __global__ void k(int *o) {\n' + "".join(map(told, [*PLAIN, "__CUDA_ARCH_LIST__", *(f"__CUDA_ARCH_FEAT_SM{number}_ALL" for number in NUMBERS)])) + "*o = 1; }\n"
IR = """target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k() {{ ret void }}
!nvvmir.version = !{{!0}}
!0 = !{{i32 {}, i32 {}}}
"""


def read(program, size_name, get_name):
    size = ctypes.c_size_t()
    if getattr(library, size_name)(program, ctypes.byref(size)):
        return b""
    text = ctypes.create_string_buffer(size.value + 1)
    getattr(library, get_name)(program, text)
    return text.raw[: size.value]


def options(words):
    return len(words), (ctypes.c_char_p * len(words))(*[word.encode() for word in words])


program = ctypes.c_void_p()
if KIND == "nvrtc":
    library.nvrtcCreateProgram(ctypes.byref(program), SOURCE.encode(), b"k.cu", 0, None, None)
    status = library.nvrtcCompileProgram(program, *options([f"--gpu-architecture={NAME}"] if NAME else []))
    ptx = read(program, "nvrtcGetPTXSize", "nvrtcGetPTX")
    print("cubin", "yes" if len(read(program, "nvrtcGetCUBINSize", "nvrtcGetCUBIN")) > 1 else "no")
else:
    numbers = [ctypes.c_int() for _ in range(4)]
    library.nvvmIRVersion(*map(ctypes.byref, numbers))
    text = IR.format(numbers[0].value, numbers[1].value).encode()
    library.nvvmCreateProgram(ctypes.byref(program))
    library.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b"k")
    status = library.nvvmCompileProgram(program, *options([f"-arch={NAME}"] if NAME else []))
    ptx = read(program, "nvvmGetCompiledResultSize", "nvvmGetCompiledResult")
for line in ptx.decode(errors="replace").splitlines():
    if re.match(r"\.(version|target) |\s*// __CUDA_ARCH", line):
        print(line.strip())
sys.exit(status)
