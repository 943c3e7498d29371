"""The answers of the Python package.

    answers.py many LIMIT   reads lines of 81 characters; writes the number of solutions up to LIMIT and one of them
    answers.py ask          reads lines "QUESTION<tab>OPTIONS<tab>TEXT", with \\n in the text for the end of a line; writes the status
                            and the answer
    answers.py stop         the same with a watch that stops at once; writes whether the call was cancelled and the seconds it took
"""
import ctypes
import sys
import time

import shudu
from shudu._library import _Buffer, Watching, library


def ask(line, progress=None):
    question, options, text = line.split("\t")
    data = text.replace("\\n", "\n").encode("utf-8", "surrogatepass")
    buffer = _Buffer()
    with Watching(progress) as watching:
        status = library.shudu_ask(question.encode(), data, len(data), options.encode(), watching.pointer, ctypes.byref(buffer))
    reply = ctypes.string_at(buffer.data, buffer.size).decode()
    library.shudu_release(ctypes.byref(buffer))
    return status, reply


def main():
    lines = sys.stdin.read().split("\n")[:-1]
    if sys.argv[1] == "many":
        for solved in shudu.solve_many(lines, limit=int(sys.argv[2])):
            print(solved.solutions, solved.solution or "0" * 81)
    elif sys.argv[1] == "ask":
        for line in lines:
            status, reply = ask(line)
            print(status, reply.rstrip("\n").replace("\n", "\\n"))
    else:
        for line in lines:
            begin = time.monotonic()
            status, _ = ask(line, lambda done, count: False)
            print(status == 3, time.monotonic() - begin)


main()
