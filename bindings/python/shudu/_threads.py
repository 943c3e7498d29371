"""Work that is divided among threads. The main thread waits, so Ctrl-C stops it at once."""
from __future__ import annotations

import itertools
import os
import threading
from typing import Any, Callable, Iterable, List, Optional

from ._errors import BadInput, Cancelled

Progress = Callable[[float, int], Optional[bool]]


def threads_wanted(threads: Optional[int]) -> int:
    if threads is not None and threads < 0:
        raise ValueError("threads: expected 0 (one for each processor) or more")
    return threads or (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


class Workers:
    """Threads that run until they end or are told to stop. The first error that one of them raises is raised here."""

    def __init__(self) -> None:
        self.stopped = False
        self.errors: List[Any] = []  # pairs of a number and an error

    def run(self, works: Iterable[Callable[[], None]], ask: Callable[[], bool]) -> None:
        """Runs the functions and calls `ask` from time to time. If it returns False, or on Ctrl-C, they are told to stop."""
        threads = [threading.Thread(target=self._guarded, args=(k, work)) for k, work in enumerate(works)]
        try:  # an exception of a signal handler may come as soon as the first thread runs
            for thread in threads:
                thread.start()
            for thread in threads:
                while thread.is_alive():
                    thread.join(0.05)
                    if not ask():
                        raise Cancelled("cancelled")
        except BaseException:
            self.stopped = True  # a thread that is inside the library may need a while. Nobody waits for it.
            raise
        if self.errors:
            raise min(self.errors, key=lambda pair: pair[0])[1]

    def fail(self, number: int, error: BaseException) -> None:
        self.errors.append((number, error))

    def _guarded(self, k: int, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            self.fail(k, error)


def in_parts(work: Callable[[int, Progress], None], parts: int, n: int, progress: Optional[Progress]) -> None:
    """Calls work(k, go_on) for every part in a thread of its own. `n` is the number of results in all."""
    workers, counts = Workers(), [0] * parts

    def go_on_of(k: int) -> Progress:
        def go_on(_done: float, count: int) -> bool:
            counts[k] = count
            return not workers.stopped

        return go_on

    def ask() -> bool:
        return progress is None or progress(sum(counts) / n, sum(counts)) is not False

    workers.run([lambda k=k: work(k, go_on_of(k)) for k in range(parts)], ask)  # type: ignore[misc]


def answer_many(
    answer: Callable[[Any, Progress], Any],
    puzzles: Iterable[Any],
    threads: Optional[int],
    progress: Optional[Progress] = None,
) -> List[Any]:
    """Calls a function of the library for every puzzle, in threads. The answers have the order of the puzzles."""
    waiting = list(puzzles)
    answers: List[Any] = [None] * len(waiting)
    workers, next_one = Workers(), itertools.count()
    done = itertools.count(1)
    last_done = [0]

    def work() -> None:
        while not workers.stopped and not workers.errors:
            i = next(next_one)
            if i >= len(waiting):
                return
            try:
                answers[i] = answer(waiting[i], lambda _done, _count: not workers.stopped)
            except BadInput as error:
                workers.fail(i, BadInput(f"puzzle {i}: {error.message}", error.line, error.column))
            except BaseException as error:
                workers.fail(i, error)
            last_done[0] = max(last_done[0], next(done))

    def ask() -> bool:
        return progress is None or progress(last_done[0] / max(1, len(waiting)), last_done[0]) is not False

    workers.run([work] * min(threads_wanted(threads), max(1, len(waiting))), ask)
    return answers
