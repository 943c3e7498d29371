"""The board of a film: where its cells and candidates are, its lines, digits and marks."""

import re

SIZE = 42  # of a cell
LEFT = TOP = 22


def cell_of(name: str) -> int:
    """r4c7 as a number from 0 to 80."""
    row, column = re.fullmatch(r"r(\d)c(\d)", name).groups()
    return 9 * (int(row) - 1) + int(column) - 1


def corner(cell: int) -> tuple[int, int]:
    return LEFT + SIZE * (cell % 9), TOP + SIZE * (cell // 9)


def centre(cell: int, digit: int = 5) -> tuple[float, float]:
    """Of the cell, or of the place of a candidate in it."""
    x, y = corner(cell)
    return x + SIZE / 2 + 13 * ((digit - 1) % 3 - 1), y + SIZE / 2 + 13 * ((digit - 1) // 3 - 1)


def house_box(house: str) -> tuple[int, int, int, int]:
    """x, y, width and height of "row 3", "column 4", "box 5"."""
    kind, number = house.split()
    n = int(number) - 1
    if kind == "row":
        return LEFT, TOP + SIZE * n, 9 * SIZE, SIZE
    if kind == "column":
        return LEFT + SIZE * n, TOP, SIZE, 9 * SIZE
    return LEFT + 3 * SIZE * (n % 3), TOP + 3 * SIZE * (n // 3), 3 * SIZE, 3 * SIZE


def rectangle(x: float, y: float, width: float, height: float, style: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {style}/>'


def background(width: int, height: int) -> str:
    return rectangle(0.5, 0.5, width - 1, height - 1, 'rx="10" fill="var(--paper)" stroke="var(--edge)"')


def lines() -> str:
    """The grid, to be drawn over marks and below digits."""
    end = 9 * SIZE
    thin = "".join(f"M{LEFT + SIZE * i} {TOP}v{end}M{LEFT} {TOP + SIZE * i}h{end}" for i in range(1, 9) if i % 3)
    thick = "".join(f"M{LEFT + SIZE * i} {TOP}v{end}M{LEFT} {TOP + SIZE * i}h{end}" for i in (0, 3, 6, 9))
    return (
        f'<path d="{thin}" stroke="var(--thin)" fill="none"/>'
        f'<path d="{thick}" stroke="var(--thick)" stroke-width="1.8" stroke-linecap="square" fill="none"/>'
    )


def digit(cell: int, value: str, style: str) -> str:
    x, y = centre(cell)
    return f'<text class="d" x="{x:g}" y="{y + 8.5:g}" {style}>{value}</text>'


def candidate(cell: int, value: int, style: str = "") -> str:
    x, y = centre(cell, value)
    return f'<text class="c" x="{x:g}" y="{y + 4.2:g}" {style}>{value}</text>'


def link(grid: list[dict], begin: tuple[float, float], end: tuple[float, float]) -> str:
    """A curve from one candidate to another that passes as few digits and candidates as possible."""
    (x1, y1), (x2, y2) = begin, end
    if abs(x2 - x1) < SIZE and abs(y2 - y1) < SIZE:
        return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"

    def middle(bend: float) -> tuple[float, float]:
        return (x1 + x2) / 2 - bend * (y2 - y1), (y1 + y2) / 2 + bend * (x2 - x1)

    def cost(bend: float) -> float:
        mx, my = middle(bend)
        curve = []
        for i in range(3, 38):
            t = i / 40
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            curve.append((a * x1 + b * mx + c * x2, a * y1 + b * my + c * y2))
        outside = sum(not (LEFT < x < LEFT + 9 * SIZE and TOP < y < TOP + 9 * SIZE) for x, y in curve)
        hits = sum(
            (x - u) ** 2 + (y - v) ** 2 < reach**2
            for x, y in curve
            for u, v, reach in things
            if (u, v) not in (begin, end)
        )
        return 50 * outside + hits + abs(bend)

    things = []
    for cell, content in enumerate(grid):
        if content["digit"]:
            things.append((*centre(cell), 12))
        things += [(*centre(cell, value), 7) for value in content["candidates"]]
    mx, my = middle(min((n / 50 for n in range(-15, 16)), key=cost))
    return f"M{x1:g} {y1:g}Q{mx:.1f} {my:.1f} {x2:g} {y2:g}"


RULES = [
    ".d{font-size:24px;text-anchor:middle}",
    ".c{font-size:11.5px;text-anchor:middle}",
]
