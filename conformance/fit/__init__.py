"""Programs that fit rows to what was measured: `cargo xtask fit NAME` runs them.

    measured.py  reads the files of tests/data and the releases, and what people named: enums of src/
    cicc.py      cases and diagnostics of src/cicc/constructs, from tests/data/evidence/cicc_*.tsv
    nvvm.py      programs, address spaces and widths of src/nvvm, from tests/data/evidence/libnvvm_*.tsv, which nvvm_measured.py reads; with nvvm_windows.py:
                 windows, versions of the IR and architectures
    ptx.py       forms of PTX, from conformance/ptx/measured (the rules of fitting are in conformance/ptx)
    operands.py  what their operands take, from conformance/ptx/varied

Each takes nothing but committed files, and writes files below a folder as they lie in the repository. What a measurement says and no row can hold ends the program
with what it is: a name that is missing, a set that has none, an answer that is none of the known ones."""
