"""Checks chains: every link that the words give must follow from the statements that it names, for the reason given.

    If r1c1 is not 5, then r1c4 is 5 (the last place for 5 in row 1); so r1c4 is not 3 (one digit in a cell).

A chain is a sentence or a list of lines. In a net the lines are numbered, and a reason ends with "from 1 and 2".
"""

import re
from dataclasses import dataclass

from board import CELLS, DIGITS, cells_in, cells_of, digits_in, houses_in, sees

STATEMENT = rf"(?:one of {CELLS} is [1-9]|none of {CELLS} is [1-9]|neither \S+ nor \S+ is [1-9]|r\dc\d is (?:not )?[1-9])"
LINK = re.compile(rf"(?:(?<=\n  )(\d+)\. )?\b(If|Suppose|suppose|then|so|So) ({STATEMENT})(?= \(|,|\.|\n|;)( \()?")


@dataclass
class Node:
    cells: frozenset
    digit: int
    on: bool
    parents: list
    reason: str = ""


def statement(text):
    on = not text.startswith(("none", "neither")) and " is not " not in text
    return frozenset(cells_in(text)), int(text[-1]), on


def closing(text, at):
    """The position after the bracket that closes the one before `at`."""
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def chains_in(text):
    """The chains that a text tells, as lists of nodes, and the spans of their links."""
    chains, spans = [], []
    for match in LINK.finditer(text):
        number, word, said, bracket = match.groups()
        assumed = word in ("If", "Suppose", "suppose")
        if not assumed and not bracket:
            continue  # a result, not a link
        end = closing(text, match.end()) if bracket else match.end()
        reason = text[match.end() : end - 1] if bracket else ""
        spans.append((match.start(), end))
        if assumed:
            chains.append([])
        if not chains:
            raise AssertionError(f"a link without a chain: {match[0]}")
        parents = []
        if numbers := re.search(r"(?:^|; )from ([\d, and]+)$", reason):
            parents = [int(n) - 1 for n in re.findall(r"\d+", numbers[1])]
            reason = reason[: numbers.start()]
        elif not assumed:
            parents = [len(chains[-1]) - 1]
        if number and int(number) != len(chains[-1]) + 1:
            raise AssertionError(f"line {number} is the wrong number")
        chains[-1].append(Node(*statement(said), parents, reason))
    return chains, spans


def check_link(node, parents, state):
    """What is wrong with the link; empty if nothing. Without a state only the geometry is checked."""
    on = [p for p in parents if p.on]
    off = [p for p in parents if not p.on]
    if re.fullmatch("one digit in a cell", node.reason):
        fits = not node.on and any(p.cells == node.cells and p.digit != node.digit for p in on)
        return "" if fits else "no other digit is in the cell"
    if re.fullmatch("its last candidate", node.reason):
        (cell,) = node.cells
        gone = {p.digit for p in off if cell in p.cells}
        if state and state.candidates[cell] - gone != {node.digit}:
            return f"{sorted(state.candidates[cell] - gone)} are left"
        return "" if node.on and gone else "nothing was excluded from the cell"
    if match := re.fullmatch(r"the last places? for (\d) in (.+)", node.reason):
        (house,) = houses_in(match[2])
        gone = set().union(*(p.cells for p in off if p.digit == node.digit))
        if not node.on or int(match[1]) != node.digit or not node.cells <= cells_of(house):
            return "the place is not in the house"
        if state and state.places(node.digit, house) - gone != node.cells:
            return f"the places left are {sorted(state.places(node.digit, house) - gone)}"
        return ""
    if match := re.fullmatch(r"(\d) only once in (.+)", node.reason):
        (house,) = houses_in(match[2])
        fits = [p for p in on if p.digit == node.digit == int(match[1]) and p.cells | node.cells <= cells_of(house)]
        return "" if fits and not node.on else "the digit is not in the house"
    if re.fullmatch("they see each other", node.reason):
        fits = [p for p in on if p.digit == node.digit and all(sees(a, b) for a in p.cells for b in node.cells)]
        return "" if fits and not node.on else "they do not see each other"
    if match := re.fullmatch(rf"({CELLS}) (can lack only one of|must now hold all the others of) ({DIGITS})", node.reason):
        cells, digits = set(cells_in(match[1])), digits_in(match[3])
        if len(digits) != len(cells) + 1 or (state and state.union(cells) != digits):
            return "this is no almost locked set"
        if match[2].startswith("can"):
            return "" if node.on and node.cells <= cells and node.digit in digits else "the digit is not in the set"
        seen = {cell for cell in cells if not state or node.digit in state.candidates[cell]} if node.digit in digits else set()
        fits = not node.on and all(sees(a, b) for a in node.cells for b in seen)
        return "" if fits else "the cell does not see the places in the set"
    if re.match(r"inner step \d+: ", node.reason):
        return ""
    return "the reason is not known"


def check(text, state):
    """(links checked, list of faults, the text without the chains)"""
    count, faults = 0, []
    chains, spans = chains_in(text)
    for start, end in spans:
        text = text[:start] + " " * (end - start) + text[end:]
    for chain in chains:
        for i, node in enumerate(chain):
            if not node.reason:
                if i:
                    faults.append(f"a second assumption: {node}")
                continue
            count += 1
            if not all(0 <= p < i for p in node.parents):
                faults.append(f"line {i + 1} follows from a later line")
                continue
            if fault := check_link(node, [chain[p] for p in node.parents], state):
                faults.append(f"{node}: {fault}")
    return count, faults, text
