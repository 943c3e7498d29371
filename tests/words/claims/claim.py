"""A claim: a pattern of words, and a function that says whether they are true of a step in a position."""

import re

from board import CELLS, DIGITS, HOUSE_LIST, HOUSES, cells_in, cells_of, sees

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


def candidates_of(text):
    return {(c, int(d)) for d, cells in re.findall(rf"(\d) in ({CELLS})", text) for c in cells_in(cells)}


def same_end(step):
    """Whether all chains that are possible end in the result of the step."""
    result = {(c, d, False) for c, d in gone(step)} | {(c, d, True) for c, d in placed(step)}
    ends = [chain["nodes"][-1] for chain in step["chains"] if "clash" not in chain]
    return all((cells_in(end["cells"][0])[0], end["digit"], end["on"]) in result for end in ends)


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
