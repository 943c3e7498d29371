"""Charts as SVG for the documents: bars with error bars, lines, dots and boxes. Colours follow the reader's scheme."""

from html import escape

STYLE = """
.chart{--paper:#ffffff;--ink:#1b1b22;--quiet:#5a5a68;--rule:#d4d4de;--bar:#0b5f8a;--second:#d0661a}
@media (prefers-color-scheme:dark){.chart{--paper:#16171d;--ink:#ececf1;--quiet:#a3a3b2;--rule:#3a3b48;--bar:#5db9f0;--second:#f2a35e}}
.chart text{font-family:system-ui,'Noto Sans CJK SC','DejaVu Sans',sans-serif;font-size:12px;fill:var(--ink)}
.chart .title{font-size:16px;font-weight:600}.chart .quiet{fill:var(--quiet)}.chart .paper{fill:var(--paper)}
.chart .rule{stroke:var(--rule)}.chart .bar{fill:var(--bar)}.chart .second{fill:var(--second)}
.chart .line.second{fill:none;stroke:var(--second)}
.chart .dots{stroke:var(--bar);stroke-width:3.6;stroke-linecap:round;opacity:.5}.chart .dashed{stroke-dasharray:5 4;stroke-width:1.4}
.chart .error{stroke:var(--ink);stroke-width:1.4}.chart .line{fill:none;stroke:var(--bar);stroke-width:2.2}
"""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 62, 20, 48, 52


class Chart:
    def __init__(self, title, text, across, up, highest, lowest=0):
        self.highest, self.lowest = highest, lowest
        self.parts = [
            f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title text">',
            f'<title id="title">{escape(title)}</title>', f'<desc id="text">{escape(text)}</desc>',
            f"<style>{STYLE}</style>", f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
            f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>',
            f'<text class="quiet" x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 12}" text-anchor="middle">{escape(across)}</text>',
            f'<text class="quiet" x="{LEFT}" y="40">{escape(up)}</text>',
        ]

    def y(self, value):
        return HEIGHT - BOTTOM - (value - self.lowest) / (self.highest - self.lowest) * (HEIGHT - TOP - BOTTOM)

    def x(self, part):
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def scale(self, values, form):
        for value in values:
            y = self.y(value)
            self.parts.append(f'<line class="rule" x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>')
            self.parts.append(f'<text class="quiet" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{form(value)}</text>')

    def mark(self, part, label, row=0):
        """A label under the chart, in the first or second row."""
        y, kind = HEIGHT - BOTTOM + 18 + 18 * row, ' class="quiet"' if row else ""
        self.parts.append(f'<text{kind} x="{self.x(part):.1f}" y="{y}" text-anchor="middle">{escape(label)}</text>')

    def bar(self, middle, width, value, error, kind="bar"):
        """`error` is the interval around the value."""
        left, y = self.x(middle - width / 2), self.y(value)
        self.parts.append(f'<rect class="{kind}" x="{left:.1f}" y="{y:.1f}" width="{self.x(width) - LEFT:.1f}" '
                          f'height="{HEIGHT - BOTTOM - y:.1f}"/>')
        x, low, high = self.x(middle), self.y(error[0]), self.y(min(error[1], self.highest))
        self.parts.append(f'<path class="error" d="M{x:.1f} {low:.1f}V{high:.1f}M{x - 4:.1f} {low:.1f}h8M{x - 4:.1f} {high:.1f}h8"/>')

    def steps(self, points, name, kind=""):
        """A line that stays level up to each point, with its name at the end."""
        path = f"M{self.x(points[0][0]):.1f} {self.y(points[0][1]):.1f}"
        for part, value in points[1:]:
            path += f"H{self.x(part):.1f}V{self.y(value):.1f}"
        self.parts.append(f'<path class="line {kind}" d="{path}"/>')
        x, y = self.x(points[-1][0]), self.y(points[-1][1])
        self.parts.append(f'<text x="{min(x, WIDTH - RIGHT):.1f}" y="{y - 7:.1f}" text-anchor="end">{escape(name)}</text>')

    def dots(self, points):
        """A dot for each (part, value)."""
        path = "".join(f"M{self.x(part):.1f} {self.y(value):.1f}h0" for part, value in points)
        self.parts.append(f'<path class="dots" d="{path}"/>')

    def line(self, points, kind=""):
        path = "L".join(f"{self.x(part):.1f} {self.y(value):.1f}" for part, value in points)
        self.parts.append(f'<path class="line {kind}" d="M{path}"/>')

    def range(self, part, value, error):
        """A value with its interval."""
        x, low, high = self.x(part), self.y(error[0]), self.y(error[1])
        self.parts.append(f'<path class="error" d="M{x:.1f} {low:.1f}V{high:.1f}M{x - 4:.1f} {low:.1f}h8M{x - 4:.1f} {high:.1f}h8"/>')
        self.parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{self.y(value):.1f}" r="4.5"/>')

    def text(self):
        return "\n".join(self.parts) + "\n</svg>\n"


def bars(title, text, across, rows):
    """rows: (label, share, (low, high)), as parts of 1."""
    highest = max(high for _, _, (_, high) in rows)
    step = next(one for one in (0.02, 0.05, 0.1, 0.2) if highest / one <= 6 or one == 0.2)
    top = step * (int(highest / step) + 1)
    chart = Chart(title, text, across, "%", top)
    chart.scale([i * step for i in range(int(top / step + 0.5) + 1)], lambda value: f"{100 * value:.0f}")
    for i, (label, share, error) in enumerate(rows):
        middle = (i + 0.5) / len(rows)
        chart.bar(middle, 0.66 / len(rows), share, error)
        chart.mark(middle, label)
    return chart.text()
