#!/usr/bin/env python3
"""Checks the documents: their links, their index, their translations and their moving pictures, and the examples of
the help pages.

    run.py PROGRAM

Every relative link leads to a file or folder, and its #fragment to a heading there. docs/README.md and
docs/README_zh.md, or pages that they link to, name every page below docs. A page and its Chinese version link to each
other. No page has control characters. The pages about techniques have the sections that the lessons need (lessons.py),
and their indexes are those that tools/technique_index.py writes. The pictures that tools/animation.py writes are those
in docs/pictures. The examples of the help pages succeed in a pipe and on a terminal (examples.py). The last line is "N passed, N failed".
"""

import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import examples  # noqa: E402
import lessons  # noqa: E402

TOP = pathlib.Path(__file__).resolve().parents[2]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)|<(?:img|a|source)\b[^>]*?\b(?:src|href|srcset)=\"([^\"]+)\"")
SKIPPED = {"build", "node_modules", ".git", "dist"}


def documents() -> list[pathlib.Path]:
    return sorted(p for p in TOP.rglob("*.md") if not SKIPPED & set(p.relative_to(TOP).parts))


def prose_of(path: pathlib.Path) -> str:
    """The text without code, in which brackets have another meaning."""
    text = re.sub(r"^(```|~~~).*?^\1", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", text)


def links_of(path: pathlib.Path) -> list[str]:
    """The relative links, in order."""
    found = [one or other for one, other in LINK.findall(prose_of(path))]
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def fragments_of(path: pathlib.Path) -> set[str]:
    """The names of the headings, as GitHub makes them."""
    text = re.sub(r"^(```|~~~).*?^\1", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    names: set[str] = set()
    for heading in re.findall(r"^#+ +(.*?) *$", text, flags=re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        names.add(name if name not in names else f"{name}-{sum(n.startswith(name) for n in names)}")
    return names


def dead_links(path: pathlib.Path) -> list[str]:
    dead = []
    for link in links_of(path):
        place, _, fragment = link.partition("#")
        target = (path.parent / place).resolve() if place else path
        if not target.exists():
            dead.append(f"{link}: no such file")
        elif fragment and target.suffix == ".md" and fragment not in fragments_of(target):
            dead.append(f"{link}: no such heading")
    return dead


def reachable(index: pathlib.Path) -> set[pathlib.Path]:
    """The pages that the index and the pages of indexes of folders link to."""
    seen, waiting = set(), [index]
    while waiting:
        page = waiting.pop()
        for link in links_of(page):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.is_dir():
                target /= "README.md"
            if target not in seen and target.suffix == ".md" and target.exists():
                seen.add(target)
                if target.name.startswith("README") and TOP / "docs" in target.parents:
                    waiting.append(target)
    return seen


def not_in_index() -> list[str]:
    seen = set().union(*(reachable(TOP / "docs" / name) for name in ("README.md", "README_zh.md")))
    pages = set((TOP / "docs").rglob("*.md"))
    return [f"{page.relative_to(TOP)} is not in the index docs/README.md" for page in sorted(pages - seen)]


def without_partner(path: pathlib.Path) -> list[str]:
    """What is missing between a Chinese page and the English one."""
    english = path.with_name(path.name.replace("_zh.md", ".md"))
    if not english.exists():
        return [f"{english.name} does not exist"]
    pairs = ((path, english), (english, path))
    return [f"{a.name} has no link to {b.name}" for a, b in pairs if b.name not in links_of(a)]


def control_characters(path: pathlib.Path) -> list[str]:
    found = sorted(set(re.findall(r"[\x00-\x08\x0b-\x1f\x7f]", path.read_text(encoding="utf-8"))))
    return [f"has the control characters {found}"] if found else []


def said_by(tool: str, program: str) -> list[str]:
    """What the tool says if its files are not those that it writes."""
    command = [sys.executable, "-B", TOP / "tools" / tool, "--check", program]
    run = subprocess.run(command, capture_output=True, text=True)
    return (run.stdout + run.stderr).splitlines() if run.returncode else []


def main() -> int:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    results = {f"links of {path.relative_to(TOP)}": dead_links(path) for path in documents()}
    results["index of docs"] = not_in_index()
    for path in documents():
        if path.name.endswith("_zh.md"):
            results[f"translation {path.relative_to(TOP)}"] = without_partner(path)
    results |= {f"characters of {path.relative_to(TOP)}": control_characters(path) for path in documents()}
    results |= lessons.results()
    results["indexes of techniques"] = said_by("technique_index.py", sys.argv[1])
    results["pictures"] = said_by("animation.py", sys.argv[1])
    results |= examples.results(sys.argv[1])
    for name, faults in results.items():
        for fault in faults:
            print(f"{name}: {fault}")
    failed = sum(map(bool, results.values()))
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
