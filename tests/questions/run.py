#!/usr/bin/env python3
"""Every question of the table, put to every front end: the same answer, byte for byte.

    tests/questions/run.py BUILD

BUILD has the program, the shared library and the C compiler's output; bindings/js/wasm has the modules of npm. The table
comes from the question "questions". Each question is asked about many texts, with good and bad values of every option. The front ends
are the C interface, the library of one file, Python, WebAssembly (with and without SIMD, with and without variants) and
the program, whose --json line is the same object with `file` and `line` in front. The documents, the types of JavaScript and
the functions of Python must have every question and every option; that is checked first. The last line of the output is "N passed, N failed".
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import commands  # noqa: E402
import many  # noqa: E402
from cases import (BLANK, CASES, DOCUMENTED_ELSEWHERE, IN_PROGRAM, NAMED_OTHERWISE, NOT_IN_PYTHON, TEXTS, bad_values,  # noqa: E402
                   case_of, good_values, lacks_values)

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent


class Comparison:
    def __init__(self, build):
        self.build, self.passed, self.failed = build, 0, 0

    def expect(self, holds, what):
        self.passed += bool(holds)
        self.failed += not holds
        if not holds and self.failed < 50:
            print(what[:1500])

    def answers(self, command, lines, **environment):
        """What a front end says to each line: (status, answer)."""
        said = many.run(command, "".join(line + "\n" for line in lines), **environment).splitlines()
        if len(said) != len(lines):
            raise SystemExit(f"{command}: {len(lines)} questions, {len(said)} answers\n0 passed, 1 failed")
        return [(int(one[0]), one[2:]) for one in said]


def cases_of(table):
    """Lines "QUESTION<tab>OPTIONS<tab>TEXT": every question, every option with every value, and combinations."""
    lines = []
    for row in table:
        texts, always, *_ = case_of(row)
        lines += [f"{row['id']}\t{always}\t{text}" for text in texts]
        text = texts[0]
        for option in row["options"]:
            name = option["name"]
            others = " ".join(word for word in always.split() if not word.startswith(name + "="))
            for value in [*good_values(row["id"], option), *bad_values(row["id"], option)]:
                lines.append(f"{row['id']}\t{name}={value} {others}".rstrip() + f"\t{text}")
            good = good_values(row["id"], option)[0]
            lines.append(f"{row['id']}\t{name}={good} {name}={good}\t{text}")
        lines.append(f"{row['id']}\tcolour=red\t{text}")
        lines.append(f"{row['id']}\tcolour\t{text}")
    return list(dict.fromkeys(lines))


def compare_front_ends(comparison, table, library, one_file):
    lines = cases_of(table)
    expected = comparison.answers([library, "ask"], lines)
    for line, (status, answer) in zip(lines, expected):
        question, options, _ = line.split("\t")
        name, _, value = options.split(" ")[0].partition("=")
        option = next((one for row in table if row["id"] == question for one in row["options"] if one["name"] == name), None)
        if option is not None and options.count(name + "=") == 1:
            bad = value in bad_values(question, option)
            comparison.expect((status == 2) == bad, f"{line}: {'taken' if bad else 'refused'}: {answer}")
        elif options.startswith("colour") or options.count(name + "=") > 1:
            comparison.expect(status == 2, f"{line}: taken: {answer}")
    ends = {"one file": [one_file, "ask"], "Python": ["python3", HERE / "answers.py", "ask"]}
    for kind in ("simd", "scalar"):
        ends[f"WebAssembly, {kind}"] = ["node", HERE / "answers.mjs", "ask", kind]
        ends[f"WebAssembly with variants, {kind}"] = ["node", HERE / "answers.mjs", "ask", kind, "variants"]
    for name, command in ends.items():
        environment = in_python(comparison.build) if name == "Python" else {}
        known = {row["id"] for row in json.loads(comparison.answers(command, ["questions\t\t"], **environment)[0][1])["questions"]}
        chosen = [i for i, line in enumerate(lines) if line.split("\t")[0] in known - {"questions"}]
        chosen = [i for i in chosen if is_same_there(name, lines[i])]
        said = comparison.answers(command, [lines[i] for i in chosen], **environment)
        for i, one in zip(chosen, said):
            comparison.expect(one == expected[i], f"{name}: {lines[i]}\n  C:    {expected[i]}\n  here: {one}")


def is_same_there(name, line):
    """Whether the front end has the parts that the answer needs: variants, all formats, logic."""
    question, options, text = line.split("\t")
    if question in ("formats", "techniques", "rules") and "WebAssembly" in name or question == "generate" and "one file" in name:
        return False
    # Exact counts of nearly empty grids take seconds there, and generating takes one; once is enough.
    is_count = question in ("count", "sample") and (text == BLANK or text.count("~") > 3 or text.count(".") > 75)
    if "WebAssembly" in name and is_count and (name != "WebAssembly, simd" or options or text != BLANK):
        return False
    if "scalar" in name and question == "generate" and not options.startswith(("seed=", "symmetry=")):
        return False
    has_variant = ".Shape" in text or text in TEXTS["variants"]
    if "WebAssembly" in name and question == "solutions" and has_variant:
        return False  # the solutions of a variant come in an order that depends on the width of the search
    if "variants" not in name and name != "Python" and (has_variant or text in TEXTS["documents"]):
        return False
    return name != "one file" or text in TEXTS["plain"]


def compare_program(comparison, table, library):
    """The program's line is the object of C with `file` and `line` in front, and it refuses what C refuses."""
    rows = {row["id"]: row for row in table}
    lines, calls = [], []
    for question, (command, fixed, names) in IN_PROGRAM.items():
        for option_names in [(), *[(name,) for name in names]]:
            for values in values_of(rows[question], option_names):
                options = " ".join(f"{name}={value}" for name, value in values)
                words = [word for name, value in values for word in words_of(names[name], value)]
                for text in case_of(rows[question])[0]:
                    if "\\n" in text or not text.strip() or text in TEXTS["unreadable"]:
                        continue
                    lines.append(f"{question}\t{f'{fixed} {options}'.strip()}\t{text}")
                    calls.append(([comparison.build / "shudu", *command_words(command), *words], text))

    def call(one):
        return subprocess.run(one[0], input=one[1] + "\n", capture_output=True, text=True, timeout=600, check=False)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        done = list(pool.map(call, calls))
    for (words, text), (status, answer), one in zip(calls, comparison.answers([library, "ask"], lines), done):
        said = re.sub(r'^{"file":"stdin","line":\d+,', "{", one.stdout.rstrip("\n"))
        what = f"{words[1:]} < {text}"
        if status == 0:
            comparison.expect(said == answer, f"{what}\n  C:       {answer}\n  program: {said}")
        else:
            comparison.expect(one.returncode == 2, f"{what}: status {one.returncode}, C says {answer}")


