"""Checks what the sentences about a pattern claim: which cells are in a house, which digits they have, who sees whom.

A claim is a pattern of words and a function. The function gets the position, the step and the match, and returns whether
the words are true. Every sentence that names a cell or a house must be matched by a claim.
"""

import re

from board import ALL, CELLS, DIGITS, HOUSE_LIST, HOUSES, cells_in, cells_of, conflict, digits_in, houses_in, sees
from chains import STATEMENT, statement

CLAIMS = []


def claim(pattern):
    expression = re.compile(pattern.replace("CELLS", CELLS).replace("DIGITS", DIGITS).replace("HOUSES", HOUSES))

    def add(function):
        CLAIMS.append((expression, function))
        return function

    return add


def all_see(some, others):
    return all(sees(a, b) for a in some for b in others if a != b)


def in_one(cells, house):
    return set(cells) <= cells_of(house)


def strong(state, a, b, digit):
    return any(state.places(digit, house) == {a, b} for house in HOUSE_LIST)


def gone(step):
    return {(cells_in(one["cell"])[0], one["digit"]) for one in step.get("eliminations", [])}


def placed(step):
    return {(cells_in(one["cell"])[0], one["digit"]) for one in step.get("placements", [])}


def all_gone_see(step, cells, digit=None):
    return all(all_see([cell], cells) for cell, of in gone(step) if digit in (None, of))


def marked(step, role):
    return {(cells_in(one["cell"])[0], one.get("digit")) for one in step.get("marks", []) if one["role"] == role}


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


# --- wings, chains and colours ---


@claim(r"the pivot (r\dc\d) with (DIGITS), and at the pincers (CELLS), which it sees")
def pivot_sees_pincers(state, step, match):
    (pivot,), pincers = cells_in(match[1]), cells_in(match[3])
    digits = state.candidates[pivot]
    return digits == digits_in(match[2]) and all_see([pivot], pincers) and all(
        len(state.candidates[one]) == 2 and state.candidates[one] & digits for one in pincers
    )


@claim(r"Look at (CELLS), both with (DIGITS), and at (HOUSES), where (\d) can only be in (CELLS)\.")
def w_wing(state, step, match):
    (house,) = houses_in(match[3])
    ends, link, digit = cells_in(match[1]), cells_in(match[5]), int(match[4])
    joined = any(sees(link[0], a) and sees(link[1], b) for a, b in (ends, ends[::-1]))
    return (
        all(state.candidates[one] == digits_in(match[2]) for one in ends)
        and state.places(digit, house) == set(link)
        and joined
    )


@claim(r"(?:A cell that sees both (?:of (CELLS)|pincers)|A cell that sees all three) cannot be (\d)")
def sees_wings(state, step, match):
    cells = cells_in(match[1]) if match[1] else [c for c, _ in marked(step, "pincer")]
    if "all three" in match[0]:
        cells += [c for c, _ in marked(step, "pivot")]
    return {d for _, d in gone(step)} == {int(match[2])} and all_gone_see(step, cells)


@claim(r"Look at (CELLS): these cells have the same two candidates, (DIGITS), and each sees the next")
def remote_pair(state, step, match):
    path = cells_in(match[1])
    return all(sees(a, b) for a, b in zip(path, path[1:])) and all(state.candidates[c] == digits_in(match[2]) for c in path)


@claim(r"Look at (?:the chain of cells with two candidates|(\d) along the chain|the chain of (\d+) links) from (CELLS) to (CELLS?)[,.]")
def from_to(state, step, match):
    nodes = step["chains"][0]["nodes"]
    ends = [{c for name in nodes[i]["cells"] for c in cells_in(name)} for i in (0, -1)]
    return [set(cells_in(match[3])), set(cells_in(match[4]))] == ends


@claim(r"Look at (\d) along (CELLS): two houses have only two places for it, and a place in the first house sees one in the second")
def turbot(state, step, match):
    a, b, c, d = cells_in(match[2])
    digit = int(match[1])
    return strong(state, a, b, digit) and sees(b, c) and strong(state, c, d, digit)


@claim(r"So one of (r\dc\d) and (r\dc\d) is (\d), and a cell that sees both cannot be \3")
def one_of_the_ends(state, step, match):
    return {d for _, d in gone(step)} == {int(match[3])} and all_gone_see(step, cells_in(match[1] + match[2]))


