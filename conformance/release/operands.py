"""What a release says of statements with one operand varied: those of forms that the rows of operands were not fitted to, and those of operands that are written
otherwise. From them follows as which build it takes operands: conformance/fit/told.py."""

from ..ptx import spellings, vary
from ..ptx.operand_rows import asker_of
from ..ptx.statements import OPERANDS, SPELLINGS, Statements


def operands(bench, _):
    """ptx/operands.tsv.zst: of forms that the release has."""
    return Statements(OPERANDS).ask(asker_of(bench.toolkit.version, vary.Asker))


def written_otherwise(bench, _):
    """ptx/spellings.tsv.zst: scalars, special registers, expressions, vectors of several types."""
    return Statements(SPELLINGS).ask(asker_of(bench.toolkit.version, spellings.Asker))
