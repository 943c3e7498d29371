"""Many puzzles at once, as lines or as an array of NumPy."""
from __future__ import annotations

import ctypes
from typing import Any, Iterable, List, Optional, Sequence, Tuple, Union

from ._errors import BadInput, Cancelled
from ._grid import Grid, PuzzleLike, text_of
from ._library import BAD_INPUT, CANCELLED, NO_MEMORY, Progress, Watching, library
from ._results import Solved
from ._threads import in_parts, threads_wanted

_FROM_TEXT = bytes(
    0 if chr(c) == "." else c - 48 if chr(c).isdigit() and c < 128 else 255 for c in range(256)
)
_TO_TEXT = bytes(46 if c == 0 else c + 48 if c < 10 else 63 for c in range(256))
_MOST = 2**64 - 1


def has_numpy() -> bool:
    """Whether NumPy is installed."""
    from importlib.util import find_spec

    return find_spec("numpy") is not None


def _call(grids: int, n: int, limit: int, solutions: int, counts: int, progress: Optional[Progress]) -> None:
    with Watching(progress) as watching:
        status = library.shudu_solve_many(grids, n, limit, watching.pointer, solutions, counts)
    if status == NO_MEMORY:
        raise MemoryError("shudu: memory is short")
    if status == BAD_INPUT:
        raise BadInput("expected digits from 0 to 9")
    if status == CANCELLED:
        raise Cancelled("cancelled")


