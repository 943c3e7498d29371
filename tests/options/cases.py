"""What tests/options/run.py cannot find in the command table: valid values, input that makes every option visible, and
the pairs of options that were reviewed."""

import json

ANY = "*"

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
# The search, dancing links and the order of the digits each find another one of its five solutions first.
FIVE = "4.6...7.3.8...3....9.47.....672.95.....7...64...5....8.1......9.3...461...981...."
# It needs more than singles: locked candidates, pairs and an XY-wing.
HARDER = ".6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8.."
# It has a unique rectangle at the start.
RECTANGLE = "2.....758...45..92.8.2.3......83.5..823.....9.1...4.6.....8..74.497....6....42..."
GRID = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# The last grid but one that begins with 8.
NEAR_THE_LAST_WITH_8 = "897654321654321987321987654986745213745213896213896745579468132462139578138572469"
# A puzzle with pencil marks: 5 and 3 are given, and 1 is not possible in one of the blank cells.
MARKS = (
    "....5......3.......23456789123456789......7..123456789123456789123456789123456789.....6...123456789123456789"
    "1................9....5....123456789123456789123456789123456789........9.......8.123456789123456789123456789"
    "123456789.....6...123456789.......8.123456789123456789123456789.....6...123456789123456789123456789..3......"
    "...4.....123456789123456789.......8.123456789..3......1234567891234567891..............7..123456789123456789"
    "123456789.2.......123456789123456789123456789.....6...123456789.....6...123456789123456789123456789123456789"
    ".2..............8.123456789123456789123456789123456789...4.....1................9123456789123456789....5...."
    "123456789123456789123456789123456789.......8.123456789123456789......7..........9"
)
PATTERN = "1...1...1..1...1...1..1..1.1..1.1..1.11...11.1..1.1..1.1..1..1...1...1..1...1...1"
# Two puzzles, one with an entry, in the format sdk_sadman.
PLAYED = "".join(
    "[Puzzle]\n" + "".join(puzzle[i:i + 9] + "\n" for i in range(0, 81, 9))
    + "[State]\n" + "".join(state[i:i + 9] + "\n" for i in range(0, 81, 9))
    for puzzle, state in ((EASY, EASY[:2] + "4" + EASY[3:]), (HARDER, HARDER)))
# The notes lack a digit of the solution, 4 in the third cell.
NOTES = json.dumps({"puzzle": EASY, "notes": ["", "", "12"] + [""] * 78})
PUZZLES = {"in.txt": f"{EASY}\n{HARDER}\n"}

# Values that hold for every command.
BASELINE = {"--threads": "2", "--from": "json", "--seed": "1", "--lang": "zh-Hans", "--to": "rows", "--timeout": "20.5", "--memory": "1"}

