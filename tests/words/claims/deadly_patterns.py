"""Patterns that rest on uniqueness."""

from board import HOUSE_LIST, cells_in, cells_of, digits_in, houses_in
from claims.claim import claim, in_one, gone, all_gone_see, marked, candidates_of


@claim(r"Look at the rectangle (CELLS) with (DIGITS)")
def rectangle(state, step, match):
    cells = cells_in(match[1])
    kinds = [len({houses_of_kind(c, i) for c in cells}) for i in range(3)]
    have = [state.candidates.get(c, {state.values.get(c)}) & digits_in(match[2]) for c in cells]
    return len(cells) == 4 and kinds == [2, 2, 2] and all(have)


def houses_of_kind(cell, kind):
    from board import houses_of

    return houses_of(cell)[kind]


@claim(r"(CELLS) are filled, but not given")
def filled(state, step, match):
    return all(c in state.values for c in cells_in(match[1]))


@claim(r"(CELLS) have no other candidates, so (CELLS) must hold another digit")
def floor(state, step, match):
    digits = {d for _, d in gone(step)}
    return state.union(cells_in(match[1])) >= digits and all(
        len(state.candidates[c]) == 2 for c in cells_in(match[1])
    ) and {c for c, _ in gone(step)} <= set(cells_in(match[2]))


@claim(r"Only (\d) in (CELLS) prevents this, so one of these cells is \1, and no cell that sees them all is|So one of (CELLS) is (\d), and no cell that sees both is|so one of (CELLS) is (\d)\. A cell that sees all of them is not|If none of (CELLS) were (\d), .* a cell that sees all of them is not")
def one_of_them(state, step, match):
    cells = next(cells_in(match[g]) for g in (2, 3, 5, 7) if match[g])
    digit = next(int(match[g]) for g in (1, 4, 6, 8) if match[g])
    return all(digit in state.candidates[c] for c in cells) and all_gone_see(step, cells, digit)


@claim(r"Look at the loop (CELLS): all of these cells can be (DIGITS)")
def unique_loop(state, step, match):
    cells = cells_in(match[1])
    passes = all(len([c for c in cells if in_one([c], house)]) in (0, 2) for house in HOUSE_LIST)
    return passes and all(digits_in(match[2]) <= state.candidates[c] for c in cells)


@claim(r"Look at (CELLS)(?:: it alone has|, the only cells with) more than two candidates")
def more_than_two(state, step, match):
    return {c for c, digits in state.candidates.items() if len(digits) > 2} == set(cells_in(match[1]))


@claim(r"[Ww]ithout (?:the extra candidates )?((?:, (?:and )?|DIGITS in CELLS)+), every missing digit would have two places|Look at ((?:, (?:and )?|DIGITS in CELLS)+): without (?:it|them) every blank cell would have two candidates")
def grave(state, step, match):
    extra = candidates_of(match[1] or match[2])
    left = {c: digits - {d for at, d in extra if at == c} for c, digits in state.candidates.items()}
    if any(len(digits) != 2 for digits in left.values()):
        return False
    for house in HOUSE_LIST:
        for digit in range(1, 10):
            if len([c for c in cells_of(house) if digit in left.get(c, ())]) not in (0, 2):
                return False
    return bool(extra)


@claim(r"Together with (CELLS) (?:this|it) uses up (DIGITS) in (HOUSES)")
def uses_up(state, step, match):
    (house, *_) = houses_in(match[3])
    cells = cells_in(match[1])
    return in_one(cells, house) and state.union(cells) <= digits_in(match[2])


@claim(r"In (HOUSES) only (?:these two cells|the (?:four )?corners(?: of the rectangle)?) can hold (\d)")
def only_corners(state, step, match):
    cells = {c for role in ("pattern", "extra", "roof", "floor") for c, _ in marked(step, role)}
    return all(state.places(int(match[2]), house) <= cells for house in houses_in(match[1]))


@claim(r"If (?:(?:one of )?(CELLS) (?:too )?(?:were|held)|neither of (CELLS) were|the other(?: one)? (?:were|held)|(?:all four (?:cells|corners)) held only)")
def supposition(state, step, match):
    cells = set(cells_in((match[1] or "") + (match[2] or "")))
    return cells <= {c for role in ("roof", "pattern") for c, _ in marked(step, role)} | {c for c, _ in gone(step)}


@claim(r"One of (CELLS) is (\d) and takes it from one of (CELLS), which then is (\d)|(?:[Ss]o one of) (CELLS) (?:is|holds) one of (DIGITS)")
def one_takes(state, step, match):
    if match[5]:
        return all(state.candidates[c] & digits_in(match[6]) for c in cells_in(match[5]))
    return all(int(match[2]) in state.candidates[c] for c in cells_in(match[1])) and all(
        state.candidates[c] == {int(match[2]), int(match[4])} for c in cells_in(match[3])
    )


@claim(r"and (CELLS) cannot be (\d)\. If the fin is true|its two neighbours would be \d and (r\dc\d) would be (\d):")
def would_follow(state, step, match):
    if match[1]:
        return gone(step) == {(c, int(match[2])) for c in cells_in(match[1])}
    return int(match[4]) in state.candidates[cells_in(match[3])[0]]


@claim(r"with DIGITS, and at (CELLS)\.|and (CELLS) would hold the other digit of (DIGITS)")
def other_cells(state, step, match):
    if match[1]:
        return {c for c, _ in marked(step, "link")} == set(cells_in(match[1]))
    return all(digits_in(match[3]) <= state.candidates[c] for c in cells_in(match[2]))


@claim(r"The middle one of the blank cells is (r\dc\d)")
def middle(state, step, match):
    return sorted(state.candidates)[len(state.candidates) // 2] == cells_in(match[1])[0]
