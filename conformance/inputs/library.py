"""library.py KIND LIBRARY [RELEASE] [LTO_IR]: reads names, one a line, and prints what a library of the toolkit says of each as its architecture:
"accepted", or its words. KIND: nvrtc, nvvm, nvjitlink, nvjitlink-lto; with nvrtc and LTO_IR, LTO IR of the first accepted name is written there.
With nvjitlink-links a line is a kind of input of nvJitLink.h, a name, a file and options; printed is the status of the function that fails and the log, or "0"; each
has a process of its own."""

import ctypes
import os
import sys

KIND, LIBRARY, RELEASE, LTO_IR = [*sys.argv[1:], None, None][:4]
library = ctypes.CDLL(LIBRARY)
KERNEL = b'extern "C" __global__ void k(int *o) { *o = 1; }\n'
PTX = b".version 4.0\n.target sm_10\n.address_size 64\n.entry k () { ret; }\n\0"
IR = b"""target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k() { ret void }
!nvvmir.version = !{!0}
!0 = !{i32 %d, i32 %d}
"""
# Of nvJitLink.h.
KIND_PTX, KIND_LTO_IR = 2, 3


def strings(words):
    return (ctypes.c_char_p * len(words))(*[word.encode() for word in words])


def read(handle, size_name, get_name):
    size = ctypes.c_size_t()
    if function(size_name)(handle, ctypes.byref(size)) or not size.value:
        return b""
    text = ctypes.create_string_buffer(size.value + 1)
    function(get_name)(handle, text)
    return text.raw[: size.value]


def function(name):
    """nvJitLink's header hides that its functions carry the release in their names."""
    spelled = f"__{name}_{RELEASE.replace('.', '_')}" if RELEASE else name
    return getattr(library, spelled) if hasattr(library, spelled) else getattr(library, name)


def words(data):
    lines = [line.strip() for line in data.rstrip(b"\0").decode(errors="replace").splitlines() if line.strip()]
    return " | ".join(lines) or "refused"


def nvrtc(name, *options, place=None):
    program = ctypes.c_void_p()
    library.nvrtcCreateProgram(ctypes.byref(program), KERNEL, b"k.cu", 0, None, None)
    options = [f"--gpu-architecture={name}", *options]
    status = library.nvrtcCompileProgram(program, len(options), strings(options))
    said = "accepted" if status == 0 else words(read(program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog"))
    if status == 0 and place:
        new = hasattr(library, "nvrtcGetLTOIRSize")
        with open(place, "wb") as file:
            file.write(read(program, *(("nvrtcGetLTOIRSize", "nvrtcGetLTOIR") if new else ("nvrtcGetNVVMSize", "nvrtcGetNVVM"))))
    library.nvrtcDestroyProgram(ctypes.byref(program))
    return said


def nvvm(name):
    numbers = [ctypes.c_int() for _ in range(4)]
    library.nvvmIRVersion(*map(ctypes.byref, numbers))
    program, text = ctypes.c_void_p(), IR % (numbers[0].value, numbers[1].value)
    library.nvvmCreateProgram(ctypes.byref(program))
    library.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b"k")
    status = library.nvvmCompileProgram(program, 1, strings([f"-arch={name}"]))
    said = "accepted" if status == 0 else words(read(program, "nvvmGetProgramLogSize", "nvvmGetProgramLog"))
    library.nvvmDestroyProgram(ctypes.byref(program))
    return said


def link(name, *options, data, kind):
    """The status of the first function that fails, and the log then."""
    handle, log = ctypes.c_void_p(), b""
    options = [f"-arch={name}", *options]
    status = function("nvJitLinkCreate")(ctypes.byref(handle), len(options), strings(options))
    status = status or function("nvJitLinkAddData")(handle, kind, data, ctypes.c_size_t(len(data)), b"input")
    status = status or function("nvJitLinkComplete")(handle)
    if handle.value:
        log = read(handle, "nvJitLinkGetErrorLogSize", "nvJitLinkGetErrorLog") if status else b""
        function("nvJitLinkDestroy")(ctypes.byref(handle))
    return status, log


def nvjitlink(name, *options, data=PTX, kind=KIND_PTX):
    status, _ = link(name, *options, data=data, kind=kind)
    return "refused" if status else "accepted"


def nvjitlink_lto(name):
    with open(LTO_IR, "rb") as file:
        return nvjitlink(name, "-lto", data=file.read(), kind=KIND_LTO_IR)


def nvjitlink_links(line):
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        kind, name, path, *options = line.split()
        with open(path, "rb") as file:
            status, log = link(name, *options, data=file.read(), kind=int(kind))
        os.write(writing, (f"{status} {words(log)}" if status else "0").encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read().decode()
    os.waitpid(child, 0)
    return said or "killed"


ask = {"nvrtc": nvrtc, "nvvm": nvvm, "nvjitlink": nvjitlink, "nvjitlink-lto": nvjitlink_lto, "nvjitlink-links": nvjitlink_links}[KIND]
for line in sys.stdin:
    asked = line.rstrip("\n")
    if KIND == "nvrtc" and LTO_IR:
        if nvrtc(asked, "-dlto", place=LTO_IR) == "accepted":
            break
    else:
        print(ask(asked), flush=True)
