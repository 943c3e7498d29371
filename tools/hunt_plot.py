#!/usr/bin/env python3
"""Draws the best rating of one or two hunts after each round, as docs/hunt.md shows it.

    tools/hunt_plot.py STORE [STORE] [--program build/release/shudu] [--picture docs/pictures/hunt.svg]

The horizontal axis is the number of classes rated, which is the same on every machine. The hunts have the same goal.
"""
import argparse
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "pictures"))
sys.dont_write_bytecode = True
import chart  # noqa: E402


def read(program, store):
    """The hunt, and for each round the classes rated and the best rating."""
    said = subprocess.run([program, "hunt", "status", "--json", store], capture_output=True, text=True, check=True).stdout
    hunt = json.loads(said)
    return hunt, [(one["rated"], float(one["best"].split("/")[0])) for one in hunt["rounds"]]


def changes(rounds):
    """The rounds in which the best rating changed, and the last one."""
    return [one for i, one in enumerate(rounds) if i in (0, len(rounds) - 1) or one[1] != rounds[i - 1][1]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("stores", nargs="+")
    parser.add_argument("--program", default="build/release/shudu")
    parser.add_argument("--picture", default="docs/pictures/hunt.svg")
    options = parser.parse_args()
    hunts = [read(options.program, store) for store in options.stores]
    every = [point for _, rounds in hunts for point in rounds]
    most, lowest = max(rated for rated, _ in every), int(min(best for _, best in every))
    highest, goal = int(max(best for _, best in every)) + 1, hunts[0][0]["for"].upper()
    text = " ".join(f"Frontier {hunt['frontier']}: " + ", ".join(f"{best} after {rated:,}" for rated, best in changes(rounds)) + "."
                    for hunt, rounds in hunts)
    picture = chart.Chart(f"Best {goal} of a hunt", text, "classes rated", goal, highest, lowest)
    picture.scale([lowest + i / 2 for i in range(2 * (highest - lowest) + 1)], lambda value: f"{value:.1f}")
    step = next(one for one in (500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 10**6) if most / one <= 8)
    for rated in range(0, most + 1, step):
        picture.mark(rated / most, f"{rated:,}")
    for (hunt, rounds), kind in zip(hunts, ("", "second")):
        picture.steps([(rated / most, best) for rated, best in changes(rounds)], f"frontier {hunt['frontier']}", kind)
    pathlib.Path(options.picture).write_text(picture.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
