#!/usr/bin/env python3
"""Writes the moving pictures of the README, docs/pictures/*.svg, from the output of the program.

    tools/animation.py build/dev/shudu            write them
    tools/animation.py --check build/dev/shudu    fail if a file is not what would be written

The algorithm's picture is a recording by `shudu trace --json`, the hint's picture is what `shudu hint --json` says.
"""

import argparse
import json
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True  # leave no files between the sources
from pictures import algorithm, hint

TOP = pathlib.Path(__file__).resolve().parents[1]
FOLDER = TOP / "docs" / "pictures"
ALGORITHM, PUZZLE, GAME = "dancing_links", "examples/guesses.txt", "examples/game.sdx"
LANGUAGES = {"en": "", "zh-Hans": "_zh"}  # language: ending of the file's name


def output(program: str, *arguments: str) -> str:
    return subprocess.run([program, *arguments], cwd=TOP, check=True, capture_output=True, text=True).stdout


def ask(program: str, *arguments: str) -> list[dict]:
    """The JSON Lines that the program writes."""
    return [json.loads(line) for line in output(program, *arguments).splitlines()]


def algorithm_picture(program: str, language: str) -> str:
    arguments = ["trace", "--algorithm", ALGORITHM, PUZZLE]
    records = ask(program, *arguments, "--json", "--events", "0", "--lang", language)
    title = output(program, *arguments, "--plain", "--events", "1", "--lang", language).splitlines()[1]
    run = next(record for record in records if record["type"] == "run")
    events = [record for record in records if record["type"] == "event"]
    return algorithm.make(run, events, title, " ".join(["shudu", *arguments]), language)


def grid_of(path: pathlib.Path) -> list[dict]:
    """The cells of a .sdx file: a clue, u and a digit of the player, or candidates. (A single candidate is a clue.)"""
    grid = []
    for cell in path.read_text().split():
        given = len(cell) == 1
        digit = cell if given else cell[1] if cell[0] == "u" else ""
        grid.append({"digit": digit, "clue": given, "candidates": [] if digit else [int(c) for c in cell]})
    return grid


def hint_picture(program: str, language: str) -> str:
    def hints(said_in: str) -> list[dict]:
        return [ask(program, "hint", GAME, "--json", "--depth", depth, "--lang", said_in)[0] for depth in "123"]

    return hint.make(grid_of(TOP / GAME), hints(language), hints("en"), f"shudu hint {GAME}", language)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the shudu to ask")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with status 1 if a file differs")
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.program).resolve())
    differing = []
    for language, ending in LANGUAGES.items():
        for name, make in (("algorithm", algorithm_picture), ("hint", hint_picture)):
            path = FOLDER / f"{name}{ending}.svg"
            picture = make(program, language)
            if arguments.check:
                if not path.exists() or path.read_text() != picture:
                    differing.append(path)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(picture)
    for path in differing:
        print(f"{path.relative_to(TOP)} is not what the program gives; run: tools/animation.py {arguments.program}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
