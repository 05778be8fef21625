"""A release of the toolkit: what is measured of it, and taken out again.

    tables.py    the files of tests/data by their shape: a column a release, a span of releases, a row a release
    answers.py   those of libnvvm: what has one answer from a release to another, for which targets
    packages.py  asks the package index: builds, the libraries of a release
    names.py     asks the tools: names, and the words in which they are refused
    versions.py  asks ptxas: versions, targets, limits of static shared memory
    defaults.py  asks what is compiled for where no name is given, and NVRTC's macros
    pairs.py     asks what is compiled and linked for what, and what becomes of limits
    cubins.py    asks what ptxas writes into cubins; compat.py of the records of .nv.compat, debug.py of debug information, spills.py of spills
    finalization.py, executables.py  ask what nvlink makes of records that were overwritten, and of executables
    attributes.py, options.py, tileiras.py  ask how cuobjdump and nvdisasm name attributes, which options nvcc takes, and which names tileiras
    texts.py     asks ptxas of whole texts; operands.py whether it takes operands as the release before it
    nvvm.py      asks libnvvm what it returns and logs of programs, versions of the IR, layouts and widths of pointers
    batches.py   gives cicc many small sources as one file; constructs.py, atomics.py, diagnostics.py ask it of these
    __main__.py  ask VERSION, forget RELEASE

`cargo xtask release` and `cargo xtask forget` run it, then fit the rows of the library and generate what follows from them.
"""
