"""Results, singles, locked candidates, subsets and almost locked sets."""

import re

from board import ALL, CELLS, DIGITS, HOUSE_LIST, HOUSES, cells_in, cells_of, digits_in, houses_in, sees
from claims.claim import claim, all_see, in_one, gone, placed, marked


# --- results ---


@claim(r"\b[Ss]o ((?:DIGITS can be removed )from CELLS(?:(?:,| and) DIGITS from CELLS)*)")
def removed(state, step, match):
    said = {
        (cell, digit)
        for digits, cells in re.findall(rf"({DIGITS}) (?:can be removed )?from ({CELLS})", match[1])
        for digit in digits_in(digits)
        for cell in cells_in(cells)
    }
    return said == gone(step) and all(digit in state.candidates[cell] for cell, digit in said)


@claim(r"\b[Ss]o (r\dc\d is \d(?:(?:, | and )r\dc\d is \d)*)(?=[.,])")
def is_placed(state, step, match):
    said = {(cells_in(one)[0], int(one[-1])) for one in re.findall(r"r\dc\d is \d", match[1])}
    return said == placed(step) and all(digit in state.candidates[cell] for cell, digit in said)


# --- what stands where ---


@claim(r"(?<!only )(CELLS)(?: all)?(?: lie)? in (HOUSES)")
def cells_lie_in_houses(state, step, match):
    houses = houses_in(match[2])
    return all(any(in_one([cell], house) for house in houses) for cell in cells_in(match[1]))


@claim(r"\b[Ii]n (HOUSES) only (CELLS) can hold (DIGITS)")
def only_cells_can_hold(state, step, match):
    cells = set(cells_in(match[2]))
    return all(state.places(d, house) <= cells for house in houses_in(match[1]) for d in digits_in(match[3]))


@claim(r"only (CELLS) can hold DIGITS, and these cells all lie in (HOUSES)")
def these_cells_lie_in(state, step, match):
    return all(in_one(cells_in(match[1]), house) for house in houses_in(match[2]))


@claim(r"Look at (\d) in (HOUSES)\. In \2 only")
def where_to_look(state, step, match):
    return bool(state.places(int(match[1]), houses_in(match[2])[0]))


@claim(r"no other cell of (HOUSES) is(?: (DIGITS))?")
def no_other_cell_of(state, step, match):
    (house,) = houses_in(match[1])
    places = {cell for cell, _ in gone(step)} if gone(step) else set()
    return in_one(places, house)


@claim(r"(r\dc\d) is the only place left for it in its (box|line parallel to (HOUSES))")
def only_place_left(state, step, match):
    (cell,) = cells_in(match[1])
    ((_, digit),) = placed(step)
    locked = {c for c, _ in marked(step, "pattern")}
    kinds = ["box"] if match[2] == "box" else [houses_in(match[3])[0][0]]
    base, cover = houses_in(" and ".join(step["base"])), houses_in(" and ".join(step["cover"]))
    for house in HOUSE_LIST:
        if house[0] in kinds and in_one([cell], house):
            return state.places(digit, house) - (cells_of(cover[0]) - locked) == {cell} and house not in base
    return False


@claim(r"places of (DIGITS) in (HOUSES)\. In \2 these (\d) digits can only be in (CELLS), \3 cells in all")
def digits_only_in(state, step, match):
    digits, cells = digits_in(match[1]), set(cells_in(match[4]))
    (house,) = houses_in(match[2])
    return len(digits) == len(cells) == int(match[3]) and all(state.places(d, house) <= cells for d in digits)


@claim(r"so (\d) has only (r\dc\d) left in (HOUSES)")
def has_only_left(state, step, match):
    (house,) = houses_in(match[3])
    locked = {cell for cell, _ in marked(step, "pattern")}
    return state.places(int(match[1]), house) - locked == set(cells_in(match[2]))


@claim(r"Look at (CELLS) in (HOUSES)\. These (\d) cells have only (DIGITS) as candidates, \3 digits in all")
def cells_have_only(state, step, match):
    cells, digits = set(cells_in(match[1])), digits_in(match[4])
    (house, *_) = houses_in(match[2])
    return len(cells) == len(digits) == int(match[3]) and in_one(cells, house) and state.union(cells) <= digits


