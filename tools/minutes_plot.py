#!/usr/bin/env python3
"""Draws how well the minutes are predicted, as docs/minutes.md shows it.

    tools/fit_minutes.py build/dev/tests/minutes_moments --check --predictions predictions.csv
    tools/minutes_plot.py predictions.csv [--folder docs/minutes]

Every prediction is that of a model fitted without the puzzle (ten-fold cross-validation, seed 1). Three charts, each in
English and Chinese: every puzzle, calibration, and the errors by kind of puzzle and by number of people.
"""
import argparse
import csv
import math
import pathlib
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "pictures"))
sys.dont_write_bytecode = True
import chart  # noqa: E402

LOW, HIGH = 0.76, 1.41  # of the 80 % interval (src/logic/minutes/fitted.h)
GROUPS = 10
TRIALS = 4  # the number of the idea in the predictions
TEXTS = {
    "": {
        "predicted": "predicted minutes", "measured": "measured minutes (mean of 10 to 43 people)", "ratio": "measured / predicted",
        "all": "Predicted and measured minutes", "calibration": "Calibration", "errors": "Errors by kind of puzzle and number of people",
        "all_text": "{n} puzzles. {inside:.0f} % of the measured means are between the dashed lines, the 80 % interval.",
        "calibration_text": "Ten groups by prediction, the geometric mean of each and two standard errors: {list}.",
        "errors_text": "Median of measured / predicted, and from the tenth to the ninetieth percentile: {list}.",
        "groups": ("hardest idea", "clues", "people"), "ideas": ("singles", "others", "trials"),
    },
    "_zh": {
        "predicted": "预测分钟数", "measured": "实测分钟数（10 至 43 人的平均）", "ratio": "实测 / 预测",
        "all": "预测与实测的分钟数", "calibration": "校准", "errors": "按题目种类和人数看误差",
        "all_text": "{n} 道题。实测平均用时有 {inside:.0f} % 落在两条虚线（80 % 区间）之间。",
        "calibration_text": "按预测值分成十组，每组的几何平均和两倍标准误差：{list}。",
        "errors_text": "实测 / 预测的中位数，以及第十到第九十百分位数：{list}。",
        "groups": ("最难的方法", "已知数", "人数"), "ideas": ("出数", "其他", "试填"),
    },
}


def read(path):
    """(logarithm of the measured minutes, of the predicted minutes, hardest idea, clues, people) of each puzzle."""
    return [(math.log(float(row["measured"]) / 60), math.log(float(row["predicted"]) / 60), int(row["hardest_idea"]),
             int(row["clues"]), int(row["solvers"])) for row in csv.DictReader(path.open())]


class Minutes:
    """A chart of measured against predicted minutes, both on logarithmic axes with these ends."""

    def __init__(self, title, text, words, across, up, marks):
        self.left, self.right = map(math.log, across)
        low, high = map(math.log, up)
        self.chart = chart.Chart(title, text, words["predicted"], words["measured"], high, low)
        self.chart.scale([math.log(one) for one in marks if up[0] <= one <= up[1]], lambda value: f"{math.exp(value):.0f}")
        for one in marks:
            if across[0] <= one <= across[1]:
                self.chart.mark(self.part(math.log(one)), str(one))

    def part(self, value):
        return (value - self.left) / (self.right - self.left)

    def diagonal(self, factor=1.0):
        """Where the measured minutes are the predicted ones times the factor."""
        ends = (self.left, self.right)
        self.chart.line([(self.part(end), end + math.log(factor)) for end in ends], "second" if factor == 1 else "second dashed")


def every_puzzle(rows, words):
    inside = sum(math.log(LOW) <= measured - predicted <= math.log(HIGH) for measured, predicted, *_ in rows) / len(rows)
    text = words["all_text"].format(n=f"{len(rows):,}", inside=100 * inside)
    picture = Minutes(words["all"], text, words, (3.5, 30), (2, 110), (2, 3, 4, 6, 8, 12, 20, 30, 50, 80))
    picture.chart.dots([(picture.part(predicted), measured) for measured, predicted, *_ in rows])
    for factor in (1, LOW, HIGH):
        picture.diagonal(factor)
    return picture.chart.text()


def calibration(rows, words):
    ordered = sorted(rows, key=lambda row: row[1])
    groups = [ordered[i * len(rows) // GROUPS:(i + 1) * len(rows) // GROUPS] for i in range(GROUPS)]
    points = []
    for group in groups:
        measured = [row[0] for row in group]
        points.append((statistics.fmean(row[1] for row in group), statistics.fmean(measured),
                       2 * statistics.stdev(measured) / math.sqrt(len(group))))
    told = ", ".join(f"{math.exp(predicted):.1f} → {math.exp(measured):.1f}" for predicted, measured, _ in points)
    text = words["calibration_text"].format(list=told)
    picture = Minutes(words["calibration"], text, words, (4, 14), (4, 14), (4, 5, 6, 7, 8, 10, 12, 14))
    picture.diagonal()
    for predicted, measured, error in points:
        picture.chart.range(picture.part(predicted), measured, (measured - error, measured + error))
    return picture.chart.text()


def kinds_of(words):
    """(column of a row, title of the group, (name, least, most) of each kind)."""
    singles, others, trials = words["ideas"]
    return ((2, words["groups"][0], ((singles, 0, 0), (others, 1, TRIALS - 1), (trials, TRIALS, 9))),
            (3, words["groups"][1], (("≤ 25", 0, 25), ("26–27", 26, 27), ("28", 28, 28), ("≥ 29", 29, 81))),
            (4, words["groups"][2], (("10–11", 10, 11), ("12–14", 12, 14), ("15–19", 15, 19), ("≥ 20", 20, 999))))


def errors(rows, words):
    kinds = [(column, group, *kind) for column, group, members in kinds_of(words) for kind in members]
    found = []
    for column, group, name, least, most in kinds:
        ratios = [row[0] - row[1] for row in rows if least <= row[column] <= most]
        tenths = statistics.quantiles(ratios, n=10)
        found.append((group, name, len(ratios), statistics.median(ratios), tenths[0], tenths[-1]))
    told = ", ".join(f"{group} {name} ({count}) {math.exp(middle):.2f} ({math.exp(low):.2f}–{math.exp(high):.2f})"
                     for group, name, count, middle, low, high in found)
    picture = chart.Chart(words["errors"], words["errors_text"].format(list=told), "", words["ratio"], math.log(2.2), math.log(0.5))
    picture.scale([math.log(one) for one in (0.5, 0.7, 1, 1.4, 2)], lambda value: f"{math.exp(value):.1f}")
    picture.line([(0, 0), (1, 0)], "second")
    places = [(i + 0.5) / len(found) for i in range(len(found))]
    for place, (_, name, _, middle, low, high) in zip(places, found):
        picture.range(place, middle, (low, high))
        picture.mark(place, name)
    for title in words["groups"]:
        own = [place for place, one in zip(places, found) if one[0] == title]
        picture.mark((own[0] + own[-1]) / 2, title, 1)
    return picture.text()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("predictions", type=pathlib.Path)
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("docs/minutes"))
    options = parser.parse_args()
    rows = read(options.predictions)
    options.folder.mkdir(exist_ok=True)
    for language, words in TEXTS.items():
        for draw in (every_puzzle, calibration, errors):
            (options.folder / f"{draw.__name__}{language}.svg").write_text(draw(rows, words), encoding="utf-8")


if __name__ == "__main__":
    main()
