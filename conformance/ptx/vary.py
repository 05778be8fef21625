"""Asks ptxas about statements that differ from one that it takes in one operand."""

import lzma
import os
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from ..toolkit import release_of
from .fit import version
from .kinds import ADDED, DECLARED, FATAL, FUNCTION, KINDS, REGISTERS, UNDECLARED, vector
from .measure import since
from .ptxas import END, KERNEL, MESSAGE, VARIABLES

# How many statements a file has: at first, where some were silent beside errors of others, and then.
SIZES = (2000, 200, 20, 1)
# Of so many statements one that is told of is many.
MANY = 12
# Where ptxas stops in what it makes itself of an instruction: the line is none of ours.
OWN_FILE = "obfuscated PTX file"
# The first release that reads without compiling, and lines that are of no statement.
READS_ALONE = version("12.9")
# The first .version with registers of 128 bits, their declarations, and their names.
HAS_128, OF_128, NAME_128 = version("8.3"), re.compile(r"\.reg \.b128 [^;]*;"), re.compile(r"\bq\d")
NOT_OF_STATEMENTS = ("aborted due to errors", "Unresolved extern", "ptxas warning")
# Slots whose words may change what the operands are: of those every pair of words is asked; of the others every word.
TELLING = {
    "type", "atype", "btype", "ctype", "dtype", "stype", "vec", "hint", "operands", "multicast", "comp", "mode", "geom", "shape", "num", "space", "dst", "src",
    "op", "dim", "kind", "cta_group", "frag", "block_scale", "scaled", "cp_mask", "ignore_oob", "parity", "field", "bool", "level", "query", "redop", "what", "nocomplete",
}
# How many forms of a family are asked about at most for their words, and how many more that are drawn; of how many what stops ptxas is asked.
MOST, DRAWN, MOST_FATAL = 400, 42, 12


@dataclass
class Varied:
    """What ptxas says of a statement with one operand varied: by place and probe; place -1: an operand more. Nothing where it takes it."""

    form: tuple
    statement: str
    said: dict = field(default_factory=dict)
    # Asked with one operand less and one more, and not with others.
    of_counts: bool = False


