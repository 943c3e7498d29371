"""Every option of every function of the C interface, with values in and out of its range, given twice and without a value.

What one door refuses, the other refuses, too: where the program has the option as well, it is asked the same. The options
are those that docs/c_api.md lists.
"""
import json
import pathlib
import re

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
GRID = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
THERMO = ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1"
NO_LIMIT = 2**64 - 1


def number(least, most, good=None):
    bad = ["x", "-1", "1.5", "", str(NO_LIMIT + 1)]
    bad += [str(least - 1)] * (least > 0) + [str(most + 1)] * (most < NO_LIMIT)
    return [str(least), *([str(most)] if good is None else good)], bad


YES = ["yes", "no"], ["maybe", "1", ""]
LANGUAGE = ["en", "zh-Hans", "zh_TW"], ["xx", "en,zh-Hans", ""]
LANGUAGES = ["en", "en,zh-Hant"], ["xx", "en,,zh-Hant", ""]
TECHNIQUES = ["all", "singles,XY-Wing"], ["magic", "singles,", ",", ""]
ORDER = ["own", "hodoku", "Explainer"], ["er", "default", ""]
SEED = number(0, NO_LIMIT - 1)
LOGIC = {"language": LANGUAGE, "languages": LANGUAGES, "techniques": TECHNIQUES, "without": (["wings"], TECHNIQUES[1]),
         "uniqueness": YES, "outline": YES}
ONE = {"techniques": (["x_wing"], ["singles", *TECHNIQUES[1]])}

# Function: text, options: good values and bad values. More text of options that go with all of them.
FUNCTIONS = {
    "parse": (EASY, {"limit": number(1, 10**7), "from": (["line", "SDK"], ["svg", "magic", ""])}),
    "format": (EASY, {"to": (["sdk", "JSON"], ["magic", ""]), "lossy": YES}),
    "formats": ("", {}),
    "solve": (EASY, {"limit": number(1, NO_LIMIT)}),
    "solutions": (EASY, {"limit": number(1, 10**7)}),
    "count": (EASY, {"limit": number(1, NO_LIMIT)}),
    "check": (EASY, {"notes": YES}),
    "candidates": (EASY, {"notes": YES, "solutions": YES}),
    "candidates ": (THERMO, {"values": (["." * 16], [""])}, "solutions=yes"),
    "variant": (THERMO, {"language": LANGUAGE}),
    "conflicts": (THERMO, {"values": (["." * 16], ["1", "x" * 16, ""])}),
    "rules": ("", {}),
    "hint": (EASY, {**LOGIC, "notes": YES, "scale": ORDER}),
    "all_steps": (EASY, {**LOGIC, "notes": YES, "limit": number(1, 10**6, ["10"])}, "techniques=singles"),
    "exercise": (EASY, {**LOGIC, **ONE, "limit": number(1, 10**6)}, "techniques=x_wing"),
    "path": (EASY, {**LOGIC, "scale": ORDER}),
    "rate": (EASY, {"scale": (["default", "explainer", "hodoku", "own", "minutes", "all"], ["er", ""])}),
    "generate": ("", {
        "count": number(1, 100_000, ["3"]), "seed": SEED, "attempts": number(1, 10**9, ["100000"]), "minimal": YES,
        "symmetry": (["none", "Rotate-180"], ["round", ""]), "clues": (["24", "22-30", "17~81"], ["5", "82", "30-82", "30-20", "x", "2-", ""]),
        "pattern": (["1" * 81], ["11", ""]), "grid": ([GRID], ["12", EASY, ""]), "level": (["easy", "Medium"], ["simple", ""]),
        "rating": (["2.0", "1.0-7.1"], ["30", "7.15", "7.05", "2.3-1.5", "x", ""]),
        "minutes": (["5-8", "3-4.5"], ["2000", "5.25", "8-5", "x", ""]),
        "uses": (["naked_pair"], TECHNIQUES[1]), "hardest": (["naked_pair,pointing"], TECHNIQUES[1]),
        "only": (["intersections"], TECHNIQUES[1])}),
    "canon": (EASY, {}),
    "same": (EASY + "\n" + EASY, {}),
    "grid": ("", {"index": (["0", "6670903752021072936959"], ["6670903752021072936960", "-1", "x", ""])}),
    "index": (GRID, {}),
    "sample": (EASY, {"count": number(0, 10**6, ["5"]), "seed": SEED}),
    "trace": (EASY, {"algorithm": (["dancing_links", "Fewest-First"], ["magic", ""]), "limit": number(1, NO_LIMIT),
                     "start": number(0, NO_LIMIT, ["7"]), "events": number(1, 10**6), "language": LANGUAGE}),
    "techniques": ("", {}),
    "algorithms": ("", {}),
}
# Options that the program has as well: function, option, arguments of the program with {} for the value.
IN_PROGRAM = [
    ("count", "limit", f"count --limit {{}} {EASY}"),
    ("format", "to", f"convert --to {{}} {EASY}"),
    ("hint", "scale", f"hint --scale {{}} {EASY}"),
    ("hint", "language", f"hint --lang {{}} {EASY}"),
    ("hint", "techniques", f"hint --techniques {{}} {EASY}"),
    ("path", "scale", f"explain --scale {{}} {EASY}"),
    ("path", "without", f"explain --without {{}} {EASY}"),
    ("rate", "scale", f"rate --scale {{}} {EASY}"),
    ("grid", "index", "grid {}"),
    ("sample", "seed", f"sample {EASY} 1 --seed {{}}"),
    ("trace", "algorithm", f"trace --plain --algorithm {{}} {EASY}"),
    ("trace", "start", f"trace --plain --start {{}} {EASY}"),
    *[("generate", name, f"generate puzzles 1 --{name} {{}}") for name in (
        "seed", "symmetry", "clues", "level", "rating", "minutes", "uses", "hardest", "only")],
    ("generate", "count", "generate puzzles {}"),
]


