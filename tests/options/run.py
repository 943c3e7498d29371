#!/usr/bin/env python3
"""Tests every option of every command, as `shudu help --json` lists them.

    tests/options/run.py build/dev/shudu [PART…]

mistakes: every option gets a missing value, an empty one, words and numbers that cannot be right. The program must exit
          with status 2, write nothing to stdout, and name the option in words of its own.
pairs:    for every two options of a command, the program either refuses the combination and names both options, or its
          behaviour with both differs from that with each of them alone. So no option is ignored. REVIEWED lists the
          pairs that are neither, with the reason.
slow-pairs: the same for the commands that take minutes for it (SLOW_COMMANDS). Only by name.

The last line of the output is "N passed, N failed".
"""
import concurrent.futures
import hashlib
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from cases import ANY, BASELINE, CASES, NOT_TIMED, REVIEWED, SLOW, SLOW_COMMANDS, TEXT_MISTAKES

# Messages of libraries and of the C++ runtime. Ours do not contain them.
FOREIGN = re.compile(r"not in range|[Cc]ould not convert|\d required|not in \{|stoull|stoi|terminate|std::|ArgumentMismatch|"
                     r"were not expected|:FLOAT|:INT|:UINT|basic_string|unknown option -\d")
NUMBERS = ["abc", "nan", "inf", "-inf", "1e5", "-1", "2.5", "0x10", "1,000", "1_000", " 5", "5 ", "99999999999999999999999999"]


class Program:
    def __init__(self, path, folder):
        self.path, self.folder = pathlib.Path(path).resolve(), folder
        lines = subprocess.run([self.path, "help", "--json"], capture_output=True, text=True, check=True).stdout
        general, *commands = map(json.loads, lines.splitlines())
        self.general = general["general"]
        self.commands = {one["command"]: one for one in commands}
        self.remembered = {}

    def run(self, command, words):
        """(status, stdout, stderr, files written). Every run has a folder of its own with the same input files."""
        key = (command, tuple(words))
        if key not in self.remembered:
            self.remembered[key] = self.run_afresh(command, words)
        return self.remembered[key]

    def run_afresh(self, command, words):
        case = CASES.get(command, {})
        with tempfile.TemporaryDirectory(dir=self.folder) as here:
            for name, text in case.get("files", {}).items():
                (pathlib.Path(here) / name).write_bytes(text if isinstance(text, bytes) else text.encode())
            environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm", "HOME": here}
            try:
                done = subprocess.run([self.path, *command.split(), *words], input="", cwd=here, env=environment,
                                      capture_output=True, text=True, errors="surrogateescape", timeout=120)
            except subprocess.TimeoutExpired:
                return "took too long"
            written = {}
            for path in sorted(pathlib.Path(here).rglob("*")):
                name = str(path.relative_to(here))
                if path.is_file() and name not in case.get("files", {}):
                    written[name] = hashlib.sha256(path.read_bytes()).hexdigest()
        return done.returncode, done.stdout, done.stderr, tuple(written.items())


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def add(self, mistake):
        self.passed += not mistake
        self.failed += bool(mistake)
        if mistake:
            print(mistake)


def name_of(option):
    return option["names"][-1]


def find(command, name):
    return next(option for option in command["options"] if name in option["names"])


def with_value(command, option):
    """The option as it is given in a valid call."""
    if option["kind"] == "flag":
        return [name_of(option)]
    values = CASES.get(command["command"], {}).get("values", {})
    value = values.get(name_of(option), BASELINE.get(name_of(option)))
    if value is None:
        raise SystemExit(f"tests/options/cases.py has no value for {name_of(option)} of '{command['command']}'")
    return [name_of(option), value]


def excludes(a, b):
    return name_of(b) in a.get("not_with", []) or name_of(a) in b.get("not_with", [])


def excludes_what_is_needed(command, a, b):
    """Whether `b`, or what it needs, cannot be combined with anything that `a` needs."""
    needs = a.get("needs", [])
    options = {name: option for option in command["options"] for name in option["names"]}
    beside_b = [b] + [options[name] for name in b.get("needs", [])[:1] if name in options]
    return bool(needs) and all(
        name in b.get("not_with", []) or (name in options and any(excludes(options[name], one) for one in beside_b))
        for name in needs)


