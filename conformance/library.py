"""The library's answers: answers/*.c, linked with libsmarch.a, asked a line each."""

import os
import subprocess


class Library:
    def __init__(self, root, archive, build):
        self.program = build / "answers"
        sources = sorted((root / "conformance/answers").glob("*.c"))
        compiler = os.environ.get("CC", "cc").split()
        flags = ["-std=c11", "-Wall", "-Wextra", "-pedantic", "-O1", f"-I{root / 'include'}"]
        subprocess.run([*compiler, *flags, "-o", self.program, *sources, archive], check=True)

    def ask(self, questions, folder="."):
        """The answers to questions, each a tuple of words; files that they name are looked for in the folder."""
        text = "".join("\t".join(map(str, question)) + "\n" for question in questions)
        done = subprocess.run([self.program], input=text, capture_output=True, text=True, check=True, cwd=folder)
        answers = done.stdout.split("\n")[:-1]
        assert len(answers) == len(questions), (len(answers), len(questions))
        return answers

    def words(self, *question):
        """The answer to one question whose answer is a list of words."""
        (answer,) = self.ask([question])
        return answer.split()
