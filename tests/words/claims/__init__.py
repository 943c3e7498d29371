"""Checks what the sentences about a pattern claim: which cells are in a house, which digits they have, who sees whom.

A claim is a pattern of words and a function. The function gets the position, the step and the match, and returns whether
the words are true. Every sentence that names a cell or a house must be matched by a claim. The modules of this folder add
their claims when they are imported.
"""

from claims import counting, deadly_patterns, single_digit, singles_and_subsets, wings_and_chains  # noqa: F401
from claims.claim import check  # noqa: F401
