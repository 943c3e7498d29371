"""The search tree of an algorithm's film: a node for each guess, which appears when it is made, and turns red when it is
taken back and green when it is part of the solution.
"""

from dataclasses import dataclass, field

from pictures.board import rectangle
from pictures.film import Film

PITCH = 30  # from one depth to the next


@dataclass
class Node:
    label: str
    depth: int
    begin: float
    end: float | None = None  # when it was taken back
    children: list["Node"] = field(default_factory=list)
    x: float = 0


def tree_of(events: list[dict], times: list[float]) -> Node:
    root = Node("", 0, 0)
    path = [root]
    for event, time in zip(events, times):
        if event["kind"] == "guess":
            del path[event["depth"] :]
            node = Node(f"{event['cell']}={event['digit']}", event["depth"], time)
            path[-1].children.append(node)
            path.append(node)
        elif event["kind"] == "remove" and event["reason"] == "tried":
            path[event["depth"] + 1].end = time
    return root


def draw_tree(film: Film, root: Node, solved: float, left: float, right: float, top: float) -> None:
    leaves = _leaves(root)
    for i, leaf in enumerate(leaves):
        leaf.x = left + (right - left) * (i + 0.5) / len(leaves)
    _centre(root)
    film.rule(".n{font-size:11px;text-anchor:middle;fill:var(--paper);font-weight:600}")
    _draw_edges(film, root, top)
    _draw_nodes(film, root, solved, top)


def _leaves(node: Node) -> list[Node]:
    return [leaf for child in node.children for leaf in _leaves(child)] or [node]


def _centre(node: Node) -> None:
    """Puts every node over the middle of its children."""
    for child in node.children:
        _centre(child)
    if node.children:
        node.x = (node.children[0].x + node.children[-1].x) / 2


def _draw_edges(film: Film, node: Node, y: float) -> None:
    for child in node.children:
        edge = f'<path d="M{node.x:g} {y:g}L{child.x:g} {y + PITCH:g}" stroke="var(--thin)" stroke-width="1.5"/>'
        film.show(edge, (child.begin, None))
        _draw_edges(film, child, y + PITCH)


def _draw_nodes(film: Film, node: Node, solved: float, y: float) -> None:
    if node.depth == 0:
        film.add(f'<circle cx="{node.x:g}" cy="{y:g}" r="6" fill="var(--depth0)"/>')
    else:
        changed = solved if node.end is None else node.end
        film.show(_pill(node, f"depth{node.depth}", y), (node.begin, changed))
        film.show(_pill(node, "green" if node.end is None else "red", y), (changed, None))
    for child in node.children:
        _draw_nodes(film, child, solved, y + PITCH)


def _pill(node: Node, colour: str, y: float) -> str:
    label = f'<text class="n" x="{node.x:g}" y="{y + 4:g}">{node.label}</text>'
    return rectangle(node.x - 28, y - 10, 56, 20, f'rx="10" fill="var(--{colour})"') + label
