"""Asks releases about a family: which of its candidates are forms, and what each release asks of every form."""

import random
import re
from collections import defaultdict
from dataclasses import replace

from .fit import version
from .gates import Gate, gate_of, with_slots
from .measured import Measured
from .ptxas import LOWEST, NO_ANSWER

# How many of those that the first target refuses are asked of each other target, and of one gate to see which targets pass.
SAMPLE, ALIKE = 3000, 40
# Errors that ptxas prints once a file hide others: what is found is asked again in files of so many.
SMALL = 40
# Targets that a search asks, first the one with most forms.
PROBES = ["sm_100a", "sm_103a", "sm_120a", "sm_90a", "sm_75", "sm_107a", "sm_110a"]
# Another release's, for families that newer ones have dropped.
OLD_RELEASE, OLD_PROBES = "11.8", [("sm_35", "5.0"), ("sm_86", "7.8")]
# What is printed beside a gate because of the same shortcoming.
COMPANION = re.compile(
    r"State space incorrect for|\.noComplete modifier required for|Result discard mode is not allowed|Illegal modifier '\.release' for instruction '(st|red)\.async'"
)
# What a statement of ours is refused for, and what exceptions.py tells.
OURS = re.compile(r"Illegal to write to function input|State space incorrect for instruction 'st'$")
# From this release on a modifier with "::" that ptxas does not know is no end of its parsing.
READS_ANY_WORD = "12.1"
# How ptxas says that it reads no further.
NO_FURTHER = ("Parsing error", NO_ANSWER)


def expanded(family, measured):
    """The measured forms with a word of every slot of the family."""
    names = [name for name, _ in measured.slots]
    for form in measured.forms:
        words = dict(zip(names, form))
        yield tuple(words.get(slot, words_of_slot[0]) for slot, words_of_slot in family.slots)


def texts_of(family, measured):
    """The statement of each form."""
    return [family.statements(form)[number] for form, number in zip(expanded(family, measured), measured.statements)]


def among(candidates, family, measured):
    """What was measured of the forms that still are candidates."""
    candidates = set(candidates)
    places = [place for place, form in enumerate(expanded(family, measured)) if form in candidates]
    if len(places) == len(measured.forms):
        return measured
    return of_places(measured, places)


def in_order(family, measured):
    """The same, in the order of the candidates: in which order forms became known is not seen."""
    order = {form: place for place, form in enumerate(family.candidates())}
    forms = list(expanded(family, measured))
    return of_places(measured, sorted(range(len(forms)), key=lambda place: order[forms[place]]))


def of_releases(measured, versions):
    """What was measured of these releases: the forms that one of them reads. Slots keep their words."""
    asked = {version: measured.asked[version] for version in versions}
    places = [place for place in range(len(measured.forms)) if any(rows[place] is not None for rows in asked.values())]
    return of_places(replace(measured, asked=asked), places)


def of_places(measured, places):
    """Some forms, in this order."""
    asked = {version: [rows[place] for place in places] for version, rows in measured.asked.items()}
    return replace(measured, forms=[measured.forms[place] for place in places], statements=[measured.statements[place] for place in places], asked=asked)


def reduced(family, forms, kept=()):
    """The slots and forms without words that no form has, and without slots that are always left out or have one number of operands, but for those that are kept."""
    slots, places = [], []
    for place, (name, words) in enumerate(family.slots):
        used = {form[place] for form in forms}
        if name in kept or used - {"-"} and not (name == "operands" and len(used) == 1):
            slots.append((name, [word for word in words if word in used]))
            places.append(place)
    return slots, [tuple(form[place] for place in places) for form in forms]


def search(family, candidates, ask, release, old):
    """The candidates that are taken by some target: form and number of the statement. `old`: the ptxas of the old release, or None."""
    # ".2pi" before 13.5.
    odd = {word for form in candidates for word in form if "::" in word or word[0].isdigit()} if family.name[0] not in ".%" else set()
    ends = stopping(odd, NO_FURTHER, ask, release)
    statements = [(form, number, text) for form in candidates if not ends & set(form) for number, text in enumerate(family.statements(form))]
    probes = [(ask, target, release.newest) for target in PROBES if target in release.targets]
    if old and family.everywhere:
        probes += [(old, target, newest) for target, newest in OLD_PROBES]
    found, gated, refused = {}, set(), set()
    for at, (asked, target, newest) in enumerate(probes):
        places = range(len(statements)) if at == 0 else sorted(gated) + drawn(sorted(refused), at, family.everywhere)
        places = [place for place in places if statements[place][0] not in found]
        answers = asked.ask(target, newest, [statements[place][2] for place in places], family.module)
        accepted = [place for place, said in zip(places, answers) if not said]
        hidden = shadowed(asked, target, newest, [statements[place][2] for place in accepted], family.module)
        for place, is_hidden in zip(accepted, hidden):
            if not is_hidden:
                found.setdefault(statements[place][0], statements[place][1])
        for place, said in zip(places, answers):
            if said and all(gate_of(message) for message in said):
                gated.add(place)
                refused.discard(place)
            elif said and at == 0:
                refused.add(place)
    order = {form: place for place, (form, _, _) in enumerate(statements)}
    return dict(sorted(found.items(), key=lambda item: order[item[0]]))


