"""The rules of Sudoku, written for this test alone: cells, houses, candidates, and their names in English."""

import re

CELLS = r"r[1-9]+c[1-9]+(?:(?:, | and )r[1-9]+c[1-9]+)*"
DIGITS = r"[1-9](?:(?:, | and )[1-9])*(?![\w=])"
_HOUSE = r"(?:(?:row|column|box) [1-9]|(?:rows|columns|boxes) [1-9](?:(?:, | and )[1-9])*)"
HOUSES = rf"{_HOUSE}(?:(?:, | and ){_HOUSE})*"

ALL = [(row, column) for row in range(1, 10) for column in range(1, 10)]


def box_of(cell):
    return (cell[0] - 1) // 3 * 3 + (cell[1] - 1) // 3 + 1


def cells_of(house):
    kind, number = house
    if kind == "row":
        return {cell for cell in ALL if cell[0] == number}
    if kind == "column":
        return {cell for cell in ALL if cell[1] == number}
    return {cell for cell in ALL if box_of(cell) == number}


HOUSE_LIST = [(kind, number) for kind in ("row", "column", "box") for number in range(1, 10)]


def houses_of(cell):
    return [("row", cell[0]), ("column", cell[1]), ("box", box_of(cell))]


def sees(a, b):
    return a != b and any(x == y for x, y in zip(houses_of(a), houses_of(b)))


def conflict(a, b):
    """Whether two candidates (cell, digit) cannot both be true."""
    return a != b and (a[0] == b[0] or (a[1] == b[1] and sees(a[0], b[0])))


def cells_in(text):
    """The cells that a text names, in its order."""
    return [
        (int(row), int(column))
        for rows, columns in re.findall(r"r([1-9]+)c([1-9]+)", text)
        for row in rows
        for column in columns
    ]


def digits_in(text):
    return {int(digit) for digit in re.findall(r"(?<![rc\d])[1-9](?!\d)", text)}


def houses_in(text):
    found = []
    for kind, numbers in re.findall(r"(row|column|box(?:es)?)s? ([1-9](?:(?:, | and )[1-9](?!\w))*)", text):
        found += [(kind.removesuffix("es"), int(number)) for number in re.findall(r"\d", numbers)]
    return found


class State:
    """Digits and candidates of a position."""

    def __init__(self, values, candidates):
        self.values, self.candidates = dict(values), {cell: set(digits) for cell, digits in candidates.items()}

    @classmethod
    def from_fields(cls, fields):
        """From the fields "start" or "candidates" of a JSON record: a filled cell has its digit only."""
        values, candidates = {}, {}
        for cell, digits in zip(ALL, fields["candidates"]):
            if cell in fields["filled"]:
                values[cell] = int(digits)
            else:
                candidates[cell] = {int(digit) for digit in digits}
        return cls(values, candidates)

    @classmethod
    def from_values(cls, values):
        state = cls(values, {cell: set(range(1, 10)) for cell in ALL if cell not in values})
        for cell, digit in values.items():
            state._exclude(cell, digit)
        return state

    def _exclude(self, cell, digit):
        for other in self.candidates:
            if sees(cell, other):
                self.candidates[other].discard(digit)

    def places(self, digit, house):
        return {cell for cell in cells_of(house) if digit in self.candidates.get(cell, ())}

    def union(self, cells):
        return set().union(*(self.candidates.get(cell, {self.values.get(cell)}) for cell in cells))

    def remove(self, cell, digit):
        if cell in self.candidates:
            self.candidates[cell].discard(digit)

    def place(self, cell, digit):
        self.candidates.pop(cell, None)
        self.values[cell] = digit
        self._exclude(cell, digit)
