"""python3 -m conformance.release ask VERSION [FILE...]: asks the tools of a toolkit, 13.6.42, or 13.6 for its newest build, what each file holds of every
release, and writes it into them; what differs from the release before is told.
python3 -m conformance.release forget RELEASE: takes out of them what they hold of it and of newer ones."""

import sys
import time
from pathlib import Path

from .. import errors
from ..ptx.llvm_outputs import Outputs
from ..ptx.modules import Texts
from ..ptx.mutants import Mutants
from ..ptx.statements import BETWEEN_LINES, OPERANDS, SPELLINGS, Statements
from ..ptx.work import Work
from ..question import Bench
from ..targets import Targets
from ..toolkit import OWN, install, release_of
from . import (
    atomics, attributes, compat, constructs, cubins, debug, defaults, diagnostics, executables, finalization, forms, hosts, jitlink, names, nvvm, operands, options,
    packages, pairs, spills, texts, tileiras, versions,
)
from .answers import Answers
from .tables import Columns, Folder, Groups, Rows, Spans, number

ROOT = Path(__file__).resolve().parent.parent.parent
# The oldest release in whose wheels nvlink, cicc and nvcc are.
FIRST_OF_ALL_TOOLS = "13.0"

# So many differences are shown.
SHOWN = 12

# Each file below tests/data: its shape, and who asks what it holds. Later ones read what earlier ones hold.
NAMES, VERSIONS = "releases/names.tsv", "releases/versions.tsv"
FILES = {
    "releases/builds.tsv": (Rows, packages.builds),
    "wheels/toolkits.tsv": (Rows, packages.wheels),
    NAMES: (Columns, names.names),
    "releases/refusals.tsv": (Groups, names.refusals),
    "releases/lenient_targets.tsv": (Columns, names.lenient),
    VERSIONS: (Columns, versions.versions),
    "releases/target_min_ptx.tsv": (Columns, versions.lowest_versions),
    "releases/static_smem.tsv": (Columns, versions.static_smem),
    "releases/defaults.tsv": (Rows, defaults.defaults),
    "releases/nvrtc_macros.tsv": (Rows, defaults.macros),
    "releases/compile.tsv": (Spans, pairs.compiled),
    "releases/limits.tsv": (Spans, pairs.limited),
    "releases/links.tsv": (Spans, pairs.linked),
    "releases/nvcc_gencode.tsv": (Spans, pairs.gencode),
    "releases/nvjitlink.tsv": (Spans, jitlink.linked),
    "releases/forms.tsv": (Spans, forms.forms),
    "releases/form_versions.tsv": (Spans, forms.form_versions),
    constructs.BOUNDS: (constructs.Bounds, constructs.bounds),
    "evidence/cicc_constructs.tsv": (constructs.Cases, constructs.constructs),
    "evidence/cicc_diagnostic_releases.tsv": (Rows, diagnostics.printed),
    "evidence/cicc_host_number.tsv": (Spans, diagnostics.host_numbers),
    "evidence/cicc_demotion.tsv": (Rows, diagnostics.demoted),
    "evidence/cicc_atomics.tsv": (Spans, atomics.operations),
    "host/checks.tsv": (Rows, hosts.checks),
    "host/standards.tsv": (Rows, hosts.standards),
    "loading/nvcc_options.tsv": (Columns, options.options),
    "tileiras/accepted.tsv": (Rows, tileiras.accepted),
    "cubin/elf_history.tsv": (Rows, cubins.headers),
    "cubin/debug_info.tsv": (Rows, debug.sections),
    "cubin/spills.tsv": (Rows, spills.spills),
    "cubin/eiattr_names.tsv": (attributes.Names, attributes.names),
    "cubin/history": (Folder, cubins.history),
    "evidence/ptxas_finalize_records.tsv": (Rows, compat.written),
    "evidence/nvlink_finalize_records.tsv": (Rows, finalization.records),
    "evidence/nvlink_executables.tsv": (Rows, executables.executables),
    "evidence/libnvvm_releases.tsv": (Answers, nvvm.constructed),
    "evidence/libnvvm_dialects.tsv": (Answers, nvvm.in_dialects),
    "evidence/libnvvm_spaces_compiled.tsv": (Answers, nvvm.programs),
    "evidence/libnvvm_ir_versions.tsv": (Answers, nvvm.programs),
    "evidence/libnvvm_layout_releases.tsv": (Answers, nvvm.layouts),
    "evidence/libnvvm_layout_examples.tsv": (Answers, nvvm.programs),
    "evidence/libnvvm_pointer_widths.tsv": (Answers, nvvm.widths),
    "evidence/libnvvm_pointer_spaces.tsv": (Answers, nvvm.spaces),
    "evidence/libnvvm_architectures.tsv": (Answers, nvvm.programs),
    "ptx/modules.tsv": (Texts, texts.modules),
    "ptx/mutants.tsv.zst": (Mutants, texts.mutants),
    "ptx/llvm.tsv.zst": (Outputs, texts.llvm),
    OPERANDS: (Statements, operands.operands),
    SPELLINGS: (Statements, operands.written_otherwise),
}


# The forms of PTX and the errors of libraries are read by programs of their own.
FORMS, ERRORS = "ptx/forms", "errors"
# Which operands are asked about is told by the forms.
BEHIND_FORMS = (OPERANDS, SPELLINGS)