class Asker:
    """One release. Statements are asked many a file: those that are silent beside errors are asked again, until no other has any."""

    def __init__(self, ptxas, newest, folder):
        self.ptxas, self.path, self.newest, self.folder = ptxas, ptxas.path, newest, Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)

    def head(self, target):
        kernel, rest = KERNEL.split("\n", 1)
        lead, last = rest.rstrip("\n").rsplit("\n", 1)
        head = f".version {self.newest}\n.target {target}\n.address_size 64\n{VARIABLES}{FUNCTION}{kernel}\n{lead}\n{DECLARED}{last}\n"
        return head if version(self.newest) >= HAS_128 else OF_128.sub("", head)

    def declares(self, statement):
        """Whether what it names stands in the head."""
        return version(self.newest) >= HAS_128 or not NAME_128.search(statement)

    def ask(self, target, statements, is_alone=False):
        """The messages of each."""
        said = {}
        self.rounds(target, statements, range(len(statements)), said, len(SIZES) - 1 if is_alone else 0)
        return [said[place] for place in range(len(statements))]

    def rounds(self, target, statements, places, said, level):
        size, silent = SIZES[level], []
        places = list(places)
        while places:
            chunk, places = places[:size], places[size:]
            messages, stopped = self.one_file(target, [statements[place] for place in chunk])
            if stopped == -1:
                silent += chunk
                continue
            if not messages:
                said.update((place, ()) for place in chunk)
                continue
            if stopped is not None and len(chunk) > 1:
                # What stops ptxas may be what it made of another statement: it is told of one that is asked alone.
                self.rounds(target, statements, chunk[stopped : stopped + 1], said, len(SIZES) - 1)
                chunk, places = chunk[:stopped], chunk[stopped + 1 :] + places
            # That a name is not declared ptxas says at the end of the function, where it comes to it.
            told = {at for at, place in enumerate(chunk) if at in messages and (stopped is None or size == 1 or UNDECLARED not in statements[place])}
            said.update((chunk[at], tuple(messages[at])) for at in told)
            rest = [place for at, place in enumerate(chunk) if at not in told]
            # Where many are told of, those that were silent beside them are asked once more, together.
            if len(messages) * MANY > len(chunk):
                places = rest + places
            else:
                silent += rest
        if silent:
            self.rounds(target, statements, silent, said, min(level + 1, len(SIZES) - 1))

    def one_file(self, target, statements):
        """The messages by statement, and at which one ptxas stopped."""
        head = self.head(target)
        first = head.count("\n") + 1
        file = self.folder / f"{os.getpid()}.ptx"
        # Of compute_90 and the like it only reads; before 12.9 it knows no such names, and a word that is no instruction keeps it from compiling.
        gpu, reads_alone = self.ptxas.gpu_for(target), version(release_of(self.ptxas.version)) >= READS_ALONE
        name, end = (gpu.replace("sm", "compute"), "") if reads_alone else (gpu, f"{END};\n")
        file.write_text(head + "".join(f"{statement}\n" for statement in statements) + end + "ret;\n}\n")
        done = subprocess.run([self.path, "-arch", name, file, "-o", "/dev/null"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        found, stopped, is_whole = {}, None, False
        if OWN_FILE in done.stdout and len(statements) > 1:
            half = len(statements) // 2
            (found, stopped), rest = self.one_file(target, statements[:half]), None
            if stopped is None:
                rest, stopped = self.one_file(target, statements[half:])
                if stopped == -1:
                    return {}, -1
                found |= {half + place: messages for place, messages in rest.items()}
                stopped = None if stopped is None else half + stopped
            return found, stopped
        for line in done.stdout.splitlines():
            message = MESSAGE.fullmatch(line)
            if END in line:
                is_whole = True
            elif message and message[2] in ("error", "fatal"):
                place = min(max(int(message[1]) - first, 0), len(statements) - 1)
                is_fatal = message[2] == "fatal"
                found.setdefault(place, []).append(("!" if is_fatal else "") + message[3])
                if is_fatal:
                    stopped = place
            elif not message and done.returncode and not any(words in line for words in NOT_OF_STATEMENTS):
                found.setdefault(0, []).append(line)
        if done.returncode and not found and not is_whole:
            # It broke off without a word: that is no answer.
            if len(statements) > 1:
                return {}, -1
            found, stopped = {0: [f"ptxas ended with {done.returncode}"]}, 0
        return found, stopped


def pairs_of(family_slots, form):
    """What of a form should be asked of some form."""
    telling = [(name, word) for (name, _), word in zip(family_slots, form) if name in TELLING]
    return {*zip([name for name, _ in family_slots], form), *((one, other) for at, one in enumerate(telling) for other in telling[:at])}


def chosen(slots, forms):
    """The places of forms that have every pair of telling words, and of some more that are drawn."""
    draw = Random(0)
    order = draw.sample(range(len(forms)), min(len(forms), 20000))
    missing = {pair for place in order for pair in pairs_of(slots, forms[place])}
    first = []
    for place in order:
        new = pairs_of(slots, forms[place]) & missing
        if new and len(first) < MOST:
            first.append(place)
            missing -= new
    taken = set(first)
    return sorted(first + [place for place in order if place not in taken][:DRAWN])


def parts_of(statement, mnemonic):
    """What stands before the operands, they, and what stands behind."""
    at = statement.rindex(mnemonic) + len(mnemonic)
    end = statement.index(";", at)
    return statement[:at], split(statement[at:end]), statement[end:]


def split(text):
    """The operands of a list."""
    found, depth = [""], 0
    for letter in text.strip():
        depth += (letter in "{[(") - (letter in "}])")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [operand.strip() for operand in found if operand.strip()]


def probes_for(operand):
    """The probes for the place of an operand; of a vector others of its width, too."""
    found = [probe for probes in KINDS.values() for probe in probes]
    if operand.startswith("{"):
        width = operand.count(",") + 1
        found += [vector(letter, width) for letter in REGISTERS.values()] + [vector("r", width + 1), vector("r", width * 2)]
    return list(dict.fromkeys(found))


def with_operand(statement, mnemonic, place, probe):
    """The statement with a probe in a place; nothing: without that operand; at -1: with one operand more."""
    lead, operands, tail = parts_of(statement, mnemonic)
    operands = [*operands, probe] if place < 0 else [*operands[:place], *[probe] * bool(probe), *operands[place + 1 :]]
    return f"{lead} {', '.join(operands)}{tail}"


FATAL_PROBES = tuple(probe for probes in FATAL.values() for probe in probes)


def variations(row, mnemonic, with_fatal):
    """Place, probe and statement of each, and whether it has to be asked alone. `with_fatal`: the places where what stops ptxas is asked."""
    _, operands, _ = parts_of(row.statement, mnemonic)
    asked = [(place, probe, False) for place, operand in enumerate(operands) for probe in [*(() if row.of_counts else probes_for(operand)), ""]]
    asked += [(place, probe, True) for place in with_fatal for probe in FATAL_PROBES] + [(-1, probe, False) for probe in ADDED.values()]
    for place, probe, is_alone in asked:
        yield place, probe, with_operand(row.statement, mnemonic, place, probe), is_alone


def is_read(gates, newest):
    """Whether a release with this newest .version reads the form."""
    return gates is not None and since(gates) <= version(newest)


def ask_family(family, measured, texts, asker, targets, release, choose=chosen, known=(), of_counts=False, fatal=None):
    """What is said of the chosen forms of a family, and of what is known of others the rest: by targets, each form on the first that takes it.
    `fatal`: by form and statement the places where what stops ptxas is asked; without it every place of some."""
    read = [place for place, gates in enumerate(measured.asked[release]) if is_read(gates, asker.newest)]
    new = [read[at] for at in choose(measured.slots, [measured.forms[place] for place in read])]
    left = [*known, *(Varied(measured.forms[place], text, of_counts=of_counts) for place in new for text in texts(place))]
    found = []
    for target in targets:
        said = asker.ask(target, [row.statement for row in left])
        taken = [row for row, messages in zip(left, said) if not messages]
        ask_rows(family, taken, asker, target, fatal)
        found += taken
        done = {row.form for row in taken}
        left = [row for row in left if row.form not in done]
    return found


def ask_rows(family, rows, asker, target, fatal):
    """Asks of each statement what was not asked yet."""
    if fatal is None:
        new = [row for row in rows if not row.said and not row.of_counts]
        drawn = Random(1).sample(new, min(len(new), MOST_FATAL))
        fatal = {(row.form, row.statement): range(len(parts_of(row.statement, mnemonic_of(family, row.form))[1])) for row in drawn}
    statements, keys = [], []
    for row in rows:
        for at, probe, statement, is_alone in variations(row, mnemonic_of(family, row.form), fatal.get((row.form, row.statement), ())):
            if (at, probe) not in row.said:
                # A name that is not known is told of once.
                statements.append(statement.replace("nonesuch", f"nonesuch{len(statements)}"))
                keys.append((row, at, probe, is_alone))
    for is_alone in (False, True):
        # One probe after the other: what is said alike is said of all, and fewer are silent beside errors of another kind.
        places = sorted((place for place, key in enumerate(keys) if key[3] == is_alone), key=lambda place: keys[place][2])
        for place, messages in zip(places, asker.ask(target, [statements[place] for place in places], is_alone)):
            row, at, probe, _ = keys[place]
            row.said[at, probe] = repeatable(probe, [re.sub(r"nonesuch\d+", "nonesuch", message) for message in messages])


# The value that ptxas tells of an operand that is no number is an address in its memory, another one in each run.
ADDRESS = re.compile(r"value '\d{6,}'")


def repeatable(probe, messages):
    """What every run says: without lines that tell an address, where there are others."""
    is_number = re.match(r"-?\d", probe)
    return tuple(message for message in messages if is_number or not ADDRESS.search(message)) or tuple(messages)


def ask_known(family, known, asker, targets):
    """What is said of the statements that another release was asked about, where it is said otherwise: whole places."""
    found = [Varied(row.form, row.statement, of_counts=row.of_counts) for row in known]
    fatal = {(row.form, row.statement): [place for place, probe in row.said if probe == FATAL_PROBES[0]] for row in known}
    left = found
    for target in targets:
        said = asker.ask(target, [row.statement for row in left])
        taken = [row for row, messages in zip(left, said) if not messages]
        ask_rows(family, taken, asker, target, fatal)
        left = [row for row, messages in zip(left, said) if messages]
    return [row for row in map(differing, known, found) if row.said]


def differing(known, row):
    """What is said at the places of which another release says something else."""
    places = {cell[0] for cell, messages in row.said.items() if known.said.get(cell, messages) != messages}
    return Varied(row.form, row.statement, {cell: messages for cell, messages in row.said.items() if cell[0] in places}, row.of_counts)


def overlaid(known, others):
    """What a release says: as the first, and what it says otherwise."""
    said = {(row.form, row.statement): row.said for row in others}
    return [Varied(row.form, row.statement, {**row.said, **said.get((row.form, row.statement), {})}, row.of_counts) for row in known]


def mnemonic_of(family, form):
    """A form as it is written."""
    return family.name + "".join(f".{word}" for word in form if word != "-" and word[0] != "#")


FOLDER = Path(__file__).resolve().parent / "varied"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def write(release, group, families):
    """What was measured of a release: by family its forms, each with a line a place, two letters a probe. No file where that is nothing."""
    if not families:
        path_of(release, group).unlink(missing_ok=True)
        return
    lines = []
    for (name, tag), rows in families.items():
        said, probes, body = {}, {}, []
        for row in rows:
            body.append(("counts" if row.of_counts else "form", " ".join(row.form), row.statement))
            by_place = {}
            for (place, probe), messages in row.said.items():
                by_place.setdefault(place, []).append((probe, said.setdefault(messages, len(said))))
            for place, cells in by_place.items():
                number = probes.setdefault(tuple(probe for probe, _ in cells), len(probes))
                body.append(("place", place, number, "".join(DIGITS[code // 64] + DIGITS[code % 64] for _, code in cells)))
        lines.append(("family", name, tag))
        lines += [("said", *messages) for messages in said]
        lines += [("probes", *own) for own in probes]
        lines += body
    (FOLDER / release_of(release)).mkdir(parents=True, exist_ok=True)
    text = "".join("\t".join(map(str, line)) + "\n" for line in lines)
    path_of(release, group).write_bytes(lzma.compress(text.encode("ascii"), preset=9 | lzma.PRESET_EXTREME))


def path_of(release, group):
    return FOLDER / release_of(release) / f"{group}.tsv.xz"


def read(release, group):
    """By family's name and tag what was measured of a release."""
    path = path_of(release, group)
    found, said, probes = {}, [], []
    for line in lzma.open(path, "rt", encoding="ascii") if path.exists() else ():
        kind, *cells = line.rstrip("\n").split("\t")
        if kind == "family":
            rows = found[tuple(cells)] = []
            said, probes = [], []
        elif kind == "said":
            said.append(tuple(cell for cell in cells if cell))
        elif kind == "probes":
            probes.append(cells)
        elif kind in ("form", "counts"):
            rows.append(Varied(tuple(cells[0].split(" ")) if cells[0] else (), cells[1], of_counts=kind == "counts"))
        else:
            place, number, codes = cells
            for at, probe in enumerate(probes[int(number)]):
                code = DIGITS.index(codes[2 * at]) * 64 + DIGITS.index(codes[2 * at + 1])
                rows[-1].said[int(place), probe] = said[code]
    return found
