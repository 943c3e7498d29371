"""An SVG picture that moves without a script: elements are visible during given spans of time, and the film repeats.

The browser plays it with CSS animations, one for each different set of spans. A reader who prefers reduced motion sees
the still: the elements that are visible at one chosen moment. Colours are variables with a value for light and one for
dark backgrounds.
"""

from html import escape

FADE = 0.12  # seconds
FONT = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans',Helvetica,Arial,sans-serif"
MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

# name: (light, dark)
COLOURS = {
    "paper": ("#ffffff", "#0d1117"),
    "edge": ("#d0d7de", "#30363d"),
    "thin": ("#c9d1d9", "#39414b"),
    "thick": ("#57606a", "#8b949e"),
    "ink": ("#1f2328", "#e6edf3"),
    "soft": ("#656d76", "#8d96a0"),
    "tint": ("#f6f8fa", "#161b22"),
    "red": ("#cf222e", "#ff7b72"),
    "green": ("#1a7f37", "#3fb950"),
    "depth0": ("#0969da", "#58a6ff"),
    "depth1": ("#8250df", "#bc8cff"),
    "depth2": ("#9a6700", "#e3b341"),
    "depth3": ("#0a7a8c", "#39c5cf"),
    "depth4": ("#bf3989", "#f778ba"),
}


class Film:
    def __init__(self, width: int, height: int, title: str, description: str):
        self.width, self.height = width, height
        self.title, self.description = title, description
        self.rules: list[str] = []
        self.parts: list[tuple[str, tuple]] = []  # markup; draw and spans, or nothing if it is always visible

    def rule(self, css: str) -> None:
        self.rules.append(css)

    def add(self, markup: str) -> None:
        """Always visible."""
        self.parts.append((markup, ()))

    def show(self, markup: str, *spans: tuple[float, float | None], draw: bool = False) -> None:
        """Visible in the spans (from, to). None is the end of the film. A path with `draw` grows from its beginning."""
        if spans:
            self.parts.append((markup, (draw, tuple(spans))))

    def render(self, length: float, still: float) -> str:
        names: dict[tuple, str] = {}
        body, frames = [], []
        for markup, key in self.parts:
            if not key:
                body.append(markup)
                continue
            if key not in names:
                names[key] = f"k{len(names)}"
                frames.append(self._frames(names[key], *key, length, still))
            body.append(f'<g class="{names[key]}">{markup}</g>')
        light = "".join(f"--{name}:{pair[0]};" for name, pair in COLOURS.items())
        dark = "".join(f"--{name}:{pair[1]};" for name, pair in COLOURS.items())
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
                f'width="{self.width}" height="{self.height}" role="img" aria-labelledby="title description">',
                f'<title id="title">{escape(self.title)}</title>',
                f'<desc id="description">{escape(self.description)}</desc>',
                "<style>",
                f":root{{{light}}}",
                f"@media(prefers-color-scheme:dark){{:root{{{dark}}}}}",
                f"text{{font-family:{FONT};fill:var(--ink)}}",
                f".mono{{font-family:{MONO}}}",
                *self.rules,
                *[still_rule for still_rule, _ in frames if still_rule],
                "@media(prefers-reduced-motion:no-preference){",
                *[moving_rule for _, moving_rule in frames],
                "}",
                "</style>",
                *body,
                "</svg>",
                "",
            ]
        )

    @staticmethod
    def _frames(name: str, draw: bool, spans: tuple, length: float, still: float) -> tuple[str, str]:
        """The rule of the still, and those of the animation."""
        if any(to is not None and to > length or begin >= length for begin, to in spans):
            raise ValueError(f"a span of {spans} is not within {length} seconds")
        points: list[tuple[float, int]] = []
        for begin, to in spans:
            points += [(begin, 0), (min(begin + FADE, length), 1)]
            points += [(length, 1)] if to is None else [(max(to - FADE / 2, begin + FADE), 1), (to + FADE / 2, 0)]
        if points[0][0] <= 0:
            points = points[1:]
        steps = "".join(f"{round(100 * at / length, 2):g}%{{opacity:{value}}}" for at, value in points)
        first, last = points[0][1], points[-1][1]
        steps = (f"0%{{opacity:{first}}}" if points[0][0] > 0 else "") + steps
        steps += f"100%{{opacity:{last}}}" if points[-1][0] < length else ""
        seen = any(begin <= still and (to is None or still < to) for begin, to in spans)
        moving = f"@keyframes {name}{{{steps}}}.{name}{{animation:{name} {length:g}s linear infinite}}"
        if draw:
            begin = spans[0][0]
            a, b = (round(100 * at / length, 2) for at in (begin, begin + 0.45))
            moving += f"@keyframes {name}d{{0%,{a:g}%{{stroke-dashoffset:1}}{b:g}%,100%{{stroke-dashoffset:0}}}}"
            moving += f".{name} path{{animation:{name}d {length:g}s ease-out infinite}}"
        return ("" if seen else f".{name}{{opacity:0}}", moving)


def width_of(text: str, size: float) -> float:
    """About the width of the text in a common font without serifs, rather too large than too small."""
    return sum(size if ord(c) > 0x2E80 else size * (0.36 if c in " .,:;'()|iljtfrI" else 0.6) for c in text)


def wrap(text: str, size: float, width: float) -> list[str]:
    """The lines of the text. Lines break at blanks and between Chinese characters, not before closing punctuation."""
    lines, line = [], ""
    for word in _words(text):
        if line and width_of((line + word).rstrip(), size) > width:
            lines.append(line.rstrip())
            line = ""
        line += word
    return lines + [line.rstrip()] if line.strip() else lines


def _words(text: str) -> list[str]:
    words = [""]
    for i, c in enumerate(text):
        wide, before_wide = ord(c) > 0x2E80, i > 0 and ord(text[i - 1]) > 0x2E80
        if i > 0 and c not in "，。；：、）”！？ " and (text[i - 1] == " " or wide or before_wide) and text[i - 1] not in "（“":
            words.append("")
        words[-1] += c
    return words
