#!/usr/bin/env python3
"""Compares the searches of many puzzles by the program, the C interface, the library of one file, Python and npm.

    tests/questions/many.py BUILD [N [FILE...]]

Each of them searches the puzzles of the files and N generated puzzles (3000) with one, several and no solutions. The number of
solutions up to two and the solution must be the same. BUILD has the program and the shared library; bindings/js/wasm has the modules of npm.
The last line is "N passed, N failed".
"""
import hashlib
import os
import pathlib
import subprocess
import sys


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


def compile_step(command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{command}:\n{done.stderr}\n0 passed, 1 failed")


def compiled(build, folder, optimisation):
    """The paths of tests/questions/answers.c with the shared library, and with the library of one file."""
    folder.mkdir(exist_ok=True)
    compile_step([TOP / "tools/amalgamate", folder])
    warnings = ["-Wall", "-Wextra", "-Werror"]
    source = HERE / "answers.c"
    compile_step(["cc", *warnings, "-O1", "-I", TOP / "include", source, f"-L{build}/src", "-lshudu", f"-Wl,-rpath,{build}/src",
         "-o", folder / "with_library"])
    compile_step(["cc", *warnings, "-O1", "-DSHUDU_ONE_FILE", "-I", folder, "-c", source, "-o", folder / "answers.o"])
    compile_step(["c++", "-std=c++20", *warnings, optimisation, "-c", folder / "shudu_amalgamation.cpp", "-o", folder / "one_file.o"])
    compile_step(["c++", folder / "answers.o", folder / "one_file.o", "-o", folder / "with_one_file"])
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


def front_ends(build, library, one_file, text):
    """The name of each front end and its answers."""
    yield "program", by_program(build / "shudu", text)
    yield "C", run([library, "many", LIMIT], text)
    yield "one file", run([one_file, "many", LIMIT], text)
    yield "one file, scalar", run([one_file, "many", LIMIT], text, SHUDU_TARGET="scalar")
    yield "Python", run(["python3", HERE / "answers.py", "many", LIMIT], text, PYTHONPATH=str(TOP / "bindings/python"),
                        SHUDU_LIBRARY=str(build / "src/libshudu.so.0"), PYTHONDONTWRITEBYTECODE="1")
    for kind in ("simd", "scalar"):
        yield f"npm, {kind}", run(["node", HERE / "answers.mjs", "many", LIMIT, kind], text)


def first_difference(puzzles, expected, said):
    for puzzle, a, b in zip(puzzles, expected.splitlines(), said.splitlines()):
        if a != b:
            return f"{puzzle}: expected {a}, got {b}"
    return f"{len(expected.splitlines())} answers expected, {len(said.splitlines())} given"


def compare(build, library, one_file, number, files=()):
    """The numbers of comparisons that passed and failed."""
    generated = run([build / "shudu", "generate", "puzzles", number, "--seed", "19"]).split()
    puzzles = list(mixed(generated))
    for name in files:
        puzzles += pathlib.Path(name).read_text().split()
    text = "\n".join(puzzles) + "\n"
    passed = failed = 0
    expected = None
    for name, said in front_ends(build, library, one_file, text):
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
    return passed, failed


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    library, one_file = compiled(build, build / "questions", "-O1" if number <= 10000 else "-O3")
    passed, failed = compare(build, library, one_file, number, sys.argv[3:])
    print(f"{passed} passed, {failed} failed")


if __name__ == "__main__":
    main()
