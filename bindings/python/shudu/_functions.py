"""The questions that this package answers, one function each."""
from __future__ import annotations

import warnings
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple, Union

from ._errors import BadInput, SourceDiffers
from ._grid import Grid, PuzzleLike, text_of
from ._library import Progress, ask, ask_text
from ._results import Canonical, Generated, Hint, Path, Picture, Position, Same, Solved, Step
from ._threads import answer_many
from ._trace import Trace

__all__ = [
    "algorithms", "backdoors", "candidates", "canon", "check", "conflicts", "convert", "count", "draw", "exercise",
    "explain", "formats", "generate", "grid", "hint", "index", "marks", "minimize", "parse", "rate", "rate_many",
    "rules", "same", "sample", "solutions", "solve", "steps", "techniques", "trace", "transform", "unavoidable",
    "variant", "verify",
]

Range = Union[int, float, Tuple[float, float], range, str]


def _grid_or_text(text: str) -> Any:
    """Solutions of variants have another number of characters."""
    return Grid(text) if len(text) == 81 else text


def _compared(reply: Dict[str, Any]) -> Dict[str, Any]:
    """The reply. Warns the caller of the caller if the source of the puzzle gives another solution."""
    if reply.get("source_agrees") is False:
        warnings.warn(reply["source_difference"], SourceDiffers, stacklevel=3)
    return reply


# --- search ---


def solve(puzzle: PuzzleLike, progress: Optional[Progress] = None) -> Solved:
    """Solves a puzzle, in any format that the engine reads, variants included.

    `solutions` tells whether the solution is the only one: it is 0, 1, or 2 if there are several.

    >>> solve("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
    Solved(solutions=1, solution='483921657967345821251876493548132976729564138136798245372689514814253769695417382')
    >>> solve(".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_3").solution[:4]
    '1234'
    """
    text = text_of(puzzle)
    reply = _compared(ask("solve", text, progress, unique=True))
    several = reply["status"] == "multiple solutions"
    solution = (ask("solve", text, progress) if several else reply).get("solution")
    return Solved(2 if several else int(solution is not None), None if solution is None else _grid_or_text(solution))


def solutions(puzzle: PuzzleLike, limit: int = 1000, progress: Optional[Progress] = None) -> List[str]:
    """The first solutions. Those of a classic puzzle are in lexicographic order.

    >>> len(solutions("." * 81, limit=5))
    5
    """
    return [_grid_or_text(one) for one in ask("solutions", text_of(puzzle), progress, limit=limit)["solutions"]]


def count(puzzle: PuzzleLike, limit: Optional[int] = None, progress: Optional[Progress] = None) -> int:
    """The exact number of solutions, or the limit if there are more.

    >>> count("." * 81)
    6670903752021072936960
    >>> count("." * 81, limit=1000)
    1000
    """
    return int(_compared(ask("count", text_of(puzzle), progress, limit=limit))["solutions"])


def check(puzzle: PuzzleLike, progress: Optional[Progress] = None) -> Dict[str, Any]:
    """Conflicts, the number of solutions ("0", "1" or "2+"), redundant clues, and the mistakes of a player.

    >>> check("11" + "." * 79)["conflicts"][0]["house"]
    'row 1'
    """
    return _compared(ask("check", text_of(puzzle), progress))


def candidates(puzzle: PuzzleLike, values: Optional[str] = None, progress: Optional[Progress] = None) -> List[str]:
    """The digits that each cell has in some solution. Empty sets if there is none. `values` is the board of a player.

    >>> candidates("1" + "." * 80)[1]
    '23456789'
    """
    reply = ask("candidates", text_of(puzzle), progress, values=values)
    return _compared(reply).get("candidates", [])


def marks(puzzle: PuzzleLike, notes: bool = False) -> List[str]:
    """The candidates that the digits of the board leave. With `notes`, only those that the player has noted.

    >>> marks("1" + "." * 80)[1]
    '23456789'
    """
    return ask("marks", text_of(puzzle), notes=notes)["candidates"]


def sample(puzzle: PuzzleLike = "." * 81, n: int = 1, seed: int = 1, progress: Optional[Progress] = None) -> List[Grid]:
    """Random solutions. All are equally likely. The empty grid gives random complete grids.

    >>> len(sample(n=3)), sample(n=1, seed=7) == sample(n=1, seed=7)
    (3, True)
    """
    reply = _ok(ask("sample", text_of(puzzle), progress, count=n, seed=seed), "no solution")
    return [Grid(one) for one in reply.get("solutions", [])]


# --- logic ---


def rate(puzzle: PuzzleLike, scale: str = "default", progress: Optional[Progress] = None) -> Dict[str, Any]:
    """The difficulty. `er`, `ep` and `ed` are those of Sudoku Explainer, `level` and `score` those of HoDoKu.

    The scales are default, explainer, hodoku, own, minutes and all.

    >>> rating = rate("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
    >>> rating["er"], rating["level"]
    (1.2, 'easy')
    """
    return _compared(ask("rate", text_of(puzzle), progress, scale=scale))