# For each command: `operands` and `files` of a call that works, `values` of its options, and options that are `always`
# given because the command is random or needs one of them.
CASES = {
    "solve": {"operands": ["in.txt"], "files": {"in.txt": f"{FIVE}\n{EASY}\n"},
              "values": {"--limit": "2", "--algorithm": "dancing_links", "--judge": "poj3074"}},
    "count": {"operands": ["in.txt"], "files": {"in.txt": f"{SEVERAL}\n{GRID[:27]:.<81}\n"}, "values": {"--limit": "2"}},
    "check": {"operands": ["in.txt"], "files": PUZZLES},
    "candidates": {"operands": ["in.txt"], "files": {"in.txt": f"{FIVE}\n"}, "values": {"--limit": "3"}},
    "verify": {"operands": ["in.txt"], "files": {"in.txt": f"{EASY},{GRID}\n"}},
    "rules": {"operands": ["arrow"]},
    "explain": {"operands": ["in.txt"], "files": {"in.txt": f"{RECTANGLE}\n{HARDER}\n"}, "always": ["--techniques"],
                "values": {"--techniques": "unique_rectangle_1,singles,intersections,naked_pair", "--without": "hidden_single",
                           "--scale": "hodoku", "--depth": "1"}},
    "hint": {"operands": ["in.txt"], "files": {"in.txt": f"{RECTANGLE}\n{EASY}\n{NOTES}\n"}, "always": ["--techniques"],
             "values": {"--depth": "3", "--techniques": "unique_rectangle_1,hidden_single,subsets",
                        "--without": "hidden_single", "--scale": "hodoku"}},
    "rate": {"operands": ["in.txt"], "files": PUZZLES, "values": {"--format": "{er}", "--scale": "own", "--sort": "er", "--top": "1"}},
    "techniques": {"values": {"--verify": "cases.txt"},
                   "files": {"cases.txt": ":0000:4:.6....2.89..1...5...5........4.597.....2.86........98...6..2..1.728....6....4.8..::r1c1:\n"}},
    "viewpoints": {"operands": ["in.txt"], "files": {"in.txt": f"{EASY}\n"}},
    "generate puzzles": {"operands": ["2"], "always": ["--seed"], "files": {"pattern.txt": PATTERN + "\n"},
                         "values": {"--level": "medium", "--rating": "1.0-2.3", "--minutes": "3-8", "--clues": "26-27",
                                    "--symmetry": "rotate180", "--pattern": "pattern.txt", "--uses": "pointing", "--hardest": "pointing,claiming",
                                    "--only": "singles", "--grid": GRID, "--seed": "2"}},
    "generate grids": {"operands": ["3"], "always": ["--seed"],
                       "values": {"--first-digit": "8", "--prefix": "8", "--after": NEAR_THE_LAST_WITH_8}},
    "generate near": {"operands": ["in.txt"], "always": ["--not-minimal"], "files": {"in.txt": f"{EASY}\n"},
                      "values": {"--remove": "2", "--add": "0", "--limit": "2"}},
    "hunt run": {"operands": ["new.db"], "always": ["--seed", "--rounds", "--for", "--new"],
                 "values": {"--for": "clues", "--remove": "2", "--add": "0", "--frontier": "1", "--keep-from": "20",
                            "--rounds": "1", "--new": "2"}},
    "hunt status": {"operands": ["hunt.db"], "files": {}},
    "hunt best": {"operands": ["hunt.db"], "files": {}, "values": {"--limit": "2", "--keep-from": "20"}},
    "hunt rate": {"operands": ["in.txt"], "files": PUZZLES, "always": ["--for"],
                  "values": {"--for": "clues", "--keep-from": "25"}},
    "minimize": {"operands": ["in.txt"], "files": {"in.txt": f"{EASY}\n"}, "always": ["--seed"],
                 "values": {"--limit": "2"}},
    "convert": {"operands": ["in.txt"], "files": {"in.txt": f"{MARKS}\n"}, "always": ["--to"], "values": {"--to": "json"}},
    "transform": {"operands": ["in.txt"], "files": PUZZLES, "always": ["--random", "--seed"], "values": {"--by": "rotate90"}},
    "canon": {"operands": ["in.txt"], "files": {"in.txt": f"{EASY}\n{EASY}\n"}},
    "same": {"operands": [EASY, EASY]},
    "sample": {"operands": [FIVE, "6"], "always": ["--seed"]},
    "grid": {"operands": ["5"], "files": {"5": f"{GRID}\n"}},  # an index, and a file with a grid
    "unavoidable": {"operands": ["in.txt"], "files": {"in.txt": f"{GRID}\n"}, "values": {"--size": "4"}},
    "backdoors": {"operands": ["in.txt"], "files": {"in.txt": f"{HARDER}\n"}, "values": {"--size": "0"}},
    "homework": {"always": ["-n", "--seed", "--output"], "files": {"in.txt": f"{EASY}\n"},
                 "values": {"-c": "2", "-s": "in.txt", "-n": "2", "-m": "1", "-r": "30~32", "--first-digit": "9",
                            "--output": "-", "--student": "20211234"}},
    "trace": {"operands": ["in.txt"], "files": {"in.txt": f"{SEVERAL}\n{EASY}\n"},
              "values": {"--algorithm": "backtracking", "--limit": "2", "--start": "60", "--events": "1",
                         "--kinds": "guess,solution", "--most": "50", "--speed": "9"}},
    "compare": {"operands": ["in.txt"], "always": ["--algorithms", "--repeat"], "files": {"in.txt": f"{EASY}\n"},
                "values": {"--algorithms": "search", "--html": "page.html", "--pictures": ".",
                           "--save": "run.json", "--load": "saved.json", "--limit": "1", "--timeout": "0.5",
                           "--repeat": "1", "--puzzles": "1", "--first": "1", "--from": "line"}},
    "campaign new": {"operands": ["made"], "always": ["--command"], "values": {"--command": "queens 6", "--input": "grids 0..9",
                     "--shards": "3"}},
    "campaign work": {"operands": ["made"], "values": {"--shard": "0-1"}},
    "campaign status": {"operands": ["made"], "values": {"--list": "missing"}},
    "campaign submit": {"operands": ["made"], "values": {"--elements": "2", "--options": "--time=1"}},
    "campaign merge": {"operands": ["made"]},
    "campaign verify": {"operands": ["made"], "values": {"--sample": "1"}},
    "queens": {"operands": ["8"], "values": {"--limit": "3", "--algorithm": "backtracking", "--checkpoint": "state"}},
    "bench": {"operands": ["in.txt"], "always": ["--repeat"], "files": {"in.txt": f"{EASY}\n"},
              "values": {"--limit": "1", "--repeat": "1", "--threads": "1", "--first": "1", "--puzzles": "2", "--peer": "cat",
                         "--peer-lib": "nowhere.so", "--from": "line"}},
    "print": {"operands": ["in.txt"], "files": {"in.txt": PLAYED},
              "always": ["--output", "--seed"],
              "values": {"--output": "book.pdf", "--paper": "letter", "--per-page": "1", "--title": "T", "--solutions": "none",
                         "--caption": "clues", "--link": "https://a.b/", "--class": "1", "--new": "2", "--level": "medium", "--minutes": "15-20"}},
    "play": {"values": {"--port": "0", "--site": "nowhere"}},
    "completion": {"operands": ["bash"]},
    "manual": {"operands": ["solve"]},
}

