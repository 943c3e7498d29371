"""What tests/questions/run.py asks: texts for every question, and values of its options.

CASES has a row for each question that the usual texts do not suit: the texts, options that go with all of them, and, where the
work may take long, options and a text for which a watch that stops at once must stop it.
"""
import json

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
FULL = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
SEVERAL = "..3.2.6..9..3.5..1..18.64....81.29..7..........67.82....26.95..8..2.3..9..5......"
NONE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.4"
CONFLICT = "11" + "." * 79
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ONE_CLUE = "1" + "." * 80
BLANK = "." * 81
MARKS = "".join(d if c in ".0" + d and (i, d) != (0, "5") else "." for i, c in enumerate(EASY) for d in "123456789")
GAME = json.dumps({"puzzle": EASY, "values": "5" + EASY[1:], "notes": ["", "", "45"] + [""] * 78}, separators=(",", ":"))
WITH_SOLUTION = json.dumps({"puzzle": EASY, "solution": FULL}, separators=(",", ":"))
WITH_WRONG_SOLUTION = json.dumps({"puzzle": SEVERAL, "solution": FULL[:-1] + "1"}, separators=(",", ":"))
PATTERN = "1...1...1" "..1...1.." ".1..1..1." "1..1.1..1" ".11...11." "1..1.1..1" ".1..1..1." "..1...1.." "1...1...1"

# Variants of 4×4 cells: one solution, several, none, conflicting; a classic puzzle in a format of variants.
VARIANTS = [
    ".Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1",
    ".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3",
    ".Shape~4x4.~R1C1_1.Cage~9~R1C1~R1C2",
    ".Shape~4x4.~R1C1_1~R1C2_1.AntiKnight",
    ".Shape~6x6.Diagonal~1.Diagonal~-1.~R1C1_1~R2C4_2~R3C3_4~R5C2_6~R6C5_3.WhiteDot~R1C2~R1C3.BlackDot~R4C4~R5C4",
    ".~R1C2_6~R1C7_2~R1C9_8~R2C1_9~R2C4_1~R2C8_5",
]
THERMO = VARIANTS[0]
CLASSIC = [EASY, FULL, SEVERAL, NONE, CONFLICT, BLANK, ONE_CLUE, MARKS]
UNREADABLE = [EASY[:80], "", "   ", "x", "é" * 81, "# a comment\\n" + EASY[:80], ".Nonsense~R1C1"]

TEXTS = {
    "plain": [*CLASSIC, *UNREADABLE[:-1], EASY + "\\n" + EASY, "0" * 81],
    "variants": [*VARIANTS, ".Nonsense~R1C1"],
    "documents": [GAME, WITH_SOLUTION, WITH_WRONG_SOLUTION],
    "unreadable": UNREADABLE,
}
ANY = [EASY, *CLASSIC[1:], *TEXTS["documents"], *VARIANTS, *UNREADABLE]
# Logic takes long where no technique helps, so these have few clues or are easy.
BY_LOGIC = [EASY, FULL, NONE, CONFLICT, MARKS, GAME, THERMO, *UNREADABLE]
USUAL = [EASY, *CLASSIC[1:], THERMO, *UNREADABLE]
TABLE = [""]

CASES = {
    "solve": (ANY, ""),
    "solutions": ([EASY, *CLASSIC[1:5], MARKS, *VARIANTS, *UNREADABLE], "limit=20", "limit=10000000", BLANK),
    "count": ([EASY, *CLASSIC[1:], *TEXTS["documents"], *VARIANTS, *UNREADABLE], "", "", BLANK),
    "check": (ANY, ""),
    "candidates": ([EASY, *CLASSIC[1:], *VARIANTS, *UNREADABLE], ""),
    "marks": ([EASY, *CLASSIC[1:], GAME, THERMO, *UNREADABLE], ""),
    "conflicts": ([THERMO, *VARIANTS[1:], *CLASSIC, *UNREADABLE], ""),
    "variant": ([THERMO, *VARIANTS[1:], *CLASSIC, *UNREADABLE], ""),
    "hint": (BY_LOGIC, ""),
    "steps": (BY_LOGIC, "techniques=singles,intersections", "", HARD),
    "path": (BY_LOGIC, "", "", HARD),
    "rate": (BY_LOGIC, ""),
    "exercise": ([EASY, FULL, CONFLICT, THERMO, *UNREADABLE], "technique=hidden_single", "technique=x_wing", HARD),
    "parse": (["\\n".join([EASY, UNREADABLE[0], GAME, THERMO]), *ANY], ""),
    "convert": ([EASY, *CLASSIC[1:], GAME, *VARIANTS, *UNREADABLE], ""),
    "same": ([EASY + "\\n" + HARD, EASY + "\\n" + EASY, EASY + "\\n" + CONFLICT, EASY], ""),
    "index": ([FULL, EASY, CONFLICT, THERMO, *UNREADABLE], ""),
    "sample": ([EASY, SEVERAL, NONE, CONFLICT, BLANK, THERMO], "", "count=1000000", ONE_CLUE),
    "transform": ([EASY, GAME, THERMO, CONFLICT, *UNREADABLE], "by=rotate90"),
    "minimize": ([EASY, FULL, SEVERAL, CONFLICT, MARKS, THERMO], "limit=3", "all=yes", FULL),
    "unavoidable": ([EASY, SEVERAL, NONE, CONFLICT, MARKS, THERMO], "size=6", "size=14", EASY),
    "backdoors": ([EASY, SEVERAL, NONE, CONFLICT, MARKS, THERMO], "", "size=3", HARD),
    "verify": ([EASY, SEVERAL, NONE, THERMO, *UNREADABLE], "answer=" + FULL),
    "generate": (TABLE, "", "count=100000", ""),
    "trace": ([EASY, CONFLICT, NONE, THERMO], "", "algorithm=backtracking start=100000000", HARD),
}


