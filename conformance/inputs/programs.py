"""programs.py LIBRARY [results]: reads lines of a phase (verify, compile), an architecture and a file of NVVM IR, and prints what libnvvm says of each:
"accepted", the lines of its log, or "ends the process". With `results`, between which and the log is a tab, the number that it returns; `exit N` or `signal N`
where the process ends, and what it printed. Each program has a process of its own. @IR@ in a file is the library's IR version."""

import ctypes
import os
import resource
import signal
import sys

LIBRARY = ctypes.CDLL(sys.argv[1])
WITH_RESULTS = sys.argv[2:] == ["results"]
SECONDS = 60
NUMBERS = [ctypes.c_int() for _ in range(4)]
LIBRARY.nvvmIRVersion(*map(ctypes.byref, NUMBERS))
VERSION = f"i32 {NUMBERS[0].value}, i32 {NUMBERS[1].value}".encode()


def ask(phase, arch, path):
    with open(path, "rb") as file:
        text = file.read().replace(b"@IR@", VERSION)
    program = ctypes.c_void_p()
    LIBRARY.nvvmCreateProgram(ctypes.byref(program))
    LIBRARY.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b"m")
    asked = {"verify": LIBRARY.nvvmVerifyProgram, "compile": LIBRARY.nvvmCompileProgram}[phase]
    result = asked(program, 1, (ctypes.c_char_p * 1)(f"-arch={arch}".encode()))
    if result == 0 and not WITH_RESULTS:
        return b"accepted"
    size = ctypes.c_size_t()
    LIBRARY.nvvmGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value + 1)
    LIBRARY.nvvmGetProgramLog(program, log)
    if WITH_RESULTS:
        return b"%d\t%b" % (result, joined(log.value))
    return joined(log.value) or b"refused"


def joined(text):
    """Lines as one."""
    return b" | ".join(line.strip() for line in text.splitlines() if line.strip())


def apart(*words):
    """The same in a process of its own."""
    reading, writing = os.pipe()
    printed = os.memfd_create("printed")
    child = os.fork()
    if not child:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.alarm(SECONDS)
        os.dup2(printed, 1)
        os.dup2(printed, 2)
        os.write(writing, ask(*words)[:16000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    with os.fdopen(printed, "rb") as file:
        file.seek(0)
        printed = joined(file.read())
    if status and WITH_RESULTS:
        ended = f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"exit {os.WEXITSTATUS(status)}"
        return f"{ended}\t{printed.decode(errors='replace')}"
    return said.decode(errors="replace") if status == 0 else "ends the process"


for line in sys.stdin:
    print(apart(*line.split()), flush=True)
