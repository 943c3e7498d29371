"""The film of a hint, from `shudu hint --json` at its three depths: where to look, which pattern, and the whole step.

The chain of the step is drawn node by node together with its sentence. At the end the eliminated candidates go.
"""

import re
from html import escape

from pictures import board
from pictures.film import Film, wrap

WIDTH, HEIGHT = 880, 422
LEFT, RIGHT = 428, 858
SIZE, LEADING = 14, 20.5  # of the sentences
DESCRIPTION = {
    "en": "A hint in three stages. First the region to look at, then the cells of the pattern, then the chain node by "
    "node with its sentences and the candidates that it eliminates.",
    "zh-Hans": "分三级的提示：先是该看的区域，再是结构所在的格，最后逐个环节画出链，并给出讲解和删去的候选数。",
}
LEGEND = {"en": ("is", "is not", "eliminated"), "zh-Hans": ("是", "不是", "删去")}
STAGES = (1.2, 5.0, 9.0)  # when each depth begins
LINE = 1.3  # seconds for a line of the chain


def make(grid: list[dict], hints: list[dict], english: list[dict], command: str, language: str) -> str:
    """grid: digit, candidates and whether it is a clue, for each cell. english: the same hints in English."""
    step = hints[2]["step"]
    film = Film(WIDTH, HEIGHT, step["name"], DESCRIPTION[language])
    for rule in board.RULES:
        film.rule(rule)
    film.rule(f".w{{font-size:{SIZE}px}}")
    chain = step["chains"][0]["nodes"]
    lines = hints[2]["words"].split("\n")
    node_times, conclusion = _chain_times(lines, len(chain))
    length = conclusion + 7.6
    film.add(board.background(WIDTH, HEIGHT))
    _draw_region(film, english[0]["words"])
    _draw_pattern(film, step, conclusion)
    film.add(board.lines())
    _draw_links(film, grid, chain, node_times)
    _draw_digits(film, grid, step, chain, node_times, conclusion)
    _draw_stages(film, command)
    _draw_words(film, hints, lines, node_times, conclusion)
    _draw_legend(film, LEGEND[language])
    return film.render(round(length, 2), still=length - 1)


def _chain_times(lines: list[str], nodes: int) -> tuple[list[float], float]:
    """When each node of the chain appears, and when the conclusion does."""
    if sum(line.startswith("  ") for line in lines) != nodes:
        raise SystemExit("the sentence of the hint does not have a line for each node of its chain")
    begin = STAGES[2] + 1.2
    return [round(begin + LINE * i, 2) for i in range(nodes)], round(begin + LINE * nodes, 2)


def _draw_region(film: Film, words: str) -> None:
    found = re.search(r"\b(row|column|box)(?:e?s)? (\d)(?: to (\d))?", words)
    if not found:
        raise SystemExit(f"no region in “{words}”")
    kind, first, last = found.group(1), int(found.group(2)), int(found.group(3) or found.group(2))
    x, y, _, _ = board.house_box(f"{kind} {first}")
    x2, y2, width, height = board.house_box(f"{kind} {last}")
    where = (x, y, x2 + width - x, y2 + height - y)
    film.show(board.rectangle(*where, 'fill="var(--depth0)" opacity=".16"'), (STAGES[0], STAGES[1] + 0.4))
    film.show(board.rectangle(*where, 'fill="var(--depth0)" opacity=".05"'), (STAGES[1], None))


def _draw_pattern(film: Film, step: dict, conclusion: float) -> None:
    """Cells of the pattern, and cells that lose candidates."""
    for cell in dict.fromkeys(board.cell_of(mark["cell"]) for mark in step["marks"]):
        style = 'fill="var(--depth0)" opacity=".22"'
        film.show(board.rectangle(*board.corner(cell), board.SIZE, board.SIZE, style), (STAGES[1], None))
    for elimination in step["eliminations"]:
        cell = board.cell_of(elimination["cell"])
        style = 'fill="var(--red)" opacity=".2"'
        film.show(board.rectangle(*board.corner(cell), board.SIZE, board.SIZE, style), (conclusion, None))


def _draw_links(film: Film, grid: list[dict], chain: list[dict], times: list[float]) -> None:
    film.rule("path.link{fill:none;stroke:var(--depth1);stroke-width:2.4;stroke-dasharray:1;stroke-linecap:round}")
    for node, time in zip(chain[1:], times[1:]):
        before = chain[node["parents"][0]]
        begin = board.centre(board.cell_of(before["cells"][0]), before["digit"])
        end = board.centre(board.cell_of(node["cells"][0]), node["digit"])
        film.show(f'<path class="link" pathLength="1" d="{board.link(grid, begin, end)}"/>', (time, None), draw=True)
    for node, time in zip(chain, times):
        x, y = board.centre(board.cell_of(node["cells"][0]), node["digit"])
        fill = "var(--green)" if node["on"] else "var(--paper)"
        edge = "var(--green)" if node["on"] else "var(--red)"
        dot = f'<circle cx="{x:g}" cy="{y:g}" r="6.9" fill="{fill}" stroke="{edge}" stroke-width="1.6"/>'
        film.show(dot, (time + 0.3, None))


