"""What a release says of whole PTX texts: of syntax and declarations, and of real ones with one token damaged."""

from ..ptx.modules import Texts
from ..ptx.mutants import Mutants


def modules(bench, _):
    """ptx/modules.tsv: each text."""
    return Texts().ask(bench.toolkit.version)


def mutants(bench, _):
    """ptx/mutants.tsv.zst: pieces that it takes, and mutants of these."""
    return Mutants().ask(bench.toolkit.version)
