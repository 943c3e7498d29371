#!/usr/bin/env python3
"""Proves that a million puzzles have one solution, on the workers of a Dask cluster.

    python3 solve_with_dask.py tcp://SCHEDULER:8786 [PUZZLES]
    python3 solve_with_dask.py local [PUZZLES]          the same in this process

The puzzles come in pieces of 10,000. A worker makes the puzzles of its piece from the number of the piece, so that only a number
travels there and a short answer comes back. If a worker is lost, Dask gives its pieces to the others. The answer is the same in
any case: the number of puzzles with one solution, and a hash of all solutions.
"""
import hashlib
import sys

PIECE = 10_000


def puzzles_of(piece):
    """Puzzles that are made by relabelling the digits of 100 generated ones."""
    import numpy
    import shudu

    base = shudu.to_array([one.puzzle for one in shudu.generate(100, seed=1)])
    labels = numpy.zeros((PIECE, 10), numpy.uint8)
    labels[:, 1:] = numpy.random.default_rng(piece).random((PIECE, 9)).argsort(axis=1) + 1
    return numpy.take_along_axis(labels, base[numpy.arange(PIECE) % len(base)], axis=1)


def solve_piece(piece):
    """The number of puzzles with one solution, and the hash of the solutions."""
    import shudu

    solutions, counts = shudu.solve_many(puzzles_of(piece), limit=2)
    return int((counts == 1).sum()), hashlib.sha256(solutions.tobytes()).hexdigest()


def solve_on(address, pieces):
    """The answers of all pieces, in their order. Writes how many there are to standard error."""
    from distributed import Client, as_completed

    answers = {}
    with Client(address) as client:
        numbers = {future: piece for piece, future in enumerate(client.map(solve_piece, range(pieces), pure=False))}
        for future, answer in as_completed(numbers, with_results=True):
            answers[numbers[future]] = answer
            print(f"{len(answers)} of {pieces} pieces", file=sys.stderr, flush=True)
    return [answers[piece] for piece in range(pieces)]


def main():
    address = sys.argv[1] if len(sys.argv) > 1 else "local"
    pieces = (int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000) // PIECE
    answers = [solve_piece(piece) for piece in range(pieces)] if address == "local" else solve_on(address, pieces)
    together = hashlib.sha256("".join(digest for _, digest in answers).encode()).hexdigest()
    print(f"{sum(unique for unique, _ in answers)} of {PIECE * pieces} puzzles have one solution, hash {together[:16]}")


if __name__ == "__main__":
    main()