@claim(r"no other cell of (HOUSES) can hold one of them")
def subset_removes(state, step, match):
    return all(any(in_one([cell], house) for house in houses_in(match[1])) for cell, _ in gone(step))


@claim(r"Look at (HOUSES): only (r\dc\d) is still blank")
def last_blank(state, step, match):
    (house,) = houses_in(match[1])
    return cells_of(house) & set(state.candidates) == set(cells_in(match[2]))


@claim(r"Look for the places of (\d) in (HOUSES)\. (?:Every other cell of \2 is filled|.+ leaves? one place for \1 in \2)\. So (r\dc\d) is \1")
def hidden_single(state, step, match):
    digit, (house,), (cell,) = int(match[1]), houses_in(match[2]), cells_in(match[3])
    others = cells_of(house) & set(state.candidates) - {cell}
    text, seen, lost = match[0], [], set()
    if sources := re.search(rf"\bThe (\d)(s?) in ({CELLS})", text):
        seen = cells_in(sources[3])
        if int(sources[1]) != digit or (sources[2] == "s") != (len(seen) > 1):
            return False
        if any(state.values.get(one) != digit for one in seen):
            return False
        # None of them may be left out.
        covered = [{c for c in others if sees(one, c)} for one in seen]
        if any(not covered[i] - set().union(*covered[:i], *covered[i + 1 :]) for i in range(len(seen))):
            return False
    if removal := re.search(rf"\b[Tt]he removal of (\d) from ({CELLS})", text):
        lost = set(cells_in(removal[2]))
        if any(digit in state.candidates[one] for one in lost) or int(removal[1]) != digit:
            return False
    return {c for c in others if any(sees(one, c) for one in seen)} | lost == others


@claim(r"Look at (r\dc\d)\. ((?:[^.]*; )?(?:[Rr]ow|[Cc]olumn|[Bb]ox|\d)[^.]*)\. So \1 is (\d)\.")
def naked_single(state, step, match):
    (cell,), said, lost = cells_in(match[1]), set(), set()
    for part in match[2].lower().split("; "):
        if has := re.fullmatch(rf"({HOUSES}) has ({DIGITS})", part):
            (house,), digits = houses_in(has[1]), digits_in(has[2])
            if not in_one([cell], house) or not digits <= {state.values.get(c) for c in cells_of(house)}:
                return False
            said |= digits
        elif was := re.fullmatch(rf"({DIGITS}) (was|were) removed before", part):
            lost = digits_in(was[1])
            if (was[2] == "were") != (len(lost) > 1) or lost & {state.values.get(c) for c in ALL if sees(c, cell)}:
                return False
        else:
            return False
    return said | lost == set(range(1, 10)) - {int(match[3])} and not said & lost


# --- sets ---


@claim(r"(CELLS)(?:,? both)? (?:with|\() ?(DIGITS)")
def cells_with_digits(state, step, match):
    if "rectangle " + match[1] in step["words"]:
        return True  # see rectangle()
    return state.union(cells_in(match[1])) == digits_in(match[2])


@claim(r"(?:A is|at A,|B is|at B,|C is|at C,) (CELLS) with (DIGITS)")
def almost_locked_set(state, step, match):
    return state.union(cells_in(match[1])) == digits_in(match[2])


@claim(r"(?:[Aa]ll (?:places in question|its places in the set|places of DIGITS in the set)) are seen from (CELLS)")
def seen_from(state, step, match):
    for cell in cells_in(match[1]):
        for digit in {d for c, d in gone(step) if c == cell}:
            for one in step.get("sets", []):
                members = {c for name in one["cells"] for c in cells_in(name)}
                if step["technique"] == "als_xy_wing" and one is step["sets"][2]:
                    continue  # the set in the middle need not have the digit
                if step["technique"] == "als_chain" and one not in (step["sets"][0], step["sets"][-1]):
                    continue
                places = {c for c in members if digit in state.candidates[c]}
                if not all_see([cell], places):
                    return False
    return {cell for cell, _ in gone(step)} == set(cells_in(match[1]))
