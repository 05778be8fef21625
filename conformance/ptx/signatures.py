"""From what was measured of statements with one operand varied to rows: what each place of a form's operands takes, and what ptxas says of the rest."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random

from .cubes import Cubes
from . import values
from .kinds import ADDED, ALIKE, FATAL, KINDS, REGISTERS, WIDTHS, vector
from .vary import FATAL_PROBES, TELLING, mnemonic_of, parts_of

# What a name may be of, in the order of `SymbolKind` in src/ptx/text/symbols.rs.
SPACES = ("global", "shared", "const", "local", "entry", "param", "texture", "surface")
# Kinds of which the table of names tells: they come last.
NAMED = [kind for space in SPACES for kind in (f"name_{space}", f"at_{space}")] + ["label", "function", "undeclared", "at_undeclared"]
# Kinds of which the text and the declared registers tell.
JUDGED = [name for name in {**KINDS, **FATAL} if name not in NAMED]
# Vectors of as many elements as the form takes there, where that is none of WIDTHS.
OWN = [f"{name}_own" for name in REGISTERS]
# A name that is no register, and an address that begins with one: told where all of them are answered alike. What is not declared is refused besides.
SOME = {
    "some_name": [probe for name, probes in KINDS.items() if name.startswith("name_") or name in ("label", "function") for probe in probes],
    "some_at": [probe for name, probes in KINDS.items() if name[:3] == "at_" and f"name_{name[3:]}" in KINDS for probe in probes],
}
# The library's rows have whole blocks of kinds.
BLOCK = 16
FREE = [f"free_{number}" for number in range(-len([*JUDGED, *OWN, *SOME, *NAMED]) % BLOCK)]
NAMES = [*JUDGED, *OWN, *SOME, *NAMED, *FREE]
KINDS_ADDED = [NAMES.index(kind) for kind in ADDED]
# Of which of them ptxas stops.
IS_FATAL = tuple(name in FATAL for name in NAMES)
# Nothing is known; ptxas takes it.
UNKNOWN, TAKEN = None, ()
# In place of the width of a vector: several are taken.
SEVERAL = 255


@dataclass(frozen=True)
class Place:
    """What is said of each kind at a place of the operands; how many elements a vector has that is taken there, 0 where it is one of WIDTHS, or none is;
    SEVERAL where it is not known."""

    said: tuple
    own: int


@dataclass(frozen=True)
class Shape:
    """The operands of forms: their places; what is said of one operand less, by which is missing, and of one more, by its kind."""

    places: tuple
    fewer: tuple
    added: Place | None

    def fewer_of_all(self):
        return common(self.fewer) or UNKNOWN

    def fewer_without(self, place):
        return self.fewer[place] or UNKNOWN if self.fewer and not self.fewer_of_all() else UNKNOWN

    def more_of_all(self):
        return common(self.added.said[kind] for kind in KINDS_ADDED) or UNKNOWN if self.added else UNKNOWN

    def more_by_kind(self):
        return self.added if self.added and not self.more_of_all() and any(self.added.said) else UNKNOWN


@cache
def general(messages, place, name, probe=""):
    """Messages without what they say of the statement: the instruction, the number of the argument, and the operand's first name."""
    first = re.search(r"\w+", probe)
    found = []
    for message in messages:
        message = message.replace(f"instruction '{name}'", "instruction '{instruction}'")
        message = re.sub(r"in \w+ instruction", "in {opcode} instruction", message)
        message = re.sub(r"^Illegal vector size: \d+$", "Illegal vector size: {elements}", message)
        message = message.replace(f"'{first[0]}'", "'{symbol}'") if first and not first[0][0].isdigit() else message
        message = re.sub(rf"\b(A|a)rgument {place}\b", r"\1rgument {place}", message)
        found.append(re.sub(rf"\b(A|a)rgument {place + 1}\b", r"\1rgument {next}", message) if place >= 0 else message)
    return tuple(found)


def common(answers):
    """What all of them say, or nothing."""
    answers = set(answers)
    return answers.pop() if len(answers) == 1 else UNKNOWN


# Said of the functions that ptxas makes of some instructions, on some targets, and of a brace in them.
OTHER = re.compile(r"^ptxas ended with|formal parameter|(symbol|expression) '\w|near '\{'")
NOT_DECLARED = "Unknown symbol '{symbol}'"
# Of these the value may decide.
NUMBERS = ("integer", "negative")
PROBES = {**KINDS, **FATAL}


