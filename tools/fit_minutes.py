#!/usr/bin/env python3
"""Fit the figures of the simulated player (src/logic/minutes) to the times of people, and write fitted.h.

usage: fit_minutes.py PROGRAM [--check] [--predictions FILE]

PROGRAM is build/dev/tests/minutes_moments. --check writes no header. --predictions writes the predictions of ten-fold
cross-validation as CSV for tools/minutes_plot.py. Needs numpy and scipy (Debian: python3-numpy python3-scipy).

The times are those of tests/minutes/human_times.csv. A puzzle in five, chosen by a hash of its clues, was kept apart
while the model was developed. The script reports the model fitted without them on them.
"""

import argparse
import csv
import hashlib
import pathlib
import subprocess

import numpy as np
from scipy.optimize import minimize
from scipy.stats import spearmanr

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIMES = ROOT / "tests/minutes/human_times.csv"
HEADER = ROOT / "src/logic/minutes/fitted.h"

# Where the fit starts, and what it stays near where the data say little. Only the proportions matter.
RATES = np.array([4, 1.5, 1, 0.7, 0.5, 0.7, 0.5, 0.3, 0.2, 1.5, 0.8, 0.3, 0.15, 0.1])
IDEAS = np.array([10, 20, 40, 40, 160])
PLACING = 0.3
START = np.log(np.concatenate([RATES * 30, IDEAS, [PLACING]]))
WAYS = len(RATES)
STIFFNESS = 0.1  # weight of the distance from the start
BEND = 0.4  # beyond this error of the logarithm the loss grows linearly, so that one slow player counts less


class Data:
    def __init__(self, program):
        rows = list(csv.DictReader(TIMES.open()))
        self.program = program
        self.puzzles = [row["puzzle"] for row in rows]
        self.solvers = np.array([int(row["solvers"]) for row in rows])
        self.log_seconds = np.log([float(row["mean_seconds"]) for row in rows])
        # The variance of a mean of n people: what no model explains, and the differences between the people.
        weights = 1 / (0.04 + 0.5 / self.solvers)
        self.weights = weights / weights.mean()
        digest = [hashlib.sha256(puzzle.encode()).hexdigest() for puzzle in self.puzzles]
        self.sealed = np.array([int(text, 16) % 5 == 0 for text in digest])

    def moments(self, rates):
        words = [str(max(1, round(rate))) for rate in rates]
        text = "\n".join(self.puzzles) + "\n"
        done = subprocess.run([self.program, *words], input=text, capture_output=True, text=True, check=True)
        return Moments(np.array([line.split() for line in done.stdout.splitlines()], dtype=float), len(self.puzzles))


class Moments:
    """What the player meets, and the time it takes with given figures."""

    def __init__(self, table, puzzles):
        self.puzzles = puzzles
        which, idea, blanks, placed = table[:, 0].astype(int), table[:, 1].astype(int), table[:, 2], table[:, 3]
        look = idea < 0
        self.which = which[look]
        self.noticed = table[look, 4:]
        self.looked_at = (placed * (2 * blanks - placed + 1) / 2)[look]
        self.ideas = np.stack([np.bincount(which[idea == i], minlength=puzzles) for i in range(len(IDEAS))], 1)
        self.placed = np.bincount(which, placed, puzzles)

    def seconds(self, figures):
        """The times, and their derivatives by the logarithms of the figures."""
        rates, ideas, placing = np.exp(figures[:WAYS]), np.exp(figures[WAYS:-1]), np.exp(figures[-1])
        rate = self.noticed @ rates
        looking = self.looked_at / rate
        total = np.bincount(self.which, looking, self.puzzles) + self.ideas @ ideas + placing * self.placed
        slopes = [-np.bincount(self.which, looking / rate * self.noticed[:, i], self.puzzles) * rates[i]
                  for i in range(WAYS)]
        return total, np.stack([*slopes, *(self.ideas * ideas).T, placing * self.placed], 1)


def fit_once(data, moments, train):
    target, weights = data.log_seconds[train], data.weights[train]

    def loss(unknowns):
        total, slopes = moments.seconds(START + unknowns[1:])
        error = unknowns[0] + np.log(total[train]) - target
        root = np.sqrt(1 + (error / BEND) ** 2)
        pull = weights * error / root
        value = (weights * BEND**2 * (root - 1)).sum() + STIFFNESS / 2 * (unknowns[1:] ** 2).sum()
        slope = pull @ (slopes[train] / total[train, None]) + STIFFNESS * unknowns[1:]
        return value, np.concatenate([[pull.sum()], slope])

    first = np.zeros(len(START) + 1)
    first[0] = np.average(target - np.log(moments.seconds(START)[0][train]), weights=weights)
    found = minimize(loss, first, jac=True, method="L-BFGS-B", options={"maxiter": 200}).x
    figures = START + found[1:]
    figures[:WAYS] -= found[0]
    figures[WAYS:] += found[0]
    # No puzzle of the data goes beyond trials. Four times the time of a trial is a guess.
    figures[WAYS + 4] = figures[WAYS + 3] + np.log(4)
    return figures