def excludes_operands(command, options):
    names = [argument["name"] for argument in command["arguments"]]
    return any(name in option.get("not_with", []) for option in options for name in names)


def context_of(command, options):
    """What the options need beside themselves: other options, and operands."""
    names = [name_of(option) for option in options]
    arguments = [argument["name"] for argument in command["arguments"]]
    more = []
    for option in options:
        needs = option.get("needs", [])
        if needs and not any(need in names + arguments for need in needs):
            wanted = find(command, needs[0])
            if wanted not in more:
                more.append(wanted)
    case = CASES.get(command["command"], {})
    for name in case.get("always", []):
        option = find(command, name)
        present = names + arguments + [name_of(one) for one in more]
        usable = not option.get("needs") or any(need in present for need in option["needs"])
        if name not in present and usable and not any(excludes(option, one) for one in options + more):
            more.append(option)
    words = [word for option in more for word in with_value(command, option)]
    operands = [] if excludes_operands(command, options + more) else case.get("operands", [])
    return words, operands


# --- mistakes ---

def bad_values(command, option):
    if option["kind"] == "decimal":
        yield from (text for text in NUMBERS if text != "2.5")
        yield from ("0", "0.0", ".", "1.2.3", "1,5", str(int(option["maximum"]) + 1))
    elif option["kind"] == "number":
        least, most = int(option["minimum"]), int(option["maximum"])
        yield from NUMBERS
        if least > 0:
            yield str(least - 1)
        yield str(most + 1)
    elif option["kind"] == "choice":
        yield from ("frobnicate", "-1", "?", "nan")
    elif option["kind"] == "list":
        yield from ("frobnicate", ",", option["choices"][0] + ",", option["choices"][0] + ",frobnicate", "-1")
    else:
        yield from TEXT_MISTAKES.get((command["command"], name_of(option)), [])


def wrong_calls(command, option):
    """(words of a call, the name that the message must have)."""
    words, operands = context_of(command, [option])
    for name in option["names"]:
        joined = (lambda value: [f"{name}={value}"]) if name.startswith("--") else (lambda value: [name + value])
        if option["kind"] == "flag":
            if name.startswith("--"):
                yield [*words, *operands, name + "=yes"], name
                yield [*words, *operands, name + "="], name
            continue
        yield [*words, *operands, name], name
        yield [*words, *operands, name, name_of(command["options"][0])], name
        yield [*words, name, "", *operands], name
        if name.startswith("--"):
            yield [*words, name + "=", *operands], name
        for i, value in enumerate(bad_values(command, option)):
            yield [*words, *(joined(value) if i % 3 == 2 else [name, value]), *operands], name
        twice = with_value(command, option)
        yield [*words, *operands, *twice, *twice], name_of(option)


def mistake_in(program, command, words, name):
    call = f"shudu {command} {' '.join(map(repr, words))}"
    done = program.run_afresh(command, words)
    if done == "took too long":
        return f"{call}: took too long"
    status, out, err, files = done
    if status != 2:
        return f"{call}: status {status}, expected 2\n    {err.strip()[:300]}"
    if out or files:
        return f"{call}: wrote output: {out[:100]!r} {files}"
    first = err.split("\n")[0]
    if name not in first:
        return f"{call}: the message does not name {name}: {first}"
    if FOREIGN.search(err):
        return f"{call}: a message that is not ours: {first}"
    return None


def test_mistakes(program, pool, report):
    calls = []
    for command in program.commands.values():
        for option in command["options"]:
            calls += [(command["command"], words, name) for words, name in wrong_calls(command, option)]
        case = CASES.get(command["command"], {})
        calls.append((command["command"], [*case.get("operands", []), "--frobnicate"], "--frobnicate"))
        for option in program.general:  # the same for every command, so one mistake shows that it is there
            calls.append((command["command"], [*case.get("operands", []), name_of(option), "frobnicate"], name_of(option)))
        for argument in command["arguments"]:
            if argument["minimum"] > 0:
                calls.append((command["command"], [], argument["name"].split()[0]))
            if "maximum" in argument:
                calls.append((command["command"], ["1"] * (argument["maximum"] + 1), "'1'"))
        if not command["arguments"]:
            calls.append((command["command"], ["extra"], "'extra'"))
    for found in pool.map(lambda call: mistake_in(program, *call), calls):
        report.add(found)