def said_of(row, place, kind, name):
    """What is said of a kind at a place of a statement."""
    probes = PROBES[kind]
    like = ALIKE.get(kind.removeprefix("at_")) if kind.startswith("at_") else None
    # An address of one probe is as the others where the offset does not matter.
    if like and said_of(row, place, f"at_{like}", name) is UNKNOWN:
        return UNKNOWN
    if kind == "wide" and is_conditional(said_of(row, place, "integer", name)):
        return UNKNOWN
    return said_of_probes(row, place, probes, name, kind in NUMBERS)


@cache
def is_conditional(messages):
    return bool(messages) and any(values.told_by(message) for message in messages)


def said_of_probes(row, place, probes, name, are_numbers=False):
    """What is said of all of them."""
    answers = [row.said.get((place, probe)) for probe in probes]
    if None in answers:
        return UNKNOWN
    answers = [general(messages, place, name, probe) for messages, probe in zip(answers, probes)]
    said = common(answers)
    if said is UNKNOWN and are_numbers:
        said = values.general(list(zip(map(values.value_of, probes), answers)), place)
    return told(said)


def said_of_name(row, place, kind, name):
    """What is said of a name; of one that nothing declares that at last, if ptxas comes to the end of the function."""
    said = said_of_probes(row, place, KINDS[kind], name)
    if "undeclared" not in kind or said is UNKNOWN or any(message.startswith("!") for message in said):
        return said
    return (*(message for message in said if message != NOT_DECLARED), NOT_DECLARED)


@cache
def told(messages):
    """What can be said again; nothing where it speaks of something else."""
    return UNKNOWN if messages is UNKNOWN or any(OTHER.search(message) for message in messages) else messages


def place_of(row, place, operand, name):
    width = operand.count(",") + 1 if operand.startswith("{") else 0
    own = width if width and width not in WIDTHS else 0
    if row.of_counts:
        return UNKNOWN
    said = [said_of(row, place, kind, name) for kind in JUDGED]
    said += [said_of_probes(row, place, [vector(letter, own)], name) if own else UNKNOWN for letter in REGISTERS.values()]
    said += [said_of_probes(row, place, probes, name) for probes in SOME.values()]
    said += [said_of_name(row, place, kind, name) for kind in NAMED] + [UNKNOWN] * len(FREE)
    return Place(tuple(said), own)


def shape_of(row, mnemonic):
    _, operands, _ = parts_of(row.statement, mnemonic)
    name = instruction_of(row)
    places = tuple(place_of(row, place, operand, name) for place, operand in enumerate(operands))
    fewer = tuple(told(general(row.said[place, ""], -1, name)) for place in range(len(operands)))
    added = {kind: told(general(row.said[-1, probe], -1, name)) for kind, probe in ADDED.items()}
    return Shape(places, fewer, Place(tuple(added.get(kind, UNKNOWN) for kind in NAMES), SEVERAL))


def either(one, other):
    """What is said where a form has two statements: taken where it is in one."""
    if one == other:
        return one
    return TAKEN if TAKEN in (one, other) else UNKNOWN


def joined(shapes):
    """One shape of several with as many operands."""
    first, *rest = shapes
    for shape in rest:
        places = tuple(joined_place(one, other) for one, other in zip(first.places, shape.places))
        fewer = tuple(either(one, other) for one, other in zip(first.fewer, shape.fewer))
        first = Shape(places, fewer, joined_place(first.added, shape.added))
    return first


def joined_place(one, other):
    if UNKNOWN in (one, other):
        return one or other
    # What stops ptxas is asked of one of the statements alone.
    said = [b if is_fatal and a is UNKNOWN else a if is_fatal and b is UNKNOWN else either(a, b) for a, b, is_fatal in zip(one.said, other.said, IS_FATAL)]
    if one.own != other.own:
        said[len(JUDGED) : len(JUDGED) + len(OWN)] = [UNKNOWN] * len(OWN)
    return Place(tuple(said), one.own if one.own == other.own else SEVERAL)


def like_places(place):
    """What is said at a place of other kinds than those that stop ptxas: where it is the same, that is, too."""
    return tuple(said for said, is_fatal in zip(place.said, IS_FATAL) if not is_fatal)


def with_fatal(shapes):
    """What stops ptxas is asked of some forms alone: where they agree it is told of all, else what two whose places are alike are refused for of those."""
    found = defaultdict(list)
    for _, shape in shapes:
        for at, place in enumerate(shape.places):
            for kind, said in enumerate(place.said if place else ()):
                if IS_FATAL[kind] and said is not UNKNOWN:
                    found[len(shape.places), at, kind].append(said)
                    found[len(shape.places), at, kind, like_places(place)].append(said)

    def filled(count, at, place):
        if place is UNKNOWN:
            return place
        said = list(place.said)
        for kind in (kind for kind, is_fatal in enumerate(IS_FATAL) if is_fatal):
            of_all, alike = common(found[count, at, kind]), found[count, at, kind, like_places(place)]
            said[kind] = common(alike) or UNKNOWN if of_all is UNKNOWN and len(alike) > 1 else of_all
        return Place(tuple(said), place.own)

    return [(form, replace(shape, places=tuple(filled(len(shape.places), at, place) for at, place in enumerate(shape.places)))) for form, shape in shapes]


