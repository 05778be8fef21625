"""What a release says of whole PTX texts: of syntax and declarations, of real ones with one token damaged, and of what LLVM emits."""

from ..ptx.llvm_outputs import Outputs
from ..ptx.modules import Texts
from ..ptx.mutants import Mutants


def modules(bench, _):
    """ptx/modules.tsv: each text."""
    return Texts().ask(bench.toolkit.version)


def mutants(bench, _):
    """ptx/mutants.tsv.zst: pieces that it takes, and mutants of these."""
    return Mutants().ask(bench.toolkit.version)


def llvm(bench, _):
    """ptx/llvm.tsv.zst: each text."""
    return Outputs().ask(bench.toolkit.version)