def rate_many(
    puzzles: Iterable[PuzzleLike],
    scale: str = "default",
    threads: Optional[int] = 0,
    progress: Optional[Progress] = None,
) -> List[Dict[str, Any]]:
    """The difficulty of many puzzles, in their order. `threads=0` uses all processors.

    `pandas.DataFrame(rate_many(puzzles))` is a table of them.

    >>> [rating["status"] for rating in rate_many(["." * 81, "11" + "." * 79])]
    ['multiple solutions', 'invalid']
    """
    if isinstance(puzzles, (str, bytes)):
        raise TypeError("expected a list of puzzles. The function rate takes one puzzle")
    return answer_many(lambda puzzle, go_on: rate(puzzle, scale, go_on), puzzles, threads, progress)


def explain(
    puzzle: PuzzleLike,
    scale: str = "own",
    language: str = "en",
    techniques: Optional[Sequence[str]] = None,
    without: Optional[Sequence[str]] = None,
    uniqueness: Optional[bool] = None,
    progress: Optional[Progress] = None,
) -> Path:
    """All steps of the solution. Each says in words why it is right, and a notebook draws it.

    `scale` chooses the order: our own, or the paths that earn the ratings of "hodoku" and "explainer".

    >>> path = explain("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
    >>> path.status, path[0].result
    ('solved', 'r2c2=6')
    >>> print(path[0])
    Hidden Single: Look for the places of 6 in box 1. The 6s in r1c7, r3c6 and r6c3 leave one place for 6 in box 1. So r2c2 is 6.
    """
    return Path(_compared(ask("path", text_of(puzzle), progress, scale=scale, language=language, techniques=techniques,
                              without=without, uniqueness=uniqueness)))


def hint(
    puzzle: PuzzleLike,
    scale: str = "own",
    language: str = "en",
    techniques: Optional[Sequence[str]] = None,
    without: Optional[Sequence[str]] = None,
    uniqueness: Optional[bool] = None,
    progress: Optional[Progress] = None,
) -> Hint:
    """The easiest next step, or the mistakes of the player.

    The position of a player is an object: {"puzzle": …, "values": …, "notes": […]}.

    >>> puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    >>> hint({"puzzle": puzzle, "values": "5" + puzzle[1:]}).words
    'Wrong: r1c1 is not 5.'
    """
    reply = ask("hint", text_of(puzzle), progress, scale=scale, language=language, techniques=techniques,
                without=without, uniqueness=uniqueness)
    step = None
    if "step" in reply:
        step = Step(reply["step"], _position(puzzle, reply["candidates"]))
    return Hint(reply["status"], reply.get("words", ""), step, reply)


def steps(
    puzzle: PuzzleLike,
    language: str = "en",
    techniques: Optional[Sequence[str]] = None,
    without: Optional[Sequence[str]] = None,
    uniqueness: Optional[bool] = None,
    limit: int = 1000,
    progress: Optional[Progress] = None,
) -> List[Step]:
    """All steps that are possible now, of all techniques.

    >>> len(steps("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", techniques=["hidden_single"]))
    12
    """
    reply = ask("steps", text_of(puzzle), progress, language=language, techniques=techniques, without=without,
                uniqueness=uniqueness, limit=limit)
    if "candidates" not in reply:
        return []
    position = _position(puzzle, reply["candidates"])
    return [Step(fields, position) for fields in reply["steps"]]


def exercise(
    puzzle: PuzzleLike,
    technique: str,
    language: str = "en",
    uniqueness: Optional[bool] = None,
    progress: Optional[Progress] = None,
) -> List[Step]:
    """The steps of one technique in the position after all simpler steps. An empty list if it does not occur there.

    >>> puzzle = generate(1, seed=1, hardest=["x_wing"])[0].puzzle
    >>> exercise(puzzle, "x_wing")[0].technique
    'x_wing'
    """
    reply = ask("exercise", text_of(puzzle), progress, technique=technique, language=language, uniqueness=uniqueness)
    if reply["status"] != "exercise":
        return []
    position = Position(reply["puzzle"], reply["values"], reply["candidates"])
    return [Step(fields, position) for fields in reply["steps"]]


def _position(puzzle: PuzzleLike, sets: Sequence[str]) -> Position:
    read = ask("parse", text_of(puzzle), limit=1)["puzzles"][0]
    return Position(read["puzzle"], read.get("values", read["puzzle"]), sets)


# --- making puzzles ---


