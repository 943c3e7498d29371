#!/usr/bin/env python3
"""A campaign on MPI: the result is the same for 1, 2, 4 and 7 ranks, and after a rank was killed.

usage: tests/campaign/mpi.py FOLDER    the folder with shudu and shudu-mpi
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT_IS_FINE = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


class Ranks:
    def __init__(self, build, folder):
        self.shudu, self.shudu_mpi, self.folder = str(build / "shudu"), str(build / "shudu-mpi"), folder
        self.passed, self.problems = 0, []

    def expect(self, condition, problem):
        self.passed += bool(condition)
        if not condition:
            self.problems.append(problem)

    def run(self, *words):
        return subprocess.run([self.shudu, *words], cwd=self.folder, capture_output=True, check=False)

    def start(self, ranks, *words):
        call = ["mpirun", "--oversubscribe", "--bind-to", "none", "-n", str(ranks), self.shudu_mpi, *words]
        return subprocess.Popen(call, cwd=self.folder, env=os.environ | ROOT_IS_FINE | {"SHUDU_PROGRAM": self.shudu},
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def children_of(pid):
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in listed.stdout.split()]


def test(ranks):
    for number in (1, 2, 4, 7):
        name = f"r{number}"
        ranks.run("campaign", "new", name, "--command", "queens 13", "--shards", "40")
        job = ranks.start(number, "campaign", "work", name)
        _, err = job.communicate(timeout=120)
        merged = ranks.run("campaign", "merge", name)
        ranks.expect(job.returncode == 0 and merged.stdout == b"73712\n", f"{number} ranks: {job.returncode} {merged} {err}")
        computed = sum(int(line.split()[2]) for line in err.decode().split("\n") if " computed in " in line)
        ranks.expect(computed == 40, f"{number} ranks computed {computed} shards: {err}")
    # A killed rank ends the job. The next job computes what is left.
    ranks.run("campaign", "new", "killed", "--command", "queens 18", "--shards", "60")
    job = ranks.start(4, "campaign", "work", "killed")
    results = lambda: len(list(ranks.folder.glob("killed/results/*/0*")))
    end = time.time() + 60
    while results() < 5 and time.time() < end:
        time.sleep(0.02)
    os.kill(children_of(job.pid)[2], signal.SIGKILL)
    job.communicate(timeout=120)
    ranks.expect(job.returncode != 0 and results() < 60, f"status {job.returncode}, {results()} results")
    time.sleep(1)  # the workers of the killed job finish their shards
    job = ranks.start(4, "campaign", "work", "killed")
    _, err = job.communicate(timeout=120)
    merged = ranks.run("campaign", "merge", "killed")
    ranks.expect(job.returncode == 0 and merged.stdout == b"666090624\n", f"after a killed rank: {merged} {err}")
    job = ranks.start(2, "campaign", "work", "nowhere")
    _, err = job.communicate(timeout=120)
    ranks.expect(job.returncode != 0 and b"No such file" in err, f"no campaign: {job.returncode} {err}")


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    if shutil.which("mpirun") is None or not (build / "shudu-mpi").exists():
        print("skipped: MPI: mpirun is not installed, or shudu-mpi was not built")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    with tempfile.TemporaryDirectory(prefix="shudu-mpi-") as folder:
        ranks = Ranks(build, pathlib.Path(folder))
        test(ranks)
    for problem in ranks.problems:
        print(problem)
    print(f"{ranks.passed} passed, {len(ranks.problems)} failed")
    return bool(ranks.problems)


if __name__ == "__main__":
    sys.exit(main())
