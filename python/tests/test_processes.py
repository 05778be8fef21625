"""Threads, processes and files that others change, with the interpreter switching threads as often as it can."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import smarch
import smarch.torch
from reference import DATA, HOST, KERNELS
from smarch import archs

PACKED = sorted((DATA / "fatbin/packed").iterdir())
# No test of these waits for ever.
PATIENCE = 120
FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")


@pytest.fixture(autouse=True)
def microseconds() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def run(program: str, *words: object) -> str:
    """What another Python prints, which must end well; its first lines make threads switch."""
    program = f"import os, sys, threading, smarch\nsys.setswitchinterval(1e-6)\n{program}"
    command = [sys.executable, "-W", "ignore", "-c", program, *(str(it) for it in words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, f"{done.returncode}: {done.stdout}{done.stderr}"
    return done.stdout


def in_threads(work: Callable[[], None], count: int = 6) -> None:
    """Does it in several threads; what one of them raises is raised here."""
    raised: list[BaseException] = []

    def guarded() -> None:
        try:
            work()
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=guarded) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert not any(thread.is_alive() for thread in threads)
    if raised:
        raise raised[0]


def refused() -> None:
    archs.parse("torch", "8.0;zz")


def answers() -> list[Any]:
    """One of each kind of value that is sent from process to process."""
    with smarch.open(KERNELS) as file:
        rows = file.kernel_rows()
        report = file.report()
    values: list[Any] = [rows, report, smarch.Target.SM_90A, smarch.Toolkit("12.4"), smarch.Cc("9.0"), smarch.Driver("550"), smarch.Version(8, 6)]
    values += [smarch.Name("compute_90a"), smarch.Target.SM_80.loads_on("9.0"), smarch.occupancy("9.0", regs=40), archs.parse("torch", "8.0")]
    return values


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_a_pool_answers(method: str) -> None:
    """Also where a worker raises, and what is sent is the same there."""
    with multiprocessing.get_context(method).Pool(2) as pool:
        error = pytest.raises(smarch.Error, pool.apply_async(refused).get, PATIENCE).value
        assert (error.message, error.status, error.position, error.end) == ("'zz': not an architecture name in this syntax", "arch_list_spelling", 4, 6)
        found, mine = pool.apply_async(answers).get(PATIENCE), answers()
        assert found == mine and [type(it) for it in found] == [type(it) for it in mine]
        assert pool.map(os.path.basename, ["a/b"] * 8) == ["b"] * 8


def test_what_is_pickled() -> None:
    with pytest.raises(smarch.Error) as error:
        archs.parse("torch", "8.0;zz")
    others = [smarch.torch.ArchListError("none", {smarch.Cc("9.0"): smarch.Target.SM_80.loads_on("9.0")}), smarch.Error("a sentence")]
    for raised in (error.value, *others):
        for back in (pickle.loads(pickle.dumps(raised)), copy.copy(raised), copy.deepcopy(raised)):
            assert type(back) is type(raised) and str(back) == str(raised) and vars(back) == vars(raised)
    occupancy = pickle.loads(pickle.dumps(smarch.occupancy("9.0", regs=64)))
    assert occupancy.curve("registers") == smarch.occupancy("9.0", regs=64).curve("registers")
    with smarch.open(KERNELS) as file, pytest.raises(TypeError, match="pickle"):
        pickle.dumps(file)


def test_what_is_closed_raises() -> None:
    """Whether its kernels were asked for before or not, and wherever the question is asked."""
    for is_loaded in (False, True):
        with smarch.open(KERNELS) as file:
            image = file.images[0]
            kernels = file.kernels if is_loaded else []
        asked: list[Callable[[], object]] = [image.read, lambda: image.kernels, lambda: image.cubin, lambda: file.kernels, file.load, file.kernel_rows]
        asked += [lambda: file.runs_on("9.0"), lambda: image.runs_on("9.0"), file.report, lambda: file.refusals]
        for read in asked:
            with pytest.raises(ValueError, match="closed"):
                read()
        # What was read is there.
        assert file.targets == ["sm_90"] and [it.name for it in kernels] == ["vector_add", "reduce_sum", "gemm_f16"][: 3 * is_loaded]
        file.close()


def test_threads_read_their_own_image(tmp_path: Path) -> None:
    """Images of many files, concatenated ones among them: each thread gets the bytes that it asks for."""
    wheel = tmp_path / "all.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in (HOST, KERNELS, *PACKED):
            archive.write(path, path.name)
    with smarch.open(wheel) as file:
        expected = [it.read() for it in file.images]
        assert len(file.files) > 5 and len(expected) > 20

        def read() -> None:
            start = threading.get_ident() % len(expected)
            for number in [*range(start, len(expected)), *range(start)] * 2:
                assert file.images[number].read() == expected[number]

        in_threads(read)


def test_threads_read_one_image() -> None:
    with smarch.open(HOST) as file:
        image = file.images[1]
        expected = image.read()

        def read() -> None:
            for _ in range(300):
                assert image.read() == expected

        in_threads(read)


def test_a_file_is_closed_while_threads_read() -> None:
    """Each read gives what is there, or says that it is closed."""
    expected, count = [it.read() for it in smarch.open(HOST).images], len(smarch.report(HOST).cubins)
    file = smarch.open(HOST)
    ended: list[str] = []

    def read() -> None:
        try:
            while True:
                assert [it.read() for it in file.images] == expected and len(file.report().cubins) == count
        except ValueError as error:
            ended.append(str(error))

    closer = threading.Timer(0.5, file.close)
    closer.start()
    in_threads(read)
    assert ended == ["the file is closed"] * 6


def test_threads_ask_everything() -> None:
    questions: list[Callable[[], object]] = [
        lambda: smarch.report(KERNELS),
        lambda: smarch.ask("check", "sm_80", "sm_90"),
        lambda: smarch.diff(HOST, KERNELS),
        lambda: smarch.occupancy("9.0", regs=40),
        lambda: list(smarch.occupancy_many("9.0", regs=range(200))),
        lambda: archs.parse("torch", "8.0;9.0+PTX").names,
        lambda: pytest.raises(smarch.Error, refused).value.args,
    ]
    expected = [it() for it in questions]

    def ask() -> None:
        for _ in range(5):
            assert [it() for it in questions] == expected

    in_threads(ask)


@FORKS
def test_forks_while_threads_read() -> None:
    """A child of a process that reads in other threads reads on."""
    program = """if True:
        path = sys.argv[1]
        file = smarch.open(path)
        expected, report = [it.read() for it in file.images], file.report()
        over = False
        def read():
            while not over:
                for image in file.images:
                    image.read()
        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        statuses = []
        for _ in range(40):
            child = os.fork()
            if child == 0:
                right = [it.read() for it in file.images] == expected and file.report() == report == smarch.report(path)
                os._exit(0 if right else 1)
            statuses.append(os.waitpid(child, 0)[1])
        over = True
        for thread in threads:
            thread.join()
        print(set(statuses))
    """
    assert run(program, HOST) == "{0}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_control_c(tmp_path: Path) -> None:
    """Ctrl-C ends long work soon."""
    for number in range(2000):
        (tmp_path / f"{number}.so").write_bytes(HOST.read_bytes())
    program = """if True:
        import signal, time
        signal.signal(signal.SIGINT, signal.default_int_handler)
        file = smarch.open(sys.argv[1])
        threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        began = time.monotonic()
        try:
            for _ in range(50):
                file.report()
        except KeyboardInterrupt:
            print("ended", time.monotonic() - began < 5)
    """
    assert run(program, tmp_path) == "ended True\n"


def test_files_that_change(tmp_path: Path) -> None:
    """What is shortened or replaced after it was opened is an error, or what was there."""
    path = tmp_path / "lib.so"
    path.write_bytes(HOST.read_bytes())
    file = smarch.open(path)
    path.write_bytes(HOST.read_bytes()[:5000])
    with pytest.raises(ValueError, match=r"lib\.so"):
        file.images[1].read()
    path.write_bytes(KERNELS.read_bytes())
    with pytest.raises(ValueError, match="has changed since it was opened"):
        file.images[0].read()


def large_wheel(path: Path) -> None:
    """One of more than 64 MiB, whose member with code comes last."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.bin", bytes(65 << 20))
        archive.write(HOST, "b.so")


