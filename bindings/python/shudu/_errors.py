"""The exceptions of this package."""
from __future__ import annotations

from typing import Optional


class ShuduError(Exception):
    """The base of all exceptions of this package."""


class BadInput(ShuduError, ValueError):
    """A text that is not a puzzle, with the place of the mistake if there is one.

    >>> import shudu
    >>> try:
    ...     shudu.solve("53..7....6..195....98....6.x")
    ... except shudu.BadInput as error:
    ...     print(error.line, error.column)
    1 29
    """

    def __init__(self, message: str, line: Optional[int] = None, column: Optional[int] = None):
        super().__init__(message, line, column)
        self.message, self.line, self.column = message, line, column

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}, column {self.column}: {self.message}"


class BadOption(ShuduError, ValueError):
    """An option that does not exist or whose value is not possible."""


class SourceDiffers(UserWarning):
    """The text gives a solution, and the answer is another one: the engine or the source is wrong."""


class Cancelled(ShuduError):
    """The function `progress` returned False."""