def drawn(places, seed, is_all):
    return places if is_all or len(places) <= SAMPLE else random.Random(seed).sample(places, SAMPLE)


def shadowed(ptxas, target, newest, statements, module):
    """Of statements that were accepted: whether an error of another, which is printed once a file, hid their own."""
    hidden = [bool(said) for said in ptxas.ask(target, newest, statements, module, size=SMALL)]
    # A file with an error may hide others.
    for at in range(0, len(statements), SMALL):
        chunk = range(at, min(at + SMALL, len(statements)))
        if any(hidden[place] for place in chunk):
            for place in chunk:
                hidden[place] = bool(ptxas.ask(target, newest, [statements[place]], module)[0])
    return hidden


def asks(family, slots, forms, statements, ptxas, release, newest_asks=None, told=frozenset()):
    """The gates of each form in a release, None of those that it does not read. `slots`: those with words that some form has. `newest_asks`:
    the gates of the newest release, where this is an older one. `told`: messages without a target or a version that the table has as gates."""
    asked = [None] * len(forms)
    places = readable(family, forms, statements, ptxas, release, newest_asks)
    said, beside = dict(zip(places, ptxas.ask(*LOWEST, [statements[place] for place in places], family.module))), {}
    for place, messages in said.items():
        messages = [message for message in messages if not OURS.match(message)]
        has_gate = any(gate_of(message) for message in messages)
        beside[place] = {message for message in messages if has_gate and COMPANION.match(message)}
        said[place] = [message for message in messages if message not in beside[place]]
    for place in always_said(family, {place: (statements[place], messages) for place, messages in beside.items() if messages}, ptxas, release):
        del said[place]
    unworded = mended(family, {statements[place]: messages for place, messages in said.items()}, ptxas, release)
    for place, messages in said.items():
        gates = []
        for message in messages:
            found = [gate] if (gate := gate_of(message)) else unworded[statements[place], message]
            gates += [Gate("Unworded", message, found)] if isinstance(found, str) else found or [None]
        if None not in gates:
            asked[place] = without_implied(family.name, forms[place], gates)
    needed = told | {gate.subject for gates in asked for gate in needed_of(gates or ())}
    asked = [None if gates is None else tuple(dict.fromkeys(gate for gate in gates if gate.kind != "Unworded" or gate.subject in needed)) for gates in asked]
    passing = targets_of(family, statements, asked, ptxas, release)
    places = [family.slot_names.index(name) for name, _ in slots]
    short = [tuple(form[place] for place in places) for form in forms]
    return [
        None if gates is None else tuple(dict.fromkeys(with_slots(passing(place, gate), family.name, slots, short[place]) for gate in gates))
        for place, gates in enumerate(asked)
    ]


def always_said(family, said, ptxas, release):
    """Of places with a statement and messages those of which a message is printed whatever the target is, with the newest `.version`."""
    places, left = list(said), set(said)
    for target in [target for target in (*PROBES, "sm_86", "sm_35") if target in release.targets]:
        answers = ptxas.ask(target, release.newest, [said[place][0] for place in places], family.module)
        left = {place for place, answer in zip(places, answers) if place in left and said[place][1] & set(answer)}
    return left


def since(gates):
    """The lowest .version that is enough."""
    return max([version(gate.asks[1:]) for gate in gates if gate.is_of_version], default=10)


def needed_of(gates):
    """Messages of their own words that do not go away below what is asked anyway. Those that no form needs are left out."""
    worded = [gate for gate in gates if gate.kind != "Unworded"]
    lowest = max([int(gate.asks[2:]) for gate in worded if gate.asks.startswith("sm")], default=0)
    if any(gate.asks in ("not", "cannot") for gate in worded):
        lowest = 90
    for gate in gates:
        if gate.kind == "Unworded":
            if gate.asks == "not" or (version(gate.asks[1:]) > since(worded) if gate.is_of_version else int(gate.asks[2:]) > lowest):
                yield gate


def readable(family, forms, statements, ptxas, release, newest_asks):
    """The forms that are asked about: without those that a release reads no further behind. Old releases stop at every modifier that they do not know, others
    at some, ".L1::32B"."""
    places = range(len(forms))
    if newest_asks is None or family.name[0] in ".%":
        return places
    is_old = version(release.name) < version(READS_ANY_WORD)
    ends = (*NO_FURTHER, *(["Unknown modifier"] if is_old else []))

    def is_later(place):
        return is_old and newest_asks[place] is not None and since(newest_asks[place]) > version(release.newest)

    words = {place: set(re.findall(r"\.(\w+(?:::\w+)+)", statements[place])) | (set(forms[place]) if is_later(place) else set()) for place in places}
    unknown = stopping(set().union(*words.values()), ends, ptxas, release)
    return [place for place in places if not words[place] & unknown]


