"""A family of forms as it is asked about: its slots with every alternative worth a try, and how a statement of it is written."""

import itertools
from functools import cached_property


class Choice(dict):
    """A word of each slot, "-" for none; of a slot that the family has not got, too."""

    def __init__(self, family, form):
        super().__init__(zip(family.slot_names, form))
        self.family, self.form = family, form

    def __missing__(self, slot):
        return "-"

    @property
    def mnemonic(self):
        return self.family.name + "".join(f".{word}" for word in self.form if word != "-" and word[0] != "#")

    @property
    def operands(self):
        """How many, where the slot says it."""
        return int(self["operands"][1:])


class Family:
    """`slots`: name and words of each, in the order of the PTX ISA; the first word is "-" where the slot may be left out. A last slot
    "operands" has numbers of operands, "#2 #3": where the number is not told by the modifiers.

    `operands`: text, or a function of a Choice that gives one, or several to be tried. `statement`: the same of whole statements. `keep`:
    whether a choice is worth asking about. `module`: it stands outside of a kernel. `everywhere`: ask all candidates of all probes, which
    families need that newer releases have dropped. `tag`: tells families of one name apart."""

    def __init__(self, name, slots, operands="", *, statement=None, keep=None, module=False, everywhere=False, tag=""):
        self.name, self.tag, self.module, self.everywhere = name, tag, module, everywhere
        self.slots = [(slot, words.split()) for slot, words in slots]
        self.slot_names = [slot for slot, _ in slots]
        self.keep = keep or (lambda choice: True)
        self.operands, self.statement = operands, statement

    def candidates(self):
        """Every crossing that is worth asking about."""
        return [form for form in itertools.product(*[words for _, words in self.slots]) if self.keep(Choice(self, form))]

    def statements(self, form):
        """The statements that may be it: it is legal if any is."""
        choice = Choice(self, form)
        if self.statement:
            return told(self.statement, choice)
        return [f"{choice.mnemonic} {text};" for text in told(self.operands, choice)]

    @cached_property
    def crossing(self):
        return len(self.candidates())


class Parts(Family):
    """A family whose whole crossing would be too large: a union of products, each with some slots' words given. A slot that is not given
    is left out where it may be, else it has all its words."""

    def __init__(self, name, slots, operands, parts, **options):
        super().__init__(name, slots, operands, **options)
        self.parts = parts

    def candidates(self):
        found = {}
        for part in self.parts:
            words = [part[slot].split() if slot in part else ["-"] if "-" in words else words for slot, words in self.slots]
            found |= dict.fromkeys(form for form in itertools.product(*words) if self.keep(Choice(self, form)))
        return list(found)


class Staged(Family):
    """A family whose crossing is filtered while it is made: `stages` has numbers of slots, each with what a choice of the first so many
    slots must pass."""

    def __init__(self, name, slots, operands="", *, stages, **options):
        super().__init__(name, slots, operands, **options)
        self.stages = stages

    def candidates(self):
        forms, at = [()], 0
        for count, keep in [*self.stages, (len(self.slots), self.keep)]:
            words = [words for _, words in self.slots[at:count]]
            forms = [form + rest for form in forms for rest in itertools.product(*words) if keep(Choice(self, form + rest))]
            at = count
        return forms


def told(texts, choice):
    """What is said for a choice: one text or several, of a function or always the same."""
    texts = texts(choice) if callable(texts) else texts
    return [texts] if isinstance(texts, str) else texts