def documented():
    """The names of the options of each function, from the table in docs/c_api.md."""
    text = (TOP / "docs/c_api.md").read_text()
    logic = re.findall(r"(\w+)=", re.search(r"\*logic\* stands for `([^`]*)`", text)[1])
    found = {}
    for names, options in re.findall(r"^\| ((?:`shudu_\w+`(?:, )?)+) \| ([^|]*) \|", text, re.M):
        every = [one for part in re.findall(r"`([^`]*)`", options) for one in re.findall(r"(\w+)=", part)]
        for name in re.findall(r"shudu_(\w+)", names):
            found[name] = {*every, *(logic if "logic" in options.split("`")[0] else [])}
    return found


class OptionTest:
    """`ask(function, options, lines)` asks the C interface; `refused(arguments)` is whether the program ends with 2."""

    def __init__(self, ask, refused):
        self.ask, self.refused = ask, refused
        self.passed = self.failed = 0

    def expect(self, holds, what):
        self.passed += holds
        self.failed += not holds
        if not holds:
            print(what)

    def reply(self, function, options):
        text, _, *_ = FUNCTIONS[function]
        return self.ask(function.strip(), options, text.split("\n"))[0]

    def mistake(self, function, options):
        """The text of the error, or nothing."""
        reply = self.reply(function, options)
        return json.loads(reply).get("error", "") if reply.startswith('{"error"') else ""

    def try_values(self, function, name, good, bad, more):
        more = " ".join(word for word in more.split() if not word.startswith(name + "="))
        for value in good:
            error = self.mistake(function, f"{name}={value} {more}")
            self.expect(error == "", f"{function} {name}={value}: {error}")
            error = self.mistake(function, f"{name}={value} {more} {name}={value}")
            self.expect(error == f"option {name}: given twice", f"{function} {name}={value} twice: {error}")
        for value in bad:
            error = self.mistake(function, f"{name}={value} {more}")
            expected = f"option {name}={value[:50]}" if value else f"option {name}: the value is empty"
            named = error.startswith(expected) or (name == "clues" and "fewer than 17" in error)
            self.expect(named, f"{function} {name}={value}: {error or 'taken'}")

    def try_function(self, function):
        _, options, *more = FUNCTIONS[function]
        more = more[0] if more else ""
        for name, (good, bad) in options.items():
            self.try_values(function, name, good, bad, more)
        error = self.mistake(function, "colour=red " + more)
        self.expect(error.startswith("option colour: there is none"), f"{function} colour=red: {error}")
        error = self.mistake(function, "colour")
        self.expect(error == "option colour: expected name=value", f"{function} colour: {error}")

    def try_program(self, function, name, arguments):
        good, bad = FUNCTIONS[function][1][name]
        most = 100_000 if name == "count" else NO_LIMIT + 1  # an answer of C is one text, so the number of puzzles is bounded
        for value in (one for one in [*good, *bad] if not one.isdecimal() or int(one) <= most):
            by_c = self.mistake(function, f"{name}={value}") != ""
            by_program = self.refused([word.replace("{}", value) for word in arguments.split()])
            self.expect(by_c == by_program, f"{arguments.format(value)}: refused by C {by_c}, by the program {by_program}")

    def run(self):
        names = {}
        for function, (_, options, *_) in FUNCTIONS.items():
            names.setdefault(function.strip(), set()).update(options)
        for function, expected in documented().items():
            tried = names.get(function)
            self.expect(tried == expected, f"docs/c_api.md, shudu_{function}: {sorted(expected)}; tried here: {sorted(tried or [])}")
        for function in FUNCTIONS:
            self.try_function(function)
        for row in IN_PROGRAM:
            self.try_program(*row)
