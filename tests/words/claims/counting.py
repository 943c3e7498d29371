"""Patterns that count: exclusion, death blossom, chains of sets, exocets and loops."""

import re

from board import CELLS, DIGITS, cells_in, cells_of, digits_in, houses_in, sees
from claims.claim import claim, in_one, gone, placed, marked


@claim(r"Look at (CELLS) together, and at (CELLS), which they all see")
def aligned(state, step, match):
    base, others = cells_in(match[1]), cells_in(match[2])
    return all(sees(a, b) for a in base for b in others)


@claim(r"none of (CELLS) may be left without a candidate|is removed from (CELLS) does not occur")
def aligned_result(state, step, match):
    if match[1]:
        return set(cells_in(match[1])) == {c for c, _ in marked(step, "pincer")}
    return set(cells_in(match[2])) == {c for c, _ in gone(step)}


@claim(r"Look at the stem (r\dc\d) with (DIGITS), and at its petals, the almost locked sets (.+)\.")
def petals(state, step, match):
    (stem,), digits = cells_in(match[1]), digits_in(match[2])
    if state.candidates[stem] != digits:
        return False
    for cells, of in re.findall(rf"({CELLS}) \(({DIGITS})\)", match[3]):
        if state.union(cells_in(cells)) != digits_in(of):
            return False
    return True


@claim(r"Whichever of (DIGITS) is in (r\dc\d), a petal that it sees|Whichever of (DIGITS) the pivot is")
def whichever(state, step, match):
    if not match[2]:
        return True
    return state.candidates[cells_in(match[2])[0]] == digits_in(match[1])


@claim(r"Look at the almost locked sets (.+), each linked to the next")
def linked_sets(state, step, match):
    sets = re.findall(rf"({CELLS}) \(({DIGITS})\)", match[1])
    if len(sets) != len(step["sets"]) or any(state.union(cells_in(c)) != digits_in(d) for c, d in sets):
        return False
    for (a, da), (b, db) in zip(sets, sets[1:]):
        shared = digits_in(da) & digits_in(db)
        common = [
            d
            for d in shared
            if all(
                sees(x, y)
                for x in cells_in(a)
                if d in state.candidates[x]
                for y in cells_in(b)
                if d in state.candidates[y]
            )
        ]
        if not common:
            return False
    return True


@claim(r"Look at A, (CELLS) with DIGITS, where (HOUSES) and (HOUSES) cross; at B, (CELLS) with DIGITS, in (HOUSES); and at C, (CELLS) with DIGITS, in (HOUSES)\.")
def sue_de_coq(state, step, match):
    line, box = houses_in(match[2])[0], houses_in(match[3])[0]
    crossing = in_one(cells_in(match[1]), line) and in_one(cells_in(match[1]), box)
    return crossing and in_one(cells_in(match[4]), houses_in(match[5])[0]) and in_one(
        cells_in(match[6]), houses_in(match[7])[0]
    )


@claim(r"In (HOUSES) this settles the digits of A and B that cannot go to C, in (HOUSES) those of A and C")
def settles(state, step, match):
    houses = houses_in(match[1]) + houses_in(match[2])
    return all(any(in_one([c], house) for house in houses) for c, _ in gone(step))


@claim(r"These (\d) cells have the \1 candidates (DIGITS)")
def bent_set(state, step, match):
    cells = {c for c, _ in marked(step, "pattern")}
    return len(cells) == int(match[1]) == len(digits_in(match[2])) and state.union(cells) == digits_in(match[2])


@claim(r"The base cells (CELLS) hold two of (DIGITS); the targets are (CELLS)\. In (HOUSES), outside")
def exocet(state, step, match):
    base, targets = cells_in(match[1]), cells_in(match[3])
    lines = set().union(*map(cells_of, houses_in(match[4])))
    return sees(*base) and state.union(base) == digits_in(match[2]) and lines.issuperset(targets)


@claim(r"Look at the cells (CELLS), where (HOUSES) meet (HOUSES)")
def meet(state, step, match):
    rows, columns = houses_in(match[2]), houses_in(match[3])
    return all(
        any(in_one([c], h) for h in rows) and any(in_one([c], h) for h in columns) for c in cells_in(match[1])
    )


@claim(r"The cells (CELLS) lie in pairs round a loop: (HOUSES) join each pair to the next")
def sk_loop(state, step, match):
    houses = houses_in(match[2])
    return all(sum(in_one([c], house) for house in houses) == 2 for c in cells_in(match[1]))


@claim(r"(?:Every one|None) of them uses (CELLS)")
def uses(state, step, match):
    return set(cells_in(match[1])) == {c for c, _ in gone(step) | placed(step)}


@claim(r"(?:The same houses make a second fish with the fin|With other cover houses, the same follows for) (CELLS)")
def second_fish(state, step, match):
    return set(cells_in(match[1])) <= {c for c, _ in marked(step, "extra")}