# Wrong values of options that take free text.
TEXT_MISTAKES = {
    ("generate puzzles", "--rating"): ["abc", "nan", "-1", "inf", "5-4", "1.25", "999999999999", "1-2-3"],
    ("generate puzzles", "--minutes"): ["abc", "nan", "-1", "inf", "5-4", "1.25", "999999999999", "1-2-3"],
    ("print", "--minutes"): ["abc", "-1", "5-4", "999999999999"],
    ("generate puzzles", "--clues"): ["abc", "nan", "-1", "82", "30-20", "1.5", "999999999999"],
    ("generate puzzles", "--pattern"): ["abc", "nowhere.txt"],
    ("generate puzzles", "--grid"): ["abc", EASY, "nowhere.txt"],
    ("hunt run", "--keep-from"): ["abc", "82", "-1", "1.5"],
    ("hunt rate", "--keep-from"): ["abc", "nan", "-1", "82", "8.3"],
    ("hunt best", "--keep-from"): ["abc", "82", "-1", "1.5"],
    ("generate grids", "--prefix"): ["abc", "11", "-1", "0"],
    ("generate grids", "--after"): ["abc", EASY],
    ("homework", "--student"): ["abc", "1", "12-34", "-1"],
    ("homework", "-r"): ["abc", "10~20", "50~40", "30~60", "-1", "nan"],
    ("rate", "--format"): ["{frobnicate}", "{er"],
    ("transform", "--by"): ["frobnicate", "rows=1", "digits=111111111", ","],
    ("bench", "--peer-lib"): ["nowhere.so"],
}

