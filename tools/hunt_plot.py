#!/usr/bin/env python3
"""Draws the best rating of a hunt after each round, as docs/hunt.md shows it.

    tools/hunt_plot.py STORE [--program build/release/shudu] [--picture docs/pictures/hunt.svg]

The horizontal axis is the number of classes rated, which is the same on every machine.
"""
import argparse
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "pictures"))
sys.dont_write_bytecode = True
import chart  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("store")
    parser.add_argument("--program", default="build/release/shudu")
    parser.add_argument("--picture", default="docs/pictures/hunt.svg")
    options = parser.parse_args()
    said = subprocess.run([options.program, "hunt", "status", "--json", options.store], capture_output=True, text=True,
                          check=True).stdout
    hunt = json.loads(said)
    rounds = [(one["rated"], float(one["best"].split("/")[0]), one["round"]) for one in hunt["rounds"]]
    most, lowest = rounds[-1][0], int(min(best for _, best, _ in rounds))
    highest = int(max(best for _, best, _ in rounds)) + 1
    title = f"Best {hunt['for'].upper()} of a hunt"
    text = " ".join(f"Round {number}: {best} after {rated:,} classes." for rated, best, number in rounds)
    picture = chart.Chart(title, text, "classes rated", hunt["for"].upper(), highest, lowest)
    picture.scale([lowest + i / 2 for i in range(2 * (highest - lowest) + 1)], lambda value: f"{value:.1f}")
    step = next(one for one in (500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 10**6) if most / one <= 8)
    for rated in range(0, most + 1, step):
        picture.mark(rated / most, f"{rated:,}")
    picture.steps([(rated / most, best) for rated, best, _ in rounds])
    pathlib.Path(options.picture).write_text(picture.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
