#!/usr/bin/env python3
"""Checks that the sentences of steps are true.

usage: run.py PROGRAM [--every N]

Each English sentence of `shudu explain` is read again: the cells, houses and digits it names, who sees whom, and every
link of every chain with its reason. What it claims is compared with the rules (board.py) and with the position. Nothing
of the step but its result, the roles of its cells and the ends of its chains is used. The steps are those of

- every position in tests/techniques (the first four), and
- the paths of every Nth puzzle (default: 25) of tests/rated on the three scales.

Every technique must occur, every cell and house in a sentence must belong to a claim that was checked, and no sentence
may repeat the one before.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
import chains  # noqa: E402
import claims  # noqa: E402
from board import ALL, CELLS, DIGITS, HOUSES, State, cells_in  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A puzzle of tests/rated whose path uses the nets that no test position has.
NEEDS_NETS = "1....24........6.9..5....7.5..6..92..28.4.....3......781.3.9.......24.....316.5.."

# `explain` does not look for two patterns in one step.
DUALS = {"dual_two_string_kite", "dual_empty_rectangle"}


def output(program, arguments, text=""):
    done = subprocess.run([program, *arguments], input=text, stdout=subprocess.PIPE, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def state_of_case(line):
    """The position of a line of a library: ":code:digits:board:deleted:…"."""
    _, _, _, board, deleted, *_ = line.split(":")
    board = board.replace("+", "")
    state = State.from_values({cell: int(c) for cell, c in zip(ALL, board) if c in "123456789"})
    for word in deleted.split():
        state.remove((int(word[1]), int(word[2])), int(word[0]))
    return state


def without_inner_steps(text):
    """(the text about the step itself, the text about the steps inside its chains)"""
    at = text.find("\nInner step ")
    if at < 0:
        return text, ""
    last = text.rfind("\n")
    return text[:at] + text[last:], text[at:last]


def repetitions(text):
    """Sentences that repeat six words or more of the sentence before. A list of cells, houses or digits is one word."""
    runs = [set(), set()]
    faults = []
    for sentence in re.split(r"\.\s", re.sub(rf"{CELLS}|{HOUSES}|{DIGITS}", "#", text)):
        words = re.findall(r"[\w=]+|#", sentence)
        runs = [runs[1], {tuple(words[i : i + 6]) for i in range(len(words) - 5)}]
        if runs[0] & runs[1]:
            faults.append("repeats: " + " ".join(sorted(runs[0] & runs[1])[0]))
    return faults


class Checker:
    def __init__(self):
        self.passed, self.faults = 0, []
        self.claims = collections.Counter()  # by technique

    def step(self, state, step, where):
        text, inner = without_inner_steps(step["words"])
        try:
            links, faults, rest = chains.check(text, state)
            inner_links, inner_faults, _ = chains.check(inner, None)
            said, wrong = claims.check(rest.partition(": ")[2], state, step)
            wrong += repetitions(rest)
        except Exception as error:  # a sentence that cannot be read is a fault like others
            links, faults, inner_links, inner_faults, said, wrong = 0, [f"{type(error).__name__}: {error}"], 0, [], 0, []
        self.claims[step["technique"]] += links + inner_links + said - 1  # the result alone is not enough
        faults = faults + inner_faults + wrong
        self.passed += not faults
        if faults:
            self.faults.append(f"{where}: {step['technique']}\n  {step['words']}\n" + "".join(f"  - {f}\n" for f in faults))

    def path(self, record, where):
        puzzle = record["puzzle"]
        filled = {cell for cell, c in zip(ALL, puzzle) if c in "123456789"}
        state = State.from_fields({"candidates": record["start"], "filled": filled})
        for number, step in enumerate(record["steps"], 1):
            self.step(state, step, f"{where}, step {number}")
            for one in step.get("eliminations", []):
                state.remove(cells_in(one["cell"])[0], one["digit"])
            for one in step.get("placements", []):
                state.place(cells_in(one["cell"])[0], one["digit"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--every", type=int, default=25)
    parser.add_argument("--only", help="only the techniques whose id contains this")
    options = parser.parse_args()
    checker = Checker()
    techniques = output(options.program, ["techniques", "--json"])
    by_code = collections.defaultdict(list)
    for path in sorted((ROOT / "tests/techniques").glob("*.txt")):
        for line in path.read_text().splitlines():
            if line.startswith(":") and not line.split(":")[1].endswith("-x"):
                by_code[line.split(":")[1][:4]].append((path.name, line))
    for code, lines in by_code.items():
        ids = [one["id"] for one in techniques if one.get("code") == code]
        if options.only and not any(options.only in one for one in ids):
            continue
        arguments = ["explain", "--lang", "en", "--json", "--all-steps", "--techniques", ",".join(ids)]
        records = output(options.program, arguments, "\n".join(line for _, line in lines) + "\n")
        for (name, line), record in zip(lines, records, strict=True):
            for step in record["steps"][:4]:
                checker.step(state_of_case(line), step, f"{name}: {line}")
    puzzles = [line.split(",")[0] for line in (ROOT / "tests/rated/puzzles.csv").read_text().splitlines()[1:]]
    chosen = puzzles[:: options.every] + [NEEDS_NETS]
    for scale in ("own", "explainer", "hodoku"):
        if options.only:
            break
        arguments = ["explain", "--lang", "en", "--json", "--scale", scale]
        for record in output(options.program, arguments, "\n".join(chosen) + "\n"):
            checker.path(record, f"{record['puzzle']} ({scale})")
    untold = [one["id"] for one in techniques if checker.claims[one["id"]] < 1 and one["id"] not in DUALS]
    if untold and not options.only:
        checker.faults.append("no claims of these techniques were checked: " + ", ".join(untold) + "\n")
    print("".join(checker.faults), end="")
    print(f"{checker.passed} passed, {len(checker.faults)} failed")
    return 1 if checker.faults else 0


if __name__ == "__main__":
    sys.exit(main())
