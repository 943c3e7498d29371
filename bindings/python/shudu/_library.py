"""The shared library libshudu.so.0: finding it, and asking it questions.

The library is looked for in this order: the file that the environment variable SHUDU_LIBRARY names, a copy inside this
package (a wheel has one), and the libraries of the system.
"""
from __future__ import annotations

import ctypes
import json
import os
import pathlib
import signal
import threading
from typing import Any, Callable, Dict, Iterable, List, Optional

from ._errors import BadInput, BadOption, Cancelled, ShuduError
from ._threads import Progress, Workers

ABI = 1
OK, BAD_INPUT, BAD_OPTION, CANCELLED, NO_MEMORY, NO_QUESTION = range(6)


class _Buffer(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


_GO_ON = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_double, ctypes.c_uint64)


class _Watch(ctypes.Structure):
    _fields_ = [("go_on", _GO_ON), ("context", ctypes.c_void_p)]


# These may compute for seconds without asking the watch.
_DEEP = {"hint", "steps", "exercise", "path", "rate", "sample", "canon", "same", "count"}


def _places() -> Iterable[str]:
    if os.environ.get("SHUDU_LIBRARY"):
        yield os.environ["SHUDU_LIBRARY"]
        return
    inside = pathlib.Path(__file__).parent / "lib"
    for name in ("libshudu.so.0", "libshudu.0.dylib", "shudu.dll"):
        if (inside / name).exists():
            yield str(inside / name)
    yield "libshudu.so.0"
    yield "libshudu.0.dylib"


def _load() -> ctypes.CDLL:
    reasons = []
    for place in _places():
        try:
            library = ctypes.CDLL(place)
            break
        except OSError as error:
            reasons.append(str(error))
    else:
        raise ImportError(
            "shudu: the shared library libshudu.so.0 was not found. Install the package libshudu0, or set "
            "SHUDU_LIBRARY to the file.\n  " + "\n  ".join(reasons)
        )
    library.shudu_version.restype = ctypes.c_char_p
    library.shudu_target.restype = ctypes.c_char_p
    if library.shudu_abi_version() < ABI:
        version = library.shudu_version().decode()
        raise ImportError(f"shudu: {place} is version {version}, which is too old for this package")
    library.shudu_release.argtypes = [ctypes.POINTER(_Buffer)]
    library.shudu_release.restype = None
    library.shudu_ask.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.POINTER(_Watch),
        ctypes.POINTER(_Buffer)
    ]
    library.shudu_ask.restype = ctypes.c_int
    library.shudu_solve_many.argtypes = [
        ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint64, ctypes.POINTER(_Watch), ctypes.c_void_p, ctypes.c_void_p
    ]
    library.shudu_solve_many.restype = ctypes.c_int
    return library


library = _load()


# Signals for which programs have handlers in Python. Timeouts are made with SIGALRM.
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGALRM", "SIGTERM", "SIGHUP", "SIGUSR1", "SIGUSR2")
            if hasattr(signal, name)]


class Watching:
    """A watch for one call: `with Watching(progress) as watch:`. The library asks it from time to time whether to continue.

    An exception of the caller's function, or of a handler of a signal such as Ctrl-C, stops the call. It is raised when the
    library has returned, because no exception can pass through it.
    """

    def __init__(self, progress: Optional[Progress] = None):
        self._progress = progress
        self._raised: Optional[BaseException] = None
        self._arrived: List[tuple] = []  # signals whose handlers were not called yet
        self._handlers: Dict[int, Any] = {}
        self._watch = _Watch(_GO_ON(self._go_on), None)
        self.pointer = ctypes.byref(self._watch)

    def __enter__(self) -> "Watching":
        # Python would run the handlers at the first instruction of _go_on, outside of its try block.
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                if callable(signal.getsignal(number)):
                    self._handlers[number] = signal.signal(number, self._take_signal)
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        if self._raised is not None:
            raise self._raised
        self._handle_signals()

    def _take_signal(self, number: int, frame: Any) -> None:
        self._arrived.append((number, frame))

    def _handle_signals(self) -> None:
        while self._arrived:
            number, frame = self._arrived.pop(0)
            self._handlers[number](number, frame)

    def _go_on(self, _context: Any, done: float, count: int) -> int:
        try:
            self._handle_signals()
            return 0 if self._progress is not None and self._progress(done, count) is False else 1
        except BaseException as error:
            self._raised = error
            return 0


def _text_of(value: Any) -> str:
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(str(one) for one in value)
    return "".join(str(value).split())  # white space separates options


def _option_text(options: Dict[str, Any]) -> bytes:
    given = ((name, value) for name, value in options.items() if value is not None)
    return " ".join(f"{name}={_text_of(value)}" for name, value in given).encode()


def _interruptible(call: Callable[[Progress], str], progress: Optional[Progress]) -> str:
    """Makes the call in another thread, so that Ctrl-C is raised at once. The thread ends when the library looks at the watch."""
    workers = Workers()
    replies: List[str] = []

    def go_on(done: float, count: int) -> bool:
        return not workers.stopped and (progress is None or progress(done, count) is not False)

    workers.run([lambda: replies.append(call(go_on))], lambda: True)
    return replies[0]


def ask_text(question: str, text: str, progress: Optional[Progress] = None, **options: Any) -> str:
    """The reply of the library as text. Raises a ShuduError if there is none."""
    if question in _DEEP and threading.current_thread() is threading.main_thread():
        return _interruptible(lambda go_on: _ask_text(question, text, go_on, options), progress)
    return _ask_text(question, text, progress, options)


def _ask_text(question: str, text: str, progress: Optional[Progress], options: Dict[str, Any]) -> str:
    encoded = text.encode("utf-8", "surrogatepass")
    buffer = _Buffer()
    with Watching(progress) as watching:
        status = library.shudu_ask(question.encode(), encoded, len(encoded), _option_text(options), watching.pointer,
                                   ctypes.byref(buffer))
        reply = ctypes.string_at(buffer.data, buffer.size).decode("utf-8", "replace") if buffer.data else ""
        library.shudu_release(ctypes.byref(buffer))
    if status != OK:
        _fail(status, reply)
    return reply


def ask(question: str, text: str = "", progress: Optional[Progress] = None, **options: Any) -> Dict[str, Any]:
    """The reply of the library, which is JSON, as Python objects."""
    return json.loads(ask_text(question, text, progress, **options))


def _fail(status: int, reply: str) -> None:
    if status == NO_MEMORY:
        raise MemoryError("shudu: memory is short")
    said = json.loads(reply) if reply else {}
    message = said.get("error", "no reply")
    if status == BAD_INPUT:
        raise BadInput(message, said.get("line"), said.get("column"))
    if status == BAD_OPTION:
        raise BadOption(message)
    if status == CANCELLED:
        raise Cancelled(message)
    raise ShuduError(message)