@claim(rf"So ((?:{STATEMENT}(?: or {STATEMENT})?))\. A candidate that both exclude is false")
def either_end(state, step, match):
    if one := re.fullmatch(r"one of (r\dc\d) and (r\dc\d) is (\d)", match[1]):
        sides = [{(cells_in(one[i])[0], int(one[3]))} for i in (1, 2)]
    else:
        sides = [{(c, s[1]) for c in s[0]} for s in map(statement, match[1].split(" or "))]
    return len(sides) == 2 and all(
        all(conflict(lost, candidate) for candidate in side) for lost in gone(step) for side in sides
    )


@claim(r"\bloop of \d+ links (?:through (CELLS)|that starts and ends in (r\dc\d))\.")
def loop(state, step, match):
    nodes = step["chains"][0]["nodes"]
    told = [c for node in nodes for name in node["cells"] for c in cells_in(name)]
    if match[2]:
        return told[0] == told[-1] == cells_in(match[2])[0]
    return set(told) == set(cells_in(match[1])) and told[0] == told[-1]


@claim(r"Look at (?:\d in )?(CELLS): (?:the|these cells have two candidates each, and the) links between (?:them|candidates of these cells) form a cycle")
def cycle(state, step, match):
    path = cells_in(match[1])
    if "two candidates each" in match[0] and any(len(state.candidates[c]) != 2 for c in path):
        return False
    return path[0] == path[-1] and all(sees(a, b) for a, b in zip(path, path[1:]))


def candidates_of(text):
    return {(c, int(d)) for d, cells in re.findall(rf"(\d) in ({CELLS})", text) for c in cells_in(cells)}


@claim(rf"either ([^:]+?) are right, or ([^:]+?) are\. A candidate outside the cycle that conflicts with one of each set")
def either_colour(state, step, match):
    sides = [candidates_of(match[1]), candidates_of(match[2])]
    nodes = step["chains"][0]["nodes"]
    told = [{(cells_in(n["cells"][0])[0], n["digit"]) for n in nodes if n["on"] == on} for on in (True, False)]
    return sides == told and all(any(conflict(lost, one) for one in side) for lost in gone(step) for side in sides)


@claim(rf"Assuming (r\dc\d=\d|{STATEMENT}) leads to (.+?)(?:, and (r\dc\d=\d) leads to the same)?, so ")
def assuming(state, step, match):
    """Compares the ends of the chain with the assumption and the result."""
    nodes = step["chains"][0]["nodes"]
    first, last = nodes[0], nodes[-1]
    cell, digit = cells_in(first["cells"][0])[0], first["digit"]
    said_cells, said_on = cells_in(match[1]), "=" in match[1]
    if said_cells != [cell] or int(match[1][-1]) != digit or said_on != first["on"]:
        return False
    reached = re.fullmatch(r"(r\dc\d)=(\d)", match[2])
    if first["on"]:  # the assumption is false
        if not gone(step) <= {(cell, digit)} or not reached:
            return re.fullmatch(rf"\d in one of {CELLS}", match[2]) is not None
        return conflict((cell, digit), (cells_in(reached[1])[0], int(reached[2])))
    if last["on"]:  # the opposite of the assumption follows
        return reached is not None and (cells_in(reached[1])[0], int(reached[2])) == (cell, digit)
    return match[3] == f"r{cell[0]}c{cell[1]}={digit}" and match[2] == f"r{cell[0]}c{cell[1]} not being {last['digit']}"


@claim(r"Then (.+?), which is impossible, so ")
def contradiction(state, step, match):
    return clash(match[1], step["chains"], state)


@claim(r"But then (.+?), so this case is impossible")
def impossible_case(state, step, match):
    return any(clash(match[1], [chain], state) for chain in step["chains"] if "clash" in chain)


