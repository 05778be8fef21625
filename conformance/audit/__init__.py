"""Public tables of architectures, cell by cell, beside what the library has: see __main__.py."""