def generate(
    n: int = 1,
    seed: Optional[int] = None,
    clues: Optional[Range] = None,
    symmetry: Optional[str] = None,
    minimal: Optional[bool] = None,
    level: Union[str, Sequence[str], None] = None,
    rating: Optional[Range] = None,
    minutes: Optional[Range] = None,
    pattern: Optional[str] = None,
    uses: Optional[Sequence[str]] = None,
    hardest: Optional[Sequence[str]] = None,
    only: Optional[Sequence[str]] = None,
    grid: Optional[str] = None,
    attempts: int = 100_000,
    progress: Optional[Progress] = None,
) -> List[Generated]:
    """New puzzles with one solution. Fewer than `n` if the attempts do not suffice. The same seed gives the same puzzles.

    >>> [one.level for one in generate(2, seed=7, level="easy")]
    ['easy', 'easy']
    >>> [one.level for one in generate(3, seed=7, level=["easy", "medium"])]
    ['easy', 'easy', 'medium']
    >>> all(5 <= one.minutes <= 8 for one in generate(2, seed=7, minutes=(5, 8)))
    True
    >>> generate(clues=(10, 12))
    Traceback (most recent call last):
        ...
    shudu._errors.BadOption: no puzzle with fewer than 17 clues has one solution
    """
    if seed is None:
        import random

        seed = random.SystemRandom().getrandbits(63)
    reply = ask("generate", "", progress, count=n, seed=seed, clues=_range(clues), symmetry=symmetry, minimal=minimal,
                level=level, rating=_range(rating), minutes=_range(minutes), pattern=pattern, uses=uses, hardest=hardest,
                only=only, grid=grid, attempts=attempts)
    return [Generated(Grid(one["puzzle"]), Grid(one["solution"]), one.get("level"), one.get("er"), one.get("minutes"))
            for one in reply["puzzles"]]


def _range(value: Optional[Range]) -> Optional[str]:
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, range):
        value = (value.start, value.stop - 1)
    return "-".join(str(one) for one in value) if isinstance(value, (tuple, list)) else str(value)


# --- symmetry and grids by number ---


def canon(puzzle: PuzzleLike) -> Canonical:
    """The canonical form of a grid or puzzle.

    >>> a = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    >>> canon(a).form == canon(a[::-1]).form
    True
    """
    reply = _ok(ask("canon", text_of(puzzle)))
    return Canonical(Grid(reply["form"]), reply["kind"], reply["transform"], int(reply["automorphisms"]))


def same(first: PuzzleLike, second: PuzzleLike) -> Same:
    """Whether a transformation of the board turns the first puzzle into the second.

    >>> bool(same("1" + "." * 80, "." * 80 + "5")), bool(same("1" + "." * 80, "12" + "." * 79))
    (True, False)
    """
    reply = _ok(ask("same", text_of(first) + "\n" + text_of(second)), "same", "different")
    return Same(reply["status"] == "same", reply.get("transform"))


def grid(index: int) -> Grid:
    """The complete grid with this number, 0 to 6670903752021072936959.

    >>> index(grid(12345678901234567890))
    12345678901234567890
    """
    return Grid(ask("grid", index=index)["grid"])


def index(grid: PuzzleLike) -> int:
    """The number of a complete grid.

    >>> index("." * 81)
    Traceback (most recent call last):
        ...
    shudu._errors.BadInput: incomplete: the grid has blank cells
    """
    return int(_ok(ask("index", text_of(grid)))["index"])


def _ok(reply: Dict[str, Any], *others: str) -> Dict[str, Any]:
    if reply["status"] in ("ok", *others):
        return reply
    raise BadInput(f"{reply['status']}: {reply['reason']}" if "reason" in reply else reply["status"])


def transform(puzzle: PuzzleLike, by: Optional[str] = None, seed: int = 1) -> Dict[str, Any]:
    """The puzzle after symmetries: those of `by`, such as "rotate90,digits=987654321", or a random one.

    >>> transform("1" + "." * 80, by="rotate90")["result"]["puzzle"][8]
    '1'
    """
    random = None if by is not None else True
    return _ok(ask("transform", text_of(puzzle), by=by, random=random, seed=None if by is not None else seed))


def minimize(puzzle: PuzzleLike, all: bool = False, limit: Optional[int] = None, seed: int = 1,
             progress: Optional[Progress] = None) -> List[Grid]:
    """A minimal puzzle within the clues, or all of them, up to the limit.

    >>> len(minimize("483921657967345821251876493548132976729564138136798245372689514814253769695417382")[0].replace(".", "")) < 81
    True
    """
    reply = _ok(ask("minimize", text_of(puzzle), progress, all=all, limit=limit, seed=None if all else seed))
    return [Grid(one) for one in reply["puzzles"]]


