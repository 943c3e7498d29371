#!/usr/bin/env python3
"""Examines generated puzzles and prints the last sections of docs/generation.md.

    tools/generation_study.py build/release/shudu [N]

Generates N puzzles of each kind (default 100000) and rates the first N/50 of them. A classic algorithm that shares no
code with the search that dug the puzzles proves all of them unique. Takes some minutes.
"""

import collections
import subprocess
import sys

SHUDU = sys.argv[1]
N = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
RATED = max(N // 50, 1)
LEVELS = ("easy", "medium", "hard", "unfair", "extreme")


def shudu(*arguments, lines=None):
    text = None if lines is None else "".join(line + "\n" for line in lines)
    done = subprocess.run([SHUDU, *arguments], input=text, text=True, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"shudu {' '.join(arguments)}: {done.stderr}")
    return done.stdout.splitlines()


def is_half_turn(puzzle):
    return all((a == ".") == (b == ".") for a, b in zip(puzzle, reversed(puzzle)))


def listed(pairs):
    return ", ".join(f"{value}: {count:,}" for value, count in pairs)


def histogram(values):
    counts = collections.Counter(values)
    return [(value, counts[value]) for value in sorted(counts)]


def study(title, *options):
    puzzles = shudu("generate", "puzzles", str(N), "--seed", "1", *options)
    if len(puzzles) != N:
        sys.exit(f"{title}: {len(puzzles)} of {N} puzzles")
    print(f"### {title}\n")
    clues = [81 - puzzle.count(".") for puzzle in puzzles]
    print(f"`shudu generate puzzles {N} --seed 1 {' '.join(options)}`\n".replace(" `", "`"))
    solved = shudu("solve", "--unique", "--algorithm", "fewest_first", lines=puzzles)
    unique = sum(line.isdigit() for line in solved)
    kinds = len(shudu("canon", "--dedupe", lines=puzzles))
    print(f"- one solution, proved by `--algorithm fewest_first`: {unique:,} of {N:,}")
    print(f"- different up to symmetry (`shudu canon --dedupe`): {kinds:,} of {N:,}")
    if "rotate180" in options:
        print(f"- symmetric under a half turn: {sum(map(is_half_turn, puzzles)):,} of {N:,}")
    print(f"- clues, {sum(clues) / N:.2f} on average: {listed(histogram(clues))}")
    rated = [line.split() for line in shudu("rate", "--format", "{er} {level}", lines=puzzles[:RATED])]
    bands = [(1.0, 1.2), (1.5, 2.5), (2.6, 3.4), (3.6, 4.5), (4.6, 6.2), (6.5, 7.2), (7.3, 8.0), (8.1, 9.0), (9.1, 12.0)]
    ratings = [(f"{low}–{high}", sum(low <= float(er) <= high for er, _ in rated)) for low, high in bands]
    levels = [(name, sum(level == name for _, level in rated)) for name in LEVELS]
    print(f"- ratings of the first {RATED:,}: {listed(ratings)}")
    print(f"- levels of these: {listed(levels)}\n")


study("Minimal puzzles")
study("Half turn", "--symmetry", "rotate180")
study("30 to 35 clues", "--clues", "30-35")
