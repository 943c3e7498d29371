#!/usr/bin/env python3
"""run.py [HEADING…]: runs the commands of docs/install.md and docs/api.md as a person on a new machine would.

The machine is a bare Debian 12 in a folder, made by debootstrap and kept in build/bare, with a clone of HEAD in the home of
an ordinary user who may call sudo. Every ```sh block of the two documents is run by bash in that clone, in their order. All
lines of a block must succeed. `./shudu play` runs until the page answers. With headings, only the blocks under
these are run, after the first block, which installs the packages. Needs root, debootstrap and the network.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

top = pathlib.Path(__file__).resolve().parents[2]
bare = top / "build" / "bare"
base, root = bare / "base", bare / "root"
documents = ["docs/install.md", "docs/api.md"]


def blocks(document):
    """The ```sh blocks: (heading, line, text)."""
    heading, begin, lines = "", None, []
    for number, line in enumerate((top / document).read_text().splitlines(), 1):
        if begin is None and line.startswith("#"):
            heading = line.lstrip("# ")
        elif begin is None and line == "```sh":
            begin, lines = number, []
        elif begin is not None and line == "```":
            yield heading, f"{document}:{begin}", "\n".join(lines) + "\n"
            begin = None
        elif begin is not None:
            lines.append(line)


def script(text):
    """The block for bash. The server is stopped when its page was read; packages are installed without a question."""
    play = ('./shudu play --no-open > ~/page & until grep -q http ~/page; do sleep 1; kill -0 $!; done; '
            'curl -sf "$(grep -o "http[^ ]*" ~/page)" | grep -q "<html"; kill $!')
    return "set -eo pipefail\n" + re.sub(r"^\./shudu play$", lambda _: play, text, flags=re.M)


def make_base():
    if (base / ".ready").exists():
        return
    shutil.rmtree(base, ignore_errors=True)
    base.mkdir(parents=True)
    # What debootstrap mounts ends with its namespace.
    subprocess.run(["unshare", "--mount", "debootstrap", "--variant=minbase", "--include=git,ca-certificates,sudo,curl",
                    "bookworm", str(base), *mirror()], check=True, stdout=(bare / "debootstrap.log").open("w"), stderr=subprocess.STDOUT)
    # The sources and certificates of the system, which may have a mirror of its own.
    for path in ["etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "usr/local/share/ca-certificates"]:
        if pathlib.Path("/", path).exists():
            subprocess.run(["cp", "-a", f"/{path}", str((base / path).parent)], check=True)
    for path in ["etc/resolv.conf", "etc/hosts"]:
        shutil.copyfile(f"/{path}", base / path)
    subprocess.run(["chroot", str(base), "update-ca-certificates"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    (base / "etc/apt/apt.conf.d/99yes").write_text('APT::Get::Assume-Yes "true";\n')
    (base / "etc/sudoers.d/user").write_text('user ALL=(ALL) NOPASSWD:ALL\nDefaults env_keep += "http_proxy https_proxy no_proxy"\n')
    subprocess.run(["chroot", str(base), "useradd", "--create-home", "--shell", "/bin/bash", "user"], check=True)
    (base / ".ready").touch()


def mirror():
    """The first mirror that the system names, as an argument; none if it names none, so that debootstrap takes its own."""
    for path in sorted(pathlib.Path("/etc/apt").glob("sources.list*/*.sources")) + [pathlib.Path("/etc/apt/sources.list")]:
        if path.exists():
            if found := re.search(r"^(?:URIs:|deb(?: \[.*\])?) +(\S+)", path.read_text(), flags=re.M):
                return [found[1]]
    return []


def make_root():
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", "--one-file-system", str(base), str(root)], check=True)
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(top), str(root / "home/user/shudu")], check=True)
    subprocess.run(["chroot", str(root), "chown", "-R", "user:user", "/home/user"], check=True)


def run(text, log):
    """Runs the block as the user, with mounts that end with it."""
    (root / "tmp/block").write_text(script(text))
    mounts = f"mount -t proc proc {root}/proc && mount --rbind /dev {root}/dev && mount --rbind /sys {root}/sys"
    environment = [f"{name}={value}" for name, value in os.environ.items()
                   if re.fullmatch(r"https?_proxy|no_proxy|npm_config_\w+", name, flags=re.I)]
    inside = ["chroot", "--userspec=user", str(root), "env", "-i", "HOME=/home/user", "USER=user", "LANG=C.UTF-8", "TERM=dumb",
              "PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin", *environment,
              "bash", "-c", "cd ~/shudu && exec bash /tmp/block"]
    command = ["unshare", "--mount", "bash", "-c", f'{mounts} && exec "$@"', "-", *inside]
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT).returncode


def main():
    wanted = sys.argv[1:]
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("skipped: the commands of docs/install.md and docs/api.md need root and debootstrap")
        print("0 passed, 0 failed, 1 skipped")
        return
    make_base()
    make_root()
    passed, failed, first = 0, 0, True
    for heading, place, text in (block for document in documents for block in blocks(document)):
        if first or not wanted or heading in wanted:
            path = bare / (re.sub(r"\W+", "_", place) + ".log")
            begin = time.monotonic()
            with path.open("w") as log:
                status = run(text, log)
            print(f"{place} {heading}: {'ok' if status == 0 else f'status {status}'} ({time.monotonic() - begin:.0f} s)", flush=True)
            passed, failed = passed + (status == 0), failed + (status != 0)
            if status != 0:
                print(text + "".join(path.read_text(errors="replace").splitlines(keepends=True)[-30:]))
        first = False
    print(f"{passed} passed, {failed} failed")


if __name__ == "__main__":
    main()
