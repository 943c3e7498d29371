"""shudu (数独): a Sudoku engine. It solves, counts, checks, explains, rates, compares and generates.

>>> import shudu
>>> shudu.solve("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..").solution
'483921657967345821251876493548132976729564138136798245372689514814253769695417382'

A puzzle is text in any format that the engine reads, an object of its JSON format, or 81 digits. Texts that cannot be read
raise `BadInput` with line and column. Functions that may take long have a parameter `progress`: a function of the share that is
done (negative if it is unknown) and the number of results. If it returns False, the call raises `Cancelled`. Ctrl-C stops a
call as well. The interpreter lock is released during a call.
"""
from . import _functions
from ._errors import BadInput, BadOption, Cancelled, ShuduError, SourceDiffers
from ._functions import *  # noqa: F403
from ._grid import Grid
from ._library import library as _library
from ._many import has_numpy, solve_many, to_array, to_lines
from ._results import Canonical, Generated, Hint, Path, Picture, Position, Same, Solved, Step
from ._trace import Event, Trace

__version__ = _library.shudu_version().decode()
target = _library.shudu_target().decode()

__all__ = [
    "BadInput", "BadOption", "Cancelled", "Canonical", "Event", "Generated", "Grid", "Hint", "Path", "Picture",
    "Position", "Same", "ShuduError", "Solved", "SourceDiffers", "Step", "Trace", "has_numpy", "solve_many", "target",
    "to_array", "to_lines",
]
__all__ += _functions.__all__
