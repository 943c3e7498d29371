"""Questions for tests/shelves/answers.c: functions that the library of one file has, with every option and many texts."""
GRID = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
PATTERN = "1...1...1" "..1...1.." ".1..1..1." "1..1.1..1" ".11...11." "1..1.1..1" ".1..1..1." "..1...1.." "1...1...1"

GENERATE = [
    "", "count=20", "count=3 seed=18446744073709551614", "count=5 clues=28-31", "clues=24 seed=5", "count=2 clues=22-25 minimal=yes",
    "count=3 symmetry=rotate180", "symmetry=full clues=30-45", "count=4 minimal=yes symmetry=diagonal", "count=3 grid=" + GRID,
    "count=3 pattern=" + PATTERN, "count=2 clues=81", "attempts=1 clues=18", "count=0",
    # mistakes
    "count=100001", "count=x", "clues=5", "clues=9-3", "symmetry=round", "pattern=11", "grid=12", "minimal=perhaps", "unknown=1", "seed",
    "pattern=" + "1" * 10 + "." * 71,
]
TEXTS = [
    GRID, "." * 81, "", "   ", "x", "1" * 81, "12" + "." * 78, "." * 82, "# a comment\\n" + "." * 80 + "1",
    "11" + "." * 79, GRID[:80] + "1", "0" * 81, "." * 80, "\uff11" + "." * 80, "é" * 81,
    "53..7....\\n6..195...\\n.98....6.\\n8...6...3\\n4..8.3..1\\n7...2...6\\n.6....28.\\n...419..5\\n....8..79",
    "5 3 . . 7 . . . .\\n6 . . 1 9 5 . . .\\n. 9 8 . . . . 6 .\\n8 . . . 6 . . . 3\\n4 . . 8 . 3 . . 1\\n7 . . . 2 . . . 6\\n"
    ". 6 . . . . 2 8 .\\n. . . 4 1 9 . . 5\\n. . . . 8 . . 7 9",
    "53.|.7.|...\\n6..|195|...\\n.98|...|.6.\\n---+---+---\\n8..|.6.|..3\\n4..|8.3|..1\\n7..|.2.|..6\\n---+---+---\\n"
    ".6.|...|28.\\n...|419|..5\\n...|.8.|.79",
    "53..7....\\n6..195...\\n.98....6.",
]
SEARCHES = [("solve", ""), ("solve", "limit=1"), ("solve", "limit=5"), ("solve", "limit=x"), ("solutions", "limit=3"), ("solutions", "limit=0"),
            ("count", "limit=1000"), ("count", "limit=2000000"), ("count", "limit=0"), ("check", ""), ("check", "notes=no"), ("check", "notes=what"), ("solve", "other=1")]


# Puzzles whose solutions are not counted one by one.
MANY_SOLUTIONS = ["." * 81, "1" + "." * 80, "12" + "." * 70 + "3........", " ".join(["123456789"] * 81)]


def lines(puzzles):
    for text in MANY_SOLUTIONS:
        yield f"count\t\t{text}"
    for options in GENERATE:
        yield f"generate\t{options}\t"
    for function, options in SEARCHES:
        for text in TEXTS:
            yield f"{function}\t{options}\t{text}"
    for number, puzzle in enumerate(puzzles):
        function, options = SEARCHES[number % len(SEARCHES)]
        yield f"{function}\t{options}\t{puzzle}"
