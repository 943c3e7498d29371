"""Measures the package: how long it takes to load, and how many puzzles an array has solved in a second.

    PYTHONPATH=bindings/python SHUDU_LIBRARY=build/release/src/libshudu.so.0 python3 bindings/python/tests/measure.py PUZZLES

PUZZLES has 81 characters a line. They are repeated to a million.
"""
import subprocess
import sys
import time

import numpy

import shudu


def loading():
    """The least of five, in milliseconds, of the time that Python itself reports."""
    times = []
    for _ in range(5):
        report = subprocess.run([sys.executable, "-X", "importtime", "-c", "import shudu"], stderr=subprocess.PIPE, text=True).stderr
        times.append(int(report.splitlines()[-1].split("|")[1]) / 1000)
    return min(times)


def main():
    with open(sys.argv[1], encoding="ascii") as file:
        lines = [line[:81] for line in file if len(line.rstrip()) >= 81]
    grids = numpy.array([shudu.Grid(line).digits() for line in lines], dtype=numpy.uint8)
    million = numpy.ascontiguousarray(numpy.resize(grids, (1_000_000, 81)))
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        _, counts = shudu.solve_many(million, limit=2)
        times.append(time.perf_counter() - begin)
    print(f"import: {loading():.0f} ms")
    print(f"solve_many: {len(million) / min(times):,.0f} puzzles/s, {(counts == 1).sum():,} with one solution")


if __name__ == "__main__":
    main()
