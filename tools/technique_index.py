#!/usr/bin/env python3
"""Writes docs/techniques/README.md and README_zh.md, the indexes of all techniques, from `shudu techniques --json`.

    tools/technique_index.py build/dev/shudu
"""

import json
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[1]
HEAD = """# Techniques

This page lists every technique that `explain`, `hint` and `rate` use, by family. Each links to its page, which has the
idea, a drawn example and a proof. (中文：[README_zh.md](README_zh.md))

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
HEAD_ZH = """# 技巧

本页按类别列出 `explain`、`hint`、`rate` 使用的所有技巧。每种技巧都有一页说明，包括思路、画出的例子和证明。(English: [README.md](README.md))

| 栏 | 含义 |
|---|---|
| • | 默认路径会用到。其余的技巧在别无办法时使用，或用 `--techniques` 指定。 |
| 评分 | Sudoku Explainer 给这种技巧的最低评分 |
| 难度、分数、代码 | HoDoKu 的数值；2000 以上的代码是我们自己的 |
| – | Sudoku Explainer 或 HoDoKu 没有这种技巧 |

`shudu techniques` 按搜索次序列出同样的表。本页由 `tools/technique_index.py` 生成。

用 `shudu explain --lang zh-Hans --all-steps --candidates --techniques ID` 画出各页的例子：

| 图中 | 含义 |
|---|---|
| 方括号 | 属于结构的候选数；图下一行写明它的作用 |
| `-4` | 删去候选数 4 |
| `=4` | 填入 4 |
| 格后的字母 | 该格所属的数组 |
"""
LEVELS_ZH = {"easy": "简单", "medium": "中等", "hard": "困难", "unfair": "苛刻", "extreme": "极难"}


def cell(text: str) -> str:
    return text.replace("|", "\\|")  # a bar would end the column


def figures(technique: dict, levels: dict) -> str:
    level = technique.get("level", "–")
    return (
        f"`{technique['id']}` | {technique.get('rating', '–')} | {levels.get(level, level)} "
        f"| {technique.get('score', '–')} | {technique.get('code', '–')} |"
    )


def english_row(technique: dict, page: str) -> str:
    names = f"[{cell(technique['name'])}]({page}) | {technique['name_zh_hans']} | {technique['name_zh_hant']}"
    return f"| {'•' if technique['on'] else ''} | {names} | {figures(technique, {})}"


def chinese_row(technique: dict, page: str) -> str:
    chinese = page.replace(".md", "_zh.md")
    has_chinese = (TOP / "docs/techniques" / chinese).exists()
    name = f"[{technique['name_zh_hans']}]({chinese if has_chinese else page})"
    return f"| {'•' if technique['on'] else ''} | {name} | {cell(technique['name'])} | {figures(technique, LEVELS_ZH)}"


def write(path: str, head: str, techniques: list, family_name: str, columns: str, row) -> None:
    lines = [head]
    for family in dict.fromkeys(t["family"] for t in techniques):
        members = [t for t in techniques if t["family"] == family]
        lines += [f"## {members[0][family_name]}\n", columns]
        lines.append("|---|" + "---|" * (columns.count("|") - 6) + "--:|---|--:|---|")
        lines += [row(t, pathlib.PurePosixPath(t["page"]).name) for t in members]
        lines.append("")
    (TOP / path).write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main() -> None:
    said = subprocess.run([sys.argv[1], "techniques", "--json"], check=True, capture_output=True, text=True).stdout
    techniques = [json.loads(line) for line in said.splitlines()]
    columns = "| | technique | 简体 | 繁體 | id | rating | level | score | code |"
    write("docs/techniques/README.md", HEAD, techniques, "family_name", columns, english_row)
    columns = "| | 技巧 | 英文 | id | 评分 | 难度 | 分数 | 代码 |"
    write("docs/techniques/README_zh.md", HEAD_ZH, techniques, "family_name_zh_hans", columns, chinese_row)


if __name__ == "__main__":
    main()
