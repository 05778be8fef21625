"""What a fit cannot find: what is asked with some `.version`s only, as it sees what is asked with the lowest; orders that two statements do not tell."""

from dataclasses import replace

from .rust import Ask

# From this release on `_` in place of the state ends what is said of mbarrier.arrive below .version 7.1.
SINK_ENDS = "12.5"
# The first release that names sm_89 in `.target` messages about cvt of FP8, and the last one before it.
LAST_WITHOUT_89, FIRST_WITH_89 = "12.0", "12.1"


# Modifiers whose line stands at another place than those of the others in their slot.
APART = {".{sem}": "weak"}


def printed_apart(gate, form):
    """The gate, with the modifier itself where its line stands at another place than those of others."""
    word = APART.get(gate.subject)
    return gate._replace(subject=f".{word}") if word in form else gate


def space_incorrect(name, ask):
    """That the space does not go with the instruction, behind what it asks for the space: once, if that is a `.version`, a target or both."""
    for to in (" to=-", " to=to") if name == "cvta" else ("",):
        row = replace(ask, forms=(to + " " + ask.forms).strip(), what="Unworded", subject=f"State space incorrect for instruction '{name}{'.to' if to == ' to=to' else ''}'", bound="", order="")
        yield replace(row, needs="-")
        if ask.needs != "-":
            yield replace(row, since="-", bound=f" from {ask.since}")


def with_exceptions(name, asks):
    """The rows, as they are asked with any `.version`."""
    if name in ("shfl", "vote"):
        words = f"Instruction '{name}' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4"
        return [*asks, Ask("", "Unworded", words, "-", "BELOW_70", "-", "-", " from 6.4")]
    if name == "st":
        words = "State space incorrect for instruction 'st'"
        return moved([*asks, Ask("space=param|param::func", "Unworded", words, "-", "20", "-", "-")], lambda ask: ask.subject == words, "st")
    if name in ("cvta", "isspacep"):
        return [*asks, *(row for ask in asks if ask.subject.endswith(" state space") for row in space_incorrect(name, ask))]
    if name == ".loc":
        # Below 4.0 the line is taken silently.
        return [replace(ask, bound=" from 4.0") if "inline" in ask.subject else ask for ask in asks]
    if name == "st.async":
        return moved(asks, lambda ask: ask.subject == "st.async", "st.async.{type}")
    if name == "ldmatrix.sync.aligned":
        first = lambda ask: ask.forms == "shape=m16n16" or ask.subject == "ldmatrix" or ask.forms.startswith("shape!=m8n8")
        return moved(asks, first, ".s8.s4' on 'ldmatrix")
    if name == "mbarrier.arrive":
        return [row for ask in asks for row in (arrival(ask) if ask.forms.endswith("space!=shared::cluster") else [ask])]
    if name == "cvt":
        return [row for ask in asks for row in (conversion(ask) if is_of_fp8(ask) else [ask])]
    return asks


def arrival(ask):
    """What is said of scopes, of those that have no state as well."""
    forms = ask.forms.replace("space!=", "space=")
    since = "-" if number(ask.since, 0) <= number("7.1", 0) else ask.since
    return [ask, replace(ask, forms=forms, since=since, oldest=SINK_ENDS, bound=" from 7.1", order=ask.order if since != "-" else "")]


def moved(asks, is_moved, subject):
    """Some rows before the one with this subject, where a release has it."""
    place = next((at for at, ask in enumerate(asks) if ask.subject == subject), 0)
    rows = [ask for ask in asks if is_moved(ask)]
    kept = lambda part: [ask for ask in part if not is_moved(ask)]
    return [*kept(asks[:place]), *rows, *kept(asks[place:])]


def is_of_fp8(ask):
    """The conversions from and to e4m3x2 and e5m2x2 that ask for sm_90."""
    return ask.needs == "90" and ask.subject.startswith("cvt") and ("e4m3x2" in ask.forms or "e5m2x2" in ask.forms)


def conversion(ask):
    """From 12.1 on sm_90 is asked for below .version 8.1, and sm_89 from 8.1 on."""
    if any(word in ask.forms for word in ("rnd=rz", "scaled=scaled", "dtype=bf16x2")):
        # No release before reads them.
        return by_version(ask)
    forms = ask.forms
    if "atype=e" in forms and " dtype=" not in f" {forms}":
        forms += " dtype=f16x2"
    if "rnd=" not in forms:
        forms += " rnd=rn"
    if "scaled=" not in forms:
        forms += " scaled=-"
    ask = replace(ask, forms=forms)
    rows = []
    if number(ask.oldest, 0) <= number(LAST_WITHOUT_89, 0):
        rows.append(replace(ask, newest=ask.newest if number(ask.newest, 999) <= number(LAST_WITHOUT_89, 0) else LAST_WITHOUT_89))
    if number(ask.newest, 999) > number(FIRST_WITH_89, 0):
        rows += by_version(replace(ask, oldest=ask.oldest if number(ask.oldest, 0) > number(FIRST_WITH_89, 0) else FIRST_WITH_89))
    return rows


def by_version(ask):
    """The lines of a release that names sm_89."""
    order, ask = ask.order, replace(ask, order="")
    of_version = [replace(ask, needs="-")] if ask.since != "-" else []
    of_target = [replace(ask, since="-", needs="90", bound=" below 8.1"), replace(ask, since="-", needs="89", bound=" from 8.1")]
    return [
        *(of_target + of_version if order else of_version + of_target),
        replace(ask, what="On", subject=f"{ask.subject} on sm_89", since="8.1", needs="SM_89"),
    ]


def number(release, unbounded):
    """12.1 as 121, to compare."""
    return unbounded if release == "-" else int(release.replace(".", ""))
