"""What a message of ptxas asks: a `.version`, or targets."""

import re
from typing import NamedTuple


class Gate(NamedTuple):
    # How the message begins: Feature, Modifier, Instruction; Illegal: "Illegal modifier ... for instruction ...";
    # Unworded: the subject is the whole message.
    kind: str
    # What it quotes, with {slot} for the form's word of that slot.
    subject: str
    # "v8.0"; "sm90": this number or a higher one; "not", "cannot": not these targets, and what the message says.
    asks: str
    # Of "not" and "cannot": the targets that pass.
    targets: tuple | None = None

    @property
    def is_of_version(self):
        return self.asks.startswith("v")


WORDED = re.compile(
    r"(Feature|Modifier|Instruction) '(.*)' "
    r"(?:requires PTX ISA \.version (?P<version>\d+\.\d+) or later"
    r"|requires \.target sm_(?P<lowest>\d+) or higher"
    r"|(?P<no>not) supported on \.target '\w+'"
    r"|(?P<cannot>cannot) be compiled for architecture '\w+')"
)
# The same of targets, in other words.
ILLEGAL = re.compile(r"Illegal modifier '(.*)' for instruction '(.*)', for arch '\w+'")
COLLECTOR = re.compile(r"Illegal modifier '\.collector::b::\w+' for instruction 'tcgen05\.mma'")
WMMA = re.compile(r"Instruction 'wmma\.mma' requires \.target (\d+) or higher")


def gate_of(message):
    """What the message asks; None where it does not say."""
    if found := WORDED.fullmatch(message):
        asks = f"v{found['version']}" if found["version"] else f"sm{found['lowest']}" if found["lowest"] else found["no"] or found["cannot"]
        return Gate(found[1], found[2], asks)
    if found := ILLEGAL.fullmatch(message):
        return Gate("Illegal", f"{found[1]}' for instruction '{found[2]}", "not")
    if COLLECTOR.fullmatch(message):
        return Gate("Unworded", message, "not")
    if found := WMMA.fullmatch(message):
        return Gate("Unworded", message, f"sm{found[1]}")
    return None


def with_slots(gate, name, slots, form):
    """The gate with {slot} for the form's words: then forms that ask alike have equal gates."""
    subject = gate.subject
    if gate.kind == "Unworded":
        quoted = re.match(r"Illegal modifier '\.([\w:]+)'", subject)
        slot = next((slot for slot, words in slots if quoted and quoted[1] in words and len(words) > 2), None)
        return gate._replace(subject=subject.replace(quoted[1], f"{{{slot}}}", 1)) if slot else gate
    if "/." in subject:
        return gate
    if subject.startswith((name, f"{name.split('.')[0]}.")):
        head = name if subject.startswith(name) else ""
        used, parts = set(), []
        for token in re.split(r"([. ])", subject[len(head) :]):
            place = next((place for place, word in enumerate(form) if word == token and word != "-" and place not in used), None)
            if place is None:
                parts.append(token)
            else:
                used.add(place)
                parts.append(f"{{{slots[place][0]}}}")
        return gate._replace(subject=head + "".join(parts))
    if subject.startswith("."):
        places = [place for place, (_, words) in enumerate(slots) if subject[1:] in words]
        if len(places) == 1 and form[places[0]] == subject[1:]:
            return gate._replace(subject=f".{{{slots[places[0]][0]}}}")
    return gate
