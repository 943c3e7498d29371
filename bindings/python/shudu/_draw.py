"""Boards, steps and runs as SVG, for notebooks."""
from __future__ import annotations

from typing import Any, Iterable, List, Mapping, Optional, Sequence, Tuple

SIDE = 36  # of a cell
MARGIN = 4
BOARD = 9 * SIDE + 2 * MARGIN

# Colours that differ in hue and in lightness. The first is for digits that a step places, the second for what it removes.
PLACED, REMOVED = "#b7e1c0", "#f2b8b5"
ROLES = ("#bcd7f5", "#f7dfa0", "#d9c6ee", "#f5c9a6", "#c3e6e2", "#e3e3b5")


def cell_index(name: str) -> int:
    """The number of a cell, 0 to 80: 'r1c1' is 0, 'r9c9' is 80."""
    return (int(name[1]) - 1) * 9 + int(name[3]) - 1


def cell_name(index: int) -> str:
    """The name of the cell with a number: 0 is 'r1c1'."""
    return f"r{index // 9 + 1}c{index % 9 + 1}"


def _place(cell: int) -> Tuple[int, int]:
    return MARGIN + cell % 9 * SIDE, MARGIN + cell // 9 * SIDE


def _note_place(cell: int, digit: int) -> Tuple[float, float]:
    x, y = _place(cell)
    inset, step = 1.5, (SIDE - 3) / 3
    return x + inset + step * ((digit - 1) % 3 + 0.5), y + inset + step * ((digit - 1) // 3 + 0.5)


def _lines() -> Iterable[str]:
    end = MARGIN + 9 * SIDE
    for i in range(10):
        at, width = MARGIN + i * SIDE, 2.5 if i % 3 == 0 else 0.8
        yield f'<path d="M{MARGIN} {at}H{end}M{at} {MARGIN}V{end}" stroke="#222" stroke-width="{width}" stroke-linecap="square"/>'


def _digits(values: str, givens: str) -> Iterable[str]:
    for cell, value in enumerate(values):
        if value in ".0":
            continue
        x, y = _place(cell)
        colour = "#111" if givens[cell] == value else "#1a56b0"
        yield (f'<text x="{x + SIDE / 2}" y="{y + SIDE / 2}" dy=".36em" font-size="22" fill="{colour}">{value}</text>')


def _notes(values: str, candidates: Sequence[str]) -> Iterable[str]:
    for cell, digits in enumerate(candidates):
        if values[cell] not in ".0":
            continue
        for digit in digits:
            x, y = _note_place(cell, int(digit))
            yield f'<text x="{x:.1f}" y="{y:.1f}" dy=".36em" font-size="9.5" fill="#444">{digit}</text>'


def _dot(cell: int, digit: int, colour: str) -> str:
    x, y = _note_place(cell, digit)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.8" fill="{colour}"/>'


def _marks(step: Mapping[str, Any]) -> Iterable[str]:
    roles: List[str] = []
    for mark in step.get("marks", []):
        if mark["role"] not in roles:
            roles.append(mark["role"])
        colour = ROLES[roles.index(mark["role"]) % len(ROLES)]
        cell = cell_index(mark["cell"])
        if mark.get("digit"):
            yield _dot(cell, mark["digit"], colour)
        else:
            x, y = _place(cell)
            yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{colour}" opacity=".6"/>'
    for one in step.get("placements", []):
        yield _dot(cell_index(one["cell"]), one["digit"], PLACED)
    for one in step.get("eliminations", []):
        yield _dot(cell_index(one["cell"]), one["digit"], REMOVED)


def svg(
    values: str,
    givens: Optional[str] = None,
    candidates: Optional[Sequence[str]] = None,
    step: Optional[Mapping[str, Any]] = None,
) -> str:
    """The picture of a board. `candidates` has 81 sets of digits, `step` what to mark."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOARD} {BOARD}" width="{BOARD}" height="{BOARD}" role="img" '
        f'text-anchor="middle" font-family="system-ui, sans-serif"><rect width="{BOARD}" height="{BOARD}" fill="#fff"/>'
    ]
    if step is not None:
        parts += _marks(step)
    parts += _lines()
    parts += _digits(values, givens if givens is not None else values)
    if candidates is not None:
        parts += _notes(values, candidates)
    return "".join(parts) + "</svg>"


def depth_chart(depths: Sequence[int], width: int = 640, height: int = 160) -> str:
    """How many guesses are in effect after each event. A column that several events share shows the most."""
    left, top, right, bottom = 34, 8, width - 8, height - 24
    most, n = max(depths, default=0) or 1, max(1, len(depths))
    columns = min(n, right - left)
    bars = []
    for i in range(columns):
        share = depths[n * i // columns : max(n * (i + 1) // columns, n * i // columns + 1)] or [0]
        x = left + (right - left) * (i + 0.5) / columns
        bars.append(f"M{x:.1f} {bottom}V{bottom - (bottom - top) * max(share) / most:.1f}")
    stroke = max(0.8, (right - left) / columns)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="11" fill="#444"><rect width="{width}" height="{height}" fill="#fff"/>'
        f'<path d="{"".join(bars)}" stroke="#7aa7dc" stroke-width="{stroke:.1f}"/>'
        f'<path d="M{left} {top}V{bottom}H{right}" stroke="#444" fill="none"/>'
        f'<text x="{left - 4}" y="{top + 9}" text-anchor="end">{most}</text><text x="{left - 4}" y="{bottom}" text-anchor="end">0</text>'
        f'<text x="{left}" y="{height - 8}">guesses in effect, event by event</text>'
        f'<text x="{right}" y="{height - 8}" text-anchor="end">{len(depths):,} events</text></svg>'
    )
