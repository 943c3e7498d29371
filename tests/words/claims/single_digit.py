"""Patterns of one digit: skyscrapers, kites, rectangles, fish."""

from board import HOUSE_LIST, cells_in, cells_of, houses_in, sees
from claims.claim import claim, all_see, in_one, gone, all_gone_see, marked, same_end


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
