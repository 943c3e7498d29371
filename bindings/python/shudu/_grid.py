"""Grid: 81 characters that draw themselves. And what counts as a puzzle."""
from __future__ import annotations

import json
from typing import Any, List, Mapping, Sequence, Union

from ._draw import svg

PuzzleLike = Union[str, Mapping[str, Any], Sequence[int], Sequence[Sequence[int]]]


class Grid(str):
    """A grid: 81 characters, row by row, with '.' for blanks. It is a string, and a notebook draws it.

    >>> import shudu
    >>> grid = shudu.grid(0)
    >>> len(grid), grid.rows()[0] == grid[:9]
    (81, True)
    """

    __slots__ = ()

    def rows(self) -> List[str]:
        """The nine rows."""
        return [self[i : i + 9] for i in range(0, 81, 9)]

    def digits(self) -> List[int]:
        """81 numbers, 0 for blanks."""
        return [int(c) if c.isdigit() else 0 for c in self]

    def _repr_svg_(self) -> str:
        return svg(self)


def text_of(puzzle: PuzzleLike) -> str:
    """The text of a puzzle: a string as it is, an object of the JSON format, 81 digits, or nine rows of nine digits.

    An array of NumPy is a sequence of digits, too.
    """
    if isinstance(puzzle, str):
        return puzzle
    if isinstance(puzzle, Mapping):
        return json.dumps(puzzle)
    flat = puzzle.reshape(-1).tolist() if hasattr(puzzle, "reshape") else list(_flattened(puzzle))
    return "".join("." if digit == 0 else str(int(digit)) for digit in flat)


def _flattened(puzzle: Any) -> Any:
    for one in puzzle:
        if isinstance(one, (list, tuple)):
            yield from one
        else:
            yield one
