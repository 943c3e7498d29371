"""Runs the code of examples/python/*.ipynb, cell by cell, as a notebook would: the value of the last line is shown.

`./test notebooks` runs them in Jupyter itself. Here fewer puzzles are solved, so that it is quick.
"""
import ast
import contextlib
import io
import json
import os
import pathlib
import unittest
import xml.dom.minidom
from unittest import mock

FOLDER = pathlib.Path(__file__).parents[3] / "examples" / "python"


def shown(value):
    """What a notebook shows of a value. Pictures must be XML."""
    picture = getattr(value, "_repr_svg_", None)
    if picture is None:
        return repr(value)
    xml.dom.minidom.parseString(picture())
    return picture()


def run_cell(source, names):
    """Runs a cell and returns what it shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return "" if last is None else shown(eval(compile(ast.Expression(last.value), "cell", "eval"), names))


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


class Notebooks(unittest.TestCase):
    def test_all_cells_run(self):
        paths = sorted(FOLDER.glob("*.ipynb"))
        self.assertGreaterEqual(len(paths), 5)
        for path in paths:
            names = {"__name__": "__main__"}
            with mock.patch.dict(os.environ, SHUDU_PUZZLES="20000"), contextlib.redirect_stdout(io.StringIO()) as said:
                pictures = 0
                for cell in read(path)["cells"]:
                    if cell["cell_type"] == "code":
                        with self.subTest(notebook=path.name, cell="".join(cell["source"])[:60]):
                            pictures += "<svg" in run_cell("".join(cell["source"]), names)
            self.assertTrue(said.getvalue(), path.name)
            if path.name != "a_million_puzzles.ipynb":
                self.assertGreater(pictures, 0, path.name)

    def test_outputs_are_stripped(self):
        for path in FOLDER.glob("*.ipynb"):
            for cell in read(path)["cells"]:
                self.assertFalse(cell.get("outputs") or cell.get("execution_count"), path.name)