def unavoidable(puzzle: PuzzleLike, size: int = 10, progress: Optional[Progress] = None) -> List[List[str]]:
    """The unavoidable sets of the solution, up to a number of cells.

    >>> unavoidable("483921657967345821251876493548132976729564138136798245372689514814253769695417382", size=4)[0]
    ['r1c2', 'r1c7', 'r2c2', 'r2c7']
    """
    return [one["cells"] for one in _ok(ask("unavoidable", text_of(puzzle), progress, size=size))["sets"]]


def backdoors(puzzle: PuzzleLike, size: int = 3, progress: Optional[Progress] = None) -> List[str]:
    """The smallest sets of cells whose digits let singles solve the puzzle. An empty list if more than `size` are needed.

    >>> backdoors("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
    ['']
    """
    return _ok(ask("backdoors", text_of(puzzle), progress, size=size), "not found").get("backdoors", [])


def verify(puzzle: PuzzleLike, answer: str) -> List[str]:
    """Everything that is wrong with an answer, in words. An empty list if it is right.

    >>> verify("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", "1" * 81)[0][:9]
    '1 9 times'
    """
    return ask("verify", text_of(puzzle), answer=answer)["faults"]


# --- algorithms at work ---


def trace(
    puzzle: PuzzleLike,
    algorithm: str = "fewest_first",
    limit: int = 1,
    start: int = 0,
    events: int = 10_000,
    language: str = "en",
    progress: Optional[Progress] = None,
) -> Trace:
    """What a solver does, event by event. `algorithms()` lists the solvers. A notebook draws the depth of the search.

    Long runs come in parts: `start` is the number of the first event, `events` the number of events.

    >>> run = trace("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..", "backtracking")
    >>> run.counters["solutions"], run.events[0].words
    (1, 'r1c1 = 4? one of 45')
    """
    return Trace(ask("trace", text_of(puzzle), progress, algorithm=algorithm, limit=limit, start=start, events=events,
                     language=language))


# --- texts and tables ---


def parse(text: str, limit: int = 100_000, from_: Optional[str] = None, strict: bool = False) -> List[Dict[str, Any]]:
    """All puzzles of a text, as objects of the JSON format, variants last. `from_` is the format; otherwise it is recognised.
    With `strict`, the first mistake is raised.

    >>> parse("1" + "." * 80 + "\\nrubbish\\n")[0]["line"]
    1
    """
    reply = ask("parse", text, limit=limit, **{"from": from_})
    if strict and reply["errors"]:
        error = reply["errors"][0]
        raise BadInput(error["message"], error.get("line"), error.get("column"))
    return reply["puzzles"] + reply.get("variants", [])


def convert(puzzle: PuzzleLike, to: str = "line", lossy: bool = False) -> str:
    """The puzzle in another format. `formats()` lists them.

    >>> print(convert("1" + "." * 80, "sdm"), end="")
    100000000000000000000000000000000000000000000000000000000000000000000000000000000
    """
    return ask_text("convert", text_of(puzzle), to=to, lossy=lossy)


def formats() -> List[Dict[str, Any]]:
    """The formats of puzzles.

    >>> "fpuzzles" in [one["id"] for one in formats()]
    True
    """
    return ask("formats")["formats"]


def techniques(language: str = "en") -> List[Dict[str, Any]]:
    """The techniques of logic, with names and texts in the language.

    >>> "xy_wing" in [one["id"] for one in techniques()]
    True
    """
    return ask("techniques", language=language)["techniques"]


def algorithms() -> List[Dict[str, Any]]:
    """The solvers that `trace` can watch.

    >>> "dancing_links" in [one["id"] for one in algorithms()]
    True
    """
    return ask("algorithms")["algorithms"]


# --- variants ---


def variant(puzzle: PuzzleLike, language: str = "en") -> Dict[str, Any]:
    """Shape, givens, rules in words and clues of a variant.

    >>> variant(".Shape~4x4.Thermo~R1C1~R1C2")["meanings"][0]["name"]
    'Thermometer'
    """
    return ask("variant", text_of(puzzle), language=language)


def conflicts(puzzle: PuzzleLike, values: Optional[str] = None) -> List[Dict[str, Any]]:
    """The cells of a variant that break a rule. `values` is the player's board.

    >>> len(conflicts(".Shape~4x4.Thermo~R1C1~R1C2", "21" + "." * 14))
    1
    """
    return ask("conflicts", text_of(puzzle), values=values)["conflicts"]


def rules() -> List[Dict[str, Any]]:
    """The rules of variants, with names and meanings in every language.

    >>> len(rules()) > 70
    True
    """
    return ask("rules")["rules"]


def draw(puzzle: PuzzleLike) -> Picture:
    """The picture of a puzzle as SVG, with all clues of a variant. A notebook shows it.

    >>> draw(".Shape~4x4.Cage~5~R1C1~R1C2").count("<svg")
    1
    """
    return Picture(ask_text("convert", text_of(puzzle), to="svg", lossy=True))
