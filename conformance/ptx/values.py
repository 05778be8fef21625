"""What ptxas says of numbers: messages that tell themselves which values it takes."""

import re

# How a message writes the value that it refuses: as it stands there, its lower 32 bits, all 64 bits without sign.
WRITTEN = {"{value}": lambda value: value, "{value32}": lambda value: value % 2**32, "{value64}": lambda value: value % 2**64}
# What a message tells of the values that are taken; what the library calls it, and whether it takes one.
TAKEN = (
    (r"expected to be in range \[(\d+)\.\.(\d+)\]", "Range({}, {})", lambda value, first, last: first <= value <= last),
    (r"expected to be multiple of (\d+)", "Multiples({})", lambda value, factor: value % factor == 0),
    (r"must be in multiple of warp size", "Multiples(32)", lambda value: value % 32 == 0),
    (r"expected to be a non-zero positive", "Positive", lambda value: value > 0),
    (r"value must be power of 2", "PowersOf2", lambda value: value > 0 and value & (value - 1) == 0),
    (r"expected to be (-?\d+)$", "These(&[{}])", lambda value, *those: value in those),
    (r"expected to be (-?\d+) or (-?\d+)$", "These(&[{}, {}])", lambda value, *those: value in those),
    (r"expected to be (-?\d+) or (-?\d+) or (-?\d+)$", "These(&[{}, {}, {}])", lambda value, *those: value in those),
)


def value_of(probe):
    """The number that a probe is."""
    return int(probe.removesuffix("U"), 0)


def told_by(message):
    """What a message tells of the values that are taken: as the library writes it, and whether it takes one; nothing where it does not tell."""
    for pattern, written, takes in TAKEN:
        if told := re.search(pattern, message):
            numbers = [int(number) for number in told.groups()]
            return written.format(*numbers), lambda value: takes(value, *numbers)
    return None


def written(message):
    """The values of which the message is not said, as the library writes them."""
    told = told_by(message)
    return told[0] if told else "Nothing"


def is_taken(message, value):
    """Whether a general message tells that the value is taken: then it is not said."""
    told = told_by(message)
    return bool(told) and told[1](next((converted(value) for name, converted in WRITTEN.items() if name in message), value))


def without_value(message, value, place):
    """A message with what stands for the value; where it has one, the number of the argument may be counted from 1 on."""
    for name, converted in WRITTEN.items():
        if f"'{converted(value)}'" in message:
            message = message.replace(f"'{converted(value)}'", f"'{name}'")
            return re.sub(rf"\b(A|a)rgument {place + 1}\b", r"\1rgument {next}", message)
    return message


def general(answers, place):
    """What is said of all values: messages, each of those that it does not tell to be taken; nothing where there is no such.

    `answers`: values, and the messages of each."""
    answers = [(value, tuple(without_value(message, value, place) for message in messages)) for value, messages in answers]
    found = list(dict.fromkeys(message for _, messages in sorted(answers, key=lambda answer: -len(answer[1])) for message in messages))
    is_general = all(messages == tuple(message for message in found if not is_taken(message, value)) for value, messages in answers)
    return tuple(found) if is_general else None
