"""Trace: the recorded run of a solver, with its events by name and in words."""
from __future__ import annotations

from typing import Any, Dict, List, Mapping, NamedTuple, Optional

from ._draw import cell_name, depth_chart
from ._results import Position


class Event(NamedTuple):
    """One action of a solver. The kinds are place, guess, remove, propagate, backtrack and solution."""

    kind: str
    reason: str
    cell: str  # "r1c1"
    digit: int  # 0 if there is none
    depth: int  # guesses in effect after the event
    house: Optional[str]
    source: Optional[str]  # the cell whose digit excludes this one
    line: int  # of the pseudo-code of the algorithm, from 1
    step: Optional[int]  # of the path of logic
    words: str


class Trace(Dict[str, Any]):
    """A part of the run of a solver: a dictionary with the fields that docs/c_api.md lists, and its events as `Event`s.

    >>> import shudu
    >>> run = shudu.trace(".23456789" + "." * 72, "fewest_first", events=2)
    >>> run.ended, len(run.events), run.board(1).values[:9]
    (False, 2, '123456789')
    """

    def __init__(self, reply: Mapping[str, Any]):
        super().__init__(reply)
        numbers = reply["events"]
        self.events: List[Event] = [self._event(*numbers[i : i + 11]) for i in range(0, len(numbers), 11)]

    def __reduce__(self) -> Any:
        return Trace, (dict(self),)

    @property
    def counters(self) -> Dict[str, int]:
        """Nodes, placements, backtracks and so on, of all recorded events."""
        return self["counters"]

    @property
    def ended(self) -> bool:
        """Whether the last event of the run is in this part."""
        return self["ended"]

    def board(self, events: Optional[int] = None) -> Position:
        """The board after a number of events of this part, or after all of them."""
        start = self["start"]["board"]
        values = list(start)
        for event in self.events[:events]:
            cell = 9 * (int(event.cell[1]) - 1) + int(event.cell[3]) - 1
            if event.kind in ("place", "guess"):
                values[cell] = str(event.digit)
            elif event.kind == "remove":
                values[cell] = "."
        return Position(start, "".join(values))

    def _event(self, kind: int, reason: int, cell: int, source: int, digit: int, depth: int, house: int, line: int, step: int,
               candidates: int, sentence: int) -> Event:
        why = self["reasons"][reason]
        parts = {
            "{cell}": cell_name(cell),
            "{digit}": str(digit),
            "{source}": cell_name(source),
            "{digits}": "".join(str(d) for d in range(1, 10) if candidates >> (d - 1) & 1),
            "{house}": self["houses"][house] if house >= 0 else "",
            "{technique}": self["steps"][step]["name"] if step >= 0 else "",
        }
        words = self["sentences"][sentence]
        for name, text in parts.items():
            words = words.replace(name, text)
        return Event(self["kinds"][kind], why, cell_name(cell), digit, depth, parts["{house}"] or None,
                     cell_name(source) if why == "peer" else None, line, step if step >= 0 else None, words)

    def __repr__(self) -> str:
        first = self["start"]["at"]
        return f"<Trace: events {first} to {first + len(self.events)} of {self['size']}, {self['end']}>"

    def _repr_svg_(self) -> str:
        return depth_chart([event.depth for event in self.events])
