#!/usr/bin/env python3
"""Checks the recipes of packaging: syntax, versions, first lines, and what fill.sh makes of them. The workflow of GitHub is read
with PyYAML if it is installed. The last line is "N passed, N failed, N skipped"."""
import ast
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
RECIPES = TOP / "packaging"
VERSION = re.search(r"project\(shudu VERSION (\S+)", (TOP / "CMakeLists.txt").read_text()).group(1)
PLACEHOLDER = re.compile(r"@[A-Z0-9]+@")
results = {"passed": 0, "failed": 0, "skipped": 0}


def check(what, good, said=""):
    results["passed" if good else "failed"] += 1
    if not good:
        print(f"not ok: {what}\n{said}")


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def check_command(what, *command):
    if shutil.which(command[0]) is None:
        results["skipped"] += 1
        print(f"skipped: {what} needs {command[0]}")
        return
    done = run(*command)
    check(what, done.returncode == 0, done.stdout)


def check_python(path):
    try:
        ast.parse(path.read_text())
        check(path, True)
    except SyntaxError as error:
        check(path, False, error)


def check_recipes():
    files = [path for path in sorted(RECIPES.glob("*/**/*")) if path.is_file()]
    for path in files:
        if path.name in ("usage", "main.cpp"):
            continue
        first = path.read_text().split("\n")[1 if path.suffix == ".json" else 0]
        check(f"{path} says that it is untested", "Untested: " in first, first)
    for path in RECIPES.glob("*/**/*.py"):
        check_python(path)
    port = json.loads((RECIPES / "vcpkg" / "vcpkg.json").read_text())
    check("vcpkg.json", port["version"] == VERSION and sorted(port) and "zlib" in port["dependencies"])
    for path, form in (("aur/PKGBUILD", "pkgver={}\n"), ("conan/conanfile.py", 'version = "{}"\n'), ("nix/flake.nix", 'version = "{}";'),
                       ("spack/package.py", 'version("{}", ')):
        check(f"the version of {path}", form.format(VERSION) in (RECIPES / path).read_text())
    check_command("PKGBUILD", "bash", "-n", str(RECIPES / "aur" / "PKGBUILD"))
    nix = (RECIPES / "nix" / "flake.nix").read_text()
    check("the brackets of flake.nix", all(nix.count(a) == nix.count(b) for a, b in ("{}", "[]", "()")))
    named = re.findall(r"-D(SHUDU_\w+)|\"(SHUDU_\w+)\"", "".join(path.read_text() for path in files))
    known = (TOP / "CMakeLists.txt").read_text() + (TOP / "src" / "CMakeLists.txt").read_text()
    for option in sorted({a or b for a, b in named}):
        check(f"the option {option}", f"option({option} " in known)


def check_fill():
    with tempfile.TemporaryDirectory() as folder:
        archive = pathlib.Path(folder) / "shudu.tar.gz"
        archive.write_bytes(b"an archive")
        fill = str(RECIPES / "fill.sh")
        done = run(fill, "https://example.org/shudu", "https://example.org/shudu.tar.gz", str(archive), folder + "/out")
        check("fill.sh", done.returncode == 0, done.stdout)
        filled = {path: path.read_text() for path in pathlib.Path(folder, "out").glob("*/**/*") if path.is_file()}
        for path, text in filled.items():
            check(f"{path.name} is filled in", not PLACEHOLDER.search(text))
        formula = next(text for path, text in filled.items() if path.suffix == ".rb")
        check("the hash of the formula", hashlib.sha256(b"an archive").hexdigest() in formula)
        for wrong in ((), ("ftp://x", "https://x.org/a", str(archive), folder), ("https://x.org", "https://x.org/a|e", str(archive), folder),
                      ("https://x.org", "https://x.org/a", folder + "/none", folder)):
            check(f"fill.sh refuses {wrong}", run(fill, *wrong).returncode == 2)


def check_workflow():
    text = (TOP / ".github" / "workflows" / "ci.yml").read_text()
    check("the workflow says that it is untested", text.startswith("# Untested: "))
    try:
        import yaml
    except ImportError:
        results["skipped"] += 1
        print("skipped: the workflow needs PyYAML")
        return
    jobs = yaml.safe_load(text)["jobs"]
    check("every job has steps", all(job["steps"] and job["runs-on"] for job in jobs.values()))
    parts = run(str(TOP / "test"), "--list").stdout.split()
    for step in (step for job in jobs.values() for step in job["steps"] if step.get("run", "").startswith((".ci/run", "./test"))):
        for part in step["run"].split()[1:]:
            check(f"the part {part} of the workflow", part in parts or part.startswith("$"))


check_recipes()
check_fill()
check_workflow()
print("{passed} passed, {failed} failed, {skipped} skipped".format(**results))
