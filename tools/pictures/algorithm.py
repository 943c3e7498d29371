"""The film of an algorithm, from the events of `shudu trace --json`: the board fills, guesses go on and come off, the
search tree grows, and the pseudo-code shows the line that is executing.
"""

from html import escape

from pictures import board
from pictures.film import Film, width_of
from pictures.search_tree import draw_tree, tree_of

WIDTH, HEIGHT = 880, 422
LEFT, RIGHT = 428, 858  # of the column beside the board
DURATIONS = {"place": 0.11, "guess": 0.6, "remove": 0.06, "backtrack": 0.9, "solution": 5.0}
PAUSE = 0.25  # after digits were removed
COUNTERS = {"en": ("guesses", "dead ends", "depth"), "zh-Hans": ("猜测", "死路", "深度")}
DESCRIPTION = {
    "en": "An algorithm fills a Sudoku board. It guesses, meets dead ends, erases digits and goes on until the board is "
    "solved. The search tree and the current line of the pseudo-code are shown beside the board.",
    "zh-Hans": "算法填数独：猜测，走进死路，擦去数字，再继续，直到解出。旁边是搜索树和正在执行的伪代码。",
}


def make(run: dict, events: list[dict], title: str, command: str, language: str) -> str:
    film = Film(WIDTH, HEIGHT, title, DESCRIPTION[language])
    for rule in board.RULES:
        film.rule(rule)
    events = [event for event in events if event["kind"] in DURATIONS]
    times, length = _times(events)
    film.add(board.background(WIDTH, HEIGHT))
    _draw_board(film, run["puzzle"], events, times)
    film.add(f'<text x="{LEFT}" y="37" font-size="18" font-weight="700">{escape(title)}</text>')
    film.add(f'<text class="mono" x="{LEFT}" y="57" font-size="11.5" style="fill:var(--soft)">$ {escape(command)}</text>')
    draw_tree(film, tree_of(events, times), times[-1], LEFT, RIGHT, top=84)
    _draw_counters(film, events, times, COUNTERS[language])
    _draw_code(film, run["code"], events, times)
    return film.render(length, still=times[-1] + 1)


def _times(events: list[dict]) -> tuple[list[float], float]:
    times, now = [], 0.8
    for i, event in enumerate(events):
        times.append(round(now, 2))
        now += DURATIONS[event["kind"]]
        if event["kind"] == "remove" and events[i + 1]["kind"] != "remove":
            now += PAUSE
    return times, round(now, 2)


def _draw_board(film: Film, puzzle: str, events: list[dict], times: list[float]) -> None:
    digits = _digits(events, times)
    for cell, _, depth, is_guess, begin, to in digits:
        if is_guess:
            style = f'fill="var(--depth{depth})" opacity=".25"'
            film.show(board.rectangle(*board.corner(cell), board.SIZE, board.SIZE, style), (begin, to))
    for event, time in zip(events, times):
        if event["kind"] == "backtrack":
            cell = (*board.corner(board.cell_of(event["cell"])), board.SIZE, board.SIZE)
            where = board.house_box(event["house"]) if "house" in event else cell
            red = board.rectangle(*where, 'fill="var(--red)" opacity=".4"')
            film.show(red, (time, time + DURATIONS["backtrack"]))
    film.add(board.lines())
    for cell, value in enumerate(puzzle):
        if value != ".":
            film.add(board.digit(cell, value, 'font-weight="700"'))
    for cell, value, depth, is_guess, begin, to in digits:
        style = f'style="fill:var(--depth{depth})"' + (' font-weight="700"' if is_guess else "")
        film.show(board.digit(cell, str(value), style), (begin, to))


def _digits(events: list[dict], times: list[float]) -> list[tuple]:
    """(cell, digit, depth, is it a guess, from, to) of everything that is written."""
    done, standing = [], {}
    for event, time in zip(events, times):
        if event["kind"] in ("place", "guess"):
            standing[board.cell_of(event["cell"])] = (event["digit"], event["depth"], event["kind"] == "guess", time)
        elif event["kind"] == "remove":
            cell = board.cell_of(event["cell"])
            done.append((cell, *standing.pop(cell), time))
    return done + [(cell, *rest, None) for cell, rest in standing.items()]


def _draw_counters(film: Film, events: list[dict], times: list[float], names: tuple[str, str, str]) -> None:
    film.rule(".count{font-size:13.5px}")
    counts = {"guess": 0, "backtrack": 0}
    values: list[list[tuple[int, float]]] = [[(0, 0)], [(0, 0)], [(0, 0)]]
    for event, time in zip(events, times):
        if event["kind"] in counts:
            counts[event["kind"]] += 1
        for row, value in zip(values, (counts["guess"], counts["backtrack"], event["depth"])):
            if row[-1][0] != value:
                row.append((value, time))
    for i, (name, row) in enumerate(zip(names, values)):
        x = LEFT + (RIGHT - LEFT) * i / 3
        film.add(f'<text class="count" x="{x:g}" y="214" style="fill:var(--soft)">{name}</text>')
        value_at = x + width_of(name, 13.5) + 8
        spans: dict[int, list] = {}
        for (value, begin), (_, to) in zip(row, row[1:] + [(0, None)]):
            spans.setdefault(value, []).append((begin, to))
        for value, when in spans.items():
            film.show(f'<text class="count" font-weight="700" x="{value_at:g}" y="214">{value}</text>', *when)


def _draw_code(film: Film, code: list[str], events: list[dict], times: list[float]) -> None:
    film.rule(".code{font-size:12px}")
    spans: dict[int, list] = {}
    for event, begin, to in zip(events, times, [*times[1:], None]):
        when = spans.setdefault(event["code_line"], [])
        if when and when[-1][1] == begin:
            when[-1] = (when[-1][0], to)
        else:
            when.append((begin, to))
    for line, when in sorted(spans.items()):
        y = 240 + 14.4 * (line - 1)
        bar = board.rectangle(LEFT - 6, y - 11, RIGHT - LEFT + 6, 15, 'rx="4" fill="var(--depth2)" opacity=".28"')
        film.show(bar, *when)
    for i, line in enumerate(code):
        indent = len(line) - len(line.lstrip())
        place = f'x="{LEFT + 7 * indent}" y="{240 + 14.4 * i:g}"'
        film.add(f'<text class="code" {place}>{escape(line.strip())}</text>')
