#!/usr/bin/env bash
# homework_bench.sh SHUDU [ROUNDS]: compares writing a million complete grids into memory with one large write of the
# same number of bytes. The two run in turn. Prints the best time of each and their ratio. If qqwing is installed, also
# compares its puzzles per second with ours.
set -euo pipefail
shudu=$(cd -- "$(dirname -- "$1")" && pwd)/${1##*/}
rounds=${2:-9}
work=$(mktemp -d /dev/shm/shudu.XXXXXX)
trap 'rm -rf "$work"' EXIT
export work shudu rounds
python3 - <<'END'
import os, shutil, subprocess, time

work, shudu, rounds = os.environ["work"], os.environ["shudu"], int(os.environ["rounds"])
grids, copy = work + "/grids", work + "/copy"

def timed(what):
    begin = time.perf_counter()
    what()
    return time.perf_counter() - begin

def write_grids():
    if os.path.exists(grids):
        os.remove(grids)
    best = timed(lambda: subprocess.run([shudu, "homework", "-c", "1000000", "-o", grids], check=True))
    return best

write_grids()
data = open(grids, "rb").read()

def bare():
    if os.path.exists(copy):
        os.remove(copy)
    descriptor = os.open(copy, os.O_WRONLY | os.O_CREAT)
    taken = timed(lambda: os.write(descriptor, data))
    os.close(descriptor)
    return taken

ours, plain = zip(*((write_grids(), bare()) for _ in range(rounds)))
print(f"1,000,000 grids, {len(data):,} bytes: {min(ours):.3f} s; one write of them {min(plain):.3f} s; ratio {min(ours) / min(plain):.2f}")
if shutil.which("qqwing"):
    n = 200
    theirs = timed(lambda: subprocess.run(["qqwing", "--generate", str(n), "--one-line"], check=True, stdout=subprocess.DEVNULL)) / n
    m = 40000
    we = timed(lambda: subprocess.run([shudu, "generate", "puzzles", str(m), "--threads", "1"], check=True, stdout=subprocess.DEVNULL)) / m
    print(f"minimal puzzles: ours {1 / we:,.0f}/s, qqwing {1 / theirs:,.0f}/s; ratio {theirs / we:.0f}")
END
