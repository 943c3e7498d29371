#!/usr/bin/env python3
"""Writes docs/techniques/README.md, the index of all techniques, from what the program says of them.

    tools/technique_index.py build/dev/shudu
"""

import json
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[1]
FAMILIES = {
    "singles": "Singles",
    "intersections": "Intersections",
    "subsets": "Subsets",
    "fish": "Fish",
    "single_digit_patterns": "Single-digit patterns",
    "wings": "Wings",
    "coloring": "Colouring",
    "colouring": "Colouring",
    "uniqueness": "Uniqueness",
    "chains": "Chains",
    "almost_locked_sets": "Almost locked sets",
    "exclusion": "Exclusion",
    "forcing_chains": "Forcing chains",
    "last_resort": "Last resort",
}
HEAD = """# Techniques

Every technique that `explain`, `hint` and `rate` know, by family. Each links to its page: the idea, a drawn example, and why it
is true. *Rating* is the least that a step has on Sudoku Explainer's scale, *level*, *score* and *code* are HoDoKu's; a dash means
that the other program does not have the technique (codes from 2000 on are our own). Techniques marked • are part of the default
path, the others are for when nothing else helps, or for `--techniques`.

`shudu techniques` prints this list in the order of search, `tools/technique_index.py` writes this page. A page's drawings are made
by `shudu explain --all-steps --candidates --techniques ID`: candidates in brackets belong to the pattern (the line below says in
which role), `-4` is removed, `=4` is placed, letters behind a cell name the set it belongs to.
"""


def main() -> None:
    said = subprocess.run([sys.argv[1], "techniques", "--json"], check=True, capture_output=True, text=True).stdout
    techniques = [json.loads(line) for line in said.splitlines()]
    lines = [HEAD]
    for family in dict.fromkeys(t["family"] for t in techniques):
        lines.append(f"## {FAMILIES[family]}\n")
        lines.append("| | technique | 简体 | 繁體 | id | rating | level | score | code |")
        lines.append("|---|---|---|---|---|--:|---|--:|---|")
        for t in techniques:
            if t["family"] != family:
                continue
            page = pathlib.PurePosixPath(t["page"]).name
            # A name with a bar in it would end its column.
            name = t["name"].replace("|", "\\|")
            linked = f"[{name}]({page})" if (TOP / t["page"]).exists() else name
            lines.append(
                f"| {'•' if t['on'] else ''} | {linked} | {t['name_zh_hans']} | {t['name_zh_hant']} | `{t['id']}` "
                f"| {t.get('rating', '–')} | {t.get('level', '–')} | {t.get('score', '–')} | {t.get('code', '–')} |"
            )
        lines.append("")
    (TOP / "docs/techniques/README.md").write_text("\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