def fit(data, train):
    """The order in which openings are placed depends on the rates, so the fit is repeated with the rates it found."""
    moments = data.moments(np.exp(START[:WAYS]) * 100)
    for _ in range(2):
        figures = fit_once(data, moments, train)
        moments = data.moments(np.exp(figures[:WAYS]) * 1_000)
    return figures, np.log(moments.seconds(figures)[0])


def cross_validated(data, indices, seed, folds=10):
    predicted = np.full(len(data.puzzles), np.nan)
    order = np.random.RandomState(seed).permutation(indices)
    for i in range(folds):
        test = order[i::folds]
        predicted[test] = fit(data, np.setdiff1d(indices, test))[1][test]
    return predicted


def describe(name, data, predicted, indices):
    many = indices[data.solvers[indices] >= 20]

    def spearman(which):
        return spearmanr(predicted[which], data.log_seconds[which])[0]

    print(f"{name}: Spearman {spearman(indices):.3f} ({len(indices)} puzzles), "
          f"{spearman(many):.3f} ({len(many)} with 20 or more people), "
          f"Pearson of logarithms {np.corrcoef(predicted[indices], data.log_seconds[indices])[0, 1]:.3f}", flush=True)


def write_header(figures, low, high):
    rates = ", ".join(str(max(1, round(rate))) for rate in np.exp(figures[:WAYS]) * 1000)
    ideas = ", ".join(str(round(time)) for time in np.exp(figures[WAYS:-1]) * 1000)
    HEADER.write_text(f"""\
// The figures of the average player, fitted to the mean times of 10 to 43 people for each of 1,050 puzzles.
// tools/fit_minutes.py writes this file from tests/minutes/human_times.csv; docs/minutes.md describes how.
#pragma once

#include "logic/minutes/habits.h"

namespace shudu::logic::minutes {{

inline constexpr Habits average_player{{
    .rates = {{{rates}}},
    .idea_ms = {{{ideas}}},
    .placing_ms = {round(np.exp(figures[-1]) * 1000)},
    .low_percent = {low},
    .high_percent = {high},
}};

}}  // namespace shudu::logic::minutes
""")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--predictions", type=pathlib.Path)
    options = parser.parse_args()
    data = Data(options.program)
    everything = np.arange(len(data.puzzles))
    open_part, sealed = np.where(~data.sealed)[0], np.where(data.sealed)[0]
    describe("ten-fold, without the sealed part", data, cross_validated(data, open_part, 1), open_part)
    describe("fitted without the sealed part, on it", data, fit(data, open_part)[1], sealed)
    runs = [cross_validated(data, everything, seed) for seed in (1, 2, 3)]
    for seed, run in enumerate(runs, 1):
        describe(f"ten-fold on all, seed {seed}", data, run, everything)
    errors = data.log_seconds - runs[0]
    low, high = (round(100 * np.exp(q)) for q in np.quantile(errors, (0.1, 0.9)))
    print(f"80 % interval: {low} % to {high} %")
    for seed, run in enumerate(runs[1:], 2):
        inside = np.abs(np.searchsorted([np.log(low / 100), np.log(high / 100)], data.log_seconds - run) - 1) == 0
        print(f"measured means inside the interval, seed {seed}: {100 * inside.mean():.1f} %")
    # The errors of means of n people have the variance a + b / n.
    kept = np.abs(errors) < np.quantile(np.abs(errors), 0.99)
    slope, rest = np.polyfit(1 / data.solvers[kept], errors[kept] ** 2, 1)
    print(f"variance of the error of the logarithm: {rest:.3f} + {slope:.2f} / people; of the logarithm itself: "
          f"{data.log_seconds.var():.3f}")
    figures, fitted = fit(data, everything)
    describe("the fit on its own puzzles", data, fitted, everything)
    if options.predictions:
        moments = data.moments(np.exp(figures[:WAYS]) * 1000)
        with options.predictions.open("w") as file:
            file.write("clues,solvers,measured,predicted,hardest_idea\n")
            for i in everything:
                hardest = max([0, *(j + 1 for j in range(len(IDEAS)) if moments.ideas[i, j])])
                clues = sum(digit in "123456789" for digit in data.puzzles[i])
                file.write(f"{clues},{data.solvers[i]},{np.exp(data.log_seconds[i]):.0f},{np.exp(runs[0][i]):.1f},{hardest}\n")
        print("puzzles that need each idea:", *(moments.ideas > 0).sum(0))
    if not options.check:
        write_header(figures, low, high)


if __name__ == "__main__":
    main()
