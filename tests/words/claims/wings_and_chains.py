"""Wings, chains, loops, forcing chains and colours."""

import re

from board import CELLS, DIGITS, HOUSE_LIST, HOUSES, cells_in, conflict, digits_in, houses_in, sees
from chains import STATEMENT, statement
from claims.claim import claim, all_see, in_one, strong, gone, all_gone_see, marked, candidates_of, same_end


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
