#!/usr/bin/env python3
"""run.py BUILD: runs examples/python/*.ipynb in Jupyter. The last line is "N passed, N failed". With a second argument, a folder,
it writes the notebooks with their outputs there. Needs the packages python3-nbclient and python3-ipykernel."""
import os
import pathlib
import sys

import nbclient
import nbformat

TOP = pathlib.Path(__file__).resolve().parents[2]


def run(path, folder):
    """The number of pictures. A cell that fails raises an exception."""
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    if folder:
        nbformat.write(notebook, pathlib.Path(folder) / path.name)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return sum("image/svg+xml" in output.get("data", {}) for output in outputs)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    os.environ.update(SHUDU_LIBRARY=str(build / "src" / "libshudu.so.0"), PYTHONPATH=str(TOP / "bindings" / "python"))
    failed, paths = 0, sorted((TOP / "examples" / "python").glob("*.ipynb"))
    for path in paths:
        try:
            print(f"ok: {path.name}, {run(path, sys.argv[2] if len(sys.argv) > 2 else None)} pictures", flush=True)
        except Exception as error:
            failed += 1
            print(f"not ok: {path.name}: {error}")
    print(f"{len(paths) - failed} passed, {failed} failed")


if __name__ == "__main__":
    main()
