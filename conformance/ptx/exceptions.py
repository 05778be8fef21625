"""What a fit cannot find: what is asked with some `.version`s only, as it sees what is asked with the lowest; orders that two statements do not tell."""

from dataclasses import replace

from .rust import Ask

# The first release that names sm_89 in `.target` messages about cvt of FP8, and the last one before it.
LAST_WITHOUT_89, FIRST_WITH_89 = "12.0", "12.1"


def with_exceptions(name, asks):
    """The rows, as they are asked with any `.version`."""
    if name in ("shfl", "vote"):
        words = f"Instruction '{name}' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4"
        return [*asks, Ask("", "Unworded", words, "-", "BELOW_70", "-", "-", " from 6.4")]
    if name == "st":
        return [*asks, Ask("space=param|param::func", "Unworded", "State space incorrect for instruction 'st'", "-", "20", "-", "-")]
    if name == ".loc":
        # Below 4.0 the line is taken silently.
        return [replace(ask, bound=" from 4.0") if "inline" in ask.subject else ask for ask in asks]
    if name == "st.async":
        return moved(asks, lambda ask: ask.subject == "st.async", "st.async.{type}")
    if name == "ldmatrix.sync.aligned":
        first = lambda ask: ask.forms == "shape=m16n16" or ask.subject == "ldmatrix" or ask.forms.startswith("shape!=m8n8")
        return moved(asks, first, ".s8.s4' on 'ldmatrix")
    if name == "cvt":
        return [row for ask in asks for row in (conversion(ask) if is_of_first_fp8(ask) else [ask])]
    return asks


def moved(asks, is_moved, subject):
    """Some rows before the one with this subject."""
    place = next(at for at, ask in enumerate(asks) if ask.subject == subject)
    rows = [ask for ask in asks if is_moved(ask)]
    kept = lambda part: [ask for ask in part if not is_moved(ask)]
    return [*kept(asks[:place]), *rows, *kept(asks[place:])]


def is_of_first_fp8(ask):
    """The conversions of 8.1 between e4m3x2 or e5m2x2 and f32 or f16x2."""
    is_fp8 = ask.subject.startswith("cvt") and ("e4m3x2" in ask.forms or "e5m2x2" in ask.forms)
    return ask.needs == "90" and is_fp8 and not any(word in ask.forms for word in ("rnd=rz", "scaled=scaled", "dtype=bf16x2"))


def conversion(ask):
    """From 12.1 on sm_90 is asked for below .version 8.1, and sm_89 from 8.1 on."""
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
        later = replace(ask, oldest=ask.oldest if number(ask.oldest, 0) > number(FIRST_WITH_89, 0) else FIRST_WITH_89)
        if ask.since != "-":
            rows.append(replace(later, needs="-"))
        rows.append(replace(later, since="-", needs="90", bound=" below 8.1"))
        rows.append(replace(later, since="-", needs="89", bound=" from 8.1"))
        rows.append(replace(later, what="On", subject=f"{ask.subject} on sm_89", since="8.1", needs="SM_89"))
    return rows


def number(release, unbounded):
    """12.1 as 121, to compare."""
    return unbounded if release == "-" else int(release.replace(".", ""))
