"""Many puzzles at once, as lines or as an array of NumPy."""
from __future__ import annotations

import ctypes
import os
from typing import Any, Callable, Iterable, List, Optional, Sequence, Tuple, Union

from ._errors import BadInput, Cancelled
from ._grid import Grid
from ._library import BAD_INPUT, CANCELLED, NO_MEMORY, Progress, Watching, library
from ._results import Solved

_FROM_TEXT = bytes(
    0 if chr(c) == "." else c - 48 if chr(c).isdigit() and c < 128 else 255 for c in range(256)
)
_TO_TEXT = bytes(c + 48 if c < 10 else 63 for c in range(256))


def threads_wanted(threads: Optional[int]) -> int:
    if threads is not None and threads < 0:
        raise ValueError("threads: expected 0 (one for each processor) or more")
    return threads or (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


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
    if limit < 1:
        raise ValueError("limit: expected 1 or more")
    parts = min(threads, max(1, n // 1000))
    if parts == 1:
        return _call(address, n, limit, solutions, counts, progress)
    from concurrent.futures import ThreadPoolExecutor, wait  # it takes 10 ms to load

    stop = False

    def work(k: int) -> None:
        first, last = n * k // parts, n * (k + 1) // parts
        _call(address + 81 * first, last - first, limit, solutions + 81 * first, counts + 8 * first,
              lambda done, count: not stop)

    with ThreadPoolExecutor(parts) as pool:
        running = [pool.submit(work, k) for k in range(parts)]
        try:
            for one in running:
                while not wait([one], timeout=0.05).done:  # so that Ctrl-C is seen soon
                    if progress is not None and progress(-1.0, 0) is False:
                        raise Cancelled("cancelled")
                one.result()
        except BaseException:
            stop = True  # the threads see it at once
            raise


def _solve_array(puzzles: Any, limit: int, threads: int, progress: Optional[Progress]) -> Tuple[Any, Any]:
    import numpy

    grids = numpy.ascontiguousarray(puzzles, dtype=numpy.uint8)  # no copy if it is that already
    if grids.shape[1:] not in ((81,), (9, 9)):
        raise BadInput(f"expected an array of n × 81 or n × 9 × 9 digits, not {'×'.join(map(str, grids.shape))}")
    n = grids.size // 81
    solutions = numpy.empty(grids.shape, dtype=numpy.uint8)
    counts = numpy.empty(n, dtype=numpy.uint64)
    _solve_bytes(grids.ctypes.data, n, limit, solutions.ctypes.data, counts.ctypes.data, threads, progress)
    return solutions, counts


def _solve_lines(lines: Sequence[str], limit: int, threads: int, progress: Optional[Progress]) -> List[Solved]:
    for i, line in enumerate(lines):
        if len(line) != 81:
            raise BadInput(f"puzzle {i}: {len(line)} characters, expected 81", i + 1, min(len(line), 81) + 1)
    digits = "".join(lines).encode("latin-1", "replace").translate(_FROM_TEXT)
    bad = digits.find(b"\xff")
    if bad >= 0:
        raise BadInput(f"puzzle {bad // 81}: expected a digit or '.'", bad // 81 + 1, bad % 81 + 1)
    n = len(lines)
    solutions, counts = ctypes.create_string_buffer(max(1, 81 * n)), (ctypes.c_uint64 * n)()
    grids = ctypes.create_string_buffer(digits, max(1, len(digits)))
    _solve_bytes(ctypes.addressof(grids), n, limit, ctypes.addressof(solutions), ctypes.addressof(counts), threads, progress)
    text = solutions.raw.translate(_TO_TEXT).decode("ascii")
    return [
        Solved(count, Grid(text[81 * i : 81 * i + 81]) if count else None) for i, count in enumerate(counts)
    ]


def solve_many(
    puzzles: Union[Sequence[str], Iterable[str], Any],
    limit: int = 1,
    threads: Optional[int] = 1,
    progress: Optional[Progress] = None,
) -> Union[List[Solved], Tuple[Any, Any]]:
    """Solves many puzzles. This is the fastest way: millions a second on one thread.

    With lines of 81 characters, the result is a list of `Solved`. With an array of NumPy, n × 81 or n × 9 × 9 digits with 0 for
    blanks, it is two arrays: the solutions (zeros where there is none), and the numbers of solutions, up to the limit. An array of
    bytes (`uint8`) is not copied. `threads=0` uses all processors.

    >>> solve_many(["." * 80 + "x"])
    Traceback (most recent call last):
        ...
    shudu._errors.BadInput: line 1, column 81: puzzle 0: expected a digit or '.'
    >>> [solved.count for solved in solve_many(["." * 81, "1" * 81], limit=2)]
    [2, 0]
    """
    workers = threads_wanted(threads)
    if hasattr(puzzles, "__array_interface__"):
        return _solve_array(puzzles, limit, workers, progress)
    return _solve_lines(puzzles if isinstance(puzzles, (list, tuple)) else list(puzzles), limit, workers, progress)


def answer_many(answer: Callable[[Any, Progress], Any], puzzles: Iterable[Any], threads: Optional[int]) -> List[Any]:
    """Calls a function of the library for every puzzle, in threads. Ctrl-C stops the calls that are at work."""
    from concurrent.futures import ThreadPoolExecutor

    stop = False
    with ThreadPoolExecutor(threads_wanted(threads)) as pool:
        calls = [pool.submit(answer, puzzle, lambda done, count: not stop) for puzzle in puzzles]
        try:
            return [call.result() for call in calls]
        except BaseException:
            stop = True
            for waiting in calls:
                waiting.cancel()
            raise
