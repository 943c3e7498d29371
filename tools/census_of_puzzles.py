#!/usr/bin/env python3
"""Makes the tables and pictures of docs/census_of_puzzles.md and docs/census_of_puzzles_zh.md.

    tools/census_of_puzzles.py [--program build/release/shudu] [--folder build/census] [--grids 1000] [--digs 2000]
                               [--puzzles 10000] [--seventeen FILE [--near N]]

- A uniform random sample of grids, and for each the fewest clues among so many dug puzzles.
- The ratings of puzzles that are dug from uniform random grids, one from each.
- The neighbours {-1+1} of all puzzles of FILE up to symmetry, by sorting; and by `generate near`, as a check.

Seeds are fixed, so the figures are the same on every machine. The folder keeps what was computed, and a later run
continues from it. The tables replace the text between markers in the pages.
"""
import argparse
import collections
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "pictures"))
sys.dont_write_bytecode = True
import chart  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGES = [ROOT / "docs" / name for name in ("census_of_puzzles.md", "census_of_puzzles_zh.md")]
PICTURES = ROOT / "docs" / "census"
SAMPLES = (10, 100, 1000)
BANDS = ((1.0, 1.2), (1.5, 2.5), (2.6, 3.4), (3.6, 4.5), (4.6, 6.2), (6.5, 7.2), (7.3, 8.0), (8.1, 9.0), (9.1, 12.0))


# The words of the tables in the Chinese page.
CHINESE = {
    "clues": "已知数", "mean": "平均", "share": "比例", "level": "等级", "easy": "简单", "medium": "中等", "hard": "困难",
    "unfair": "苛刻", "extreme": "极难", "quantity": "项目", "count": "数目", "puzzles, up to symmetry": "题目（本质不同）",
    "pairs of neighbours": "互为邻居的题目对", "puzzles with a neighbour": "有邻居的题目",
    "puzzles without one": "没有邻居的题目", "most neighbours of one puzzle": "一道题最多的邻居数",
    "connected groups of two or more": "两道以上的连通组", "puzzles in the largest group": "最大一组的题目数",
    "puzzles tried with `generate near`": "用 `generate near` 试过的题目",
    "neighbours found, one by one": "逐个找到的邻居", "pairs of a puzzle and a different class": "题目与另一类的对",
    "of these, classes that the file does not have": "其中不在文件里的类", "pairs by common rests": "由公共部分得到的对",
    "pairs in which the two ways differ": "两种方法不一致的对",
}


def interval(part, whole):
    """The share and its 95 % interval (Wilson)."""
    z, share = 1.96, part / whole
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    reach = z / (1 + z * z / whole) * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return share, (max(0.0, middle - reach), min(1.0, middle + reach))


