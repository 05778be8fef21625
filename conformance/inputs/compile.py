"""compile.py LIBRARY FILE OPTIONS...: has NVRTC compile what standard input holds, as k.cu; FILE, *.ptx or *.cubin, gets what came of it."""

import ctypes
import sys

LIBRARY, FILE, *OPTIONS = sys.argv[1:]
library = ctypes.CDLL(LIBRARY)
program, size = ctypes.c_void_p(), ctypes.c_size_t()
library.nvrtcCreateProgram(ctypes.byref(program), sys.stdin.buffer.read(), b"k.cu", 0, None, None)
status = library.nvrtcCompileProgram(program, len(OPTIONS), (ctypes.c_char_p * len(OPTIONS))(*map(str.encode, OPTIONS)))
kind = "CUBIN" if FILE.endswith(".cubin") else "PTX"
if status == 0:
    getattr(library, f"nvrtcGet{kind}Size")(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    getattr(library, f"nvrtcGet{kind}")(program, text)
    with open(FILE, "wb") as file:
        file.write(text.raw.rstrip(b"\0") if kind == "PTX" else text.raw)
sys.exit(status)