def clash(text, chains, state):
    """Whether the statements of the chains cannot all be true, as the text says."""
    ends = [chain["nodes"] for chain in chains]
    said = [(frozenset(c for name in n["cells"] for c in cells_in(name)), n["digit"], n["on"]) for nodes in ends for n in nodes]
    off = {(c, d) for cells, d, on in said if not on for c in cells}
    on = {(c, d) for cells, d, is_on in said if is_on and len(cells) == 1 for c in cells}
    if one := re.fullmatch(r"(r\dc\d) is (\d) and is not \2", text):
        candidate = (cells_in(one[1])[0], int(one[2]))
        return candidate in on and candidate in off
    if one := re.fullmatch(rf"(r\dc\d) is both ({DIGITS})", text):
        return len(digits_in(one[2])) == 2 and all((cells_in(one[1])[0], d) in on for d in digits_in(one[2]))
    if one := re.fullmatch(r"(r\dc\d) has no candidate left", text):
        (cell,) = cells_in(one[1])
        return all((cell, d) in off for d in state.candidates[cell])
    if one := re.fullmatch(rf"({HOUSES}) has (?:two|several) (\d)s, in ({CELLS})", text):
        (house,), cells = houses_in(one[1]), cells_in(one[3])
        return len(cells) > 1 and in_one(cells, house) and all((c, int(one[2])) in on for c in cells)
    if one := re.fullmatch(rf"({HOUSES}) has no place for (\d)", text):
        (house,) = houses_in(one[1])
        return all((c, int(one[2])) in off for c in state.places(int(one[2]), house))
    return False


@claim(r"Look at (DIGITS) in (CELLS)(?:, and (?:suppose the opposite of what is to be shown|follow that digit alone))?\.")
def assumption(state, step, match):
    starts = {(cells_in(c["nodes"][0]["cells"][0])[0], c["nodes"][0]["digit"]) for c in step["chains"]}
    return starts == {(c, d) for c in cells_in(match[2]) for d in digits_in(match[1])}


@claim(r"Whether (r\dc\d) is (\d) or not, the conclusion is the same")
def on_or_off(state, step, match):
    starts = {(c["nodes"][0]["cells"][0], c["nodes"][0]["digit"], c["nodes"][0]["on"]) for c in step["chains"]}
    return starts == {(match[1], int(match[2]), True), (match[1], int(match[2]), False)} and same_end(step)


def same_end(step):
    """Whether all chains that are possible end in the result of the step."""
    result = {(c, d, False) for c, d in gone(step)} | {(c, d, True) for c, d in placed(step)}
    ends = [chain["nodes"][-1] for chain in step["chains"] if "clash" not in chain]
    return all((cells_in(end["cells"][0])[0], end["digit"], end["on"]) in result for end in ends)


@claim(r"Look at (r\dc\d), and try its candidates (DIGITS) in turn")
def all_candidates(state, step, match):
    return state.candidates[cells_in(match[1])[0]] == digits_in(match[2]) and same_end(step)


@claim(r"One of the candidates of (r\dc\d) is right")
def one_candidate(state, step, match):
    starts = {(c["nodes"][0]["cells"][0], c["nodes"][0]["digit"]) for c in step["chains"]}
    return starts == {(match[1], d) for d in state.candidates[cells_in(match[1])[0]]}


@claim(r"Look at the places for (\d) in (HOUSES): (CELLS)\.")
def all_places(state, step, match):
    (house,) = houses_in(match[2])
    return state.places(int(match[1]), house) == set(cells_in(match[3])) and same_end(step)


@claim(r"Look at (CELLS): one of these cases must be true")
def cases(state, step, match):
    starts = [(cells_in(c["nodes"][0]["cells"][0])[0], c["nodes"][0]["digit"], c["nodes"][0]["on"]) for c in step["chains"]]
    if set(cells_in(match[1])) != {cell for cell, _, _ in starts} or not same_end(step):
        return False
    on = {(cell, digit) for cell, digit, is_on in starts if is_on}
    if len(on) < len(starts):
        return len(starts) == 2 and len({s[:2] for s in starts}) == 1  # a candidate, true and false
    by_cell = any({(cell, d) for d in state.candidates[cell]} == on for cell, _ in on)
    return by_cell or any({(c, d) for c in state.places(d, house)} == on for _, d in on for house in HOUSE_LIST)


@claim(r"Every case(?: except (chain [^,]*))? leads to the same conclusion")
def every_case(state, step, match):
    impossible = {i + 1 for i, chain in enumerate(step["chains"]) if "clash" in chain}
    return {int(n) for n in re.findall(r"\d+", match[1] or "")} == impossible and same_end(step)


