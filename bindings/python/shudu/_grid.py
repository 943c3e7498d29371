"""Grid: 81 characters that draw themselves. And what counts as a puzzle."""
from __future__ import annotations

import json
from typing import Any, Iterator, List, Mapping, Sequence, Union

from ._draw import svg
from ._errors import BadInput

PuzzleLike = Union[str, bytes, Mapping[str, Any], Sequence[Any]]


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

    def array(self) -> Any:
        """A 9 × 9 array of NumPy, 0 for blanks.

        >>> import shudu
        >>> shudu.grid(0).array()[0].sum() if shudu.has_numpy() else 45
        45
        """
        import numpy

        return numpy.array(self.digits(), dtype=numpy.uint8).reshape(9, 9)

    def _repr_svg_(self) -> str:
        return svg(self)


def text_of(puzzle: PuzzleLike) -> str:
    """The text of a puzzle: a string as it is, an object of the JSON format, or 81 cells in one sequence or in rows.

    A cell is a digit or a character. An array of NumPy is a sequence of digits, too.

    >>> text_of([0] * 80 + [5]) == text_of([["."] * 9] * 8 + ["........5"]) == "." * 80 + "5"
    True
    """
    if isinstance(puzzle, str):
        return puzzle
    if isinstance(puzzle, (bytes, bytearray)):
        return puzzle.decode("utf-8", "replace")
    if isinstance(puzzle, Mapping):
        return json.dumps(puzzle)
    if not hasattr(puzzle, "__iter__"):
        raise TypeError(f"expected a puzzle (text, a dictionary or 81 digits), not {type(puzzle).__name__}")
    cells = puzzle.reshape(-1).tolist() if hasattr(puzzle, "reshape") else list(_cells(puzzle))
    if len(cells) != 81:
        raise BadInput(f"{len(cells)} cells, expected 81")
    return "".join(_character(i, cell) for i, cell in enumerate(cells))


def _cells(puzzle: Any) -> Iterator[Any]:
    for one in puzzle:
        if hasattr(one, "__iter__"):
            yield from one
        else:
            yield one


def _character(i: int, cell: Any) -> str:
    if isinstance(cell, str):
        digit = 0 if cell in (".", " ", "_") else int(cell) if cell in tuple("0123456789") else -1
    else:
        digit = int(cell) if cell in range(10) else -1  # whole numbers of other types are equal to them
    if digit < 0:
        raise BadInput(f"expected a digit from 0 to 9, not {cell!r}", i // 9 + 1, i % 9 + 1)
    return str(digit) if digit else "."
