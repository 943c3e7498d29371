"""The answers of the Python package: reads lines of 81 characters, writes the number of solutions up to argument 1 and one of them."""
import sys

import shudu

PUZZLES = sys.stdin.read().split()
for solved in shudu.solve_many(PUZZLES, limit=int(sys.argv[1])):
    sys.stdout.write(f"{solved.solutions} {solved.solution or '0' * 81}\n")
