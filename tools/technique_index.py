#!/usr/bin/env python3
"""Writes the indexes of docs/techniques (README.md, README_zh.md, README_zh_hant.md) and the table of names at the end of
each page, from `shudu techniques --json` in every language.

    tools/technique_index.py build/dev/shudu
    tools/technique_index.py --check build/dev/shudu    only compares, and names the pages that differ
"""

import json
import pathlib
import subprocess
import sys
from dataclasses import dataclass

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "docs/techniques"
HEAD = """# Techniques

[简体中文](README_zh.md) · [繁體中文](README_zh_hant.md)

This page lists every technique that `explain`, `hint` and `rate` use, by family. Each links to its page, which has the
idea, how to spot it, a drawn example and a proof.

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

The lessons of the web page use these sections of the pages. The headings are fixed:

| section | English | 简体 | 繁體 |
|---|---|---|---|
| the idea; its first paragraph has at most three sentences | The idea | 思路 | 思路 |
| what to look for on a board, in two to five sentences | How to spot it | 怎么找 | 怎麼找 |
| the proof | Why it works | 为什么成立 | 為什麼成立 |
"""
HEAD_ZH = """# 技巧

[English](README.md) · [繁體中文](README_zh_hant.md)

本页按类别列出 `explain`、`hint`、`rate` 使用的所有技巧。每种技巧都有一页说明，包括思路、怎么找、画出的例子和证明。

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
HEAD_ZH_HANT = """# 技巧

[English](README.md) · [简体中文](README_zh.md)

本頁按類別列出 `explain`、`hint`、`rate` 使用的所有技巧。每種技巧都有一頁說明，包括思路、怎麼找、畫出的例子和證明。

| 欄 | 含義 |
|---|---|
| • | 預設路徑會用到。其餘的技巧在別無方法時使用，或用 `--techniques` 指定。 |
| 評分 | Sudoku Explainer 給這種技巧的最低評分 |
| 難度、分數、代碼 | HoDoKu 的數值；2000 以上的代碼是我們自己的 |
| – | Sudoku Explainer 或 HoDoKu 沒有這種技巧 |

`shudu techniques` 按搜尋次序列出同樣的表。本頁由 `tools/technique_index.py` 產生。

用 `shudu explain --lang zh-Hant --all-steps --candidates --techniques ID` 畫出各頁的例子：

| 圖中 | 含義 |
|---|---|
| 方括號 | 屬於結構的候選數；圖下一行寫明它的作用 |
| `-4` | 刪去候選數 4 |
| `=4` | 填入 4 |
| 格後的字母 | 該格所屬的數組 |
"""


@dataclass
class Language:
    suffix: str  # of the names of its pages
    field: str  # of the names in techniques_of()
    head: str
    columns: str  # the heading of a table of the index
    levels: dict
    names: str  # the heading of the table of names
    name_columns: str


LANGUAGES = [
    Language(
        "", "", HEAD,
        "| | technique | 简体 | 繁體 | id | rating | level | score | code |", {},
        "Names and ids", "| technique | 简体 | 繁體 | id |",
    ),
    Language(
        "_zh", "_zh_hans", HEAD_ZH,
        "| | 技巧 | 英文 | id | 评分 | 难度 | 分数 | 代码 |",
        {"easy": "简单", "medium": "中等", "hard": "困难", "unfair": "苛刻", "extreme": "极难"},
        "名称与 id", "| 技巧 | 英文 | id |",
    ),
    Language(
        "_zh_hant", "_zh_hant", HEAD_ZH_HANT,
        "| | 技巧 | 英文 | id | 評分 | 難度 | 分數 | 代碼 |",
        {"easy": "簡單", "medium": "中等", "hard": "困難", "unfair": "苛刻", "extreme": "極難"},
        "名稱與 id", "| 技巧 | 英文 | id |",
    ),
]


def cell(text: str) -> str:
    return text.replace("|", "\\|")  # a bar would end the column


def other_names(technique: dict, language: Language) -> str:
    """The names in the other languages, as cells of a row."""
    if language.suffix:
        return cell(technique["name"])
    return f"{technique['name_zh_hans']} | {technique['name_zh_hant']}"


def index_row(technique: dict, language: Language) -> str:
    page = pathlib.PurePosixPath(technique["page"]).stem + language.suffix + ".md"
    level = technique.get("level", "–")
    return (
        f"| {'•' if technique['on'] else ''} | [{cell(technique['name' + language.field])}]({page}) "
        f"| {other_names(technique, language)} | `{technique['id']}` | {technique.get('rating', '–')} "
        f"| {language.levels.get(level, level)} | {technique.get('score', '–')} | {technique.get('code', '–')} |"
    )


def index(techniques: list, language: Language) -> str:
    lines = [language.head]
    for family in dict.fromkeys(t["family"] for t in techniques):
        members = [t for t in techniques if t["family"] == family]
        lines += [f"## {members[0]['family_name' + language.field]}\n", language.columns]
        lines.append("|---|" + "---|" * (language.columns.count("|") - 6) + "--:|---|--:|---|")
        lines += [index_row(t, language) for t in members]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def with_names(text: str, techniques: list, language: Language) -> str:
    """The page with the table of the names of its techniques as its last section."""
    heading = f"\n## {language.names}\n"
    lines = [heading, language.name_columns, "|" + "---|" * (language.name_columns.count("|") - 1)]
    for technique in techniques:
        name = cell(technique["name" + language.field])
        lines.append(f"| {name} | {other_names(technique, language)} | `{technique['id']}` |")
    return text.partition(heading)[0].rstrip() + "\n" + "\n".join(lines) + "\n"


def documents(techniques: list) -> dict:
    """The text that each file should have."""
    texts = {}
    for language in LANGUAGES:
        texts[FOLDER / f"README{language.suffix}.md"] = index(techniques, language)
        for page in dict.fromkeys(t["page"] for t in techniques):
            path = FOLDER / f"{pathlib.PurePosixPath(page).stem}{language.suffix}.md"
            if not path.exists():
                sys.exit(f"{path.name} does not exist")
            members = [t for t in techniques if t["page"] == page]
            texts[path] = with_names(path.read_text(encoding="utf-8"), members, language)
    return texts


def techniques_of(program: str) -> list:
    """The table, with the names of all languages: `name`, `name_zh_hans`, `family_name_zh_hant`, …"""
    techniques: list = []
    for field in (language.field for language in LANGUAGES):
        tag = {"": "en", "_zh_hans": "zh-Hans", "_zh_hant": "zh-Hant"}[field]
        said = subprocess.run([program, "techniques", "--json", "--lang", tag], check=True, capture_output=True, text=True)
        rows = [json.loads(line) for line in said.stdout.splitlines()]
        techniques = techniques or [{} for _ in rows]
        for technique, row in zip(techniques, rows):
            names = {name + field: row.pop(name) for name in ("name", "family_name")}
            technique.update(row | names)
    return techniques


def main() -> int:
    texts = documents(techniques_of(sys.argv[-1]))
    different = [p for p, text in texts.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        for path in different:
            print(f"{path.name} differs from what tools/technique_index.py writes")
        return 1 if different else 0
    for path in different:
        path.write_text(texts[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