def test_a_large_wheel_that_is_shortened_is_an_error(tmp_path: Path) -> None:
    """The interpreter goes on: nothing of another's file is mapped."""
    wheel = tmp_path / "large.whl"
    large_wheel(wheel)
    program = """if True:
        wheel = sys.argv[1]
        file = smarch.open(wheel)
        os.truncate(wheel, 5000)
        for read in (file.images[0].read, file.report, lambda: file.runs_on("9.0"), lambda: smarch.report(wheel), lambda: smarch.ask("report", wheel)):
            try:
                print("answered" if read() else "no")
            except ValueError as error:
                print("refused" if "large.whl" in str(error) else error)
    """
    # The command answers with no file, and says why.
    assert run(program, wheel).split() == ["refused"] * 4 + ["answered"]


def test_a_large_file_that_is_shortened_while_it_is_read(tmp_path: Path) -> None:
    """The interpreter goes on, whether Python's functions read or the command in it."""
    path = tmp_path / "large.so"
    path.write_bytes(HOST.read_bytes())
    os.truncate(path, 65 << 20)
    program = """if True:
        import time
        path, host = sys.argv[1], open(sys.argv[2], "rb").read()
        until = time.monotonic() + 3
        def shorten():
            while time.monotonic() < until:
                os.truncate(path, 5000)
                os.truncate(path, 65 << 20)
                with open(path, "r+b") as file:
                    file.write(host)
        thread = threading.Thread(target=shorten)
        thread.start()
        ended = {"answered": 0, "refused": 0}
        while time.monotonic() < until:
            for read in (lambda: smarch.report(path), lambda: smarch.ask("report", path), lambda: smarch.diff(path, path)):
                try:
                    read()
                    ended["answered"] += 1
                except ValueError:
                    ended["refused"] += 1
        thread.join()
        print(sum(ended.values()) > 5)
    """
    assert run(program, path, HOST) == "True\n"


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks whether the file is mapped")
def test_a_process_of_the_command_says_which_file_became_shorter(tmp_path: Path) -> None:
    """There files are mapped: it ends with status 2, not by a signal."""
    path = tmp_path / "large.so"
    path.write_bytes(HOST.read_bytes())
    os.truncate(path, 1 << 30)
    process = subprocess.Popen([sys.executable, "-m", "smarch", "report", path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    maps = Path(f"/proc/{process.pid}/maps")
    while process.poll() is None and str(path) not in maps.read_text(encoding="utf-8"):
        pass
    os.truncate(path, 0)
    _, told = process.communicate(timeout=PATIENCE)
    # It may have been quicker.
    assert (process.returncode, "large.so: became shorter while it was read" in told) in ((0, False), (2, True))
