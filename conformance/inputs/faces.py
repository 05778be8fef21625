"""What the Python package answers about wheels: python3 faces.py < questions, a JSON array of lists of words of the command; prints the answers as a JSON
array, or why there is none as {"refusal": ...}. Functions are asked where there is one, else the command in Python."""

import json
import sys
import warnings

import smarch


def report(wheel, *options):
    names = {"--device": "device", "--driver": "driver", "--block": "block"}
    given = {names[option]: int(value) if option == "--block" else value for option, value in zip(options[::2], options[1::2])}
    return smarch.report(wheel, **given)


def diff(old, new):
    return smarch.diff(old, new)


FUNCTIONS = {"report": report, "diff": diff}


def answered(command, *words):
    try:
        return FUNCTIONS.get(command, lambda *words: smarch.ask(command, *words))(*words).to_dict()
    except smarch.Error as refusal:
        return {"refusal": refusal.message}


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    print(json.dumps([answered(*question) for question in json.load(sys.stdin)]))
