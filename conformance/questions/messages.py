"""Whether `smarch explain` knows what the tools printed while the other questions were asked."""

import json
import re
import subprocess

from ..question import MESSAGES, Cell, Question
from ..toolkit import ToolUnavailable

# Lines that say that there were errors, or where, and not which; what make says of a program that failed; how warnings are suppressed.
NO_MESSAGES = re.compile(r"errors? detected in th|error limit reached|aborted due to errors|^CMake \w+ at .*\):$|^g?make\[|^Remark: The warnings can be suppressed")


class Messages(Question):
    """Each message of a tool that this run saw, once; names and numbers do not make another one."""

    name = "messages"
    title = "explain: messages that the tools printed"
    axes = ("message", "")
    tells_of_new = False
    quick = 1 << 20
    is_partial = True

    def cells(self, bench):
        self.program = bench.root / "build/smarch"
        if not self.program.is_file():
            raise ToolUnavailable("no build/smarch; make builds it")
        if not MESSAGES:
            raise ToolUnavailable("no other question was asked")
        lines = [line for line in MESSAGES.values() if not NO_MESSAGES.search(line)]
        return [Cell((line, ""), ("message", line), [[self.program, "explain", line]]) for line in sorted(lines)]

    def observe(self, bench, cells):
        return ["a message" for _ in cells]

    def answers(self, bench, cells):
        return bench.each(self.name, self.explained, cells)

    def explained(self, cell):
        done = subprocess.run([*map(str, cell.commands[0]), "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        answer = json.loads(done.stdout) if done.stdout else {}
        return "a message" if answer.get("messages") else "no message that is known"
