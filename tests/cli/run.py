#!/usr/bin/env python3
"""Runs transcripts: commands as typed, with their expected output.

    # what this shows
    $ shudu solve puzzle.txt --unique
    expected lines of stdout
    ! expected line of stderr
    ? 1

A block is one command and one test. Both outputs are compared in full. `? N` is the exit status if it is not 0.

  > more            continues the command (a here-document); so does the line after one that ends in a backslash
  ...               any lines, or none
  ~ REGEX           one line that the expression matches from end to end
  \\TEXT             the line TEXT, if TEXT has another meaning here (\\ alone is an empty line at the end)
  $ tty COMMAND     runs COMMAND on a pseudo terminal of 80 columns; its output is stdout, ESC is written ^[
  blank lines at the end of a block only separate it from the next

Each file runs in its own directory, which has a copy of examples/. `shudu` is on the PATH, and the environment has few
other variables. In Markdown files the ```console blocks are transcripts as a reader sees them. They show stdout and
stderr together. The exit status must be 0 if no output is shown, and is not checked otherwise. ... or … stands for any
lines, or for any text within a line. For ```console unchecked only the status 0 is required. The commands of a document
run a second time on a terminal, in a directory of their own, where the exit status must be the same.
NOT_RUN matches the commands of documents that are not run here. Every other command must call shudu.
"""

import argparse
import concurrent.futures
import contextlib
import difflib
import fcntl
import os
import pathlib
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOT_RUN = re.compile(r"(git|cd|\./test|(?:\./)?shudu play|\.ci/run|cmake|ctest|sudo|apt-get|pkg-config|[cg]\+\+|build/\S*)(\s|$)")
SHUDU = re.compile(r"(^|[|;&(]\s*|\bdo\s+)(time\s+)?(\w+=\S*\s+)*(\./)?(shudu\b|sudoku\.exe)")


@dataclass
class Block:
    line: int  # of the command, from 1
    title: str
    command: str = ""
    out: list[str] = field(default_factory=list)  # patterns, as written
    err: list[str] = field(default_factory=list)
    status: int = 0
    end: int = 0  # the line after the last one of its expectations
    document: bool = False
    unchecked: bool = False


@dataclass
class Outcome:
    out: list[str]
    err: list[str]
    status: int


def blocks_of_transcript(lines):
    title, block = "", None
    more = False  # whether the next line may continue the command
    for number, line in enumerate(lines, 1):
        if more and (line.startswith("> ") or line == ">" or block.command.endswith("\\")):
            block.command += "\n" + (line[2:] if line.startswith(">") else line)
            block.end = number
        elif line.startswith("$ "):
            if block:
                yield block
            block = Block(number, title, line[2:], end=number)
            title, more = "", True
        elif line == "#" or line.startswith("# "):
            title, more = line[2:], False
            if block:
                yield block
            block = None
        elif block:
            more = False
            if line.startswith("! ") or line == "!":
                block.err.append(line[2:])
            elif re.fullmatch(r"\? \d+", line):
                block.status = int(line[2:])
            else:
                block.out.append(line)
            if line:
                block.end = number
        elif line:
            raise SystemExit(f"line {number}: neither a title nor a command: {line}")
    if block:
        yield block


def blocks_of_document(lines):
    fence = None
    for number, line in enumerate(lines, 1):
        if fence is None and (opening := re.fullmatch(r"\s*```console\b(.*)", line)):
            fence, unchecked, indent = number, "unchecked" in opening[1], line.index("`")
        elif fence is not None and line.strip() == "```":
            inside = [text[indent:] for text in lines[fence : number - 1]]
            # Only commands have a meaning here. All other lines are escaped for blocks_of_transcript().
            kept = [text[:2] in ("$ ", "> ") or before.endswith("\\") for before, text in zip([""] + inside, inside)]
            hidden = [text if keep else "\\" + text for keep, text in zip(kept, inside)]
            for block in blocks_of_transcript(hidden):
                block.line += fence
                block.document, block.unchecked = True, unchecked
                block.out = [pattern_of_document(text[1:]) for text in block.out]
                yield block
            fence = None


def pattern_of_document(line):
    """The pattern of a line in a document: dots stand for any lines, or within a line for any text."""
    if line.strip() in ("...", "…"):
        return "..."
    pieces = re.split(r"\.\.\.|…", line)
    return literal(line) if len(pieces) == 1 else "~ " + ".*".join(map(re.escape, pieces))


def without_trailing_blanks(lines):
    end = len(lines)
    while end and not lines[end - 1]:
        end -= 1
    return lines[:end]


def matches(patterns, lines):
    """Whether the lines match the patterns."""
    reachable = {0}  # the numbers of lines that the patterns so far can match
    for pattern in patterns:
        if pattern == "...":
            reachable = set(range(min(reachable), len(lines) + 1)) if reachable else set()
        else:
            reachable = {n + 1 for n in reachable if n < len(lines) and line_matches(pattern, lines[n])}
    return len(lines) in reachable


def line_matches(pattern, line):
    if pattern.startswith("~ "):
        return re.fullmatch(pattern[2:], line) is not None
    return (pattern[1:] if pattern.startswith("\\") else pattern) == line


def literal(line):
    """The pattern that matches exactly this line."""
    special = line == "..." or line in ("#", "!", ">") or re.match(r"[#$!?~>] |\\", line)
    return "\\" + line if special else line


def lines_of(data):
    text = data.decode("utf-8", "backslashreplace").replace("\x1b", "^[")
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    else:
        lines[-1] += "  (no newline at the end)"
    return lines