def _draw_digits(film: Film, grid: list[dict], step: dict, chain: list[dict], times: list[float], conclusion: float) -> None:
    gone = {(board.cell_of(e["cell"]), e["digit"]) for e in step["eliminations"]}
    on = {(board.cell_of(n["cells"][0]), n["digit"]): t for n, t in zip(chain, times) if n["on"]}
    for cell, content in enumerate(grid):
        if content["digit"]:
            weight = 'font-weight="700"' if content["clue"] else 'style="fill:var(--depth0)"'
            film.add(board.digit(cell, content["digit"], weight))
        for value in content["candidates"]:
            if (cell, value) in gone:
                x, y = board.centre(cell, value)
                film.show(board.candidate(cell, value, 'style="fill:var(--soft)"'), (0, conclusion))
                red = board.candidate(cell, value, 'font-weight="700" style="fill:var(--red)"')
                stroke = f'<path d="M{x - 6:g} {y + 5:g}l12 -10" stroke="var(--red)" stroke-width="1.6"/>'
                film.show(red + stroke, (conclusion, None))
            elif (cell, value) in on:
                film.show(board.candidate(cell, value, 'style="fill:var(--soft)"'), (0, on[cell, value] + 0.3))
                white = board.candidate(cell, value, 'font-weight="700" style="fill:var(--paper)"')
                film.show(white, (on[cell, value] + 0.3, None))
            else:
                film.add(board.candidate(cell, value, 'style="fill:var(--soft)"'))


def _draw_stages(film: Film, command: str) -> None:
    """The command, which gets another depth at each stage."""
    ends = [*STAGES[1:], None]
    film.show(f'<text class="mono" x="{LEFT}" y="36" font-size="13">$</text>', (0, STAGES[0]))
    for depth, (begin, to) in enumerate(zip(STAGES, ends), 1):
        text = f"$ {command} --depth {depth}"
        film.show(f'<text class="mono" x="{LEFT}" y="36" font-size="13">{escape(text)}</text>', (begin, to))


def _draw_words(film: Film, hints: list[dict], lines: list[str], node_times: list[float], conclusion: float) -> None:
    ends = [*STAGES[1:], None]
    for depth in (0, 1):
        y = 66.0
        text = []
        for line in wrap(hints[depth]["words"], SIZE, RIGHT - LEFT):
            text.append(f'<text class="w" x="{LEFT}" y="{y:g}">{escape(line)}</text>')
            y += LEADING
        film.show("".join(text), (STAGES[depth] + 0.4, ends[depth]))
    y = 66.0
    node = 0
    for paragraph in lines:
        in_chain = paragraph.startswith("  ")
        begin = node_times[node] if in_chain else STAGES[2] if node == 0 else conclusion
        node += in_chain
        left = LEFT + (14 if in_chain else 0)
        text = []
        for line in wrap(paragraph.strip(), SIZE, RIGHT - left):
            text.append(f'<text class="w" x="{left}" y="{y:g}">{escape(line)}</text>')
            y += LEADING
        film.show("".join(text), (begin, None))
    if y - LEADING > HEIGHT - 40:
        raise SystemExit("the sentences of the hint are too long for the picture")


def _draw_legend(film: Film, words: tuple[str, str, str]) -> None:
    film.rule(".legend{font-size:12.5px;fill:var(--soft)}")
    x, y = LEFT + 8, HEIGHT - 26
    marks = [
        f'<circle cx="{x}" cy="{y - 4}" r="6.9" fill="var(--green)" stroke="var(--green)" stroke-width="1.6"/>',
        f'<circle cx="{x + 80}" cy="{y - 4}" r="6.9" fill="var(--paper)" stroke="var(--red)" stroke-width="1.6"/>',
        f'<path d="M{x + 168} {y + 1}l12 -10" stroke="var(--red)" stroke-width="1.6"/>',
    ]
    texts = [f'<text class="legend" x="{x + 80 * i + 14}" y="{y}">{word}</text>' for i, word in enumerate(words[:2])]
    texts.append(f'<text class="legend" x="{x + 188}" y="{y}">{words[2]}</text>')
    film.show("".join(marks + texts), (STAGES[2] + 0.6, None))
