"""What the functions of this package return, where a dictionary is not enough."""
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Sequence

from ._draw import cell_index, svg
from ._grid import Grid


class Solved(NamedTuple):
    """The number of solutions that were found, up to the limit, and one of them."""

    solutions: int
    solution: Optional[Grid]


class Same(NamedTuple):
    """Whether two puzzles are equal up to symmetry, and the transformation from the first to the second."""

    same: bool
    transform: Optional[str]

    def __bool__(self) -> bool:
        return self.same


class Canonical(NamedTuple):
    """The canonical form of a grid or puzzle. Puzzles that are equal up to symmetry have the same form."""

    form: Grid
    kind: str  # "grid", "unique" (one solution) or "clues"
    transform: str  # to the form
    automorphisms: int


class Picture(str):
    """A picture as SVG text, which a notebook shows."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Position:
    """A board with candidates, which a notebook draws. A position of a trace has none."""

    def __init__(self, givens: str, values: str, candidates: Sequence[str] = ()):
        self.givens, self.values, self.candidates = Grid(givens), Grid(values), list(candidates)

    def __repr__(self) -> str:
        return f"<Position {self.values}>"

    def after(self, step: Mapping[str, Any]) -> "Position":
        """The position after a step."""
        values, candidates = list(self.values), list(self.candidates)
        for one in step.get("placements", []):
            cell, digit = cell_index(one["cell"]), str(one["digit"])
            values[cell] = candidates[cell] = digit
            for other in range(81):
                if other != cell and _see(cell, other) and values[other] in ".0":
                    candidates[other] = candidates[other].replace(digit, "")
        for one in step.get("eliminations", []):
            cell = cell_index(one["cell"])
            candidates[cell] = candidates[cell].replace(str(one["digit"]), "")
        return Position(self.givens, "".join(values), candidates)

    def _repr_svg_(self) -> str:
        return svg(self.values, self.givens, self.candidates or None)


def _see(a: int, b: int) -> bool:
    return a // 9 == b // 9 or a % 9 == b % 9 or (a // 27, a % 9 // 3) == (b // 27, b % 9 // 3)


class Step(Dict[str, Any]):
    """One step of logic: a dictionary with the fields that docs/c_api.md lists. A notebook draws it in its position.

    >>> import shudu
    >>> step = shudu.hint("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..").step
    >>> step.technique, step.result
    ('hidden_single', 'r2c2=6')
    """

    def __init__(self, fields: Mapping[str, Any], position: Position):
        super().__init__(fields)
        self.position = position

    def __reduce__(self) -> Any:
        return Step, (dict(self), self.position)

    @property
    def technique(self) -> str:
        """The id of the technique."""
        return self["technique"]

    @property
    def words(self) -> str:
        """The reasoning."""
        return self["words"]

    @property
    def result(self) -> str:
        """What the step does: 'r2c2=6' or 'r1c5<>9'."""
        return self["result"]

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<Step {self.technique} {self.result}>"

    def _repr_svg_(self) -> str:
        return svg(self.position.values, self.position.givens, self.position.candidates, self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, str]:
        return {"image/svg+xml": self._repr_svg_(), "text/plain": self.words}


class Path(Sequence[Step]):
    """All steps from a puzzle to its solution, or as far as logic gets."""

    def __init__(self, reply: Mapping[str, Any]):
        self.status: str = reply["status"]  # "solved", "stuck", "contradiction" or "invalid"
        self.puzzle = Grid(reply.get("puzzle", ""))
        solution = reply.get("solution")
        self.solution: Optional[Grid] = Grid(solution) if solution else None
        self._steps: List[Step] = []
        start = reply.get("start")
        if start:
            values = "".join(d if len(d) == 1 and p not in ".0" else "." for d, p in zip(start, self.puzzle))
            position = Position(self.puzzle, values, start)
            for fields in reply.get("steps", []):
                self._steps.append(Step(fields, position))
                position = position.after(fields)

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, i: Any) -> Any:
        return self._steps[i]

    def __iter__(self) -> Iterator[Step]:
        return iter(self._steps)

    def __str__(self) -> str:
        return "\n".join(f"{i}. {step.words}" for i, step in enumerate(self._steps, 1))

    def __repr__(self) -> str:
        return f"<{len(self)} steps, {self.status}>"


class Hint(NamedTuple):
    """The next step, or what is wrong. `status` is "step", "wrong", "missing", "solved", "stuck" or "invalid"."""

    status: str
    words: str
    step: Optional[Step]
    reply: Dict[str, Any]  # all fields (docs/c_api.md)

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Hint(status={self.status!r}, words={self.words!r})"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, str]:
        return self.step._repr_mimebundle_() if self.step else {"text/plain": self.words}


class Generated(NamedTuple):
    """A new puzzle. `level`, `rating` and `minutes` are there if they were asked for."""

    puzzle: Grid
    solution: Grid
    level: Optional[str]
    rating: Optional[float]
    minutes: Optional[float]
