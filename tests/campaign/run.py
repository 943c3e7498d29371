#!/usr/bin/env python3
"""Campaigns: the merged output of every command is that of the plain command, whatever happened to the workers.

usage: tests/campaign/run.py PROGRAM
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BAD = "12345"  # no puzzle


class Campaigns:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.passed, self.problems = 0, []

    def run(self, *words, **options):
        return subprocess.run([self.program, *words], capture_output=True, cwd=self.folder, timeout=300, **options)

    def expect(self, condition, problem):
        self.passed += bool(condition)
        if not condition:
            self.problems.append(problem)

    def refused(self, text, *words):
        done = self.run("campaign", *words)
        self.expect(done.returncode == 2 and text in done.stderr.decode(), f"{words}: {done.returncode} {done.stderr}")

    def new(self, name, command, *words):
        done = self.run("campaign", "new", name, "--command", command, *words)
        self.expect(done.returncode == 0, f"campaign new {name} {command}: {done.stderr}")
        return int(done.stdout.split()[1]) if done.returncode == 0 else 0

    def same(self, name, plain):
        """The merged campaign has the output, the messages and the status of the plain command."""
        merged = self.run("campaign", "merge", name)
        for what in ("stdout", "stderr", "returncode"):
            a, b = getattr(plain, what), getattr(merged, what)
            if what == "stderr":  # a command reads ahead, so the order of its messages depends on its batches
                a, b = sorted(a.split(b"\n")), sorted(b.split(b"\n"))
            self.expect(a == b, f"{name}: {what} differs: {str(a)[-300:]} {str(b)[-300:]}")


def test_commands(campaigns):
    """Every command, with bad lines, comments and blank lines between the puzzles."""
    puzzles = ["small.txt", "other.txt"]
    commands = [("solve --unique", puzzles, 7), ("solve --json", puzzles, 5), ("count --limit 2", puzzles, 4), ("check", puzzles, 3),
                ("rate --scale own --csv", puzzles, 6), ("rate --scale own --json", ["small.txt"], 3), ("canon", puzzles, 4),
                ("canon --dedupe", puzzles, 4), ("minimize --seed 3", puzzles, 4), ("convert --to line", puzzles, 4),
                ("generate near --remove 1 --add 0 --not-minimal --pairs", ["near.txt"], 2),
                ("verify", ["pairs.txt"], 5), ("verify --json", ["pairs.txt"], 2), ("generate near --remove 0 --not-minimal", ["near.txt"], 2),
                ("solve", ["small.txt", "blocks.sdk", "small.txt"], 9)]
    for number, (command, files, shards) in enumerate(commands):
        name = f"c{number}"
        made = campaigns.new(name, command, *files, "--shards", str(shards))
        campaigns.expect(1 < made <= shards, f"{command}: {made} shards")
        work = campaigns.run("campaign", "work", name)
        campaigns.expect(work.returncode == 0, f"{command}: {work.stderr}")
        campaigns.same(name, campaigns.run(*command.split(), *files))


def test_numbers(campaigns):
    """Inputs that are numbers: grids, seeds, pieces of a count."""
    campaigns.new("grids", "canon", "--input", "grids 1000..1029", "--shards", "4")
    campaigns.run("campaign", "work", "grids")
    grids = campaigns.run("grid", *map(str, range(1000, 1030))).stdout
    campaigns.same("grids", campaigns.run("canon", input=grids))
    merged = []
    for shards in ("1", "7"):
        campaigns.new("classes" + shards, "canon", "--input", "classes 415..416", "--shards", shards)
        campaigns.run("campaign", "work", "classes" + shards)
        merged.append(campaigns.run("campaign", "merge", "classes" + shards).stdout)
    last = b"123456789457893612986217354274538196531964827698721435342685971715349268869172543\n"  # the largest of all forms
    campaigns.expect(merged == [last, last], f"classes 415..416: {merged}")
    campaigns.new("seeds", "generate puzzles 2", "--input", "seeds", "5..9", "--shards", "3")
    campaigns.run("campaign", "work", "seeds")
    plain = b"".join(campaigns.run("generate", "puzzles", "2", "--seed", str(seed)).stdout for seed in range(5, 10))
    campaigns.expect(campaigns.run("campaign", "merge", "seeds").stdout == plain, "generate puzzles by seeds differs")
    for words in (["queens", "9"], ["queens", "9", "--different"]):
        name = "-".join(words)
        campaigns.new(name, " ".join(words), "--shards", "5")
        campaigns.run("campaign", "work", name)
        campaigns.same(name, campaigns.run(*words))
    campaigns.new("one", "solve", "--input", "small.txt", "small.txt")
    campaigns.run("campaign", "work", "one")
    campaigns.same("one", campaigns.run("solve", "small.txt", "small.txt"))
    campaigns.new("census", "census")
    campaigns.run("campaign", "work", "census")
    campaigns.same("census", campaigns.run("census"))


def test_refusals(campaigns):
    campaigns.refused("--judge cannot be used", "new", "x", "--command", "solve --judge poj3074", "small.txt")
    campaigns.refused("cannot be cut", "new", "x", "--command", "convert --to csv", "small.txt")
    campaigns.refused("--to is required", "new", "x", "--command", "convert", "small.txt")
    campaigns.refused("standard input cannot be cut", "new", "x", "--command", "solve")
    campaigns.refused("after the folder", "new", "x", "--command", "solve small.txt", "small.txt")
    campaigns.refused("cannot run 'hint'", "new", "x", "--command", "hint", "small.txt")
    campaigns.refused("a quote is not closed", "new", "x", "--command", "rate --format '{er}", "small.txt")
    campaigns.refused("No such file", "new", "x", "--command", "solve", "nowhere.txt")
    os.mkfifo(campaigns.folder / "pipe")
    campaigns.refused("not a regular file", "new", "x", "--command", "solve", "pipe")
    campaigns.refused("expected FIRST..LAST", "new", "x", "--command", "canon", "--input", "grids 5..4")
    campaigns.refused("--input grids: expected FIRST..LAST", "new", "x", "--command", "canon", "--input", "grids")
    campaigns.refused("numbers from 1 to 416", "new", "x", "--command", "canon", "--input", "classes 0..416")
    campaigns.refused("numbers from 1 to 416", "new", "x", "--command", "canon", "--input", "classes 416..417")
    campaigns.refused("classes are no input", "new", "x", "--command", "queens 8", "--input", "classes 1..2")
    campaigns.refused("grids are no input", "new", "x", "--command", "generate grids 1", "--input", "grids 1..2")
    campaigns.refused("unexpected input file small.txt", "new", "x", "--command", "canon", "--input", "grids 1..2", "small.txt")
    campaigns.refused("--input 'seeds FIRST..LAST' is required", "new", "x", "--command", "generate grids 1")
    campaigns.refused("not empty", "new", "c0", "--command", "solve", "small.txt")
    campaigns.refused("No such file", "work", "nowhere")
    campaigns.refused("--slurm is required", "submit", "c0")
    campaigns.refused("expected numbers of shards", "work", "c0", "--shard", "7")
    campaigns.expect(not (campaigns.folder / "x").exists(), "a refused campaign left its folder")


def test_damage(campaigns):
    """Truncated and changed results are missing, and are said to be. So are changed inputs and manifests."""
    shutil.copy(campaigns.folder / "small.txt", campaigns.folder / "input.txt")
    campaigns.new("d", "solve", "input.txt", "--shards", "6")
    result = campaigns.folder / "d/results/000000"
    campaigns.run("campaign", "work", "d", "--shard", "0-4")
    first = (result / "000000000").read_bytes()
    (result / "000000001").write_bytes((result / "000000001").read_bytes()[:-40])
    (result / "000000002").write_bytes(b"")
    changed = bytearray((result / "000000003").read_bytes())
    changed[10] ^= 1
    (result / "000000003").write_bytes(changed)
    shutil.copy(result / "000000000", result / "000000004")
    listed = campaigns.run("campaign", "status", "d", "--list", "missing")
    campaigns.expect(listed.stdout == b"1\n2\n4\n5\n" and b"truncated" in listed.stderr, f"list: {listed}")
    campaigns.expect(campaigns.run("campaign", "status", "d", "--list", "missing", "--ranges").stdout == b"1-2,4-5\n", "resume")
    campaigns.refused("shards are missing: 1-5", "merge", "d")
    (result / ".000000003.vm.1.tmp").touch()
    verified = campaigns.run("campaign", "verify", "d")
    campaigns.expect(verified.returncode == 1 and b"1 of 6 results are good, 4 damaged" in verified.stdout, f"{verified}")
    campaigns.expect(campaigns.run("campaign", "status", "d").returncode == 1, "status of an unfinished campaign")
    campaigns.run("campaign", "work", "d")
    campaigns.same("d", campaigns.run("solve", "input.txt"))
    campaigns.expect(campaigns.run("campaign", "status", "d").returncode == 0, "status of a finished campaign")
    verified = campaigns.run("campaign", "verify", "d", "--sample", "2", "--seed", "1")
    campaigns.expect(b"2 computed again, 0 of them differently" in verified.stdout, f"{verified}")
    (result / "000000000").unlink()
    campaigns.run("campaign", "work", "d", "--shard", "0")
    campaigns.expect((result / "000000000").read_bytes() == first, "two computations of one shard differ")
    text = (campaigns.folder / "input.txt").read_text()
    (campaigns.folder / "input.txt").write_text(text.replace("1", "2", 1))
    (result / "000000000").unlink()
    campaigns.refused("has changed since", "work", "d", "--shard", "0")
    status = campaigns.run("campaign", "status", "d").stdout.decode()
    campaigns.expect("shard 0 failed after 1 try" in status, status)
    for _ in range(2):
        campaigns.refused("has changed since", "work", "d")
    campaigns.refused("left out 1 shard that failed 3 times", "work", "d")
    manifest = campaigns.folder / "d/campaign.json"
    manifest.write_text(manifest.read_text().replace('"solve"', '"check"'))
    campaigns.refused("was changed", "work", "d")
    manifest.write_text("{")
    campaigns.refused("not a campaign", "status", "d")


def test_signals(campaigns):
    """SIGTERM and kill -9 lose at most the current shard. No temporary file is left after SIGTERM."""
    campaigns.new("s", "queens 13", "--shards", "60")
    for sent in (signal.SIGTERM, signal.SIGKILL, signal.SIGINT):
        worker = subprocess.Popen([campaigns.program, "campaign", "work", "s", "--threads", "1"], cwd=campaigns.folder,
                                  stderr=subprocess.DEVNULL)
        before = len(list(campaigns.folder.glob("s/results/*/0*")))
        until = time.time() + 60
        while len(list(campaigns.folder.glob("s/results/*/0*"))) < before + 3 and time.time() < until and worker.poll() is None:
            time.sleep(0.005)
        worker.send_signal(sent)
        begin = time.time()
        status = worker.wait(60)
        campaigns.expect(time.time() - begin < 10, "a worker took more than ten seconds to stop")
        if sent != signal.SIGKILL:
            campaigns.expect(status in (0, 130), f"status {status}")
            left = list(campaigns.folder.glob(f"s/results/*/.*.{worker.pid}.tmp"))
            campaigns.expect(not left, f"temporary files left: {left}")
    numbers = subprocess.run([campaigns.program, "campaign", "work", "s", "--shard", "-"], input=b"7\n59\n",
                             capture_output=True, cwd=campaigns.folder, check=False).stdout
    campaigns.expect(sorted(numbers.split()) == [b"59", b"7"], f"acknowledged: {numbers}")
    pair = [subprocess.Popen([campaigns.program, "campaign", "work", "s"], cwd=campaigns.folder,
                             stderr=subprocess.DEVNULL) for _ in range(2)]
    campaigns.expect([worker.wait(60) for worker in pair] == [0, 0], "two workers at once")
    campaigns.same("s", campaigns.run("queens", "13"))
    campaigns.expect(not list(campaigns.folder.glob("s/results/*/.*")), "temporary files left")


def test_parallel(campaigns):
    """GNU parallel places the shards."""
    campaigns.new("p", "solve", "small.txt", "--shards", "5")
    line = "$S campaign status p --list missing | parallel --joblog log $S campaign work p --threads 1 --shard {}"
    done = subprocess.run(["sh", "-c", line], cwd=campaigns.folder, env=os.environ | {"S": campaigns.program},
                          capture_output=True, check=False)
    campaigns.expect(done.returncode == 0, f"parallel: {done}")
    campaigns.same("p", campaigns.run("solve", "small.txt"))


def test_full_disk(campaigns):
    """A worker on a full disk says so, leaves nothing behind, and can go on later. (The limit on the size of files acts
    like a full disk, and needs no privileges.)"""
    campaigns.new("f", "solve", "small.txt", "--shards", "2")
    limited = campaigns.run("campaign", "work", "f", "--threads", "1",
                            preexec_fn=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN), set_file_limit()))
    campaigns.expect(limited.returncode == 2 and b"File too large" in limited.stderr, f"{limited}")
    campaigns.expect(not list(campaigns.folder.glob("f/results/*/.*")), "temporary files left")
    campaigns.run("campaign", "work", "f")
    campaigns.same("f", campaigns.run("solve", "small.txt"))


def set_file_limit():
    import resource
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


def write_inputs(campaigns):
    puzzles = (ROOT / "examples/puzzles.txt").read_text().split("\n")
    puzzles = [line[:81] for line in puzzles if len(line) >= 81 and not line.startswith("#")][:12]
    made = campaigns.run("generate", "puzzles", "40", "--seed", "1").stdout.decode().split()
    lines = [*puzzles, *made[:20], BAD, "# a comment", "", *made[20:], "1" * 81, made[0] + "  # a name"]
    (campaigns.folder / "small.txt").write_text("\n".join(lines) + "\n")
    (campaigns.folder / "other.txt").write_text("\n".join(made[30:] + [BAD + "6", *made[:9]]))
    (campaigns.folder / "near.txt").write_text("\n".join(made[:2]) + "\n")
    solutions = campaigns.run("solve", input="\n".join(made).encode()).stdout.decode().split()
    solutions[7] = solutions[8]
    (campaigns.folder / "pairs.txt").write_text("".join(f"{a},{b}\n" for a, b in zip(made, solutions)))
    blocks = campaigns.run("convert", "--to", "sdk", input="\n".join(made[:6]).encode()).stdout
    (campaigns.folder / "blocks.sdk").write_bytes(blocks)


def main():
    with tempfile.TemporaryDirectory(prefix="shudu-campaign-") as folder:
        campaigns = Campaigns(os.path.abspath(sys.argv[1]), pathlib.Path(folder))
        write_inputs(campaigns)
        for test in (test_commands, test_numbers, test_refusals, test_damage, test_signals, test_parallel, test_full_disk):
            test(campaigns)
    for problem in campaigns.problems:
        print(problem)
    print(f"{campaigns.passed} passed, {len(campaigns.problems)} failed")
    return bool(campaigns.problems)


if __name__ == "__main__":
    sys.exit(main())
