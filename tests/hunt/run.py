#!/usr/bin/env python3
"""Hunts find the same puzzles whatever happens to them.

    tests/hunt/run.py build/dev/shudu [KILLS]

- A hunt on 1, 2 and 5 threads keeps the same classes, with the same ratings and parents.
- A hunt that is killed with SIGKILL again and again, until KILLS (20) kills, ends in the same state.
- The plain steps of docs/hunt.md (generate near, canon, sort, hunt rate), with the puzzles cut into 1, 3 and 8 pieces,
  give the set that the hunt keeps.
- So do the rounds of tools/hunt_round.sh, whose steps are campaigns.
- A full disk ends a run with a message, and the hunt continues afterwards.

The last line of the output is "N passed, N failed".
"""
import os
import pathlib
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
HUNT = "--for er --seed 3 --new 12 --frontier 8 --keep-from 2.6".split()
ROUNDS = 3


def shudu(arguments, lines=None, **more):
    text = None if lines is None else "".join(line + "\n" for line in lines)
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, **more)


def content(store):
    """Everything in the store that must not depend on how the hunt ran: all but the times."""
    with sqlite3.connect(store) as database:
        tables = {name: database.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall()
                  for name in ("class", "fresh", "expansion")}
        tables["setting"] = database.execute("SELECT * FROM setting WHERE name != 'milliseconds' ORDER BY 1").fetchall()
        tables["round"] = database.execute("SELECT number, seen, rated, kept, best FROM round ORDER BY 1").fetchall()
    return tables


def whole_hunt(store, threads):
    shudu(["hunt", "run", store, *HUNT, "--rounds", str(ROUNDS), "--threads", str(threads)], check=True)
    return content(store)


def killed_hunt(store, kills):
    """Starts the hunt and kills it at a random moment, again and again; then lets it end."""
    chance = random.Random(1)
    command = [PROGRAM, "hunt", "run", store, *HUNT, "--rounds", str(ROUNDS), "--threads", "2"]
    killed = 0
    for _ in range(kills):
        running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        time.sleep(chance.random() * 1.5)
        killed += running.poll() is None
        running.kill()
        running.wait()
        shudu(["hunt", "status", store])  # must not disturb
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return content(store), killed


def interrupted_hunt(store):
    """Ctrl-C ends a run with status 130."""
    command = [PROGRAM, "hunt", "run", store, *HUNT, "--rounds", str(ROUNDS)]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    status = running.wait(20)
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return content(store), status


def full_disk(store):
    """A limit on the size of files stands for a full disk."""
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))
    command = ["hunt", "run", store, *HUNT, "--rounds", str(ROUNDS)]
    failed = shudu(command, preexec_fn=limit)
    said = failed.returncode == 2 and "full" in failed.stderr
    shudu(command, check=True)
    return content(store), said


def plain_rounds(pieces):
    """The classes that are kept after the rounds, by plain commands. The frontier is chosen with sort."""
    start = shudu("generate puzzles 12 --seed 3".split()).stdout.split()
    kept, seen, taken = {}, set(), set()  # kept: line of `hunt rate` by form

    def rate(lines, *more):
        for line in shudu(["hunt", "rate", "--for", "er", "--seed", "3", *more], lines).stdout.splitlines():
            kept[line.split()[1]] = line

    rate(start)
    seen.update(kept)
    for _ in range(ROUNDS):
        frontier = [line.split()[1] for line in sorted(kept.values(), reverse=True) if line.split()[1] not in taken][:8]
        taken.update(frontier)
        found = []
        for piece in range(pieces):
            near = shudu(["generate", "near", "-"], frontier[piece::pieces]).stdout.split()
            found += shudu(["canon", "-"], near).stdout.split()
        new = sorted(set(found) - seen)
        seen.update(new)
        for piece in range(pieces):
            rate(new[piece::pieces], "--keep-from", "2.6")
    return set(kept), len(seen)


def campaign_rounds(folder):
    """The classes that are kept after the rounds, by campaigns."""
    folder.mkdir()
    start = shudu("generate puzzles 12 --seed 3".split()).stdout
    (folder / "kept.txt").write_text(shudu("hunt rate --for er --seed 3".split(), start.split()).stdout)
    settings = {"SHUDU": PROGRAM, "GOAL": "er", "SEED": "3", "FRONTIER": "8", "KEEP_FROM": "2.6", "SHARDS": "5"}
    for _ in range(ROUNDS):
        subprocess.run([ROOT / "tools" / "hunt_round.sh", folder], env={**os.environ, **settings}, check=True,
                       capture_output=True)
    return {line.split()[1] for line in (folder / "kept.txt").read_text().splitlines()}


def main():
    passed, problems = 0, []

    def expect(condition, problem):
        nonlocal passed
        passed += bool(condition)
        if not condition:
            problems.append(problem)

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        expected = whole_hunt(folder / "one.db", 1)
        expect(len(expected["class"]) > 300, f"the hunt found {len(expected['class'])} classes only")
        for threads in (2, 5):
            expect(whole_hunt(folder / f"{threads}.db", threads) == expected, f"{threads} threads: another result")
        found, killed = killed_hunt(folder / "killed.db", KILLS)
        expect(killed > 0, "no run was killed")
        expect(found == expected, f"killed {killed} times: another result")
        found, status = interrupted_hunt(folder / "interrupted.db")
        expect(status == 130 and found == expected, f"interrupted: status {status}, or another result")
        found, said = full_disk(folder / "full.db")
        expect(said and found == expected, "full disk: no message, or another result")
        kept = set(shudu(["hunt", "best", "--to", "line", folder / "one.db"]).stdout.split())
        for pieces in (1, 3, 8):
            forms, seen = plain_rounds(pieces)
            expect(forms == kept, f"{pieces} pieces: {len(forms)} classes kept, the hunt kept {len(kept)}")
            expect(seen == len(expected["class"]), f"{pieces} pieces: {seen} classes seen")
        forms = campaign_rounds(folder / "rounds")
        expect(forms == kept, f"campaigns: {len(forms)} classes kept, the hunt kept {len(kept)}")
    for problem in problems:
        print(problem)
    print(f"{passed} passed, {len(problems)} failed")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