@claim(r"Colour the places of (\d) that are joined by strong links: (CELLS) in one colour, (CELLS) in the other")
def colours(state, step, match):
    digit, a, b = int(match[1]), cells_in(match[2]), cells_in(match[3])
    linked = all(any(strong(state, x, y, digit) for y in b) for x in a)
    return linked and all(any(strong(state, x, y, digit) for x in a) for y in b)


@claim(r"Colour two groups of places of (\d) that are joined by strong links: (CELLS) against (CELLS), and (CELLS) against (CELLS)")
def two_groups(state, step, match):
    digit = int(match[1])
    return all(
        any(strong(state, x, y, digit) for y in cells_in(match[j]))
        for i, j in ((2, 3), (3, 2), (4, 5), (5, 4))
        for x in cells_in(match[i])
    )


@claim(r"One of (CELLS) and (CELLS) is true as a colour\. The colour of (CELLS) sees both of them")
def colour_sees_both(state, step, match):
    own = cells_in(match[3])
    return all(any(sees(x, y) for x in own for y in cells_in(match[i])) for i in (1, 2))


@claim(r"A cell that sees both colours cannot be (\d)")
def sees_both_colours(state, step, match):
    sides = [{c for c, _ in marked(step, role)} for role in ("color_a", "color_b")]
    return all(any(sees(cell, one) for one in side) for cell, _ in gone(step) for side in sides)


@claim(r"Two cells in the colour of (CELLS) see each other")
def colour_sees_itself(state, step, match):
    cells = cells_in(match[1])
    return any(sees(x, y) for x in cells for y in cells)


@claim(r"joined by strong links, in houses and in cells with two candidates: (.+?) in one colour, (.+?) in the other")
def medusa(state, step, match):
    a, b = candidates_of(match[1]), candidates_of(match[2])

    def joined(one, other):
        in_cell = one[0] == other[0] and state.candidates[one[0]] == {one[1], other[1]}
        return in_cell or (one[1] == other[1] and strong(state, one[0], other[0], one[1]))

    return bool(a and b) and all(any(joined(x, y) for y in b) for x in a) and all(any(joined(x, y) for x in a) for y in b)


# --- patterns of one digit ---


@claim(r"Look at (\d) in (HOUSES): in each it has two places, and (CELLS) lie in (HOUSES)")
def two_places_each(state, step, match):
    digit, link = int(match[1]), set(cells_in(match[3]))
    places = [state.places(digit, house) for house in houses_in(match[2])]
    return all(len(one) == 2 and len(one & link) == 1 for one in places) and in_one(link, houses_in(match[4])[0])


@claim(r"(CELLS) cannot both be (\d), so (?:at least )?one of the other ends (CELLS) is")
def other_ends(state, step, match):
    link, ends = cells_in(match[1]), cells_in(match[3])
    return sees(*link) and all_gone_see(step, ends) and {d for _, d in gone(step)} == {int(match[2])}


@claim(r"Look at (CELLS) in (HOUSES): two kites hang on these two cells")
def two_kites(state, step, match):
    return in_one(cells_in(match[1]), houses_in(match[2])[0])


@claim(r"Look at (\d) in (CELLS): all its places in the box lie in (HOUSES)\. (CELLS) and (CELLS) are the only places of \1 in their line")
def empty_rectangle(state, step, match):
    digit, places = int(match[1]), set(cells_in(match[2]))
    box = [house for house in HOUSE_LIST if house[0] == "box" and in_one(places, house)]
    lines = [house for house in HOUSE_LIST if house[0] != "box"]
    pair = set(cells_in(match[4]) + cells_in(match[5]))
    return (
        len(box) == 1
        and state.places(digit, box[0]) == places
        and all(any(in_one([c], h) for h in houses_in(match[3])) for c in places)
        and any(state.places(digit, line) == pair for line in lines)
    )


@claim(r"If (r\dc\d) were (\d), (r\dc\d) could not be \2, so (r\dc\d) would be\. Between them \1 and \4 would take every place of the box")
def empty_rectangle_result(state, step, match):
    cell, pincer, link = cells_in(match[1] + match[3] + match[4])
    box = {c for c, _ in marked(step, "pattern")}
    return sees(cell, pincer) and all(sees(cell, c) or sees(link, c) for c in box)