def fatal_to_ask(measured, rows):
    """By form and statement the places where what stops ptxas is asked next: of those that are alike, and of which it is not known, two."""
    asked, found = Counter(), defaultdict(list)
    shapes = {(form, len(shape.places)): shape.places for form, shape in shapes_of(measured, rows)}
    for row in Random(0).sample(rows, len(rows)):
        count = len(parts_of(row.statement, mnemonic_of(measured, row.form))[1])
        for at, place in enumerate(shapes[row.form, count]):
            if place and any(said is UNKNOWN for said, is_fatal in zip(place.said, IS_FATAL) if is_fatal):
                like = count, at, like_places(place)
                if asked[like] < 2 and (at, FATAL_PROBES[0]) not in row.said:
                    asked[like] += 1
                    found[row.form, row.statement].append(at)
    return found


def shapes_of(family, rows):
    """Form and shape of each, one of every number of operands."""
    by_form = defaultdict(list)
    for row in rows:
        shape = shape_of(row, mnemonic_of(family, row.form))
        by_form[row.form, len(shape.places)].append(shape)
    found = [(form, joined(shapes)) for (form, _), shapes in by_form.items()]
    counts = defaultdict(set)
    for form, count in by_form:
        counts[form].add(count)
    return [(form, untold_beside(shape, counts[form])) for form, shape in with_fatal(found)]


def untold_beside(shape, counts):
    """Without what is said of one operand more or less where the shape of that number tells it."""
    count = len(shape.places)
    return replace(shape, fewer=() if count - 1 in counts else shape.fewer, added=None if count + 1 in counts else shape.added)


def instruction_of(row):
    """What ptxas calls the instruction of a statement."""
    names = Counter(name for messages in row.said.values() for name in instructions_in(messages))
    return max(names, key=names.get) if names else None


@cache
def instructions_in(messages):
    return [name for message in messages for name in re.findall(r"instruction '([^']*)'", message)]


def with_slots(name, slots, form):
    """The name with {slot} for the words that the form has in slots of several."""
    words = {word: slot for (slot, words), word in zip(slots, form) if word != "-" and len(words) > 1}
    return ".".join(f"{{{words[word]}}}" if word in words else word for word in name.split("."))


def named(name, family, slots, form):
    """The name of the instruction, the family's own words as they are."""
    if not name:
        return None
    if name == family or family.startswith(f"{name}."):
        return name
    if name.startswith(f"{family}."):
        return f"{family}.{with_slots(name[len(family) + 1 :], slots, form)}"
    return with_slots(name, slots, form)


@dataclass(frozen=True)
class Row:
    """Of the forms of a cube with so many operands: a place; "fewer" and "more", and of those where it matters which is missing, ("without", place), and of
    which kind it is, "added"; or "name". What is said there."""

    forms: str
    count: int
    where: object
    said: object


def answers_of(shapes):
    """A number of operands, what is told of there, forms, and what is said of each: of those of other numbers of operands nothing."""
    whole = [(form, shape) for form, shape in shapes if UNKNOWN not in shape.places]
    for count in sorted({len(shape.places) for _, shape in whole}):
        yield from ((count, place, *of_count(whole, count, lambda shape, place=place: shape.places[place])) for place in range(count))
    for count in sorted({len(shape.places) for _, shape in shapes}):
        yield from ((count, ("without", place), *of_count(shapes, count, lambda shape, place=place: shape.fewer_without(place))) for place in range(count))
        yield count, "fewer", *of_count(shapes, count, Shape.fewer_of_all)
        yield count, "more", *of_count(shapes, count, Shape.more_of_all)
        yield count, "added", *of_count(shapes, count, Shape.more_by_kind)


def of_count(shapes, count, said_of_shape):
    """Forms, and what is said of each: of those that take other numbers of operands alone nothing."""
    said = {form: said_of_shape(shape) for form, shape in shapes if len(shape.places) == count}
    forms = [*said, *sorted({form for form, _ in shapes} - said.keys())]
    return forms, [said.get(form, UNKNOWN) for form in forms]


def fitted(measured, rows):
    """The rows of a family."""
    shapes = shapes_of(measured, rows)
    found = []
    for count, where, forms, said in answers_of(shapes):
        found += [Row(text, count, where, answer) for text, answer in covered(measured, forms, said)]
    names = {row.form: named(instruction_of(row), measured.name, measured.slots, row.form) for row in rows if not row.of_counts}
    found += [Row(text, 0, "name", answer) for text, answer in covered(measured, list(names), list(names.values()))]
    return found