def case_of(row):
    return CASES.get(row["id"], (TABLE if row["takes"] == "nothing" else USUAL, ""))


NO_LIMIT = 2**64 - 1
TECHNIQUES = ["magic", "singles,", ","]
# Values of options that are texts, lists or ranges, by name; or by question and name.
GOOD = {
    "techniques": ["all", "singles,XY-Wing"], "without": ["wings"], "uses": ["naked_pair"], "hardest": ["naked_pair,pointing"],
    "only": ["intersections"], "level": ["easy", "Medium"], "rating": ["1.0-7.1", "2.0"], "minutes": ["5-8", "3-4.5"],
    "clues": ["24", "22-30", "17~81"], "pattern": [PATTERN], "grid": [FULL], "values": ["." * 16], "from": ["line", "SDK"], "to": ["sdk", "JSON"],
    "by": ["rotate90", "mirror_horizontal"], ("transform", "random"): ["no"], "answer": [FULL, "no_solution", "1" * 81],
    ("candidates", "values"): ["." * 81, "." * 80 + "2"], "technique": ["x_wing", "XY-Wing"], ("grid", "index"): ["0", "6670903752021072936959"],
    ("trace", "algorithm"): ["dancing_links", "Fewest-First"],
}
BAD = {
    "by": ["magic"], ("transform", "random"): ["maybe", "yes"], "answer": [], "technique": ["singles", "magic"],
    "techniques": TECHNIQUES, "without": TECHNIQUES, "uses": TECHNIQUES, "hardest": TECHNIQUES, "only": TECHNIQUES, "level": ["simple"],
    "rating": ["30", "7.15", "2.3-1.5", "x"], "minutes": ["2000", "5.25", "8-5", "x"], "clues": ["5", "82", "30-82", "30-20", "x", "2-"],
    "pattern": ["11"], "grid": ["12", EASY], "values": ["1", "x" * 16], "from": ["svg", "magic"], "to": ["magic"],
    "technique": ["singles", "magic"], ("grid", "index"): ["6670903752021072936960", "-1", "x"], ("trace", "algorithm"): ["magic"],
}


def lacks_values(question, option):
    """Whether an option whose values cannot be made from its row has none here."""
    return option["type"] in ("text", "list", "range") and (given(GOOD, question, option["name"]) is None or
                                                            given(BAD, question, option["name"]) is None)


def given(table, question, name):
    return table.get((question, name), table.get(name))


def good_values(question, option):
    kind = option["type"]
    if (values := given(GOOD, question, option["name"])) is not None:
        return values
    if kind == "yes or no":
        return ["yes", "no"]
    if kind == "language":
        return ["zh-Hans", "en", "zh_TW"]
    if kind == "one of":
        return option["choices"]
    least, most = int(option["least"]), int(option["most"])
    # The greatest value would take long where it is the number of answers.
    return [str(least), str(least + 1), *([str(most)] if question in ("count", "exercise") else [])]


def bad_values(question, option):
    kind = option["type"]
    if (values := given(BAD, question, option["name"])) is not None:
        return ["", *values]
    if kind == "whole number":
        least, most = int(option["least"]), int(option["most"])
        return ["", "x", "-1", "1.5", str(NO_LIMIT + 1)] + [str(least - 1)] * (least > 0) + [str(most + 1)] * (most < NO_LIMIT)
    return {"yes or no": ["", "maybe", "1"], "language": ["", "xx", "en,zh-Hans"], "one of": ["", "magic"]}[kind]


# Questions without a function of their own in JavaScript and Python.
DOCUMENTED_ELSEWHERE = {"questions"}

# Options that are arguments or functions of their own in JavaScript.
NAMED_OTHERWISE = {("count", "estimate"), ("convert", "to")}

# Options that Python does without.
NOT_IN_PYTHON = {
    ("count", "estimate"), ("candidates", "equal"), ("check", "notes"), ("convert", "drop_marks"), ("exercise", "limit"),
    ("generate", "not_unique"), ("generate", "path"), ("generate", "rated"), ("minimize", "redundant"), ("steps", "notes"),
    *((question, option) for question in ("hint", "steps", "path", "exercise") for option in ("depth", "outline")),
}

# The command of the program, the options of the question that it stands for, and the names of options on the command line.
IN_PROGRAM = {
    "solve": ("solve --json", "", {"unique": "--unique"}),
    "count": ("count --json", "", {"limit": "--limit"}),
    "check": ("check --json", "", {}),
    "candidates": ("candidates --json", "", {"limit": "--limit", "equal": "--equal"}),
    "hint": ("hint --json", "depth=1", {"scale": "--scale", "language": "--lang", "uniqueness": "--no-uniqueness", "notes": "--no-notes", "without": "--without", "techniques": "--techniques"}),
    "path": ("explain --json", "", {"scale": "--scale", "language": "--lang", "depth": "--depth", "uniqueness": "--no-uniqueness", "without": "--without"}),
    "steps": ("explain --json --all-steps --techniques singles,intersections", "techniques=singles,intersections", {"language": "--lang", "depth": "--depth", "notes": "--no-notes"}),
    "rate": ("rate --json", "", {"scale": "--scale"}),
    "canon": ("canon --json", "", {}),
    "index": ("grid --index --json", "", {}),
    "sample": ("sample --json --seed 1 - 2", "count=2 seed=1", {}),
    "minimize": ("minimize --json --seed 1", "seed=1", {}),
    "transform": ("transform --json", "", {"by": "--by"}),
}