def stopping(words, ends, ptxas, release):
    """The words that ptxas answers so."""
    words = sorted(word for word in words if word != "-" and word[0] != "#")
    said = {word: ptxas.ask("sm_80", release.newest, [f"ld.global.{word}.u32 r0, [d0];"])[0] for word in words}
    return {word for word in words if any(message.startswith(ends) for message in said[word])}


def mended(family, said, ptxas, release):
    """Of messages that name neither a target nor a version: from which target, or else .version, on they are not printed; "sm20", "v1.4";
    None of those that are always printed. By statement and message."""
    odd = {statement: rest for statement, messages in said.items() if (rest := [message for message in messages if not gate_of(message)])}
    if not odd:
        return {}
    statements = list(odd)
    plain = re.compile(r"'sm_\w+'").sub

    def rest(target, newest):
        answers = ptxas.ask(target, newest, statements, family.module)
        return {statement: {plain("", message) for message in messages if not gate_of(message)} for statement, messages in zip(statements, answers)}

    high = [target for target in ("sm_90a", "sm_100a", "sm_107a", "sm_120a", "sm_86", "sm_35") if target in release.targets]
    best, lowest_target = [rest(target, release.newest) for target in high], rest(LOWEST[0], release.newest)
    found, of_target, of_version = {}, [], []
    for statement, messages in odd.items():
        for message in messages:
            words = plain("", message)
            found[statement, message] = None
            if not all(words in answers[statement] for answers in best):
                (of_target if words in lowest_target[statement] else of_version).append((statement, message, words))
    statements = list({statement: None for statement, _, _ in of_target + of_version})
    for target in sorted((name for name in release.targets if name[-1].isdigit()), key=lambda name: int(name[3:])):
        if not of_target:
            break
        answers = rest(target, release.newest)
        for statement, message, words in [row for row in of_target if row[2] not in answers[row[0]]]:
            found[statement, message] = f"sm{target[3:]}"
            of_target.remove((statement, message, words))
    for number in versions(release.newest):
        if not of_version:
            break
        answers = rest(LOWEST[0], number)
        for statement, message, words in [row for row in of_version if row[2] not in answers[row[0]]]:
            found[statement, message] = f"v{number}"
            of_version.remove((statement, message, words))
    return found


def versions(newest):
    """Every .version from 1.1 on."""
    last = {1: 5, 2: 3, 3: 2, 4: 3, 5: 1, 6: 5, 7: 8, 8: 9}
    every = [f"{major}.{minor}" for major in range(1, 100) for minor in range(last.get(major, 9) + 1)]
    return [number for number in every if version("1.0") < version(number) <= version(newest)]


def without_implied(name, form, gates):
    """Without what is asked with some .version alone: it is no more asked with those that have the form."""
    if name.startswith("tcgen05.mma"):
        # The size of scales that is meant where none is stated, below 8.8.
        return [gate for gate in gates if not (".scale_vec::" in gate.subject and gate.subject[1:] not in form)]
    if name == "rcp":
        # Below 1.4 a rounding is not heeded.
        return [gate for gate in gates if not ("rcp.approx.f64" in gate.subject and "approx" not in form)]
    if name == ".loc" and "inlined_at" in form and not any("Line information" in gate.subject for gate in gates):
        # From 4.0 on.
        return [*gates, Gate("Feature", "Line information of inline functions", "v7.0")]
    return gates


def targets_of(family, statements, asked, ptxas, release):
    """A function that completes the gates of a form with the targets that pass. Of one gate some forms are asked; all, where they differ."""
    showing = defaultdict(list)
    for place, gates in enumerate(asked):
        for gate in gates or ():
            if gate.asks in ("not", "cannot"):
                showing[gate].append(place)
    some = {place for places in showing.values() for place in (places if len(places) < ALIKE else random.Random(1).sample(places, ALIKE))}
    passed = passing_targets(family, statements, some, ptxas, release)
    differing = {gate for gate, places in showing.items() if len({passed[place][gate] for place in places if place in some}) > 1}
    passed |= passing_targets(family, statements, {place for gate in differing for place in showing[gate]} - some, ptxas, release)

    def completed(place, gate):
        if gate not in showing:
            return gate
        return gate._replace(targets=passed[place if place in passed else next(other for other in showing[gate] if other in passed)][gate])

    return completed


def passing_targets(family, statements, places, ptxas, release):
    """Of each form: by gate, the targets for which it is not printed."""
    passed = {place: defaultdict(tuple) for place in places}
    places = sorted(places)
    printed = {}
    for target in release.targets if places else ():
        for place, said in zip(places, ptxas.ask(target, release.newest, [statements[place] for place in places], family.module)):
            printed[place, target] = {gate_of(message) for message in said}
    for place in places:
        gates = {gate for target in release.targets for gate in printed[place, target] if gate}
        for gate in gates:
            passed[place][gate] = tuple(target for target in release.targets if gate not in printed[place, target])
    return passed


def measured_of(family, forms, numbers, asked, kept=()):
    """`asked`: by version, the gates of each form; `kept`: slots that stay."""
    slots, short = reduced(family, forms, kept)
    return Measured(family.name, family.tag, family.module, slots, short, numbers, asked)
