"""A C function as a Python function: what it takes, how it is called, what it returns."""

from __future__ import annotations

from typing import Any

from .conversions import Conversions
from .interface import INTEGERS, VALUES, CType, Interface, safe, without_prefix
from .words import docstring

CALLBACKS = {"smarch_dynamic_smem_of": ("DynamicSmem", "Callable[[int], int]"), "smarch_fatbin_decoder": ("Decoder", "Callable[[int, bytes, int], bytes]")}


class Call:
    """What is gathered while the arguments are read in order."""

    def __init__(self) -> None:
        self.parameters: list[str] = []
        self.before: list[str] = []
        self.passed: list[str] = []
        self.after: list[str] = []
        self.results: list[tuple[str, str]] = []  # annotation, expression
        self.element = ""  # the type of a buffer's elements
        self.has_fault = False
        self.problem = ""
        self.lengths: list[str] = []


def function_lines(interface: Interface, conversions: Conversions, row: dict[str, Any]) -> list[str]:
    call = Call()
    for position, argument in enumerate(row["arguments"]):
        follower = row["arguments"][position + 1]["name"] if position + 1 < len(row["arguments"]) else ""
        add_argument(interface, conversions, call, argument, follower)
    returned, body = body_lines(interface, conversions, row, call)
    name = safe(without_prefix(row["name"]))
    parameters = ordered(call.parameters)
    lines = ["", ""]
    if row["form"] == "all rows" and not parameters:
        lines.append("@lru_cache(maxsize=None)")
    lines += [f"def {name}({', '.join(parameters)}) -> {returned}:"]
    lines += docstring(row["comment"], "    ", f"In C: {row['name']}.")
    return [*lines, *(f"    {line}" for line in [*call.before, *body])]


def ordered(parameters: list[str]) -> list[str]:
    """Those with a default come last: an argument that may be left out stands first in C now and then."""
    return [it for it in parameters if " = " not in it] + [it for it in parameters if " = " in it]


def add_argument(interface: Interface, conversions: Conversions, call: Call, argument: dict[str, Any], follower: str) -> None:
    name, role = argument["name"], argument["role"]
    ty = CType.parse(argument["type"])
    base = ty.base
    if role == "value":
        call.parameters.append(f"{name}: {conversions.accepted(base)}")
        add_value(interface, conversions, call, name, base)
    elif role == "text":
        add_counted(call, name, "str | bytes", f'_runtime.encoded("{name}", {name})')
    elif role == "bytes":
        add_counted(call, name, "Buffer", f'_runtime.view("{name}", {name})')
    elif role == "list":
        add_counted(call, name, f"Sequence[{conversions.accepted(base)}]", list_expression(interface, conversions, name, base))
    elif role == "input":
        add_input(interface, conversions, call, name, base, argument["null"] == "allowed")
    elif role == "changed":
        class_name = interface.class_name(base)
        call.parameters.append(f"{name}: {class_name}")
        call.before += keep(call) + [f'{name}_ = ffi.new("{base} *")', f"{conversions.writer(base)}({name}_[0], {name}, keep)"]
        call.passed.append(f"{name}_")
        call.results.append((class_name, f"{conversions.reader(base)}({name}_[0])"))
    elif role == "length":
        call.passed.append(call.lengths.pop(0))
    elif role == "workspace":
        call.before.append('workspace = ffi.new("uint8_t[]", UNPACK_WORKSPACE)')
        call.passed.append("workspace")
        call.lengths.append("UNPACK_WORKSPACE")
    elif role in ("buffer", "array"):
        call.element = base
        call.passed.append("out")
    elif role == "capacity":
        call.passed.append("capacity")
    elif role == "count":
        call.passed.append("count")
    elif role in ("out", "place", "mask"):
        call.before.append(f'{name}_ = ffi.new("{base} *")')
        call.passed.append(f"{name}_")
        call.results.append((conversions.annotation(base), conversions.value(base, f"{name}_[0]")))
    elif role == "fault":
        call.has_fault = True
        call.before.append('fault = ffi.new("size_t *", _runtime.NO_FAULT)')
        call.passed.append("fault")
    elif role == "problem":
        call.before.append(f'problem = ffi.new("{base} *")')
        call.passed.append("problem")
        call.problem = f"{conversions.reader(base)}"
    elif role == "callback":
        wrapper, annotation = CALLBACKS[base]
        call.parameters.append(f"{name}: {annotation}")
        call.before.append(f'{name}_ = _runtime.{wrapper}("{name}", {name})')
        call.passed.append(f"{name}_.c")
        call.after.append(f"{name}_.finish()")
    elif role == "context":
        call.passed.append("ffi.NULL")
    else:
        raise ValueError(f"{name}: the role {role} is new here")


def add_counted(call: Call, name: str, annotation: str, expression: str) -> None:
    """A text, bytes or a list: its length is an argument of its own, which follows."""
    call.parameters.append(f"{name}: {annotation}")
    call.before.append(f"{name}_ = {expression}")
    call.passed.append(f"{name}_")
    call.lengths.append(f"len({name}_)")


