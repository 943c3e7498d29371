#!/usr/bin/env python3
"""Compares the program with the C interface: the same question must give the same answer, byte for byte.

    tests/doors/run.py build/dev

BUILD contains the program `shudu` and `tests/capi_ask`, which calls one function of the C interface.
The last line of the output is "N passed, N failed".
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import options  # noqa: E402

PATTERN = "1...1...1" "..1...1.." ".1..1..1." "1..1.1..1" ".11...11." "1..1.1..1" ".1..1..1." "..1...1.." "1...1...1"
GRID = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"

# Options of the program, options of the C interface, number of puzzles, seeds.
# {pattern} is a file with PATTERN for the program, and PATTERN itself for C. {grid} is GRID.
GENERATED = [
    ("", "", 20, (1, 2, 18446744073709551614)),
    ("--minimal", "minimal=yes", 20, (1, 7)),
    ("--clues 28-31", "clues=28-31", 20, (1, 2, 3)),
    ("--clues 22-25", "clues=22-25", 20, (1, 2)),
    ("--clues 24", "clues=24", 20, (5,)),
    ("--clues 0-23 --minimal", "clues=0-23 minimal=yes", 20, (9,)),
    ("--clues 21", "clues=21", 3, (4,)),
    ("--clues 26", "clues=26", 20, (1,)),
    ("--clues 30-81", "clues=30-81", 20, (1,)),
    ("--clues 40-50", "clues=40-50", 20, (1,)),
    ("--clues 81", "clues=81", 20, (1,)),
    ("--clues 27-29 --minimal", "clues=27-29 minimal=yes", 10, (1,)),
    ("--symmetry rotate180", "symmetry=rotate180", 20, (1, 2)),
    ("--symmetry rotate90", "symmetry=rotate90", 10, (1,)),
    ("--symmetry horizontal", "symmetry=horizontal", 10, (1,)),
    ("--symmetry diagonal --clues 28-31", "symmetry=diagonal clues=28-31", 10, (1,)),
    ("--symmetry rotate180 --minimal", "symmetry=rotate180 minimal=yes", 5, (1,)),
    ("--symmetry full --clues 30-45", "symmetry=full clues=30-45", 5, (1,)),
    ("--level easy", "level=easy", 20, (1,)),
    ("--level easy,medium,hard", "level=easy,medium,hard", 11, (1,)),
    ("--level medium --clues 26-30", "level=medium clues=26-30", 10, (1,)),
    ("--level hard --symmetry rotate180", "level=hard symmetry=rotate180", 10, (1,)),
    ("--level unfair", "level=unfair", 5, (1,)),
    ("--level extreme", "level=extreme", 2, (1,)),
    ("--rating 1.0-1.5", "rating=1.0-1.5", 20, (1,)),
    ("--rating 3.0-4.5", "rating=3.0-4.5", 5, (1,)),
    ("--rating 6.6-7.1", "rating=6.6-7.1", 2, (1,)),
    ("--minutes 3-4", "minutes=3-4", 10, (1,)),
    ("--minutes 10-12.5", "minutes=10-12.5", 5, (1,)),
    ("--uses xy_wing", "uses=xy_wing", 5, (1,)),
    ("--uses fish --minimal", "uses=fish minimal=yes", 2, (2,)),
    ("--uses pointing,naked_pair", "uses=pointing,naked_pair", 5, (1, 2)),
    ("--uses XY-Wing", "uses=XY-Wing", 2, (1,)),
    ("--hardest pointing,claiming", "hardest=pointing,claiming", 5, (1,)),
    ("--only intersections", "only=intersections", 10, (1,)),
    ("--grid {grid}", "grid={grid}", 10, (1,)),
    ("--grid {grid} --level MEDIUM --symmetry Rotate-180", "grid={grid} level=Medium symmetry=rotate_180", 3, (1,)),
    ("--pattern {pattern}", "pattern={pattern}", 20, (1,)),
    ("--pattern {pattern} --level medium", "pattern={pattern} level=medium", 3, (1,)),
]

# Wishes that no puzzle can meet: both must refuse them with the same sentence, at once.
REFUSED = [
    ("--rating 12", "rating=12"),
    ("--rating 1.3", "rating=1.3"),
    ("--clues 80 --minimal", "clues=80 minimal=yes"),
    ("--clues 5", "clues=5"),
    ("--clues 16 --symmetry rotate180", "clues=16 symmetry=rotate180"),
    ("--uses xy_wing --only naked_pair", "uses=xy_wing only=naked_pair"),
    ("--uses xy_wing --hardest naked_pair", "uses=xy_wing hardest=naked_pair"),
    ("--level easy --hardest finned_jellyfish", "level=easy hardest=finned_jellyfish"),
    ("--level easy --rating 9", "level=easy rating=9"),
    ("--level hard --only singles", "level=hard only=singles"),
    ("--pattern {pattern} --clues 30", "pattern={pattern} clues=30"),
]

SOLVED_BY_LOGIC = """
.6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..
.573...186.48...........95.4.2..............1....9.2.5..8..7..4.3..4.1....1..63..
.2....5.8.7.....9.6...187...69..1...7.59...........34...4.96.....62......5.....3.
.41.8.3....35..8.9..2.4.....5......6..9.1..2...............31...8.1.64.3.........
7.42......8.64....2.9..37....2...4.989.....234.6...1....79..3.5....54.1......89.7
..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
""".split()
# Conflicting clues, no solution, several solutions, a complete grid.
NOT_PROPER = """
11...............................................................................
..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.4
..3.2.6..9..3.5..1..18.64....81.29..7..........67.82....26.95..8..2.3..9..5......
483921657967345821251876493548132976729564138136798245372689514814253769695417382
""".split()
# Puzzles with so many solutions that they are not counted one by one, and the same as candidates.
FEW_CLUES = ["1" + "." * 80, "12" + "." * 70 + "3........", " ".join(["123456789"] * 81)]
PLACE = re.compile(r'^\{"file":"stdin","line":\d+,')
ALL = SOLVED_BY_LOGIC + NOT_PROPER

# Command and options of the program, function and options of C, puzzles. The replies must be the same text, but for the
# place of the puzzle, with which a record of the program begins.
# A puzzle that logic cannot solve takes long if all techniques are tried, so few rows have those.
SAME_TEXT = [
    *[(f"rate --json --scale {scale}", "rate", f"scale={scale}", ALL)
      for scale in ("explainer", "hodoku", "own", "all")],
    ("rate --json", "rate", "", ALL),
    *[(f"explain --json --scale {scale}", "path", f"scale={scale}", SOLVED_BY_LOGIC)
      for scale in ("own", "hodoku", "explainer")],
    ("explain --json", "path", "", [NOT_PROPER[0], NOT_PROPER[3]]),
    ("explain --json --no-uniqueness --scale hodoku", "path", "uniqueness=no scale=hodoku", SOLVED_BY_LOGIC),
    ("explain --json --no-uniqueness --scale explainer", "path", "uniqueness=no scale=explainer", SOLVED_BY_LOGIC[:3]),
    ("explain --json --lang zh-Hans --techniques singles,intersections", "path",
     "language=zh-Hans techniques=singles,intersections", ALL),
    ("explain --json --lang zh-Hant --techniques singles,intersections,subsets --without naked_pair", "path",
     "language=zh-Hant techniques=singles,intersections,subsets without=naked_pair", ALL),
]
# The program leaves fields out, so only the fields of both replies are compared.
SAME_FIELDS = [
    ("hint --json --depth 3", "hint", "", ("status", "solutions", "words", "step")),
    *[(f"hint --json --depth 3 --scale {scale}", "hint", f"scale={scale}", ("status", "solutions", "words", "step"))
      for scale in ("hodoku", "explainer")],
    ("hint --json --depth 3 --lang zh-Hans --without singles", "hint", "language=zh-Hans without=singles",
     ("status", "words", "step")),
    ("hint --json --depth 3 --no-uniqueness --techniques wings", "hint", "uniqueness=no techniques=wings",
     ("status", "words", "step")),
    ("explain --all-steps --json --techniques singles,intersections,subsets,fish,wings", "all_steps",
     "limit=1000000 techniques=singles,intersections,subsets,fish,wings", ("puzzle", "status", "solutions", "steps")),
    ("canon --json", "canon", "", ("status", "reason", "kind", "form", "transform", "automorphisms")),
    ("grid --index --json", "index", "", ("status", "reason", "index", "order_version")),
]
# Pairs of puzzles: equal up to symmetry or not. The third is a puzzle and its mirror image.
PAIRS = [
    (SOLVED_BY_LOGIC[0], SOLVED_BY_LOGIC[1]),
    (SOLVED_BY_LOGIC[0], SOLVED_BY_LOGIC[0]),
    (SOLVED_BY_LOGIC[2], "".join(SOLVED_BY_LOGIC[2][i:i + 9][::-1] for i in range(0, 81, 9))),
    (NOT_PROPER[0], SOLVED_BY_LOGIC[0]),
]
# Puzzle, number of solutions, seed: any grid, few solutions, no solution.
SAMPLED = [("." * 81, 5, 1), ("1" + "." * 80, 3, 7), (NOT_PROPER[2], 200, 2), (NOT_PROPER[1], 1, 1)]
INDICES = ["0", "12345678901234567890", "6670903752021072936959"]

# Variants: one solution, several, none, conflicting, and a classic puzzle in a format of variants.
VARIANTS = """
.Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1
.Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3
.Shape~4x4.~R1C1_1.Cage~9~R1C1~R1C2
.Shape~4x4.~R1C1_1~R1C2_1.AntiKnight
.Shape~6x6.Diagonal~1.Diagonal~-1.~R1C1_1~R2C4_2~R3C3_4~R5C2_6~R6C5_3.WhiteDot~R1C2~R1C3.BlackDot~R4C4~R5C4
.~R1C2_6~R1C7_2~R1C9_8~R2C1_9~R2C4_1~R2C8_5
""".split()
# Command and options of the program, function and options of C, and pairs of fields that must be equal.
SAME_ANSWERS = [
    ("solve --json --unique", "solve", "", lambda one: [one.get("solution")] if one["status"] == "solved" else [],
     lambda one: [one["solution"]] if one["solutions"] == 1 else []),
    ("count --json --limit 1000", "count", "limit=1000", *[lambda one: one.get("solutions", 0)] * 2),
    ("check --json", "check", "", *[lambda one: {name: one.get(name) for name in (
        "puzzle", "valid", "givens", "clues", "solutions", "conflicts", "minimal", "redundant")}] * 2),
]

# Options of `convert` and of the C interface's format. A puzzle that the format cannot hold is refused by both.
POSITIONS = [
    SOLVED_BY_LOGIC[0],
    json.dumps({"puzzle": SOLVED_BY_LOGIC[0], "values": SOLVED_BY_LOGIC[0], "notes": ["", "", "45"] + [""] * 78}),
    json.dumps({"puzzle": SOLVED_BY_LOGIC[0], "values": "1" + SOLVED_BY_LOGIC[0][1:], "colours": ["1"] + [""] * 80}),
]
CONVERTED = [(to, lossy) for to in ("line", "sdk", "json", "fpuzzles", "csv") for lossy in (False, True)]


class Comparison:
    def __init__(self, build):
        self.program, self.ask = build / "shudu", build / "tests" / "capi_ask"
        self.passed = self.failed = 0

    def run_program(self, arguments, lines=()):
        done = subprocess.run([self.program, *arguments], input="".join(line + "\n" for line in lines),
                              capture_output=True, text=True, timeout=600)
        if done.returncode not in (0, 1) or done.stderr:
            print(f"shudu {' '.join(arguments)}: status {done.returncode}\n{done.stderr}")
        return done.stdout.splitlines()

    def is_refused(self, arguments):
        return subprocess.run([self.program, *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=600).returncode == 2

    def run_c(self, question, options, lines):
        done = subprocess.run([self.ask, question, options], input="".join(line + "\n" for line in lines),
                              capture_output=True, text=True, timeout=600)
        return done.stdout.splitlines()

    def expect_equal(self, what, program, c, count):
        if program == c and len(program) == count:
            self.passed += 1
            return
        self.failed += 1
        print(f"{what}: {len(program)} answers of the program, {len(c)} of C, expected {count}")
        for ours, theirs in zip(program, c):
            if ours != theirs:
                at = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
                print(f"  program …{ours[max(0, at - 60):at + 100]}\n  C       …{theirs[max(0, at - 60):at + 100]}")
                break

    def compare_generated(self, pattern_file):
        for program, c, count, seeds in GENERATED:
            for seed in seeds:
                words = program.format(pattern=pattern_file, grid=GRID).split()
                by_program = self.run_program(["generate", "puzzles", str(count), "--seed", str(seed), *words])
                reply = self.run_c("generate", f"count={count} seed={seed} {c.format(pattern=PATTERN, grid=GRID)}", [""])[0]
                by_c = [one["puzzle"] for one in json.loads(reply).get("puzzles", [])]
                self.expect_equal(f"generate puzzles {program} --seed {seed}", by_program, by_c, count)

    def compare_refused(self, pattern_file):
        for program, c in REFUSED:
            words = program.format(pattern=pattern_file).split()
            done = subprocess.run([self.program, "generate", "puzzles", "1", *words], capture_output=True, text=True, timeout=600)
            by_program = [done.stderr.removeprefix("shudu: generate puzzles: ").rstrip() if done.returncode == 2 else ""]
            reply = self.run_c("generate", c.format(pattern=PATTERN), [""])[0]
            self.expect_equal(f"generate puzzles {program}", by_program, [json.loads(reply).get("error")], 1)

    def compare_texts(self):
        for program, question, options, puzzles in SAME_TEXT:
            by_program = self.run_program([*program.split(), "-"], puzzles)
            by_program = [PLACE.sub("{", line) for line in by_program]
            by_c = self.run_c(question, options, puzzles)
            self.expect_equal(f"{program}, {question} {options}", by_program, by_c, len(puzzles))

    def compare_fields(self):
        for program, question, options, fields in SAME_FIELDS:
            by_program = self.run_program([*program.split(), "-"], ALL)
            by_c = self.run_c(question, options, ALL)
            chosen = lambda line: json.dumps({name: json.loads(line).get(name) for name in fields}, ensure_ascii=False)
            self.expect_equal(f"{program}, {question} {options}", [*map(chosen, by_program)], [*map(chosen, by_c)],
                              len(ALL))

    def compare_pairs(self):
        fields = lambda line: json.dumps([json.loads(line).get(name) for name in ("status", "reason", "transform")])
        for pair in PAIRS:
            by_program = self.run_program(["same", "--json", *pair])
            by_c = self.run_c("same", "", pair)
            self.expect_equal(f"same {' '.join(pair)}", [*map(fields, by_program)], [*map(fields, by_c)], 1)

    def compare_samples(self):
        for puzzle, count, seed in SAMPLED:
            by_program = self.run_program(["sample", puzzle, str(count), "--seed", str(seed)])
            reply = json.loads(self.run_c("sample", f"count={count} seed={seed}", [puzzle])[0])
            self.expect_equal(f"sample {puzzle} {count}", by_program, reply.get("solutions", [reply["status"]]), count)

    def compare_grids(self):
        by_program = self.run_program(["grid", "--json", *INDICES])
        by_c = [self.run_c("grid", f"index={index}", [""])[0] for index in INDICES]
        self.expect_equal("grid", by_program, by_c, len(INDICES))

    def compare_variants(self):
        for program, question, options, of_program, of_c in SAME_ANSWERS:
            by_program = [of_program(json.loads(line)) for line in self.run_program([*program.split(), "-"], VARIANTS)]
            by_c = [of_c(json.loads(line)) for line in self.run_c(question, options, VARIANTS)]
            self.expect_equal(f"{program}, {question} {options}", [*map(json.dumps, by_program)],
                              [*map(json.dumps, by_c)], len(VARIANTS))

    def compare_counts(self):
        for program, options in (("count", ""), ("count --limit 1000000", "limit=1000000"), ("count --limit 3000000", "limit=3000000")):
            by_program = self.run_program([*program.split(), "-"], FEW_CLUES)
            by_c = [str(json.loads(line)["solutions"]) for line in self.run_c("count", options, FEW_CLUES)]
            self.expect_equal(program, by_program, by_c, len(FEW_CLUES))

    def compare_written_variants(self):
        for to in ("iss", "fpuzzles", "json", "svg"):
            by_program = self.run_program(["convert", "--to", to, "-"], VARIANTS[:2])
            by_c = [line for text in VARIANTS[:2] for line in self.run_c("format", f"to={to}", [text])]
            without_blank_lines = lambda lines: [line for line in lines if line]
            by_program, by_c = without_blank_lines(by_program), without_blank_lines(by_c)
            self.expect_equal(f"convert --to {to}", by_program, by_c, max(2, len(by_program)))

    def compare_converted(self):
        for to, lossy in CONVERTED:
            for position in POSITIONS:
                words = ["convert", "--to", to, *(["--lossy"] if lossy else []), "-"]
                done = subprocess.run([self.program, *words], input=position + "\n", capture_output=True, text=True, timeout=600)
                by_c = self.run_c("format", f"to={to} lossy={'yes' if lossy else 'no'}", [position])
                by_program = done.stdout.splitlines()
                if by_c[0].startswith('{"error"'):
                    # The program adds the place, and what to do.
                    by_c = [json.loads(by_c[0])["error"]]
                    said = re.match(r"shudu: stdin:1: (.*); use --lossy to leave them out$", done.stderr)
                    wrote = SOLVED_BY_LOGIC[0][1:] in done.stdout
                    by_program = [said[1]] if said and done.returncode == 2 and not wrote else []
                without_blank_lines = lambda lines: [line for line in lines if line]
                by_program, by_c = without_blank_lines(by_program), without_blank_lines(by_c)
                self.expect_equal(f"{' '.join(words)} < {position[:100]}", by_program, by_c, max(1, len(by_program)))


def main():
    comparison = Comparison(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        pattern_file = pathlib.Path(folder) / "pattern.txt"
        pattern_file.write_text(PATTERN + "\n")
        comparison.compare_generated(pattern_file)
        comparison.compare_refused(pattern_file)
    comparison.compare_texts()
    comparison.compare_fields()
    comparison.compare_pairs()
    comparison.compare_samples()
    comparison.compare_grids()
    comparison.compare_counts()
    comparison.compare_variants()
    comparison.compare_written_variants()
    comparison.compare_converted()
    tried = options.OptionTest(comparison.run_c, comparison.is_refused)
    tried.run()
    failed = comparison.failed + tried.failed
    print(f"{comparison.passed + tried.passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