# Their output has times, which differ in every run, or they work on a folder, which tests/campaign has. For them only the
# pairs that the table excludes are tried.
NOT_TIMED = {"bench", "compare", "hunt run",
             *(f"campaign {name}" for name in ("new", "work", "list", "status", "submit", "resume", "verify", "merge"))}

# The pairs of these commands take minutes.
SLOW_COMMANDS = {"census", "explain", "generate puzzles", "print"}

# Pairs that are not tried, because one of the options alone takes minutes: all steps by all techniques.
SLOW = {("explain", "--all-steps", "--techniques")}

# Pairs in which one option makes no difference: (command, that option, the other one), and the reason.
REVIEWED = {
    (ANY, "--threads", ANY): "the answers do not depend on the number of threads",
    (ANY, "--memory", ANY): "the answers do not depend on how much is kept in memory",
    ("generate grids", "--distinct", ANY): "three random grids are different anyway",
    ("solve", "--algorithm", "--unique"): "a unique solution is the same for every algorithm",
    ("print", "--solutions", "--steps"): "a handout has no solutions unless they are asked for",
    ("explain", "--no-uniqueness", "--scale"): "HoDoKu's paths of these puzzles need no such technique",
    ("generate puzzles", "--solution", "--json"): "the objects always have the solution",
    ("generate puzzles", "--minimal", ANY): "puzzles are minimal unless a range of clues or a symmetry prevents it",
    ("generate puzzles", "--timeout", ANY): "these puzzles are found sooner",
    ("generate puzzles", "--only", "--rating"): "a puzzle with this rating is solved by singles",
    ("generate puzzles", "--rating", "--only"): "a puzzle solved by singles has this rating",
    ("generate puzzles", "--rating", "--pattern"): "this pattern has so many clues that the puzzles are easy",
    ("generate puzzles", "--only", "--pattern"): "this pattern has so many clues that the puzzles are easy",
    ("generate puzzles", "--rating", "--level"): "the first two puzzles of this level are easy enough",
    ("generate puzzles", "--rating", "--symmetry"): "the first two puzzles are easy enough",
    ("generate puzzles", "--rating", "--hardest"): "the hardest technique keeps the rating low",
    ("generate puzzles", "--level", "--hardest"): "the hardest technique decides the level",
    ("generate puzzles", "--uses", "--hardest"): "the path uses its hardest technique",
    ("hunt best", "--limit", "--keep-from"): "no puzzle has this rating",
    ("hunt best", "--history", "--keep-from"): "no puzzle has this rating",
    ("hunt best", "--to", "--keep-from"): "no puzzle has this rating",
    ("hunt best", "--json", "--keep-from"): "no puzzle has this rating",
    ("hint", "--no-uniqueness", "--scale"): "HoDoKu's first steps of these puzzles need no such technique",
    ("hint", "--techniques", "--no-uniqueness"): "without uniqueness the first step is a hidden single either way",
    ("convert", "--lossy", ANY): "JSON holds everything that the puzzle has",
    ("homework", "-u", "-m"): "a difficulty implies a unique solution",
    ("trace", "--start", "--kinds"): "all guesses of these runs come later",
    ("trace", "--play", ANY): "only the full-screen playback uses it, and this test has no terminal",
    ("trace", "--speed", ANY): "only the full-screen playback uses it, and this test has no terminal",
    ("trace", "--plain", ANY): "text is written anyway, because this test has no terminal",
    ("queens", "--algorithm", ANY): "all algorithms find the same solutions in the same order",
    ("queens", "--different", ANY): "the first solution is also the first up to symmetry",
    (ANY, ANY, "--from"): "the input is not in that format, so there is no answer in which the other option would show",
}
