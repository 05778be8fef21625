"""How a value goes from C to Python and back: annotations and expressions, by type."""

from __future__ import annotations

from .interface import INTEGERS, VALUES, Field, Interface, without_prefix

BYTES_OF_POINTER = {"blocks": 160}  # of smarch_profile_inputs, a pointer without a count field: how many bytes C reads


class Conversions:
    def __init__(self, interface: Interface) -> None:
        self.interface = interface

    # From C.

    def is_flags(self, name: str) -> bool:
        """Whether codes are bits of a set: all of them powers of two, and more than a list of 1 and 2."""
        values = [row["value"] for row in self.interface.codes[name]["members"]]
        return len(values) > 2 and all(it > 0 and it & (it - 1) == 0 for it in values)

    def may_be_none(self, name: str) -> bool:
        """Whether a type has a value that says that there is none: 0, where that is no code."""
        codes = self.interface.codes.get(name)
        if codes:
            return not self.is_flags(name) and all(row["value"] != 0 for row in codes["members"])
        return name in ("smarch_version", "smarch_driver", "smarch_cc")

    def annotation(self, name: str) -> str:
        if name in INTEGERS:
            return "int"
        return {"bool": "bool", "char": "str", "void": "None"}.get(name) or self.interface.class_name(name)

    def value(self, name: str, c: str) -> str:
        """The expression for a value of a type without stars, which is there."""
        if name in INTEGERS or name == "bool":
            return c
        if name == "smarch_version":
            return f"Version({c}.major, {c}.minor)"
        if name in VALUES:
            return f"{VALUES[name]}({c})"
        if name in self.interface.codes:
            class_name = self.interface.class_name(name)
            return f"{class_name}({c})" if self.is_flags(name) else f"_runtime.code({class_name}, {c})"
        return f"{self.reader(name)}({c})"

    def maybe(self, name: str, c: str) -> str:
        """The same, None where the value says that there is none."""
        there = f"({c}.major or {c}.minor)" if name == "smarch_version" else c
        return f"{self.value(name, c)} if {there} else None"

    def reader(self, struct: str) -> str:
        return f"_read_{without_prefix(struct)}"

    def writer(self, struct: str) -> str:
        return f"_write_{without_prefix(struct)}"

    def read_field(self, field: Field) -> tuple[str, str]:
        """Annotation and expression of a field of the struct `c`."""
        annotation, expression = self.read_present(field)
        if field.type.stars or field.dimensions or field.absent:
            absent = {"has": f"c.{field.has}", "null": f"c.{field.name}", "fault": f"c.{field.name} != _runtime.NO_FAULT"}.get(field.absent)
            if field.absent == "zero":
                absent = f"(c.{field.name}.major or c.{field.name}.minor)" if field.type.base == "smarch_version" else f"c.{field.name}"
            if absent and not (field.count and field.type.base != "char" and field.absent == "null"):
                return f"{annotation} | None", f"{expression} if {absent} else None"
        elif field.type.base == "smarch_name" and "{0, 0}" in field.comment:
            return f"{annotation} | None", f"{expression} if c.{field.name}.target else None"
        elif self.says_none(field):
            return f"{annotation} | None", self.maybe(field.type.base, f"c.{field.name}")
        return annotation, expression

    def says_none(self, field: Field) -> bool:
        return self.may_be_none(field.type.base) and any(it in f" {field.comment}" for it in (" 0 ", "{0, 0}", " 0;"))

    def read_present(self, field: Field) -> tuple[str, str]:
        base, c = field.type.base, f"c.{field.name}"
        if field.dimensions:
            return self.read_array(field, c)
        if field.type.stars == 0:
            return self.annotation(base), self.value(base, c)
        if base == "char" and field.type.stars == 2:
            return "tuple[str, ...]", f"tuple(_runtime.text({c}[i]) for i in range(c.{field.count}))"
        if base == "char":
            return "str", f"_runtime.text_of({c}, c.{field.count})" if field.count else f"_runtime.text({c})"
        if base == "uint8_t":
            length = f"c.{field.count}" if field.count else str(BYTES_OF_POINTER[field.name])
            return "bytes", f"_runtime.bytes_of({c}, {length})"
        if field.count:
            return f"tuple[{self.annotation(base)}, ...]", f"tuple({self.value(base, f'{c}[i]')} for i in range(c.{field.count}))"
        return self.annotation(base), f"{self.value(base, f'{c}[0]')}"

    def read_array(self, field: Field, c: str) -> tuple[str, str]:
        base = field.type.base
        if field.type.stars:
            return "tuple[str | None, ...]", f"tuple(_runtime.text_or_none(it) for it in {c})"
        if base == "char":
            return "str", f"_runtime.text({c})"
        if base == "uint8_t":
            return "bytes", f"bytes(_runtime.buffer({c}))"
        if field.count:
            length = field.dimensions[0]
            return f"tuple[{self.annotation(base)}, ...]", f"tuple({self.value(base, f'{c}[i]')} for i in range(min(c.{field.count}, {length})))"
        if self.may_be_none(base):
            return f"tuple[{self.annotation(base)} | None, ...]", f"tuple({self.maybe(base, 'it')} for it in {c})"
        return f"tuple[{self.annotation(base)}, ...]", f"tuple({self.value(base, 'it')} for it in {c})"

    # To C.

    def accepted(self, name: str) -> str:
        """The annotation of an argument: what is taken where a value of the type is asked for."""
        if name == "smarch_version":
            return "Version | tuple[int, int] | None"
        if name == "smarch_driver":
            return "Driver | int | None"
        if name in VALUES or name in self.interface.codes:
            return f"{self.interface.class_name(name)} | int"
        return self.annotation(name)

    def integer(self, name: str, label: str, value: str) -> str:
        """The expression that checks a number before C gets it. A driver that is not known is 0 in C."""
        if name == "smarch_driver":
            value = f"0 if {value} is None else {value}"
        return f'_runtime.{self.integer_type(name)}("{label}", {value})'

    def integer_type(self, name: str) -> str:
        return (self.interface.types[name]["is"] if name in self.interface.types else name).replace("_t", "")

    def default(self, field: Field, annotation: str) -> str:
        """What a field is where a caller does not say: what is all zero in C."""
        if annotation.endswith("| None"):
            return "None"
        if annotation.startswith("tuple"):
            return "()"
        if field.type.base == "smarch_version":
            return "Version(0, 0)"
        if field.type.base in self.interface.codes and not field.type.stars:
            return self.code_default(field.type.base)
        if field.type.base in VALUES:
            return f"{VALUES[field.type.base]}(0)"
        if field.type.base in self.interface.structs:
            return ""
        return {"str": '""', "bytes": 'b""', "builtins.bytes": 'b""', "bool": "False"}.get(annotation, "0")

    def code_default(self, name: str) -> str:
        if self.is_flags(name):
            return f"{self.interface.class_name(name)}(0)"
        has_zero = any(row["value"] == 0 for row in self.interface.codes[name]["members"])
        return f"{self.interface.class_name(name)}(0)" if has_zero else ""

    def write_field(self, field: Field, label: str) -> list[str]:
        """The statements that put `value.NAME` into the struct `c`; `keep` holds what C points to."""
        value, c = f"value.{field.name}", f"c.{field.name}"
        lines = self.write_present(field, label, value, c)
        if field.absent or field.type.stars or field.type.base == "smarch_name" or (self.may_be_none(field.type.base) and not field.dimensions):
            marks = [f"c.{field.has} = 1"] if field.absent == "has" else []
            lines = [f"if {value} is not None:", *(f"    {line}" for line in [*marks, *lines])]
            if field.absent == "fault":
                lines += ["else:", f"    {c} = _runtime.NO_FAULT"]
        return lines

    def write_present(self, field: Field, label: str, value: str, c: str) -> list[str]:
        base = field.type.base
        label = f"{label}.{field.name}"
        if field.dimensions:
            return self.write_array(field, label, value, c)
        if field.type.stars == 0:
            return self.write_value(base, label, value, c)
        if base in ("char", "uint8_t"):
            needed = 0 if field.count or base == "char" else BYTES_OF_POINTER[field.name]
            check = [f'_runtime.at_least("{label}", {value}, {needed})'] if needed else []
            lines = [*check, f'{c} = _runtime.kept("{label}", {value}, keep)']
            return [*lines, f"c.{field.count} = _runtime.length_of({value})"] if field.count else lines
        if base in self.interface.structs:
            raise NotImplementedError(f"{label}: a pointer to a struct, which no struct that is read has had")
        ty = f"{base}[]"
        return [
            f'{c} = _runtime.numbers("{ty}", "{label}", {value}, _runtime.{self.integer_type(base)}, keep)',
            f"c.{field.count} = len({value})",
        ]

    def write_value(self, base: str, label: str, value: str, c: str) -> list[str]:
        if base == "bool":
            return [f"{c} = bool({value})"]
        if base == "smarch_version":
            return [f'{c}.major, {c}.minor = _runtime.version("{label}", {value})']
        if base in self.interface.structs:
            return [f"{self.writer(base)}({c}, {value}, keep)"]
        return [f"{c} = {self.integer(base, label, value)}"]

    def write_array(self, field: Field, label: str, value: str, c: str) -> list[str]:
        base, length = field.type.base, field.dimensions[0]
        if base in ("uint8_t", "char"):
            return [f'_runtime.fill("{label}", {c}, {value}, {length})']
        if field.type.stars:
            raise NotImplementedError(f"{label}: an array of pointers, which no struct that is read has had")
        element = f"of_{field.name}"
        lines = [f'_runtime.at_most("{label}", {value}, {length})', f"for i, {element} in enumerate({value}):"]
        lines += [f"    {line}" for line in self.write_value(base, label, element, f"{c}[i]")]
        return [*lines, f"c.{field.count} = len({value})"] if field.count and not field.count.startswith("problem") else lines