def keep(call: Call) -> list[str]:
    """The list that holds what C's structs point to, made once a call."""
    return [] if any(line.startswith("keep") for line in call.before) else ["keep: list[Any] = []"]


def add_value(interface: Interface, conversions: Conversions, call: Call, name: str, base: str) -> None:
    if base == "bool":
        call.passed.append(f"bool({name})")
    elif base == "smarch_version":
        call.passed.append(f'_runtime.version("{name}", {name})')
    elif base in interface.structs:
        call.before += keep(call) + [f'{name}_ = ffi.new("{base} *")', f"{conversions.writer(base)}({name}_[0], {name}, keep)"]
        call.passed.append(f"{name}_[0]")
    else:
        call.passed.append(conversions.integer(base, name, name))


def add_input(interface: Interface, conversions: Conversions, call: Call, name: str, base: str, may_be_none: bool) -> None:
    class_name = interface.class_name(base)
    write = [f'{name}_ = ffi.new("{base} *")', f"{conversions.writer(base)}({name}_[0], {name}, keep)"]
    call.before += keep(call)
    if may_be_none:
        call.parameters.append(f"{name}: {class_name} | None = None")
        call.before += [f"{name}_ = ffi.NULL", f"if {name} is not None:", *(f"    {line}" for line in write)]
    else:
        call.parameters.append(f"{name}: {class_name}")
        call.before += write
    call.passed.append(f"{name}_")


def list_expression(interface: Interface, conversions: Conversions, name: str, base: str) -> str:
    if base in interface.structs:
        return f'_runtime.structs("{base}[]", "{name}", {name}, {conversions.writer(base)})'
    return f'_runtime.numbers("{base}[]", "{name}", {name}, _runtime.{conversions.integer_type(base)})'


def body_lines(interface: Interface, conversions: Conversions, row: dict[str, Any], call: Call) -> tuple[str, list[str]]:
    """The annotation of what is returned, and the lines that call and return."""
    c = f"lib.{row['name']}({', '.join(call.passed)})"
    fault = "fault" if call.has_fault else "None"
    if row["result"] == "smarch_status":
        if call.element:
            return buffer_lines(conversions, call, c, fault)
        lines = [f"status = {c}", *call.after]
        problem = f", lambda: {call.problem}(problem[0])" if call.problem else ""
        lines.append(f"_runtime.check(status, {fault}{problem})")
        if not call.results:
            return "None", lines
        if len(call.results) == 1:
            annotation, expression = call.results[0]
            if annotation in ("int", "bool"):
                return annotation, [*lines, f"value: {annotation} = {expression}", "return value"]
            return annotation, [*lines, f"return {expression}"]
        annotation = f"tuple[{', '.join(it for it, _ in call.results)}]"
        return annotation, [*lines, f"return ({', '.join(it for _, it in call.results)})"]
    return result_lines(interface, conversions, row, c)


def buffer_lines(conversions: Conversions, call: Call, c: str, fault: str) -> tuple[str, list[str]]:
    function = f"lambda out, capacity, count: {c}"
    after = f", after={call.after[0][: -len('()')]}" if call.after else ""
    if call.element == "char":
        return "str", [f"return _runtime.written({function}, {fault})"]
    if call.element == "uint8_t":
        return "bytes", [f"return _runtime.written_bytes({function}, {fault}{after})"]
    value = conversions.value(call.element, "it")
    annotation = conversions.annotation(call.element)
    return f"list[{annotation}]", [f'return _runtime.written_list({function}, "{call.element}[]", lambda it: {value}, {fault})']


def result_lines(interface: Interface, conversions: Conversions, row: dict[str, Any], c: str) -> tuple[str, list[str]]:
    ty = CType.parse(row["result"])
    base = ty.base
    if base == "char":
        return ("str | None", [f"return _runtime.text_or_none({c})"]) if row["may_return_null"] else ("str", [f"return _runtime.text({c})"])
    if row["form"] == "all rows":
        lines = ['count = ffi.new("size_t *")', f"rows = {c}", f"return tuple({conversions.value(base, 'rows[i]')} for i in range(count[0]))"]
        return f"tuple[{conversions.annotation(base)}, ...]", lines
    if ty.stars:
        return f"{conversions.annotation(base)} | None", [f"row = {c}", f"return {conversions.value(base, 'row[0]')} if row else None"]
    if base in INTEGERS or base == "bool":
        return conversions.annotation(base), [f"value: {conversions.annotation(base)} = {c}", "return value"]
    if not conversions.may_be_none(base):
        return conversions.annotation(base), [f"return {conversions.value(base, c)}"]
    if base in VALUES or base in interface.codes:
        return f"{conversions.annotation(base)} | None", [f"value = {c}", f"return {conversions.maybe(base, 'value')}"]
    return conversions.annotation(base), [f"return {conversions.value(base, c)}"]
