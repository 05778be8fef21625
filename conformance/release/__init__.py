"""A release of the toolkit: what is measured of it, and taken out again.

    tables.py    the files of tests/data by their shape: a column a release, a span of releases, a row a release
    names.py     asks the tools: names, the words in which they are refused, defaults
    versions.py  asks ptxas: versions, targets, limits of static shared memory
    __main__.py  ask VERSION, forget RELEASE

`cargo xtask release` and `cargo xtask forget` run it, then fit the rows of the library and generate what follows from them.
"""