@claim(r"Look at the (\d)s in (HOUSES): (CELLS)(?:, and the fin (CELLS))?\.")
def fish(state, step, match):
    digit, base = int(match[1]), houses_in(match[2])
    told = set(cells_in(match[3]) + cells_in(match[4] or ""))
    cannibals = {c for c, _ in marked(step, "endo_fin")} | {c for c, _ in gone(step)}
    if step["technique"].startswith("kraken"):
        base = houses_in(" and ".join(step["base"]))
    return set().union(*(state.places(digit, house) for house in base)) - cannibals <= told


@claim(r"Each of (HOUSES) holds one (\d), (?:in cells of their own, )?and only in (HOUSES)\. So they use up \3:")
def base_in_cover(state, step, match):
    base, cover = houses_in(match[1]), houses_in(match[3])
    covered = set().union(*map(cells_of, cover))
    places = set().union(*(state.places(int(match[2]), house) for house in base))
    return len(base) == len(cover) and places <= covered and all(c in covered for c, _ in gone(step))


@claim(r"no other cell of (HOUSES) that sees the whole fin holds|\d is in no other cell of (HOUSES), and in no cell that lies in two")
def sees_the_fin(state, step, match):
    covered = set().union(*map(cells_of, houses_in(match[1] or match[2])))
    if "second fish" in step["words"]:
        return all(cell in covered for cell, _ in gone(step))
    fin = {c for role in ("fin", "endo_fin") for c, _ in marked(step, role)}
    return all(cell in covered and all_see([cell], fin) for cell, _ in gone(step))


@claim(r"(?:Apart from the fin, (\d) can only stand in (HOUSES) there|If the fin is false, (HOUSES) (?:still )?hold their (\d)s in (HOUSES)|If the fin is false, the (\d)s of (HOUSES) use up (HOUSES)|Either a cell of the fin is (\d), or the \9s of (HOUSES) fill (HOUSES)|If the fin is false, (HOUSES) use up (HOUSES); if (\d) is in the fin)")
def without_the_fin(state, step, match):
    base, cover = (houses_in(" and ".join(step[side])) for side in ("base", "cover"))
    told = [h for group in (2, 3, 5, 7, 8, 10, 11, 12, 13) if match[group] for h in houses_in(match[group])]
    digit = int(match[1] or match[4] or match[6] or match[9] or match[14])
    fin = {c for role in ("fin", "endo_fin") for c, _ in marked(step, role)}
    covered = set().union(*map(cells_of, cover))
    places = set().union(*(state.places(digit, house) for house in base))
    return set(told) <= set(base + cover) and places - fin <= covered


@claim(r"Without the fin, one of (HOUSES) has at most one place left for (\d)")
def sashimi(state, step, match):
    fin = {c for c, _ in marked(step, "fin")}
    return any(len(state.places(int(match[2]), house) - fin) <= 1 for house in houses_in(match[1]))


@claim(r"(CELLS) lies in two of (HOUSES) and counts as fin")
def endo_fin(state, step, match):
    return all(sum(in_one([c], house) for house in houses_in(match[2])) == 2 for c in cells_in(match[1]))


@claim(r"the same follows from every one of its cells|So one of (CELLS) is (\d), and all of them lead to the same")
def kraken(state, step, match):
    starts = {(cells_in(c["nodes"][0]["cells"][0])[0], c["nodes"][0]["digit"]) for c in step["chains"]}
    return starts == marked(step, "pivot") and same_end(step)


# --- deadly patterns ---


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


# --- counting ---


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


def check(text, state, step):
    """(claims checked, list of faults)"""
    count, faults, covered = 0, [], [False] * len(text)
    for expression, function in CLAIMS:
        for match in expression.finditer(text):
            count += 1
            covered[match.start() : match.end()] = [True] * (match.end() - match.start())
            if not function(state, step, match):
                faults.append(f"{function.__name__}: not true: {match[0]}")
    for match in re.finditer(rf"{CELLS}|{HOUSES}", text):
        if not covered[match.start()]:
            around = text[max(0, match.start() - 60) : match.end() + 40]
            faults.append(f"no claim covers: …{around}…")
    return count, faults