def invariants(puzzle):
    """For each clue, a value of the rest, the puzzle without it. Rests that are equal up to symmetry have the same value."""
    clues = [(i // 9, i % 9, i // 27 * 3 + i % 9 // 3, digit) for i, digit in enumerate(puzzle) if digit != "."]
    return [invariant(clues[:i] + clues[i + 1:]) for i in range(len(clues))]


def invariant(rest):
    # The same value with rows and columns exchanged.
    counts = [collections.Counter(clue[part] for clue in rest) for part in range(4)]
    bands = [collections.Counter(clue[part] // 3 for clue in rest) for part in range(2)]

    def seen(row, column):
        first = [hash((counts[row][c[row]], counts[column][c[column]], bands[row][c[row] // 3],
                       bands[column][c[column] // 3], counts[2][c[2]], counts[3][c[3]])) for c in rest]
        sums = [collections.Counter() for _ in range(4)]
        for clue, value in zip(rest, first):
            for place, part in enumerate((row, column, 2, 3)):
                sums[place][clue[part]] += value * value * (place + 3)
        return hash(tuple(sorted(hash((value, *(sums[place][clue[part]] for place, part in enumerate((row, column, 2, 3)))))
                                 for clue, value in zip(rest, first))))

    return tuple(sorted((seen(0, 1), seen(1, 0))))


class Census:
    def __init__(self, options):
        self.options = options
        self.folder = pathlib.Path(options.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.program = str(pathlib.Path(options.program).resolve())

    def shudu(self, arguments, text=None):
        return subprocess.run([self.program, *map(str, arguments)], input=text, capture_output=True, text=True,
                              check=True).stdout

    def kept(self, name, make):
        """The text of a file, made once."""
        path = self.folder / name
        if not path.exists():
            text = make()
            draft = path.with_suffix(".new")
            draft.write_text(text)
            draft.rename(path)
        return path.read_text()

    # --- the fewest clues ---

    def fewest(self):
        """For each grid: automorphisms, and the numbers of clues of its dug puzzles in order."""
        count, digs = self.options.grids, self.options.digs
        grids = self.kept(f"grids-{count}", lambda: self.shudu(["generate", "grids", count, "--seed", 1])).split()
        shown = self.kept(f"shown-{count}", lambda: self.shudu(["canon", "--show"], "\n".join(grids) + "\n"))
        automorphisms = [int(line.split()[1]) for line in shown.splitlines()]
        path = self.folder / f"dug-{digs}"  # the number of the grid, and its numbers of clues
        done = dict(json.loads(line) for line in path.read_text().splitlines()) if path.exists() else {}

        def dig(i):
            lines = self.shudu(["generate", "puzzles", digs, "--grid", grids[i], "--seed", 1, "--threads", 1]).split()
            return i, [81 - line.count(".") for line in lines]

        with path.open("a") as out, concurrent.futures.ThreadPoolExecutor(self.options.threads) as pool:
            for i, clues in pool.map(dig, [i for i in range(count) if i not in done]):
                out.write(json.dumps([i, clues]) + "\n")
                out.flush()
                done[i] = clues
        return [(automorphisms[i], done[i]) for i in range(count)]

    def fewest_tables(self):
        sample = self.fewest()
        numbers = [n for n in SAMPLES if n < self.options.digs] + [self.options.digs]
        found = {n: collections.Counter(min(clues[:n]) for _, clues in sample) for n in numbers}
        whole = len(sample)
        rows = sorted(set().union(*found.values()))
        heads = ["clues", *(f"{n:,}" for n in numbers)]
        table = [[str(row), *(self.share_text(found[n][row], whole) for n in numbers)] for row in rows]
        means = []
        for n in numbers:
            values = [min(clues[:n]) for _, clues in sample]
            mean = sum(values) / whole
            deviation = math.sqrt(sum((v - mean) ** 2 for v in values) / (whole - 1))
            means.append(f"{mean:.3f} ± {1.96 * deviation / math.sqrt(whole):.3f}")
        table.append(["mean", *means])
        last = found[numbers[-1]]
        picture = [(str(row), *interval(last[row], whole)) for row in rows if last[row]]
        title = f"Fewest clues of {self.options.digs:,} dug puzzles, {whole:,} grids"
        self.draw("fewest_clues.svg", chart.bars(title, self.words(picture), "fewest clues", picture))
        symmetric = collections.Counter(k for k, _ in sample if k > 1)
        return {"fewest": self.table(heads, table), "symmetric": f"{sum(symmetric.values())} / {whole:,}"}

    # --- ratings ---

    def rating_tables(self):
        count = self.options.puzzles
        puzzles = self.kept(f"puzzles-{count}", lambda: self.shudu(["generate", "puzzles", count, "--seed", 1]))
        rated = self.kept(f"rated-{count}", lambda: self.shudu(["rate", "--format", "{er} {level} {clues}", "--threads",
                                                               self.options.threads], puzzles)).splitlines()
        ratings = [float(line.split()[0]) for line in rated]
        rows = []
        for low, high in BANDS:
            rows.append((f"{low}–{high}", *interval(sum(low <= one <= high for one in ratings), len(ratings))))
        title = f"ER of {len(ratings):,} dug puzzles"
        self.draw("ratings.svg", chart.bars(title, self.words(rows), "ER", rows))
        table = [[label, f"{100 * share:.2f} %", f"{100 * low:.2f}–{100 * high:.2f} %"]
                 for label, share, (low, high) in rows]
        levels = collections.Counter(line.split()[1] for line in rated)
        second = []
        for level in ("easy", "medium", "hard", "unfair", "extreme"):
            share, (low, high) = interval(levels[level], len(rated))
            second.append([level, f"{100 * share:.2f} %", f"{100 * low:.2f}–{100 * high:.2f} %"])
        best = collections.Counter(ratings)
        highest = f"{max(ratings)} ({best[max(ratings)]})"
        return {"ratings": self.table(["ER", "share", "95 %"], table),
                "levels": self.table(["level", "share", "95 %"], second), "highest": highest}

    # --- the neighbours of puzzles with 17 clues ---

    def canon(self, name, puzzles):
        """The canonical forms, a piece at a time."""
        return self.kept(name, lambda: self.shudu(["canon", "--threads", self.options.threads],
                                                  "".join(one + "\n" for one in puzzles))).split()

    def seventeen_tables(self):
        puzzles = pathlib.Path(self.options.seventeen).read_text().split()
        forms = self.canon("forms", puzzles)
        shared = self.pairs_by_rests(puzzles, forms)
        some = puzzles[:self.options.near or len(puzzles)]
        near = self.pairs_by_changes(some)
        given, tried = set(forms), set(forms[:len(some)])
        of_some = {pair for pair in shared if pair[0] in tried}
        inside = {pair for pair in near[1] if pair[1] in given}
        return {"seventeen": self.table(["quantity", "count"], self.figures(set(forms), shared)),
                "check": self.table(["quantity", "count"], [
                    ["puzzles tried with `generate near`", f"{len(some):,}"],
                    ["neighbours found, one by one", f"{near[0]:,}"],
                    ["pairs of a puzzle and a different class", f"{len(near[1]):,}"],
                    ["of these, classes that the file does not have", f"{len(near[1] - inside):,}"],
                    ["pairs by common rests", f"{len(of_some):,}"],
                    ["pairs in which the two ways differ", f"{len(inside ^ of_some):,}"]])}

    def pairs_by_rests(self, puzzles, forms):
        """Two puzzles are neighbours if they are equal up to symmetry after each has lost a clue. A rest that shares its
        invariant with no other needs no canonical form."""
        values = [invariants(puzzle) for puzzle in puzzles]
        count = collections.Counter(value for of_one in values for value in of_one)
        rests, owners = [], []
        for puzzle, form, of_one in zip(puzzles, forms, values):
            places = [i for i, digit in enumerate(puzzle) if digit != "."]
            for i, value in zip(places, of_one):
                if count[value] > 1:
                    rests.append(puzzle[:i] + "." + puzzle[i + 1:])
                    owners.append(form)
        groups = collections.defaultdict(set)
        for rest, owner in zip(self.canon("rests", rests), owners):
            groups[rest].add(owner)
        return {(a, b) for group in groups.values() for a in group for b in group if a != b}

    def pairs_by_changes(self, puzzles):
        """The number of neighbours, and the pairs of different classes."""
        pairs = self.kept(f"pairs-{len(puzzles)}",
                          lambda: self.shudu(["generate", "near", "--pairs", "--threads", self.options.threads],
                                             "".join(one + "\n" for one in puzzles))).split()
        forms = self.canon(f"pairs-{len(puzzles)}-forms", pairs)
        return len(pairs) // 2, {(a, b) for a, b in zip(forms[::2], forms[1::2]) if a != b}

    def figures(self, forms, pairs):
        parent = {form: form for form in forms}

        def root(form):
            while parent[form] != form:
                parent[form] = form = parent[parent[form]]
            return form

        for a, b in pairs:
            parent[root(a)] = root(b)
        sizes = collections.Counter(collections.Counter(root(form) for form in forms).values())
        degrees = collections.Counter(a for a, _ in pairs)
        return [
            ["puzzles, up to symmetry", f"{len(forms):,}"],
            ["pairs of neighbours", f"{len(pairs) // 2:,}"],
            ["puzzles with a neighbour", f"{len(degrees):,}"],
            ["puzzles without one", f"{len(forms) - len(degrees):,}"],
            ["most neighbours of one puzzle", f"{max(degrees.values()):,}"],
            ["connected groups of two or more", f"{sum(n for size, n in sizes.items() if size > 1):,}"],
            ["puzzles in the largest group", f"{max(sizes):,}"],
        ]

    # --- text ---

    def share_text(self, part, whole):
        if part == 0:
            return "–"
        share, (low, high) = interval(part, whole)
        return f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"

    def table(self, heads, rows):
        lines = ["| " + " | ".join(heads) + " |", "|---|" + "--:|" * (len(heads) - 1)]
        return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])

    def words(self, rows):
        return " ".join(f"{label}: {100 * share:.1f} %." for label, share, _ in rows)

    def draw(self, name, text):
        PICTURES.mkdir(exist_ok=True)
        (PICTURES / name).write_text(text, encoding="utf-8")


def replace(tables):
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name, content in tables.items():
            if page.stem.endswith("_zh"):
                content = re.sub(r"(?<=\| )[^|]+(?= \|)", lambda cell: CHINESE.get(cell[0], cell[0]), content)
            inline = "\n" not in content
            pattern = re.compile(rf"(<!-- begin {name} -->\n?).*?(\n?<!-- end {name} -->)", re.S)
            text = pattern.sub(lambda found: (found[1].rstrip() if inline else found[1].rstrip() + "\n") + content
                               + (found[2].lstrip() if inline else "\n" + found[2].lstrip()), text)
        page.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default="build/release/shudu")
    parser.add_argument("--folder", default="build/census")
    parser.add_argument("--grids", type=int, default=1000)
    parser.add_argument("--digs", type=int, default=2000)
    parser.add_argument("--puzzles", type=int, default=10000)
    parser.add_argument("--seventeen")
    parser.add_argument("--near", type=int, help="check only so many puzzles of FILE with generate near (default: all)")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    census = Census(parser.parse_args())
    tables = {**census.fewest_tables(), **census.rating_tables()}
    if census.options.seventeen:
        tables |= census.seventeen_tables()
    for name, content in tables.items():
        print(f"{name}:\n{content}\n")
    replace(tables)


if __name__ == "__main__":
    main()