class Asked(Bench):
    """The tools of one toolkit, asked without the library."""

    def __init__(self, version):
        build = ROOT / "build/conformance"
        super().__init__(install(version, build), Nothing(), build / "release" / version, 2, lambda *_: None)
        self.targets = Targets(self.toolkit, self.library, self.folder("targets"))

    def of(self, version):
        """The tools of another toolkit."""
        return Asked(version)

    def has(self, tool):
        """Whether the tool is in the wheels and is asked."""
        return tool in self.toolkit.tools and number(self.toolkit.version) >= number(FIRST_OF_ALL_TOOLS)

    def column(self, path):
        """What a file holds of this toolkit, by question."""
        return {key: cells[self.toolkit.version] for key, cells in Columns(path).rows.items()}

    def read_targets(self):
        """What the release takes as a .target."""
        return [name for (tool, name), cell in self.column(NAMES).items() if tool == "ptxas .target" and name.startswith("sm_") and cell == "A"]


class Nothing:
    """In the library's place: what it would know is asked of the tools."""

    def words(self, question, *_):
        return ["0.0"] if question == "ptx-versions" else []


def ask(version, paths):
    if strange := {*paths} - {*FILES, FORMS, ERRORS}:
        sys.exit(f"nothing asks {', '.join(sorted(strange))}; what is asked: {' '.join([*FILES, FORMS, ERRORS])}")
    bench = Asked(version if version.count(".") == 2 else packages.builds_of(version)[-1])
    version = bench.toolkit.version
    for path in paths or [*(path for path in FILES if path not in BEHIND_FORMS), FORMS, *BEHIND_FORMS, ERRORS]:
        if path == FORMS:
            ask_forms(version)
        elif path == ERRORS:
            ask_errors(version)
        else:
            ask_file(bench, path)


def ask_file(bench, path):
    """One of FILES."""
    version, start = bench.toolkit.version, time.monotonic()
    shape, asker = FILES[path]
    table = shape(path)
    rows = list(table.rows)
    table.add(version, asker(bench, rows))
    # What older releases say of the targets and versions that this one brought.
    if shape in (Columns, Groups) and (new := [key for key in table.rows if key not in rows]):
        for older in table.builds:
            if older != version:
                answers = asker(bench.of(older), new)
                table.add(older, {key: answers[key] for key in new})
    table.write()
    print(f"{path}: asked in {time.monotonic() - start:.0f} s, {told(table, version)}", flush=True)


def ask_forms(version):
    """The forms of PTX: every one of this release, those that it brought of older ones too."""
    start, work = time.monotonic(), Work()
    work.ask([version])
    work.keep()
    print(f"conformance/ptx/measured: asked in {time.monotonic() - start:.0f} s", flush=True)


def ask_errors(version):
    """The errors are those of the newest release, and of some before it."""
    if number(version) == max(map(number, Columns(NAMES).builds)):
        errors.main([*errors.OLDER, version])


def told(table, version):
    """What a release answers otherwise than the one before it."""
    if isinstance(table, Rows):
        return f"{sum(number(row[0]) == number(version) for row in table.rows)} rows"
    builds = sorted(table.builds, key=number)
    at = next((at for at, build in enumerate(builds) if number(build) == number(version)), None)
    if at is None:
        return "nothing: the release has no such tool"
    before, own = builds[max(at - 1, 0)], builds[at]
    differ = [key for key, cells in table.rows.items() if cells.get(before) != cells.get(own) and "?" not in (cells.get(before), cells.get(own))]
    shown = "".join(f"\n  {' '.join(map(str, key))}: {table.rows[key].get(before, '-')} -> {table.rows[key].get(own, '-')}" for key in differ[:SHOWN])
    return f"{len(differ)} of {len(table.rows)} answers differ from {before}" + shown.replace(BETWEEN_LINES, " | ") + (f"\n  and {len(differ) - SHOWN} more" if len(differ) > SHOWN else "")


def forget(release):
    if number(release) <= number(release_of(OWN)):
        sys.exit(f"what is measured of others is compared with {release_of(OWN)}: only newer releases can be forgotten")
    errors.forget(release)
    work = Work()
    work.forget(release)
    work.keep()
    brought = targets_of(release)
    # All are read before one is written: what a span holds for is told by the columns of another file.
    tables = {path: shape(path) for path, (shape, _) in FILES.items()}
    for path, table in tables.items():
        table.forget(release, lambda key, cells, gone: path == VERSIONS and is_new_version(cells, gone) or any(name.partition("_")[2] in brought for name in key))
        table.write()


def targets_of(release):
    """The targets that this release and newer ones brought, without sm_."""
    names = Columns(NAMES)
    gone = [build for build in names.builds if number(build) >= number(release)]
    knows = lambda cells, builds: any(cells[build] in "AL" for build in builds)
    rows = [(name, cells) for (tool, name), cells in names.rows.items() if tool == "ptxas .target"]
    return {name.partition("_")[2] for name, cells in rows if knows(cells, gone) and not knows(cells, [build for build in names.builds if build not in gone])}


def is_new_version(cells, gone):
    """Whether no older release reads the version: such rows are left out."""
    return all(cell == "N" for build, cell in cells.items() if build not in gone)


if __name__ == "__main__":
    what, version, *paths = sys.argv[1:]
    ask(version, paths) if what == "ask" else forget(version)
