#!/usr/bin/env python3
"""Writes docs/techniques/README.md, the index of all techniques, from the output of `shudu techniques --json`.

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

This page lists every technique that `explain`, `hint` and `rate` use, by family. Each links to its page, which has the
idea, a drawn example and a proof.

| column | meaning |
|---|---|
| • | The technique is part of the default path. The others are used when nothing else helps, or with `--techniques`. |
| rating | lowest rating of a step on Sudoku Explainer's scale |
| level, score, code | values of HoDoKu; codes from 2000 on are our own |
| – | Sudoku Explainer or HoDoKu does not have the technique |

`shudu techniques` prints this list in search order. `tools/technique_index.py` writes this page.

`shudu explain --all-steps --candidates --techniques ID` draws the examples:

| in a drawing | meaning |
|---|---|
| brackets | The candidate belongs to the pattern. The line below the drawing names its role. |
| `-4` | candidate 4 is removed |
| `=4` | 4 is placed |
| letter after a cell | the set that the cell belongs to |
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
            # A bar in a name would end the table column.
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
