"""The include graph of the rooms, and its comparison with the table in tests/layers/rooms.md.

A room is a folder: src/X, src/logic/X, apps/cli/X or apps/lab/X. Other folders below a room belong to it. A public header
(include/shudu) belongs to the room that the table names. A header below src is private.
"""
import os
import re

INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|<(shudu/[^>]+)>)', re.M)
HEADING = ["room", "public headers", "uses", "private headers of"]


class Room:
    def __init__(self, public=(), uses=(), private=()):
        self.public, self.uses, self.private = set(public), set(uses), set(private)


def read_table(text):
    """The rooms of the table, by name. Raises ValueError if there is no such table."""
    rooms, inside = {}, False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells == HEADING:
            inside = True
        elif inside and len(cells) == len(HEADING):
            if set(cells[0]) <= set("-: "):
                continue
            name, *lists = [cell.replace("`", "").split() for cell in cells]
            if len(name) != 1 or name[0] in rooms:
                raise ValueError(f"bad row: {line}")
            rooms[name[0]] = Room(*lists)
        elif inside:
            return rooms
    if not inside:
        raise ValueError("there is no table with the columns " + ", ".join(HEADING))
    return rooms


def room_of_folder(folder):
    """src/logic/chains is logic/chains; src/format/codec is format; apps/cli is apps/cli."""
    parts = folder.split("/")
    if parts[0] == "src":
        depth = 3 if parts[1:2] == ["logic"] else 2
        return "/".join(parts[1:depth])
    return "/".join(parts[:3])


class Tree:
    """The sources below a folder: the files of every room and what they include."""

    def __init__(self, root, table):
        self.root = root
        self.unresolved = []
        self.folders = set()  # the rooms that exist as folders
        self.public = set()  # headers, relative to include/shudu
        self.edges = {}  # (room, room, "uses" or "private") -> "file includes header"
        self.owner = {header: name for name, room in table.items() for header in room.public}
        files = [self._relative(folder, name)
                 for top in ("include/shudu", "src", "apps/cli", "apps/lab")
                 for folder, _, names in os.walk(os.path.join(root, top))
                 for name in sorted(names) if name.endswith((".h", ".cpp", ".c"))]
        for file in files:
            if file.startswith("include/shudu/"):
                self.public.add(file[len("include/shudu/"):])
            else:
                self.folders.add(room_of_folder(os.path.dirname(file)))
        for file in files:
            self._add_edges(file)

    def _relative(self, folder, name):
        return os.path.relpath(os.path.join(folder, name), self.root).replace(os.sep, "/")

    def _room(self, file):
        if file.startswith("include/shudu/"):
            return self.owner.get(file[len("include/shudu/"):])
        return room_of_folder(os.path.dirname(file))

    def _resolve(self, file, header):
        for folder in (os.path.dirname(file), "include", "src", "apps/cli", "apps/lab"):
            path = os.path.normpath(os.path.join(folder, header)).replace(os.sep, "/")
            if os.path.isfile(os.path.join(self.root, path)):
                return path
        return None

    def _add_edges(self, file):
        with open(os.path.join(self.root, file), encoding="utf-8") as source:
            text = source.read()
        for quoted, angled in INCLUDE.findall(text):
            target = self._resolve(file, quoted or angled)
            if target is None:
                self.unresolved.append(f"{file} includes {quoted or angled}, which is not in the tree")
                continue
            here, there = self._room(file), self._room(target)
            if here and there and here != there:
                kind = "private" if target.startswith("src/") else "uses"
                self.edges.setdefault((here, there, kind), f"{file} includes {target}")


def cycle_in(edges):
    """The rooms of one cycle, in order, or an empty list."""
    next_of = {}
    for here, there, _ in sorted(edges):
        next_of.setdefault(here, []).append(there)
    done, path = set(), []

    def visit(room):
        if room in path:
            return path[path.index(room):] + [room]
        if room in done:
            return []
        path.append(room)
        for there in next_of.get(room, []):
            found = visit(there)
            if found:
                return found
        path.pop()
        done.add(room)
        return []

    for room in sorted(next_of):
        found = visit(room)
        if found:
            return found
    return []


def problems_by_check(root, table):
    """A list of (name of the check, its problems)."""
    tree = Tree(root, table)
    checks = [("includes", tree.unresolved)]
    checks.append(("public headers",
                   [f"include/shudu/{header} belongs to no room of the table" for header in sorted(tree.public - tree.owner.keys())] +
                   [f"include/shudu/{header} is in the table but not in the tree" for header in sorted(tree.owner.keys() - tree.public)]))
    checks.append(("rooms",
                   [f"the folder of {room} has no row in the table" for room in sorted(tree.folders - table.keys())] +
                   [f"{room} has neither a folder nor a public header" for room in sorted(table.keys() - tree.folders)
                    if not table[room].public]))
    cycle = cycle_in(tree.edges)
    checks.append(("no cycle", [" -> ".join(cycle)] if cycle else []))
    for name, room in table.items():
        problems = []
        for kind, drawn in (("uses", room.uses), ("private", room.private)):
            what = "private headers of " if kind == "private" else ""
            found = {there: why for (here, there, k), why in tree.edges.items() if here == name and k == kind}
            problems += [f"{name} may not use {what}{there}: {found[there]}" for there in sorted(found.keys() - drawn)]
            problems += [f"{name} does not use {what}{there}, but the table says so" for there in sorted(drawn - found.keys())]
        checks.append((name, problems))
    return checks
