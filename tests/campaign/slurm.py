#!/usr/bin/env python3
"""A campaign on Slurm: a controller and two nodes on this machine, an array job, and a node that is killed in the middle.

usage: tests/campaign/slurm.py PROGRAM

It starts daemons of its own (munge, slurmctld, two slurmd) in a temporary folder, on ports of its own, and stops them.
It needs root, because slurmd does.
"""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

CONFIGURATION = """\
ClusterName=shudu
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CryptoType=crypto/munge
SlurmctldPort={port}
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmdSpoolDir={folder}/spool-%n
StateSaveLocation={folder}/state
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
SlurmdTimeout=15
InactiveLimit=0
KillWait=10
MinJobAge=300
NodeName=one NodeHostname={host} NodeAddr=127.0.0.1 Port={port1} CPUs=1 State=UNKNOWN
NodeName=two NodeHostname={host} NodeAddr=127.0.0.1 Port={port2} CPUs=1 State=UNKNOWN
PartitionName=all Nodes=one,two Default=YES MaxTime=10 State=UP
"""


class Skip(Exception):
    pass


class Cluster:
    def __init__(self, folder):
        self.folder, self.daemons = folder, {}
        for name in ("munged", "slurmctld", "slurmd", "sbatch", "squeue", "sinfo"):
            if shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin") is None:
                raise Skip(f"{name} is not installed")
        if os.geteuid() != 0:
            raise Skip("slurmd needs root")
        ports = self.free_ports(3)
        host = socket.gethostname()
        (folder / "state").mkdir()
        conf = folder / "slurm.conf"
        conf.write_text(CONFIGURATION.format(folder=folder, host=host, port=ports[0], port1=ports[1], port2=ports[2]))
        self.environment = os.environ | {"SLURM_CONF": str(conf), "PATH": os.environ["PATH"] + ":/usr/sbin"}

    @staticmethod
    def free_ports(count):
        sockets = [socket.socket() for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        ports = [one.getsockname()[1] for one in sockets]
        for one in sockets:
            one.close()
        return ports

    def run(self, *words):
        return subprocess.run(words, env=self.environment, capture_output=True, text=True, timeout=60, check=False)

    def start(self, name, *words):
        log = open(self.folder / f"{name}.out", "w")
        self.daemons[name] = subprocess.Popen(words, env=self.environment, stdout=log, stderr=log, start_new_session=True)

    def start_all(self):
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        self.start("munged", "munged", "--foreground", "--force", f"--key-file={key}", f"--socket={self.folder}/munge.socket",
                   f"--pid-file={self.folder}/munge.pid", f"--log-file={self.folder}/munge.log",
                   f"--seed-file={self.folder}/munge.seed")
        self.until(lambda: (self.folder / "munge.socket").exists(), 20, "munged")
        self.start("slurmctld", "slurmctld", "-D")
        self.start("one", "slurmd", "-D", "-N", "one")
        self.start("two", "slurmd", "-D", "-N", "two")
        self.until(lambda: self.run("sinfo", "-h", "-o", "%T %D").stdout.strip() == "idle 2", 60, "the nodes")

    def until(self, condition, seconds, what):
        end = time.time() + seconds
        while not condition():
            ended = [name for name, daemon in self.daemons.items() if daemon.poll() is not None]
            if time.time() > end or ended:
                texts = [path.read_text(errors="replace")[-600:] for path in self.folder.glob("*.out")]
                raise Skip(f"{what} did not start; ended: {ended}; {' '.join(' '.join(texts).split())[-800:]}")
            time.sleep(0.2)

    def kill(self, name):
        self.daemons.pop(name).kill()

    def stop(self):
        for daemon in self.daemons.values():
            daemon.terminate()
        for daemon in self.daemons.values():
            try:
                daemon.wait(10)
            except subprocess.TimeoutExpired:
                daemon.kill()


def test(program, folder):
    cluster = Cluster(folder)
    problems, passed = [], 0
    try:
        cluster.start_all()
        run = lambda *words: subprocess.run([program, *words], cwd=folder, env=cluster.environment, capture_output=True,
                                            check=False)
        run("campaign", "new", "c", "--command", "queens 18", "--shards", "80")
        dry = run("campaign", "submit", "c", "--slurm", "--elements", "8", "--dry-run").stdout.decode()
        done = run("campaign", "submit", "c", "--slurm", "--elements", "8", "--options", "--time=5")
        checks = [("#SBATCH --array=0-7" in dry and "exec" in dry, f"the script: {dry}"),
                  (b"Submitted batch job" in done.stdout, f"submit: {done}")]
        # Kill a node when it has work and some shards are done.
        end = time.time() + 120
        results = lambda: len(list(folder.glob("c/results/*/0*")))
        while results() < 5 and time.time() < end:
            time.sleep(0.05)
        before = results()
        cluster.kill("two")
        while results() < 80 and time.time() < end + 120:
            # What an element of the dead node had left is submitted again when the job has ended.
            if cluster.run("squeue", "-h", "-t", "PD,R,CF").stdout.strip() == "" and results() < 80:
                run("campaign", "submit", "c", "--slurm", "--elements", "4")
                time.sleep(1)
            time.sleep(0.2)
        merged = run("campaign", "merge", "c")
        checks += [(5 <= before < 80, f"the node was killed after {before} shards"),
                   (merged.stdout == b"666090624\n" and merged.returncode == 0, f"merge: {merged}")]
        for good, problem in checks:
            passed += bool(good)
            if not good:
                problems.append(problem)
    finally:
        cluster.stop()
    return passed, problems


def main():
    program = os.path.abspath(sys.argv[1])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix="shudu-slurm-") as folder:
        try:
            passed, problems = test(program, pathlib.Path(folder))
        except Skip as why:
            print(f"skipped: Slurm: {why}")
            print("0 passed, 0 failed, 1 skipped")
            return 0
    for problem in problems:
        print(problem)
    print(f"{passed} passed, {len(problems)} failed")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
