#!/usr/bin/env python3
"""Makes the tables and pictures of docs/analysis.md and docs/analysis_zh.md.

    tools/analysis.py [--program build/release/shudu] [--puzzles 40] [--run run.json] [--bench bench.json]

Runs `shudu compare`, `shudu viewpoints --sum` and `shudu bench` for every instruction set of this machine, which takes
some minutes. --run and --bench name files that keep the measurements; a file that exists is used instead of measuring
again. The tables replace the text between markers in the pages. The text around them is written by hand: review it when
the figures change.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "docs" / name for name in ("analysis.md", "analysis_zh.md")]
PICTURES = ROOT / "docs" / "analysis"
KEPT = [
    "fastest_algorithm_by_set",
    "times_set_hardest",
    "times_set_adverse",
    "how_time_grows_with_blank_cells",
    "how_time_grows_with_the_rating",
    "how_the_search_tree_grows_with_the_rating",
]
TARGETS = ["avx512", "avx2", "sse4", "ssse3", "scalar"]


def time_text(seconds):
    for size, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")):
        if seconds >= size * 0.9995 or unit == "ns":
            value = seconds / size
            return f"{value:.{2 if value < 9.995 else 1 if value < 99.95 else 0}f} {unit}"


def number(value):
    return f"{value:.2f}" if value < 9.995 else f"{value:.1f}" if value < 99.95 else f"{value:,.0f}"


def table(heads, rows):
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


class Run:
    """The measurements that `shudu compare --save` wrote."""

    def __init__(self, path):
        lines = [json.loads(line) for line in open(path, encoding="utf-8")]
        self.head = lines[0]
        self.puzzles = {line["number"]: line for line in lines if line["type"] == "puzzle"}
        self.outcomes = {}
        for line in lines:
            if line["type"] == "outcome":
                self.outcomes.setdefault(line["algorithm"], {})[line["number"]] = line

    def of(self, algorithm, sets):
        """The finished outcomes for puzzles of these sets, by puzzle."""
        return {
            n: o
            for n, o in self.outcomes.get(algorithm, {}).items()
            if self.puzzles[n]["set"] in sets and o["end"] == "finished"
        }

    def both(self, first, second, sets):
        """Pairs of outcomes, for the puzzles that both algorithms finished."""
        a, b = self.of(first, sets), self.of(second, sets)
        return [(a[n], b[n]) for n in a if n in b]


def mean(values):
    return statistics.fmean(values) if values else 0.0


def copies(run):
    rows = []
    for name in run.head["sets"]:
        pairs = run.both("propagation_by_copy", "propagation_by_undo", [name])
        guesses = sum(u["guesses"] for _, u in pairs)
        if guesses == 0:
            continue
        copy, undo = sum(c["seconds"] for c, _ in pairs), sum(u["seconds"] for _, u in pairs)
        rows.append([name, number(guesses / len(pairs)), number(sum(u["undos"] for _, u in pairs) / guesses),
                     time_text(copy / guesses), time_text(undo / guesses), number(undo / copy)])
    return table(["set", "guesses", "undos/guess", "copy, time/guess", "undo, time/guess", "undo / copy"], rows)


def fewest(run):
    rows = []
    for name in run.head["sets"]:
        wide = run.both("viewpoints", "fewest_first", [name])
        narrow = run.both("propagation_by_copy", "from_cell", [name])
        row = [name]
        for pairs in (wide, narrow):
            nodes = [mean([p[i]["nodes"] for p in pairs]) for i in (0, 1)]
            times = [mean([p[i]["seconds"] for p in pairs]) for i in (0, 1)]
            worst = [max(p[i]["nodes"] for p in pairs) for i in (0, 1)]
            row += [f"{number(nodes[0])} → {number(nodes[1])}", f"{worst[0]:,} → {worst[1]:,}", number(times[0] / times[1])]
        rows.append(row)
    heads = ["set", "nodes", "worst", "speed-up", "nodes (cell only)", "worst (cell only)", "speed-up (cell only)"]
    return table(heads, rows)


def links(run):
    rows = []
    for name in run.head["sets"]:
        pairs = run.both("fewest_first", "dancing_links", [name])
        nodes = [mean([p[i]["nodes"] for p in pairs]) for i in (0, 1)]
        times = [statistics.median([p[i]["seconds"] for p in pairs]) for i in (0, 1)]
        rows.append([name, number(nodes[0]), number(nodes[1]), time_text(times[0]), time_text(times[1]),
                     number(times[1] / times[0])])
    return table(["set", "nodes, fewest first", "nodes, links", "median, fewest first", "median, links", "links / fewest"],
                 rows)


def viewpoint_sets(run):
    sets = [name for name in run.head["sets"] if name != "ladder"]
    rows = []
    for algorithm in run.head["algorithms"]:
        if not algorithm.startswith("from_"):
            continue
        outcomes = run.of(algorithm, sets).values()
        nodes, seconds = mean([o["nodes"] for o in outcomes]), mean([o["seconds"] for o in outcomes])
        rows.append((seconds, [algorithm[5:].replace("_", "+"), number(nodes), time_text(seconds),
                               time_text(statistics.median(o["seconds"] for o in outcomes)), time_text(seconds / nodes)]))
    rows.sort(key=lambda row: row[0])
    return table(["looking from", "nodes", "mean time", "median", "time/node"], [row for _, row in rows])


def medians(run):
    names = run.head["sets"]
    rows = []
    for algorithm in run.head["algorithms"]:
        if algorithm.startswith("from_"):
            continue
        row = [algorithm]
        for name in names:
            mine = [o for n, o in run.outcomes[algorithm].items() if run.puzzles[n]["set"] == name]
            times = sorted((o["end"] == "timed out", o["seconds"]) for o in mine)
            late, seconds = times[len(times) // 2]
            row.append(("> " if late else "") + time_text(seconds))
        rows.append(row)
    return table(["algorithm"] + names, rows)


def viewpoints(sums):
    found = sum(v for k, v in sums["regions"].items() if k != "none")
    blanks = found + sums["left_blank"]
    rows = []
    for one in ("row", "column", "box", "cell"):
        sees = sum(v for k, v in sums["regions"].items() if one in k.split("+"))
        without = "+".join(v for v in ("row", "column", "box", "cell") if v != one)
        rows.append([one, f"{100 * sees / found:.1f} %", f"{100 * sums['regions'][one] / found:.1f} %",
                     f"{100 * sums['cells_with_these_alone'][one] / blanks:.1f} %",
                     f"{100 * sums['puzzles_with_these_alone'][one] / sums['puzzles']:.1f} %",
                     f"{100 * sums['puzzles_with_these_alone'][without] / sums['puzzles']:.1f} %"])
    rows.append(["all four", "100 %", "–", f"{100 * found / blanks:.1f} %", f"{100 * sums['solved'] / sums['puzzles']:.1f} %", "–"])
    heads = ["viewpoint", "sees, of all found", "sees alone", "fills alone, of all blanks", "solves alone", "solved without it"]
    return table(heads, rows)


def measure_engine(program, size):
    """The lines of `shudu bench` for every instruction set of this machine."""
    lines = []
    for target in TARGETS:
        done = subprocess.run([program, "bench", "--json", "--limit", "2", "--puzzles", str(size)],
                              env=dict(os.environ, SHUDU_TARGET=target), capture_output=True, text=True)
        if done.returncode == 2 and "does not support this target" in done.stderr:
            continue
        done.check_returncode()
        lines += done.stdout.splitlines()
    return lines


def engine(lines):
    rows = []
    for row in map(json.loads, lines):
        if row["set"] not in ("easy", "minimal", "hard"):
            continue
        bulk, single = row["bulk"]["best_seconds"] / row["puzzles"], row["single"]["best_seconds"] / row["puzzles"]
        rows.append([row["target"], row["set"], number(row["nodes"]), number(row["sweeps"]), time_text(single),
                     time_text(bulk), number(single / bulk)])
    return table(["target", "set", "nodes", "sweeps in bulk", "one by one", "in bulk", "ratio"], rows)


def where(run, sums):
    head = run.head
    finished = sum(o["end"] == "finished" for a in run.outcomes.values() for o in a.values())
    total = sum(len(a) for a in run.outcomes.values())
    return (f"{head['program']}, target {head['target']}, {head['compiler']}, {head['processor']}; seed {head['seed']}, "
            f"{len(run.puzzles)} puzzles in {len(head['sets'])} sets, {total:,} measurements of which {total - finished:,} were "
            f"not finished within {time_text(head['timeout'])}; viewpoints summed over {sums['puzzles']:,} puzzles.")


def replace(text, name, new):
    pattern = re.compile(rf"(<!-- begin {name} -->\n).*?(<!-- end {name} -->)", re.S)
    if not pattern.search(text):
        sys.exit(f"analysis.py: a document has no place for '{name}'")
    return pattern.sub(lambda match: match[1] + new + "\n" + match[2], text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build/release/shudu"))
    parser.add_argument("--puzzles", type=int, default=40, help="puzzles in each set")
    parser.add_argument("--run", help="file for the measurements of compare, used if it exists")
    parser.add_argument("--bench", help="file for the lines of bench, used if it exists")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        saved = pathlib.Path(args.run or f"{folder}/run.json")
        if not saved.exists():
            subprocess.run([args.program, "compare", "--puzzles", str(args.puzzles), "--save", str(saved)], check=True,
                           stdout=subprocess.DEVNULL)
        run = Run(saved)
        subprocess.run([args.program, "compare", "--load", str(saved), "--pictures", folder], check=True,
                       stdout=subprocess.DEVNULL)
        PICTURES.mkdir(exist_ok=True)
        for name in KEPT:
            (PICTURES / f"{name}.svg").write_text((pathlib.Path(folder) / f"{name}.svg").read_text("utf-8"), "utf-8")
        # The puzzles of the ladder are left out, because they are not realistic.
        corpus = "\n".join(p["puzzle"] for p in run.puzzles.values() if p["set"] != "ladder" and p["solutions"] == 1)
        ask = [args.program, "viewpoints", "--sum"]
        sums = json.loads(subprocess.run(ask + ["--json"], input=corpus, check=True, text=True, stdout=subprocess.PIPE).stdout)
        picture = subprocess.run(ask + ["--svg"], input=corpus, check=True, text=True, stdout=subprocess.PIPE).stdout
        (PICTURES / "viewpoints.svg").write_text(picture, "utf-8")
    saved = pathlib.Path(args.bench) if args.bench else None
    bench = saved.read_text("utf-8").splitlines() if saved and saved.exists() else measure_engine(args.program, 2000)
    if saved:
        saved.write_text("\n".join(bench) + "\n", "utf-8")
    parts = {
        "circumstances": where(run, sums),
        "medians": medians(run),
        "copies": copies(run),
        "viewpoints": viewpoints(sums),
        "viewpoint_sets": viewpoint_sets(run),
        "fewest": fewest(run),
        "links": links(run),
        "engine": engine(bench),
    }
    for document in DOCUMENTS:
        text = document.read_text("utf-8")
        for name, new in parts.items():
            text = replace(text, name, new)
        document.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