def values_of(row, names):
    if not names:
        return [()]
    option = next(one for one in row["options"] if one["name"] == names[0])
    return [((names[0], value),) for value in good_values(row["id"], option)[:3]]


def command_words(command):
    """The words of a command that reads stdin."""
    return command.split() + ([] if " - " in command else ["-"])


def words_of(name, value):
    """--limit 5; a flag for yes and no: --equal, --no-uniqueness."""
    if name.startswith("--no-"):
        return [name] if value == "no" else []
    return [name] if value == "yes" else [] if value == "no" else [name, value]


def compare_documents(comparison, table):
    """What lacks a question or an option, by name."""
    document = (TOP / "docs/c_api.md").read_text()
    types = "".join(path.read_text() for path in (TOP / "bindings/js/src").rglob("*.d.ts"))
    comparison.expect(set(CASES) <= {row["id"] for row in table}, "tests/questions/cases.py: CASES has a question that there is not")
    for row in table:
        question = row["id"]
        section = re.search(rf"^\| `{question}` \|([^|]*)\|", document, re.M)
        comparison.expect(section, f"docs/c_api.md: no row for the question {question}")
        named = set(re.findall(r"`(\w+)=", section[1])) if section else set()
        if section and "*logic*" in section[1]:
            named |= set(re.findall(r"(\w+)=", re.search(r"\*logic\* stands for ([^.]*)\.", document)[1]))
        wanted = {option["name"] for option in row["options"]}
        comparison.expect(named == wanted, f"docs/c_api.md, {question}: {sorted(named)}, the table has {sorted(wanted)}")
        for option in row["options"]:
            comparison.expect(not lacks_values(question, option), f"tests/questions/cases.py: GOOD or BAD has no values of {option['name']} ({question})")
        if question in DOCUMENTED_ELSEWHERE:
            continue
        comparison.expect(re.search(rf"^  {question}\(", types, re.M), f"bindings/js/src/types: no call {question}")
        for file, except_for in ASKED_IN.items():
            calls = functions_with(file, question)
            comparison.expect(calls, f"{file}: nothing asks {question}")
            for option in wanted:
                known = re.search(rf"\b{option}\b", calls) or (question, option) in except_for
                comparison.expect(known, f"{file}: {question} without the option {option}")
        for option in wanted:
            known = re.search(rf"\b{option}\??:", types) or (question, option) in NAMED_OTHERWISE
            comparison.expect(known, f"bindings/js/src/types: no option {option} ({question})")


