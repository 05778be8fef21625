"""The forms of PTX instructions: asks ptxas about them, and writes the rows of the tables of src/ptx and the evidence in tests/data/ptx.

    specs/      the families: slots with every word that is worth a try, and how a statement is written; a module a group
    ptxas.py    asks a release about thousands of statements in a file
    gates.py    what a message asks: a .version, or targets
    measure.py  which candidates are forms, and what each release asks of every form
    measured/   what was measured, a compressed file a group: all that a fit needs, of every release (measured.py reads them)
    cubes.py    sets of forms as cubes: some words of each slot
    fit.py      from what was measured to rows: few, wide cubes
    exceptions.py  what is asked with some .versions alone, which a fit cannot see
    sets.py     names of sets of targets
    kinds.py    what is put in the place of an operand
    vary.py     asks ptxas about statements with one operand varied
    statements.py  such statements of forms that no row was fitted to, and what every release says of them
    varied/     what was measured so
    signatures.py  from that to rows: what each place of a form's operands takes
    operand_rows.py  the program that asks, the rows of a family, and how they are written
    rust.py     writes xtask/computed/src/ptx/generated, of which `cargo xtask codegen` makes src/ptx/generated
    evidence.py writes tests/data/ptx

conformance/fit runs what fits: see CONTRIBUTING.md, "Rows that are fitted" and "A new toolkit"."""
