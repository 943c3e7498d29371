#!/usr/bin/env python3
"""Compares the answers of the program, the C interface, the library of one file, Python and npm.

    tests/shelves/run.py BUILD [N [FILE...]]

Each of them searches the puzzles of the files and N generated puzzles (3000) with one, several and no solutions. The number of
solutions up to two and the solution must be the same. The C interface and the library of one file are also asked the same
questions as text. BUILD has the program and the shared library; bindings/js/wasm has the modules of npm.
The last line is "N passed, N failed".
"""
import hashlib
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import questions  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
LIMIT = "2"
NO_SOLUTION = "0" * 81


def run(command, text="", **environment):
    done = subprocess.run([str(word) for word in command], input=text, capture_output=True, text=True,
                          env=dict(os.environ, **environment), check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{command}: {done.returncode}\n{done.stderr}\n0 passed, 1 failed")
    return done.stdout


def compiled(build, folder, optimisation):
    """The paths of tests/shelves/answers.c with the shared library, and with the library of one file."""
    run([TOP / "tools/amalgamate", folder])
    warnings = ["-Wall", "-Wextra", "-Werror"]
    source = HERE / "answers.c"
    run(["cc", *warnings, "-O1", "-I", TOP / "include", source, f"-L{build}/src", "-lshudu", f"-Wl,-rpath,{build}/src",
         "-o", folder / "with_library"])
    run(["cc", *warnings, "-O1", "-DSHUDU_ONE_FILE", "-I", folder, "-c", source, "-o", folder / "answers.o"])
    run(["c++", "-std=c++20", *warnings, optimisation, "-c", folder / "shudu_amalgamation.cpp", "-o", folder / "one_file.o"])
    run(["c++", folder / "answers.o", folder / "one_file.o", "-o", folder / "with_one_file"])
    return folder / "with_library", folder / "with_one_file"


def mixed(lines):
    """Every third puzzle as it is, every third without three clues, every third with one clue altered."""
    for number, line in enumerate(lines):
        clues = [at for at, c in enumerate(line) if c != "."]
        if number % 3 == 1:
            for at in clues[number % 5::7][:3]:
                line = line[:at] + "." + line[at + 1:]
        if number % 3 == 2:
            at = clues[number % len(clues)]
            line = line[:at] + str(int(line[at]) % 9 + 1) + line[at + 1:]
        yield line


def by_program(program, text):
    counts = run([program, "count", "--limit", LIMIT, "-"], text).splitlines()
    solutions = run([program, "solve", "-"], text).splitlines()
    lines = []
    for count, solution in zip(counts, solutions, strict=True):
        found = len(solution) == 81 and solution.isdigit()
        lines.append(f"{count if found else 0} {solution if found else NO_SOLUTION}")
    return "\n".join(lines) + "\n"


def shelves(build, library, one_file, text):
    """The name of each shelf and its answers."""
    yield "program", by_program(build / "shudu", text)
    yield "C", run([library, "many", LIMIT], text)
    yield "one file", run([one_file, "many", LIMIT], text)
    yield "one file, scalar", run([one_file, "many", LIMIT], text, SHUDU_TARGET="scalar")
    yield "Python", run(["python3", HERE / "answers.py", LIMIT], text, PYTHONPATH=str(TOP / "bindings/python"),
                        SHUDU_LIBRARY=str(build / "src/libshudu.so.0"), PYTHONDONTWRITEBYTECODE="1")
    for kind in ("simd", "scalar"):
        yield f"npm, {kind}", run(["node", HERE / "answers.mjs", LIMIT, kind], text)


def first_difference(puzzles, expected, said):
    for puzzle, a, b in zip(puzzles, expected.splitlines(), said.splitlines()):
        if a != b:
            return f"{puzzle}: expected {a}, got {b}"
    return f"{len(expected.splitlines())} answers expected, {len(said.splitlines())} given"


def options_of_generate(header):
    """The options that a header names at shudu_generate."""
    comment = re.search(r"/\* Generates puzzles;.*?\*/", header, flags=re.S).group(0)
    return re.findall(r"\b([a-z]+)=", comment)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    library, one_file = compiled(build, build / "shelves", "-O1" if number <= 10000 else "-O3")
    generated = run([build / "shudu", "generate", "puzzles", number, "--seed", "19"]).split()
    puzzles = list(mixed(generated))
    for name in sys.argv[3:]:
        puzzles += pathlib.Path(name).read_text().split()
    text = "\n".join(puzzles) + "\n"
    passed = failed = 0
    expected = None
    for name, said in shelves(build, library, one_file, text):
        expected = expected or said
        if number > 10000:
            print(f"{name:18} {hashlib.sha256(said.encode()).hexdigest()}", file=sys.stderr)
        if said == expected and len(said.splitlines()) == len(puzzles):
            passed += 1
        else:
            failed += 1
            print(f"{name}: {first_difference(puzzles, expected, said)}")
    kinds = [sum(line.startswith(count) for line in expected.splitlines()) for count in "012"]
    if min(kinds) < len(generated) // 10:
        failed += 1
        print(f"too few puzzles without, with one, with several solutions: {kinds}")
    asked = list(questions.lines(generated[:100]))
    text = "\n".join(asked) + "\n"
    for question, a, b in zip(asked, run([library, "ask"], text).splitlines(), run([one_file, "ask"], text).splitlines(), strict=True):
        if a == b:
            passed += 1
        else:
            failed += 1
            print(f"{question}\n  C:        {a}\n  one file: {b}")
    header = (build / "shelves/shudu.h").read_text()
    if "address" in header or "JSON format" in header:
        failed += 1
        print("shudu.h names formats that it does not read")
    for name in options_of_generate(header):
        answer = run([one_file, "ask"], f"generate\t{name}=x\t\n")
        refused = "there is none of this name" in answer
        failed += refused
        passed += not refused
        if refused:
            print(f"shudu.h names an option that it refuses: {answer}")
    print(f"{passed} passed, {failed} failed")


main()