# The files with a function for each question, and the options that they do without.
ASKED_IN = {"bindings/js/src/module.js": NAMED_OTHERWISE, "bindings/python/shudu/_functions.py": NOT_IN_PYTHON}


def functions_with(file, question):
    """The text of the functions that ask the question."""
    text = (TOP / file).read_text()
    found = [one for one in re.split(r"^(?=def |  \w+\()", text, flags=re.M) if re.search(rf"""["']{question}["']""", one)]
    if "...logicOptions(" in "".join(found):
        found += re.findall(r"^const logicOptions.*?^\}\);", text, re.M | re.S)
    return "".join(found)


def compare_stops(comparison, table):
    """A watch that stops at once ends every question within moments."""
    lines = [f"{question}\t{case[2]}\t{case[3]}" for question, case in CASES.items() if len(case) > 2]
    said = many.run(["python3", HERE / "answers.py", "stop"], "".join(line + "\n" for line in lines),
                    **in_python(comparison.build)).splitlines()
    for line, one in zip(lines, said, strict=True):
        comparison.expect(one.split()[0] == "True", f"{line}: a watch that stops at once did not stop it ({one})")


def in_python(build):
    return dict(PYTHONPATH=str(TOP / "bindings/python"), SHUDU_LIBRARY=str(build / "src/libshudu.so.0"), PYTHONDONTWRITEBYTECODE="1")


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    comparison = Comparison(build)
    said = comparison.answers(["python3", HERE / "answers.py", "ask"], ["questions\t\t"], **in_python(build))
    table = json.loads(said[0][1])["questions"]
    compare_documents(comparison, table)
    if comparison.failed:  # said at once, before anything is compiled
        print(f"{comparison.passed} passed, {comparison.failed} failed")
        return True
    library, one_file = many.compiled(build, build / "questions", "-O1")
    compare_front_ends(comparison, table, library, one_file)
    compare_program(comparison, table, library)
    compare_stops(comparison, table)
    passed, failed = many.compare(build, library, one_file, 3000)
    more_passed, more_failed = commands.compare(build / "shudu")
    print(f"{comparison.passed + passed + more_passed} passed, {comparison.failed + failed + more_failed} failed")
    return comparison.failed + failed + more_failed != 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONDONTWRITEBYTECODE", "1")
    sys.exit(main())
