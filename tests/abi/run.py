#!/usr/bin/env python3
"""The binary interface of libshudu.so.0, compared with the recorded one by abidiff.

    tests/abi/run.py            compare
    tests/abi/run.py --record   write tests/abi/libshudu.so.0.abi anew; refuses a change that breaks programs

The interface is that of include/shudu/c.h. A library with the same functions and empty bodies is compiled with debug
information and described by abidw. tests/capi compares the functions of the header with the symbols of the real library.
The last line is "N passed, N failed".
"""
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
RECORD = HERE / "libshudu.so.0.abi"
HEADER = (TOP / "include/shudu/c.h").read_text()
BREAKS = 8  # the bit of abidiff's exit status

# A change of the header -> whether it breaks programs.
CHANGES = [
    ("int shudu_abi_version(void);", "int shudu_abi_version(void);\nint shudu_more(void);", False),
    ("int shudu_abi_version(void);", "", True),
    ("uint64_t limit, const", "uint32_t limit, const", True),
    ("  SHUDU_BAD_INPUT = 1,", "  SHUDU_BAD_INPUT = 5,", True),
    ("  char* data;", "  long more;\n  char* data;", True),
    ("void* context, double done", "void* context, float done", True),
]


def stub(header):
    """C source that defines every function of the header."""
    code = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    functions = []
    for result, name, given in re.findall(r"^((?:const )?\w+\*?) (shudu_\w+)(\([^;{]*\));", code, re.M):
        functions.append(f"{result} {name}{given} {{ {'return' if result == 'void' else 'return 0'}; }}")
    return '#include "c.h"\n' + "\n".join(functions) + "\n"


def describe(header, folder):
    """Writes the description of a header's interface and returns its path."""
    (folder / "c.h").write_text(header)
    (folder / "stub.c").write_text(stub(header))
    library = folder / "libshudu.so.0"
    subprocess.run(["cc", "-g", "-shared", "-fPIC", "-w", "-Wl,-soname,libshudu.so.0", "-Wl,--version-script=" + str(TOP / "cmake/libshudu.map"),
                    "stub.c", "-o", library], cwd=folder, check=True)
    dump = folder / "described.abi"
    subprocess.run(["abidw", "--no-corpus-path", "--no-comp-dir-path", "--no-show-locs", "--out-file", dump, library], check=True)
    return dump


def difference(header):
    """The exit status of abidiff, and what it says."""
    with tempfile.TemporaryDirectory() as folder:
        dump = describe(header, pathlib.Path(folder))
        done = subprocess.run(["abidiff", RECORD, dump], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr


def breaks(header):
    """Whether programs break, whether there is a difference, and what abidiff says. It marks changed functions with [C]."""
    status, said = difference(header)
    return bool(status & BREAKS) or "[C]" in said, status != 0, said


def record():
    if RECORD.exists() and breaks(HEADER)[0]:
        raise SystemExit("this change breaks programs that use libshudu.so.0: give the library a new SONAME, and remove " + RECORD.name)
    with tempfile.TemporaryDirectory() as folder:
        RECORD.write_text(describe(HEADER, pathlib.Path(folder)).read_text())


def main():
    if sys.argv[1:] == ["--record"]:
        return record()
    passed = failed = 0
    _, differs, said = breaks(HEADER)
    if differs:
        failed += 1
        print(said + "If this is meant, raise SHUDU_ABI_VERSION and run tests/abi/run.py --record (CONTRIBUTING.md).")
    else:
        passed += 1
    for old, new, expected in CHANGES:
        assert old in HEADER, old
        broken, seen, said = breaks(HEADER.replace(old, new, 1))
        if seen and broken == expected:
            passed += 1
        else:
            failed += 1
            print(f"{old!r} -> {new!r}: breaks {broken}, expected {expected}\n{said}")
    print(f"{passed} passed, {failed} failed")


main()