def _solve_bytes(address: int, n: int, limit: int, solutions: int, counts: int, threads: int,
                 progress: Optional[Progress]) -> None:
    """Divides the puzzles among threads. The library runs without the interpreter lock."""
    if not 1 <= limit <= _MOST:
        raise ValueError(f"limit: expected 1 to {_MOST}")
    parts = min(threads, max(1, n // 1000))
    if parts == 1:
        return _call(address, n, limit, solutions, counts, progress)

    def work(k: int, go_on: Progress) -> None:
        first, last = n * k // parts, n * (k + 1) // parts
        _call(address + 81 * first, last - first, limit, solutions + 81 * first, counts + 8 * first, go_on)

    in_parts(work, parts, n, progress)


def _checked(puzzles: Any, bytes_too: bool = True) -> Any:
    """The array as bytes, without a copy if it is that already. The library itself looks at the values of bytes."""
    import numpy

    if puzzles.shape[1:] not in ((81,), (9, 9)):
        raise BadInput(f"expected an array of n × 81 or n × 9 × 9 digits, not {' × '.join(map(str, puzzles.shape))}")
    if puzzles.dtype.kind not in "iuf":
        raise BadInput(f"expected an array of digits, not of {puzzles.dtype}")
    if puzzles.dtype == numpy.uint8 and not bytes_too:
        return numpy.ascontiguousarray(puzzles)
    wrong = ~((puzzles >= 0) & (puzzles <= 9) & (puzzles % 1 == 0))  # NaN is wrong as well
    if wrong.any():
        bad = int(wrong.reshape(-1).argmax())
        raise BadInput(f"puzzle {bad // 81}: expected digits from 0 to 9, not {puzzles.reshape(-1)[bad]}",
                       bad // 81 + 1, bad % 81 + 1)
    return numpy.ascontiguousarray(puzzles, dtype=numpy.uint8)


def _solve_array(puzzles: Any, limit: int, threads: int, progress: Optional[Progress]) -> Tuple[Any, Any]:
    import numpy

    grids = _checked(puzzles, bytes_too=False)
    n = grids.size // 81
    solutions = numpy.empty(grids.shape, dtype=numpy.uint8)
    counts = numpy.empty(n, dtype=numpy.uint64)
    try:
        _solve_bytes(grids.ctypes.data, n, limit, solutions.ctypes.data, counts.ctypes.data, threads, progress)
    except BadInput:
        _checked(puzzles)  # finds the place
        raise
    return solutions, counts


def _lines_of(puzzles: Iterable[PuzzleLike]) -> List[str]:
    """Lines of 81 characters. White space at the end of a line, as in a file, is left out."""
    if isinstance(puzzles, (str, bytes)):
        raise TypeError("expected a list of puzzles or an array. The function solve takes one puzzle")
    lines = [one if type(one) is str and len(one) == 81 else text_of(one).rstrip() for one in puzzles]
    for i, line in enumerate(lines):
        if len(line) != 81:
            raise BadInput(f"puzzle {i}: {len(line)} characters, expected 81", i + 1, min(len(line), 81) + 1)
    return lines


def _digits_of(lines: Sequence[str]) -> bytes:
    digits = "".join(lines).encode("latin-1", "replace").translate(_FROM_TEXT)
    bad = digits.find(b"\xff")
    if bad >= 0:
        raise BadInput(f"puzzle {bad // 81}: expected a digit or '.'", bad // 81 + 1, bad % 81 + 1)
    return digits


def _solve_lines(lines: Sequence[str], limit: int, threads: int, progress: Optional[Progress]) -> List[Solved]:
    digits, n = _digits_of(lines), len(lines)
    solutions, counts = ctypes.create_string_buffer(max(1, 81 * n)), (ctypes.c_uint64 * n)()
    grids = ctypes.create_string_buffer(digits, max(1, len(digits)))
    _solve_bytes(ctypes.addressof(grids), n, limit, ctypes.addressof(solutions), ctypes.addressof(counts), threads, progress)
    text = solutions.raw.translate(_TO_TEXT).decode("ascii")
    return [
        Solved(count, Grid(text[81 * i : 81 * i + 81]) if count else None) for i, count in enumerate(counts)
    ]


def _is_array(puzzles: Any) -> bool:
    return hasattr(puzzles, "__array_interface__") and puzzles.dtype.kind not in "USO"


def solve_many(
    puzzles: Union[Iterable[PuzzleLike], Any],
    limit: int = 1,
    threads: Optional[int] = 1,
    progress: Optional[Progress] = None,
) -> Union[List[Solved], Tuple[Any, Any]]:
    """Solves many puzzles. This is the fastest way: millions a second on one thread.

    With lines of 81 characters (a list, an open file, …), the result is a list of `Solved`. With an array of NumPy, n × 81 or
    n × 9 × 9 digits with 0 for blanks, it is two arrays: the solutions (zeros where there is none), and the numbers of solutions,
    up to the limit. An array of bytes (`uint8`) is not copied. `threads=0` uses all processors.

    >>> solve_many(["." * 80 + "x"])
    Traceback (most recent call last):
        ...
    shudu._errors.BadInput: line 1, column 81: puzzle 0: expected a digit or '.'
    >>> [solved.solutions for solved in solve_many(["." * 81, "1" * 81], limit=2)]
    [2, 0]
    """
    workers = threads_wanted(threads)
    if _is_array(puzzles):
        return _solve_array(puzzles, limit, workers, progress)
    return _solve_lines(_lines_of(puzzles), limit, workers, progress)


def to_array(puzzles: Iterable[PuzzleLike]) -> Any:
    """Puzzles as an array of NumPy: n × 81 bytes, 0 for blanks. A million lines take less than a second.

    >>> to_array(["12" + "." * 79])[0, :3].tolist() if has_numpy() else [1, 2, 0]
    [1, 2, 0]
    """
    import numpy

    if _is_array(puzzles):
        return _checked(puzzles).reshape(-1, 81)
    return numpy.frombuffer(bytearray(_digits_of(_lines_of(puzzles))), dtype=numpy.uint8).reshape(-1, 81)


def to_lines(grids: Any) -> List[Grid]:
    """The grids of an array, n × 81 or n × 9 × 9 digits, as lines with '.' for blanks.

    >>> to_lines(to_array(["12" + "." * 79])) == ["12" + "." * 79] if has_numpy() else True
    True
    """
    if not _is_array(grids):
        return [Grid(line) for line in _lines_of(grids)]
    text = _checked(grids).tobytes().translate(_TO_TEXT).decode("ascii")
    return [Grid(text[i : i + 81]) for i in range(0, len(text), 81)]
