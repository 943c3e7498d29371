"""The examples of the help pages, run as a user would type them: once in a pipe and once on a terminal of 80 columns.

An example must succeed or give a negative answer (status 0 or 1), with the same status in both. The examples of a group
of commands run in the order of the help, in directories that have the files that they name. Examples that are changed or
left out are listed here with the reason.
"""

import collections
import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
import run as transcripts  # noqa: E402

# An example or a part of one, what stands in its place, and why.
CHANGED = (
    ("3600", "1", "an hour"),
    ("hunt run few.db", "hunt run few.db --timeout 1", "runs until Ctrl-C"),
    ("--shards 1000", "--shards 2", "there are four puzzles"),
    ("0..999999", "0..9", "a million grids"),
    ("grids 1000000", "grids 1000", "a million grids"),
    ("-c 1000000", "-c 1000", "a million grids"),
    ("puzzles 1000 ", "puzzles 10 ", "a thousand puzzles"),
    ("compare --save", "compare --algorithms search --first 2 --repeat 1 puzzles.txt --save", "minutes"),
    ("| man -l -", "| man -P cat -l -", "a pager waits for keys"),
)
# Examples that mean something else with more words, as above.
CHANGED_WHOLE = {
    "shudu compare": ("shudu compare --algorithms search --first 2 --repeat 1 puzzles.txt", "minutes"),
    "shudu bench": ("shudu bench puzzles.txt", "ten seconds"),
}
# A part of an example that is not run, and why.
LEFT_OUT = {
    "shudu play": "a server that runs until Ctrl-C",
    "other-solver": "needs another program",
    "my-solver": "needs another program",
    "libother.so": "needs another library",
    "--slurm": "needs a cluster",
    "shudu queens 20": "minutes",
    "parallel": "needs GNU parallel, and workers that wait for one another",
}
if not shutil.which("man"):
    LEFT_OUT["man -l"] = "man is not installed"


def fill(directory):
    """Writes the files that the examples name."""
    puzzles = (directory / "examples" / "puzzles.txt").read_text()
    few = "".join(line + "\n" for line in puzzles.splitlines()[1:5])
    one = few.splitlines()[0] + "\n"
    solved = subprocess.run(["./shudu", "solve", "-"], cwd=directory, input=few, text=True, capture_output=True).stdout
    pairs = "".join(f"{a},{b}\n" for a, b in zip(few.split(), solved.split()))
    texts = {
        "puzzles.txt": few, "a.txt": few, "b.txt": few, "hard.txt": one, "puzzle.txt": one, "best.txt": one,
        "puzzles.sdk": few, "input.txt": few + "end\n", "my-answers.txt": solved, "sudoku.csv": "quizzes,solutions\n" + pairs,
        "variants.txt": "1...............\n",
        "cases.txt": (transcripts.ROOT / "tests" / "techniques" / "naked_single.txt").read_text(),
    }
    for name, text in texts.items():
        (directory / name).write_text(text)
    shutil.copy(directory / "examples" / "game.sdx", directory / "game.sdx")
    # The class examples merge what a campaign `near` has found.
    subprocess.run("./shudu campaign new near --input a.txt --command 'generate near' --shards 1 && ./shudu campaign work near",
                   shell=True, cwd=directory, capture_output=True, check=True)
    (directory.parent / ".config" / "fish" / "completions").mkdir(parents=True)


def examples_of(program):
    """The examples in lists that can run side by side: by the first word of the command."""
    lists = collections.defaultdict(list)
    listing = subprocess.run([program, "help", "--json"], capture_output=True, text=True, check=True).stdout
    for line in listing.splitlines():
        command = json.loads(line)
        if "command" in command:
            lists[command["command"].split()[0]] += [one["command"] for one in command["examples"]]
    return lists.values()


def as_run(example):
    """The example as it is run, or nothing, and why it differs from what is written."""
    for text, reason in LEFT_OUT.items():
        if text in example:
            return None, reason
    if example in CHANGED_WHOLE:
        return CHANGED_WHOLE[example]
    return next(((example.replace(old, new), reason) for old, new, reason in CHANGED if old in example), (example, ""))


def results_of(program, examples):
    results = {}
    with contextlib.ExitStack() as stack:
        runner = transcripts.Runner(program, timeout=60, update=False)
        places = [runner.prepare(stack), runner.prepare(stack)]
        for directory, _ in places:
            fill(directory)
        for example in examples:
            command, reason = as_run(example)
            if command != example:
                print(f"note: {example}: {f'run as {command}' if command else 'not run'}: {reason}")
            if command is None:
                continue
            block = transcripts.Block(0, "", command)
            piped = transcripts.run(block, *places[0], runner.timeout)
            shown = transcripts.run(block, *places[1], runner.timeout, on_terminal=True)
            faults = transcripts.faults_on_terminal(piped, shown)
            if piped.status > 1:
                faults += f"  status {piped.status}\n" + "".join(f"    {line}\n" for line in piped.err[-10:])
            results[f"example {example}"] = faults.splitlines()
    return results


def results(program):
    """The faults of every example that was run."""
    merged = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for some in pool.map(lambda examples: results_of(program, examples), examples_of(program)):
            merged |= some
    return merged
