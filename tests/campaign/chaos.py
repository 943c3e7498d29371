#!/usr/bin/env python3
"""A campaign that everything happens to: the merged output is that of the plain command, byte for byte.

usage: tests/campaign/chaos.py PROGRAM [PUZZLES SHARDS KILLS]

Defaults: 2,000,000 puzzles in 1,000 shards, and 200 workers killed with SIGKILL. Workers run in pairs, also on the same
shards. Results are truncated, changed and deleted. The disk is full for a while (a small tmpfs, where it can be mounted).
The output says what happened and how long the plain command and an undisturbed campaign took.
"""
import hashlib
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time


class Chaos:
    def __init__(self, program, folder, puzzles, shards, kills):
        self.program, self.folder = program, folder
        self.puzzles, self.shards, self.kills = puzzles, shards, kills
        self.random = random.Random(1)
        self.passed, self.problems = 0, []

    def expect(self, condition, problem):
        self.passed += bool(condition)
        if not condition:
            self.problems.append(problem)

    def run(self, *words, **options):
        return subprocess.run([self.program, *words], cwd=self.folder, capture_output=True, check=False, **options)

    def timed(self, *words):
        """(seconds of wall time, seconds of processor time) of the program with its output in a file."""
        before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
        with open(self.folder / "plain.txt", "wb") as out, open(self.folder / "plain.err", "wb") as err:
            subprocess.run([self.program, *words], cwd=self.folder, stdout=out, stderr=err, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return time.time() - begin, sum(after[:2]) - sum(before[:2])

    def write_input(self):
        """Puzzles of our own making, each with its digits exchanged in many ways, and some lines that are no puzzle."""
        made = self.run("generate", "puzzles", "2000", "--seed", "1").stdout.decode().split()
        with open(self.folder / "input.txt", "w") as out:
            for number in range(-(-self.puzzles // len(made))):
                digits = list("123456789")
                random.Random(number).shuffle(digits)
                table = str.maketrans("123456789", "".join(digits))
                lines = [line.translate(table) for line in made]
                if number % 100 == 7:
                    lines[5] = "12345"
                out.write("\n".join(lines) + "\n")

    def results(self):
        return sorted(self.folder.glob("c/results/*/0????????"))

    def damage(self):
        """Truncates, changes or deletes one result."""
        found = self.results()
        if not found:
            return
        path = self.random.choice(found)
        what = self.random.randrange(3)
        try:
            data = bytearray(path.read_bytes())
        except FileNotFoundError:
            return
        if what == 0:
            path.write_bytes(data[: self.random.randrange(len(data))])
        elif what == 1:
            data[self.random.randrange(len(data))] ^= 1 << self.random.randrange(8)
            path.write_bytes(data)
        else:
            path.unlink()

    def start(self, *words):
        return subprocess.Popen([self.program, "campaign", "work", "c", "--threads", "1", *words], cwd=self.folder,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill_workers(self):
        killed = 0
        while killed < self.kills:
            first = self.random.randrange(self.shards)
            same = ["--shard", f"{first}-{min(self.shards - 1, first + 50)}"]
            pair = [self.start(*same), self.start(*same)] if self.random.random() < 0.3 else [self.start(), self.start()]
            time.sleep(self.random.uniform(0.01, 0.4))
            for worker in pair:
                killed += worker.poll() is None
                worker.kill()
                worker.wait()
            for _ in range(self.random.randrange(4)):
                self.damage()
        return killed

    def fill_disk(self):
        """Lets a worker meet a full disk. Returns how that was done."""
        results = self.folder / "c/results/000000"
        results.mkdir(parents=True, exist_ok=True)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(results)], capture_output=True,
                                 check=False).returncode == 0
        if not mounted:
            return "not tried: a tmpfs cannot be mounted here"
        try:
            done = self.run("campaign", "work", "c", "--shard", "0-9")
            left = list(results.glob(".*"))
            self.expect(done.returncode == 2 and b"No space left" in done.stderr, f"full disk: {done}")
            self.expect(not left, f"temporary files left on a full disk: {left}")
        finally:
            subprocess.run(["umount", str(results)], check=False)
        return "a worker stopped with status 2 and left nothing behind"

    def compare(self, what):
        merged = self.run("campaign", "merge", "c")
        plain = (self.folder / "plain.txt").read_bytes()
        same = hashlib.sha256(merged.stdout).digest() == hashlib.sha256(plain).digest()
        self.expect(same and merged.stderr == (self.folder / "plain.err").read_bytes(), f"{what}: the output differs")


def test(chaos):
    chaos.write_input()
    chaos.timed("solve", "--threads", "1", "input.txt")
    plain = chaos.timed("solve", "--threads", "1", "input.txt")
    for name in ("undisturbed", "c"):
        made = chaos.run("campaign", "new", name, "--command", "solve", "input.txt", "--shards", str(chaos.shards))
        chaos.expect(made.stdout.startswith(f"{name}: {chaos.shards:,} shards".encode()), f"new: {made}")
    os.rename(chaos.folder / "plain.txt", chaos.folder / "kept.txt")
    os.rename(chaos.folder / "plain.err", chaos.folder / "kept.err")
    worked = chaos.timed("campaign", "work", "undisturbed", "--threads", "1")
    os.rename(chaos.folder / "kept.txt", chaos.folder / "plain.txt")
    os.rename(chaos.folder / "kept.err", chaos.folder / "plain.err")
    print(f"plain {plain[0]:.2f} s ({plain[1]:.2f} s of processor), campaign {worked[0]:.2f} s ({worked[1]:.2f} s)")
    print("full disk:", chaos.fill_disk())
    print("workers killed:", chaos.kill_workers())
    stale = len(list(chaos.folder.glob("c/results/*/.*.tmp")))
    verified = chaos.run("campaign", "verify", "c")
    print(f"before the last worker: {verified.stdout.decode().strip()} ({stale} temporary files before)")
    chaos.expect(not list(chaos.folder.glob("c/results/*/.*.tmp")), "stale temporary files are left")
    listed = chaos.run("campaign", "status", "c", "--list", "missing").stdout.decode().split()
    last = chaos.run("campaign", "work", "c", "--shard", ",".join(listed)) if listed else None
    chaos.expect(last is None or last.returncode == 0, f"the last worker: {last}")
    chaos.compare("chaos")


def main():
    program = os.path.abspath(sys.argv[1])
    puzzles, shards, kills = map(int, sys.argv[2:5]) if len(sys.argv) > 4 else (2_000_000, 1_000, 200)
    with tempfile.TemporaryDirectory(prefix="shudu-chaos-") as folder:
        chaos = Chaos(program, pathlib.Path(folder), puzzles, shards, kills)
        test(chaos)
    for problem in chaos.problems:
        print(problem[:1000])
    print(f"{chaos.passed} passed, {len(chaos.problems)} failed")
    return bool(chaos.problems)


if __name__ == "__main__":
    sys.exit(main())
