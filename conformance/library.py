"""The library's answers: answers/*.c, linked with libsmarch.a, asked a line each."""

import copy
import os
import subprocess

from .toolkit import release_of


class Library:
    def __init__(self, root, archive, build):
        self.program = build / "answers"
        sources = sorted((root / "conformance/answers").glob("*.c"))
        compiler = os.environ.get("CC", "cc").split()
        flags = ["-std=c11", "-Wall", "-Wextra", "-pedantic", "-O1", f"-I{root / 'include'}"]
        # Another run may be asking the program that is there.
        beside = self.program.with_suffix(f".{os.getpid()}")
        subprocess.run([*compiler, *flags, "-o", beside, *sources, archive], check=True)
        beside.rename(self.program)
        self.release = None
        # The newest build of each release that the library knows, ascending.
        self.builds = self.words("builds")

    def of(self, release):
        """The answers for a release: "12.4"."""
        asked = copy.copy(self)
        asked.release = release
        return asked

    def knows(self, release):
        return release in [release_of(build) for build in self.builds]

    def ask(self, questions, folder="."):
        """The answers to questions, each a tuple of words; files that they name are looked for in the folder."""
        text = "".join("\t".join(map(str, question)) + "\n" for question in questions)
        program = [self.program, self.release] if self.release else [self.program]
        done = subprocess.run(program, input=text, capture_output=True, text=True, check=True, cwd=folder)
        answers = done.stdout.split("\n")[:-1]
        assert len(answers) == len(questions), (len(answers), len(questions))
        return answers

    def words(self, *question):
        """The answer to one question whose answer is a list of words."""
        (answer,) = self.ask([question])
        return answer.split()
