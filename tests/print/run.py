#!/usr/bin/env python3
"""Prints puzzles and reads the pages back.

    tests/print/run.py build/dev/shudu

Digits are read with pdftotext, by their places on the page. Pages are rendered with pdftoppm, and must have ink where the
boards are. Without the module that paints, the program must say what is missing.

The last line of the output is "N passed, N failed".
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVERAL = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
KILLER = ".Cage~10~R1C1~R1C2~R2C1.Whisper~R5C5~R5C6~R6C7.AntiKnight"
passed = failed = 0


def expect(name, fine, found=""):
    global passed, failed
    passed += bool(fine)
    failed += not fine
    if not fine:
        print(f"{name}: {found}")


def shudu(*words, program=PROGRAM, text=None, **environment):
    return subprocess.run([program, *map(str, words)], input=text, capture_output=True, text=True,
                          env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": os.getcwd(), **environment})


def pdf(*words, **more):
    done = shudu("print", "-o", "x.pdf", *words, **more)
    expect(f"print {words}", done.returncode == 0 and not done.stderr, f"status {done.returncode}: {done.stderr}")


def info():
    lines = subprocess.run(["pdfinfo", "x.pdf"], capture_output=True, text=True).stdout.splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def text(page=None):
    pages = [] if page is None else ["-f", str(page), "-l", str(page)]
    return subprocess.run(["pdftotext", *pages, "x.pdf", "-"], capture_output=True, text=True).stdout.replace("\f", "\n")


def words_of(page):
    """(text, left, top, right, bottom) of every word of the page, in points."""
    page = str(page)
    done = subprocess.run(["pdftotext", "-bbox", "-f", page, "-l", page, "x.pdf", "-"], capture_output=True, text=True).stdout
    return [(one.text, *(float(one.get(name)) for name in ("xMin", "yMin", "xMax", "yMax")))
            for one in ET.fromstring(done).iter("{http://www.w3.org/1999/xhtml}word")]


def board_on(page, size, skip=0):
    """The only board of the page as 81 characters. `size` is the least height of its digits in points. The first `skip`
    words of the page are not part of it."""
    digits = [(w, (x0 + x1) / 2, (y0 + y1) / 2) for w, x0, y0, x1, y1 in words_of(page)[skip:]
              if re.fullmatch("[1-9]", w) and y1 - y0 >= size]
    columns, rows = sorted(x for _, x, _ in digits), sorted(y for _, _, y in digits)
    width, height = (columns[-1] - columns[0]) / 8, (rows[-1] - rows[0]) / 8
    cells = ["."] * 81
    for digit, x, y in digits:
        cells[round((y - rows[0]) / height) * 9 + round((x - columns[0]) / width)] = digit
    return "".join(cells), width, height


def ink(page):
    """The share of dark pixels of the page."""
    image = subprocess.run(["pdftoppm", "-r", "36", "-gray", "-f", str(page), "-l", str(page), "x.pdf"], capture_output=True).stdout
    pixels = image.split(b"\n", 3)[3]
    return sum(value < 128 for value in pixels) / len(pixels)


def test_boards():
    pathlib.Path("one.txt").write_text(EASY + "\n")
    pdf("--per-page", "1", "--no-page-numbers", "one.txt")
    found = info()
    expect("tagged", found["Tagged"] == "yes", found)
    expect("pages", found["Pages"] == "2" and "A4" in found["Page size"], found)
    expect("the clues", board_on(1, 20)[0] == EASY, board_on(1, 20))
    expect("the solution", board_on(2, 9, skip=2)[0] == SOLVED, board_on(2, 9, skip=2))
    fonts = subprocess.run(["pdffonts", "x.pdf"], capture_output=True, text=True).stdout.splitlines()[2:]
    expect("fonts are embedded", fonts and all(re.search(r"yes yes yes", line) for line in fonts), fonts)
    expect("the same input gives the same file", shudu("print", "--per-page", "1", "--no-page-numbers", "-o", "y.pdf", "one.txt").returncode == 0
           and pathlib.Path("x.pdf").read_bytes() == pathlib.Path("y.pdf").read_bytes())
    expect("standard output", subprocess.run([PROGRAM, "print", "--per-page", "1", "--no-page-numbers", "one.txt"], capture_output=True).stdout
           == pathlib.Path("x.pdf").read_bytes())


def test_large():
    pdf("--large", "--solutions", "none", "one.txt")
    board, width, _ = board_on(1, 40)
    expect("large: the clues", board == EASY, board)
    # The digits of the font are 0.729 of its size, and the size is 0.95 of a cell.
    expect("large: 14 mm", width * 25.4 / 72 * 0.95 * 0.729 >= 14, width)


def test_pages():
    lines = shudu("generate", "puzzles", "25", "--seed", "3").stdout
    pathlib.Path("many.txt").write_text(lines)
    for per_page, pages in ((1, 25), (2, 13), (5, 5), (6, 5), (12, 3)):
        pdf("--per-page", per_page, "--solutions", "none", "many.txt")
        expect(f"{per_page} a page", info()["Pages"] == str(pages), info())
        numbers = sorted(int(n) for n in re.findall(r"(\d+) · [a-z]", text()))
        expect(f"{per_page} a page: numbers", numbers == list(range(1, 26)), numbers)
        expect(f"{per_page} a page: ink", 0.01 < ink(1) < 0.4, ink(1))
    for paper, size in (("letter", "612"), ("a5", "419.5")):
        pdf("--paper", paper, "many.txt")
        expect(paper, info()["Page size"].startswith(size), info())
    pdf("--solutions", "under", "--per-page", "1", "one.txt")
    digits = [w for w, *_ in words_of(1) if re.fullmatch("[1-9]", w)]
    expect("upside down: one page", info()["Pages"] == "1", info())
    expect("upside down: the puzzle and the solution", sum(map(int, digits)) >= 405, len(digits))


def test_minutes_and_titles():
    for language, caption in ("en", r"1 · about \d+ min"), ("zh-Hans", r"1 · 约 ?\d+ ?分钟"), ("zh-Hant", r"1 · 約 ?\d+ ?分鐘"):
        pdf("--caption", "minutes", "--solutions", "none", "--lang", language, text=EASY + "\n")
        expect(f"minutes in {language}", re.search(caption, text()), text())
    pdf("--new", "3", "--minutes", "5-7", "--seed", "2", "--caption", "minutes", "--solutions", "none")
    expect("new puzzles by minutes", len(re.findall(r"about [567] min", text())) == 3, text())
    for title, reason in (b"\xff", "the text is not UTF-8"), (b"a\nb", "the text has a control character"):
        done = subprocess.run([PROGRAM, "print", "-o", "z.pdf", "--title", title], input=EASY.encode(), capture_output=True)
        expect(f"title {title}", done.returncode == 2 and reason.encode() in done.stderr, done.stderr)
        expect(f"title {title}: no file", not pathlib.Path("z.pdf").exists())
    # A long title becomes smaller. A title that is too long even then is cut, and fills its lines before that.
    long_title = "Puzzles for a very long journey across the whole continent by train and by boat"
    pdf("--booklet", "--cover", "--title", long_title, text=EASY + "\n")
    expect("a long title is whole", long_title in " ".join(text(1).split()), text(1))
    pdf("--cover", "--title", 12 * (long_title + ", "), text=EASY + "\n")
    expect("a longer one is cut late", len(" ".join(text(1).split())) > 200, text(1))


def test_booklet():
    pdf("--booklet", "--per-page", "1", "--solutions", "none", "--cover", "--title", "My book", "many.txt")
    expect("booklet: sheets", info()["Pages"] == "14", info())  # 26 pages, 28 with the blank ones
    expect("booklet: the first page is on the right of the first sheet", "My book" in text(1), text(1))
    middle = text(14)
    expect("booklet: the middle", re.search(r"^13 · ", middle, re.M) and re.search(r"^14 · ", middle, re.M), middle)


def test_chapters():
    pdf("--chapters", "--lang", "en", "many.txt")
    levels = re.findall(r"^\d+ · (\w+)", text(), re.M)
    order = ["easy", "medium", "hard", "unfair", "extreme"]
    expect("chapters: sorted", levels == sorted(levels, key=order.index) and len(set(levels)) > 1, levels)
    expect("chapters: headings", all(level.capitalize() in text() for level in set(levels)))
    expect("bookmarks", b"/Outlines" in pathlib.Path("x.pdf").read_bytes())


def test_class():
    done = shudu("print", "--class", 4, "--new", 2, "--level", "easy", "--seed", 7, "-o", "x.pdf", "--lang", "en")
    expect("class: status", done.returncode == 0, done.stderr)
    expect("class: sheets and answers", info()["Pages"] == "5", info())
    sheets = [text(i) for i in range(1, 5)]
    expect("class: numbered", all(f"Sheet {i + 1}" in sheet and "Seed 7" in sheet for i, sheet in enumerate(sheets)), sheets)
    expect("class: different puzzles", len({re.sub(r"Sheet \d|\n", "", sheet) for sheet in sheets}) == 4)
    expect("class: answers", "Answers" in text(5) and "4.2" in text(5), text(5))
    few = shudu("print", "--class", 4, "-o", "z.pdf", "one.txt")
    expect("class: too few puzzles", few.returncode == 2 and "--class" in few.stderr and not os.path.exists("z.pdf"), few.stderr)


def test_languages():
    for language, words in (("zh-Hans", ["数独", "简单", "答案"]), ("zh-Hant", ["數獨", "簡單", "答案"])):
        pdf("--lang", language, "--cover", "one.txt")
        expect(language, all(word in text() for word in words), text())
    pathlib.Path("fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        "<dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>cache</cachedir></fontconfig>")
    os.remove("x.pdf")
    done = shudu("print", "--lang", "zh-Hans", "-o", "x.pdf", "one.txt", FONTCONFIG_FILE=os.path.abspath("fonts.conf"))
    expect("no font for Chinese", done.returncode == 2 and "no installed font" in done.stderr, done.stderr)
    expect("no file without a font", not [name for name in os.listdir() if name.startswith("x.pdf")])


def test_steps():
    pdf("--steps", "--lang", "en", "one.txt")
    explained = shudu("explain", "--lang", "en", "one.txt").stdout
    steps = len(re.findall(r"^ *\d+\. ", explained, re.M))
    numbers = [int(n) for n in re.findall(r"^(\d+)\. [A-Z]", text(), re.M)]
    expect("steps: all of them", sorted(numbers) == list(range(1, steps + 1)), (steps, numbers))
    expect("steps: words", "Hidden Single" in text() or "Full House" in text())


def test_inputs():
    pathlib.Path("mixed.txt").write_text(f"{EASY}\n{EASY[:80]}\n{KILLER}\n{SEVERAL}\n")
    done = shudu("print", "--lang", "en", "-o", "x.pdf", "mixed.txt")
    expect("mixed: status", done.returncode == 2, done.returncode)
    expect("mixed: places", "mixed.txt:2:" in done.stderr and "mixed.txt:4: multiple solutions" in done.stderr, done.stderr)
    expect("mixed: the others are printed", "several solutions" in text() and re.search(r"^3\b", text(), re.M), text())
    expect("mixed: the rule without a drawing is named", "nti-knight" in text(), text())
    done = shudu("print", "-c", "-o", "board.svg", "mixed.txt")
    names = [f"board-{i}.svg" for i in (1, 2, 3)]
    expect("pictures", all("</svg>" in pathlib.Path(name).read_text() for name in names), os.listdir())
    done = shudu("print", "-o", "board.png", "one.txt")
    expect("a picture", done.returncode == 0 and pathlib.Path("board.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n", done.stderr)


def test_mistakes():
    for words, part in ((["-o", "x.txt"], "--output"), (["-o", "x.png", "--booklet"], "--booklet"),
                        (["-o", "nowhere/x.pdf"], "nowhere"), (["-o", "x.pdf", "--large", "--paper", "a5"], "--large")):
        done = shudu("print", *words, "one.txt")
        expect(f"mistake {words}", done.returncode == 2 and part in done.stderr, done.stderr)
    done = shudu("print", "--qr", "--link", "https://" + 5000 * "a", "-o", "x.pdf", "one.txt")
    expect("an address too long for a code", done.returncode == 2 and "--qr" in done.stderr, done.stderr)
    full = shudu("print", "-o", "/dev/full", "one.txt")
    expect("the ending of a device", full.returncode == 2, full.stderr)
    with open("/dev/full", "wb") as device:
        done = subprocess.run([PROGRAM, "print", "one.txt"], stdout=device, stderr=subprocess.PIPE, text=True)
    expect("a full disk", done.returncode == 2 and "cannot write" in done.stderr, done.stderr)
    shutil.copy(PROGRAM, "shudu-alone")
    done = shudu("print", "-o", "x.pdf", "one.txt", program=os.path.abspath("shudu-alone"))
    expect("without the module", done.returncode == 2 and "built without Cairo" in done.stderr, done.stderr)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for test in (test_boards, test_large, test_pages, test_booklet, test_chapters, test_class, test_languages, test_steps,
                 test_inputs, test_mistakes, test_minutes_and_titles):
        test()
    os.chdir("/")
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