# Forms that are asked about together at most.
MOST = 400


def untold(measured, rows, others):
    """Of some forms those that are to be asked about next: they have words, in the slots that decide, that were not asked together."""
    if not rows:
        return set()
    shapes = shapes_of(measured, rows)
    deciding_slots = {tuple(slots_of(measured, forms, said)) for _, where, forms, said in answers_of(shapes) if isinstance(where, int)}
    asked = {places: {tuple(form[place] for place in places) for form, _ in shapes} for places in deciding_slots}
    found = set()
    for form in Random(0).sample(others, len(others)):
        new = [places for places in asked if tuple(form[place] for place in places) not in asked[places]]
        if new and len(found) < MOST:
            found.add(form)
            for places in new:
                asked[places].add(tuple(form[place] for place in places))
    return found


# Slots that are most likely to decide what an operand is; of several that explain the answers the first do.
FIRST = ("vec", "type", "dtype", "atype", "btype", "ctype", "stype", "shape", "num", "frag", "space", "operands", "cta_group", "op", "mode", "geom")


def texts_in(answer):
    """All that an answer says."""
    if isinstance(answer, Place):
        return [message for messages in answer.said for message in messages or ()]
    return list(answer) if isinstance(answer, tuple) else []


def quoted(slots, answers):
    """The slots whose words the answers name."""
    text = "\n".join({message for answer in set(answers) for message in texts_in(answer)})
    return [place for place, (_, words) in enumerate(slots) if any(f"'.{word}'" in text for word in words)]


def deciding(slots, forms, answers, given=(), among=None):
    """The fewest slots whose words decide the answer, besides those that are given."""
    names = [name for name, _ in slots]
    left = set(range(len(names)) if among is None else among) - set(given)
    order = sorted(left, key=lambda place: FIRST.index(names[place]) if names[place] in FIRST else len(FIRST) + (names[place] not in TELLING))
    for size in range(len(order) + 1):
        for more in combinations(order, size):
            places, found = [*given, *more], {}
            if all(found.setdefault(tuple(form[place] for place in places), answer) == answer for form, answer in zip(forms, answers)):
                return sorted(places)
    raise AssertionError("a form has one answer")


def slots_of(measured, forms, answers):
    """The slots that decide, and those that the answers name."""
    return deciding(measured.slots, forms, answers, quoted(measured.slots, answers))


# Forms that have no such place, where others do.
ABSENT = "absent"


def kind_by_kind(measured, forms, answers, places):
    """What is said at a place of forms whose words were not asked together: of each kind what the slots that decide of it tell; by their words in `places`."""
    width = len(NAMES)
    rows = [(ABSENT,) * (width + 1) if answer is UNKNOWN else (*answer.said, answer.own) for answer in answers]
    tables = {}
    for column in dict.fromkeys(zip(*rows)):
        own = deciding(measured.slots, forms, column, [place for place in quoted(measured.slots, column) if place in places], places)
        tables[column] = own, {tuple(form[place] for place in own): answer for form, answer in zip(forms, column)}
    columns = [tables[column] for column in zip(*rows)]
    at = {place: number for number, place in enumerate(places)}

    def told_of(words):
        *said, own = (table.get(tuple(words[at[place]] for place in slots), UNKNOWN) for slots, table in columns)
        is_told = ABSENT not in (*said, own)
        return Place(tuple(said), SEVERAL if own is UNKNOWN else own) if is_told and any(answer is not UNKNOWN for answer in said) else UNKNOWN

    return told_of


def covered(measured, forms, answers):
    """Cubes of forms that are answered alike, by the slots that decide; not of those without an answer. Of words that were not asked together it is told
    of each kind of operand what decides of it."""
    places = slots_of(measured, forms, answers)
    slots = [measured.slots[place] for place in places]

    def short(form):
        return tuple(form[place] for place in places)

    known = {short(form): answer for form, answer in zip(forms, answers)}
    crossed = sorted({short(form) for form in measured.forms})
    if any(isinstance(answer, Place) for answer in answers):
        told_of = kind_by_kind(measured, forms, answers, places)
        known |= {words: told_of(words) for words in crossed if words not in known}
    cubes = Cubes(slots, crossed)
    for answer in dict.fromkeys(known.values()):
        if answer is not UNKNOWN:
            wanted = sum(1 << at for at, words in enumerate(crossed) if known.get(words, UNKNOWN) == answer)
            for cube in cubes.cover(wanted, lambda _, members: not members() & ~wanted):
                yield cubes.text(cube), answer
