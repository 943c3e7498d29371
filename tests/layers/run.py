#!/usr/bin/env python3
"""Checks that the rooms of the source tree include one another as the table in tests/layers/rooms.md says, and that the lists of
the source tree name everything of their kind.

usage: run.py [ROOT]           compare ROOT (the checkout of this file) with its tests/layers/rooms.md
       run.py --print [ROOT]   print the table as the tree would have it, with the public headers of the present table
"""
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import graph  # noqa: E402
import lists  # noqa: E402

TABLE = """
| room | public headers | uses | private headers of |
|---|---|---|---|
| `base` | `result.h` | | |
| `search` | `search.h` | `base` | `base` |
| `apps/cli/engine` | | `search` | |
"""
SOUND = {
    "include/shudu/result.h": "",
    "include/shudu/search.h": '#include "shudu/result.h"\n',
    "src/base/threads.h": "",
    "src/search/kernel/word.h": "",
    "src/search/search.cpp": '#include "base/threads.h"\n#include "search/kernel/word.h"\n',
    "apps/cli/engine/input.cpp": '#include "shudu/search.h"\n',
}
# What is changed in the sound tree -> what must be reported.
FAULTS = [
    ({}, ""),
    ({"src/base/threads.h": '#include "shudu/search.h"\n'}, "base may not use search"),
    ({"src/base/threads.h": '#include "shudu/search.h"\n'}, "search -> base -> search"),
    ({"apps/cli/engine/input.cpp": '#include "shudu/search.h"\n#include "search/kernel/word.h"\n'},
     "apps/cli/engine may not use private headers of search"),
    ({"include/shudu/search.h": ""}, "search does not use base, but the table says so"),
    ({"src/search/search.cpp": ""}, "search does not use private headers of base"),
    ({"include/shudu/new.h": ""}, "new.h belongs to no room"),
    ({"src/new/new.cpp": ""}, "the folder of new has no row"),
    ({"src/base/threads.h": '#include "gone.h"\n'}, "gone.h, which is not in the tree"),
]


def reports(changes):
    """The problems in the sound tree after the changes."""
    with tempfile.TemporaryDirectory() as root:
        for path, text in {**SOUND, **changes}.items():
            os.makedirs(os.path.join(root, os.path.dirname(path)), exist_ok=True)
            with open(os.path.join(root, path), "w", encoding="utf-8") as file:
                file.write(text)
        return [p for _, problems in graph.problems_by_check(root, graph.read_table(TABLE)) for p in problems]


def checks_of_the_check():
    """The comparison itself must report each kind of fault, and nothing in a sound tree."""
    for changes, expected in FAULTS:
        said = reports(changes)
        good = any(expected in problem for problem in said) if expected else not said
        yield f"fault {expected!r}", [] if good else [f"expected {expected!r}, got {said}"]


def print_table(root, table):
    tree = graph.Tree(root, table)
    print("| " + " | ".join(graph.HEADING) + " |\n|---|---|---|---|")
    for name in list(table) + sorted(tree.folders - table.keys()):
        public = table[name].public if name in table else ()
        lists = [public] + [{there for here, there, k in tree.edges if here == name and k == kind} for kind in ("uses", "private")]
        print(f"| `{name}` | " + " | ".join(" ".join(f"`{item}`" for item in sorted(items)) for items in lists) + " |")


def main(arguments):
    printing = "--print" in arguments
    roots = [a for a in arguments if a != "--print"]
    root = roots[0] if roots else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    with open(os.path.join(root, "tests", "layers", "rooms.md"), encoding="utf-8") as page:
        table = graph.read_table(page.read())
    if printing:
        print_table(root, table)
        return 0
    passed = failed = 0
    for name, problems in list(checks_of_the_check()) + graph.problems_by_check(root, table) + list(lists.problems_by_list(root)):
        passed, failed = passed + (not problems), failed + bool(problems)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