# --- pairs ---

def reviewed(command, ignored, beside):
    keys = itertools.product((command, ANY), (ignored, ANY), (beside, ANY))
    return next((key for key in keys if key in REVIEWED), None)


def names_both(err, a, b):
    def named(option):
        return any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", err) for name in option["names"])
    return named(a) and named(b)


def pair_mistake(program, command, a, b):
    """(what is wrong or None, the entries of REVIEWED that were needed)."""
    contradicted = excludes_what_is_needed(command, a, b) or excludes_what_is_needed(command, b, a)
    if contradicted and not excludes(a, b):
        return None, []  # one is refused wherever the other is allowed
    name = command["command"]
    if (name in NOT_TIMED and not excludes(a, b)) or (name, name_of(a), name_of(b)) in SLOW:
        return None, []
    words, operands = context_of(command, [a, b])
    in_a, in_b = with_value(command, a), with_value(command, b)
    both = program.run(name, [*words, *in_a, *in_b, *operands])
    call = f"shudu {name} {' '.join([*words, *in_a, *in_b, *operands])}"
    if both[0] == 2 and names_both(both[2], a, b):
        return None, []
    if excludes(a, b):
        return f"{call}: the table excludes this pair, but the program says: {both[2].strip()}", []
    alone_a = program.run(name, [*words, *in_a, *operands])
    alone_b = program.run(name, [*words, *in_b, *operands])
    if "took too long" in (both, alone_a, alone_b):
        return f"{call}: took too long", []
    ignored = [(name_of(b), name_of(a))] * (both == alone_a) + [(name_of(a), name_of(b))] * (both == alone_b)
    keys = [reviewed(name, *one) for one in ignored]
    unexpected = [one for (one, _), key in zip(ignored, keys) if key is None]
    return (f"{call}: {' and '.join(unexpected)} made no difference" if unexpected else None), keys


def test_pairs(program, pool, report, slow):
    saved = program.run("compare", ["--algorithms", "search", "--repeat", "1", "--json", *CASES["compare"]["operands"]])
    CASES["compare"]["files"] = CASES["compare"]["files"] | {"saved.json": saved[1]}
    commands = [one for one in program.commands.values()
                if one["command"] != "play" and (one["command"] in SLOW_COMMANDS) == slow]
    pairs = [(command, a, b) for command in commands
             for a, b in itertools.combinations(command["options"], 2)]
    used = set()
    for found, keys in pool.map(lambda pair: pair_mistake(program, *pair), pairs):
        report.add(found)
        used.update(keys)
    names = [command["command"] for command in commands]
    for key in REVIEWED:
        if key not in used and key[0] in names:
            print(f"note: no pair needs this entry of REVIEWED: {key}")


def test_table(program, report):
    """Every name in needs and not_with is an option or an argument of the same command."""
    for command in program.commands.values():
        known = [name for option in command["options"] for name in option["names"]]
        known += [argument["name"] for argument in command["arguments"]]
        for option in command["options"]:
            for name in option.get("needs", []) + option.get("not_with", []):
                report.add(None if name in known else f"{command['command']}: {name_of(option)} refers to {name}")


def make_hunt(program, folder):
    """Gives the commands about a hunt the store of one."""
    store = pathlib.Path(folder) / "hunt.db"
    subprocess.run([program.path, "hunt", "run", store, "--for", "clues", "--seed", "1", "--new", "4", "--rounds", "1"],
                   capture_output=True, check=True)
    for command in ("hunt status", "hunt best"):
        CASES[command]["files"] = {"hunt.db": store.read_bytes()}


def main():
    report = Report()
    with tempfile.TemporaryDirectory(prefix="shudu-") as folder:
        program = Program(sys.argv[1], folder)
        make_hunt(program, folder)
        parts = sys.argv[2:] or ["table", "mistakes", "pairs"]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            if "table" in parts:
                test_table(program, report)
            if "mistakes" in parts:
                test_mistakes(program, pool, report)
            for part in ("pairs", "slow-pairs"):
                if part in parts:
                    test_pairs(program, pool, report, part == "slow-pairs")
    print(f"{report.passed} passed, {report.failed} failed")
    return report.failed != 0


if __name__ == "__main__":
    sys.exit(main())
