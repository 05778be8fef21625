"""links.py LIBRARY RELEASE: reads lines of a kind of input of nvJitLink.h, a name for -arch, a file and options, and prints what libnvJitLink says of the file: the status
of the first function that fails, and its log; "0" where it is linked. Each has a process of its own."""

import ctypes
import os
import sys

LIBRARY, RELEASE = sys.argv[1:]
library = ctypes.CDLL(LIBRARY)


def function(name):
    """The header hides that functions carry the release in their names."""
    spelled = f"__{name}_{RELEASE.replace('.', '_')}"
    return getattr(library, spelled) if hasattr(library, spelled) else getattr(library, name)


def link(kind, arch, path, *options):
    data = open(path, "rb").read()
    handle, options = ctypes.c_void_p(), [f"-arch={arch}", *options]
    status = function("nvJitLinkCreate")(ctypes.byref(handle), len(options), (ctypes.c_char_p * len(options))(*map(str.encode, options)))
    status = status or function("nvJitLinkAddData")(handle, int(kind), data, ctypes.c_size_t(len(data)), b"input")
    status = status or function("nvJitLinkComplete")(handle)
    if not status:
        return "0"
    size = ctypes.c_size_t()
    function("nvJitLinkGetErrorLogSize")(handle, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value + 1)
    function("nvJitLinkGetErrorLog")(handle, log)
    lines = [line.strip() for line in log.value.decode(errors="replace").splitlines() if line.strip()]
    return f"{status} {' / '.join(lines)}"


for line in sys.stdin:
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.write(writing, link(*line.split()).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read().decode()
    os.waitpid(child, 0)
    print(said or "killed", flush=True)
