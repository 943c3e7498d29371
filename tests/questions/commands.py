#!/usr/bin/env python3
"""Compares the answers of all commands with docs/json.md and docs/exit_status.md, and checks all pages of techniques.

    tests/questions/commands.py build/dev/shudu

The commands are those that `shudu help --json` lists. Every command with --json must have a section in docs/json.md and a
row in RUNS below. Every line that it writes must be an object with the fields, types and statuses of its table. Every
status of a table must occur. Every row of docs/exit_status.md is run on an input for each of its columns.
The last line of the output is "N passed, N failed".
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

ONE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
FULL = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
# Harder than all puzzles whose times are known.
HARDEST = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
SEVERAL = "..3.2.6..9..3.5..1..18.64....81.29..7..........67.82....26.95..8..2.3..9..5......"
NONE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.4"
CONFLICT = "11..............................................................................."
# All candidates of ONE, one of them removed: the 5 of r1c1, which is 4 in the solution.
MARKS = "".join(d if c in ".0" + d and (i, d) != (0, "5") else "." for i, c in enumerate(ONE) for d in "123456789")
UNREADABLE = ONE[:80]
# Variants of 4×4 cells: one solution, several, none, conflicting.
VARIANT = ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1"
VARIANT_SEVERAL = ".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3"
VARIANT_NONE = ".Shape~4x4.~R1C1_1.Cage~9~R1C1~R1C2"
VARIANT_CONFLICT = ".Shape~4x4.~R1C1_1~R1C2_1.AntiKnight"
VARIANTS = [VARIANT, VARIANT_SEVERAL, VARIANT_NONE, VARIANT_CONFLICT]

# The inputs of docs/exit_status.md, by the heads of its columns.
SITUATIONS = {
    "one solution": ONE, "several": SEVERAL, "none": NONE, "conflicting": CONFLICT, "pencil marks": MARKS,
    "unreadable": UNREADABLE, "variant": VARIANT, "empty": None, "no such file": None,
}

# Pencil marks are first, because lines of 81 cells are expected after one.
ALL = [MARKS, ONE, FULL, SEVERAL, NONE, CONFLICT, UNREADABLE]
WRONG = FULL[:-1] + "1"
# Puzzles with a solution of the source, which agrees with the answer or not.
WITH_SOLUTIONS = [json.dumps({"puzzle": puzzle, "solution": solution})
                  for puzzle in (ONE, SEVERAL, NONE, CONFLICT) for solution in (FULL, WRONG, "." * 80 + "2")]
# Arguments for every command with --json. Lines are the standard input.
RUNS = {
    "solve": [("--json", ALL), ("--json", WITH_SOLUTIONS), ("--json --limit 1", WITH_SOLUTIONS), ("--json --unique --stats", ALL), ("--json --all", [SEVERAL, NONE]),
              ("--json", VARIANTS), ("--json --unique --stats", VARIANTS), ("--json --algorithm backtracking", VARIANTS[:1])],
    "count": [("--json", ALL), ("--json", WITH_SOLUTIONS), ("--json", VARIANTS), ("--json --estimate", VARIANTS[:1]), ("--json --limit 2", [SEVERAL]), ("--json", ["." * 81]), ("--json --estimate", ["." * 81])],
    "check": [("--json", ALL), ("--json", WITH_SOLUTIONS), ("--json", VARIANTS)],
    "candidates": [("--json", ALL), ("--json", WITH_SOLUTIONS), ("--json --limit 3", VARIANTS), ("--json --equal", VARIANTS[:2])],
    "verify": [("--json {puzzles} {answers}", [])],
    "rules": [("--json", []), ("--json arrow", [])],
    "explain": [("--json --techniques singles", [*ALL, VARIANT]), ("--json", WITH_SOLUTIONS[:3]), ("--json --depth 1", [ONE]), ("--json --scale hodoku", [ONE]), ("--json --lang zh-Hans", [ONE]),
                ("--json --all-steps --techniques singles", [*ALL, VARIANT]), ("--json --all-steps --techniques fish", [ONE]),
                ("--json --techniques singles", ["..5.8....1.........2.4.6...3........" + "." * 45])],
    "hint": [*[(f"--json --depth {depth}", [*ALL, VARIANT]) for depth in (1, 2, 3)],
             *[(f"--json --scale {scale}", ALL) for scale in ("hodoku", "explainer")],
             ("--json --techniques sk_loop", [ONE]), *[(f"--json --depth {depth}", [player]) for depth in (1, 2, 3) for player in ("{wrong}", "{missing}")]],
    "rate": [("--json", [*ALL, VARIANT]), ("--json", WITH_SOLUTIONS), ("--json --scale all", [ONE]), ("--json --scale minutes", [HARDEST])],
    "viewpoints": [("--json", ALL), ("--json --sum", [ONE, SEVERAL, NONE])],
    "canon": [("--json", ALL), ("--json", VARIANTS[:1])],
    "same": [(f"--json {ONE} {FULL}", []), (f"--json {ONE} {ONE}", []), (f"--json {ONE} {CONFLICT}", []),
             (f"--json {ONE}5 {ONE}", []), (f"--json {MARKS} {ONE}", []), (f"--json {ONE} {VARIANT}", [])],
    "sample": [("--json - 2", ALL), ("--json - 1", VARIANTS)],
    "minimize": [("--json", ALL), ("--json", VARIANTS[:1]), ("--json --all --limit 2", [ONE]), ("--json --redundant", [ONE])],
    "transform": [("--json --by rotate90", [*ALL, VARIANT]), ("--json --random", [ONE])],
    "unavoidable": [("--json --size 6", ALL), ("--json", VARIANTS[:1])],
    "backdoors": [("--json", [*ALL, HARD]), ("--json", VARIANTS[:1]), ("--json --size 0", [HARD])],
    "trace": [("--json --events 20", ALL), ("--json", VARIANTS[:1]), ("--json --algorithm logic --events 20", [ONE, SEVERAL, NONE]),
              ("--json --kinds guess --most 50", [HARD])],
    "techniques": [("--json", []), ("--json --lang zh-Hant x_wing", []), ("--json xy_wing", [])],
    "generate puzzles": [("2 --json --seed 1", []), ("1 --json --seed 1 --rated --path", []),
                          ("1 --json --seed 1 --level easy --minutes 3-8 --rating 1.0-2.3", [])],
    "generate grids": [("2 --json --seed 1", [])],
    "hunt status": [("--json {store}", [])],
    "hunt best": [("--json {store}", []), ("--json --history --limit 2 {store}", [])],
    "census": [("--json", []), ("--json --bands", [])],
    "grid": [("--json 5 6670903752021072936959", []), ("--json --index", ALL), ("--json --index", VARIANTS[:1])],
    "algorithms": [("--json", [])],
    "formats": [("--json", [])],
    "campaign status": [("campaign --json", []), ("begun --json", [])],
    "campaign merge": [("campaign --totals --json", [])],
    "queens": [("8 --json", []), ("6 --all --json", []), ("3 --all --json", []), ("8 --different --json", [])],
    "bench": [("--json --puzzles 10 --repeat 1", []), ("--json --repeat 1", VARIANTS)],
    "compare": [("--json --algorithms backtracking,logic --no-rating -", [ONE])],
}
# Commands that write one record for each puzzle of the input.
PER_PUZZLE = "solve count check candidates explain hint rate viewpoints minimize transform canon sample grid unavoidable backdoors trace".split()

TYPES = {
    "string": lambda v: isinstance(v, str),
    "whole": lambda v: isinstance(v, int) and not isinstance(v, bool) and v < 2**53
    or isinstance(v, str) and v.isdigit() and int(v) >= 2**53,
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
    "boolean": lambda v: isinstance(v, bool),
    "object": lambda v: isinstance(v, dict),
    "list": lambda v: isinstance(v, list),
    "null": lambda v: v is None,
}


def tables_of(path):
    """The tables of a document: {heading: [row as {head: cell}]}. A heading may have several tables."""
    tables, heading, heads = {}, "", None
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            heading, heads = line.lstrip("# "), None
        elif not line.startswith("|"):
            heads = None
        elif heads is None:
            heads = [cell.strip() for cell in line.strip("|").split("|")]
        elif set(line) - set("|-: "):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
            tables.setdefault(heading, []).append(dict(zip(heads, cells)))
    return tables


class Answers:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.passed, self.problems = 0, []
        self.document = tables_of(ROOT / "docs" / "json.md")
        self.seen = {}  # statuses by command

    def run(self, arguments, lines=()):
        return subprocess.run([self.program, *arguments], input="".join(line + "\n" for line in lines),
                              capture_output=True, text=True, timeout=600, cwd=self.folder)

    def expect(self, condition, problem):
        if not condition and problem not in self.problems:
            self.problems.append(problem)

    def count(self, problems_before):
        """Counts a run that found no new problem."""
        self.passed += len(self.problems) == problems_before

    def commands(self):
        listed = [json.loads(line) for line in self.run(["help", "--json"]).stdout.splitlines()]
        return [one["command"] for one in listed if "command" in one]

    # --- JSON ---

    def fields_of(self, command, record, arguments):
        heading = command
        if option := next((one for one in ("--sum", "--index") if one in arguments), None):
            heading += " " + option
        elif "type" in record and f"{command}: {record['type']}" in self.document:
            heading += f": {record['type']}"
        rows = list(self.document.get(heading, []))
        has_common = "status" in record and command not in ("queens",) and not heading.endswith(("run", "event"))
        common = [row for row in self.document["Every record"] if has_common]
        if command in ("solve", "count", "check", "candidates", "explain", "rate"):
            common += self.document["The solution of the source"]
        return {row["field"].strip("`"): row for row in [*rows, *common]}

    def check_record(self, command, line, arguments):
        try:
            record = json.loads(line)
        except ValueError:
            return self.expect(False, f"{command} {arguments}: not JSON: {line[:100]}")
        what = f"{command} {arguments}"
        fields, status = self.fields_of(command, record, arguments), record.get("status")
        self.expect(bool(fields), f"{command}: docs/json.md has no such section")
        for name, value in record.items():
            if not (row := fields.get(name)):
                self.expect(False, f"{what}: docs/json.md does not have the field {name} (status {status})")
                continue
            known = any(TYPES[kind](value) for kind in row["type"].split(" or "))
            self.expect(known, f"{what}: {name} is {json.dumps(value)[:60]}, expected {row['type']}")
        for name, row in fields.items():
            statuses = re.findall(r"`([^`]+)`", row["when"])
            if row["when"] == "always":
                wanted = status not in ("unreadable", "unsupported") or name in ("file", "line", "puzzle", "status", "type")
                self.expect(not wanted or name in record, f"{what}: {name} is missing (status {status})")
            elif statuses:
                self.expect((status in statuses) == (name in record), f"{what}: {name} with the status {status}")
        if status is not None:
            self.seen.setdefault(command, set()).add(status)

    def check_json(self, command, files):
        for arguments, lines in RUNS[command]:
            before = len(self.problems)
            lines = [files.get(line, line) for line in lines]
            if lines and "-" not in arguments.split():
                arguments += " -"
            done = self.run([*command.split(), *arguments.format(**files).split()], lines)
            self.expect(done.returncode in (0, 1, 2), f"{command} {arguments}: status {done.returncode}")
            written = done.stdout.splitlines()
            self.expect(bool(written), f"{command} {arguments}: no record")
            for line in written:
                self.check_record(command, line, arguments)
            if command in PER_PUZZLE and lines and "--sum" not in arguments and "--all " not in arguments + " ":
                records = [json.loads(line) for line in written]
                places = [record["line"] for record in records if record.get("type", "end") == "end"]
                self.expect(places == list(range(1, len(lines) + 1)),
                            f"{command} {arguments}: records for the lines {places}")
            self.count(before)

    def check_statuses(self, command):
        listed = self.document.get("Statuses", [])
        documented = {row["status"].strip("`") for row in listed
                      if row["commands"] == "all" or f"`{command}`" in row["commands"]}
        seen = self.seen.get(command, set())
        if command in PER_PUZZLE or command in ("verify", "same"):
            self.expect(documented == seen,
                        f"{command}: docs/json.md lists {sorted(documented)}, seen {sorted(seen)}")

    # --- techniques ---

    def check_techniques(self):
        """Every technique is described in every language, with an example where the test cases have one."""
        examples = (ROOT / "docs" / "techniques" / "examples.txt").read_text()
        with_example = set(re.findall(r"^# (\w+)\n:", examples, re.M))
        for language in ("en", "zh-Hans", "zh-Hant"):
            for line in self.run(["techniques", "--json", "--lang", language]).stdout.splitlines():
                technique = json.loads(line)
                before = len(self.problems)
                what = f"techniques {technique['id']} --lang {language}"
                text = self.run(what.split()).stdout
                self.expect(text.startswith(f"{technique['name']} ({technique['id']})\n"), f"{what}: {text[:60]}")
                self.expect(not re.search(r"\{[a-z][a-z_.0-9]+\}", text), f"{what}: a part is not filled in")
                has_example = technique["id"] in with_example
                self.expect(bool(re.search("^[┌+]", text, re.M)) == has_example, f"{what}: the example")
                described = re.search(r"[.。]\n\n(More|详见|詳見)", text)
                self.expect(bool(described), f"{what}: the step is not described")
                self.count(before)
        for width in (40, 80):
            before = len(self.problems)
            text = subprocess.run([self.program, "techniques", "--lang", "en"], capture_output=True, text=True,
                                  env={**os.environ, "COLUMNS": str(width)}).stdout
            self.expect(max(map(len, text.splitlines())) <= width, f"techniques: lines wider than {width}")
            self.count(before)

    # --- exit statuses ---

    def check_exit_statuses(self, commands):
        tables = tables_of(ROOT / "docs" / "exit_status.md").values()
        rows = [row for table in tables for row in table if "command" in row]
        for row in rows:
            words = row["command"].strip("`").split()
            for head, puzzle in SITUATIONS.items():
                before = len(self.problems)
                (self.folder / "input.txt").write_text(puzzle + "\n" if puzzle else "")
                name = "missing.txt" if head == "no such file" else "input.txt"
                done = self.run([name if word == "FILE" else word for word in words])
                self.expect(str(done.returncode) == row[head],
                            f"shudu {' '.join(words)}, {head}: status {done.returncode}, expected {row[head]}")
                self.expect(done.returncode != 2 or done.stderr.startswith("shudu: "),
                            f"shudu {' '.join(words)}, {head}: status 2 without a message")
                self.count(before)
        covered = {row["command"].strip("`") for row in rows}
        for command in commands:
            reads = "FILE" in self.run([*command.split(), "-h"]).stdout.split("\n\n")[0]
            self.expect(not reads or any(one.startswith(command + " ") for one in covered),
                        f"docs/exit_status.md: no row for {command}")


def compare(program):
    """The numbers of runs that passed and of problems."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        answers = Answers(pathlib.Path(program).resolve(), folder)
        files = {"puzzles": "puzzles.txt", "answers": "answers.txt",
                 "{wrong}": f":0000:x:+5{ONE[1:]}:::", "{missing}": f":0000:x:{ONE}:411::"}
        (folder / "puzzles.txt").write_text("\n".join([ONE, ONE, UNREADABLE, NONE, ONE]) + "\n")
        (folder / "answers.txt").write_text("\n".join([FULL, WRONG, FULL, "no solution", FULL[:80], FULL]) + "\n")
        answers.run("hunt run hunt.db --for clues --seed 1 --new 4 --rounds 1".split())
        files["store"] = "hunt.db"
        for name, shards in (("campaign", "0-2"), ("begun", "1")):
            answers.run(["campaign", "new", name, "--command", "queens 5", "--shards", "3"])
            answers.run(["campaign", "work", name, "--shard", shards])
        commands = answers.commands()
        for command in commands:
            if command not in RUNS and "--json" not in answers.run([*command.split(), "--help"]).stdout:
                continue
            answers.expect(command in RUNS, f"{command} has --json, but tests/questions/commands.py does not run it")
            if command in RUNS:
                answers.check_json(command, files)
                answers.check_statuses(command)
        answers.check_techniques()
        answers.check_exit_statuses(commands)
    for problem in answers.problems:
        print(problem)
    return answers.passed, len(answers.problems)


if __name__ == "__main__":
    print("{} passed, {} failed".format(*compare(sys.argv[1])))
