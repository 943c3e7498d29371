#!/usr/bin/env python3
"""run.py BUILD: runs examples/python/solve_with_dask.py on a scheduler and two workers on this machine, kills a worker in the
middle, and compares the answer with that of one process. The last line is "N passed, N failed"."""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = TOP / "examples" / "python" / "solve_with_dask.py"
PYTHON = "/usr/bin/python3"  # distributed comes as a package of Debian


class Cluster:
    """A scheduler and two workers on the loopback interface."""

    def __init__(self, folder, environment):
        self.environment, self.folder = environment, folder
        self.file = folder / "scheduler.json"
        self.log = open(folder / "log", "w")
        common = ["--no-dashboard", "--scheduler-file", str(self.file)]
        self.processes = [self.start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", *common)]
        wait_until(self.file.exists)
        for _ in range(2):
            self.processes.append(self.start("dask_worker", "--nthreads", "1", "--no-nanny", "--local-directory", str(folder), *common))

    def start(self, module, *arguments):
        return subprocess.Popen([PYTHON, "-m", f"distributed.cli.{module}", *arguments], env=self.environment, cwd=self.folder,
                                stdout=self.log, stderr=subprocess.STDOUT)

    def address(self):
        import json

        return json.loads(self.file.read_text())["address"]

    def workers(self):
        code = (f"from distributed import Client\nwith Client({self.address()!r}) as c: print(len(c.scheduler_info()['workers']))")
        done = subprocess.run([PYTHON, "-c", code], env=self.environment, stdout=subprocess.PIPE, text=True)
        return int(done.stdout or 0)

    def close(self):
        for process in self.processes:
            process.kill()
            process.wait()
        self.log.close()


def wait_until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the cluster does not start")
        time.sleep(0.2)


def run_and_kill(cluster, environment, n):
    """The answer, and how many pieces were done when the worker was killed."""
    command = [PYTHON, str(PROGRAM), cluster.address(), str(n)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        killed_at = 0
        for line in process.stderr:
            done = int(line.split()[0]) if line.split()[1:2] == ["of"] else 0
            if done >= n // 100_000 and not killed_at:
                cluster.processes[1].kill()
                killed_at = done
        return process.stdout.read(), killed_at, process.wait()


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    n = 1_000_000
    environment = dict(os.environ, SHUDU_LIBRARY=str(build / "src" / "libshudu.so.0"), PYTHONPATH=str(TOP / "bindings" / "python"),
                       PYTHONDONTWRITEBYTECODE="1")
    plain = subprocess.run([PYTHON, str(PROGRAM), "local", str(n)], env=environment, stdout=subprocess.PIPE, text=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(pathlib.Path(folder), environment)
        try:
            wait_until(lambda: cluster.workers() == 2)
            answer, killed_at, status = run_and_kill(cluster, environment, n)
            left = cluster.workers()
        finally:
            cluster.close()
    checks = {
        f"all puzzles have one solution: {plain.strip()}": plain.startswith(f"{n} of {n} "),
        f"the same answer on the cluster: {answer.strip()}": status == 0 and answer == plain,
        f"the worker was killed in the middle, after {killed_at} pieces": 0 < killed_at < n // 10_000 // 2,
        f"one worker is left: {left}": left == 1,
    }
    for what, good in checks.items():
        print(f"{'ok' if good else 'not ok'}: {what}")
    print(f"{sum(checks.values())} passed, {len(checks) - sum(checks.values())} failed")


if __name__ == "__main__":
    main()