def run_on_terminal(command, **options):
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    modes = termios.tcgetattr(slave)
    modes[1] &= ~termios.OPOST  # keep line ends unchanged
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(slave, termios.TCSANOW, modes)
    os.write(master, b"\x04")  # whoever reads the keyboard finds its end
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, **options)
    os.close(slave)
    shown = bytearray()
    try:
        while data := os.read(master, 65536):
            shown += data
    except OSError:  # the last writer has closed
        pass
    os.close(master)
    return process, bytes(shown)


def run(block, directory, environment, timeout, on_terminal=False):
    command, terminal = block.command, on_terminal or block.command.startswith("tty ")
    if terminal:
        command, environment = command.removeprefix("tty "), environment | {"TERM": "xterm-256color"}
    command = ["timeout", "--kill-after=5", str(timeout), "bash", "-c", command]
    options = {"cwd": directory, "env": environment}
    if terminal:
        process, out = run_on_terminal(command, **options)
        status, err = process.wait(), b""
    else:
        merged = subprocess.STDOUT if block.document else subprocess.PIPE
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=merged, **options)
        status, out, err = done.returncode, done.stdout, done.stderr or b""
    return Outcome(lines_of(out), lines_of(err), status)


def faults(block, outcome):
    """Describes the differences from the expectations. Empty if there are none."""
    expected = without_trailing_blanks(block.out)
    out = without_trailing_blanks(outcome.out) if block.document else outcome.out
    text = ""
    if outcome.status == 124:
        text += "  took too long\n"
    if block.document:
        shown = bool(expected) and not block.unchecked
        if not shown and outcome.status != 0:
            return text + f"  status {outcome.status}, expected 0\n" + "".join(f"  {line}\n" for line in outcome.out)
        if not shown:
            return text
    elif outcome.status != block.status:
        text += f"  status {outcome.status}, expected {block.status}\n"
    for name, patterns, lines in (("stdout", expected, out), ("stderr", block.err, outcome.err)):
        if not matches(patterns, lines):
            text += f"  {name} (- expected, + found)\n"
            difference = list(difflib.unified_diff(patterns, lines, lineterm="", n=2))[2:]
            text += "".join(f"    {line}\n" for line in difference[:40])
            text += f"    … and {len(difference) - 40} lines more\n" if len(difference) > 40 else ""
    return text


def faults_on_terminal(piped, shown):
    """What is wrong if the command ends in another way on a terminal than in a pipe."""
    if shown.status == piped.status:
        return ""
    text = f"  status {shown.status} on a terminal, {piped.status} in a pipe\n"
    return text + "".join(f"    {line}\n" for line in shown.out[-10:])


def as_written(block, outcome):
    """The block with the actual output and status."""
    lines = ["$ " + block.command.split("\n")[0]]
    lines += ["> " + text for text in block.command.split("\n")[1:]]
    lines += map(literal, outcome.out)
    if outcome.out and not outcome.out[-1]:
        lines[-1] = "\\"
    lines += ["! " + literal(text) for text in outcome.err]
    return lines + ([f"? {outcome.status}"] if outcome.status else [])


class Runner:
    def __init__(self, program, timeout, update):
        self.program, self.timeout, self.update = pathlib.Path(program).resolve(), timeout, update

    def run_file(self, path):
        """(passed, failed, report)"""
        path = pathlib.Path(path)
        lines = path.read_text(encoding="utf-8").split("\n")
        blocks = list(blocks_of_document(lines) if path.suffix == ".md" else blocks_of_transcript(lines))
        passed, failed, report = 0, 0, ""
        with contextlib.ExitStack() as stack:
            directory, environment = self.prepare(stack)
            terminal = self.prepare(stack) if path.suffix == ".md" else None
            for block in blocks:
                if block.document and NOT_RUN.match(block.command):
                    continue
                if block.document and not SHUDU.search(block.command):
                    text = "  a command this test does not know; see NOT_RUN in tests/cli/run.py\n"
                else:
                    outcome = run(block, directory, environment, self.timeout)
                    text = faults(block, outcome)
                    if terminal:
                        text += faults_on_terminal(outcome, run(block, *terminal, self.timeout, on_terminal=True))
                    if text and self.update and not block.document:
                        written = as_written(block, outcome)
                        lines[block.line - 1 : block.end] = [None] * (block.end - block.line) + [written]
                if text:
                    failed += 1
                    command = block.command.replace("\n", "\n  > ")
                    report += f"{path}:{block.line}: {block.title}\n  $ {command}\n{text}"
                else:
                    passed += 1
        if self.update:
            flat = [text for line in lines if line is not None for text in (line if isinstance(line, list) else [line])]
            path.write_text("\n".join(flat), encoding="utf-8")
        return passed, failed, report

    def prepare(self, stack):
        scratch = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="shudu-")))
        directory, binaries = scratch / "work", scratch / "bin"
        binaries.mkdir()
        directory.mkdir()
        (binaries / "shudu").symlink_to(self.program)
        (directory / "shudu").symlink_to(self.program)
        if (ROOT / "examples").is_dir():
            shutil.copytree(ROOT / "examples", directory / "examples")
        environment = {"PATH": f"{binaries}:/usr/local/bin:/usr/bin:/bin", "HOME": str(scratch)}
        environment |= {"TERM": "dumb", "LANG": "C.UTF-8"}
        for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "GCOV_PREFIX"):
            if name in os.environ:
                environment[name] = os.environ[name]
        return directory, environment


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="the shudu to run")
    parser.add_argument("--timeout", type=int, default=60, help="seconds one command may take")
    parser.add_argument("--update", action="store_true", help="write what happened into the transcripts that failed")
    parser.add_argument("files", nargs="+", help="transcripts and Markdown files")
    options = parser.parse_args()
    runner = Runner(options.program, options.timeout, options.update)
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for good, bad, report in pool.map(runner.run_file, options.files):
            passed, failed = passed + good, failed + bad
            print(report, end="")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
